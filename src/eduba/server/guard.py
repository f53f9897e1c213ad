"""What every request passes before it is answered: size, origin, rate; and the headers that every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eduba.server.problems import document, on_stumble
from eduba.server.security import counted_as
from eduba.server.settings import Settings

if TYPE_CHECKING:
    from eduba.server.app import Server

log: Final = logging.getLogger("eduba.server")
MOST_BODY: Final = 64 * 1024
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def asker_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together: those from one address, or from one network of IPv6."""
    return counted_as(connection.client.host) if connection.client else "?"


def is_own_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own page (or from no page at all)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.split("//")[-1] == headers.get("host") or origin in settings.origins


class Guard:
    """Stands before the application. It is plain ASGI: a request costs no further task and no further queue."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def answer(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = message.setdefault("headers", [])
                given = {name for name, _ in headers}
                headers.extend(header for header in _RAW_HEADERS if header[0] not in given)
                self._server.requests.labels(str(message["status"])).inc()
            await send(message)

        request = Request(scope)
        with self._server.seconds.time():
            try:
                await (self._refusal(request) or self._app)(scope, receive, answer)
            except Exception as error:
                log.exception("a request made the server stumble")
                if begun:
                    raise
                stumble = await on_stumble(request, error)
                await stumble(scope, receive, answer)

    def _refusal(self, request: Request) -> Response | None:
        server = self._server
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY or "chunked" in request.headers.get("transfer-encoding", ""):
            return document(413, "too-large", f"a request may have {MOST_BODY} bytes, and says how many it has")
        if request.method not in ("GET", "HEAD") and not is_own_origin(server.settings, request.headers):
            return document(403, "foreign-origin", "this request comes from another site")
        asker = asker_of(request)
        if server.settings.limits and request.url.path.startswith("/api/"):
            if not server.asked.allows(asker):
                return document(429, "too-many-requests", "too many requests; wait a moment")
            if "/accounts" in request.url.path and request.method == "POST" and not server.entered.allows(asker):
                return document(429, "too-many-requests", "too many attempts; wait a moment")
        return None
