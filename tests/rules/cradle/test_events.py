"""What is told: each kind of event, with its values, in the order in which things happen, and to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from eduba.games.cradle import GAME
from eduba.games.cradle.events import BY_OFFERINGS, BY_ROUND_CAP
from eduba.games.cradle.shape import TILE
from eduba.kernel.engine import Position
from eduba.kernel.events import EVERYBODY, Event
from eduba.kernel.text import texts_of
from rules.cradle.board import ENGINE, idle, play, position, to_action, told

PLAIN = "plains:-1,-1"
NAMES = ["Anna", "Béla", "Carlo", "Dora"]


def given(*before: str, **board: Any) -> Callable[[], Position]:
    """Sets up a position in which some actions were played."""
    return lambda: play(position(**board), *before)


def acting(*before: str, **board: Any) -> Callable[[], Position]:
    """The same in phase II."""
    return lambda: play(to_action(position(**board)), *before)


def the_last_turn() -> Position:
    """Nobody has delivered anything, and round 10 of 10 is about to end."""
    p = position(players=2, round=10, options={"round_cap": 10}, on_turn=1, mana="0:1/3")
    return play(p, "end_movement")


def the_last_card() -> Position:
    """One card is left to draw, a Land; all others were played."""
    p = position(deck=1)
    p.state.discard[p.state.deck[0]] += 1
    p.state.deck[0] = 4
    p.state.discard[4] -= 1
    return to_action(p)


TOLD = [
    pytest.param(
        lambda: ENGINE.new({"players": 3}),
        "step A empty SE",
        ["game_started 3 2 3 4 0", "round_started 1", "turn_started 0 2", "stepped 0 A T empty"],
        id="the beginning",
    ),
    pytest.param(
        given(tribes="0:F=1", loose="F=wood*4"),
        "step F empty S",
        ["stepped 0 F Q empty", "loads_changed 0 F -1 0", "loads_changed 0 Q 0 1"],
        id="loads",
    ),
    pytest.param(
        given(tribes="0:Q=1", loose="Q=wood+stone"),
        "step Q wood N",
        ["stepped 0 Q F wood", "loads_changed 0 Q 1 -1"],
        id="an exchange of loads",
    ),
    pytest.param(
        given(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="0:7=wood+wood 1:7=stone"),
        "steal 7 1 stone",
        ["stolen 0 1 7 stone", "loads_changed 0 7 -1 0"],
        id="theft",
    ),
    pytest.param(given(tribes="0:Q=1"), "step Q stone NW", ["stepped 0 Q T stone", "stone_built 0 4 1 0"], id="stone"),
    pytest.param(
        given("play sacred_stone", tribes="0:Q=1", hands="0:sacred_stone"),
        "step Q stone NW",
        ["stepped 0 Q T stone", "stone_built 0 5 2 1"],
        id="a sacred stone",
    ),
    pytest.param(given(land=PLAIN, tribes="0:7=1", offerings="0:2@7"), "lift 0", ["lifted 0 0 7"], id="lift"),
    pytest.param(
        given(tribes="0:A=1", offerings="0:4@A*", mana="0:5/6"),
        "step A offering_0 SE",
        ["stepped 0 A T offering_0", "delivered 0 0 4 1 1"],
        id="a delivery",
    ),
    pytest.param(
        given(tribes="0:A=1", offerings="0:4@A*", options={"unpaid_offering": "bounce"}),
        "step A offering_0 SE",
        ["bounced 0 0 4 A"],
        id="a bounce",
    ),
    pytest.param(
        given(players=2, tribes="0:A=1", pile="forest"),
        "step A empty N",
        [
            "discovered 0 7 forest -1 -1",
            "stepped 0 A 7 empty",
            "resources_placed F wood 1",
            "resources_placed 7 wood 1",
            "loads_changed 0 7 1 0",
        ],
        id="a discovery",
    ),
    pytest.param(given(tribes="0:A=1", pile="volcano plains"), "step A empty N", ["volcano_drawn 0"], id="a volcano"),
    pytest.param(
        given("step A empty N", tribes="0:A=1", pile="volcano plains"),
        "place_volcano F NE",
        ["volcano_placed 0 7 2 -2", "discovered 0 8 plains -1 -1", "stepped 0 A 8 empty"],
        id="its place",
    ),
    pytest.param(
        given(tribes="0:A=1", pile="quarry", supply="stone=0"),
        "step A empty N",
        ["discovered 0 7 quarry -1 -1", "stepped 0 A 7 empty", "supply_short stone 4"],
        id="a short supply",
    ),
    pytest.param(acting(), "action growth", ["action_taken 0 growth"], id="an action"),
    pytest.param(
        acting("action huts", "make 1", land=PLAIN, tribes="0:7=2", loads="0:7=wood"),
        "offer 6",
        ["hut_built 0 7 0", "offering_hidden 0 0 6", "turn_started 1 5"],
        id="a hut",
    ),
    pytest.param(
        acting("action holy_places", land=PLAIN, tribes="0:7=2", loads="0:7=stone"),
        "make 1",
        ["holy_place_erected 0 7", "mana_gained 0 1 0 0 1", "turn_started 1 5"],
        id="a holy place",
    ),
    pytest.param(acting("action growth"), "make 1", ["born 0 A 1", "turn_started 1 5"], id="a birth"),
    pytest.param(
        the_last_card,
        "action card",
        ["action_taken 0 card", "card_drawn 0", "card_seen 0 land", "reshuffled 17", "turn_started 1 5"],
        id="a card",
    ),
    pytest.param(given(hands="0:endurance"), "play endurance", ["card_played 0 endurance"], id="a card played"),
    pytest.param(
        given("play land", tribes="0:A=1", hands="0:land", pile="plains forest plains"),
        "step A empty N",
        ["land_looked_at 0 3", "land_seen 0 2 1 0 0"],
        id="land",
    ),
    pytest.param(
        given(
            *("play teleportation", "teleport_from Q", "teleport_who 1 stone"),
            tribes="0:A=2 1:Q=1",
            loads="1:Q=stone",
            hands="0:teleportation",
        ),
        "teleport_to A",
        ["teleported 0 1 Q A stone"],
        id="teleportation",
    ),
    pytest.param(
        given("play expulsion", "expel_from A", "expel_which neutral 0", players=3, land=PLAIN, hands="0:expulsion"),
        "expel_to 7",
        ["expelled 0 neutral A 7 -1"],
        id="expulsion",
    ),
    pytest.param(
        acting("action growth", "make 1", "play mana_theft", hands="0:mana_theft", mana="0:3/3 1:1/3"),
        "rob 1",
        ["mana_stolen 0 1 1 0"],
        id="mana theft",
    ),
    pytest.param(
        acting("action pass", "play priest", land=PLAIN, holy="7:0", tribes="0:7=1", hands="0:priest"),
        "end_turn",
        ["mana_gained 0 1 1 0 2", "turn_started 1 5"],
        id="mana",
    ),
    pytest.param(
        the_last_turn,
        "action pass",
        ["action_taken 1 pass", "game_ended none round_cap", "ranked 0 1 0", "ranked 1 2 0"],
        id="the last round",
    ),
    pytest.param(
        given(players=2, tribes="0:A=1", offerings="0:2!,4!,6!,7@A*", mana="0:8/8"),
        "step A offering_3 SE",
        [
            "stepped 0 A T offering_3",
            "delivered 0 3 7 1 4",
            "game_ended 0 offerings",
            "ranked 0 1 4",
            "ranked 1 2 0",
        ],
        id="a win",
    ),
]


@pytest.mark.parametrize(("set_up", "action", "lines"), TOLD)
def test_what_is_told(set_up: Callable[[], Position], action: str, lines: list[str]) -> None:
    assert told(set_up(), action) == lines


def test_a_new_round_is_told() -> None:
    p = position(players=2)
    idle(p)
    assert told(to_action(p), "action pass") == ["action_taken 1 pass", "round_started 3", "turn_started 0 5"]


def test_three_things_are_told_to_one_seat_alone() -> None:
    private = {"offering_hidden", "card_seen", "land_seen"}
    met = set()
    for set_up, action, _ in (param.values for param in TOLD):
        p = cast(Callable[[], Position], set_up)()
        seat = p.actor
        for event in p.play(str(action)).events:
            seen = [event.visible_to(eyes) for eyes in (seat, (seat + 1) % p.seats, -1)]
            assert seen == ([True, False, False] if event.kind.name in private else [True] * 3)
            met.add(event.kind.name)
    assert met >= private


def test_an_event_cites_the_rule_for_its_cause() -> None:
    kinds = {kind.name: kind for kind in GAME.events.kinds}
    assert kinds["game_ended"].cites((0, BY_OFFERINGS)) == "CR-16.1"
    assert kinds["game_ended"].cites((-1, BY_ROUND_CAP)) == "CR-16.2"
    assert kinds["lifted"].cites((0, 1, 7)) == "CR-7.2"


@pytest.mark.parametrize(
    ("language", "wood", "stone", "said"),
    [
        ("en", 1, 0, "On Q, Anna takes up one wood."),
        ("en", 2, -1, "On Q, Anna takes up two wood and puts down one stone."),
        ("fr", 0, -2, "Sur Q, Anna pose deux pierres."),
        ("it", -1, 1, "Su Q Anna posa 1 legno e prende 1 pietra."),
        ("it", 4, 0, "Su Q Anna cambia legno (4)."),
    ],
)
def test_a_change_of_loads_in_words(language: str, wood: int, stone: int, said: str) -> None:
    assert texts_of(language, GAME)("event-loads_changed", seat="Anna", tile="Q", wood=wood, stone=stone) == said


@pytest.mark.parametrize(
    ("language", "kind", "owner", "said"),
    [
        ("en", "teleported", 0, "Anna teleports one of their own tribes from A to B, empty-handed."),
        ("en", "expelled", 1, "Anna moves a hut of Béla from A to B."),
        ("fr", "teleported", 0, "Anna téléporte une de ses tribus de A à B, les mains vides."),
        ("fr", "expelled", 4, "Anna déplace une hutte neutre de A à B."),
        ("it", "teleported", 1, "Anna teletrasporta una tribù di Béla da A a B, a mani vuote."),
        ("it", "expelled", 0, "Anna sposta una sua capanna da A a B."),
    ],
)
def test_owners_are_named_and_one_s_own_is_called_so(language: str, kind: str, owner: int, said: str) -> None:
    kinds = {kind.name: kind for kind in GAME.events.kinds}
    home, other = (TILE.parse(name) for name in ("A", "B"))
    assert texts_of(language, GAME).event(Event(kinds[kind], EVERYBODY, (0, owner, home, other, 0)), NAMES) == said


@pytest.mark.parametrize(("seats", "named"), [(NAMES, "Béla"), ([], "■")])
def test_answers_name_players_where_names_are_known(seats: list[str], named: str) -> None:
    texts = texts_of("en", GAME)
    assert texts.action(GAME.actions.parse("rob 1"), seats=seats) == f"Take mana from {named}"
    assert texts.public_action(GAME.actions.parse("expel_which 1 2"), seats=seats) == f"Hut of {named}, with offering 2"
