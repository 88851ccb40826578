"""Every test of the store runs on SQLite and, where there is a server, on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    """A PostgreSQL server of our own."""
    with cluster() as running:
        yield running


@pytest.fixture
def postgresql(server: Cluster) -> str:
    """The address of a new PostgreSQL database."""
    return server.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The path of a new SQLite database."""
    return str(tmp_path / "games.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A new database, of each kind."""
    address: str = request.getfixturevalue(request.param)
    return address
