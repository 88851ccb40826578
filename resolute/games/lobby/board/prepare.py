"""From a `TablePayload` to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from resolute.board.drawing import Drawn, Sketch, Slot
from resolute.board.memory import Memory
from resolute.engine.views import Facts, Zone
from resolute.games.lobby.board.hand import Cards, Table, hand, table
from resolute.games.lobby.board.header import Goal, Header, goal_line, header
from resolute.games.lobby.board.house import Crises, House, crises, house
from resolute.games.lobby.board.marks import Mark, Pointed, marks_of, part, pointed_at
from resolute.games.lobby.board.nation import LEADERS, First, Nation, Terms, first_state, nation
from resolute.games.lobby.board.night import Count, Lanes, VoteNow, count, lanes, vote_now
from resolute.games.lobby.board.race import Primaries, primaries
from resolute.games.lobby.board.signs import symbols
from resolute.games.lobby.board.strip import Strip, strip
from resolute.games.lobby.board.tiles import Tile, tiles
from resolute.payload import TablePayload

EMPTY: tuple[str, ...] = ()


class Frame(msgspec.Struct, frozen=True, cache_hash=True):
    """What stays of the board for a while: which of its places are shown."""

    mode: str
    """setup, congress, primaries or night: what stands beside the map."""
    seats: int
    wants_tiles: bool
    """Whether somebody or something in front of a player may be chosen, so that the tiles must be there."""
    wants_crises: bool
    """Whether a crisis may be chosen, so that they must be there."""
    drawing: str
    symbols: Drawn
    leaders: Drawn = LEADERS


class Night(msgspec.Struct, frozen=True):
    """Election night."""

    lanes: Lanes
    vote: VoteNow | None
    count: Count


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
    race: Primaries | None = None
    night: Night | None = None

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
            "lanes": EMPTY if self.night is None else Sketch("lanes", self.night.lanes),
            "outlines": self.nation.outlines,
            "rings": self.nation.rings,
            "signs": self.nation.signs,
            "rows": self.nation.rows,
            "first": Sketch("first", self.first),
            "desk": Sketch("desk", self.desk),
            "side": self._side(),
            "count": EMPTY if self.night is None else Sketch("count", self.night.count),
        }
        for tile in self.tiles:
            slots[f"tile {tile.mark.seat}"] = Sketch("tile", tile)
        return Sketch("board", self.frame, slots)

    def _side(self) -> Sketch:
        """What stands beside the map."""
        crises_shown = Sketch("crises", self.crises)
        if self.frame.mode in ("setup", "congress"):
            return Sketch("gov", None, {"house": Sketch("house", self.house), "crises": crises_shown})
        main = Sketch("vote", self.night.vote) if self.night is not None else Sketch("primaries", self.race)
        return Sketch("beside", None, {"main": main, "crises": crises_shown if self.frame.wants_crises else EMPTY})


def prepare(payload: TablePayload, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    return redraw(payload, file, Memory())


def redraw(payload: TablePayload, file: Callable[[str], str], memory: Memory) -> Board:
    """The same, with a memory of what the visitor was shown before: whatever has not changed is taken from it."""
    marks = marks_of(payload)
    pointed = pointed_at(payload)
    head = header(payload, marks)
    mode = _mode(payload)
    drawing = file("map.svg")
    terms = Terms(drawing, mode == "night")
    return Board(
        header=head,
        goal=goal_line(payload, head),
        cards=hand(payload, pointed),
        frame=Frame(
            mode,
            len(payload.seats),
            _points_at(pointed, "politician:", "laid:", "seat:"),
            _points_at(pointed, "crisis:"),
            drawing,
            symbols(mark.icon for mark in marks),
        ),
        strip=strip(payload, marks),
        nation=nation(payload, marks, pointed, terms),
        first=first_state(payload, pointed),
        house=house(payload.parts, marks),
        crises=crises(payload.parts, pointed, _since(payload)),
        desk=table(payload, marks, pointed),
        tiles=tiles(payload, marks, pointed),
        race=primaries(payload, marks, pointed) if mode == "primaries" else None,
        night=_night(payload, marks, pointed) if mode == "night" else None,
    )


def _mode(payload: TablePayload) -> str:
    """What the board is about now."""
    phase = part(payload.parts, "status", Facts).get("phase")
    key = phase.about[0] if phase is not None and phase.about else ""
    if key == "setup" and not part(payload.parts, "crises", Zone).cards:
        return "setup"
    return {"primaries": "primaries", "election": "night"}.get(key, "congress")


def _night(payload: TablePayload, marks: tuple[Mark, ...], pointed: Pointed) -> Night:
    return Night(lanes(payload, marks, pointed), vote_now(payload, marks), count(payload))


def _points_at(pointed: Pointed, *kinds: str) -> bool:
    return any(at.startswith(kinds) for at in pointed.may)


def _since(payload: TablePayload) -> frozenset[str]:
    """The ids of what happened since the visitor's last decision was about."""
    if payload.seat is None or not payload.decided:
        return frozenset()
    lines = [line for line in payload.journal if line.number >= payload.decided]
    return frozenset(at for line in lines for at in line.about)


def sides(payload: TablePayload) -> tuple[str, ...]:
    """How the page tells seats apart: by colors of the board's own, because two of the page's are those of parties."""
    return tuple(f"lb{one.seat}" for one in payload.seats)
