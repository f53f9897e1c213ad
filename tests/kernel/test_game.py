"""What a game declares, its options, and how games are found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints
from types import SimpleNamespace
from typing import Any

import pytest

from eduba.kernel import game as registry
from eduba.kernel.actions import ActionTable, numbers
from eduba.kernel.game import Game, OptionError, UnknownGame, installed, load
from eduba.kernel.moves import Move
from eduba.kernel.record import DeclarationError
from eduba.kernel.writing import legal_source
from games.tender import GAME as TENDER
from games.tender import Step


def test_guards_spare_the_predicate_and_keep_count() -> None:
    table = ActionTable()
    verb = table.verb("go", numbers("a", 0, 2), numbers("b", 1, 4), numbers("c", 0, 4))
    asked: list[tuple[int, int, int]] = []

    def forbids(s: SimpleNamespace, t: None, a: int, b: int, c: int) -> int:
        asked.append((a, b, c))
        return c % 2

    def does() -> None: ...

    move = Move(verb, (Step.BID,), forbids, does, where=lambda s, t, a: a != 1, which=lambda s, t, a, b: b != 3)
    source, names = legal_source(Step, [move])
    exec(source, names)
    out = [0] * verb.total
    found = out[: names["legal"](SimpleNamespace(step=Step.BID), None, out)]
    assert [table.text(action) for action in found] == [
        f"go {a} {b} {c}" for a in (0, 2) for b in (1, 2, 4) for c in (0, 2, 4)
    ]
    assert len(asked) == 2 * 3 * 5


def test_options_have_defaults_and_are_spelled_canonically() -> None:
    assert TENDER.choose() == {"players": "4", "rounds": "3", "ties": "nobody", "peeking": "yes"}
    assert TENDER.choose({"ties": "Chance", "rounds": 2}) == {
        "players": "4",
        "rounds": "2",
        "ties": "chance",
        "peeking": "yes",
    }


def test_yes_and_no_may_be_given_as_truth_values() -> None:
    assert TENDER.choose({"peeking": False})["peeking"] == "no"
    assert TENDER.choose({"peeking": True})["peeking"] == "yes"


def test_the_usual_number_of_seats_is_the_default() -> None:
    assert replace(TENDER, usual_seats=3).choose()["players"] == "3"


def test_the_numbers_of_seats_that_options_allow_are_those_that_are_not_refused() -> None:
    assert TENDER.seats_allowed() == (2, 3, 4)
    crowded = replace(TENDER, refuse=lambda o: "too many" if o["ties"] == "chance" and o["players"] != "2" else None)
    assert crowded.seats_allowed() == (2, 3, 4)
    assert crowded.seats_allowed({"ties": "chance", "players": 4}) == (2,)
    assert replace(TENDER, refuse=lambda o: "never").seats_allowed() == ()
    with pytest.raises(OptionError, match="tender has no option 'colour'"):
        TENDER.seats_allowed({"colour": "red"})


def test_as_many_play_as_usual_or_as_nearly_as_options_allow() -> None:
    few = replace(TENDER, refuse=lambda o: "too many" if o["ties"] == "chance" and o["players"] == "4" else None)
    assert few.seats_usual() == 4
    assert few.seats_usual({"ties": "chance"}) == 3
    assert replace(few, usual_seats=2).seats_usual({"ties": "chance"}) == 2
    assert replace(TENDER, refuse=lambda o: "never").seats_usual() == 4


@pytest.mark.parametrize("name", installed())
def test_as_many_as_usual_can_play_every_game_that_is_installed(name: str) -> None:
    game = load(name)
    assert game.seats_usual() in game.seats_allowed()
    assert game.choose()["players"] == str(game.seats_usual())


def test_options_reach_the_setup_as_integers_in_order() -> None:
    assert TENDER.option_values(TENDER.choose({"players": 2, "ties": "chance"})) == [2, 3, 1, 1]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"colour": "red"}, "tender has no option 'colour'; it has players, rounds, ties, peeking"),
        ({"ties": "both"}, "tender: ties = both is not possible; one of nobody, chance"),
        ({"ties": True}, "tender: ties = True is not possible; one of nobody, chance"),
        ({"rounds": 9}, "tender: rounds = 9 is not possible; one of 2, 3, 4"),
        ({"players": 5}, "tender: players = 5 is not possible; one of 2, 3, 4"),
    ],
)
def test_what_is_said_about_options_that_do_not_exist(given: Mapping[str, object], said: str) -> None:
    with pytest.raises(OptionError) as error:
        TENDER.choose(given)
    assert str(error.value) == said


def test_a_number_of_seats_between_the_possible_ones_is_refused() -> None:
    with pytest.raises(OptionError, match="tender is played by 2, 4, not 3"):
        replace(TENDER, seats=(2, 4)).choose({"players": 3})


def test_a_game_may_refuse_a_combination() -> None:
    picky = replace(TENDER, refuse=lambda o: "four rounds need a peek" if o["rounds"] == "4" else None)
    assert picky.choose()["rounds"] == "3"
    with pytest.raises(OptionError, match="tender: four rounds need a peek"):
        picky.choose({"rounds": 4})


def test_reasons_are_explained_by_rule() -> None:
    assert TENDER.explain(3001) == "TD-3.1"
    assert TENDER.explain(1) is None


def install(monkeypatch: pytest.MonkeyPatch, **objects: str) -> None:
    """Let these be the installed games: name and where the object is found."""

    def entry_points(group: str) -> EntryPoints:
        assert group == "eduba.games"
        return EntryPoints(EntryPoint(name, where, group) for name, where in objects.items())

    monkeypatch.setattr(registry, "entry_points", entry_points)


def test_ur_is_installed(ur: Game) -> None:
    assert "ur" in installed()
    assert (ur.id, ur.seats) == ("ur", (2, 3, 4))


def test_games_are_found_by_their_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tender="games.tender:GAME", four="eduba_connect_four:GAME")
    assert list(installed()) == ["four", "tender"]
    assert load("tender") is TENDER


def test_an_unknown_game_is_refused_with_those_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tender="games.tender:GAME", four="eduba_connect_four:GAME")
    with pytest.raises(UnknownGame, match="there is no game 'chess'; installed: four, tender"):
        load("chess")
    install(monkeypatch)
    with pytest.raises(UnknownGame, match="there is no game 'chess'; installed: none"):
        load("chess")


def test_an_entry_point_that_is_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tender="games.tender:State")
    with pytest.raises(DeclarationError, match=r"entry point 'tender' of eduba\.games names a type, not a Game"):
        load("tender")


def test_functions_fill_every_part_of_the_contract(ur: Game) -> None:
    named: dict[str, Any] = {stand_in.__name__: own for stand_in, own in ur.functions().items()}
    assert named["setup"] is ur.begin
    assert named["legal"] is ur.legal
    assert named["determinize"] is ur.determinize
    assert len(named) == 11
