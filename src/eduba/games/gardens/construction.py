"""Chapter 10: what Construction builds."""

from __future__ import annotations

from eduba.games.gardens.actions import BUILD_RAM, BUILD_SETTLEMENT, BUILD_SHIP, BUILD_STOREY, BUILD_WALL
from eduba.games.gardens.control import is_blocked
from eduba.games.gardens.dice import add_storey, forbids_colour
from eduba.games.gardens.events import ACTION, settlement_placed, ship_placed, unit_placed, wall_placed
from eduba.games.gardens.pieces import (
    army,
    has_enemy,
    has_room,
    has_settlement,
    has_wall,
    is_foreign_wall,
    owner_of_start,
    put_ram,
    put_ship,
    rams,
    ships,
)
from eduba.games.gardens.sailing import forbids_ship_on
from eduba.games.gardens.shape import COLOURS, DICE, RAMS, REGIONS, SECTION_REGION, SECTIONS, SHIPS, Figure
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import can_pay, pay_line
from eduba.games.gardens.values import Item, Line, Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_10_1 = rule_number("GA-10.1")
GA_10_2 = rule_number("GA-10.2")
GA_10_3 = rule_number("GA-10.3")
GA_10_4 = rule_number("GA-10.4")
GA_10_5 = rule_number("GA-10.5")
GA_10_6 = rule_number("GA-10.6")
GA_10_7 = rule_number("GA-10.7")
GA_10_8 = rule_number("GA-10.8")
GA_10_9 = rule_number("GA-10.9")


@rule
def forbids_item(s: State, t: Tables, seat: int, item: int, level: int) -> int:
    """GA-10.1, GA-10.2: a card of at least the item's level, and its price."""
    if level < t.build_level[item]:
        return GA_10_2
    return 0 if can_pay(s, t, seat, Line.ITEM + item) else GA_10_1


@rule
def forbids_ground(s: State, t: Tables, region: int) -> int:
    """GA-10.3, GA-17.8: no Wall or Settlement in a start region in use or where a Blocker lies."""
    return GA_10_3 if owner_of_start(s, region) >= 0 or is_blocked(s, t, region) else 0


@rule
def forbids_wall_in(s: State, t: Tables, seat: int, region: int) -> int:
    """GA-10.4, GA-10.9: one Wall in a region, none among enemies or beside a foreign Settlement."""
    if not has_wall(s, seat):
        return GA_10_9
    reason = forbids_ground(s, t, region)
    if reason:
        return reason
    foreign = s.settlement[region] >= 0 and s.settlement[region] != seat
    return GA_10_4 if s.wall[region] >= 0 or foreign or has_enemy(s, seat, region) else 0


@rule
def forbids_settlement_in(s: State, t: Tables, seat: int, region: int) -> int:
    """GA-10.5, GA-10.9: one Settlement in a region, none among enemies or behind a foreign Wall."""
    if not has_settlement(s, seat):
        return GA_10_9
    reason = forbids_ground(s, t, region)
    if reason:
        return reason
    if s.settlement[region] >= 0 or is_foreign_wall(s, seat, region) or has_enemy(s, seat, region):
        return GA_10_5
    return 0


@rule
def forbids_wall(s: State, t: Tables, seat: int, region: int, level: int) -> int:
    """GA-10.4: where the seat has a land unit or a Settlement."""
    reason = forbids_item(s, t, seat, Item.WALL, level)
    if reason:
        return reason
    if army(s, seat, region) == 0 and s.settlement[region] != seat:
        return GA_10_4
    return forbids_wall_in(s, t, seat, region)


@rule
def forbids_settlement(s: State, t: Tables, seat: int, region: int, level: int) -> int:
    """GA-10.5: where the seat has a land unit."""
    reason = forbids_item(s, t, seat, Item.SETTLEMENT, level)
    if reason:
        return reason
    if army(s, seat, region) == 0:
        return GA_10_5
    return forbids_settlement_in(s, t, seat, region)


@rule
def is_base(s: State, seat: int, region: int) -> bool:
    """The own start region, or a region with an own Settlement: where figures come into play."""
    return s.home[seat] == region or s.settlement[region] == seat


@rule
def forbids_ram(s: State, t: Tables, seat: int, region: int, level: int) -> int:
    """GA-10.6, GA-10.9: in the own start region or beside an own Settlement; a figure, and room for it."""
    reason = forbids_item(s, t, seat, Item.RAM, level)
    if reason:
        return reason
    if rams(s, seat) == RAMS or not has_room(s, t, seat):
        return GA_10_9
    return 0 if is_base(s, seat, region) else GA_10_6


@rule
def forbids_ship(s: State, t: Tables, seat: int, section: int, level: int) -> int:
    """GA-10.7, GA-10.9: on a section of the own start region or of an own Settlement's; a figure, and room for it."""
    reason = forbids_item(s, t, seat, Item.SHIP, level)
    if reason:
        return reason
    if ships(s, seat) == SHIPS or not has_room(s, t, seat):
        return GA_10_9
    if not is_base(s, seat, SECTION_REGION[section, 0]) and not is_base(s, seat, SECTION_REGION[section, 1]):
        return GA_10_7
    return forbids_ship_on(s, seat, section)


