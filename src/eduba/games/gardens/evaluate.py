"""What a position is worth to a seat, in points at the end of the game; for bots."""

from __future__ import annotations

from eduba.games.gardens.cards import card_line
from eduba.games.gardens.control import controller, is_contested, occupies
from eduba.games.gardens.harvest import has_resource
from eduba.games.gardens.pieces import army, foes, rams, settlements, ships, tribe_size, walls
from eduba.games.gardens.quests import met_quests, points_of
from eduba.games.gardens.rewards import option_of
from eduba.games.gardens.scoring import garden_points, place_points, trade_points
from eduba.games.gardens.shape import (
    BASIC,
    DICE,
    FLOORS,
    LAND,
    LEVELS,
    NEIGHBOUR,
    NEIGHBOURS,
    REGIONS,
    RESOURCES,
    Act,
    Resource,
)
from eduba.games.gardens.state import State, Token
from eduba.games.gardens.tracks import population_place, renown_place
from eduba.games.gardens.values import CardValue, Item, Line, Tables, Weight
from eduba.games.gardens.wonder import forbids_floor
from eduba.kernel.rule import rule

HUNDREDTHS = 100.0
ROUNDS_A_FLOOR = 1.7
"""Rounds that a floor takes, once somebody has Architecture."""
ROUNDS_A_LEVEL = 1.6
"""Rounds until somebody has it, for each level missing."""
LONG = 9.0
"""With so many rounds to go everything still pays."""
FEW, MANY = 3, 7
"""Resources of a kind that are soon used, and those that are worth something at all."""
BONES = 8
"""Knucklebones worth having."""


@rule
def weight(t: Tables, which: int) -> float:
    """A weight in points."""
    return t.weights[which] / HUNDREDTHS


@rule
def earliness(s: State, t: Tables) -> float:
    """1 with nine or more rounds to go, 0 at the end."""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.level[seat, Act.BUILD])
    rounds = ROUNDS_A_FLOOR * (FLOORS - s.floors)
    if best < t.build_level[Item.GARDEN]:
        rounds += ROUNDS_A_LEVEL * (LEVELS - best) + 1.0
    return min(1.0, rounds / LONG)


@rule
def goods_worth(s: State, t: Tables, seat: int, early: float) -> float:
    """Resources: a few of each are soon used; at the very end they only serve Quests."""
    worth = 0.0
    for resource in range(BASIC):
        n = s.stock[seat, resource]
        worth += weight(t, Weight.RESOURCE) * min(n, FEW) + weight(t, Weight.SPARE) * min(max(n - FEW, 0), MANY - FEW)
    worth += weight(t, Weight.TABLET) * min(s.stock[seat, Resource.TABLET], FEW)
    worth += weight(t, Weight.KNUCKLEBONE) * min(s.stock[seat, Resource.KNUCKLEBONE], BONES)
    return worth * (0.25 + 0.75 * early)


@rule
def skills_worth(s: State, t: Tables, seat: int, early: float) -> float:
    """Dice and technologies: they pay in rounds to come."""
    worth = weight(t, Weight.DIE) * min(s.storeys[seat], DICE)
    worth += weight(t, Weight.HARVEST) * (s.level[seat, Act.HARVEST] - 1)
    worth += weight(t, Weight.CONSTRUCTION) * (s.level[seat, Act.BUILD] - 1)
    worth += weight(t, Weight.RESEARCH) * (s.level[seat, Act.RESEARCH] - 1)
    worth += weight(t, Weight.EXPLORATION) * (s.level[seat, Act.EXPLORE] - 1)
    worth += weight(t, Weight.WAR) * (s.level[seat, Act.WAR] - 1)
    worth += weight(t, Weight.GROWTH) * (s.level[seat, Act.GROWTH] - 1)
    worth += weight(t, Weight.INCOME) * (income(s, t, seat) - 1)
    if ships(s, seat) > 0:
        worth += weight(t, Weight.SHIP)
    worth *= early
    if s.level[seat, Act.BUILD] >= t.build_level[Item.GARDEN]:
        worth += weight(t, Weight.ARCHITECTURE) * (FLOORS - s.floors)
    return worth


@rule
def income(s: State, t: Tables, seat: int) -> int:
    """What a Harvest would gather: as much as the card allows and the board has sources for."""
    n = 1 + settlements(s, seat) + ships(s, seat)
    for i in range(LAND):
        if s.land[seat, i] >= 0 and has_resource(s, t, s.land[seat, i]):
            n += 1
    return min(n, t.card[card_line(s, seat, Act.HARVEST), CardValue.GATHERINGS])


