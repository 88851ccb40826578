"""Who may ask, how often, how much, from where; and what a browser is told to do with the answers."""

from __future__ import annotations

import asyncio
import http.client
import logging
import sqlite3
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote, urlencode, urlsplit

import msgspec
import pytest

from resolute.engine.record import Record
from resolute.store.errors import StoreError
from resolute.web import logs
from resolute.web.errors import Refused
from resolute.web.events import STREAMS_EACH
from resolute.web.host import ANSWERS_WITHIN
from resolute.web.seats import NAME_LENGTH, tidy
from resolute.web.security import _check_host
from resolute.web.serve import BehindProxies
from tests.clock import HANG, until
from tests.web.server import HERE, LINK, Running, Visitor, running

Answered = tuple[int, dict[str, str], bytes]


def ask(
    server: Running, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> Answered:
    """A request made by hand."""
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=HANG)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def known(person: Visitor) -> dict[str, str]:
    """The headers of a visitor who has looked at a page."""
    person._token = person._token or msgspec.json.decode(person.page("/api/v1/me"))["csrf"]
    cookie = "; ".join(f"{one.name}={one.value}" for one in person.cookies)
    return {"Cookie": cookie, "X-CSRF-Token": person._token, "Content-Type": "application/json"}


LAY = b'{"game": "campaign"}'


