"""The dictators' abilities. (General Rules; FAQ)"""

from __future__ import annotations

from collections import Counter

import pytest

from resolute.engine.views import Zone
from resolute.games.dictators import GAME
from resolute.games.dictators.content.map import NUMBER, PLACES
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import DICTATORS, KIND, number_of
from resolute.games.dictators.rules.president import impressed_by, needed
from resolute.games.dictators.rules.turns import hand_limit
from resolute.testing import new_example
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin,
    begin_in,
    block,
    dictator,
    discarded,
    end_turn,
    hand,
    have_disarmed,
    hold,
    names,
    next_president,
    on_top,
    player,
    put,
    stage,
    where,
)


def _dealt(name: str) -> Stage:
    """A real set-up of two seats, in which seat 1 is dealt this dictator."""
    number = dictator(name)
    shuffle = [0 if last == number else last for last in range(len(DICTATORS) - 1, 0, -1)]
    t: Stage = new_example(GAME, seats=2, faces=(20, 1), draws=shuffle)
    assert player(t, 0).dictator == number
    return t


def test_joseph_needs_no_zone_1() -> None:
    """He has no zone 1 card, which counts as disarmed; he is dealt two cards and keeps at most four."""
    t = _dealt("Joseph")
    s = t.state
    assert sorted(PLACES[place].zone for place in player(t, 0).targets) == [2, 3, 4]
    assert impressed_by(s, 0) == 1 and needed(s, 0) == 18 and needed(s, 1) == 20
    assert len(player(t, 0).hand) == 2 and hand_limit(s, 0) == 4
    assert len(s.nuclear[0]) == 10


def test_joseph_with_all_disarmed_counts_three() -> None:
    """Zone 1 never counts twice."""
    t = have_disarmed(stage("Joseph", "Louis"), 0, "Denver", "Omaha", "Columbus")
    assert impressed_by(t.state, 0) == 3
    have_disarmed(t, 0, "Omaha", "Columbus")
    assert impressed_by(t.state, 0) == 3


def test_token_xii_away_from_joseph_draws_a_zone_1_card() -> None:
    """XII: if you swap with Joseph, that player draws a zone 1 card; the new Joseph puts his back."""
    t = aim_at(aim_at(stage("Louis", "Joseph"), 0, "Denver", "Omaha"), 1, "Minot")
    player(t, 0).tokens = (12,)
    t.run().choose("Use token XII", "Become Joseph")
    assert [DICTATORS[one.dictator].name for one in t.state.players] == ["Joseph", "Louis"]
    assert player(t, 0).targets == (NUMBER["Omaha"],)
    assert sorted(PLACES[place].zone for place in player(t, 1).targets) == [1, 2]


def test_token_iv_away_from_joseph_draws_a_zone_1_card() -> None:
    """Rulings: token IV away from Joseph draws a zone 1 card too."""
    t = aim_at(stage("Joseph", "Louis"), 0, "Omaha")
    player(t, 0).tokens = (4,)
    t.run().choose("Use token IV", "Ivan “The Terribly Handy”")
    assert sorted(PLACES[place].zone for place in player(t, 0).targets) == [1, 2]
    assert dictator("Joseph") in t.state.dictators


def test_fidel_fiddles_with_any_disarm_die() -> None:
    """At any time, once between two of his turns: an opponent's die or his own is rolled again."""
    t = aim_at(stage("Louis", "Fidel"), 0, "Denver").dice(6, 1)
    t.choose("Try to disarm Rocky Flats plant")
    assert t.asked == ("answer", 1)
    t.choose("Force a reroll")
    assert player(t, 0).disarmed == ()
    t = begin(aim_at(stage("Fidel", "Louis"), 0, "Denver")).dice(1, 6)
    t.choose("Try to disarm Rocky Flats plant", "Force a reroll")
    assert player(t, 0).facilities == 1


