"""The generator: four 32-bit words in the state, the same sequence on every machine.

The algorithm is xoshiro128** (Blackman and Vigna, public domain), written with signed 64-bit integers and masks. Nothing
here is biased: `below` rejects the few words that would favour small numbers (Lemire's method).

One mixing function makes every derived seed. `mix` is the 32-bit finaliser of MurmurHash3; `derive(seed, n)` mixes the
two halves of the seed with `n` and gives seed number `n` of a family; `seed_words` fills the state's words from a seed.
"""

from __future__ import annotations

from typing import Final, Protocol

from eduba.kernel.record import RowView
from eduba.kernel.rule import rule

WORD: Final = 0xFFFFFFFF
SEED: Final = 0x7FFFFFFF_FFFFFFFF
"""Seeds are integers from 0 to this."""
GOLDEN: Final = 0x9E3779B9


class HasWords(Protocol):
    """Anything that carries a generator: every state does."""

    @property
    def words(self) -> RowView: ...


@rule
def mix(word: int) -> int:
    """Scramble 32 bits into 32 bits, one to one."""
    x = word & WORD
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & WORD
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & WORD
    return x ^ (x >> 16)


@rule
def derive(seed: int, n: int) -> int:
    """Seed number `n` of the family that grows from `seed`."""
    low = mix((seed & WORD) + mix(n + GOLDEN))
    high = mix(((seed >> 32) & WORD) + mix(low + n))
    return ((high & 0x7FFFFFFF) << 32) | low


@rule
def seed_words(s: HasWords, seed: int) -> None:
    """Start the generator from a seed."""
    low = seed & WORD
    high = (seed >> 32) & WORD
    for i in range(4):
        low = mix(low + GOLDEN + i)
        high = mix(high + low)
        s.words[i] = high
    if s.words[0] == 0 and s.words[1] == 0 and s.words[2] == 0 and s.words[3] == 0:
        s.words[0] = GOLDEN  # the one state xoshiro cannot leave


@rule
def clear_words(s: HasWords) -> None:
    """Forget the generator: equal positions then have equal bytes."""
    for i in range(4):
        s.words[i] = 0


@rule
def next_word(s: HasWords) -> int:
    """The next 32 bits."""
    w0 = s.words[0] & WORD
    w1 = s.words[1] & WORD
    w2 = s.words[2] & WORD
    w3 = s.words[3] & WORD
    x = (w1 * 5) & WORD
    x = ((x << 7) | (x >> 25)) & WORD
    answer = (x * 9) & WORD
    t = (w1 << 9) & WORD
    w2 = w2 ^ w0
    w3 = w3 ^ w1
    w1 = w1 ^ w2
    w0 = w0 ^ w3
    w2 = w2 ^ t
    w3 = ((w3 << 11) | (w3 >> 21)) & WORD
    s.words[0] = w0
    s.words[1] = w1
    s.words[2] = w2
    s.words[3] = w3
    return answer


@rule
def below(s: HasWords, n: int) -> int:
    """A uniform integer from 0 to n - 1 (0 if n is less than 2, without using the generator).

    A generator that was cleared and not set again gives 0.
    """
    if n < 2:
        return 0
    product = next_word(s) * n
    if (product & WORD) < n:
        threshold = (WORD + 1 - n) % n
        while (product & WORD) < threshold:
            if s.words[0] == 0 and s.words[1] == 0 and s.words[2] == 0 and s.words[3] == 0:
                return 0  # or it would reject the word 0 for ever
            product = next_word(s) * n
    return product >> 32


@rule
def die(s: HasWords, sides: int) -> int:
    """A roll from 1 to `sides`."""
    return 1 + below(s, sides)


@rule
def coin(s: HasWords) -> int:
    """0 or 1."""
    return below(s, 2)


@rule
def shuffle(s: HasWords, things: RowView, count: int) -> None:
    """Put the first `count` things in a uniformly random order (Fisher-Yates, from the last down)."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        held = things[i]
        things[i] = things[j]
        things[j] = held
