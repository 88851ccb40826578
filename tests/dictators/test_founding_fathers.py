"""The Founding Fathers: what each brings and how long he stays. (Founding Father Cards; Skipping Turns)"""

from __future__ import annotations

from resolute.games.dictators.library import number_of
from resolute.games.dictators.rules.turns import hand_limit
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin,
    begin_in,
    end_turn,
    hand,
    have_disarmed,
    hold,
    in_front,
    names,
    next_president,
    on_top,
    player,
    stage,
)


def _draw(t: Stage, name: str) -> Stage:
    """Let the player whose turn it is draw a Founding Father."""
    return on_top(t, name).choose("Draw a card")


def _rounds_before(t: Stage, name: str) -> int:
    """For how many turns of seat 1, this one included, he lies there."""
    count = 0
    while number_of(name) in player(t, 0).in_play:
        count += 1
        end_turn(t)
        while t.asked[1] != 0 or t.asked[0] != "take_action":
            t.table.play(len(t.labels) - 1)
    return count


def test_a_father_is_placed_face_up_at_once() -> None:
    """Drawn, placed, resolved; no card comes as a replacement, and a new one takes his place."""
    t = _draw(hold(stage(), 0, "Veto"), "Thomas Paine")
    assert names(player(t, 0).in_play) == ["Thomas Paine"] and hand(t, 0) == ["Veto"]
    _draw(t, "John Hancock")
    assert names(player(t, 0).in_play) == ["John Hancock"]
    assert names(t.state.father_discards) == ["Thomas Paine"]


def test_gouverneur_morris_asks_for_a_card_or_a_turn() -> None:
    """At the end of each turn discard a card or skip the next turn; he stays for three turns."""
    t = _draw(hold(stage(), 0, "Veto", "EMP"), "Gouverneur Morris")
    end_turn(t)
    assert t.asked == ("discard_or_skip", 0)
    t.choose("Discard EMP", "End your turn", "End your turn", "Skip your next turn")
    assert player(t, 0).skips == 1 and hand(t, 0) == ["Veto"]


def test_gouverneur_morris_and_an_empty_hand() -> None:
    """Who is unable to discard skips the next turn."""
    t = in_front(stage(), 0, "Gouverneur Morris", 3)
    end_turn(t)
    assert player(t, 0).skips == 1 and t.asked == ("take_action", 1)


def test_example_2_morris_waits_for_skipped_turns() -> None:
    """Example 2: Amtrak, an EMP and Morris make three skips; his last two turns count only after them."""
    t = begin_in(hold(hold(stage("Joseph", "Fidel"), 0, "Amtrak"), 1, "EMP"), "Oklahoma City")
    on_top(t, "Gouverneur Morris").choose("Draw a card", "Play Amtrak", "Columbus, Ohio", "End your turn")
    assert player(t, 0).skips == 2 and player(t, 0).turns_left == (2,)
    t.choose("Play EMP", "Ohio", "End your turn")
    for _ in range(3):
        assert t.asked == ("take_action", 1) and player(t, 0).turns_left == (2,)
        end_turn(t)
    assert t.asked == ("take_action", 0) and player(t, 0).skips == 0


def test_john_adams_forbids_actions_and_assets_for_two_turns() -> None:
    """Neither action nor asset cards can be played."""
    t = _draw(hold(stage(), 0, "Foreign Aid", "State Television"), "John Adams")
    assert t.barred["Play Foreign Aid"] == t.barred["Play State Television"] == "Blocked by John Adams"
    assert _rounds_before(t, "John Adams") == 2


def test_faq_signing_the_declaration_removes_the_own_father() -> None:
    """FAQ: the current Founding Father can be removed, and this one does not take his place."""
    t = _draw(in_front(stage(), 0, "Thomas Paine"), "Signing the Declaration")
    assert t.asked == ("choose_father", 0)
    t.choose("Remove Thomas Paine (Napoleon)")
    assert player(t, 0).in_play == ()
    assert sorted(names(t.state.father_discards)) == ["Signing the Declaration", "Thomas Paine"]


