"""The herald: a process of its own that carries what is new to everybody who watches.

A move is sent to all who look at its table, each on a connection of his own, and that costs a server as much as
the move itself. So the server hands those connections over and says everything once, with the list of those whom
it is for. This file is the whole program: it is started by its path and needs nothing but Python.

What the server says: a kind, a number and a length. TAKE number: a connection comes along, with this number. SAY:
so many numbers and so many bytes for all of them. END number: end the answer and close. What the herald says: first
how many connections it can take, then the numbers of those that are no more. When the server ends, the herald ends,
and with it all connections; browsers come back by themselves.
"""

from __future__ import annotations

import selectors
import signal
import socket
import sys
from collections import deque
from contextlib import suppress
from struct import Struct

ORDER = Struct("!cQQ")
NUMBER = Struct("!Q")
TAKE, SAY, END = b"T", b"S", b"E"
LAST_CHUNK = b"0\r\n\r\n"
BEHIND = 4 << 20
"""Bytes that may wait for somebody who reads too slowly; then he has to come again."""
MANY, SPARE = 10_000, 64
"""Connections that every system allows a process that asks for them, and how many of them are for other things."""
_READ = 1 << 18
_TOGETHER = 64


class Line:
    """A connection to somebody who watches."""

    def __init__(self, number: int, wire: socket.socket) -> None:
        self.number = number
        self.wire = wire
        self.waiting = b""
        self.ending = False


class Herald:
    """Does what the server says until the server is gone."""

    def __init__(self, server: socket.socket) -> None:
        self._server = server
        self._selector = selectors.DefaultSelector()
        self._selector.register(server, selectors.EVENT_READ)
        self._lines: dict[int, Line] = {}
        self._taken: deque[int] = deque()
        self._heard = b""

    def run(self) -> None:
        """Carry until the server says nothing more; then let everybody go."""
        listening = True
        while listening:
            for key, events in self._selector.select():
                if key.fileobj is self._server:
                    listening = self._listen()
                elif events & selectors.EVENT_WRITE:
                    self._go_on(key.data)
                else:
                    self._look_after(key.data)
        for line in self._lines.values():
            line.wire.close()
        self._selector.close()

    def _listen(self) -> bool:
        """Hear what the server says; whether it is still there."""
        try:
            data, taken, flags, _ = socket.recv_fds(self._server, _READ, _TOGETHER)
        except OSError:
            return False
        if flags & socket.MSG_CTRUNC:
            # A connection was lost on the way, so that the others would get wrong numbers, and people what is not
            # meant for them: rather nobody gets anything, and all come again.
            return False
        self._taken += taken
        heard = self._heard + data
        at = 0
        while len(heard) - at >= ORDER.size:
            kind, number, length = ORDER.unpack_from(heard, at)
            body = at + ORDER.size
            end = body + (number * NUMBER.size + length if kind == SAY else 0)
            if end > len(heard):
                break
            if kind == SAY:
                start = end - length
                said = heard[start:end]
                for place in range(body, start, NUMBER.size):
                    self._say(NUMBER.unpack_from(heard, place)[0], said)
            elif kind == TAKE:
                self._take(number)
            else:
                self._end(number)
            at = end
        self._heard = heard[at:]
        return bool(data)

    def _take(self, number: int) -> None:
        wire = socket.socket(fileno=self._taken.popleft())
        wire.setblocking(False)
        line = self._lines[number] = Line(number, wire)
        self._selector.register(wire, selectors.EVENT_READ, line)

    def _say(self, number: int, said: bytes) -> None:
        line = self._lines.get(number)
        if line is None:
            return
        if line.waiting:
            line.waiting += said
            if len(line.waiting) > BEHIND:
                self._lose(line)
            return
        self._send(line, said)

    def _send(self, line: Line, said: bytes) -> None:
        try:
            sent = line.wire.send(said)
        except BlockingIOError:
            sent = 0
        except OSError:
            self._lose(line)
            return
        waited, line.waiting = bool(line.waiting), said[sent:]
        if waited != bool(line.waiting):
            more = selectors.EVENT_WRITE if line.waiting else 0
            self._selector.modify(line.wire, selectors.EVENT_READ | more, line)
        if line.ending and not line.waiting:
            self._lose(line)

    def _go_on(self, line: Line) -> None:
        """Somebody who was behind can take more."""
        self._send(line, line.waiting)

    def _end(self, number: int) -> None:
        line = self._lines.get(number)
        if line is not None:
            line.ending = True
            self._say(number, LAST_CHUNK)

    def _look_after(self, line: Line) -> None:
        """Who watches says nothing more: if there is something to read it is that he has left."""
        try:
            left = not line.wire.recv(_READ)
        except BlockingIOError:
            return
        except OSError:
            left = True
        if left:
            self._lose(line)

    def _lose(self, line: Line) -> None:
        """A connection is no more; the server learns its number."""
        if self._lines.pop(line.number, None) is not None:
            self._selector.unregister(line.wire)
            line.wire.close()
            with suppress(OSError):  # the server may be gone
                self._server.sendall(NUMBER.pack(line.number))


def most_lines() -> int:
    """How many connections this process may have: what the system allows, with some left for itself."""
    import resource  # the server, which reads this file too, may run where there is no such thing

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, MANY):
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            now = wanted
            break
    return max(0, (MANY if now == resource.RLIM_INFINITY else now) - SPARE)


def main() -> None:
    """Carry for the server whose socket is given by its number; the server alone decides when it is over."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    with socket.socket(fileno=int(sys.argv[1])) as server:
        server.setblocking(True)
        server.sendall(NUMBER.pack(most_lines()))
        Herald(server).run()


if __name__ == "__main__":
    main()
