"""Whole games, with everything that each seat and a spectator received searched for what they may not know."""

from __future__ import annotations

import base64
import html
import random
import threading
from functools import partial
from typing import Any

import pytest

from resolute.client import Answer
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Zone
from resolute.web.look import Look
from tests.web.server import HERE, LINK, Running, Visitor, playable

OPTIONS = [
    {},
    {"nomination": True, "advertising": True, "fund_raising": True, "debate": True},
]


def seen_cards(table: Table[Any], seat: Seat | None) -> dict[str, Face]:
    """The cards that lie open for a seat."""
    zones = [part for part in table.view(seat).parts.values() if isinstance(part, Zone)]
    return {card.id: card for zone in zones for card in zone.cards}


class Truth:
    """What nobody may be told: for each log number the cards that are hidden from each seat, and the private lines."""

    def __init__(self) -> None:
        self.hidden: dict[int, dict[Seat | None, set[str]]] = {}
        self.private: dict[Seat | None, set[str]] = {0: set(), 1: set(), None: set()}
        self.told: dict[Seat | None, set[str]] = {0: set(), 1: set(), None: set()}

    def note(self, number: int, table: Table[Any]) -> None:
        """Write down what is hidden in a position."""
        views = {seat: set(seen_cards(table, seat)) for seat in (0, 1, None)}
        everything = set().union(*views.values())
        self.hidden[number] = {seat: everything - seen for seat, seen in views.items()}
        for entry in table.journal or ():
            sentence = table.game.sentence(table, entry)
            for seat in self.private:
                lines = self.told if entry.readable_by(seat) else self.private
                lines[seat].add(sentence)

    def secret(self, seat: Seat | None) -> set[str]:
        """The lines so far that a seat may not read; another's line may later be told to it in the same words."""
        return self.private[seat] - self.told[seat]


def take_turns(a: Visitor, b: Visitor, table: str, server: Running, truth: Truth, rng: random.Random) -> None:
    """Play a game to its end; everybody looks at everything all the time."""
    watcher = server.visitor()
    people: dict[Seat | None, Visitor] = {0: a, 1: b, None: watcher}
    marks: dict[Seat | None, int] = dict.fromkeys(people, 0)
    while True:
        looks = {seat: person.look(table) for seat, person in people.items()}
        look = looks[0]
        real = server.table(table)
        truth.note(look.number, real)
        for seat, one in looks.items():
            check_look(one, seat)
        if look.decision is None:
            return
        deciding = look.decision.seat
        if rng.random() < 0.1:
            look_around(people, table, looks[deciding], deciding, rng)
        for seat, person in people.items():
            marks[seat] = search(person, seat, truth, look.number, marks[seat])
        people[deciding].decide(table, looks[deciding], rng.randrange(playable(looks[deciding])))
        # The answer to a move shows the position after it.
        marks[deciding] = len(people[deciding].received)


def look_around(people: dict[Seat | None, Visitor], table: str, look: Look, deciding: Seat, rng: random.Random) -> None:
    """Everything else that can be asked, also by those who may not."""
    for seat, person in people.items():
        person.page(f"/t/{table}")
        person.page(f"/t/{table}", {"X-Resolute": "fetch"})
        person.journal(table)
        if seat == deciding:
            person.odds(table, look.number, rng.randrange(playable(look)))
            continue
        for forbidden in (
            partial(person.odds, table, look.number, 0),
            partial(person.play, table, look.number, 0),
            partial(person.download, table),
        ):
            try:
                forbidden()
            except Answer as error:
                assert error.status in (403, 409)
            else:
                raise AssertionError("that was not refused")
        assert person.look(table, seat=deciding).seat == seat


def check_look(look: Look, seat: Seat | None) -> None:
    """Options are for the seat that decides, and nobody else."""
    assert look.seat == seat
    if look.decision is not None and not look.decision.mine:
        assert look.decision.options == ()
    if look.outcome is None:
        assert look.decision is not None
        assert look.decision.mine == (look.decision.seat == seat)


