"""Following: what the others do is shown one action after the other, and the person's own click is never delayed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from resolute.engine.record import Record
from tests.browser.conftest import NewPage, serving
from tests.browser.playing import (
    against_a_bot,
    awake,
    choose,
    decision,
    gone_on,
    let_bots_play,
    load,
    moves,
    my_turn,
    options,
)
from tests.clock import until
from tests.web.processes import ServerProcess

SEEN = """() => {
  window.seen = [];
  document.addEventListener("resolute:shown", (event) => window.seen.push({
    at: performance.now(),
    lines: event.detail.lines.map((line) => line.text),
    heading: Boolean(event.detail.heading),
    said: document.querySelector("#show .now").innerText,
    visible: document.querySelector("#show").checkVisibility(),
    rings: document.querySelectorAll("#rings .around").length,
    about: event.detail.lines.flatMap((line) => line.about ?? []),
  }));
}"""
ARRIVE = """async (lines) => {
  const { arrive } = await import(new URL("./show.js", document.querySelector("script[src*='app.js']").src));
  arrive({ number: Number(document.body.dataset.number), parts: {}, lines });
}"""
FAST = 400
"""Milliseconds that an action is shown for at the fast pace."""
SETTLING = 450
"""Milliseconds after which the place of the show can be clicked again."""
MOVING = {"reduced_motion": "no-preference"}
MINE = "document.querySelector('#decision .yours') !== null"
"""It is the person's turn."""


def at_a_table(page: Page, game: str, bots: int) -> str:
    """A table of this visitor and some bots, opened in the page; its id."""
    address = page.url.rstrip("/")
    seating = [{"kind": "person_here"}, *({"kind": "bot", "bot": "steady"} for _ in range(bots))]
    token = page.request.get(f"{address}/api/v1/me").json()["csrf"]
    answer = page.request.post(
        f"{address}/api/v1/tables", data={"game": game, "seating": seating}, headers={"X-CSRF-Token": token}
    )
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.goto(f"{address}/t/{table}")
    awake(page)
    return table


def stop_time(page: Page) -> None:
    """From now on the page's clock stands still."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


def wait_for(page: Page, condition: str) -> None:
    """Wait until something holds in the page, whose policy allows no text to be run from inside."""
    until(lambda: page.evaluate(condition), condition, 0.02)


def look(page: Page, table: str) -> dict[str, Any]:
    """The table as its payload tells it."""
    found: dict[str, Any] = page.request.get(f"{page.url.split('/t/')[0]}/api/v1/tables/{table}").json()
    return found


def skip_to_my_turn(page: Page) -> None:
    """Skip whatever is shown until the person decides."""

    def skipped() -> bool:
        page.keyboard.press("s")
        return bool(page.evaluate(MINE))

    until(skipped, "it is the person's turn", 0.05)
    my_turn(page)


def last_option(page: Page) -> None:
    """End the turn, or whatever else stands last among the options."""
    my_turn(page)
    choose(page, options(page).count() - 1)


def others_did(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """Every line about what others did since the visitor's last decision."""
    since = payload["decided"]
    return [
        one
        for one in payload["journal"]
        if one["number"] > since and not (one["heading"] or one["quiet"] or one["short"])
    ]


def first_turn() -> bytes:
    """Four dictators at the first turn of seat 0: everybody else moves before it is seat 0's turn again."""
    record = Record.new("dictators", seats=4, seed=6)
    while (asked := record.table.decision) is not None and (asked.name, asked.seat) != ("take_action", 0):
        record.play(len(asked.options) - 1)
    return record.save()


