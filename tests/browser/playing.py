"""What people do at a table, by the names that the page gives to its regions."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Literal

import msgspec
from playwright.sync_api import Locator, Page, expect

from resolute.engine.record import Record
from tests.clock import HANG, until


def decision(page: Page) -> Locator:
    return page.get_by_role("region", name="Decision")


def journal(page: Page) -> Locator:
    return page.get_by_role("log", name="Journal")


def options(page: Page) -> Locator:
    """What may be chosen. Here and below by its id: to find the region by its name takes long on a page with a map."""
    return page.locator("#decision button[name=index]:visible")


def my_turn(page: Page) -> None:
    """Wait until it is this page's turn."""
    expect(page.locator("#decision").get_by_text(re.compile(r"^Your (turn|reaction)$"))).to_be_visible()


def awake(page: Page) -> None:
    """Wait until the script runs: the buttons that need it appear."""
    expect(page.locator("html.scripted")).to_be_attached()


def moves(page: Page) -> int:
    """The number of moves that the page shows."""
    return int(page.locator("#timeline .where b").text_content() or "")


def choose(page: Page, which: int = 0) -> None:
    """Choose an option, and wait until the page has gone on. The page itself looks and clicks: between the look and
    the click of somebody outside it may be drawn again, or a question with one answer may pass by itself."""
    before = page.evaluate(_CHOOSE, [which, 1000 * HANG])
    gone_on(page, before)


_CHOOSE = """([which, patience]) => new Promise((done, hangs) => {
  const started = performance.now();
  const look = () => {
    const all = [...document.querySelectorAll("#decision button[name=index]")];
    // A group of a long list that is folded can be opened.
    const found = all.filter((one) => one.checkVisibility() || one.closest("#options .v-fold"));
    if (!found.length) {
      if (performance.now() - started > patience) return hangs(new Error("nothing can be chosen"));
      return setTimeout(look, 20);
    }
    const before = document.querySelector("#timeline .where b").textContent;
    found[which % found.length].click();
    done(Number(before));
  };
  look();
})"""


def gone_on(page: Page, before: int) -> None:
    """Wait until the page shows another number of moves than before; its script tells when it has drawn something."""
    page.evaluate(_GONE_ON, [str(before), 1000 * HANG])


_GONE_ON = """([before, patience]) => new Promise((done, hangs) => {
  const look = () => document.querySelector("#timeline .where b").textContent !== before && done();
  document.addEventListener("resolute:drawn", look);
  const shown = () => document.getElementById("decision").innerText.slice(0, 300);
  setTimeout(() => hangs(new Error(`nothing has happened after move ${before}: ${shown()}`)), patience);
  look();
})"""


def shown_at_least(page: Page, number: int) -> None:
    """Wait until a page shows so many moves."""
    while moves(page) < number:
        gone_on(page, moves(page))


def play_on(page: Page, seed: int, rather: str = "", chance: float = 0.0) -> None:
    """From now on the page clicks some option whenever it is asked, as fast as it is drawn, and with this chance
    `rather` the one of that name, even if it is folded away. A click from outside takes many times as long, and there
    are hundreds in a game. The page may still be a waiting room: the table is another page."""
    expect(page.locator("#timeline .where b")).to_be_attached()
    awake(page)
    page.evaluate(_PLAY_ON, [seed, rather, chance])


_PLAY_ON = """([seed, rather, chance]) => {
  let [luck, last] = [seed, ""];
  const random = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  const look = () => {
    const number = document.querySelector("#timeline .where b").textContent;
    if (!document.querySelector("#decision .yours") || number === last) return;
    const all = [...document.querySelectorAll("#decision button[name=index]")];
    const found = all.filter((one) => one.checkVisibility() || one.closest("#options .v-fold"));
    const named = random() < chance && all.find((one) => one.textContent.includes(rather));
    last = number;
    (named || found[Math.floor(random() * found.length)]).click();
  };
  document.addEventListener("resolute:drawn", () => setTimeout(look));
  look();
}"""


def over(page: Page) -> None:
    """Wait until the game is over: as long as it takes, if only it goes on."""
    page.evaluate(_OVER, 1000 * HANG)


_OVER = """(patience) => new Promise((done, hangs) => {
  const shown = () => document.getElementById("decision").innerText.slice(0, 300);
  let waits = 0;
  const look = () => {
    clearTimeout(waits);
    if (document.querySelector("#decision .over")) return done();
    waits = setTimeout(() => hangs(new Error(`nothing happens any more: ${shown()}`)), patience);
  };
  document.addEventListener("resolute:drawn", look);
  look();
})"""


def play_turns(page: Page, turns: int) -> None:
    """Play some decisions, the first option each, as soon as they come."""
    for _ in range(turns):
        my_turn(page)
        choose(page)


def against_a_bot(page: Page, game: str = "Campaign") -> None:
    """One click on the front page."""
    page.get_by_role("button", name=re.compile(f"^Play {game} (against|on your own)")).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    awake(page)
    my_turn(page)


def set_up(page: Page, kinds: list[str], names: list[str], game: str = "Campaign", *, chosen: bool = False) -> None:
    """Set up a table with these people and bots; from the front page, unless the game has been chosen already."""
    if not chosen:
        page.get_by_role("link", name=f"Set up {game}").click()
    page.get_by_label(f"{len(kinds)} players").check()
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        row = page.get_by_role("group", name=f"Seat {seat + 1}")
        row.get_by_label("Who").select_option(kind)
        if kind != "bot":
            row.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Start game").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))


