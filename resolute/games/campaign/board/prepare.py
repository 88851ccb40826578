"""From a `TablePayload` to what the templates of the board show."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from resolute.board.drawing import Drawn, Sketch
from resolute.board.memory import Memory
from resolute.engine.views import Fact, Facts, Map, Tracks
from resolute.games.campaign.board.desk import Desk, lay_desk
from resolute.games.campaign.board.hands import Cards, lay_hands, lay_slates, pointed_at
from resolute.games.campaign.board.marks import LEADERS, NUMBERS
from resolute.games.campaign.board.night import Night, election_night, open_box
from resolute.games.campaign.board.places import REGIONS
from resolute.games.campaign.board.score import (
    Race,
    Standing,
    Ticket,
    bar_line,
    basis_line,
    caption_line,
    draw_race,
    draw_tickets,
    goal_lines,
    score_line,
    side_line,
)
from resolute.games.campaign.board.states import States, StateSketch, Terms, marked, sketch_states
from resolute.games.campaign.board.zoom import zoomed
from resolute.games.campaign.content.addresses import REGION_AT
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.tally_board import VOTES_AT
from resolute.games.campaign.words import race as race_words
from resolute.games.campaign.words.ballots import in_millions
from resolute.payload import SeatPayload, TablePayload


class RegionShown(msgspec.Struct, frozen=True):
    """A region of the map."""

    key: str
    name: str
    x: int
    y: int
    electors: int
    lit: bool
    announced: bool


class Nation(msgspec.Struct, frozen=True, cache_hash=True):
    """What stays of the map for a while: everything but the states."""

    electoral: bool
    voting: bool
    convention: bool
    own: str
    """The letter of the visitor's party."""
    choosing: bool
    """A region is to be chosen, so that all dice numbers matter."""
    reached: bool
    lit: bool
    money: bool
    regions: tuple[RegionShown, ...]
    table: str
    past: bool
    night: Night | None
    leaders: Drawn = LEADERS
    numbers: Drawn = NUMBERS


def race_sketch(race: Race) -> Sketch:
    """The header: each side by itself, and the bar between them."""
    first, other = race.ordered
    lines = {
        "first": (side_line(first, race.voting), score_line(first, race.voting)),
        "middle": (caption_line(race), bar_line(race.bar, first, other)),
        "other": (score_line(other, race.voting), side_line(other, race.voting)),
        "basis": (basis_line(race),),
    }
    return Sketch("tally", race.voting, lines)


def goal_sketch(race: Race) -> Sketch:
    """The goal line above the board."""
    return Sketch("goal", "", {"goal": goal_lines(race)})


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
            return self.memory.keep(race_sketch, self.race)
        if region == "goal":
            return self.memory.keep(goal_sketch, self.race)
        if region == "cards":
            return self.memory.keep(Cards.sketch, self.cards)
        slots = self.desk.slots(self.memory)
        for (outlines, figures, rows), quarter in zip(_SLOTS, self.country.quarters, strict=True):
            slots[outlines] = quarter.outlines
            slots[figures] = quarter.figures
            slots[rows] = quarter.rows
        slots["marked"] = self.memory.keep(marked, self.country.top)
        slots["zoom"] = self.memory.keep(zoomed, self.country.top, self.states, self.country.terms.drawing)
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
    pointed = pointed_at(payload)
    tally, turn, announced = status.get("tally"), status.get("turn"), status.get("regions")
    electoral = tally is not None and tally.value is not None
    voting = None not in nation.places[0].values[VOTES_AT : VOTES_AT + 2]
    counting = voting or "absentee" in parts
    parties = party_of_seats(status)
    own = None if payload.seat is None else parties[payload.seat]
    lit = frozenset([at for at in pointed.places if at.startswith("state:")])
    terms = Terms(own, electoral, voting, not counting, file("map.svg"), lit)
    states = memory.last[States] = sketch_states(nation.places, terms, memory.last.get(States))
    tickets, race = _race(payload, electoral, tally, parties, None if turn is None else turn.seat, memory)
    slates = lay_slates(payload, pointed)
    night = None
    if voting:
        reason = payload.outcome.reason if payload.outcome else ""
        box = open_box(payload.outcome.summary.panels if payload.outcome else (), parties)
        night = election_night(nation, parts, states, electoral, own, reason, box)
    places = tuple([at for at in pointed.places if at.startswith(("state:", "region:"))])
    return Board(
        memory.keep(
            _nation,
            electoral,
            voting,
            bool(slates),
            own,
            any(one.reached for one in states.top),
            places,
            race.sides[0].funds is not None,
            () if counting or announced is None else announced.about,
            payload.table if voting else "",
            payload.past and voting,
            night,
        ),
        states,
        lay_desk(parts, status, tickets, pointed, own, voting),
        race,
        Cards(
            payload.seat is None,
            payload.curtain,
            slates,
            () if payload.curtain else lay_hands(payload, pointed, states, memory),
            night,
        ),
        memory,
    )


