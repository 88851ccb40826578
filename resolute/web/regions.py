"""From a look to HTML: the regions of a table's page, each drawn only when what it shows has changed.

A game may bring templates of its own in its folder `board`; what it does not bring is drawn from the parts of
its view. Templates hold no rules, and regions hold no secrets of the session: forms and their tokens stand in
the page around them, so that people who see the same share the same drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import partial
from html import escape
from itertools import accumulate, chain, compress, count
from operator import is_not, ne
from typing import Any

import msgspec

from resolute.board.drawing import Sketch
from resolute.board.memory import Memory
from resolute.engine.frames import Seat
from resolute.engine.views import Zone
from resolute.look import DecisionLook, LineLook, Look, OptionLook, SeatLook
from resolute.web.files import game_static
from resolute.web.templating import Run, filled, journal_line, macro, own_function, owns, render, template_for

CARDS_AT_MOST = 9
"""So many options are cards; more become a list that can be filtered."""
LINES_SHOWN = 40
"""The page shows so many lines of the journal; the rest stand on a page of their own."""


def seat_sides(look: Look) -> tuple[str, ...]:
    """How the page tells the seats apart: by the game's own sides, or by their numbers."""
    own = own_function(look.game, "sides")
    sides: tuple[str, ...] = () if own is None else own(look)
    return sides if len(sides) == len(look.seats) else tuple(str(one.seat) for one in look.seats)


def own_zones(look: Look) -> dict[str, Zone]:
    """The cards that lie before the seat through whose eyes this is seen."""
    if look.seat is None:
        return {}
    return {name: part for name, part in look.parts.items() if isinstance(part, Zone) and part.seat == look.seat}


def board_parts(look: Look) -> dict[str, Any]:
    """Everything that the generic board shows: neither the own cards nor the tally."""
    own = own_zones(look)
    return {name: part for name, part in look.parts.items() if name not in own and name != "tally"}


def last_throw(look: Look) -> LineLook | None:
    """The dice that were thrown last, if they lie on the table still: in the last move of the journal."""
    for line in reversed(look.journal):
        if line.number < look.moves - 1:
            return None
        if line.faces:
            return line
    return None


class Group(msgspec.Struct, frozen=True):
    """Options under one heading; with `amounts` they differ only by a number."""

    title: str
    options: tuple[tuple[str, OptionLook], ...]
    """Each with its key, if it has one."""
    amounts: bool = False


def option_groups(decision: DecisionLook) -> list[Group]:
    """The options under their headings, in the order in which they are listed; the first nine have a key."""
    collected: dict[str, list[tuple[str, OptionLook]]] = {}
    keys = iter("123456789")
    crowded = sum(not option.barred for option in decision.options) > CARDS_AT_MOST
    for option in _gathered(decision.options):
        if option.barred:
            key = ""
        elif crowded and option.declines:
            key = "0"
        else:
            key = next(keys, "")
        # A few options need no headings; what has amounts is drawn as one control all the same.
        heading = option.group if crowded or option.amount is not None else ""
        collected.setdefault(heading, []).append((key, option))
    return [
        Group(title, tuple(some), len(some) > 1 and all(one.amount is not None for _, one in some))
        for title, some in collected.items()
    ]


def _gathered(options: Iterable[OptionLook]) -> Iterator[OptionLook]:
    """The options, with those that cannot be chosen for one reason as one: whoever has no actions left need not read
    that of every card."""
    barred: dict[str, list[OptionLook]] = {}
    for option in options:
        if option.barred:
            barred.setdefault(option.barred, []).append(option)
        else:
            yield option
    for reason, some in barred.items():
        yield some[0] if len(some) == 1 else OptionLook(-1, " · ".join([one.label for one in some]), barred=reason)


def page_title(look: Look) -> str:
    """The title of the page: it says when it is your turn."""
    name = f"{look.title} · Resolute" if look.title else f"{look.game_name} · Resolute"
    if look.past:
        return f"Move {look.moves} of {look.last} · {name}"
    if look.outcome is not None:
        return f"Over · {name}"
    if look.decision is not None and look.decision.mine:
        return f"● Your turn · {name}"
    return name


