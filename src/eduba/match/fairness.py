"""Dice that no player can foresee or choose, and that everybody can check afterwards.

Before a match the host draws a secret and shows its hash, the *commitment*. Each seat may add words of its own. The match
seed is HMAC-SHA256(secret, words); the generator is set before entry n from HMAC-SHA256(seed, n) and cleared after it, so
no roll tells anything about the next, and a move played again after an undo has new dice. When the match is over the
secret is shown: anyone can compute the commitment, the seed and every roll again (`eduba verify`).

Nor can the host choose them, if one seat adds its words after it has seen the commitment. Words that come with the wish for
a match, as those of a lone person do, are known to the host when it draws: there it is trusted.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

LABEL: Final = b"eduba-match-1"
SECRET_BYTES: Final = 32


def new_secret() -> bytes:
    """A fresh secret of the host."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What the host shows before the match."""
    return hashlib.sha256(secret).hexdigest()


def match_seed(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed of a match: the secret and the words the seats added."""
    parts = [LABEL, *(len(w.encode()).to_bytes(4, "big") + w.encode() for w in words)]
    return hmac.digest(secret, b"".join(parts), "sha256")


def setup_seed(seed: bytes) -> int:
    """The 63-bit seed of the set-up."""
    return int.from_bytes(_draw(seed, 0)[:8], "big") >> 1


def entry_words(seed: bytes, number: int) -> list[int]:
    """The generator's words for an entry; numbers begin at 1."""
    drawn = _draw(seed, number)
    words = [int.from_bytes(drawn[4 * i : 4 * i + 4], "big") for i in range(4)]
    return words if any(words) else [1, 0, 0, 0]


def _draw(seed: bytes, number: int) -> bytes:
    return hmac.digest(seed, number.to_bytes(8, "big"), "sha256")
