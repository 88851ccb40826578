"""From a look at the table to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from resolute.board.drawing import Sketch
from resolute.board.memory import Memory
from resolute.games.lobby.board.header import Goal, Header, goal_line, header
from resolute.games.lobby.board.marks import marks_of
from resolute.payload import TablePayload


class Board(msgspec.Struct, frozen=True):
    """Everything that the templates show."""

    header: Header
    goal: Goal

    def sketch(self, region: str) -> Sketch:
        """What a region of the page shows."""
        if region == "tally":
            return Sketch("tally", self.header)
        return Sketch("goal", self.goal)


def prepare(payload: TablePayload, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    return redraw(payload, file, Memory())


def redraw(payload: TablePayload, file: Callable[[str], str], memory: Memory) -> Board:
    """The same, with a memory of what the visitor was shown before: whatever has not changed is taken from it."""
    marks = marks_of(payload)
    head = header(payload, marks)
    return Board(head, goal_line(payload, head))


def sides(payload: TablePayload) -> tuple[str, ...]:
    """How the page tells seats apart: by colors of the board's own, because two of the page's are those of parties."""
    return tuple(f"lb{one.seat}" for one in payload.seats)
