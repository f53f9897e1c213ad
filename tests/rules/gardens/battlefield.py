"""Combat phases for the tests of chapters 19 to 26, in the words of the spec's test vectors.

    p = combat("0:emar=sah 1:emar=sa", bones="0=8 1=6", ahead="1", held="emar=1")
    cards(p, "0/1/0 1/0/0 2/1/0", "1/1/0 2/0/0")
    bid(p, "5/2/1", "3/3/0")

Seats, homes and orders are those of `board.position`, but nobody has anything that is not said: `units` are land units by
seat and region (s, a, h, c), `tribes` those of Tribes, `ships` and `rams` lie where they are named. `ahead` begins the
order of the Event track, `order` is the turn order, `held` says who was in a region when the round began,
`running="emar=ev1/4/0"` is an Event with what its die shows and its owner. `field` sets all this up; `combat` begins the
phase as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from eduba.games.gardens.flow import goes_on
from eduba.games.gardens.pieces import put_ram, put_ship, put_unit, rams_in, units_in
from eduba.games.gardens.shape import (
    ATTACKER,
    COMBAT_CARDS,
    DEFENDER,
    EVENT_CODES,
    LAND,
    LAND_TYPES,
    PARTY,
    RAMS,
    REGION_KEYS,
    REGIONS,
    RESOURCES,
    ROWS,
    SHIPS,
    SIDES,
    TRIBE_TYPES,
    Resource,
)
from eduba.games.gardens.state import Phase, Stage, State, Step, Token
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from rules.gardens.board import (
    ENGINE,
    TABLES,
    answers,
    asked,
    empty_log,
    events,
    of_kind,
    position,
    region,
    section,
)

LETTERS = "sahc"
EMPIRES = "sumer akkad babylon elam assyria hatti"


def _entries(text: str) -> Iterator[tuple[int, str, str]]:
    """`0:emar=sa,harran=s 1:emar=h` as triples of a seat, a place and what is there."""
    for entry in text.split():
        seat, _, places = entry.partition(":")
        for part in places.split(","):
            place, _, what = part.partition("=")
            yield int(seat), place, what


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """`emar=1 harran=0` as pairs."""
    for entry in text.split():
        name, _, value = entry.partition("=")
        yield name, value


def field(
    units: str = "",
    *,
    tribes: str = "",
    ships: str = "",
    rams: str = "",
    walls: str = "",
    settlements: str = "",
    bones: str = "",
    ahead: str = "",
    order: str = "",
    held: str = "",
    running: str = "",
    tokens: str = "",
    players: int = 4,
    options: Mapping[str, object] | None = None,
) -> Position:
    """A position before a combat phase (see the module's docstring)."""
    p = position(empires=" ".join(EMPIRES.split()[:players]), options=options, tokens=tokens)
    s: State = p.state
    _clear(s)
    for seat, place, letters in _entries(units):
        for letter in letters:
            put_unit(s, seat, LETTERS.index(letter), -1, region(place))
    for place, letters in _pairs(tribes):
        s.tribe[region(place)] = sum(1 << LETTERS.index(letter) for letter in letters)
    for seat, place, _ in _entries(ships):
        put_ship(s, seat, -1, section(place))
    for seat, place, _ in _entries(rams):
        put_ram(s, seat, -1, region(place))
    for text, owners in ((walls, s.wall), (settlements, s.settlement), (held, s.holder)):
        for place, owner in _pairs(text):
            owners[region(place)] = int(owner)
    for owner, number in _pairs(bones):
        s.stock[int(owner), Resource.KNUCKLEBONE] = int(number)
    for place, event in _pairs(running):
        _run_event(s, region(place), *event.split("/"))
    for i, seat_name in enumerate(order.split()):
        s.order[i] = int(seat_name)
    set_ahead(p, ahead)
    return p


def _clear(s: State) -> None:
    """No seat has figures or goods; no Tribe is left; nobody was anywhere."""
    for seat in range(s.seats):
        for i in range(LAND):
            s.land[seat, i] = -1
        for i in range(SHIPS):
            s.ship[seat, i] = -1
        for i in range(RAMS):
            s.ram[seat, i] = -1
        for resource in range(RESOURCES):
            s.stock[seat, resource] = 0
    for place in range(REGIONS):
        s.tribe[place] = 0
        s.settlement[place] = s.wall[place] = s.holder[place] = -1


def _run_event(s: State, place: int, code: str, die: str, owner: str) -> None:
    s.token[place], s.event_card[place], s.hidden_card[place] = Token.RUNS, EVENT_CODES.index(code), -1
    s.event_option[place], s.event_die[place], s.event_owner[place] = 0, int(die), int(owner)


def set_ahead(p: Position, ahead: str) -> None:
    """Put these seats first on the Event track."""
    first = [int(seat) for seat in ahead.split()]
    for i, seat in enumerate([*first, *(seat for seat in range(p.seats) if seat not in first)]):
        p.state.renown_order[i] = seat


def begin(p: Position) -> list[Event]:
    """Begin the combat phase; what happens until somebody is asked."""
    s: State = p.state
    s.phase, s.stage, s.step = Phase.COMBAT, Stage.SINK, Step.GO
    log = empty_log()
    goes_on(s, TABLES, log)
    return ENGINE.game.events.read(log)


def combat(units: str = "", **given: object) -> Position:
    """A combat phase at its first question."""
    p = field(units, **given)  # type: ignore[arg-type]
    begin(p)
    return p


def cards(p: Position, attacker: str, defender: str) -> Position:
    """Give the units of the fight these cards, in their order, as `strength/tactics/mobility`."""
    s: State = p.state
    dealt: set[int] = set()
    for side, wanted in ((ATTACKER, attacker), (DEFENDER, defender)):
        for unit, values in enumerate(wanted.split()):
            s.unit_card[side, unit] = _card(s.unit[side, unit], values, dealt)
    return p


def _card(kind: int, values: str, dealt: set[int]) -> int:
    """The first card of a type with these values that is not dealt."""
    t = TABLES
    for card in range(COMBAT_CARDS):
        shown = "/".join(str(t.combat_value[card, row]) for row in range(ROWS))
        if t.combat_unit[card] == kind and shown == values and card not in dealt:
            dealt.add(card)
            return card
    raise ValueError(f"no {LETTERS[kind]} has the card {values}")


def bid(p: Position, attacker: str = "", defender: str = "") -> list[Event]:
    """The bids of both sides, as `strength/tactics/mobility`; none for a side that is not asked."""
    played: list[Event] = []
    for side, wanted in ((ATTACKER, attacker), (DEFENDER, defender)):
        for amount in filter(None, wanted.split("/")):
            assert asked(p) == f"{p.state.player[side]} bid"
            played += events(p, f"bid {amount}")
    return played


def fight(units: str, attacker: str, defender: str, **given: object) -> Position:
    """The first fight of a combat phase, with these cards, at its first bid."""
    return cards(combat(units, **given), attacker, defender)


def fight_out(p: Position) -> list[Event]:
    """Play a fight to its end, always with the first answer: the least bids, the lowest units."""
    played: list[Event] = []
    while p.state.fight >= 0:
        played += events(p, answers(p)[0])
        if of_kind(played, "fight_won"):
            break
    return played


def fighting(p: Position) -> str:
    """Who attacks whom, and where: `0 emar tribe`; empty where nobody fights."""
    s: State = p.state
    if s.fight < 0:
        return ""
    attacker, defender = (PARTY.names[s.party[side]] for side in range(SIDES))
    return f"{attacker} {REGION_KEYS[s.fight]} {defender}"


def units(p: Position, place: str) -> str:
    """The land units in a region: `0:sa 1:h tribe:s`."""
    s: State = p.state
    found = []
    for seat in range(s.seats):
        letters = "".join(LETTERS[kind] * units_in(s, seat, kind, region(place)) for kind in range(LAND_TYPES))
        if letters:
            found.append(f"{seat}:{letters}")
    tribe = "".join(LETTERS[kind] for kind in range(TRIBE_TYPES) if s.tribe[region(place)] >> kind & 1)
    return " ".join([*found, *([f"tribe:{tribe}"] if tribe else [])])


def rams(p: Position, seat: int, place: str) -> int:
    """Rams of a seat in a region."""
    return rams_in(p.state, seat, region(place))


def bones(p: Position) -> list[int]:
    """The knucklebones of all seats."""
    s: State = p.state
    return [s.stock[seat, Resource.KNUCKLEBONE] for seat in range(s.seats)]


def placed(p: Position, side: int) -> list[str]:
    """The pieces on the cards of a side, unit by unit: `1/0/0`."""
    s: State = p.state
    return ["/".join(str(s.placed[side * LAND + unit, row]) for row in range(ROWS)) for unit in range(s.fielded[side])]


def lanes(p: Position) -> list[str]:
    """The lanes: the attacker's units, front first, against the defender's: `0 1 : 0`."""
    s: State = p.state
    found = []
    for lane in range(s.lanes):
        sides = []
        for side in range(SIDES):
            there = [(s.place[side, unit], unit) for unit in range(s.fielded[side]) if s.lane[side, unit] == lane]
            sides.append(" ".join(str(unit) for _, unit in sorted(there)))
        found.append(" : ".join(sides))
    return found
