"""The bench measures both sides and compares each figure with its target."""

from __future__ import annotations

import json

import pytest

from resolute.bench.speed import Figure
from resolute.cli import run
from resolute.engine.registry import games

pytest.importorskip("catanatron")


@pytest.fixture(autouse=True)
def no_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The servers are measured in tests/bench; here one figure stands for them, and a handful of tables for all."""
    figure = Figure("saturated: committed moves", 500.0, "a second")
    monkeypatch.setattr("resolute.bench.load.run_load", lambda _: [figure])
    monkeypatch.setattr("resolute.bench.speed.TABLES", 5)


def test_bench_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert all(figure["value"] > 0 for figure in figures)
    with_target = [figure for figure in figures if figure["target"]]
    benches = {game.name: game.lab.bench for game in games().values() if game.lab.bench is not None}
    assert {"Campaign", "Dictators", "Lobby", "Presidency"} <= set(benches)
    for name, bench in benches.items():
        named = {figure["name"] for figure in figures if figure["name"].startswith(f"{name}: ")}
        assert {f"{name}: rollouts: Resolute", f"{name}: search simulations: Catanatron"} <= named
        own = [figure for figure in with_target if figure["name"].startswith(f"{name}: ")]
        # Decisions, clones and the packed size have an aim everywhere.
        assert len(own) == 3 + sum(aim > 0 for aim in (bench.steady, bench.search, bench.memory))
        assert all(isinstance(figure["ok"], bool) for figure in own)
        small = next(figure for figure in own if "packed" in figure["name"])
        assert small["ok"] and small["unit"] == "KB"


def test_bench_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--seconds", "0.1"]) == 0
    out = capsys.readouterr().out
    assert "The table in the browser" in out and "committed moves" in out
    assert "Catanatron" in out and "at least 6 times" in out and "below 8 KB" in out
