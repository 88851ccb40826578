"""Dealing anew what nobody has seen: the values of face-down counters, and the order of whatever is drawn from."""

from __future__ import annotations

from resolute.engine.dice import Luck
from resolute.engine.frames import Seat
from resolute.engine.pieces import changed, shuffled
from resolute.engine.table import Table
from resolute.games.presidency.content.setup import TENSIONS
from resolute.games.presidency.state import Presidency

Piles = tuple[tuple[int, ...], ...]
CUPS = ("candidates", "friends_cup", "opponents_cup", "chits", "resource_cards")


def redeal_presidency(t: Table[Presidency], seat: Seat | None) -> None:
    """Tensions, goodwill, footprints and sanctions get other values, as many of each as there are; cups are shuffled.

    What comes of it depends on the luck and on what everybody sees, and on nothing else.
    """
    s, luck = t.state, t.dice
    for cup in CUPS:
        setattr(s, cup, shuffled(tuple(sorted(getattr(s, cup))), luck))
    _redeal_tensions(s, luck)
    (s.goodwill, s.goodwill_supply) = _dealt((s.goodwill, s.goodwill_supply), luck)
    *s_footprints, s.footprint_supply = _dealt((*s.footprints, s.footprint_supply), luck)
    s.footprints = tuple(s_footprints)
    _redeal_sanctions(s, luck)


def _dealt(piles: Piles, luck: Luck) -> Piles:
    """The same counters in piles of the same sizes, in another order."""
    counters = shuffled(tuple(sorted(counter for pile in piles for counter in pile)), luck)
    found: list[tuple[int, ...]] = []
    for pile in piles:
        found.append(counters[: len(pile)])
        counters = counters[len(pile) :]
    return tuple(found)


def _redeal_tensions(s: Presidency, luck: Luck) -> None:
    """Every tension that lies somewhere gets a value from all that there are; the rest are in the cup."""
    left = list(TENSIONS)

    def value() -> int:
        one = luck.weighted(left)
        left[one] -= 1
        return one + 1

    s.tensions = tuple(tuple(value() for _ in here) for here in s.tensions)
    s.focus_tensions = tuple(value() if one else 0 for one in s.focus_tensions)
    s.tensions_cup = tuple(left)


def _redeal_sanctions(s: Presidency, luck: Luck) -> None:
    """A sanction keeps its kind, which everybody sees, and gets another value of that kind."""
    for kind, supply in enumerate(s.sanctions_supply):
        lying = tuple(tuple(one for one in here if one >> 3 == kind) for here in s.sanctions)
        *there, rest = _dealt((*lying, supply), luck)
        others = tuple(tuple(one for one in here if one >> 3 != kind) for here in s.sanctions)
        s.sanctions = tuple(mine + more for mine, more in zip(others, there, strict=True))
        s.sanctions_supply = changed(s.sanctions_supply, kind, rest)
