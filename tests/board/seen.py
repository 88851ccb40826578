"""What the page of a seat shows of a table, for the boards of all games."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser
from typing import Any

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.payload import LinePayload, SeatPayload, TablePayload
from resolute.web.regions import render_region
from resolute.web.telling import Teller
from tests.pages import payloads

REGIONS = ("board", "cards", "tally")
PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def payload_for(table: Table[Any], seat: Seat | None, journal: tuple[LinePayload, ...] | None = None) -> TablePayload:
    """A table as the page of a seat (None: a spectator) gets it."""
    people = tuple(
        SeatPayload(one, table.game.seat_name(table, one), PEOPLE[one], "person", mine=one == seat)
        for one in range(table.seats)
    )
    return payloads.payload_for(table, seat, journal, seats=people)


class Listener:
    """Somebody who hears the journal of a table entry by entry, as a page does, and from its beginning again where
    people are called otherwise now."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._teller: Teller | None = None

    def heard(self, table: Table[Any]) -> tuple[LinePayload, ...]:
        """All lines up to now."""
        names = tuple(table.game.seat_name(table, seat) for seat in range(table.seats))
        if self._teller is None or self._teller.labels != names:
            self._teller = Teller(table, names, ())
        self._teller.go_on(self._seat, [], 0)
        return tuple(self._teller.lines)


def drawn(payload: TablePayload, region: str) -> str:
    """A region of the page."""
    return render_region(payload, region)


def everything(table: Table[Any], seat: Seat | None) -> str:
    """All that the page of a seat shows of the board."""
    payload = payload_for(table, seat)
    return "".join(drawn(payload, region) for region in REGIONS)


def watchers(table: Table[Any]) -> list[Seat | None]:
    """Everybody who may look."""
    return [None, *range(table.seats)]


class Elements(HTMLParser):
    """Every element with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def given_twice(attribute: str, html: str) -> list[str | None]:
    """The values of an attribute that more than one element has."""
    values = Counter(attributes[attribute] for _, attributes in Elements(html).found if attribute in attributes)
    return [value for value, count in values.items() if count > 1]
