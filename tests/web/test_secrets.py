"""Whole games, with everything that each seat and a spectator received searched for what they may not know."""

from __future__ import annotations

import base64
import html
import random
import re
import threading
from functools import partial
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from resolute.client import Answer
from resolute.engine import dice
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Zone
from resolute.payload import TablePayload
from tests.clock import HANG, until
from tests.web.server import HERE, LINK, Running, Visitor, playable
from tests.web.test_safety import ask, by_script

GAMES: list[tuple[str, int, dict[str, bool | int]]] = [
    ("campaign", 2, {}),
    ("campaign", 2, {"nomination": True, "advertising": True, "fund_raising": True, "debate": True}),
    ("dictators", 3, {"defcon_start": 4}),
    ("lobby", 4, {"turns": 2}),
    ("presidency", 1, {}),
]
LOOKS = 0.1
"""How often everybody looks by himself; the streams tell of every move."""


def seen_cards(table: Table[Any], seat: Seat | None) -> dict[str, Face]:
    """The cards that lie open for a seat."""
    zones = [part for part in table.view(seat).parts.values() if isinstance(part, Zone)]
    return {card.id: card for zone in zones for card in zone.cards}


class Truth:
    """What nobody may be told: for each log number who decides and which cards are hidden from each seat, and from
    which number on each seat may read a line, if ever."""

    def __init__(self, seats: int) -> None:
        self.seats: tuple[Seat | None, ...] = (*range(seats), None)
        self.deciding: dict[int, Seat | None] = {}
        self.hidden: dict[int, dict[Seat | None, set[str]]] = {}
        self.seen: dict[Seat | None, set[str]] = {seat: set() for seat in self.seats}
        self.first: dict[Seat | None, dict[str, int]] = {seat: {} for seat in self.seats}
        self.private: dict[Seat | None, set[str]] = {seat: set() for seat in self.seats}
        self.told: dict[Seat | None, dict[str, int]] = {seat: {} for seat in self.seats}
        self._read = 0
        self._names: list[str] = []

    def note(self, number: int, table: Table[Any]) -> None:
        """Write down what is hidden in a position."""
        decision = table.decision
        self.deciding[number] = None if decision is None else decision.seat
        views = {seat: set(seen_cards(table, seat)) for seat in self.seats}
        everything = set().union(*views.values())
        self.hidden[number] = {seat: everything - seen for seat, seen in views.items()}
        for seat, seen in views.items():
            self.seen[seat] |= seen
            for card in seen:
                self.first[seat].setdefault(card, number)
        names = [table.game.seat_name(table, seat) for seat in range(table.seats)]
        journal = table.journal or []
        # Every line is told again where somebody is called otherwise now.
        for entry in journal[self._read if names == self._names else 0 :]:
            sentence = table.game.sentence(table, entry)
            for seat in self.seats:
                if entry.readable_by(seat):
                    self.told[seat].setdefault(sentence, number)
                else:
                    self.private[seat].add(sentence)
        self._read, self._names = len(journal), names

    def to_come(self, seat: Seat | None, number: int) -> set[str]:
        """The cards that lie open for a seat only later: nobody is told what will be drawn."""
        return {card for card, first in self.first[seat].items() if first > number}

    def secret(self, seat: Seat | None, number: int) -> set[str]:
        """The lines that a seat may not read at this number; another's line may later be told to it in the same
        words."""
        told = self.told[seat]
        return {line for line in self.private[seat] if told.get(line, number + 1) > number}

    def own(self, seat: Seat | None) -> set[str]:
        """The lines that a seat may read and not everybody else."""
        return {line for line in self.told[seat] if any(line in lines for lines in self.private.values())}


def take_turns(
    people: dict[Seat | None, Visitor],
    table: str,
    server: Running,
    truth: Truth,
    rng: random.Random,
    streams: list[Open],
) -> None:
    """Play a game to its end; everybody looks at everything all the time, and every stream tells every position."""
    marks: dict[Seat | None, int] = dict.fromkeys(people, 0)
    while True:
        number, real = server.position(table)
        truth.note(number, real)
        for stream in streams:
            stream.tells(number)
        decision = real.decision
        if decision is None:
            return
        if rng.random() < LOOKS:
            payloads = {seat: person.view(table) for seat, person in people.items()}
            for seat, payload in payloads.items():
                check_look(payload, seat)
            if rng.random() < LOOKS:
                look_around(people, table, payloads[decision.seat], decision.seat, rng)
        move_by_script(people[decision.seat], server, table, number, rng.randrange(len(decision.options)))
        for seat, person in people.items():
            marks[seat] = search(person, seat, truth, number, marks[seat])


