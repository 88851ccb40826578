"""The sections of a game's rules page, for the help at a decision."""

from __future__ import annotations

import re

from resolute.rulebook import NoRules, rules_text

_HEADING = re.compile(r"(?P<level>#+)\s+(?P<title>.+?)\s*#*")


def sections(game: str) -> dict[str, str]:
    """Every section of the rules by its title, with what stands below it; empty if no rules are written."""
    try:
        lines = rules_text(game).splitlines()
    except NoRules:
        return {}
    headings = [(at, match) for at, line in enumerate(lines) if (match := _HEADING.fullmatch(line))]
    found: dict[str, str] = {}
    for at, heading in headings:
        deeper = len(heading["level"])
        end = next((other for other, next_ in headings if other > at and len(next_["level"]) <= deeper), len(lines))
        found.setdefault(heading["title"], "\n".join(lines[at:end]).strip())
    return found


def find_section(game: str, name: str) -> str | None:
    """The section of that name: as it is written, else the first whose title has it in it."""
    known = sections(game)
    wanted = _plain(name)
    if not wanted:
        return None
    exact = (text for title, text in known.items() if _plain(title) == wanted)
    near = (text for title, text in known.items() if wanted in _plain(title))
    return next(exact, None) or next(near, None)


def _plain(title: str) -> str:
    return " ".join(re.findall(r"\w+", title.casefold()))
