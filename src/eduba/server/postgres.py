"""How PostgreSQL is reached: in one way by the pool and by the connection that listens, and with an end to all waiting.

A connection can fall silent: a failover, a forgotten entry in somebody's table of addresses. Nothing is heard of it for
ever, so every wait has its limit, and a connection on which a wait was broken off is given up: nobody knows what it
would answer next.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import urlencode

from sqlalchemy import Engine, event
from sqlalchemy.engine import URL, AdaptedConnection, Connection, ExceptionContext
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.pool import ConnectionPoolEntry

CONNECT_SECONDS: Final = 5.0
PING_SECONDS: Final = 2.0
COMMAND_SECONDS: Final = 10.0
LIMITS: Final = {
    "statement_timeout": "8s",  # less than a command may take: what is merely slow is told by the server itself
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "30s",
}
"""How long the server waits; not for work that takes its time, as a backup does."""
SETTINGS: Final = {
    "application_name": "eduba",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "20s",
}
"""When the server lets go of somebody who is no more, with all the locks."""
USED: Final = "used"


async def connect(url: URL, patient: bool = False) -> Any:
    """A connection of asyncpg's to an address.

    The address may carry what libpq knows (`?sslmode=verify-full&sslrootcert=…`, `?target_session_attrs=read-write`;
    `ssl` is another name for `sslmode`) and settings of PostgreSQL, which come before ours.
    """
    import asyncpg

    query = {name: value if isinstance(value, str) else ",".join(value) for name, value in url.query.items()}
    if "ssl" in query:
        query.setdefault("sslmode", query.pop("ssl"))
    settings = SETTINGS if patient else {**SETTINGS, **LIMITS}
    return await asyncpg.connect(
        f"postgresql://?{urlencode(query)}",
        host=url.host or None,
        port=url.port,
        user=url.username or None,
        password=url.password or None,
        database=url.database or None,
        timeout=CONNECT_SECONDS,
        command_timeout=None if patient else COMMAND_SECONDS,
        server_settings={name: value for name, value in settings.items() if name not in query},
    )


def give_up_what_is_silent(engine: Engine) -> None:
    """Of the connections in a pool keep none that does not answer."""
    event.listen(engine, "handle_error", _cut_off)
    event.listen(engine, "checkin", _note_use)
    event.listen(engine, "checkout", _ask)


def _cut_off(context: ExceptionContext) -> None:
    """A command whose answer was not waited for: its connection goes at once, without farewell."""
    error = context.original_exception
    if isinstance(error, Exception) and not isinstance(error, TimeoutError):
        return
    if context.connection is not None:
        terminate(context.connection)
    context.is_disconnect = True


def terminate(connection: Connection) -> None:
    """Drop a connection as it is: to a silent one no farewell can be said."""
    if not connection.closed and not connection.invalidated:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.terminate()


def _note_use(connection: object, entry: ConnectionPoolEntry) -> None:
    entry.info[USED] = True


def _ask(connection: AdaptedConnection, entry: ConnectionPoolEntry, fairy: object) -> None:
    """Whether a connection that was used before is still there; if not, neither are those that were made with it."""
    if USED not in entry.info:
        return
    try:
        connection.run_async(_answers)
    except Exception:
        connection.driver_connection.terminate()
        raise InvalidatePoolError from None


async def _answers(connection: Any) -> None:
    async with asyncio.timeout(PING_SECONDS):
        await connection.execute("")
