"""What people do at a table, by the names that the page gives to its regions."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Locator, Page, expect

from resolute.engine.record import Record


def decision(page: Page) -> Locator:
    return page.get_by_role("region", name="Decision")


def journal(page: Page) -> Locator:
    return page.get_by_role("log", name="Journal")


def options(page: Page) -> Locator:
    return decision(page).locator("button[name=index]:visible")


def my_turn(page: Page) -> None:
    """Wait until it is this page's turn."""
    expect(decision(page).get_by_text("Your turn", exact=True)).to_be_visible()


def awake(page: Page) -> None:
    """Wait until the script runs: the buttons that need it appear."""
    expect(page.get_by_role("button", name="Keys")).to_be_visible()


def moves(page: Page) -> int:
    """The number of moves that the page shows."""
    return int(page.locator("#timeline .where b").text_content() or "")


def choose(page: Page, which: int = 0) -> None:
    """Choose an option, and wait until the page has gone on."""
    before = moves(page)
    options(page).nth(which).click()
    expect(page.locator("#timeline .where b")).not_to_have_text(str(before))


def play_turns(page: Page, turns: int) -> None:
    """Play some decisions, the first option each, as soon as they come."""
    for _ in range(turns):
        my_turn(page)
        choose(page)


def against_a_bot(page: Page) -> None:
    """One click on the front page."""
    page.get_by_role("button", name="Play against a bot").first.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    awake(page)
    my_turn(page)


def set_up(page: Page, kinds: list[str], names: list[str]) -> None:
    """Lay a table with these people and bots."""
    page.get_by_role("link", name="Set up a table").first.click()
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        row = page.get_by_role("group", name=f"Seat {seat + 1}")
        row.get_by_label("Who").select_option(kind)
        row.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Lay the table").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))


def finished_game() -> bytes:
    """A whole game as a file."""
    record = Record.new("campaign", seats=2, seed=11)
    while record.table.decision is not None:
        record.play(0)
    return record.save()


def hand_of(page: Page) -> list[str]:
    """The ballots that a page shows as its own."""
    found = page.locator("#cards [data-at^='ballot:'], #cards [data-piece^='ballot:']")
    return [str(one.get_attribute("data-at") or one.get_attribute("data-piece")) for one in found.all()]


def axe_complaints(page: Page, axe: str) -> list[str]:
    """What axe has against a page."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => JSON.stringify(r.violations))")
    told = []
    for one in msgspec.json.decode(found):
        where = [node["target"] for node in one["nodes"]][:4]
        told.append(f"{one['id']}: {one['help']} at {where} {one['nodes'][0]['failureSummary'][:300]}")
    return told
