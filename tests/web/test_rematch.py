"""Rematches, and what an undo says that it takes back."""

from __future__ import annotations

import pytest

from resolute.client import Answer
from resolute.engine.registry import find_game
from resolute.payload import TablePayload
from tests.web.server import HERE, LINK, RANDOM, Running, Visitor


def play_out(people: dict[int, Visitor], table: str) -> TablePayload:
    """Play the first option of everybody until the game is over."""
    payload = people[0].view(table)
    while payload.outcome is None:
        assert payload.decision is not None
        person = people[payload.decision.seat]
        payload = person.view(table)
        assert payload.decision is not None
        payload = person.play(table, payload.number, 0, seat=payload.decision.seat)
    return payload


def _parties(person: Visitor, table: str) -> list[str]:
    """The party of each seat, by the facts of the view."""
    status = person.view(table).parts["status"]
    return [str(row.value) for row in getattr(status, "rows", ()) if row.key == "party"]


def test_a_rematch_has_the_same_seats_and_settings_and_new_luck(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [{**HERE, "name": "Ann"}, {**LINK, "name": "Ben"}], options={"advertising": True})
    b.join(created.links["1"])
    with pytest.raises(Answer, match="isn't over"):
        a.rematch(created.table)
    done = play_out({0: a, 1: b}, created.table)
    again = b.rematch(created.table).table
    assert a.rematch(created.table).table == again, "whoever asks second comes to the same table"
    one, other = a.view(again), b.view(again)
    assert one.moves == 0 and one.options == done.options and one.commitment != done.commitment
    assert [seat.name for seat in one.seats] == ["Ann", "Ben"]
    assert [seat.mine for seat in one.seats] == [True, False] and [seat.mine for seat in other.seats] == [False, True]
    assert any("started a rematch" in line.text for line in a.view(created.table).journal)
    with pytest.raises(Answer, match="Only the players"):
        server.visitor().rematch(created.table)


def test_swapped_sides_give_everybody_the_other_party(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table
    play_out({0: person, 1: person}, table)
    swapped = person.rematch(table, swap=True).table
    before, after = _parties(person, table), _parties(person, swapped)
    seats = [seat.name for seat in person.view(swapped).seats]
    assert len(before) == len(after) == len(seats) == 2
    assert before != after
    assert swapped != person.rematch(table).table


def test_where_no_lots_decide_everybody_moves_on_by_a_seat(server: Running) -> None:
    assert not find_game("dictators").sides_by_lot
    person = server.visitor()
    table = person.create("dictators", [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}]).table
    play_out({0: person, 1: person}, table)
    swapped = person.rematch(table, swap=True).table
    assert [seat.name for seat in person.view(swapped).seats] == ["Ben", "Ann"]


def test_an_undo_says_what_goes_with_it(server: Running) -> None:
    """A choice alone is free; a roll, somebody's turn and several people are named."""
    person = server.visitor()
    table = person.create("campaign", [HERE, RANDOM]).table
    assert person.view(table).undo is None
    payload = person.view(table)
    seen: set[tuple[bool, bool, bool]] = set()
    while payload.outcome is None and payload.moves < 120:
        if payload.undo is not None:
            undo = payload.undo
            seen.add((undo.free, undo.rolls > 0, bool(undo.seats)))
            assert undo.free == payload.can_undo or not payload.can_undo
            assert not undo.people and set(undo.seats) <= {1} and 1 <= undo.moves <= payload.moves
        mine = payload.decision is not None and payload.decision.mine
        payload = person.play(table, payload.number, 0) if mine else person.wait(table, payload.number)
    assert {(True, False, False), (False, True, False)} <= seen
    assert any(others for _, _, others in seen)
    back = person.undo(table, agreed=True)
    assert payload.undo is not None and back.moves == payload.moves - payload.undo.moves


def test_people_around_one_screen_are_asked_whether_they_agree(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table
    payload = person.view(table)
    while payload.can_undo or payload.moves < 20:
        assert payload.decision is not None
        payload = person.play(table, payload.number, 0, seat=payload.decision.seat)
    assert payload.undo is not None and payload.undo.people and not payload.undo.free
