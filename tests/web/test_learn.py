"""Learning at the server: lessons that start with a click, a coach for one pair of eyes, and rules with a search."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import msgspec
import pytest

from resolute.client import Answer
from resolute.engine.learning import Exercise
from resolute.engine.registry import find_game, games
from resolute.payload import TablePayload
from tests.web.server import Running, Visitor
from tests.web.test_safety import ask, known


def post(server: Running, person: Visitor, path: str, **fields: str) -> tuple[int, dict[str, str]]:
    """Send a plain form, as a page without script does."""
    headers = known(person)
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    body = urlencode({"csrf": headers.pop("X-CSRF-Token"), **fields}).encode()
    status, answered, _ = ask(server, "POST", path, body, headers)
    return status, answered


def start(server: Running, game: str = "campaign") -> tuple[Visitor, str]:
    """Somebody starts a lesson; their table."""
    person = server.visitor()
    status, headers = post(server, person, f"/learn/{game}")
    assert status == 303
    return person, headers["location"].removeprefix("/t/")


def asked(person: Visitor, table: str, payload: TablePayload | None = None) -> TablePayload:
    """The table once it is this person's turn."""
    payload = payload or person.view(table)
    while payload.decision is None or not payload.decision.mine:
        payload = person.wait(table, payload.number)
    return payload


def test_the_page_offers_every_lesson_that_can_be_played(server: Running) -> None:
    page = server.visitor().page("/learn")
    assert all(f'action="/learn/{game}"' in page for game in ("campaign", "dictators", "lobby", "presidency"))
    assert "Start the lesson" in server.visitor().page("/learn/campaign")
    assert "whole game: about half an hour" in server.visitor().page("/learn/lobby")
    assert ask(server, "GET", "/learn/chess")[0] == 404


def test_a_lesson_is_a_game_against_bots_that_says_its_goal_first(server: Running) -> None:
    person, table = start(server)
    payload = asked(person, table)
    assert [one.kind for one in payload.seats] == ["person", "bot"]
    lesson = find_game("campaign").lesson
    assert lesson is not None and payload.coach is not None
    assert (payload.coach.step, payload.coach.of) == (1, len(lesson.steps))
    assert payload.coach.lead == lesson.steps[0].lead
    payload = asked(person, table, person.decide(table, payload))
    assert payload.coach is not None and payload.coach.step == 2


def test_the_coach_speaks_to_the_seat_that_decides_and_to_nobody_else(server: Running) -> None:
    person, table = start(server)
    asked(person, table)
    assert server.visitor().view(table).coach is None
    assert person.view(table, at=0).coach is None, "nor about the past"
    other = server.visitor()
    assert other.view(other.create("campaign").table).coach is None


def test_a_step_is_shown_again_after_an_undo_and_after_the_table_was_read_anew(server: Running) -> None:
    person, table = start(server)
    first = asked(person, table)
    second = asked(person, table, person.decide(table, first))

    async def forget() -> None:
        async with server.app.host.tables.open(table) as (entry, _):
            entry.live = None

    server.ask(forget())
    assert person.view(table).coach == second.coach
    assert asked(person, table, person.undo(table, agreed=True)).coach == first.coach


def test_without_script_a_form_leaves_the_lesson(server: Running) -> None:
    person, table = start(server)
    asked(person, table)
    page = person.page(f"/t/{table}")
    assert 'class="coach"' in page and "uncoached" not in page
    status, headers = post(server, person, f"/t/{table}/coach", coach="off")
    assert status == 303 and "resolute_coach" in headers["set-cookie"]
    cookies = known(person)["Cookie"] + f"; resolute_coach_{table}=off"
    _, _, body = ask(server, "GET", f"/t/{table}", headers={"Cookie": cookies})
    assert b"uncoached" in body


@pytest.mark.parametrize("table", ["nobody", "a;b=c", "%0d%0aX", "a%20b", "%C3%A9", "a" * 5000])
def test_only_a_table_that_there_is_can_be_left_to_its_lesson(server: Running, table: str) -> None:
    """A cookie is named after it, and not everything that stands in an address can be a name."""
    person, _ = start(server)
    status, headers = post(server, person, f"/t/{table}/coach", coach="off")
    assert status == 404 and "resolute_coach" not in headers.get("set-cookie", "")


