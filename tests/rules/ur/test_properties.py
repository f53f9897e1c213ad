"""What holds in all positions: the spec's invariants as properties of single actions, of turns and of whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, islice
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import HealthCheck, assume, given, note, settings
from hypothesis import strategies as st

from eduba.games.ur.scoring import best_hand_face, one, tally_points
from eduba.games.ur.shape import (
    CODES,
    COLUMNS,
    FACES,
    LETTERS,
    NEIGHBOUR,
    PAIR,
    PLACE_NAMES,
    PLACES,
    ROWS,
    SIDE,
    SIDES,
    Face,
)
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import owns_face
from eduba.games.ur.war import attack_cost
from eduba.kernel.engine import Position
from rules.ur.board import ENGINE, TABLES, TEST_BOARD, answers, asked, position, supplies, ziggurats

patient = settings(deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
few = settings(patient, max_examples=10)
some = settings(patient, max_examples=60)

counts = st.tuples(*[st.integers(0, 4)] * (FACES + 1))
"""How many tiles a seat has of each face, and how many ziggurats."""
games = st.fixed_dictionaries({"seed": st.integers(0, 2**40), "players": st.integers(2, 4)})


# Scoring

SET_POINTS: Final = (0, 1, 3, 6, 10, 15, 21)


@cache
def best_division(held: tuple[int, ...]) -> int:
    """The most points of all divisions into sets: try every set that holds a tile of the first sort that is left."""
    left = [sort for sort, n in enumerate(held) if n]
    if not left:
        return 0
    first, *others = left
    best = 0
    for size in range(len(others) + 1):
        for joined in combinations(others, size):
            rest = tuple(n - (sort == first or sort in joined) for sort, n in enumerate(held))
            best = max(best, SET_POINTS[1 + size] + best_division(rest))
    return best


def tally(held: tuple[int, ...]) -> int:
    """Counts in the form in which the rules carry them."""
    return sum(n * one(sort) for sort, n in enumerate(held))


def with_one_more(held: tuple[int, ...], sort: int) -> tuple[int, ...]:
    """The counts with another tile of a sort."""
    return tuple(n + (i == sort) for i, n in enumerate(held))


@some
@given(counts)
def test_the_points_are_those_of_the_best_division_into_sets(held: tuple[int, ...]) -> None:
    assert tally_points(TABLES, tally(held)) == best_division(held)


@some
@given(counts, st.sampled_from(CODES))
def test_the_hand_tile_counts_as_its_better_face(held: tuple[int, ...], hand: str) -> None:
    face = best_hand_face(position("a1:0x1", hand=hand).state, 0, tally(held))
    either = (PAIR[CODES.index(hand), 0], PAIR[CODES.index(hand), 1])
    assert best_division(with_one_more(held, face)) == max(best_division(with_one_more(held, f)) for f in either)


@some
@given(counts, st.integers(0, FACES))
def test_invariant_12_one_more_tile_adds_one_to_six_points(held: tuple[int, ...], sort: int) -> None:
    gain = tally_points(TABLES, tally(with_one_more(held, sort))) - tally_points(TABLES, tally(held))
    assert 1 <= gain <= 6


# Single actions: invariant 10

MARKERS: Final = 3
"""At most so many ziggurats stand on the boards below; a seat keeps as many tokens for them."""


@st.composite
def turns(draw: st.DrawFn, face: Face) -> Position:
    """Seat 0 begins its turn with a tile that offers an action, amid stacks and ziggurats of all seats."""
    names = st.sampled_from(PLACE_NAMES)
    built = draw(st.dictionaries(names, st.integers(0, 3), max_size=MARKERS))
    left = [TABLES.tokens - MARKERS] * 4
    stacks = []
    for name, seat in draw(st.dictionaries(names, st.sampled_from([0, 0, 1, 2, 3]), min_size=4, max_size=20)).items():
        if name not in built and left[seat]:
            n = draw(st.integers(1, min(5, left[seat])))
            left[seat] -= n
            stacks.append(f"{name}:{seat}x{n}")
    hidden = {name: tile[1].upper() for name, tile in zip(PLACE_NAMES, TEST_BOARD.split(), strict=True)}
    board: dict[str, Any] = {
        "on_board": " ".join(stacks),
        "ziggurats": " ".join(f"{name}:{seat}" for name, seat in built.items()),
        "shows": " ".join(f"{name}:{hidden[name]}" for name in sorted(draw(st.sets(names, max_size=12)))),
        "hand": draw(st.sampled_from([code for code in CODES if LETTERS[face] in code])),
        "supply": draw(st.dictionaries(st.integers(0, 3), st.integers(0, 3), max_size=2)),
    }
    note(f"position(**{board})")
    return position(**board)


def performed(data: st.DataObject, face: Face) -> tuple[Position, Position]:
    """A position before and after an action, its questions answered in any legal way."""
    before = data.draw(turns(face))
    assume(f"act {LETTERS[face]}" in answers(before))
    after = before.copy()
    after.play(f"act {LETTERS[face]}")
    while after.state.step in (Step.GROW, Step.STOCK, Step.SHARE, Step.KEEP, Step.ATTACK, Step.ADVANCE):
        after.play(data.draw(st.sampled_from(answers(after))))
    return before, after


def stacks(p: Position, *seats: int) -> dict[str, tuple[int, int]]:
    """Owner and tokens of the tiles of some seats."""
    s: State = p.state
    return {PLACE_NAMES[i]: (s.owner[i], s.tokens[i]) for i in range(PLACES) if s.owner[i] in seats}


def total(p: Position, seat: int) -> int:
    """The tokens of a seat on tiles."""
    return sum(n for _, n in stacks(p, seat).values())


def tokens_in_all(p: Position) -> list[int]:
    """The tokens of each seat on tiles and in its supply."""
    return [total(p, seat) + p.state.supply[seat] for seat in range(p.seats)]


@some
@given(st.data())
def test_invariant_10_agriculture_changes_no_other_seat(data: st.DataObject) -> None:
    before, after = performed(data, Face.AGRICULTURE)
    assert stacks(after, 1, 2, 3) == stacks(before, 1, 2, 3)
    assert supplies(after)[1:] == supplies(before)[1:]
    assert tokens_in_all(after) == tokens_in_all(before)
    assert ziggurats(after) == ziggurats(before)


@some
@given(st.data())
def test_invariant_10_trade_only_adds_to_own_trade_tiles(data: st.DataObject) -> None:
    before, after = performed(data, Face.TRADE)
    grown = stacks(after, 0)
    for name, (_, n) in stacks(before, 0).items():
        is_trade = owns_face(before.state, 0, PLACE_NAMES.index(name), Face.TRADE)
        assert grown.pop(name)[1] >= n if is_trade else grown.pop(name)[1] == n
    assert grown == {}
    assert stacks(after, 1, 2, 3) == stacks(before, 1, 2, 3)
    assert tokens_in_all(after) == tokens_in_all(before)
    assert ziggurats(after) == ziggurats(before)


@some
@given(st.data())
def test_invariant_10_culture_only_adds(data: st.DataObject) -> None:
    before, after = performed(data, Face.CULTURE)
    everyone = stacks(before, 0, 1, 2, 3)
    fed = stacks(after, 0, 1, 2, 3)
    assert fed.keys() == everyone.keys()
    for name, (owner, n) in everyone.items():
        assert fed[name][0] == owner
        assert fed[name][1] >= n
    assert tokens_in_all(after) == tokens_in_all(before)
    assert ziggurats(after) == ziggurats(before)


@some
@given(st.data())
def test_invariant_10_politics_keeps_the_total_and_wins_no_tile(data: st.DataObject) -> None:
    before, after = performed(data, Face.POLITICS)
    assert total(after, 0) == total(before, 0)
    assert stacks(after, 0).keys() <= stacks(before, 0).keys()
    assert stacks(after, 1, 2, 3) == stacks(before, 1, 2, 3)
    assert supplies(after) == supplies(before)
    assert ziggurats(after) == ziggurats(before)


@some
@given(st.data())
def test_invariant_10_an_attack_costs_what_falls_and_moving_in_costs_nothing(data: st.DataObject) -> None:
    p = data.draw(turns(Face.WAR))
    assume("act W" in answers(p))
    p.play("act W")
    while asked(p) == "0 attack":
        before = p.copy()
        answer = data.draw(st.sampled_from(answers(p)))
        p.play(answer)
        if answer == "cease":
            break
        source, target = p.state.war_from, p.state.war_to
        defender, fallen = before.state.owner[target], before.state.tokens[target]
        assert target in [NEIGHBOUR[source, side] for side in range(SIDES)]
        assert total(p, 0) == total(before, 0) - fallen - attack_cost(before.state, source, target)
        for seat in (1, 2, 3):
            assert total(p, seat) == total(before, seat) - (fallen if seat == defender else 0)
        fought = total(p, 0)
        p.play(data.draw(st.sampled_from(answers(p))))
        assert total(p, 0) == fought
        assert tokens_in_all(p) == tokens_in_all(before)


# Whole games


class Decision(NamedTuple):
    """A decision of a random game: what was answered, the position before it and the one after it."""

    before: Position
    answer: str
    after: Position


SAMPLE: Final = 9
"""Where a look at every decision would take long, one in so many is looked at."""


def random_game(seed: int, players: int, **options: object) -> Iterator[Decision]:
    """A game with random answers, decision by decision."""
    random = Random(seed)
    p = ENGINE.new({"players": players, **options}, seed)
    while p.actor >= 0:
        before = p.copy()
        action = random.choice(p.legal())
        p.play(action)
        yield Decision(before, ENGINE.game.actions.text(action), p)


@some
@given(games)
def test_invariant_7_all_neighbours_differ_in_the_layout(game: dict[str, int]) -> None:
    s: State = ENGINE.new({"players": game["players"]}, game["seed"]).state
    pairs = [(i, NEIGHBOUR[i, side]) for i in range(PLACES) for side in range(SIDES) if NEIGHBOUR[i, side] >= 0]
    assert len(pairs) == 120
    assert all(s.face[a] != s.face[b] for a, b in pairs)


@few
@given(games, st.sampled_from(["exchangeable", "removed"]))
def test_tokens_tiles_and_ziggurats_are_conserved_to_the_end(game: dict[str, int], spares: str) -> None:
    for decision in random_game(**game, two_player_spares=spares):
        assert decision.after.broken() is None


@few
@given(games)
def test_invariant_4_no_ziggurat_falls_and_no_seat_builds_more_than_two_in_a_turn(game: dict[str, int]) -> None:
    built = 0
    for before, answer, after in random_game(**game):
        assert set(ziggurats(before).split()) <= set(ziggurats(after).split())
        built += answer.startswith("build")
        assert built <= 2
        if after.state.turn != before.state.turn:
            built = 0


@few
@given(games)
def test_invariant_6_tiles_change_only_when_shown_on_a_free_place(game: dict[str, int]) -> None:
    for before, answer, after in random_game(**game):
        a, b = before.state, after.state
        changed = [i for i in range(PLACES) if (a.kind[i], a.face[i]) != (b.kind[i], b.face[i])]
        if answer.startswith("show"):
            assert changed == [a.pending_spot]
            assert a.owner[a.pending_spot] == a.ziggurat[a.pending_spot] == -1
        else:
            assert changed == []


@few
@given(games)
def test_invariant_8_each_turn_changes_one_hand_once(game: dict[str, int]) -> None:
    exchanges = 0
    for before, _, after in random_game(**game):
        seat, a, b = before.actor, before.state, after.state
        changed = [i for i in range(a.seats) if a.hand[i] != b.hand[i]]
        assert changed in ([], [seat])
        exchanges += len(changed)
        if b.turn != a.turn:
            assert exchanges == 1
        if b.turn != a.turn or a.setup_step != b.setup_step:
            exchanges = 0


@few
@given(games)
def test_invariant_11_no_turn_has_more_than_two_actions_and_tokens(game: dict[str, int]) -> None:
    done = 0
    for before, answer, after in random_game(**game):
        done += answer.split()[0] in ("act", "reinforce")
        assert done <= 2
        if after.state.turn != before.state.turn:
            done = 0


@few
@given(games)
def test_invariants_9_and_13_there_is_an_answer_until_the_game_ends_within_sixty_rounds(game: dict[str, int]) -> None:
    for decision in random_game(**game):
        legal = decision.after.legal()
        assert bool(legal) == (decision.after.actor >= 0)
        assert legal == sorted(set(legal))
    assert decision.after.state.round <= 60


@few
@given(games)
def test_invariant_14_everyone_sees_the_same(game: dict[str, int]) -> None:
    for decision in islice(random_game(**game), 0, None, SAMPLE):
        p = decision.after
        assert all(p.view(seat) == p.view(-1) for seat in range(p.seats))
        assert p.determinized(0, seed=1).view(-1) == p.view(-1)


# Mirrors: invariant 15

Mirror = Callable[[int, int], tuple[int, int]]
"""Where a row and a column of the grid come to lie."""

MIRRORS: Final[dict[str, Mirror]] = {
    "left and right": lambda row, column: (row, COLUMNS - 1 - column),
    "top and bottom": lambda row, column: (ROWS - 1 - row, column),
    "along the diagonal": lambda row, column: (column, row),
    "a quarter turn": lambda row, column: (column, ROWS - 1 - row),
    "half a turn": lambda row, column: (ROWS - 1 - row, COLUMNS - 1 - column),
}


def mirrored_place(mirror: Mirror, place: int) -> int:
    """Where a place comes to lie; -1 stays -1."""
    row, column = mirror(place // COLUMNS, place % COLUMNS)
    return row * COLUMNS + column if place >= 0 else -1


def mirrored(p: Position, mirror: Mirror) -> Position:
    """The position on the mirrored grid."""
    image = p.copy()
    s, t = p.state, image.state
    for field in ("kind", "face", "owner", "tokens", "ziggurat", "lifted"):
        for i in range(PLACES):
            getattr(t, field)[mirrored_place(mirror, i)] = getattr(s, field)[i]
    for field in ("last_tile", "cursor", "war_from", "war_to", "pending_spot"):
        setattr(t, field, mirrored_place(mirror, getattr(s, field)))
    return image


def mirrored_answer(mirror: Mirror, answer: str) -> str:
    """An answer with its places and sides renamed."""
    verb, *values = answer.split()
    if values and values[0] in PLACE_NAMES:
        source = PLACE_NAMES.index(values[0])
        image = mirrored_place(mirror, source)
        if verb == "attack":
            target = mirrored_place(mirror, NEIGHBOUR[source, SIDE.names.index(values[1])])
            values[1] = next(name for side, name in enumerate(SIDE.names) if NEIGHBOUR[image, side] == target)
        values[0] = PLACE_NAMES[image]
    return " ".join([verb, *values])


IN_ASCENDING_ORDER: Final = (Step.STOCK, Step.SHARE, Step.KEEP)
"""Questions whose answers depend on the tiles still to be asked about."""


@pytest.mark.parametrize("mirror", MIRRORS.values(), ids=MIRRORS)
@few
@given(game=games)
def test_invariant_15_on_a_mirrored_grid_the_mirrored_answers_are_legal(mirror: Mirror, game: dict[str, int]) -> None:
    for before, _, _ in islice(random_game(**game), 0, None, SAMPLE):
        if before.state.step not in IN_ASCENDING_ORDER:
            expected = sorted(mirrored_answer(mirror, answer) for answer in answers(before))
            assert sorted(answers(mirrored(before, mirror))) == expected


# The canonical order: invariant 16


@st.composite
def crowded_turns(draw: st.DrawFn) -> dict[str, Any]:
    """Seat 0 begins its turn on a grid with little room: few enough turns to try all of them.

    War is left out: its walks are the same in both orders, and there are too many.
    """
    names = draw(st.permutations(PLACE_NAMES))
    own, room, players = draw(st.integers(1, 4)), draw(st.integers(1, 2)), draw(st.integers(2, 4))
    held = [f"{name}:0x{draw(st.sampled_from([1, 4, 5, 5]))}" for name in names[:own]]
    held += [f"{name}:{1 + i % (players - 1)}x1" for i, name in enumerate(names[own + room :])]
    return {
        "on_board": " ".join(held),
        "players": players,
        "hand": draw(st.sampled_from([code for code in CODES if "W" not in code])),
        "spares": draw(st.sampled_from(["TC TC", "TC TW"])) if players == 2 else None,
        "supply": {0: draw(st.integers(0, 3)), 1: draw(st.integers(0, 3))},
    }


def ends_of_turn(p: Position) -> set[bytes]:
    """Every position in which the turn may end, apart from the order of the spares and what only serves search."""
    ends = set()
    seen = {p.key()}
    waiting = [p]
    while waiting:
        q = waiting.pop()
        for action in q.legal():
            after = q.copy()
            after.play(action)
            s: State = after.state
            if s.turn != p.state.turn or s.actor < 0:
                s.step_order, s.last_tile = 0, -1
                s.spare[0], s.spare[1] = sorted((s.spare[0], s.spare[1]))
                ends.add(after.key())
            elif after.key() not in seen:
                seen.add(after.key())
                waiting.append(after)
    return ends


@settings(patient, max_examples=30)
@given(crowded_turns())
def test_invariant_16_canonical_order_reaches_the_same_ends_of_a_turn(board: dict[str, Any]) -> None:
    free = position(**board, options={"step_order": "free"})
    canonical = position(**board, options={"step_order": "canonical"})
    assert ends_of_turn(canonical) == ends_of_turn(free)
