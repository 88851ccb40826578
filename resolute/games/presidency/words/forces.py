"""What rules/forces says: labels, prompts and reasons."""

from __future__ import annotations

from resolute.games.presidency.content.forces import BOX_LABELS, Box, UnitType
from resolute.games.presidency.content.places import ALLIES, Region
from resolute.games.presidency.words.small import upper

WHICH_UNIT_MOVES = "Which unit moves?"
WHICH_OTHER_UNIT_MOVES = "Does another unit move with it?"
NO_OTHER_UNIT = "No other unit"
STAYS_IN_KOREA = "Stays in South Korea for good"
HELD_BY_CONGRESS = "Waits for Expanded Military or Security and Defense"
IN_TRANSIT_FIRST = "needs another move to get ready"
_FIRST_ALLY, _LAST_ALLY = int(Box.FIRST_ALLY_BOX), int(Box.FIRST_ALLY_BOX) + len(ALLIES) - 1


def place(box: int) -> str:
    """Where a unit is, in the middle of a sentence."""
    if box == Box.HELD_BY_CONGRESS:
        return BOX_LABELS[box]
    if box == Region.CONUS:
        return "at home"
    return f"{'with' if _FIRST_ALLY <= box <= _LAST_ALLY else 'in'} {BOX_LABELS[box]}"


def goal(box: int) -> str:
    """Where a unit goes, in the middle of a sentence."""
    if box == Region.CONUS:
        return "home"
    return f"to {BOX_LABELS[box]}"


def to_box(box: int) -> str:
    if box == Region.CONUS:
        return "Home"
    if _FIRST_ALLY <= box <= _LAST_ALLY:
        return f"With {BOX_LABELS[box]}"
    return upper(BOX_LABELS[box])


def unit_at(kind: int, box: int) -> str:
    return f"{upper(UnitType(kind).label)} {place(box)}"


def get_ready(kind: int, box: int) -> str:
    return f"Get the {UnitType(kind).label} {place(box)} ready"


def where_to(kind: int, box: int) -> str:
    return f"Where does the {UnitType(kind).unit} {place(box)} go?"
