"""What players are told before they decide: what they need, what changes it, and why something cannot be done."""

from __future__ import annotations

from collections import Counter

import pytest

from resolute.engine.effects import happen
from resolute.engine.frames import do
from resolute.engine.views import Facts, Map, Tracks, Zone
from resolute.games.dictators.content.map import FLIGHTS, NUMBER, ROADS, SEA_LANES, TIME_ZONES
from resolute.games.dictators.content.wording import card_lines, dictator_lines, level_said, president_lines
from resolute.games.dictators.library import CARDS, DICTATORS, LEVELS, PRESIDENTIAL
from resolute.games.dictators.rules.turns import hand_limit
from resolute.games.dictators.state import ON_THE_BOARD
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin,
    begin_in,
    block,
    dictator,
    discarded,
    end_turn,
    have_disarmed,
    hold,
    in_front,
    next_president,
    on_top,
    player,
    put,
    road,
    stage,
)

READY = ("Denver", "Omaha", "Columbus")


def ready(t: Stage) -> Stage:
    """With three facilities disarmed a roll has to come to 8."""
    return have_disarmed(aim_at(t, 0, *READY), 0, *READY)


def rolls(t: Stage) -> list[str]:
    """The rolls that the journal tells, each with what was added to it."""
    return [line.removesuffix(".") for line in t.story if line.startswith("Rolled")]


# Rolls


@pytest.mark.parametrize(
    ("name", "father", "disarmed", "needed"),
    [
        ("Ivan", "", True, "8+ on a 20-sided die (65%)."),
        ("Ivan", "", False, "20 on a 20-sided die (5%)."),
        ("Ivan", "Thomas Paine", True, "11+ on a 20-sided die (50%; 8 on the chart, −3 from Thomas Paine)."),
        ("Louis", "", False, "24 on a 20-sided die (20 on the chart, −4 from Louis), which takes a bonus."),
        (
            "Louis",
            "Thomas Paine",
            True,
            "15+ on a 20-sided die (30%; 8 on the chart, −3 from Thomas Paine and −4 from Louis).",
        ),
    ],
)
def test_confronting_says_what_the_die_must_show(name: str, father: str, disarmed: bool, needed: str) -> None:
    t = stage(name, "Caligula")
    if father:
        in_front(t, 0, father)
    if disarmed:
        ready(t)
    decision = begin_in(t, "Washington").table.decision
    assert decision is not None
    assert decision.prompt == f"You're in Washington. Confront the president? You need {needed}"


def test_every_modifier_of_a_roll_to_disarm_has_its_name() -> None:
    """Two that come to nothing together are told as well."""
    t = begin(aim_at(in_front(stage("Ivan", "Louis"), 0, "John Hancock"), 0, "Denver")).dice(2)
    assert (
        rolls(t.choose("Try to disarm Rocky Flats plant"))[-1]
        == "Rolled 2 − 1 (John Hancock) + 1 (Ivan) = 2, needed 3+: failure"
    )
    t = in_front(hold(aim_at(stage("Napoleon", "Louis"), 0, "Denver"), 0, "Blueprints"), 0, "Golden Toolbox")
    t.choose("Play Blueprints").dice(2).choose("Golden Toolbox")
    assert rolls(t)[-1] == "Rolled 2 + 1 (Blueprints) − 1 (Golden Toolbox) = 2, needed 3+: failure"


def test_every_modifier_of_a_roll_to_convince_has_its_name() -> None:
    t = next_president(in_front(stage("Louis", "Ivan"), 0, "Thomas Paine"), "In a Good Mood", "OOPS")
    begin_in(t, "Washington").dice(9).choose("Confront the president", "In a Good Mood")
    assert rolls(t)[-1] == "Rolled 9 − 3 (Thomas Paine) − 4 (Louis) + 2 (In a Good Mood) = 4, needed 20+: failure"


# Answers


def test_an_ability_that_answers_says_what() -> None:
    t = hold(hold(stage("Ivan", "Maximilien"), 0, "Foreign Aid"), 1, "Hacker", "EMP")
    t.choose("Play Foreign Aid", "Cut it short")
    assert t.story[-1] == "Maximilien uses “Cut it short” to stop Ivan's Foreign Aid."


# The way


def way_to_omaha(t: Stage) -> str:
    """What the nuclear card of Omaha says about the way."""
    nuclear = aim_at(t, 0, "Omaha").table.view(0).parts["nuclear1"]
    assert isinstance(nuclear, Zone)
    return nuclear.cards[0].lines[-1]


