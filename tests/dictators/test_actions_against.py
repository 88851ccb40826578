"""Action cards against the others, and on the map. (Action Cards; Skipping Turns; Roadblocks)"""

from __future__ import annotations

from resolute.games.dictators.content.map import NUMBER, TIME_ZONES
from resolute.games.dictators.library import number_of
from tests.dictators.staging import (
    aim_at,
    begin_in,
    block,
    discarded,
    end_turn,
    hand,
    hold,
    in_front,
    names,
    on_top,
    player,
    put,
    road,
    stage,
    where,
)


def test_extraordinary_rendition_takes_a_neighbor_to_guantanamo() -> None:
    """An opponent in the same state or an adjacent one is moved to Guantanamo Bay."""
    t = put(hold(stage(seats=3), 0, "Extraordinary Rendition"), 1, "Wichita")
    put(t, 2, "Washington")
    t.choose("Play Extraordinary Rendition")
    assert t.labels == ["Caligula"]
    t.choose("Caligula")
    assert where(t, 1) == "Guantanamo Bay" and t.state.actions == 1


def test_extraordinary_rendition_needs_somebody_near() -> None:
    """Nobody near, nobody to take."""
    t = put(hold(stage(), 0, "Extraordinary Rendition"), 1, "Washington")
    assert t.barred["Play Extraordinary Rendition"] == "There is no opponent in your state or an adjacent one"


def test_nationalization_takes_a_card_at_random() -> None:
    """Only the two players learn which; the victim knows where it is."""
    t = hold(hold(hold(stage(seats=3), 0, "Nationalization"), 1, "Amtrak", "Bribery"), 2, "Veto")
    t.dice(draws=(1,)).choose("Play Nationalization", "Caligula", "Let it happen")
    assert hand(t, 0) == ["Bribery"] and hand(t, 1) == ["Amtrak"]
    told = [entry for entry in t.table.journal_for(2) if entry.kind == "card_passed_is"]
    assert not told
    assert [entry.about[2] for entry in t.table.journal_for(1) if entry.kind == "card_passed_is"] == [
        number_of("Bribery")
    ]


def test_nationalisation_needs_a_hand() -> None:
    """An empty hand cannot be robbed."""
    t = hold(stage(), 0, "Nationalization")
    assert t.barred["Play Nationalization"] == "There is no opponent who holds cards"


def test_show_trial_makes_an_opponent_discard_two() -> None:
    """The accused chooses."""
    t = hold(hold(stage(), 0, "Show Trial"), 1, "Amtrak", "Bribery", "Engineer")
    t.choose("Play Show Trial", "Caligula")
    assert t.asked == ("choose_discard", 1)
    t.choose("Discard Amtrak", "Discard Engineer")
    assert hand(t, 1) == ["Bribery"] and t.asked == ("take_action", 0)
    assert names(t.state.discards) == ["Amtrak", "Engineer", "Show Trial"]


def test_show_trial_stops_at_the_last_card() -> None:
    """Who has one card discards one."""
    t = hold(hold(stage(), 0, "Show Trial"), 1, "Amtrak")
    t.choose("Play Show Trial", "Caligula", "Discard Amtrak")
    assert hand(t, 1) == [] and t.asked == ("take_action", 0)


def test_wiretap_looks_into_a_hand() -> None:
    """Only the player who looks is told what is in it."""
    t = hold(hold(stage(seats=3), 0, "Wiretap"), 1, "Amtrak", "Bribery")
    t.choose("Play Wiretap", "Caligula")
    assert t.asked == ("take_action", 0) and t.state.actions == 3
    seen = [entry.about[2] for entry in t.table.journal_for(0) if entry.kind == "sees_hand"]
    assert seen == [player(t, 1).hand]
    assert not [entry for entry in t.table.journal_for(2) if entry.kind == "sees_hand"]


