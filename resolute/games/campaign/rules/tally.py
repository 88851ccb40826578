"""Election night: each region is tallied, and the votes decide. (Election Tally)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Seat, step
from resolute.engine.table import Outcome, Table
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.charts import NATIONAL_VOTES, REGIONAL_VOTES
from resolute.games.campaign.content.edges import DEMOCRATIC_INCUMBENT, OPEN_YEAR, REPUBLICAN_INCUMBENT
from resolute.games.campaign.content.lookups import ELECTORS, NATION
from resolute.games.campaign.content.states import REGION_STATES, Region
from resolute.games.campaign.rules.incumbent import next_campaign
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words.outcomes import outcome

MAJORITY = 270
"""How many of the 538 electoral votes elect a president."""
ALL_ELECTORS = sum(ELECTORS)
PER_VOTE = 100
"""Thousands of votes in the unit that ballots count in."""


class Result(msgspec.Struct, frozen=True):
    """What an election came to, for both parties."""

    scores: tuple[int, int]
    winner: int | None
    ending: str


def edges_for(incumbent: int) -> tuple[int, ...]:
    """The built-in edges in thousands, positive for the Republicans: of an open year or of an incumbent's."""
    if incumbent == Party.REPUBLICAN:
        return REPUBLICAN_INCUMBENT
    if incumbent == Party.DEMOCRAT:
        return DEMOCRATIC_INCUMBENT
    return OPEN_YEAR


def carries(s: Campaign, state: int) -> int:
    """The party that carries a state: more votes, the built-in edge included. (Electoral Vote)"""
    lead = (s.sides[0].votes[state] - s.sides[1].votes[state]) * PER_VOTE + edges_for(s.incumbent)[state]
    return Party.REPUBLICAN if lead > 0 else Party.DEMOCRAT


def electoral_votes(s: Campaign) -> tuple[int, int]:
    """The electoral votes of both parties."""
    won = [0, 0]
    for state in NATION:
        won[carries(s, state)] += ELECTORS[state]
    return won[0], won[1]


def popular_votes(s: Campaign) -> tuple[int, int]:
    """The ballots of both parties, in units of 100,000, before anything is added."""
    return sum(s.sides[0].votes), sum(s.sides[1].votes)


def additional_votes(s: Campaign) -> tuple[tuple[int, int], ...]:
    """The votes added for the most states in each region and in the nation. (Popular Vote)

    A regional tie goes to the party with more states in the nation; still tied, it is divided.
    """
    records = (s.sides[0].record, s.sides[1].record)
    nation = [sum(1 for marks in record if marks) for record in records]
    rows: list[tuple[int, int]] = []
    for region in Region:
        ahead = [sum(1 for state in REGION_STATES[region] if record[state]) for record in records]
        rows.append(_award(REGIONAL_VOTES[region], ahead if ahead[0] != ahead[1] else nation))
    rows.append(_award(NATIONAL_VOTES, nation))
    return tuple(rows)


def _award(votes: int, ahead: list[int]) -> tuple[int, int]:
    if ahead[0] == ahead[1]:
        return votes // 2, votes // 2
    return (votes, 0) if ahead[0] > ahead[1] else (0, votes)


@step
def election_tally(t: Table[Campaign]) -> None:
    """The polls have closed: the regions are counted one after the other, and the result is declared."""
    s = t.state
    s.voting = True
    t.tell("polls_close")
    result = _electoral(t) if t.options["tally"] == "electoral" else _popular(t)
    t.then(declare, result.scores, result.winner, result.ending)


def _electoral(t: Table[Campaign]) -> Result:
    """State by state; 270 electoral votes win. 269 each: the popular vote decides. (Electoral Vote)"""
    s = t.state
    edges = edges_for(s.incumbent)
    running = [0, 0]
    for region in Region:
        for state in REGION_STATES[region]:
            winner = carries(s, state)
            running[winner] += ELECTORS[state]
            counts = (s.sides[0].votes[state], s.sides[1].votes[state])
            t.tell("state_tallied", state, *counts, edges[state], winner, ELECTORS[state])
        t.tell("region_tallied", int(region), *running)
    scores = (running[0], running[1])
    if max(scores) >= MAJORITY:
        return Result(scores, scores.index(max(scores)), "electoral_majority")
    popular = popular_votes(s)
    t.tell("electoral_tie", *popular)
    if popular[0] != popular[1]:
        return Result(scores, int(popular[1] > popular[0]), "electoral_tie")
    return Result(scores, None, "dead_heat")


def _popular(t: Table[Campaign]) -> Result:
    """Regions are counted, votes are added for the most states, and the higher grand total wins. (Popular Vote)"""
    s = t.state
    totals = [0, 0]
    for region in Region:
        counts = [sum(side.votes[state] for state in REGION_STATES[region]) for side in s.sides]
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
        t.tell("region_counted", int(region), *counts)
    t.tell("subtotal", *totals)
    for place, added in enumerate(additional_votes(s)):
        totals = [total + more for total, more in zip(totals, added, strict=True)]
        t.tell("votes_added", place, *added)
    scores = (totals[0], totals[1])
    if scores[0] == scores[1]:
        return Result(scores, None, "dead_heat")
    return Result(scores, int(scores[1] > scores[0]), "popular_majority")


@step
def declare(t: Table[Campaign], scores: tuple[int, int], winner: int | None, ending: str) -> None:
    """The winners move into the White House; after a first election the president may run for re-election."""
    s = t.state
    if winner is None:
        t.tell("dead_heat", *scores)
    else:
        s.president = s.running_for(winner, Office.PRESIDENT).id
        t.tell("elected", winner, s.president, s.running_for(winner, Office.VICE_PRESIDENT).id, *scores)
    if t.options["incumbent"] == "second_election" and s.election == 1 and winner is not None:
        t.then(next_campaign, s.seat_running_for(winner, Office.PRESIDENT), winner)
        return
    seats: list[tuple[Seat, ...]]
    if winner is None:
        seats = [tuple(range(len(s.players)))]
    else:
        seats = [s.seats_of(winner), s.seats_of(1 - winner)]
    by_seat = tuple(scores[player.party] for player in s.players)
    president = None if winner is None else s.president
    reason = outcome(ending, t.options["tally"] == "electoral", scores, winner, president)
    t.finish(Outcome(tuple(seats), by_seat, ending, reason))
