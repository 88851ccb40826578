"""Making a look: what one visitor is shown of a table. Whatever is not put here is never sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from resolute.engine.game import Game, Value
from resolute.engine.table import Decision, Table
from resolute.web.live import Live, Slot
from resolute.web.look import ChatLook, DecisionLook, Look, OptionLook, OutcomeLook, SeatLook
from resolute.web.seats import Eyes, share_a_screen


def make_look(slot: Slot, live: Live, eyes: Eyes, visitor: str, past: Table[Any] | None = None) -> Look:
    """The table as this visitor sees it, now or as it was at a past position."""
    table = live.table if past is None else past
    over = live.over
    together = not over and past is None and share_a_screen(live.seats, visitor)
    last = live.record.log.moves[-1].move.seat if live.record.log.moves else None
    decision = table.decision
    here = [watcher.visitor for watcher in slot.watchers]
    holders = {row.holder for row in live.seats}
    return Look(
        table=live.row.id,
        title=live.row.title or table.game.name,
        game=table.game.id,
        game_name=table.game.name,
        number=live.number,
        moves=table.number,
        last=live.moves,
        seat=eyes.seat,
        seats=_seats(live, eyes, table, decision, here),
        options=_in_words(table.game, *[table.options[one.name] for one in table.game.settings]),
        parts=table.view(eyes.seat).parts,
        decision=_decision(table, decision, eyes, now=past is None),
        journal=live.lines(eyes.seat, past),
        chat=tuple(ChatLook(row.id, row.name, row.text, row.at) for row in live.chat),
        commitment=table.commitment,
        outcome=_outcome(table),
        curtain=eyes.curtain,
        can_undo=past is None and not over and last in eyes.mine and live.record.can_undo(last),
        may_agree=together and live.moves > 0,
        past=past is not None,
        watching=sum([visitor not in holders for visitor in here]),
        public=live.row.public,
        can_branch=over,
        manages=eyes.manages,
    )


def _seats(
    live: Live, eyes: Eyes, table: Table[Any], decision: Decision | None, here: Sequence[str]
) -> tuple[SeatLook, ...]:
    looks = []
    for row in live.seats:
        kind = "bot" if row.kind == "bot" else "person" if row.kind == "person" and row.holder else "free"
        looks.append(
            SeatLook(
                seat=row.seat,
                label=table.game.seat_name(table, row.seat),
                name=row.name or ("a guest" if kind == "person" else ""),
                kind=kind,
                bot=row.bot if kind == "bot" else "",
                mine=row.seat in eyes.mine,
                deciding=decision is not None and decision.seat == row.seat,
                present=kind == "person" and row.holder in here,
                waits=row.kind == "person" and not row.holder,
                own=row.seat in eyes.left,
                kept=kind == "bot" and bool(row.holder),
            )
        )
    return tuple(looks)


@lru_cache(maxsize=1024, typed=True)
def _in_words(game: Game[Any], *values: Value) -> dict[str, str]:
    """How a game was settled: the label of each setting, and that of its value."""
    return {
        setting.label: next(label for one, label in setting.values if one == value and type(one) is type(value))
        for setting, value in zip(game.settings, values, strict=True)
    }


def _decision(table: Table[Any], decision: Decision | None, eyes: Eyes, *, now: bool) -> DecisionLook | None:
    if decision is None:
        return None
    mine = now and decision.seat == eyes.seat and decision.seat in eyes.mine
    # A prompt that is made from the position may name what only the seat that decides can know.
    written = table.agenda[-1].step.prompt
    prompt = decision.prompt if mine else written if isinstance(written, str) else ""
    options: list[OptionLook] = []
    if mine:
        for index, one in enumerate(decision.options):
            options.append(OptionLook(index, one.label, one.at, one.cost, one.group, one.amount, one.declines))
        options += [OptionLook(-1, one.label, one.at, barred=one.reason) for one in decision.barred]
    return DecisionLook(
        seat=decision.seat,
        label=table.game.seat_name(table, decision.seat),
        prompt=prompt,
        rule=decision.rule,
        mine=mine,
        options=tuple(options),
    )


def _outcome(table: Table[Any]) -> OutcomeLook | None:
    outcome, seed = table.outcome, table.seed
    if outcome is None or seed is None:
        return None
    return OutcomeLook(outcome.ranking, outcome.scores, outcome.ending, outcome.reason, seed.hex())