def test_wiretap_takes_a_card_beside_the_cia() -> None:
    """At CIA headquarters and in Virginia and D.C. beside them, one of the cards is taken."""
    for place in ("CIA headquarters", "Richmond", "Washington"):
        t = put(hold(hold(stage(), 0, "Wiretap"), 1, "Amtrak", "Bribery"), 0, place)
        t.choose("Play Wiretap", "Caligula")
        assert t.asked == ("take_from_hand", 0)
        t.choose("Take Bribery")
        assert hand(t, 0) == ["Bribery"] and hand(t, 1) == ["Amtrak"]


def test_emp_stops_everybody_in_a_state() -> None:
    """Everybody in the state skips the next turn, and so does the player who is there."""
    t = put(hold(stage(seats=3), 0, "EMP"), 1, "Columbus")
    put(t, 2, "Pittsburgh")
    t.choose("Play EMP", "Ohio")
    assert [one.skips for one in t.state.players] == [0, 1, 0]
    t = hold(stage(), 0, "EMP")
    t.choose("Play EMP", "Colorado")
    assert [one.skips for one in t.state.players] == [1, 1]


def test_example_1_amtrak_and_emp_add_up() -> None:
    """Example 1: Amtrak and then an EMP in Ohio: two turns are skipped in total."""
    t = begin_in(hold(hold(stage("Joseph", "Fidel"), 0, "Amtrak"), 1, "EMP"), "Oklahoma City")
    t.choose("Play Amtrak", "Columbus, Ohio", "End your turn")
    assert t.asked == ("take_action", 1)
    t.choose("Play EMP", "Ohio", "End your turn")
    assert t.asked == ("take_action", 1) and player(t, 0).skips == 1
    end_turn(t)
    assert t.asked == ("take_action", 1) and player(t, 0).skips == 0
    end_turn(t)
    assert t.asked == ("take_action", 0)


def test_emp_does_not_work_abroad() -> None:
    """Time and again: a state is in the USA. Nobody there, nothing to aim at."""
    t = put(hold(stage(), 0, "EMP"), 1, "Toronto")
    assert t.barred["Play EMP"] == "There is no state with an opponent in it"


def test_house_arrest_stops_travel_for_two_turns() -> None:
    """It holds the opponent for two turns; cards may still move them."""
    t = hold(hold(stage(), 0, "House Arrest"), 1, "Hitchhiker")
    t.choose("Play House Arrest", "Caligula", "End your turn")
    assert names(player(t, 1).in_play) == ["House Arrest"]
    for _ in range(2):
        assert t.asked == ("take_action", 1)
        assert not [label for label in t.labels if label.startswith("Travel")]
        assert t.barred["Travel"] == "Blocked by House Arrest"
        end_turn(t)
        end_turn(t)
    assert player(t, 1).in_play == () and [label for label in t.labels if label.startswith("Travel")]
    assert "House Arrest" in names(t.state.discards)


def test_house_arrest_allows_cards_to_move() -> None:
    """FAQ: a card's move is not the travel."""
    t = hold(hold(stage(), 0, "House Arrest"), 1, "Hitchhiker")
    t.choose("Play House Arrest", "Caligula", "End your turn", "Play Hitchhiker", "Wichita, Kansas")
    assert where(t, 1) == "Wichita"


def test_sanctions_make_draws_dear_for_three_turns() -> None:
    """Each draw costs one action more."""
    t = hold(stage(), 0, "Sanctions")
    t.choose("Play Sanctions", "Caligula", "End your turn")
    assert player(t, 1).turns_left == (3,)
    on_top(t, "Amtrak").choose("Draw a card")
    assert t.state.actions == 1 and hand(t, 1) == ["Amtrak"]
    assert "Draw a card" not in t.labels


def test_faq_bribery_plays_the_other_with_everything() -> None:
    """FAQ: the briber decides, with the other's cards, dictator, nuclear cards and meeple; then it is over."""
    t = hold(hold(stage(), 0, "Bribery"), 1, "Hitchhiker")
    t.choose("Play Bribery", "Caligula", "End your turn")
    assert t.asked == ("take_action", 0) and t.decision.actor == 1
    assert "Caligula: Ask the horse" in t.labels
    t.choose("Play Hitchhiker", "Wichita, Kansas", "End your turn")
    assert where(t, 1) == "Wichita" and where(t, 0) == "Denver"
    assert t.asked == ("take_action", 0)
    end_turn(t)
    assert t.asked == ("take_action", 1)