@pytest.fixture
def patient_bots(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose bots wait a little before each move, as they do for people. Bots that do not may be done before
    the page hears of its own move, and then there is a question already and nothing is shown."""
    yield from serving(tmp_path, bot_pause="0.5")


def test_every_action_of_the_others_is_seen(visit: NewPage, patient_bots: ServerProcess) -> None:
    """After seven actions and more of the bots each was shown, in order, for about a second, with rings on the board;
    then the card lists them until the person acts."""
    page = visit(at=patient_bots, **MOVING)
    load(page, first_turn())
    awake(page)
    page.locator("#decision .curtain button.primary").click()
    my_turn(page)
    let_bots_play(page, 4)
    page.reload()
    awake(page)
    table = page.url.split("/t/")[1]
    page.evaluate(SEEN)
    for _ in range(20):
        skip_to_my_turn(page)
        page.evaluate("window.seen = []")
        last_option(page)
        wait_for(page, MINE)
        lines = others_did(look(page, table))
        if len(lines) >= 7:
            break
    assert len(lines) >= 7
    done = [one["text"] for one in lines]
    steps = page.evaluate("window.seen")
    shown = [text for step in steps for text in step["lines"] if not step["heading"]]
    assert [text for text in shown if text in done] == done
    assert all(step["visible"] for step in steps)
    told = [step for step in steps if not step["heading"]]
    assert all(any(text in step["said"] for text in step["lines"]) for step in told)
    assert any(step["rings"] for step in told if step["about"])
    lasted = [after["at"] - one["at"] for one, after in pairwise(steps) if not one["heading"]]
    assert min(lasted) > 900, lasted
    card = page.locator("#waited")
    expect(card.get_by_role("heading", name="While you waited")).to_be_visible()
    # What repeats is told in one sentence there.
    expect(card).to_contain_text(lines[-1]["joined"] or done[-1])
    expect(page.locator("#show")).to_be_hidden()
    options(page).first.click()
    expect(card).to_be_empty()


def test_several_moves_in_one_update_are_shown_in_turn(visit: NewPage) -> None:
    """What comes together is told one action after the other all the same; one key shows the rest at once."""
    page = visit(**MOVING)
    page.clock.install()
    against_a_bot(page)
    page.evaluate(SEEN)
    sent = actions(3)
    expect(page.get_by_role("button", name="Speed: Normal")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Speed: Fast")).to_be_visible()
    expect(page.locator("[data-pace=fast]")).to_have_attribute("aria-pressed", "true")
    stop_time(page)
    page.evaluate(ARRIVE, sent)
    for shown in (1, 2, 3):
        assert page.evaluate("window.seen.length") == shown
        page.clock.run_for(FAST)
    assert [step["lines"] for step in page.evaluate("window.seen")] == [["Action 0."], ["Action 1."], ["Action 2."]]
    expect(page.locator("#show")).to_be_hidden()
    page.evaluate("window.seen = []")
    page.evaluate(ARRIVE, sent)
    expect(page.locator("#show .said")).to_have_text("Action 0.")
    page.locator(".skip-show").click()
    expect(page.locator("#show")).to_be_hidden()
    assert page.evaluate("window.seen.length") == 1
    page.reload()
    awake(page)
    expect(page.locator("[data-pace=fast]")).to_have_attribute("aria-pressed", "true")


def test_the_show_can_be_held_to_read_on(visit: NewPage) -> None:
    """Pause keeps an action in sight, and what comes meanwhile waits behind it; Go on shows the next one. The own click
    does not wait for it."""
    page = visit(**MOVING)
    page.clock.install()
    against_a_bot(page)
    page.keyboard.press("p")
    page.evaluate(SEEN)
    stop_time(page)
    page.evaluate(ARRIVE, actions(3))
    hold = page.locator(".hold-show")
    expect(hold).to_have_text("Pause w")
    hold.click()
    expect(hold).to_have_text("Go on w")
    page.evaluate(ARRIVE, actions(1, 903))
    page.clock.run_for(10 * FAST)
    assert len(page.evaluate("window.seen")) == 1
    expect(page.locator("#show .said")).to_have_text("Action 0.")
    page.keyboard.press("w")
    expect(hold).to_have_text("Pause w")
    for _ in range(4):
        page.clock.run_for(FAST)
    assert page.evaluate("window.seen.length") == 4
    expect(page.locator("#show")).to_be_hidden()
    page.evaluate(ARRIVE, actions(3))
    page.keyboard.press("w")
    choose(page)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("pause it or go on")


def actions(count: int, first: int = 900) -> list[dict[str, Any]]:
    """Lines of an update, as if somebody had acted so often."""
    return [
        {"place": place, "number": place, "kind": "cast", "text": f"Action {place - 900}."}
        for place in range(first, first + count)
    ]


def test_the_own_click_is_not_delayed(visit: NewPage) -> None:
    """While actions of the others are being shown, time is made to stand still: what the own move brings is drawn all
    the same, for nothing of the show comes before it. `make bench` measures how long it takes."""
    page = visit(**MOVING)
    page.clock.install()
    against_a_bot(page)
    for _ in range(4):
        skip_to_my_turn(page)
        page.evaluate(ARRIVE, actions(3))
        expect(page.locator("#show .said")).to_have_text("Action 0.")
        stop_time(page)
        choose(page)
        page.clock.resume()


def test_a_click_that_ends_the_show_answers_nothing(visit: NewPage) -> None:
    """While it is told what came of an answer, the question on the page is the one that was answered: a click on it
    shows the next one, which can be answered as ever."""
    page = visit(**MOVING)
    page.clock.install()
    against_a_bot(page, "Presidency")
    posted: list[str] = []
    page.on("request", lambda one: posted.append(one.url) if one.method == "POST" else None)
    stop_time(page)
    for told in range(3):
        for _ in range(20):
            choose(page)
            if page.locator("#decision[aria-busy=true]").count():
                break
        expect(page.locator("#decision[aria-busy=true]")).to_be_attached()
        before, asked = len(posted), page.locator("#options").inner_html()
        if told:
            options(page).first.click()
        else:
            page.keyboard.press("1")
        expect(page.locator("#decision[aria-busy=true]")).to_have_count(0)
        expect(page.locator("#show")).to_be_hidden()
        page.clock.run_for(SETTLING)
        assert page.locator("#options").inner_html() != asked
        assert len(posted) == before


def test_what_takes_the_place_of_the_show_is_not_clicked_by_mistake(visit: NewPage) -> None:
    """Whoever is about to skip a show that has just ended by itself clicks nothing that lies there now; a moment later
    it can be clicked."""
    page = visit(**MOVING)
    page.clock.install()
    against_a_bot(page)
    page.keyboard.press("p")
    posted: list[str] = []
    page.on("request", lambda one: posted.append(one.url) if one.method == "POST" else None)
    stop_time(page)
    place = options(page).first.bounding_box()
    assert place is not None
    page.evaluate(ARRIVE, [{**actions(1)[0], "text": "They go on and on. " * 30}])
    panel = page.locator("#show").bounding_box()
    assert panel is not None
    assert panel["y"] < place["y"] and place["y"] + place["height"] < panel["y"] + panel["height"]
    page.mouse.move(place["x"] + 20, place["y"] + place["height"] / 2)
    page.clock.run_for(FAST)
    expect(page.locator("#show")).to_be_hidden()
    before = moves(page)
    page.mouse.down()
    page.mouse.up()
    page.clock.run_for(SETTLING)
    assert not posted
    page.mouse.down()
    page.mouse.up()
    gone_on(page, before)


def test_reduced_motion_and_no_script_get_the_card(visit: NewPage) -> None:
    """Whoever asks for no motion is shown no steps, and whoever has no script the same card."""
    page = visit()
    table = at_a_table(page, "dictators", 1)
    for _ in range(12):
        last_option(page)
        wait_for(page, MINE)
        page.wait_for_timeout(200)
        if page.locator("#waited li").count():
            break
    expect(page.get_by_role("heading", name="While you waited")).to_be_visible()
    expect(page.locator("#show")).to_be_hidden()
    plain = visit(f"/t/{table}", like=page, java_script_enabled=False)
    expect(plain.get_by_role("heading", name="While you waited")).to_be_visible()
    assert plain.locator("#waited li").count() == page.locator("#waited li").count() > 0


def test_a_line_of_the_journal_lights_the_board(visit: NewPage) -> None:
    """Under the pointer or in focus, what it is about gets a ring; the headings name the turns."""
    page = visit(viewport={"width": 1280, "height": 1300})
    at_a_table(page, "campaign", 1)
    while not page.locator("#journal [data-about*='state:']").count():
        my_turn(page)
        options(page).first.click()
        page.wait_for_timeout(200)
    page.locator("#journal [data-about*='state:']").first.hover()
    expect(page.locator("#rings .around").first).to_be_attached()
    page.locator("#cards").hover()
    expect(page.locator("#rings > *")).to_have_count(0)
    page.locator("#journal [data-about*='state:'] .place").first.focus()
    expect(page.locator("#rings .around").first).to_be_attached()
    expect(page.locator("#journal .turn h3").first).to_have_text(re.compile(r", turn \d+$"))
    assert decision(page).is_visible()
