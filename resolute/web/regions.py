"""From a payload to HTML: the regions of a table's page, each drawn only when what it shows has changed.

A game may bring templates of its own in its folder `board`; what it does not bring is drawn from the parts of
its view. Templates hold no rules, and regions hold no secrets of the session: forms and their tokens stand in
the page around them, so that people who see the same share the same drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import partial
from html import escape
from itertools import accumulate, chain, compress, count
from operator import is_not, ne
from typing import Any

import msgspec

from resolute.board.drawing import Sketch
from resolute.board.memory import Memory
from resolute.engine.frames import Seat
from resolute.engine.summary import SummaryPanel
from resolute.engine.views import Zone
from resolute.payload import DecisionPayload, LinePayload, PersonPayload, SeatPayload, TablePayload, UndoPayload
from resolute.web.choices import Panel, panel_of
from resolute.web.files import game_static
from resolute.web.journal import draw_journal, kept_lines, waited
from resolute.web.templating import Run, filled, kept, macro, own_function, owns, render, template_for


def seat_sides(payload: TablePayload) -> tuple[str, ...]:
    """How the page tells the seats apart: by the game's own sides, or by their numbers."""
    own = own_function(payload.game, "sides")
    sides: tuple[str, ...] = () if own is None else own(payload)
    return sides if len(sides) == len(payload.seats) else tuple(str(one.seat) for one in payload.seats)


def own_zones(payload: TablePayload) -> dict[str, Zone]:
    """The cards in front of the seat through whose eyes this is seen."""
    if payload.seat is None:
        return {}
    return {name: part for name, part in payload.parts.items() if isinstance(part, Zone) and part.seat == payload.seat}


def board_parts(payload: TablePayload) -> dict[str, Any]:
    """Everything that the generic board shows: neither the own cards nor the tally."""
    own = own_zones(payload)
    return {name: part for name, part in payload.parts.items() if name not in own and name != "tally"}


def last_roll(payload: TablePayload) -> LinePayload | None:
    """The dice of the last move in the journal, which still lie on the table."""
    for line in reversed(payload.journal):
        if line.number < payload.moves - 1:
            return None
        if line.faces:
            return line
    return None


BROUGHT_AT_MOST = 1
"""More lines than this after a roll tell of something else."""


def own_roll(payload: TablePayload) -> LinePayload | None:
    """The dice under a question: only if the seat that decides rolled them in the last move, nothing but what they
    brought has happened since, and never those of the set-up. Under another question they would seem to belong to
    it."""
    rolled = last_roll(payload)
    asked = payload.decision
    if rolled is None or asked is None or rolled.seat != asked.seat or rolled.number < payload.moves:
        return None
    since = payload.journal[payload.journal.index(rolled) + 1 :]
    if len(since) > BROUGHT_AT_MOST or any(line.heading for line in since):
        return None
    return rolled


def page_title(payload: TablePayload) -> str:
    """The title of the page: it says when it is your turn."""
    name = f"{payload.title} · Resolute" if payload.title else f"{payload.game_name} · Resolute"
    if payload.past:
        return f"Move {payload.moves} of {payload.last} · {name}"
    if payload.outcome is not None:
        return f"Over · {name}"
    if payload.decision is not None and payload.decision.mine:
        return f"● Your turn · {name}"
    return name


def _seat_names(payload: TablePayload) -> tuple[object, ...]:
    return tuple((one.seat, one.label, one.name, one.kind, one.bot, one.mine) for one in payload.seats)


def _board_key(payload: TablePayload) -> tuple[object, ...]:
    return (
        payload.game,
        board_parts(payload),
        payload.seat,
        _seat_names(payload),
        payload.past,
        payload.outcome,
        payload.curtain,
    )


def _panels(payload: TablePayload) -> list[SummaryPanel]:
    """How a finished game went, but for what its own board draws already."""
    if payload.outcome is None:
        return []
    own = own_function(payload.game, "summed_up")
    drawn: tuple[str, ...] = () if own is None else own(payload)
    return [panel for panel in payload.outcome.summary.panels if panel.key not in drawn]


def _cards_key(payload: TablePayload) -> tuple[object, ...]:
    return (payload.game, own_zones(payload), payload.seat, payload.past, payload.curtain)


def _tally_key(payload: TablePayload) -> tuple[object, ...]:
    return (payload.game, payload.parts.get("tally"), payload.seat, _seat_names(payload), payload.outcome)


def _waits(payload: TablePayload) -> bool:
    """Whether somebody else decides, in the game as it stands."""
    asked = payload.decision is not None and payload.decision.mine
    return not (asked or payload.past or payload.curtain or payload.outcome is not None)


class Waiting(msgspec.Struct, frozen=True):
    """What whoever does not decide is shown of the decision: nothing that changes at every move."""

    table: str
    game: str
    seat: Seat | None
    seats: tuple[SeatPayload, ...]
    decision: DecisionPayload | None
    can_undo: bool
    undo: UndoPayload | None


