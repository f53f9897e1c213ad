"""What a seat may see: everything but face-down tokens and tiles, others' Quest cards, and others' bids not yet shown."""

from __future__ import annotations

from typing import Any, Final

from eduba.games.gardens.board_view import cards_on_board, gardens_view, quests_view, regions_view, trade_view
from eduba.games.gardens.cards import card_at, card_line
from eduba.games.gardens.dice import has_reroll
from eduba.games.gardens.drafting import is_in_play
from eduba.games.gardens.events import SCORE, SCORE_QUESTS
from eduba.games.gardens.fight_view import battles_view, fight_view, resolving_view
from eduba.games.gardens.pieces import rams, settlements, ships, units, walls
from eduba.games.gardens.printed_view import printed_view
from eduba.games.gardens.quests import completed
from eduba.games.gardens.scoring import points_from
from eduba.games.gardens.shape import (
    ACTION_KEYS,
    AMPHORAE,
    COLOUR_KEYS,
    DICE,
    EMPIRE_BOX,
    EMPIRE_KEYS,
    EVENT_DICE,
    FIGURE_KEYS,
    FIRST_OF,
    LAND_TYPES,
    LEVELS,
    QUEST_CODES,
    RAMS,
    REGION_KEYS,
    RESOURCE_KEYS,
    ROLE,
    SECTION_KEYS,
    SETTLEMENTS,
    SHIPS,
    SIGN_KEYS,
    SPACES,
    WALLS,
    Act,
    Figure,
    Sign,
)
from eduba.games.gardens.state import Phase, State, Step
from eduba.games.gardens.tracks import population_place
from eduba.games.gardens.values import CardValue, Tables
from eduba.kernel.options import agreed

SHOWN: Final = {
    Act.EXPLORE: (CardValue.ACTIVATIONS,),
    Act.BUILD: (CardValue.BUILDS, CardValue.GARDENS),
    Act.RESEARCH: (CardValue.CONVERSIONS, CardValue.CLAY, CardValue.TABLETS, CardValue.DISCOVERIES),
    Act.HARVEST: (CardValue.GATHERINGS, CardValue.TRADES, CardValue.TRADE_LEVEL),
    Act.WAR: (CardValue.KNUCKLEBONES, CardValue.UNITS, CardValue.UNIT_LEVEL, CardValue.TRIBUTE),
    Act.GROWTH: (CardValue.FOOD_0, CardValue.STEPS_0, CardValue.FOOD_1, CardValue.STEPS_1),
}
"""The numbers on the cards of each action."""


def view(s: State, t: Tables, seat: int) -> dict[str, Any]:
    """GA-1.5: stocks, figures, technologies, dice, amphorae, tracks and face-up tokens are open to all."""
    over = s.phase == Phase.OVER
    ranking = standings(s, t)
    return {
        "round": s.round,
        "phase": Phase(s.phase).name.lower(),
        "step": Step(s.step).name.lower(),
        "actor": s.actor,
        "leader": s.leader,
        "order": [i for i in s.order.tolist() if i >= 0],
        "turn": turn_view(s, t),
        "empires": [empire for i, empire in enumerate(EMPIRE_KEYS) if is_in_play(s, EMPIRE_BOX[i])],
        "tracks": tracks_view(s, t),
        "players": [{**player_view(s, t, i, seat), **ranking[i]} for i in range(s.seats)],
        "regions": regions_view(s, t),
        "ships": [
            {"seat": i, "section": SECTION_KEYS[section]}
            for i, sections in enumerate(s.ship.tolist())
            for section in sections
            if section >= 0
        ],
        "trade": trade_view(s, t),
        "gardens": gardens_view(s, t),
        "quests": quests_view(s, t, seat),
        "events": cards_on_board(s, t),
        "resolving": resolving_view(s),
        "battles": battles_view(s),
        "fight": fight_view(s, t, seat),
        "last_bids": s.last_bid.tolist() if s.last_bid[0, 0] >= 0 else None,
        "scores": [scores_view(s, t, i) for i in range(s.seats)] if over else None,
        "quests_done": [quests_done(s, t, i) for i in range(s.seats)] if over else None,
        "deck": {"quests": s.deck_size + sum(1 for card in s.returned.tolist() if card >= 0) - s.dug},
        "max_rounds": s.max_rounds,
        "options": agreed(s),
        "printed": printed_view(t),
    }


