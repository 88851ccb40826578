"""Moves that race, repeat or come too late; taking moves back; and what streams send."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from resolute.client import Answer
from resolute.engine.log import Log
from resolute.engine.record import Record
from resolute.engine.table import Table
from resolute.payload import TablePayload
from resolute.web.events import LOOK_AGAIN, payload_stamp
from resolute.web.tables import PRESENCE_PAUSE
from tests.clock import HANG, until
from tests.web.server import HERE, LINK, RANDOM, Running, Visitor, playable, two_people


def on_turn(table: str, people: tuple[Visitor, Visitor]) -> tuple[Visitor, TablePayload]:
    """Who decides, and what he sees."""
    payload = people[0].view(table)
    assert payload.decision is not None
    person = people[payload.decision.seat]
    return person, person.view(table)


def test_a_move_for_a_position_that_has_passed_gets_the_new_one(server: Running) -> None:
    table, people = two_people(server)
    person, payload = on_turn(table, people)
    after = person.play(table, payload.number, 0)
    with pytest.raises(Answer, match="gone on meanwhile") as stale:
        person.play(table, payload.number, 0)
    assert stale.value.status == 409
    assert stale.value.payload is not None and stale.value.payload.number == after.number == payload.number + 1


def test_a_repeated_move_answers_done(server: Running) -> None:
    table, people = two_people(server)
    person, payload = on_turn(table, people)
    first = person.play(table, payload.number, 0, request="once")
    again = person.play(table, payload.number, 0, request="once")
    assert first.number == again.number == payload.number + 1


def test_a_request_that_made_another_move_is_told_so(server: Running) -> None:
    """Its name is taken: it is neither done nor worth another try."""
    table, people = two_people(server)
    person, payload = on_turn(table, people)
    person.play(table, payload.number, 0, request="once")
    person, payload = on_turn(table, people)
    with pytest.raises(Answer, match="its own name") as refused:
        person.play(table, payload.number, 0, request="once")
    assert refused.value.status == 409
    assert person.view(table).number == payload.number
    person.play(table, payload.number, 0, request="twice")
    with pytest.raises(Answer, match="gone on meanwhile"):
        person.play(table, payload.number, 0, request="once")


def test_a_double_click_counts_once(server: Running) -> None:
    table, people = two_people(server)
    for move in range(5):
        person, payload = on_turn(table, people)
        with ThreadPoolExecutor(4) as pool:
            clicks = [pool.submit(person.play, table, payload.number, 0, request=f"click {move}") for _ in range(4)]
            payloads = [click.result() for click in clicks]
        assert {one.number for one in payloads} == {payload.number + 1}


def test_of_moves_that_race_one_wins_and_the_others_get_a_sentence(server: Running) -> None:
    table, people = two_people(server)
    for _ in range(10):
        person, payload = on_turn(table, people)
        if playable(payload) < 2:
            person.decide(table, payload)
            continue

        def race(index: int, person: Visitor = person, payload: TablePayload = payload) -> str:
            try:
                person.play(table, payload.number, index % playable(payload))
            except Answer as error:
                assert error.status == 409 and error.payload is not None and error.payload.number == payload.number + 1
                return str(error)
            return ""

        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(race, range(6)))
        assert answers.count("") == 1
        assert people[0].view(table).number == payload.number + 1


def test_only_the_seat_that_decides_moves_and_only_what_is_listed(server: Running) -> None:
    table, people = two_people(server)
    person, payload = on_turn(table, people)
    other = people[1 - people.index(person)]
    with pytest.raises(Answer, match="decides now, not you") as refused:
        other.play(table, payload.number, 0)
    assert refused.value.status == 403
    with pytest.raises(Answer, match="none of the options") as refused:
        person.play(table, payload.number, playable(payload))
    assert refused.value.status == 400
    with pytest.raises(Answer) as refused:
        person.play(table, payload.number + 5, 0)
    assert refused.value.status == 409
    assert people[0].view(table).number == payload.number


def find_free_move(table: str, people: tuple[Visitor, Visitor]) -> tuple[Visitor, TablePayload, TablePayload]:
    """Play until somebody has made a move that he may take back; his look before it and after it."""
    for _ in range(300):
        person, payload = on_turn(table, people)
        after = person.decide(table, payload)
        if after.can_undo:
            return person, payload, after
    raise AssertionError("no move could be taken back")


def test_undo_goes_back_to_the_last_information_boundary(server: Running) -> None:
    table, people = two_people(server)
    person, before, after = find_free_move(table, people)
    other = people[1 - people.index(person)]
    with pytest.raises(Answer, match="Another seat has moved since"):
        other.undo(table)
    with pytest.raises(Answer, match="own screens"):
        other.undo(table, agreed=True)
    with pytest.raises(Answer) as stale:
        person.undo(table, number=after.number - 1)
    assert stale.value.status == 409
    back = person.undo(table, number=after.number)
    assert back.number == after.number + 1 and back.moves == before.moves
    assert back.parts == before.parts and back.decision == before.decision
    assert not any("agreed" in line.text for line in back.journal)


def test_around_one_screen_people_agree_to_go_back_further(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table
    payload = person.view(table)
    with pytest.raises(Answer, match="no move"):
        person.undo(table)
    while payload.can_undo or payload.moves < 20:
        assert payload.decision is not None
        payload = person.play(table, payload.number, 0, seat=payload.decision.seat)
    with pytest.raises(Answer, match="drawn, rolled or learned"):
        person.undo(table)
    assert payload.may_agree
    back = person.undo(table, agreed=True)
    assert back.moves == payload.moves - 1 and back.number == payload.number + 1
    assert any("was taken back" in line.text for line in back.journal)


@pytest.mark.parametrize("leaves", ["stand_in", "give_up"])
def test_nobody_agrees_for_a_person_who_has_left(server: Running, leaves: str) -> None:
    """A bot that stands in agrees to nothing, and neither does an empty chair: the person may come back."""
    table, people = two_people(server)
    while people[0].view(table).moves < 10:
        person, payload = on_turn(table, people)
        person.decide(table, payload)
    people[1].seat(table, leaves, 1)
    payload = people[0].view(table)
    assert not payload.may_agree
    with pytest.raises(Answer, match="own screens") as refused:
        while people[0].view(table).can_undo:
            people[0].undo(table)
        people[0].undo(table, agreed=True)
    assert refused.value.status == 409


def test_nobody_agrees_for_a_person_who_has_not_come_yet(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, LINK]).table
    assert not person.view(table).may_agree
    with pytest.raises(Answer, match="own screens"):
        person.undo(table, agreed=True)


def test_nobody_agrees_for_a_person_who_may_still_come_by_a_link(server: Running) -> None:
    """A bot plays for somebody who was invited: what is tried and taken back meanwhile, they would be dealt."""
    person, friend = server.visitor(), server.visitor()
    created = person.create("campaign", [HERE, LINK])
    table = created.table
    payload = person.seat(table, "stand_in", 1, bot="random")
    while payload.last < 30 or payload.decision is None or not payload.decision.mine or payload.can_undo:
        payload = person.go_on(table, payload)
    assert not payload.may_agree
    with pytest.raises(Answer, match="may come yet"):
        person.undo(table, agreed=True)
    friend.join(created.links["1"])
    friend.seat(table, "give_up", 1)
    assert person.seat(table, "stand_in", 1, bot="random").may_agree


def test_a_bot_that_stands_in_for_oneself_is_no_other_person(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table
    payload = person.view(table)
    while payload.moves < 10:
        assert payload.decision is not None
        payload = person.play(table, payload.number, 0, seat=payload.decision.seat)
    assert person.seat(table, "stand_in", 1, bot="random").may_agree


def test_alone_against_a_bot_one_goes_back_to_ones_own_decision(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, RANDOM]).table
    payload = person.view(table)
    while payload.last < 30 or payload.decision is None or not payload.decision.mine or payload.can_undo:
        payload = person.go_on(table, payload)
    back = person.undo(table, agreed=True)
    assert back.moves < payload.moves and back.decision is not None and back.decision.mine


def test_a_finished_game_is_not_taken_back(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table
    payload = person.view(table)
    while payload.decision is not None:
        payload = person.play(table, payload.number, 0, seat=payload.decision.seat)
    with pytest.raises(Answer, match="branch it"):
        person.undo(table, agreed=True)
    with pytest.raises(Answer, match="The game is over") as over:
        person.play(table, payload.number, 0)
    assert over.value.status == 409


def test_odds_before_a_roll(server: Running) -> None:
    table, people = two_people(server)
    for _ in range(25):
        person, payload = on_turn(table, people)
        odds = person.odds(table, payload.number, 0)
        assert abs(sum(one.chance for one in odds.chances) - 1) < 0.01
        person.decide(table, payload)


class PageStream:
    """A page that is open: what its stream sends."""

    def __init__(self, person: Visitor, table: str, have: str = "") -> None:
        self.events: list[dict[str, object]] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._read, args=(person, table, have), daemon=True)
        self._thread.start()

    def _read(self, person: Visitor, table: str, have: str) -> None:
        with person._opener.open(f"{person.address}/t/{table}/events?have={have}", timeout=HANG) as answer:
            for line in answer:
                if line.startswith(b"data:") and line.strip() != b"data: {}":
                    self.events.append(msgspec.json.decode(line[5:]))
                if self._stop.is_set():
                    return

    def until(self, number: int) -> list[dict[str, object]]:
        """What came up to this number."""
        until(lambda: self.events and self.events[-1]["number"] == number, f"move {number} is shown")
        return self.events

    def close(self, server: Running) -> None:
        """Leave after the next line, which comes at the latest when the server says that it is still here."""
        self._stop.set()

        def has_left() -> bool:
            server.clock.turn(LOOK_AGAIN)
            return not self._thread.is_alive()

        until(has_left, "the page is closed")


def test_a_page_is_sent_only_the_regions_that_changed(server: Running) -> None:
    table, people = two_people(server)
    spectators = [PageStream(server.visitor(), table) for _ in range(3)]
    person, payload = on_turn(table, people)
    for stream in spectators:
        assert "board" in stream.until(payload.number)[0]["parts"]  # type: ignore[operator]
    person.say(table, "Now!")
    server.clock.turn(PRESENCE_PAUSE)
    for stream in spectators:
        until(lambda stream=stream: "Now!" in str(stream.events), "the word is heard")  # type: ignore[misc]
    after = person.decide(table, payload)
    for stream in spectators:
        stream.until(after.number)
        numbers = [one["number"] for one in stream.events]
        assert numbers == sorted(numbers)  # type: ignore[type-var]
        chat = [one["parts"] for one in stream.events if "Now!" in str(one["parts"])]
        assert len(chat) == 1 and "board" not in chat[0]  # type: ignore[operator]
        assert sum("Now!" in str(one) for one in stream.events) == 1
    # People who see the same are sent the same.
    assert spectators[0].events[-1] == spectators[1].events[-1] == spectators[2].events[-1]
    for stream in spectators:
        stream.close(server)


def test_two_tabs_of_one_seat_agree(server: Running) -> None:
    table, people = two_people(server)
    person, payload = on_turn(table, people)
    tabs = [PageStream(person, table) for _ in range(2)]
    for tab in tabs:
        tab.until(payload.number)
    for _ in range(3):
        person, payload = on_turn(table, people)
        payload = person.decide(table, payload)
        for tab in tabs:
            tab.until(payload.number)
    for tab in tabs:
        tab.close(server)


def test_a_stream_that_knows_the_position_sends_nothing_until_it_changes(server: Running) -> None:
    table, people = two_people(server)
    person, payload = on_turn(table, people)
    stream = PageStream(server.visitor(), table, payload_stamp(server.visitor().view(table)))
    server.watched(table, 1)
    after = person.decide(table, payload)
    shown = [one["number"] for one in stream.until(after.number) if "board" in one["parts"]]  # type: ignore[operator]
    assert set(shown) == {after.number}
    stream.close(server)


def test_a_page_that_was_drawn_before_somebody_connected_learns_of_it(server: Running) -> None:
    """Its stream may open after everybody was told."""
    table, people = two_people(server)
    ann, ben = people
    stamp = payload_stamp(ann.view(table))
    here = PageStream(ben, table)
    server.watched(table, 1)
    server.clock.turn(PRESENCE_PAUSE)
    late = PageStream(ann, table, stamp)
    server.watched(table, 2)
    server.clock.turn(PRESENCE_PAUSE)
    until(lambda: "· here" in str(late.events), "Ann sees that Ben is here")
    for stream in (late, here):
        stream.close(server)


class Slow:
    """Replays wait until they may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_go_on = threading.Event(), threading.Event()
        replay = Record._replay

        def wait(log: Log) -> Table[Any]:
            self.begun.set()
            assert self.may_go_on.wait(HANG)
            return replay(log)

        monkeypatch.setattr(Record, "_replay", staticmethod(wait))


