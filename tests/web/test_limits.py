"""What one visitor and one address may do: often enough for people, not for floods."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from resolute.client import Answer
from resolute.engine.errors import SetupError
from resolute.store.moderation import Control
from resolute.web import events
from resolute.web.errors import TooMany
from resolute.web.limits import ADDRESS, LIMITS, Limits, address_of, banned, kind_of
from resolute.web.settings import read_settings
from tests.web.server import HERE, running
from tests.web.test_safety import ask, known


def scope(kind: str, address: str = "192.0.2.1") -> dict[str, Any]:
    """A request that counts against a limit."""
    method, path = {
        "table": ("POST", "/api/v1/tables"),
        "upload": ("POST", "/load"),
        "chat": ("POST", "/t/x/chat"),
        "seat": ("POST", "/api/v1/tables/x/seats"),
        "look": ("GET", "/t/x/odds/1/2"),
        "advice": ("GET", "/t/x/advice/3"),
        "stream": ("GET", "/t/x/events"),
    }[kind]
    return {"method": method, "path": path, "query_string": b"", "client": (address, 1)}


BY_PATH = [kind for kind in LIMITS if kind != "listing"]


@pytest.mark.parametrize("kind", BY_PATH)
def test_a_visitor_reaches_a_limit_and_later_may_go_on(kind: str) -> None:
    settings = read_settings({}, **{LIMITS[kind].setting: 3, "rate": 1000})
    limits, now = Limits(settings), 0.0
    for _ in range(3):
        limits.check(scope(kind), "ann", now)
    with pytest.raises(TooMany, match=LIMITS[kind].sentence.split(";")[0]):
        limits.check(scope(kind), "ann", now)
    limits.check(scope(kind), "ben", now)
    limits.check(scope(kind), "ann", now + LIMITS[kind].seconds / 3)


@pytest.mark.parametrize("kind", BY_PATH)
def test_new_cookies_do_not_help_an_address_for_ever(kind: str) -> None:
    limits = Limits(read_settings({}, **{LIMITS[kind].setting: 3, "rate": 1000}))
    for number in range(round(3 * ADDRESS)):
        limits.check(scope(kind), f"visitor {number}", 0.0)
    with pytest.raises(TooMany):
        limits.check(scope(kind), "another", 0.0)
    with pytest.raises(TooMany):
        limits.check(scope(kind), None, 0.0)
    limits.check(scope(kind, "192.0.2.2"), "another", 0.0)


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/quick", "table"),
        ("POST", "/new/campaign", "table"),
        ("POST", "/learn/lobby/approval", "table"),
        ("POST", "/t/x/rematch", "table"),
        ("POST", "/api/v1/tables/x/branch", "table"),
        ("POST", "/api/v1/load", "upload"),
        ("POST", "/api/v1/tables/x/chat", "chat"),
        ("POST", "/t/x/seat", "seat"),
        ("POST", "/t/x/join/key", "seat"),
        ("POST", "/t/x/fill", "seat"),
        ("GET", "/t/x/at/12", "look"),
        ("GET", "/t/x/at/\n12", "look"),
        ("GET", "/t/x/odds/3/1\n", "look"),
        ("GET", "/t/x/advice/\r\n3", "advice"),
        ("GET", "/t/x/picture.png", "look"),
        ("GET", "/t/x/odds/3", "look"),
        ("GET", "/t/x/journal", "look"),
        ("GET", "/api/v1/tables/x/journal", "look"),
        ("GET", "/t/x/game.resolute", "look"),
        ("GET", "/api/v1/tables/x/odds", "look"),
        ("GET", "/t/x/advice/3", "advice"),
        ("GET", "/api/v1/tables/x/advice", "advice"),
        ("GET", "/t/x/review", "advice"),
        ("POST", "/t/x/undo", "look"),
        ("POST", "/api/v1/tables/x/undo", "look"),
        ("GET", "/api/v1/tables/x/events", "stream"),
        ("POST", "/t/x/move", ""),
        ("POST", "/api/v1/tables/x/moves", ""),
        ("GET", "/t/x", ""),
        ("GET", "/t/at", ""),
        ("GET", "/learn/campaign", ""),
    ],
)
def test_what_counts_against_which_limit(method: str, path: str, kind: str) -> None:
    assert kind_of(method, path) == kind


def test_a_past_position_of_the_api_is_a_look() -> None:
    limits = Limits(read_settings({}, looks_a_minute=1, rate=1000))
    asked = {"method": "GET", "path": "/api/v1/tables/x", "query_string": b"at=3", "client": ("192.0.2.1", 1)}
    limits.check(asked, "ann", 0.0)
    with pytest.raises(TooMany, match="past positions"):
        limits.check(asked, "ann", 0.0)
    limits.check({**asked, "query_string": b""}, "ann", 0.0)


def test_without_a_rate_nothing_is_limited() -> None:
    limits = Limits(read_settings({}, rate=0, chat_a_minute=1))
    for _ in range(100):
        limits.check(scope("chat"), "ann", 0.0)


def test_a_server_answers_with_a_sentence(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), rate=100, chat_a_minute=3) as server:
        person = server.visitor()
        table = person.create("campaign", [HERE, HERE]).table
        for _ in range(3):
            person.say(table, "Hello")
        with pytest.raises(Answer, match="faster than anybody can read") as refused:
            person.say(table, "Hello")
        assert refused.value.status == 429 and len(person.view(table).chat) == 3
        server.clock.turn(20)
        person.say(table, "Hello again")


def test_one_visitor_lists_only_so_many_games(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), public_tables=2) as server:
        person, other = server.visitor(), server.visitor()
        tables = [person.create("campaign", [HERE, HERE], public=True).table for _ in range(2)]
        with pytest.raises(Answer, match="2 public games") as refused:
            person.create("campaign", [HERE, HERE], public=True)
        assert refused.value.status == 429
        third = person.create("campaign", [HERE, HERE]).table
        with pytest.raises(Answer, match="2 public games"):
            person.change(third, public=True)
        other.create("campaign", [HERE, HERE], public=True)
        person.change(tables[0], public=False)
        person.change(third, public=True)


def test_an_address_lists_only_so_many_games_whoever_asks(tmp_path: Path) -> None:
    """Neither new cookies nor another way to list a game fill the front page."""
    with running(str(tmp_path / "tables.db"), rate=1000, listings_an_hour=1, public_tables=0) as server:
        first = server.visitor()
        table = first.create("campaign", [HERE, HERE], public=True).table
        plain = {**known(first), "Content-Type": "application/x-www-form-urlencoded"}
        asked: list[Callable[[], int]] = [
            lambda: ask(server, "POST", f"/t/{table}/public", b"public=yes", plain)[0],
            lambda: ask(server, "POST", "/new/campaign", b"seats=2&public=yes", plain)[0],
            lambda: ask(server, "POST", f"/api/v1/tables/{table}/settings", b'{"public": true}', known(first))[0],
            lambda: ask(server, "POST", "/api/v1/tables", b'{"game": "campaign", "public": true}', known(first))[0],
        ]
        assert [one() for one in asked] == [429] * 4
        first.change(table, public=False)
        listed = 1
        for _ in range(2 * round(ADDRESS)):
            try:
                server.visitor().create("campaign", [HERE, HERE], public=True)
                listed += 1
            except Answer as refused:
                assert refused.status == 429 and "publicly" in str(refused)
        assert listed <= ADDRESS


def test_a_rematch_is_not_listed_beyond_what_one_may_list(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), public_tables=1) as server:
        person = server.visitor()
        table = person.create("campaign", [HERE, HERE], public=True).table
        payload = person.view(table)
        while payload.decision is not None:
            payload = person.play(table, payload.number, 0, seat=payload.decision.seat)
        person.create("campaign", [HERE, HERE], public=True)
        assert not person.view(person.rematch(table).table).public


def test_an_address_follows_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where every visitor is seated at a table of their own."""
    monkeypatch.setattr(events, "STREAMS_EACH", 1)
    with running(str(tmp_path / "tables.db"), rate=1000) as server:
        opened = []
        for _ in range(round(ADDRESS)):
            person = server.visitor()
            opened.append(person.watch(person.create("campaign", [HERE, HERE]).table))
            next(opened[-1])
        person = server.visitor()
        with pytest.raises(Answer, match="from your address") as refused:
            next(person.watch(person.create("campaign", [HERE, HERE]).table))
        assert refused.value.status == 429


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("unknown", "unknown"),
    ],
)
def test_a_network_of_ipv6_is_one_address(host: str, counted: str) -> None:
    assert address_of(host) == counted
    control = Control(bans={counted: "ban"})
    assert banned(control, "ann", host) and not banned(control, "ann", "198.51.100.1")
    assert banned(Control(bans={host: "mute"}), "ann", host, "mute")