def search(person: Visitor, seat: Seat | None, truth: Truth, number: int, mark: int) -> int:
    """Nothing that arrived since the mark names a card that is hidden from this seat, or tells another's line."""
    secret = truth.secret(seat)
    for _, text in person.received[mark:]:
        for card in truth.hidden[number][seat]:
            assert f'"{card}"' not in text, f"{card} was sent to {seat}"
        plain = html.unescape(text)
        for sentence in secret:
            assert sentence not in plain, f"{seat} was sent: {sentence}"
    return len(person.received)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_whole_game_tells_nobody_what_he_may_not_know(server: Running, options: dict[str, bool]) -> None:
    a, b = server.visitor(), server.visitor()
    laid = a.lay("campaign", [HERE, LINK], options=options)
    b.join(laid.links["1"], "Bea")
    spectator = server.visitor()
    streams = {0: a, 1: b, None: spectator}
    watchers = {seat: Visitor(server.address) for seat in streams}
    for seat, person in streams.items():
        for cookie in person.cookies:
            watchers[seat].cookies.set_cookie(cookie)
    threads = [threading.Thread(target=follow, args=(one, laid.table), daemon=True) for one in watchers.values()]
    for thread in threads:
        thread.start()
    truth, rng = Truth(), random.Random(7)
    take_turns(a, b, laid.table, server, truth, rng)
    for thread in threads:
        thread.join(20)
    seed = server.table(laid.table).seed
    assert seed is not None
    forms = (seed.hex(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode().rstrip("="))
    for seat, person in streams.items():
        last = person.look(laid.table)
        assert last.outcome is not None and last.outcome.seed == seed.hex()
        for one in (person, watchers[seat]):
            secret = truth.secret(seat)
            for _, text in one.received:
                if '"seed":' in text or "Seed" in text:
                    continue
                assert not any(form in text for form in forms)
                plain = html.unescape(text)
                for sentence in secret:
                    assert sentence not in plain, f"{seat} was sent: {sentence}"
    assert any(truth.secret(seat) for seat in truth.private)


def follow(person: Visitor, table: str) -> None:
    """Watch until the game is over, as a program and as a page."""
    for _, data in person._events(f"/tables/{table}/events"):
        if b'"over":true' in data:
            return


def test_past_positions_show_only_what_the_seat_knew_then(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    laid = a.lay("campaign", [HERE, LINK])
    b.join(laid.links["1"])
    people, spectator = (a, b), server.visitor()
    then: dict[tuple[Seat | None, int], Look] = {}
    look = a.look(laid.table)
    for _ in range(40):
        assert look.decision is not None
        for seat, person in ((0, a), (1, b), (None, spectator)):
            then[seat, look.moves] = person.look(laid.table)
        deciding = look.decision.seat
        people[deciding].decide(laid.table, then[deciding, look.moves], 1)
        look = a.look(laid.table)
    for (seat, moves), known in then.items():
        past = {0: a, 1: b, None: spectator}[seat].look(laid.table, at=moves)
        assert past.past and past.moves == moves and past.last == 40
        assert past.parts == known.parts
        assert past.decision is not None and past.decision.options == () and not past.decision.mine
        assert [line.text for line in past.journal] == [line.text for line in known.journal]
    with pytest.raises(Answer, match="no position 41"):
        a.look(laid.table, at=41)


def test_after_the_end_anybody_may_look_through_any_seat(server: Running) -> None:
    a, spectator = server.visitor(), server.visitor()
    table = a.lay("campaign", [HERE, HERE]).table
    look = a.look(table, seat=0)
    while look.decision is not None:
        look = a.look(table, seat=look.decision.seat)
        assert look.decision is not None
        if look.moves == 20:
            assert spectator.look(table, seat=1).seat is None
            with pytest.raises(Answer, match="once it is over"):
                spectator.branch(table, 5)
        look = a.decide(table, look)
    assert spectator.look(table, seat=1).seat == 1
    assert spectator.look(table, at=10, seat=0).seat == 0