def test_signing_the_declaration_may_leave_the_others_theirs() -> None:
    """Another's Founding Father can be removed or not; without any nothing is asked."""
    t = _draw(in_front(stage(), 1, "Thomas Paine"), "Signing the Declaration")
    t.choose("Remove none")
    assert names(player(t, 1).in_play) == ["Thomas Paine"]
    t = _draw(stage(), "Signing the Declaration")
    assert t.asked == ("take_action", 0)


def test_george_washington_takes_an_action() -> None:
    """One action fewer each turn, for two turns of which this is the first."""
    t = _draw(hold(stage(), 0, "Veto"), "George Washington")
    assert t.state.actions == 1, "one for the draw, and one for him"
    end_turn(t)
    end_turn(t)
    assert t.asked == ("take_action", 0) and t.state.actions == 2
    end_turn(t)
    end_turn(t)
    assert t.state.actions == 3 and player(t, 0).in_play == ()


def test_thomas_jefferson_keeps_hands_small() -> None:
    """Hand limit 3, until he is removed."""
    t = _draw(hold(stage(), 0, "Veto", "EMP", "Hacker", "Amtrak"), "Thomas Jefferson")
    assert hand_limit(t.state, 0) == 3
    end_turn(t)
    assert t.asked == ("discard_excess", 0)
    t.choose("Discard EMP")
    assert t.asked == ("take_action", 1) and player(t, 0).turns_left == (0,)


def test_benjamin_franklin_stays_three_turns() -> None:
    """No interruptions (see the test of interruptions), for three turns."""
    t = _draw(hold(stage(), 0, "Flat Tire"), "Benjamin Franklin")
    end_turn(t)
    t.choose("Travel to Wichita, Kansas")
    assert t.asked == ("take_action", 1)
    end_turn(t)
    assert _rounds_before(t, "Benjamin Franklin") == 2


def test_alexander_hamilton_charges_for_draws() -> None:
    """Each draw costs two actions, until he is removed."""
    t = begin(in_front(hold(stage(), 0, "Veto"), 0, "Alexander Hamilton"))
    t.choose("Draw a card")
    assert t.state.actions == 1


def test_james_madison_charges_for_cards() -> None:
    """One action more for each action and asset card, never more than three; for three turns."""
    t = _draw(hold(stage(), 0, "Hitchhiker", "Veto"), "James Madison")
    t.choose("Play Hitchhiker", "Wichita, Kansas")
    assert t.state.actions == 1
    assert _rounds_before(t, "James Madison") == 3
    t = begin(in_front(hold(stage(), 0, "Morale Boost"), 0, "James Madison", 3))
    assert "Play Morale Boost" in t.labels


def test_john_jay_forbids_travel() -> None:
    """No travel for two turns; disarming, which uses the travel, is no traveling."""
    t = _draw(aim_at(hold(stage(), 0, "Veto"), 0, "Denver"), "John Jay")
    assert not [label for label in t.labels if label.startswith(("Travel", "Fly"))]
    assert "Try to disarm Rocky Flats plant in Denver" in t.labels
    assert _rounds_before(t, "John Jay") == 2


def test_samuel_adams_empties_the_hand() -> None:
    """The hand is discarded and two cards are drawn; he leaves at once."""
    t = on_top(hold(stage(), 0, "Veto", "EMP", "Hacker"), "Samuel Adams", "Amtrak", "Bribery")
    t.choose("Draw a card")
    assert hand(t, 0) == ["Amtrak", "Bribery"] and player(t, 0).in_play == ()
    assert sorted(names(t.state.discards)) == ["EMP", "Hacker", "Veto"]
    assert names(t.state.father_discards) == ["Samuel Adams"]


def test_john_hancock_shakes_the_hand() -> None:
    """-1 on rolls to disarm, until he is removed."""
    t = begin(aim_at(in_front(stage(), 0, "John Hancock"), 0, "Denver")).dice(3)
    t.choose("Try to disarm Rocky Flats plant")
    assert player(t, 0).facilities == 0