def test_places_are_kept_for_those_who_play(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), streams=4) as server:
        player, spectator = server.visitor(), server.visitor()
        table = player.create("campaign", [HERE, HERE]).table
        player.view(table)
        opened = [spectator.watch(table) for _ in range(3)]
        for news in opened:
            next(news)
        with pytest.raises(Answer, match="Too many people are watching") as refused:
            next(server.visitor().watch(table))
        assert refused.value.status == 503
        assert next(player.watch(table)).number == 0


@pytest.mark.parametrize("proxies", ["proxy", "172.30.0.2, proxy", "172.30.0.2/24", "127.0.0.1, *"])
def test_a_proxy_that_is_no_address_is_one_sentence(proxies: str) -> None:
    """Nobody would be believed then, and all who come by it would share one address."""
    with pytest.raises(SetupError, match="proxies are addresses or networks"):
        read_settings({"RESOLUTE_PROXIES": proxies})


def test_a_limit_that_is_no_number_is_one_sentence() -> None:
    with pytest.raises(SetupError, match="does not fit"):
        read_settings({"RESOLUTE_CHAT_A_MINUTE": "many"})
    assert msgspec.structs.asdict(read_settings({"RESOLUTE_CHAT_A_MINUTE": "5"}))["chat_a_minute"] == 5


@pytest.mark.parametrize("other", ["/api/v1/tables/{}/chat/", "//api/v1/tables/{}/chat", "/api/v1//tables/{}///chat//"])
def test_a_path_written_otherwise_counts_all_the_same(tmp_path: Path, other: str) -> None:
    """The router takes `//t/x/` for `/t/x`, so the limits do too."""
    with running(str(tmp_path / "tables.db"), rate=100, chat_a_minute=2) as server:
        person = server.visitor()
        table = person.create("campaign", [HERE, HERE]).table
        headers = known(person)
        asked = [ask(server, "POST", other.format(table), b'{"text": "Hello"}', headers)[0] for _ in range(4)]
    assert asked == [200, 200, 429, 429]


def test_a_past_position_is_one_however_it_is_spelt() -> None:
    limits = Limits(read_settings({}, looks_a_minute=1, rate=1000))
    asked = {"method": "GET", "path": "/api/v1/tables/x", "query_string": b"seat=0", "client": ("192.0.2.1", 1)}
    for _ in range(3):
        limits.check(asked, "ann", 0.0)
    limits.check({**asked, "query_string": b"seat=0&%61t=3"}, "ann", 0.0)
    with pytest.raises(TooMany, match="past positions"):
        limits.check({**asked, "query_string": b"a%74=3"}, "ann", 0.0)
