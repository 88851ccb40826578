"""The journal on the page: a heading for each turn, one item for each action, and what happened while you waited.

Lines come oldest first and only grow. A line that repeats those before it carries one sentence for all of them, so an
item may take the place of earlier ones; `kept_lines` says from which line on a page has to be told again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from resolute.engine.frames import Seat
from resolute.payload import LinePayload, TablePayload
from resolute.web.templating import macro

LINES_SHOWN = 40
"""The page shows so many lines of the journal; the rest stand on a page of their own."""
LINES_TOGETHER = 4
"""So many lines of one move are one item at most."""
APART = frozenset(("note", "loaded", "branched", "taken_back"))
"""Kinds of lines that tell of the table rather than of an action, and stand by themselves."""
CARD_AT_MOST = 8
"""So many items stand on the card of what happened while you waited; earlier ones are counted."""


class Item(msgspec.Struct, frozen=True, cache_hash=True):
    """What one action brought, or the heading of a turn."""

    lines: tuple[LinePayload, ...]
    turn: int | None = None
    """The place of the heading under which it stands."""
    empty: bool = False
    """A seat's turn in which nothing happened."""

    @property
    def heading(self) -> bool:
        """Whether a turn begins with it."""
        return self.lines[0].heading

    @property
    def place(self) -> int:
        """The place of its first line."""
        return self.lines[0].place

    @property
    def about(self) -> str:
        """The ids of everything that its lines are about."""
        return " ".join(dict.fromkeys([id for line in self.lines for id in line.about]))


def kept_lines(new: Sequence[LinePayload], old: Sequence[LinePayload]) -> int:
    """How many lines of the journal can stay on a page that shows the old ones: whole items only."""
    kept = len(old)
    if len(old) > len(new) or (old and new[len(old) - 1] != old[-1]):
        kept = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        kept = _own_start(old, kept)  # an item that told of more than is left is told again
    if kept < len(new):
        kept = min([kept, *[line.first for line in new[kept:] if line.first is not None]])
    return _own_start(new, kept)


def _own_start(lines: Sequence[LinePayload], place: int) -> int:
    """The first line that looks different because of the one at a place."""
    place = _item_start(lines, place)
    after_heading = 0 < place < len(lines) and lines[place].heading and lines[place - 1].heading
    return place - 1 if after_heading else place  # a turn in which nothing happened says so


def _item_start(lines: Sequence[LinePayload], place: int) -> int:
    """The first line of the item to which a line belongs."""
    while 0 < place < len(lines):
        first = lines[place].first
        if first is not None:
            place = first
        elif _together(lines[place - 1], lines[place]):
            place -= 1
        else:
            break
    return place


def _together(one: LinePayload, other: LinePayload) -> bool:
    """Whether two lines that follow one another tell of the same action."""
    return (
        one.number == other.number
        and one.kind != other.kind
        and not (one.heading or other.heading)
        and one.kind not in APART
        and other.kind not in APART
    )


def items_of(journal: Sequence[LinePayload], start: int = 0) -> list[Item]:
    """The items of the lines from a place on, oldest first."""
    shown: list[LinePayload] = []
    at = len(journal) - 1
    while at >= start:
        shown.append(journal[at])
        first = journal[at].first
        at = (at if first is None else first) - 1
    turn = next((one.place for one in reversed(journal[:start]) if one.heading), None)
    items: list[Item] = []
    for line in reversed(shown):
        last = items[-1].lines if items else ()
        if line.heading:
            turn = line.place
            if items and items[-1].heading and last[0].seat is not None and not last[0].tone:
                items[-1] = Item(last, items[-1].turn, empty=True)
        elif last and len(last) < LINES_TOGETHER and _together(last[-1], line):
            items[-1] = Item((*last, line), items[-1].turn)
            continue
        items.append(Item((line,), turn))
    return items


def newest_first(items: Sequence[Item]) -> Iterator[Item]:
    """The last turn first, each with its heading before its items, the newest of these first."""
    block: list[Item] = []
    for item in reversed(items):
        if item.heading:
            yield item
            yield from block
            block = []
        else:
            block.append(item)
    yield from block


@lru_cache(maxsize=512)
def _drawn(table: str, item: Item, side: str) -> str:
    """An item of the list. Every move brings some, and everybody reads the same."""
    return macro("journal_item")(table, item, side)


