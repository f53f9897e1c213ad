"""What is hidden: face-down tokens and tiles, Quest cards, and bids until both are made; and what everybody sees."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.rewards import give_quest
from eduba.games.gardens.secrets import any_share, divisions
from eduba.games.gardens.shape import EVENT_CODES, FLOORS, HIGHEST_BID
from eduba.games.gardens.state import State, Step
from eduba.kernel.engine import Position
from eduba.kernel.record import ALL, OWNER, Field, Row, Table
from rules.gardens.battlefield import fight
from rules.gardens.board import ENGINE, TABLES, drafted, empty_log, play, position, region

SEEDS = range(12)


def somewhere(players: int, seed: int, decisions: int, **options: object) -> Position:
    """A position reached by random answers, seldom by the end of a turn."""
    boxes = {"expansion_a": True} if players > 4 else {}
    p = ENGINE.new({"players": players, **boxes, **options}, seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        legal = p.legal()
        weights = [0.2 if GAME.actions.text(action) == "end_turn" else 1 for action in legal]
        p.play(chance.choices(legal, weights)[0])
    return p


def quests(p: Position, seat: int) -> list[int]:
    """The Quest cards in a hand."""
    return [p.state.hand[seat, i] for i in range(p.state.hand_size[seat])]


def quest_cards(p: Position) -> Counter[int]:
    """All Quest cards, wherever they are."""
    s: State = p.state
    put_back = [s.returned[seat] for seat in range(s.dug, p.seats) if s.returned[seat] >= 0]
    held = [card for seat in range(p.seats) for card in quests(p, seat)]
    return Counter([*held, *put_back, *(s.deck[i] for i in range(s.deck_size))])


def hidden_cards(p: Position) -> dict[int, int]:
    """The Event cards under face-down tokens, by region."""
    return {i: card for i, card in enumerate(p.state.hidden_card.tolist()) if card >= 0}


@pytest.mark.parametrize(("players", "decisions"), [(2, 5), (2, 150), (3, 80), (4, 200), (6, 300)])
def test_a_guess_keeps_what_is_known_and_forgets_the_rest(players: int, decisions: int) -> None:
    p = somewhere(players, players, decisions)
    for seat in range(-1, players):
        for seed in range(4):
            guess = p.determinized(seat, seed)
            assert guess.view(seat) == p.view(seat)
            assert guess.observe(seat) == p.observe(seat)
            assert guess.broken() is None
            assert quest_cards(guess) == quest_cards(p)
            assert hidden_cards(guess).keys() == hidden_cards(p).keys()
            assert guess.determinized(seat, seed + 1).key() == p.determinized(seat, seed + 1).key()


def test_tv_119_other_hands_make_no_difference_to_a_view() -> None:
    p = position()
    for seat in range(-1, 4):
        views = [p.determinized(seat, seed).view(seat) for seed in SEEDS]
        assert views == [p.view(seat)] * len(views)


def test_a_seat_knows_its_hand_and_what_it_put_back() -> None:
    p = position()
    for seed in SEEDS:
        guess = p.determinized(1, seed)
        assert quests(guess, 1) == quests(p, 1)
        assert guess.state.returned[1] == p.state.returned[1]
    assert len({tuple(quests(p.determinized(1, seed), 0)) for seed in SEEDS}) > 1
    assert len({p.determinized(1, seed).state.returned[0] for seed in SEEDS}) > 1
    assert len({p.determinized(1, seed).state.deck[0] for seed in SEEDS}) > 1


def test_a_spectator_knows_no_hand() -> None:
    p = position()
    for seat in range(4):
        assert len({tuple(quests(p.determinized(-1, seed), seat)) for seed in SEEDS}) > 1
    assert all(player["quests"] is None for player in p.view(-1)["players"])
    assert p.view(-1)["quests"] == {}


def test_a_card_that_was_put_back_and_drawn_again_is_known_to_who_put_it_back() -> None:
    p = drafted("sumer akkad babylon elam assyria hatti", "1 2 3 4 5 6", {"expansion_b": "no"})
    while p.state.step < Step.TURN:
        p.play(p.legal()[0])
    s: State = p.state
    assert s.deck_size == 0
    give_quest(s, empty_log(), 3)
    give_quest(s, empty_log(), 5)
    assert (s.dug, quests(p, 3)[-1], quests(p, 5)[-1]) == (2, s.returned[0], s.returned[1])
    assert p.broken() is None
    for seed in SEEDS:
        guess = p.determinized(0, seed)
        assert quests(guess, 3)[-1] == s.returned[0] == guess.state.returned[0]
        assert quests(guess, 5)[-1] == guess.state.returned[1]
        assert guess.broken() is None
        assert guess.view(0) == p.view(0)
    assert len({p.determinized(0, seed).state.returned[1] for seed in SEEDS}) > 1
    assert len({p.determinized(4, seed).state.returned[0] for seed in SEEDS}) > 1
    assert {p.determinized(3, seed).state.returned[0] for seed in SEEDS} == {s.returned[0]}


def test_after_the_end_hands_are_open() -> None:
    p = ENGINE.new({"players": 2, "max_rounds": 30, "draft": "random"}, seed=3)
    while p.actor >= 0:
        legal = p.legal()
        p.play(legal[-1] if p.state.step != Step.TURN else GAME.actions.parse("end_turn"))
    assert p.view(-1)["players"][0]["quests"] is not None
    assert p.determinized(-1, 7).view(-1) == p.view(-1)


def test_face_down_tokens_are_guessed_by_terrain_from_what_nobody_has_seen() -> None:
    p = position(tokens="harran=ev11", units="0:spearman@assur")
    play(p, "pawn explore", "activate spearman assur", "move harran 0")
    t = TABLES
    found: dict[int, set[int]] = {}
    for seed in SEEDS:
        guess = hidden_cards(p.determinized(0, seed))
        assert region("harran") not in guess
        assert len(set(guess.values())) == len(guess)
        for place, card in guess.items():
            assert t.event_terrain[card] == t.terrain[place]
            assert card != EVENT_CODES.index("ev11")
            found.setdefault(place, set()).add(card)
    assert all(len(cards) > 1 for cards in found.values())
    assert all(card < 30 for cards in found.values() for card in cards)


def test_spare_tokens_of_an_expansion_may_lie_anywhere_of_their_terrain() -> None:
    p = position(options={"expansion_a": True})
    cards = {card for seed in range(30) for card in hidden_cards(p.determinized(0, seed)).values()}
    assert cards == set(range(36))


def test_tiles_of_higher_floors_are_guessed_floor_by_floor() -> None:
    p = position(options={"expansion_b": True})
    for floor in range(1, FLOORS):
        tiles = {p.determinized(0, seed).state.hidden_tile[floor] for seed in range(40)}
        assert len(tiles) == 4
        assert {TABLES.tile_floor[tile] for tile in tiles} == {floor + 1}
    assert {p.determinized(0, seed).state.tile[0] for seed in SEEDS} == {p.state.tile[0]}


def bidding(bones: str, **given: Any) -> Position:
    """Seat 0 attacks seat 1 in Harran."""
    return fight("0:harran=s 1:harran=s", "1/1/0", "1/1/0", bones=bones, held="harran=1", **given)


def test_tv_115_a_bid_is_seen_by_the_bidder_alone_until_both_are_made() -> None:
    p = bidding("0=9 1=4", ahead="1 0")
    play(p, "bid 4", "bid 1", "bid 0")
    assert p.view(0)["fight"]["own_bid"] == [4, 1, 0]
    for eyes in (1, 2, -1):
        shown = p.view(eyes)
        assert shown["fight"]["bids_made"] == [3, 0]
        assert shown["fight"]["bids"] is None
        assert shown["fight"]["own_bid"] == ([0, 0, 0] if eyes == 1 else None)
        assert shown["players"][0]["stock"]["knucklebone"] == 9
    play(p, "bid 0", "bid 0", "bid 0")
    assert p.view(2)["players"][0]["stock"]["knucklebone"] == 4


def test_ga_20_5_ga_20_6_a_foreign_bid_is_guessed_by_its_total_then_by_its_division() -> None:
    p = bidding("0=6 1=4", ships="0:harran-qatna")
    play(p, "bid 2", "bid 1", "bid 0")
    guesses = [tuple(p.determinized(1, seed).state.bid.tolist()[0]) for seed in range(300)]
    totals = Counter(sum(guess) for guess in guesses)
    assert set(totals) == set(range(1, 8))
    assert all(25 <= n <= 65 for n in totals.values())
    assert {guess for guess in guesses if sum(guess) == 1} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert {tuple(p.determinized(0, seed).state.bid.tolist()[0]) for seed in SEEDS} == {(2, 1, 0)}


def test_only_compartments_that_were_bid_for_are_guessed() -> None:
    p = bidding("0=6 1=4")
    play(p, "bid 2")
    guesses = [p.determinized(2, seed).state.bid.tolist()[0] for seed in SEEDS]
    assert len({guess[0] for guess in guesses}) > 1
    assert all(guess[1:] == [0, 0] for guess in guesses)


def test_ga_23_4_what_a_tribe_bids_is_hidden_from_all_but_its_player() -> None:
    p = fight("0:harran=s", "1/1/0", "1/1/0", bones="0=3", tribes="harran=s", ahead="0 1")
    play(p, "bid 1", "bid 1", "bid 1", "bid 2", "bid 0")
    assert (p.actor, p.state.bids_made.tolist()) == (1, [3, 2])
    guesses = [p.determinized(0, seed).state.bid.tolist()[1] for seed in range(60)]
    assert {sum(guess) for guess in guesses} <= set(range(p.state.purse[1] + 1))
    assert len({tuple(guess) for guess in guesses}) > 3
    assert {guess[2] for guess in guesses} == {0}
    assert {tuple(p.determinized(1, seed).state.bid.tolist()[1]) for seed in SEEDS} == {(2, 0, 0)}


def test_a_bid_of_simple_combat_is_one_number() -> None:
    p = fight("0:harran=s 1:harran=s", "", "", bones="0=3 1=2", held="harran=1", options={"combat": "simple"})
    play(p, "bid 3")
    guesses = {tuple(p.determinized(1, seed).state.bid.tolist()[0]) for seed in range(60)}
    assert guesses == {(n, 0, 0) for n in range(4)}


@pytest.mark.parametrize("total", [0, 1, 40, 41, 79, 100, 120])
def test_all_divisions_of_a_total_are_counted(total: int) -> None:
    amounts = range(HIGHEST_BID + 1)
    assert divisions(total, 2) == sum(1 for a in amounts if 0 <= total - a <= HIGHEST_BID)
    p = position()
    shares = [any_share(p.state, total, 2) for _ in range(30)]
    assert all(0 <= share <= HIGHEST_BID and total - share <= 2 * HIGHEST_BID for share in shares)


@pytest.mark.parametrize("field", [f for f in GAME.state.fields if not f.bookkeeping], ids=lambda f: f.name)
def test_every_field_that_a_seat_may_see_is_observed(field: Field) -> None:
    """The first integer of each field changes what seat 0 observes, and what others do if they may see it."""
    p = position()
    before = [p.observe(seat) for seat in (0, 1, -1)]
    held = getattr(p.state, field.name)
    if isinstance(field, Table):
        held[0, 0] += 1
    elif isinstance(field, Row):
        held[0] += 1
    else:
        setattr(p.state, field.name, held + 1)
    changed = [p.observe(seat) != observed for seat, observed in zip((0, 1, -1), before, strict=True)]
    assert changed == {ALL: [True] * 3, OWNER: [True, False, False]}.get(field.seen_by, [False] * 3)


def test_an_observation_has_a_place_for_every_integer_that_may_be_seen() -> None:
    p = position()
    shown = sum(f.count for f in GAME.state.fields if not f.bookkeeping and f.seen_by in (ALL, OWNER))
    assert len(p.observe(0)) == shown


def test_steps_asked_although_forced() -> None:
    """What a side has left to bid is its secret, and so is whether its last bid is forced."""
    assert GAME.asked_though_forced == {Step.BID}
