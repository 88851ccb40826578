"""Looks made by hand, without a server: what a visitor would be shown of a table."""

from __future__ import annotations

from typing import Any

import msgspec

import resolute
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.payload import DecisionPayload, LinePayload, OptionPayload, OutcomePayload, SeatPayload, TablePayload
from resolute.web.telling import tell_lines


def table(moves: int = 0, **options: Any) -> Table[Any]:
    """A game of Campaign after some moves, each the first of the list."""
    made = resolute.new("campaign", seats=2, options=options or None, seed=7)
    for _ in range(moves):
        made.play(0)
    return made


def _seat(t: Table[Any], place: Seat, seat: Seat | None) -> SeatPayload:
    name, kind = ("Ann", "person") if place == 0 else ("steady bot", "bot")
    return SeatPayload(place, t.game.seat_name(t, place), name, kind, mine=place == seat)


def payload_for(
    t: Table[Any], seat: Seat | None = 0, journal: tuple[LinePayload, ...] | None = None, **changes: Any
) -> TablePayload:
    """A table through the eyes of a seat; whoever has told its journal already gives the lines."""
    decision = t.decision
    asked = None
    if decision is not None:
        mine = decision.seat == seat
        options = [
            OptionPayload(index, one.label, one.at, one.cost, one.group, one.amount, one.declines, piece=one.piece)
            for index, one in enumerate(decision.options if mine else ())
        ]
        options += [
            OptionPayload(-1, one.label, one.at, barred=one.reason) for one in (decision.barred if mine else ())
        ]
        name = t.game.seat_name(t, decision.seat)
        asked = DecisionPayload(decision.seat, name, decision.prompt, decision.rule, mine, tuple(options))
    outcome = None
    if t.outcome is not None:
        ended = t.outcome
        summary = t.game.summary(t, seat)
        outcome = OutcomePayload(ended.ranking, ended.scores, ended.ending, ended.reason, "00ff", summary)
    made = TablePayload(
        table="abc",
        title="",
        game=t.game.id,
        game_name=t.game.name,
        number=t.number,
        moves=t.number,
        last=t.number,
        seat=seat,
        seats=tuple(_seat(t, place, seat) for place in range(t.seats)),
        options={},
        parts=t.view(seat).parts,
        decision=asked,
        journal=tell_lines(t, seat) if journal is None else journal,
        chat=(),
        commitment=t.commitment,
        outcome=outcome,
    )
    return msgspec.structs.replace(made, **changes)
