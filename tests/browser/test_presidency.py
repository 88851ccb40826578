"""Presidency in the browser: a whole first year by clicking, on a large screen and on a phone; a crisis card in play
while the server is killed; boards that are changed by hand; and what axe has against any of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from resolute.engine.record import Record
from resolute.engine.table import Table
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    Scan,
    awake,
    choose,
    decision,
    gone_on,
    load,
    moves,
    my_turn,
    options,
    path_of,
    play_on,
)
from tests.clock import HANG
from tests.web.processes import ServerProcess

WIDE, PHONE = ViewportSize(width=1280, height=720), ViewportSize(width=390, height=844)

Moment = Callable[[Table[Any]], bool]


def _in_play(table: Table[Any]) -> bool:
    return bool(table.state.decks.in_play) and table.decision is not None and len(table.decision.options) > 1


def _actions(table: Table[Any]) -> bool:
    return table.decision is not None and table.decision.name == "choose_action"


MOMENTS: dict[str, Moment] = {
    "a card in play": _in_play,
    "actions": _actions,
    "a year in review": lambda table: table.state.clock.segment == "experience",
}


@cache
def saved(moment: str) -> bytes:
    """A game of a random player up to a moment."""
    for seed in range(40):
        record, luck = Record.new("presidency", seats=1, seed=seed), Random(seed)
        while (asked := record.table.decision) is not None:
            if MOMENTS[moment](record.table):
                return record.save()
            record.play(luck.randrange(len(asked.options)))
    raise AssertionError(f"it never comes to {moment}")


def at_moment(visit: NewPage, moment: str, **settings: Any) -> Page:
    """A page of somebody who has loaded such a game."""
    page = visit(**settings)
    load(page, saved(moment))
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    awake(page)
    my_turn(page)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_whole_first_year_by_clicking(visit: NewPage, size: ViewportSize) -> None:
    """The guided first year, from the page that offers it to the review of the year."""
    page = visit("/learn/presidency", viewport=size)
    page.get_by_role("button", name="Start the lesson").click()
    expect(page.locator(".coach")).to_contain_text("Your goal")
    play_on(page, 7)
    page.evaluate(YEAR_TWO, 1000 * HANG)
    assert moves(page) > 80
    expect(page.locator("#pr-year .y-eval")).to_contain_text("Year 1 was judged")


def test_the_coach_and_a_table_of_a_roll_leave_the_answers_in_sight(visit: NewPage, axe: str) -> None:
    """A first second roll: the coach speaks, the whole table is there, and both answers are on the screen."""
    page = visit("/learn/presidency", viewport=WIDE)
    page.get_by_role("button", name="Start the lesson").click()
    awake(page)
    luck = Random(3)
    while "reroll" not in decision(page).locator("h2").inner_text():
        my_turn(page)
        choose(page, luck.randrange(60))
        assert moves(page) < 60
    my_turn(page)
    expect(page.locator(".coach")).to_be_visible()
    shown = page.locator("#options").bounding_box()
    keep = options(page).first.bounding_box()
    assert shown is not None and keep is not None
    assert shown["y"] <= keep["y"] and keep["y"] + keep["height"] <= shown["y"] + shown["height"] + 1
    rail = page.locator("#decision").bounding_box()
    assert rail is not None and keep["y"] + keep["height"] <= rail["y"] + rail["height"]
    scan = Scan(page, axe)
    scan.now("a second roll")
    assert not scan.found, "\n".join(scan.found)


YEAR_TWO = """(patience) => new Promise((done, hangs) => {
  let waits = 0;
  const look = () => {
    clearTimeout(waits);
    if (document.getElementById("pr-when").textContent.includes("Year 2")) return done();
    if (document.querySelector("#decision .over")) return hangs(new Error("the first year was the last"));
    waits = setTimeout(() => hangs(new Error("nothing happens any more")), patience);
  };
  document.addEventListener("resolute:drawn", look);
  look();
})"""


def test_a_server_killed_in_the_middle_of_a_card_loses_nothing(browser_server: ServerProcess, visit: NewPage) -> None:
    """The card lies there again with the same question, and the answer counts."""
    page = at_moment(visit, "a card in play", at=browser_server, viewport=WIDE)
    title = page.locator(".pr-crisis h2").inner_text()
    asked, labels, number = decision(page).locator("h2").inner_text(), options(page).all_inner_texts(), moves(page)
    browser_server.kill()
    expect(page.locator("#lost")).to_be_visible()
    browser_server.start()
    expect(page.locator("#lost")).to_be_hidden()
    again = visit(path_of(page), like=page, at=browser_server, viewport=WIDE)
    for one in (page, again):
        expect(one.locator(".pr-crisis h2")).to_have_text(title)
        expect(decision(one).locator("h2")).to_have_text(asked)
        assert (options(one).all_inner_texts(), moves(one)) == (labels, number)
    choose(again)
    assert moves(again) == number + 1


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_and_a_phone(visit: NewPage, axe: str, moment: str) -> None:
    """axe has nothing against the board, in both themes, on a large screen and a phone, where nothing scrolls
    sideways."""
    page = at_moment(visit, moment, viewport=WIDE)
    scan = Scan(page, axe)
    scan.now(moment)
    page.set_viewport_size(PHONE)
    page.reload()
    my_turn(page)
    scan.now(f"{moment} on a phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not scan.found, "\n".join(scan.found)


def test_a_hundred_actions_are_a_short_list_that_opens(visit: NewPage) -> None:
    """Only the actions stand there; a number key opens one, the next chooses its target, and a search shows all that
    fit."""
    page = at_moment(visit, "actions", viewport=WIDE)
    folds = page.locator("#options .v-fold")
    groups = folds.count()
    everything = page.locator("#options .opt").count()
    assert groups > 5 and options(page).count() < 20 < everything
    page.keyboard.press(str(folds.first.locator("summary").get_attribute("data-key")))
    expect(folds.first).to_have_attribute("open", "")
    inside = folds.first.locator(".opt:visible")
    expect(inside.first).to_have_attribute("data-key", "1")
    folds.nth(1).locator("summary").click()
    expect(page.locator("#options .v-fold[open]")).to_have_count(1)
    page.locator("#filter").fill("Travel to")
    expect(page.locator("#options .v-fold[open]:visible")).to_have_count(1)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("#options .v-fold[open]")).to_have_count(0)
    page.locator("#board .lit[data-at^='region:']").last.click()
    expect(page.locator("#found")).to_contain_text(f"of {everything}")
    page.keyboard.press("Escape")
    expect(page.locator("#options .v-fold[open]")).to_have_count(0)
    expect(page.locator("#options .v-fold:visible")).to_have_count(groups)
    before = moves(page)
    folds.nth(1).locator("summary").click()
    expect(folds.nth(1).locator(".opt[data-key='1']")).to_be_visible()
    page.keyboard.press("1")
    gone_on(page, before)


def test_boards_are_one_click_or_key_away_and_the_stage_comes_back(visit: NewPage) -> None:
    """Tiles change the board, also without script; the keys [ and ] go through them."""
    page = at_moment(visit, "a year in review", viewport=WIDE)
    for key in ("house", "congress", "nation", "world", "strategic", "crises"):
        page.locator(f".t-{key}").click()
        expect(page.locator(f"#pr-{key}")).to_be_visible()
        expect(page.locator(".pr-panel:visible")).to_have_count(1)
    page.keyboard.press("]")
    expect(page.locator("#pr-year")).to_be_visible()
    page.keyboard.press("[")
    expect(page.locator("#pr-crises")).to_be_visible()
    page.locator(".v-evaluation").hover()
    expect(page.locator("#term")).to_contain_text("Evaluation")