def load(page: Page, data: bytes) -> None:
    """Load a saved game on the front page."""
    page.get_by_label("Choose a saved game").set_input_files(
        {"name": "game.resolute", "mimeType": "application/octet-stream", "buffer": data}
    )
    page.get_by_role("button", name="Open", exact=True).click()


def let_bots_play(page: Page, seats: int) -> None:
    """At a table that was loaded, everybody but seat 0 becomes a steady bot."""
    address, table = page.url.split("/t/")
    token = page.request.get(f"{address}/api/v1/me").json()["csrf"]
    for seat in range(1, seats):
        answer = page.request.post(
            f"{address}/api/v1/tables/{table}/seats",
            data={"action": "stand_in", "seat": seat, "bot": "steady"},
            headers={"X-CSRF-Token": token},
        )
        assert answer.ok, answer.text()


def path_of(page: Page) -> str:
    """The address of a table without its host."""
    return "/t/" + page.url.split("/t/")[1]


def sit_down(page: Page) -> None:
    """Somebody has opened a private link, and takes the seat."""
    expect(page.get_by_role("heading", level=1)).to_contain_text("invited you to")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))


def invitation(page: Page) -> str:
    """The private link that a page hands out, without its host."""
    return "/t/" + page.get_by_label(re.compile("Invitation for")).input_value().split("/t/")[1]


def open_menu(page: Page) -> Locator:
    """The Menu of a table, opened."""
    menu = page.locator("#menu")
    if menu.get_attribute("open") is None:
        menu.locator("summary").first.click()
    return menu


def decides_or_over(pages: list[Page]) -> Page | None:
    """Whoever has to decide, or nobody once the game is over."""
    found: list[Page | None] = []
    for page in pages:
        # A waiting room becomes the table by itself.
        expect(page.locator("#decision")).to_be_attached()

    def decides() -> bool:
        found.extend(page for page in pages if page.evaluate(_HAS, ".yours"))
        if not found and pages[0].evaluate(_HAS, ".over"):
            found.append(None)
        return bool(found)

    until(decides, "somebody has to decide, or the game is over")
    return found[0]


_HAS = "(kind) => document.querySelector(`#decision ${kind}`) !== null"


def caught_up(page: Page) -> None:
    """Wait until whatever the page has set off by now is told here as well, such as the requests that it made."""
    page.evaluate("() => new Promise((done) => setTimeout(done))")


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


REGIONS = ("board", "cards", "tally", "decision", "seats")

# What somebody has opened or points at, and the white space between elements, may differ.
_SHOWN = """(name) => {
  const copy = document.getElementById(name).cloneNode(true);
  for (const one of copy.querySelectorAll("[open]")) one.removeAttribute("open");
  for (const one of copy.querySelectorAll(".pointed")) one.classList.remove("pointed");
  for (const one of copy.querySelectorAll('[class=""]')) one.removeAttribute("class");
  // An element that was changed in place may have got its attributes in another order, which means nothing.
  for (const one of copy.querySelectorAll("*")) {
    const attributes = [...one.attributes].sort((left, right) => (left.name < right.name ? -1 : 1));
    for (const { name } of attributes) one.removeAttribute(name);
    for (const { name, value } of attributes) one.setAttribute(name, value);
  }
  return copy.innerHTML.replace(/\\s+/g, " ").replaceAll("> <", "><").replaceAll(" </", "</");
}"""


def shown(page: Page, region: str) -> str:
    """What a region of a page shows."""
    html: str = page.evaluate(_SHOWN, region)
    return html


_LINES = """() => [...document.querySelectorAll("#journal li")].slice(0, 20).map((one) => one.id)"""


def differences(page: Page, again: Page) -> list[str]:
    """Where two pages do not show the same; of the journal, whether the newest lines stand in the same order."""
    lines, others = page.evaluate(_LINES), again.evaluate(_LINES)
    # A page that was open longer may show older lines than a new one.
    both = min(len(lines), len(others))
    found = [] if both and lines[:both] == others[:both] else [f"journal: {lines} and {others}"]
    for name in REGIONS:
        one, other = (shown(each, name).split("<") for each in (page, again))
        found += [f"{name}: {pair}" for pair in zip_longest(one, other) if pair[0] != pair[1]][:3]
    return found


class Scan:
    """Lets axe look at one page after the other, in both themes."""

    def __init__(self, page: Page, axe: str) -> None:
        self.page = page
        self.axe = axe
        self.found: list[str] = []

    def now(self, name: str) -> None:
        """Look at the page as it is; in the other theme only colors can be wrong."""
        for theme, rules in THEMES.items():
            self.page.emulate_media(color_scheme=theme)
            self.found += [f"{name}, {theme}: {one}" for one in axe_complaints(self.page, self.axe, rules)]


THEMES: dict[Literal["light", "dark"], list[str]] = {"light": [], "dark": ["color-contrast"]}
# Colors that still change are not looked at.
_AXE = """async (rules) => {
  const ends = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(ends.map((one) => one.finished));
  const found = await axe.run(document, { resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) });
  return JSON.stringify(found.violations);
}"""


def axe_complaints(page: Page, axe: str, rules: list[str]) -> list[str]:
    """What axe has against a page, by these rules or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate(_AXE, rules)
    told = []
    for one in msgspec.json.decode(found):
        where = [node["target"] for node in one["nodes"]][:4]
        told.append(f"{one['id']}: {one['help']} at {where} {one['nodes'][0]['failureSummary'][:300]}")
    return told