def test_every_answer_carries_a_strict_policy(server: Running) -> None:
    for path in ("/", "/api/v1/games", "/nothing", "/t/nothing", "/api/v1/tables/nothing", "/healthz", "/metrics"):
        _, headers, body = ask(server, "GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert b"Traceback" not in body and b"<script>" not in body and b"style=" not in body
        assert "server" not in headers


def test_a_page_that_says_what_went_wrong_leads_back_to_the_table(server: Running) -> None:
    """A wrong address below a table's own; without a table there is only the front page."""
    table = server.visitor().create("campaign").table
    for path, back in (
        (f"/t/{table}/at/99999", f"/t/{table}"),
        (f"/t/{table}/odds/99999/0", f"/t/{table}"),
        ("/t/none/at/5", "/"),
        ("/t/none", "/"),
        ("/nowhere", "/"),
    ):
        status, _, body = ask(server, "GET", path)
        assert status in (404, 409) and f'class="button" href="{back}"' in body.decode(), path
        assert b"this is the new position" not in body, path


def test_the_visitors_cookie_is_signed_and_kept_from_scripts(server: Running) -> None:
    _, headers, _ = ask(server, "GET", "/")
    cookie = headers["set-cookie"]
    assert cookie.startswith("resolute_visitor=") and "HttpOnly" in cookie and "SameSite=Lax" in cookie
    value = cookie.partition("=")[2].partition(";")[0]
    assert "set-cookie" not in ask(server, "GET", "/", headers={"Cookie": f"resolute_visitor={value}"})[1]
    for forged in (value[:-2] + "AA", value.partition(".")[0], "x" * 5000, '"', "é".encode().decode("latin-1")):
        assert "set-cookie" in ask(server, "GET", "/", headers={"Cookie": f"resolute_visitor={forged}"})[1]


def test_another_visitors_seat_cannot_be_claimed_by_its_name(server: Running) -> None:
    a = server.visitor()
    table = a.create("campaign").table
    visitor = next(one.value or "" for one in a.cookies).partition(".")[0]
    status, _, body = ask(server, "GET", f"/api/v1/tables/{table}", headers={"Cookie": f"resolute_visitor={visitor}"})
    assert status == 200 and msgspec.json.decode(body)["seat"] is None


def test_a_change_needs_the_token(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    headers = known(a)
    for token in ("", "wrong", known(b)["X-CSRF-Token"]):
        status, _, body = ask(server, "POST", "/api/v1/tables", LAY, {**headers, "X-CSRF-Token": token})
        assert status == 403 and "load it again" in msgspec.json.decode(body)["sentence"]
    assert ask(server, "POST", "/api/v1/tables", LAY, headers)[0] == 201
    form = {"Cookie": headers["Cookie"], "Content-Type": "application/x-www-form-urlencoded"}
    without = urlencode({"game": "campaign"}).encode()
    assert ask(server, "POST", "/quick", without, form)[0] == 403
    with_token = urlencode({"game": "campaign", "csrf": headers["X-CSRF-Token"]}).encode()
    assert ask(server, "POST", "/quick", with_token, form)[0] == 303


def test_a_change_from_another_site_is_refused(server: Running) -> None:
    headers = known(server.visitor())
    netloc = urlsplit(server.address).netloc
    for more in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://{netloc}.evil.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        status, _, body = ask(server, "POST", "/api/v1/tables", LAY, {**headers, **more})
        assert status == 403 and "another site" in msgspec.json.decode(body)["sentence"]
    for more in ({"Origin": f"http://{netloc}"}, {"Sec-Fetch-Site": "same-origin"}):
        assert ask(server, "POST", "/api/v1/tables", LAY, {**headers, **more})[0] == 201


def test_only_our_own_names_are_answered(server: Running) -> None:
    for name in ("evil.example", "127.0.0.1.evil.example", "evil.example:80"):
        status, _, body = ask(server, "GET", "/", headers={"Host": name})
        assert status == 421 and b"Traceback" not in body, name
        assert ask(server, "GET", "/healthz", headers={"Host": name})[::2] == (200, b"ok\n"), "a monitor asks"
    assert ask(server, "GET", "/healthz", headers={"Host": "localhost"})[0] == 200


@pytest.mark.parametrize(
    "host",
    [
        "",
        "[",
        "localhost@evil.example",
        "evil.example@localhost",
        "localhost:",
        "localhost:x",
        "local host",
        "a/b",
        "a,b",
        "localhost:99999",
        "localhost:65536",
        "[::1]:70000",
    ],
)
def test_a_host_that_no_browser_writes_is_malformed(server: Running, host: str) -> None:
    assert ask(server, "GET", "/", headers={"Host": host})[0] == 400


def test_a_request_with_two_hosts_is_malformed(server: Running) -> None:
    """A proxy may believe the first and we the second."""
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=HANG)
    connection.putrequest("GET", "/", skip_host=True)
    for name in ("localhost", "evil.example"):
        connection.putheader("Host", name)
    connection.endheaders()
    assert connection.getresponse().status == 400
    connection.close()


def test_figures_are_for_those_who_run_the_server(server: Running, tmp_path: Path) -> None:
    assert ask(server, "GET", "/metrics")[0] == 200
    for name in ("X-Forwarded-For", "Forwarded", "Via"):
        status, _, body = ask(server, "GET", "/metrics", headers={name: "192.0.2.7"})
        assert status == 403 and b"resolute_" not in body, "a proxy on this machine asks for somebody else"
    with running(str(tmp_path / "other.db"), metrics_token="swordfish") as other:
        assert ask(other, "GET", "/metrics")[0] == 403
        assert ask(other, "GET", "/metrics", headers={"Authorization": "Bearer trout"})[0] == 403
        status, _, body = ask(other, "GET", "/metrics", headers={"Authorization": "Bearer swordfish"})
        assert status == 200 and b"resolute_" in body


def test_figures_are_asked_for_by_the_name_of_this_machine(tmp_path: Path) -> None:
    """Browsers call the server by another name; so does a proxy here that says nothing of itself."""
    with running(str(tmp_path / "tables.db"), hosts="play.example.org") as named:
        assert ask(named, "GET", "/metrics")[0] == 200
        assert ask(named, "GET", "/")[0] == 421
        status, _, body = ask(named, "GET", "/metrics", headers={"Host": "play.example.org"})
        assert status == 403 and b"resolute_" not in body


def test_nobody_is_believed_about_an_address_who_is_not_named() -> None:
    """Whoever writes the header of a proxy gets no other address by it, unless the settings name the proxy."""
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", b"192.0.2.7")]
    for proxies in ("", "198.51.100.1", "127.0.0.1"):
        scope = {"type": "http", "client": ("127.0.0.1", 5), "headers": headers, "scheme": "http"}
        asyncio.run(BehindProxies(app, proxies)(scope, None, None))  # type: ignore[arg-type]
    assert seen == ["127.0.0.1", "127.0.0.1", "192.0.2.7"]


@pytest.mark.parametrize(
    ("setting", "called"),
    [
        ("Example.org", "example.org"),
        ("example.org", "EXAMPLE.ORG:8000"),
        ("[::1]", "[::1]:8000"),
        ("::1", "[::1]:8000"),
        ("example.org:8000", "example.org"),
        ("[", "localhost"),
    ],
)
def test_a_name_may_be_written_in_the_settings_as_people_write_it(setting: str, called: str) -> None:
    _check_host(called, ("localhost", setting))
    for other in ("example.com", "[::2]"):
        with pytest.raises(Refused):
            _check_host(other, ("localhost", setting))


def test_large_requests_are_refused(server: Running) -> None:
    headers = known(server.visitor())
    table = server.visitor().create("campaign").table
    large = b'{"text": "' + b"x" * 70_000 + b'"}'
    status, _, body = ask(server, "POST", f"/api/v1/tables/{table}/chat", large, headers)
    assert status == 413 and "more than" in msgspec.json.decode(body)["sentence"]
    deep = b"[" * 10_000 + b"]" * 10_000
    assert ask(server, "POST", f"/api/v1/tables/{table}/chat", deep, headers)[0] == 400
    form = {"Cookie": headers["Cookie"], "Content-Type": "application/x-www-form-urlencoded"}
    assert ask(server, "POST", "/quick", b"a=" + b"x" * 70_000, form)[0] == 413
    parts = (
        b"".join(b'--B\r\nContent-Disposition: form-data; name="f%d"\r\n\r\nx\r\n' % n for n in range(50))
        + b"--B--\r\n"
    )
    many = {"Cookie": headers["Cookie"], "Content-Type": "multipart/form-data; boundary=B"}
    assert ask(server, "POST", "/load", parts, many)[0] in (400, 413)


@pytest.mark.parametrize("body", [b'{"text": "\xff"}', b'{"text": "a\xc3"}', b'{"te\xffxt": "a"}', b"\xff\xfe"])
def test_what_is_not_written_in_utf_8_is_refused(server: Running, body: bytes) -> None:
    person = server.visitor()
    table, headers = person.create("campaign", [HERE, HERE]).table, known(person)
    status, _, told = ask(server, "POST", f"/api/v1/tables/{table}/chat", body, headers)
    assert status == 400 and "does not fit" in msgspec.json.decode(told)["sentence"]
    form = {**headers, "Content-Type": "application/x-www-form-urlencoded"}
    part = b'--B\r\nContent-Disposition: form-data; name="text"\r\n\r\n' + body + b"\r\n--B--\r\n"
    parts = {**headers, "Content-Type": "multipart/form-data; boundary=B"}
    assert ask(server, "POST", f"/t/{table}/chat", b"text=" + body, form)[0] in (303, 400)
    assert ask(server, "POST", f"/t/{table}/chat", part, parts)[0] in (303, 400)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\u3164", ""),
        ("\U0001d159", ""),
        ("\u2800Ana\u115f\u1160\uffa0Bea", "Ana Bea"),
        ("\u202eevil\u202c", "evil"),
        ("\u0301\u0302 Ana", "Ana"),
        ("A" + "\u0351" * 40 + "na", "A" + "\u0351" * 3 + "na"),
        ("Tiê\u0301\u0323n ภาษาที่นี่ שָׁלוֹם ❤️", "Tiê\u0301\u0323n ภาษาที่นี่ שָׁלוֹם ❤️"),
    ],
)
def test_nobody_has_a_name_that_cannot_be_seen_or_runs_over_the_page(written: str, shown: str) -> None:
    assert tidy(written, NAME_LENGTH) == shown


