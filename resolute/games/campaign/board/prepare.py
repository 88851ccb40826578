"""From a look at the table to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from resolute.board.drawing import Drawn, Sketch
from resolute.board.memory import Memory
from resolute.engine.views import Facts, Map, Part, Tracks, Zone
from resolute.games.campaign.board.cards import NOTHING, BallotCard, CandidateCard, Pointed, ballot_card, candidate_card
from resolute.games.campaign.board.desk import Desk, lay_desk
from resolute.games.campaign.board.marks import LEADERS, NUMBERS, STRIPS
from resolute.games.campaign.board.night import Night, election_night
from resolute.games.campaign.board.places import REGIONS
from resolute.games.campaign.board.score import (
    Bar,
    Side,
    Standing,
    Ticket,
    bar_line,
    draw_sides,
    draw_tickets,
    side_lines,
)
from resolute.games.campaign.board.states import (
    PLAIN,
    States,
    StateSketch,
    Terms,
    marked,
    near,
    sketch_states,
)
from resolute.games.campaign.content.addresses import REGION_AT
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.faces import AT_RISK
from resolute.games.campaign.tally_board import VOTES_AT
from resolute.payload import TablePayload


class RegionShown(msgspec.Struct, frozen=True):
    """A region of the map."""

    key: str
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


_SLOTS = tuple((f"outlines {region.key}", f"figures {region.key}", f"rows {region.key}") for region in Region)


def prepare(payload: TablePayload, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    return redraw(payload, file, Memory())


def redraw(payload: TablePayload, file: Callable[[str], str], memory: Memory) -> Board:
    """The same, with a memory of what the visitor was shown before: whatever has not changed is taken from it."""
    parts = payload.parts
    status = parts["status"]
    nation = parts["board"]
    assert isinstance(status, Facts) and isinstance(nation, Map)
    pointed = _pointed(payload)
    tally, turn, announced = status.get("tally"), status.get("turn"), status.get("regions")
    electoral = tally is not None and tally.value is not None
    voting = None not in nation.places[0].values[VOTES_AT:PLAIN]
    counting = voting or "absentee" in parts
    parties = party_of_seats(status)
    own = None if payload.seat is None else parties[payload.seat]
    lit = frozenset([at for at in pointed.places if at.startswith("state:")])
    terms = Terms(own, electoral, voting, not counting, file("map.svg"), lit)
    states = memory.last[States] = sketch_states(nation.places, terms, memory.last.get(States))
    tickets, race = _race(
        payload, states.leads, electoral, voting, parties, None if turn is None else turn.seat, memory
    )
    slates = _slates(payload, pointed)
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
            () if counting or announced is None else announced.about,
            payload.table if voting else "",
            payload.past and voting,
            election_night(nation, parts, electoral, payload.outcome.reason if payload.outcome else "")
            if voting
            else None,
        ),
        states,
        lay_desk(parts, status, tickets, pointed, own, voting),
        race,
        Cards(
            payload.seat is None,
            payload.curtain,
            slates,
            () if payload.curtain else _hands(payload, pointed, states, memory),
        ),
        memory,
    )


def _race(
    payload: TablePayload,
    leads: tuple[int, ...],
    electoral: bool,
    voting: bool,
    parties: tuple[int, ...],
    on_turn: int | None,
    memory: Memory,
) -> tuple[tuple[Ticket, ...], Race]:
    """The tickets, and the scoreboard."""
    parts, tally = payload.parts, payload.parts["tally"]
    assert isinstance(tally, Tracks)
    zones = tuple([parts.get(f"ticket{person.seat + 1}") for person in payload.seats])
    players = tuple(["you" if payload.seat == person.seat else person.name for person in payload.seats])
    tickets = memory.keep(draw_tickets, parts.get("decks"), zones, parties, players, on_turn)
    ranking = payload.outcome.ranking if payload.outcome is not None else ()
    winners = frozenset([parties[seat] for seat in ranking[0]] if len(ranking) > 1 else ())
    own = None if payload.seat is None else parties[payload.seat]
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
    announced: tuple[str, ...],
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
            RegionShown(
                region.key,
                region.label,
                *REGIONS[region.key],
                _ELECTORS[region],
                REGION_AT[region] in pointed,
                REGION_AT[region] in announced,
            )
            for region in Region
        ),
        table=table,
        past=past,
        night=night,
    )


_ELECTORS = {region: sum(state.electors for state in STATES if state.region == region) for region in Region}


def _pointed(payload: TablePayload) -> Pointed:
    """What the visitor may choose now. Where two options use a piece in the same place, a click there plays neither."""
    asked = payload.decision
    if asked is None or not asked.mine or payload.past:
        return NOTHING
    places: dict[str, int] = {}
    uses: dict[tuple[str, str], int] = {}
    twice: set[tuple[str, str]] = set()
    for option in asked.options:
        if option.index >= 0 and option.at:
            places[option.at] = places.get(option.at, 0) + 1
            if option.piece:
                use = option.piece, option.at
                if use in uses:
                    twice.add(use)
                uses[use] = option.index
    return Pointed(places, {use: index for use, index in uses.items() if use not in twice})


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


def _hands(payload: TablePayload, pointed: Pointed, states: States, memory: Memory) -> tuple[Hand, ...]:
    """The ballots before the visitor; face-down hands of the others are counts."""
    names = _piles_before(payload.seat, len(payload.seats))
    zones = tuple([payload.parts.get(name) for name, _ in names])
    decides = payload.decision.seat if payload.decision is not None else payload.seat
    # A hand is its holder's; what lies before the whole party is cast by whoever decides.
    casters = [
        zone.seat if name.startswith("hand") and isinstance(zone, Zone) else decides
        for (name, _), zone in zip(names, zones, strict=True)
    ]
    homes = tuple([_homes(payload, seat) for seat in casters])
    rumors = tuple(
        [
            _rumor(payload, seat) if name.startswith("hand") else ""
            for (name, _), seat in zip(names, casters, strict=True)
        ]
    )
    return memory.keep(_fans, names, zones, pointed, states.terms, states.full, homes, rumors)


def _homes(payload: TablePayload, seat: int | None) -> tuple[str, ...]:
    """The home states of a seat's candidates."""
    ticket = None if seat is None else payload.parts.get(f"ticket{seat + 1}")
    faces = ticket.cards if isinstance(ticket, Zone) else ()
    return tuple(dict.fromkeys(at.removeprefix("state:") for face in faces for at in face.about))


