"""Work that is shared out comes back in order and whole, even where a worker dies."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from resolute.engine.errors import SetupError
from resolute.lab.simulate import simulate
from resolute.lab.workers import Workers, share_out


def die_once(marker: str, number: int) -> int:
    """Kill the own process the first time that anybody comes here; then it is harmless."""
    path = Path(marker)
    if number == 2 and not path.exists():
        path.touch()
        os._exit(9)
    return number * number


def test_results_come_back_in_order() -> None:
    assert list(share_out(pow, [(2, n) for n in range(6)], Workers())) == [1, 2, 4, 8, 16, 32]
    assert list(share_out(pow, [(2, n) for n in range(6)], Workers(processes=2))) == [1, 2, 4, 8, 16, 32]


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    marker = str(tmp_path / "died")
    found = list(share_out(die_once, [(marker, n) for n in range(6)], Workers(processes=2)))
    assert found == [0, 1, 4, 9, 16, 25]
    assert Path(marker).exists()


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_as_one_process_and_survives_a_killed_worker(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    marker = str(tmp_path / "died")
    local = Workers(processes=2, cluster="local")
    assert list(share_out(die_once, [(marker, n) for n in range(4)], local)) == [0, 1, 4, 9]
    assert Path(marker).exists()
    alone = simulate("campaign", games=30, seats=2, bots=("random",), seed=3)
    shared = simulate("campaign", games=30, seats=2, bots=("random",), seed=3, workers=local)
    shared.seconds = alone.seconds
    assert msgspec.json.encode(shared) == msgspec.json.encode(alone)


def test_a_cluster_that_does_not_answer_is_a_sentence() -> None:
    pytest.importorskip("ray")
    with pytest.raises(SetupError, match="No Ray cluster answers"):
        list(share_out(pow, [(2, 2)], Workers(cluster="nonsense://nowhere")))