def test_fidel_fiddles_once_between_his_turns() -> None:
    """After one use he is not asked until his own turn has begun again."""
    t = hold(aim_at(stage("Louis", "Fidel"), 0, "Denver"), 0, "Engineer").dice(6, 1, 6)
    t.choose("Play Engineer", "Force a reroll", "Try to disarm Rocky Flats plant")
    assert player(t, 0).facilities == 1
    t = aim_at(aim_at(t, 0, "Minot"), 1, "Denver")
    begin(t, 1).dice(1, 6).choose("Try to disarm Rocky Flats plant", "Force a reroll")
    assert player(t, 1).facilities == 1


def test_mao_draws_from_the_discards() -> None:
    """A draw may take the top card of the command discards instead."""
    t = discarded(stage("Mao", "Louis"), "Amtrak", "EMP")
    assert "Draw a card" in t.labels
    t.choose("Take EMP from the discards")
    assert hand(t, 0) == ["EMP"] and names(t.state.discards) == ["Amtrak"] and t.state.actions == 2


def test_defcon_cards_mao_meets_them_in_the_discards() -> None:
    """It is possible to draw a DEFCON card from the discard pile with his ability; and the Trident."""
    t = discarded(stage("Mao", "Louis"), "DEFCON")
    t.choose("Take DEFCON from the discards")
    assert t.state.defcon == 4 and names(t.state.discards) == ["DEFCON"] and hand(t, 0) == []
    t = discarded(stage("Mao", "Louis"), "Trident Nuclear Deterrent")
    t.choose("Take Trident Nuclear Deterrent from the discards")
    assert t.state.trident == 1


def test_kim_chooses_an_ability_for_the_game() -> None:
    """FAQ: it can be used every turn (unless otherwise stated), like the chosen dictator's own."""
    t = _dealt("Kim")
    assert t.asked == ("choose_ability", 0)
    assert len(t.labels) == 13 and "Kim “The Young-One”" not in t.labels
    t.dice(20, 1).choose("Napoleon “Blown-Apart”")
    put(hold(t, 0), 0, "Denver")
    for _ in range(2):
        begin(t).choose("Kim: March on", "Kansas City, Missouri")
        put(t, 0, "Denver")
    assert player(t, 0).dictator == dictator("Kim") and player(t, 0).power == dictator("Napoleon")


def test_kim_makes_up_for_what_set_up_brings() -> None:
    """Joseph: the zone 1 card goes back and two cards are discarded. Julius: two more cards."""
    t = _dealt("Kim").dice(20, 1)
    t.choose("Joseph “The Man of Steal”")
    assert t.asked == ("choose_discard", 0)
    t.table.play(0)
    t.table.play(0)
    assert len(player(t, 0).hand) == 2 and sorted(PLACES[one].zone for one in player(t, 0).targets) == [2, 3, 4]
    t = _dealt("Kim").dice(20, 1)
    t.choose("Julius “Lunch on the Ides”")
    assert len(player(t, 0).hand) == 6 and hand_limit(t.state, 0) == 7


def test_kim_makes_up_for_dealt_cards_before_events_are_shuffled_in() -> None:
    """Nobody starts with an event, and none happens before the first turn."""
    t = _dealt("Kim").dice(20, 1)
    assert all(KIND[card] <= Kind.ASSET for card in t.state.command)
    assert Counter(GAME.pieces(t.table))["card", number_of("DEFCON")] == 2
    t.choose("Julius “Lunch on the Ides”")
    assert len(player(t, 0).hand) == 6 and not t.state.events
    assert sum(KIND[card] > Kind.ASSET for card in t.state.command) == 6


@pytest.mark.parametrize("ability", ["Julius “Lunch on the Ides”", "Joseph “The Man of Steal”"])
def test_kim_who_comes_later_is_dealt_nothing(ability: str) -> None:
    """The cards that a dictator is dealt belong to set-up: with tokens IV and XII none come and none go."""
    t = hold(aim_at(stage("Ivan", "Caligula"), 0, "Denver", "Omaha"), 0, "Hacker", "Veto", "EMP")
    player(t, 0).tokens = (4,)
    t.run().choose("Use token IV", "Kim “The Young-One”", ability)
    assert hand(t, 0) == ["Hacker", "Veto", "EMP"] and t.asked == ("take_action", 0)
    assert len(player(t, 0).targets) == (1 if ability.startswith("Joseph") else 2)


