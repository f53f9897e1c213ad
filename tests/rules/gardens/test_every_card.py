"""Every trade token, Garden tile, Event option and Quest is played, and does what is printed on it.

What is printed stands here and in `printed`, typed in a second time: nothing is read from the content files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from eduba.games.gardens.shape import ACTION_KEYS, EVENT_CODES, QUEST_CODES, TOKEN_CODES
from eduba.games.gardens.state import State, Step
from eduba.kernel.engine import Position
from rules.gardens import printed
from rules.gardens.board import (
    TILE_CODES,
    answers,
    figures,
    goods,
    lay_tile,
    levels,
    of_kind,
    play,
    position,
    refused,
    region,
)
from rules.gardens.table import amphora, end_round, hold, lay, own, points, quests, standing, token

LETTERS: Final = {"s": "stone", "w": "wood", "c": "clay", "f": "food", "t": "tablet", "k": "knucklebone"}


def amounts(text: str) -> dict[str, int]:
    """`2s 1k` as amounts of resources."""
    return {LETTERS[letter]: int(n) for n, letter in re.findall(r"\b(\d+)([swcftk])\b", text)}


def own_exactly(p: Position, seat: int, wanted: dict[str, int]) -> Position:
    """A seat owns exactly these amounts."""
    return own(p, seat, ",".join(f"{name}={n}" for name, n in wanted.items()))


def one_less(wanted: dict[str, int]) -> Iterator[dict[str, int]]:
    """The same amounts, each time with one piece missing."""
    for name in wanted:
        yield {**wanted, name: wanted[name] - 1}


# -- trade tokens

TOKENS: Final = re.findall(r"(t\d+) \w+ (\d): (.*) > (.*), (\d)", printed.TOKENS)


@pytest.mark.parametrize(("code", "level", "pay", "gain", "worth"), TOKENS, ids=[code for code, *_ in TOKENS])
def test_every_trade_token(code: str, level: str, pay: str, gain: str, worth: str) -> None:
    place = f"{level}.1"

    def trader(wanted: dict[str, int]) -> Position:
        p = position(empires="elam akkad babylon sumer", levels=f"0:harvest={max(2, int(level))}")
        play(own_exactly(lay(p, f"{place}={code}"), 0, wanted), "pawn harvest")
        return p

    p = trader(amounts(pay))
    play(p, f"trade {place}")
    assert (goods(p, 0), points(p, 0)["trade"]) == (amounts(gain), int(worth))
    for short in one_less(amounts(pay)):
        assert refused(trader(short), f"trade {place}") == "GA-14.2"


# -- Garden tiles


def tiles() -> Iterator[tuple[str, str]]:
    """The tiles, with what is printed on them: of each floor a to c are in the base box, d and e in the others."""
    letters = {str(floor): iter("abcde") for floor in range(1, 6)}
    for line in printed.TILES.strip().splitlines():
        floor = line.partition(":")[0].split()[1]
        yield f"g{floor}{next(letters[floor])}", line


SETTLED: Final = "emar harran nineveh"


def gardener(code: str, wanted: dict[str, int], needs: dict[str, int]) -> Position:
    """Seat 0 has Architecture, owns this, and is as far as this; the tile lies face up."""
    p = position(
        levels="0:build=4",
        population=f"0={needs.get('population', 1)}",
        renown=f"0={needs.get('event track', 1)}",
        settlements="0:" + ",".join(SETTLED.split()[: needs.get("settlements", 0)]),
    )
    return own_exactly(lay_tile(p, code), 0, wanted)


def can_raise(p: Position) -> bool:
    """Whether the floor can be raised now."""
    if "pawn build" not in answers(p):
        return False
    play(p, "pawn build")
    return "build_garden" in answers(p)


@pytest.mark.parametrize(("code", "line"), list(tiles()), ids=[code for code, _ in tiles()])
def test_every_garden_tile(code: str, line: str) -> None:
    pay, condition, worth = line.partition(": ")[2].split(", ")
    wanted = amounts(pay)
    needs = {name: int(n) for name, n in re.findall(r"(\w[\w ]*) (\d)", condition)}
    p = gardener(code, wanted, needs)
    assert can_raise(p)
    play(p, "build_garden")
    floor = int(code[1]) - 1
    assert (goods(p, 0), points(p, 0)["gardens"]) == ({}, int(worth))
    assert (p.state.gardener[floor], TILE_CODES[p.state.tile[floor]]) == (0, code)
    assert not any(can_raise(gardener(code, short, needs)) for short in one_less(wanted))
    assert not any(can_raise(gardener(code, wanted, short)) for short in one_less(needs))


# -- Event options

HARRAN: Final = region("harran")
OPTION: Final = re.compile(
    r"(?P<kind>[IVC]) (?:\[(?P<price>.*)\] )?(?P<gain>.*?)(?: (?P<points>\d) points)? \+(?P<steps>\d)"
)


def options() -> Iterator[tuple[str, int, str]]:
    """Every option, with what is printed on it."""
    for line in printed.EVENTS.strip().splitlines():
        name, _, both = line.partition(": ")
        for n, said in enumerate(both.split(" | ")):
            yield name.split()[0], n, said


def state_of(p: Position) -> dict[str, Any]:
    """What an Event can change for seat 0."""
    s: State = p.state
    return {
        "goods": goods(p, 0),
        "population": s.population[0],
        "settlement": s.settlement[HARRAN],
        "wall": s.wall[HARRAN],
        "figures": sorted(figures(p, 0)),
        "storeys": s.storeys[0],
        "levels": levels(p, 0),
        "quests": len(quests(p, 0)),
        "steps": s.renown[0],
    }


def with_rewards(before: dict[str, Any], text: str, steps: int) -> dict[str, Any]:
    """The same after these rewards; wherever there is a choice, the first answer was given."""
    after = {
        **before,
        "goods": dict(before["goods"]),
        "levels": dict(before["levels"]),
        "steps": before["steps"] + steps,
    }
    after["figures"] = list(before["figures"])
    any_stone = {"stone": int(found.group(1))} if (found := re.search(r"(\d) any", text)) else {}
    for given in (amounts(text), any_stone):
        for name, n in given.items():
            after["goods"][name] = after["goods"].get(name, 0) + n
    for word in text.split():
        if word in ("spearman", "archer", "horseman", "chariot"):
            after["figures"].append(f"{word}@harran")
        elif word == "ship":
            after["figures"].append("ship@ishuwa-harran")
        elif word in ("settlement", "wall"):
            after[word] = 0
    if found := re.search(r"(\d) population", text):
        after["population"] += int(found.group(1))
    if found := re.search(r"discover (\w+)", text):
        named = "explore" if found.group(1) == "any" else found.group(1)
        after["levels"][named] = after["levels"].get(named, 1) + 1
    after["storeys"] += "storey" in text
    after["quests"] += "quest" in text
    after["figures"].sort()
    return after


def answer(p: Position) -> None:
    """Give the first answer to whatever the rewards ask."""
    while p.state.step in (Step.TAKE, Step.REWARD_TECH, Step.REWARD_SHIP, Step.REWARD_DIE):
        p.play(p.legal()[0])


def discoverer(code: str, wanted: dict[str, int]) -> Position:
    """A Spearman of seat 0, the Hittites, has found an Event in Harran."""
    p = position(
        empires="hatti akkad babylon sumer", units="0:spearman@assur", tokens=f"harran={code}", population="0=3"
    )
    play(own_exactly(p, 0, wanted), "pawn explore", "activate spearman assur", "move harran 0")
    return p


def test_there_are_36_tokens_25_tiles_and_84_options() -> None:
    assert [code for code, *_ in TOKENS] == list(TOKEN_CODES)
    assert sorted(code for code, _ in tiles()) == sorted(TILE_CODES)
    assert [(code, n) for code, n, _ in options()] == [(code, n) for code in EVENT_CODES for n in range(2)]


@pytest.mark.parametrize(("code", "n", "said"), list(options()), ids=[f"{code}-{n + 1}" for code, n, _ in options()])
def test_every_option_of_every_event(code: str, n: int, said: str) -> None:
    option = OPTION.fullmatch(said)
    assert option
    price, gain, steps = amounts(option["price"] or ""), option["gain"], int(option["steps"])
    for short in one_less(price):
        assert refused(discoverer(code, short), f"choose {n}") == "GA-18.2"
    p = discoverer(code, price)
    before = {**state_of(p), "goods": {}}
    play(p, f"choose {n}")
    answer(p)
    if option["kind"] == "C":
        assert (state_of(p), token(p, "harran"), p.state.event_die[HARRAN]) == (before, "runs", 1)
        each, _, last = gain.partition(" / ")
        end_round(p)
        answer(p)
        once = with_rewards(before, each, 0)
        assert (state_of(p), token(p, "harran"), p.state.event_die[HARRAN]) == (once, "runs", 2)
        p.state.event_die[HARRAN] = 6
        end_round(p)
        answer(p)
        assert (state_of(p), token(p, "harran")) == (with_rewards(with_rewards(once, each, 0), last, steps), "none")
    else:
        assert state_of(p) == with_rewards(before, gain, steps)
        assert token(p, "harran") == ("points" if option["kind"] == "V" else "none")
    assert points(p, 0)["tokens"] == int(option["points"] or 0)


# -- Quests

Scene = dict[str, Any]
SEVEN: Final = ("emar", "harran", "nineveh", "bishri", "amurru", "tadmor", "arbela")
"""Regions of all terrains without a Tribe."""


def regions(n: int, *names: str) -> Scene:
    """So many of the regions, each with a unit."""
    kinds = ("spearman", "spearman", "spearman", "archer", "archer", "archer", "horseman")
    return {
        "units": "0:" + ",".join(f"{kind}@{place}" for kind, place in zip(kinds, (names or SEVEN)[:n], strict=False))
    }


def settled(n: int) -> Scene:
    return {"settlements": "0:" + ",".join(SEVEN[:n])}


def walled(n: int) -> Scene:
    return {"walls": "0:" + ",".join(SEVEN[:n])}


def levelled(text: str) -> Scene:
    return {"levels": f"0:{text}"}


def at_least_two(action: str = "") -> Scene:
    """All technologies at level 2, but for one."""
    return levelled(",".join(f"{key}={1 if key == action else 2}" for key in ACTION_KEYS))


def storeys(n: int) -> Scene:
    return {"dice": "0:" + ",".join(["white", "silver", "black", "white", "silver", "black"][:n])}


QUESTS: Final[dict[str, tuple[str, Scene, Scene]]] = {
    "q1": ("stone=1", settled(3), settled(2)),
    "q2": ("tablet=2", levelled("research=3,growth=3"), levelled("research=3,growth=2")),
    "q3": ("food=1", {"population": "0=7"}, {"population": "0=6"}),
    "q4": ("wood=1", {"renown": "0=7"}, {"renown": "0=6"}),
    "q5": ("clay=1", storeys(6), storeys(5)),
    "q6": ("kb=2", levelled("explore=3,war=3"), levelled("explore=2,war=3")),
    "q7": ("stone=1,wood=1", levelled("build=3,harvest=3"), levelled("build=3,harvest=2")),
    "q8": ("clay=1", {"amphorae": "1.1 1.2 2.1 3.1"}, {"amphorae": "1.1 2.1 3.1"}),
    "q9": ("food=1", {"amphorae": "3.1 4.1"}, {"amphorae": "2.1 2.2 4.1"}),
    "q10": ("food=1", regions(6), regions(5)),
    "q11": ("wood=1", {"ships": "0:emar-bishri,harran-emar,emar-ebla"}, {"ships": "0:emar-bishri,harran-emar"}),
    "q12": ("kb=2", {"units": "0:chariot@emar,chariot@harran"}, {"units": "0:chariot@emar,horseman@harran"}),
    "q13": ("tablet=1", {"floors": 2}, {"floors": 1}),
    "q14": ("tablet=1", levelled("research=4"), levelled("research=3")),
    "q15": ("stone=1", walled(3), walled(2)),
    "q16": (
        "wood=1",
        regions(4, "ishuwa", "emar", "harran", "bishri"),
        regions(4, "ishuwa", "emar", "bishri", "amurru"),
    ),
    "q17": ("clay=1,tablet=1", at_least_two(), at_least_two("war")),
    "q18": (
        "stone=1",
        {"standing": "emar=ev2 harran=ev4", **regions(2)},
        {"standing": "emar=ev2 harran=ev4", **regions(1)},
    ),
    "q19": (
        "kb=1",
        {"units": "0:spearman@emar*3,archer@harran*3,horseman@assur*2"},
        {"units": "0:spearman@emar*3,archer@harran*3,horseman@assur", "ships": "0:emar-bishri", "rams": "0:assur"},
    ),
    "q20": ("wood=1,stone=1", {"rams": "0:assur,emar"}, {"rams": "0:assur"}),
    "q21": ("stone=1", regions(3, "ishuwa", "nairi", "gutium"), regions(3, "ishuwa", "nairi", "emar")),
    "q22": ("kb=2", levelled("war=4"), levelled("war=3")),
    "q23": ("food=1", levelled("explore=4"), levelled("explore=3")),
    "q24": ("clay=1", {"renown": "0=2 1=2"}, {"renown": "1=2 0=2"}),
    "q25": ("food=1,wood=1", levelled("harvest=4"), levelled("harvest=3")),
    "q26": ("food=2", levelled("growth=4"), levelled("growth=3")),
    "q27": ("food=1", regions(3, "bishri", "amurru", "tadmor"), regions(3, "bishri", "amurru", "emar")),
    "q28": (
        "clay=1",
        regions(4, "emar", "harran", "nineveh", "arbela"),
        regions(4, "emar", "harran", "nineveh", "ishuwa"),
    ),
    "q29": ("stone=2,wood=2,clay=2,food=2", {}, {}),
    "q30": ("clay=1", {"population": "0=2 1=2"}, {"population": "1=2 0=2"}),
}
"""What has to be owned, a scene that is just enough, and one that is just not."""


def is_completed(code: str, wanted: dict[str, int], scene: Scene) -> bool:
    """Whether seat 0 completes a Quest when the last round ends like this."""
    extra = {name: scene[name] for name in ("amphorae", "standing", "floors") if name in scene}
    p = position(round=60, **{name: value for name, value in scene.items() if name not in extra})
    amphora(p, 0, *extra.get("amphorae", "").split())
    for entry in extra.get("standing", "").split():
        standing(p, *entry.split("="))
    if "floors" in extra:
        lay_tile(p, "g4a")
    for floor in range(extra.get("floors", 0)):
        p.state.gardener[floor] = 0
    hold(own_exactly(p, 0, wanted), 0, code)
    shown = [event for event in of_kind(end_round(p), "quest_scored") if event["seat"] == 0]
    assert shown in ([], [{"seat": 0, "card": QUEST_CODES.index(code), "points": 2}])
    assert points(p, 0)["quests"] == 2 * len(shown)
    return bool(shown)


def test_there_are_30_quests() -> None:
    assert list(QUESTS) == list(QUEST_CODES)


@pytest.mark.parametrize("code", QUESTS)
def test_every_quest(code: str) -> None:
    stock, enough, not_enough = QUESTS[code]
    wanted = {name: int(n) for name, n in (part.split("=") for part in stock.split(","))}
    assert is_completed(code, wanted, enough)
    assert not any(is_completed(code, short, enough) for short in one_less(wanted))
    assert enough == not_enough or not is_completed(code, wanted, not_enough)