@pytest.mark.parametrize("path", ["/quick", "/load", "/new/campaign", "/t/x/chat"])
def test_a_form_in_letters_that_nobody_knows_is_refused(server: Running, path: str) -> None:
    """With the token in its header or without: it is no fault of the server, and no line in its log."""
    headers = {**known(server.visitor()), "Content-Type": "multipart/form-data; boundary=B"}
    about = b'--B\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: text/plain; charset=none\r\n'
    part = about + b"\r\nx\r\n--B--\r\n"
    assert ask(server, "POST", path, part, headers)[0] == 400
    assert ask(server, "POST", path, part, {**headers, "X-CSRF-Token": ""})[0] == 400


@pytest.mark.parametrize("text", ["--5", "-", "5-", "+5", "5 ", "٥", "0x1", "9" * 12, "9" * 5000])
def test_a_text_that_is_no_number_is_refused(server: Running, text: str) -> None:
    """In forms that play, in those that set a table up, and in addresses."""
    person = server.visitor()
    table, headers = person.create("campaign", [HERE, HERE]).table, known(person)
    plain = {**headers, "Content-Type": "application/x-www-form-urlencoded"}
    for form in (plain, by_script(person)):
        body = urlencode({"number": 0, "index": text}).encode()
        status, _, told = ask(server, "POST", f"/t/{table}/move", body, form)
        # The express path reads less than a page does.
        assert (status, b"must be a number" in told) in ((400, True), (413, False))
    assert ask(server, "POST", f"/t/{table}/branch", urlencode({"moves": text}).encode(), plain)[0] == 400
    for field in ("seats", "set-tally"):
        body = urlencode({"seats": "2", field: text}).encode()
        assert ask(server, "POST", "/new/campaign", body, plain)[0] == 400
    status, answered, _ = ask(server, "GET", f"/t/{table}/at?" + urlencode({"moves": text}), headers=headers)
    assert status == 302 and answered["location"] == f"/t/{table}"
    for path in (f"/t/{table}/at/{quote(text)}", f"/t/{table}/odds/0/{quote(text)}"):
        assert ask(server, "GET", path, headers=headers)[0] in (400, 403, 404)