def _rumor(payload: TablePayload, seat: int | None) -> str:
    """The state of a rumor about a seat, which takes any number of ballots from its hand."""
    status = payload.parts.get("status")
    rows = status.rows if isinstance(status, Facts) else ()
    found = [fact.about[0] for fact in rows if fact.key == "rumor" and fact.seat == seat]
    return found[0].removeprefix("state:") if found else ""


def _fans(
    names: tuple[tuple[str, str], ...],
    zones: tuple[Part | None, ...],
    pointed: Pointed,
    terms: Terms,
    full: frozenset[str],
    homes: tuple[tuple[str, ...], ...],
    rumors: tuple[str, ...],
) -> tuple[Hand, ...]:
    unlimited = ("handed", "risked", "absentee") if terms.electoral else ("handed", "risked")
    made: list[Hand] = []
    for (name, title), zone, home, rumor in zip(names, zones, homes, rumors, strict=True):
        if not isinstance(zone, Zone) or not (zone.cards or (zone.hidden and name.startswith("hand"))):
            continue
        alone = name in ("handed", "absentee")
        closed = frozenset[str]() if name in unlimited else full - {rumor}
        where = [face.label if AT_RISK in face.tags else "" for face in zone.cards]
        ballots = [
            ballot_card(face.id, pointed, terms.own, closed, home, alone=alone and not place, where=where[place])
            for place, face in enumerate(zone.cards)
        ]
        made.append(Hand(name, title or zone.title, tuple(ballots), zone.hidden))
    return tuple(made)


def _slates(payload: TablePayload, pointed: Pointed) -> tuple[Slate, ...]:
    """Whom the visitor has chosen; the other cards of a convention, the own ones first; then other candidates that
    may be chosen."""
    if "convention1" not in payload.parts and not pointed.places:
        return ()
    found: list[Slate] = []
    chosen = payload.parts.get("chosen")
    faces = chosen.cards if isinstance(chosen, Zone) else ()
    if isinstance(chosen, Zone) and faces:
        found.append(Slate(chosen.title, tuple(candidate_card(face, pointed) for face in faces)))
    mine = None if payload.seat is None else f"convention{payload.seat + 1}"
    names = [name for name in payload.parts if name.startswith("convention")]
    for name in sorted(names, key=lambda one: (one != mine, len(one))):
        zone = payload.parts[name]
        assert isinstance(zone, Zone)
        title = "Your convention" if name == mine else zone.title
        found.append(Slate(title, tuple(candidate_card(face, pointed) for face in zone.cards)))
    drawn = {card.at for slate in found for card in slate.cards}
    zones = [part for part in payload.parts.values() if isinstance(part, Zone)]
    free = [face for zone in zones for face in zone.cards if face.kind == "candidate"]
    free = [face for face in free if face.id in pointed.places and face.id not in drawn]
    if free:
        found.append(Slate("Candidates to choose from", tuple(candidate_card(face, pointed) for face in free)))
    return tuple(found)


__all__ = ["Board", "prepare"]


def sides(payload: TablePayload) -> tuple[str, ...]:
    """The letter of each seat's party, by which the page colors seats and the journal."""
    status = payload.parts.get("status")
    return tuple(["RD"[party] for party in party_of_seats(status)]) if isinstance(status, Facts) else ()


@lru_cache
def party_of_seats(status: Facts) -> tuple[int, ...]:
    """The party of each seat."""
    return tuple([row.value for row in status.rows if row.key == "party" and row.value is not None])
