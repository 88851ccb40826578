"""A small client for the JSON API of a Resolute server, for programs and bots of your own.

client = Client("http://127.0.0.1:8000")
table = client.create("campaign").table
payload = client.view(table)
while payload.outcome is None:
    if payload.decision is not None and payload.decision.mine:
        payload = client.play(table, payload.number, 0)
    else:
        payload = client.wait(table, payload.number)
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import msgspec

from resolute.engine.errors import ResoluteError
from resolute.engine.frames import Seat
from resolute.engine.reading import json_decoder_of
from resolute.payload import (
    AdviceAnswer,
    CreatedTable,
    GameInfo,
    LinePayload,
    OddsAnswer,
    ReviewAnswer,
    TableCard,
    TablePayload,
)

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds for which a server that does not answer is asked again."""
PAUSE = 0.25
LOST = (URLError, HTTPException, ConnectionError, TimeoutError, OSError)


class Answer(ResoluteError):
    """The server refused: its status, its sentence, and the new position if the old one had passed."""

    def __init__(self, status: int, sentence: str, payload: TablePayload | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.payload = payload


class NoServer(ResoluteError):
    """The server does not answer."""


class News(msgspec.Struct, frozen=True):
    """Something is new at a table."""

    number: int
    moves: int
    deciding: Seat | None
    mine: bool
    over: bool
    said: int = 0


class _Refusal(msgspec.Struct):
    sentence: str = "The server refused."
    payload: TablePayload | None = None


class _Token(msgspec.Struct):
    csrf: str


class Client:
    """One visitor at one server. What changes nothing, and moves, are sent again if the connection is lost."""

    def __init__(self, address: str = "http://127.0.0.1:8000", *, patience: float = PATIENCE) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self.cookies = CookieJar()
        self._opener: OpenerDirector = build_opener(HTTPCookieProcessor(self.cookies))
        self._token = ""

    # Games and tables

    def games(self) -> list[GameInfo]:
        """The games that can be played there."""
        return self._get("/games", list[GameInfo])

    def tables(self) -> list[TableCard]:
        """The tables where this client has a seat or that it created."""
        return self._get("/tables", list[TableCard])

    def public_tables(self) -> list[TableCard]:
        """The tables that anybody may watch."""
        return self._get("/tables/public", list[TableCard])

    def create(
        self,
        game: str,
        seating: Sequence[Mapping[str, str]] = (),
        *,
        options: Mapping[str, str | bool | int] | None = None,
        title: str = "",
        public: bool = False,
        advice: bool | None = None,
    ) -> CreatedTable:
        """Start a game. A seat is {"kind": "person_here" | "person_link" | "bot", "name": ..., "bot": ...}."""
        body = {
            "game": game,
            "seating": seating,
            "options": options or {},
            "title": title,
            "public": public,
            "advice": advice,
        }
        return self._post("/tables", body, CreatedTable)

    def load(self, file: bytes) -> CreatedTable:
        """Start a game from a saved one."""
        return self._post("/load", {"file": file}, CreatedTable)

    # At a table

    def view(self, table: str, *, at: int | None = None, seat: Seat | None = None) -> TablePayload:
        """The table as this client may see it, now or after so many moves."""
        return self._get(_path(table, "", at=at, seat=seat), TablePayload)

    def journal(self, table: str, after: int = -1) -> list[LinePayload]:
        """The lines of the journal after a place."""
        return self._get(_path(table, "/journal", after=after), list[LinePayload])

    def odds(self, table: str, number: int, index: int, seat: Seat | None = None) -> OddsAnswer:
        """What can come of an option."""
        return self._get(_path(table, "/odds", number=number, index=index, seat=seat), OddsAnswer)

    def advice(self, table: str, number: int, seat: Seat | None = None) -> AdviceAnswer:
        """The best options for the seat that decides, and why."""
        return self._get(_path(table, "/advice", number=number, seat=seat), AdviceAnswer)

    def review(self, table: str) -> ReviewAnswer:
        """How a finished game went: its chance curve and biggest swings."""
        return self._get(_path(table, "/review"), ReviewAnswer)

    def play(self, table: str, number: int, index: int, *, request: str = "", seat: Seat | None = None) -> TablePayload:
        """Make a move. If the connection is lost it is sent again under the same name, and counts once."""
        body = {"number": number, "index": index, "request": request or secrets.token_hex(12), "seat": seat}
        return self._post(_path(table, "/moves"), body, TablePayload, again=True)

    def undo(self, table: str, *, agreed: bool = False, number: int | None = None) -> TablePayload:
        """Take the last move back."""
        return self._post(_path(table, "/undo"), {"agreed": agreed, "number": number}, TablePayload)

    def say(self, table: str, text: str, name: str = "") -> TablePayload:
        """Say something at the table."""
        return self._post(_path(table, "/chat"), {"text": text, "name": name}, TablePayload)

    def links(self, table: str) -> CreatedTable:
        """The private links that wait for their person."""
        return self._get(_path(table, "/links"), CreatedTable)

    def renew_link(self, table: str, seat: Seat) -> CreatedTable:
        """Make a private link again, also for somebody who has been away for a few minutes."""
        return self._post(_path(table, "/links"), {"seat": seat}, CreatedTable)

    def join(self, link: str, name: str = "") -> TablePayload:
        """Use a private link: its path, or its whole address."""
        table, _, key = link.partition("/t/")[2].partition("/join/")
        return self._post(_path(table, "/join"), {"key": key, "name": name}, TablePayload, again=True)

    def seat(self, table: str, action: str, seat: Seat, *, bot: str = "steady", name: str = "") -> TablePayload:
        """`give_up`, `take_over`, `stand_in` or `name`."""
        return self._post(
            _path(table, "/seats"), {"action": action, "seat": seat, "bot": bot, "name": name}, TablePayload
        )

    def change(
        self, table: str, *, title: str | None = None, public: bool | None = None, quiet: bool | None = None
    ) -> TablePayload:
        """Change the table's title, whether anybody may find it, or whether only the players may chat."""
        body = {"title": title, "public": public, "quiet": quiet}
        return self._post(_path(table, "/settings"), body, TablePayload)

    def change_person(self, table: str, person: str, action: str) -> TablePayload:
        """Mute or remove somebody at a table, or allow both again."""
        return self._post(_path(table, "/people"), {"person": person, "action": action}, TablePayload)

    def branch(self, table: str, moves: int) -> CreatedTable:
        """A new game from a position of a finished one."""
        return self._post(_path(table, "/branch"), {"moves": moves}, CreatedTable)

    def rematch(self, table: str, *, swap: bool = False) -> CreatedTable:
        """A new game with the seats and settings of a finished one; `swap` gives everybody another side."""
        return self._post(_path(table, "/rematch"), {"swap": swap}, CreatedTable)

    def download(self, table: str) -> bytes:
        """A finished game as a file."""
        return self._send("GET", _path(table, "/game.resolute"), None, again=True)

    # Watching

    def watch(self, table: str, seat: Seat | None = None) -> Iterator[News]:
        """What is new, as it happens. A lost connection is made again; it ends only if the table is gone."""
        last = time.monotonic()
        while True:
            try:
                for event, data in self._events(_path(table, "/events", seat=seat)):
                    last = time.monotonic()
                    if event == "gone":
                        return
                    if event == "update":
                        yield json_decoder_of(News).decode(data)
            except LOST as error:
                if time.monotonic() - last > self.patience:
                    raise NoServer(f"{self.address} does not answer.") from error
            time.sleep(PAUSE)

    def wait(self, table: str, number: int) -> TablePayload:
        """Wait until there is a position newer than this one, and return it."""
        for news in self.watch(table):
            if news.number > number or news.over:
                return self.view(table)
        raise NoServer("The table is gone.")

    def _events(self, path: str) -> Iterator[tuple[str, bytes]]:
        with self._open("GET", path, None, timeout=30) as answer:
            event, data = "", b""
            for line in answer:
                text = line.rstrip(b"\r\n")
                if not text:
                    if event:
                        yield event, data
                    event, data = "", b""
                elif text.startswith(b"event:"):
                    event = text[6:].strip().decode()
                elif text.startswith(b"data:"):
                    data += text[5:].strip()

    # How it is sent

    def _get(self, path: str, kind: type[T]) -> T:
        return json_decoder_of(kind).decode(self._send("GET", path, None, again=True))

    def _post(self, path: str, body: Any, kind: type[T], *, again: bool = False) -> T:
        if not self._token:
            self._token = self._get("/me", _Token).csrf
        return json_decoder_of(kind).decode(self._send("POST", path, msgspec.json.encode(body), again=again))

    def _send(self, method: str, path: str, body: bytes | None, *, again: bool) -> bytes:
        until = time.monotonic() + self.patience
        while True:
            try:
                with self._open(method, path, body, timeout=30) as answer:
                    data: bytes = answer.read()
                    return data
            except Answer as error:
                if not (again and error.status in (429, 503)) or time.monotonic() > until:
                    raise
            except LOST as error:
                if not again or time.monotonic() > until:
                    raise NoServer(f"{self.address} does not answer.") from error
            time.sleep(PAUSE)

    def _open(self, method: str, path: str, body: bytes | None, timeout: float) -> Any:
        headers = {"Accept": "application/json", "X-CSRF-Token": self._token}
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = Request(f"{self.address}/api/v1{path}", body, headers, method=method)
        try:
            return self._opener.open(request, timeout=timeout)
        except HTTPError as error:
            with error:
                try:
                    refusal = json_decoder_of(_Refusal).decode(error.read())
                except (msgspec.MsgspecError, *LOST):
                    refusal = _Refusal()
            raise Answer(error.code, refusal.sentence, refusal.payload) from None


def _path(table: str, rest: str, **query: int | None) -> str:
    request = {name: value for name, value in query.items() if value is not None}
    return f"/tables/{quote(table, safe='')}{rest}" + (f"?{urlencode(request)}" if request else "")
