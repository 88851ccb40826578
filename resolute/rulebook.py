"""The rules of each game as text: what the help shows and what the tests of the rules read."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path

_PACKAGE = Path(__file__).parent

# An installed package carries its own copy; in the repository the rules stand in docs/.
FOLDERS = (_PACKAGE / "_rules", _PACKAGE.parent / "docs" / "rules")

_HEADING = re.compile(r"^(#+)\s+(.+?)\s*$", re.MULTILINE)


class NoRules(LookupError):
    """There is no text of the rules under this name."""


def rules_text(game: str) -> str:
    """The rules of a game, in Markdown, by the game's id."""
    written = {file.stem: file for folder in reversed(FOLDERS) for file in folder.glob("*.md")}
    if game in written:
        return written[game].read_text(encoding="utf-8")
    close = get_close_matches(game, written, n=1)
    if close:
        raise NoRules(f'no rules for a game called "{game}"; did you mean "{close[0]}"?')
    known = ", ".join(sorted(written)) or "none"
    raise NoRules(f'no rules for a game called "{game}"; there are rules for: {known}')


def headings(game: str) -> list[str]:
    """The headings of a game's rules, in the order of the page."""
    return [found[2] for found in _HEADING.finditer(rules_text(game))]


def section(game: str, heading: str) -> str:
    """One section of a game's rules with everything below it, by its heading."""
    text = rules_text(game)
    found = list(_HEADING.finditer(text))
    for place, start in enumerate(found):
        if start[2] == heading:
            end = next((other.start() for other in found[place + 1 :] if len(other[1]) <= len(start[1])), len(text))
            return text[start.start() : end].rstrip() + "\n"
    close = get_close_matches(heading, [one[2] for one in found], n=1)
    hint = f'; did you mean "{close[0]}"?' if close else ""
    raise NoRules(f'the rules of {game} have no section called "{heading}"{hint}')
