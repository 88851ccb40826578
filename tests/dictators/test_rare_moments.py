"""Moments that a whole reading of the rulebook found: rare, but each has one right answer."""

from __future__ import annotations

import pytest

from resolute.engine.migration import RawPosition
from resolute.games.dictators import GAME
from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.content.printed import NOBODY
from resolute.games.dictators.state import ON_THE_BOARD, TOKEN
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin,
    begin_in,
    dictator,
    discarded,
    end_turn,
    have_disarmed,
    hold,
    in_front,
    names,
    next_president,
    on_top,
    player,
    president,
    put,
    stage,
    where,
)


def aboard(*cards: str) -> Stage:
    """The first of three dictators stands on the Trident; its card is on top of the deck for the second time."""
    t = stage(seats=3)
    t.state.trident, t.state.warheads = ON_THE_BOARD, 3
    put(t, 0, "Trident")
    hold(hold(hold(t, 0, "Diplomatic Immunity", *cards), 1, "Safety Inspection"), 2, "Rearmament")
    return on_top(t, "Trident Nuclear Deterrent")


def test_trident_dives_and_the_attempt_comes_to_nothing() -> None:
    """As long as the Trident is on the board its warheads can be disarmed: no die is rolled once it has dived."""
    t = aboard().choose("Try to", "Play Safety Inspection", "Play Diplomatic Immunity")
    assert where(t, 0) == "Guantanamo Bay" and t.asked == ("take_action", 0)
    assert t.story[-1] == "Napoleon has nothing left to disarm there."
    assert not [line for line in t.story if "needed 3+" in line]


def test_trident_dives_and_nobody_is_asked_about_a_warhead_that_is_gone() -> None:
    t = aboard("Hacker").choose("Play Hacker", "Play Safety Inspection", "Play Diplomatic Immunity")
    assert where(t, 0) == "Guantanamo Bay" and t.asked == ("take_action", 0)


@pytest.mark.parametrize("card", ["Safety Inspection", "Loaded Dice", "Rearmament"])
def test_trident_dives_and_nobody_answers_the_attempt_any_more(card: str) -> None:
    """Louis holds the same card as Caligula, whose answer let the Trident dive: there is nothing left to answer."""
    t = hold(hold(aboard(), 1, card), 2, card).dice(5).choose("Try to", f"Play {card}", "Play Diplomatic Immunity")
    assert where(t, 0) == "Guantanamo Bay" and t.asked == ("take_action", 0)
    assert names(player(t, 2).hand) == [card] and player(t, 0).tokens == ()


def test_trident_dives_and_fidel_keeps_his_reroll() -> None:
    t = hold(aboard(), 1, "Loaded Dice")
    player(t, 2).dictator = player(t, 2).power = dictator("Fidel")
    t.dice(2).choose("Try to", "Play Loaded Dice", "Play Diplomatic Immunity")
    assert t.asked == ("take_action", 0) and player(t, 2).used_this_turn == ()


def test_trident_dives_and_a_reroll_that_waits_rolls_nothing() -> None:
    """Caligula's own Diplomatic Immunity saves the Loaded Dice from Louis, and draws the card that lets it dive."""
    t = hold(hold(hold(aboard(), 0, "Veto"), 1, "Loaded Dice", "Diplomatic Immunity"), 2, "Supreme Court").dice(5)
    t.choose("Try to", "Play Loaded Dice", "Play Supreme Court", "Play Diplomatic Immunity")
    assert t.asked == ("take_action", 0) and where(t, 0) == "Guantanamo Bay"
    assert len([line for line in t.story if "needed 3+" in line]) == 1
    assert t.story[-1] == "Napoleon has nothing left to disarm there."


def test_token_v_leaves_an_extra_turn_with_whoever_earned_it() -> None:
    """People, seating and turn order stay: Morale Boost still brings another turn after this one."""
    t = hold(stage(seats=3), 0, "Morale Boost")
    player(t, 0).tokens = (5,)
    t.state.fifth_is_stale = False
    begin(t).choose("Play Morale Boost", "Use token V")
    t.choose("Swap with Caligula")
    movers = [t.state.mover]
    for _ in range(4):
        end_turn(t)
        movers.append(t.state.mover)
    assert movers == [0, 0, 1, 2, 0]


