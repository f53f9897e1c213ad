"""THE contract: what a game is, said once.

A game is one `Game` object, found through the entry-point group `eduba.games`. Everything else in Eduba (matches, bots,
the server, tournaments) knows games only by it.

A game declares its record, its verbs and events, and these functions. Those marked (r) are `@rule`s: they run plain,
compiled and on a GPU; they are total (an impossible call changes nothing) and allocate nothing. `s` is the state, `t`
the printed values.

- `setup(s, t, options, seed)` (r): the first position. The number of seats and the options that the state keeps are stored
  before (`kernel.options`); `options` has what the set-up alone needs. Chance comes from `seed_words(s, seed)`.
- for each verb, and each step in which it is asked, one `Move` (`kernel.moves`: `@answers` at the effect): the effect
  `does(s, t, log, *arguments)`, and ONE predicate `forbids(s, t, *arguments) -> rule` (0 = allowed; without one it always
  is), the only statement of when it is allowed. From the moves the kernel writes `legal(s, t, out) -> n` (sorted ids),
  `forbids(s, t, action) -> rule` and `do(s, t, action, log)`. A move may have cheap guards that spare the predicate:
  `where(s, t, first_argument) -> bool`, and within it `which(s, t, first_argument, second_argument) -> bool`; conformance
  proves that no guard hides a legal answer. `do` expects a legal action (loops take it from `legal`); the Python edge
  (`kernel.engine`) asks `forbids` first.
- `goes_on(s, t, log)` (r), optional: what follows every answer, where a game goes on by itself until somebody must decide.
- `result(s, t, points, ranks)` (r): points and final ranks (1 = winner) of every seat, with the rulebook's tie-breaks.
- `evaluate(s, t, seat) -> float` (r): what a position is worth to a seat, in points of the game; for bots.
- `laws`: what holds in every position, a rule `(s, t) -> bool` for each law (`kernel.laws`). From them the kernel writes
  `broken(s, t) -> number`: 0, or the number of the first law that does not hold.
- `determinize(s, t, seat, seed)` (r): replace everything the seat cannot know by a random guess that fits what it knows;
  seat -1 is a spectator, who knows only what everybody knows.
- `observe(s, t, seat, out) -> n` (r): what the seat sees, as integers, for learning.
- `prior(s, t, actions, count, weights)` (r): a cheap policy; how promising each legal action looks.
- `view(s, t, seat)`: what the seat sees, JSON-ready; seat -1 is a spectator. In a game without secrets everybody sees the
  same, so that a server makes it once for all. `text(s, t, seat, texts, names)`: the same as a readable board, in the
  language of `texts`, with the players' names.
- `sentence(s, action)`, optional: an answer in other words than its own values allow, where the position knows better
  (a spare tile by its pair): a message and what it is told.
- the rules behind events and questions (`kernel.citing`), for the log to link to and for whoever tries something else,
  stand at their declarations: `@TELL("UR-10.7")`, and `PLACE = 0, "UR-2.9"` where the steps are `Question`s. Both are
  optional for a game without a rules reference.

Games without secrets need not write `determinize`, `observe`, `view`, `text` (`kernel.sight` has defaults).

The state has the fields `words` (the generator), `actor`, `step` and `seats`.

All of this is looked at when a `Game` is made (`kernel.checking`): what does not fit is a `DeclarationError`, which says in
a sentence what to mend, and where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from importlib.metadata import entry_points
from types import EllipsisType, FunctionType
from typing import Any, Final, TypeAlias, cast

from eduba.kernel import contract, sight, writing
from eduba.kernel.actions import ActionTable, NotationError, Values, numbers
from eduba.kernel.checking import check
from eduba.kernel.citing import Question
from eduba.kernel.content import Content, no_content
from eduba.kernel.events import EventTable
from eduba.kernel.laws import Law, written_broken
from eduba.kernel.moves import Move
from eduba.kernel.options import Option, SetupOptions, agreed_fields, in_order, written_begin
from eduba.kernel.record import ALL, DeclarationError, Record
from eduba.kernel.rule import UNKNOWN, rule_id

GROUP: Final = "eduba.games"


Sentence: TypeAlias = tuple[str, Values]
"""A message and the values it is told: their names, domains and numbers."""


class OptionError(ValueError):
    """An option or seat count that the game does not have; the message says what it has."""


class UnknownGame(ValueError):
    """No installed game has this id."""


@dataclass(frozen=True)
class Game:
    """One game (see the module's docstring)."""

    id: str
    version: int
    prefix: str
    """How rule ids begin: `UR` in `UR-10.8`."""
    module: str
    """The game's package or module; its folder `text/` holds messages and rules."""
    seats: tuple[int, ...]
    state: type[Record]
    steps: type[IntEnum]
    actions: ActionTable
    events: EventTable
    moves: tuple[Move, ...]
    setup: Callable[..., None]
    result: Callable[..., None]
    evaluate: Callable[..., float]
    laws: tuple[Law, ...]
    setup_options: SetupOptions = field(default_factory=SetupOptions)
    """The options that only `setup` needs; all others are fields of the state."""
    order_of_options: tuple[str | EllipsisType, ...] = (...,)
    """The order in which people are asked: `...` stands for all that are not named, those of the set-up first."""
    refuse: Callable[[Mapping[str, str]], str | None] = lambda options: None
    """Says in words why a combination of options makes no sense; None if it does."""
    tables: type[Record] = contract.Tables
    content: Callable[..., Content] = no_content
    determinize: Callable[..., None] = sight.forget_generator
    observe: Callable[..., int] | None = None
    prior: Callable[..., None] = sight.indifferent
    view: Callable[[Any, Any, int], dict[str, Any]] = sight.view
    text: Callable[..., str] = sight.text
    prompt: Callable[[Any], Values] = lambda s: {}
    """The values that the message of the question asked now needs: name, domain, value."""
    sentence: Callable[[Any, int], Sentence | None] = lambda s, action: None
    """An answer in other words than its own values allow, where the position knows better (what everybody may know)."""
    touches: Callable[[int], tuple[str, ...]] | None = None
    """The things on the board that an action names (`tile:c3`); by default one for each of its arguments."""
    asked_though_forced: frozenset[IntEnum] = frozenset()
    """Steps that are asked even when there is one answer, because not every seat can see that it is forced."""
    weights: type[IntEnum] | None = None
    """The names of what `evaluate` counts, as indices of the row `weights` of the printed values (`kernel.knowledge`)."""
    goes_on: Callable[..., None] | None = None
    """What follows every answer, `goes_on(s, t, log)`: a game that goes on by itself until somebody must decide."""
    usual_seats: int = 0
    """How many usually play; 0: as many as can. Ask `seats_usual`, which knows the options too."""

    def __post_init__(self) -> None:
        check(self)
        by_verb = sorted(self.moves, key=lambda move: (move.verb.number, move.steps))
        object.__setattr__(self, "moves", tuple(by_verb))  # so that chapters are named in any order

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What is agreed before the game, in the order in which people are asked."""
        return in_order(self._agreed(), self.order_of_options)

    def _agreed(self) -> list[Option]:
        """The options in the order in which the set-up gets them."""
        return [*self.setup_options.options, *(kept.option for kept in agreed_fields(self.state))]

    @property
    def _players(self) -> Option:
        """The number of seats, which is chosen as options are."""
        low, high = self.seats[0], self.seats[-1]
        return Option("players", numbers("players", low, high), str(self.usual_seats or high))

    @property
    def all_options(self) -> tuple[Option, ...]:
        """The number of seats, then the game's options."""
        return (self._players, *self.options)

    def choose(self, given: Mapping[str, object] | None = None) -> dict[str, str]:
        """All options with their values, defaults where nothing is given; an `OptionError` says what is wrong."""
        chosen = self._read(given or {})
        reason = self._misfit(chosen)
        if reason:
            raise OptionError(reason)
        return chosen

    def seats_allowed(self, given: Mapping[str, object] | None = None) -> tuple[int, ...]:
        """The numbers of seats that go together with options, or with the usual ones."""
        chosen = self._read(given or {})
        return tuple(n for n in self.seats if not self._misfit({**chosen, "players": str(n)}))

    def seats_usual(self, given: Mapping[str, object] | None = None) -> int:
        """How many usually play with these options: the usual number, or the nearest one that they allow."""
        usual = self.usual_seats or self.seats[-1]
        return min(self.seats_allowed(given), key=lambda n: abs(n - usual), default=usual)

    def _read(self, given: Mapping[str, object]) -> dict[str, str]:
        """Options as their values are spelled, each of them possible by itself."""
        chosen = {o.name: o.default for o in self.all_options}
        for name, value in given.items():
            option = next((o for o in self.all_options if o.name == name), None)
            if option is None:
                raise OptionError(f"{self.id} has no option {name!r}; it has {', '.join(chosen)}")
            spelled = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
            try:
                chosen[name] = option.domain.text(option.domain.parse(spelled))
            except NotationError:
                raise OptionError(f"{self.id}: {name} = {value} is not possible; {option.domain.expected()}") from None
        return chosen

    def _misfit(self, chosen: Mapping[str, str]) -> str | None:
        """Why options that are possible by themselves do not go together."""
        if int(chosen["players"]) not in self.seats:
            return f"{self.id} is played by {', '.join(map(str, self.seats))}, not {chosen['players']}"
        reason = self.refuse(chosen)
        return f"{self.id}: {reason}" if reason else None

    def option_values(self, chosen: Mapping[str, str]) -> list[int]:
        """Chosen options as the integers that the set-up gets."""
        return [option.number(chosen[option.name]) for option in (self._players, *self._agreed())]

    @cached_property
    def has_secrets(self) -> bool:
        """Whether something is hidden from a seat."""
        return any(f.seen_by is not ALL and not f.bookkeeping for f in self.state.fields)

    def things(self, action: int) -> tuple[str, ...]:
        """The things on the board that an action touches: what a page highlights and lets people click."""
        found = self._things.get(action)
        if found is None:
            found = self._things[action] = self.touches(action) if self.touches else self._named(action)
        return found

    @cached_property
    def _things(self) -> dict[int, tuple[str, ...]]:
        """What `things` has found so far: pages are told of the same actions over and over."""
        return {}

    def _named(self, action: int) -> tuple[str, ...]:
        verb, values = self.actions.decode(action)
        return tuple(f"{a.domain.name}:{a.domain.text(v)}" for a, v in zip(verb.arguments, values, strict=True))

    def explain(self, reason: int) -> str | None:
        """The rule id that a `forbids` answer names; None if it names no rule of the game."""
        return rule_id(self.prefix, reason) if reason > UNKNOWN else None

    def asked(self, state: Any) -> str | None:
        """The rule behind the question that a position asks; None if the game names none."""
        step = self.steps(state.step)
        return step.rule if isinstance(step, Question) else None

    @cached_property
    def begin(self) -> FunctionType:
        """`setup`, after what was agreed is stored; written from the options."""
        return written_begin(self.state, self.setup_options, self.setup, self.module)

    @cached_property
    def legal(self) -> FunctionType:
        """All legal actions, ascending; written from the moves."""
        return self._written(contract.legal, *writing.legal_source(self.steps, self.moves))

    @cached_property
    def forbids(self) -> FunctionType:
        """Why an action is not allowed; written from the moves."""
        return self._written(contract.forbids, *writing.forbids_source(self.moves))

    @cached_property
    def do(self) -> FunctionType:
        """Carry out a legal action, and what follows it; written from the moves."""
        answered = self._written(contract.do, *writing.answered_source(self.moves))
        if self.goes_on is None:
            return answered
        return self._written(contract.do, writing.DO, {"answered": answered, "goes_on": self.goes_on})

    @cached_property
    def broken(self) -> FunctionType:
        """Which law does not hold; written from the laws."""
        return written_broken(self.laws, self.module)

    @cached_property
    def action_count(self) -> FunctionType:
        """How many action ids the game has, as a rule."""
        return self._written(contract.action_count, f"def action_count():\n    return {self.actions.size}\n", {})

    @cached_property
    def observation(self) -> FunctionType:
        """`observe`: the game's own, or all fields the seat may see."""
        observe = self.observe or sight.written_observe(self.state, self.module)
        return cast(FunctionType, observe)

    def functions(self) -> dict[Any, FunctionType]:
        """The game's function for each stand-in of the contract."""
        own: Iterable[Any] = (
            *(self.begin, self.legal, self.do, self.forbids, self.result, self.determinize),
            *(self.evaluate, self.prior, self.observation, self.broken, self.action_count),
        )
        return dict(zip(contract.STAND_INS, own, strict=True))

    def _written(self, declaration: Any, source: str, names: dict[str, Any]) -> FunctionType:
        return writing.written(source, declaration, names, self.module)


def installed() -> dict[str, Callable[[], Game]]:
    """All installed games: id and a function that loads it."""
    return {e.name: e.load for e in sorted(entry_points(group=GROUP), key=lambda e: e.name)}


def load(game: str) -> Game:
    """The installed game with an id."""
    games = installed()
    if game not in games:
        raise UnknownGame(f"there is no game {game!r}; installed: {', '.join(games) or 'none'}")
    found: Any = games[game]()
    if not isinstance(found, Game):
        raise DeclarationError(f"the entry point {game!r} of {GROUP} names a {type(found).__name__}, not a Game")
    return found
