"""The header: where the presidency is, its four figures, and the nearest danger; and the goal line."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Facts, Zone
from resolute.engine.words import plain
from resolute.games.presidency.board.marks import markers, part, text, value
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload


class Header(msgspec.Struct, frozen=True, cache_hash=True):
    """The header of the page."""

    when: str
    segment: str
    figures: tuple[tuple[str, str, str, str], ...]
    """Key, figure, what it is, and the same in a short word for phones."""
    danger: str
    steps: int | None


class Goal(msgspec.Struct, frozen=True, cache_hash=True):
    """The goal line above the board."""

    label: str
    text: str
    rank: str


def header(payload: TablePayload) -> Header:
    """What never leaves the screen."""
    parts = payload.parts
    tracks = markers(parts, "presidency")
    judged = markers(parts, "evaluation")["evaluation"].value
    aims = goal_points(payload)
    figures: tuple[tuple[str, str, str, str], ...] = (
        ("approval", f"{tracks['approval'].value}%", words.YOUR_APPROVAL, words.SHORT["approval"]),
        ("action_points", plain(tracks["action_points"].value), words.ACTION_POINTS, words.SHORT["action_points"]),
    )
    if aims:
        figures += (("goals", aims, words.GOAL_POINTS, words.SHORT["goals"]),)
    else:
        figures += (
            ("evaluation", plain(judged), words.EVALUATION, words.SHORT["evaluation"]),
            ("legacy_points", plain(tracks["legacy_points"].value), words.LEGACY, words.SHORT["legacy_points"]),
        )
    near = nearest(payload)
    return Header(
        when=words.year(value(parts, "status", "year"), season(payload)),
        segment=text(parts, "status", "segment"),
        figures=figures,
        danger="" if near is None else words.nearest(near.title, near.lines[0]),
        steps=None if near is None else near.price,
    )


def season(payload: TablePayload) -> str:
    """What time of the year it is."""
    phase = phase_of(payload)
    if phase is None and not value(payload.parts, "status", "year"):
        return words.SETTING_UP
    return words.SEASONS[phase or 0]


def phase_of(payload: TablePayload) -> int | None:
    """The phase of the turn sequence; none before the first."""
    found = part(payload.parts, "status", Facts).get("phase")
    return None if found is None else found.value


def nearest(payload: TablePayload) -> Face | None:
    """The danger that is nearest, the evaluation aside: that one is counted in points."""
    cards = part(payload.parts, "dangers", Zone).cards
    return next((one for one in cards if one.price is not None and "points" not in one.tags), None)


def goal_line(payload: TablePayload) -> Goal:
    """What a President plays for, and how history would judge now."""
    aims = goal_points(payload)
    if aims:
        return Goal(words.GOAL, words.HISTORICAL_GOAL, words.points_so_far(aims))
    return Goal(words.GOAL, payload.goal, text(payload.parts, "legacy", "rank"))


def goal_points(payload: TablePayload) -> str:
    """What the goals of a historical start would bring now, of how many points; nothing in a term of one's own."""
    aims = payload.parts.get("goals")
    total = aims.get("goals:total") if isinstance(aims, Facts) else None
    return "" if total is None else total.text
