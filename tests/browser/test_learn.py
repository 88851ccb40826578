"""Learning in the browser: a whole coached game with the keyboard alone, terms that explain themselves, rules that can
be searched; and axe has nothing against any of it."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Scan, against_a_bot, awake, choose, decision, my_turn, over, shown_at_least
from tests.clock import until
from tests.suite import FULL

_NOW = """() => {
  const shown = document.querySelector('.coach:not([hidden]) .coach-step');
  return {
    prompt: document.querySelector('#decision h2')?.textContent ?? '',
    yours: document.querySelector('#decision .yours .opt:not(:disabled)') !== null,
    over: document.querySelector('#decision .over') !== null,
    coach: shown ? shown.textContent : '',
    ring: document.querySelectorAll('.coach-ring').length,
    options: document.querySelectorAll('#decision .opt:not(:disabled)').length,
    number: document.querySelector('#decision input[name=number]')?.value ?? '',
  };
}"""


def start_by_keyboard(page: Page, game: str) -> None:
    """Tab to the button that starts the lesson, and press it."""
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Start the lesson":
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    awake(page)
    my_turn(page)


def turn_or_end(page: Page, after: str) -> Any:
    """The page once it asks something new, or once the game is over."""
    looks = count(1)

    def asked() -> Any:
        now = page.evaluate(_NOW)
        if now["over"] or (now["yours"] and now["number"] != after):
            return now
        # A key that comes while the last move is still being answered is not heard.
        if next(looks) % 60 == 0 and now["yours"]:
            page.keyboard.press("1")
        return None

    return until(asked, "the page asks something new", 0.025)


def told(page: Page, most: int) -> list[str]:
    """Play with the keyboard, the first option each, for so many decisions: what the coach said."""
    said: list[str] = []
    number = ""
    for _ in range(most):
        now = turn_or_end(page, number)
        assert not now["over"]
        if now["coach"] and now["coach"] not in said:
            said.append(now["coach"])
        number = now["number"]
        page.keyboard.press("1")
    return said


_PRESS_ON = """() => {
  let last = "";
  window.said = [];
  const look = () => {
    const step = document.querySelector(".coach:not([hidden]) .coach-step")?.textContent;
    if (step && !window.said.includes(step)) window.said.push(step);
    const number = document.querySelector("#decision .yours input[name=number]")?.value;
    if (!number || number === last) return;
    last = number;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
  };
  document.addEventListener("resolute:drawn", () => setTimeout(look));
  look();
}"""


@pytest.mark.slow
def test_a_whole_coached_game_of_campaign_with_the_keyboard_alone(visit: NewPage) -> None:
    """From the page that offers it to election night; every tip comes once, in its order. After the first decisions the
    page presses the key by itself, which is much faster."""
    page = visit("/learn/campaign")
    start_by_keyboard(page, "campaign")
    said = told(page, 12)
    page.evaluate(_PRESS_ON)
    over(page)
    said += [one for one in page.evaluate("window.said") if one not in said]
    assert said == [f"First game · {step} of 8" for step in range(1, 9)]


_PRESS_ANY = """() => {
  let [luck, last] = [7, ""];
  window.said = [];
  window.mute = [];
  const random = (count) => (luck = (luck * 48271) % 2147483647) % count;
  const named = (one) => (one.getAttribute("aria-label") ?? one.innerText).trim();
  const look = () => {
    const step = document.querySelector(".coach:not([hidden]) .coach-step")?.textContent;
    if (step && !window.said.includes(step)) window.said.push(step);
    const number = document.querySelector("#decision .yours input[name=number]")?.value;
    if (!number || number === last) return;
    last = number;
    const keys = [...document.querySelectorAll("#decision button[name=index]")].filter((one) => one.checkVisibility());
    window.mute.push(...keys.filter((one) => !named(one)).map(() => number));
    if (!document.querySelector("#decision h2")?.textContent.trim()) window.mute.push(number);
    const one = keys[random(keys.length)];
    const { key } = one.dataset;
    if (key) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    else {  // Tab leads there, and Enter presses it
      one.focus();
      if (document.activeElement === one) one.click();
    }
  };
  document.addEventListener("resolute:drawn", () => setTimeout(look));
  look();
}"""


LEFT_AFTER = {"dictators": 200, "presidency": 120}
"""Games that chance plays for a thousand moves and more: only the long form plays them on to their end."""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dictators", "lobby", "presidency"])
def test_a_whole_coached_game_of_the_others_by_keys_with_a_name_for_everything(visit: NewPage, game: str) -> None:
    """Keys alone lead to the end; whoever listens instead of looking hears a question and a name for each option, and
    the coach's tips come in their order."""
    page = visit(f"/learn/{game}")
    start_by_keyboard(page, game)
    page.evaluate(_PRESS_ANY)
    if FULL or game not in LEFT_AFTER:
        over(page)
    else:
        shown_at_least(page, LEFT_AFTER[game])
    said = page.evaluate("window.said")
    steps = [int(re.search(r"\d+", one)[0]) for one in said]  # type: ignore[index]
    assert steps == sorted(steps) and len(steps) >= 4, said
    assert page.evaluate("window.mute") == []
    expect(page.get_by_role("log", name="Journal")).to_be_attached()
    expect(decision(page).get_by_role("heading", level=2)).not_to_be_empty()


