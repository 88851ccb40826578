"""Lobby in the browser: a whole period of two people and two bots with a server that is killed, a phone, an election
night that runs by itself, and what axe has against any of it."""

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
    decides_or_over,
    decision,
    differences,
    invitation,
    let_bots_play,
    load,
    moves,
    my_turn,
    options,
    over,
    path_of,
    play_on,
    set_up,
    shown_at_least,
    sit_down,
)
from tests.clock import until
from tests.web.processes import ServerProcess

SEATS = 4
ALL_NIGHT = "Pass for the rest of this election"
PHONE = ViewportSize(width=390, height=844)

Moment = Callable[[Table[Any]], bool]


def asks(*names: str, after: int = 0) -> Moment:
    """A question of one of these names, after so many moves."""
    return lambda table: table.number >= after and table.decision is not None and table.decision.name in names


def _everybody_can_bid(table: Table[Any]) -> bool:
    """The night begins, and nobody has passed for the rest of it or spent their money."""
    election = table.state.election
    assert election is not None
    rich = all(player.money >= 12 for player in table.state.players)
    return rich and not election.retired and not election.counted


MOMENTS: dict[str, Moment] = {
    "Congress": asks("take_initiative", after=120),
    "primaries": asks("take_turn_in_primaries"),
    "election night": lambda table: asks("bid")(table) and _everybody_can_bid(table),
}


@cache
def saved(moment: str) -> bytes:
    """A game of random players up to a moment at which seat 0 decides."""
    for seed in range(40):
        record, luck = Record.new("lobby", seats=SEATS, seed=seed), Random(seed)
        while (asked := record.table.decision) is not None and record.table.number < 600:
            if asked.seat == 0 and MOMENTS[moment](record.table):
                return record.save()
            record.play(luck.randrange(len(asked.options)))
    raise AssertionError(f"it never comes to {moment}")


def at_moment(visit: NewPage, moment: str, **settings: Any) -> Page:
    """A page of somebody who has loaded such a game, at their turn."""
    page = visit(**settings)
    load(page, saved(moment))
    awake(page)
    page.locator("#decision .curtain button.primary").click()
    my_turn(page)
    return page


# A whole period


@pytest.mark.slow
def test_a_whole_period_of_two_people_and_two_bots_with_a_server_that_is_killed(
    browser_server: ServerProcess, visit: NewPage
) -> None:
    """Two people click every decision of theirs on two pages. In the middle the server is killed: it comes back with
    every move, and both see the same end."""
    ann = visit("/new/lobby?preset=modern", at=browser_server)
    set_up(ann, ["person_here", "person_link", "bot", "bot"], ["Ann", "Ben", "", ""], "Lobby", chosen=True)
    ben = visit(invitation(ann), at=browser_server)
    sit_down(ben)
    assert decides_or_over([ann, ben]) is not None
    for seed, page in enumerate((ann, ben), 44):
        play_on(page, seed, ALL_NIGHT, 1.0)
    shown_at_least(ann, 120)
    browser_server.kill()
    expect(ann.locator("#lost")).to_be_visible()
    before = moves(ann)
    browser_server.start()
    expect(ann.locator("#lost")).to_be_hidden()
    assert moves(ann) >= before
    for page in (ann, ben):
        expect(page.locator("#lost")).to_be_hidden()
    over(ann)
    for page in (ann, ben):
        expect(decision(page)).to_contain_text("The game is over")
        expect(page.locator("#timeline .where b")).to_have_text(str(moves(ann)))
    assert moves(ann) > 250
    again = visit(path_of(ann), like=ann, at=browser_server)
    expect(decision(again)).to_contain_text("The game is over")
    assert differences(ann, again) == []