def test_a_nuclear_card_says_how_far_away_it_is() -> None:
    """Around roadblocks, unless they do not stop the player."""
    blocked = [("Cheyenne", "Omaha"), ("Omaha", "Kansas City")]
    assert way_to_omaha(stage("Ivan", "Caligula")) == "2 turns away"
    assert way_to_omaha(block(stage("Ivan", "Caligula"), *blocked)) == "3 turns away"
    assert way_to_omaha(block(stage("Genghis", "Caligula"), *blocked)) == "2 turns away"
    t = stage("Ivan", "Caligula")
    t.state.roadblocks = tuple(range(len(ROADS)))
    assert way_to_omaha(t.run()) == "No way is open."


# Reasons


def test_tokens_that_cannot_be_used_say_why_or_when() -> None:
    t = hold(stage(), 0, "Veto")
    held = (3, 5, 9, 11, 13, 15)
    s = t.state
    s.spare_tokens = tuple(one for one in (*s.map_tokens, *s.spare_tokens) if one not in held)
    s.map_tokens = (0,) * len(s.map_tokens)
    player(t, 0).tokens = held
    s.fifth_is_stale = True
    barred = t.run().barred
    assert {label: reason for label, reason in barred.items() if label.startswith("Use token")} == {
        "Use token III": "You'll be asked when you roll to convince the president",
        "Use token V: swap everything with another player": "Works only in the turn you receive it",
        "Use token IX": "Wins by itself when DEFCON reaches 1",
        "Use token XI: remove all zone 4 tokens from the board": "No token is left on the board",
        "Use token XIII": "You'll be asked when a Founding Father comes to you",
        "Use token XV: remove roadblocks and no-fly zones": "There is nothing to remove",
    }


@pytest.mark.parametrize(("card", "turns"), [("Alexander Hamilton", 0), ("Sanctions", 3)])
def test_a_draw_that_is_too_dear_says_why(card: str, turns: int) -> None:
    t = begin(in_front(hold(stage(), 0, "Veto"), 0, card, turns)).choose("Draw a card")
    assert "Draw a card" not in t.labels
    assert t.barred["Draw a card"] == f"Costs 2 actions because of {card}"


def test_a_draw_without_actions_says_why() -> None:
    t = on_top(stage(), "Veto", "Veto", "Veto").choose("Draw a card", "Draw a card", "Draw a card")
    assert t.barred["Draw a card"] == "Not enough actions left"


def test_arriving_in_washington_says_when_the_president_can_be_confronted() -> None:
    t = begin_in(stage(), "Baltimore")
    assert "Confront the president" not in t.barred
    t.choose("Travel to Washington D.C.")
    assert t.barred["Confront the president"] == "Only at the start of a turn you begin in Washington"


@pytest.mark.parametrize(
    ("father", "label"),
    [
        ("Benjamin Franklin", "Play Veto"),
        ("John Adams", "Play Foreign Aid"),
        ("John Adams", "Play Golden Toolbox"),
        ("John Jay", "Travel"),
    ],
)
def test_whoever_forbids_something_is_named(father: str, label: str) -> None:
    t = begin(in_front(hold(stage(), 0, "Veto", "Foreign Aid", "Golden Toolbox"), 0, father, 2))
    assert t.barred[label] == f"Blocked by {father}"


def test_the_trident_without_warheads_says_so() -> None:
    t = stage()
    t.state.trident = ON_THE_BOARD
    assert begin_in(t, "Trident").barred["Try to disarm a warhead of the Trident"] == "No warhead is left"


def test_a_facility_that_is_disarmed_says_so() -> None:
    t = begin(have_disarmed(aim_at(stage(), 0, "Denver"), 0, "Denver"))
    assert t.barred["Disarm the facility here"] == "You have disarmed it already"


# Cards


