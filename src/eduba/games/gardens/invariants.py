"""What holds in every position: figures are conserved, cards are in one place, and nothing stands where it may not.

Three more laws are not looked at here: that the points for places and tiles add up follows from `gardens_in_order` and
`tracks_in_order`; that what is hidden influences nothing that is shown is about guesses; and that levels, rounds and floors
never go back is about histories. Tests watch them. A seat without an Empire, in the draft, has nothing yet.
"""

from __future__ import annotations

from typing import Final

from eduba.games.gardens.battles import fleets_on
from eduba.games.gardens.control import is_blocked
from eduba.games.gardens.fight_invariants import bids_are_covered, fight_is_sound, parties_differ
from eduba.games.gardens.parties import parties_in
from eduba.games.gardens.pieces import army, owner_of_start, settlements, units, walls
from eduba.games.gardens.shape import (
    ACTIONS_OF_A_TURN,
    AMPHORAE,
    COLOURS,
    DICE,
    FACES,
    FIRST_OF,
    LAND_TYPES,
    LEVELS,
    MOST,
    RAMS,
    REGIONS,
    RESOURCES,
    SEATS,
    SECTIONS,
    SETTLEMENTS,
    SHIPS,
    SLOTS,
    SPACES,
    WALLS,
    Sign,
)
from eduba.games.gardens.state import Phase, Stage, State, Step
from eduba.games.gardens.table_invariants import events_in_place, gardens_in_order, quests_in_place, tokens_in_place
from eduba.games.gardens.values import Tables
from eduba.kernel.laws import Law, each
from eduba.kernel.rule import rule


@rule
def has_empire(s: State, seat: int) -> bool:
    """Whether a seat takes part and has its Empire."""
    return seat < s.seats and s.empire[seat] >= 0


@rule
def is_equipped(s: State, seat: int) -> bool:
    """Whether a seat has all that its Empire starts with: after the draft."""
    return has_empire(s, seat) and s.population[seat] > 0


@rule
def figures_conserved(s: State, t: Tables, seat: int) -> bool:
    """Every figure is in stock or somewhere on the board, sorted within its type; Walls and Settlements are 3 each."""
    for kind in range(LAND_TYPES):
        for i in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
            if not -1 <= s.land[seat, i] < REGIONS or (i > FIRST_OF[kind] and s.land[seat, i - 1] > s.land[seat, i]):
                return False
    for i in range(SHIPS):
        if not -1 <= s.ship[seat, i] < SECTIONS or (i > 0 and s.ship[seat, i - 1] > s.ship[seat, i]):
            return False
    for i in range(RAMS):
        if not -1 <= s.ram[seat, i] < REGIONS or (i > 0 and s.ram[seat, i - 1] > s.ram[seat, i]):
            return False
    return walls(s, seat) <= WALLS and settlements(s, seat) <= SETTLEMENTS


@rule
def tribes_never_rise(s: State, t: Tables) -> bool:
    """Tribe figures stand only where they stood at the start; Walls and Settlements belong to seats."""
    for region in range(REGIONS):
        if s.tribe[region] & t.tribe[region] != s.tribe[region]:
            return False
        if not -1 <= s.wall[region] < s.seats or not -1 <= s.settlement[region] < s.seats:
            return False
    return True


@rule
def units_within_limit(s: State, t: Tables, seat: int) -> bool:
    """No more units than the Population space allows."""
    return units(s, seat) <= limit_of(s, t, seat)


@rule
def limit_of(s: State, t: Tables, seat: int) -> int:
    """As many units as the Population space allows."""
    return t.unit_limit[s.population[seat] - 1] if is_equipped(s, seat) else 0


@rule
def stock_in_bounds(s: State, t: Tables, seat: int) -> bool:
    """Only an Empire has resources, and of each as many as can be kept."""
    most = MOST if has_empire(s, seat) else 0
    for resource in range(RESOURCES):
        if not 0 <= s.stock[seat, resource] <= most:
            return False
    return True


