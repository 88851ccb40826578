"""Lines to those who watch: each is carried by the herald, where there is one, or else by the server itself."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Protocol

from litestar.types import Scope, Send

from resolute.web import herald, logs
from resolute.web.sending import detach

AGAIN = 1.0
"""Seconds after which a herald that was lost is replaced."""
BEHIND = 64 << 20
"""Bytes that may wait for the herald; one that does not take them is given up."""


class Line(Protocol):
    """The way to somebody who watches."""

    async def say(self, data: bytes) -> None:
        """Send him this."""

    async def end(self) -> None:
        """There is nothing more to send."""


class OwnLine:
    """A line that the server carries itself, as the answer to a request."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def say(self, data: bytes) -> None:
        """Send him this; it takes as long as he needs to take it."""
        await self._send({"type": "http.response.body", "body": data, "more_body": True})

    async def end(self) -> None:
        """The answer is complete."""
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})


class HeraldLine:
    """A line that the herald carries."""

    def __init__(self, carrier: Carrier, number: int) -> None:
        self._carrier = carrier
        self._number = number

    async def say(self, data: bytes) -> None:
        """Let him be sent this."""
        self._carrier.say(self._number, data)

    async def end(self) -> None:
        """The answer is complete."""
        self._carrier.end(self._number)


class Carrier:
    """The server's side of the herald: starts it, hands connections over, and says what is new.

    What is said in one turn of the event loop goes to the herald together, and the same words for several people
    only once.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._wire: socket.socket | None = None
        self._closed = False
        self._numbers = count(1)
        self._gone: dict[int, Callable[[], None]] = {}
        self._said: list[tuple[bytes, list[int]]] = []
        self._queue: deque[tuple[bytes, int | None]] = deque()
        self._heard = b""

    @property
    def ready(self) -> bool:
        """Whether there is a herald."""
        return self._wire is not None

    # The process

    def start(self) -> None:
        """Start a herald, where connections can be handed over at all."""
        if self._closed or not hasattr(socket, "send_fds"):
            return
        ours, its = socket.socketpair()
        words = [sys.executable, "-I", str(Path(herald.__file__)), str(its.fileno())]
        try:
            self._process = subprocess.Popen(words, pass_fds=[its.fileno()], stdin=subprocess.DEVNULL)
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
        if self._process is not None:
            await asyncio.to_thread(_end, self._process)
            self._process = None

    def _drop(self) -> None:
        """Let go of the herald and of every line that it carried: who watched will come again."""
        if self._wire is None:
            return
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._wire)
        loop.remove_writer(self._wire)
        self._wire.close()
        self._wire = None
        for _, handed in self._queue:
            if handed is not None:
                os.close(handed)
        self._queue.clear()
        self._said, self._heard = [], b""
        lost, self._gone = self._gone, {}
        for gone in lost.values():
            gone()

    def _lose(self, error: Exception) -> None:
        """The herald has ended by itself, or does not listen any more: start another in a moment."""
        logs.trouble("herald lost", error, lines=len(self._gone))
        self._drop()
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
        asyncio.get_running_loop().call_later(AGAIN, self.start)

    def _listen(self) -> None:
        """Hear which lines are no more."""
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
            gone = self._gone.pop(number, None)
            if gone is not None:
                gone()

    # Lines

    async def take(self, scope: Scope, gone: Callable[[], None]) -> HeraldLine | None:
        """Hand over the connection of a request whose answer has begun; `gone` is called when it is no more. None,
        if it cannot be handed over."""
        handed = await detach(scope) if self.ready else None
        if handed is None:
            return None
        if not self.ready:  # lost meanwhile, and the connection with it
            os.close(handed)
            return None
        number = next(self._numbers)
        self._gone[number] = gone
        self._flush()
        self._queue.append((herald.ORDER.pack(herald.TAKE, number, 0), handed))
        self._push()
        return HeraldLine(self, number)

    def say(self, number: int, data: bytes) -> None:
        """Let this be sent on a line."""
        if not self._said:
            asyncio.get_running_loop().call_soon(self._flush)
        elif self._said[-1][0] is data:
            self._said[-1][1].append(number)
            return
        self._said.append((data, [number]))

    def end(self, number: int) -> None:
        """Let a line be closed."""
        if self._gone.pop(number, None) is not None:
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