def test_patrick_henry_gives_an_action() -> None:
    """One action more each turn for two turns, of which this is the first."""
    t = _draw(hold(stage(), 0, "Veto"), "Patrick Henry")
    assert t.state.actions == 3, "one for the draw, and one from him"
    end_turn(t)
    end_turn(t)
    assert t.asked == ("take_action", 0) and t.state.actions == 4
    end_turn(t)
    end_turn(t)
    assert t.state.actions == 3 and player(t, 0).in_play == ()


def test_actions_change_once_in_the_turn_in_which_a_father_comes() -> None:
    """Also if he comes at the start of the turn; never below none; and only in the turn of the one he comes to."""
    t = begin(on_top(stage("Mary", "Louis"), "George Washington"))
    assert t.asked == ("take_action", 0) and t.state.actions == 2
    t = _draw(begin(in_front(hold(stage(), 0, "Veto"), 0, "Sanctions", 3)), "Thomas Paine")
    assert t.state.actions == 1
    t = _draw(begin(in_front(hold(stage(), 0, "Veto"), 0, "Sanctions", 3)), "George Washington")
    assert t.state.actions == 0
    t = hold(stage(), 0, "Foreign Aid", "Veto")
    t.choose("Draw a card", "Draw a card")
    on_top(t, "George Washington").choose("Play Foreign Aid")
    assert t.state.actions == 0
    t = stage()
    player(t, 0).tokens = (13,)
    on_top(t.run(), "Patrick Henry").choose("Draw a card", "Pass the card to Caligula")
    assert t.state.actions == 2, "another player has it"


def test_a_father_who_leaves_during_a_turn_does_not_change_its_actions() -> None:
    """Rulings: what George Washington took, or Patrick Henry gave, stays so until the turn is over."""
    for father, left in (("George Washington", 1), ("Patrick Henry", 3)):
        t = begin(in_front(hold(stage(), 0, "Censorship"), 0, father, 2)).choose("Play Censorship")
        if t.asked[0] == "aim_card":
            t.choose(f"Napoleon's {father}")
        assert player(t, 0).in_play == () and t.state.actions == left


def test_thomas_paine_spoils_the_audience() -> None:
    """-3 on the roll to convince the president, until he is removed."""
    ready = ("Denver", "Omaha", "Columbus")
    t = next_president(have_disarmed(aim_at(in_front(stage(), 0, "Thomas Paine"), 0, *ready), 0, *ready), "At the Desk")
    begin_in(t, "Washington").dice(10).choose("Confront the president")
    assert t.table.outcome is None
    next_president(t, "At the Desk")
    begin_in(t, "Washington").dice(11).choose("Confront the president")
    assert t.table.outcome is not None


def test_paul_revere_warns_the_others() -> None:
    """Each opponent draws a card; he leaves at once."""
    t = on_top(stage(seats=3), "Paul Revere", "Amtrak", "EMP").choose("Draw a card")
    assert (hand(t, 0), hand(t, 1), hand(t, 2)) == ([], ["Amtrak"], ["EMP"])
    assert names(t.state.father_discards) == ["Paul Revere"]


def test_roger_sherman_compromises() -> None:
    """A card of the player's choice goes to the left; the others do not see which."""
    t = on_top(hold(stage(seats=3), 0, "Amtrak", "EMP"), "Roger Sherman").choose("Draw a card")
    assert t.asked == ("choose_gift", 0)
    t.choose("Give EMP")
    assert (hand(t, 0), hand(t, 1)) == (["Amtrak"], ["EMP"])
    assert not [entry for entry in t.table.journal_for(2) if entry.kind == "card_passed_is"]


def test_a_father_received_in_anothers_turn_counts_from_the_next_own_one() -> None:
    """A three-turn Founding Father received in another's turn: the own next three turns that are not skipped."""
    t = stage()
    player(t, 0).tokens = (13,)
    t.run()
    on_top(t, "James Madison").choose("Draw a card", "Pass the card to Caligula")
    assert player(t, 1).turns_left == (3,)
    end_turn(t)
    for left in (3, 2, 1):
        assert player(t, 1).turns_left == (left,)
        end_turn(t)
        end_turn(t)
    assert player(t, 1).in_play == ()
