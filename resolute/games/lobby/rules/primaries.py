"""The primaries: who runs, and who is backed by which states. (5.4.1)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from resolute.engine.frames import Actor, Option, OptionList, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.rules.leaving import leave_politics
from resolute.games.lobby.rules.nomination import nominate
from resolute.games.lobby.rules.pledges import face_up, give_states, now, put
from resolute.games.lobby.rules.tickets import can_offer, offers
from resolute.games.lobby.rules.votes import electors_of
from resolute.games.lobby.state import NOBODY, Candidate, Election, InPlay, Lobby
from resolute.games.lobby.words import options, prompts

MAX_MANDATES = 2
"""Nobody runs who has had two mandates: the first one of the game and elections count, successions do not. (5.4.1)"""


@step
def open_primaries(t: Table[Lobby]) -> None:
    """The President has the floor first. (5.4.1)"""
    s = t.state
    s.phase = "primaries"
    s.election = Election()
    for player in s.players:
        player.passed = False
    t.tell("phase", "primaries")
    if s.mandates.count(s.president) < MAX_MANDATES:
        t.then(run_again, s.chair)
    else:
        t.tell("two_terms", s.chair, s.president)
        t.then(president_withdraws)


@choice(prompts.run_again, rule="The primaries")
def run_again(t: Table[Lobby], actor: Actor) -> list[Option]:
    """Run again, or withdraw from political life. (5.4.1)"""
    president = t.state.president
    at = f"politician:{president}"
    return [
        Option(options.run_again(president), do(president_runs), at=at),
        Option(options.WITHDRAW, do(president_withdraws), at=at, declines=True),
    ]


@step
def president_runs(t: Table[Lobby]) -> None:
    """The primaries of the party are over: all its states are behind the President, whoever controls them. (5.4.1)

    An independent President has only their own.
    """
    s = t.state
    party = s.president_party
    alone = party == Party.INDEPENDENT
    states: tuple[int, ...] = ()
    for seat, player in enumerate(s.players):
        for one in player.politicians:
            if one.card == s.president or (one.party == party and not alone):
                states += one.states
                s.players[seat].put(msgspec.structs.replace(one, given=True))
    candidate = Candidate(s.chair, s.president, party, electors_of(states))
    put(s, candidates=(candidate,), closed=NOBODY if alone else party, incumbent=s.president)
    t.tell("president_runs", s.chair, s.president, candidate.electors)
    t.then(open_the_floor)


@step
def president_withdraws(t: Table[Lobby]) -> None:
    """A President who does not run leaves politics; the office is empty until the result. (5.4.1)"""
    s = t.state
    t.then(leave_politics, s.chair, s.president, "withdraws")
    t.then(open_the_floor)


@step
def open_the_floor(t: Table[Lobby]) -> None:
    """Turns go clockwise from the Vice President's player. (5.4.1)"""
    s = t.state
    first = s.owner(s.vice_president)
    put(s, order=s.clockwise(s.chair if first == NOBODY else first))
    t.then(next_in_primaries)


# Turns


def open_party(s: Lobby, party: int) -> bool:
    """Whether a party's primaries still go on. (5.4.1)"""
    return party != now(s).closed


def may_declare(s: Lobby, seat: Seat) -> list[InPlay]:
    """Whom a player can put up: one candidate a player, who has not given votes. (5.4.1)"""
    if any(one.seat == seat for one in now(s).candidates):
        return []
    return [one for one in s.players[seat].politicians if not one.given and open_party(s, one.party)]


def may_back(s: Lobby, one: InPlay) -> list[int]:
    """The candidates to whom a politician can give electors: of the party, or anybody for an independent. (5.4.1)"""
    return [
        place for place, candidate in enumerate(now(s).candidates) if one.party in (candidate.party, Party.INDEPENDENT)
    ]


def can_do_something(s: Lobby, seat: Seat) -> bool:
    """Whether a player with states face up can declare somebody or give electors. (5.4.1)"""
    up = face_up(s, seat)
    return bool(up) and (bool(may_declare(s, seat)) or any(may_back(s, one) for one in up))


@step
def next_in_primaries(t: Table[Lobby]) -> None:
    """Whoever has no state face up passes automatically; whoever can do nothing waits. (5.4.1)

    When nobody can do anything more, both parties must be represented.
    """
    s = t.state
    election = now(s)
    count = len(election.order)
    for ahead in range(count):
        at = (election.next + ahead) % count
        seat = election.order[at]
        deals = can_offer(t, seat) and not s.players[seat].passed
        if can_do_something(s, seat) or deals:
            put(s, next=(at + 1) % count)
            t.then(take_turn_in_primaries, seat)
            t.then(next_in_primaries)
            return
    t.then(both_parties)


