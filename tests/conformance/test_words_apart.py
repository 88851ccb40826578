"""All words of a game live in files of their own, `words/` and `content/`: rules, views and states hold facts only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import resolute.games
from tests.conformance.setups import GAMES

FOLDER = Path(resolute.games.__path__[0])
APART = ("words", "content", "board")
"""Folders in which words stand: sentences, what is printed, and the templates of the board."""
SPOKEN = {"Option", "Barred", "Fact", "Face", "Zone", "Marker", "Tracks", "Token", "Column", "PlaceGroup", "Setting"}
"""What is made of words: none of these gets a text that is written on the spot, but for keys."""
_PHRASE = re.compile(r"[A-Za-z]{2,}[,.:;]? +[A-Za-z]{2,}")
_WORD = re.compile(r"^[A-Z][a-z]+")


def files(game: str) -> list[Path]:
    """The files of a game in which no words belong; a migration knows those of older versions."""
    folder = FOLDER / game
    return sorted(
        file
        for file in folder.rglob("*.py")
        if file.relative_to(folder).parts[0] not in APART and file.name not in ("words.py", "migration.py")
    )


class _Spoken(ast.NodeVisitor):
    """Finds texts that people would read; docstrings, errors for engineers and names of rules are none."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Raise(self, node: ast.Raise) -> None:
        if isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name) and node.exc.func.id == "SetupError":
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "rule":
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SPOKEN:
            for one in (*node.args, *(keyword.value for keyword in node.keywords)):
                if isinstance(one, ast.Constant) and isinstance(one.value, str) and _WORD.match(one.value):
                    self.found.append((one.lineno, one.value))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and _PHRASE.search(node.value):
            self.found.append((node.lineno, node.value))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        written = "".join(str(one.value) if isinstance(one, ast.Constant) else "\0" for one in node.values)
        if re.search(r"[A-Za-z]{2,} |\0 [A-Za-z]{2,}| [A-Za-z]{2,}", written):
            self.found.append((node.lineno, written.replace("\0", "{}")))


def spoken(file: Path) -> Iterator[str]:
    """Every text in a file that people would read, with its line."""
    finder = _Spoken()
    finder.visit(ast.parse(file.read_text(encoding="utf-8")))
    for line, text in finder.found:
        yield f"{file.relative_to(FOLDER)}:{line}: {text}"


@pytest.mark.parametrize("game", GAMES)
def test_words_stand_apart_from_rules(game: str) -> None:
    found = [one for file in files(game) for one in spoken(file)]
    assert not found, f"{len(found)} texts belong into words/:\n" + "\n".join(found[:40])


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ('Option("Sign", frame)', True),
        ('Option(words.SIGN, frame, at="bill:3")', False),
        ('x = "take the money"', True),
        ('raise RulesError("no such thing here")', False),
        ('raise SetupError("Set tally to electoral.")', True),
        ('"""A sentence about the module."""', False),
        ('choice(prompt, rule="Action Points (AP)")', False),
        ('label = f"{name} plays {card}"', True),
        ('at = f"card:{number}"', False),
        ('part = f"{at}/then"', False),
    ],
)
def test_what_counts_as_words(source: str, caught: bool) -> None:
    finder = _Spoken()
    finder.visit(ast.parse(source))
    assert bool(finder.found) is caught