def _waiting(payload: TablePayload) -> Sketch:
    shown = Waiting(
        payload.table, payload.game, payload.seat, payload.seats, payload.decision, payload.can_undo, payload.undo
    )
    return Sketch("waiting", shown, {"tools": (str(kept(macro("tools"), last_roll(payload))),)})


def _decision_key(payload: TablePayload) -> object:
    if _waits(payload):
        return _waiting(payload)
    moves = (payload.table, payload.number, payload.moves, payload.last, payload.can_branch)
    now = (payload.past, payload.curtain, payload.can_undo, payload.undo)
    return (
        payload.game,
        payload.decision,
        payload.coach,
        payload.outcome,
        _seat_names(payload),
        payload.seat,
        own_roll(payload),
        *now,
        *moves,
    )


class Seating(msgspec.Struct, frozen=True):
    """Who sits where, and what the visitor may do about it."""

    seats: tuple[SeatPayload, ...]
    sides: tuple[str, ...]
    over: bool
    plays: bool
    manages: bool
    watching: int
    quiet: bool
    people: tuple[PersonPayload, ...]


def _seating(payload: TablePayload) -> Sketch:
    over, plays = payload.outcome is not None, payload.seat is not None
    sides, people = _Sheet(payload).drawn.sides, payload.people
    return Sketch(
        "seats",
        Seating(payload.seats, sides, over, plays, payload.manages, payload.watching, payload.quiet, people),
    )


def _timeline_key(payload: TablePayload) -> tuple[object, ...]:
    # A page that is up to date counts by itself, so that its timeline need not be sent; but it is not the same.
    return (payload.table, payload.past, (payload.moves, payload.last) if payload.past else ())


def _waited(payload: TablePayload) -> Sketch:
    return Sketch("waited", waited(payload, _Sheet(payload).drawn.sides))


_KEYS: Mapping[str, Callable[[TablePayload], object]] = {
    "board": _board_key,
    "decision": _decision_key,
    "cards": _cards_key,
    "tally": _tally_key,
    "goal": lambda payload: (payload.goal,),
    "seats": _seating,
    "waited": _waited,
    "chat": lambda payload: (payload.chat,),
    "timeline": _timeline_key,
}
REGIONS = ("board", "decision", "cards", "tally", "goal", "journal", "waited", "seats", "chat", "timeline", "title")


class _Drawn:
    """What has been drawn of a payload, kept with it so that people who see the same share it."""

    __slots__ = ("board", "memory", "runs", "shown", "sides", "title")

    def __init__(self, payload: TablePayload, memory: Memory) -> None:
        self.sides = seat_sides(payload)
        self.title = page_title(payload)
        self.shown: dict[str, object] = {}
        self.runs: dict[str, list[Run]] = {}
        self.board: Any = None
        self.memory = memory


class _Sheet:
    """A payload, to draw on: whatever is drawn of it is drawn once."""

    __slots__ = ("drawn", "payload")

    def __init__(self, payload: TablePayload, before: _Sheet | None = None) -> None:
        self.payload = payload
        if "page" not in payload.drawn:
            payload.drawn["page"] = _Drawn(payload, Memory() if before is None else before.drawn.memory)
        self.drawn: _Drawn = payload.drawn["page"]

    def runs(self, region: str) -> list[Run]:
        """The inner HTML of a region, as runs of lines."""
        runs = self.drawn.runs.get(region)
        if runs is None:
            shown = self.shown(region)
            if isinstance(shown, Sketch):
                runs = filled(self.payload.game, shown)
            else:
                template = template_for(self.payload.game, region)
                runs = [tuple(render(template, payload=self.payload, **self._context(region)).split("\n"))]
            self.drawn.runs[region] = runs
        return runs

    def text(self, region: str) -> str:
        """The inner HTML of a region."""
        return "\n".join(chain.from_iterable(self.runs(region)))

    def same(self, region: str, other: _Sheet) -> bool:
        """Whether a region shows what it shows on another sheet; then it is not drawn twice."""
        shown, before = self.shown(region), other.shown(region)
        if shown is not before and shown != before:
            return False
        if region != "timeline" and region in other.drawn.runs:
            self.drawn.runs.setdefault(region, other.drawn.runs[region])
        return True

    def shown(self, region: str) -> object:
        """Everything that a region shows: a sketch, of the game's own board if it makes one, or what is read."""
        shown = self.drawn.shown.get(region)
        if shown is None:
            shown = self.drawn.shown[region] = self._sketch(region) or _KEYS[region](self.payload)
        return shown

    def _sketch(self, region: str) -> Sketch | None:
        if not owns(self.payload.game, region):
            return None
        if self.drawn.board is None:
            self.drawn.board = self._board()
        sketch: Sketch | None = None if self.drawn.board is None else self.drawn.board.sketch(region)
        return sketch

    def _board(self) -> Any:
        """The game's own board, with what is remembered of the one before it if the game makes use of that."""
        payload = self.payload
        file = partial(game_static, payload.game)
        redraw = own_function(payload.game, "redraw")
        if redraw is not None:
            return redraw(payload, file, self.drawn.memory)
        prepare = own_function(payload.game, "prepare")
        return None if prepare is None else prepare(payload, file)

    def _context(self, region: str) -> dict[str, Any]:
        payload = self.payload
        if region == "board":
            return {"parts": board_parts(payload)}
        if region == "cards":
            return {"zones": own_zones(payload)}
        if region == "decision":
            asked = payload.decision
            panel = Panel() if asked is None else panel_of(asked)
            return {
                "panel": panel,
                "sides": self.drawn.sides,
                "rolled": own_roll(payload),
                "panels": _panels(payload),
            }
        return {}


