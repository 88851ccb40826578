"""Lines to those who watch: each is carried by the herald, where there is one, or else by the server itself."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections import deque
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Protocol

from litestar.types import Receive, Scope, Send

from resolute.web import herald, logs
from resolute.web.sending import detach

AGAIN = 1.0
"""Seconds after which a herald that was lost is replaced."""
TOGETHER = 4
"""So many things are said to the herald together: it carries them on while the next ones are drawn."""
BEHIND = 64 << 20
"""Bytes that may wait for the herald; one that does not take them is given up."""


class Line(Protocol):
    """The way to somebody who watches."""

    def say(self, data: bytes) -> None:
        """Send him this."""

    def leave(self) -> None:
        """He shall go, or has gone."""

    async def left(self, seconds: float) -> bool:
        """Wait until he goes, but no longer than this; whether he did."""

    async def end(self) -> None:
        """There is nothing more to send."""


class OwnLine:
    """A line that the server carries itself, as the answer to a request."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._send = send
        self._left = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._watching = asyncio.ensure_future(self._watch(receive))

    def say(self, data: bytes) -> None:
        """Send him this, when he has taken what was said before."""
        self._waiting.append(data)
        self._news.set()
        if sum(map(len, self._waiting)) > herald.BEHIND:
            self.leave()

    def leave(self) -> None:
        """He shall go, or has gone."""
        self._left = True
        self._news.set()

    async def left(self, seconds: float) -> bool:
        """Carry what is said until he goes, but no longer than this; whether he did."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._left:
                    await self._carry()
                    await self._news.wait()
                    self._news.clear()
        return self._left

    async def end(self) -> None:
        """The answer is complete."""
        self._watching.cancel()
        await self._carry()
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _carry(self) -> None:
        while self._waiting:
            # If he is slow the wait may be given up, but not what he was to be told.
            await self._send({"type": "http.response.body", "body": self._waiting[0], "more_body": True})
            self._waiting.popleft()

    async def _watch(self, receive: Receive) -> None:
        """Wait until he has closed the page."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.leave()


