"""The rules of each game as text: what the help shows and what the tests of the rules read."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path

_PACKAGE = Path(__file__).parent

# An installed package carries its own copy; in the repository the rules stand in docs/.
FOLDERS = (_PACKAGE / "_rules", _PACKAGE.parent / "docs" / "rules")

FOR_ENGINEERS = "<!-- for engineers -->"
"""Under a heading: the help inside the game leaves this section out."""
FOR_PLAYERS = "<!-- players read these rows -->"
"""Before a table of rules: the help shows what its rows say as a list."""

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
    return _section_of(rules_text(game), game, heading)


def _section_of(text: str, game: str, heading: str) -> str:
    found = list(_HEADING.finditer(text))
    for place, start in enumerate(found):
        if start[2] == heading:
            end = next((other.start() for other in found[place + 1 :] if len(other[1]) <= len(start[1])), len(text))
            return text[start.start() : end].rstrip() + "\n"
    close = get_close_matches(heading, [one[2] for one in found], n=1)
    hint = f'; did you mean "{close[0]}"?' if close else ""
    raise NoRules(f'the rules of {game} have no section called "{heading}"{hint}')


def help_text(game: str) -> str:
    """The rules as players read them: without what is for engineers, and without the tables that lead from a rule to
    its step and its test."""
    lines: list[str] = []
    skipping = listing = False
    for line in _for_players(rules_text(game)).splitlines():
        if line == FOR_PLAYERS:
            listing = True
            continue
        if re.match(r"\|.*\|\s*step\s*\|\s*test\s*\|$", line):
            skipping = True
        elif not line.startswith("|"):
            if skipping:
                listing = False
            skipping = False
        elif skipping and listing and not line.startswith("|--"):
            lines.append("- " + line.split("|")[1].strip())
        if not skipping:
            lines.append(line)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def _for_players(text: str) -> str:
    """The text without the sections that are for engineers."""
    found = list(_HEADING.finditer(text))
    for place in reversed(range(len(found))):
        start = found[place]
        if text[start.end() :].lstrip().startswith(FOR_ENGINEERS):
            end = next((one.start() for one in found[place + 1 :] if len(one[1]) <= len(start[1])), len(text))
            text = text[: start.start()] + text[end:]
            found = list(_HEADING.finditer(text))
    return text


def help_section(game: str, name: str) -> str:
    """What players read under a heading: the one that is called so, else the first that has the name in it."""
    wanted = _plain(name)
    titles = headings(game)
    fitting = [one for one in titles if _plain(one) == wanted] or [one for one in titles if wanted in _plain(one)]
    if not wanted or not fitting:
        return _section_of(help_text(game), game, name)
    return _section_of(help_text(game), game, fitting[0])


def _plain(title: str) -> str:
    return " ".join(re.findall(r"\w+", title.casefold()))
