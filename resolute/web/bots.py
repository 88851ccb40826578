"""Bots think in other processes. One that crashes or overruns is replaced by a steadier one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

import resolute
from resolute.bots import EASIER, Observation, make_bot
from resolute.bots.advice import Advice
from resolute.bots.review import Review, review
from resolute.engine.game import Game
from resolute.engine.odds import Chance, Odds, chances_of_places, count_odds, what_may_happen
from resolute.engine.record import read_saved
from resolute.engine.registry import games
from resolute.engine.table import Table
from resolute.engine.views import View
from resolute.payload import ChancePayload, LikelyPayload, OddsAnswer, PlaceChance, PricedOdds
from resolute.web import logs
from resolute.web.clock import Clock
from resolute.web.metrics import Metrics

GRACE = 15.0
"""Seconds after its time at which a process that does not even answer is ended; a new one needs some to start."""
MAX_WAYS = 600
SAMPLES = 200
"""People ask for odds by pointing at an option, so that they are counted less finely than in a study."""

SHARE_FOR_SEARCH = 0.5
"""The part of its time in which a bot searches; what it has begun then must still end."""
QUEUE = 2
"""With so many moves waiting for each process the next easier bot moves, with twice as many the one after it."""

R = TypeVar("R")
Setup = Callable[[], None]


class Choice(msgspec.Struct, frozen=True):
    """What a bot chose, and what the journal should say about how it came to that."""

    index: int
    word: str = ""
    eased: bool = False
    """Whether an easier bot moved because the server is busy."""


class Overrun(Exception):
    """The time is up."""


class JobFailed(Exception):
    """A job raised what would otherwise look as if its process were broken."""


def _begin(setup: Setup | None, patience: int) -> None:
    """A process begins: whoever asks all processes to stop means the server alone, and it ends when the server does."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    # A bot's time is for thinking: its process has read all games before it takes up the first.
    games()
    if setup is not None:
        setup()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _do(job: Callable[..., R], args: tuple[Any, ...]) -> R:
    """A job as a process does it. That it fails says nothing about the process: a position from a file that somebody
    changed can make the rules raise anything."""
    try:
        return job(*args)
    except RuntimeError as error:
        raise JobFailed(type(error).__name__) from error


def _ready() -> None:
    """A process that does this has begun."""


def _time_is_up(*about: Any) -> None:
    raise Overrun


