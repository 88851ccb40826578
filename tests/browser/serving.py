"""A real server in a process of its own, for a real browser."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

RUN = "from resolute.cli import main; main()"


class Server:
    """`resolute play --no-browser` on a port that is free."""

    def __init__(self, database: Path, run: str = RUN) -> None:
        self.database = database
        self.run = run
        self.port = 0
        self.start()

    def start(self) -> None:
        """Serve; after the first time on the same port again."""
        settings = {"DATABASE": str(self.database), "RATE": "0", "BOT_PAUSE": "0", "BOT_PROCESSES": "1", "LOG": "error"}
        environment = {**os.environ, **{f"RESOLUTE_{name}": value for name, value in settings.items()}}
        command = [sys.executable, "-c", self.run, "play", "--no-browser", "--port", str(self.port)]
        self.log = (self.database.parent / "server.log").open("a", encoding="utf-8")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found is not None, f"the server did not start: {said}"
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._wait()

    def _wait(self) -> None:
        for _ in range(100):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, and wait until it has."""
        self.process.send_signal(how)
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