def render_region(payload: TablePayload, region: str) -> str:
    """The inner HTML of one region."""
    if region == "title":
        return escape(page_title(payload), quote=False)
    if region == "journal":
        return "".join(draw_journal(payload, _Sheet(payload).drawn.sides))
    return _Sheet(payload).text(region)


def render_regions(payload: TablePayload, previous: TablePayload | None = None) -> dict[str, str]:
    """The regions that differ from what this visitor was sent before; all of them, if that is nothing."""
    old = None if previous is None else _Sheet(previous)
    sheet = _Sheet(payload, old)
    parts = {region: sheet.text(region) for region in _changed(sheet, old)}
    return parts | _beside(sheet, old)


def _changed(sheet: _Sheet, old: _Sheet | None) -> list[str]:
    """The regions whose lines are not what they were on an old sheet."""
    if old is None:
        return list(_KEYS)
    return [region for region in _KEYS if not sheet.same(region, old) and sheet.runs(region) != old.runs(region)]


def _beside(sheet: _Sheet, old: _Sheet | None) -> dict[str, str]:
    """What is new in the journal and the title. The journal is a list of its own: only new lines, and `data-keep`
    says how many of the old ones still hold."""
    found: dict[str, str] = {}
    payload = sheet.payload
    kept = 0 if old is None else kept_lines(payload.journal, old.payload.journal)
    if old is None or kept < len(old.payload.journal) or kept < len(payload.journal):
        found["journal"] = str(macro("journal_news")(kept, draw_journal(payload, sheet.drawn.sides, kept)))
    if old is None or old.drawn.title != sheet.drawn.title:
        found["title"] = render_region(payload, "title")
    return found


Patch = list[str | tuple[int, int]]
"""A text as pieces that a line break joins: new lines, or which lines of the former text, from where and how many."""


def patch(before: list[Run], after: list[Run]) -> Patch:
    """Lines in terms of those before them: most of a board stays as it was, and is not sent again."""
    if len(before) == len(after):
        # Most runs are the very same, and their lines need not be looked at.
        changed = list(compress(count(), map(is_not, before, after)))
        if all(len(before[at]) == len(after[at]) for at in changed):
            return _patch_in_place(before, after, changed)
    return _patch_lines(list(chain.from_iterable(before)), list(chain.from_iterable(after)))


def _patch_lines(before: list[str], after: list[str]) -> Patch:
    """The same where lines may have moved."""
    places = {line: place for place, line in enumerate(before)}
    pieces: Patch = []
    start = end = -1  # the run of old lines that is being followed
    fresh: list[str] = []
    for line in after:
        if start >= 0 and end < len(before) and before[end] == line:
            end += 1
            continue
        if start >= 0:
            pieces.append((start, end - start))
            start = -1
        place = places.get(line)
        if place is None:
            fresh.append(line)
            continue
        if fresh:
            pieces.append("\n".join(fresh))
            fresh = []
        start, end = place, place + 1
    if start >= 0:
        pieces.append((start, end - start))
    if fresh:
        pieces.append("\n".join(fresh))
    return pieces


def _patch_in_place(before: list[Run], after: list[Run], changed: list[int]) -> Patch:
    """The same where no line has moved and only these runs have changed."""
    pieces: Patch = []
    starts = list(accumulate(map(len, after), initial=0))
    done = 0  # how many lines are covered so far
    for at in changed:
        new, start = after[at], starts[at]
        for place in compress(count(start), map(ne, before[at], new)):
            if place > done:
                pieces.append((done, place - done))
            pieces.append(str(new[place - start]))  # plain text: a line may be markup that a board has drawn
            done = place + 1
    if done < starts[-1]:
        pieces.append((done, starts[-1] - done))
    return pieces


def patch_regions(payload: TablePayload, previous: TablePayload, known: Set[str]) -> dict[str, str | Patch]:
    """What differs from the previous payload: patches for the regions whose text the page already has."""
    old = _Sheet(previous)
    sheet = _Sheet(payload, old)
    parts: dict[str, str | Patch] = {}
    for region in _changed(sheet, old):
        parts[region] = patch(old.runs(region), sheet.runs(region)) if region in known else sheet.text(region)
    parts.update(_beside(sheet, old))
    return parts