def test_errors_are_sentences_for_people_and_for_programs(server: Running) -> None:
    status, headers, body = ask(server, "GET", "/t/nothing-here")
    assert status == 404 and headers["content-type"].startswith("text/html") and b"no table" in body
    status, headers, body = ask(server, "GET", "/api/v1/tables/nothing-here")
    assert status == 404 and msgspec.json.decode(body)["sentence"] == "There is no table at this address."
    status, _, body = ask(server, "GET", "/t/nothing-here", headers={"X-Resolute": "fetch"})
    assert status == 404 and msgspec.json.decode(body)["ok"] is False
    assert ask(server, "DELETE", "/api/v1/tables/x")[0] in (403, 405)
    assert ask(server, "GET", "/api/v1/tables/x?at=abc")[0] == 400
    assert ask(server, "GET", "/t/x/at/abc")[0] == 404


def test_what_breaks_is_a_page_without_a_traceback(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*about: object) -> None:
        raise RuntimeError("the secret is 4711")

    monkeypatch.setattr(server.app.host.viewing, "my_tables", broken)
    for path in ("/", "/api/v1/tables"):
        status, _, body = ask(server, "GET", path)
        assert status == 500 and b"4711" not in body and b"went wrong" in body and b"Traceback" not in body


@contextmanager
def kept_lines() -> Iterator[list[dict[str, Any]]]:
    """What is logged meanwhile."""
    lines: list[dict[str, Any]] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(msgspec.json.decode(logs.JsonLines().format(record)))

    keep = Keep()
    logs.LOGGER.addHandler(keep)
    try:
        yield lines
    finally:
        logs.LOGGER.removeHandler(keep)


