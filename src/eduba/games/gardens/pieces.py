"""Chapter 1: figures on the board and in stock. Within a type they are sorted, so that equal positions are equal records."""

from __future__ import annotations

from eduba.games.gardens.shape import (
    AMPHORAE,
    EVENT_DICE,
    FIRST_OF,
    LAND,
    RAMS,
    REGIONS,
    SECTION_REGION,
    SETTLEMENTS,
    SHIPS,
    SLOTS,
    TRIBE_TYPES,
    WALLS,
)
from eduba.games.gardens.state import State, Token
from eduba.games.gardens.values import Tables
from eduba.kernel.rule import rule


@rule
def units_in(s: State, seat: int, kind: int, region: int) -> int:
    """Land units of one type that a seat has in a region."""
    n = 0
    for i in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if s.land[seat, i] == region:
            n += 1
    return n


@rule
def units_on_board(s: State, seat: int, kind: int) -> int:
    """Land units of one type that a seat has on the board."""
    n = 0
    for i in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if s.land[seat, i] >= 0:
            n += 1
    return n


@rule
def army(s: State, seat: int, region: int) -> int:
    """Land units that a seat has in a region."""
    n = 0
    for i in range(LAND):
        if s.land[seat, i] == region:
            n += 1
    return n


@rule
def in_stock(s: State, seat: int, kind: int) -> bool:
    """GA-1.1: whether a figure of a land unit is left."""
    return s.land[seat, FIRST_OF[kind]] < 0


@rule
def put_unit(s: State, seat: int, kind: int, source: int, target: int) -> None:
    """GA-1.1, GA-1.2, GA-1.7: one land unit goes from a region to another, whatever stands there; -1 is the stock."""
    first, end = FIRST_OF[kind], FIRST_OF[kind + 1]
    for i in range(first, end):
        if s.land[seat, i] == source:
            s.land[seat, i] = target
            for j in range(i, first, -1):
                swap_if_above(s, seat, j - 1)
            for j in range(i, end - 1):
                swap_if_above(s, seat, j)
            return


@rule
def swap_if_above(s: State, seat: int, i: int) -> None:
    """Two figures next to each other in the order of their regions."""
    if s.land[seat, i] > s.land[seat, i + 1]:
        held = s.land[seat, i]
        s.land[seat, i] = s.land[seat, i + 1]
        s.land[seat, i + 1] = held


@rule
def has_ship_on(s: State, seat: int, section: int) -> bool:
    """Whether a seat has a Ship on a river section."""
    for i in range(SHIPS):
        if s.ship[seat, i] == section:
            return True
    return False


@rule
def ships(s: State, seat: int) -> int:
    """Ships of a seat on the board."""
    n = 0
    for i in range(SHIPS):
        if s.ship[seat, i] >= 0:
            n += 1
    return n


@rule
def ships_beside(s: State, seat: int, region: int) -> int:
    """GA-8.1: Ships of a seat on the sections of a region."""
    n = 0
    for i in range(SHIPS):
        section = s.ship[seat, i]
        if section >= 0 and borders(section, region):
            n += 1
    return n


@rule
def borders(section: int, region: int) -> bool:
    """Whether a river section lies on the border of a region."""
    return SECTION_REGION[section, 0] == region or SECTION_REGION[section, 1] == region


@rule
def put_ship(s: State, seat: int, source: int, target: int) -> None:
    """GA-1.1, GA-1.2: one Ship goes from a section to another; -1 is the stock."""
    for i in range(SHIPS):
        if s.ship[seat, i] == source:
            s.ship[seat, i] = target
            sort_ships(s, seat)
            return


@rule
def sort_ships(s: State, seat: int) -> None:
    """Ships in the order of their sections, those in stock first."""
    for i in range(1, SHIPS):
        for j in range(i, 0, -1):
            if s.ship[seat, j - 1] > s.ship[seat, j]:
                held = s.ship[seat, j]
                s.ship[seat, j] = s.ship[seat, j - 1]
                s.ship[seat, j - 1] = held


@rule
def rams_in(s: State, seat: int, region: int) -> int:
    """Rams of a seat in a region."""
    n = 0
    for i in range(RAMS):
        if s.ram[seat, i] == region:
            n += 1
    return n


