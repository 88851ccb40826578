"""Decks, piles, hands, bags and tracks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from resolute.engine.dice import Dice, ScriptedDice, seed_bytes
from resolute.engine.errors import RulesError
from resolute.engine.pieces import Bag, Deck, Hand, Pile, _handfuls, changed, pick, shuffled, without

CARDS = (3, 1, 4, 1, 5)


def test_one_of_several_is_picked_left_out_or_changed() -> None:
    assert pick(CARDS, ScriptedDice(draws=[2])) == (4, (3, 1, 1, 5))
    assert without(CARDS, 1) == (3, 4, 1, 5), "of equal ones the others stay"
    assert changed(CARDS, 4, 9) == (3, 1, 4, 1, 9)
    with pytest.raises(ValueError, match="not in tuple"):
        without(CARDS, 7)


def test_a_deck_gives_any_of_its_cards_and_keeps_the_rest() -> None:
    deck = Deck(CARDS)
    assert deck.draw(ScriptedDice(draws=[2])) == 4
    assert list(deck.cards) == [3, 1, 1, 5] and len(deck) == 4
    deck.add(9, 9)
    deck.remove(1)
    assert list(deck.cards) == [3, 1, 5, 9, 9]


def test_a_deck_gives_every_card_once() -> None:
    dice, deck = Dice(seed_bytes(3)), Deck(CARDS)
    assert sorted(deck.draw(dice) for _ in CARDS) == sorted(CARDS)
    with pytest.raises(RulesError, match="a draw from an empty deck"):
        deck.draw(dice)


def test_a_deck_draws_each_card_equally_often() -> None:
    dice = Dice(seed_bytes(4))
    counts = Counter(Deck((1, 2, 3, 4)).draw(dice) for _ in range(8000))
    assert all(abs(count - 2000) < 160 for count in counts.values())


def test_a_pile_has_a_top_and_a_bottom() -> None:
    pile = Pile((1, 2, 3))
    pile.on_top(8, 9)
    pile.under(6, 7)
    assert pile.take() == (8,) and pile.take(3) == (9, 1, 2) and len(pile) == 3
    assert pile.take(10) == (3, 6, 7) and pile.take() == () and len(pile) == 0


def test_a_hand_takes_and_lets_go() -> None:
    hand = Hand((1, 2, 1))
    hand.add(3)
    hand.remove(1)
    assert hand.cards == (2, 1, 3) and len(hand) == 3
    with pytest.raises(ValueError, match="not in tuple"):
        hand.remove(7)


@pytest.mark.parametrize("size", range(7))
def test_a_handful_is_weighted_exactly_as_drawing_one_pawn_after_the_other(size: int) -> None:
    counts = (3, 1, 2)
    pawns = [(color, number) for color, count in enumerate(counts) for number in range(count)]
    ways: Counter[tuple[int, ...]] = Counter()
    for hand in combinations(pawns, size):
        ways[tuple(sum(color == one for color, _ in hand) for one in range(3))] += 1
    hands, weights = _handfuls(counts, size)
    assert dict(zip(hands, weights, strict=True)) == ways
    assert sum(weights) == comb(6, size)


@settings(deadline=None)
@given(st.lists(st.integers(0, 6), max_size=4).map(tuple), st.integers(0, 30), st.integers(0, 1000))
def test_a_handful_and_what_is_left_are_what_was_in_the_bag(counts: tuple[int, ...], size: int, seed: int) -> None:
    bag = Bag(counts)
    drawn = bag.handful(size, Dice(seed_bytes(seed)))
    assert sum(drawn) == min(size, sum(counts)) and len(bag) == sum(counts) - sum(drawn)
    assert all(0 <= took <= had for took, had in zip(drawn, counts, strict=True))
    bag.put_back(drawn)
    assert bag.counts == counts


def test_a_handful_is_one_draw() -> None:
    dice = Dice(seed_bytes(1))
    dice.used = []
    Bag((5, 5, 5)).handful(4, dice)
    assert len(dice.used) == 1


@settings(deadline=None)
@given(st.lists(st.integers(), max_size=30).map(tuple), st.integers(0, 100))
def test_shuffling_keeps_the_cards(cards: tuple[int, ...], seed: int) -> None:
    assert sorted(shuffled(cards, Dice(seed_bytes(seed)))) == sorted(cards)


def test_every_order_is_equally_likely() -> None:
    dice = Dice(seed_bytes(9))
    counts = Counter(shuffled((1, 2, 3, 4), dice) for _ in range(24_000))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert all(abs(count - 1000) < 140 for count in counts.values())