def _race(
    payload: TablePayload,
    electoral: bool,
    tally: Fact | None,
    parties: tuple[int, ...],
    on_turn: int | None,
    memory: Memory,
) -> tuple[tuple[Ticket, ...], Race]:
    """The tickets, and the header."""
    parts, sums = payload.parts, payload.parts["tally"]
    assert isinstance(sums, Tracks)
    zones = tuple([parts.get(f"ticket{person.seat + 1}") for person in payload.seats])
    players = tuple([_player(person, payload.seat) for person in payload.seats])
    names = tuple(["you" if person.seat == payload.seat else person.name for person in payload.seats])
    tickets = memory.keep(draw_tickets, parts.get("decks"), zones, parties, players, names, on_turn)
    ranking = payload.outcome.ranking if payload.outcome is not None else ()
    winners = frozenset([parties[seat] for seat in ranking[0]] if len(ranking) > 1 else ())
    own = None if payload.seat is None else parties[payload.seat]
    both = tuple([" · ".join([players[seat] for seat, side in enumerate(parties) if side == party]) for party in Party])
    standing = Standing(
        sums,
        parts.get("projection"),
        parts.get("added"),
        tickets,
        both,
        electoral,
        None if tally is None else tally.value,
        own,
        winners,
    )
    return tickets, memory.keep(draw_race, standing)


def _player(person: SeatPayload, seat: int | None) -> str:
    """Who plays a seat, in a word."""
    if person.seat == seat:
        return "you"
    if person.kind == "bot":
        return "bot"
    return person.name or ("invited" if person.waits else "free")


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
        choosing=any(at.startswith("region:") for at in pointed),
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


def standing(payload: TablePayload) -> tuple[tuple[str, str], ...]:
    """The score in a line, for the front page: the visitor's own first, each figure with whose it is."""
    projection, status = payload.parts.get("projection"), payload.parts.get("status")
    if not isinstance(projection, Tracks) or not isinstance(status, Facts):
        return ()
    tally = status.get("tally")
    electoral = tally is not None and tally.value is not None
    found = {marker.id: marker.value for marker in projection.markers}
    parties = party_of_seats(status)
    own = None if payload.seat is None else parties[payload.seat]
    first = own or 0
    names = ["", ""]
    names[first] = race_words.THE_REPUBLICANS if own is None else race_words.YOU
    other = [seat.label for seat in payload.seats if parties[seat.seat] != first]
    names[1 - first] = race_words.THE_DEMOCRATS if own is None or not other else other[0]
    scores = [found[f"projected:{party}"] for party in Party]
    shown = [str(score) if electoral else in_millions(score) for score in scores]
    return ((shown[first], race_words.if_it_ended_now(names[first])), (shown[1 - first], names[1 - first]))


def sides(payload: TablePayload) -> tuple[str, ...]:
    """The letter of each seat's party, by which the page colors seats and the journal."""
    status = payload.parts.get("status")
    return tuple(["RD"[party] for party in party_of_seats(status)]) if isinstance(status, Facts) else ()


@lru_cache
def party_of_seats(status: Facts) -> tuple[int, ...]:
    """The party of each seat."""
    return tuple([row.value for row in status.rows if row.key == "party" and row.value is not None])
