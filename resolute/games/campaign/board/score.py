"""The scoreboard: both tickets, what they have, and the bar between them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from resolute.engine.drawing import Looked
from resolute.engine.views import Part, Tracks, Zone
from resolute.games.campaign.board.cards import CandidateCard, Pointed, candidate_card
from resolute.games.campaign.board.states import StateSketch
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.states import STATES


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


def party_of(zone: Part | None) -> int:
    """The party of a ticket, by its title."""
    assert isinstance(zone, Zone)
    return int(zone.title.endswith(Party.DEMOCRAT.label))


def _values(part: Part | None) -> dict[str, int]:
    return {marker.id: marker.value for marker in part.markers} if isinstance(part, Tracks) else {}


def draw_sides(
    look: Looked, sketches: Sequence[StateSketch], electoral: bool, voting: bool, own: int | None, on_turn: str
) -> tuple[tuple[Side, ...], tuple[int, int, int]]:
    """Both parties on the scoreboard, and the bar between them.

    Before the polls close the bar shows the states in which more ballots of a party are recorded.
    """
    tally = look.parts["tally"]
    assert isinstance(tally, Tracks)
    values = _values(tally)
    notes = {marker.id: marker.note for marker in tally.markers}
    leads = {"R": 0, "D": 0, "=": 0, "": 0}
    for one in sketches:
        leads[one.leader] += one.electors
    made: list[Side] = []
    bar: list[int] = []
    for party in Party:
        votes = values.get(f"votes{party:d}")
        if electoral and voting:
            score, unit = values[f"electors{party:d}"], "electoral votes"
        elif electoral:
            score = leads["RD"[party]]
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
        won = len(ranking) > 1 and any(party_of(look.parts[f"ticket{seat + 1}"]) == party for seat in ranking[0])
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
        whole = sum(leads.values())
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
        if party_of(ticket) != party:
            continue
        assert isinstance(ticket, Zone)
        person = people.get(place)
        name = "" if person is None else "you" if look.seat == place else person.name
        for number, face in enumerate(ticket.cards):
            card = candidate_card(face.id, NOTHING, _office(face.kind))
            found.append(Runner(card, name, labels[place] == on_turn, counts[place] if not number else None))
    return tuple(sorted(found, key=lambda one: one.card.office != Office.PRESIDENT.label))


NOTHING = Pointed({}, {})


def _office(kind: str) -> str:
    """President or vice president, from what a candidate's card says; nothing before it is settled."""
    wanted = kind.rpartition("for ")[2]
    return next((office.label for office in Office if office.label.lower() == wanted), "")
