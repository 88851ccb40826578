"""Real servers in processes of their own, which can be killed, and one address in front of several of them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class ServerProcess:
    """`resolute play --no-browser` on one port."""

    def __init__(self, database: str, log: Path, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._environment = {
            **os.environ,
            "RESOLUTE_DATABASE": database,
            "RESOLUTE_RATE": "0",
            "RESOLUTE_BOT_PAUSE": "0",
            "RESOLUTE_BOT_PROCESSES": "1",
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it serves."""
        command = [sys.executable, "-m", "resolute.cli", "play", "--no-browser", "--port", str(self.port)]
        with open(self._log, "ab") as log:
            self.process = subprocess.Popen(
                command, env=self._environment, stdout=log, stderr=log, start_new_session=True
            )
        until = time.monotonic() + 60
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            assert self.process.poll() is None, self._log.read_text()[-2000:]
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.02)

    def try_once(self) -> tuple[int, str]:
        """Start it where it cannot: its exit code, and what it says."""
        command = [sys.executable, "-m", "resolute.cli", "play", "--no-browser", "--port", str(self.port)]
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stderr

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def stop_group(self) -> int:
        """Ask it and all processes that it started to stop, as systemd and timeout do; its exit code."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGTERM)
        return self.process.wait(30)

    def alone(self) -> bool:
        """Whether all processes that it started have ended, within a few seconds."""
        assert self.process is not None
        until = time.monotonic() + 10
        while time.monotonic() < until:
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.05)
        return False

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(30)

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


@contextmanager
def one_address(ports: list[int]) -> Iterator[str]:
    """One address in front of several servers: each connection goes to the next one that answers."""
    loop = asyncio.new_event_loop()
    count = 0

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal count
        count += 1
        for offset in range(len(ports)):
            port = ports[(count + offset) % len(ports)]
            try:
                there, back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            await asyncio.gather(forward(reader, back), forward(there, writer))
            return
        writer.close()

    server = loop.run_until_complete(asyncio.start_server(connect, "127.0.0.1", 0))
    port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.close()
        for task in asyncio.all_tasks(loop):
            loop.call_soon_threadsafe(task.cancel)
        time.sleep(0.1)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
