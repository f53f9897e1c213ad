"""Chapter 29: the final scoring."""

from __future__ import annotations

from eduba.games.gardens.control import controller, is_blocked, occupies
from eduba.games.gardens.events import (
    BY_GARDENS,
    BY_ROUND_CAP,
    SCORE_EVENT_TRACK,
    SCORE_GARDENS,
    SCORE_POPULATION_TRACK,
    SCORE_QUESTS,
    SCORE_SETTLEMENTS,
    SCORE_TOKENS,
    SCORE_TRADE,
    game_ended,
    quest_scored,
    ranked,
    scored,
)
from eduba.games.gardens.pieces import settlements
from eduba.games.gardens.quests import completed, points_of
from eduba.games.gardens.rewards import option_of
from eduba.games.gardens.shape import FLOORS, REGIONS, SLOTS
from eduba.games.gardens.state import Phase, State, Step, Token
from eduba.games.gardens.tracks import population_place, renown_place
from eduba.games.gardens.values import PLACES_WITH_POINTS, Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import Ints, rule

SOURCES = 8


@rule
def place_points(t: Tables, place: int) -> int:
    """GA-29.1, GA-29.2, GA-29.10: points for the first three places of a track, as far as they exist."""
    return t.place_points[place] if place < PLACES_WITH_POINTS else 0


@rule
def garden_points(s: State, t: Tables, seat: int) -> int:
    """GA-29.3: the tiles that the seat took."""
    points = 0
    for floor in range(FLOORS):
        if s.gardener[floor] == seat:
            points += t.tile_points[s.tile[floor]]
    return points


@rule
def trade_points(s: State, t: Tables, seat: int) -> int:
    """GA-29.4: the tokens at which its amphorae lie."""
    points = 0
    for slot in range(SLOTS):
        if s.amphora[slot] == seat:
            points += t.token_points[s.slot_token[slot]]
    return points


@rule
def token_points(s: State, t: Tables, seat: int) -> int:
    """GA-29.5: the face-up Event tokens in regions that it controls."""
    points = 0
    for region in range(REGIONS):
        if s.token[region] == Token.POINTS and controller(s, region) == seat:
            points += t.option_points[option_of(s, region, s.event_option[region])]
    return points


@rule
def region_points(s: State, t: Tables, seat: int) -> int:
    """GA-29.8, GA-17.8: a point for each region that it occupies; Blocker regions count unless agreed otherwise."""
    points = 0
    for region in range(REGIONS):
        if occupies(s, seat, region) and (s.blocked_regions_score or not is_blocked(s, t, region)):
            points += 1
    return points


@rule
def points_from(s: State, t: Tables, seat: int, source: int) -> int:
    """GA-29.6, GA-29.7: what a seat scores from one source."""
    if source == SCORE_EVENT_TRACK:
        return place_points(t, renown_place(s, seat))
    if source == SCORE_POPULATION_TRACK:
        return place_points(t, population_place(s, seat))
    if source == SCORE_GARDENS:
        return garden_points(s, t, seat)
    if source == SCORE_TRADE:
        return trade_points(s, t, seat)
    if source == SCORE_TOKENS:
        return token_points(s, t, seat)
    if source == SCORE_SETTLEMENTS:
        return settlements(s, seat)
    if source == SCORE_QUESTS:
        return points_of(s, t, seat, completed(s, t, seat))
    return region_points(s, t, seat)


@rule
def total_points(s: State, t: Tables, seat: int) -> int:
    """GA-29.9: all that a seat would score now."""
    points = 0
    for source in range(SOURCES):
        points += points_from(s, t, seat, source)
    return points


@rule
def rank(s: State, t: Tables, seat: int) -> int:
    """GA-29.9: most points; between equals, of any rank, who is more advanced on the Population track."""
    own, place = total_points(s, t, seat), population_place(s, seat)
    n = 1
    for other in range(s.seats):
        points = total_points(s, t, other)
        if points > own or (points == own and population_place(s, other) < place):
            n += 1
    return n


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Points and ranks as the position stands."""
    for seat in range(s.seats):
        points[seat] = total_points(s, t, seat)
        ranks[seat] = rank(s, t, seat)


@rule
def finish(s: State, t: Tables, log: Log) -> None:
    """GA-28.6, GA-29.9: everything is counted and told; completed Quests are shown."""
    s.phase = Phase.OVER
    s.step = Step.OVER
    s.actor = -1
    winner = 0
    for seat in range(s.seats):
        tell_points(s, t, log, seat)
        if rank(s, t, seat) == 1:
            winner = seat
    game_ended(log, winner, BY_GARDENS if s.floors == FLOORS else BY_ROUND_CAP)
    if log.capacity > 0:
        tell_ranks(s, t, log)


@rule
def tell_ranks(s: State, t: Tables, log: Log) -> None:
    """Who is first, second and so on."""
    for place in range(1, s.seats + 1):
        for seat in range(s.seats):
            if rank(s, t, seat) == place:
                ranked(log, seat, place, total_points(s, t, seat))


@rule
def tell_points(s: State, t: Tables, log: Log, seat: int) -> None:
    """GA-28.5: what a seat scores, source by source, and its completed Quests with what each still adds."""
    for source in range(SOURCES):
        scored(log, seat, source, points_from(s, t, seat, source))
    done = completed(s, t, seat)
    told = 0
    for i in range(s.hand_size[seat]):
        if (done >> i) & 1:
            points = points_of(s, t, seat, done & ((2 << i) - 1))
            quest_scored(log, seat, s.hand[seat, i], points - told)
            told = points
