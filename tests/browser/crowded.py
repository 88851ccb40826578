"""The most crowded positions of whole games, found by playing seeded games at random, and what is wrong with a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page

from resolute.engine.record import Record
from resolute.engine.registry import find_game
from resolute.engine.table import Table
from resolute.engine.views import Zone

SIZES = ((1280, 720), (1400, 900), (820, 1180), (390, 844))
SMALLEST = 9
"""No text is smaller than this, in pixels."""

GAMES: Mapping[str, tuple[tuple[int, dict[str, Any], int], ...]] = {
    "campaign": ((2, {"advertising": True, "fund_raising": True, "debate": True}, 5), (4, {"nomination": True}, 6)),
    "dictators": ((4, {}, 7), (5, {}, 8)),
    "lobby": ((4, {}, 10), (6, {"start": 2}, 11)),
    "presidency": ((1, {}, 9),),
}
"""For each game its set-ups: seats, options and a seed."""


class Crowd(msgspec.Struct, frozen=True):
    """A position, as a saved game."""

    name: str
    data: bytes


def _options(table: Table[Any]) -> int:
    return 0 if table.decision is None else len(table.decision.options)


def _words(table: Table[Any]) -> int:
    if table.decision is None:
        return 0
    return len(table.decision.prompt) + sum(len(one.label) for one in table.decision.options)


def _cards(table: Table[Any]) -> int:
    if table.decision is None:
        return 0
    seat = table.decision.seat
    parts = table.view(seat).parts.values()
    return sum(len(part.cards) for part in parts if isinstance(part, Zone) and part.seat == seat)


def _pieces(table: Table[Any]) -> int:
    """How much lies on the table."""
    if table.decision is None:
        return 0
    parts = table.view(table.decision.seat).parts.values()
    return sum(len(part.cards) for part in parts if isinstance(part, Zone)) + len(_pointed_at(table))


def _pointed_at(table: Table[Any]) -> set[str]:
    return set() if table.decision is None else {one.at for one in table.decision.options if one.at}


MEASURES: Mapping[str, Callable[[Table[Any]], int]] = {
    "most options": _options,
    "longest question": _words,
    "most cards": _cards,
    "most places to choose": lambda table: len(_pointed_at(table)),
    "most on the table": _pieces,
}


@cache
def crowded_positions(game: str) -> tuple[Crowd, ...]:
    """The positions of whole games with the most options, words, cards and pieces, and how the games end."""
    found: dict[int, Crowd] = {}
    crowds: list[Crowd] = []
    for seats, options, seed in GAMES[game]:
        luck = Random(seed)
        allowed = {one.name for one in find_game(game).settings}
        chosen = {name: value for name, value in options.items() if name in allowed}
        record = Record.new(game, seats=seats, options=chosen, seed=seed)
        best: dict[str, tuple[int, int]] = {}
        while (decision := record.table.decision) is not None and record.table.number < 3000:
            for name, measure in MEASURES.items():
                count = measure(record.table)
                if count > best.get(name, (0, 0))[0]:
                    best[name] = (count, record.table.number)
            record.play(luck.randrange(len(decision.options)))
        found = {}
        for name, (count, number) in best.items():
            said = f"{seats} seats, {name} ({count}) after move {number}"
            found.setdefault(number, Crowd(said, Record.of(record.log.until(number)).save()))
        crowds += [*found.values(), Crowd(f"{seats} seats, the end", record.save())]
    return tuple(crowds)


MEASURE = (
    "(smallest) => {"
    + r"""
  const told = [];
  const kinds = new Map();
  const named = (one) => `${one.localName}${[...one.classList].map((name) => `.${name}`).join("")}`;
  // Elements of one kind with the same fault are told together.
  const tell = (what, one) => {
    const kind = `${what}: ${named(one)}`;
    const where = one.closest("#board, #cards, #decision, #tally, #told, header, main")?.id ?? "";
    const said = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 30);
    const all = kinds.get(`${kind} in ${where}`) ?? [];
    kinds.set(`${kind} in ${where}`, [...all, said]);
  };
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const quiet = (one) => one.closest(".hush, .skip") !== null;
  const wide = document.documentElement.scrollWidth;
  const phone = innerWidth <= 700;
  if (wide > innerWidth) told.push(`the page scrolls sideways: ${wide} of ${innerWidth} px`);
  if (document.documentElement.scrollHeight > innerHeight + 1) told.push("the page scrolls");

  // Text
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || small.has(one) || !shown(one) || quiet(one)) continue;
    if (one.closest("script, style, noscript, template, defs, symbol")) continue;
    let size = parseFloat(getComputedStyle(one).fontSize);
    if (one instanceof SVGGraphicsElement) {
      const at = one.getScreenCTM();
      size *= Math.sqrt(Math.abs(at.a * at.d - at.b * at.c));
    }
    if (size < smallest - 0.05) { small.add(one); tell(`text of ${size.toFixed(0)} px`, one); }
  }

  // Text that is cut off
  for (const one of document.querySelectorAll("#cards *, #board *")) {
    if (one instanceof SVGElement || !shown(one) || quiet(one)) continue;
    const style = getComputedStyle(one);
    const clips = (how) => how === "hidden" || how === "clip";
    const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (clips(style.overflowY) && one.scrollHeight > one.clientHeight + 2) tell("cut off below", one);
    else if (text && clips(style.overflowX) && one.scrollWidth > one.clientWidth + 1) tell("cut off at the side", one);
  }
  const cards = document.getElementById("cards");
  if (!phone && cards.scrollHeight > cards.clientHeight + 2) {
    told.push(`the hand is higher than its row: ${cards.scrollHeight} of ${cards.clientHeight} px`);
  }

  const [head, tally] = ["header.top", "#tally"].map((one) => document.querySelector(one).getBoundingClientRect());
  const inside = document.getElementById("tally");
  if (tally.bottom > head.bottom + 3 || tally.top < head.top - 3 || inside.scrollWidth > inside.clientWidth + 1) {
    told.push(`the header's tally does not fit: ${inside.scrollWidth}x${Math.round(tally.height)} px`);
  }

  // The board of a phone while one thinks
  if (phone && document.querySelector("#decision .yours")) {
    const board = document.getElementById("board").getBoundingClientRect();
    const rail = document.querySelector(".rail").getBoundingClientRect();
    const height = Math.min(board.bottom, rail.top, innerHeight) - Math.max(board.top, 0);
    if (height < innerHeight / 2 - 1) told.push(`the board has ${Math.round(height)} of ${innerHeight} px`);
  }

  // Whatever can be clicked
  const clickable = "a[href], button:not(:disabled), summary, input:not([type=hidden]), select, [role=button], .lit";
  const hit = (one) => {
    const box = one.getBoundingClientRect();
    let inside = 0;
    let above = null;
    for (let across = 1; across < 10; across += 1) {
      for (let down = 1; down < 10; down += 1) {
        const [x, y] = [box.left + (box.width * across) / 10, box.top + (box.height * down) / 10];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        inside += 1;
        const top = document.elementFromPoint(x, y);
        if (top && (one.contains(top) || top.closest("label")?.contains(one))) return "";
        above = top;
      }
    }
    return inside ? `covered by ${above ? named(above) : "nothing"}` : "off the screen";
  };
  for (const one of document.querySelectorAll(clickable)) {
    const box = one.getBoundingClientRect();
    if (!shown(one) || quiet(one) || !box.width || !box.height) continue;
    let why = hit(one);
    if (why) {
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      why = hit(one);
    }
    if (why) tell(why, one);
  }
  for (const [kind, all] of kinds) told.push(`${kind}, ${all.length} times, such as "${all[0]}"`);
  return told;
}"""
)


def faults(page: Page) -> list[str]:
    """What is wrong with a page as it stands: small or cut text, what cannot be clicked, sideways scrolling."""
    found: list[str] = page.evaluate(MEASURE, SMALLEST)
    return found
