"""The load that the bench puts on a server, in small: figures come out, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from resolute.bench import load
from resolute.bench.crowd import CrowdTable, Lost, Round, Served, run_round
from tests.suite import run_in_a_thread


@pytest.mark.parametrize(("pace", "seated"), [(0.0, 0), (0.0, 2), (10.0, 0)])
def test_a_small_crowd_sees_every_move(pace: float, seated: int) -> None:
    """Every acknowledged move reaches every viewer and is in the log: `run_round` would complain otherwise."""
    with load.our_server() as served:
        done = run_in_a_thread(run_round(served, tables=3, viewers=4, seconds=1.0, pace=pace, seated=seated))
    assert len(done.times) >= 3 and all(time > 0 for time in done.times)
    assert 0.5 < done.seconds < 30


def test_a_lost_move_is_noticed() -> None:
    """A table that has fewer moves than were acknowledged is an error, not a figure."""

    async def play(served: Served) -> None:
        table = CrowdTable(served, seed=1, viewers=2, seated=0)
        await table.open()
        try:
            await table.move()
            await table.check()
            table.committed += 1
            with pytest.raises(Lost):
                await table.check()
        finally:
            table.leave()

    with load.our_server() as served:
        run_in_a_thread(play(served))


def test_the_slowest_percent() -> None:
    """Of a hundred times, the slowest; of few, the slowest of them."""
    assert load.p99(Round([float(time) for time in range(100)], 1.0)) == 99
    assert load.p99(Round([3.0, 1.0], 1.0)) == 3


def test_a_stored_ratio_says_that_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Node is absent the ratio of an earlier run is shown as such; without one, nothing is made up."""
    monkeypatch.setattr(load, "FOLDER", tmp_path)
    assert load.stored("Node is not installed") == []
    kept = load.Stored(moves=0.8, p99=1.2, measured="two cores")
    (tmp_path / "stored.json").write_bytes(msgspec.json.encode(kept))
    moves, slowest = load.stored("Node is not installed")
    assert "stored" in moves.name and "Node is not installed" in moves.name
    assert (moves.value, moves.ok, slowest.value, slowest.ok) == (0.8, False, 1.2, False)


def test_the_stored_run_can_be_read() -> None:
    """What is kept beside the scripts is whole."""
    assert len(load.stored("for a test")) == 2