def _within(seconds: float, job: Callable[[], R]) -> R:
    """Do a job, but no longer than this."""
    if not hasattr(signal, "setitimer"):
        return job()
    signal.signal(signal.SIGALRM, _time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return job()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def think(packed: bytes, level: str, seed: int, seconds: float) -> int:
    """Choose for the seat that decides. The position holds nothing that this seat cannot know."""
    thinking = SHARE_FOR_SEARCH * seconds
    return _within(seconds, lambda: make_bot(level, seed, thinking).choose(Observation(resolute.unpack(packed))))


def reckon(packed: bytes, index: int, seconds: float) -> OddsAnswer:
    """The odds of an option, as far as the seat that decides can know them."""
    return _within(seconds, lambda: _odds(resolute.unpack(packed), index))


def advise_seat(packed: bytes, worlds: int, seconds: float) -> Advice | None:
    """Advice for the seat that decides. The position holds nothing that this seat cannot know."""
    table = resolute.unpack(packed)
    decision = table.decision
    assert decision is not None
    return _within(seconds, lambda: table.advise(decision.seat, worlds=worlds, seconds=SHARE_FOR_SEARCH * seconds))


def review_game(saved: bytes, seconds: float) -> Review:
    """How a finished game went."""
    return _within(seconds, lambda: review(read_saved(saved).log, SHARE_FOR_SEARCH * seconds))


def _odds(table: Table[Any], index: int) -> OddsAnswer:
    decision = table.decision
    assert decision is not None
    odds = count_odds(table, decision.options[index], max_ways=MAX_WAYS, samples=SAMPLES)
    return _answer(odds, table.game, table.view(decision.seat))


def _share(chance: Fraction) -> float:
    return round(float(chance), 4)


def _about(chance: Chance, game: Game[Any]) -> tuple[str, ...]:
    """What an outcome concerns, each thing once."""
    return tuple(dict.fromkeys(id for entry in chance.entries for id in game.open_about(entry)))


def _answer(odds: Odds, game: Game[Any], view: View) -> OddsAnswer:
    chances = tuple(ChancePayload(_share(one.chance), " ".join(one.says), _about(one, game)) for one in odds.chances)
    named = tuple(PlaceChance(_share(share), one.id, one.name) for one, share in chances_of_places(odds, game, view))
    prices = tuple(PricedOdds(one.label, _answer(one.odds, game, view)) for one in odds.prices)
    likely = tuple(
        LikelyPayload(_share(one.chance), one.entry.kind, one.says, game.open_about(one.entry))
        for one in what_may_happen(odds)
    )
    return OddsAnswer(chances, odds.exact, named, prices, likely)


class BotPool:
    """The processes in which bots think. If they break, others are started."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        metrics: Metrics,
        clock: Clock,
        setup: Setup | None = None,
        patience: int = 0,
    ) -> None:
        self.seconds = seconds
        self._clock = clock
        self._processes = processes
        self._metrics = metrics
        self._setup = setup
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)
        self._waiting = 0

    def start(self) -> None:
        """Start a process early, so that the first bot does not wait for it."""
        self._open().submit(_ready)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (self._setup, self._patience))
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool that broke or hangs, and end its processes."""
        if self._pool is pool:
            self._pool = None
        running = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._waiting

    async def run(self, job: Callable[..., R], *args: Any, seconds: float) -> R:
        """Do a job in another process. If another job broke the processes, try again."""
        for attempt in (1, 2):
            # Time runs from when a process is free.
            async with self._process():
                try:
                    pool = self._open()
                    async with self._clock.timeout(seconds + GRACE):
                        return await asyncio.wrap_future(pool.submit(_do, job, (*args, seconds)))
                except (BrokenProcessPool, RuntimeError, asyncio.CancelledError) as error:
                    task = asyncio.current_task()
                    if isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling():
                        raise
                    self._discard(pool)
                    if attempt == 2:
                        raise BrokenProcessPool from None
                except TimeoutError:
                    self._discard(pool)
                    raise Overrun from None
        raise AssertionError

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[None]:
        """Wait until a process is free."""
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._free.release()

    def _eased(self, level: str) -> str:
        """The level that there is time for: the more moves wait for each process, the easier."""
        for _ in range(self._waiting // (QUEUE * self._processes)):
            level = EASIER.get(level, level)
        return level

    async def choose(self, packed: bytes, level: str, options: int) -> Choice:
        """What a bot of this level does; on a busy server an easier one moves, and the word says so."""
        easier = self._eased(level)
        choice = await self._choose(packed, easier, options)
        if easier == level or choice.word:
            return choice
        return Choice(choice.index, f"The server is busy, so the {level} bot plays like a {easier} one.", eased=True)

    async def _choose(self, packed: bytes, level: str, options: int) -> Choice:
        """What a bot of this level does; if it fails a steadier one moves, and the word says so."""
        steadier = {"random": ""}.get(level, "random" if level in ("steady", "casual") else "steady")
        try:
            index = await self.run(think, packed, level, secrets.randbits(48), seconds=self.seconds)
            if not 0 <= index < options:
                raise ValueError("a bot chose what is not listed")
            return Choice(index)
        except Exception as error:
            why = "overrun" if isinstance(error, Overrun) else "crash"
            self._metrics.bot_failures.add(why)
            logs.trouble("bot failed", error, bot=level, why=why)
        what = "thought for too long" if why == "overrun" else "gave up"
        if not steadier:
            return Choice(secrets.randbelow(options), f"The {level} bot {what}; the table moved for it at random.")
        followed = await self._choose(packed, steadier, options)
        return Choice(
            followed.index, f"The {level} bot {what}; the {steadier} bot moved for it. {followed.word}".strip()
        )

    async def odds(self, packed: bytes, index: int) -> OddsAnswer:
        """The odds of an option."""
        return await self.run(reckon, packed, index, seconds=self.seconds)

    async def close(self) -> None:
        """End the processes."""
        pool = self._pool
        if pool is not None:
            with suppress(Exception):
                self._discard(pool)
