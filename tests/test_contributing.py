"""The small game that CONTRIBUTING prints is a whole game: it plays, saves, hides and counts odds like any other."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

import resolute
from resolute.bots import make_bot
from resolute.bots.observation import Observation
from resolute.engine import registry
from resolute.web import files, templating
from resolute.web.regions import render_region
from tests.board.seen import payload_for, watchers

PAGE = Path(__file__).parent.parent / "CONTRIBUTING.md"
LONGEST = 110
"""Lines of the example, with its imports and blank ones."""


BOARD_CACHES = (files.board_folder, files.static_files, files.static_version, files.game_static)
TEMPLATE_CACHES = (templating.environment, templating.template_for, templating.owns, templating.own_function)


@pytest.fixture(scope="module", autouse=True)
def buttons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The game as the page prints it, registered; and the folder in which it lies."""
    printed = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    source = next(code for code in printed if "class Buttons" in code)
    assert len(source.splitlines()) <= LONGEST
    folder = tmp_path_factory.mktemp("games") / "buttons_of_contributing"
    folder.mkdir()
    (folder / "__init__.py").write_text(source)
    spec = spec_from_file_location(folder.name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None and spec.loader is not None
    module = sys.modules[folder.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    registry.register(module.Buttons())
    yield folder
    del registry._REGISTERED["buttons"], sys.modules[folder.name]


@pytest.fixture
def board(buttons: Path) -> Iterator[None]:
    """Its board, as the page prints it."""
    folder = buttons / "board"
    folder.mkdir()
    for language, name in (("python", "__init__.py"), ("jinja", "board.html.jinja")):
        printed = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(), re.S)
        (folder / name).write_text(next(code for code in printed if "Sketch" in code or "own.buttons" in code))
    _forget()
    yield
    rmtree(folder)
    sys.modules.pop(f"{buttons.name}.board", None)
    _forget()


def _forget() -> None:
    """What the page keeps about boards is looked up again."""
    invalidate_caches()
    for kept in (*BOARD_CACHES, *TEMPLATE_CACHES):
        kept.cache_clear()


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


def test_its_own_board_is_drawn_from_what_somebody_was_sent(board: None) -> None:
    table: Any = resolute.new("buttons", seats=2, seed=3)
    drawn = render_region(payload_for(table, 0), "board")
    assert "12 left" in drawn and "Seat 1 takes next." in drawn and 'data-at="buttons"' in drawn
    table.play(table.decision.options[0])
    assert "11 left" in render_region(payload_for(table, 0), "board")
    assert "Your lucky number" in render_region(payload_for(table, 0), "cards"), "its own cards are drawn for it"


def test_contributing_names_every_function_that_a_board_may_bring() -> None:
    section = PAGE.read_text().partition("## A board of its own")[2].partition("\n## ")[0]
    web = Path(resolute.__file__).parent / "web"
    asked = {
        name for file in web.glob("*.py") for name in re.findall(r'own_function\(.+?, "(\w+)"\)', file.read_text())
    }
    assert asked == set(re.findall(r"`(\w+)\(", section)) - {"sketch"}
