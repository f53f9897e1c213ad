"""What a seat may see: in After the Flood everything, for everyone."""

from __future__ import annotations

from typing import Any, Final

from eduba.games.flood.actions import ACTIONS, ADD, EXCHANGE, MAKE_TOOL, PAY, PUT, SCRIBE
from eduba.games.flood.empires import equipment_value
from eduba.games.flood.ending import rank
from eduba.games.flood.passing import bid_value
from eduba.games.flood.points import empire_points
from eduba.games.flood.production import due, ranking
from eduba.games.flood.shape import (
    DEAL_GIVE,
    DEAL_RECEIVE,
    DEALS,
    EMPIRE,
    ITEM_ARMY,
    ITEM_WORKER,
    KIND,
    LANDS,
    LUXURIES,
    MARKETS,
    OFFERS_OF,
    PLACE,
    PLACE_KEYS,
    POSTS,
    REGION,
    REGION_KEYS,
    REGIONS,
    RESOURCE,
    RESOURCE_KEYS,
    SEATS,
    SITES,
    SLOTS,
    TURNS,
    Place,
)
from eduba.games.flood.state import State, Step
from eduba.games.flood.trade import exchanges_left, has_extra, is_taken, traders
from eduba.games.flood.values import PATTERNS, Tables
from eduba.games.flood.workers import usable_scribes
from eduba.kernel.actions import Values
from eduba.kernel.game import Sentence
from eduba.kernel.options import agreed

TRADE: Final = {
    RESOURCE_KEYS[good]: list(dict.fromkeys(RESOURCE_KEYS[d[DEAL_GIVE]] for d in DEALS if d[DEAL_RECEIVE] == good))
    for good in sorted({d[DEAL_RECEIVE] for d in DEALS})
}
"""What can be given for each good."""


OFFERED: Final = {region: [RESOURCE_KEYS[good] for good in OFFERS_OF[region - SITES]] for region in MARKETS}
"""What each land offers."""


def view(s: State, t: Tables, seat: int) -> dict[str, Any]:
    """FL-2.10: hands, reserves, bids, equipment and points are open."""
    return {
        "step": Step(s.step).name.lower(),
        "actor": s.actor,
        "seats": s.seats,
        "turn": s.turn,
        "year": t.year[s.turn - 1],
        "phase": 3 if s.step < Step.EXTEND else 5 if s.step < Step.OVER else 6,
        "order": [s.order[i] for i in range(SEATS)],
        "stock": {key: s.stock[i] for i, key in enumerate(RESOURCE_KEYS)},
        "players": [player_view(s, t, i) for i in range(SEATS)],
        "regions": [region_view(s, region) for region in range(REGIONS)],
        "rankings": {"grain": ranking(s, Place.IRRIGATION), "textile": ranking(s, Place.WEAVING)},
        "empires": [
            {
                "empire": EMPIRE.text(t.empire[s.turn - 1, slot]),
                "armies": t.empire_armies[s.turn - 1, slot],
                "owner": s.slot_owner[slot],
            }
            for slot in range(SLOTS)
        ],
        "action": action_view(s),
        "printed": printed(t),
        "options": agreed(s),
    }


def printed(t: Tables) -> dict[str, Any]:
    """What the box says and a board shows as help: tables of turns, trade, production, extensions and majorities."""
    return {
        "value": {key: t.value[i] for i, key in enumerate(RESOURCE_KEYS)},
        "recruits": {key: t.recruits[i] for i, key in enumerate(RESOURCE_KEYS) if t.recruits[i]},
        "luxuries": [RESOURCE_KEYS[i] for i in LUXURIES],
        "offers": {REGION_KEYS[region]: offered for region, offered in OFFERED.items()},
        "trade": TRADE,
        "grain": [[t.grain[i, j] for j in range(SEATS)] for i in range(len(PATTERNS))],
        "textile": [[t.textile[i, j] for j in range(SEATS)] for i in range(len(PATTERNS))],
        "extension": {"wood": t.extension_wood, "points": [t.extension_vp[i] for i in range(len(LUXURIES) + 1)]},
        "majorities": {key: t.end_vp[i] for i, key in enumerate(PLACE_KEYS[:POSTS]) if t.end_vp[i]},
        "combat": {"superior": t.superior, "inferior": t.inferior},
        "turns": [
            {
                "year": t.year[turn],
                "decline": bool(t.declines[turn]),
                "empires": [EMPIRE.text(t.empire[turn, slot]) for slot in range(SLOTS)],
                "armies": [t.empire_armies[turn, slot] for slot in range(SLOTS)],
            }
            for turn in range(TURNS)
        ],
    }


def player_view(s: State, t: Tables, seat: int) -> dict[str, Any]:
    """One seat with all it has."""
    return {
        "points": s.vp[seat],
        "rank": rank(s, seat),
        "empire_points": empire_points(s, t, seat) if s.step < Step.EXTEND else 0,
        "passed": bool(s.passed[seat]),
        "hand": box(s.hand, seat),
        "bid": box(s.bid, seat),
        "bid_value": bid_value(s, t, seat),
        "equipment": box(s.equipment, seat),
        "equipment_value": equipment_value(s, t, seat),
        "rating": s.rating[seat],
        "start_rank": s.start_rank[seat],
        "empire_slot": s.empire_slot[seat],
        "workers": {key: s.workers[seat, i] for i, key in enumerate(PLACE_KEYS)},
        "usable_scribes": usable_scribes(s, seat),
        "armies_available": s.armies_available[seat],
        "armies_unavailable": s.armies_unavailable[seat],
        "bases": s.bases[seat],
        "extensions": s.extensions[seat],
        "relocations": s.relocations[seat],
        "retired": s.retired[seat],
        "traders": {REGION_KEYS[region]: traders(s, seat, region) for region in MARKETS},
        "trade": trade_view(s, seat) if s.step == Step.TRADE and seat == s.actor else None,
        "harvest": {"grain": due(s, t, seat, Place.IRRIGATION), "textile": due(s, t, seat, Place.WEAVING)},
    }