def test_once_per_round_is_ready_again_after_a_skipped_turn() -> None:
    """Maximilien cuts Foreign Aid short, skips a turn, and may do it again in the next round."""
    t = hold(hold(stage("Napoleon", "Maximilien"), 0, "Foreign Aid"), 1, "EMP", "EMP", "Amtrak", "Amtrak")
    t.choose("Play Foreign Aid", "Cut it short", "Discard EMP", "Discard EMP")
    player(t, 1).skips = 1
    end_turn(t)
    hold(t, 0, "Foreign Aid").choose("Play Foreign Aid")
    assert t.asked == ("answer", 1) and any("Cut it short" in label for label in t.labels)


def test_token_v_once_per_turn_is_ready_for_the_new_owner() -> None:
    """Attila used the ability in an earlier turn; whoever becomes Attila by token V may use it in this one."""
    t = hold(hold(stage("Attila", "Napoleon"), 0, "Veto"), 1, "Veto", "Hacker")
    t.choose("Attila: Collect")
    if t.asked[0] == "aim_ability":
        t.choose("Napoleon")
    end_turn(t)
    player(t, 1).tokens = (5,)
    t.state.fifth_is_stale = False
    begin(t, 1).choose("Use token V", "Swap with Attila")
    assert any(label.startswith("Attila: Collect") for label in t.labels)


def test_token_viii_does_not_protect_the_die() -> None:
    """A free Engineer cannot be stopped or undone, but a die that is rolled for it can be rolled again."""
    t = aim_at(stage(seats=3), 0, "Denver")
    player(t, 0).tokens = (8,)
    on_top(t, "Engineer", "Loaded Dice", "Hacker", "Hacker", "Amtrak", "Amtrak")
    begin(t).choose("Use token VIII")
    hold(hold(t, 1, "Rearmament", "Safety Inspection", "Veto"), 2, "Loaded Dice")
    t.dice(5, 6, 6).choose("Play Engineer")
    assert t.asked == ("answer", 2) and any("Loaded Dice" in label for label in t.labels)
    while t.asked[0] == "answer":
        t.choose("Let it happen")
    assert len(player(t, 0).disarmed) == 1, "nobody could stop or undo it"


def after_the_turn(father: str) -> Stage:
    """Napoleon's turn is over; Diplomatic Immunity stops Caligula's Night Train and draws Napoleon this father."""
    t = hold(hold(stage(), 0, "Diplomatic Immunity"), 1, "Night Train")
    on_top(t, father)
    return end_turn(t).choose("Play Night Train", "Play Diplomatic Immunity")


def test_a_multi_turn_card_received_after_the_own_turn_does_not_count_it() -> None:
    """Advanced rules: a card received during your own turn counts that turn; this one came when it was over."""
    t = after_the_turn("John Jay")
    assert t.asked == ("take_action", 1) and names(player(t, 0).in_play) == ["John Jay"]
    assert player(t, 0).turns_left == (2,)
    for barred in (True, True, False):
        end_turn(t)
        assert t.asked == ("take_action", 0) and ("Travel" in t.barred) is barred
        end_turn(t)


def test_a_father_who_comes_after_the_own_turn_changes_the_next_ones() -> None:
    """George Washington takes an action in each of two turns, and none from a turn that is over."""
    t = after_the_turn("George Washington")
    assert not [line for line in t.story if "fewer action" in line]
    end_turn(t)
    assert t.state.mover == 0 and t.state.actions == 2
    end_turn(end_turn(t))
    assert t.state.mover == 0 and t.state.actions == 2
    end_turn(end_turn(t))
    assert t.state.mover == 0 and t.state.actions == 3


def test_what_stays_for_some_turns_is_gone_when_the_last_of_them_is_over() -> None:
    """Benjamin Franklin's third turn is over before others answer its end: Napoleon may answer the Night Train."""
    t = in_front(hold(hold(stage(), 0, "Supreme Court"), 1, "Night Train"), 0, "Benjamin Franklin", turns=1)
    end_turn(t).choose("Play Night Train")
    assert t.asked == ("answer", 0) and "Play Supreme Court" in t.labels


