"""From a look at the table to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from resolute.board.drawing import Drawn, Looked, Sketch
from resolute.board.memory import Memory
from resolute.engine.views import Facts, Map, Part, Tracks, Zone
from resolute.games.campaign.board.cards import BallotCard, CandidateCard, Pointed, ballot_card, candidate_card
from resolute.games.campaign.board.desk import Desk, lay_desk
from resolute.games.campaign.board.night import Night, election_night
from resolute.games.campaign.board.places import REGIONS
from resolute.games.campaign.board.score import (
    NOTHING,
    Bar,
    Side,
    Standing,
    Ticket,
    bar_line,
    draw_sides,
    draw_tickets,
    party_of,
    side_lines,
)
from resolute.games.campaign.board.states import (
    LEADERS,
    NUMBERS,
    PLAIN,
    STRIPS,
    States,
    StateSketch,
    Terms,
    marked,
    near,
    sketch_states,
)
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.view import VOTES_AT


class RegionShown(msgspec.Struct, frozen=True):
    """A region of the map."""

    name: str
    x: int
    y: int
    electors: int
    lit: bool
    announced: bool


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


class Nation(msgspec.Struct, frozen=True, cache_hash=True):
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


class Race(msgspec.Struct, frozen=True):
    """The scoreboard."""

    voting: bool
    bar: Bar
    sides: tuple[Side, ...]

    def sketch(self) -> Sketch:
        """Each side by itself, and the bar between them."""
        red, blue = map(side_lines, self.sides)
        shown = (self.voting, self.bar.electoral)
        return Sketch("tally", shown, {"sides": (*red, *blue), "bar": (bar_line(self.bar),)})


class Cards(msgspec.Struct, frozen=True):
    """What lies before the visitor."""

    watching: bool
    curtain: bool
    slates: tuple[Slate, ...]
    hands: tuple[Hand, ...]

    def sketch(self) -> Sketch:
        """All of them together."""
        return Sketch("cards", self)


class Board(msgspec.Struct, frozen=True):
    """Everything that the templates show."""

    nation: Nation
    country: States
    desk: Desk
    race: Race
    cards: Cards
    memory: Memory

    @property
    def states(self) -> tuple[StateSketch, ...]:
        """Every state, in the order of the tally board."""
        return tuple([state for quarter in self.country.quarters for state in quarter.states])

    def sketch(self, region: str) -> Sketch:
        """What a region of the page shows."""
        if region == "tally":
            return self.memory.keep(Race.sketch, self.race)
        if region == "cards":
            return self.memory.keep(Cards.sketch, self.cards)
        slots = self.desk.slots(self.memory)
        for (outlines, figures, rows), quarter in zip(_SLOTS, self.country.quarters, strict=True):
            slots[outlines] = quarter.outlines
            slots[figures] = quarter.figures
            slots[rows] = quarter.rows
        slots["marked"] = self.memory.keep(marked, self.country.top)
        slots["near"] = self.memory.keep(near, self.country.top)
        return Sketch("board", self.nation, slots)


_SLOTS = tuple((f"outlines {region.label}", f"figures {region.label}", f"rows {region.label}") for region in Region)


def prepare(look: Looked, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    return redraw(look, file, Memory())


def redraw(look: Looked, file: Callable[[str], str], memory: Memory) -> Board:
    """The same, with a memory of what the visitor was shown before: whatever has not changed is taken from it."""
    parts = look.parts
    status = parts["status"]
    nation = parts["board"]
    assert isinstance(status, Facts) and isinstance(nation, Map)
    pointed = _pointed(look)
    facts = dict(status.rows)
    electoral = facts["Tally"].startswith("electoral")
    voting = all(nation.places[0].figures[VOTES_AT:PLAIN])
    counting = voting or "absentee" in parts
    own = _own_party(look)
    lit = frozenset([at.removeprefix("state:") for at in pointed.places if at.startswith("state:")])
    terms = Terms(own, electoral, voting, not counting, file("map.svg"), lit)
    states = memory.last[States] = sketch_states(nation.places, terms, memory.last.get(States))
    tickets, race = _race(look, states.leads, electoral, voting, own, facts.get("Turn", ""), memory)
    slates = _slates(look, pointed)
    return Board(
        memory.keep(
            _nation,
            electoral,
            voting,
            bool(slates),
            own,
            any(one.reached for one in states.top),
            tuple([at for at in pointed.places if at.startswith(("state:", "region:"))]),
            race.sides[0].funds is not None,
            "" if counting else facts.get("Campaigning in", ""),
            look.table if voting else "",
            look.past and voting,
            election_night(nation, parts, electoral, look.outcome.reason if look.outcome else "") if voting else None,
        ),
        states,
        lay_desk(parts, status, tickets, pointed, own, voting),
        race,
        Cards(
            look.seat is None,
            look.curtain,
            slates,
            () if look.curtain else _hands(look, pointed, states, memory),
        ),
        memory,
    )


def _race(
    look: Looked,
    leads: tuple[int, ...],
    electoral: bool,
    voting: bool,
    own: int | None,
    on_turn: str,
    memory: Memory,
) -> tuple[tuple[Ticket, ...], Race]:
    """The tickets, and the scoreboard."""
    parts, tally = look.parts, look.parts["tally"]
    assert isinstance(tally, Tracks)
    zones = tuple([parts.get(f"ticket{person.seat + 1}") for person in look.seats])
    players = tuple(["you" if look.seat == person.seat else person.name for person in look.seats])
    tickets = memory.keep(draw_tickets, parts.get("decks"), zones, players, on_turn)
    ranking = look.outcome.ranking if look.outcome is not None else ()
    winners = frozenset([party_of(zones[seat]) for seat in ranking[0]] if len(ranking) > 1 else ())
    standing = Standing(tally, parts.get("added"), tickets, leads, electoral, voting, own, winners)
    return tickets, memory.keep(_scoreboard, standing)


def _scoreboard(standing: Standing) -> Race:
    sides, bar = draw_sides(standing)
    return Race(standing.voting, bar, sides)


def _nation(
    electoral: bool,
    voting: bool,
    convention: bool,
    own: int | None,
    reached: bool,
    pointed: tuple[str, ...],
    money: bool,
    announced: str,
    table: str,
    past: bool,
    night: Night | None,
) -> Nation:
    """The map without its states; `pointed` are the states and regions to choose from."""
    return Nation(
        electoral=electoral,
        voting=voting,
        convention=convention,
        own="" if own is None else "RD"[own],
        reached=reached,
        lit=bool(pointed),
        money=money,
        regions=tuple(
            RegionShown(name, *REGIONS[name], electors, f"region:{name}" in pointed, name in announced.split(" and "))
            for name, electors in _ELECTORS.items()
        ),
        table=table,
        past=past,
        night=night,
    )


_ELECTORS = {region.label: sum(state.electors for state in STATES if state.region == region) for region in Region}


def _pointed(look: Looked) -> Pointed:
    """What the visitor may choose now: places, and labels of options with their indexes."""
    asked = look.decision
    if asked is None or not asked.mine or look.past:
        return NOTHING
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


@lru_cache
def _piles_before(seat: int | None, seats: int) -> tuple[tuple[str, str], ...]:
    """What may lie before the visitor, with its title if that is not the part's own: what is to be cast first, then
    the own hand, then the others."""
    titles = {"desk": "", "handed": "", "absentee": "Absentee ballots", "risked": "At risk in the debate"}
    if seat is not None:
        titles[f"hand{seat + 1}"] = "Your ballots"
    for other in range(seats):
        titles.setdefault(f"hand{other + 1}", "")
    return tuple(titles.items())


def _hands(look: Looked, pointed: Pointed, states: States, memory: Memory) -> tuple[Hand, ...]:
    """The ballots before the visitor; face-down hands of the others are counts."""
    names = _piles_before(look.seat, len(look.seats))
    zones = tuple([look.parts.get(name) for name, _ in names])
    return memory.keep(_fans, names, zones, pointed, states.terms, states.full, states.homes)


def _fans(
    names: tuple[tuple[str, str], ...],
    zones: tuple[Part | None, ...],
    pointed: Pointed,
    terms: Terms,
    full: frozenset[str],
    homes: tuple[str, ...],
) -> tuple[Hand, ...]:
    unlimited = ("handed", "risked", "absentee") if terms.electoral else ("handed", "risked")
    made: list[Hand] = []
    for (name, title), zone in zip(names, zones, strict=True):
        if not isinstance(zone, Zone) or not (zone.cards or (zone.hidden and name.startswith("hand"))):
            continue
        alone = name in ("handed", "absentee")
        closed = frozenset[str]() if name in unlimited else full
        where = [face.kind if name == "risked" else "" for face in zone.cards]
        ballots = [
            ballot_card(face.id, pointed, terms.own, closed, homes, alone=alone and not place, where=where[place])
            for place, face in enumerate(zone.cards)
        ]
        made.append(Hand(name, title or zone.title, tuple(ballots), zone.hidden))
    return tuple(made)


def _slates(look: Looked, pointed: Pointed) -> tuple[Slate, ...]:
    """Whom the visitor has chosen; the other cards of a convention, the own ones first; then other candidates that
    may be chosen."""
    if "convention1" not in look.parts and not pointed.places:
        return ()
    found: list[Slate] = []
    chosen = look.parts.get("chosen")
    faces = chosen.cards if isinstance(chosen, Zone) else ()
    if isinstance(chosen, Zone) and faces:
        found.append(Slate(chosen.title, tuple(candidate_card(face.id, NOTHING) for face in faces)))
    mine = None if look.seat is None else f"convention{look.seat + 1}"
    names = [name for name in look.parts if name.startswith("convention")]
    for name in sorted(names, key=lambda one: (one != mine, len(one))):
        zone = look.parts[name]
        assert isinstance(zone, Zone)
        title = "Your convention" if name == mine else zone.title
        found.append(Slate(title, tuple(candidate_card(face.id, pointed) for face in zone.cards if face not in faces)))
    drawn = {card.at for slate in found for card in slate.cards}
    free = [at for at in pointed.places if at.startswith("candidate:") and at not in drawn]
    if free:
        found.append(Slate("Candidates to choose from", tuple(candidate_card(at, pointed) for at in free)))
    return tuple(found)


__all__ = ["Board", "Looked", "prepare"]


def sides(look: Looked) -> tuple[str, ...]:
    """The letter of each seat's party, by which the page colors seats and the journal."""
    tickets = [look.parts.get(f"ticket{person.seat + 1}") for person in look.seats]
    return tuple(["RD"[party_of(ticket)] if ticket is not None else "" for ticket in tickets])