def turn_view(s: State, t: Tables) -> dict[str, Any]:
    """This turn so far, and the action that is being paid or carried out."""
    seat = s.order[s.turn] if s.phase == Phase.ACTIONS else -1
    paying = s.step == Step.PAY
    lacks_reroll = seat < 0 or s.luck == 1 or s.free_reroll_used == 1 or not has_reroll(s, t)
    return {
        "seat": seat,
        "pawn_used": bool(s.pawn_used),
        "used": [key for i, key in enumerate(ACTION_KEYS) if s.used >> i & 1],
        "spent": [i for i in range(DICE) if s.spent >> i & 1],
        "rerolls": s.rerolls,
        "free_reroll": not lacks_reroll and t.rerolls_free[s.empire[seat]] == 1,
        "action": ACTION_KEYS[s.action] if s.action >= 0 else None,
        "level": s.level[seat, s.action] if paying else s.action_level,
        "left": s.left,
        "more": s.more,
        "acted": bool(s.acted),
        "signs": signs_of(t, card_line(s, seat, s.action)) if paying else [],
        "slots_paid": s.slots_paid,
        "moving": moving_view(s),
    }


def moving_view(s: State) -> dict[str, str] | None:
    """The unit whose way is being asked for."""
    if s.moving_unit < 0:
        return None
    places = SECTION_KEYS if s.moving_unit == Figure.SHIP else REGION_KEYS
    return {"figure": FIGURE_KEYS[s.moving_unit], "from": places[s.moving_from]}


def signs_of(t: Tables, line: int) -> list[str]:
    """The signs of a technology card."""
    return [SIGN_KEYS[sign] for sign in (t.card_sign[line, 0], t.card_sign[line, 1]) if sign >= 0]


def tracks_view(s: State, t: Tables) -> dict[str, Any]:
    """GA-4.1: both tracks, the most advanced seat first, and what the Population spaces allow."""
    return {
        "population": [{"seat": i, "space": s.population[i]} for i in s.population_order.tolist() if i >= 0],
        "event": [{"seat": i, "space": s.renown[i]} for i in s.renown_order.tolist() if i >= 0],
        "spaces": SPACES,
        "unit_limit": t.unit_limit.tolist(),
        "storeys": t.storeys_allowed.tolist(),
        "points": t.place_points.tolist()[: s.seats],
    }


def player_view(s: State, t: Tables, seat: int, eyes: int) -> dict[str, Any]:
    """One seat with all it has, as another sees it."""
    own = seat == eyes or s.phase == Phase.OVER
    equipped = s.population[seat] > 0
    return {
        "letter": ROLE.text(s.letter[seat]) if s.letter[seat] >= 0 else None,
        "empire": EMPIRE_KEYS[s.empire[seat]] if s.empire[seat] >= 0 else None,
        "home": REGION_KEYS[s.home[seat]] if s.home[seat] >= 0 else None,
        "stock": {key: s.stock[seat, i] for i, key in enumerate(RESOURCE_KEYS)},
        "levels": {key: s.level[seat, i] for i, key in enumerate(ACTION_KEYS)},
        "storeys": s.storeys[seat],
        "dice": dice_view(s, seat),
        "unit_limit": t.unit_limit[s.population[seat] - 1] if equipped else 0,
        "units": units(s, seat),
        "in_stock": in_stock_view(s, seat),
        "quests": [QUEST_CODES[s.hand[seat, i]] for i in range(s.hand_size[seat])] if own else None,
        "quest_count": s.hand_size[seat],
        "returned": QUEST_CODES[s.returned[seat]] if own and s.returned[seat] >= 0 else None,
        "population": s.population[seat],
        "event_space": s.renown[seat],
        "cards": {key: card_view(s, t, seat, i, 0) for i, key in enumerate(ACTION_KEYS)} if equipped else {},
        "next": {key: card_view(s, t, seat, i, 1) for i, key in enumerate(ACTION_KEYS)} if equipped else {},
    }


