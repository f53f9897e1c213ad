"""What must hold in every position, whoever plays however."""

from __future__ import annotations

from eduba.games.ur.scoring import SORTS, score
from eduba.games.ur.shape import COPIES, KINDS, MOST_TOKENS, PLACES, SEATS, SPARES, TILES
from eduba.games.ur.state import End, State, Step
from eduba.games.ur.tiles import has_face
from eduba.games.ur.values import Tables
from eduba.kernel.rule import rule

TOKENS_CONSERVED = 1
IN_RANGE = 2
OWNED_WHERE_TOKENS = 3
ZIGGURATS_COUNTED = 4
TILES_CONSERVED = 5
FACE_OF_KIND = 6
SLOTS = 11
POINTS = 12
ENDS = 13
HALF_DONE = 20


@rule
def broken(s: State, t: Tables) -> int:
    """0, or the number of the first invariant that does not hold."""
    if not tokens_conserved(s, t):
        return TOKENS_CONSERVED
    for tile in range(PLACES):
        if not 0 <= s.tokens[tile] <= MOST_TOKENS:
            return IN_RANGE
        if not owned_where_tokens(s, tile):
            return OWNED_WHERE_TOKENS
        if s.ziggurat[tile] >= 0 and (s.owner[tile] >= 0 or s.tokens[tile] != 0):
            return ZIGGURATS_COUNTED
        if not has_face(s.kind[tile], s.face[tile]):
            return FACE_OF_KIND
    if not ziggurats_counted(s, t):
        return ZIGGURATS_COUNTED
    if not tiles_conserved(s):
        return TILES_CONSERVED
    if not slots_used(s):
        return SLOTS
    for seat in range(s.seats):
        if not 1 <= score(s, t, seat) <= most_points(s, t):
            return POINTS
    if (s.actor < 0) != (s.step == Step.OVER) or (s.actor < 0) != (s.end_cause != End.NONE):
        return ENDS
    if s.round_limit > 0 and s.round > s.round_limit:
        return ENDS
    return 0 if nothing_half_done(s) else HALF_DONE


@rule
def most_points(s: State, t: Tables) -> int:
    """The best that a tile for every token and the hand tile can score, in sets as large as can be."""
    elements = t.tokens + 1
    if s.ziggurat_face:
        elements += t.ziggurats
    return elements // SORTS * t.set_points[SORTS] + t.set_points[elements % SORTS]


@rule
def tokens_conserved(s: State, t: Tables) -> bool:
    """Tokens on tiles, markers on ziggurats, tokens lifted in Politics and the supply make all tokens of a seat."""
    for seat in range(s.seats):
        total = s.supply[seat]
        if not 0 <= total <= t.tokens:
            return False
        if seat == s.actor:
            total += s.pool
        for tile in range(PLACES):
            if s.owner[tile] == seat:
                total += s.tokens[tile]
            if s.ziggurat[tile] == seat:
                total += 1
        if total != t.tokens:
            return False
    return True


@rule
def owned_where_tokens(s: State, tile: int) -> bool:
    """A tile has an owner exactly where it has tokens, except what Politics has lifted."""
    if s.step == Step.KEEP and s.owner[tile] == s.actor:
        return True
    return (s.tokens[tile] > 0) == (s.owner[tile] >= 0)


@rule
def ziggurats_counted(s: State, t: Tables) -> bool:
    """Ziggurats on the board and in the stock make all of them."""
    standing = 0
    for tile in range(PLACES):
        if s.ziggurat[tile] >= 0:
            standing += 1
    return standing + s.ziggurats_left == t.ziggurats


@rule
def tiles_conserved(s: State) -> bool:
    """Each kind occurs four times over grid, hands and spares; without the two spares at most four times."""
    total = 0
    for kind in range(KINDS):
        n = 0
        for tile in range(PLACES):
            if s.kind[tile] == kind:
                n += 1
        for seat in range(SEATS):
            if s.hand[seat] == kind:
                n += 1
        for i in range(SPARES):
            if s.spare[i] == kind:
                n += 1
        if n > COPIES:
            return False
        total += n
    removed = SPARES if s.seats == 2 and s.two_player_spares else 0
    return total == TILES - removed


@rule
def slots_used(s: State) -> bool:
    """Never more than two actions in a turn."""
    performed = 0
    for face in range(5):
        performed += (s.performed >> face) & 1
    return 0 <= s.slots <= 2 and performed <= 2


@rule
def nothing_half_done(s: State) -> bool:
    """What belongs to one question is unset when another is asked."""
    asks_place = s.step == Step.GROW or s.step == Step.STOCK or s.step == Step.SHARE or s.step == Step.KEEP
    return (
        (s.cursor >= 0) == asks_place
        and (s.colour >= 0) == (s.step == Step.SHARE)
        and (s.pool == 0 or s.step == Step.KEEP)
        and (s.war_from >= 0) == (s.step == Step.ADVANCE)
        and (s.war_to >= 0) == (s.step == Step.ADVANCE)
        and (s.attacks == 0 or s.step == Step.ATTACK or s.step == Step.ADVANCE)
        and (s.pending_spot >= 0) == (s.step == Step.SHOW)
        and (s.last_tile < 0 or s.step_order == 1)
    )
