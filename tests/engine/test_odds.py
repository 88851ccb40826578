"""Odds are counted by playing; they know what the seat knows, and no more."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb
from unittest.mock import patch

import msgspec
import pytest

import resolute
from resolute import GameOver, NotListed, Option
from resolute.engine.dice_rolls import reroll
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, choice, do, on_roll, step
from resolute.engine.odds import Odds, _Ways, count_odds
from resolute.engine.pieces import Hand
from resolute.engine.registry import register
from resolute.engine.table import D6, Table
from resolute.testing import Example, new_example
from tests.engine.fair import Fair, rest
from tests.engine.small_game import SmallGame, won_by
from tests.engine.test_dice_rolls import GAME as VOTING
from tests.engine.test_reactions import GAME as WAR
from tests.engine.test_reactions import STOP


def fair(seed: int = 3) -> Example[Fair]:
    return Example(resolute.new("test-fair", seats=2, seed=seed))


def odds(game: Example[Fair], label: str) -> Odds:
    return game.table.odds(game.option(label))


def chances(found: Odds) -> dict[str, Fraction]:
    return {" ".join(one.says): one.chance for one in found.chances}


def test_what_has_no_luck_in_it_is_certain() -> None:
    found = odds(fair(), "Give 2")
    assert chances(found) == {"Seat 1 gives 2.": Fraction(1)}
    assert found.exact and found.ways == 1


def test_dice_are_counted_exactly_and_whoever_could_roll_again_declines() -> None:
    found = odds(fair(), "Throw at the coconuts")
    assert chances(found) == {"Seat 1 misses.": Fraction(4, 6), "Seat 1 wins.": Fraction(2, 6)}
    assert found.exact and found.ways == 6
    assert found.chances[0].chance > found.chances[1].chance, "the likeliest first"


def test_beyond_the_limit_odds_are_sampled_and_say_so() -> None:
    found = odds(fair(), "Throw many times")
    assert not found.exact and found.ways == 400
    assert sum(one.chance for one in found.chances) == 1
    for hits in (2, 3):
        true = comb(8, hits) * (1 / 3) ** hits * (2 / 3) ** (8 - hits)
        assert abs(float(chances(found)[f"Seat 1 hits {hits}."]) - true) < 0.1


def test_the_limit_can_be_moved() -> None:
    game = fair()
    assert not count_odds(game.table, game.option("Throw at"), max_ways=5).exact
    assert count_odds(game.table, game.option("Throw at"), max_ways=6).exact


def test_odds_change_nothing_and_are_the_same_when_asked_again() -> None:
    game = fair()
    before, journal = game.table.pack(), list(game.table.journal or ())
    for label in ("Throw many", "Throw at", "Guess", "Show a lot", "Take a lot"):
        assert odds(game, label) == odds(game, label)
    assert game.table.pack() == before and game.table.journal == journal


@pytest.mark.parametrize("label", ["Guess", "Show a lot", "Take a lot", "Throw at", "Throw many"])
def test_odds_do_not_depend_on_what_is_hidden(label: str) -> None:
    game = fair()
    expected = odds(game, label)
    for seed in range(4):
        assert odds(Example(game.table.redeal(0, seed)), label) == expected


def test_odds_that_hang_on_a_hidden_card_are_sampled_and_not_called_exact() -> None:
    game = fair()
    own = game.state.visitors[0].cards.cards[0]
    found = odds(game, "Guess")
    true = Fraction(sum(lot >= 7 for lot in range(1, 13) if lot != own), 11)
    assert not found.exact
    assert abs(float(chances(found)["The guess is right."] - true)) < 0.1


def test_a_card_from_the_deck_is_any_that_the_seat_has_not_seen() -> None:
    game = fair()
    own, other = (visitor.cards.cards[0] for visitor in game.state.visitors)
    said = chances(odds(game, "Show a lot"))
    assert f"Lot {own} is shown." not in said
    assert f"Lot {other} is shown." in said, "the seat cannot know that the other holds it"
    assert len(said) == 11


def test_what_the_seat_would_draw_in_secret_is_no_outcome() -> None:
    assert chances(odds(fair(), "Take a lot")) == {"": Fraction(1)}


def test_everybody_declines_to_answer() -> None:
    game = new_example(WAR, seats=3)
    game.state.hands[1:] = [Hand((STOP,)), Hand((STOP,))]
    game.choose("March")
    found = game.table.odds(game.option("Stop it"))
    assert [one.says for one in found.chances] == [("Seat 2 responds.", "Seat 0 orders the march: stopped.")]


def test_odds_go_through_questions_before_and_after_a_roll() -> None:
    game = new_example(VOTING, seats=1)
    found = game.table.odds(game.option("Pay 1 for a speech"))
    assert found.exact and found.ways == 6
    assert [one.says for one in found.chances] == [("+2 for a speech.",)]


class Purse(msgspec.Struct):
    """Coins that may be paid for better luck at the booth, before the die falls and after."""

    coins: int = 3


@step
def open_booth(t: Table[Purse]) -> None:
    t.then(booth, 0)


@choice("Try your luck?", rule="booth")
def booth(t: Table[Purse], actor: Actor) -> Iterator[Option]:
    yield Option("Throw a ring", do(throw_ring))
    yield Option("Throw a ring over the stick", do(wind_blows))


@step
def throw_ring(t: Table[Purse]) -> None:
    t.then(pay_for_rings, 0)


@step
def wind_blows(t: Table[Purse]) -> None:
    """The wind is drawn before anything can be paid."""
    t.tell("wind", t.dice.die(2))
    t.then(pay_for_rings, 0)


@choice("Pay for a larger ring?", rule="booth", payment=True)
def pay_for_rings(t: Table[Purse], actor: Actor) -> Iterator[Option]:
    for coins in (1, 2):
        yield Option(f"Pay {coins}", do(ring_flies, coins), cost=f"{coins} coins")
    yield Option("Pay nothing", do(ring_flies, 0), declines=True)


@step
def ring_flies(t: Table[Purse], coins: int) -> None:
    t.roll(D6, "the ring", modifiers=[("a larger ring", coins)], then=do(ring_lands), after=do(throw_twice, 0))


@choice("Throw again?", rule="booth", payment=True)
def throw_twice(t: Table[Purse], actor: Actor) -> Iterator[Option]:
    yield Option("Throw again", do(second_ring), cost="a coin")
    yield Option("Leave it", do(leave_ring), declines=True)


@step
def second_ring(t: Table[Purse]) -> None:
    reroll(t)


@step
def leave_ring(t: Table[Purse]) -> None:
    """The ring stays where it is."""


@on_roll
def ring_lands(t: Table[Purse], total: int) -> None:
    t.tell("ring", total >= 5)
    t.finish(won_by(0))


class Booth(SmallGame[Purse]):
    id = "test-booth"
    name = "Booth"
    state = Purse
    start = open_booth
    rules = (sys.modules[__name__],)

    def sentences(self) -> dict[str, Callable[..., str]]:
        return {"ring": lambda t, hit: "Ringed!" if hit else "Missed.", "wind": lambda t, side: f"Wind {side}."}


BOOTH = Booth()
register(BOOTH)


def test_odds_look_past_an_optional_payment_and_tell_them_for_each_price() -> None:
    game = new_example(BOOTH, seats=1)
    found = game.table.odds(game.option("Throw a ring"))
    assert chances(found) == {"Missed.": Fraction(4, 6), "Ringed!": Fraction(2, 6)}, "nothing is paid"
    assert [(one.label, one.cost) for one in found.prices] == [("Pay 1", "1 coins"), ("Pay 2", "2 coins")]
    assert [chances(one.odds)["Ringed!"] for one in found.prices] == [Fraction(3, 6), Fraction(4, 6)]
    assert found.exact and all(one.odds.exact for one in found.prices)


def test_a_payment_after_a_draw_is_declined_and_has_no_price_of_its_own() -> None:
    game = new_example(BOOTH, seats=1)
    found = game.table.odds(game.option("Throw a ring over"))
    assert found.prices == () and found.ways == 12
    assert chances(found)["Wind 1. Ringed!"] == Fraction(1, 6)


def test_outcomes_are_told_apart_by_facts_and_not_by_words() -> None:
    """Two results with the same sentence are two results; their facts come along."""
    game = new_example(BOOTH, seats=1)
    with patch.object(BOOTH, "_sentences", {"ring": lambda t, hit: "Something happens."}):
        found = game.table.odds(game.option("Throw a ring"))
    assert [(one.says, one.entries[0].about, one.chance) for one in found.chances] == [
        (("Something happens.",), (False,), Fraction(4, 6)),
        (("Something happens.",), (True,), Fraction(2, 6)),
    ]


def test_odds_of_what_is_not_listed_or_after_the_end_are_refused() -> None:
    game = fair()
    with pytest.raises(NotListed):
        game.table.odds(Option("Fly", do(rest, 0)))
    option = game.option("Rest")
    while game.table.decision:
        game.table.play(0)
    with pytest.raises(GameOver, match="The game is over"):
        game.table.odds(option)


def test_every_way_is_walked_once_with_its_chance() -> None:
    ways, walked = _Ways(), {}
    while True:
        ways.begin()
        first = ways.weighted((0, 2, 4, 0))
        way = (first, ways.die(2) if first == 1 else ways.below(3))
        assert way not in walked
        walked[way] = ways.chance
        if not ways.another():
            break
    assert walked == {
        **{(1, face): Fraction(1, 6) for face in (1, 2)},
        **{(2, place): Fraction(2, 9) for place in range(3)},
    }


def test_counting_a_draw_from_nothing_is_a_fault() -> None:
    with pytest.raises(RulesError, match="a draw from nothing"):
        _Ways().below(0)
    with pytest.raises(RulesError, match="a draw from nothing"):
        _Ways().weighted((0, 0))
