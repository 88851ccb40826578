"""Advice at one's own decision, and the chance curve of a finished game, on a laptop and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Scan, against_a_bot, choose, decision, finished_game, load, my_turn, path_of
from tests.clock import until

SIZES = [{"width": 1280, "height": 720}, {"width": 390, "height": 844}]


def _fits(page: Page, selector: str) -> None:
    """Nothing of it is wider than the screen."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"] + 1  # type: ignore[index]


@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_advice_opens_by_click_and_by_key(visit: NewPage, axe: str, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    against_a_bot(page)
    choose(page)
    my_turn(page)
    before = path_of(page)
    decision(page).get_by_role("link", name="Advice").click()
    dialog = page.get_by_role("dialog", name="Advice")
    expect(dialog.locator(".advised > li")).to_have_count(3)
    expect(dialog.locator(".odds-of b").first).to_have_text(re.compile(r"^\d+\.\d%$"))
    expect(dialog).to_contain_text("Estimated by simulation, from what you can see.")
    _fits(page, "#rule")
    scan = Scan(page, axe)
    scan.now("advice")
    assert scan.found == []
    page.keyboard.press("Escape")
    dialog.get_by_role("button", name="Close").click() if dialog.is_visible() else None
    expect(dialog).to_be_hidden()
    page.locator("#decision h2").focus()
    page.keyboard.press("a")
    expect(dialog.locator(".advised > li")).to_have_count(3)
    assert path_of(page) == before


def test_the_shortcut_is_in_the_list(visit: NewPage) -> None:
    page = visit()
    against_a_bot(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_contain_text("advice on this decision")


def test_advice_that_cannot_be_had_is_one_sentence(visit: NewPage) -> None:
    page = visit()
    against_a_bot(page)
    page.locator("#advice").evaluate("(link) => { link.href = link.href.replace(/\\d+$/, '999'); }")
    page.locator("#advice").click()
    expect(page.locator("#rule-text")).to_have_text("The game has gone on meanwhile; ask again about the new position.")


def test_advice_without_script(visit: NewPage) -> None:
    page = visit(java_script_enabled=False)
    page.get_by_role("button", name=re.compile("^Play Campaign against ")).click()

    def offered() -> bool:
        page.reload()
        return bool(page.get_by_role("link", name="Advice").count())

    until(offered, "it is the person's turn", 0.25)
    page.get_by_role("link", name="Advice").click()
    expect(page.locator(".advised > li").first).to_be_visible()
    page.get_by_role("link", name="Back to the table").last.click()
    expect(page.locator("#decision .yours")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
def test_the_end_draws_the_curve_and_leads_to_the_swings(visit: NewPage, axe: str, size: Any) -> None:
    page = visit(viewport=size)
    load(page, finished_game())
    review = decision(page).locator(".lookback")
    expect(review.locator(".curve .line")).to_have_attribute("d", re.compile(r"^M0\.0 \S+L"))
    expect(review).to_contain_text("at the end.")
    review.scroll_into_view_if_needed()
    _fits(page, ".lookback")
    scan = Scan(page, axe)
    scan.now("the end")
    assert scan.found == []
    place = review.locator(".swings a.place").last
    moves = int(str(place.get_attribute("href")).rsplit("/", 1)[1])
    place.click()
    expect(page).to_have_url(re.compile(rf"/at/{moves}$"))
    expect(page.locator("#decision .past .curve .now")).to_have_attribute("d", re.compile(r"^M\S+ 0V80$"))