def test_nobody_waits_while_a_past_position_is_replayed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even those at the same table: they look and move meanwhile."""
    table, people = two_people(server)
    person, payload = on_turn(table, people)
    person.decide(table, payload)
    slow = Slow(monkeypatch)
    with ThreadPoolExecutor(1) as pool:
        past = pool.submit(people[0].view, table, at=0)
        assert slow.begun.wait(HANG)
        assert people[0].page("/healthz") == "ok\n"
        person, payload = on_turn(table, people)
        assert person.decide(table, payload).moves == 2
        assert not past.done()
        slow.may_go_on.set()
        assert past.result(HANG).moves == 0 and past.result().last == 2


def test_a_past_position_that_was_taken_back_meanwhile_is_not_shown(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table
    for number in range(2):
        person.play(table, number, 0)
    slow = Slow(monkeypatch)
    with ThreadPoolExecutor(2) as pool:
        past = pool.submit(person.view, table, at=2)
        assert slow.begun.wait(HANG)
        undo = pool.submit(person.undo, table, agreed=True)
        slow.may_go_on.set()
        assert undo.result(HANG).moves == 1
        try:
            assert past.result(HANG).last == 2
        except Answer as error:
            assert error.status == 404 and "There is no position 2" in str(error)


def test_nobody_else_waits_while_a_move_is_taken_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is replayed for it; nobody sees the table half taken back."""
    person, other = server.visitor(), server.visitor()
    table, elsewhere = person.create("campaign", [HERE, HERE]).table, other.create("campaign", [HERE, HERE]).table
    person.play(table, 0, 0)
    slow = Slow(monkeypatch)
    with ThreadPoolExecutor(2) as pool:
        undo = pool.submit(person.undo, table, agreed=True)
        assert slow.begun.wait(HANG)
        assert other.play(elsewhere, 0, 0).moves == 1
        payload = pool.submit(other.view, table)
        assert not undo.done() and not payload.done()
        slow.may_go_on.set()
        assert undo.result(HANG).moves == payload.result(HANG).moves == 0
