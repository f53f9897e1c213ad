"""Secrets: tokens that hold seats, passwords, seeds at rest, and who may ask how often."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Hashable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from eduba.server.problems import Problem

TOKEN_BYTES: Final = 24
NONCE_BYTES: Final = 12
OWNER_BYTES: Final = 16
RECOVERY_WORDS: Final = 5
IPV6_HOUSEHOLD: Final = 64
ROUNDING: Final = 1e-9


class Keys:
    """What the server's key is used for; each purpose has a key of its own."""

    def __init__(self, key: bytes) -> None:
        self._tokens = hmac.digest(key, b"eduba tokens", "sha256")
        self._requests = hmac.digest(key, b"eduba requests", "sha256")
        self._seeds = AESGCM(hmac.digest(key, b"eduba seeds", "sha256"))
        self._owners = hmac.digest(key, b"eduba owners", "sha256")

    def new_token(self, purpose: str) -> str:
        """An unguessable token, signed so that a forged one is refused without asking the database."""
        return self._token(purpose, secrets.token_bytes(TOKEN_BYTES))

    def token_for(self, purpose: str, *secret: str) -> str:
        """The token for a purpose that goes with a secret of the asker's: whoever asks again with it gets the same."""
        return self._token(purpose, self.drawn_for(purpose, *secret)[:TOKEN_BYTES])

    def drawn_for(self, purpose: str, *secret: str) -> bytes:
        """32 bytes that only this server can tell, always the same for a purpose and a secret of the asker's."""
        return hmac.digest(self._requests, json.dumps([purpose, *secret]).encode(), "sha256")

    def _token(self, purpose: str, drawn: bytes) -> str:
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

    def owner(self, account: int | None, address: str) -> str:
        """For whom somebody's tables are counted: the account, else the address. Without the key it tells nobody who."""
        whom = f"address {address}" if account is None else f"account {account}"
        return hmac.digest(self._owners, whom.encode(), "sha256")[:OWNER_BYTES].hex()

    def seal(self, secret: bytes, match: str) -> bytes:
        """Encrypt a match's secret for the database."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._seeds.encrypt(nonce, secret, match.encode())

    def unseal(self, sealed: bytes, match: str) -> bytes:
        """Decrypt a match's secret; refuse what was sealed with another key."""
        try:
            return self._seeds.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], match.encode())
        except InvalidTag:
            raise Problem(409, "lost-key", "the server's key is not the one that this match was sealed with") from None


def token_hash(token: str) -> str:
    """How a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def recovery_code(drawn: bytes) -> str:
    """A code that a person writes down at sign-up and needs when the password is lost, of ten bytes drawn by chance: nobody
    guesses 80 bits, so its plain hash (`token_hash`) is stored, where a password needs a slow one."""
    return "-".join(drawn[2 * i : 2 * i + 2].hex() for i in range(RECOVERY_WORDS))


def counted_as(address: str) -> str:
    """Under what name an address is counted: a network of IPv6 (/64), which one household has to itself, is one asker."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_HOUSEHOLD), strict=False))


class RateLimit:
    """A bucket of requests for each asker, filled again at a steady rate.

    Of each bucket it is known when it will be full again. One that is full is as good as none: when there are too many,
    the fullest are let go, so that nobody gets rid of an emptied bucket by asking under many names.
    """

    def __init__(self, burst: float, per_second: float, askers: int = 10_000) -> None:
        self._pause = 1 / per_second
        self._most = burst * self._pause
        self._askers = askers
        self._full_at: dict[Hashable, float] = {}

    def allows(self, asker: Hashable, now: float | None = None) -> bool:
        """Take one request from an asker's bucket; False if it is empty."""
        return not self.wait(asker, now)

    def wait(self, asker: Hashable, now: float | None = None) -> float:
        """Take one request from an asker's bucket: 0, or if it is empty the seconds until there is one."""
        at = time.monotonic() if now is None else now
        full_at = max(at, self._full_at.get(asker, at)) + self._pause
        if full_at - at > self._most + ROUNDING:
            return full_at - at - self._most
        self._full_at[asker] = full_at
        if len(self._full_at) > self._askers:
            self._let_go(at)
        return 0.0

    def give_back(self, asker: Hashable) -> None:
        """Put a request back that does not count after all."""
        if asker in self._full_at:
            self._full_at[asker] -= self._pause

    def _let_go(self, at: float) -> None:
        """Forget the buckets that are full, and if those are too few the fullest quarter."""
        left = sorted((pair for pair in self._full_at.items() if pair[1] > at), key=lambda pair: pair[1])
        self._full_at = dict(left[-max(1, 3 * self._askers // 4) :])
