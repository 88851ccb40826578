"""axe has nothing against any page, in light and dark, while it is your turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    Scan,
    against_a_bot,
    decision,
    finished_game,
    load,
    my_turn,
    open_menu,
    play_turns,
    set_up,
)


def test_axe_around_the_table(visit: NewPage, axe: str) -> None:
    """The front page, the set-up, the rules, an error, a finished game, its journal, and the list of one's tables."""
    page = visit()
    base = page.url.rstrip("/")
    scan = Scan(page, axe)
    games = ("campaign", "dictators", "lobby", "presidency")
    for path in ("/", *(f"/new/{one}" for one in games), *(f"/rules/{one}" for one in games), "/nowhere"):
        page.goto(base + path)
        scan.now(path)
    page.goto(base)
    load(page, finished_game())
    expect(decision(page)).to_contain_text("The game is over")
    scan.now("over")
    page.goto(page.url + "/journal")
    scan.now("journal")
    page.goto(base)
    scan.now("my tables")
    assert not scan.found, "\n".join(scan.found)


def test_axe_at_the_table(visit: NewPage, axe: str) -> None:
    """The table while it is your turn, its keys, its odds, its past; and the curtain."""
    page = visit()
    base = page.url.rstrip("/")
    scan = Scan(page, axe)
    against_a_bot(page)
    scan.now("first decision")
    play_turns(page, 3)
    my_turn(page)
    scan.now("table")
    page.locator("summary", has_text="Chat").click()
    page.get_by_role("link", name="Odds").click()
    expect(page.locator("#rule-text")).to_contain_text(re.compile("%|left to chance"))
    scan.now("odds and chat")
    page.keyboard.press("Escape")
    open_menu(page)
    scan.now("the Menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    scan.now("keys")
    page.goto(page.url + "/at/1")
    scan.now("past")
    page.goto(base)
    set_up(page, ["person_here", "person_here"], ["Ann", "Ben"])
    scan.now("curtain")
    assert not scan.found, "\n".join(scan.found)


def test_axe_on_a_phone(visit: NewPage, axe: str) -> None:
    """The table while it is your turn, on a narrow screen."""
    page = visit(viewport={"width": 390, "height": 844})
    scan = Scan(page, axe)
    scan.now("/")
    against_a_bot(page)
    play_turns(page, 2)
    my_turn(page)
    scan.now("table")
    assert not scan.found, "\n".join(scan.found)
