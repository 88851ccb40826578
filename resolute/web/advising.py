"""Advice on a decision, and a look back at a finished game: what takes a while to work out, in a process of its own."""

from __future__ import annotations

import asyncio
from typing import Any

from resolute.bots.advice import WORLDS, Advice
from resolute.bots.review import Review
from resolute.engine.frames import Seat
from resolute.payload import (
    AdviceAnswer,
    AdviceReason,
    AdvisedOption,
    BetterMove,
    CurvePoint,
    ReviewAnswer,
    Swing,
)
from resolute.web import logs
from resolute.web.bots import BotPool, advise_seat, review_game
from resolute.web.core import Core
from resolute.web.errors import ASK_AGAIN, NotNow, NotYours, Stale, Unavailable
from resolute.web.live import Live
from resolute.web.seats import held_by
from resolute.web.turns import OneEach
from resolute.web.viewing import Viewing

ADVICE_SECONDS = 2.5
"""Seconds for one piece of advice; half of them are searched."""
REVIEW_SECONDS = 8.0
PATIENCE = 5
"""How far the advisor's process steps back behind those who play."""
QUEUE = 6
"""When so many wait for the advisor, the next one is asked to come again."""

_EXERCISE = "This is an exercise, so the answer has to be yours; ask for advice once you've given it."
_BUSY = "The advisor is busy right now; ask again in a moment."


class Advising:
    """What the advisor says."""

    def __init__(self, core: Core, pool: BotPool, viewing: Viewing) -> None:
        self._core = core
        self._pool = pool
        self._viewing = viewing
        self._asking = OneEach()
        # Several who ask for the same finished game wait for one look back.
        self._reviewing = asyncio.Lock()

    async def advise(self, table: str, visitor: str, number: int, seat: Seat | None = None) -> AdviceAnswer:
        """The best options for the seat that decides, as far as it can know."""
        async with self._asking.turn(visitor):
            return await self._advise(table, visitor, number, seat)

    async def _advise(self, table: str, visitor: str, number: int, seat: Seat | None) -> AdviceAnswer:
        async with self._core.tables.open(table) as (entry, live):
            live.check_watch(visitor)
            payload = self._viewing.now(entry, live, visitor, seat)
            if live.over:
                raise NotNow("The game is over; there is nothing left to decide.")
            if not held_by(live.seats, visitor):
                raise NotYours("Only the players of this game get advice.")
            if number != live.number:
                raise Stale(ASK_AGAIN, payload)
            decision = live.table.decision
            if decision is None or payload.decision is None or not payload.decision.mine:
                raise NotYours("It isn't your turn, so there is nothing to advise you on.")
            if live.waits_for_answer:
                raise NotNow(_EXERCISE)
            if not live.advice:
                raise NotNow("Advice is off at this table.")
            if live.advised is not None and live.advised[0] == number:
                return live.advised[1]
            packed = live.table.redeal(decision.seat, 0).pack()
        advice = await self._ask(table, advise_seat, packed, WORLDS, seconds=self._pool.seconds)
        answer = _advice(number, advice)
        live.advised = (number, answer)
        return answer

    async def review(self, table: str, visitor: str, seat: Seat | None = None) -> ReviewAnswer:
        """How a finished game went, for whoever may watch it."""
        async with self._core.tables.open(table) as (_, live):
            live.check_watch(visitor)
            if not live.over:
                raise NotNow("You can look back at the chances once the game is over.")
            saved = live.record.save() if live.review is None else b""
        async with self._reviewing:
            if live.review is None:
                found = await self._ask(table, review_game, saved, seconds=REVIEW_SECONDS)
                live.review = _review(found)
        return _seen_by(live, live.review, visitor, seat)

    async def _ask(self, table: str, job: Any, *args: Any, seconds: float) -> Any:
        if self._pool.waiting >= QUEUE:
            raise Unavailable(_BUSY)
        try:
            return await self._pool.run(job, *args, seconds=seconds)
        except Exception as error:
            logs.trouble("advice failed", error, table=table)
            raise Unavailable("The advisor could not work this out in time; ask again.") from None


def _share(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)


def _advice(number: int, advice: Advice | None) -> AdviceAnswer:
    options = [
        AdvisedOption(
            one.place,
            one.label,
            _share(one.chance),
            _share(one.spread),
            one.equal,
            tuple(AdviceReason(reason.term, round(reason.by, 4), reason.says) for reason in one.why),
        )
        for one in (advice.options if advice is not None else ())
    ]
    return AdviceAnswer(number, tuple(options))


def _review(found: Review) -> ReviewAnswer:
    def rounded(standing: tuple[float, ...]) -> tuple[float, ...]:
        return tuple(round(one, 4) for one in standing)

    swings = [
        Swing(
            one.moves,
            one.seat,
            one.who,
            one.label,
            rounded(one.before),
            rounded(one.after),
            one.luck,
            None
            if one.better is None
            else BetterMove(one.better.label, round(one.better.by, 4) if found.chances else None),
        )
        for one in found.swings
    ]
    points = tuple(CurvePoint(moves, rounded(standing)) for moves, standing in found.points)
    return ReviewAnswer(points, tuple(swings), found.chances)


def _seen_by(live: Live, answer: ReviewAnswer, visitor: str, seat: Seat | None) -> ReviewAnswer:
    """The same as one visitor is shown it: their own curve, or the winner's."""
    mine = held_by(live.seats, visitor)
    outcome = live.table.outcome
    winners = outcome.winners if outcome is not None else ()
    whose = seat if seat in mine and seat is not None else mine[0] if len(mine) == 1 else (*winners, *mine, 0)[0]
    names = tuple(live.table.game.seat_name(live.table, one) for one in range(live.table.seats))
    return ReviewAnswer(
        answer.points, answer.swings, answer.chances, whose, "" if len(mine) == 1 else names[whose], names
    )
