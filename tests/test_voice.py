"""The voice: nothing that docs/voice.md bans stands where people read, and players are never called "he"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
VOICE = ROOT / "docs" / "voice.md"
EXEMPT = ("CancelledError", "cancelled(", "cancelling(", "choose_favoured")
"""Names of the standard library, which spells as it likes, and of steps in saved games."""


def banned() -> list[str]:
    """The first column of the page's last table."""
    table = VOICE.read_text(encoding="utf-8").partition("## What we do not say")[2]
    rows = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    return [row.strip() for row in rows if row.strip() not in ("banned", "---")]


def texts() -> Iterator[tuple[Path, str]]:
    """Everything that people or the next engineer read: files with what is written in them."""
    for folder, pattern in (
        ("resolute", "**/*.py"),
        ("resolute", "**/*.jinja"),
        ("resolute", "**/*.js"),
        ("resolute", "**/*.css"),
        ("docs", "**/*.md"),
        (".", "*.md"),
    ):
        for path in sorted((ROOT / folder).glob(pattern)):
            if path != VOICE:
                yield path, path.read_text(encoding="utf-8")


def found(words: list[str], text: str) -> list[str]:
    """The lines in which one of the words stands."""
    pattern = re.compile(r"\b(" + "|".join(re.escape(word) for word in words) + r")", re.IGNORECASE)
    lines = text.splitlines()
    for name in EXEMPT:
        lines = [line.replace(name, "") for line in lines]
    return [line.strip()[:120] for line in lines if pattern.search(line)]


def test_the_page_lists_what_is_banned() -> None:
    words = banned()
    assert len(words) > 25 and "anew" in words and "colour" in words


def test_a_planted_word_is_found() -> None:
    assert found(["lies before", "colour"], "fine\nit Lies before you\nno\nColours") == [
        "it Lies before you",
        "Colours",
    ]
    assert not found(["cancelled"], "except asyncio.CancelledError:")


def test_nothing_banned_is_said() -> None:
    words = banned()
    strays = [f"{path.relative_to(ROOT)}: {line}" for path, text in texts() for line in found(words, text)]
    assert not strays, "\n".join(strays)


@pytest.mark.parametrize(
    "game", sorted(one.name for one in (ROOT / "resolute/games").iterdir() if (one / "words").is_dir())
)
def test_no_player_is_called_he(game: str) -> None:
    """Cards may speak of the president or of a Founding Father; sentences about seats may not."""
    strays = []
    for path in sorted((ROOT / "resolute/games" / game / "words").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if re.search(r"\b(he|his|him|himself)\b", node.value, re.IGNORECASE):
                strays.append(f"{path.name}:{node.lineno} {node.value[:100]}")
    assert not strays, "\n".join(strays)