@rule
def floor_worth(s: State, t: Tables, seat: int) -> float:
    """How near a seat is to raising the next floor, from Construction 3 on."""
    if s.floors >= FLOORS or s.level[seat, Act.BUILD] < t.build_level[Item.SETTLEMENT]:
        return 0.0
    tile = s.tile[s.floors]
    near = 0
    for resource in range(RESOURCES):
        near += min(s.stock[seat, resource], t.goods[Line.TILE + tile, resource])
    unmet = (
        max(t.tile_population[tile] - s.population[seat], 0)
        + max(t.tile_renown[tile] - s.renown[seat], 0)
        + max(t.tile_settlements[tile] - settlements(s, seat), 0)
    )
    worth = weight(t, Weight.NEXT_FLOOR) * near - weight(t, Weight.UNMET) * unmet
    if forbids_floor(s, t, seat, s.level[seat, Act.BUILD], 1) == 0:
        worth += weight(t, Weight.READY) * t.tile_points[tile]
    return worth


@rule
def tracks_worth(s: State, t: Tables, seat: int, early: float) -> float:
    """Spaces on both tracks, and the places held on them."""
    places = place_points(t, population_place(s, seat)) + place_points(t, renown_place(s, seat))
    return (
        weight(t, Weight.POPULATION) * s.population[seat]
        + weight(t, Weight.RENOWN) * s.renown[seat]
        + (weight(t, Weight.PLACES) + (1.0 - weight(t, Weight.PLACES)) * (1.0 - early)) * places
    )


@rule
def land_worth(s: State, t: Tables, seat: int, early: float) -> float:
    """Regions held, fights to come, Events next door."""
    worth = 0.0
    for region in range(REGIONS):
        own = army(s, seat, region)
        if own > 0 and is_contested(s, region):
            worth += weight(t, Weight.CONTESTED) * (3.0 * chance(s, seat, region) - 2.0)
        elif occupies(s, seat, region):
            worth += weight(t, Weight.REGION)
        if s.token[region] == Token.POINTS and controller(s, region) == seat:
            worth += weight(t, Weight.TOKEN) * t.option_points[option_of(s, region, s.event_option[region])]
        elif s.token[region] == Token.RUNS and s.event_owner[region] == seat:
            worth += weight(t, Weight.SIX_ROUNDS) * (1.0 + s.event_die[region]) * (0.3 + 0.7 * early) / 2.0
    return worth


@rule
def chance(s: State, seat: int, region: int) -> float:
    """A guess at a seat's chance in a fight, from numbers and knucklebones."""
    own = 2.0 * army(s, seat, region) + min(s.stock[seat, Resource.KNUCKLEBONE], BONES)
    other = 2.0 * foes(s, seat, region)
    if s.tribe[region]:
        other += 3.5 + 2.0 * tribe_size(s, region)
    else:
        most = 0
        for foe in range(s.seats):
            if foe != seat and army(s, foe, region) > 0:
                most = max(most, s.stock[foe, Resource.KNUCKLEBONE])
        other += min(most, BONES)
    return own / (own + other)


@rule
def units_worth(s: State, t: Tables, seat: int, early: float) -> float:
    """Figures on the board; land units are worth more abroad, and near Events that nobody guards."""
    worth = 0.0
    for i in range(LAND):
        region = s.land[seat, i]
        if region >= 0:
            worth += weight(t, Weight.UNIT) * (0.4 + 0.6 * early)
            if region != s.home[seat]:
                worth += weight(t, Weight.ABROAD) * early
            if is_beside_event(s, t, region):
                worth += weight(t, Weight.NEAR_EVENT)
    worth += (1.0 + weight(t, Weight.SETTLEMENT)) * settlements(s, seat)
    return worth + weight(t, Weight.WALL) * walls(s, seat) + weight(t, Weight.RAM) * rams(s, seat)


@rule
def is_beside_event(s: State, t: Tables, region: int) -> bool:
    """Whether an Event that nobody guards lies next door."""
    for i in range(NEIGHBOURS):
        near = NEIGHBOUR[region, i]
        if near >= 0 and s.token[near] == Token.FACE_DOWN and s.tribe[near] == 0 and t.blocked[s.seats, near] == 0:
            return True
    return False


@rule
def quests_worth(s: State, t: Tables, seat: int, early: float) -> float:
    """Points of Quests whose conditions hold, as far as they count."""
    return weight(t, Weight.QUEST) * points_of(s, t, seat, met_quests(s, t, seat)) * (1.5 - early)


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """Everything that a seat has, at what it is likely to be worth in the end."""
    if s.empire[seat] < 0:
        return 0.0
    early = earliness(s, t)
    return (
        goods_worth(s, t, seat, early)
        + skills_worth(s, t, seat, early)
        + floor_worth(s, t, seat)
        + tracks_worth(s, t, seat, early)
        + land_worth(s, t, seat, early)
        + units_worth(s, t, seat, early)
        + quests_worth(s, t, seat, early)
        + weight(t, Weight.FLOOR) * garden_points(s, t, seat)
        + weight(t, Weight.AMPHORA) * trade_points(s, t, seat)
    )