def lines_of(name: str) -> tuple[str, ...]:
    """The text of a card, a dictator or a presidential card, without its joke."""
    for card in CARDS:
        if card.name == name:
            return card_lines(card)
    for one in PRESIDENTIAL:
        if one.name == name:
            return president_lines(one)
    return dictator_lines(DICTATORS[dictator(name)])


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "OOPS",
            "One of your disarmed facilities of zones 1 to 3, picked at random, is armed again;"
            " if you have none, skip your next turn.",
        ),
        ("Julius", "Your hand limit is 2 higher."),
        ("Joseph", "Your hand limit is 1 lower."),
        ("Joseph", "If you give this dictator up, draw a nuclear card of zone 1."),
        ("Thomas Jefferson", "Your hand limit is 2 lower."),
        ("State Television", "Your hand limit is 1 higher."),
        ("Nuclear Football", "Then this card leaves the game."),
        ("James Madison", "Every action and asset card costs 1 more action (never more than 3)."),
        ("John Adams", "You may not play action cards."),
        ("John Jay", "You may neither travel nor fly (cards may still move you; you may disarm)."),
        ("House Arrest", "They may neither travel nor fly (cards may still move them; they may disarm)."),
        ("Alexander Hamilton", "Drawing a card as an action costs 1 more action."),
        ("Sanctions", "Drawing a card as an action costs them 1 more action."),
        ("Genghis", "An international flight costs 1 fewer action."),
        (
            "Attila",
            "Choose an opponent in your state (abroad: in your place) who holds cards:"
            " take a card at random from that opponent's hand (1 action, once per turn).",
        ),
        (
            "Fidel",
            "After anybody rolls to disarm, force a reroll (once per round).",
        ),
        (
            "DEFCON",
            "DEFCON drops one level, from 5 to 4 and so on; what the new level says happens at once.",
        ),
        ("Crossed Wires", "When DEFCON would drop a level, it does not."),
    ],
)
def test_a_card_says_what_it_does_and_to_whom(name: str, line: str) -> None:
    assert line in lines_of(name)


def test_defcon_2_says_what_it_discards() -> None:
    assert level_said(LEVELS[2]) == (
        "When reached, 20 command cards are discarded; events among them are shuffled back."
        " For everybody, an international flight costs 1 more action."
    )


def test_hand_limits_add_up() -> None:
    """So a card says by how many cards it changes the limit, and not what the limit is."""
    t = in_front(stage("Julius", "Ivan"), 0, "Thomas Jefferson")
    assert hand_limit(t.state, 0) == 5 + 2 - 2
    assert hand_limit(in_front(t, 0, "State Television").state, 0) == 5 + 2 - 2 + 1


def test_kim_is_told_everything_that_an_ability_brings() -> None:
    t = stage("Ivan", "Caligula")
    t.table.agenda.clear()
    labels = t.run(do(happen, "dictator/kim/arrives", 0)).labels
    louis = DICTATORS[dictator("Louis")]
    assert f"{louis.full_name} – {' '.join(dictator_lines(louis))}" in labels
    assert not [label for label in labels if louis.flavor in label]


def test_a_used_ability_says_when_it_is_back() -> None:
    t = stage("Napoleon", "Caligula").choose("Napoleon: March on", "Wichita, Kansas")
    assert last_line(t, 0) == "Used until Napoleon's next turn."
    t = aim_at(stage("Caligula", "Napoleon"), 0, "Minot").choose("Caligula: Ask the horse", "Minot missile fields")
    assert last_line(t, 0) == "Used for this game."


def last_line(t: Stage, seat: int) -> str:
    """The last line on a dictator's card."""
    zone = t.table.view(None).parts[f"dictator{seat + 1}"]
    assert isinstance(zone, Zone)
    return zone.cards[0].lines[-1]


def test_one_sails_to_the_trident_and_away_from_it() -> None:
    t = stage("Ivan", "Caligula")
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    begin_in(t, "Houston").choose("Sail to the Trident")
    assert t.story[-1] == "Ivan sails to the Trident."
    assert "Sail to Houston, Texas" in begin(t).labels


def actions_left(t: Stage) -> str:
    """What the table says about the actions of the turn."""
    status = t.table.view(None).parts["status"]
    assert isinstance(status, Facts)
    left = status.get("actions")
    assert left is not None and left.value == t.state.actions
    return left.text


def test_a_turn_with_more_or_fewer_actions_says_how_many() -> None:
    """Also after some of them are spent."""
    t = begin(in_front(stage(), 0, "Patrick Henry", 2))
    assert actions_left(t) == "4 of 4"
    assert actions_left(t.choose("Travel to Wichita")) == "3 of 4"
    t = begin(hold(stage(), 1, "Filibuster")).choose("Play Filibuster")
    assert actions_left(t) == "2 of 2"
    assert actions_left(t.choose("Travel to Wichita")) == "1 of 2"
    t = begin(hold(stage(), 0, "Adrenaline")).choose("Play Adrenaline")
    assert actions_left(t) == "4 of 4"


