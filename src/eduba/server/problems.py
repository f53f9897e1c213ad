"""What went wrong, as RFC 9457 problem documents: a status, a title, and what to do."""

from __future__ import annotations

from math import ceil
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, kind: str, detail: str, **extra: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.extra = extra
        self.wait = 0.0
        """Seconds after which it may be asked for again, if that is known."""


def too_many(wait: float, detail: str) -> Problem:
    """Somebody asks too often."""
    problem = Problem(429, "too-many-requests", detail)
    problem.wait = wait
    return problem


def stumbled() -> Problem:
    """Something went wrong in the server: what, is for its log alone."""
    return Problem(500, "server-error", "the server stumbled; what was acknowledged is kept")


def not_well(trouble: str) -> Problem:
    """The server cannot do its work; it will when what it needs is there again."""
    return Problem(503, "not-well", trouble)


def document(status: int, kind: str, detail: str, extra: dict[str, Any] | None = None) -> JSONResponse:
    """A problem document as an answer."""
    body = {"type": f"urn:eduba:problem:{kind}", "title": kind.replace("-", " "), "status": status, "detail": detail}
    return JSONResponse({**body, **(extra or {})}, status, media_type=MEDIA_TYPE)


def answer_of(problem: Problem) -> JSONResponse:
    """A problem as an answer."""
    answer = document(problem.status, problem.kind, problem.detail, problem.extra)
    if problem.wait:
        answer.headers["Retry-After"] = str(ceil(problem.wait))
    return answer


async def on_problem(request: Request, problem: Exception) -> JSONResponse:
    """Our own refusals."""
    assert isinstance(problem, Problem)
    return answer_of(problem)


async def on_http(request: Request, error: Exception) -> JSONResponse:
    """Refusals of the framework: no such address, method not allowed."""
    assert isinstance(error, HTTPException)
    answer = document(error.status_code, "http-error", str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def on_invalid(request: Request, error: Exception) -> JSONResponse:
    """A request whose form is wrong: which part, and what was expected."""
    assert isinstance(error, RequestValidationError)
    parts = [{"where": "/".join(map(str, e["loc"])), "what": e["msg"]} for e in error.errors()]
    detail = "; ".join(f"{p['where']}: {p['what']}" for p in parts)
    kind = "unseen-letters" if any(e["type"] == "unseen" for e in error.errors()) else "invalid-request"
    return document(422, kind, detail, {"errors": parts})
