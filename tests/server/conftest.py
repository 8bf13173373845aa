"""Databases for the tests of the server: SQLite files, and a PostgreSQL that the run starts itself."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres_server import PostgresServer, binaries


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One PostgreSQL server for the whole run."""
    if binaries() is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no PostgreSQL server binary: install the package postgresql")
        pytest.skip("no PostgreSQL server binary on this machine (package postgresql)")
    with PostgresServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/theomachy.sqlite3"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, PostgresServer)
    return server.new_database()
