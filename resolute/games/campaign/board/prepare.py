"""From a look at the table to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from resolute.engine.drawing import Drawn, Looked, Sketch
from resolute.engine.views import Facts, Map, Part, Zone
from resolute.games.campaign.board.cards import BallotCard, CandidateCard, Pointed, ballot_card, candidate_card
from resolute.games.campaign.board.night import Night, election_night
from resolute.games.campaign.board.places import REGIONS
from resolute.games.campaign.board.score import NOTHING, Runner, Side, draw_sides, party_of
from resolute.games.campaign.board.states import (
    LEADERS,
    NUMBERS,
    STRIPS,
    StateSketch,
    marked,
    near,
    sketch_states,
)
from resolute.games.campaign.content.states import STATES, Region


class RegionShown(msgspec.Struct, frozen=True):
    """A region of the map."""

    name: str
    x: int
    y: int
    electors: int
    lit: bool
    announced: bool


class Stack(msgspec.Struct, frozen=True):
    """Cards on the table that are not in a hand."""

    id: str
    title: str
    count: int
    note: str = ""
    seen: tuple[BallotCard, ...] = ()


class Hand(msgspec.Struct, frozen=True):
    """Ballots that the visitor sees, and how many more lie face down."""

    id: str
    title: str
    ballots: tuple[BallotCard, ...]
    hidden: int
    note: str = ""


class Slate(msgspec.Struct, frozen=True):
    """Candidate cards at a convention."""

    title: str
    cards: tuple[CandidateCard, ...]


class Nation(msgspec.Struct, frozen=True):
    """What stays of the map for a while: everything but the states."""

    electoral: bool
    voting: bool
    convention: bool
    own: str
    """The letter of the visitor's party."""
    reached: bool
    lit: bool
    money: bool
    regions: tuple[RegionShown, ...]
    table: str
    past: bool
    night: Night | None
    leaders: Drawn = LEADERS
    numbers: Drawn = NUMBERS
    strips: Drawn = STRIPS


class Desk(msgspec.Struct, frozen=True):
    """What lies beside the map."""

    notes: tuple[tuple[str, str], ...]
    tickets: tuple[tuple[str, str, tuple[Runner, ...]], ...]
    """Each party's letter, its name, and its candidates."""
    stacks: tuple[Stack, ...]
    headquarters: tuple[str, str, str, int]
    """The card last turned up there (kind, title, text), and how many are left."""


class Race(msgspec.Struct, frozen=True):
    """The scoreboard."""

    electoral: bool
    voting: bool
    bar: tuple[int, int, int]
    """The bar of the race: both sides, and its whole length."""
    sides: tuple[Side, ...]


class Cards(msgspec.Struct, frozen=True):
    """What lies before the visitor."""

    watching: bool
    curtain: bool
    slates: tuple[Slate, ...]
    hands: tuple[Hand, ...]


class Board(msgspec.Struct, frozen=True):
    """Everything that the templates show."""

    nation: Nation
    states: tuple[StateSketch, ...]
    top: tuple[StateSketch, ...]
    """Those that are drawn above the others: lit or reached."""
    desk: Desk
    race: Race
    cards: Cards

    def sketch(self, region: str) -> Sketch:
        """What a region of the page shows."""
        if region == "tally":
            return Sketch("tally", self.race)
        if region == "cards":
            return Sketch("cards", self.cards)
        outlines: dict[str, list[str]] = {one.name: [] for one in self.nation.regions}
        rows: dict[str, list[str]] = {one.name: [] for one in self.nation.regions}
        for one in self.states:
            outlines[one.region] += (one.outline, one.hatch)
            rows[one.region].append(one.row)
        return Sketch(
            "board",
            self.nation,
            {
                **{f"outlines {name}": tuple(some) for name, some in outlines.items()},
                **{f"rows {name}": tuple(some) for name, some in rows.items()},
                "figures": tuple([one.figure for one in self.states]),
                "marked": (marked(self.top),),
                "near": (near(self.top),),
                "desk": Sketch("desk", self.desk),
            },
        )


_NOTED = ("Incumbent", "Home stretch", "Turns left", "Rumor", "Loses turns", "Debate")


