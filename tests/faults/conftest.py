"""The databases of the server's tests, for tests that kill servers."""

from server.conftest import new_database, postgres

__all__ = ["new_database", "postgres"]
