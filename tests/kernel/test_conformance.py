"""The suite that every game must pass finds each fault, and names the law that is broken."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.kernel import conformance
from eduba.kernel.actions import Domain, numbers
from eduba.kernel.conformance import Conformance, Nonconformance, check, option_sets, playthrough
from eduba.kernel.engine import Engine
from eduba.kernel.game import Game
from eduba.kernel.options import Option, SetupOptions
from games import broken_tenders as broken
from games.tender import GAME as TENDER
from games.tender import State

FOUND_UNCOMPILED = [
    (broken.IDENTITY, "guesses of a spectator never vary deck[0], which is hidden from it"),
    (broken.KNOWS_THE_DECK, "guesses of a spectator never vary deck[0], which is hidden from it"),
    (broken.REMEMBERS, "determinize for a spectator does not forget what it was given"),
    (broken.LEAKING_VIEW, "the view of seat 0 shows what is hidden from it"),
    (broken.LEAKING_TO_SPECTATORS, "the view of a spectator shows what is hidden from it"),
    (broken.LEAKING_TEXT, "the text of a spectator shows what is hidden from it"),
    (broken.LEAKING_OBSERVATION, "observe of a spectator shows what is hidden from it"),
    (broken.LEAKING_EVENT, "events after peek tell seat 1 what is hidden from it"),
    (broken.LEAKING_EVENT_TO_SPECTATORS, "events after peek tell a spectator what is hidden from it"),
    (broken.NO_BARRIER, "peek shows seat 0 something hidden, without a barrier to undo"),
    (broken.NOSY_PREDICATE, "legal of seat 0 depends on what is hidden from it"),
    (broken.NOSY_REASON, "forbids of seat 0 depends on what is hidden from it"),
    (broken.SILENTLY_FORCED, "seat 0 cannot see whether BID is forced: list it in asked_though_forced"),
    (broken.HIDING_GUARD, "forbids allows [2, 6], legal lists [2]"),
    (broken.MEDDLING_PREDICATE, "forbids changes the position"),
    (broken.DEAD_END, "legal is empty before the end"),
    (
        broken.LOSES_CARDS,
        "cards_conserved does not hold: The cards of each value are all in the box, in hands, sealed or spent.",
    ),
    (broken.CHATTERBOX, "more events than the log holds"),
    (broken.OVERFLOWING_FIELD, "uncompiled, trust raises FieldError: State.points[0] cannot hold 200"),
    (broken.NEVER_OVER, "something is legal after the end"),
    (broken.NO_WINNER, "ranks [2, 2, 2] are no ranking, expected [1, 1, 1]"),
    (broken.AMBIGUOUS, "bid 1 names another action"),
]
FOUND_COMPILED = [
    (broken.HIDING_GUARD, "forbids allows what legal does not list"),
    (broken.DEAD_END, "legal is empty before the end"),
    (broken.ENDLESS, "no end within 200000 decisions"),
    (
        broken.LOSES_CARDS,
        "cards_conserved does not hold: The cards of each value are all in the box, in hands, sealed or spent.",
    ),
    (broken.CHATTERBOX, "more events than the log holds"),
    (broken.TWO_MINDS, "compiled and uncompiled play differ"),
    (broken.TWO_MINDED_GUESS, "compiled and uncompiled determinize differ"),
]
FOUND_BESIDE_TENDER = [
    (broken.LOSES_CARDS, "play"),
    (broken.TIDIED, "play"),
    (broken.HIDING_GUARD, "legal"),
    (broken.LEAKING_EVENT, "events"),
    (broken.IDENTITY, "determinize"),
    (broken.LEAKING_OBSERVATION, "observe"),
    (broken.HOPEFUL, "evaluate"),
    (broken.NO_WINNER, "result"),
]


def name(value: object) -> str:
    """The id of a game, as the name of a test."""
    return value.id if isinstance(value, Game) else ""


def fault(game: Game, compiled: bool) -> str:
    """What the suite says about a game."""
    with pytest.raises(Nonconformance) as found:
        check(game, {"players": 3}, seed=0, compiled=compiled, sample=1.0)
    return str(found.value)


@pytest.mark.parametrize(("game", "law"), FOUND_UNCOMPILED, ids=name)
def test_a_broken_law_is_found_uncompiled(game: Game, law: str) -> None:
    assert fault(game, compiled=False).startswith(f"{game.id}: {law}")


@pytest.mark.parametrize(("game", "law"), FOUND_COMPILED, ids=name)
def test_a_broken_law_is_found_compiled(game: Game, law: str, own_cache: None) -> None:
    assert law in fault(game, compiled=True).splitlines()[0]


@pytest.mark.parametrize(("other", "what"), FOUND_BESIDE_TENDER, ids=name)
def test_machines_that_differ_in_anything_are_found(other: Game, what: str) -> None:
    suite = Conformance(TENDER, {"players": 3}, seed=1, compiled=False)
    suite.engine = Engine(other, compiled=False)  # in the place of the compiled one
    with pytest.raises(Nonconformance, match=f"compiled and uncompiled {what} differ"):
        suite.one_game(sample=1.0)


def test_a_game_without_end_is_found_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_DECISIONS", 50)
    assert "no end within" in fault(broken.ENDLESS, compiled=False)


def test_a_fault_can_be_seen_again() -> None:
    lines = fault(broken.NO_BARRIER, compiled=False).splitlines()
    assert lines[1:3] == ["  options: {'players': '3', 'rounds': '3', 'ties': 'nobody', 'peeking': 'yes'}", "  seed: 0"]
    assert lines[3].startswith("  moves: ")
    assert fault(broken.NO_BARRIER, compiled=False).splitlines() == lines


def test_a_game_in_order_has_no_fault(own_cache: None) -> None:
    check(TENDER, {"players": 3}, seed=0, sample=1.0)


def test_guesses_are_compared_for_every_seat_and_spectators() -> None:
    suite = Conformance(TENDER, {"players": 2}, seed=3, compiled=False)
    suite.one_game(sample=1.0)
    suite.covered()
    assert {seat for _, _, seat in suite._guessed} == {-1, 0, 1}
    assert {field for field, _, _ in suite._guessed} == {"deck", "box", "next_lot", "hand", "sealed"}


def with_options(*options: Option) -> Game:
    """A game with these options, for the choice of combinations alone."""
    table = SetupOptions()
    table.options += options
    return replace(CONNECT_FOUR, setup_options=table)


def pairs(chosen: dict[str, str]) -> set[frozenset[tuple[str, str]]]:
    """The pairs of values in a set of options."""
    given = [(option, value) for option, value in chosen.items() if option != "players"]
    return {frozenset(pair) for pair in combinations(given, 2)}


def test_every_pair_of_values_is_checked_somewhere(ur: Game) -> None:
    for game, seats in ((TENDER, 3), (ur, 4)):
        telling = {o.name: o.domain.names for o in game.options if o.domain.size <= 6}
        wanted = {
            frozenset([(a, x), (b, y)]) for a, b in combinations(telling, 2) for x in telling[a] for y in telling[b]
        }
        sets = option_sets(game, seats)
        assert wanted <= {pair for chosen in sets for pair in pairs(chosen)}
        assert sets[0] == game.choose({"players": seats})
        assert all(chosen["players"] == str(seats) for chosen in sets)


def test_pairs_that_a_game_refuses_are_left_out_and_all_others_kept(ur: Game) -> None:
    sets = option_sets(ur, 2)
    assert {chosen["first_player"] for chosen in sets} == {"random", "0", "1"}
    possible = [o for o in ur.options if o.domain.size == 2]
    for first in ("random", "0", "1"):
        for option in possible:
            tried = {chosen[option.name] for chosen in sets if chosen["first_player"] == first}
            assert tried == set(option.domain.names)


def test_where_a_game_refuses_its_defaults_another_value_makes_each_pair_possible() -> None:
    answers = ("no", "yes")
    boxes = [Option(name, Domain(name, answers), "no") for name in ("box_a", "box_b", "box_c")]
    game = replace(with_options(*boxes), refuse=lambda chosen: None if "yes" in chosen.values() else "it needs a box")
    wanted = {
        frozenset([(a.name, x), (b.name, y)]) for a, b in combinations(boxes, 2) for x in answers for y in answers
    }
    assert wanted <= {pair for chosen in option_sets(game, 2) for pair in pairs(chosen)}


def test_a_single_option_is_tried_with_every_value() -> None:
    sets = option_sets(with_options(Option("ties", Domain("ties", ("nobody", "chance", "all")), "nobody")), 2)
    assert sets[0]["ties"] == "nobody"
    assert {chosen["ties"] for chosen in sets} == {"nobody", "chance", "all"}


def test_of_a_long_range_the_ends_stand_for_all() -> None:
    sets = option_sets(with_options(Option("limit", numbers("limit", 0, 250), "60")), 2)
    assert {chosen["limit"] for chosen in sets} == {"0", "1", "60", "249", "250"}


def test_a_game_without_options_has_one_set() -> None:
    assert option_sets(CONNECT_FOUR, 2) == [{"players": "2"}]


def test_a_playthrough_repeats_itself_and_shows_everything() -> None:
    text = playthrough(TENDER, {"players": 2}, seed=3, every=2)
    assert text == playthrough(TENDER, {"players": 2}, seed=3, every=2)
    assert text != playthrough(TENDER, {"players": 2}, seed=4, every=2)
    lines = text.splitlines()
    assert lines[0].startswith("tender v1, seed 3, {'players': '2'")
    assert lines[-1].startswith("points [")
    assert "    {'event': 'lot_turned_up', 'lot': 2}" in lines
    assert sum(line.startswith("actor: ") for line in lines) == 6, "first, every second decision, last"


def test_hidden_fields_of_the_made_up_game_are_those_that_the_laws_are_about() -> None:
    hidden = {field.name for field in State.fields if field.seen_by.name != "ALL" and not field.bookkeeping}
    assert hidden == {"deck", "box", "next_lot", "hand", "sealed"}