def test_a_fault_of_the_database_is_a_sentence_that_tells_nothing_of_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever somebody does, by page, by script or by program: 503, and where the database lies stays unsaid."""
    person = server.visitor()
    table, record = person.create("campaign", [HERE, HERE]).table, Record.new("campaign", seats=2)
    game = record.save()
    while record.table.outcome is None:
        record.play(0)
    finished = person.load(record.save()).table

    async def away(*about: object) -> None:
        raise StoreError("The database /home/clara/tables.db does not answer as it should: disk I/O error.")

    for name in ("append", "say", "create_game", "rename", "set_public"):
        monkeypatch.setattr(server.app.host.store, name, away)
    headers, script = known(person), by_script(person)
    plain = {**script, "Content-Type": "application/x-www-form-urlencoded"}
    del plain["X-Resolute"]
    parts = {**plain, "Content-Type": "multipart/form-data; boundary=B"}
    file = b'--B\r\nContent-Disposition: form-data; name="file"; filename="g"\r\n\r\n' + game + b"\r\n--B--\r\n"
    encoded = msgspec.json.encode({"file": b64encode(game).decode()})
    asked = [
        *((f"/t/{table}/{what}", body, how) for what, body in DOING.items() for how in (plain, script)),
        *((f"/t/{finished}/branch", b"moves=0", how) for how in (plain, script)),
        ("/quick", b"game=campaign", plain),
        ("/new/campaign", b"seats=2", plain),
        ("/load", file, parts),
        ("/api/v1/tables", LAY, headers),
        ("/api/v1/load", encoded, headers),
        (f"/api/v1/tables/{table}/moves", b'{"number": 0, "index": 0}', headers),
        (f"/api/v1/tables/{table}/chat", b'{"text": "hello"}', headers),
        (f"/api/v1/tables/{finished}/branch", b'{"moves": 0}', headers),
    ]
    for path, body, how in asked:
        status, _, told = ask(server, "POST", path, body, how)
        assert (status, b"The database does not answer at the moment" in told) == (503, True), path
        assert b"clara" not in told and b"I/O" not in told


DOING = {"move": b"number=0&index=0", "chat": b"text=hello", "public": b"public=1"}


def test_a_server_whose_database_hangs_says_that_it_is_not_well(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang() -> None:
        server.clock.turn(ANSWERS_WITHIN)
        await asyncio.Event().wait()

    monkeypatch.setattr(server.app.host.store, "ping", hang)
    assert ask(server, "GET", "/healthz")[0] == 503


def test_a_failing_database_is_logged_now_and_then(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A visitor is told hardly anything, so the log has to: what failed and where, but not for every request."""
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table

    async def away(*about: object) -> None:
        raise StoreError("The database does not answer.") from sqlite3.OperationalError("disk I/O error")

    def failing() -> list[dict[str, Any]]:
        with kept_lines() as lines:
            for _ in range(4):
                assert ask(server, "POST", f"/t/{table}/move", b"number=0&index=0", by_script(person))[0] == 503
                body = b'{"text": "hello"}'
                assert ask(server, "POST", f"/api/v1/tables/{table}/chat", body, known(person))[0] == 503
        return lines

    monkeypatch.setattr(server.app.host.store, "append", away)
    monkeypatch.setattr(server.app.host.store, "say", away)
    monkeypatch.setattr(logs, "_LAST_LOGGED", {})
    lines = failing()
    assert [(one["event"], one["why"], one["unsaid"]) for one in lines] == [("database failed", "OperationalError", 0)]
    assert lines[0]["error"] == "StoreError" and lines[0]["where"]
    monkeypatch.setattr(logs, "PAUSE", 0.0)
    assert [one["unsaid"] for one in failing()][:2] == [7, 0]


