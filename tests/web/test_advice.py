"""Advice at a table: for whom, about what, how often; and the look back at a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.error import HTTPError

import msgspec
import pytest

from resolute.client import Answer
from resolute.engine.record import Record
from resolute.payload import AdviceAnswer, TablePayload
from tests.web.server import HERE, LINK, STEADY, Running, Visitor, playable, running, two_people


def to_a_choice(person: Visitor, table: str) -> TablePayload:
    """Play on until this person has something to choose."""
    payload = person.view(table)
    while payload.decision is None or not payload.decision.mine or playable(payload) < 2:
        payload = person.go_on(table, payload)
    return payload


def refused(work: Callable[[], object], status: int, words: str) -> None:
    with pytest.raises(Answer, match=words) as caught:
        work()
    assert caught.value.status == status


def finished() -> bytes:
    """A game whose every move was the first of the list."""
    record = Record.new("campaign", seats=2, seed=11)
    while record.table.decision is not None:
        record.play(0)
    return record.save()


@pytest.mark.parametrize("game", ["campaign", "dictators", "lobby", "presidency"])
def test_advice_names_listed_options_best_first(server: Running, game: str) -> None:
    person = server.visitor()
    seats = {"campaign": 2, "dictators": 2, "lobby": 4, "presidency": 1}[game]
    table = person.create(game, [HERE, *[STEADY] * (seats - 1)]).table
    payload = to_a_choice(person, table)
    assert payload.advice and payload.decision is not None
    answer = person.advice(table, payload.number)
    assert answer.number == payload.number and 1 <= len(answer.options) <= 3 and answer.options[0].equal
    labels = {one.index: one.label for one in payload.decision.options}
    assert all(labels[one.index] == one.label for one in answer.options)
    chances = [one.chance for one in answer.options if one.chance is not None]
    assert chances == sorted(chances, reverse=True) and bool(chances) == (game != "presidency")
    assert person.advice(table, payload.number) == answer
    assert person.view(table).number == payload.number, "asking changes nothing"


def test_the_page_tells_it_with_and_without_script(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, STEADY]).table
    payload = to_a_choice(person, table)
    path = f"/t/{table}/advice/{payload.number}"
    assert f'href="{path}"' in person.page(f"/t/{table}")
    plain, part = person.page(path), person.page(path, {"X-Resolute": "fetch"})
    best = person.advice(table, payload.number).options[0].label
    assert "Back to the table" in plain and "<html" not in part
    for page in (plain, part):
        assert best.replace("'", "&#39;") in page and re.search(r"\d+\.\d%</b> <span>± \d", page)
        assert "Estimated by simulation, from what you can see." in page


def test_only_the_seat_that_decides_gets_advice(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK], advice=True)
    b.join(created.links["1"])
    table, number = created.table, a.view(created.table).number
    first, second = (a, b) if a.view(table).decision.mine else (b, a)  # type: ignore[union-attr]
    refused(lambda: second.advice(table, number), 403, "your turn")
    refused(lambda: second.advice(table, number, first.view(table).seat), 403, "your turn")
    refused(lambda: server.visitor().advice(table, number), 403, "Only the players")
    assert first.advice(table, number).options


def test_a_position_that_has_passed_gets_no_advice(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE], advice=True).table
    before = person.view(table, seat=0).number
    payload = person.view(table)
    assert payload.decision is not None
    person.play(table, before, 0, seat=payload.decision.seat)
    refused(lambda: person.advice(table, before), 409, "gone on")
    with pytest.raises(HTTPError) as caught:
        person.page(f"/t/{table}/advice/{before}", {"X-Resolute": "fetch"})
    assert "gone on" in msgspec.json.decode(caught.value.read())["sentence"]


def test_advice_is_off_among_people_unless_they_chose_it(server: Running) -> None:
    table, (a, b) = two_people(server)
    decides = next(one for one in (a, b) if one.view(table).decision.mine)  # type: ignore[union-attr]
    payload = decides.view(table)
    assert not payload.advice and f"/t/{table}/advice/" not in decides.page(f"/t/{table}")
    refused(lambda: decides.advice(table, payload.number), 409, "Advice is off at this table")
    with pytest.raises(HTTPError) as caught:
        decides.page(f"/t/{table}/advice/{payload.number}")
    assert "Advice is off at this table." in caught.value.read().decode()


def test_whoever_plays_alone_may_turn_it_off_and_a_rematch_keeps_that(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, STEADY], advice=False).table
    payload = to_a_choice(person, table)
    refused(lambda: person.advice(table, payload.number), 409, "off at this table")
    assert person.view(person.create("campaign", [HERE, HERE]).table).advice is False
    row = server.ask(server.app.host.store.game(table))
    assert row is not None and row.advice is False


def test_the_answer_tells_nothing_that_the_seat_cannot_know(server: Running) -> None:
    """Whatever is hidden from the seat is dealt again, and the answer stays the same."""
    person = server.visitor()
    for game, seats in (("campaign", 2), ("dictators", 2)):
        table = person.create(game, [HERE, *[STEADY] * (seats - 1)]).table
        payload = to_a_choice(person, table)
        assert payload.decision is not None
        seat = payload.decision.seat
        answers: list[AdviceAnswer] = []
        for seed in (None, 1, 2):

            async def asked(id: str = table, seed: int | None = seed, seat: int = seat) -> None:
                async with server.app.host.tables.open(id) as (_, live):
                    live.advised = None
                    if seed is not None:
                        live.record.table = live.table.redeal(seat, seed)

            server.ask(asked())
            answers.append(person.advice(table, payload.number))
        assert answers[0] == answers[1] == answers[2], game


def test_advice_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), rate=1000, advice_a_minute=2) as server:
        person = server.visitor()
        table = person.create("campaign", [HERE, STEADY]).table
        payload = to_a_choice(person, table)
        for _ in range(2):
            person.advice(table, payload.number)
        refused(lambda: person.advice(table, payload.number), 429, "a lot of advice")


def test_the_set_up_page_stores_what_was_chosen(server: Running) -> None:
    person = server.visitor()
    assert 'name="advice"' in person.page("/new/campaign")
    told = person.page("/new/campaign?advice=off", {"X-Resolute": "fetch"})
    assert "Advice is off." in msgspec.json.decode(told)["summary"]


# After the end


def test_a_running_game_has_no_look_back(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, STEADY]).table
    refused(lambda: person.review(table), 409, "once the game is over")


def test_a_finished_game_tells_how_the_chances_moved(server: Running) -> None:
    person = server.visitor()
    table = person.load(finished()).table
    payload = person.view(table)
    found = person.review(table)
    assert found.chances and found.points[0].moves == 0 and found.points[-1].moves == payload.last
    assert payload.outcome is not None
    winner = payload.outcome.ranking[0][0]
    assert found.points[-1].standing[winner] == 1.0 and len(found.points) <= 120
    assert found.swings and all(0 <= one.moves < payload.last for one in found.swings)
    assert server.visitor().review(table).seat == winner, "somebody who watches sees the winner's"
    page = person.page(f"/t/{table}/review")
    assert "at the end." in page and 'class="line" d="M0.0 ' in page
    for one in found.swings:
        assert f'href="/t/{table}/at/{one.moves}"' in page
    assert f'data-review="/t/{table}/review"' in person.page(f"/t/{table}")
    assert f'data-review="/t/{table}/review"' in person.page(f"/t/{table}/at/3")
