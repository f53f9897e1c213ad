"""What must hold in every position, whoever plays however."""

from __future__ import annotations

from typing import Final

from eduba.games.ur.scoring import SORTS, score
from eduba.games.ur.shape import COPIES, KINDS, MOST_TOKENS, PLACES, SEATS, SPARES, TILES
from eduba.games.ur.state import End, State, Step
from eduba.games.ur.tiles import has_face
from eduba.games.ur.values import Tables
from eduba.kernel.laws import Law, each, each_seat
from eduba.kernel.rule import rule


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
def tokens_in_range(s: State, t: Tables, tile: int) -> bool:
    """A tile holds at most five tokens."""
    return 0 <= s.tokens[tile] <= MOST_TOKENS


@rule
def owned_where_tokens(s: State, t: Tables, tile: int) -> bool:
    """A tile has an owner exactly where it has tokens, except what Politics has lifted."""
    if s.step == Step.KEEP and s.owner[tile] == s.actor:
        return True
    return (s.tokens[tile] > 0) == (s.owner[tile] >= 0)


@rule
def ziggurats_stand_apart(s: State, t: Tables, tile: int) -> bool:
    """Nobody owns a ziggurat's place, and it has no tokens."""
    return s.ziggurat[tile] < 0 or (s.owner[tile] < 0 and s.tokens[tile] == 0)


@rule
def face_of_kind(s: State, t: Tables, tile: int) -> bool:
    """A tile shows one of its two faces."""
    return has_face(s.kind[tile], s.face[tile])


@rule
def ziggurats_counted(s: State, t: Tables) -> bool:
    """Ziggurats on the board and in the stock make all of them."""
    standing = 0
    for tile in range(PLACES):
        if s.ziggurat[tile] >= 0:
            standing += 1
    return standing + s.ziggurats_left == t.ziggurats


@rule
def tiles_conserved(s: State, t: Tables) -> bool:
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
def slots_used(s: State, t: Tables) -> bool:
    """Never more than two actions in a turn."""
    performed = 0
    for face in range(5):
        performed += (s.performed >> face) & 1
    return 0 <= s.slots <= 2 and performed <= 2


@rule
def points_in_range(s: State, t: Tables, seat: int) -> bool:
    """Every seat scores a point at least, and no more than there are to be had."""
    return 1 <= score(s, t, seat) <= most_points(s, t)


@rule
def ends_with_a_cause(s: State, t: Tables) -> bool:
    """Nobody decides exactly when the game is over, and then it has a cause."""
    over = s.actor < 0
    return over == (s.step == Step.OVER) and over == (s.end_cause != End.NONE)


@rule
def round_limit_kept(s: State, t: Tables) -> bool:
    """No round is played after the last that the option allows."""
    return s.round_limit == 0 or s.round <= s.round_limit


@rule
def nothing_half_done(s: State, t: Tables) -> bool:
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


LAWS: Final[tuple[Law, ...]] = (
    tokens_conserved,
    each(PLACES, tokens_in_range),
    each(PLACES, owned_where_tokens),
    each(PLACES, ziggurats_stand_apart),
    each(PLACES, face_of_kind),
    ziggurats_counted,
    tiles_conserved,
    slots_used,
    each_seat(points_in_range),
    ends_with_a_cause,
    round_limit_kept,
    nothing_half_done,
)
