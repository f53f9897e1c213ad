"""Chapter 20, the beginning of a fight: attacker and defender, their units and cards, and what they can bid.
Chapter 22: Ships in combat.
"""

from __future__ import annotations

from eduba.games.gardens.drafting import is_in_play
from eduba.games.gardens.events import card_drawn, fight_began
from eduba.games.gardens.pieces import ships_beside, units_in
from eduba.games.gardens.shape import (
    ATTACKER,
    COMBAT_CARDS,
    DEFENDER,
    LAND_TYPES,
    SEATS,
    SIDES,
    TRIBE,
    Resource,
    Row,
)
from eduba.games.gardens.state import Part, State
from eduba.games.gardens.tribes import roll_for_tribe, tribe_player
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.random import below
from eduba.kernel.rule import rule


@rule
def begin_fight(s: State, t: Tables, log: Log, region: int, first: int, second: int) -> None:
    """GA-20.1, GA-20.2, GA-20.3: two parties meet with all their units; each unit draws a card."""
    s.fight = region
    s.part = Part.BIDS
    attacks = is_attacker(s, region, first, second)
    s.party[ATTACKER] = first if attacks else second
    s.party[DEFENDER] = second if attacks else first
    fight_began(log, region, s.party[ATTACKER], s.party[DEFENDER])
    for side in range(SIDES):
        line_up_party(s, side)
        if not s.combat:
            draw_cards(s, t, log, side)
    for side in range(SIDES):
        fill_purse(s, t, log, side)


@rule
def is_attacker(s: State, region: int, party: int, other: int) -> bool:
    """GA-20.1: a Tribe defends, and so does who was there when the round began; else the earlier in the turn order."""
    if party == TRIBE or other == TRIBE:
        return other == TRIBE
    if s.holder[region] == party or s.holder[region] == other:
        return s.holder[region] == other
    return turn_place(s, party) > turn_place(s, other)


@rule
def turn_place(s: State, seat: int) -> int:
    """A seat's place in the turn order of the round."""
    for i in range(SEATS):
        if s.order[i] == seat:
            return i
    return SEATS


@rule
def line_up_party(s: State, side: int) -> None:
    """GA-20.2: all land units of a party in the region take part, sorted by type."""
    for kind in range(LAND_TYPES):
        for _ in range(figures_in(s, s.party[side], kind, s.fight)):
            s.unit[side, s.fielded[side]] = kind
            s.fielded[side] += 1


@rule
def figures_in(s: State, party: int, kind: int, region: int) -> int:
    """Land units of one type that a seat or a Tribe has in a region."""
    if party == TRIBE:
        return (s.tribe[region] >> kind) & 1
    return units_in(s, party, kind, region)


@rule
def draw_cards(s: State, t: Tables, log: Log, side: int) -> None:
    """GA-20.3: each unit draws a card of its type; units of a type are then sorted by their cards, for all to see."""
    for unit in range(s.fielded[side]):
        s.unit_card[side, unit] = drawn_card(s, t, s.unit[side, unit])
        for i in range(unit, 0, -1):
            if s.unit[side, i - 1] == s.unit[side, i] and s.unit_card[side, i - 1] > s.unit_card[side, i]:
                held = s.unit_card[side, i]
                s.unit_card[side, i] = s.unit_card[side, i - 1]
                s.unit_card[side, i - 1] = held
    for unit in range(s.fielded[side]):
        card = s.unit_card[side, unit]
        strength, tactics = t.combat_value[card, Row.STRENGTH], t.combat_value[card, Row.TACTICS]
        mobility = t.combat_value[card, Row.MOBILITY]
        card_drawn(log, s.party[side], unit, s.unit[side, unit], strength, tactics, mobility)


@rule
def drawn_card(s: State, t: Tables, kind: int) -> int:
    """GA-20.3: one of the cards of a type in the decks, by chance."""
    cards = 0
    for card in range(COMBAT_CARDS):
        if is_in_deck(s, t, kind, card):
            cards += 1
    wanted = below(s, cards)
    for card in range(COMBAT_CARDS):
        if is_in_deck(s, t, kind, card):
            if wanted == 0:
                return card
            wanted -= 1
    return -1


@rule
def is_in_deck(s: State, t: Tables, kind: int, card: int) -> bool:
    """GA-20.3: whether a card is of a type, of a box in play, and not drawn in this fight."""
    if t.combat_unit[card] != kind or not is_in_play(s, t.combat_box[card]):
        return False
    for side in range(SIDES):
        for unit in range(s.fielded[side]):
            if s.unit_card[side, unit] == card:
                return False
    return True


@rule
def fill_purse(s: State, t: Tables, log: Log, side: int) -> None:
    """GA-20.5, GA-20.6: what a side can bid, and who decides for it. In simple combat nobody plays a Tribe."""
    party = s.party[side]
    if party == TRIBE:
        s.player[side] = -1 if s.combat else tribe_player(s, s.party[ATTACKER])
        roll_for_tribe(s, t, log)
    else:
        s.player[side] = party
        s.support[side] = support_of(s, party)
        s.purse[side] = s.stock[party, Resource.KNUCKLEBONE] + s.support[side]


@rule
def support_of(s: State, seat: int) -> int:
    """GA-22.1, GA-22.2: a piece for each own Ship beside the region, in every fight; none in simple combat."""
    return 0 if s.combat else ships_beside(s, seat, s.fight)
