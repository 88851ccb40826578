"""What options are worth: turns to go, chances in closed form, and the stakes of a reaction."""

from __future__ import annotations

import pytest

from resolute.engine.option_values import OptionValue
from resolute.games.dictators.chances import chance_to_win, convince_chance, unseen_presidential
from resolute.games.dictators.content.map import NUMBER, PLACES
from resolute.games.dictators.library import CARDS
from resolute.games.dictators.state import ON_THE_BOARD
from resolute.games.dictators.words.shorts import card_short
from resolute.games.dictators.words.values import short_goal
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin,
    begin_in,
    block,
    have_disarmed,
    hold,
    in_front,
    next_president,
    player,
    president,
    put,
    stage,
)


def value(t: Stage, label: str) -> OptionValue:
    """What is said of an option."""
    decision = t.decision
    index = next(at for at, option in enumerate(decision.options) if option.label.startswith(label))
    return decision.details.value(index)


def test_every_card_says_in_a_short_line_what_it_does() -> None:
    """No option whose effect must be looked up elsewhere, and none that takes three lines."""
    for number, card in enumerate(CARDS):
        if card.kind <= 2:
            assert 10 < len(card_short(number)) <= 58, card.name


def test_a_road_says_how_far_everything_is_from_there() -> None:
    """In every move choice: the turns to each target and to Washington, and what they are now."""
    t = begin(put(aim_at(stage("Ivan", "Caligula"), 0, "Denver"), 0, "Cheyenne"))
    found = {one.name: (one.before, one.turns) for one in value(t, "Travel to Denver").distances}
    assert found["Denver"] == (1, 0)
    assert found["Washington"][0] is not None and found["Washington"][1] is not None
    assert value(t, "Travel to Denver").note.startswith("your target")


def test_an_attempt_says_its_chance_and_what_it_brings() -> None:
    """Ivan adds one to the die: a 2 is enough, five faces in six; the first facility brings 18 or more."""
    t = begin(aim_at(stage("Ivan", "Caligula"), 0, "Denver"))
    attempt = value(t, "Try to disarm")
    assert attempt.chance is not None and attempt.chance.after == pytest.approx(5 / 6)
    assert attempt.effect == "brings 18+, 15%"
    assert attempt.price is not None and (attempt.price.number, attempt.price.unit) == (2, "actions")


def test_a_card_says_effect_price_and_kind() -> None:
    t = begin(hold(stage("Ivan", "Caligula"), 0, "Foreign Aid"))
    aid = value(t, "Play Foreign Aid")
    assert (aid.effect, aid.kind) == ("Draw three cards", "action")
    assert aid.price is not None and aid.price.text == "1 action"
    assert [(gain.number, gain.unit) for gain in aid.gains] == [(3, "cards")]


def test_the_marauder_lights_no_place_outside_the_usa() -> None:
    """From Buffalo two roads have roadblocks; the one to Toronto leads out of the USA, where it does not work."""
    t = block(in_front(stage(), 0, "The Marauder"), ("Buffalo", "Toronto"), ("Buffalo", "Harrisburg"))
    begin_in(t, "Buffalo")
    assert value(t, "The Marauder: Drive through a roadblock").opens == (f"place:{NUMBER['Harrisburg']}",)


def test_confronting_the_president_counts_the_cards_that_may_come() -> None:
    """A full deck: of twelve cards the president is in on six, two of them with a mood of +2 or −2."""
    t = begin_in(have_disarmed(stage("Ivan", "Caligula"), 0, "Omaha", "Columbus"), "Washington")
    pool = unseen_presidential(t.state, 0)
    assert len(pool) == 12
    chance = value(t, "Confront the president").chance
    assert chance is not None and chance.after == pytest.approx(42 / 240) == chance_to_win(t.state, 0, pool)


