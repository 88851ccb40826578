"""The phone's sheet, and the end of a game: replay with autoplay, other lines, rematch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from resolute.engine.record import Record
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    against_a_bot,
    decision,
    finished_game,
    load,
    moves,
    my_turn,
    open_menu,
    options,
    over,
    play_on,
)

PHONE = {"width": 390, "height": 844}


def _height(page: Page) -> float:
    box = page.locator(".rail").bounding_box()
    assert box is not None
    return box["height"]


def test_the_sheet_is_dragged_tapped_and_moved_with_keys(visit: NewPage) -> None:
    """Peek, half and full; the board is never covered by less than it shows, and cards stand in the sheet."""
    page = visit(viewport=PHONE, has_touch=True)
    against_a_bot(page)
    grip = page.get_by_role("button", name=re.compile("^Panel"))
    half = _height(page)
    board = page.locator("#board").bounding_box()
    assert board is not None and board["height"] >= PHONE["height"] / 2 - 1
    assert page.locator(".rail #cards").count() == 1
    grip.click()
    expect(grip).to_have_accessible_name("Panel: open")
    assert _height(page) > half * 1.6
    grip.press("ArrowDown")
    grip.press("ArrowDown")
    expect(grip).to_have_accessible_name("Panel: closed")
    assert _height(page) < half / 2
    box = grip.bounding_box()
    assert box is not None
    page.mouse.move(195, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(195, box["y"] - 120, steps=6)
    page.wait_for_timeout(400)
    page.mouse.move(195, box["y"] - 240, steps=6)
    page.mouse.up()
    expect(grip).to_have_accessible_name("Panel: half open")
    assert abs(_height(page) - half) < 2
    grip.press("Home")
    options(page).first.focus()
    page.keyboard.press("Tab")
    expect(grip).to_have_accessible_name("Panel: half open")
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".field #cards")).to_be_attached()
    expect(grip).to_be_hidden()


def test_the_end_stands_at_the_top_of_a_phones_sheet(visit: NewPage) -> None:
    """Wherever the sheet stood under the last question, how the game ended is read first."""
    page = visit(viewport=PHONE)
    record = Record.new("presidency", seats=1, seed=3)
    while record.table.decision is not None:
        record.play(0)
    load(page, record.undone(agreed=True).save())
    my_turn(page)
    page.evaluate("addEventListener('submit', () => { document.querySelector('.rail').scrollTop = 300; })")
    play_on(page, 7)
    over(page)
    title = decision(page).get_by_text("The game is over")
    expect(title).to_be_visible()
    grip, first = page.locator("#grip").bounding_box(), title.bounding_box()
    assert grip is not None and first is not None and first["y"] >= grip["y"] + grip["height"] - 1


def test_a_finished_game_is_replayed_branched_and_played_again(visit: NewPage) -> None:
    """Analyze plays the game move by move; a line is tried from a position; a rematch starts a new game."""
    page = visit()
    load(page, finished_game())
    over = decision(page)
    expect(over).to_contain_text("The game is over")
    expect(over.locator(".decider")).to_be_visible()
    table = page.url
    over.get_by_role("link", name="Analyze").click()
    expect(page).to_have_url(re.compile(r"/at/[1-9]\d*$"))
    play = page.locator("#autoplay")
    expect(play).to_have_attribute("aria-pressed", "true")
    play.click()
    expect(play).to_have_text("Play")
    stopped = moves(page)
    page.wait_for_timeout(1600)
    assert moves(page) <= stopped + 1
    expect(decision(page).get_by_role("button", name="Try a different line from here")).to_be_visible()
    page.goto(table)
    expect(page.locator("#timeline")).to_be_hidden()
    decision(page).get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(table)
    page.get_by_role("button", name="show my cards").click()
    my_turn(page)
    assert moves(page) == 0


def test_the_menu_holds_players_settings_and_help(visit: NewPage) -> None:
    """What one can do with a seat stands in the Menu, which Escape closes."""
    page = visit()
    against_a_bot(page)
    menu = open_menu(page)
    for name in ("Save", "Let a bot play for me", "Leave game", "Notify me", "Share"):
        expect(menu.get_by_role("button", name=name, exact=True)).to_be_visible()
    for name in ("Rules", "Replay", "Whole journal"):
        expect(menu.get_by_role("link", name=name)).to_be_visible()
    menu.get_by_label("Your name").fill("Ana")
    menu.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#seats .mine")).to_contain_text("Ana (you)")
    open_menu(page)
    page.keyboard.press("Escape")
    expect(menu.locator(".menu")).to_be_hidden()
