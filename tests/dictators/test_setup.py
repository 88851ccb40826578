"""Set-up, and who begins. (Game Setup; General Rules; Adjusting the Game)"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from resolute.engine.errors import SetupError
from resolute.engine.frames import do
from resolute.games.dictators import GAME
from resolute.games.dictators.content.map import FACILITIES, HAWAII, PLACES
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import CARDS, DICTATORS, KIND, PRESIDENTIAL
from resolute.games.dictators.rules.barriers import NO_FLY_ZONES, ROADBLOCKS
from resolute.games.dictators.rules.defcon import reach_level
from resolute.games.dictators.state import NOT_YET
from resolute.testing import new_example
from tests.dictators.staging import Stage, discarded, hold, stage


def created(seats: int = 3, faces: tuple[int, ...] = (), **options: Any) -> Stage:
    """A table that was just laid; if Kim is dealt, he takes the first ability there is."""
    t = new_example(GAME, seats=seats, options=options, faces=faces or (20, *[1] * (seats - 1)))
    while t.decision.name != "take_action":
        t.table.play(0)
    return t


def test_players_are_two_to_five() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(SetupError, match="2, 3, 4 or 5 seats"):
            GAME.resolve_options(seats, {})


def test_setup_everybody_has_another_dictator_that_all_can_see() -> None:
    t = created(5)
    dealt = [player.dictator for player in t.state.players]
    assert len(set(dealt)) == 5
    assert sorted((*dealt, *t.state.dictators)) == list(range(len(DICTATORS)))
    for viewer in (None, 0, 4):
        board = t.table.view(viewer)
        for seat, dictator in enumerate(dealt):
            part: Any = board.parts[f"dictator{seat + 1}"]
            assert [face.id for face in part.cards] == [f"dictator:{dictator}"]


def test_setup_all_meeples_start_in_hawaii() -> None:
    assert [player.place for player in created().state.players] == [HAWAII] * 3


def test_setup_a_secret_nuclear_card_of_each_zone() -> None:
    t = created(4)
    s = t.state
    for player in s.players:
        if not s.trait(s.players.index(player), "zone_1_done"):
            assert [PLACES[place].zone for place in player.targets] == [1, 2, 3, 4]
    everything = Counter(place for player in s.players for place in player.targets)
    everything.update(place for deck in s.nuclear for place in deck)
    assert everything == Counter(place for places in FACILITIES for place in places)
    part: Any = t.table.view(1).parts["nuclear1"]
    assert part.cards == () and part.hidden == len(s.players[0].targets)


def test_setup_a_token_lies_face_down_on_each_facility_of_zone_4() -> None:
    s = created().state
    assert len(s.map_tokens) == len(FACILITIES[4]) == 9 and len(s.spare_tokens) == 6
    assert sorted((*s.map_tokens, *s.spare_tokens)) == list(range(1, 16))


def test_setup_four_command_cards_before_events_are_shuffled_in() -> None:
    t = created(5)
    for player in t.state.players:
        assert len(player.hand) == DICTATORS[player.power].starting_hand
        assert all(KIND[card] <= Kind.ASSET for card in player.hand)
    assert Counter(DICTATORS[one].starting_hand for one in range(len(DICTATORS))).most_common(1)[0][0] == 4


def test_setup_three_founding_fathers_two_defcon_cards_and_the_trident_are_in_the_deck() -> None:
    s = created(2).state
    inside = Counter(KIND[card] for card in s.command)
    assert (inside[Kind.FOUNDING_FATHER], inside[Kind.DEFCON], inside[Kind.TRIDENT]) == (3, 2, 1)
    assert len(s.fathers) == 12
    assert sum(inside.values()) + sum(len(player.hand) for player in s.players) == 102 + 6


def test_setup_twelve_presidential_cards() -> None:
    assert len(created().state.presidential) == 12


def test_setup_the_marker_stands_on_defcon_5() -> None:
    assert created().state.defcon == 5


def test_setup_other_pieces_lie_within_reach() -> None:
    s = created().state
    assert (ROADBLOCKS, NO_FLY_ZONES) == (30, 5)
    assert s.roadblocks == () and s.no_fly == 0 and s.trident == NOT_YET


def test_general_the_highest_d20_starts() -> None:
    t = created(3, (4, 19, 7))
    assert (t.state.first, t.state.mover) == (1, 1)
    assert t.story[-2].endswith("starts. All dictators are in Hawaii.")


def test_general_equal_rolls_are_rolled_again() -> None:
    t = created(3, (12, 12, 3, 5, 6))
    assert t.state.first == 1
    assert any(line.endswith("tie with 12 and roll again.") for line in t.story)


def test_general_turns_go_clockwise() -> None:
    t = created(3, (4, 19, 7))
    order = []
    for _ in range(4):
        order.append(t.state.mover)
        t.choose("End your turn")
    assert order == [1, 2, 0, 1] and t.state.round == 2


# Adjusting the game


@pytest.mark.parametrize("count", [0, 1, 3, 5, 8])
def test_adjusting_more_fewer_or_no_founding_fathers(count: int) -> None:
    s = created(founding_fathers=count).state
    assert sum(KIND[card] == Kind.FOUNDING_FATHER for card in s.command) == count
    assert len(s.fathers) == 15 - count


def _with_an_empty_deck(fathers: int) -> Stage:
    """All command cards lie in the discards."""
    t = stage(founding_fathers=fathers)
    t.state.discards = tuple(card for card in t.state.command if KIND[card] <= Kind.ASSET)
    t.state.command = ()
    return t.run()


@pytest.mark.parametrize(("count", "new"), [(0, 0), (1, 1), (3, 3), (8, 3)])
def test_adjusting_fewer_founding_fathers_also_in_a_new_deck(count: int, new: int) -> None:
    """Three, but never more than the table has chosen for its first deck; also when DEFCON 2 empties the deck."""
    t = _with_an_empty_deck(count).choose("Draw a card")
    assert sum(KIND[card] == Kind.FOUNDING_FATHER for card in t.state.command) == new
    t = _with_an_empty_deck(count)
    t.state.defcon = 3
    t.run(do(reach_level, 0))
    assert sum(KIND[card] == Kind.FOUNDING_FATHER for card in t.state.command) == new


def test_adjusting_without_founding_fathers_an_empty_deck_may_stay_empty() -> None:
    t = stage(founding_fathers=0)
    t.state.command = t.state.discards = ()
    assert "Draw a card" not in t.run().labels


@pytest.mark.parametrize("oops", [True, False])
def test_adjusting_oops_in_or_out(oops: bool) -> None:
    deck = [PRESIDENTIAL[card].name for card in created(oops=oops).state.presidential]
    assert ("OOPS" in deck) is oops and len(deck) == 11 + oops


def test_adjusting_defcon_starts_at_4() -> None:
    assert created(defcon_start=4).state.defcon == 4


@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("presidential", [True, False])
def test_adjusting_a_defcon_card_out_of_either_deck_or_both(cards: int, presidential: bool) -> None:
    s = created(defcon_cards=cards, presidential_defcon=presidential).state
    assert sum(KIND[card] == Kind.DEFCON for card in s.command) == cards
    assert any(PRESIDENTIAL[card].variant == "defcon" for card in s.presidential) is presidential


def test_components_overview() -> None:
    """102 command cards, 15 Founding Fathers, 40 nuclear cards and 15 tokens are there and stay there."""
    t = created(4)
    kinds = Counter(kind for kind, _ in GAME.pieces(t.table))
    assert kinds == {"card": 102 + 15 + 2 + 1, "president": 12, "nuclear": 40, "token": 15, "dictator": 14}
    assert sum(card.copies for card in CARDS if card.kind <= Kind.ASSET) == 102


@pytest.mark.parametrize(
    ("fathers", "said"), [(0, "The discards are shuffled"), (1, "The discards and new Founding Fathers are shuffled")]
)
def test_adjusting_a_new_deck_says_whether_founding_fathers_came(fathers: int, said: str) -> None:
    t = discarded(stage(founding_fathers=fathers), "Veto", "EMP", "Hacker")
    t.state.command = ()
    t.run().choose("Draw a card")
    assert f"{said} into a new command deck of {3 + fathers} cards." in t.story


def test_adjusting_without_any_card_left_a_card_that_draws_says_so() -> None:
    """Without Founding Fathers there may be nothing to make a new deck of."""
    t = hold(stage(founding_fathers=0), 0, "Foreign Aid")
    t.state.command, t.state.discards = (), ()
    t.run().choose("Play Foreign Aid")
    assert t.story[-2:] == ["Napoleon plays Foreign Aid.", "No card is left to draw."]