def test_a_turn_that_was_ending_under_the_fourth_rules_ends_once() -> None:
    """Its hand limit came first and its end was announced before its cards were counted down."""
    ending = [["pass_turn_on", []], ["count_down", []], ["keep_to_the_limit", []]]
    position = GAME.migrate(4, RawPosition(2, {}, {}, ending))
    assert [name for name, _ in position.agenda] == ["pass_turn_on", "turn_is_over", "count_down", "keep_to_the_limit"]
    event = {"id": 1, "kind": "turn_ends", "by": 0, "about": []}
    announced = [*ending[:2], ["pending", [event, ["go_on", []]]], ["window", [event, [1, 0]]]]
    assert GAME.migrate(4, RawPosition(2, {}, {}, announced)).agenda == announced
    acting = [["end_turn", []], ["acting_is_over", []], ["take_action", [0]]]
    assert GAME.migrate(4, RawPosition(2, {}, {}, acting)).agenda == acting


def kept(card: str) -> Stage:
    """Napoleon begins a turn in Washington with a presidential card that token VII has laid aside."""
    t = next_president(hold(stage(), 1, "Golf Weekend"), card)
    player(t, 0).kept_card, t.state.presidential = t.state.presidential[0], t.state.presidential[1:]
    return begin_in(t, "Washington")


def test_nothing_sends_the_president_away_whom_token_vii_has_found() -> None:
    """Zone 4: the effect of a token can't be canceled in any way, so no Golf Weekend takes its card back."""
    t = kept("Signing Things").dice(3).choose("Confront the president with the card you kept")
    assert "Rolled 3, needed 20+: failure." in t.story and names(player(t, 1).hand) == ["Golf Weekend"]
    assert president("Signing Things") in t.state.presidential_discards, "it is discarded after use"
    t = next_president(kept("Signing Things"), "At the Desk").choose("Confront the president")
    assert t.asked == ("answer", 1), "a card from the deck can be answered"


def test_an_absent_president_of_token_vii_can_still_be_surprised() -> None:
    t = hold(kept("Fire Drill"), 0, "Surprise Visit").dice(20)
    t.choose("Confront the president with the card you kept", "Play Surprise Visit")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)


def test_surprise_visit_keeps_the_nuclear_football_in_the_game() -> None:
    """What the card says does not happen: neither does DEFCON drop, nor does the card leave the game."""
    t = next_president(hold(stage("Ivan", "Caligula"), 0, "Surprise Visit"), "Nuclear Football").dice(3)
    begin_in(t, "Washington").choose("Confront the president", "Play Surprise Visit")
    assert t.state.defcon == 5 and t.state.spent_presidential == ()
    assert t.state.presidential_discards == (president("Nuclear Football"),)
    t = next_president(hold(stage("Ivan", "Caligula"), 1, "Crossed Wires"), "Nuclear Football")
    begin_in(t, "Washington").choose("Confront the president", "Play Crossed Wires")
    assert t.state.defcon == 5 and t.state.spent_presidential == (president("Nuclear Football"),), "it was used"


def test_golf_weekend_at_the_last_card_shuffles_the_discards_in() -> None:
    """Otherwise the president who was sent away would be the only card to draw."""
    t = hold(stage(), 1, "Golf Weekend")
    s = t.state
    desk, oops = president("At the Desk"), president("OOPS")
    s.presidential, s.presidential_discards = (desk,), tuple(one for one in s.presidential if one not in (desk, oops))
    s.presidential_discards = (oops, *s.presidential_discards)
    begin_in(t, "Washington").choose("Confront the president", "Play Golf Weekend")
    assert "Napoleon confronts the president: OOPS." in t.story and "The presidential deck is reshuffled." in t.story
    assert desk in s.presidential and len(s.presidential) == 11 and s.presidential_discards == (oops,)


def test_golf_weekend_cannot_undo_a_surprise_visit() -> None:
    """The president is present as indicated on the card; on this one he is absent, whatever else brings him in."""
    t = next_president(hold(hold(stage("Ivan", "Caligula"), 0, "Surprise Visit"), 1, "Golf Weekend"), "Fire Drill")
    begin_in(t, "Washington").dice(4).choose("Confront the president", "Play Surprise Visit")
    assert t.asked == ("take_action", 1) and names(player(t, 1).hand) == ["Golf Weekend"]


