"""Builds the payload: what one visitor may see of a table. Whatever is not put in here is never sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from resolute.engine.frames import Seat
from resolute.engine.game import Game, Value
from resolute.engine.reactions import answer
from resolute.engine.table import Decision, Table
from resolute.payload import (
    DecisionPayload,
    OptionPayload,
    OutcomePayload,
    PersonPayload,
    SeatPayload,
    TablePayload,
    UndoPayload,
)
from resolute.store.rows import SeatRow
from resolute.web.coaching import coach_for
from resolute.web.live import Live, TableEntry
from resolute.web.seats import WATCHING, Eyes, person_key, share_a_screen

PEOPLE_SHOWN = 40
"""So many people beside the players are listed for whoever set a table up."""


def make_payload(
    entry: TableEntry, live: Live, eyes: Eyes, visitor: str, past: Table[Any] | None = None
) -> TablePayload:
    """The table as this visitor sees it, now or as it was at a past position."""
    table = live.table if past is None else past
    over = live.over
    together = not over and past is None and share_a_screen(live.seats, visitor, live.linked)
    labels = tuple([table.game.seat_name(table, seat) for seat in range(table.seats)])
    last = live.record.log.moves[-1].move.seat if live.record.log.moves else None
    can_undo = past is None and not over and last in eyes.mine and live.record.can_undo(last)
    may_agree = together and live.moves > live.record.log.floor
    decision = table.decision
    here = [watcher.visitor for watcher in entry.watchers]
    holders = {row.holder for row in live.seats}
    # Nobody looks at a hand before the game begins.
    seat = None if live.waiting else eyes.seat
    return TablePayload(
        table=live.row.id,
        title=live.row.title or table.game.name,
        game=table.game.id,
        game_name=table.game.name,
        number=live.number,
        moves=table.number,
        last=live.moves,
        seat=eyes.seat,
        seats=_seats(live, eyes, labels, decision, here),
        options=_in_words(table.game, *[table.options[one.name] for one in table.game.settings]),
        parts=table.view(seat).parts,
        decision=_decision(table, decision, labels, eyes, now=past is None and not live.waiting),
        journal=live.lines(seat, labels, past),
        chat=live.chat,
        commitment=table.commitment,
        outcome=_outcome(table, eyes.seat),
        curtain=eyes.curtain,
        can_undo=can_undo,
        may_agree=may_agree,
        undo=_undo(live, eyes.mine, free=can_undo) if can_undo or may_agree else None,
        past=past is not None,
        watching=sum([visitor not in holders for visitor in here]),
        public=live.row.public,
        can_branch=over,
        manages=eyes.manages,
        goal=table.game.goal(table, eyes.seat),
        decided=0 if eyes.seat is None else live.decided(eyes.seat, table.number),
        waiting=live.waiting,
        runs=past is None and live.runs_by_itself,
        host=live.host,
        coach=None if past is not None else coach_for(live, decision, eyes),
        closed=live.row.closed,
        quiet=live.row.quiet,
        people=_people(entry, live, visitor) if eyes.manages else (),
        loaded=bool(live.record.log.loaded),
        branched=bool(live.record.log.branched),
        advice=live.advice,
    )


def known_people(entry: TableEntry, live: Live) -> list[str]:
    """Everybody who is barred, has said something of late, or watches, each once; those who said something last
    first."""
    watching = sorted(watcher.visitor for watcher in entry.watchers if watcher.visitor)
    return list(dict.fromkeys([*live.bars, *reversed(live.speakers), *watching]))


def _people(entry: TableEntry, live: Live, manager: str) -> tuple[PersonPayload, ...]:
    here = {watcher.visitor for watcher in entry.watchers}
    holders = {row.holder: row.name for row in live.seats if row.holder}
    found = [
        PersonPayload(
            person_key(entry.id, who),
            holders.get(who) or live.speakers.get(who, "").removesuffix(WATCHING) or "a guest",
            who in here,
            live.bars.get(who, ""),
            who in holders,
        )
        for who in known_people(entry, live)
        if who != manager and (who not in holders or who in live.speakers or who in live.bars)
    ]
    return tuple(found[:PEOPLE_SHOWN])


def _undo(live: Live, mine: tuple[Seat, ...], *, free: bool) -> UndoPayload | None:
    """What an undo takes back: one move, or everything since the last decision of a person at this screen."""
    moves, floor = live.record.log.moves, live.record.log.floor
    start = len(moves) - 1
    while not free and start > floor and moves[start].move.seat not in mine:
        start -= 1
    if moves[start].move.seat not in mine:
        return None
    gone = [played.move for played in moves[start:]]
    rolls = 0
    for entry in reversed(live.table.journal or ()):
        if entry.number <= start:
            break
        rolls += entry.kind == "roll" and entry.seats is None
    return UndoPayload(
        moves=len(gone),
        rolls=rolls,
        seats=tuple(dict.fromkeys([move.seat for move in gone if move.seat not in mine])),
        learned=any(move.draws or move.private for move in gone),
        people=len(mine) > 1,
    )


def _seats(
    live: Live, eyes: Eyes, labels: Sequence[str], decision: Decision | None, here: Sequence[str]
) -> tuple[SeatPayload, ...]:
    decides = None if decision is None else decision.seat
    return tuple(
        [
            _seat(
                row,
                labels[row.seat],
                row.seat in eyes.mine,
                row.seat == decides,
                row.holder in here,
                row.seat in eyes.left,
            )
            for row in live.seats
        ]
    )


@lru_cache(maxsize=4096)
def _seat(row: SeatRow, label: str, mine: bool, deciding: bool, here: bool, own: bool) -> SeatPayload:
    """Who sits at a seat: the same from move to move, but for who decides."""
    kind = "bot" if row.kind == "bot" else "person" if row.kind == "person" and row.holder else "free"
    return SeatPayload(
        seat=row.seat,
        label=label,
        name=row.name or ("a guest" if kind == "person" else ""),
        kind=kind,
        bot=row.bot if kind == "bot" else "",
        mine=mine,
        deciding=deciding,
        present=kind == "person" and here,
        waits=row.kind == "person" and not row.holder,
        own=own,
        kept=kind == "bot" and bool(row.holder),
    )


@lru_cache(maxsize=1024, typed=True)
def _in_words(game: Game[Any], *values: Value) -> dict[str, str]:
    """How a game was settled: the label of each setting, and that of its value."""
    return {
        setting.label: next(label for one, label in setting.values if one == value and type(one) is type(value))
        for setting, value in zip(game.settings, values, strict=True)
    }


def _decision(
    table: Table[Any], decision: Decision | None, labels: Sequence[str], eyes: Eyes, *, now: bool
) -> DecisionPayload | None:
    if decision is None:
        return None
    label = labels[decision.seat]
    if not now or decision.seat != eyes.seat or decision.seat not in eyes.mine:
        # A prompt that is made from the position may name what only the seat that decides can know.
        written = table.agenda[-1].step.prompt
        doing = table.game.doing.get(decision.name, "")
        prompt = written if isinstance(written, str) else ""
        return _others_decision(decision.seat, label, prompt, decision.rule, doing)
    details = decision.details
    options = [
        OptionPayload(
            index,
            one.label,
            one.at,
            one.cost,
            one.group,
            one.amount,
            one.declines,
            piece=one.piece,
            mutes=one.mutes,
            value=details.value(index),
        )
        for index, one in enumerate(decision.options)
    ]
    options += [OptionPayload(-1, one.label, one.at, barred=one.reason) for one in decision.barred]
    return DecisionPayload(
        decision.seat,
        label,
        decision.prompt,
        decision.rule,
        mine=True,
        options=tuple(options),
        groups=details.groups,
        columns=details.columns,
        stakes=details.stakes,
        chain=details.chain,
        asked=details.asked,
        note=details.note,
        roll=details.roll,
        dice=details.dice,
        reaction=decision.name == answer.name,
        goes_on=len(decision.options) == 1 and not table.agenda[-1].step.waits,
    )


@lru_cache(maxsize=4096)
def _others_decision(seat: Seat, label: str, prompt: str, rule: str, doing: str) -> DecisionPayload:
    """What everybody knows of a question: the same are asked again and again."""
    return DecisionPayload(seat, label, prompt, rule, mine=False, doing=doing)


def _outcome(table: Table[Any], seat: Seat | None) -> OutcomePayload | None:
    outcome, seed = table.outcome, table.seed
    if outcome is None or seed is None:
        return None
    summary = table.game.summary(table, seat)
    return OutcomePayload(outcome.ranking, outcome.scores, outcome.ending, outcome.reason, seed.hex(), summary)
