"""Real servers in processes of their own, which can be killed, and one address in front of several of them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType

from tests.clock import HANG, until
from tests.suite import ROOT

RUN = "from resolute.cli import main; main()"


class ServerProcess:
    """`resolute play --no-browser` on a port that is free; after the first time on the same one again."""

    def __init__(self, database: str | Path, log_file: Path, port: int = 0, run: str = RUN, **settings: str) -> None:
        self.port = port
        self._log = log_file
        self._run = run
        given = {"database": str(database), "rate": "0", "bot_pause": "0", "bot_processes": "1", **settings}
        self._environment = {**os.environ, **{f"RESOLUTE_{name.upper()}": value for name, value in given.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is, once it has started."""
        return f"http://127.0.0.1:{self.port}"

    def _command(self) -> list[str]:
        return [sys.executable, "-c", self._run, "play", "--no-browser", "--port", str(self.port)]

    def start(self) -> None:
        """Start it, and wait until it says that it serves."""
        with open(self._log, "ab") as log:
            self.process = subprocess.Popen(
                self._command(),
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
                cwd=ROOT,
            )
        assert self.process.stdout is not None
        with self.process.stdout as said:
            found = re.search(rb"http://127\.0\.0\.1:(\d+)/", said.readline())
        assert found is not None, self._log.read_text()[-2000:]
        self.port = int(found[1])

    def try_once(self) -> tuple[int, str]:
        """Start it where it cannot: its exit code, and what it says."""
        done = subprocess.run(
            self._command(), env=self._environment, capture_output=True, text=True, timeout=HANG, check=False
        )
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
        return self.process.wait(HANG)

    def leaves_nobody(self) -> None:
        """Wait until all processes that it started have ended."""
        until(self._alone, "all its processes end")

    def _alone(self) -> bool:
        assert self.process is not None
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(HANG)

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

    async def end_the_rest() -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    server = loop.run_until_complete(asyncio.start_server(connect, "127.0.0.1", 0))
    port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.close()
        asyncio.run_coroutine_threadsafe(end_the_rest(), loop).result(HANG)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(HANG)
        loop.close()
