"""The printed values that rules get beside the state, and their loader."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from eduba.games.flood.shape import (
    CONTENT,
    DICE,
    EMPIRE,
    ENTERED,
    LAND_KEYS,
    LEFT,
    LUXURIES,
    MOST_ARMIES,
    MOST_WORKERS,
    PLACE_KEYS,
    POSTS,
    RESOURCE_KEYS,
    RESOURCES,
    SEATS,
    SITES,
    SLOTS,
    SUMER,
    TURNS,
)
from eduba.kernel.content import (
    Content,
    ContentError,
    check_parts,
    content_hash,
    fill,
    integer,
    integers,
    read_values,
)
from eduba.kernel.record import Record, number, row, table

PATTERNS: Final = ("all_equal", "two_lead", "two_follow", "all_differ")
HOMES: Final = tuple(EMPIRE.names[n] for n in range(EMPIRE.size) if n == SUMER or LEFT[SITES + n - 1])
"""The empires that a turn may name: one that could never expand would leave its owner without an answer."""
MOST_IN_HAND: Final = 127
"""Pieces of a resource that `State.hand` has room for."""
_FILE: Final = "values.toml"


class Weight(IntEnum):
    """What `evaluate` counts."""

    REGION = 0
    THREATENED = 1
    ARMY_FREE = 2
    ARMY_FIGHT = 3
    ARMY_IDLE = 4
    PLAN_NOW = 5
    PLAN_LATER = 6
    GRAIN = 7
    WOOD = 8
    METAL = 9
    TEXTILE = 10
    TOOL = 11
    OIL = 12
    GOLD = 13
    LAPIS = 14
    CITY = 15
    BABYLON = 16
    NIPPUR = 17
    SIPPAR = 18
    UR = 19
    SHURUPPAK = 20
    SCRIBE = 21
    TOOL_MAKER = 22
    SECOND_TOOL_MAKER = 23
    TRADER = 24
    SECOND_TRADER = 25
    IRRIGATION = 26
    WEAVING = 27
    CLAIM = 28
    SHARED_CLAIM = 29
    MAJORITY_LAST = 30
    MAJORITY_NEXT = 31
    MAJORITY_LATER = 32
    WORKER = 33
    ORDER_CONTESTED = 34
    ORDER = 35
    EMPIRE = 36
    SHARED_EMPIRE = 37
    BY_TRADER = 38
    BY_WORKER = 39


class Tables(Record):
    """The printed values, and what bots know."""

    weights = row(len(Weight), "what `evaluate` counts, in hundredths of a point: see Weight", bits=16)
    year = row(TURNS, "the year BC of each turn", bits=16)
    pieces = row(RESOURCES, "pieces of each resource")
    value = row(RESOURCES, "value of each resource")
    recruits = row(RESOURCES, "armies that a piece of each resource buys")
    start_hand = row(RESOURCES, "pieces that each seat begins with")
    bases = number("city bases of each seat")
    extensions = number("city extensions of each seat")
    workers = number("workers of each seat")
    armies = number("armies of each seat")
    start_workers = row(POSTS, "workers that each seat begins with on each post")
    start_available = number("workers that each seat begins with in its reserve")
    drawn = number("workers made available each turn")
    scribes = number("most scribes of a seat")
    grain = table(len(PATTERNS), SEATS, "grain by pattern of the ranking and by place in it")
    textile = table(len(PATTERNS), SEATS, "textiles by pattern of the ranking and by place in it")
    declines = row(TURNS, "1 for a turn with a decline")
    kept = number("workers that the leader keeps in Irrigation and in Weaving in the decline")
    lost_in_lands = number("workers that each seat loses in each land but Dilmun in the decline")
    lost_craftsmen = number("workers that each seat loses in Scribes, and as many in Tool Makers, in the decline")
    empire = table(TURNS, SLOTS, "empires of each turn: 0 Sumer, n the land n - 1")
    empire_armies = table(TURNS, SLOTS, "armies of each empire")
    babylon = number("more armies for the owner of Babylon")
    ur = number("more textiles each turn for the owner of Ur")
    destroy = number("armies that it takes to destroy a city")
    destroy_protected = number("the same where Shuruppak protects it")
    repeat = number("armies that a repetition takes")
    sides = number("sides of a die")
    superior = number("what a superior attacker needs with two dice")
    inferior = number("what an inferior attacker needs")
    region_vp = number("points for a region with armies")
    nippur_vp = number("more points for a Sumer region with armies, for the owner of Nippur")
    extension_wood = number("wood that an extension takes")
    extension_vp = row(len(LUXURIES) + 1, "points of an extension by number of luxuries")
    worker_above = number("the score above which a worker is laid beside the track, by option")
    end_vp = row(POSTS, "points at the end for the most workers on each post")


def load(folder: Path | None = None) -> Content:
    """The values in a folder, by default those of the box."""
    data = read_values(CONTENT, folder)[_FILE]
    wanted = (
        *("resources", "recruiting", "pieces", "start", "workers", "grain", "textile", "decline"),
        *("cities", "expansion", "combat", "score", "majorities"),
    )
    check_parts(_FILE, data, wanted, lists=("turn",))
    values = {**_supplies(data), **_production(data), **_empires(data), **_rewards(data)}
    _check_hands(values)
    return Content(fill(Tables, values), content_hash(values))


def _supplies(data: Mapping[str, Any]) -> dict[str, Any]:
    """What there is, and what everybody begins with."""
    resources, pieces, start, workers = data["resources"], data["pieces"], data["start"], data["workers"]
    held = integers(_FILE, start, "hand", RESOURCES, 0, 20)
    count = integers(_FILE, resources, "pieces", RESOURCES, 1, 40)
    for key, each, all_pieces in zip(RESOURCE_KEYS, held, count, strict=True):
        if SEATS * each > all_pieces:
            raise ContentError(
                f"{_FILE}: {SEATS} hands of {each} {key} need more than the {all_pieces} pieces there are"
            )
    posts = [0] * POSTS
    for box in ("irrigation", "weaving"):
        posts[PLACE_KEYS.index(box)] = integer(_FILE, start, box, 0, 9)
    available = integer(_FILE, start, "available", 0, 9)
    total = integer(_FILE, pieces, "workers", 1, 60)
    if sum(posts) + available > total:
        raise ContentError(f"{_FILE}: {sum(posts) + available} workers at the start, a seat has {total}")
    bases = integer(_FILE, pieces, "bases", 1, 9)
    return {
        "pieces": count,
        "value": integers(_FILE, resources, "value", RESOURCES, 1, MOST_WORKERS),
        "recruits": integers(_FILE, data["recruiting"], "armies", RESOURCES, 0, 9),
        "start_hand": held,
        "bases": bases,
        "extensions": integer(_FILE, pieces, "extensions", bases, bases),
        "workers": total,
        "armies": integer(_FILE, pieces, "armies", 1, MOST_ARMIES * sum(ENTERED.values) - 1),
        "start_workers": posts,
        "start_available": available,
        "drawn": integer(_FILE, workers, "drawn", 1, 25),
        "scribes": integer(_FILE, workers, "scribes", 1, 2),
        "kept": integer(_FILE, data["decline"], "kept_in_boxes", 0, 25),
        "lost_in_lands": integer(_FILE, data["decline"], "lost_in_lands", 0, 25),
        "lost_craftsmen": integer(_FILE, data["decline"], "lost_craftsmen", 0, 25),
    }


def _production(data: Mapping[str, Any]) -> dict[str, Any]:
    """What each place in the ranking takes."""
    return {
        box: [integers(_FILE, data[box], pattern, SEATS, 0, 20) for pattern in PATTERNS] for box in ("grain", "textile")
    }


def _check_hands(values: Mapping[str, Any]) -> None:
    """No hand overflows, even if the stock never ends: a seat gains pieces by harvests alone, and swaps them one for one."""
    start = sum(values["start_hand"])
    harvest = max(map(max, values["grain"])) + max(map(max, values["textile"])) + values["ur"]
    most = start + TURNS * harvest
    if most > MOST_IN_HAND:
        raise ContentError(
            f"{_FILE}: a seat could come to hold {most} pieces of a kind ({start} at the start, {harvest} in each of {TURNS}"
            f" turns), a hand has room for {MOST_IN_HAND}; lower hand, [grain], [textile] or textiles_of_ur"
        )


def _empires(data: Mapping[str, Any]) -> dict[str, Any]:
    """The empires of each turn, and which turns decline."""
    turns = data["turn"]
    if not isinstance(turns, list) or len(turns) != TURNS:
        raise ContentError(f"{_FILE}: {len(turns)} [[turn]], the game has {TURNS}")
    if "turns" not in data["decline"]:
        raise ContentError(f"{_FILE}: [decline] turns is missing, expected numbers from 2 to {TURNS}")
    declines = data["decline"]["turns"]
    if not isinstance(declines, list) or any(n not in range(2, TURNS + 1) for n in declines):
        raise ContentError(f"{_FILE}: turns = {declines!r}, expected numbers from 2 to {TURNS}")
    homes = []
    for n, turn in enumerate(turns, 1):
        named = turn.get("empires", [])
        if not isinstance(named, list) or len(named) != SLOTS or any(key not in HOMES for key in named):
            raise ContentError(
                f"{_FILE}: turn {n} needs {SLOTS} empires, each sumer or a land that armies can leave, not {named!r}"
            )
        if len(set(named)) < SLOTS:
            raise ContentError(f"{_FILE}: turn {n} names an empire twice")
        homes.append([EMPIRE.parse(key) for key in named])
    return {
        "year": [integer(_FILE, turn, "year", 1, 9999) for turn in turns],
        "declines": [int(n in declines) for n in range(1, TURNS + 1)],
        "empire": homes,
        "empire_armies": [integers(_FILE, turn, "armies", SLOTS, 1, 40) for turn in turns],
    }


def _rewards(data: Mapping[str, Any]) -> dict[str, Any]:
    """Prices, dice and points."""
    cities, combat, score, most = data["cities"], data["combat"], data["score"], data["majorities"]
    points = integers(_FILE, cities, "extension_points", len(LUXURIES) + 1, 0, 99)
    if any(b < a for a, b in pairwise(points)):
        raise ContentError(f"{_FILE}: extension_points must not fall with more luxuries")
    posts = (*LAND_KEYS, *PLACE_KEYS[len(LAND_KEYS) : POSTS])
    unknown = [key for key in most if key not in (*posts, "origin", "carries", "because")]
    if unknown:
        raise ContentError(f"{_FILE}: [majorities] names {unknown[0]!r}, which is no place for workers")
    sides = integer(_FILE, combat, "sides", 2, 20)
    price = integer(_FILE, cities, "destroy", 1, 9)
    return {
        "babylon": integer(_FILE, cities, "armies_of_babylon", 0, 20),
        "ur": integer(_FILE, cities, "textiles_of_ur", 1, 9),
        "destroy": price,
        "destroy_protected": integer(_FILE, cities, "destroy_protected", price, 9),
        "extension_wood": integer(_FILE, cities, "extension_wood", 1, 9),
        "extension_vp": points,
        "repeat": integer(_FILE, data["expansion"], "repeat", 1, 9),
        "sides": sides,
        "superior": integer(_FILE, combat, "superior", DICE, DICE * sides),
        "inferior": integer(_FILE, combat, "inferior", DICE, DICE * sides),
        "region_vp": integer(_FILE, score, "region", 0, 9),
        "nippur_vp": integer(_FILE, score, "sumer_with_nippur", 0, 9),
        "worker_above": integer(_FILE, score, "worker_above", 0, 127),
        "end_vp": [integer(_FILE, most, key, 0, 20) if key in most else 0 for key in posts],
    }
