"""Every game's page of rules is true: its steps and tests exist, and nothing of the rulebook is missing."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from resolute import rulebook
from resolute.engine.effects import Choose
from resolute.engine.frames import Choice
from resolute.engine.game import Game
from tests.discover import our_games, own

TESTS = Path(__file__).parent
COLUMNS = ["rule", "step", "test"]

# The rulebooks are not in the repository, so each game has a list of its own of their sections and numbered items.
# Each must begin a row of the game's page.
RULEBOOKS = own("sections", "ITEMS", tuple, "which sections and numbered items its rulebook has")

Row = tuple[str, str, str]


@cache
def rows(game: str) -> tuple[Row, ...]:
    """The rows of every table of a page."""
    found: list[Row] = []
    header: list[str] | None = None
    for line in rulebook.rules_text(game).splitlines():
        if not line.startswith("|"):
            header = None
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if header is None:
            header = cells
        elif header == COLUMNS and not set(line) <= set("|-: "):
            assert len(cells) == 3, f"a row of {game}.md needs three cells: {line}"
            found.append((cells[0], cells[1], cells[2]))
    return tuple(found)


def name_in(cell: str) -> str:
    """The name that a cell gives in backticks."""
    found = re.fullmatch(r"`([^`]+)`", cell)
    assert found, f"a name in backticks is missing: {cell!r}"
    return found[1]


def exists(game: str, name: str) -> bool:
    """Whether a dotted name is there, below the game's rules or below the game itself."""
    home = f"resolute.games.{game}"
    return any(_reach(base, name.split(".")) for base in (f"{home}.rules", home))


def _reach(base: str, parts: list[str]) -> bool:
    here: Any = import_module(base)
    for part in parts:
        if isinstance(here, ModuleType) and not hasattr(here, part):
            try:
                here = import_module(f"{here.__name__}.{part}")
            except ModuleNotFoundError:
                return False
        elif hasattr(here, part):
            here = getattr(here, part)
        else:
            return False
    return True


@cache
def names_of_tests(file: Path) -> frozenset[str]:
    """The names of the tests in a file, read without running it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


pages = pytest.mark.parametrize("game", our_games(), ids=lambda game: game.id)


@pages
def test_every_row_has_its_rule_its_step_and_its_test(game: Game[Any]) -> None:
    found = rows(game.id)
    assert found
    for row in found:
        assert all(row), f"an empty cell: {row}"
        name_in(row[1])
        name_in(row[2])


@pages
def test_every_step_exists(game: Game[Any]) -> None:
    missing = [name for _, step, _ in rows(game.id) if not exists(game.id, name := name_in(step))]
    assert not missing


@pages
def test_every_test_exists(game: Game[Any]) -> None:
    for _, _, cell in rows(game.id):
        file, name = name_in(cell).split("::")
        path = TESTS / game.id / file
        assert path.is_file(), f"{game.id}.md names {file}, which is not there"
        assert name in names_of_tests(path), f"{game.id}.md names {name}, which is not in {file}"


@pages
def test_the_rule_of_every_decision_is_a_heading(game: Game[Any]) -> None:
    """The page opens at the section that a decision names."""
    headings = rulebook.headings(game.id)
    for step in game.steps.values():
        if isinstance(step, Choice) and step.module.startswith(f"resolute.games.{game.id}."):
            assert step.rule in headings, f"{step.name} names {step.rule!r}"
            assert rulebook.section(game.id, step.rule).splitlines()[0].endswith(step.rule)
    prints_choices = any(isinstance(game.book.at(address), Choose) for address in game.book)
    assert game.printed_rule in headings if prints_choices else not game.printed_rule


@pages
def test_no_section_of_the_rulebook_is_missing(game: Game[Any]) -> None:
    marked = {found[1] for rule, _, _ in rows(game.id) if (found := re.match(r"\*\*(.+?)\*\* ", rule))}
    assert [item for item in RULEBOOKS[game.id] if item not in marked] == []
    assert marked - set(RULEBOOKS[game.id]) == set()


@pages
def test_headings_are_told_apart(game: Game[Any]) -> None:
    headings = rulebook.headings(game.id)
    assert len(headings) == len(set(headings))
