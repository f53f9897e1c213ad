"""From which pages this server takes orders: its own, and those of the origins that it was given.

A page of another site can have its own name point at this machine (DNS rebinding); its browser then says honestly that
page and server have one name. So the name counts too: `localhost`, the machine's own name, the one it was told to listen on,
those of `--origin`. A number of the internet says itself where it leads, and needs no list: friends in the same network
come by it.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

PORTS: Final = {"http": 80, "https": 443}
SCHEMES: Final = {"ws": "http", "wss": "https"}
Origin = tuple[str, str, int]
"""Scheme, host and port."""


class Origins:
    """What a server goes by."""

    def __init__(self, host: str, named: Iterable[str]) -> None:
        self._named = {read_origin(origin) for origin in named}
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", host.lower()} | {name for _, name, _ in self._named}

    def refusal(self, connection: HTTPConnection) -> str | None:
        """Why a request shall change nothing here; None if it comes from our own page, or from no page at all."""
        host, origin = connection.headers.get("host", ""), connection.headers.get("origin")
        scheme = connection.scope["scheme"]
        try:
            here = read_origin(f"{SCHEMES.get(scheme, scheme)}://{host}")
            page = here if origin is None else read_origin(origin)
        except ValueError:
            return "this request names no host, or no origin"
        if not (here[1] in self._names or _is_number(here[1])):
            return f"this server does not know itself as {here[1]!r}; its operator can tell it (--origin)"
        return None if page == here or page in self._named else "this request comes from another site"


def read_origin(written: str) -> Origin:
    """An origin as browsers and operators write it."""
    address = urlsplit(written)
    if address.scheme not in PORTS or not address.hostname:
        raise ValueError(f"{written!r} is no origin; one is written like https://your.site")
    return address.scheme, address.hostname.rstrip("."), address.port or PORTS[address.scheme]


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
