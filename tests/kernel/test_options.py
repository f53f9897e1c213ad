"""Options: declared once, kept by the state or handed to the set-up, asked in an order, told when they cannot work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import EllipsisType
from typing import Any

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR
from eduba_connect_four import State as Grid

from eduba.kernel.contract import Tables
from eduba.kernel.engine import Engine
from eduba.kernel.game import Game
from eduba.kernel.options import Agreed, SetupOptions, agreed, number_option, option, written_observation
from eduba.kernel.record import DeclarationError, Record, Records, generator, number, row
from eduba.kernel.rule import Ints, rule

AT_SETUP = SetupOptions()
FIRST = AT_SETUP.option("first", "random", "0", "1", low=-1)
WATER = AT_SETUP.option("water", "high", "low", default="low")


class State(Record):
    """A position with options of every kind."""

    words = generator()
    limit = number_option(0, 250, default=60, bits=16, note="rounds; 0 = no limit")
    actor = number("seat that must decide")
    step = number("which question is asked")
    seats = number("number of seats")
    drawn = row(2, "what the set-up was handed")
    lone = option("exempt", "loses")
    cap = option("30", "45", "90", default="45", values=(30, 45, 90))
    order = option("free", "canonical", asked=False)


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """What was agreed is there already; the rest is handed over."""
    s.drawn[0] = options[FIRST]
    s.drawn[1] = options[WATER] + 10 * s.lone


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Nobody has won."""


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """Nobody is ahead."""
    return 0.0


def game(*order: str | EllipsisType, state: type[Record] = State, others: SetupOptions = AT_SETUP) -> Game:
    """A game with these options, for what comes before its first question."""
    return replace(
        CONNECT_FOUR, state=state, setup=setup, setup_options=others, order_of_options=order or (...,), moves=(),
        actions=type(CONNECT_FOUR.actions)(), result=result, evaluate=evaluate, laws=(),
    )  # fmt: skip


def begun(**options: object) -> Any:
    """A position of it."""
    declared = game()
    position = Records(State)[0]
    declared.begin(position, None, declared.option_values(declared.choose({"players": 2, **options})), 1)
    return position


def test_what_was_agreed_is_stored_before_the_set_up() -> None:
    assert agreed(begun()) == {"limit": 60, "lone": 0, "cap": 45, "order": 0}
    chosen = begun(limit=250, lone="loses", cap=90, order="canonical", first="1", water="high")
    assert agreed(chosen) == {"limit": 250, "lone": 1, "cap": 90, "order": 1}
    assert (chosen.seats, chosen.drawn.tolist()) == (2, [1, 10])
    assert begun().drawn.tolist() == [-1, 1]


def test_an_option_is_a_field_where_its_width_puts_it() -> None:
    assert [f.name for f in State.fields] == [
        "words",
        "limit",
        "actor",
        "step",
        "seats",
        "drawn",
        "lone",
        "cap",
        "order",
    ]
    assert number_option(1, 6, default=1).meaning == "option: 1 to 6"
    assert {f.name: f.meaning for f in State.fields if isinstance(f, Agreed)} == {
        "limit": "option: rounds; 0 = no limit",
        "lone": "option: 0 exempt, 1 loses",
        "cap": "option: 30, 45, 90",
        "order": "option: 0 free, 1 canonical",
    }


def test_people_are_asked_of_the_set_up_first_and_then_in_the_order_of_the_record() -> None:
    assert [o.name for o in game().options] == ["first", "water", "limit", "lone", "cap", "order"]
    assert [o.name for o in game().options if not o.asked] == ["order"]


def test_another_order_moves_what_it_names_and_nothing_that_is_stored() -> None:
    other = game("lone", ..., "limit", "order")
    assert [o.name for o in other.all_options] == ["players", "lone", "first", "water", "cap", "limit", "order"]
    chosen = {"limit": "7", "cap": "30", "players": "2"}
    assert other.option_values(other.choose(chosen)) == game().option_values(game().choose(chosen))


def test_an_observation_has_all_of_them_in_the_order_of_the_record() -> None:
    out = [9] * 6
    assert written_observation(State, __name__)(begun(limit=3, lone="loses"), out, 1) == 5
    assert out == [9, 3, 1, 45, 0, 9]


def test_a_game_without_options_has_its_number_of_seats() -> None:
    assert Engine(CONNECT_FOUR, compiled=False).new().seats == 2
    assert agreed(Records(Grid)[0]) == {}


def with_field(declare: Callable[[], Agreed]) -> type[Record]:
    """A state with this option."""

    class Odd(Record):
        words = generator()
        actor = number("seat that must decide")
        step = number("which question is asked")
        seats = number("number of seats")
        round_limit = declare()

    return Odd


@pytest.mark.parametrize(
    ("declare", "said"),
    [
        (lambda: option("a", "b", default="c"), "the default 'c' is none of its values; one of a, b"),
        (lambda: number_option(1, 90, default=0), "the default '0' is none of its values; 1 to 90"),
        (lambda: option("a", "b", values=(1,)), "2 values, but 1 numbers for them"),
        (lambda: number_option(0, 250, default=60), "128 does not fit in 8 bits; declare more"),
        (lambda: option("few", "many", values=(1, 200)), "200 does not fit in 8 bits; declare more"),
    ],
)
def test_what_is_said_of_an_option_that_cannot_work(declare: Callable[[], Agreed], said: str) -> None:
    with pytest.raises(DeclarationError, match=rf"test_options\.py:\d+: option round_limit: {said}$"):
        game(state=with_field(declare))


def test_an_option_of_the_set_up_has_a_default_among_its_values() -> None:
    with pytest.raises(DeclarationError, match=r"option water: the default 'some' is none of its values;"):
        SetupOptions().option("water", "high", "low", default="some")


@pytest.mark.parametrize(
    "order",
    [
        ("lone",),
        (..., "colour"),
        ("lone", ..., "lone"),
        (..., ...),
    ],
)
def test_an_order_names_options_once_and_says_where_all_others_stand(order: tuple[str | EllipsisType, ...]) -> None:
    with pytest.raises(DeclarationError, match=r"name options once, and \.\.\. for all others; they are first, water"):
        game(*order)


def test_an_option_is_kept_by_the_state_or_handed_to_the_set_up_and_not_both() -> None:
    twice = SetupOptions()
    twice.option("lone", "exempt", "loses")
    with pytest.raises(DeclarationError, match="two options are called 'lone'"):
        game(others=twice)
