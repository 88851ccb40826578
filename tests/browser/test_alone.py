"""One person against a bot: the mouse, the keyboard, no script, a phone, a second tab, a server that goes away."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    against_a_bot,
    awake,
    caught_up,
    choose,
    decision,
    gone_on,
    journal,
    moves,
    my_turn,
    open_menu,
    options,
    play_turns,
)
from tests.web.processes import ServerProcess


def test_solo_against_a_bot(visit: NewPage) -> None:
    """One click starts a game; several turns are played; the bot answers and the journal tells it."""
    page = visit()
    against_a_bot(page)
    for name in ("Board", "Decision", "Your cards", "Tally"):
        expect(page.get_by_role("region", name=name, exact=True)).to_be_attached()
    lines = journal(page).get_by_role("listitem").count()
    play_turns(page, 8)
    assert journal(page).get_by_role("listitem").count() > lines
    expect(journal(page).get_by_role("listitem").first.get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/at/\d+#line-\d+$")
    )


@pytest.mark.parametrize("game", ["Campaign", "Dictators", "Lobby", "Presidency"])
def test_nothing_comes_from_elsewhere_and_it_is_light(visit: NewPage, game: str) -> None:
    """The first visit of the front page and of a table stays under 170 KB on the wire, from one host."""
    page = visit("/healthz")
    begun: list[Request] = []
    asked: list[Request] = []

    def note(one: Request) -> None:
        begun.append(one)

    def note_end(one: Request) -> None:
        asked.append(one)

    page.on("request", note)
    page.on("requestfinished", note_end)
    page.goto(page.url.replace("/healthz", "/"))
    page.wait_for_load_state("networkidle")
    front = _weight(asked)
    begun.clear()
    asked.clear()
    against_a_bot(page, game)
    expect(page.locator("#board use").first).to_be_attached()
    while any(one not in asked and "/events" not in one.url for one in begun):
        page.wait_for_event("requestfinished")
    assert {urlsplit(one.url).netloc for one in asked} == {urlsplit(page.url).netloc}
    assert any("map" in one.url for one in asked) and any("/t/" in one.url for one in asked)
    assert front + _weight(asked) < 170_000


def _weight(asked: list[Request]) -> int:
    """Bytes as they were sent."""
    return sum(one.sizes()["responseBodySize"] for one in asked)


def test_keyboard_only(visit: NewPage) -> None:
    """A game is started and played without the mouse; ? shows the keys."""
    page = visit()
    page.get_by_role("button", name="Play Campaign against a bot").focus()
    page.keyboard.press("Enter")
    awake(page)
    my_turn(page)
    before = moves(page)
    page.keyboard.press("1")
    gone_on(page, before)
    my_turn(page)
    before = moves(page)
    page.keyboard.press("ArrowDown")
    expect(options(page).first).to_be_focused()
    page.keyboard.press("Enter")
    gone_on(page, before)
    expect(decision(page).get_by_role("heading", level=2)).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_hidden()
    my_turn(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name=re.compile("."))).to_be_visible()
    expect(page.locator("#rule-text")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#rule")).to_be_hidden()


def _moves_sent(page: Page) -> list[str]:
    """The moves that this page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/move") else None)
    return sent


_CLICKS_WHEN_DRAWN = """(detail) => document.addEventListener("resolute:drawn", () => {
  document.querySelector("#decision .opt:not(:disabled)")?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  window.clicked = true;
})"""


def test_a_double_click_plays_once(visit: NewPage) -> None:
    """Its second click may find the next decision under the pointer: that is not played by accident."""
    page = visit()
    page.clock.install()
    against_a_bot(page)
    sent = _moves_sent(page)
    my_turn(page)
    before = moves(page)
    options(page).first.dblclick()
    gone_on(page, before)
    my_turn(page)
    caught_up(page)
    assert len(sent) == 1
    page.evaluate(_CLICKS_WHEN_DRAWN, 2)
    choose(page)
    my_turn(page)
    caught_up(page)
    assert page.evaluate("() => window.clicked") and len(sent) == 2
    before = moves(page)
    page.clock.fast_forward(300)
    options(page).first.dispatch_event("click", {"detail": 2})
    gone_on(page, before)
    caught_up(page)
    assert len(sent) == 3, "somebody who clicks quickly, but has seen the decision, is not held up"


def test_a_key_that_is_held_down_plays_once(visit: NewPage) -> None:
    page = visit()
    against_a_bot(page)
    sent = _moves_sent(page)
    my_turn(page)
    before = moves(page)
    page.keyboard.down("1")
    gone_on(page, before)
    my_turn(page)
    for _ in range(3):
        page.keyboard.down("1")
    page.keyboard.up("1")
    caught_up(page)
    assert len(sent) == 1
    page.keyboard.press("1")
    caught_up(page)
    assert len(sent) == 2


def _to_a_lit_place(page: Page) -> None:
    """Play until the board has something to choose."""
    for _ in range(30):
        my_turn(page)
        if page.locator("#board .lit").count():
            return
        choose(page, options(page).count() - 1)
    raise AssertionError("nothing was lit on the board")