def test_whoever_asks_too_often_has_to_wait_but_his_stream_goes_on(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), rate=2) as server:
        person = server.visitor()
        table = person.create("campaign").table
        headers = known(person)
        answers = [ask(server, "GET", "/api/v1/games", headers=headers) for _ in range(30)]
        assert [one[0] for one in answers].count(429) > 5
        refused = next(one for one in answers if one[0] == 429)
        assert "wait" in msgspec.json.decode(refused[2])["sentence"] and refused[1]["retry-after"] == "3"
        assert ask(server, "GET", "/", headers=headers)[0] == 429
        for _ in range(5):
            assert next(person.watch(table)).number == 0
        assert ask(server, "GET", "/healthz")[0] == 200


def test_one_visitor_cannot_take_the_places_of_all_who_watch(tmp_path: Path) -> None:
    """Also not if he opens all of them at once; whoever leaves makes room."""
    with running(str(tmp_path / "tables.db"), rate=2) as server, ExitStack() as stack:
        greedy, other = server.visitor(), server.visitor()
        table = greedy.create("campaign", [HERE, HERE]).table
        headers = known(greedy)
        opened = []
        for _ in range(STREAMS_EACH + 10):
            connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=HANG)
            stack.callback(connection.close)
            connection.request("GET", f"/t/{table}/events", None, headers)
            opened.append(connection)
        answers = [connection.getresponse() for connection in opened]
        assert sorted(one.status for one in answers) == [200] * STREAMS_EACH + [429] * 10
        refused = next(one for one in answers if one.status == 429)
        assert b"close some of them" in refused.read()
        assert next(other.watch(table)).number == 0
        for connection, answer in zip(opened, answers, strict=True):
            answer.close()
            connection.close()
        until(lambda: not server.app.host.tables.streams, "everybody has left")
        assert next(greedy.watch(table)).number == 0


def test_streams_have_an_end_altogether(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), streams=3) as server:
        table = server.visitor().create("campaign", [HERE, HERE]).table
        watching = [server.visitor().watch(table) for _ in range(2)]
        assert [next(one).number for one in watching] == [0, 0]
        status, _, body = ask(server, "GET", f"/api/v1/tables/{table}/events")
        assert status == 503 and "Too many people" in msgspec.json.decode(body)["sentence"]


