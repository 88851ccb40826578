"""Dictators' board at the size of a small laptop and of a phone: every name can be read, nothing hides anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from resolute.engine.record import Record
from resolute.engine.table import Table
from tests.browser.conftest import NewPage
from tests.browser.playing import Scan, awake, decision, load, my_turn

LAPTOP, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}

NAMES = """async () => {
  const [world, use] = [document.querySelector('.world'), document.querySelector('.world .names')];
  const drawing = await (await fetch(use.getAttribute('href').split('#')[0])).text();
  const parsed = new DOMParser().parseFromString(drawing, 'image/svg+xml').getElementById('names');
  const names = document.importNode(parsed, true);
  names.setAttribute('class', 'names');
  world.append(names);
  const edge = world.getBoundingClientRect();
  const all = [...names.querySelectorAll('text')].map((one) => ({
    name: one.textContent, size: parseFloat(getComputedStyle(one).fontSize), box: one.getBoundingClientRect(),
  }));
  const faults = [];
  all.forEach((one, at) => {
    if (one.box.left < edge.left || one.box.right > edge.right) faults.push(`${one.name} is cut off`);
    for (const other of all.slice(0, at)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // A line is higher than its letters.
      if (wide > 1 && high > 4) faults.push(`${one.name} on ${other.name}`);
    }
  });
  names.remove();
  return { count: all.length, smallest: Math.min(...all.map((one) => one.size)), faults };
}"""
SMALL = """() => {
  const found = [];
  for (const root of document.querySelectorAll('#board, #cards, #tally')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const size = parseFloat(getComputedStyle(text.parentElement).fontSize);
      if (text.textContent.trim() && text.parentElement.checkVisibility() && size < 9) found.push(text.textContent);
    }
  }
  return found;
}"""


@cache
def _game(seats: int, until: Callable[[Table[Any]], bool]) -> bytes:
    """A game of random players up to a moment."""
    for seed in range(60):
        record = Record.new("dictators", seats=seats, seed=seed)
        luck = Random(seed)
        while (asked := record.table.decision) is not None and not until(record.table):
            record.play(luck.randrange(len(asked.options)))
        if record.table.decision is not None:
            return record.save()
    raise AssertionError("this moment does not come")


def _crowded(table: Table[Any]) -> bool:
    """Somebody acts, well into the game, with roadblocks and cards in play."""
    asked, state = table.decision, table.state
    busy = bool(state.roadblocks) and sum(len(player.in_play) for player in state.players) > 3
    return asked is not None and asked.name == "take_action" and table.number > 150 and busy


def _first(table: Table[Any]) -> bool:
    return table.decision is not None and table.decision.name == "take_action"


def _copies(table: Table[Any]) -> bool:
    return table.decision is not None and table.decision.name == "choose_ability"


def _open(page: Page, game: bytes) -> None:
    load(page, game)
    awake(page)
    decision(page).locator(".curtain button.primary").click()
    my_turn(page)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_name_can_be_read_on_a_small_laptop(visit: NewPage, seats: int) -> None:
    """All 86 at 9.5 px and more, none on another, in a game of two and in a crowded one of five."""
    page = visit(viewport=LAPTOP)
    _open(page, _game(seats, _crowded))
    names = page.evaluate(NAMES)
    assert names["count"] == 86 and names["smallest"] >= 9.5
    assert page.evaluate(SMALL) == []
    assert names["faults"] == []
    for card in page.locator("#cards .card-d").all():
        assert card.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), card.inner_text()
    assert page.locator(".player").count() == seats


def test_five_pawns_in_honolulu_are_all_seen(visit: NewPage) -> None:
    page = visit(viewport=LAPTOP)
    _open(page, _game(5, _first))
    boxes = [page.locator(f"#meeple-{seat} .bust").bounding_box() for seat in range(5)]
    world = page.locator(".world").bounding_box()
    assert world is not None
    lefts = [box["x"] for box in boxes if box is not None]
    assert len(lefts) == 5 and lefts[0] >= world["x"]
    assert all(other - one >= 14 for one, other in pairwise(lefts))


def test_a_card_is_read_in_full_by_pointing_at_it_or_by_focus(visit: NewPage) -> None:
    page = visit(viewport=LAPTOP)
    _open(page, _game(2, _crowded))
    card = page.locator("#cards .card-d").first
    text = card.locator(".full p").first.text_content()
    assert text
    card.hover()
    expect(page.locator(".card-hint")).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(page.locator(".card-hint")).to_be_hidden()
    card.focus()
    expect(page.locator(".card-hint")).to_contain_text(text)


def test_dictators_are_chosen_on_a_page_of_their_own(visit: NewPage, axe: str) -> None:
    page = visit(viewport=LAPTOP)
    _open(page, _game(4, _copies))
    picks = page.locator("#stage .pick")
    assert picks.count() == 13
    scan = Scan(page, axe)
    scan.now("the choice of a dictator")
    assert not scan.found, "\n".join(scan.found)
    last = picks.last
    expect(last).to_be_in_viewport(ratio=0.9)
    last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#stage .pick")).to_have_count(0)


def test_the_window_of_a_phone_is_where_one_stands(visit: NewPage) -> None:
    """The map is larger than the window, which shows the own pawn, or the places that may be chosen."""
    page = visit(viewport=PHONE)
    _open(page, _game(5, _first))
    assert page.evaluate(SMALL) == []
    seat = page.locator(".player.mine").first.get_attribute("data-seat")
    expect(page.locator(f"#meeple-{seat}")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
