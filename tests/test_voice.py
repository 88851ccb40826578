"""The voice: nothing that docs/voice.md bans stands where people read, and players are never called "he"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
VOICE = ROOT / "docs" / "voice.md"
EXEMPT = (
    "CancelledError",
    "cancelled(",
    "cancelling(",
    "labelledby",
    "choose_favoured",
    'fill: "forwards"',
    "linear forwards",
    "programmer",
)
"""Names of the standard library and of browsers, which spell as they like, of steps in saved games, and a trade."""
OF_THE_REPOSITORY = ("test_voice.py", "voice.md")
READ = (
    ("resolute", ("py", "jinja", "js", "css")),
    ("docs", ("md",)),
    ("tests", ("py",)),
    ("tests/playthroughs", ("txt",)),
    ("tools", ("py",)),
    ("benchmarks", ("py", "js", "md")),
    ("notebooks", ("ipynb",)),
    ("deploy", ("*",)),
    (".", ("md",)),
)
"""Where people or the next engineer read: folders, and the kinds of files in them."""


@cache
def _page() -> str:
    return VOICE.read_text(encoding="utf-8").partition("## What we do not say")[2]


def banned() -> list[str]:
    """The first column of the page's last tables."""
    rows = re.findall(r"^\| ([^|]+) \|", _page(), re.MULTILINE)
    return [row.strip() for row in rows if row.strip() not in ("banned", "---")]


def spelled_with_z() -> list[str]:
    """The stems after which the page wants -ize."""
    line = re.search(r"after these stems[^:]*: ([\w,\s]+)\.", _page())
    assert line is not None
    return [one.strip() for one in line[1].split(",")]


@cache
def texts() -> tuple[tuple[Path, str], ...]:
    """Everything that people or the next engineer read: files with what is written in them."""
    return tuple((path, path.read_text(encoding="utf-8")) for path in _files())


def _files() -> Iterator[Path]:
    for folder, kinds in READ:
        for kind in kinds:
            found = (ROOT / folder).glob(f"*.{kind}") if folder == "." else (ROOT / folder).rglob(f"*.{kind}")
            # What the bench has installed is not ours.
            ours = (path for path in found if "node_modules" not in path.parts)
            yield from sorted(path for path in ours if path.name not in OF_THE_REPOSITORY)


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    stems = "|".join(map(re.escape, spelled_with_z()))
    ending = rf"(?:{stems})is(?:e|ed|es|er|ers|ing|ation|ations)\b"
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, words)) + f"|{ending})", re.IGNORECASE)


def found(words: list[str], text: str) -> list[str]:
    """The lines in which one of the words stands."""
    pattern = _pattern(tuple(words))
    lines = text.splitlines()
    for name in EXEMPT:
        lines = [line.replace(name, "") for line in lines]
    return [line.strip()[:120] for line in lines if pattern.search(line)]


def test_the_page_lists_what_is_banned() -> None:
    words = banned()
    assert len(words) > 120 and "anew" in words and "colour" in words and "organ" in spelled_with_z()


def test_a_planted_word_is_found() -> None:
    assert found(["lies before", "colour"], "fine\nit Lies before you\nno\nColours\nreorganise\norganising it") == [
        "it Lies before you",
        "Colours",
        "organising it",
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
    """Cards may speak of a Founding Father; sentences about seats may not."""
    strays = []
    for path in sorted((ROOT / "resolute/games" / game / "words").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if _HE.search(node.value):
                strays.append(f"{path.name}:{node.lineno} {node.value[:100]}")
    assert not strays, "\n".join(strays)


_HE = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
NAMED = ("resolute/games/presidency/content",)
"""Where cards tell of people who lived."""


def test_nobody_is_called_he() -> None:
    """Neither on a page or a card nor in the docs, and not where the next engineer reads either."""
    read = [(str(path.relative_to(ROOT)), text) for path, text in texts()]
    strays = [
        f"{name}: {line.strip()[:120]}"
        for name, text in read
        if not name.startswith(("tests/", *NAMED))
        for line in text.splitlines()
        if _HE.search(line)
    ]
    assert not strays, "\n".join(strays)
