"""The laws about a fight: bids, cards, lanes and parties."""

from __future__ import annotations

from eduba.games.gardens.bids import compartments, total_bid
from eduba.games.gardens.drafting import is_in_play
from eduba.games.gardens.fighters import fighters, is_fighting
from eduba.games.gardens.lanes import in_lane
from eduba.games.gardens.muster import figures_in
from eduba.games.gardens.shape import (
    ATTACKER,
    COMBAT_CARDS,
    DEFENDER,
    HIGHEST_BID,
    LAND,
    LAND_TYPES,
    ROWS,
    SEATS,
    SIDES,
    TRIBE,
    Resource,
    Row,
)
from eduba.games.gardens.state import Part, State
from eduba.games.gardens.tribes import tribe_player
from eduba.games.gardens.values import Tables
from eduba.kernel.rule import rule


@rule
def bids_are_covered(s: State, t: Tables) -> bool:
    """No side bids more than it can, nor pays more than it owned; who does not bid has no bid."""
    for seat in range(SEATS):
        side = side_of(s, seat)
        for row in range(ROWS):
            made = s.part == Part.BIDS and side >= 0 and row < s.bids_made[side]
            if not 0 <= s.bid[seat, row] <= (HIGHEST_BID if made else 0):
                return False
        if side >= 0 and total_bid(s, seat) > s.purse[side]:
            return False
    for side in range(SIDES):
        if not 0 <= s.bids_made[side] <= (compartments(s) if s.fight >= 0 else 0):
            return False
        if not purse_fits(s, side):
            return False
    return True


@rule
def side_of(s: State, seat: int) -> int:
    """The side that a seat plays; -1 if none."""
    for side in range(SIDES):
        if s.player[side] == seat:
            return side
    return -1


@rule
def purse_fits(s: State, side: int) -> bool:
    """A seat can bid its knucklebones and its support, and pays no support; a Tribe pays nothing."""
    own = s.purse[side] - s.support[side]
    if s.fight < 0:
        return own == 0 and s.support[side] == 0 and s.paid[side] == 0
    if own < 0 or s.support[side] < 0 or not 0 <= s.paid[side] <= own:
        return False
    if s.party[side] == TRIBE:
        return s.support[side] == 0 and s.paid[side] == 0
    if s.part == Part.BIDS:
        return s.paid[side] == 0 and own == s.stock[s.party[side], Resource.KNUCKLEBONE]
    return s.stock[s.party[side], Resource.KNUCKLEBONE] == own - s.paid[side]


@rule
def fight_is_sound(s: State, t: Tables) -> bool:
    """Cards hold what is placed on them, each lies once, and lanes cover every unit once."""
    if (s.part == Part.NONE) != (s.fight < 0):
        return False
    for side in range(SIDES):
        if not 0 <= s.fielded[side] <= LAND or (s.fielded[side] > 0) != (s.fight >= 0):
            return False
        for unit in range(LAND):
            if not unit_fits(s, t, side, unit):
                return False
        if s.fight >= 0 and not units_are_there(s, side):
            return False
    return s.part < Part.TACTICS_BONUS or s.part == Part.SACRIFICE or lanes_are_full(s)


@rule
def unit_fits(s: State, t: Tables, side: int, unit: int) -> bool:
    """A unit has a card of its type that no other has, and no more pieces than places; who has left has none."""
    kind, card = s.unit[side, unit], s.unit_card[side, unit]
    listed = unit < s.fielded[side]
    if listed != (0 <= kind < LAND_TYPES) or (listed and s.combat == 0) != (0 <= card < COMBAT_CARDS):
        return False
    if not 0 <= s.fallen[side, unit] <= (1 if listed else 0):
        return False
    if card >= 0 and (t.combat_unit[card] != kind or not is_in_play(s, t.combat_box[card]) or holders(s, card) != 1):
        return False
    if unit > 0 and listed and (s.unit[side, unit - 1] > kind or is_out_of_order(s, side, unit)):
        return False
    for row in range(ROWS):
        pieces = s.placed[side * LAND + unit, row]
        most = max(0, t.strip[kind, row] - t.combat_value[card, row]) if card >= 0 and not s.fallen[side, unit] else 0
        if not 0 <= pieces <= most:
            return False
    return is_fighting(s, side, unit) or (s.lane[side, unit] == -1 and s.place[side, unit] == -1)


@rule
def is_out_of_order(s: State, side: int, unit: int) -> bool:
    """Whether a unit comes after another of its type with a higher card."""
    same = s.unit[side, unit - 1] == s.unit[side, unit]
    return same and s.unit_card[side, unit - 1] > s.unit_card[side, unit]


@rule
def holders(s: State, card: int) -> int:
    """How many units have a card."""
    n = 0
    for side in range(SIDES):
        for unit in range(LAND):
            if s.unit_card[side, unit] == card:
                n += 1
    return n


@rule
def units_are_there(s: State, side: int) -> bool:
    """As many units of each type in the fight as in the region; a beaten one still waits for its retreat there."""
    for kind in range(LAND_TYPES):
        n = 0
        for unit in range(s.fielded[side]):
            if s.unit[side, unit] == kind and is_fighting(s, side, unit):
                n += 1
        beaten = s.dueller[side]
        if s.part == Part.RETREAT and beaten >= 0 and s.fallen[side, beaten] and s.unit[side, beaten] == kind:
            n += 1
        if figures_in(s, s.party[side], kind, s.fight) != n:
            return False
    return True


@rule
def lanes_are_full(s: State) -> bool:
    """Every unit in the fight stands in one lane, one behind the other without gaps."""
    for side in range(SIDES):
        stood = 0
        for lane in range(s.lanes):
            stood += in_lane(s, side, lane)
        if stood != fighters(s, side):
            return False
        for unit in range(s.fielded[side]):
            if is_fighting(s, side, unit) and not is_placed_once(s, side, unit):
                return False
    return True


@rule
def is_placed_once(s: State, side: int, unit: int) -> bool:
    """Whether a unit has a place of its own in its lane, among the first ones."""
    if not 0 <= s.place[side, unit] < in_lane(s, side, s.lane[side, unit]):
        return False
    for other in range(s.fielded[side]):
        same = s.lane[side, other] == s.lane[side, unit] and s.place[side, other] == s.place[side, unit]
        if other != unit and same:
            return False
    return True


@rule
def parties_differ(s: State, t: Tables) -> bool:
    """Two parties, of which a Tribe never attacks; each is played by whom it should be, and ties spare no Tribe."""
    attacker, defender = s.party[ATTACKER], s.party[DEFENDER]
    if s.fight < 0:
        return attacker == -1 and defender == -1 and s.player[ATTACKER] == -1 and s.player[DEFENDER] == -1
    if not 0 <= attacker < s.seats or attacker == defender or s.player[ATTACKER] != attacker:
        return False
    if defender == TRIBE:
        if s.arranger == DEFENDER and s.row_winner[Row.TACTICS] != DEFENDER:
            return False
        return s.player[DEFENDER] == (-1 if s.combat else tribe_player(s, attacker))
    return 0 <= defender < s.seats and s.player[DEFENDER] == defender