def test_token_xiii_leaves_the_old_father_where_he_lies() -> None:
    """Louis gets the new one, who takes the place of his old one; Napoleon's old one stays with Napoleon."""
    t = in_front(stage(seats=3), 0, "John Jay", turns=2)
    player(t, 0).tokens = (13,)
    on_top(in_front(t, 2, "John Hancock"), "Thomas Paine").choose("Draw a card", "Pass the card to Louis")
    assert names(player(t, 0).in_play) == ["John Jay"] and names(player(t, 2).in_play) == ["Thomas Paine"]


def test_bribery_in_a_bribed_turn_is_for_whoever_plays_it() -> None:
    """Napoleon plays Caligula's turn, and in it Caligula's Bribery on Louis: Napoleon plays that turn, too."""
    t = hold(stage(seats=3), 1, "Bribery")
    player(t, 1).bribed_by = 0
    end_turn(t).choose("Play Bribery", "Louis")
    assert t.story[-1] == "Napoleon will control Louis's next turn."
    end_turn(t)
    assert t.asked == ("take_action", 0) and t.state.mover == 2


def test_bribery_in_a_bribed_turn_against_whoever_plays_it() -> None:
    """Napoleon makes Caligula bribe Napoleon: that turn is Napoleon's anyway."""
    t = hold(stage(), 1, "Bribery")
    player(t, 1).bribed_by = 0
    end_turn(t).choose("Play Bribery", "Napoleon")
    assert t.story[-1] == "Napoleon will play their own next turn in any case."
    end_turn(t)
    assert t.asked == ("take_action", 0) and (t.state.mover, t.state.played_by) == (0, 0)


def test_token_v_in_a_bribed_turn_lets_the_briber_remember_what_went_away() -> None:
    """Napoleon plays Caligula's turn, draws Wiretap, and swaps with Louis, who holds what Napoleon has seen."""
    t = hold(stage(seats=3), 1, "EMP")
    player(t, 1).bribed_by = 0
    end_turn(on_top(t, "Wiretap"))
    player(t, 1).tokens = (5, 9)
    t.state.fifth_is_stale = False
    t.run().choose("Draw a card", "Use token V", "Swap with Louis")
    assert names(player(t, 2).hand) == ["EMP", "Wiretap"] and t.state.knows_hand(0, 2)
    assert (TOKEN + 9, 0b11) in player(t, 2).known


def test_token_vii_card_can_be_drawn_after_a_golf_weekend() -> None:
    """VII: it may be drawn instead of a card from the deck; so also instead of the one that follows a Golf Weekend."""
    t = next_president(kept("In a Good Mood"), "At the Desk", "Fire Drill").dice(11)
    t.choose("Confront the president", "Play Golf Weekend")
    assert t.asked == ("draw_another", 0)
    t.choose("Confront the president with the card you kept: In a Good Mood")
    assert "Rolled 11 + 2 (In a Good Mood) = 13, needed 20+: failure." in t.story
    assert player(t, 0).kept_card < 0 and president("At the Desk") in t.state.presidential
    t = next_president(kept("In a Good Mood"), "Summit Abroad", "Fire Drill")
    t.state.presidential = (president("At the Desk"), *t.state.presidential)
    t.choose("Confront the president", "Play Golf Weekend", "Draw another card from the presidential deck")
    assert t.asked == ("take_action", 0) and player(t, 0).kept_card == president("In a Good Mood")


def test_token_vii_card_takes_the_place_of_both_of_louis() -> None:
    t = next_president(stage("Louis", "Ivan"), "Signing Things")
    player(t, 0).kept_card, t.state.presidential = t.state.presidential[0], t.state.presidential[1:]
    begin_in(t, "Washington").dice(9).choose("Confront the president with the card you kept")
    assert t.asked == ("take_action", 1) and len(t.state.presidential) == 11


