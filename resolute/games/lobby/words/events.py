"""What is announced, and what whoever can answer is asked."""

from __future__ import annotations

from typing import Any

from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.lobby.rules.votes import attempt_votes, votes_in_all
from resolute.games.lobby.words.names import name_of, pawns_said, short, state_name, who

T = Table[Any]


def event_words(t: T, event: Event) -> str:
    """An event as a sentence without its full stop."""
    by = who(t, event.by)
    match event.kind, event.about:
        case "initiative", _:
            return f"Next initiative: {by}"
        case "crisis", (int(card),):
            return f"{by} will play the crisis {name_of(card)}: approval −1, and a point for them"
        case "executive", (int(card), int(crisis)):
            return f"{by} will play {name_of(card)} on {name_of(crisis)}"
        case "impeachment", (int(card),):
            return f"{by} will play {name_of(card)} to impeach the President"
        case "action", (int(card),):
            return f"{by} will play {name_of(card)}"
        case "attempt", (_, int(politician), int(state)):
            return f"{short(politician)} ({by}) is about to try to win {state_name(state)}"
        case "pawns", ("attempt", int(politician), int(state)):
            return _attempt(t, politician, state)
        case "pawns", (_, _, int(state)):
            return _vote(t, state)
        case "leaving", (int(politician),):
            return f"A yellow pawn: {short(politician)} ({by}) is about to leave politics"
    return event.kind


def _attempt(t: T, politician: int, state: int) -> str:
    attempt = t.state.attempt
    if attempt is None:
        return f"The pawns of {state_name(state)} are drawn"
    own, others = attempt_votes(t.state, attempt)
    drawn = pawns_said(attempt.pawns)
    return f"{short(politician)} drew {drawn} in {state_name(state)}: {own} votes to {others}"


def _vote(t: T, state: int) -> str:
    election = t.state.election
    if election is None or election.vote is None:
        return f"The pawns of {state_name(state)} are drawn"
    votes = votes_in_all(t.state, election, election.vote)
    said = [f"{short(one.politician)} {n}" for one, n in zip(election.candidates, votes, strict=True)]
    return f"{state_name(state)} drew {pawns_said(election.vote.pawns)}: {', '.join(said)}"
