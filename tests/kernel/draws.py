"""A generic module, as search and simulation are: the generator of any game's state, reached through an array."""

from __future__ import annotations

from eduba.kernel.contract import State, Tables
from eduba.kernel.events import Log
from eduba.kernel.loops import MOST, random_game
from eduba.kernel.random import below, clear_words, coin, derive, die, next_word, seed_words
from eduba.kernel.record import Records
from eduba.kernel.rule import Ints, rule


@rule
def seed_at(states: Records[State], seed: int) -> None:
    """`seed_words` of record 0."""
    seed_words(states[0], seed)


@rule
def clear_at(states: Records[State]) -> None:
    """`clear_words` of record 0."""
    clear_words(states[0])


@rule
def word_at(states: Records[State]) -> int:
    """`next_word` of record 0."""
    return next_word(states[0])


@rule
def below_at(states: Records[State], n: int) -> int:
    """`below` of record 0."""
    return below(states[0], n)


@rule
def die_at(states: Records[State], sides: int) -> int:
    """`die` of record 0."""
    return die(states[0], sides)


@rule
def coin_at(states: Records[State]) -> int:
    """`coin` of record 0."""
    return coin(states[0])


@rule
def derived(seed: int, n: int) -> int:
    """`derive`."""
    return derive(seed, n)


@rule
def game_from(states: Records[State], tables: Records[Tables], seed: int, out: Ints, logs: Records[Log]) -> int:
    """Play record 0 to its end from a seed, through a rule of another generic module; how many decisions it took."""
    seed_words(states[0], seed)
    return random_game(states, 0, tables, MOST, out, logs)