def trade_view(s: State, seat: int) -> dict[str, Any]:
    """FL-8.6, FL-8.7, FL-8.20: exchanges that are left to a seat that trades, the goods that were taken from each land, and
    whether there is one exchange more, beyond both."""
    lands = list(enumerate(MARKETS))
    return {
        "left": {REGION_KEYS[region]: exchanges_left(s, seat, i, region) for i, region in lands},
        "taken": {REGION_KEYS[region]: taken_from(s, i, region) for i, region in lands if s.taken[i]},
        "extra": has_extra(s, seat),
        "beyond": {
            REGION_KEYS[region]: OFFERED[region]
            if exchanges_left(s, seat, i, region) <= 0
            else taken_from(s, i, region)
            for i, region in lands
            if has_extra(s, seat) and traders(s, seat, region)
        },
    }


def taken_from(s: State, market: int, region: int) -> list[str]:
    """The goods that were taken from a land in this Trade action."""
    return [good for offer, good in enumerate(OFFERED[region]) if is_taken(s, market, offer)]


def box(pieces: Any, seat: int) -> dict[str, int]:
    """The resource pieces of a seat in a hand or a box."""
    return {key: pieces[seat, i] for i, key in enumerate(RESOURCE_KEYS)}


def region_view(s: State, region: int) -> dict[str, Any]:
    """One region of the board."""
    shown = {"name": REGION_KEYS[region], "army_owner": s.army_owner[region], "armies": s.army_count[region]}
    if region < SITES:
        return shown | {"city_owner": s.city_owner[region], "extended": bool(s.city_extended[region])}
    return shown | {"workers": [s.workers[i, region - SITES] for i in range(SEATS)]}


def action_view(s: State) -> dict[str, Any]:
    """What is half-done."""
    return {
        "kind": KIND.text(s.kind) if s.kind >= 0 else None,
        "done": bool(s.done),
        "resource_spent": name(RESOURCE_KEYS, s.resource_spent),
        "place": name(PLACE_KEYS, s.pending_place),
        "source": name(PLACE_KEYS, s.pending_source),
        "region": name(REGION_KEYS, s.pending_region),
        "made": {REGION_KEYS[region]: s.made[i] for i, region in enumerate(MARKETS) if s.made[i]},
        "sippar_used": bool(s.sippar_used),
        "expansions": s.expansions,
        "fresh_scribes": [s.fresh_scribes[i] for i in range(SEATS)],
        "scribes_opened": s.scribes_opened,
        "last_added": s.last_added,
        "last_trade": s.last_trade,
        "trade_before": [s.trade_before[i] for i in range(2)],
        "told": bool(s.told),
    }


def name(keys: tuple[str, ...], i: int) -> str | None:
    """The key of a thing; None if there is none."""
    return keys[i] if i >= 0 else None


def touches(action: int) -> tuple[str, ...]:
    """The things on the board that an action names: an exchange touches what a land offers, and what is given for it."""
    verb, values = ACTIONS.decode(action)
    if verb.ids == EXCHANGE:
        region, received, given, _, _ = DEALS[values[0]]
        return (f"offer:{REGION_KEYS[region]}-{RESOURCE_KEYS[received]}", f"resource:{RESOURCE_KEYS[given]}")
    if verb.ids == MAKE_TOOL:
        return (place_thing(Place.TOOL_MAKERS),)
    if verb.ids == PAY:
        return (item_thing(values[0]),)
    if verb.ids in (SCRIBE, PUT):
        return (place_thing(values[0]),)
    return tuple(f"{a.domain.name}:{a.domain.text(v)}" for a, v in zip(verb.arguments, values, strict=True))


def place_thing(place: int) -> str:
    """A place of workers on the board: a land is a region like the others."""
    return f"{'region' if place < LANDS else 'place'}:{PLACE_KEYS[place]}"


def item_thing(item: int) -> str:
    """What is paid, where it lies: in the hand, among the available workers, or among the available armies."""
    if item == ITEM_WORKER:
        return place_thing(Place.AVAILABLE)
    return "armies:available" if item == ITEM_ARMY else f"resource:{RESOURCE_KEYS[item]}"


def sentence(s: State, action: int) -> Sentence | None:
    """What is added to a bid is paid for armies. The page says the same (flood-sentences.ts)."""
    verb, values = ACTIONS.decode(action)
    if verb.ids != ADD or s.step != Step.BUY:
        return None
    return "board-buy-with", {"resource": (RESOURCE, values[0])}


def prompt(s: State) -> Values:
    """What the question asked now is about."""
    if s.step == Step.PAY:
        return {"kind": (KIND, s.kind)}
    if s.step == Step.PUT:
        return {"resource": (RESOURCE, s.resource_spent)}
    if s.step == Step.COUNT:
        return {"place": (PLACE, s.pending_place)}
    if s.step == Step.PUT_ONE:
        return {"place": (PLACE, s.pending_source)}
    if s.step in (Step.RELOCATE, Step.GARRISON, Step.COMBAT, Step.ADORN):
        return {"region": (REGION, s.pending_region)}
    return {}
