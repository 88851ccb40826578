"""A server for the tests of the web, with a database of its own."""

from __future__ import annotations

import itertools
import shutil
import signal
import zlib
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from resolute.engine import dice
from tests.store.postgres import Cluster, cluster
from tests.suite import FULL
from tests.web.server import Running, quick_folder, running

LONGEST = 3600 if FULL else 300
"""Seconds after which a test that waits for a server gives up, and says where it waited."""


def _time_is_up(*about: object) -> None:
    # No TimeoutError: a client takes that for a lost connection, and tries again.
    raise AssertionError(f"this test has taken {LONGEST} seconds")


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Nobody waits for ever."""
    before = signal.signal(signal.SIGALRM, _time_is_up)
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test get the same seeds in every run, so that what fails fails again."""
    count = itertools.count(zlib.crc32(request.node.name.encode()))
    monkeypatch.setattr(dice, "secrets", SimpleNamespace(token_bytes=lambda _: dice.seed_bytes(next(count))))


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
    with cluster() as found:
        yield found
