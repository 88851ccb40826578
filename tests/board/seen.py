"""What the page of a seat shows of a table, for the boards of all games."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser
from typing import Any

from resolute.engine.frames import Seat
from resolute.engine.table import Decision, Table
from resolute.web.look import DecisionLook, LineLook, Look, OptionLook, OutcomeLook, SeatLook
from resolute.web.regions import render_region

REGIONS = ("board", "cards", "tally")


def look_at(table: Table[Any], seat: Seat | None) -> Look:
    """A table as the page of a seat (None: a spectator) gets it."""
    asked, over = table.decision, table.outcome
    return Look(
        table="K7F2",
        title="",
        game=table.game.id,
        game_name=table.game.name,
        number=table.number,
        moves=table.number,
        last=table.number,
        seat=seat,
        seats=tuple(
            SeatLook(
                one,
                table.game.seat_name(table, one),
                ("Ada", "Ben", "Cleo", "Dan", "Eve")[one],
                "person",
                mine=one == seat,
            )
            for one in range(table.seats)
        ),
        options={},
        parts=table.view(seat).parts,
        decision=None if asked is None else _asked(table, asked, seat),
        journal=tuple(
            LineLook(place, entry.number, table.game.sentence(table, entry), entry.kind)
            for place, entry in enumerate(table.journal_for(seat))
        ),
        chat=(),
        commitment="",
        outcome=None if over is None else OutcomeLook(over.ranking, over.scores, over.ending, over.reason, ""),
    )


def _asked(table: Table[Any], asked: Decision, seat: Seat | None) -> DecisionLook:
    mine = asked.seat == seat
    options = [
        OptionLook(place, one.label, one.at or "", one.cost or "", one.group or "", one.amount, one.declines)
        for place, one in enumerate(asked.options)
    ]
    options += [OptionLook(-1, one.label, one.at or "", barred=one.reason) for one in asked.barred]
    name = table.game.seat_name(table, asked.seat)
    return DecisionLook(asked.seat, name, asked.prompt, asked.rule, mine, tuple(options) if mine else ())


def drawn(look: Look, region: str) -> str:
    """A region of the page."""
    return render_region(look, region)


def everything(table: Table[Any], seat: Seat | None) -> str:
    """All that the page of a seat shows of the board."""
    look = look_at(table, seat)
    return "".join(drawn(look, region) for region in REGIONS)


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
