"""How an election went: the state that decided it, the closest ones, the luck of the dice, and the other tally."""

from __future__ import annotations

from functools import cache
from itertools import product

from resolute.engine.frames import Seat
from resolute.engine.summary import Deciding, Summary, SummaryFact, SummaryPanel
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import STATE_AT
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import ELECTORS, NATION, votes_in
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.campaigning import reached_by
from resolute.games.campaign.rules.tally import (
    MAJORITY,
    PER_VOTE,
    additional_votes,
    carries,
    edges_for,
    electoral_votes,
    popular_votes,
)
from resolute.games.campaign.state import ABSENTEE, Campaign
from resolute.games.campaign.words import summary as words
from resolute.games.campaign.words.ballots import in_millions

SHOWN = 5
"""So many states are listed."""


def campaign_summary(t: Table[Campaign], seat: Seat | None) -> Summary:
    """The summary of a finished election."""
    s = t.state
    electoral = t.options["tally"] == "electoral"
    closest = _closest(s) if electoral else _largest(s)
    panels = (closest, _luck(t, seat), _other(s, electoral), _ground(s), _box(s))
    return Summary(_deciding(s) if electoral else _popular(s), tuple([one for one in panels if one.facts]))


def leads(s: Campaign) -> tuple[int, ...]:
    """The lead in each state in thousands, the edge included; positive for the Republicans."""
    edges = edges_for(s.incumbent)
    return tuple([(s.sides[0].votes[one] - s.sides[1].votes[one]) * PER_VOTE + edges[one] for one in NATION])


def grand_totals(s: Campaign) -> tuple[int, int]:
    """The popular vote with everything that is added, in units of 100,000."""
    first, second = popular_votes(s)
    more = additional_votes(s)
    return first + sum(one for one, _ in more), second + sum(other for _, other in more)


def _touched(s: Campaign) -> list[int]:
    return [one for one in NATION if s.sides[0].votes[one] or s.sides[1].votes[one]]


def _deciding(s: Campaign) -> Deciding | None:
    """The closest state without which the other party would have won; where there is none, the one that brings the
    winners to 270 if their states are counted from the surest to the closest."""
    scores = electoral_votes(s)
    if max(scores) < MAJORITY:
        return None
    winner = scores.index(max(scores))
    lead = leads(s)
    carried = sorted([one for one in NATION if carries(s, one) == winner], key=lambda one: abs(lead[one]))
    for state in carried:
        without = list(scores)
        without[winner] -= ELECTORS[state]
        without[1 - winner] += ELECTORS[state]
        if without[winner] < without[1 - winner]:
            note = words.without(state, winner, abs(lead[state]), without)
            return Deciding(words.decided(state), note, figure=STATES[state].code, at=STATE_AT[state])
    held = 0
    for state in reversed(carried):
        held += ELECTORS[state]
        if held >= MAJORITY:
            note = words.tipping(state, winner, abs(lead[state]))
            return Deciding(STATES[state].name, note, figure=STATES[state].code, at=STATE_AT[state])
    return None


def _popular(s: Campaign) -> Deciding | None:
    """The state in which the winners are furthest ahead."""
    totals = grand_totals(s)
    if totals[0] == totals[1]:
        return None
    winner = totals.index(max(totals))
    by_votes = {one: s.sides[winner].votes[one] - s.sides[1 - winner].votes[one] for one in NATION}
    state = max(by_votes, key=lambda one: by_votes[one])
    return Deciding(STATES[state].name, words.most(totals, winner), figure=STATES[state].code, at=STATE_AT[state])


def _closest(s: Campaign) -> SummaryPanel:
    """The states that were fought for, the closest first."""
    lead = leads(s)
    found = sorted(_touched(s), key=lambda one: abs(lead[one]))[:SHOWN]
    longest = max([abs(lead[one]) for one in found], default=0) or 1
    facts = []
    for state in found:
        votes = (s.sides[0].votes[state], s.sides[1].votes[state])
        winner = carries(s, state)
        lean = votes[winner] <= votes[1 - winner]
        facts.append(
            SummaryFact(
                f"{STATES[state].name} {ELECTORS[state]}",
                words.margin(abs(lead[state])),
                words.by_lean(votes[0] == votes[1]) if lean else "",
                s.seats_of(winner)[0],
                STATE_AT[state],
                share=abs(lead[state]) / longest,
            )
        )
    return SummaryPanel("closest", words.CLOSEST, tuple(facts))