# Everybody can read it


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_and_a_phone(visit: NewPage, axe: str, moment: str) -> None:
    """axe has nothing against Congress, primaries and election night, in both themes, on a large screen and a phone,
    where nothing scrolls sideways and the question stays in sight."""
    page = at_moment(visit, moment)
    scan = Scan(page, axe)
    scan.now(moment)
    page.set_viewport_size(PHONE)
    page.reload()
    my_turn(page)
    scan.now(f"{moment} on a phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(decision(page).get_by_role("heading", level=2)).to_be_in_viewport()
    expect(options(page).first).to_be_in_viewport()
    if moment == "election night":
        tops = page.evaluate("['lb-lanes', 'lb-vote'].map((id) => document.getElementById(id).offsetTop)")
        map_top = page.evaluate("document.querySelector('.lb-mapbox').offsetTop")
        assert max(tops) < map_top, "the night comes first"
    assert not scan.found, "\n".join(scan.found)


# Election night


def test_a_night_without_the_only_person_takes_twenty_seconds_at_most(visit: NewPage) -> None:
    """After a standing pass the count runs by itself. The page's clock is turned by hand: the server is long done when
    the page begins to tell, and after twenty seconds of the page the night is over: it shows the next turn, or more."""
    page = at_moment(visit, "election night", reduced_motion="no-preference")
    let_bots_play(page, SEATS)
    page.reload()
    page.clock.install()
    page.reload()
    my_turn(page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    pass_all_night(page)
    server_is_done(page)
    expect(page.locator("#lb-strip [aria-current=step] b")).to_have_text("Election night")
    page.clock.run_for(20_000)
    expect(page.locator("#lb-strip [aria-current=step] b")).not_to_have_text("Election night")


ARRIVE = """async (lines) => {
  const { arrive } = await import(new URL("./show.js", document.querySelector("script[src*='app.js']").src));
  arrive({ number: Number(document.body.dataset.number), parts: {}, lines, runs: true });
}"""


def counted(first: int, states: int) -> list[dict[str, Any]]:
    """Lines of an update in which so many states vote by themselves."""
    lines: list[dict[str, Any]] = []
    for at in range(first, first + 2 * states, 2):
        lines.append({"place": at, "number": at, "kind": "state_won", "text": f"State {at} is won."})
        heading = {"place": at + 1, "number": at, "kind": "state_votes", "text": "", "short": f"State {at} votes"}
        lines.append({**heading, "heading": True})
    return lines


def test_now_skips_to_the_end_of_the_night(visit: NewPage) -> None:
    """What was sent is drawn, and so is what comes later, until the night is over. The updates are made here: a server
    that is quick may send the whole night at once."""
    page = at_moment(visit, "election night", reduced_motion="no-preference")
    page.clock.install()
    page.reload()
    my_turn(page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.evaluate(ARRIVE, counted(900, 3))
    expect(page.locator("#show .said")).to_have_text("State 900 is won.")
    page.clock.run_for(300)
    expect(page.locator("#show .said")).to_have_text("State 902 is won.")
    page.get_by_role("button", name="Now").click()
    expect(page.locator("#show")).to_be_hidden()
    page.evaluate(ARRIVE, counted(906, 20))
    expect(page.locator("#show")).to_be_hidden()


def pass_all_night(page: Page) -> None:
    """The smallest menu of the question."""
    page.get_by_text("Don’t ask again").click()
    page.get_by_role("button", name=ALL_NIGHT).click()


def server_is_done(page: Page) -> None:
    """Wait until the person is asked something after the night, or the game is over."""
    address, table = page.url.split("/t/")

    def done() -> bool:
        seen = page.request.get(f"{address}/api/v1/tables/{table}").json()
        return bool(seen["outcome"] or (seen["decision"] and seen["decision"]["mine"]))

    until(done, "the night ends", 0.1)


def test_the_board_says_what_it_is(visit: NewPage) -> None:
    """Whoever points at a rating, a token or a track reads its term; what a lobby did bears its sign in the journal."""
    page = at_moment(visit, "Congress")
    term = page.locator("#term")
    page.locator(".lb-appr").hover()
    expect(term).to_contain_text("Approval")
    page.locator(".lb-tile .pts").first.hover()
    expect(term).to_contain_text("Power points")
    page.locator(".lb-pile").first.hover()
    expect(term).to_contain_text("Reserve")
    expect(page.locator("#journal .signed .lb-mark").first).to_be_visible()
    expect(page.locator("#decision").get_by_text(re.compile("^chance if you spend"))).to_be_visible()