def _seat_names(look: Look) -> tuple[object, ...]:
    return tuple((one.seat, one.label, one.name, one.kind, one.bot, one.mine) for one in look.seats)


def _board_key(look: Look) -> tuple[object, ...]:
    return (look.game, board_parts(look), look.seat, _seat_names(look), look.past, look.outcome, look.curtain)


def _cards_key(look: Look) -> tuple[object, ...]:
    return (look.game, own_zones(look), look.seat, look.past, look.curtain)


def _tally_key(look: Look) -> tuple[object, ...]:
    return (look.game, look.parts.get("tally"), look.seat, _seat_names(look), look.outcome)


def _waits(look: Look) -> bool:
    """Whether somebody else decides, in the game as it stands."""
    asked = look.decision is not None and look.decision.mine
    return not (asked or look.past or look.curtain or look.outcome is not None)


class Waiting(msgspec.Struct, frozen=True):
    """What whoever does not decide is shown of the decision: nothing that changes at every move."""

    table: str
    game: str
    seat: Seat | None
    seats: tuple[SeatLook, ...]
    decision: DecisionLook | None
    can_undo: bool
    may_agree: bool


def _waiting(look: Look) -> Sketch:
    shown = Waiting(look.table, look.game, look.seat, look.seats, look.decision, look.can_undo, look.may_agree)
    return Sketch("waiting", shown, {"tools": (str(macro("tools")(last_throw(look))),)})


def _decision_key(look: Look) -> object:
    if _waits(look):
        return _waiting(look)
    moves = (look.table, look.number, look.moves, look.last, look.can_branch)
    now = (look.past, look.curtain, look.can_undo, look.may_agree)
    return (look.game, look.decision, look.outcome, _seat_names(look), look.seat, last_throw(look), *now, *moves)


class Seating(msgspec.Struct, frozen=True):
    """Who sits where, and what the visitor may do about it."""

    seats: tuple[SeatLook, ...]
    sides: tuple[str, ...]
    over: bool
    plays: bool
    manages: bool
    watching: int


def _seating(look: Look) -> Sketch:
    over, plays = look.outcome is not None, look.seat is not None
    return Sketch("seats", Seating(look.seats, _Sheet(look).drawn.sides, over, plays, look.manages, look.watching))


def _timeline_key(look: Look) -> tuple[object, ...]:
    # A page that is up to date counts by itself, so that its timeline need not be sent; but it is not the same.
    return (look.table, look.past, (look.moves, look.last) if look.past else ())


_KEYS: Mapping[str, Callable[[Look], object]] = {
    "board": _board_key,
    "decision": _decision_key,
    "cards": _cards_key,
    "tally": _tally_key,
    "seats": _seating,
    "chat": lambda look: (look.chat,),
    "timeline": _timeline_key,
}
REGIONS = ("board", "decision", "cards", "tally", "journal", "seats", "chat", "timeline", "title")


class _Drawn:
    """What has been drawn of a look. The look keeps it, so that people who see the same share it."""

    __slots__ = ("board", "memory", "runs", "shown", "sides", "title")

    def __init__(self, look: Look, memory: Memory) -> None:
        self.sides = seat_sides(look)
        self.title = page_title(look)
        self.shown: dict[str, object] = {}
        self.runs: dict[str, list[Run]] = {}
        self.board: Any = None
        self.memory = memory


