"""Deciding in Chromium: values of options, what lies beyond the fold, reactions, odds, one-answer questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from resolute.engine.record import Record
from resolute.engine.table import Table
from tests.browser.conftest import NewPage

SIZES = [(1280, 720), (390, 844)]
BEYOND = """() => {
  const list = document.querySelector("#options");
  let box = list;
  const scrolls = (one) =>
    one.scrollHeight > one.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(one).overflowY);
  while (box && !scrolls(box)) box = box.parentElement;
  const end = box ? box.getBoundingClientRect().bottom : Infinity;
  const options = [...list.querySelectorAll(".opt:not(.off)")];
  return options.filter((one) => one.getBoundingClientRect().bottom > end + 4).length;
}"""
"""How many options end below the visible part of whatever scrolls."""
COVERED = """(name) => {
  const box = document.querySelector("#odds");
  if (box.hidden) return false;
  const a = box.getBoundingClientRect();
  const there = [...document.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)];
  const places = there.map((one) => one.getBoundingClientRect());
  return places.some((b) => b.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
}"""
"""Whether the odds lie over a place."""


@cache
def position(game: str, seats: int, until: Callable[[Table[Any]], bool]) -> bytes:
    """A game that random players have played up to a moment."""
    for seed in range(100):
        record, luck = Record.new(game, seats=seats, seed=seed), Random(seed)
        while (asked := record.table.decision) is not None and record.table.number < 700:
            if until(record.table):
                return record.save()
            record.play(luck.randrange(len(asked.options)))
    raise AssertionError("that moment never comes")


def casting(table: Table[Any]) -> bool:
    asked = table.decision
    return asked is not None and asked.name == "cast_ballots" and len(asked.options) > 4 and table.number > 40


def acting(table: Table[Any]) -> bool:
    asked = table.decision
    return asked is not None and asked.name == "take_action" and len(asked.options) > 7 and table.number > 40


def disarming(table: Table[Any]) -> bool:
    frame = table.agenda[-1]
    return frame.step.name == "answer" and frame.args[1].kind == "disarm" and len(frame.args[1].about) > 1


def alone(table: Table[Any]) -> bool:
    asked = table.decision
    return asked is not None and asked.name == "cast_at_home" and len(asked.options) == 1


def load(page: Page, data: bytes) -> None:
    """Load a saved game from the front page, and lift the curtain."""
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "game.resolute", "mimeType": "application/octet-stream", "buffer": data})
    page.locator("form", has=file).locator("button").click()
    page.wait_for_url("**/t/*")
    curtain = page.locator("#decision .curtain button.primary")
    if curtain.count():
        curtain.click()
    expect(page.locator("#decision .yours")).to_be_visible()


def opened(visit: NewPage, data: bytes, size: tuple[int, int] = SIZES[0]) -> Page:
    page = visit(viewport={"width": size[0], "height": size[1]})
    load(page, data)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_every_ballot_shows_its_value_and_what_lies_beyond_the_fold_is_counted(
    visit: NewPage, size: tuple[int, int]
) -> None:
    page = opened(visit, position("campaign", 2, casting), size)
    ballots = page.locator("#options .group .opt")
    for ballot in ballots.all():
        expect(ballot.locator(".v-gain").first).to_contain_text("M")
        expect(ballot.locator(".v-odds")).to_contain_text("%")
    expect(page.locator("#options .group h3 small").first).to_contain_text("of")
    hidden = page.evaluate(BEYOND)
    if hidden:
        expect(page.locator("#more")).to_have_text(f"{hidden} more ↓")
    ballots.last.scroll_into_view_if_needed()
    page.locator("#options .opt:not(.off)").last.scroll_into_view_if_needed()
    expect(page.locator("#more")).to_be_hidden()
    small = page.evaluate(
        """() => [...document.querySelectorAll("#decision .yours *")].filter((one) => one.offsetParent
        && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
        && parseFloat(getComputedStyle(one).fontSize) < 9).map((one) => one.outerHTML.slice(0, 80))"""
    )
    assert small == []


def test_a_road_stands_in_the_table_of_turns_and_a_card_with_its_effect(visit: NewPage) -> None:
    page = opened(visit, position("dictators", 4, acting))
    way = page.locator("#options .opt:has(.v-legs)").first
    expect(way.locator(".v-leg")).not_to_have_count(0)
    assert page.locator("#options .v-legs-head .v-leg").count() == way.locator(".v-leg").count()


def test_a_reaction_says_the_stakes_and_keeps_the_wish_for_peace_in_a_small_menu(visit: NewPage) -> None:
    page = opened(visit, position("dictators", 4, disarming))
    expect(page.locator(".v-stakes")).to_contain_text("needs")
    expect(page.locator(".v-stakes .large")).to_contain_text("%")
    expect(page.locator("#options .opt:has-text('Let it happen') .v-odds")).to_contain_text("%")
    menu = page.locator(".v-mutes")
    expect(menu.locator("button").first).to_be_hidden()
    menu.locator("summary").click()
    expect(menu.locator("button").first).to_be_visible()
    before = page.locator("#decision .yours").get_attribute("data-moves")
    menu.locator("button").first.click()
    expect(page.locator(f'#decision .yours[data-moves="{before}"]')).to_have_count(0)


def test_a_question_with_one_answer_is_not_asked_and_comes_back_with_undo(visit: NewPage) -> None:
    """The page goes on by itself; whoever presses Wait, or takes the move back, decides when."""
    data = position("campaign", 2, alone)
    page = opened(visit, data)
    before = page.locator("#decision .yours").get_attribute("data-moves")
    expect(page.locator(".v-sole")).to_be_visible()
    expect(page.locator(f'#decision .yours[data-moves="{before}"]')).to_have_count(0)
    other = opened(visit, data)
    other.locator("#wait").click()
    other.wait_for_timeout(3200)
    expect(other.locator(f'#decision .yours[data-moves="{before}"]')).to_have_count(1)


def test_odds_never_lie_over_the_place_in_question(visit: NewPage) -> None:
    page = opened(visit, position("dictators", 4, acting))
    for option in page.locator("#options .opt[data-option-at^='place:']").all()[:4]:
        option.hover()
        page.wait_for_timeout(700)
        covered = page.evaluate(COVERED, option.get_attribute("data-option-at"))
        assert not covered
