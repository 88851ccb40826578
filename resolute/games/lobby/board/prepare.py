"""From a look at the table to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from resolute.board.drawing import Drawn, Sketch, Slot
from resolute.board.memory import Memory
from resolute.engine.views import Facts
from resolute.games.lobby.board.hand import Cards, Table, hand, table
from resolute.games.lobby.board.header import Goal, Header, goal_line, header
from resolute.games.lobby.board.house import Crises, House, crises, house
from resolute.games.lobby.board.marks import Pointed, marks_of, part, pointed_at
from resolute.games.lobby.board.nation import LEADERS, First, Nation, Terms, first_state, nation
from resolute.games.lobby.board.strip import Strip, strip
from resolute.games.lobby.board.tiles import Tile, tiles
from resolute.payload import TablePayload

EMPTY: tuple[str, ...] = ()


class Frame(msgspec.Struct, frozen=True, cache_hash=True):
    """What stays of the board for a while: which of its places are shown."""

    mode: str
    """congress, primaries or night: what stands beside the map."""
    seats: int
    wants_tiles: bool
    """Whether somebody or something in front of a player may be chosen, so that the tiles must be there."""
    leaders: Drawn = Drawn(LEADERS)


class Board(msgspec.Struct, frozen=True):
    """Everything that the templates show."""

    header: Header
    goal: Goal
    cards: Cards
    frame: Frame
    strip: Strip
    nation: Nation
    first: First | None
    house: House
    crises: Crises
    desk: Table
    tiles: tuple[Tile, ...]

    def sketch(self, region: str) -> Sketch:
        """What a region of the page shows."""
        if region == "tally":
            return Sketch("tally", self.header)
        if region == "goal":
            return Sketch("goal", self.goal)
        if region == "cards":
            return Sketch("cards", self.cards)
        slots: dict[str, Slot] = {
            "strip": Sketch("strip", self.strip),
            "lanes": EMPTY,
            "outlines": self.nation.outlines,
            "rings": self.nation.rings,
            "names": self.nation.names,
            "rows": self.nation.rows,
            "first": Sketch("first", self.first),
            "desk": Sketch("desk", self.desk),
            "side": Sketch(
                "gov", None, {"house": Sketch("house", self.house), "crises": Sketch("crises", self.crises)}
            ),
            "count": EMPTY,
        }
        for tile in self.tiles:
            slots[f"tile {tile.mark.seat}"] = Sketch("tile", tile)
        return Sketch("board", self.frame, slots)


def prepare(payload: TablePayload, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    return redraw(payload, file, Memory())


def redraw(payload: TablePayload, file: Callable[[str], str], memory: Memory) -> Board:
    """The same, with a memory of what the visitor was shown before: whatever has not changed is taken from it."""
    marks = marks_of(payload)
    pointed = pointed_at(payload)
    head = header(payload, marks)
    terms = Terms(file("map.svg"), file("signs.svg"))
    return Board(
        header=head,
        goal=goal_line(payload, head),
        cards=hand(payload, pointed),
        frame=Frame(_mode(payload), len(payload.seats), _wants_tiles(pointed)),
        strip=strip(payload, marks),
        nation=nation(payload, marks, pointed, terms),
        first=first_state(payload, pointed),
        house=house(payload.parts, marks),
        crises=crises(payload.parts, pointed, _since(payload)),
        desk=table(payload, pointed),
        tiles=tiles(payload, marks, pointed),
    )


def _mode(payload: TablePayload) -> str:
    """What the board is about now."""
    phase = part(payload.parts, "status", Facts).get("phase")
    key = phase.about[0] if phase is not None and phase.about else ""
    return {"primaries": "primaries", "election": "night"}.get(key, "congress")


def _wants_tiles(pointed: Pointed) -> bool:
    return any(at.startswith(("politician:", "laid:", "seat:")) for at in pointed.may)


def _since(payload: TablePayload) -> frozenset[str]:
    """The ids of what happened since the visitor's last decision was about."""
    if payload.seat is None or not payload.decided:
        return frozenset()
    lines = [line for line in payload.journal if line.number >= payload.decided]
    return frozenset(at for line in lines for at in line.about)


def sides(payload: TablePayload) -> tuple[str, ...]:
    """How the page tells seats apart: by colors of the board's own, because two of the page's are those of parties."""
    return tuple(f"lb{one.seat}" for one in payload.seats)