def test_bribery_once_at_a_time() -> None:
    """Who is bribed already cannot be bribed again for the same turn."""
    t = hold(stage(), 0, "Bribery")
    player(t, 1).bribed_by = 0
    assert t.run().barred["Play Bribery"] == "Every opponent is bribed already"


def test_checkpoint_blocks_roads_around_an_opponent() -> None:
    """Up to two roadblocks on roads from his place."""
    t = put(hold(stage(), 0, "Checkpoint"), 1, "Pittsburgh")
    t.choose("Play Checkpoint", "Caligula", "Block Pittsburgh to Washington", "Block Columbus to Pittsburgh")
    assert t.state.roadblocks == tuple(sorted((road("Pittsburgh", "Washington"), road("Columbus", "Pittsburgh"))))
    assert t.asked == ("take_action", 0)
    end_turn(t)
    assert "Travel to Washington D.C." not in t.labels
    reasons = {reason for label, reason in t.barred.items() if label.startswith("Travel to Washington")}
    assert reasons == {"A roadblock is on that road"}


def test_checkpoint_leaves_a_way_out() -> None:
    """The last open road of the place stays open."""
    t = put(hold(stage(), 0, "Checkpoint"), 1, "Bangor")
    t.choose("Play Checkpoint", "Caligula", "Block Concord to Bangor")
    assert t.asked == ("take_action", 0) and t.state.roadblocks == (road("Bangor", "Concord"),)


def test_checkpoint_may_be_left_at_one() -> None:
    """Up to two is also one."""
    t = hold(stage(), 0, "Checkpoint")
    t.choose("Play Checkpoint", "Caligula", "Block Denver to Wichita", "No more")
    assert t.state.roadblocks == (road("Denver", "Wichita"),)


def test_checkpoint_is_for_opponents_around_whom_roads_can_be_blocked() -> None:
    """No road leads out of Hawaii, so that it would do nothing there."""
    t = put(hold(stage(seats=3), 0, "Checkpoint"), 1, "Honolulu").choose("Play Checkpoint")
    assert t.labels == ["Louis"]
    t = put(hold(stage(), 0, "Checkpoint"), 1, "Honolulu")
    assert t.barred["Play Checkpoint"] == "No road can get a roadblock"


def test_checkpoint_needs_roadblocks() -> None:
    """There are thirty roadblocks, and no more."""
    t = hold(stage(), 0, "Checkpoint")
    t.state.roadblocks = tuple(range(30))
    assert "Play Checkpoint" in t.run().barred


def test_closed_skies_make_a_no_fly_zone() -> None:
    """No international flight moves in or out of that time zone any more."""
    t = put(put(hold(stage(), 0, "Closed Skies"), 1, "Seattle"), 0, "Dallas")
    assert "Fly to Mexico City, Mexico" in t.labels
    t.choose("Play Closed Skies", "the Central time zone")
    assert t.state.no_fly == 1 << TIME_ZONES.index("Central")
    assert t.barred["Fly to Mexico City, Mexico"] == "A no-fly zone is in the way"


def test_closed_skies_never_lock_hawaii() -> None:
    """Rulings: no no-fly zone on Hawaii while a dictator is there."""
    t = put(hold(stage(), 0, "Closed Skies"), 1, "Honolulu")
    t.choose("Play Closed Skies")
    assert "the Hawaii time zone" not in t.labels and len(t.labels) == 4
    t = hold(stage(), 0, "Closed Skies")
    t.choose("Play Closed Skies")
    assert "the Hawaii time zone" in t.labels


