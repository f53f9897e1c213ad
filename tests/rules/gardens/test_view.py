"""`view`, `text`, `touches` and `prompt`: what the page, the terminal and screen readers show of a position."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.rounds import begin_turn
from eduba.games.gardens.shape import DICE, REGION_KEYS
from eduba.games.gardens.state import State, Step, Token
from eduba.kernel.engine import Position
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import texts_of
from rules.gardens.battlefield import fight
from rules.gardens.board import ENGINE, TABLES, drafted, empty_log, events, play, position, region

NAMES = ["Anna", "Ben", "Carla", "Dora", "Eva", "Fritz"]


def place(p: Position, name: str, eyes: int = 0) -> dict[str, Any]:
    """What is shown of a region."""
    found: dict[str, Any] = p.view(eyes)["regions"][REGION_KEYS.index(name)]
    return found


def test_the_keys_of_a_view() -> None:
    shown = position().view(0)
    keys = (
        "round phase step actor leader order turn tracks players regions ships trade gardens quests events resolving "
        "battles fight scores quests_done deck max_rounds options"
    )
    assert set(keys.split()) <= set(shown)
    assert (shown["round"], shown["phase"], shown["step"], shown["order"]) == (2, "actions", "turn", [0, 1, 2, 3])
    assert shown["deck"] == {"quests": 6}
    assert shown["options"]["combat"] == 0
    assert (shown["resolving"], shown["battles"], shown["fight"], shown["scores"]) == (None, None, None, None)


def test_before_the_draft_a_seat_has_nothing() -> None:
    p = ENGINE.new({"players": 3}, seed=1)
    player = p.view(0)["players"][0]
    assert (player["letter"], player["empire"], player["home"], player["cards"]) == (None, None, None, {})
    assert p.view(0)["turn"]["seat"] == -1
    play(p, "role B")
    assert p.view(0)["players"][0]["letter"] == "B"
    p = drafted("sumer akkad")
    assert p.view(1)["players"][0]["quests"] is None
    assert p.view(1)["players"][1]["quests"] == []
    assert p.view(1)["deck"] == {"quests": 0}


def test_a_player() -> None:
    p = position(
        units="0:spearman@assur,archer@harran*2",
        ships="0:harran-qatna",
        rams="0:assur",
        walls="0:harran",
        settlements="0:emar",
        population="0=4",
        renown="1=3 0=2",
        dice="0:white=ki,black",
        stock="0:stone=3,kb=2",
        levels="0:explore=4",
        amphorae="0=0",
    )
    shown = p.view(0)["players"][0]
    assert (shown["letter"], shown["empire"], shown["home"]) == ("A", "sumer", "assur")
    assert (shown["stock"]["stone"], shown["stock"]["knucklebone"]) == (3, 2)
    assert shown["dice"] == [
        {"colour": "white", "sign": "ki", "ready": True, "spent": False},
        {"colour": "black", "sign": None, "ready": False, "spent": False},
    ]
    assert (shown["unit_limit"], shown["units"], shown["storeys"]) == (6, 5, 2)
    assert (shown["population"], shown["event_space"]) == (4, 2)
    assert shown["in_stock"] == {
        "spearman": 2,
        "archer": 1,
        "horseman": 2,
        "chariot": 2,
        "ship": 2,
        "ram": 1,
        "wall": 2,
        "settlement": 2,
        "amphora": 5,
        "event_die": 3,
    }
    assert shown["cards"]["explore"] == {"level": 4, "signs": ["ud", "lugal"], "activations": 4}
    assert shown["next"]["explore"] is None
    assert shown["next"]["research"]["discoveries"] == 2
    assert shown["next"]["war"]["knucklebones"] == 3
    assert (shown["quest_count"], len(shown["quests"])) == (3, 3)
    other = p.view(1)["players"][0]
    assert (other["quests"], other["returned"], other["quest_count"]) == (None, None, 3)
    assert sorted(p.view(0)["quests"]) == sorted([*shown["quests"], shown["returned"]])
    # First on the Population track, second on that of Events; two regions, a Settlement; tokens of level 1 are worth none.
    assert shown["points"] == 9 + 6 + 2 + 1
    assert shown["rank"] == 1


def test_points_of_quests_stay_hidden_until_the_end() -> None:
    p = position(settlements="0:harran,emar,der", stock="0:stone=9")
    before = p.view(1)["players"][0]["points"]
    p.state.hand[0, 0] = 0
    assert p.view(0)["players"][0]["points"] == before
    assert p.result()[0][0] > before


def test_the_end_shows_all_points_and_completed_quests() -> None:
    p = ENGINE.new({"players": 2, "max_rounds": 30, "draft": "random"}, seed=4)
    while p.actor >= 0:
        p.play(GAME.actions.parse("end_turn") if p.state.step == Step.TURN else p.legal()[-1])
    shown = p.view(-1)
    points, ranks = p.result()
    assert [sum(scores.values()) for scores in shown["scores"]] == points
    assert [(player["points"], player["rank"]) for player in shown["players"]] == list(zip(points, ranks, strict=True))
    assert shown["quests_done"] == [[], []]
    assert all(len(player["quests"]) == 3 for player in shown["players"])
    for language in LANGUAGES:
        assert texts_of(language, GAME)("text-over") in p.text(-1, language)


def test_a_region() -> None:
    p = position(units="0:spearman@harran,horseman@harran 1:archer@emar", rams="1:emar", settlements="2:bishri")
    assert place(p, "harran") == {
        "name": "harran",
        "terrain": "plain",
        "resource": "food",
        "start": 0,
        "home": -1,
        "blocked": False,
        "tribe": [],
        "armies": [{"seat": 0, "units": {"spearman": 1, "horseman": 1}, "rams": 0}],
        "settlement": -1,
        "wall": -1,
        "controller": 0,
        "token": "face_down",
        "event": None,
        "option": None,
        "event_owner": -1,
        "event_die": 0,
        "event_points": 0,
    }
    assert place(p, "emar")["armies"] == [{"seat": 1, "units": {"archer": 1}, "rams": 1}]
    assert (place(p, "bishri")["settlement"], place(p, "bishri")["controller"]) == (2, 2)
    assert place(p, "ebih")["tribe"] == ["spearman", "archer", "horseman"]
    assur = place(p, "assur")
    assert (assur["start"], assur["home"], assur["resource"], assur["controller"]) == (1, 0, None, 0)
    assert (place(p, "eshnunna")["start"], place(p, "eshnunna")["resource"]) == (5, "food")


def test_a_blocker_region_has_no_resource() -> None:
    p = position(empires="sumer akkad")
    assert (place(p, "nairi")["blocked"], place(p, "nairi")["resource"]) == (True, None)


def test_an_event_from_its_reveal_to_its_end() -> None:
    p = position(units="0:spearman@assur", tokens="harran=ev12", levels="0:explore=1")
    assert p.view(0)["events"] == {}
    play(p, "pawn explore", "activate spearman assur")
    assert p.view(1)["turn"]["moving"] == {"figure": "spearman", "from": "assur"}
    play(p, "move harran 0")
    shown = p.view(1)
    assert shown["resolving"] == {"region": "harran", "seat": 0, "event": "ev12", "option": None, "left": 0}
    assert shown["events"]["ev12"]["options"][1] == {
        "kind": "token",
        "price": {},
        "steps": 2,
        "points": 3,
        "rewards": {"any": 1},
        "final": {},
    }
    assert place(p, "harran")["token"] == "waits"
    play(p, "choose 1")
    assert p.view(1)["resolving"]["option"] == 1
    assert p.view(1)["resolving"]["left"] == 1
    play(p, "take food")
    assert p.view(1)["resolving"] is None
    assert (place(p, "harran")["token"], place(p, "harran")["event_points"]) == ("points", 3)


def test_a_running_event() -> None:
    p = position(units="0:spearman@assur", tokens="harran=ev14")
    play(p, "pawn explore", "activate spearman assur", "move harran 0", "choose 0")
    shown = place(p, "harran")
    assert (shown["token"], shown["event_owner"], shown["event_die"], shown["option"]) == ("runs", 0, 1, 0)
    option = p.view(0)["events"]["ev14"]["options"][0]
    assert (option["rewards"], option["final"]) == ({"clay": 1}, {"discovery": "research"})


def test_trade_and_gardens() -> None:
    p = position(amphorae="0=2")
    p.state.slot_token[0] = 0
    shown = p.view(0)
    assert shown["trade"][0] == {
        "slot": "1.1",
        "level": 1,
        "ship": False,
        "token": 0,
        "pay": {"stone": 1},
        "gain": {"wood": 2},
        "points": 0,
        "amphora": 2,
    }
    assert [slot["ship"] for slot in shown["trade"][:3]] == [False, False, True]
    assert position(empires="sumer akkad").view(0)["trade"][1]["token"] is None
    p.state.tile[0] = 2
    floors = p.view(0)["gardens"]
    assert floors["floors"] == 0
    assert floors["tiles"][0] == {
        "tile": 2,
        "pay": {"stone": 1, "clay": 1},
        "needs": {"population": 2},
        "points": 5,
        "gardener": -1,
    }
    assert floors["tiles"][1] == {"tile": None, "pay": {}, "needs": {}, "points": 0, "gardener": -1}


def test_quest_cards_say_what_they_ask() -> None:
    p = position()
    s: State = p.state
    s.hand_size[0] = 5
    for i, card in enumerate((0, 1, 8, 15, 11)):
        s.hand[0, i] = card
    shown = p.view(0)["quests"]
    assert shown["q1"] == {"kind": "settlements", "number": 3, "own": {"stone": 1}, "points": 2}
    assert shown["q2"]["levels"] == {"research": 3, "growth": 3}
    assert shown["q9"]["level"] == 3
    assert shown["q16"]["terrains"] == {"plain": 2, "mountain": 1, "desert": 1}
    assert shown["q12"]["figure"] == "chariot"


def test_paying_with_dice() -> None:
    p = position(dice="0:white=ki,silver=a", levels="0:harvest=2", population="0=2")
    play(p, "dice harvest", "pay_die 0")
    turn = p.view(1)["turn"]
    assert (turn["action"], turn["level"], turn["signs"], turn["slots_paid"]) == ("harvest", 2, ["ki", "a"], 1)
    assert turn["spent"] == [0]
    assert [die["spent"] for die in p.view(1)["players"][0]["dice"]] == [True, False]
    play(p, "pay_die 1")
    turn = p.view(1)["turn"]
    assert (turn["used"], turn["level"], turn["left"], turn["more"], turn["signs"]) == (["harvest"], 2, 3, 1, [])


def test_the_free_reroll_of_the_hittites() -> None:
    p = position(empires="hatti akkad babylon elam", dice="0:white=ki")
    assert p.view(1)["turn"]["free_reroll"]
    play(p, "free_reroll 1")
    assert not p.view(1)["turn"]["free_reroll"]
    assert not position().view(0)["turn"]["free_reroll"]
    p = position(empires="hatti akkad babylon elam", dice="0:white=ki", stock="0:tablet=3")
    play(p, "reroll 1", "reroll 1", "reroll 1")
    assert not p.view(1)["turn"]["free_reroll"]


def test_ga_19_2_ga_20_4_a_fight_as_everybody_sees_it() -> None:
    p = fight("0:harran=sa 1:harran=s", "1/1/0 1/0/0", "2/0/0", bones="0=5 1=3", held="harran=1", ahead="0 1")
    shown = p.view(2)
    assert shown["battles"] == {"stage": "battles", "list": ["harran"], "at": 0, "fate": None}
    assert shown["leader"] == 0
    now = shown["fight"]
    assert (now["region"], now["part"], now["parties"], now["players"]) == ("harran", "bids", ["0", "1"], [0, 1])
    assert (now["purse"], now["support"], now["duel"], now["beaten"]) == ([5, 3], [0, 0], None, -1)
    assert now["units"][0][1] == {
        "unit": 1,
        "figure": "archer",
        "card": [1, 0, 0],
        "places": [4, 3, 2],
        "placed": [0, 0, 0],
        "fallen": False,
        "lane": -1,
        "place": -1,
    }
    play(p, "bid 3", "bid 2", "bid 0", "bid 1", "bid 0", "bid 2")
    now = p.view(2)["fight"]
    assert now["bids"] == [[3, 2, 0], [1, 0, 2]]
    assert (now["row_winner"], now["bonus"], now["own_bid"]) == ([0, -1, -1], 2, None)
    assert (now["leads"], now["asked_side"], now["asked_row"], now["own_left"]) == ([2, 2, 2], 0, 0, None)


def test_a_tribe_is_a_party() -> None:
    p = fight("0:harran=s", "1/1/0", "1/1/0", bones="0=1", tribes="harran=s", ahead="2 0 3")
    now = p.view(0)["fight"]
    assert (now["parties"], now["players"]) == (["0", "tribe"], [0, 3])


def test_simple_combat_has_no_cards() -> None:
    p = fight("0:harran=s 1:harran=s", "", "", bones="0=1", held="harran=1", options={"combat": "simple"})
    assert p.view(0)["fight"]["units"][0][0]["card"] is None
    assert texts_of("en", GAME).question(p.state, NAMES)


@pytest.mark.parametrize(
    ("action", "things"),
    [
        ("role B", ("role:B",)),
        ("empire mari", ("empire:mari",)),
        ("start 3", ("region:ebla",)),
        ("take_die black", ("colour:black",)),
        ("found harran", ("region:harran",)),
        ("place_ship harran-qatna", ("section:harran-qatna",)),
        ("return_quest 2", ("card:2",)),
        ("stop", ()),
        ("pawn war", ("action:war",)),
        ("dice war", ("action:war",)),
        ("pay_die 4", ("die:4",)),
        ("reroll 5", ("die:0", "die:2")),
        ("free_reroll 32", ("die:5",)),
        ("activate chariot ur", ("unit:chariot/ur",)),
        ("activate_ship harran-qatna", ("section:harran-qatna",)),
        ("move emar 0", ("region:emar",)),
        ("move emar 1", ("region:emar", "ram:1")),
        ("sail harran-qatna", ("section:harran-qatna",)),
        ("build_wall emar", ("item:wall", "region:emar")),
        ("build_storey white", ("item:storey", "colour:white")),
        ("build_ship harran-qatna", ("item:ship", "section:harran-qatna")),
        ("build_garden", ("item:garden",)),
        ("convert", ("item:convert",)),
        ("discover growth", ("action:growth",)),
        ("gather_home clay", ("item:home", "resource:clay")),
        ("gather emar", ("region:emar",)),
        ("gather_ship harran-qatna 1", ("section:harran-qatna", "region:qatna")),
        ("trade 2.3", ("slot:2.3",)),
        ("recruit archer emar", ("unit:archer/emar", "region:emar")),
        ("grow 1", ("mode:1",)),
        ("choose 1", ("option:1",)),
        ("take wood", ("resource:wood",)),
        ("battle emar", ("region:emar",)),
        ("pair 0-tribe", ("pair:0-tribe",)),
        ("bid 7", ("bid:7",)),
        ("assign 3", ("fighter:3",)),
        ("line_up 3", ("fighter:3",)),
        ("next_lane", ()),
        ("retreat emar", ("region:emar",)),
        ("tire tactics", ("row:tactics",)),
        ("fate conquer", ("fate:conquer",)),
        ("sacrifice archer", ("unit:archer",)),
    ],
)
def test_the_page_learns_what_an_action_touches(action: str, things: tuple[str, ...]) -> None:
    assert GAME.things(GAME.actions.parse(action)) == things


def prompted(p: Position) -> dict[str, str]:
    """What the question is about, in canonical names."""
    return {
        name: domain.text(value) if domain else str(value) for name, (domain, value) in GAME.prompt(p.state).items()
    }


def test_what_a_question_is_about() -> None:
    p = position(units="0:horseman@assur", dice="0:white=ki", tokens="harran=ev12")
    assert prompted(p) == {"pawn": "1", "dice": "1"}
    play(p, "pawn explore")
    assert prompted(p) == {"left": "1"}
    play(p, "activate horseman assur")
    assert prompted(p) == {"figure": "horseman", "region": "assur"}
    play(p, "move harran 0")
    assert prompted(p) == {"region": "harran", "event": "ev12"}
    play(p, "choose 0")
    assert prompted(p) == {"left": "3", "region": "harran", "event": "ev12"}


def test_what_a_bid_is_about_is_known_to_all() -> None:
    p = fight("0:harran=s 1:harran=s", "1/1/0", "1/1/0", bones="0=5 1=4", held="harran=1", ships="0:harran-qatna")
    play(p, "bid 4")
    assert prompted(p) == {
        "region": "harran",
        "row": "tactics",
        "party": "0",
        "purse": "6",
        "support": "1",
        "simple": "0",
    }


def test_who_retreats_and_who_tires() -> None:
    p = fight("0:harran=ss 1:harran=ss", "1/0/1 2/0/0", "0/1/0 0/2/0", bones="0=9 1=0", held="harran=1", ahead="0 1")
    play(p, "bid 4", "bid 3", "bid 2")
    assert prompted(p) == {"region": "harran", "row": "strength", "left": "4", "party": "0"}
    while p.state.step != Step.TIRE:
        p.play(p.legal()[0])
    assert prompted(p) == {"region": "harran", "figure": "spearman", "party": "0"}
    p = fight("0:harran=s 1:harran=s", "1/1/0", "0/1/1", bones="0=1 1=0", held="harran=1", ahead="0 1")
    play(p, "bid 1", "bid 0", "bid 0")
    assert p.state.step == Step.RETREAT
    assert prompted(p) == {"region": "harran", "figure": "spearman", "party": "1"}
    assert p.view(0)["fight"]["beaten"] == 1


@pytest.mark.parametrize(("players", "options"), [(2, {"combat": "simple"}), (4, {}), (6, {"expansion_b": True})])
def test_every_position_has_words(players: int, options: dict[str, object]) -> None:
    """In play: the view is JSON, and board and question can be said in all languages."""
    p = ENGINE.new({"players": players, **options}, seed=players)
    chance = random.Random(players)
    said: set[int] = set()
    for n in range(250):
        if n % 50 == 0 or p.state.step not in said:
            said.add(p.state.step)
            for seat in (-1, p.actor):
                assert json.loads(json.dumps(p.view(seat))) == p.view(seat)
                for language in LANGUAGES:
                    assert p.text(seat, language)
                    assert texts_of(language, GAME).question(p.state, NAMES)
        legal = p.legal()
        weights = [0.2 if GAME.actions.text(action) == "end_turn" else 1 for action in legal]
        p.play(chance.choices(legal, weights)[0])


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Anna builds a Ram in Assur.", "Anna creates a Spearman in Assur."]),
        ("fr", ["Anna construit un Bélier à Assur.", "Anna crée un Lancier à Assur."]),
        ("it", ["Anna costruisce un Ariete ad Assur.", "Anna crea un Lanciere ad Assur."]),
    ],
)
def test_rams_are_built_and_land_units_created(language: str, lines: list[str]) -> None:
    p = position(stock="0:stone=9,wood=9", levels="0:build=2", population="0=5", dice="0:white=gish,silver=gish")
    built = events(p, "pawn build", "build_ram assur", *["end_turn"] * 4, "pawn war", "recruit spearman assur")
    placed = [event for event in built if event.kind.name == "unit_placed"]
    assert [texts_of(language, GAME).event(event, NAMES) for event in placed] == lines


@pytest.mark.parametrize(("language", "word"), [("en", "and"), ("fr", "et"), ("it", "e")])
def test_dice_to_be_rolled_again_are_listed_as_people_list_them(language: str, word: str) -> None:
    texts = texts_of(language, GAME)
    for bits in range(1, 1 << DICE):
        *most, last = [str(die + 1) for die in range(DICE) if bits >> die & 1]
        named = f"{', '.join(most)} {word} {last}" if most else last
        assert f" {named} " in f"{texts.action(GAME.actions.parse(f'reroll {bits}'))} "


def test_the_board_in_words() -> None:
    p = position(
        units="0:spearman@harran*2", walls="0:harran", tokens="harran=ev1", stock="0:stone=2,wood=0,clay=0,food=1"
    )
    s: State = p.state
    begin_turn(s, TABLES, empty_log(), 0)
    s.step = Step.TURN
    lines = GAME.text(s, TABLES, 0, texts_of("en", GAME), NAMES).splitlines()
    assert lines[0] == "Round 2 of 60 at most · action phase"
    assert lines[1] == "Turn order: ● Anna, ■ Ben, ▲ Carla, ◆ Dora"
    harran = next(line for line in lines if line.startswith("Harran"))
    assert harran.endswith("● 2 Spearmen; Wall ●; controlled by ●; Event, face down")
    anna = lines.index(next(line for line in lines if line.startswith("→ ●")))
    assert lines[anna + 1] == "    2 stone, 1 food, 1 tablet"
    assert any(line.strip().startswith("Quests:") for line in lines)
    assert lines[-1] == "Anna decides"
    assert Token(s.token[region("harran")]) == Token.FACE_DOWN
