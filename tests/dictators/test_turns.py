"""Turns, actions, the hand limit, skips and multi-turn cards. (Playing Your Turn; Advanced Rules)"""

from __future__ import annotations

from resolute.engine.frames import do
from resolute.games.dictators.rules.turns import skip_turns
from tests.dictators.staging import (
    begin,
    end_turn,
    hand,
    have_disarmed,
    hold,
    in_front,
    next_president,
    on_top,
    player,
    put,
    stage,
    where,
)


def test_turn_has_three_actions() -> None:
    t = stage()
    assert t.state.actions == 3
    t.choose("Draw a card", "Draw a card", "Draw a card")
    assert t.state.actions == 0 and "Draw a card" not in t.labels


def test_turn_actions_in_any_order_and_mix() -> None:
    """Draw, play, travel; and the other way round."""
    t = on_top(hold(stage(), 0, "Foreign Aid"), "Veto", "Recount", "Hitchhiker", "Engineer")
    t.choose("Draw a card", "Play Foreign Aid", "Travel to Cheyenne")
    assert t.state.actions == 0 and hand(t, 0) == ["Veto", "Recount", "Hitchhiker", "Engineer"]
    t = hold(stage(), 0, "Foreign Aid").choose("Travel to Cheyenne", "Play Foreign Aid", "Draw a card")
    assert t.state.actions == 0


def test_faq_1_actions_need_not_be_used() -> None:
    t = end_turn(stage())
    assert t.state.mover == 1 and t.state.actions == 3


def test_turn_without_anything_left_ends_by_itself() -> None:
    """Whoever has no cards, tokens or actions left cannot do anything; whoever has cards is asked."""
    t = hold(stage(), 0, "Veto").choose("Travel to Cheyenne", "Draw a card", "Draw a card")
    assert t.asked == ("take_action", 0)
    t = put(hold(stage("Napoleon", "Caligula"), 0), 0, "Denver")
    t.state.actions = 1
    t.choose("Travel to Cheyenne")
    assert t.state.mover == 1


def test_travel_once_a_turn_for_one_action() -> None:
    t = stage().choose("Travel to Cheyenne")
    assert where(t, 0) == "Cheyenne" and t.state.actions == 2
    assert not [label for label in t.labels if label.startswith("Travel")]
    assert t.barred["Travel"] == "You have used your travel this turn"


def test_travel_is_one_road_to_the_next_place() -> None:
    """Walking bars disarming and flying in that turn, and the other way round."""
    t = put(stage(at="Seattle"), 0, "Seattle")
    assert "Travel to Portland, Oregon" in t.labels and "Travel to San Francisco, California" not in t.labels


def test_faq_2_a_cards_move_is_not_the_travel() -> None:
    t = hold(stage(), 0, "Hitchhiker").choose("Play Hitchhiker", "Cheyenne")
    assert t.state.travels == 1 and any(label.startswith("Travel to ") for label in t.labels)


def test_faq_3_a_cards_move_cannot_pay_for_what_takes_the_travel() -> None:
    """After the travel a card still moves, but disarming stays barred."""
    t = hold(stage(), 0, "Hitchhiker").choose("Travel to Cheyenne", "Play Hitchhiker", "Denver")
    assert where(t, 0) == "Denver" and t.state.travels == 0
    assert "Travel" in t.barred


def test_draw_takes_an_action_and_a_card() -> None:
    t = on_top(stage(), "Veto").choose("Draw a card")
    assert hand(t, 0) == ["Veto"] and t.state.actions == 2
    private = [entry for entry in t.table.journal or () if entry.kind == "drew_card"]
    assert [entry.seats for entry in private] == [(0,)]


def test_hand_limit_is_five_at_the_end_of_the_turn() -> None:
    """More may be drawn meanwhile; the excess is discarded at the player's choice."""
    t = hold(stage(), 0, "Veto", "Recount", "Engineer", "Hacker", "Amtrak")
    on_top(t, "Road Trip", "Sanctions").choose("Draw a card", "Draw a card")
    assert len(hand(t, 0)) == 7
    end_turn(t)
    assert t.asked == ("discard_excess", 0) and t.table.decision is not None
    assert t.decision.prompt == "You hold 7 cards; the limit is 5. Choose two to discard."
    t.choose("Discard Veto", "Discard Amtrak")
    assert hand(t, 0) == ["Recount", "Engineer", "Hacker", "Road Trip", "Sanctions"] and t.state.mover == 1


def test_hand_limit_is_not_for_others() -> None:
    t = hold(stage(), 1, "Veto", "Recount", "Engineer", "Hacker", "Amtrak", "Sanctions")
    end_turn(t)
    assert len(hand(t, 1)) == 6