def prepare(look: Looked, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    parts = look.parts
    status = parts["status"]
    nation = parts["board"]
    assert isinstance(status, Facts) and isinstance(nation, Map)
    pointed = _pointed(look)
    facts = dict(status.rows)
    electoral = facts["Tally"].startswith("electoral")
    voting = bool(nation.places[0].owner)
    own = _own_party(look)
    states = sketch_states(
        nation,
        pointed,
        own,
        electoral,
        voting,
        campaigning=not voting and "absentee" not in parts,
        drawing=file("map.svg"),
    )
    top = tuple([one for one in states if one.top])
    announced = "" if voting or "absentee" in parts else facts.get("Campaigning in", "")
    sides, bar = draw_sides(look, states, electoral, voting, own, facts.get("On turn", ""))
    slates = _slates(look, pointed)
    return Board(
        Nation(
            electoral=electoral,
            voting=voting,
            convention=bool(slates),
            own="" if own is None else "RD"[own],
            reached=any(one.reached for one in top),
            lit=any(at.startswith(("state:", "region:")) for at in pointed.places),
            money=sides[0].funds is not None,
            regions=tuple(
                RegionShown(
                    name,
                    *REGIONS[name],
                    _ELECTORS[name],
                    f"region:{name}" in pointed.places,
                    name in announced.split(" and "),
                )
                for name in _ELECTORS
            ),
            table=look.table if voting else "",
            past=look.past and voting,
            night=election_night(nation, parts, electoral, look.outcome.reason if look.outcome else "")
            if voting
            else None,
        ),
        states,
        top,
        Desk(
            () if voting else tuple((name, value) for name, value in status.rows if name in _NOTED),
            tuple((side.letter, side.party, side.runners) for side in sides if side.runners),
            _stacks(parts, pointed, own),
            _headquarters(parts),
        ),
        Race(electoral, voting, bar, sides),
        Cards(look.seat is None, look.curtain, slates, _hands(look, pointed, states, own)),
    )


_ELECTORS = {region.label: sum(state.electors for state in STATES if state.region == region) for region in Region}


def _pointed(look: Looked) -> Pointed:
    """What the visitor may choose now: places, and labels of options with their indexes."""
    asked = look.decision
    if asked is None or not asked.mine or look.past:
        return Pointed({}, {})
    places: dict[str, int] = {}
    labels: dict[str, int] = {}
    for option in asked.options:
        if option.index >= 0:
            labels[option.label] = option.index
            if option.at:
                places[option.at] = places.get(option.at, 0) + 1
    return Pointed(places, labels)


def _own_party(look: Looked) -> int | None:
    return None if look.seat is None else party_of(look.parts.get(f"ticket{look.seat + 1}"))


def _headquarters(parts: Mapping[str, Part]) -> tuple[str, str, str, int]:
    zone = parts.get("headquarters")
    if not isinstance(zone, Zone):
        return ("", "", "", 0)
    if not zone.cards:
        return ("", "", "", zone.hidden)
    face = zone.cards[-1]
    return (face.kind, face.title, " ".join(face.lines), zone.hidden)


def _stacks(parts: Mapping[str, Part], pointed: Pointed, own: int | None) -> tuple[Stack, ...]:
    """The piles beside the map. Those that the visitor casts from lie with the own cards instead."""
    found: list[Stack] = []
    for name in ("undecided", "desk", "risked", "absentee"):
        zone = parts.get(name)
        if not isinstance(zone, Zone):
            continue
        count = len(zone.cards) + zone.hidden
        if not count and name != "undecided":
            continue
        seen = (
            tuple(ballot_card(face.id, pointed, own, frozenset()) for face in zone.cards) if name == "undecided" else ()
        )
        note = f"you know {len(seen)}" if seen else ""
        found.append(Stack(name, zone.title, count, note, seen))
    return tuple(found)


def _hands(look: Looked, pointed: Pointed, sketches: Sequence[StateSketch], own: int | None) -> tuple[Hand, ...]:
    """What is to be cast first, then the own hand, then the partner's; face-down hands of the others are counts."""
    if look.curtain:
        return ()
    full = frozenset(one.code for one in sketches if own is not None and len(one.marks[own]) >= one.limit)
    homes = tuple(one.code for one in sketches if own is not None and "RD"[own] in one.homes)
    names = [("desk", "On the desk"), ("absentee", "Absentee ballots"), ("risked", "At risk in the debate")]
    if look.seat is not None:
        names.append((f"hand{look.seat + 1}", "Your ballots"))
    names += [(name, "") for name in look.parts if name.startswith("hand") and name not in dict(names)]
    made: list[Hand] = []
    for name, title in names:
        zone = look.parts.get(name)
        if not isinstance(zone, Zone) or not (zone.cards or (zone.hidden and name.startswith("hand"))):
            continue
        alone, risked = name in ("desk", "absentee"), name == "risked"
        ballots = tuple(
            ballot_card(
                face.id, pointed, own, full, homes, alone=alone and not place, where=face.kind if risked else ""
            )
            for place, face in enumerate(zone.cards)
        )
        made.append(Hand(name, title or zone.title, ballots, zone.hidden))
    return tuple(made)


def _slates(look: Looked, pointed: Pointed) -> tuple[Slate, ...]:
    """The cards of a convention, the own ones first; then other candidates that may be chosen."""
    found: list[Slate] = []
    names = sorted((name for name in look.parts if name.startswith("convention")), key=len)
    mine = f"convention{(look.seat or 0) + 1}"
    for name in sorted(names, key=lambda one: look.seat is None or one != mine):
        zone = look.parts[name]
        assert isinstance(zone, Zone)
        title = "Your convention" if look.seat is not None and name == mine else zone.title
        found.append(Slate(title, tuple(candidate_card(face.id, pointed) for face in zone.cards)))
    drawn = {card.at for slate in found for card in slate.cards}
    free = [at for at in pointed.places if at.startswith("candidate:") and at not in drawn]
    if free:
        found.append(Slate("Candidates to choose from", tuple(candidate_card(at, pointed) for at in free)))
    chosen = look.parts.get("chosen")
    if isinstance(chosen, Zone) and chosen.cards:
        found.insert(0, Slate(chosen.title, tuple(candidate_card(face.id, NOTHING) for face in chosen.cards)))
    return tuple(found)


__all__ = ["Board", "Looked", "prepare"]


def sides(look: Looked) -> tuple[str, ...]:
    """The letter of each seat's party, by which the page colours seats and the journal."""
    tickets = [look.parts.get(f"ticket{person.seat + 1}") for person in look.seats]
    return tuple("RD"[party_of(ticket)] if ticket is not None else "" for ticket in tickets)