class _Sheet:
    """A look, to draw on: whatever is drawn of it is drawn once."""

    __slots__ = ("drawn", "look")

    def __init__(self, look: Look, before: _Sheet | None = None) -> None:
        self.look = look
        if "page" not in look.drawn:
            look.drawn["page"] = _Drawn(look, Memory() if before is None else before.drawn.memory)
        self.drawn: _Drawn = look.drawn["page"]

    def runs(self, region: str) -> list[Run]:
        """The inner HTML of a region, as runs of lines."""
        runs = self.drawn.runs.get(region)
        if runs is None:
            shown = self.shown(region)
            if isinstance(shown, Sketch):
                runs = filled(self.look.game, shown)
            else:
                template = template_for(self.look.game, region)
                runs = [tuple(render(template, look=self.look, **self._context(region)).split("\n"))]
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
            shown = self.drawn.shown[region] = self._sketch(region) or _KEYS[region](self.look)
        return shown

    def _sketch(self, region: str) -> Sketch | None:
        if not owns(self.look.game, region):
            return None
        if self.drawn.board is None:
            self.drawn.board = self._board()
        sketch: Sketch | None = None if self.drawn.board is None else self.drawn.board.sketch(region)
        return sketch

    def _board(self) -> Any:
        """The game's own board, with what is remembered of the one before it if the game makes use of that."""
        look = self.look
        file = partial(game_static, look.game)
        redraw = own_function(look.game, "redraw")
        if redraw is not None:
            return redraw(look, file, self.drawn.memory)
        prepare = own_function(look.game, "prepare")
        return None if prepare is None else prepare(look, file)

    def _context(self, region: str) -> dict[str, Any]:
        look = self.look
        if region == "board":
            return {"parts": board_parts(look)}
        if region == "cards":
            return {"zones": own_zones(look)}
        if region == "decision":
            groups = option_groups(look.decision) if look.decision is not None else []
            crowded = sum(len(group.options) for group in groups) > CARDS_AT_MOST
            return {"groups": groups, "crowded": crowded, "thrown": last_throw(look)}
        return {}


def render_region(look: Look, region: str) -> str:
    """The inner HTML of one region."""
    if region == "title":
        return escape(page_title(look), quote=False)
    if region == "journal":
        return "".join(_journal_lines(_Sheet(look), 0))
    return _Sheet(look).text(region)


def _journal_lines(sheet: _Sheet, kept: int) -> list[str]:
    """The lines of the journal from place `kept` on, newest first, as items of the list."""
    look, sides = sheet.look, sheet.drawn.sides
    lines = look.journal[max(kept, len(look.journal) - LINES_SHOWN) :]
    return [journal_line(look.table, line, "" if line.seat is None else sides[line.seat]) for line in reversed(lines)]


def _kept(look: Look, previous: Look) -> int:
    """How many lines of the journal are still what they were."""
    old, new = previous.journal, look.journal
    if len(old) <= len(new) and (not old or new[len(old) - 1] == old[-1]):
        return len(old)
    return next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def render_regions(look: Look, previous: Look | None = None) -> dict[str, str]:
    """The regions that differ from what this visitor was sent before; all of them, if that is nothing."""
    old = None if previous is None else _Sheet(previous)
    sheet = _Sheet(look, old)
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
    look = sheet.look
    kept = 0 if old is None else _kept(look, old.look)
    if old is None or kept < len(old.look.journal) or kept < len(look.journal):
        found["journal"] = str(macro("journal_news")(kept, _journal_lines(sheet, kept)))
    if old is None or old.drawn.title != sheet.drawn.title:
        found["title"] = render_region(look, "title")
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
    told = 0  # so many lines have been told of
    for at in changed:
        new, start = after[at], starts[at]
        for place in compress(count(start), map(ne, before[at], new)):
            if place > told:
                pieces.append((told, place - told))
            pieces.append(new[place - start])
            told = place + 1
    if told < starts[-1]:
        pieces.append((told, starts[-1] - told))
    return pieces


def patch_regions(look: Look, previous: Look, told: Set[str]) -> dict[str, str | Patch]:
    """What differs from a previous look, with patches for the regions whose former text the page has been told."""
    old = _Sheet(previous)
    sheet = _Sheet(look, old)
    parts: dict[str, str | Patch] = {}
    for region in _changed(sheet, old):
        parts[region] = patch(old.runs(region), sheet.runs(region)) if region in told else sheet.text(region)
    parts.update(_beside(sheet, old))
    return parts
