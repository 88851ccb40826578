"""The end of the primaries: nominees and running mates. (5.4.1, 5.4.2)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Actor, Option, OptionList, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.lobby.content.advantages import MateNamed, NomineeBacked
from resolute.games.lobby.content.kinds import MAIN_PARTIES, Party
from resolute.games.lobby.library import LOBBIES
from resolute.games.lobby.rules.night import open_the_polls
from resolute.games.lobby.rules.offices import Named, politicians_in_play
from resolute.games.lobby.rules.pledges import now, put, put_candidate
from resolute.games.lobby.rules.scoring import score
from resolute.games.lobby.rules.votes import HANDFUL, draw_pawns, put_pawns_back
from resolute.games.lobby.state import Candidate, Lobby
from resolute.games.lobby.words import options, prompts


@step
def nominate(t: Table[Lobby]) -> None:
    """In each party the candidate with the most electors wins and takes those of the beaten; independents go on alone.

    (5.4.1)
    """
    s = t.state
    election = now(s)
    standing: list[Candidate] = []
    for party in MAIN_PARTIES:
        rivals = [one for one in election.candidates if one.party == party]
        if rivals:
            one = _nominee(t, rivals)
            standing.append(one)
            if t.outcome is None:
                t.tell("nominated", one.seat, one.politician, one.electors)
                _reward_backers(t, one)
    standing += [one for one in election.candidates if one.party == Party.INDEPENDENT]
    put(s, candidates=tuple(standing))
    t.then(next_mate, 0)


def _nominee(t: Table[Lobby], rivals: list[Candidate]) -> Candidate:
    """The one who is furthest ahead; in a tie handfuls of ten decide, until they differ. (5.4.1)"""
    most = max(one.electors for one in rivals)
    tied = [one for one in rivals if one.electors == most]
    while len(tied) > 1:
        drawn = []
        for one in tied:
            drawn.append(draw_pawns(t, HANDFUL)[one.party])
            put_pawns_back(t.state)
        t.tell("primary_tie", tuple(one.politician for one in tied), tuple(drawn))
        tied = [one for one, pawns in zip(tied, drawn, strict=True) if pawns == max(drawn)]
    return msgspec.structs.replace(tied[0], electors=sum(one.electors for one in rivals))


def _reward_backers(t: Table[Lobby], candidate: Candidate) -> None:
    """A lobby may score when a candidate to whom it gave electors is nominated. (3.3 A)"""
    for seat in candidate.givers:
        reward = LOBBIES[t.state.players[seat].lobby].reward
        if isinstance(reward, NomineeBacked):
            score(t, seat, reward.points, "lobby")


# Running mates


def mates_for(s: Lobby, candidate: Candidate) -> list[Named]:
    """Politicians of the party, another player's as long as there are any, or those of whoever was promised it. (5.4.2)

    Without anybody of the party there is no running mate.
    """
    pool = [
        (seat, one)
        for seat, one in politicians_in_play(s)
        if one.party == candidate.party and one.card != candidate.politician
    ]
    for fits in (
        [one for one in pool if one[0] == candidate.promised],
        [one for one in pool if one[0] != candidate.seat],
        pool,
    ):
        if fits:
            return fits
    return []


@step
def next_mate(t: Table[Lobby], place: int) -> None:
    """One candidate after the other names a running mate; independents name none. (5.4.2)"""
    s = t.state
    if place == len(now(s).candidates):
        t.then(open_the_polls)
        return
    candidate = now(s).candidates[place]
    if candidate.party != Party.INDEPENDENT and mates_for(s, candidate):
        t.then(choose_mate, candidate.seat, place)
    t.then(next_mate, place + 1)


@choice(prompts.choose_mate, rule="Running mates", forced=True)
def choose_mate(t: Table[Lobby], actor: Actor, place: int) -> OptionList:
    """Nobody can refuse. (5.4.2)"""
    s = t.state
    found = OptionList()
    mates = mates_for(s, now(s).candidates[place])
    found.later([(place, seat, one.card) for seat, one in mates], _mate_option)
    return found


def _mate_option(t: Table[Lobby], of: tuple[int, Seat, int]) -> Option:
    """A politician for the second place of a ticket."""
    place, seat, card = of
    label = options.politician(t, seat, t.state.players[seat].named(card))
    return Option(label, do(mate_named, place, card), at=f"politician:{card}")


@step
def mate_named(t: Table[Lobby], place: int, card: int) -> None:
    """The running mate will be Vice President if the candidate is elected. (5.4.2)"""
    s = t.state
    candidate = msgspec.structs.replace(now(s).candidates[place], mate=card)
    put_candidate(s, place, candidate)
    seat = s.owner(card)
    t.tell("mate", candidate.politician, seat, card)
    reward = LOBBIES[s.players[seat].lobby].reward
    if isinstance(reward, MateNamed):
        score(t, seat, reward.points, "lobby")