def move_by_script(person: Visitor, server: Running, table: str, number: int, index: int) -> None:
    """Move as a page does."""
    body = urlencode({"number": number, "index": index}).encode()
    status, _, told = ask(server, "POST", f"/t/{table}/move", body, by_script(person))
    person.received.append((None, told.decode()))
    assert status == 200


def look_around(
    people: dict[Seat | None, Visitor], table: str, payload: TablePayload, deciding: Seat, rng: random.Random
) -> None:
    """Everything else that can be asked, also by those who may not."""
    for seat, person in people.items():
        person.page(f"/t/{table}")
        person.page(f"/t/{table}", {"X-Resolute": "fetch"})
        person.journal(table)
        if seat == deciding:
            person.odds(table, payload.number, rng.randrange(playable(payload)))
            continue
        for forbidden in (
            partial(person.odds, table, payload.number, 0),
            partial(person.play, table, payload.number, 0),
            partial(person.download, table),
            partial(person.branch, table, 0),
        ):
            try:
                forbidden()
            except Answer as error:
                assert error.status in (403, 409)
            else:
                raise AssertionError("that was not refused")
        assert person.view(table, seat=deciding).seat == seat


def check_look(payload: TablePayload, seat: Seat | None) -> None:
    """Options are for the seat that decides, and nobody else."""
    assert payload.seat == seat
    if payload.decision is not None and not payload.decision.mine:
        assert payload.decision.options == ()
    if payload.outcome is None:
        assert payload.decision is not None
        assert payload.decision.mine == (payload.decision.seat == seat)


def search(person: Visitor, seat: Seat | None, truth: Truth, number: int, mark: int) -> int:
    """Nothing that arrived since the mark tells what this seat may not know."""
    secret = truth.secret(seat, number)
    for _, text in person.received[mark:]:
        search_text(text, seat, truth.hidden[number][seat], secret)
    return len(person.received)


def named(text: str, cards: set[str]) -> set[str]:
    """The cards that a text names; not those whose name only begins or ends alike."""
    if not cards:
        return set()
    numbered = {card.rstrip("0123456789") for card in cards}
    kinds = "|".join(sorted((re.escape(kind) for kind in numbered), key=len, reverse=True))
    return cards & set(re.findall(rf"(?<![a-z0-9_])(?:{kinds})[0-9]*", text))


def search_text(text: str, seat: Seat | None, hidden: set[str], secret: set[str]) -> None:
    """A text names no card that is hidden from a seat, and tells no line of another."""
    found = named(text, hidden)
    assert not found, f"{seat} was sent {found}"
    plain = html.unescape(text)
    for sentence in secret:
        assert sentence not in plain, f"{seat} was sent: {sentence}"