def test_napoleon_marches_on() -> None:
    """Two actions for another road, once a turn, besides the travel."""
    t = stage("Napoleon", "Louis")
    t.choose("Travel to Kansas City, Missouri", "Napoleon: March on", "St. Louis, Missouri")
    assert where(t, 0) == "St. Louis" and t.asked == ("take_action", 1)


def test_julius_holds_more() -> None:
    """He is dealt six cards and keeps up to seven."""
    t = _dealt("Julius")
    assert len(player(t, 0).hand) == 6 and len(player(t, 1).hand) == 4
    t = hold(stage("Julius", "Louis"), 0, *("Amtrak", "EMP", "Veto", "Hacker", "Bribery", "Recount", "Engineer"))
    end_turn(t)
    assert len(hand(t, 0)) == 7 and t.asked == ("take_action", 1)


def test_attila_collects_in_his_state() -> None:
    """One action, once a turn, a random card of an opponent in the same state."""
    t = hold(hold(stage("Attila", "Louis", "Ivan"), 1, "Amtrak"), 2, "EMP")
    put(put(t, 1, "Dallas"), 0, "Houston")
    t.choose("Attila: Collect the entrance fee")
    assert t.labels == ["Louis"]
    t.choose("Louis")
    assert hand(t, 0) == ["Amtrak"] and t.state.actions == 2
    put(hold(t, 1, "Veto"), 1, "Washington")
    begin(t)
    reason = "There is no opponent in your state (abroad: in your place) who holds cards"
    assert t.barred["Attila: Collect the entrance fee"] == reason


def test_genghis_cannot_be_stopped() -> None:
    """He travels past roadblocks, which stay, and flies through no-fly zones for the travel alone."""
    t = stage("Genghis", "Louis")
    block(t, ("Denver", "Wichita"))
    t.state.no_fly = 1 << 2
    t.run()
    assert "Fly to Calgary, Canada" in t.labels
    t.choose("Travel to Wichita, Kansas")
    assert where(t, 0) == "Wichita" and len(t.state.roadblocks) == 1
    begin_in(t, "Denver").choose("Fly to Calgary, Canada")
    assert where(t, 0) == "Calgary" and t.state.actions == 2


def test_qin_builds_walls() -> None:
    """One action, once a turn: a roadblock on a road from his place, and a card; the last open road stays open."""
    t = on_top(stage("Qin", "Louis"), "Amtrak")
    t.choose("Qin: Build a wall")
    assert "No more" not in t.labels, "no card without a wall"
    t.choose("Block Denver to Wichita")
    assert len(t.state.roadblocks) == 1 and hand(t, 0) == ["Amtrak"] and t.state.actions == 2
    put(t, 0, "Bangor")
    block(t, ("Bangor", "Concord"))
    begin(t)
    assert "Qin: Build a wall" in t.barred


def test_maximilien_cuts_cards_short() -> None:
    """At any time, once between two of his turns: two cards of his for an opponent's action card."""
    t = hold(
        hold(stage("Louis", "Maximilien"), 0, "Foreign Aid", "Hitchhiker"), 1, "Amtrak", "EMP", "Hacker", "Bulldozer"
    )
    t.choose("Play Foreign Aid", "Cut it short", "Discard Amtrak", "Discard EMP")
    assert hand(t, 0) == ["Hitchhiker"] and hand(t, 1) == ["Hacker", "Bulldozer"]
    t.choose("Play Hitchhiker")
    assert t.asked == ("choose_place", 0)


def test_maximilien_needs_two_cards_and_an_action() -> None:
    """With one card he cannot, and assets are not his business."""
    t = hold(hold(stage("Louis", "Maximilien"), 0, "Foreign Aid"), 1, "Amtrak")
    t.choose("Play Foreign Aid")
    assert t.asked == ("take_action", 0)
    t = hold(hold(stage("Louis", "Maximilien"), 0, "State Television"), 1, "Amtrak", "EMP")
    t.choose("Play State Television")
    assert names(player(t, 0).in_play) == ["State Television"]