@pytest.mark.parametrize(
    ("card", "effect", "chance"),
    [
        ("In a Bad Mood", "You need 16 or more", 0.25),
        ("In a Good Mood", "You need 12 or more", 0.45),
        ("OOPS", "The president is out.", 0),
    ],
)
def test_the_card_that_was_kept_says_what_the_die_must_show_with_it(card: str, effect: str, chance: float) -> None:
    """Token VII: whoever keeps a card knows its mood, and whether it finds the president at all."""
    t = have_disarmed(stage("Ivan", "Caligula"), 0, "Omaha", "Columbus")
    player(t, 0).kept_card = president(card)
    kept = value(begin_in(t, "Washington"), "Confront the president with")
    assert kept.chance is not None and kept.chance.after == pytest.approx(chance)
    assert kept.effect == effect


def test_zone_1_brings_joseph_nothing_more() -> None:
    """A facility of zone 1 that OOPS armed again counts for Joseph already, for the attempt and for who answers it."""
    t = begin(aim_at(hold(stage("Joseph", "Caligula"), 1, "Safety Inspection"), 0, "Denver"))
    assert value(t, "Try to disarm").effect == "brings 18+, 15%"
    stakes = t.choose("Try to disarm").decision.details.stakes
    assert stakes is not None and stakes.text == "Denver, Colorado brings 18+, 15%"


def test_an_attempt_names_everything_that_changes_the_die() -> None:
    t = begin(aim_at(hold(stage("Ivan", "Caligula"), 0, "Blueprints"), 0, "Denver"))
    in_front(hold(t, 1, "Safety Inspection"), 0, "Golden Toolbox")
    stakes = t.choose("Play Blueprints", "Golden Toolbox").decision.details.stakes
    assert stakes is not None and stakes.title == "Ivan needs 2 or more"
    assert stakes.text == "Denver, Colorado brings 18+, 15%, +1 Ivan, +1 Blueprints, −1 Golden Toolbox"


def test_a_card_says_whether_it_is_aimed_at_whoever_is_asked() -> None:
    t = begin(hold(hold(stage("Ivan", "Caligula", "Mao"), 0, "Bribery"), 1, "Veto"))
    hold(t, 2, "Veto").choose("Play Bribery", "Caligula")
    said = {}
    while t.decision.name == "answer":
        stakes = t.decision.details.stakes
        assert stakes is not None
        said[t.decision.actor] = (stakes.title, stakes.text)
        t.choose("Let it happen")
    assert said == {
        1: ("Bribery, against you", "Play an opponent's next turn"),
        2: ("Bribery", "Play an opponent's next turn"),
    }


def test_a_warhead_is_no_place() -> None:
    """With a poker face everybody is asked about everything, also where nobody can answer."""
    t = stage("Ivan", "Caligula", poker_face=True)
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    begin_in(hold(t, 1, "Veto"), "Houston").choose("Let it happen", "Sail to the Trident")
    assert value(t, "Let it happen").effect == "Ivan stays on the Trident"
    begin(t).choose("Let it happen", "Try to disarm")
    stakes, chance = t.decision.details.stakes, value(t, "Let it happen").chance
    assert stakes is not None and stakes.text == "A warhead of the Trident brings a token, +1 Ivan"
    assert chance is not None and chance.label == "Ivan disarms a warhead"


def test_a_reaction_says_the_stakes_and_what_each_answer_makes_of_them() -> None:
    """14 or more is 35 %; after Golf Weekend another card is drawn, and the president may be out."""
    t = have_disarmed(hold(stage("Ivan", "Caligula"), 1, "Golf Weekend"), 0, "Omaha", "Columbus")
    t = next_president(begin_in(t, "Washington"), "At the Desk").choose("Confront the president")
    stakes = t.decision.details.stakes
    assert stakes is not None and (stakes.chance, stakes.least, stakes.sides) == (0.35, 14, 20)
    stop, let = value(t, "Play Golf Weekend").chance, value(t, "Let it happen").chance
    assert stop is not None and let is not None
    assert let.after == 0.35 and not let.good
    assert stop.after == pytest.approx(42 / 240)
    assert let.label == stop.label == "Ivan wins this turn"


