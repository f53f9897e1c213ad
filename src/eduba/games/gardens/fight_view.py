"""The combat phase, a fight, and an Event that is being resolved; bids only for who made them, until they are shown."""

from __future__ import annotations

from typing import Any

from eduba.games.gardens.bonus import bonus_row, lead
from eduba.games.gardens.fighters import beaten_side
from eduba.games.gardens.lanes import smaller_side
from eduba.games.gardens.shape import (
    EVENT_CODES,
    FIGURE_KEYS,
    LAND,
    PARTY,
    REGION_KEYS,
    ROWS,
    SIDES,
    Row,
)
from eduba.games.gardens.state import Part, Phase, Stage, State, Step
from eduba.games.gardens.values import Tables


def resolving_view(s: State) -> dict[str, Any] | None:
    """GA-18.1: the Event that is being resolved, and by whom."""
    if s.resolving < 0:
        return None
    option = s.event_option[s.resolving]
    return {
        "region": REGION_KEYS[s.resolving],
        "seat": s.resolver,
        "event": EVENT_CODES[s.event_card[s.resolving]],
        "option": option if option >= 0 else None,
        "left": s.reward_left,
    }


def battles_view(s: State) -> dict[str, Any] | None:
    """GA-19.2, GA-25.2: the battles of the phase in the order fixed so far, and where a Settlement's fate is asked."""
    if s.phase != Phase.COMBAT:
        return None
    listed = [REGION_KEYS[s.battle[i]] for i in range(s.battles)]
    fate = REGION_KEYS[s.cursor] if s.step == Step.FATE else None
    return {"stage": Stage(s.stage).name.lower(), "list": listed, "at": s.battle_at, "fate": fate}


def fight_view(s: State, t: Tables, eyes: int) -> dict[str, Any] | None:
    """GA-20, GA-21: the fight under way."""
    if s.fight < 0:
        return None
    shown = s.shown_bid.tolist() if s.shown_bid[0, Row.STRENGTH] >= 0 else None
    bidding = eyes >= 0 and eyes in s.player.tolist() and shown is None
    own_bid = [s.bid[eyes, row] for row in range(ROWS)] if bidding else None
    return {
        "region": REGION_KEYS[s.fight],
        "part": Part(s.part).name.lower(),
        "parties": [PARTY.text(party) for party in s.party.tolist()],
        "players": s.player.tolist(),
        "support": s.support.tolist(),
        "purse": s.purse.tolist(),
        "bids_made": s.bids_made.tolist(),
        "own_bid": own_bid,
        "own_left": left_of(s, eyes, own_bid) if own_bid else None,
        "bids": shown,
        "row_winner": s.row_winner.tolist(),
        "leads": [abs(lead(s, row)) for row in range(ROWS)] if shown else None,
        "asked_side": asked_side(s),
        "asked_row": bonus_row(s) if s.step == Step.ASSIGN else -1,
        "bonus": s.bonus,
        "arranger": s.arranger,
        "lanes": s.lanes,
        "lane_at": s.lane_at,
        "units": [[unit_view(s, t, side, unit) for unit in range(s.fielded[side])] for side in range(SIDES)],
        "duel": s.dueller.tolist() if s.dueller[0] >= 0 else None,
        "beaten": beaten_side(s) if s.part == Part.RETREAT else -1,
    }


def left_of(s: State, eyes: int, bid: list[int]) -> int:
    """GA-20.5: what a seat still has to bid with; only what it has bid so far is its own to see."""
    side = s.player.tolist().index(eyes)
    return int(s.purse[side]) - sum(bid[: s.bids_made[side]])


def asked_side(s: State) -> int:
    """GA-20.11, GA-21.1: the side that the question is about: the winner of the compartment whose bonus is placed, the
    larger side where units are lined up; else that of the seat that decides, -1 if it is on none."""
    if s.step == Step.ASSIGN:
        return s.row_winner[bonus_row(s)]
    if s.step == Step.ARRANGE:
        return 1 - smaller_side(s)
    return s.party.tolist().index(s.actor) if s.actor in s.party.tolist() else -1


def unit_view(s: State, t: Tables, side: int, unit: int) -> dict[str, Any]:
    """GA-20.4: a unit, its card, and where it stands; in simple combat it has no card."""
    kind, card = s.unit[side, unit], s.unit_card[side, unit]
    rows = range(ROWS)
    return {
        "unit": unit,
        "figure": FIGURE_KEYS[kind],
        "card": [t.combat_value[card, row] for row in rows] if card >= 0 else None,
        "places": [t.strip[kind, row] for row in rows],
        "placed": [s.placed[side * LAND + unit, row] for row in rows],
        "fallen": bool(s.fallen[side, unit]),
        "lane": s.lane[side, unit],
        "place": s.place[side, unit],
    }
