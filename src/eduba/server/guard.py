"""What every request passes before it is answered: size, origin, rate; and the headers that every answer carries."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eduba.server.database import is_away
from eduba.server.problems import Problem, answer_of, not_well, stumbled, too_many
from eduba.server.security import counted_as

if TYPE_CHECKING:
    from eduba.server.app import Server

log: Final = logging.getLogger("eduba.server")
MOST_BODY: Final = 64 * 1024
READING: Final = ("GET", "HEAD")
COUNTED_CLOSELY: Final = ("/api/", "/healthz", "/metrics")
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
_NOT_KEPT: Final = (b"cache-control", b"no-store")
"""What the API answers depends on who asks: no cache on the way may keep it."""


def asker_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together: those from one address, or from one network of IPv6."""
    return counted_as(connection.client.host) if connection.client else "?"


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
        api = scope["path"].startswith("/api/")
        carried = [*_RAW_HEADERS, _NOT_KEPT] if api else _RAW_HEADERS

        async def answer(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = message.setdefault("headers", [])
                given = {name for name, _ in headers}
                headers.extend(header for header in carried if header[0] not in given)
                self._server.figures.requests.labels(str(message["status"])).inc()
            await send(message)

        request = Request(scope)
        with self._server.figures.seconds.time():
            try:
                refusal = self._refusal(request)
                await (answer_of(refusal) if refusal else self._app)(scope, receive, answer)
            except Exception as error:
                if is_away(error):
                    log.warning("a request found the database away (%s)", type(error).__name__)
                    problem = not_well("the database does not answer")
                else:
                    log.exception("a request made the server stumble")
                    problem = stumbled()
                if begun:
                    raise
                await answer_of(problem)(scope, receive, answer)

    def _refusal(self, request: Request) -> Problem | None:
        return self._too_many(request) or self._too_large(request) or self._foreign(request)

    def _too_many(self, request: Request) -> Problem | None:
        """Every request counts: those for the page's own files, of which one look needs many, in a bucket of their own."""
        server, path = self._server, request.scope["path"]
        if not server.settings.limits:
            return None
        asker = asker_of(request)
        limit = server.asked if path.startswith(COUNTED_CLOSELY) else server.fetched
        if wait := limit.wait(asker):
            return too_many(wait, "too many requests; wait a moment")
        enters = path.startswith("/api/accounts") and request.method not in READING
        if enters and (wait := server.entered.wait(asker)):
            return too_many(wait, "too many attempts; wait a moment")
        return None

    def _too_large(self, request: Request) -> Problem | None:
        length = request.headers.get("content-length", "0")
        if not _is_length(length) or "transfer-encoding" in request.headers:
            return Problem(413, "too-large", f"a request may have {MOST_BODY} bytes, and says how many it has")
        return None

    def _foreign(self, request: Request) -> Problem | None:
        why = None if request.method in READING else self._server.origins.refusal(request)
        return Problem(403, "foreign-origin", why) if why else None


def _is_length(given: str) -> bool:
    return given.isascii() and given.isdigit() and len(given) <= len(str(MOST_BODY)) and int(given) <= MOST_BODY
