"""The desk: approval, action points, the evaluation if the year were judged now, the legacy, and every danger."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Facts, Zone
from resolute.engine.words import level, plain
from resolute.games.presidency.board.marks import markers, part, tagged, text, value
from resolute.games.presidency.content.printed import APPROVAL_LEGACY
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload

NEAR, MIDDLE = 1, 3
"""Up to so many steps a danger is near, or not far."""
LOW, HIGH = 12, 38
"""The ends of the small scale of the evaluation."""


class Scale(msgspec.Struct, frozen=True):
    """A scale: zones with their class, ticks with their words, and where the marker stands, in percent."""

    zones: tuple[tuple[str, str, str], ...]
    ticks: tuple[tuple[str, str], ...]
    at: str
    low: int
    high: int
    value: int


class DangerRow(msgspec.Struct, frozen=True):
    """A danger: how many steps are missing, and what share has come already."""

    at: str
    name: str
    steps: str
    tone: str
    share: int | None
    """In tenths; none where there is nothing to draw."""
    title: str


class Desk(msgspec.Struct, frozen=True, cache_hash=True):
    """The whole desk."""

    approval: Scale
    approval_note: str
    points: int
    actions_left: int
    evaluation: Scale
    evaluation_note: str
    sums: tuple[tuple[str, str], ...]
    legacy: str
    legacy_now: str
    rank: str
    near: tuple[DangerRow, ...]
    far: tuple[DangerRow, ...]
    # The goals of a historical start: name, points now, and what is next; the points of all of them.
    goals: tuple[tuple[str, int, str], ...] = ()
    goal_points: int = 0


def desk(payload: TablePayload) -> Desk:
    """What ends the game or limits every move."""
    parts = payload.parts
    tracks = markers(parts, "presidency")
    judged = markers(parts, "evaluation")
    approval = tracks["approval"]
    total = judged["evaluation"].value
    bands = [one for key, one in judged.items() if key.startswith("band:")]
    above = next(((place, one) for place, one in enumerate(bands) if one.low > total), None)
    rows = [_danger(face) for face in part(parts, "dangers", Zone).cards]
    near = [row for row in rows if row.tone != "far"]
    aims = parts.get("goals")
    aimed = aims.rows if isinstance(aims, Facts) else ()
    return Desk(
        approval=_approval(approval.value, approval.low, approval.high),
        approval_note=words.approval_note(
            value(parts, "status", "approval_value"),
            value(parts, "status", "core_support"),
            "" if aimed else level(APPROVAL_LEGACY[approval.value]),
        ),
        points=tracks["action_points"].value,
        actions_left=value(parts, "status", "actions_left"),
        evaluation=Scale(
            tuple(
                (_spot(max(one.low, LOW)), _width(max(one.low, LOW), min(one.high + 1, HIGH)), f"z{place}")
                for place, one in enumerate(bands)
            ),
            tuple(
                (_spot((max(one.low, LOW) + min(one.high + 1, HIGH)) / 2), words.BANDS[place])
                for place, one in enumerate(bands)
            ),
            _spot(min(max(total + 0.5, LOW), HIGH)),
            LOW,
            HIGH,
            total,
        ),
        evaluation_note="" if above is None else words.to_next(above[1].low - total, words.BANDS[above[0]]),
        sums=tuple(
            (one.label, level(one.value) if one.value < 0 else plain(one.value))
            for key, one in judged.items()
            if key.startswith("evaluation:")
        ),
        legacy=text(parts, "legacy", "legacy"),
        legacy_now=text(parts, "legacy", "legacy_now"),
        rank=text(parts, "legacy", "rank"),
        near=tuple(near),
        far=tuple([row for row in rows if row.tone == "far"]),
        goals=tuple((one.label, one.value or 0, one.text) for one in aimed if one.key.startswith("goal:")),
        goal_points=sum(one.value or 0 for one in aimed if one.key == "goals:total"),
    )


def _spot(at: float) -> str:
    return f"{100 * (at - LOW) / (HIGH - LOW):.1f}"


def _width(low: float, high: float) -> str:
    return f"{100 * (high - low) / (HIGH - LOW):.1f}"


def _approval(value: int, low: int, high: int) -> Scale:
    def spot(at: float) -> str:
        return f"{100 * (at - low) / (high - low):.1f}"

    ends = ((low, 40, "z1"), (40, 50, "z2"), (50, 60, "z3"), (60, high, "z4"))
    zones = tuple((spot(start), f"{100 * (end - start) / (high - low):.1f}", tone) for start, end, tone in ends)
    return Scale(zones, tuple((spot(at), str(at)) for at in (20, 30, 40, 50, 60, 69)), spot(value), low, high, value)


def _danger(face: Face) -> DangerRow:
    steps, of, points = face.price, tagged(face, "of"), "points" in face.tags
    tone = "off" if steps is None else "near" if steps <= NEAR else "mid" if steps <= MIDDLE else "far"
    return DangerRow(
        at=face.id,
        name=face.title,
        steps="–" if steps is None else plain(steps),
        tone="far" if tone == "off" else tone,
        share=None if points or steps is None or not of else round(10 * min(tagged(face, "done"), of) / of),
        title=face.lines[-1],
    )
