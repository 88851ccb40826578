"""The notebooks run from the first cell to the last, and show what they say they show."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.suite import ROOT

NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def run(name: str) -> dict[str, Any]:
    """Run every code cell of a notebook, one after the other."""
    path = ROOT / "notebooks" / f"{name}.ipynb"
    names: dict[str, Any] = {}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), path.name, "exec"), names)
    return names


def test_there_are_three_and_they_are_kept_without_output() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["balance_a_change", "card_worth", "train_agent"]
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert all(not cell.get("outputs") for cell in cells)


@pytest.mark.slow
def test_a_cards_worth() -> None:
    pytest.importorskip("polars")
    worth = run("card_worth")["worth"]
    assert worth.height >= 10
    assert (worth["low"] <= worth["won"]).all() and (worth["won"] <= worth["high"]).all()


@pytest.mark.slow
def test_a_trained_agent_beats_random() -> None:
    pytest.importorskip("gymnasium")
    assert run("train_agent")["share"] > 0.5


@pytest.mark.slow
def test_a_change_is_measured_before_and_after() -> None:
    pytest.importorskip("polars")
    wins = run("balance_a_change")["wins"]
    assert set(wins["when"]) == {"before", "after"}