class Open:
    """A page that is open, or a program that follows a table: everything that its stream sends."""

    def __init__(self, person: Visitor, path: str, last: bytes) -> None:
        self.sent: list[tuple[int, str]] = []
        self.number = 0
        self.patched = False
        self._person = Visitor(person.address)
        for cookie in person.cookies:
            self._person.cookies.set_cookie(cookie)
        self._thread = threading.Thread(target=self._read, args=(path, last), daemon=True)
        self._thread.start()

    def _read(self, path: str, last: bytes) -> None:
        with self._person._opener.open(self._person.address + path, timeout=HANG) as answer:
            for line in answer:
                if not line.startswith(b"data:") or line.strip() == b"data: {}":
                    continue
                told = msgspec.json.decode(line[5:])
                parts = told.get("parts", {}).values()
                self.patched |= any(isinstance(part, list) for part in parts)
                pieces = [one for part in parts for one in ([part] if isinstance(part, str) else part)]
                text = "\n".join(one for one in pieces if isinstance(one, str))
                self.sent.append((told["number"], text or line.decode()))
                self.number = told["number"]
                if last in line:
                    return

    def tells(self, number: int) -> None:
        """Wait until the stream has told this position; one that lags would skip some of them."""
        until(lambda: self.number >= number, f"position {number} is told")

    def all(self) -> list[tuple[int, str]]:
        """What came until the game was over, each with its number."""
        self._thread.join(HANG)
        assert not self._thread.is_alive(), "the stream did not tell the end"
        return self.sent


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_whole_game_tells_nobody_what_he_may_not_know(
    server: Running, game: str, seats: int, options: dict[str, bool | int], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The same game every time: another could be over before it has shown anything.
    monkeypatch.setattr(dice, "secrets", SimpleNamespace(token_bytes=lambda _: dice.seed_bytes(2)))
    people: dict[Seat | None, Visitor] = {seat: server.visitor() for seat in (*range(seats), None)}
    created = people[0].create(game, [HERE, *[LINK] * (seats - 1)], options=options)
    for place, link in created.links.items():
        people[int(place)].join(link, f"Bea {place}")
    for person in people.values():
        person.view(created.table)
    page, program = f"/t/{created.table}/events", f"/api/v1/tables/{created.table}/events"
    over = b"The game is over"
    streams = {
        seat: [Open(one, f"{page}?lines=1", over), Open(one, program, b'"over":true')] for seat, one in people.items()
    }
    streams[None].append(Open(people[None], page, over))
    truth, rng = Truth(seats), random.Random(7)
    server.watched(created.table, 2 * len(people) + 1)
    take_turns(people, created.table, server, truth, rng, [one for many in streams.values() for one in many])
    seed = server.table(created.table).seed
    assert seed is not None
    forms = (seed.hex(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode().rstrip("="))
    end = max(truth.hidden)
    for seat, person in people.items():
        last = person.view(created.table)
        assert last.outcome is not None and last.outcome.seed == seed.hex() and last.number == end
        for _, text in person.received:
            if '"seed":' in text or "Seed" in text:
                continue
            assert not any(form in text for form in forms)
            plain = html.unescape(text)
            for sentence in truth.secret(seat, end):
                assert sentence not in plain, f"{seat} was sent: {sentence}"
        for stream in streams[seat]:
            for number, text in stream.all():
                hidden = truth.hidden[number][seat] | truth.to_come(seat, number)
                search_text(text, seat, hidden, truth.secret(seat, number))
                assert number == end or not any(form in text for form in forms)
                assert number == end or truth.deciding[number] == seat or 'name="index"' not in text
        check_search(seat, streams[seat][0], truth)
    # Whoever plays alone has no secrets from those who watch; the cards to come are secret from both.
    assert seats == 1 or any(truth.secret(seat, end) for seat in truth.seats)
    assert all(len(truth.to_come(seat, 0)) > 10 for seat in truth.seats)


def check_search(seat: Seat | None, stream: Open, truth: Truth) -> None:
    """What a seat may know is found in what its page was sent, so that what it may not know would be found too."""
    assert stream.patched and len(stream.sent) > 100, "the game is too short to prove anything"
    text = html.unescape("\n".join(text for _, text in stream.sent))
    if len(truth.seats) == 2:  # one player: everything that lies open, everybody may know
        assert len(named(text, truth.seen[seat])) > len(truth.seen[seat]) / 2 > 10
    elif seat is not None:
        hands = {card for other in truth.seats if other != seat for card in truth.seen[seat] - truth.seen[other]}
        assert len(named(text, hands)) > len(hands) / 2 > 0
        assert sum(line in text for line in truth.own(seat)) > len(truth.own(seat)) / 2 > 0
        assert 'name="index"' in text


def test_past_positions_show_only_what_the_seat_knew_then(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"])
    people, spectator = (a, b), server.visitor()
    then: dict[tuple[Seat | None, int], TablePayload] = {}
    payload = a.view(created.table)
    for _ in range(40):
        assert payload.decision is not None
        for seat, person in ((0, a), (1, b), (None, spectator)):
            then[seat, payload.moves] = person.view(created.table)
        deciding = payload.decision.seat
        people[deciding].decide(created.table, then[deciding, payload.moves], 1)
        payload = a.view(created.table)
    for (seat, moves), known in then.items():
        past = {0: a, 1: b, None: spectator}[seat].view(created.table, at=moves)
        assert past.past and past.moves == moves and past.last == 40
        assert past.parts == known.parts
        assert past.decision is not None and past.decision.options == () and not past.decision.mine
        assert [line.text for line in past.journal] == [line.text for line in known.journal]
    with pytest.raises(Answer, match="no position 41"):
        a.view(created.table, at=41)


def test_after_the_end_anybody_may_look_through_any_seat(server: Running) -> None:
    a, spectator = server.visitor(), server.visitor()
    table = a.create("campaign", [HERE, HERE]).table
    payload = a.view(table, seat=0)
    while payload.decision is not None:
        payload = a.view(table, seat=payload.decision.seat)
        assert payload.decision is not None
        if payload.moves == 20:
            assert spectator.view(table, seat=1).seat is None
            with pytest.raises(Answer, match="once it is over"):
                spectator.branch(table, 5)
        payload = a.decide(table, payload)
    assert spectator.view(table, seat=1).seat == 1
    assert spectator.view(table, at=10, seat=0).seat == 0
