"""FL-C1 to FL-C4: in canonical order search sees one order of steps, and reaches the same positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from eduba.games.flood.shape import LUXURIES, RESOURCE_KEYS
from eduba.games.flood.state import Step
from eduba.kernel.engine import Position
from rules.flood.board import all_pass, offered, play, position

CANONICAL = {"step_order": "canonical"}
FORGOTTEN = ("step_order", "scribes_opened", "last_added", "last_trade")


def test_t_112_fl_c1_pieces_are_added_in_ascending_order() -> None:
    free = play(position(workers="red:akkad=1"), "act start", "start 0", "end", "add gold")
    assert offered(free)["add"] == "grain wood metal textile tool oil"
    p = position(workers="red:akkad=1", hand="red:grain=1,gold=2,lapis=1", options=CANONICAL)
    assert offered(play(p, "act start", "start 0", "end", "add gold")) == {"add": "gold lapis", "end": ""}
    p = position(hand="red:grain=1,gold=2,lapis=1", options=CANONICAL)
    assert offered(play(p, "act pass", "add gold")) == {"add": "gold lapis", "end": ""}


def test_c2_a_resource_is_spent_after_a_scribe_only_if_that_matters() -> None:
    p = position(workers="red:scribes=2,guti=1", options=CANONICAL)
    assert "spend" not in offered(play(p.copy(), "act place", "scribe guti", "put elam"))
    assert "spend" in offered(play(p.copy(), "act place", "scribe guti", "put available"))
    assert "spend" in offered(play(p.copy(), "act place", "scribe scribes", "put elam"))


def test_c3_trade_steps_that_could_have_come_first_are_left_out() -> None:
    p = position(workers="red:elam=1,hittites=1,tool_makers=1", hand="red:grain=3,metal=1", options=CANONICAL)
    play(p, "act trade", "exchange elam-metal-grain")
    assert offered(p) == {"make_tool": "", "end": ""}


def test_c4_cities_are_extended_in_ascending_order() -> None:
    p = all_pass(position(cities="ur:red umma:red lagash:red", hand="red:wood=6", options=CANONICAL))
    play(p, "extend ur", "adorn plain")
    assert offered(p) == {"extend": "lagash", "end": ""}


def forgetful(p: Position) -> bytes:
    """A position without what only serves the canonical order."""
    other = p.copy()
    s = other.state
    for name in FORGOTTEN:
        setattr(s, name, 0)
    s.trade_before[0] = s.trade_before[1] = 0
    return other.key()


def reached(p: Position, stop: tuple[Step, ...], most: int = 40_000) -> set[bytes]:
    """Every position in which the chain of answers of one seat can end, dice left out."""
    actor, found, seen, ahead = p.actor, set(), {p.key()}, [p]
    while ahead:
        at = ahead.pop()
        for action in at.legal():
            after = at.copy()
            after.advance(action)
            if after.actor != actor or Step(after.state.step) in stop:
                found.add(forgetful(after))
            elif after.key() not in seen:
                seen.add(after.key())
                ahead.append(after)
        assert len(seen) < most
    return found


def chains() -> Iterator[tuple[str, dict[str, str], str, tuple[Step, ...]]]:
    """Positions from which a whole action is played in all ways."""
    yield "place", {"workers": "red:scribes=1,guti=1,available=2", "hand": "red:grain=1,textile=1"}, "act place", ()
    yield "place_used", {"workers": "red:scribes=1,scribes_used=1,available=1", "hand": "red:lapis=1"}, "act place", ()
    yield "trade", {"workers": "red:mittani=2,kassites=1,tool_makers=1", "hand": "red:grain=2,metal=1"}, "act trade", ()
    yield (
        "sippar",
        {
            "workers": "red:mittani=1,egypt=1,tool_makers=1",
            "hand": "red:grain=2,textile=1,oil=1",
            "cities": "sippar:red",
        },
        "act trade",
        (),
    )
    yield "bid", {"hand": "red:grain=2,tool=1,lapis=1"}, "act pass", ()
    yield "start", {"workers": "red:akkad=1", "hand": "red:grain=1,metal=1,gold=1"}, "act start", (Step.GARRISON,)


@pytest.mark.parametrize(("given", "first", "stop"), [c[1:] for c in chains()], ids=[c[0] for c in chains()])
def test_canonical_order_reaches_the_same_positions(given: dict[str, str], first: str, stop: tuple[Step, ...]) -> None:
    free = reached(play(position(**given), first), stop)  # type: ignore[arg-type]
    canonical = reached(play(position(**given, options=CANONICAL), first), stop)  # type: ignore[arg-type]
    assert len(free) > 3
    assert canonical == free


def test_canonical_order_extends_the_same_cities() -> None:
    given = {"cities": "ur:red umma:red lagash:red", "hand": "red:wood=4,tool=1,gold=1"}
    free = reached(all_pass(position(**given)), ())  # type: ignore[arg-type]
    canonical = reached(all_pass(position(**given, options=CANONICAL)), ())  # type: ignore[arg-type]
    assert canonical == free
    assert len(free) > 10


CHAIN_ENDS = (Step.ACT, Step.HOME, Step.GARRISON)
TRADERS = ("hittites", "mittani", "amorites", "egypt", "kassites", "elam", "dilmun", "tool_makers", "tool_makers")
"""Tool makers twice, because what they make can be traded on in the same action."""


def counted(things: Sequence[str]) -> str:
    """`grain=2,oil=1`."""
    return ",".join(f"{name}={n}" for name, n in Counter(things).items())


def anything(kind: str, chance: random.Random) -> dict[str, Any]:
    """A small position in which red has something of what an action needs, and little enough to try all orders."""
    given: dict[str, Any] = {"options": {"scribe_delay": chance.choice(["action", "turn"])}}
    hand = chance.choices(RESOURCE_KEYS, k=chance.randint(1, 4))
    posts = ["available"] * chance.randint(0, 3)
    if kind == "place":
        second = chance.choice(["guti", "scribes_used", "scribes"])
        posts = ["scribes", second, *posts[:1]]
        hand = hand[:0] if second == "scribes" else hand[:2]
    if kind == "trade":
        posts += chance.choices(TRADERS, k=chance.randint(2, 5))
        hand += chance.choices(["grain", "textile", "tool"], k=2)
        given["cities"] = chance.choice(["", "sippar:red"])
        given["stock"] = chance.choice(["", "wood=1 metal=1 tool=1 oil=0 gold=1 lapis=1"])
    if kind == "start":
        posts += ["akkad"]
        hand += chance.choices(["grain", "metal", "tool"], k=2)
    if kind == "extend":
        given["cities"] = "ur:red umma:red lagash:red"
        hand += ["wood"] * 4 + [RESOURCE_KEYS[chance.choice(LUXURIES)]]
    elif kind != "pass":
        given["passed"] = chance.choice(["", "green"])
    return given | {"hand": f"red:{counted(hand)}", "workers": f"red:available=0,{counted(posts)}"}


def begun(kind: str, given: dict[str, Any], step_order: str) -> Position | None:
    """The position in which the first of all these answers is given; None if the action is not possible."""
    p = position(**given | {"options": given["options"] | {"step_order": step_order}})
    if kind == "extend":
        return all_pass(p)
    return play(p, f"act {kind}") if kind in offered(p)["act"].split() else None


@pytest.mark.parametrize(
    ("kind", "positions"), [("place", 6), ("trade", 20), ("start", 8), ("pass", 12), ("extend", 12)]
)
def test_canonical_order_reaches_the_same_positions_from_anywhere(kind: str, positions: int) -> None:
    chance, sizes = random.Random(kind), list[int]()
    while len(sizes) < positions:
        given = anything(kind, chance)
        free, canonical = begun(kind, given, "free"), begun(kind, given, "canonical")
        if free is None or canonical is None:
            assert free is canonical, given
            continue
        found = reached(free, CHAIN_ENDS)
        assert reached(canonical, CHAIN_ENDS) == found, given
        sizes.append(len(found))
    assert max(sizes) > 10