@rule
def forbids_next_storey(s: State, t: Tables, seat: int) -> int:
    """GA-4.6, GA-10.8: at most six, and never more than the Population space allows."""
    if s.storeys[seat] >= DICE or s.storeys[seat] >= t.storeys_allowed[s.population[seat] - 1]:
        return GA_10_8
    return 0


@rule
def forbids_storey(s: State, t: Tables, seat: int, colour: int, level: int) -> int:
    """GA-10.8: the next storey, with a die of a colour that is open."""
    reason = forbids_item(s, t, seat, Item.STOREY, level)
    if reason:
        return reason
    reason = forbids_next_storey(s, t, seat)
    return reason if reason else forbids_colour(s, seat, colour)


@rule
def can_build_piece(s: State, t: Tables, seat: int, level: int) -> bool:
    """GA-5.6: whether anything but a Garden floor can be built somewhere."""
    for colour in range(COLOURS):
        if forbids_storey(s, t, seat, colour, level) == 0:
            return True
    if can_build_in_a_region(s, t, seat, level):
        return True
    if forbids_item(s, t, seat, Item.SHIP, level) == 0:
        for section in range(SECTIONS):
            if forbids_ship(s, t, seat, section, level) == 0:
                return True
    return False


@rule
def can_build_in_a_region(s: State, t: Tables, seat: int, level: int) -> bool:
    """Whether a Wall, a Ram or a Settlement can be built in some region."""
    wall = forbids_item(s, t, seat, Item.WALL, level) == 0
    ram = forbids_item(s, t, seat, Item.RAM, level) == 0
    settlement = forbids_item(s, t, seat, Item.SETTLEMENT, level) == 0
    if not wall and not ram and not settlement:
        return False
    for region in range(REGIONS):
        if wall and forbids_wall(s, t, seat, region, level) == 0:
            return True
        if ram and forbids_ram(s, t, seat, region, level) == 0:
            return True
        if settlement and forbids_settlement(s, t, seat, region, level) == 0:
            return True
    return False


@rule
def forbids_build_wall(s: State, t: Tables, region: int) -> int:
    """GA-10.4: with the card in use."""
    return forbids_wall(s, t, s.actor, region, s.action_level)


@rule
def forbids_build_settlement(s: State, t: Tables, region: int) -> int:
    """GA-10.5: with the card in use."""
    return forbids_settlement(s, t, s.actor, region, s.action_level)


@rule
def forbids_build_ram(s: State, t: Tables, region: int) -> int:
    """GA-10.6: with the card in use."""
    return forbids_ram(s, t, s.actor, region, s.action_level)


@rule
def forbids_build_ship(s: State, t: Tables, section: int) -> int:
    """GA-10.7: with the card in use."""
    return forbids_ship(s, t, s.actor, section, s.action_level)


@rule
def forbids_build_storey(s: State, t: Tables, colour: int) -> int:
    """GA-10.8: with the card in use."""
    return forbids_storey(s, t, s.actor, colour, s.action_level)


@rule
def pay_for(s: State, t: Tables, log: Log, item: int) -> None:
    """GA-10.1: an item is paid when it is built; one build less."""
    pay_line(s, t, log, s.actor, Line.ITEM + item)
    s.left -= 1
    s.acted = 1
    s.step = Step.GO


@answers(BUILD_WALL, Step.BUILD, unless=forbids_build_wall)
@rule
def build_wall(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-10.4, GA-24.2: a Wall stands, and stays when units leave."""
    pay_for(s, t, log, Item.WALL)
    s.wall[region] = s.actor
    wall_placed(log, s.actor, region, ACTION)


@answers(BUILD_SETTLEMENT, Step.BUILD, unless=forbids_build_settlement)
@rule
def build_settlement(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-10.5: a Settlement stands."""
    pay_for(s, t, log, Item.SETTLEMENT)
    s.settlement[region] = s.actor
    settlement_placed(log, s.actor, region, ACTION)


@answers(BUILD_RAM, Step.BUILD, unless=forbids_build_ram)
@rule
def build_ram(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-10.6: a Ram stands in the region."""
    pay_for(s, t, log, Item.RAM)
    put_ram(s, s.actor, -1, region)
    unit_placed(log, s.actor, Figure.RAM, region, ACTION)


@answers(BUILD_SHIP, Step.BUILD, unless=forbids_build_ship)
@rule
def build_ship(s: State, t: Tables, log: Log, section: int) -> None:
    """GA-10.7: a Ship lies on the section."""
    pay_for(s, t, log, Item.SHIP)
    put_ship(s, s.actor, -1, section)
    ship_placed(log, s.actor, section, ACTION)


@answers(BUILD_STOREY, Step.BUILD, unless=forbids_build_storey)
@rule
def build_storey(s: State, t: Tables, log: Log, colour: int) -> None:
    """GA-10.8: the Ziggurat grows and brings a die at once."""
    pay_for(s, t, log, Item.STOREY)
    add_storey(s, log, s.actor, colour, ACTION)
