"""Campaign's board in a real browser: the result is held until the count is over, and nothing runs ahead."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from resolute.engine.record import Record
from tests.browser.conftest import NewPage
from tests.browser.playing import awake, decision, finished_game, journal, load, options

_LOOKS = """(every) => new Set(every.map((one) => {
  const style = getComputedStyle(one);
  return `${style.fill} ${style.stroke}`;
})).size"""
_FILLS = "(every) => new Set(every.map((one) => getComputedStyle(one).fill)).size"
_WON = """(every) => ["R", "D"].map((party) =>
  every.filter((one) => one.dataset.won === party).reduce((sum, one) => sum + Number(one.dataset.ev), 0))"""


_SUMS = """(rows) => rows.map((row) =>
  [...row.querySelectorAll(".slip b")].reduce((sum, one) => sum + Number(one.textContent), 0))"""


def night(visit: NewPage, size: tuple[int, int] = (1280, 720)) -> Page:
    """A finished game that is opened for the first time, by somebody who likes motion."""
    page = visit(reduced_motion="no-preference", viewport={"width": size[0], "height": size[1]})
    load(page, finished_game())
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("body")).to_have_class(re.compile(r"\bcounting\b"))
    return page


def scores(page: Page) -> tuple[int, int]:
    """What the header has counted."""
    red, blue = (int(page.locator(f"#race-{party}").text_content() or "") for party in "RD")
    return red, blue


@pytest.mark.slow
def test_the_result_is_held_until_the_count_is_over(visit: NewPage) -> None:
    """The header counts what has been called; outcome, journal and winner wait."""
    page = night(visit)
    count = page.get_by_role("region", name="The count").first
    expect(count).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(decision(page)).to_be_hidden()
    expect(journal(page)).to_be_hidden()
    expect(page.locator("#cap")).to_contain_text("still to come")
    assert sum(scores(page)) < 538
    # What is not called yet looks alike, whoever will carry it.
    looks = page.locator(".st:not(.called, .now)").evaluate_all(_LOOKS)
    texts = page.locator(".state:not(.called) > text:not(.w)").evaluate_all(_LOOKS)
    fills = page.locator(".st:not(.called)").evaluate_all(_FILLS)
    assert looks == texts == fills == 1
    assert page.locator(".side.won b").evaluate("one => getComputedStyle(one).textDecorationLine") == "none"
    called = page.locator(".st.called")
    before = called.count()
    while called.count() < before + 3:
        page.keyboard.press("ArrowRight")
    won = called.evaluate_all(_WON)
    assert scores(page) == tuple(won)
    page.keyboard.press("Escape")
    expect(decision(page)).to_contain_text("The game is over")
    expect(journal(page)).to_be_visible()
    assert sum(scores(page)) == 538
    expect(page.locator("#cap")).to_contain_text("Final count")
    expect(page.get_by_role("region", name="How close it was")).to_be_visible()


@pytest.mark.slow
def test_ballots_turn_one_by_one_before_a_state_is_called(visit: NewPage) -> None:
    """The own ones lie open, those of the other party face down; Next turns one of them, and the state stays uncalled
    until the last has turned and says what its ballots come to."""
    page = night(visit)
    page.get_by_role("button", name="Pause").click()
    down, called = page.locator(".night .slip.down"), page.locator(".st.called")
    while down.count() < 2:
        page.keyboard.press("ArrowRight")
    state = page.locator(".st.now").get_attribute("data-label")
    before = called.count()
    while left := down.count():
        assert "still face down" in (page.locator(".night .verdict").text_content() or "")
        page.keyboard.press("ArrowRight")
        expect(down).to_have_count(left - 1)
        assert called.count() == before and page.locator(".st.now").get_attribute("data-label") == state
    shown = page.locator(".night tr:not(.lean)").evaluate_all(_SUMS)
    totals = page.locator(".night tr:not(.lean) td:last-child").all_text_contents()
    assert [f"{votes:.1f}M" for votes in shown] == totals
    page.keyboard.press("ArrowRight")
    expect(called).to_have_count(before + 1)


_WATCH = """() => {
  window.shown = new Set();
  const look = () => {
    for (const party of ["R", "D"]) {
      const score = document.getElementById(`race-${party}`);
      if (score?.checkVisibility({ visibilityProperty: true })) window.shown.add(`${party} ${score.textContent}`);
    }
    const said = document.querySelector("#decision .over, #decision .outcome");
    if (said?.checkVisibility({ visibilityProperty: true })) window.shown.add("over");
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.slow
def test_the_last_move_of_a_game_shows_no_frame_with_the_result(visit: NewPage) -> None:
    """What is looked at in every frame from the last move on is counted, never the outcome."""
    record = Record.new("campaign", seats=2, seed=11)
    while record.table.decision is not None:
        record.play(0)
    assert record.table.outcome is not None
    scores_by_party = {
        "RD"[player.party]: score
        for player, score in zip(record.table.state.players, record.table.outcome.scores, strict=True)
    }
    last = len(record.log.moves) - 1
    before = Record.new("campaign", seats=2, seed=11)
    for _ in range(last):
        before.play(0)
    page = visit(reduced_motion="no-preference")
    load(page, before.save())
    curtain = page.locator("button[form=curtain]")
    expect(decision(page)).to_be_visible()
    if curtain.count():
        curtain.first.click()
    expect(options(page).first).to_be_visible()
    page.evaluate(_WATCH)
    options(page).first.click()
    expect(page.locator("body")).to_have_class(re.compile(r"\bcounting\b"))
    page.get_by_role("button", name="Pause").click()
    shown = set(page.evaluate("() => [...window.shown]"))
    assert "over" not in shown
    assert not {f"{party} {score}" for party, score in scores_by_party.items()} & shown
    page.keyboard.press("Escape")
    expect(decision(page)).to_contain_text("The game is over")


@pytest.mark.slow
def test_the_count_can_be_watched_again_but_is_not_started_twice(visit: NewPage) -> None:
    page = night(visit)
    page.keyboard.press("Escape")
    page.reload()
    awake(page)
    expect(decision(page)).to_contain_text("The game is over")
    expect(page.locator("body")).not_to_have_class(re.compile("counting"))
    page.get_by_role("button", name="Watch the count again").click()
    expect(page.locator("body")).to_have_class(re.compile("counting"))
    page.get_by_role("button", name="To the result").click()
    expect(decision(page)).to_be_visible()
    expect(page.locator(".curve .now"), "the mark of the chance curve is none of the count's").to_have_count(1)


@pytest.mark.slow
def test_whoever_wants_no_motion_sees_the_result_at_once(visit: NewPage) -> None:
    page = visit()
    load(page, finished_game())
    expect(decision(page)).to_contain_text("The game is over")
    assert sum(scores(page)) == 538
