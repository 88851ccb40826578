"""A small game with everything in it: dice, a re-roll, a deck, hidden hands, and moves that reveal nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from resolute.engine.dice_rolls import reroll
from resolute.engine.errors import SetupError
from resolute.engine.frames import Actor, Option, Seat, choice, do, on_roll, step
from resolute.engine.game import Setting, switch
from resolute.engine.pieces import Deck, Hand, shuffled
from resolute.engine.registry import register
from resolute.engine.table import D6, Outcome, Table
from resolute.engine.views import Face, Fact, Facts, View, Zone
from tests.engine.small_game import SmallGame

CARDS = tuple(range(1, 13))
HIGH = 7


class Visitor(msgspec.Struct):
    """Somebody at the fair."""

    coins: int = 3
    prizes: int = 0
    cards: Hand = msgspec.field(default_factory=Hand)


class Fair(msgspec.Struct):
    """Two or three visitors and a deck of lots; `shown` lots lie open."""

    visitors: list[Visitor]
    lots: Deck
    turns_left: int
    shown: tuple[int, ...] = ()


@step
def gates_open(t: Table[Fair]) -> None:
    """Everybody is dealt a lot that nobody else sees."""
    for seat in range(t.seats):
        deal(t, seat)
    t.then(turn, 0)


def deal(t: Table[Fair], seat: Seat) -> None:
    lot = t.state.lots.draw(t.dice)
    t.state.visitors[seat].cards.add(lot)
    t.tell("lot", lot, to=(seat,))


@step
def turn(t: Table[Fair], seat: Seat) -> None:
    if t.state.turns_left == 0:
        t.then(gates_close)
        return
    t.state.turns_left -= 1
    t.then(stroll, seat)
    t.then(turn, (seat + 1) % t.seats)


@choice("Where do you go?", rule="stroll")
def stroll(t: Table[Fair], actor: Actor) -> Iterator[Option]:
    yield Option("Rest", do(rest, actor), declines=True)
    yield Option("Throw at the coconuts", do(coconuts, actor), at="coconuts")
    yield Option("Throw many times", do(many_throws, actor))
    yield Option("Guess that the next visitor's lot is high", do(guess, actor))
    yield Option("Show a lot of the deck", do(show, actor))
    if len(t.state.lots):
        yield Option("Take a lot", do(take, actor))
    for coins in range(1, t.state.visitors[actor].coins + 1):
        yield Option(f"Give {coins}", do(give, actor, coins), amount=coins)


@step
def rest(t: Table[Fair], actor: Actor) -> None:
    t.tell("rests", actor)


@step
def coconuts(t: Table[Fair], actor: Actor) -> None:
    t.roll(D6, "coconuts", after=do(another_ball, actor), then=do(thrown, actor))


@choice("Pay for another ball?", rule="coconuts")
def another_ball(t: Table[Fair], actor: Actor) -> Iterator[Option]:
    if t.state.visitors[actor].coins:
        yield Option("Pay 1 for another ball", do(pay_for_ball, actor), cost="1")
    yield Option("Leave it", do(leave_it), declines=True)


@step
def pay_for_ball(t: Table[Fair], actor: Actor) -> None:
    t.state.visitors[actor].coins -= 1
    reroll(t)


@step
def leave_it(t: Table[Fair]) -> None:
    """The ball lies."""


@on_roll
def thrown(t: Table[Fair], total: int, actor: Actor) -> None:
    won = total >= 5
    t.state.visitors[actor].prizes += won
    t.tell("coconut", actor, won)


@step
def many_throws(t: Table[Fair], actor: Actor) -> None:
    hits = sum(face >= 5 for face in t.roll_now(8 * D6, "many throws"))
    t.tell("hits", actor, hits)


@step
def guess(t: Table[Fair], actor: Actor) -> None:
    lot = t.state.visitors[(actor + 1) % t.seats].cards.cards[0]
    t.tell("guessed", actor, lot >= HIGH)


@step
def show(t: Table[Fair], actor: Actor) -> None:
    lot = t.state.lots.draw(t.dice)
    t.state.shown += (lot,)
    t.tell("shown", lot)


@step
def take(t: Table[Fair], actor: Actor) -> None:
    deal(t, actor)


@step
def give(t: Table[Fair], actor: Actor, coins: int) -> None:
    t.state.visitors[actor].coins -= coins
    t.tell("gives", actor, coins)


@step
def gates_close(t: Table[Fair]) -> None:
    scores = tuple(visitor.prizes + visitor.coins for visitor in t.state.visitors)
    levels = sorted(set(scores), reverse=True)
    ranking = tuple(tuple(seat for seat in range(t.seats) if scores[seat] == level) for level in levels)
    t.finish(Outcome(ranking, scores, "closed", "The gates close."))


class FairGame(SmallGame[Fair]):
    id = "test-fair"
    name = "Fair"
    version = 3
    seat_counts = (2, 3)
    state = Fair
    start = gates_open
    rules = (sys.modules[__name__],)
    settings = (
        Setting("length", "Length", ((6, "short"), (12, "long"))),
        Setting("mood", "Mood", (("merry", "merry"), ("grim", "grim"))),
        switch("rich", "Rich visitors"),
    )

    def initial_state(self, seats: int, options: dict[str, Any]) -> Fair:
        visitors = [Visitor(5 if options["rich"] else 3) for _ in range(seats)]
        return Fair(visitors, Deck(CARDS), options["length"])

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if options["rich"] and options["mood"] == "grim":
            raise SetupError("Rich visitors are never grim.")

    def view(self, t: Table[Fair], seat: Seat | None) -> View:
        zones = {
            f"visitor/{number}": Zone(
                self.seat_name(t, number),
                tuple(Face(str(lot), f"Lot {lot}") for lot in visitor.cards.cards) if number == seat else (),
                0 if number == seat else len(visitor.cards),
            )
            for number, visitor in enumerate(t.state.visitors)
        }
        coins = tuple(
            Fact("coins", self.seat_name(t, place), str(one.coins), one.coins, place)
            for place, one in enumerate(t.state.visitors)
        )
        return View(self.id, seat, t.number, {**zones, "coins": Facts("Coins", coins)})

    def redeal(self, t: Table[Fair], seat: Seat | None) -> None:
        others = [visitor for number, visitor in enumerate(t.state.visitors) if number != seat]
        hidden = shuffled(tuple(sorted(sum((one.cards.cards for one in others), t.state.lots.cards))), t.dice)
        for one in others:
            count = len(one.cards)
            one.cards, hidden = Hand(hidden[:count]), hidden[count:]
        t.state.lots = Deck(hidden)

    def redeal_unseen(self, t: Table[Fair]) -> None:
        t.state.lots = Deck(shuffled(tuple(sorted(t.state.lots.cards)), t.dice))

    def sentences(self) -> dict[str, Any]:
        return {
            "lot": lambda t, lot: f"You take lot {lot}.",
            "rests": lambda t, seat: f"{self.seat_name(t, seat)} rests.",
            "coconut": lambda t, seat, won: f"{self.seat_name(t, seat)} {'wins' if won else 'misses'}.",
            "hits": lambda t, seat, hits: f"{self.seat_name(t, seat)} hits {hits}.",
            "guessed": lambda t, seat, high: f"The guess is {'right' if high else 'wrong'}.",
            "shown": lambda t, lot: f"Lot {lot} is shown.",
            "gives": lambda t, seat, coins: f"{self.seat_name(t, seat)} gives {coins}.",
        }


GAME = FairGame()
register(GAME)
