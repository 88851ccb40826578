"""Ballots taken from the undecided voters and cast from the desk: endorsements, bulletins, releases, advertising."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache
from typing import Any

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import BALLOT_AT, STATE_AT
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.ballots import (
    cast_ballot,
    places_for,
    take_undecided,
    to_undecided,
    watch_decks,
)
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import options, prompts
from resolute.games.campaign.words.ballots import cast_label


def open_desk(t: Table[Campaign], seat: Seat, count: int, states: Iterable[int], room: int) -> None:
    """Take ballots from the undecided voters; at most `room` of them may be cast, in these states."""
    s = t.state
    s.desk = take_undecided(t, seat, count)
    s.desk_states = tuple(states)
    s.desk_room = min(room, len(s.desk))
    s.desk_cast = 0
    t.tell("desk", seat, len(s.desk), s.desk_room)


def desk_places(s: Campaign, seat: Seat, card: int, states: Container[int]) -> list[int]:
    """Where among these states a ballot on the desk may be cast."""
    if s.desk_cast >= s.desk_room:
        return []
    return places_for(s, s.players[seat], card, states)


def _prompt(t: Table[Any], actor: Actor) -> str:
    s: Campaign = t.state
    if not any(desk_places(s, actor, card, s.desk_states) for card in s.desk):
        return prompts.NO_VOTERS_TO_CAST
    return prompts.cast_voters(s.desk_room - s.desk_cast)


def ask_at_desk(t: Table[Campaign], seat: Seat) -> None:
    """Ask for another ballot, as long as one more may be cast at all."""
    if t.state.desk_cast < t.state.desk_room:
        t.then(cast_from_desk, seat)


@choice(_prompt, rule="Press endorsements")
def cast_from_desk(t: Table[Campaign], actor: Actor) -> list[Option]:
    """Each ballot cast is recorded as usual; the others go back."""
    s = t.state
    states = frozenset(s.desk_states)
    found = [_cast_option(actor, card, state) for card in s.desk for state in desk_places(s, actor, card, states)]
    found.append(_RETURN_THE_REST)
    return found


@cache
def _cast_option(actor: Actor, card: int, state: int) -> Option:
    return Option(
        cast_label(card, state),
        do(cast_desk_ballot, actor, card, state),
        at=STATE_AT[state],
        group=STATES[state].name,
        piece=BALLOT_AT[card],
    )


@step
def cast_desk_ballot(t: Table[Campaign], seat: Seat, card: int, state: int) -> None:
    """A ballot from the desk is cast and recorded, and perhaps another."""
    s = t.state
    s.desk = without(s.desk, card)
    s.desk_cast += 1
    cast_ballot(t, seat, card, state, recorded=True)
    ask_at_desk(t, seat)


@step
def leave_desk(t: Table[Campaign]) -> None:
    """No more ballots are cast from the desk."""


_RETURN_THE_REST = Option(options.RETURN_THE_REST, do(leave_desk), declines=True)


@step
def clear_desk(t: Table[Campaign], seat: Seat) -> None:
    """What was not cast goes under the undecided voters; the party that saw it remembers."""
    s = t.state
    if s.desk:
        t.tell("returned", seat, len(s.desk))
    to_undecided(s, s.desk, known_to=1 << s.players[seat].party)
    s.desk = ()
    s.desk_states = ()


@step
def replenish_in_turn(t: Table[Campaign], seat: Seat) -> None:
    """One unseen card from each player's deck in turn, beginning with the drawer, until all cast are replaced."""
    s = t.state
    missing = s.desk_cast
    start = s.order.index(seat)
    turn = start
    while missing and (s.ballots_left(0) or s.ballots_left(1)):
        deck = s.players[s.order[turn % len(s.order)]].deck
        if deck.cards:
            to_undecided(s, (deck.draw(t.dice),))
            missing -= 1
        turn += 1
    s.desk_cast = 0
    watch_decks(t)
