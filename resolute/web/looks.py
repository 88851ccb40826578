"""Making a look: what one visitor is shown of a table. Whatever is not put here is never sent."""

from __future__ import annotations

from typing import Any

from resolute.engine.table import Table
from resolute.web.live import Live, Slot
from resolute.web.look import ChatLook, DecisionLook, Look, OptionLook, OutcomeLook, SeatLook
from resolute.web.seats import Eyes, share_a_screen


def make_look(slot: Slot, live: Live, eyes: Eyes, visitor: str, past: Table[Any] | None = None) -> Look:
    """The table as this visitor sees it, now or as it was at a past position."""
    table = live.table if past is None else past
    over = live.over
    together = not over and past is None and share_a_screen(live.seats, visitor)
    last = live.record.log.moves[-1].move.seat if live.record.log.moves else None
    return Look(
        table=live.row.id,
        title=live.row.title or table.game.name,
        game=table.game.id,
        game_name=table.game.name,
        number=live.number,
        moves=table.number,
        last=live.moves,
        seat=eyes.seat,
        seats=_seats(slot, live, eyes, table),
        options=_options(table),
        parts=table.view(eyes.seat).parts,
        decision=_decision(table, eyes, now=past is None),
        journal=live.lines(eyes.seat, past),
        chat=tuple(ChatLook(row.id, row.name, row.text, row.at) for row in live.chat),
        commitment=table.commitment,
        outcome=_outcome(table),
        curtain=eyes.curtain,
        can_undo=past is None and not over and last in eyes.mine and live.record.can_undo(last),
        may_agree=together and live.moves > 0,
        past=past is not None,
        watching=sum(1 for one in slot.watchers if not any(one.visitor == row.holder for row in live.seats)),
        public=live.row.public,
        can_branch=may_branch(live, visitor),
        manages=eyes.manages,
    )


def may_branch(live: Live, visitor: str) -> bool:
    """A finished game is open to everybody; a running one only to a person who plays it alone."""
    return live.over or share_a_screen(live.seats, visitor)


def _seats(slot: Slot, live: Live, eyes: Eyes, table: Table[Any]) -> tuple[SeatLook, ...]:
    decision = table.decision
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
                present=kind == "person" and slot.present(row.holder),
                waits=row.kind == "person" and not row.holder,
                own=row.seat in eyes.left,
            )
        )
    return tuple(looks)


def _options(table: Table[Any]) -> dict[str, str]:
    shown = {}
    for setting in table.game.settings:
        value = table.options[setting.name]
        shown[setting.label] = next(label for one, label in setting.values if one == value and type(one) is type(value))
    return shown


def _decision(table: Table[Any], eyes: Eyes, *, now: bool) -> DecisionLook | None:
    decision = table.decision
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