def _largest(s: Campaign) -> SummaryPanel:
    """The states that brought the most."""
    ahead = {one: s.sides[0].votes[one] - s.sides[1].votes[one] for one in _touched(s)}
    found = sorted(ahead, key=lambda one: -abs(ahead[one]))[:SHOWN]
    longest = max([abs(ahead[one]) for one in found], default=0) or 1
    facts = [
        SummaryFact(
            STATES[one].name,
            in_millions(abs(ahead[one])),
            seat=s.seats_of(Party.REPUBLICAN if ahead[one] > 0 else Party.DEMOCRAT)[0],
            at=STATE_AT[one],
            share=abs(ahead[one]) / longest,
        )
        for one in found
    ]
    return SummaryPanel("largest", words.LARGEST, tuple(facts))


@cache
def _usual(regions: tuple[int, ...]) -> float:
    """How many electoral votes a roll puts in reach, on average."""
    rolls = list(product(range(1, 7), repeat=2))
    return sum(_worth(reached_by(regions, _numbers(*roll))) for roll in rolls) / len(rolls)


def _numbers(first: int, second: int) -> tuple[int, ...]:
    return (first, first + second) if first == second else (first, second, first + second)


def _worth(states: tuple[int, ...]) -> int:
    return sum(ELECTORS[one] for one in set(states))


def _luck(t: Table[Campaign], seat: Seat | None) -> SummaryPanel:
    """The best and the worst roll for states: of the party of who asks, or of anybody for a spectator."""
    mine = range(t.seats) if seat is None else t.state.seats_of(t.state.players[seat].party)
    rolls = [
        (_worth(states) - _usual(tuple(regions)), who, tuple(regions), tuple(states), entry.number)
        for entry in t.journal or ()
        if entry.kind == "reached"
        for who, regions, states in [entry.about]
        if who in mine
    ]
    if len(rolls) < 2:
        return SummaryPanel("luck", words.LUCK, ())
    facts = [
        SummaryFact(label, words.reached(states), words.electors_reached(_worth(states), _usual(regions)), who, "", at)
        for label, (_, who, regions, states, at) in ((words.BEST_ROLL, max(rolls)), (words.WORST_ROLL, min(rolls)))
    ]
    return SummaryPanel("luck", words.LUCK, tuple(facts))


def _other(s: Campaign, electoral: bool) -> SummaryPanel:
    """What the tally that was not played for would have said."""
    totals = grand_totals(s) if electoral else electoral_votes(s)
    winner = None if totals[0] == totals[1] else totals.index(max(totals))
    facts = [
        SummaryFact(
            party.label, in_millions(totals[party]) if electoral else str(totals[party]), seat=s.seats_of(party)[0]
        )
        for party in Party
    ]
    return SummaryPanel(
        "other_tally",
        words.OTHER_TALLY,
        tuple(facts),
        words.popular(winner) if electoral else words.electoral(winner),
    )


ABSENTEE_BALLOT = "absentee"


def _box(s: Campaign) -> SummaryPanel:
    """Every ballot of the count, state by state: for president, for vice president, then those that came by mail. It
    counts for the seats of the party that cast it, whoever printed it."""
    facts = []
    cast = [
        (state, party, code > ABSENTEE, card)
        for card, code in enumerate(s.box)
        if code
        for party, state in [_lies(code)]
    ]
    for state, party, by_mail, card in sorted(cast, key=lambda one: (*one[:3], BALLOTS[one[3]].office)):
        votes = votes_in(card, state)
        facts.append(
            SummaryFact(
                STATES[state].name,
                in_millions(votes),
                seat=s.seats_of(party)[0],
                at=STATE_AT[state],
                kind=ABSENTEE_BALLOT if by_mail else BALLOTS[card].office.key,
                amount=votes,
            )
        )
    return SummaryPanel("box", words.BOX, tuple(facts))


def _lies(code: int) -> tuple[int, int]:
    """For which party and in which state a ballot lies in the box."""
    return divmod((code - 1) % ABSENTEE, len(STATES))


def _ground(s: Campaign) -> SummaryPanel:
    """In how many states each party has campaigned."""
    facts = [
        SummaryFact(party.label, str(sum(1 for marks in s.sides[party].record if marks)), seat=s.seats_of(party)[0])
        for party in Party
    ]
    return SummaryPanel("ground", words.GROUND, tuple(facts))
