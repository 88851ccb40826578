"""Dictators in the browser: a whole game of four, an interruption that is interrupted, a phone, who only watches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from resolute.bots import Observation, make_bot
from resolute.engine.record import Record
from resolute.engine.table import Table
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    Scan,
    against_a_bot,
    awake,
    choose,
    decides_or_over,
    decision,
    differences,
    gone_on,
    invitation,
    journal,
    load,
    moves,
    my_turn,
    open_menu,
    options,
    over,
    path_of,
    play_on,
    set_up,
    sit_down,
)

END = "End your turn"


def hand_of(page: Page) -> list[str]:
    """The cards and targets that a page shows as its own."""
    return [str(one.get_attribute("data-piece")) for one in page.locator("#cards [data-piece]").all()]


def board(page: Page) -> Any:
    return page.get_by_role("region", name="Board", exact=True)


def labels_of(page: Page) -> list[str]:
    """What the options are called, without what is said about them."""
    called: list[str] = options(page).evaluate_all(
        "(all) => all.map((one) => (one.querySelector('span') ?? one).firstChild.textContent.trim())"
    )
    return called


def some_option(page: Page, luck: Random) -> int:
    """Anything that may be done; mostly a turn is ended as soon as it can be."""
    labels = labels_of(page)
    ending = [place for place, label in enumerate(labels) if label.strip() == END]
    return ending[0] if ending and luck.random() < 0.7 else luck.randrange(options(page).count())


# A whole game


def test_a_whole_game_of_two_people_and_two_bots(visit: NewPage) -> None:
    """Two people click every decision of theirs on two pages, two bots think, and all see the same end."""
    ann = visit()
    set_up(ann, ["person_here", "person_link", "bot", "bot"], ["Ann", "Ben", "", ""], "Dictators")
    ben = visit(invitation(ann))
    sit_down(ben)
    watcher = visit(path_of(ann))
    luck = Random(4)
    for turn in range(12):
        page = decides_or_over([ann, ben])
        assert page is not None
        if turn > 4:
            assert hand_of(ann) and hand_of(ben) and hand_of(watcher) == []
            expect(watcher.get_by_role("region", name="Your cards")).to_contain_text("You are watching")
            assert watcher.locator("#decision button[name=index]").count() == 0
        choose(page, some_option(page, luck))
    for seed, page in enumerate((ann, ben), 4):
        play_on(page, seed, END, 0.7)
    over(ann)
    reason = decision(ann).get_by_role("heading", level=2).inner_text()
    assert re.search(r"president|DEFCON 1|wins|rules", reason)
    for page in (ann, ben, watcher):
        expect(decision(page)).to_contain_text("The game is over")
        expect(board(page)).to_contain_text(reason)
        expect(page.locator("#timeline .where b")).to_have_text(str(moves(ann)))
    assert moves(ann) > 40
    again = visit(path_of(ann), like=ann)
    expect(decision(again)).to_contain_text("The game is over")
    assert differences(ann, again) == []


# An interruption that is interrupted


class Exchange(msgspec.Struct, frozen=True):
    """A position in which one seat can interrupt something, and another seat that interruption."""

    game: bytes
    number: int
    seats: tuple[int, int]
    """Who interrupts, and who stops that."""
    labels: tuple[str, str]
    said: tuple[str, ...]
    """What is announced in the end, the oldest first."""


STOPS = ("Play Supreme Court", "Play Diplomatic Immunity")
"""Interruptions that stop an interruption."""


@cache
def exchange() -> Exchange:
    """Such a position of a game that random players have played up to it; afterward one of the two decides."""
    for seed in range(200):
        record = Record.new("dictators", seats=4, seed=seed)
        luck = Random(seed)
        while (asked := record.table.decision) is not None:
            if asked.name == "answer":
                for found in _exchanges(record):
                    return found
            record.play(luck.randrange(len(asked.options)))
    raise AssertionError("nobody interrupts an interruption")


def _exchanges(record: Record) -> Iterator[Exchange]:
    first = record.table.decision
    assert first is not None
    for played in [one for one in first.options if one.label.startswith("Play ")]:
        table = record.table.clone()
        table.play(played)
        second = table.decision
        if second is None or second.name != "answer" or second.seat == first.seat:
            continue
        said = _announced(table)
        for stop in [one for one in second.options if one.label in STOPS]:
            after = table.clone()
            after.play(stop)
            over = said[-1] not in _announced(after)
            if over and after.decision is not None and after.decision.seat in (first.seat, second.seat):
                seats, labels = (first.seat, second.seat), (played.label, stop.label)
                yield Exchange(record.save(), record.table.number, seats, labels, said)


def _announced(table: Table[Any]) -> tuple[str, ...]:
    chain = table.view(None).parts.get("chain")
    return tuple(face.title for face in getattr(chain, "cards", ()) if "waiting" in face.tags)


def _leave(page: Page, seat: int, action: str) -> None:
    open_menu(page)
    page.locator(".seat").nth(seat).get_by_role("button", name=action).click()


def test_an_interruption_is_stopped_by_an_interruption(visit: NewPage, axe: str) -> None:
    """Two people on two pages; both, and whoever watches, can follow who played what on what, and what it stopped."""
    found = exchange()
    ann = visit()
    load(ann, found.game)
    awake(ann)
    decision(ann).get_by_role("button", name="show my cards").click()
    my_turn(ann)
    for seat in range(4):
        if seat != found.seats[0]:
            _leave(ann, seat, "Leave game")
            expect(ann.locator(".seat").nth(seat)).to_contain_text("free")
    _leave(ann, found.seats[1], "Make a link")
    expect(ann.get_by_text(re.compile("^Invitation for seat")).first).to_be_visible()
    ann.reload()
    awake(ann)
    ben = visit(invitation(ann))
    sit_down(ben)
    expect(ben.locator(".seat.mine")).to_have_count(1)
    for seat in range(4):
        if seat not in found.seats:
            _leave(ann, seat, "Let a bot play")
    watcher = visit(path_of(ann))
    pages = (ann, ben, watcher)
    for page in pages:
        expect(page.locator("#timeline .where b")).to_have_text(str(found.number))
        expect(board(page)).to_contain_text("Happening now")
        expect(board(page).locator(".chain .waiting b")).to_have_text(list(found.said[:-1]))
    my_turn(ann)
    options(ann).filter(has_text=found.labels[0]).first.click()
    my_turn(ben)
    scan = Scan(ben, axe)
    for page in pages:
        expect(board(page).locator(".chain .waiting b")).to_have_text(list(found.said))
        expect(board(page).locator(".chain .waiting").last).to_contain_text(f"in answer to: {found.said[-2]}")
    scan.now("an interruption to answer")
    options(ben).filter(has_text=found.labels[1]).first.click()
    by, _, stopped_card = found.said[-1].partition(" plays ")
    for page in pages:
        stopped = board(page).locator(".chain .stopped")
        expect(stopped.locator("b")).to_have_text([found.said[-1]])
        last = board(page).locator(".chain li").last
        expect(last).to_contain_text(found.labels[1].removeprefix("Play "))
        expect(last).to_contain_text(f"in answer to: {found.said[-1]}")
        expect(journal(page)).to_contain_text(f"{stopped_card} has no effect.")
        assert by in stopped.inner_text()
    scan.now("an interruption that was stopped")
    assert not scan.found, "\n".join(scan.found)


# A phone, other moments, and who only watches


def test_on_a_phone(visit: NewPage, axe: str) -> None:
    """At 390 px nothing is cut off while some turns are played, and the decision stays in sight."""
    page = visit(viewport={"width": 390, "height": 844})
    front = page.url
    against_a_bot(page, "Dictators")
    luck = Random(1)
    scan = Scan(page, axe)
    for turn in range(12):
        either = re.compile(r"^(Your (turn|reaction)$|The game is over)")
        expect(decision(page).get_by_text(either).first).to_be_visible()
        if decision(page).locator(".over").count():  # a lucky bot has won already
            page.goto(front)
            against_a_bot(page, "Dictators")
        my_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        expect(decision(page).get_by_role("heading", level=2)).to_be_in_viewport()
        expect(options(page).first).to_be_in_viewport()
        if turn in (0, 7):
            scan.now(f"after {turn} decisions on a phone")
        choose(page, some_option(page, luck))
    assert not scan.found, "\n".join(scan.found)


def _steady_game(until: Callable[[Table[Any]], bool]) -> bytes:
    """A game of steady bots up to a moment."""
    record = Record.new("dictators", seats=4, seed=3)
    bots = [make_bot("steady", seat) for seat in range(4)]
    while (asked := record.table.decision) is not None and not until(record.table):
        record.play(bots[asked.seat].choose(Observation(record.table)))
    return record.save()


def test_axe_at_several_moments(visit: NewPage, axe: str) -> None:
    """The first turn, the middle of a game with everything opened that can be, and its end."""
    page = visit()
    front = page.url
    scan = Scan(page, axe)
    against_a_bot(page, "Dictators")
    scan.now("first turn")
    page.goto(front)
    load(page, _steady_game(lambda table: table.number >= 90 and _asks(table, "take_action")))
    awake(page)
    scan.now("curtain")
    decision(page).get_by_role("button", name="show my cards").click()
    my_turn(page)
    page.locator("summary", has_text="All places").click()
    # A click that is tried again would close it: a key is pressed once.
    page.get_by_role("button", name=re.compile("^More about ")).first.press("Enter")
    expect(page.locator(".dossier:popover-open")).to_be_visible()
    scan.now("in the middle, with a dossier")
    page.goto(front)
    load(page, _steady_game(lambda table: False))
    expect(decision(page)).to_contain_text("The game is over")
    scan.now("the end")
    assert not scan.found, "\n".join(scan.found)


def _asks(table: Table[Any], name: str) -> bool:
    return table.decision is not None and table.decision.name == name


def _until(page: Page, lit: str) -> None:
    """Draw cards, or do whatever comes last, until something is lit."""
    for _ in range(60):
        my_turn(page)
        if page.locator(lit).count():
            return
        labels = labels_of(page)
        choose(page, next((at for at, label in enumerate(labels) if label.startswith("Draw a card")), len(labels) - 1))
    raise AssertionError(f"nothing was lit: {lit}")


def test_the_board_and_the_cards_can_be_clicked(visit: NewPage) -> None:
    """A place on the map is traveled to with the mouse, a card in hand is played with the keyboard."""
    page = visit()
    against_a_bot(page, "Dictators")
    _until(page, "#board .spot.lit")
    place = page.locator("#board .spot.lit").first
    name = str(place.get_attribute("aria-label")).partition(",")[0]
    place.click()
    expect(journal(page)).to_contain_text(re.compile(rf"(flies|travels) from .* to {name}"))
    _until(page, "#cards .card-d.lit")
    card = page.locator("#cards .card-d.lit").first
    title = card.locator("h3").inner_text().lstrip("0123456789! \n")
    before = moves(page)
    card.focus()
    page.keyboard.press("Enter")
    gone_on(page, before)
    expect(page.locator("main")).to_contain_text(title)


def test_meeples_travel(visit: NewPage) -> None:
    """A dictator who moves is seen to travel on the map."""
    page = visit(reduced_motion="no-preference")
    page.context.add_init_script(
        "window.moved = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...words) {"
        " if (words[0].translate) window.moved.push(this.dataset.piece); return animate.apply(this, words); };"
    )
    against_a_bot(page, "Dictators")
    _until(page, "#board .spot.lit")
    seat = page.locator(".player.mine").get_attribute("data-seat")
    page.locator("#board .spot.lit").first.click()
    expect(journal(page)).to_contain_text(re.compile("(flies|travels) from "))
    assert f"meeple:{seat}" in page.evaluate("() => window.moved")
