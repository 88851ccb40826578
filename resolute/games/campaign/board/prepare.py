"""From a look at the table to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from resolute.engine.views import Facts, Map, Part, Tracks, Zone
from resolute.games.campaign.board.cards import BallotCard, CandidateCard, Pointed, ballot_card, candidate_card
from resolute.games.campaign.board.night import Night, election_night
from resolute.games.campaign.board.places import REGIONS
from resolute.games.campaign.board.states import (
    NUMBERS,
    Drawn,
    StateSketch,
    callouts,
    marked,
    notes,
    outlines,
    rows,
    sketch_states,
    strips,
    tags,
)
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.states import STATES, Region


class Offered(Protocol):
    """An option as a page gets it."""

    @property
    def index(self) -> int: ...
    @property
    def label(self) -> str: ...
    @property
    def at(self) -> str: ...


class Asked(Protocol):
    """The question that waits."""

    @property
    def mine(self) -> bool: ...
    @property
    def options(self) -> Sequence[Offered]: ...


class Person(Protocol):
    """Who sits at a seat."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def mine(self) -> bool: ...


class Ended(Protocol):
    """How the game ended."""

    @property
    def ranking(self) -> Sequence[Sequence[int]]: ...
    @property
    def reason(self) -> str: ...


class Looked(Protocol):
    """A table as one visitor sees it."""

    @property
    def table(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def parts(self) -> Mapping[str, Part]: ...
    @property
    def seats(self) -> Sequence[Person]: ...
    @property
    def decision(self) -> Asked | None: ...
    @property
    def outcome(self) -> Ended | None: ...
    @property
    def curtain(self) -> bool: ...
    @property
    def past(self) -> bool: ...


class Runner(msgspec.Struct, frozen=True):
    """A candidate on a ticket, and who plays it."""

    card: CandidateCard
    player: str
    on_turn: bool
    deck: int | None
    """The ballots left in the player's deck; only with the first candidate that he plays."""


class Side(msgspec.Struct, frozen=True):
    """A party on the scoreboard."""

    letter: str
    party: str
    mine: bool
    on_turn: bool
    score: int
    unit: str
    states: int
    votes: str
    funds: int | None
    debates: tuple[str, ...] | None
    runners: tuple[Runner, ...]
    won: bool


class RegionSketch(msgspec.Struct, frozen=True):
    """A region of the map."""

    name: str
    x: int
    y: int
    electors: int
    lit: bool
    announced: bool
    states: tuple[StateSketch, ...]

    def outlines(self, map: str) -> Drawn:
        """The shapes of its states, from the drawing of the map."""
        return outlines(self.states, map)

    @property
    def callouts(self) -> Drawn:
        """The lines from names beside the coast."""
        return callouts(self.states)

    @property
    def tags(self) -> Drawn:
        """Names and figures of its states."""
        return tags(self.states)

    @property
    def rows(self) -> Drawn:
        """Its part of the table."""
        return rows(self.states)


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


class Board(msgspec.Struct, frozen=True):
    """Everything that the templates show."""

    table: str
    seat: int | None
    curtain: bool
    past: bool
    electoral: bool
    voting: bool
    bar: tuple[int, int, int]
    """The bar of the race: both sides, and its whole length."""
    sides: tuple[Side, ...]
    regions: tuple[RegionSketch, ...]
    top: tuple[StateSketch, ...]
    """The states that are drawn above the others: lit or reached."""
    near: Drawn
    """The same in words, where the map is small: those that are lit, or else those reached."""
    strips: Drawn
    reached: bool
    lit: bool
    numbers: Drawn
    own: str
    """The letter of the visitor's party."""
    stacks: tuple[Stack, ...]
    headquarters: tuple[str, str, str, int]
    """The card last turned up there (kind, title, text), and how many are left."""
    notes: tuple[tuple[str, str], ...]
    hands: tuple[Hand, ...]
    slates: tuple[Slate, ...]
    night: Night | None

    def marked(self, map: str) -> Drawn:
        """The states that are drawn above the others."""
        return marked(self.top, map)


_NOTED = ("Incumbent", "Home stretch", "Turns left", "Rumor", "Loses turns", "Debate")


def prepare(look: Looked) -> Board:
    """What the templates show to this visitor."""
    parts = look.parts
    status = parts["status"]
    nation = parts["board"]
    assert isinstance(status, Facts) and isinstance(nation, Map)
    pointed = _pointed(look)
    facts = dict(status.rows)
    electoral = facts["Tally"].startswith("electoral")
    voting = any(place.owner for place in nation.places)
    own = _own_party(look)
    sketches = sketch_states(
        nation, pointed, own, electoral, voting, campaigning=not voting and "absentee" not in parts
    )
    by_region: dict[str, list[StateSketch]] = {region.label: [] for region in Region}
    for one in sketches:
        by_region[one.region].append(one)
    announced = "" if voting or "absentee" in parts else facts.get("Campaigning in", "")
    sides, bar = _sides(look, sketches, electoral, voting, own, facts.get("On turn", ""))
    return Board(
        table=look.table,
        seat=look.seat,
        curtain=look.curtain,
        past=look.past,
        electoral=electoral,
        voting=voting,
        bar=bar,
        sides=sides,
        regions=tuple(
            RegionSketch(
                name,
                *REGIONS[name],
                sum(one.electors for one in some),
                f"region:{name}" in pointed.places,
                name in announced.split(" and "),
                tuple(some),
            )
            for name, some in by_region.items()
        ),
        top=tuple(one for one in sketches if one.lit or one.reached),
        near=notes([one for one in sketches if one.lit] or [one for one in sketches if one.reached]),
        strips=strips(sketches),
        reached=any(one.reached for one in sketches),
        lit=any(at.startswith(("state:", "region:")) for at in pointed.places),
        numbers=NUMBERS,
        own="" if own is None else "RD"[own],
        stacks=_stacks(parts, pointed, own),
        headquarters=_headquarters(parts),
        notes=() if voting else tuple((name, value) for name, value in status.rows if name in _NOTED),
        hands=_hands(look, pointed, sketches, own),
        slates=_slates(look, pointed),
        night=election_night(nation, parts, electoral, look.outcome.reason if look.outcome else "") if voting else None,
    )


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


def _party_of(zone: Part | None) -> int:
    """The party of a ticket, by its title."""
    assert isinstance(zone, Zone)
    return int(zone.title.endswith(Party.DEMOCRAT.label))


def _own_party(look: Looked) -> int | None:
    return None if look.seat is None else _party_of(look.parts.get(f"ticket{look.seat + 1}"))


def _values(part: Part | None) -> dict[str, int]:
    return {marker.id: marker.value for marker in part.markers} if isinstance(part, Tracks) else {}


def _sides(
    look: Looked, sketches: Sequence[StateSketch], electoral: bool, voting: bool, own: int | None, on_turn: str
) -> tuple[tuple[Side, ...], tuple[int, int, int]]:
    """Both parties on the scoreboard, and the bar between them.

    Before the polls close the bar shows the states in which more ballots of a party are recorded.
    """
    tally = look.parts["tally"]
    assert isinstance(tally, Tracks)
    values = _values(tally)
    notes = {marker.id: marker.note for marker in tally.markers}
    made: list[Side] = []
    bar: list[int] = []
    for party in Party:
        votes = values.get(f"votes{party:d}")
        if electoral and voting:
            score, unit = values[f"electors{party:d}"], "electoral votes"
        elif electoral:
            score = sum(one.electors for one in sketches if one.leader == "RD"[party])
            unit = "electors where it leads"
        elif voting and votes is not None:
            added = sum(
                value for name, value in _values(look.parts.get("added")).items() if name.endswith(str(int(party)))
            )
            score, unit = votes + added, "hundred thousand votes"
        else:
            score, unit = values[f"states{party:d}"], "states campaigned in"
        bar.append(score)
        runners = _runners(look, int(party), on_turn)
        ranking = look.outcome.ranking if look.outcome is not None else ()
        won = len(ranking) > 1 and any(_party_of(look.parts[f"ticket{seat + 1}"]) == party for seat in ranking[0])
        made.append(
            Side(
                "RD"[party],
                party.label,
                own == party,
                any(runner.on_turn for runner in runners),
                score,
                unit,
                values[f"states{party:d}"],
                "" if votes is None else f"{votes / 10:.1f}M",
                values.get(f"funds{party:d}"),
                tuple(filter(None, notes[f"debates{party:d}"].split(", "))) if f"debates{party:d}" in values else None,
                runners,
                won,
            )
        )
    if electoral:
        whole = sum(one.electors for one in sketches)
    else:
        whole = sum(bar) if voting else len(STATES)
    return tuple(made), (bar[0], bar[1], max(whole, 1))


def _runners(look: Looked, party: int, on_turn: str) -> tuple[Runner, ...]:
    decks = look.parts.get("decks")
    labels = [marker.label for marker in decks.markers] if isinstance(decks, Tracks) else []
    counts = [marker.value for marker in decks.markers] if isinstance(decks, Tracks) else []
    people = {person.seat: person for person in look.seats}
    found: list[Runner] = []
    for place in range(len(labels)):
        ticket = look.parts.get(f"ticket{place + 1}")
        if _party_of(ticket) != party:
            continue
        assert isinstance(ticket, Zone)
        person = people.get(place)
        name = "" if person is None else "you" if look.seat == place else person.name
        for number, face in enumerate(ticket.cards):
            card = candidate_card(face.id, _NOTHING, _office(face.kind))
            found.append(Runner(card, name, labels[place] == on_turn, counts[place] if not number else None))
    return tuple(sorted(found, key=lambda one: one.card.office != Office.PRESIDENT.label))


_NOTHING = Pointed({}, {})


def _office(kind: str) -> str:
    """President or vice president, from what a candidate's card says; nothing before it is settled."""
    wanted = kind.rpartition("for ")[2]
    return next((office.label for office in Office if office.label.lower() == wanted), "")


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
        alone = name in ("desk", "absentee")
        ballots = tuple(
            ballot_card(face.id, pointed, own, full, homes, alone=alone and not place)
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
        found.insert(0, Slate(chosen.title, tuple(candidate_card(face.id, _NOTHING) for face in chosen.cards)))
    return tuple(found)


__all__ = ["Board", "Looked", "prepare"]


def sides(look: Looked) -> tuple[str, ...]:
    """The letter of each seat's party, by which the page colours seats and the journal."""
    tickets = [look.parts.get(f"ticket{person.seat + 1}") for person in look.seats]
    return tuple("RD"[_party_of(ticket)] if ticket is not None else "" for ticket in tickets)