# Skipping turns


def test_advanced_skips_add_up() -> None:
    t = stage().run(do(skip_turns, 1, 1), do(skip_turns, 1, 1))
    assert player(t, 1).skips == 2
    end_turn(t)
    assert t.state.mover == 0
    end_turn(t)
    assert t.state.mover == 0 and player(t, 1).skips == 0
    end_turn(t)
    assert t.state.mover == 1
    assert "Caligula skips this turn and one more after it." in t.story


def test_advanced_a_multi_turn_card_received_in_the_own_turn_counts_it() -> None:
    t = on_top(stage(), "Benjamin Franklin").choose("Draw a card")
    assert player(t, 0).turns_left == (3,)
    end_turn(t)
    assert player(t, 0).turns_left == (2,)


def test_advanced_a_multi_turn_card_received_in_anothers_turn_waits() -> None:
    """3.7: it stays for the own next three turns that are not skipped."""
    t = in_front(stage(), 1, "Benjamin Franklin", 3)
    player(t, 1).skips = 1
    end_turn(t)
    assert player(t, 1).turns_left == (3,) and t.state.mover == 0
    for left in ((2,), (1,), ()):
        end_turn(t)
        end_turn(t)
        assert player(t, 1).turns_left == left
    assert "Benjamin Franklin no longer affects Caligula." in t.story


def test_advanced_a_skipped_turn_does_not_count_for_multi_turn_cards() -> None:
    t = in_front(stage(), 0, "John Adams", 2)
    player(t, 0).skips = 1
    end_turn(t)
    assert player(t, 0).turns_left == (1,)
    end_turn(t)
    assert player(t, 0).turns_left == (1,) and t.state.mover == 1


def test_rulings_an_extra_turn_consumes_a_pending_skip() -> None:
    t = hold(stage(), 0, "Morale Boost", "Veto").choose("Play Morale Boost")
    player(t, 0).skips = 1
    end_turn(t)
    assert player(t, 0).skips == 0 and t.state.mover == 1, "the extra turn was the one that is skipped"


def test_rulings_an_extra_turn_counts_for_multi_turn_cards_and_allows_confronting() -> None:
    t = in_front(hold(stage(), 0, "Morale Boost", "Veto"), 0, "Patrick Henry", 2)
    t.choose("Play Morale Boost")
    put(t, 0, "Washington")
    end_turn(t)
    assert t.asked == ("confront", 0) and player(t, 0).turns_left == (1,)


# Bribery


def test_rulings_a_win_in_a_bribed_turn_belongs_to_the_dictator_played() -> None:
    t = put(stage(), 1, "Washington")
    have_disarmed(t, 1, "Denver", "Chicago", "Detroit")
    player(t, 1).bribed_by = 0
    next_president(end_turn(t), "At the Desk").dice(20)
    assert t.asked == ("confront", 0)
    t.choose("Confront the president")
    assert t.table.outcome is not None and t.table.outcome.winners == (1,)


def test_a_bribe_waits_for_the_next_turn_that_is_played() -> None:
    t = stage()
    player(t, 1).bribed_by, player(t, 1).skips = 0, 1
    end_turn(t)
    assert t.state.mover == 0
    end_turn(t)
    assert t.asked == ("take_action", 0) and t.state.mover == 1
    end_turn(t)
    end_turn(t)
    assert t.asked == ("take_action", 1)


def test_whoever_plays_a_bribed_turn_also_answers_for_that_dictator() -> None:
    t = hold(hold(stage(seats=3), 1, "Hitchhiker", "Supreme Court"), 2, "Veto")
    player(t, 1).bribed_by = 0
    end_turn(t).choose("Play Hitchhiker", "Play Veto")
    assert t.asked == ("answer", 0) and "Play Supreme Court" in t.labels


def test_a_briber_cannot_silence_the_bribed_one_beyond_the_bribed_turn() -> None:
    t = hold(hold(stage(seats=3), 1, "Hitchhiker", "Supreme Court", "Veto"), 2, "Veto", "Hitchhiker")
    player(t, 1).bribed_by = 0
    end_turn(t).choose("Play Hitchhiker", "Play Veto", "Don't ask me until my next turn")
    end_turn(t).choose("Play Hitchhiker")
    assert t.asked == ("answer", 1) and "Play Veto" in t.labels


def test_rounds_are_counted_from_the_start_player() -> None:
    t = begin(stage(seats=3))
    before = t.state.round
    for _ in range(3):
        end_turn(t)
    assert t.state.round == before + 1