def test_a_reroll_before_the_president_counts_with_what_is_in_play_now() -> None:
    """Thomas Paine comes while the first roll is being answered: he changes the next one, and the mood stays."""
    t = hold(hold(hold(stage(seats=3), 0, "Diplomatic Immunity"), 1, "Loaded Dice"), 2, "Loaded Dice")
    next_president(on_top(t, "Thomas Paine"), "In a Good Mood")
    begin_in(t, "Washington").dice(9, 19).choose("Confront the president", "Play Loaded Dice")
    t.choose("Play Diplomatic Immunity", "Play Loaded Dice")
    assert "Rolled 19 − 3 (Thomas Paine) + 2 (In a Good Mood) = 18, needed 20+: failure." in t.story


def test_a_reroll_of_an_attempt_counts_with_what_is_in_play_now() -> None:
    """John Hancock leaves while the die lies; Ivan's hand and the Golden Toolbox count as before."""
    t = aim_at(in_front(stage("Ivan", "Fidel"), 0, "Golden Toolbox"), 0, "Denver")
    hold(hold(in_front(t, 0, "John Hancock"), 0, "Diplomatic Immunity"), 1, "Loaded Dice")
    on_top(t, "Signing the Declaration").dice(6, 3).choose("Golden Toolbox", "Play Loaded Dice")
    t.choose("Play Diplomatic Immunity", "Remove John Hancock", "Force a reroll")
    assert [line for line in t.story if "John Hancock) " in line and "Rolled 6" in line]
    assert "Rolled 3 + 1 (Ivan) − 1 (Golden Toolbox) = 3, needed 3+: success." in t.story


def test_whoever_has_disarmed_zone_1_needs_no_other_card_of_it() -> None:
    """Zone 1 never counts twice: giving Joseph up brings a card of it only to one who has none."""
    t = have_disarmed(aim_at(stage("Napoleon", "Joseph"), 1, "Phoenix", "Omaha"), 1, "Phoenix")
    player(t, 0).tokens = (12,)
    t.run().choose("Use token XII", "Become Joseph")
    assert [PLACES[place].zone for place in player(t, 1).targets] == [2]


def pickpocketed() -> Stage:
    """Mao took a Hitchhiker from the discards, and Caligula's Pickpocket waits for Louis's Supreme Court."""
    t = hold(hold(stage("Mao", "Caligula", "Louis"), 1, "Pickpocket", "Diplomatic Immunity"), 2, "Supreme Court")
    return discarded(t, "Hitchhiker").choose("Take Hitchhiker", "Play Pickpocket", "Play Supreme Court")


def test_pickpocket_takes_no_equal_card_for_one_from_the_discards_that_is_gone() -> None:
    """Samuel Adams lets Mao discard the Hitchhiker that he took and draw another one, which nobody has seen."""
    t = on_top(pickpocketed(), "Paul Revere", "Wiretap", "Samuel Adams", "Hitchhiker", "Engineer")
    t.choose("Play Diplomatic Immunity")
    assert names(player(t, 0).hand) == ["Hitchhiker", "Engineer"] and player(t, 1).hand == ()
    assert t.story[-1] == "Mao no longer has the card that was drawn." and player(t, 0).drawn == NOBODY


def test_pickpocket_waits_for_a_card_from_the_discards_in_a_game_of_the_seventh_rules() -> None:
    """There the card that was taken stood in the event alone; a game that was kept in between goes on as it was."""
    t = hold(discarded(stage("Mao", "Caligula"), "Hitchhiker"), 1, "Pickpocket").choose("Take Hitchhiker")
    card, other = player(t, 0).hand[0], {"hand": [], "drawn": NOBODY}
    event = {"id": 1, "kind": "drew", "by": 0, "about": [card]}
    for held, drawn in (([card], card), ([], NOBODY)):
        then = {"players": [{"hand": held, "drawn": NOBODY}, other]}
        position = GAME.migrate(7, RawPosition(2, {}, then, [["pending", [event, ["go_on", []]]]]))
        assert position.state["players"] == [{"hand": held, "drawn": drawn}, other]
        assert position.agenda == [["pending", [event, ["keep_drawn", [0]]]]]
    t.choose("Play Pickpocket")
    assert names(player(t, 1).hand) == ["Hitchhiker"] and player(t, 0).drawn == NOBODY
