"""The generator: known values, the same compiled and uncompiled, without bias."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from types import FunctionType, SimpleNamespace
from typing import Final

import pytest

from eduba.kernel import random
from eduba.kernel.contract import State
from eduba.kernel.random import SEED, WORD, below, clear_words, coin, derive, die, mix, next_word, seed_words, shuffle
from eduba.kernel.record import Record, Records, RowView, row
from eduba.kernel.specialise import specialise, specialise_plain
from eduba.kernel.testing import force
from games.tender import GAME
from kernel import draws


def seeded(seed: int) -> State:
    """A state whose generator starts from a seed."""
    s = Records(State)[0]
    seed_words(s, seed)
    return s


def words(s: State) -> list[int]:
    """The four words of a state."""
    return [s.words[i] for i in range(4)]


def test_the_sequence_is_xoshiro128_starstar() -> None:
    s = Records(State)[0]
    for i in range(4):
        s.words[i] = i + 1
    published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert [next_word(s) for _ in published] == published


GOLDEN_WORDS: Final = {
    0: ([2856213345, 2813474908, 747576955, 1240657739], [703862587, 3464669666, 118600683, 1456069498]),
    1: ([1895220952, 3381986580, 3526503789, 2266666082], [2566014511, 3011061484, 3251198586, 2957028034]),
    2006: ([3229241688, 46719224, 1896112754, 143988525], [2814757942, 2443048777, 2601077710, 2181339988]),
    SEED: ([2541839440, 1065671344, 4126426010, 4004664074], [758675726, 3301391546, 3467471329, 2453288186]),
}
"""For each seed the words of the state and the first numbers drawn: stored matches depend on them."""


@pytest.mark.parametrize("seed", GOLDEN_WORDS)
def test_a_seed_always_gives_the_same_words(seed: int) -> None:
    s = seeded(seed)
    start, drawn = GOLDEN_WORDS[seed]
    assert words(s) == start
    assert [next_word(s) for _ in drawn] == drawn


def test_mixing_is_the_finaliser_of_murmur_hash_3() -> None:
    assert [mix(x) for x in (0, 1, 2, WORD)] == [0, 0x514E28B7, 0x30F4C306, 0x81F16F39]


def test_derived_seeds_stay_the_same() -> None:
    assert [derive(2006, n) for n in range(3)] == [6712133350508566652, 1844689443842703317, 3720364952287442105]


def test_derived_seeds_are_distinct_and_in_range() -> None:
    family = [derive(seed, n) for seed in (0, 1, 2006, SEED) for n in range(5000)]
    assert len(set(family)) == len(family)
    assert all(0 <= seed <= SEED for seed in family)


def test_equal_low_halves_of_seeds_give_other_words() -> None:
    assert words(seeded(5)) != words(seeded(5 + (1 << 32)))
    assert derive(5, 0) != derive(5 + (1 << 32), 0)


def test_the_generator_can_be_cleared() -> None:
    s = seeded(3)
    clear_words(s)
    assert words(s) == [0, 0, 0, 0]


@pytest.mark.parametrize("n", [-3, 0, 1])
def test_nothing_to_choose_from_uses_no_chance(n: int) -> None:
    s = seeded(3)
    before = words(s)
    assert below(s, n) == 0
    assert words(s) == before


@pytest.mark.parametrize("n", [2, 6, 7])
def test_a_cleared_generator_gives_nothing_but_zero(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def few_words(s: State) -> int:
        drawn.append(next_word(s))
        assert len(drawn) < 10, "the word 0 is rejected for ever"
        return drawn[-1]

    monkeypatch.setattr(random, "next_word", few_words)
    assert below(Records(State)[0], n) == 0
    assert set(drawn) == {0}


def reduced_below(bits: int, script: list[int]) -> FunctionType:
    """`below` on a generator of fewer bits that gives the words of a script: the very code, with smaller constants."""
    code = below.__code__
    assert code.co_consts.count(32) == 1
    smaller = code.replace(co_consts=tuple(bits if constant == 32 else constant for constant in code.co_consts))
    return FunctionType(smaller, {"WORD": (1 << bits) - 1, "next_word": lambda s: script.pop(0)})


def test_rejection_leaves_every_outcome_equally_many_words() -> None:
    bits = 6
    accepted_at_once = 0
    for n in range(2, 1 << bits):
        outcomes: Counter[int] = Counter()
        for word in range(1 << bits):
            script = [word]
            try:
                outcomes[reduced_below(bits, script)(seeded(1), n)] += 1
            except IndexError:  # the word was rejected and another one asked for
                assert not script
        assert outcomes == dict.fromkeys(range(n), (1 << bits) // n)
        accepted_at_once += outcomes.total()
    assert 0 < accepted_at_once < ((1 << bits) - 2) << bits, "some word is rejected, but not all"


def test_a_rejected_word_is_followed_by_the_next() -> None:
    script = [0, 0, 63]  # with 6 bits and n = 3 only the word 0 is rejected
    assert reduced_below(6, script)(seeded(1), 3) == 2
    assert script == []


def chi_square(outcomes: Counter[int], kinds: int) -> float:
    """How far counts are from equal."""
    expected = outcomes.total() / kinds
    return sum((outcomes[kind] - expected) ** 2 / expected for kind in range(kinds))


MOST_CHI_SQUARE: Final = {2: 20.0, 6: 30.0, 24: 60.0, 37: 80.0}
"""Limits by the number of outcomes, exceeded by chance with fewer than one seed in 20,000."""


@pytest.mark.parametrize("n", [2, 6, 37])
def test_many_draws_are_evenly_spread(n: int) -> None:
    s = seeded(1)
    assert chi_square(Counter(below(s, n) for _ in range(20_000)), n) < MOST_CHI_SQUARE[n]


class Pile(Record):
    """What is shuffled."""

    things = row(10, "things")


def pile() -> RowView:
    """Ten things in order."""
    things = Records(Pile)[0].things
    for i in range(len(things)):
        things[i] = i
    return things


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    s = seeded(1)
    orders = {order: i for i, order in enumerate(permutations(range(4)))}
    found: Counter[int] = Counter()
    for _ in range(10_000):
        things = pile()
        shuffle(s, things, 4)
        found[orders[tuple(things.tolist()[:4])]] += 1
    assert chi_square(found, 24) < MOST_CHI_SQUARE[24]


def test_a_shuffle_leaves_the_rest_alone() -> None:
    things = pile()
    shuffle(seeded(7), things, 6)
    assert sorted(things.tolist()[:6]) == [0, 1, 2, 3, 4, 5]
    assert things.tolist()[6:] == [6, 7, 8, 9]


def test_dice_and_coins_have_their_faces() -> None:
    s = seeded(1)
    assert {die(s, 6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {coin(s) for _ in range(50)} == {0, 1}


@pytest.fixture(scope="module")
def plain() -> SimpleNamespace:
    """The draws, uncompiled."""
    return specialise_plain(draws, GAME)


@pytest.fixture
def compiled(own_cache: None) -> SimpleNamespace:
    """The draws, compiled."""
    return specialise(draws, GAME)


@pytest.mark.parametrize("seed", [0, 7, 1 << 40, SEED])
def test_compiled_and_uncompiled_draws_are_equal(seed: int, compiled: SimpleNamespace, plain: SimpleNamespace) -> None:
    machine, python = Records(GAME.state), Records(GAME.state)
    compiled.seed_at(machine.array, seed)
    plain.seed_at(python, seed)
    for n in (2, 3, 6, 40, 1000, (1 << 31) - 1) * 50:
        assert compiled.word_at(machine.array) == plain.word_at(python)
        assert compiled.below_at(machine.array, n) == plain.below_at(python, n)
        assert compiled.die_at(machine.array, n) == plain.die_at(python, n)
        assert compiled.coin_at(machine.array) == plain.coin_at(python)
        assert compiled.derived(seed, n) == plain.derived(seed, n) == derive(seed, n)
    assert machine.memory == python.memory


def test_clearing_is_the_same_compiled(compiled: SimpleNamespace) -> None:
    machine = Records(GAME.state)
    compiled.seed_at(machine.array, 1)
    compiled.clear_at(machine.array)
    assert bytes(machine.memory) == bytes(machine.size)


def test_forced_rolls_come_as_wanted() -> None:
    s = seeded(0)
    for first, second in product(range(6), range(4)):
        force(s, [(6, first), (4, second)])
        assert (below(s, 6), below(s, 4)) == (first, second)


def test_forced_rolls_can_be_had_with_different_sequels() -> None:
    one, other = seeded(0), seeded(0)
    force(one, [(2, 1)])
    force(other, [(2, 1)], then=1000)
    assert coin(one) == coin(other) == 1
    assert words(one) != words(other)


def test_impossible_rolls_are_refused() -> None:
    with pytest.raises(ValueError, match="no draw below 6 gives 6"):
        force(seeded(0), [(6, 6)])
    with pytest.raises(ValueError, match="2985984 outcomes are too many to search"):
        force(seeded(0), [(12, 0)] * 6)


def test_all_zero_words_are_avoided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "mix", lambda word: 0)
    assert words(seeded(0)) == [random.GOLDEN, 0, 0, 0]
