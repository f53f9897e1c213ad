"""The dice: fixed before the match, foreseen by nobody, checked by anybody with a few lines of Python."""

from __future__ import annotations

import hashlib
import hmac
import struct

from hypothesis import given
from hypothesis import strategies as st

from eduba.match.fairness import SECRET_BYTES, commitment, entry_words, match_seed, new_secret, setup_seed

texts = st.lists(st.text(max_size=8).filter(str.isprintable), max_size=4)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


def test_secrets_are_long_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {SECRET_BYTES}


def test_the_dice_follow_the_published_formula() -> None:
    """What docs/match-file.md says, written again."""
    secret, words = b"s" * 32, ["Ur", "é"]
    message = b"eduba-match-1" + b"\0\0\0\2Ur" + b"\0\0\0\2\xc3\xa9"
    seed = hmac.new(secret, message, "sha256").digest()
    assert match_seed(secret, words) == seed
    drawn = hmac.new(seed, (0).to_bytes(8, "big"), "sha256").digest()
    assert setup_seed(seed) == struct.unpack(">Q", drawn[:8])[0] >> 1
    drawn = hmac.new(seed, (1132).to_bytes(8, "big"), "sha256").digest()
    assert entry_words(seed, 1132) == list(struct.unpack(">4I", drawn[:16]))


def test_known_dice() -> None:
    """Numbers that must never change: every stored match depends on them."""
    seed = match_seed(bytes(32), ["a", "b"])
    assert seed.hex() == "ce7fbf2392981edaa86fc732b99279598931d2df894091d722b8414f2bf6193b"
    assert setup_seed(seed) == 4549966036557050408
    assert entry_words(seed, 1) == [378520547, 779755503, 1892269046, 2051571061]


@given(texts, texts)
def test_other_words_give_other_dice(words: list[str], others: list[str]) -> None:
    """Also where they run together alike: ["ab", ""] is not ["a", "b"]."""
    assert (match_seed(bytes(32), words) == match_seed(bytes(32), others)) == (words == others)


def test_every_entry_has_dice_of_its_own() -> None:
    seed = match_seed(bytes(32), [])
    words = [tuple(entry_words(seed, n)) for n in range(1, 2001)]
    assert len(set(words)) == 2000
    assert all(0 <= word < 2**32 for entry in words for word in entry)
    assert 0 <= setup_seed(seed) < 2**63
