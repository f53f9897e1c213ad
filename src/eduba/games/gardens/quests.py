"""Chapter 28: Quest cards, completed at the end of the game."""

from __future__ import annotations

from eduba.games.gardens.control import controller, occupies
from eduba.games.gardens.pieces import land_units, rams, settlements, ships, units_on_board, walls
from eduba.games.gardens.shape import ACTIONS_OF_A_TURN, FLOORS, HAND, REGIONS, RESOURCES, SLOTS, Figure
from eduba.games.gardens.state import State, Token
from eduba.games.gardens.tracks import population_place, renown_place
from eduba.games.gardens.values import TERRAINS, Line, QuestKind, Tables
from eduba.kernel.rule import rule

CAP = 6
"""GA-28.5: points of all Quests together, unless it was agreed that there is no limit."""


@rule
def has_levels(s: State, t: Tables, seat: int, card: int) -> bool:
    """GA-28.2: a level is also met by a higher one."""
    for technology in range(ACTIONS_OF_A_TURN):
        if s.level[seat, technology] < t.quest_level[card, technology]:
            return False
    return True


@rule
def has_terrains(s: State, t: Tables, seat: int, card: int) -> bool:
    """So many occupied regions of each terrain."""
    for terrain in range(TERRAINS):
        n = 0
        for region in range(REGIONS):
            if t.terrain[region] == terrain and occupies(s, seat, region):
                n += 1
        if n < t.quest_terrain[card, terrain]:
            return False
    return True


@rule
def regions_occupied(s: State, seat: int) -> int:
    """Regions that a seat occupies."""
    n = 0
    for region in range(REGIONS):
        if occupies(s, seat, region):
            n += 1
    return n


@rule
def point_tokens(s: State, seat: int) -> int:
    """Point tokens in regions that a seat controls."""
    n = 0
    for region in range(REGIONS):
        if s.token[region] == Token.POINTS and controller(s, region) == seat:
            n += 1
    return n


@rule
def amphorae_from(s: State, t: Tables, seat: int, level: int) -> int:
    """Amphorae of a seat at tokens of at least some level."""
    n = 0
    for slot in range(SLOTS):
        if s.amphora[slot] == seat and t.token_level[s.slot_token[slot]] >= level:
            n += 1
    return n


@rule
def floors_of(s: State, seat: int) -> int:
    """Floors of the Hanging Gardens that a seat raised."""
    n = 0
    for floor in range(FLOORS):
        if s.gardener[floor] == seat:
            n += 1
    return n


@rule
def figures_of(s: State, seat: int, figure: int) -> int:
    """Figures of one kind that a seat has on the board."""
    if figure == Figure.SHIP:
        return ships(s, seat)
    if figure == Figure.RAM:
        return rams(s, seat)
    return units_on_board(s, seat, figure)


@rule
def amount(s: State, t: Tables, seat: int, card: int) -> int:
    """How many of what a Quest counts a seat has."""
    kind = t.quest_kind[card]
    if kind == QuestKind.SETTLEMENTS:
        return settlements(s, seat)
    if kind == QuestKind.POPULATION:
        return s.population[seat]
    if kind == QuestKind.EVENT_TRACK:
        return s.renown[seat]
    if kind == QuestKind.STOREYS:
        return s.storeys[seat]
    if kind == QuestKind.AMPHORAE:
        return amphorae_from(s, t, seat, t.quest_figure[card])
    if kind == QuestKind.REGIONS:
        return regions_occupied(s, seat)
    if kind == QuestKind.FIGURES:
        return figures_of(s, seat, t.quest_figure[card])
    if kind == QuestKind.GARDENS:
        return floors_of(s, seat)
    if kind == QuestKind.WALLS:
        return walls(s, seat)
    if kind == QuestKind.POINT_TOKENS:
        return point_tokens(s, seat)
    if kind == QuestKind.LAND_UNITS:
        return land_units(s, seat)
    return 0


@rule
def is_met(s: State, t: Tables, seat: int, card: int) -> bool:
    """GA-28.1: whether a Quest's condition holds now, its resources left aside."""
    kind = t.quest_kind[card]
    if kind == QuestKind.TECHNOLOGIES:
        return has_levels(s, t, seat, card)
    if kind == QuestKind.TERRAINS:
        return has_terrains(s, t, seat, card)
    if kind == QuestKind.FIRST_EVENT:
        return renown_place(s, seat) == 0
    if kind == QuestKind.FIRST_POPULATION:
        return population_place(s, seat) == 0
    return amount(s, t, seat, card) >= t.quest_number[card]


@rule
def met_quests(s: State, t: Tables, seat: int) -> int:
    """The cards of a seat's hand whose conditions hold, as bits."""
    found = 0
    for i in range(s.hand_size[seat]):
        if is_met(s, t, seat, s.hand[seat, i]):
            found |= 1 << i
    return found


@rule
def are_paid(s: State, t: Tables, seat: int, cards: int) -> bool:
    """GA-28.3: resources are counted separately for each card."""
    for resource in range(RESOURCES):
        need = 0
        for i in range(s.hand_size[seat]):
            if (cards >> i) & 1:
                need += t.goods[Line.QUEST + s.hand[seat, i], resource]
        if need > s.stock[seat, resource]:
            return False
    return True


@rule
def points_of(s: State, t: Tables, seat: int, cards: int) -> int:
    """GA-28.5: what completed cards, as bits, are worth; cards won by Events count like the others."""
    points = 0
    for i in range(s.hand_size[seat]):
        if (cards >> i) & 1:
            points += t.quest_points[s.hand[seat, i]]
    return min(points, CAP) if s.quest_cap else points


@rule
def count(cards: int) -> int:
    """How many cards are named by bits."""
    n = 0
    for i in range(HAND):
        n += (cards >> i) & 1
    return n


@rule
def completed(s: State, t: Tables, seat: int) -> int:
    """GA-28.4: the largest number of cards, as bits, that can be completed together."""
    met = met_quests(s, t, seat)
    best = 0
    for cards in range(1, 1 << HAND):
        if cards & met == cards and count(cards) > count(best) and are_paid(s, t, seat, cards):
            best = cards
    return best
