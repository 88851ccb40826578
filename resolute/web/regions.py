"""From a look to HTML: the regions of a table's page, each drawn only when what it shows has changed.

A game may bring templates of its own in its folder `board`; what it does not bring is drawn from the parts of
its view. Templates hold no rules, and regions hold no secrets of the session: forms and their tokens stand in
the page around them, so that people who see the same share the same drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from functools import partial
from html import escape
from itertools import accumulate, chain, compress, count
from operator import ne
from typing import Any

import msgspec

from resolute.engine.drawing import Sketch, escaped
from resolute.engine.frames import Seat
from resolute.engine.memory import Memory
from resolute.engine.views import Zone
from resolute.web.files import game_static
from resolute.web.look import DecisionLook, LineLook, Look, OptionLook, SeatLook
from resolute.web.templating import Run, die, filled, journal_line, own_function, owns, render, template_for

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
    for option in decision.options:
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
    thrown = last_throw(look)
    dice = ""
    if thrown is not None:
        dice = f'<p class="dice">{"".join(map(die, thrown.faces))}<span>{escaped(thrown.text)}</span></p>'
    shown = Waiting(look.table, look.game, look.seat, look.seats, look.decision, look.can_undo, look.may_agree)
    # The dice stand on the line with which the tools begin.
    return Sketch("waiting", shown, {"tools": (f'{dice}  <div class="tools">',)})


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
    return Sketch("seats", Seating(look.seats, _sheet(look).sides, over, plays, look.manages, look.watching))


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


class _Sheet:
    """What has been drawn of a look, so that people who see the same share it. It lives as long as the look, and so
    does not hold it."""

    def __init__(self, look: Look, before: _Sheet | None) -> None:
        self.sides = seat_sides(look)
        self.title = page_title(look)
        self._shown: dict[str, object] = {}
        self._runs: dict[str, list[Run]] = {}
        self._board: Any = None
        self._memory = Memory() if before is None else before._memory

    def runs(self, look: Look, region: str) -> list[Run]:
        """The inner HTML of a region, as runs of lines."""
        runs = self._runs.get(region)
        if runs is None:
            shown = self.shown(look, region)
            if isinstance(shown, Sketch):
                runs = filled(look.game, shown)
            else:
                template = template_for(look.game, region)
                runs = [tuple(render(template, look=look, **_context(look, region)).split("\n"))]
            self._runs[region] = runs
        return runs

    def share(self, region: str, other: _Sheet) -> None:
        """A region that shows what it shows on another sheet is not drawn twice."""
        if region in other._runs and region != "timeline":
            self._runs.setdefault(region, other._runs[region])

    def shown(self, look: Look, region: str) -> object:
        """Everything that a region shows: a sketch, of the game's own board if it makes one, or what is read."""
        shown = self._shown.get(region)
        if shown is None:
            shown = self._shown[region] = self._sketch(look, region) or _KEYS[region](look)
        return shown

    def _sketch(self, look: Look, region: str) -> Sketch | None:
        if not owns(look.game, region):
            return None
        if self._board is None:
            self._board = self._prepare(look)
        sketch: Sketch | None = None if self._board is None else self._board.sketch(region)
        return sketch

    def _prepare(self, look: Look) -> Any:
        """The game's own board, with what is remembered of the one before it if the game makes use of that."""
        file = partial(game_static, look.game)
        redraw = own_function(look.game, "redraw")
        if redraw is not None:
            return redraw(look, file, self._memory)
        prepare = own_function(look.game, "prepare")
        return None if prepare is None else prepare(look, file)


def _context(look: Look, region: str) -> dict[str, Any]:
    if region == "board":
        return {"parts": board_parts(look)}
    if region == "cards":
        return {"zones": own_zones(look)}
    if region == "decision":
        groups = option_groups(look.decision) if look.decision is not None else []
        crowded = sum(len(group.options) for group in groups) > CARDS_AT_MOST
        return {"groups": groups, "crowded": crowded, "thrown": last_throw(look)}
    return {}


def _sheet(look: Look, previous: Look | None = None) -> _Sheet:
    """What has been drawn of a look, begun from what was drawn of a previous one."""
    sheet: _Sheet | None = look.drawn.get("sheet")
    if sheet is None:
        sheet = look.drawn["sheet"] = _Sheet(look, None if previous is None else previous.drawn.get("sheet"))
    return sheet


def _text(look: Look, region: str) -> str:
    return "\n".join(chain.from_iterable(_sheet(look).runs(look, region)))


def render_region(look: Look, region: str) -> str:
    """The inner HTML of one region."""
    if region == "title":
        return escape(page_title(look), quote=False)
    if region == "journal":
        return journal_lines(look, 0)
    return _text(look, region)


def journal_lines(look: Look, kept: int) -> str:
    """The lines of the journal from place `kept` on, newest first, as items of the list."""
    lines = look.journal[max(kept, len(look.journal) - LINES_SHOWN) :]
    sides = _sheet(look).sides
    return "".join(
        [journal_line(look.table, line, "" if line.seat is None else sides[line.seat]) for line in reversed(lines)]
    )


def _kept(look: Look, previous: Look) -> int:
    """How many lines of the journal are still what they were."""
    old, new = previous.journal, look.journal
    if len(old) <= len(new) and (not old or new[len(old) - 1] == old[-1]):
        return len(old)
    return next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def render_regions(look: Look, previous: Look | None = None) -> dict[str, str]:
    """The regions that differ from what this visitor was sent before; all of them, if that is nothing."""
    parts = {region: _text(look, region) for region in _changed(look, previous)}
    return parts | _beside(look, previous)


def _changed(look: Look, previous: Look | None) -> Iterator[str]:
    """The regions whose lines are not what they were in a previous look."""
    if previous is None:
        yield from _KEYS
        return
    sheet, old = _sheet(look, previous), _sheet(previous)
    for region in _KEYS:
        shown, before = sheet.shown(look, region), old.shown(previous, region)
        if shown is before or shown == before:
            sheet.share(region, old)
        elif sheet.runs(look, region) != old.runs(previous, region):
            yield region


def _beside(look: Look, previous: Look | None) -> dict[str, str]:
    """What is new in the journal and the title. The journal is a list of its own: only new lines, and `data-keep`
    says how many of the old ones still hold."""
    found: dict[str, str] = {}
    kept = 0 if previous is None else _kept(look, previous)
    if previous is None or kept < len(previous.journal) or kept < len(look.journal):
        found["journal"] = f'<ol data-keep="{kept}">{journal_lines(look, kept)}</ol>'
    if previous is None or _sheet(previous).title != _sheet(look).title:
        found["title"] = render_region(look, "title")
    return found


Patch = list[str | tuple[int, int]]
"""A text as pieces that a line break joins: new lines, or which lines of the former text, from where and how many."""


def patch(before: list[Run], after: list[Run]) -> Patch:
    """Lines in terms of those before them: most of a board stays as it was, and is not sent again."""
    if len(before) == len(after):
        # Most runs are the very same, and their lines need not be looked at.
        changed = [at for at, (old, new) in enumerate(zip(before, after, strict=True)) if old is not new and old != new]
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
    sheet, old = _sheet(look, previous), _sheet(previous)
    parts: dict[str, str | Patch] = {}
    for region in _changed(look, previous):
        known = region in told
        parts[region] = patch(old.runs(previous, region), sheet.runs(look, region)) if known else _text(look, region)
    parts.update(_beside(look, previous))
    return parts