@rule
def dice_fit(s: State, t: Tables, seat: int) -> bool:
    """A die for each storey, two of each colour at most, no more than Population allows; faces only in the turn."""
    storeys = s.storeys[seat]
    if not 0 <= storeys <= (t.storeys_allowed[s.population[seat] - 1] if is_equipped(s, seat) else 0):
        return False
    for die in range(DICE):
        colour, face = s.die_colour[seat, die], s.die_face[seat, die]
        if (die < storeys) != (0 <= colour < COLOURS) or colour < -1:
            return False
        for other in range(die // COLOURS * COLOURS, die):
            if die < storeys and s.die_colour[seat, other] == colour:
                return False
        if face != -1 and not may_show(s, t, seat, die):
            return False
    return True


@rule
def may_show(s: State, t: Tables, seat: int, die: int) -> bool:
    """Whether a die serves now, and has the sign that it shows; without luck it shows none."""
    if s.phase != Phase.ACTIONS or s.order[s.turn] != seat or s.die_colour[seat, die] < 0:
        return False
    if s.luck == 1:
        return s.die_face[seat, die] == Sign.ANY
    for i in range(FACES):
        if t.face[s.die_colour[seat, die], i] == s.die_face[seat, die]:
            return True
    return False


@rule
def amphorae_of(s: State, seat: int) -> int:
    """Amphorae of a seat on the board."""
    n = 0
    for slot in range(SLOTS):
        if s.amphora[slot] == seat:
            n += 1
    return n


@rule
def amphorae_in_bounds(s: State, t: Tables, seat: int) -> bool:
    """Only an Empire has amphorae on the board, and no more than it owns."""
    return amphorae_of(s, seat) <= (AMPHORAE if has_empire(s, seat) else 0)


@rule
def levels_hold(s: State, t: Tables, seat: int) -> bool:
    """Technology levels from the Empire's start to 4."""
    for technology in range(ACTIONS_OF_A_TURN):
        level = s.level[seat, technology]
        if is_equipped(s, seat):
            if not t.start_level[s.empire[seat], technology] <= level <= LEVELS:
                return False
        elif level != 0:
            return False
    return True


@rule
def tracks_in_order(s: State, t: Tables) -> bool:
    """On both tracks all seats once, the more advanced first; the last space holds one seal."""
    dealt = s.population_order[0] >= 0
    for place in range(SEATS):
        first, second = s.population_order[place], s.renown_order[place]
        if dealt and place < s.seats:
            if not is_once(s, first, second) or not (1 <= s.population[first] <= SPACES):
                return False
            if not 1 <= s.renown[second] <= SPACES:
                return False
        elif first != -1 or second != -1:
            return False
    for place in range(1, s.seats if dealt else 0):
        before, after = s.population[s.population_order[place - 1]], s.population[s.population_order[place]]
        if before < after or after == SPACES:
            return False
        before, after = s.renown[s.renown_order[place - 1]], s.renown[s.renown_order[place]]
        if before < after or after == SPACES:
            return False
    return True


@rule
def is_once(s: State, first: int, second: int) -> bool:
    """Whether a seat stands once in the Population order, and another once in that of the Event track."""
    n = 0
    for place in range(SEATS):
        if s.population_order[place] == first:
            n += 1
        if s.renown_order[place] == second:
            n += 1
    return n == 2 and 0 <= first < s.seats and 0 <= second < s.seats


@rule
def ships_apart(s: State, t: Tables) -> bool:
    """A seat never has two Ships on a section; from the sinking to the first Event no two seats share one."""
    for seat in range(s.seats):
        for i in range(1, SHIPS):
            if s.ship[seat, i] >= 0 and s.ship[seat, i] == s.ship[seat, i - 1]:
                return False
    if s.phase == Phase.COMBAT and (s.stage == Stage.ORDER or s.stage == Stage.TRIBES):
        for section in range(SECTIONS):
            if fleets_on(s, section) > 1:
                return False
    return True


@rule
def regions_settled(s: State, t: Tables) -> bool:
    """No Wall or Settlement in a start in use, Blocker or Tribe region; after combat no region is contested."""
    for region in range(REGIONS):
        if s.wall[region] >= 0 or s.settlement[region] >= 0:
            if owner_of_start(s, region) >= 0 or is_blocked(s, t, region) or s.tribe[region]:
                return False
        if (s.phase == Phase.END or s.phase == Phase.OVER) and is_contested_or_intruded(s, region):
            return False
    return True


@rule
def is_contested_or_intruded(s: State, region: int) -> bool:
    """Whether two parties are in a region, or land units behind a foreign Wall."""
    if parties_in(s, region) > 1:
        return True
    for seat in range(s.seats):
        if s.wall[region] >= 0 and s.wall[region] != seat and army(s, seat, region) > 0:
            return True
    return False


@rule
def turn_in_bounds(s: State, t: Tables) -> bool:
    """Each action once, one by the pawn, the others with a die at least; no new die is placed; three rerolls in all."""
    if s.phase != Phase.ACTIONS:
        return s.used == 0 and s.pawn_used == 0 and s.spent == 0 and s.rerolls == 0 and s.free_reroll_used == 0
    seat = s.order[s.turn]
    actions = dice = 0
    for action in range(ACTIONS_OF_A_TURN):
        actions += (s.used >> action) & 1
    for die in range(DICE):
        if (s.spent >> die) & 1:
            dice += 1
            if s.die_face[seat, die] < 0:
                return False
    return (
        0 <= s.used < 1 << ACTIONS_OF_A_TURN
        and 0 <= s.spent < 1 << s.storeys[seat]
        and 0 <= s.pawn_used <= min(1, actions)
        and actions - s.pawn_used <= dice
        and 0 <= s.rerolls <= t.most_rerolls
        and 0 <= s.free_reroll_used <= min(s.rerolls, t.rerolls_free[s.empire[seat]])
    )


@rule
def question_fits(s: State, t: Tables) -> bool:
    """Somebody is asked something until the game is over, which it is after the last round at the latest."""
    over = s.step == Step.OVER
    if over != (s.actor < 0) or over != (s.phase == Phase.OVER) or s.step == Step.GO or s.actor >= s.seats:
        return False
    return (s.phase == Phase.SETUP) == (s.round == 0) and 0 <= s.round <= s.max_rounds


LAWS: Final[tuple[Law, ...]] = (
    each(SEATS, figures_conserved),
    each(SEATS, units_within_limit),
    each(SEATS, stock_in_bounds),
    each(SEATS, dice_fit),
    each(SEATS, amphorae_in_bounds),
    each(SEATS, levels_hold),
    tribes_never_rise,
    parties_differ,
    bids_are_covered,
    events_in_place,
    quests_in_place,
    gardens_in_order,
    tracks_in_order,
    ships_apart,
    regions_settled,
    tokens_in_place,
    turn_in_bounds,
    fight_is_sound,
    question_fits,
)