def test_a_father_who_comes_changes_the_actions_of_the_turn() -> None:
    t = on_top(stage(), "George Washington").choose("Draw a card")
    assert actions_left(t) == "1 of 2"
    t = on_top(hold(stage(), 0, "Veto"), "Veto", "Veto", "George Washington")
    t.choose("Draw a card", "Draw a card", "Draw a card")
    assert actions_left(t) == "0 of 3", "what is spent is spent"


def test_the_stealth_fighter_flies_to_the_trident_by_itself() -> None:
    """Nobody is taken there."""
    t = hold(stage("Ivan", "Caligula"), 0, "Stealth Fighter")
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    t.run().choose("Play Stealth Fighter", "The Trident")
    assert t.story[-1] == "Ivan moves to the Trident."
    hold(begin(t), 0, "Stealth Fighter").choose("Play Stealth Fighter", "Toronto, Canada")
    assert t.story[-1] == "Ivan moves to Toronto, Canada."


# The map


def board_of(t: Stage, seat: int | None) -> Map:
    """The map as a seat sees it."""
    board = t.table.view(seat).parts["board"]
    assert isinstance(board, Map)
    return board


def test_the_map_says_how_far_away_every_place_is() -> None:
    """For the one who looks, around roadblocks; a spectator is nowhere."""
    t = block(stage("Ivan", "Caligula"), ("Cheyenne", "Omaha"), ("Omaha", "Kansas City"))
    away = {place.name: place.figures[-1] for place in board_of(t, 0).places}
    assert away["Denver"] == "0" and away["Cheyenne"] == "1" and away["Omaha"] == "3" and away["Trident"] == ""
    assert {place.name: place.figures[-1] for place in board_of(put(t, 1, "Omaha"), 1).places}["Denver"] == "3"
    assert not any(place.figures[-1] for place in board_of(t, None).places)


def test_the_map_has_roads_flights_and_ships_with_what_bars_them() -> None:
    t = block(stage("Ivan", "Caligula"), ("Denver", "Wichita"))
    t.state.no_fly = 1 << TIME_ZONES.index("Mountain")
    links = {link.id: link for link in board_of(t.run(), None).links}
    kinds = Counter(link.kind for link in links.values())
    assert kinds["road"] == len(ROADS) and kinds["ship"] == 0 and kinds["flight"] == len(FLIGHTS) - len(SEA_LANES)
    assert [link.id for link in links.values() if link.shut == "roadblock"] == [f"road:{road('Denver', 'Wichita')}"]
    shut = {frozenset(link.ends) for link in links.values() if link.shut == "no-fly zone"}
    ends = [("Calgary", "Denver"), ("Guadalajara", "Phoenix")]
    assert shut == {frozenset(f"place:{NUMBER[one]}" for one in pair) for pair in ends}
    t.state.trident = ON_THE_BOARD
    assert sum(link.kind == "ship" for link in board_of(t.run(), None).links) == len(SEA_LANES)


def test_everybody_sees_how_far_washington_is() -> None:
    t = put(stage("Ivan", "Caligula"), 1, "Baltimore")
    for seat, turns in ((0, 6), (1, 1)):
        tracks = t.table.view(None).parts[f"seat{seat + 1}"]
        assert isinstance(tracks, Tracks)
        assert next(one.value for one in tracks.markers if one.id == f"washington:{seat}") == turns


def test_a_hand_says_the_kind_and_the_cost_of_each_card() -> None:
    zone = hold(stage(), 0, "Amtrak", "Veto", "The Marauder").table.view(0).parts["hand1"]
    assert isinstance(zone, Zone)
    assert [(face.title, face.kind, face.label, face.price, face.cost) for face in zone.cards] == [
        ("Amtrak", "action", "Action", 1, "1 action"),
        ("Veto", "interruption", "Interruption", None, ""),
        ("The Marauder", "asset", "Asset", 1, "1 action"),
    ]


def test_equal_cards_have_ids_of_their_own() -> None:
    """Options point at the first of them."""
    t = hold(stage(), 0, "Road Trip", "Road Trip")
    zone = t.table.view(0).parts["hand1"]
    assert isinstance(zone, Zone)
    first, second = (face.id for face in zone.cards)
    assert first == t.option("Play Road Trip").at and second == f"{first}#2"


