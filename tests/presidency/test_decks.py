"""The decks of crisis cards: how they are made, drawn from, and made again. (GM Crisis Cards, The Four Card Decks,
Off-Map Decks in Waiting, Year Decks; TSF Consequences 13)"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import resolute
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.frames import do
from resolute.engine.terms import After
from resolute.engine.views import Zone
from resolute.games.presidency import GAME
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.crisis_cards import CardKind, kind_of
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.decks import recipe
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.redeal import redeal_presidency
from resolute.games.presidency.rules.cards import (
    cascading_three,
    cascading_two,
    draw_cards,
    draw_cascading,
    draw_crisis_card,
    draw_disaster,
    draw_terrorism,
    intercept,
    put_away,
    terrorism_planned,
)
from resolute.games.presidency.rules.decks import new_year_deck, open_year_deck
from resolute.games.presidency.state import InPlay, Presidency, card_piles, presidency_pieces
from tests.presidency.helpers import Stage, presidency
from tests.presidency.test_event_values import values

OIL, JOBS, BRIDGES, BANK = 79, 71, 86, 66
"""Event cards that go to the reshuffle pile: oil at a record, good figures, bridges for votes; one that may."""
CRICKET, BOTTLES = 135, 21
"""One card whose effect is certain, and one that is rolled for."""


def with_decks(dice: tuple[int, ...] = (), draws: tuple[int, ...] = (), **piles: Any) -> Stage:
    """A table on which the decks hold certain cards, and the others are out of the game."""
    t = presidency(dice=dice, draws=draws)
    held = {one for pile in piles.values() if isinstance(pile, tuple) for one in pile if isinstance(one, int)}
    rest = tuple(card.number for card in CARDS if card.number not in held and card.kind != CardKind.RESOURCE)
    empty = dict.fromkeys(("crisis", "events", "terrorism", "cascading", "disasters", "reshuffle", "two", "three"), ())
    t.table.state.decks = msgspec.structs.replace(t.table.state.decks, **{**empty, "removed": rest, **piles})
    return t


def decks(t: Stage) -> Any:
    return t.table.state.decks


def waiting(t: Stage) -> list[tuple[str, tuple[Any, ...]]]:
    return [(frame.step.name, frame.args) for frame in t.table.ahead()]


# How they are made


@pytest.mark.parametrize("difficulty", ["easier", "normal", "harder"])
def test_four_decks_are_dealt_and_the_rest_waits_off_the_map(difficulty: str) -> None:
    """GM Year Decks: 16 cards a year, one resource more in the second; the first becomes the crisis deck."""
    table = resolute.new("presidency", seats=1, options={"difficulty": difficulty}, seed=4)
    s: Presidency = table.state
    level = {"easier": Difficulty.EASIER, "normal": Difficulty.NORMAL, "harder": Difficulty.HARDER}[difficulty]
    for year, deck in enumerate((s.decks.crisis, *s.decks.years), 1):
        wanted = {**recipe(level, year), **({CardKind.RESOURCE: 1} if year == 2 else {})}
        printed = Counter(card.kind for card in CARDS)
        if all(printed[kind] >= 4 * count for kind, count in wanted.items() if kind != CardKind.RESOURCE):
            assert Counter(map(kind_of, deck)) == wanted, year
    dealt = [one for pile in card_piles(s.decks) for one in pile] + list(s.president.resources)
    assert sorted(dealt) == sorted({card.number for card in CARDS} | set(map(int, Resource)))


def test_the_easier_game_has_good_news_in_its_first_years() -> None:
    good = {card.number for card in CARDS if card.good and card.kind == CardKind.EVENT}
    for seed in range(8):
        table = resolute.new("presidency", seats=1, options={"difficulty": "easier"}, seed=seed)
        for deck in (table.state.decks.crisis, table.state.decks.years[0]):
            assert len(good & set(deck)) >= 2


def test_a_resource_lies_among_the_top_eight_cards_of_the_second_year() -> None:
    """GM Exceptional White House Resources: one of them shows up in the second year."""
    found = Counter[int]()
    for seed in range(200):
        t = with_decks(crisis=tuple(range(65, 82)), years=((2, *range(82, 98)), (), ()))
        t.table.dice = Dice(seed_bytes(seed))
        open_year_deck(t.table, 2)
        found[next(place for place in range(1, 40) if draw_crisis_card(t.table) == Resource.TREASURY)] += 1
    assert set(found) == set(range(1, 9)), "each of the first eight places, and no other"


# Drawing


def test_cards_are_drawn_one_at_a_time() -> None:
    """GM Draw Crisis Chits: all of one card is done before the next is drawn."""
    t = with_decks(crisis=(OIL, JOBS))
    draw_cards.run(t.table, 2)
    assert [name for name, _ in waiting(t)][:2] == ["resolve_card", "draw_cards"]
    t.run(do(draw_cards, 1))
    assert len(decks(t).crisis) == 0


def test_a_card_with_an_r_goes_to_the_reshuffle_pile_and_others_leave_the_game() -> None:
    """GM Crisis Cards: discarded once it has been read, unless it says otherwise."""
    t = with_decks(crisis=(OIL,)).run(do(draw_cards, 1))
    assert decks(t).reshuffle == (OIL,) and not decks(t).in_play and OIL in decks(t).seen
    t = with_decks()
    t.table.state.decks = msgspec.structs.replace(decks(t), in_play=(InPlay(OIL),))
    put_away(t.table, "card/oil-spike", After.DISCARD)
    assert OIL in decks(t).removed


def test_an_empty_crisis_deck_is_made_of_the_reshuffle_pile() -> None:
    """GM The Four Card Decks, Note."""
    t = with_decks(reshuffle=(OIL,)).run(do(draw_cards, 1))
    assert "The crisis deck is empty: the reshuffle pile becomes the new one." in t.story
    t = with_decks().run(do(draw_cards, 2))
    assert t.story == ["No crisis cards are left to draw (2)."]


def test_a_resource_that_is_drawn_works_at_once_and_stays() -> None:
    t = with_decks(crisis=(int(Resource.CHIEF_OF_STAFF),))
    before = t.state.action_points
    t.run(do(draw_cards, 1))
    assert t.state.action_points == before + 2 and t.state.resources == (Resource.CHIEF_OF_STAFF,)


# Decks 2 and 3


def test_cascading_event_2_takes_a_random_card_of_deck_2() -> None:
    t = with_decks(two=(6, 7), draws=(1,))
    cascading_two.run(t.table)
    assert waiting(t)[0] == ("resolve_card", (7, 2)) and decks(t).two == (6,)


def test_cascading_event_3_takes_deck_3_and_without_one_deck_2() -> None:
    t = with_decks(two=(6,), three=(7,))
    cascading_three.run(t.table)
    assert waiting(t)[0] == ("resolve_card", (7, 3))
    t = with_decks(two=(6,))
    cascading_three.run(t.table)
    assert waiting(t)[0] == ("resolve_card", (6, 2))


def test_without_cards_in_decks_2_and_3_nothing_happens() -> None:
    for step in (cascading_two, cascading_three):
        assert with_decks().run(do(step)).story == ["No cascading card lies in decks 2 and 3: nothing happens."]


def test_decks_2_and_3_lie_open() -> None:
    """GM The Four Card Decks: the President may examine them freely."""
    t = with_decks(two=(6,), three=(7,), crisis=(OIL,))
    parts = GAME.view(t.table, 0).parts
    two, three = parts["deck_two"], parts["deck_three"]
    assert isinstance(two, Zone) and isinstance(three, Zone)
    assert [face.title for face in two.cards] == ["The Reservoirs Run Dry"]
    assert any("Way out" in line for line in three.cards[0].lines)
    assert "Oil at a Record" not in GAME.view(t.table, 0).encode().decode()


# The NSA


def test_of_two_intercepted_cards_one_leaves_the_game() -> None:
    """GM Draw Crisis Chits, NSA: the other goes to the reshuffle pile."""
    t = with_decks(crisis=(OIL, JOBS), draws=(0, 0)).run(do(intercept))
    assert set(t.labels) == {"Oil at a Record", "Jobs Beat the Forecast"}
    t.choose("Oil at a Record")
    assert OIL in decks(t).removed and decks(t).reshuffle == (JOBS,) and not decks(t).looked_at


def test_an_intercepted_card_says_what_it_would_bring() -> None:
    """Which of two cards leaves the game cannot be decided by their stories alone."""
    said = values(with_decks(crisis=(CRICKET, BOTTLES), draws=(0, 0)).run(do(intercept)))
    assert said["Cricket Diplomacy"].effect.startswith("It would bring: conflict of India and Pakistan −1")
    bottles = said["Bombs in Bottles"]
    assert bottles.chance is not None and bottles.chance.label == "check passed"


def test_the_nsa_finds_what_there_is() -> None:
    t = with_decks(crisis=(OIL,)).run(do(intercept))
    assert OIL in decks(t).removed and not decks(t).reshuffle, "a single card is the one that leaves"
    assert "No crisis cards are left to draw (2)." in with_decks().run(do(intercept)).story


# The off-map decks


def test_an_off_map_card_is_resolved_at_once() -> None:
    for step, pile, card in ((draw_disaster, "disasters", 6), (draw_terrorism, "terrorism", 15)):
        t = with_decks(**{pile: (card,)})
        step.run(t.table)
        assert waiting(t)[0] == ("resolve_card", (card, 1))
    t = with_decks(cascading=(34,))
    draw_cascading.run(t.table)
    assert waiting(t)[0] == ("resolve_card", (34, 1))


def test_a_planned_terrorism_card_is_not_seen() -> None:
    """TSF Terror Acts Table: it goes to the reshuffle pile, and nobody knows which it is."""
    t = with_decks(terrorism=(15, 16))
    t.run(do(terrorism_planned))
    assert len(decks(t).reshuffle) == 1 and not decks(t).seen


def test_a_terrorism_card_that_cannot_be_planned_brings_groups_instead() -> None:
    """GM Off-Map Decks in Waiting: whenever a card is to be drawn from the empty deck, two regions get a group of
    level 2."""
    t = with_decks()
    t.dice(3, 9).run(do(terrorism_planned))
    for region, before in ((Region.SOUTH_AMERICA, (1,)), (Region.CENTRAL_SOUTH_ASIA, (2,))):
        levels = sorted(group.level for group in t.state.terror_groups[region])
        assert levels == sorted((*before, 2)), region
    assert not decks(t).reshuffle
    assert "No terrorism card is left: groups of level 2 appear in two random regions instead." in t.story


# The new year


def test_consequence_13_half_of_the_reshuffle_pile_leaves_and_the_next_deck_joins() -> None:
    """TSF Consequences 13: of five cards two leave, rounded down; the rest and what was left make the new deck."""
    t = with_decks(crisis=(65,), reshuffle=(66, 67, 68, 69, 70), years=((71, 72), (73,), (74,)), two=(6,))
    t.run(do(new_year_deck))
    assert len(decks(t).crisis) == 1 + 3 + 2 and not decks(t).reshuffle
    assert decks(t).years == ((73,), (74,)) and decks(t).two == (6,)
    gone = {66, 67, 68, 69, 70} - set(decks(t).crisis)
    assert len(gone) == 2 and gone <= set(decks(t).removed)


def test_consequence_13_at_the_end_of_a_term_no_deck_joins() -> None:
    t = with_decks(crisis=(65,), reshuffle=(66, 67), years=())
    t.state.year = 4
    t.run(do(new_year_deck))
    assert decks(t).crisis == (65,) and len(decks(t).reshuffle) == 1


def test_a_second_term_is_dealt_from_the_box_and_discards_come_back() -> None:
    """Where a kind runs short, what has left the game comes back, shuffled."""
    t = with_decks(events=tuple(range(65, 70)), years=())
    t.table.dice = Dice(seed_bytes(1))
    before = Counter(presidency_pieces(t.table.state))
    open_year_deck(t.table, 5)
    kinds = Counter(map(kind_of, decks(t).crisis))
    assert kinds[CardKind.EVENT] == 9 and kinds[CardKind.DISASTER] == 1 and set(range(65, 70)) <= set(decks(t).crisis)
    assert Counter(presidency_pieces(t.table.state)) == before


# What nobody may know


def test_redealing_keeps_what_was_seen_and_how_many_of_each_kind_there_are() -> None:
    table = resolute.new("presidency", seats=1, seed=11)
    s: Presidency = table.state
    first = s.decks.crisis[0]
    s.decks = msgspec.structs.replace(s.decks, seen=(first,))
    twin = table.clone()
    twin.dice = Dice(seed_bytes(5))
    redeal_presidency(twin, 0)
    after: Presidency = twin.state
    assert first in after.decks.crisis and after.decks != s.decks
    for name in ("crisis", "terrorism", "cascading", "disasters", "events", "resources"):
        mine, other = getattr(s.decks, name), getattr(after.decks, name)
        assert Counter(map(kind_of, mine)) == Counter(map(kind_of, other)), name
    assert Counter(presidency_pieces(after)) == Counter(presidency_pieces(s))


def test_redealing_does_not_look_at_what_is_hidden() -> None:
    """Two tables that differ only in unseen cards are redealt alike."""
    one = resolute.new("presidency", seats=1, seed=12)
    other = one.clone()
    decks_before = other.state.decks
    event = next(card for card in decks_before.crisis if kind_of(card) == CardKind.EVENT)
    swapped = decks_before.events[0]
    other.state.decks = msgspec.structs.replace(
        decks_before,
        crisis=tuple(swapped if card == event else card for card in decks_before.crisis),
        events=(event, *decks_before.events[1:]),
    )
    for table in (one, other):
        table.dice = Dice(seed_bytes(6))
        redeal_presidency(table, 0)
    assert one.state.decks == other.state.decks
