"""What belongs to the map: notes above it; behind a fold the tickets, the piles and the headquarters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from resolute.board.drawing import Drawn, Sketch, Slot
from resolute.board.memory import Memory
from resolute.engine.views import Fact, Facts, Part, Zone
from resolute.games.campaign.board.cards import BallotCard, Pointed, ballot_card
from resolute.games.campaign.board.score import Ticket, ticket_line
from resolute.games.campaign.board.shapes import SHAPES
from resolute.games.campaign.words.cards import headline

_NOTED = {
    "incumbent": "incumbent",
    "home_stretch": "home_stretch",
    "turns_left": "home_stretch",
    "rumor": "rumor",
    "loses_turns": "plane_delay",
    "debate": "debate",
}
"""The facts that are noted above the map, and the terms that explain them."""


class Pile(msgspec.Struct, frozen=True):
    """Ballots on the table that are not in a hand, and those of them that the visitor knows."""

    id: str
    title: str
    count: int
    seen: tuple[BallotCard, ...] = ()


class Headquarters(msgspec.Struct, frozen=True):
    """The card last turned up there, and how many are left."""

    headline: str
    text: str
    left: int


class Desk(msgspec.Struct, frozen=True):
    """Everything that belongs to the map."""

    notes: tuple[Fact, ...]
    tickets: tuple[Ticket, ...]
    piles: tuple[Pile, ...]
    headquarters: Headquarters

    def slots(self, memory: Memory) -> dict[str, Slot]:
        """Each thing by itself, so that only what changes is redrawn."""
        return {
            "notes": memory.keep(_notes, self.notes),
            "tickets": memory.keep(_tickets, self.tickets),
            "dossiers": memory.keep(_dossiers, self.tickets),
            "stacks": memory.keep(_stacks, self.piles, self.headquarters),
        }


def _notes(notes: tuple[Fact, ...]) -> tuple[str]:
    return (SHAPES.notes([SHAPES.note(_NOTED[one.key], one.label, one.text) for one in notes]),)


def _tickets(tickets: tuple[Ticket, ...]) -> tuple[str, ...]:
    return tuple(map(ticket_line, tickets))


def _dossiers(tickets: tuple[Ticket, ...]) -> Sketch:
    """The candidates, to look up."""
    return Sketch("dossiers", tuple([runner.card for _, _, runners in tickets for runner in runners]))


def _stacks(piles: tuple[Pile, ...], headquarters: Headquarters) -> tuple[str]:
    return (SHAPES.stacks([_pile(pile) for pile in piles], _office(headquarters)),)


def lay_desk(
    parts: Mapping[str, Part],
    status: Facts,
    tickets: tuple[Ticket, ...],
    pointed: Pointed,
    own: int | None,
    voting: bool,
) -> Desk:
    """The desk as the visitor sees it; once the polls have closed there is nothing left to note."""
    return Desk(
        () if voting else tuple([row for row in status.rows if row.key in _NOTED]),
        tuple([ticket for ticket in tickets if ticket[2]]),
        _piles(parts, pointed, own),
        _headquarters(parts),
    )


def _piles(parts: Mapping[str, Part], pointed: Pointed, own: int | None) -> tuple[Pile, ...]:
    """The piles. Ballots that the visitor casts lie with the own cards instead."""
    found: list[Pile] = []
    for name in ("undecided", "desk", "handed", "risked", "absentee"):
        zone = parts.get(name)
        if not isinstance(zone, Zone):
            continue
        count = len(zone.cards) + zone.hidden
        if name == "undecided":
            seen = tuple([ballot_card(face.id, pointed, own, frozenset()) for face in zone.cards])
            found.append(Pile(name, zone.title, count, seen))
        elif count:
            found.append(Pile(name, zone.title, count))
    return tuple(found)


def _headquarters(parts: Mapping[str, Part]) -> Headquarters:
    zone = parts.get("headquarters")
    if not isinstance(zone, Zone):
        return Headquarters("", "", 0)
    if not zone.cards:
        return Headquarters("", "", zone.hidden)
    face = zone.cards[-1]
    return Headquarters(headline(face.label, face.title), " ".join(face.lines), zone.hidden)


@lru_cache(maxsize=4096)
def _pile(pile: Pile) -> str:
    """A pile, with a button to look at what the visitor knows of it."""
    return SHAPES.stack(pile, [Drawn(card.drawn(small=True).replace("\n", "")) for card in pile.seen])


@lru_cache(maxsize=4096)
def _office(card: Headquarters) -> str:
    return SHAPES.headquarters(card)
