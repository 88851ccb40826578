"""A server is killed in the middle of writing: what it acknowledged is there, and nothing twice."""

from __future__ import annotations

import random
import subprocess
import sys

from resolute.store import open_store
from tests.store.appender import GAMES
from tests.store.rows import new_game
from tests.suite import ROOT

ROUNDS = 4
ENOUGH = 300
"""So many acknowledged rows are waited for before the kill, at least."""


def killed_in_the_middle(address: str, rows: int) -> list[str]:
    """Start a server, kill it once it has acknowledged so many rows; all that it acknowledged."""
    command = [sys.executable, "-m", "tests.store.appender", address]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    with server, server.stdout as output:
        acknowledged = [output.readline() for _ in range(rows)]
        server.kill()
        acknowledged += output.readlines()
    assert all(acknowledged), "the server ended by itself"
    return [line.strip() for line in acknowledged if line.endswith("\n")]


async def test_every_acknowledged_row_outlives_a_kill_and_none_is_there_twice(database: str) -> None:
    chance = random.Random(9)
    async with await open_store(database) as store:
        for id in GAMES:
            await new_game(store, id)
    acknowledged: set[str] = set()
    for _ in range(ROUNDS):
        said = killed_in_the_middle(database, chance.randrange(ENOUGH, 2 * ENOUGH))
        assert len(set(said)) == len(said) and acknowledged.isdisjoint(said)
        acknowledged.update(said)
        async with await open_store(database) as store:
            written = []
            for id in GAMES:
                rows = await store.log(id)
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                written += [f"{id} {row.number} {row.request}" for row in rows]
        assert acknowledged <= set(written) and len(set(written)) == len(written)
