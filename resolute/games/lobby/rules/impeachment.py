"""Impeachment: two thirds of all politicians dismiss the President. (6)"""

from __future__ import annotations

import msgspec

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.lobby.rules.leaving import leave_politics
from resolute.games.lobby.rules.votes import needed
from resolute.games.lobby.state import Impeachment, Lobby
from resolute.games.lobby.words import options, prompts


def call_impeachment(t: Table[Lobby], seat: Seat) -> None:
    """Everybody who controls a politician votes, beginning with whoever played the card. (6)"""
    s = t.state
    s.impeachment = Impeachment(seat, tuple(one for one in s.clockwise(seat) if s.players[one].politicians))
    t.tell("impeachment", seat, s.president, needed(s))
    t.then(next_vote)


@step
def next_vote(t: Table[Lobby]) -> None:
    """One player after the other; then the votes are counted."""
    s = t.state
    assert s.impeachment is not None
    if s.impeachment.left:
        t.then(vote_on_impeachment, s.impeachment.left[0])
        t.then(next_vote)
    else:
        t.then(count_impeachment)


@choice(prompts.impeachment, rule="Impeachment")
def vote_on_impeachment(t: Table[Lobby], actor: Actor) -> list[Option]:
    """For or against; a player's politicians vote as one block. (6)"""
    return [
        Option(options.FOR_IMPEACHMENT, do(cast_votes, actor, True)),
        Option(options.AGAINST_IMPEACHMENT, do(cast_votes, actor, False), declines=True),
    ]


@step
def cast_votes(t: Table[Lobby], seat: Seat, for_it: bool) -> None:
    """Votes are cast openly, one for each politician. (6)"""
    s = t.state
    now = s.impeachment
    assert now is not None
    s.impeachment = msgspec.structs.replace(now, left=now.left[1:], votes=(*now.votes, (seat, for_it)))
    t.tell("votes", seat, len(s.players[seat].politicians), for_it)


@step
def count_impeachment(t: Table[Lobby]) -> None:
    """With two thirds the President withdraws from politics, as if dead; otherwise nothing happens. (6)"""
    s = t.state
    assert s.impeachment is not None
    votes = sum(len(s.players[seat].politicians) for seat, for_it in s.impeachment.votes if for_it)
    least = needed(s)
    s.impeachment = None
    t.tell("impeached", s.president, votes, least)
    if votes >= least:
        s.record = msgspec.structs.replace(s.record, impeachments=s.record.impeachments + 1)
        t.then(leave_politics, s.owner(s.president), s.president, "impeachment")
