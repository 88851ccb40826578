"""Whose turn it is: playing another's turn, changing places, bidding, and dying in the middle of a round."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from resolute.engine.errors import NotYourTurn
from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import Hand
from resolute.engine.registry import register
from resolute.engine.table import Table
from resolute.testing import Example, new_example
from tests.engine.small_game import SmallGame, won_by


class Player(msgspec.Struct):
    """All of a player's things."""

    name: str
    coins: int = 10
    cards: Hand = msgspec.field(default_factory=Hand)
    alive: bool = True


class Court(msgspec.Struct):
    """Intrigues at a court."""

    players: list[Player]
    puppet: int = -1
    master: int = -1
    turn: int = 0
    rounds: int = 2
    highest: int = 0
    leader: int = -1
    bidding: tuple[int, ...] = ()
    told: list[str] = msgspec.field(default_factory=list)


@step
def begin(t: Table[Court]) -> None:
    t.then(turn)


@step
def turn(t: Table[Court]) -> None:
    """One frame that renews itself: who is next is looked up when it runs."""
    state = t.state
    alive = [seat for seat, player in enumerate(state.players) if player.alive]
    if len(alive) == 1 or state.rounds == 0:
        t.finish(won_by(*alive))
        return
    seat = state.turn
    state.turn = (seat + 1) % t.seats
    if state.turn == 0:
        state.rounds -= 1
    if state.players[seat].alive:
        state.told.append(state.players[seat].name)
        t.then(act, seat)
        t.then(turn_ends)
    t.then(turn)


@choice(lambda t, actor: f"What does {t.state.players[actor].name} do?", rule="turn")
def act(t: Table[Court], actor: Actor) -> Iterator[Option]:
    yield Option("Pass", do(nothing), declines=True)
    for seat, player in enumerate(t.state.players):
        if seat != actor and player.alive:
            yield Option(f"Bewitch {player.name}", do(bewitch, actor, seat), at=f"seat/{seat}")
            yield Option(f"Change places with {player.name}", do(change_places, actor, seat))
            yield Option(f"Poison {player.name}", do(poison, seat))
    yield Option("Hold an auction", do(auction, actor))


@step
def nothing(t: Table[Court]) -> None:
    """Nothing happens."""


@step
def turn_ends(t: Table[Court]) -> None:
    if t.state.puppet == (t.state.turn - 1) % t.seats:
        t.state.puppet = -1


@step
def bewitch(t: Table[Court], master: Seat, puppet: Seat) -> None:
    """The actor plays the victim's next turn, all of it."""
    t.state.master, t.state.puppet = master, puppet


@step
def change_places(t: Table[Court], one: Seat, other: Seat) -> None:
    """Everything that the two have changes hands."""
    players = t.state.players
    players[one], players[other] = players[other], players[one]


@step
def poison(t: Table[Court], victim: Seat) -> None:
    t.state.players[victim].alive = False


@step
def auction(t: Table[Court], first: Seat) -> None:
    """Everybody bids in turn, higher or out, until one is left."""
    t.state.highest, t.state.leader = 0, -1
    t.state.bidding = tuple((first + turn) % t.seats for turn in range(t.seats))
    t.then(next_bid)


@step
def next_bid(t: Table[Court]) -> None:
    left = t.state.bidding
    if len(left) == 1 and t.state.leader == left[0]:
        t.state.players[left[0]].coins -= t.state.highest
        t.state.players[left[0]].cards.add(7)
    elif left:
        t.then(bid, left[0])
        t.then(next_bid)


@choice("How much do you bid?", rule="auction")
def bid(t: Table[Court], actor: Actor) -> Iterator[Option]:
    for amount in range(t.state.highest + 1, t.state.players[actor].coins + 1):
        yield Option(f"Bid {amount}", do(bid_made, actor, amount), amount=amount)
    yield Option("Out", do(out), declines=True)


@step
def bid_made(t: Table[Court], actor: Actor, amount: int) -> None:
    t.state.highest, t.state.leader = amount, actor
    t.state.bidding = (*t.state.bidding[1:], actor)


@step
def out(t: Table[Court]) -> None:
    t.state.bidding = t.state.bidding[1:]


class Intrigue(SmallGame[Court]):
    id = "test-intrigue"
    name = "Intrigue"
    state = Court
    start = begin
    rules = (sys.modules[__name__],)

    def initial_state(self, seats: int, options: dict[str, Any]) -> Court:
        return Court([Player(name, cards=Hand((number,))) for number, name in enumerate("ABCD"[:seats])])

    def seat_for(self, t: Table[Court], actor: Actor) -> Seat:
        return t.state.master if actor == t.state.puppet else actor


GAME = Intrigue()
register(GAME)


def court(seats: int = 3) -> Example[Court]:
    return new_example(GAME, seats=seats)


def asked(game: Example[Court]) -> tuple[Actor, Seat]:
    decision = game.table.decision
    assert decision is not None
    return decision.actor, decision.seat


def test_a_seat_plays_the_whole_turn_of_another() -> None:
    game = court().choose("Bewitch B")
    assert asked(game) == (1, 0)
    with pytest.raises(NotYourTurn, match="seat 0's decision, not seat 1's"):
        game.table.play(game.option("Pass"), seat=1)
    decision = game.table.decision
    assert decision is not None and decision.prompt == "What does B do?"
    move = game.table.play(game.option("Hold an auction"), seat=0)
    assert move.seat == 0
    assert asked(game) == (1, 0), "every decision inside the turn too"
    game.choose("Bid 10")
    assert asked(game) == (2, 2)
    game.choose("Out", "Out")
    assert game.state.players[1].coins == 0, "the puppet pays"
    assert asked(game) == (2, 2)
    game.choose("Pass", "Pass")
    assert asked(game) == (1, 1), "the spell is over"


def test_changing_places_swaps_everything_between_two_seats() -> None:
    game = court()
    game.state.players[0].coins = 3
    game.choose("Change places with C")
    assert [(player.name, player.coins, player.cards.cards) for player in game.state.players] == [
        ("C", 10, (2,)),
        ("B", 10, (1,)),
        ("A", 3, (0,)),
    ]


def test_a_bidding_round_goes_on_until_one_is_left() -> None:
    game = court().choose("Hold an auction")
    game.choose("Bid 2")
    assert game.labels[0] == "Bid 3"
    option = game.option("Bid 3")
    assert option.amount == 3
    game.choose("Bid 3", "Out", "Bid 5", "Out")
    assert (game.state.players[0].coins, game.state.players[0].cards.cards) == (5, (0, 7))
    assert asked(game) == (1, 1)


def test_an_auction_in_which_nobody_bids_sells_nothing() -> None:
    game = court().choose("Hold an auction", "Out", "Out", "Out")
    assert [player.coins for player in game.state.players] == [10, 10, 10]


def test_a_death_in_the_middle_of_a_round_changes_whose_turn_it_is() -> None:
    game = court(4).choose("Poison B")
    assert asked(game) == (2, 2)
    game.choose("Poison A")
    assert asked(game) == (3, 3)
    game.choose("Pass")
    assert asked(game) == (2, 2), "A and B are dead"
    game.choose("Poison D")
    assert game.table.outcome == won_by(2)
    assert game.state.told == ["A", "C", "D", "C"]


def test_the_whole_agenda_is_one_choice_and_one_frame_that_renews_itself() -> None:
    game = court(4)
    assert game.table.agenda == [do(turn), do(turn_ends), do(act, 0)]