def _side(item: Item, sides: Sequence[str]) -> str:
    seat = item.lines[0].seat
    return "" if seat is None else sides[seat]


def draw_journal(payload: TablePayload, sides: Sequence[str], kept: int = 0) -> list[str]:
    """The journal from place `kept` on, newest first, as items of a list. Where it begins in the middle of a turn, the
    heading of that turn stands there too, unless the page has it already."""
    start = _item_start(payload.journal, max(kept, len(payload.journal) - LINES_SHOWN))
    items = items_of(payload.journal, start)
    if start > kept and items and not items[0].heading and items[0].turn is not None:
        turn = items[0].turn
        items.insert(0, Item((next(line for line in payload.journal[:start] if line.place == turn),), turn))
    return [_drawn(payload.table, item, _side(item, sides)) for item in newest_first(items)]


def draw_whole(table: str, journal: Sequence[LinePayload], sides: Sequence[str]) -> list[str]:
    """The whole journal, oldest first."""
    return [macro("journal_item")(table, item, _side(item, sides)) for item in items_of(journal)]


class Waited(msgspec.Struct, frozen=True):
    """What happened since a seat's last decision."""

    table: str
    alone: bool
    """Nobody else plays: nobody was waited for."""
    earlier: int
    items: tuple[tuple[Item, str], ...]
    """Each with the side of the seat that it was done by, oldest first."""


def lines_since(payload: TablePayload) -> tuple[LinePayload, ...]:
    """The lines since the last decision of the seat that looks. What its own move told counts from the next heading
    on: that is no longer its doing."""
    if payload.seat is None or payload.past or payload.curtain or payload.outcome is not None:
        return ()
    journal = payload.journal
    at = len(journal)
    while at and journal[at - 1].number >= payload.decided:
        at -= 1
    own = payload.decided
    while at < len(journal) and journal[at].number <= own and not journal[at].heading:
        at += 1
    return journal[at:]


def waited(payload: TablePayload, sides: Sequence[str]) -> Waited:
    """The card of what happened while you waited."""
    lines = lines_since(payload)
    items = [item for item in items_of(payload.journal, lines[0].place) if _counts(item)] if lines else []
    shown = [(item, _side(item, sides)) for item in items[-CARD_AT_MOST:]]
    return Waited(payload.table, len(payload.seats) == 1, max(0, len(items) - CARD_AT_MOST), tuple(shown))


def _counts(item: Item) -> bool:
    line = item.lines[0]
    return bool(line.tone) if line.heading else not all(_aside(one) for one in item.lines)


def _aside(line: LinePayload) -> bool:
    """Whether a line is only for the journal: for the record, or folded."""
    return line.quiet or (bool(line.short) and not line.heading)


def shown_lines(payload: TablePayload, previous: TablePayload, sides: Sequence[str]) -> list[dict[str, Any]]:
    """What others have done between two payloads, line by line, for a page that shows one action after the other."""
    mine = {one.seat for one in payload.seats if one.mine}
    old = len(previous.journal)
    if old > len(payload.journal) or (old and payload.journal[old - 1].place != previous.journal[-1].place):
        return []
    told = []
    headed = -1  # after this move a heading came: what follows it is no longer the doing of whoever moved
    turn_of = next((line.seat for line in reversed(payload.journal[:old]) if line.heading), None)
    for line in payload.journal[old:]:
        if line.heading:
            headed, turn_of = line.number, line.seat
        # In somebody else's turn all that happens to a seat is news to it, but for its own answer.
        befell = turn_of is not None and turn_of not in mine and line.number != payload.decided
        if _is_news(line, set() if befell or line.number == headed else mine):
            told.append(_shown(line, mine, sides))
    return told


def _is_news(line: LinePayload, mine: set[Seat]) -> bool:
    if line.heading or line.tone in ("taken", "lost"):
        return True
    return not (_aside(line) or line.seat in mine)


def _shown(line: LinePayload, mine: set[Seat], sides: Sequence[str]) -> dict[str, Any]:
    """A line as the script gets it: only what is there."""
    told: dict[str, Any] = {"place": line.place, "number": line.number, "kind": line.kind, "text": line.text}
    if line.seat is not None:
        told["side"] = sides[line.seat]
    if line.seat in mine:
        told["mine"] = True
    for name in ("faces", "about", "heading", "tone", "why", "short"):
        if value := getattr(line, name):
            told[name] = value
    return told
