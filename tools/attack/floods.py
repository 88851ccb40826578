"""Floods and slow requests: nobody can take the server from the others."""

from __future__ import annotations

import socket
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from resolute.client import Answer, Client
from tests.web.processes import ServerProcess
from tools.attack.tried import HERE, LINK, SECONDS, Tried, ask, token_of

WITHIN = 15.0
"""Seconds after which an endless request is hung up on: ten for its headers, and some for a busy machine."""


def floods(server: ServerProcess, many: int) -> Tried:
    """One address asks for everything as often as it can, with one cookie and with none, while two people play."""
    tried = Tried("floods")
    a, b = Client(server.address, patience=SECONDS), Client(server.address, patience=SECONDS)
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"])
    flooder = Client(server.address, patience=SECONDS)
    flooder.games()
    cookie = "; ".join(f"{one.name}={one.value}" for one in flooder.cookies)

    chat = {"Cookie": cookie, "Content-Type": "application/json", "X-CSRF-Token": token_of(server, cookie)}

    def look() -> None:
        # Our own client waits and asks again when it is told to; a flood does not.
        status, _ = ask(server, "GET", f"/api/v1/tables/{created.table}", {"Cookie": cookie})
        if status != 200:
            raise Answer(status, "")

    kinds = {
        "requests": look,
        "games": lambda: flooder.create("campaign", [HERE, HERE]),
        "uploads": lambda: flooder.load(b"RSLTg" + bytes(64)),
        "chat": lambda: flooder.say(created.table, "flood"),
        "chat by another spelling": lambda: _post(server, f"/api//v1/tables/{created.table}/chat/", chat),
        "past positions by another spelling": lambda: _get(server, f"/api/v1/tables/{created.table}?%61t=0", cookie),
    }
    told = []
    for name, do in kinds.items():
        statuses: Counter[int] = Counter()

        def once(_: int, do: object = do, statuses: Counter[int] = statuses) -> None:
            try:
                do()  # type: ignore[operator]
                statuses[200] += 1
            except Answer as answer:
                statuses[answer.status] += 1

        with ThreadPoolExecutor(8) as crowd:
            list(crowd.map(once, range(many)))
        tried.tries += many
        if not statuses[429]:
            tried.through.append(f"{many} {name} were not limited: {dict(statuses)}")
        told.append(f"{name} {statuses[429]:,} of {many:,} turned away")
    anonymous = Counter(ask(server, "GET", "/")[0] for _ in range(many))
    tried.tries += many
    told.append(f"without a cookie {anonymous[429]:,}")
    # The flood fills its own bucket and the address's; those who play are told to wait a few seconds at most.
    deadline = time.monotonic() + 30
    while True:
        try:
            payload = a.view(created.table)
            break
        except Answer as answer:
            if answer.status != 429 or time.monotonic() > deadline:
                tried.through.append(f"whoever plays is kept out: {answer}")
                return tried
            time.sleep(0.5)
    tried.expect(payload.number == 0 and len(payload.chat) <= 40, "the flood got into the table")
    tried.note = "; ".join(told)
    return tried


def _post(server: ServerProcess, path: str, headers: dict[str, str]) -> None:
    """Say something by hand."""
    status, _ = ask(server, "POST", path, headers, b'{"text": "flood"}')
    if status != 200:
        raise Answer(status, "")


def _get(server: ServerProcess, path: str, cookie: str) -> None:
    """Look at something by hand."""
    status, _ = ask(server, "GET", path, {"Cookie": cookie})
    if status != 200:
        raise Answer(status, "")


def connections(server: ServerProcess, many: int) -> Tried:
    """One address opens as many connections as it can; those who have one keep it."""
    tried = Tried("connections from one address")
    held = []
    for _ in range(many):
        with suppress(OSError):
            held.append(socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS))
    time.sleep(0.5)
    alive = sum(_is_open(one) for one in held)
    tried.tries = many
    if alive > 256:
        tried.through.append(f"{alive} connections stay open")
    tried.note = f"{alive} stay open"
    for one in held:
        one.close()
    return tried


def slow_requests(server: ServerProcess, many: int) -> Tried:
    """Headers that never end, bodies that never come, and headers without a bound; others are answered meanwhile."""
    tried = Tried("slow and endless requests")
    starts = (
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"G",
        b"",
        b"POST /load HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000000\r\n",
    )
    held = []
    for number in range(many):
        one = socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS)
        one.sendall(starts[number % len(starts)])
        held.append(one)
    started, slowest = time.monotonic(), 0.0
    while time.monotonic() - started < WITHIN and any(_is_open(one) for one in held):
        for one in held:
            with suppress(OSError):
                one.send(b"x")
        before = time.monotonic()
        tried.expect(ask(server, "GET", "/healthz")[0] == 200, "the server does not answer others")
        slowest = max(slowest, time.monotonic() - before)
        time.sleep(1.0)
    still = sum(_is_open(one) for one in held)
    tried.tries += many
    if still:
        tried.through.append(f"{still} of {many} slow requests are still waited for after {WITHIN:g} s")
    for one in held:
        one.close()
    with socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with suppress(OSError):
            for _ in range(64):
                endless.sendall(b"X-Long: " + b"y" * 1000 + b"\r\n")
        answer = b""
        with suppress(OSError):
            answer = endless.recv(200)
        tried.expect(b" 200 " not in answer, "64 KB of headers were read")
    tried.expect(endless_trailers(server), "headers after a body are read without end")
    tried.note = f"others answered within {1000 * slowest:.0f} ms"
    return tried


def endless_trailers(server: ServerProcess) -> bool:
    """Headers that follow a body in chunks and never end: whether the server hangs up soon."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) as endless:
        endless.sendall(b"POST /load HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n")
        try:
            for _ in range(32):
                endless.sendall((b"X-Long: " + b"y" * 1000 + b"\r\n") * 1000)
        except OSError:
            return True
        return not _is_open(endless)


def _is_open(one: socket.socket) -> bool:
    """Whether the server has not hung up; what it has answered is read first."""
    one.setblocking(False)
    try:
        while one.recv(4096):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        with suppress(OSError):
            one.settimeout(SECONDS)
