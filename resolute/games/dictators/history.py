"""The race as it went: how far from Washington everybody was after each of their turns, and what fell on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from resolute.engine.frames import Seat
from resolute.engine.summary import SummaryFact, SummaryPanel, Try
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES, WASHINGTON
from resolute.games.dictators.content.printed import CONVINCED
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.ways import Obstacles, turns_from
from resolute.games.dictators.words import summary as words
from resolute.games.dictators.words.names import name_of

AWAY, DISARMED, ROLLED = "away", "disarmed", "rolled"
"""The kinds of facts: a dictator after a turn, a target that fell, a roll to convince the president."""
_OPEN = Obstacles()


def to_go(place: int) -> int:
    """How many turns a place is from Washington while no barrier is in the way."""
    return turns_from(place, _OPEN)[WASHINGTON]


def race_panel(t: Table[Dictators], tries: Iterable[Try]) -> SummaryPanel:
    """The whole race, from where everybody has moved."""
    return SummaryPanel("race", words.RACE, tuple(_facts(t, {one.number: one for one in tries})), words.RACE_NOTE)


def _facts(t: Table[Dictators], tries: dict[int, Try]) -> Iterator[SummaryFact]:
    if t.journal is None:
        return
    places, turns = _starts(t), [0] * t.seats

    def fact(seat: Seat, kind: str, number: int, label: str, value: str = "", at: str = "") -> SummaryFact:
        away = to_go(places[seat])
        return SummaryFact(label, value or str(away), "", seat, at, number, kind, away, turns[seat])

    for seat in range(t.seats):
        yield fact(seat, AWAY, 0, name_of(t, seat))
    mover: Seat | None = None
    for entry in t.journal:
        match entry.kind:
            case "moved":
                places[entry.about[0]] = entry.about[2]
            case "swaps_everything":
                _swap(places, *entry.about)
            case "turn" | "skipped":
                if mover is not None:
                    yield fact(mover, AWAY, entry.number, name_of(t, mover))
                mover = entry.about[0]
                turns[mover] += 1
            case "disarmed":
                seat, place = entry.about
                yield fact(seat, DISARMED, entry.number, PLACES[place].name, at=f"place:{place}")
            case "convinced" | "not_convinced" if entry.number in tries:
                seat = entry.about[0]
                yield fact(seat, ROLLED, entry.number, name_of(t, seat), words.roll_said(entry.kind == "convinced"))
            case "stopped" if entry.number in tries and entry.about[0] == CONVINCED:
                seat = entry.about[1]
                yield fact(seat, ROLLED, entry.number, name_of(t, seat), words.SECOND_THOUGHTS)
    if mover is not None:
        yield fact(mover, AWAY, t.number, name_of(t, mover))


def _starts(t: Table[Dictators]) -> list[int]:
    """Where everybody stood at first: where their first move led from, or where they still are."""
    places = [player.place for player in t.state.players]
    for entry in reversed(t.journal or ()):
        if entry.kind == "moved":
            places[entry.about[0]] = entry.about[1]
        elif entry.kind == "swaps_everything":
            _swap(places, *entry.about)
    return places


def _swap(places: list[int], one: Seat, other: Seat) -> None:
    """Token V swaps the players, so that each stands where the other stood."""
    places[one], places[other] = places[other], places[one]