def test_logs_hold_no_secrets(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(logs.JsonLines().format(record))

    keep, level = Keep(), logs.LOGGER.level
    logs.LOGGER.addHandler(keep)
    logs.LOGGER.setLevel("DEBUG")
    try:
        a, b = server.visitor(), server.visitor()
        created = a.create("campaign", [HERE, LINK])
        b.page(created.links["1"])
        b.join(created.links["1"])
        payload = a.view(created.table)
        while payload.outcome is None:
            assert payload.decision is not None
            person = (a, b)[payload.decision.seat]
            payload = person.decide(created.table, person.view(created.table))
    finally:
        logs.LOGGER.removeHandler(keep)
        logs.LOGGER.setLevel(level)
    text = "\n".join(lines)
    assert "/join/" in text and created.table in text
    for secret in (
        payload.outcome.seed,
        created.links["1"].rpartition("/")[2],
        *(one.value or "" for person in (a, b) for one in person.cookies),
        a._token,
        "ballot",
        "votes",
    ):
        assert secret not in text
    for line in lines:
        assert {"at", "level", "event"} <= set(msgspec.json.decode(line))


def by_script(person: Visitor) -> dict[str, str]:
    """The headers with which our script sends a move."""
    return {**known(person), "Content-Type": "application/x-www-form-urlencoded", "X-Resolute": "fetch"}


def test_a_move_by_script_is_checked_like_any_other(server: Running) -> None:
    """Token, origin, seat, number and size; whatever is refused is refused with a sentence and changes nothing."""
    a, b = server.visitor(), server.visitor()
    table = a.create("campaign", [HERE, HERE]).table
    number = a.view(table).number
    path, move = f"/t/{table}/move", urlencode({"number": number, "index": 0, "request": "r"}).encode()
    headers = by_script(a)
    refused: list[tuple[bytes, dict[str, str], int, str]] = [
        (move, {**headers, "X-CSRF-Token": ""}, 403, "load it again"),
        (move, {**headers, "X-CSRF-Token": known(b)["X-CSRF-Token"]}, 403, "load it again"),
        (move, {**headers, "Origin": "http://elsewhere.example"}, 403, "another site"),
        (move, by_script(b), 403, "no seat"),
        (b"number=x&index=0", headers, 400, "must be a number"),
        (b"number=%d&index=99" % number, headers, 400, "none of the options"),
        (b"number=%d&index=0" % (number + 7), headers, 409, "gone on"),
        (b"number=0&index=0&request=" + b"x" * 5000, headers, 413, "more than a move"),
        (b"&".join(b"f%d=x" % place for place in range(50)), headers, 400, "cannot be read"),
    ]
    for body, sent, status, sentence in refused:
        answered, _, told = ask(server, "POST", path, body, sent)
        assert (answered, msgspec.json.decode(told)["ok"]) == (status, False)
        assert sentence in msgspec.json.decode(told)["sentence"]
    assert ask(server, "POST", "/t/nothing/move", move, headers)[0] == 404
    assert a.view(table).number == number
    for _ in range(2):
        answered, sent_back, told = ask(server, "POST", path, move, headers)
        assert answered == 200 and msgspec.json.decode(told)["ok"]
        assert "default-src 'none'" in sent_back["content-security-policy"]
    assert a.view(table).number == number + 1


@pytest.mark.parametrize("plain", [True, False])
def test_a_move_that_is_cut_off_on_its_way_is_not_played(server: Running, plain: bool) -> None:
    """Who leaves after "index=1" may have meant 12, by a plain form as well as by our script."""
    a = server.visitor()
    table, headers = a.create("campaign", [HERE, HERE]).table, by_script(a) | {"Host": "localhost"}
    if plain:
        del headers["X-Resolute"]
    scope = {
        "type": "http",
        "method": "POST",
        "path": f"/t/{table}/move",
        "query_string": b"",
        "http_version": "1.1",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    said = [{"type": "http.request", "body": b"number=0&index=0", "more_body": True}, {"type": "http.disconnect"}]
    answers: list[Any] = []

    async def receive() -> Any:
        return said.pop(0)

    async def send(message: Any) -> None:
        answers.append(message)

    server.ask(server.app(cast(Any, scope), receive, send))
    assert a.view(table).number == 0 and answers[0]["status"] == 400
    assert (b"nothing was changed" if plain else b"nothing was played") in answers[1]["body"]


def test_the_token_may_stand_in_the_form_of_a_move(server: Running) -> None:
    a = server.visitor()
    table = a.create("campaign", [HERE, HERE]).table
    headers = by_script(a)
    form = {"number": a.view(table).number, "index": 0, "csrf": headers.pop("X-CSRF-Token")}
    assert ask(server, "POST", f"/t/{table}/move", urlencode(form).encode(), headers)[0] == 200


def test_a_private_link_is_not_used_up_by_looking(server: Running) -> None:
    """Programs that open links before people do get a page that asks; the seat is taken by a form with a token."""
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK])
    link = created.links["1"]
    for _ in range(2):
        assert "Join" in c.page(link)
    headers = {**known(b), "Content-Type": "application/x-www-form-urlencoded"}
    assert ask(server, "POST", link, b"name=Bea", {**headers, "X-CSRF-Token": "no"})[0] == 403
    assert b.view(created.table).seat is None
    status, answered, _ = ask(server, "POST", link, b"name=Bea", headers)
    assert status == 303 and answered["location"] == f"/t/{created.table}"
    assert b.view(created.table).seat == 1 and b.view(created.table).seats[1].name == "Bea"
    assert ask(server, "GET", link, headers=headers)[0] == 303
    assert ask(server, "GET", link, headers=known(c))[0] == 403
    assert ask(server, "POST", link, b"", {**known(c), "Content-Type": "application/x-www-form-urlencoded"})[0] == 403
