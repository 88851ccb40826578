"""What a finished game says about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resolute.engine.words import level
from resolute.games.lobby.words.names import counted, listed, short

POINTS = "Where the points came from"
ELECTIONS = "The elections"

_SOURCES = {
    "offices": "offices",
    "evaluations": "evaluations",
    "crises": "crises",
    "lobby": "the lobby's goal",
    "fates": "fates",
    "independents": "independents",
    "beaten": "lost re-elections",
}


def figure(points: int) -> str:
    """A number of points."""
    return str(points) if points >= 0 else f"−{-points}"


def reached(name: str) -> str:
    """Somebody got to 51."""
    return f"{name} got to 51"


def last_points(points: int, source: str) -> str:
    """The points that decided it."""
    return f"The last {counted(points, 'point')} came from {_SOURCES[source]}"


def ahead(name: str) -> str:
    """Somebody was ahead at the end."""
    return f"{name} came out ahead"


def shared(names: Sequence[str]) -> str:
    """A shared first place."""
    return f"{listed(names)} shared first place"


def margin(points: int) -> str:
    """By how much."""
    return f"By {counted(points, 'point')}"


def sources(points: Mapping[str, int]) -> str:
    """Points by where they came from, the most first."""
    ranked = sorted(points.items(), key=lambda one: -one[1])
    return ", ".join(f"{_SOURCES[key]} {level(number)}" for key, number in ranked)


def elected(politician: str, name: str) -> str:
    """A President and their lobby."""
    return f"{politician} ({name})"


def result(totals: Sequence[tuple[int, int]]) -> str:
    """The electors of all candidates."""
    ranked = sorted(totals, key=lambda one: -one[1])
    return ", ".join(f"{short(politician)} {electors}" for politician, electors in ranked)
