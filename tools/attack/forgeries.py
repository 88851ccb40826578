"""Forged cookies, requests from elsewhere, seats of others, and rigged files."""

from __future__ import annotations

import random
from functools import partial

from resolute.client import Client
from resolute.engine.record import Record
from tests.conformance.test_rigged_saves import mutated
from tests.web.processes import ServerProcess
from tools.attack.tried import HERE, LINK, SECONDS, Tried, ask, token_of


def forged_cookies(server: ServerProcess, many: int) -> Tried:
    """Whoever knows a visitor's name, or changes a letter of their own cookie, is nobody."""
    tried = Tried("forged cookies")
    rng, owner = random.Random(1), Client(server.address, patience=SECONDS)
    table = owner.create("campaign", [HERE, HERE]).table
    cookie = next(one for one in owner.cookies if one.name == "resolute_visitor")
    value = cookie.value or ""
    visitor, _, signature = value.rpartition(".")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    forged = [visitor, f"{visitor}.", f"{visitor}.{signature[::-1]}", f"{visitor}.{'A' * len(signature)}", f" {value}x"]
    while len(forged) < many:
        place = rng.randrange(len(value) - 1)
        changed = value[:place] + rng.choice(letters) + value[place + 1 :]
        if changed != value:
            forged.append(changed)
    for one in forged:
        header = f"resolute_visitor={one}"
        _, body = ask(server, "GET", f"/api/v1/tables/{table}", {"Cookie": header})
        tried.expect(b'"mine":true' not in body and b'"manages":true' not in body, f"{one} is taken for its owner")
    return tried


def from_elsewhere(server: ServerProcess) -> Tried:
    """Other sites, other names, missing tokens, made-up proxies."""
    tried = Tried("hosts, origins, tokens, proxies")
    person = Client(server.address, patience=SECONDS)
    table = person.create("campaign", [HERE, HERE]).table
    cookie = "; ".join(f"{one.name}={one.value}" for one in person.cookies)
    token, path = token_of(server, cookie), f"/api/v1/tables/{table}/chat"
    ours = {"Cookie": cookie, "Content-Type": "application/json", "X-CSRF-Token": token}
    body = b'{"text": "hello"}'
    tried.expect(ask(server, "POST", path, ours, body)[0] == 200, "the own page is refused")
    for more in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://127.0.0.1:{server.port}.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"X-CSRF-Token": ""},
        {"X-CSRF-Token": token[:-1]},
        {"X-CSRF-Token": token[::-1]},
    ):
        tried.expect(ask(server, "POST", path, {**ours, **more}, body)[0] == 403, f"accepted with {more}")
    for host in ("evil.example", "127.0.0.1:80:80", "127.0.0.1/x", "", "127.0.0.1 x", "[::1", "a" * 300, "127.0.0.1@x"):
        status = ask(server, "GET", "/", {"Host": host})[0]
        tried.expect(status in (0, 400, 421), f"answered to the host {host!r} with {status}")
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        status = ask(server, "GET", "/metrics", {name: "127.0.0.1"})[0]
        tried.expect(status == 403, f"figures for a made-up {name}: {status}")
    return tried


def seats_of_others(server: ServerProcess, many: int) -> Tried:
    """A player who is there keeps the seat, a free seat is nobody's to look into, and a link works once."""
    tried = Tried("seats of others")
    for _ in range(many):
        host, guest, thief = (Client(server.address, patience=SECONDS) for _ in range(3))
        created = host.create("campaign", [HERE, LINK])
        table = created.table
        guest.join(created.links["1"])
        for who, what in ((thief, "a stranger"), (host, "the creator"), (guest, "the other player")):
            seat = 0 if who is guest else 1
            for action in ("take_over", "stand_in", "give_up", "name"):
                do = partial(who.seat, table, action, seat)
                if not (who is guest and seat == 1):
                    tried.refused(do, f"{what}: {action} of a seat whose person is there")
            if who is not host:
                tried.refused(partial(who.renew_link, table, 1), f"{what}: a new link")
        tried.refused(partial(host.renew_link, table, 1), "the creator: a link to a seat whose person is there")
        tried.refused(partial(thief.join, created.links["1"]), "a used link")
        guest.seat(table, "give_up", 1)
        tried.refused(partial(host.seat, table, "take_over", 1), "a player looks into a second hand")
        tried.refused(partial(thief.seat, table, "take_over", 1), "a stranger takes a free seat")
        tried.expect(guest.seat(table, "take_over", 1).seat == 1, "the owner cannot come back")
    return tried


def rigged_files(server: ServerProcess, many: int) -> Tried:
    """Saved games with changed bytes, and with changed contents under a good seal: refused with a sentence, and never
    a fault of the server."""
    tried = Tried("rigged files")
    rng, person = random.Random(2), Client(server.address, patience=SECONDS)
    record = Record.new("dictators", seats=2, seed=1)
    for _ in range(40):
        assert record.table.decision is not None
        record.play(rng.randrange(len(record.table.decision.options)))
    good = record.save()
    taken = 0
    for number in range(many):
        file = mutated(good, rng, sealed=number % 2 == 1)
        try:
            person.load(file)
            taken += 1
        except Exception as error:
            status = getattr(error, "status", 0)
            tried.expect(status == 400, f"file {number}: {status} {error}")
        else:
            tried.expect(file == good or number % 2 == 1, f"file {number} was taken although its seal is broken")
    tried.expect(ask(server, "GET", "/healthz")[0] == 200, "the server is not well")
    tried.note = f"{taken} were still games by the rules"
    return tried
