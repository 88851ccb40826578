"""A server for the tests of the web, with a database of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.store.postgres import MISSING, Cluster, binaries, cluster
from tests.web.server import Running, quick_folder, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that many tests share."""
    folder = quick_folder(tmp_path_factory.mktemp("web"))
    with running(str(folder / "tables.db")) as one:
        yield one
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server of our own."""
    programs = binaries()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with cluster(programs) as found:
        yield found
