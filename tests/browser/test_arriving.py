"""Arriving: the front page, setting up a game, the waiting room, and sounds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Scan, against_a_bot, choose, invitation, my_turn, set_up, sit_down

SIZES = ((1280, 720), (1400, 900), (820, 1180), (390, 844))


def _sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def _smallest(page: Page) -> float:
    """The size of the smallest text that can be read on the page."""
    return float(
        page.evaluate(
            """() => Math.min(...[...document.querySelectorAll("main *")]
              .filter((one) => one.checkVisibility())
              .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
              .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
        )
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_start_button_is_in_sight_and_nothing_is_cut_off(visit: NewPage, width: int, height: int) -> None:
    """At every size: a game starts from what is on the screen, no sideways scroll, no text under 9 px."""
    page = visit(viewport={"width": width, "height": height})
    expect(page.get_by_role("button", name="Play Campaign against a bot")).to_be_in_viewport(ratio=1)
    assert _sideways(page) <= 0 and _smallest(page) >= 9
    page.get_by_role("link", name="Set up Dictators").click()
    page.get_by_label("5 players").check()
    expect(page.get_by_role("button", name="Start game")).to_be_in_viewport(ratio=1)
    assert _sideways(page) <= 0 and _smallest(page) >= 9


def test_presets_write_the_settings_and_a_conflict_says_its_reason(visit: NewPage) -> None:
    page = visit("/new/campaign")
    summary, funds = page.locator("#summary"), page.get_by_role("switch", name="Fund raising")
    expect(summary).to_have_text("You against a Steady bot. Seat 1 plays a random party. About an hour.")
    expect(funds).to_be_disabled()
    expect(page.locator("[data-setting=fund_raising]")).to_contain_text("Needs Advertising")
    page.get_by_role("link", name="Everything").click()
    expect(funds).to_be_checked()
    expect(summary).to_contain_text("With Nomination, Advertising, Fund raising and Debate.")
    page.get_by_role("switch", name="Advertising").uncheck()
    expect(funds).not_to_be_checked()
    expect(funds).to_be_disabled()
    expect(page.locator("#mix")).to_have_text("Your own mix")
    page.get_by_label("the Democrats").check()
    expect(summary).to_contain_text("Seat 1 plays the Democrats.")
    page.get_by_role("button", name="Start game").click()
    my_turn(page)
    assert page.url.count("/t/") == 1


def test_everybody_waits_for_the_last_one(visit: NewPage) -> None:
    """The host's page loses an invitation as it is used, and the game opens for all at once."""
    ann = visit()
    set_up(ann, ["person_here", "person_link", "person_link"], ["Ann", "Ben", "Cleo"], game="Dictators")
    expect(ann.get_by_role("heading", level=2)).to_have_text("Waiting for 2 more players")
    links = [one.input_value() for one in ann.get_by_label(re.compile("Invitation for")).all()]
    ben = visit(links[0].removeprefix(re.match(r"https?://[^/]+", links[0])[0]))  # type: ignore[index]
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ann invited you to Dictators.")
    sit_down(ben)
    expect(ben.locator("#people")).to_contain_text("You’re in. The game starts when everyone is here.")
    expect(ann.get_by_role("heading", level=2)).to_have_text("Waiting for one more player")
    assert invitation(ann) in links[1]
    expect(ann.get_by_label(re.compile("Invitation for"))).to_have_count(1)
    cleo = visit(invitation(ann))
    sit_down(cleo)
    for page in (ann, ben, cleo):
        expect(page.get_by_role("region", name="Board")).to_be_visible()


def test_the_host_starts_with_bots(visit: NewPage) -> None:
    """Without script too: the room is a plain page with a plain form."""
    ann = visit(java_script_enabled=False)
    set_up(ann, ["person_here", "person_link"], ["Ann", "Ben"])
    expect(ann.get_by_role("heading", level=2)).to_have_text("Waiting for one more player")
    ann.get_by_role("button", name="Start now with bots").click()
    expect(ann.get_by_role("region", name="Board")).to_be_visible()


def test_the_front_page_continues_a_game(visit: NewPage) -> None:
    page = visit()
    against_a_bot(page)
    choose(page)
    my_turn(page)
    table = page.url
    page.goto(table.split("/t/")[0] + "/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Continue against")
    page.get_by_role("link", name="Continue", exact=True).click()
    expect(page).to_have_url(table)


def test_the_front_page_says_how_the_game_stands(visit: NewPage) -> None:
    """Campaign by its projection, Dictators by turns to Washington and the chance to convince."""
    for game, said in (("Campaign", "if it ended now"), ("Dictators", "to Washington")):
        page = visit()
        against_a_bot(page, game)
        for _ in range(2):
            choose(page)
            my_turn(page)
        page.goto(page.url.split("/t/")[0] + "/")
        expect(page.locator(".hero .score")).to_contain_text(said)
        assert page.locator(".hero .score b").count() >= 2


def test_an_invitation_that_waits_is_on_the_front_page(visit: NewPage) -> None:
    """The host sees how many are open; whoever opened one and left finds it again, until it is used."""
    ann = visit()
    set_up(ann, ["person_here", "person_link"], ["Ann", "Ben"])
    link = invitation(ann)
    front = ann.url.split("/t/")[0] + "/"
    ann.goto(front)
    expect(ann.locator(".mine").get_by_text("1 invitation open")).to_be_visible()
    ben = visit(link)
    ben.goto(front)
    expect(ben.get_by_role("heading", name="You’re invited")).to_be_visible()
    ben.locator("#invited .name").click()
    sit_down(ben)
    ben.goto(front)
    expect(ben.get_by_role("heading", level=2, name="Public games")).to_be_visible()
    expect(ben.locator("#invited")).to_be_hidden()


def test_sounds_are_off_until_somebody_turns_them_on(visit: NewPage) -> None:
    page = visit()
    against_a_bot(page)
    choose(page)
    assert page.evaluate("document.documentElement.dataset.heard") is None
    page.locator("#sounds").evaluate("one => one.click()")
    expect(page.locator("#sounds")).to_have_text("Sounds: on")
    page.locator("body").press("Shift")
    my_turn(page)
    choose(page)
    page.wait_for_function("document.documentElement.dataset.heard")
    page.reload()
    expect(page.locator("#sounds")).to_have_text("Sounds: on")


def test_axe_has_nothing_against_arriving(visit: NewPage, axe: str) -> None:
    page = visit()
    scan = Scan(page, axe)
    scan.now("front page")
    page.get_by_role("link", name="Set up Campaign").click()
    scan.now("set-up")
    page.get_by_role("group", name="Seat 2").get_by_label("Who").select_option("person_link")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("heading", level=2)).to_contain_text("Waiting")
    scan.now("waiting room")
    guest = visit(invitation(page))
    scan.page = guest
    scan.now("invitation")
    assert scan.found == []