def standings(s: State, t: Tables) -> list[dict[str, int]]:
    """GA-28.6, GA-29.9: points and rank of every seat; points of Quests only at the end."""
    hidden = () if s.phase == Phase.OVER else (SCORE_QUESTS,)
    sources = [source for source in range(SCORE.size) if source not in hidden]
    points = [sum(points_from(s, t, seat, source) for source in sources) for seat in range(s.seats)]
    order = [(-points[seat], population_place(s, seat)) for seat in range(s.seats)]
    return [{"points": points[i], "rank": 1 + sum(1 for other in order if other < order[i])} for i in range(s.seats)]


def dice_view(s: State, seat: int) -> list[dict[str, Any]]:
    """GA-6.12: the dice of a seat, the sign that each shows, and whether it serves in this turn; spent ones only in it."""
    in_turn = s.phase == Phase.ACTIONS and s.order[s.turn] == seat
    return [
        {
            "colour": COLOUR_KEYS[s.die_colour[seat, i]],
            "sign": SIGN_KEYS[s.die_face[seat, i]] if shows_sign(s, seat, i) else None,
            "ready": s.die_face[seat, i] >= 0,
            "spent": in_turn and bool(s.spent >> i & 1),
        }
        for i in range(DICE)
        if s.die_colour[seat, i] >= 0
    ]


def shows_sign(s: State, seat: int, die: int) -> bool:
    """GA-6.13: whether a die was rolled; without luck none is, and a die that serves shows nothing."""
    return s.die_face[seat, die] >= 0 and s.die_face[seat, die] != Sign.ANY


def in_stock_view(s: State, seat: int) -> dict[str, int]:
    """GA-1.1: the figures of a seat that are not on the board."""
    land = s.land.tolist()[seat]
    kinds = range(LAND_TYPES)
    return {
        **{FIGURE_KEYS[kind]: land[FIRST_OF[kind] : FIRST_OF[kind + 1]].count(-1) for kind in kinds},
        "ship": SHIPS - ships(s, seat),
        "ram": RAMS - rams(s, seat),
        "wall": WALLS - walls(s, seat),
        "settlement": SETTLEMENTS - settlements(s, seat),
        "amphora": AMPHORAE - s.amphora.tolist().count(seat),
        "event_die": EVENT_DICE - s.event_owner.tolist().count(seat),
    }


def card_view(s: State, t: Tables, seat: int, action: int, further: int) -> dict[str, Any] | None:
    """A technology card of a seat, so many levels further: its level, signs and numbers; None beyond the highest."""
    level = s.level[seat, action] + further
    if level > LEVELS:
        return None
    line = card_at(s, seat, action, level)
    numbers = {value.name.lower(): t.card[line, value] for value in SHOWN[Act(action)]}
    return {"level": level, "signs": signs_of(t, line), **numbers}


def scores_view(s: State, t: Tables, seat: int) -> dict[str, int]:
    """GA-29: the points of a seat by their sources."""
    return {SCORE.text(source): points_from(s, t, seat, source) for source in range(SCORE.size)}


def quests_done(s: State, t: Tables, seat: int) -> list[str]:
    """GA-28.6: the completed Quests of a seat."""
    done = completed(s, t, seat)
    return [QUEST_CODES[s.hand[seat, i]] for i in range(s.hand_size[seat]) if done >> i & 1]