def test_rules_without_a_game_lead_to_those_of_every_game(server: Running) -> None:
    page = server.visitor().page("/rules")
    for game in games().values():
        assert (f'href="/rules/{game.id}"' in page) is game.offered
    assert 'href="/rules"' in server.visitor().page("/"), "the front page leads there"


def test_the_rules_have_contents_a_glossary_and_a_search_without_script(server: Running) -> None:
    page = server.visitor().page("/rules/campaign")
    assert 'href="#campaigning"' in page and 'id="term-edge"' in page and 'id="glossary"' in page
    found = server.visitor().page("/rules/campaign?q=fund+raising")
    assert 'id="fund-raising"' in found and 'id="home-stretch"' not in found
    nothing = server.visitor().page("/rules/campaign?q=zzzz")
    assert "Nothing found" in nothing
    quoted = server.visitor().page("/rules/campaign?q=%22%3E%3Cscript%3E")
    assert "<script>" not in quoted


def test_a_heading_stays_above_what_was_found_below_it(server: Running) -> None:
    found = server.visitor().page("/rules/campaign?q=spread+a+rumor")
    assert re.search(r'id="going-to-campaign-headquarters".*?id="rumor"', found, re.DOTALL)
    assert 'id="blunder"' not in found


def test_the_terms_are_data(server: Running) -> None:
    status, headers, body = ask(server, "GET", "/rules/dictators/terms")
    assert status == 200 and headers["content-type"].startswith("application/json")
    terms = msgspec.json.decode(body)
    assert terms["defcon"]["name"] == "DEFCON"
    assert ask(server, "GET", "/rules/chess/terms")[0] == 404


def test_an_exercise_asks_one_thing_and_then_says_how_each_answer_does(server: Running) -> None:
    person = server.visitor()
    assert "Exercises" in person.page("/learn/dictators")
    status, headers = post(server, person, "/learn/dictators/one-card")
    assert status == 303
    table = headers["location"].removeprefix("/t/")
    exercise = next(one for one in find_game("dictators").exercises if one.id == "one-card")
    payload = asked(person, table)
    assert payload.coach is not None and payload.coach.lead == exercise.title and not payload.coach.answers
    assert server.visitor().view(table).coach is None
    payload = asked(person, table, person.play(table, payload.number, exercise.best))
    assert payload.coach is not None
    first = payload.coach.answers[0]
    assert (first.chance, first.best, first.chosen) == (0.53, True, True)
    assert "your answer" in person.page(f"/t/{table}")


def test_an_exercise_that_ends_the_game_still_says_how_it_went(server: Running) -> None:
    person = server.visitor()
    _, headers = post(server, person, "/learn/dictators/one-card")
    table = headers["location"].removeprefix("/t/")
    payload = asked(person, table)
    payload = person.play(table, payload.number, 1)
    assert payload.outcome is not None and payload.coach is not None
    assert [one.chosen for one in payload.coach.answers] == [False, True]
    assert "how each answer does" in person.page(f"/t/{table}")


@pytest.mark.parametrize(
    ("game", "exercise"),
    [(game.id, one) for game in games().values() if game.offered and game.lesson is not None for one in game.exercises],
    ids=lambda one: getattr(one, "id", one),
)
def test_an_exercise_gives_no_advice_until_it_is_answered(server: Running, game: str, exercise: Exercise) -> None:
    """Advice names the best option, which is just what an exercise asks for."""
    person = server.visitor()
    _, headers = post(server, person, f"/learn/{game}/{exercise.id}")
    table = headers["location"].removeprefix("/t/")
    payload = asked(person, table)
    assert not payload.advice and f"/t/{table}/advice/" not in person.page(f"/t/{table}")
    with pytest.raises(Answer, match="This is an exercise") as caught:
        person.advice(table, payload.number)
    assert caught.value.status == 409
    assert person.play(table, payload.number, exercise.best).advice, "from here on it is a game like any other"


def test_an_exercise_that_is_none_is_refused(server: Running) -> None:
    assert post(server, server.visitor(), "/learn/campaign/chess")[0] == 400