def test_the_board_and_the_list_do_the_same(visit: NewPage) -> None:
    """What an option points at is lit on the board, and a click there plays it; the keyboard can do that too."""
    page = visit()
    against_a_bot(page)
    _to_a_lit_place(page)
    option = decision(page).locator("[data-option-at]").first
    at = option.get_attribute("data-option-at")
    option.hover()
    expect(page.locator(f'#board [data-at="{at}"]').first).to_have_class(re.compile(r"\bpointed\b"))
    before = moves(page)
    page.locator(f'#board .lit[data-at="{at}"]').first.focus()
    page.keyboard.press("Enter")
    if page.locator(f'#decision [data-option-at="{at}"]').count() > 1 and moves(page) == before:
        page.keyboard.press("Enter")
    gone_on(page, before)


def test_odds_before_committing(visit: NewPage) -> None:
    """Resting on an option shows what can come of it; the list of all odds opens beside the board."""
    page = visit()
    against_a_bot(page)
    play_turns(page, 1)
    my_turn(page)
    options(page).first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("%")
    page.get_by_role("link", name="Odds").click()
    expect(page.locator("#rule-text")).to_contain_text("%")


def test_without_script(visit: NewPage) -> None:
    """Plain forms play the game, and plain links show its past."""
    page = visit(java_script_enabled=False)
    page.get_by_role("button", name="Play Campaign against a bot").click()
    for _ in range(4):
        # While somebody else decides, the page loads itself again.
        expect(options(page).first).to_be_visible()
        before = moves(page)
        options(page).first.click()
        expect(page.locator("#timeline .where b")).not_to_have_text(str(before))
    open_menu(page).get_by_role("link", name="Replay").click()
    expect(decision(page)).to_contain_text("After move 0")
    page.get_by_role("link", name="One move on").click()
    expect(decision(page)).to_contain_text("After move 1")
    page.get_by_role("link", name="Back to now").first.click()
    page.locator("summary", has_text="Chat").click()
    page.get_by_label("Say something").fill("<b>hello</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#chat")).to_contain_text("<b>hello</b>")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_on_a_phone(visit: NewPage) -> None:
    """At 390 px nothing is cut off, and the decision stays in sight while it waits for you."""
    page = visit(viewport={"width": 390, "height": 844})
    against_a_bot(page)
    for _ in range(3):
        my_turn(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390
        expect(decision(page).get_by_role("heading", level=2)).to_be_in_viewport()
        expect(options(page).first).to_be_in_viewport()
        choose(page)


def test_reload_and_second_tab(visit: NewPage) -> None:
    """A reload shows the same; a second tab of the same seat goes along."""
    page = visit()
    against_a_bot(page)
    play_turns(page, 2)
    my_turn(page)
    question = decision(page).get_by_role("heading", level=2).inner_text()
    page.reload()
    expect(decision(page).get_by_role("heading", level=2)).to_have_text(question)
    other = page.context.new_page()
    other.goto(page.url)
    my_turn(other)
    page.bring_to_front()
    choose(page)
    other.bring_to_front()
    expect(other.locator("#timeline .where b")).to_have_text(str(moves(page)))
    my_turn(other)


def test_a_stale_page_gets_the_new_position(visit: NewPage) -> None:
    """A move from a page that was left behind is answered with a sentence and the new position."""
    page = visit()
    against_a_bot(page)
    old = visit(page.url.removeprefix(page.url.split("/t/")[0]), like=page, java_script_enabled=False)
    choose(page)
    options(old).first.click()
    expect(old.locator("#notice")).to_contain_text("The game has gone on")


def test_lost_connection(browser_server: ServerProcess, visit: NewPage) -> None:
    """The server is killed and comes back: the page says so, reconnects, and nothing is lost."""
    page = visit(at=browser_server)
    against_a_bot(page)
    play_turns(page, 2)
    my_turn(page)
    shown = moves(page)
    browser_server.kill()
    expect(page.locator("#lost")).to_be_visible()
    browser_server.start()
    expect(page.locator("#lost")).to_be_hidden()
    assert moves(page) == shown
    choose(page)


def test_hints_are_shown_once(visit: NewPage) -> None:
    """A first game shows a few hints, and never again."""
    page = visit()
    against_a_bot(page)
    hint = page.locator(".hint:visible")
    expect(hint).to_contain_text("This is what you decide")
    choose(page)
    expect(page.locator("[data-hint=decision]"), "whoever has decided something knows").to_be_hidden()
    my_turn(page)
    for _ in range(3):
        page.get_by_role("button", name="Got it").click()
    page.reload()
    my_turn(page)
    expect(page.get_by_role("button", name="Got it")).to_have_count(0)
    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    against_a_bot(phone)
    for _ in range(3):
        expect(phone.locator(".hint:visible")).not_to_contain_text("keyboard")
        phone.get_by_role("button", name="Got it").click()
    expect(phone.locator(".hint:visible"), "there is no keyboard to speak of").to_have_count(0)


def test_chat(visit: NewPage) -> None:
    """What people say is text, whatever it looks like."""
    page = visit()
    against_a_bot(page)
    page.keyboard.press("c")
    page.keyboard.type("<img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("<img src=x onerror=alert(1)>")
