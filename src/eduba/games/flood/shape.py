"""The components whose numbers fix the state and the action table: resources, regions, places, deals (chapters 1, 2)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations
from pathlib import Path
from typing import Final

from eduba.kernel.actions import Domain, numbers
from eduba.kernel.content import ContentError, integer, read
from eduba.kernel.rule import Constants, ConstantTable

CONTENT: Final = Path(__file__).parent / "content"
_FILE: Final = "shape.toml"
_shape: Final = read(CONTENT / _FILE)

SEATS: Final = integer(_FILE, _shape["players"], "seats", 3, 3)
TURNS: Final = integer(_FILE, _shape["turns"], "turns", 1, 9)
SLOTS: Final = integer(_FILE, _shape["turns"], "empires", SEATS, SEATS)
MOST_ARMIES: Final = integer(_FILE, _shape["garrison"], "most", 1, 2)
DICE: Final = integer(_FILE, _shape["combat"], "dice", 2, 2)
MOST_WORKERS: Final = integer(_FILE, _shape["workers"], "most_at_once", 1, 9)

RESOURCE_KEYS: Final = tuple(entry["key"] for entry in _shape["resource"])
SITE_KEYS: Final[tuple[str, ...]] = tuple(_shape["sumer"]["regions"])
LAND_KEYS: Final = tuple(entry["key"] for entry in _shape["land"])
REGION_KEYS: Final = (*SITE_KEYS, *LAND_KEYS)
PLACE_KEYS: Final = (*LAND_KEYS, *_shape["places"]["boxes"], *_shape["places"]["elsewhere"])
RESOURCES: Final = len(RESOURCE_KEYS)
SITES: Final = len(SITE_KEYS)
LANDS: Final = len(LAND_KEYS)
REGIONS: Final = SITES + LANDS
PLACES: Final = len(PLACE_KEYS)


class Resource(IntEnum):
    """The eight resources."""

    GRAIN = 0
    WOOD = 1
    METAL = 2
    TEXTILE = 3
    TOOL = 4
    OIL = 5
    GOLD = 6
    LAPIS = 7


class Place(IntEnum):
    """Where workers are, after the places of the thirteen lands."""

    IRRIGATION = 13
    WEAVING = 14
    SCRIBES = 15
    TOOL_MAKERS = 16
    AVAILABLE = 17
    SCRIBES_USED = 18
    TOOL_MAKERS_USED = 19
    UNAVAILABLE = 20


POSTS: Final = int(Place.AVAILABLE)
"""Places to which workers can be sent: lands and boxes."""


class Benefit(IntEnum):
    """What a city brings its owner (chapter 16)."""

    EXTRA_TRADE = 0
    TWO_ARMIES = 1
    SUMER_VP = 2
    COSTLY_TO_DESTROY = 3
    SCRIBE = 4
    TEXTILE = 5
    TOOL_MAKER = 6


class Kind(IntEnum):
    """The actions of a turn."""

    BUILD = 0
    PLACE = 1
    TRADE = 2
    START = 3
    EXPAND = 4
    PASS = 5


def _named(kind: str, found: Sequence[str], wanted: type[IntEnum]) -> None:
    names = [member.name.lower() for member in wanted]
    if list(found) != names:
        raise ContentError(f"{_FILE}: the {kind} must be {', '.join(names)}, in this order")


_named("resources", RESOURCE_KEYS, Resource)
_named("places after the lands", PLACE_KEYS[LANDS:], Place)
if int(Place.IRRIGATION) != LANDS:
    raise ContentError(f"{_FILE}: {LANDS} lands, the places are numbered for {int(Place.IRRIGATION)}")


def _region(key: str) -> int:
    if key not in REGION_KEYS:
        raise ContentError(f"{_FILE}: there is no region {key!r}")
    return REGION_KEYS.index(key)


def _resource(key: str) -> int:
    if key not in RESOURCE_KEYS:
        raise ContentError(f"{_FILE}: there is no resource {key!r}")
    return RESOURCE_KEYS.index(key)


_benefits: Final = {key: _region(site) for key, site in _shape["benefits"].items() if key != "origin"}
_named("benefits", list(_benefits), Benefit)
SITE_OF: Final = Constants(_benefits[benefit.name.lower()] for benefit in Benefit)
"""The Sumer region whose city brings each benefit."""

EMPTIED: Final = Constants(int(entry.get("emptied_in_decline", False)) for entry in _shape["land"])
"""1 for a land that all workers leave in the decline."""

_ways: Final = {
    *((_region(a), _region(b)) for a, b in _shape["borders"]["pairs"]),
    *((_region(b), _region(a)) for a, b in _shape["borders"]["pairs"]),
    *((_region(a), _region(b)) for a, b in _shape["arrows"]["pairs"]),
}
LEADS: Final = ConstantTable([[int((a, b) in _ways) for b in range(REGIONS)] for a in range(REGIONS)])
"""1 where the second region can be entered from the first."""
BORDERS: Final = tuple((_region(a), _region(b)) for a, b in _shape["borders"]["pairs"])
ARROWS: Final = tuple((_region(a), _region(b)) for a, b in _shape["arrows"]["pairs"])
ENTERED: Final = Constants(int(any((a, b) in _ways for a in range(REGIONS))) for b in range(REGIONS))
"""1 for a region that some region leads to."""
LEFT: Final = Constants(int(any((a, b) in _ways for b in range(REGIONS))) for a in range(REGIONS))
"""1 for a region that leads to some region."""

_offers: Final = [[_resource(good) for good in entry["offers"]] for entry in _shape["land"]]
MARKETS: Final = tuple(SITES + i for i, goods in enumerate(_offers) if goods)
"""The regions that offer goods."""
DEALS: Final = tuple(
    (region, good, given, MARKETS.index(region), position)
    for region in MARKETS
    for position, good in enumerate(_offers[region - SITES])
    for given in (_resource(key) for key in _shape["trade"][RESOURCE_KEYS[good]])
)
"""Every exchange: region, good received, good given, number of the market, position of the good among its offers."""
DEAL: Final = ConstantTable(DEALS)
DEAL_REGION, DEAL_RECEIVE, DEAL_GIVE, DEAL_MARKET, DEAL_OFFER = range(5)
MAKE_TOOL_STEP: Final = len(DEALS)
"""The number of a conversion among the steps of a Trade action; lower numbers are deals."""
OFFERS_OF: Final = tuple(tuple(goods) for goods in _offers)

LUXURIES: Final = tuple(i for i, entry in enumerate(_shape["resource"]) if entry["luxury"])
LUXURY: Final = Constants(LUXURIES)
LUXURY_SETS: Final = 1 << len(LUXURIES)


def _luxury_names() -> tuple[str, ...]:
    """The name of each set of luxuries, as a number whose bits are its members: `tool-gold`."""
    names = ["plain"] * LUXURY_SETS
    for size in range(1, len(LUXURIES) + 1):
        for chosen in combinations(range(len(LUXURIES)), size):
            names[sum(1 << bit for bit in chosen)] = "-".join(RESOURCE_KEYS[LUXURIES[bit]] for bit in chosen)
    return tuple(names)


def _deal_names() -> tuple[str, ...]:
    return tuple(f"{REGION_KEYS[d[0]]}-{RESOURCE_KEYS[d[1]]}-{RESOURCE_KEYS[d[2]]}" for d in DEALS)


def _words(name: str, keys: Sequence[str]) -> Domain:
    return Domain(name, tuple(keys), words=tuple(keys))


ITEM_WORKER: Final = RESOURCES
ITEM_ARMY: Final = RESOURCES + 1
ITEMS: Final = RESOURCES + 2
SUMER: Final = 0
"""The empire that begins in any Sumer region; empire n begins in land n - 1."""

KIND: Final = _words("kind", [kind.name.lower() for kind in Kind])
RESOURCE: Final = _words("resource", RESOURCE_KEYS)
ITEM: Final = _words("item", (*RESOURCE_KEYS, "worker", "army"))
SITE: Final = _words("region", SITE_KEYS)
REGION: Final = _words("region", REGION_KEYS)
SOURCE: Final = _words("place", PLACE_KEYS[: Place.UNAVAILABLE])
TARGET: Final = _words("place", PLACE_KEYS[: POSTS + 1])
PLACE: Final = _words("place", PLACE_KEYS)
DEAL_NAME: Final = _words("deal", _deal_names())
SLOT: Final = numbers("slot", 0, SLOTS - 1)
EMPIRE: Final = _words("empire", ("sumer", *LAND_KEYS))
LUXURY_SET: Final = _words("luxuries", _luxury_names())