@rule
def rams(s: State, seat: int) -> int:
    """Rams of a seat on the board."""
    n = 0
    for i in range(RAMS):
        if s.ram[seat, i] >= 0:
            n += 1
    return n


@rule
def put_ram(s: State, seat: int, source: int, target: int) -> None:
    """GA-1.1, GA-1.2: one Ram goes from a region to another; -1 is the stock."""
    for i in range(RAMS):
        if s.ram[seat, i] == source:
            s.ram[seat, i] = target
            sort_rams(s, seat)
            return


@rule
def sort_rams(s: State, seat: int) -> None:
    """Rams in the order of their regions, those in stock first."""
    for i in range(1, RAMS):
        for j in range(i, 0, -1):
            if s.ram[seat, j - 1] > s.ram[seat, j]:
                held = s.ram[seat, j]
                s.ram[seat, j] = s.ram[seat, j - 1]
                s.ram[seat, j - 1] = held


@rule
def land_units(s: State, seat: int) -> int:
    """Land units of a seat on the board."""
    n = 0
    for i in range(LAND):
        if s.land[seat, i] >= 0:
            n += 1
    return n


@rule
def units(s: State, seat: int) -> int:
    """GA-1.6, GA-24.7: land units, Ships and Rams of a seat on the board."""
    return land_units(s, seat) + ships(s, seat) + rams(s, seat)


@rule
def has_room(s: State, t: Tables, seat: int) -> bool:
    """GA-1.6, GA-4.6: whether one more unit fits under the unit limit of the seat's Population space."""
    return units(s, seat) < t.unit_limit[s.population[seat] - 1]


@rule
def settlements(s: State, seat: int) -> int:
    """Settlements of a seat on the board."""
    n = 0
    for region in range(REGIONS):
        if s.settlement[region] == seat:
            n += 1
    return n


@rule
def has_settlement(s: State, seat: int) -> bool:
    """GA-1.1: whether a Settlement is left in stock."""
    return settlements(s, seat) < SETTLEMENTS


@rule
def walls(s: State, seat: int) -> int:
    """Walls of a seat on the board."""
    n = 0
    for region in range(REGIONS):
        if s.wall[region] == seat:
            n += 1
    return n


@rule
def has_wall(s: State, seat: int) -> bool:
    """GA-1.1: whether a Wall is left in stock."""
    return walls(s, seat) < WALLS


@rule
def has_event_die(s: State, seat: int) -> bool:
    """GA-1.1: whether an Event die is left in stock: each running Event has one."""
    n = 0
    for region in range(REGIONS):
        if s.token[region] == Token.RUNS and s.event_owner[region] == seat:
            n += 1
    return n < EVENT_DICE


@rule
def has_amphora(s: State, seat: int) -> bool:
    """GA-1.1: whether an amphora is left in stock."""
    n = 0
    for slot in range(SLOTS):
        if s.amphora[slot] == seat:
            n += 1
    return n < AMPHORAE


@rule
def tribe_size(s: State, region: int) -> int:
    """GA-23.1: figures of the Tribe in a region."""
    n = 0
    for kind in range(TRIBE_TYPES):
        n += (s.tribe[region] >> kind) & 1
    return n


@rule
def rivals(s: State, seat: int, region: int) -> int:
    """GA-9.1: land units of all other seats together in a region."""
    n = 0
    for other in range(s.seats):
        if other != seat:
            n += army(s, other, region)
    return n


@rule
def foes(s: State, seat: int, region: int) -> int:
    """Land units of all other seats and figures of a Tribe in a region."""
    return rivals(s, seat, region) + tribe_size(s, region)


@rule
def has_enemy(s: State, seat: int, region: int) -> bool:
    """Whether a Tribe or a land unit of another seat is in a region."""
    return foes(s, seat, region) > 0


@rule
def owner_of_start(s: State, region: int) -> int:
    """GA-2.4: the seat whose start region this is; -1 if it is no start region in use."""
    for seat in range(s.seats):
        if s.home[seat] == region:
            return seat
    return -1


@rule
def is_foreign_start(s: State, seat: int, region: int) -> bool:
    """Whether a region is another seat's start region."""
    owner = owner_of_start(s, region)
    return owner >= 0 and owner != seat


@rule
def is_foreign_wall(s: State, seat: int, region: int) -> bool:
    """Whether another seat's Wall stands in a region."""
    return s.wall[region] >= 0 and s.wall[region] != seat