def test_in_a_chain_the_chance_is_that_of_the_thing_at_the_bottom() -> None:
    """Golf Weekend is about to fail to Supreme Court: letting that happen leaves 35 %, stopping it does not."""
    t = hold(stage("Ivan", "Caligula", "Mary"), 1, "Golf Weekend")
    t = have_disarmed(hold(hold(t, 0, "Supreme Court"), 2, "Supreme Court"), 0, "Omaha", "Columbus")
    t = next_president(begin_in(t, "Washington"), "At the Desk").choose("Confront the president", "Play Golf Weekend")
    assert t.asked[1] in (0, 2)
    while t.asked[1] != 0:
        t.choose("Let it happen")
    t.choose("Play Supreme Court")
    assert t.asked == ("answer", 2)
    details = t.decision.details
    assert [link.fate for link in details.chain] == ["", "failing", "next"]
    stop, let = value(t, "Play Supreme Court").chance, value(t, "Let it happen").chance
    assert stop is not None and let is not None
    assert let.after == 0.35 and stop.after == pytest.approx(42 / 240)


def test_what_only_asks_not_to_be_asked_again_is_no_move() -> None:
    """One small menu: these options are marked, and none of them answers anything."""
    t = begin(hold(aim_at(stage("Ivan", "Caligula"), 0, "Denver"), 1, "Safety Inspection"))
    t.choose("Try to disarm")
    muting = [option.label for option in t.decision.options if option.mutes]
    assert muting and all(label.startswith("Don't ask me") for label in muting)
    assert not any(option.mutes for option in t.decision.options if option.label in ("Let it happen",))


def test_a_chance_is_never_more_than_certain() -> None:
    assert convince_chance(-3) == 1 and convince_chance(25) == 0


def test_a_roll_is_kept_or_forced_again() -> None:
    """The answer names the die, and both say how likely the facility falls."""
    t = begin(hold(aim_at(stage("Ivan", "Caligula"), 0, "Denver"), 0, "Loaded Dice"))
    t.dice(5).choose("Try to disarm")
    keep, again = value(t, "Let it happen"), value(t, "Play Loaded Dice")
    assert keep.short.startswith("Keep the ") and keep.chance is not None and keep.chance.after == 1.0
    assert again.chance is not None and again.chance.after == pytest.approx(5 / 6)


def test_what_has_no_chance_says_what_follows() -> None:
    """A card that nobody stops takes effect."""
    t = begin(hold(hold(stage("Ivan", "Caligula"), 0, "Foreign Aid"), 1, "Veto"))
    t.choose("Play Foreign Aid")
    assert value(t, "Let it happen").effect == "Foreign Aid takes effect"


def test_the_prompt_says_who_has_let_it_pass_and_who_may_still_react() -> None:
    """Seats are asked clockwise, which everybody knows; a poker face tells nobody who was asked."""
    for poker_face in (False, True):
        t = stage("Ivan", "Caligula", "Mary", poker_face=poker_face)
        for seat, card in enumerate(("Foreign Aid", "Safety Inspection", "Safety Inspection")):
            hold(t, seat, card)
        t = begin(aim_at(t, 0, "Denver"))
        while t.asked[0] == "answer":  # with a poker face also about the beginning of the turn
            t.choose("Let it happen")
        t.choose("Try to disarm")
        assert t.asked == ("answer", 1)
        assert [(one.seat, one.state) for one in t.decision.details.asked] == [(2, "may"), (0, "may")]
        t.choose("Let it happen")
        assert t.asked == ("answer", 2)
        passed = [] if poker_face else [(1, "passed")]
        assert [(one.seat, one.state) for one in t.decision.details.asked] == [*passed, (0, "may")]


def test_heads_of_the_travel_table_are_words_or_shortened_with_a_dot() -> None:
    """Two words need not stand in one line: the first is whole where it fits, as in "Mexico C."."""
    heads = [short_goal(place) for place in range(len(PLACES))]
    assert {"Wash.", "Buffalo", "Mexico C.", "Salt L.", "Oklah. C.", "Minne."} <= set(heads)
    assert all(len(word) <= 7 for head in heads for word in head.split())
