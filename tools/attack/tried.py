"""What came of an attack, and what the attacks share."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from resolute.client import Answer
from tests.web.processes import ServerProcess

HERE = {"kind": "person_here"}
LINK = {"kind": "person_link"}
SECONDS = 60.0


@dataclass
class Tried:
    """So often something was tried, and whatever of it should not have worked but did."""

    name: str
    tries: int = 0
    through: list[str] = field(default_factory=list)
    note: str = ""

    def expect(self, holds: bool, otherwise: str) -> None:
        """Count one try; if it does not come out as it should, that is a hole."""
        self.tries += 1
        if not holds:
            self.through.append(otherwise)

    def refused(self, ask: Callable[[], object], what: str, statuses: tuple[int, ...] = (400, 403, 404, 409)) -> None:
        """Something that the server has to refuse with a sentence."""
        try:
            ask()
        except Answer as answer:
            self.expect(answer.status in statuses, f"{what}: {answer.status} {answer}")
        else:
            self.expect(False, f"{what} was not refused")


@contextmanager
def a_server(**settings: str) -> Iterator[ServerProcess]:
    """A server in a process of its own, with an SQLite file of its own."""
    with TemporaryDirectory(prefix="resolute-attack-") as folder:
        database = Path(folder) / "tables.db"
        with ServerProcess(database, Path(folder) / "log", **settings) as server:
            yield server


def ask(
    server: ServerProcess, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> tuple[int, bytes]:
    """A request made by hand; status 0 if the server hung up."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SECONDS)
    try:
        connection.request(method, path, body or None, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException):
        return 0, b""
    finally:
        connection.close()


def token_of(server: ServerProcess, cookie: str) -> str:
    """The token that goes with a cookie."""
    _, body = ask(server, "GET", "/api/v1/me", {"Cookie": cookie})
    return str(json.loads(body)["csrf"]) if body else ""
