"""The small game that CONTRIBUTING prints is a whole game: it plays, saves, hides and counts odds like any other."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import resolute
from resolute.bots import make_bot
from resolute.bots.observation import Observation
from resolute.engine import registry
from resolute.web.regions import render_region
from tests.board.seen import payload_for, watchers

PAGE = Path(__file__).parent.parent / "CONTRIBUTING.md"
LONGEST = 110
"""Lines of the example, with its imports and blank ones."""


@pytest.fixture(scope="module", autouse=True)
def buttons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game as the page prints it, registered."""
    printed = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    source = next(code for code in printed if "class Buttons" in code)
    assert len(source.splitlines()) <= LONGEST
    file = tmp_path_factory.mktemp("games") / "buttons_of_contributing.py"
    file.write_text(source)
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = sys.modules[file.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    registry.register(module.Buttons())
    yield
    del registry._REGISTERED["buttons"], sys.modules[file.stem]


@pytest.mark.parametrize("seed", range(20))
def test_bots_play_it_to_the_end_and_it_survives_saving(seed: int) -> None:
    table: Any = resolute.new("buttons", seats=2, seed=seed)
    bots = [make_bot("steady", seed), make_bot("random", seed)]
    while (decision := table.decision) is not None:
        table.play(bots[decision.seat].choose(Observation(table)))
        again = resolute.unpack(table.pack())
        assert again.hash == table.hash
    assert table.outcome is not None and table.state.buttons == 0
    assert table.story(None)


def test_steady_beats_random_at_it() -> None:
    won = 0
    for seed in range(60):
        table: Any = resolute.new("buttons", seats=2, seed=seed)
        bots = [make_bot("steady", seed), make_bot("random", seed)]
        while (decision := table.decision) is not None:
            table.play(bots[decision.seat].choose(Observation(table)))
        won += table.outcome.winners == (0,)
    assert won > 36


def test_it_hides_what_is_secret_and_points_at_what_is_there() -> None:
    table: Any = resolute.new("buttons", seats=2, seed=3)
    decision = table.decision
    assert decision is not None
    assert {one.at for one in decision.options} <= set(table.view(decision.seat).addresses())
    for seat in watchers(table):
        assert table.view(seat).encode() == table.redeal(seat, 9).view(seat).encode()
        assert "Buttons" in render_region(payload_for(table, seat), "board")


def test_its_odds_are_counted() -> None:
    table: Any = resolute.new("buttons", seats=2, seed=3)
    odds = table.odds(table.decision.options[-1])
    assert odds.exact and sum(one.chance for one in odds.chances) == 1 and len(odds.chances) == 6
