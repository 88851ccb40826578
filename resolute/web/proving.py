"""Games from files that anybody may write: a position to which no rules have led can keep them busy for ever. So what
is done with one is tried in another process first, which gives up soon."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

import resolute
from resolute.engine.errors import ResoluteError, SaveError
from resolute.engine.log import Log
from resolute.engine.packing import game_with_rules
from resolute.engine.record import Record, must_be_shown, read_saved
from resolute.web import logs
from resolute.web.bots import BotPool, Overrun
from resolute.web.core import Core
from resolute.web.errors import NotNow, Unavailable
from resolute.web.live import Live, TableEntry

PROCESSOR_SECONDS = 2.0
"""Of the processor, for reading a file or for a move: what the rules lead to takes a hundredth of it."""
PATIENCE = 30.0
"""Seconds by the clock, on a machine that is busy with other things."""

_ENDLESS = "This saved game has been changed: it cannot be played on."
_CLOSED = "This game came from a file that was changed: it cannot be played on, so it was closed."

R = TypeVar("R")


def is_made_up(log: Log) -> bool:
    """Whether a game goes on from a position that a file gave, and not from moves that can be replayed."""
    return log.base is not None and bool(log.loaded or log.branched)


def read_file(data: bytes, seconds: float) -> bytes | str:
    """A saved game as it goes on here, or the sentence with which it is refused."""
    try:
        return _soon(lambda: Record.load(data).loaded().save())
    except ResoluteError as error:
        return str(error)
    except Overrun:
        raise
    except Exception:  # what was made up can go wrong anywhere in the rules
        return _ENDLESS


def play_on(packed: bytes, index: int, seconds: float) -> None:
    """Play a move, and show everybody what comes of it."""

    def move() -> None:
        table = resolute.unpack(packed)
        table.play(index)
        must_be_shown(table)

    _soon(move)


def _soon(job: Callable[[], R]) -> R:
    if not hasattr(signal, "setitimer"):
        return job()
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, PROCESSOR_SECONDS)
    try:
        return job()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_long(*about: object) -> None:
    raise Overrun


class Proving:
    """Tries out what files hold."""

    def __init__(self, core: Core, pool: BotPool) -> None:
        self._core = core
        self._pool = pool

    async def load(self, data: bytes) -> Record:
        """A game from a file, with luck that nobody knows: the file holds the seed of what was played before."""
        log = (await asyncio.to_thread(read_saved, data)).log
        if log.base is None and log.version == game_with_rules(log.game, log.version).version:
            return await asyncio.to_thread(_from_file, data)
        try:
            found = await self._pool.run(read_file, data, seconds=PATIENCE)
        except BrokenProcessPool:
            raise Unavailable("This file cannot be read at the moment; try again.") from None
        except Exception as error:
            logs.trouble("file not read", error)
            raise SaveError(_ENDLESS) from None
        if isinstance(found, str):
            raise SaveError(found)
        return await asyncio.to_thread(Record.load, found)

    async def try_move(self, entry: TableEntry, live: Live, index: int) -> None:
        """Refuse a move of a game from a file that does not come to an end, and close the table."""
        if not is_made_up(live.record.log):
            return
        try:
            await self._pool.run(play_on, live.table.pack(), index, seconds=PATIENCE)
        except Overrun as error:
            logs.trouble("game from a file closed", error, table=entry.id)
            await self._core.store.moderation.set_closed(entry.id, True)
            live.row = msgspec.structs.replace(live.row, closed=True)
            await self._core.tables.note(entry, live, _CLOSED)
            raise NotNow(_CLOSED) from None
        except BrokenProcessPool:
            raise Unavailable("The server is busy; try again in a moment.") from None
        except Exception:  # it fails the same way at the table, which says why
            return


def _from_file(data: bytes) -> Record:
    return Record.load(data).loaded()