def test_the_first_steps_of_dictators(visit: NewPage) -> None:
    """The goal first; then what belongs to the decisions that come."""
    page = visit("/learn/dictators")
    start_by_keyboard(page, "dictators")
    said = told(page, 6)
    assert said[:3] == [f"First game · {step} of 8" for step in range(1, 4)]


def test_the_coach_points_can_be_put_away_and_can_be_left(visit: NewPage, axe: str) -> None:
    """A ring around what the card speaks of; "Got it" puts the card away until the next step; leaving is for good."""
    page = visit("/learn/campaign")
    scan = Scan(page, axe)
    scan.now("learn")
    start_by_keyboard(page, "campaign")
    coach = page.get_by_role("note", name="Coach")
    expect(coach).to_contain_text("270")
    expect(page.locator(".coach-ring")).to_have_count(1)
    scan.now("coach")
    coach.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    expect(coach).to_be_hidden()
    expect(page.locator(".coach-ring")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.get_by_text("First game · 2 of 8")).to_be_visible()
    coach.get_by_role("button", name="Leave the lesson").focus()
    page.keyboard.press("Enter")
    expect(page.locator("body.uncoached")).to_be_visible()
    my_turn(page)
    expect(page.get_by_role("note", name="Coach")).to_have_count(0)
    assert not scan.found, "\n".join(scan.found)


def test_without_script_the_coach_is_there_too(visit: NewPage) -> None:
    """The card is drawn by the server, and a plain form leaves the lesson."""
    page = visit("/learn/campaign", java_script_enabled=False)
    page.get_by_role("button", name="Start the lesson").click()
    expect(page.get_by_role("note", name="Coach")).to_contain_text("1 of 8")
    decision(page).locator(".opt").first.click()
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("note", name="Coach")).to_have_count(0)


def test_the_coach_fits_a_phone(visit: NewPage, axe: str) -> None:
    page = visit("/learn/dictators", viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Start the lesson").click()
    my_turn(page)
    expect(page.get_by_role("note", name="Coach")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    scan = Scan(page, axe)
    scan.now("coach on a phone")
    assert not scan.found, "\n".join(scan.found)


def test_pieces_of_the_boards_explain_themselves(visit: NewPage) -> None:
    """Whoever points at a rating, token or track reads its term, and below it what the piece says of itself."""
    page = visit()
    against_a_bot(page)
    term = page.locator("#term")
    while not page.locator("#cards .ballot").count():
        my_turn(page)
        choose(page)
    page.locator("#cards .ballot h3").first.hover()
    expect(term).to_contain_text("P and V")
    page.locator("#racebar").hover()
    expect(term).to_contain_text("Electoral votes")
    page.get_by_role("button", name="Candidates and piles").click()
    page.locator("#desk .candidate dl > :nth-child(3)").first.hover()
    expect(term).to_contain_text("Press support")
    page = visit()
    against_a_bot(page, "Dictators")
    term = page.locator("#term")
    page.locator(".defcon-d").hover()
    expect(term).to_contain_text("How close the world is to war")
    expect(term.locator("p")).to_contain_text("DEFCON 5")
    page.locator(".player .st2 > b").first.hover()
    expect(term).to_contain_text("Roll to convince")
    page.locator(".target .n").first.hover()
    expect(term).to_contain_text("Turns away")
    page.locator("#told h2").first.hover()
    expect(term).to_be_hidden()


def test_rules_are_narrowed_while_one_types(visit: NewPage, axe: str) -> None:
    """Contents and sections; an empty field shows everything again."""
    page = visit("/rules/campaign")
    field = page.get_by_label("Search the rules")
    expect(page.get_by_role("heading", name="Home Stretch", exact=True)).to_be_visible()
    field.press_sequentially("fund rais")
    expect(page.get_by_role("heading", name="Fund Raising", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Home Stretch", exact=True)).to_be_hidden()
    expect(page.get_by_role("navigation", name="Contents").get_by_role("link", name="Home Stretch")).to_be_hidden()
    expect(page.locator("#rules-found")).to_contain_text("sections")
    field.fill("")
    expect(page.get_by_role("heading", name="Home Stretch", exact=True)).to_be_visible()
    scan = Scan(page, axe)
    scan.now("rules")
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    scan.now("rules on a phone")
    assert not scan.found, "\n".join(scan.found)
