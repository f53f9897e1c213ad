"""Secrets: tokens that hold seats, passwords, seeds at rest, and who may ask how often."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

TOKEN_BYTES: Final = 24
NONCE_BYTES: Final = 12
RECOVERY_WORDS: Final = 5


class Keys:
    """What the server's key is used for; each purpose has a key of its own."""

    def __init__(self, key: bytes) -> None:
        self._tokens = hmac.digest(key, b"eduba tokens", "sha256")
        self._seeds = AESGCM(hmac.digest(key, b"eduba seeds", "sha256"))

    def new_token(self, purpose: str) -> str:
        """An unguessable token, signed so that a forged one is refused without asking the database."""
        drawn = secrets.token_bytes(TOKEN_BYTES)
        return urlsafe_b64encode(drawn + self._sign(purpose, drawn)).decode().rstrip("=")

    def is_signed(self, purpose: str, token: str) -> bool:
        """Whether this server made a token for a purpose."""
        try:
            raw = urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except ValueError:
            return False
        return hmac.compare_digest(raw[TOKEN_BYTES:], self._sign(purpose, raw[:TOKEN_BYTES]))

    def _sign(self, purpose: str, drawn: bytes) -> bytes:
        return hmac.digest(self._tokens, purpose.encode() + b"\0" + drawn, "sha256")[:12]

    def seal(self, secret: bytes, match: str) -> bytes:
        """Encrypt a match's secret for the database."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._seeds.encrypt(nonce, secret, match.encode())

    def unseal(self, sealed: bytes, match: str) -> bytes:
        """Decrypt a match's secret; a wrong key is said in words."""
        try:
            return self._seeds.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], match.encode())
        except InvalidTag:
            raise ValueError("the server's key is not the one this database was written with") from None


def token_hash(token: str) -> str:
    """How a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


_hasher: Final = PasswordHasher()


def password_hash(password: str) -> str:
    """How a password or recovery code is stored (argon2id)."""
    return _hasher.hash(password)


def password_fits(stored: str, password: str) -> bool:
    """Whether a password is the one that was stored."""
    try:
        return _hasher.verify(stored, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def recovery_code() -> str:
    """A code that a person writes down at sign-up and needs when the password is lost."""
    return "-".join(secrets.token_hex(2) for _ in range(RECOVERY_WORDS))


class RateLimit:
    """A bucket of requests for each asker, filled again at a steady rate."""

    def __init__(self, burst: int, per_second: float, askers: int = 10_000) -> None:
        self._burst = float(burst)
        self._rate = per_second
        self._askers = askers
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, asker: str, now: float | None = None) -> bool:
        """Take one request from an asker's bucket; False if it is empty."""
        at = time.monotonic() if now is None else now
        left, before = self._buckets.pop(asker, (self._burst, at))
        left = min(self._burst, left + (at - before) * self._rate)
        allowed = left >= 1
        self._buckets[asker] = (left - 1 if allowed else left, at)
        if len(self._buckets) > self._askers:
            self._buckets.popitem(last=False)
        return allowed
