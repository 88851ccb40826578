"""The rules of each game as text: what the help shows and what the tests of the rules read."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

_PACKAGE = Path(__file__).parent

# An installed package carries its own copy; in the repository the rules stand in docs/.
FOLDERS = (_PACKAGE / "_rules", _PACKAGE.parent / "docs" / "rules")


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