def test_deregulation_clears_two_tokens() -> None:
    """Roadblocks or no-fly zones, anywhere."""
    t = hold(stage(), 0, "Deregulation")
    assert t.barred["Play Deregulation"] == "There is no roadblock or no-fly zone to remove"
    block(t, ("Denver", "Wichita"), ("Bangor", "Concord"))
    t.state.no_fly = 1 << 3
    t.run().choose("Play Deregulation", "Open Concord to Bangor", "Open the skies of the Central time zone")
    assert t.state.roadblocks == (road("Denver", "Wichita"),) and t.state.no_fly == 0
    assert t.asked == ("take_action", 0) and t.state.actions == 3


def test_what_changes_nothing_says_so() -> None:
    """A card that may clear barriers and clears none, and one whose effect comes only later, are told all the same."""
    t = hold(stage(), 0, "Deregulation", "Morale Boost")
    block(t, ("Denver", "Wichita"))
    t.run().choose("Play Deregulation", "No more")
    assert t.story[-1] == "Nothing else changes on the map."
    t.choose("Play Morale Boost")
    assert "Napoleon will take another turn after this one." in t.story


def test_faq_censorship_removes_any_card_in_play() -> None:
    """FAQ: a Founding Father too; and an asset or a multi-turn card, the own or another's."""
    t = hold(stage(), 0, "Censorship", "Censorship")
    assert t.barred["Play Censorship"] == "There is no card in play"
    in_front(in_front(t, 0, "Thomas Paine"), 1, "The Marauder")
    t.choose("Play Censorship", "Napoleon's Thomas Paine")
    assert player(t, 0).in_play == () and names(t.state.father_discards) == ["Thomas Paine"]
    t.choose("Play Censorship", "Caligula's Marauder")
    assert player(t, 1).in_play == () and "The Marauder" in names(t.state.discards)


def test_censorship_tells_equal_cards_apart_by_their_turns() -> None:
    """Of two cards that differ only in the turns they stay, the one that was named goes."""
    t = hold(in_front(in_front(stage(), 1, "House Arrest", 1), 1, "House Arrest", 2), 0, "Censorship", "Censorship")
    t.choose("Play Censorship")
    assert t.labels == [
        "Caligula's House Arrest (1 turn left)",
        "Caligula's House Arrest (2 turns left)",
    ]
    t.choose("Caligula's House Arrest (2 turns left)")
    assert player(t, 1).turns_left == (1,)
    t.choose("Play Censorship")
    assert t.labels == ["Caligula's House Arrest"]
    t = hold(in_front(in_front(stage(), 1, "House Arrest", 2), 1, "House Arrest", 2), 0, "Censorship")
    t.choose("Play Censorship")
    assert t.labels == ["Caligula's House Arrest"], "equal ones are one"
    t.choose("Caligula's House Arrest")
    assert player(t, 1).turns_left == (2,)


def test_canceled_cards_stay_paid() -> None:
    """Rulings: a canceled card stays paid and is discarded."""
    t = hold(hold(stage(), 0, "EMP"), 1, "Veto")
    t.choose("Play EMP", "Colorado", "Play Veto")
    assert [one.skips for one in t.state.players] == [0, 0]
    assert t.state.actions == 1 and sorted(names(t.state.discards)) == ["EMP", "Veto"]


def test_aimed_cards_name_their_target_before_the_answer() -> None:
    """Whoever answers knows at whom a card is aimed."""
    t = hold(hold(stage(seats=3), 0, "House Arrest"), 1, "Veto")
    t.choose("Play House Arrest", "Louis")
    assert t.asked == ("answer", 1)
    assert any("Louis" in line for line in t.story if "House Arrest" in line)


def test_body_double_and_bribery_leave_targets_alone() -> None:
    """Only places are swapped; nuclear cards stay with their owners."""
    t = aim_at(put(hold(stage(), 0, "Body Double"), 1, "Omaha"), 0, "Minot")
    t.choose("Play Body Double", "Caligula")
    assert player(t, 0).targets == (NUMBER["Minot"],)


def test_discards_are_open() -> None:
    """What is played lies on the discards, the last on top."""
    t = discarded(hold(stage(), 0, "Hitchhiker"), "Amtrak")
    t.choose("Play Hitchhiker", "Wichita, Kansas")
    assert names(t.state.discards) == ["Amtrak", "Hitchhiker"]