@choice(prompts.primaries, rule="The primaries", forced=True)
def take_turn_in_primaries(t: Table[Lobby], actor: Actor) -> OptionList:
    """Declare a candidate, give electors to one, or pass, once only. (5.4.1)"""
    s = t.state
    found = OptionList()
    if face_up(s, actor):
        found.later([(actor, one.card) for one in may_declare(s, actor)], _declare_option)
        found.later(_gifts(s, actor, NOBODY, NOBODY), _gift_option)
    found.extend(offers(t, actor))
    if not s.players[actor].passed:
        found.append(_pass_option(actor))
    return found


def _declare_option(t: Table[Lobby], of: tuple[Seat, int]) -> Option:
    """A politician is put up."""
    seat, card = of
    label = options.declare(t.state.players[seat].named(card))
    return Option(label, do(declare, seat, card), at=f"politician:{card}", group=options.DECLARE)


@cache
def _pass_option(actor: Actor) -> Option:
    return Option(options.PASS, do(pass_primaries, actor), declines=True)


def _gifts(s: Lobby, seat: Seat, party: int, candidate: int) -> list[tuple[Seat, int, int]]:
    """What can be given: the states of one politician after the other, of one party and to one candidate. (5.4.1)"""
    return [
        (seat, one.card, place)
        for one in face_up(s, seat)
        if party in (NOBODY, one.party)
        for place in may_back(s, one)
        if candidate in (NOBODY, place)
    ]


def _gift_option(t: Table[Lobby], of: tuple[Seat, int, int]) -> Option:
    """A politician's electors for a candidate."""
    seat, card, place = of
    one, target = t.state.players[seat].named(card), now(t.state).candidates[place]
    return Option(
        options.give(one, electors_of(one.states), target),
        do(give, seat, card, place),
        at=f"politician:{card}",
        group=options.give_to(target),
        piece=f"candidate:{target.politician}",
    )


@step
def pass_primaries(t: Table[Lobby], seat: Seat) -> None:
    """A player may pass once while states lie face up. (5.4.1)"""
    t.state.players[seat].passed = True
    t.tell("passes", seat)


@step
def declare(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A candidate begins with the electors of the own states. (5.4.1)"""
    s = t.state
    one = s.players[seat].named(card)
    s.players[seat].put(msgspec.structs.replace(one, given=True))
    candidate = Candidate(seat, card, one.party, electors_of(one.states))
    put(s, candidates=(*now(s).candidates, candidate))
    t.tell("declares", seat, card, candidate.electors)


@step
def give(t: Table[Lobby], seat: Seat, card: int, place: int) -> None:
    """All states of a politician go face down, and the candidate advances; others of the party may follow. (5.4.1)"""
    s = t.state
    party = s.players[seat].named(card).party
    give_states(t, seat, card, place)
    if _gifts(s, seat, party, place):
        t.then(give_more, seat, party, place)


@choice(prompts.GIVE_MORE, rule="The primaries")
def give_more(t: Table[Lobby], actor: Actor, party: int, place: int) -> OptionList:
    """A gift may be the states of several politicians. (5.4.1)"""
    found = OptionList()
    found.later(_gifts(t.state, actor, party, place), _gift_option)
    found.append(Option(options.DONE, do(done_giving), declines=True))
    return found


@step
def done_giving(t: Table[Lobby]) -> None:
    """That was the gift."""


# Both parties must be represented


@step
def both_parties(t: Table[Lobby]) -> None:
    """Democrats and Republicans must both have a candidate. (5.4.1)

    The duty falls on the last in turn without a candidate who controls a politician of the party, then the primaries go
    on. If nobody can, the states of that party count for nobody.
    """
    s = t.state
    election = now(s)
    for party in MAIN_PARTIES:
        if party in election.missing or any(one.party == party for one in election.candidates):
            continue
        for seat in reversed(election.order):
            if any(one.party == party for one in may_declare(s, seat)):
                t.tell("duty", seat, int(party))
                t.then(must_declare, seat, int(party))
                t.then(next_in_primaries)
                return
        put(s, missing=(*now(s).missing, int(party)))
        t.tell("party_missing", int(party))
    t.then(nominate)


@choice(prompts.must_declare, rule="The primaries", forced=True)
def must_declare(t: Table[Lobby], actor: Actor, party: int) -> Iterator[Option]:
    """A politician of the party that has no candidate. (5.4.1)"""
    for one in may_declare(t.state, actor):
        if one.party == party:
            yield Option(options.declare(one), do(declare, actor, one.card), at=f"politician:{one.card}")