class HeraldLine:
    """A line that the herald carries."""

    def __init__(self, carrier: Carrier, number: int) -> None:
        self._carrier = carrier
        self._number = number
        self._left = asyncio.Event()

    def say(self, data: bytes) -> None:
        """Let him be sent this."""
        self._carrier.say(self._number, data)

    def leave(self) -> None:
        """He shall go, or has gone."""
        self._left.set()

    async def left(self, seconds: float) -> bool:
        """Wait until he goes, but no longer than this; whether he did."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._left.wait(), seconds)
        return self._left.is_set()

    async def end(self) -> None:
        """The answer is complete."""
        self._carrier.end(self._number)


class Carrier:
    """The server's side of the herald: starts it, hands connections over, and says what is new.

    What is said in one turn of the event loop goes to the herald together, but only a few things at a time, and the
    same words for several people only once.
    """

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self._wire: socket.socket | None = None
        self._most = 0
        self._closed = False
        self._numbers = count(1)
        self._lines: dict[int, HeraldLine] = {}
        self._said: list[tuple[bytes, list[int]]] = []
        self._queue: deque[tuple[bytes, int | None]] = deque()
        self._heard = b""

    @property
    def ready(self) -> bool:
        """Whether there is a herald that can take another line."""
        return len(self._lines) < self._most

    @property
    def lines(self) -> int:
        """How many lines it carries."""
        return len(self._lines)

    # The process

    def start(self) -> None:
        """Start a herald, where connections can be handed over at all."""
        if self._closed or not hasattr(socket, "send_fds"):
            return
        ours, its = socket.socketpair()
        words = [sys.executable, "-I", str(Path(herald.__file__)), str(its.fileno())]
        try:
            self.process = subprocess.Popen(words, pass_fds=[its.fileno()], stdin=subprocess.DEVNULL)
        except OSError as error:
            logs.trouble("no herald", error)
            ours.close()
            return
        finally:
            its.close()
        ours.setblocking(False)
        self._wire = ours
        asyncio.get_running_loop().add_reader(ours, self._listen)

    async def close(self) -> None:
        """Let the herald finish: it ends when nobody speaks to it any more."""
        self._closed = True
        self._flush()
        self._drop()
        if self.process is not None:
            await asyncio.to_thread(_end, self.process)
            self.process = None

    def _drop(self) -> None:
        """Let go of the herald and of every line that it carried: who watched will come again."""
        if self._wire is None:
            return
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._wire)
        loop.remove_writer(self._wire)
        self._wire.close()
        self._wire = None
        self._most = 0
        for _, handed in self._queue:
            if handed is not None:
                os.close(handed)
        self._queue.clear()
        self._said, self._heard = [], b""
        lost, self._lines = self._lines, {}
        for line in lost.values():
            line.leave()

    def _lose(self, error: Exception) -> None:
        """The herald has ended by itself, or does not listen any more: start another in a moment."""
        logs.trouble("herald lost", error, lines=self.lines)
        self._drop()
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
        asyncio.get_running_loop().call_later(AGAIN, self.start)

    def _listen(self) -> None:
        """Hear how many lines the herald can take, and then which ones are no more."""
        assert self._wire is not None
        try:
            data = self._wire.recv(1 << 16)
        except BlockingIOError:
            return
        except OSError as error:
            self._lose(error)
            return
        if not data:
            self._lose(ConnectionError("it has ended"))
            return
        heard = self._heard + data
        whole = len(heard) - len(heard) % herald.NUMBER.size
        self._heard = heard[whole:]
        for (number,) in herald.NUMBER.iter_unpack(heard[:whole]):
            if not self._most:
                self._most = number
                continue
            line = self._lines.pop(number, None)
            if line is not None:
                line.leave()

    # Lines

    async def take(self, scope: Scope) -> HeraldLine | None:
        """Hand over the connection of a request whose answer has begun. None, if it cannot be handed over."""
        handed = await detach(scope) if self.ready else None
        if handed is None:
            return None
        if not self.ready:  # lost meanwhile, and the connection with it
            os.close(handed)
            return None
        number = next(self._numbers)
        line = self._lines[number] = HeraldLine(self, number)
        self._flush()
        self._queue.append((herald.ORDER.pack(herald.TAKE, number, 0), handed))
        self._push()
        return line

    def say(self, number: int, data: bytes) -> None:
        """Let this be sent on a line."""
        if self._said and self._said[-1][0] is data:
            self._said[-1][1].append(number)
            return
        if len(self._said) >= TOGETHER:
            self._flush()
        if not self._said:
            asyncio.get_running_loop().call_soon(self._flush)
        self._said.append((data, [number]))

    def end(self, number: int) -> None:
        """Let a line be closed."""
        if self._lines.pop(number, None) is not None:
            self._flush()
            self._queue.append((herald.ORDER.pack(herald.END, number, 0), None))
            self._push()

    def _flush(self) -> None:
        """Say it all at once."""
        if self._said:
            said, self._said = self._said, []
            self._queue.append((b"".join(_order(data, numbers) for data, numbers in said), None))
            self._push()

    def _push(self) -> None:
        """Send what waits, as much as the herald takes."""
        while self._queue and self._wire is not None:
            data, handed = self._queue[0]
            try:
                if handed is None:
                    sent = self._wire.send(data)
                else:
                    sent = socket.send_fds(self._wire, [data], [handed])
                    os.close(handed)
            except BlockingIOError:
                if sum(len(data) for data, _ in self._queue) > BEHIND:
                    self._lose(ConnectionError("it is too far behind"))
                else:
                    asyncio.get_running_loop().add_writer(self._wire, self._push)
                return
            except OSError as error:
                self._lose(error)
                return
            if sent < len(data):
                self._queue[0] = (data[sent:], None)
            else:
                self._queue.popleft()
        if self._wire is not None:
            asyncio.get_running_loop().remove_writer(self._wire)


def _order(data: bytes, numbers: list[int]) -> bytes:
    """The order to say something, as one chunk of an answer."""
    chunk = b"%x\r\n%b\r\n" % (len(data), data)
    whom = b"".join([herald.NUMBER.pack(number) for number in numbers])
    return herald.ORDER.pack(herald.SAY, len(numbers), len(chunk)) + whom + chunk


def _end(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(2.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
