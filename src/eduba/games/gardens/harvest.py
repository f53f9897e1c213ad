"""Chapter 13: gathering, each source once."""

from __future__ import annotations

from eduba.games.gardens.actions import GATHER, GATHER_HOME, GATHER_SHIP
from eduba.games.gardens.cards import card_at
from eduba.games.gardens.control import is_blocked
from eduba.games.gardens.events import FROM_HOME, FROM_REGION, FROM_SHIP, gathered
from eduba.games.gardens.pieces import army, has_ship_on, owner_of_start
from eduba.games.gardens.shape import BASIC, REGIONS, SECTION_REGION, SHIPS, SIDES, Act
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import add
from eduba.games.gardens.values import CardValue, Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

GA_13_1 = rule_number("GA-13.1")
GA_13_2 = rule_number("GA-13.2")
GA_13_3 = rule_number("GA-13.3")
GA_13_5 = rule_number("GA-13.5")
GA_13_6 = rule_number("GA-13.6")
GA_13_7 = rule_number("GA-13.7")


@rule
def has_resource(s: State, t: Tables, region: int) -> bool:
    """GA-13.7: no resource in a start region in use or under a Blocker."""
    return owner_of_start(s, region) < 0 and not is_blocked(s, t, region)


@rule
def sources(s: State, seat: int, region: int) -> int:
    """GA-13.4, GA-13.5, GA-13.8: each own land unit and an own Settlement; enemies do not matter, Rams gather nothing."""
    return army(s, seat, region) + (1 if s.settlement[region] == seat else 0)


@rule
def ship_index(s: State, seat: int, section: int) -> int:
    """Which of a seat's Ships lies on a section; SHIPS if none does."""
    for i in range(SHIPS):
        if s.ship[seat, i] == section:
            return i
    return SHIPS


@rule
def forbids_gathering(s: State, t: Tables, action: int) -> int:
    """GA-13.1, GA-13.2: as many as the card says, before any trade; in canonical order ids never fall."""
    line = card_at(s, s.actor, Act.HARVEST, s.action_level)
    if s.more < t.card[line, CardValue.TRADES]:
        return GA_13_1
    if s.left == 0:
        return GA_13_2
    return NOT_ASKED if action < s.last else 0


@rule
def forbids_gather_home(s: State, t: Tables, resource: int) -> int:
    """GA-13.3: the own start region, once, for any basic resource."""
    reason = forbids_gathering(s, t, GATHER_HOME.first + resource)
    if reason:
        return reason
    return GA_13_3 if s.gathered_home else 0


@rule
def forbids_gather(s: State, t: Tables, region: int) -> int:
    """GA-13.2, GA-13.5, GA-13.7: a source that has not served yet, in a region that has a resource."""
    reason = forbids_gathering(s, t, GATHER.first + region)
    if reason:
        return reason
    if not has_resource(s, t, region):
        return GA_13_7
    if sources(s, s.actor, region) == 0:
        return GA_13_5
    return GA_13_2 if s.gathered[region] >= sources(s, s.actor, region) else 0


@rule
def forbids_gather_ship(s: State, t: Tables, section: int, bank: int) -> int:
    """GA-8.1, GA-13.6, GA-13.7: an own Ship that has not served yet, for one of the two regions of its section."""
    reason = forbids_gathering(s, t, GATHER_SHIP.first + section * SIDES + bank)
    if reason:
        return reason
    if not has_ship_on(s, s.actor, section):
        return GA_13_6
    if not has_resource(s, t, SECTION_REGION[section, bank]):
        return GA_13_7
    return GA_13_2 if (s.gathered_ships >> ship_index(s, s.actor, section)) & 1 else 0


@rule
def take_in(s: State, log: Log, resource: int, source: int, region: int, action: int) -> None:
    """GA-13.2: a basic resource from one source; one gathering less."""
    add(s, s.actor, resource, 1)
    gathered(log, s.actor, resource, source, region)
    if s.step_order:
        s.last = action
    s.left -= 1
    s.acted = 1
    s.step = Step.GO


@answers(GATHER_HOME, Step.HARVEST, unless=forbids_gather_home)
@rule
def gather_home(s: State, t: Tables, log: Log, resource: int) -> None:
    """GA-13.3: any one basic resource from home."""
    s.gathered_home = 1
    take_in(s, log, resource, FROM_HOME, s.home[s.actor], GATHER_HOME.first + resource)


@answers(GATHER, Step.HARVEST, unless=forbids_gather)
@rule
def gather(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-13.4, GA-13.5: the resource of the region, from a unit or the Settlement there."""
    s.gathered[region] += 1
    take_in(s, log, t.resource[region], FROM_REGION, region, GATHER.first + region)


@answers(GATHER_SHIP, Step.HARVEST, unless=forbids_gather_ship)
@rule
def gather_ship(s: State, t: Tables, log: Log, section: int, bank: int) -> None:
    """GA-13.6: the resource of one bank."""
    region = SECTION_REGION[section, bank]
    s.gathered_ships |= 1 << ship_index(s, s.actor, section)
    take_in(s, log, t.resource[region], FROM_SHIP, region, GATHER_SHIP.first + section * SIDES + bank)


@rule
def can_gather(s: State, t: Tables) -> bool:
    """Whether some source can still serve."""
    for resource in range(BASIC):
        if forbids_gather_home(s, t, resource) == 0:
            return True
    for region in range(REGIONS):
        if forbids_gather(s, t, region) == 0:
            return True
    for i in range(SHIPS):
        section = s.ship[s.actor, i]
        for bank in range(SIDES):
            if section >= 0 and forbids_gather_ship(s, t, section, bank) == 0:
                return True
    return False


@rule
def forget_sources(s: State) -> None:
    """No source has served yet."""
    s.gathered_home = s.gathered_ships = 0
    for region in range(REGIONS):
        s.gathered[region] = 0
