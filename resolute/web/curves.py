"""A look back at a finished game as the page draws it: a curve, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from resolute.bots.review import BIG
from resolute.payload import CurvePoint, ReviewAnswer, Swing

WIDTH, HEIGHT = 300, 80
ARROW = "\N{RIGHTWARDS ARROW}"


class SwingShown(msgspec.Struct, frozen=True):
    """A swing in words."""

    moves: int
    who: str
    label: str
    luck: bool
    turned: str
    better: str


class CurveShown(msgspec.Struct, frozen=True):
    """A curve in the units of its picture, and what it says."""

    title: str
    chances: bool
    first: int
    last: int
    top: str
    bottom: str
    path: str
    marks: tuple[float, ...]
    sentence: str
    swings: tuple[SwingShown, ...]


def shown_curve(review: ReviewAnswer) -> CurveShown:
    """What the page draws of a look back, for the seat whose curve it is."""
    seat, points = review.seat, review.points
    first, last = (points[0].moves, points[-1].moves) if points else (0, 0)

    def across(moves: int) -> float:
        return round(WIDTH * (moves - first) / max(1, last - first), 1)

    drawn = [f"{across(one.moves)} {round(HEIGHT * (1 - one.standing[seat]), 1)}" for one in points]
    whose = f"{review.who}\N{RIGHT SINGLE QUOTATION MARK}s" if review.who else "Your"
    return CurveShown(
        title=f"{whose} chance to win" if review.chances else "How your presidency stood",
        chances=review.chances,
        first=first,
        last=last,
        top="100%" if review.chances else "best",
        bottom="0%" if review.chances else "worst",
        path=f"M{'L'.join(drawn)}" if len(drawn) > 1 else "",
        marks=tuple(across(one.moves + 1) for one in review.swings),
        sentence=_sentence(review, points),
        swings=tuple(_swing(one, review) for one in review.swings),
    )


def _percent(share: float) -> str:
    return f"{round(share * 100)}%"


def _sentence(review: ReviewAnswer, points: Sequence[CurvePoint]) -> str:
    """The curve in words, for whoever does not see it."""
    if not points:
        return ""
    seat = review.seat
    low = min(points, key=lambda one: one.standing[seat])
    high = max(points, key=lambda one: one.standing[seat])
    if not review.chances:
        return f"Best after move {high.moves}, worst after move {low.moves}."
    start, end = points[0], points[-1]
    said = [f"{_percent(start.standing[seat])} at the start"]
    said += [
        f"{_percent(one.standing[seat])} at the {word} (after move {one.moves})"
        for one, word in sorted(((low, "lowest"), (high, "highest")), key=lambda pair: pair[0].moves)
        if one is not start and one is not end
    ]
    return f"{', '.join(said)}, {_percent(end.standing[seat])} at the end."


def _swing(one: Swing, review: ReviewAnswer) -> SwingShown:
    changes = [abs(after - before) for before, after in zip(one.before, one.after, strict=True)]
    # Of several rivals, whoever it made the difference for.
    seat = review.seat if changes[review.seat] >= BIG else changes.index(max(changes))
    before, after = one.before[seat], one.after[seat]
    if review.chances:
        name = f"{review.names[seat]} " if seat != review.seat else ""
        turned = f"{name}{_percent(before)} {ARROW} {_percent(after)}"
    else:
        turned = "better" if after > before else "worse"
    better = ""
    if one.better is not None:
        by = one.better.by
        better = one.better.label + (f" (+{by * 100:.1f}% for {one.who})" if by is not None else "")
    return SwingShown(one.moves, one.who, one.label, one.luck, turned, better)
