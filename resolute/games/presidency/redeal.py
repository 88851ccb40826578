"""Redealing what nobody has seen: the values of face-down counters, and the order of whatever is drawn from."""

from __future__ import annotations

import msgspec

from resolute.engine.dice import Luck
from resolute.engine.frames import Seat
from resolute.engine.pieces import shuffled
from resolute.engine.table import Table
from resolute.games.presidency.content.crisis_cards import CardKind, kind_of
from resolute.games.presidency.content.setup import TENSIONS
from resolute.games.presidency.state import Presidency, Sanction

Piles = tuple[tuple[int, ...], ...]
KINDS_OF_SANCTION = 3
FACE_DOWN = ("crisis", "reshuffle", "terrorism", "cascading", "disasters", "events", "resources")
"""The piles of cards that nobody may look into, besides the decks of later years."""


def redeal_presidency(t: Table[Presidency], seat: Seat | None) -> None:
    """Tensions, goodwill, footprints and sanctions get other values, as many of each as there are; cups are shuffled.

    What comes of it depends on the luck and on what everybody sees, and on nothing else.
    """
    s, luck = t.state, t.dice
    s.cabinet.candidates = _anew(s.cabinet.candidates, luck)
    s.congress.friends_cup = _anew(s.congress.friends_cup, luck)
    s.congress.opponents_cup = _anew(s.congress.opponents_cup, luck)
    s.decks = msgspec.structs.replace(s.decks, chits=_anew(s.decks.chits, luck))
    _redeal_cards(s, luck)
    _redeal_tensions(s, luck)
    world = s.world
    world.goodwill, world.goodwill_supply = _dealt((world.goodwill, world.goodwill_supply), luck)
    *footprints, world.footprint_supply = _dealt(
        (*(region.footprints for region in world.regions), world.footprint_supply), luck
    )
    world.regions = tuple(
        msgspec.structs.replace(region, footprints=here) if here else region
        for region, here in zip(world.regions, footprints, strict=True)
    )
    _redeal_sanctions(s, luck)


def _anew(cup: tuple[int, ...], luck: Luck) -> tuple[int, ...]:
    return shuffled(tuple(sorted(cup)), luck)


def _dealt(piles: Piles, luck: Luck) -> Piles:
    """The same counters in piles of the same sizes, in another order."""
    counters = shuffled(tuple(sorted(counter for pile in piles for counter in pile)), luck)
    found: list[tuple[int, ...]] = []
    for pile in piles:
        found.append(counters[: len(pile)])
        counters = counters[len(pile) :]
    return tuple(found)


def _redeal_cards(s: Presidency, luck: Luck) -> None:
    """Cards that nobody has seen change places with others of their kind, wherever they lie; how many of each kind a
    pile holds is known, and so is where every card is that was seen."""
    decks = s.decks
    seen = frozenset(decks.seen)
    piles: dict[str, tuple[int, ...]] = {name: getattr(decks, name) for name in FACE_DOWN}
    everywhere = (*piles.values(), *decks.years)
    unseen: dict[CardKind, list[int]] = {kind: [] for kind in CardKind}
    for pile in everywhere:
        for one in pile:
            if one not in seen:
                unseen[kind_of(one)].append(one)
    fresh = {kind: list(shuffled(tuple(sorted(cards)), luck)) for kind, cards in unseen.items()}

    def redealt(pile: tuple[int, ...]) -> tuple[int, ...]:
        known = [one for one in pile if one in seen]
        return tuple(sorted((*known, *(fresh[kind_of(one)].pop() for one in pile if one not in seen))))

    years = tuple(redealt(year) for year in decks.years)
    s.decks = msgspec.structs.replace(decks, years=years, **{name: redealt(pile) for name, pile in piles.items()})


def _redeal_tensions(s: Presidency, luck: Luck) -> None:
    """Every tension that lies somewhere gets a value from all that there are; the rest are in the cup."""
    left = list(TENSIONS)

    def value() -> int:
        one = luck.weighted(left)
        left[one] -= 1
        return one + 1

    s.world.nations = tuple(
        msgspec.structs.replace(nation, tensions=tuple(value() for _ in nation.tensions)) if nation.tensions else nation
        for nation in s.world.nations
    )
    s.cabinet.tensions = tuple(value() if one else 0 for one in s.cabinet.tensions)
    s.world.tensions_cup = tuple(left)


def _redeal_sanctions(s: Presidency, luck: Luck) -> None:
    """A sanction keeps its kind, which everybody sees, and gets another value of that kind."""
    world = s.world
    lying = [one for nation in world.nations for one in nation.sanctions] + list(world.sanctions_supply)
    values = {
        kind: list(shuffled(tuple(sorted(one.value for one in lying if one.kind == kind)), luck))
        for kind in range(KINDS_OF_SANCTION)
    }

    def redealt(sanctions: tuple[Sanction, ...]) -> tuple[Sanction, ...]:
        return tuple(Sanction(one.kind, values[one.kind].pop()) for one in sanctions)

    world.nations = tuple(
        msgspec.structs.replace(nation, sanctions=redealt(nation.sanctions)) if nation.sanctions else nation
        for nation in world.nations
    )
    world.sanctions_supply = redealt(tuple(sorted(world.sanctions_supply)))