def test_louis_chooses_between_two_presidents() -> None:
    """He draws two presidential cards and chooses one; the other is shuffled back."""
    t = next_president(stage("Louis", "Ivan"), "OOPS", "Golf in Florida")
    begin_in(t, "Washington").choose("Confront the president")
    assert t.asked == ("choose_president_card", 0) and t.labels == ["OOPS", "Golf in Florida"]
    t.choose("Golf in Florida")
    assert len(hand(t, 0)) == 2 and len(t.state.presidential) == 11


def test_caligula_asks_the_horse_once() -> None:
    """Free, once a game: two more cards of a zone, one of the three is kept."""
    t = aim_at(aim_at(stage("Caligula", "Louis"), 0, "Minot", "Denver"), 1)
    t.choose("Caligula: Ask the horse", "Minot missile fields in Minot")
    assert t.asked == ("keep_target", 0) and len(t.labels) == 3
    kept = t.labels[2]
    t.choose(kept)
    assert sorted(PLACES[place].zone for place in player(t, 0).targets) == [1, 2]
    assert NUMBER["Minot"] in t.state.nuclear[1] and len(t.state.nuclear[1]) == 11 and t.state.actions == 3
    assert begin(t).barred["Caligula: Ask the horse"] == "Once per game, and you have used it"
    assert not [entry for entry in t.table.journal_for(1) if entry.kind in ("new_targets", "shuffled_back")]
    assert "Caligula shuffles two zone 2 nuclear cards back." in t.table.story(1)


@pytest.mark.parametrize("kept", ["Minot", "another"])
def test_caligula_keeps_one_of_three_and_nobody_sees_which(kept: str) -> None:
    """An attempt has shown the card; once it was one of three, nobody else knows whether it is still there."""
    t = aim_at(aim_at(stage("Caligula", "Louis"), 0, "Minot"), 1)
    begin_in(t, "Minot").dice(1).choose("Try to disarm")
    part = t.table.view(1).parts["nuclear1"]
    assert isinstance(part, Zone) and [face.title for face in part.cards] == ["Minot missile fields"]
    t.choose("Caligula: Ask the horse", "Minot missile fields in Minot")
    t.choose("Keep Minot missile fields in Minot" if kept == "Minot" else t.labels[2])
    for seat in (None, 1):
        part = t.table.view(seat).parts["nuclear1"]
        assert isinstance(part, Zone) and not part.cards and part.hidden == 1


def test_ivan_is_handy() -> None:
    """+1 on his rolls to disarm: a 2 is enough."""
    t = aim_at(stage("Ivan", "Louis"), 0, "Denver").dice(2)
    t.choose("Try to disarm Rocky Flats plant")
    assert player(t, 0).facilities == 1


def test_mary_never_runs_dry() -> None:
    """At the start of her turn she draws a card if she holds fewer than three."""
    t = begin(on_top(hold(stage("Mary", "Louis"), 0, "Amtrak", "EMP"), "Hacker"))
    assert hand(t, 0) == ["Amtrak", "EMP", "Hacker"] and t.state.actions == 3
    begin(t)
    assert len(hand(t, 0)) == 3


def test_abilities_differ() -> None:
    """No two dictators have the same ability, and all kinds of timing are there."""
    shapes = [
        (one.traits, one.starting_hand, one.arrives, one.beginning, tuple(ability.effect for ability in one.abilities))
        for one in DICTATORS
    ]
    assert len(set(shapes)) == len(shapes)
    abilities = [ability for one in DICTATORS for ability in one.abilities]
    assert {ability.limit for ability in abilities} == {"turn", "game"}
    assert {ability.trigger is None for ability in abilities} == {True, False}
    assert {ability.cost for ability in abilities} >= {0, 1, 2}
