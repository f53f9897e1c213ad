"""The databases of the server's tests, for tests that kill servers."""

from server.conftest import fresh, postgres

__all__ = ["fresh", "postgres"]