def test_equal_cards_are_named_once() -> None:
    t = hold(stage(), 1, "Just What I Needed!", "Recount", "Just What I Needed!")
    hold(t, 0, "Wiretap").choose("Play Wiretap", "Caligula")
    assert "Caligula holds Just What I Needed! (2) and Recount." in t.story


def test_what_a_briber_sees_is_told_by_its_kind() -> None:
    """A hand and nuclear cards are two things: the places follow the word for them."""
    t = aim_at(hold(hold(stage(), 0, "Bribery"), 1, "EMP"), 1, "Denver", "Detroit")
    end_turn(t.choose("Play Bribery", "Caligula"))
    holds = "Caligula holds EMP; targets Rocky Flats plant in Denver and Fermi reactor in Detroit."
    assert holds in t.story


def test_night_train_is_played_on_nobody() -> None:
    """It answers the end of another's turn, and moves its own player."""
    t = end_turn(hold(stage(), 1, "Night Train")).choose("Play Night Train")
    assert t.story[-1] == "Caligula plays Night Train."


def test_the_race_says_whose_zones_are_disarmed() -> None:
    t = have_disarmed(stage("Ivan", "Mary"), 1, "Richland")
    part = t.table.view(0).parts["race"]
    assert isinstance(part, Facts)
    zones = {fact.label: fact.text for fact in part.rows if fact.key == "zones"}
    assert zones == {"Ivan's disarmed zones": "none", "Mary's disarmed zones": "1"}


def test_a_sentence_ends_once() -> None:
    """Neither Washington D.C. nor Just What I Needed! gets a full stop of its own."""
    t = discarded(hold(stage("Ivan", "Caligula"), 0, "Just What I Needed!"), "Road Trip").run()
    t.choose("Play Just What I Needed!")
    assert any(line.endswith("plays Just What I Needed!") for line in t.story)
    t = begin_in(stage("Ivan", "Caligula"), "Richmond").choose("Travel to Washington D.C.")
    assert any(line.endswith("to Washington D.C.") for line in t.story)
    assert not any(line.endswith(("!.", "..")) for line in t.story)


# Facts


def test_faces_carry_what_a_program_must_know() -> None:
    """Turns left, prices, jokes, places and what is used up are fields of their own."""
    t = in_front(aim_at(stage("Kim", "Ivan"), 0, "Denver"), 0, "House Arrest", 2)
    t.state.players[0].power = dictator("Napoleon")
    t.state.players[0].used_this_turn = ("dictator/napoleon/march-on",)
    t.state.players[0].disarmed = (NUMBER["Omaha"],)
    parts = t.table.view(0).parts
    lying, before, nuclear = parts["play1"], parts["dictator1"], parts["nuclear1"]
    assert isinstance(lying, Zone) and isinstance(before, Zone) and isinstance(nuclear, Zone)
    assert [(one.kind, one.turns_left, one.price, one.flavor) for one in lying.cards] == [
        ("action", 2, None, "A palace is a house too.")
    ]
    assert (before.cards[0].tags, before.cards[0].about) == (("used_this_turn",), (f"dictator:{dictator('Napoleon')}",))
    assert [(one.about, one.tags) for one in nuclear.cards] == [
        ((f"place:{NUMBER['Denver']}",), ()),
        ((f"place:{NUMBER['Omaha']}",), ("disarmed",)),
    ]


def test_the_map_carries_what_a_program_must_know() -> None:
    t = block(stage("Ivan", "Caligula", at="Omaha"), ("Cheyenne", "Omaha"))
    t.state.no_fly = 1 << TIME_ZONES.index("Central")
    board = board_of(t, 0)
    omaha = board.places[NUMBER["Omaha"]]
    assert [(one.kind, one.side) for one in omaha.tokens] == [("meeple", 0), ("meeple", 1)]
    assert omaha.values == ("NE", 2, 1, 0) and omaha.values[board.column("away")] == 0
    assert omaha.group == f"time_zone:{TIME_ZONES.index('Central')}"
    assert {place.group for place in board.places} == {group.id for group in board.groups}
    assert [link.kind for link in board.links if link.shut] == ["road", "flight", "flight"]
    zone = t.table.view(0).parts["no_fly"]
    assert isinstance(zone, Zone) and [face.about for face in zone.cards] == [(omaha.group,)]
