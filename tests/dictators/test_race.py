"""The race in the header: turns to Washington, what each dictator needs, the nearest danger, the roll that waits."""

from __future__ import annotations

import pytest

from resolute.engine.views import Facts, Tracks
from resolute.games.dictators.content.map import NUMBER
from resolute.games.dictators.race import (
    brings,
    chance_of,
    nearest_danger,
    president_in,
    roll_in_sight,
    runner,
)
from tests.dictators.staging import Stage, aim_at, begin, begin_in, have_disarmed, hold, in_front, president, put, stage


@pytest.mark.parametrize(("least", "chance"), [(20, 5), (18, 15), (14, 35), (8, 65), (1, 100), (-3, 100), (24, 0)])
def test_convincing_the_president_chance_is_exact(least: int, chance: int) -> None:
    """Confronting & Convincing the President: 20, 18, 14 or 8 on a twenty-sided die."""
    assert chance_of(least) == chance


@pytest.mark.parametrize(("sides", "least", "chance"), [(6, 3, 67), (6, 2, 83), (6, 4, 50)])
def test_disarming_chance(sides: int, least: int, chance: int) -> None:
    assert chance_of(least, sides) == chance


def race(t: Stage, seat: int | None = 0) -> Facts:
    part = t.table.view(seat).parts["race"]
    assert isinstance(part, Facts)
    return part


def test_what_a_dictator_needs_counts_disarmed_zones_and_what_is_in_play() -> None:
    t = have_disarmed(stage("Louis", "Joseph"), 0, "Richland", "Omaha")
    assert (runner(t.table, 0).least, runner(t.table, 0).chance, runner(t.table, 0).zones) == (18, 15, (1, 2))
    assert (runner(t.table, 1).least, runner(t.table, 1).zones) == (18, (1,)), "zone 1 counts for Joseph"
    in_front(t, 1, "Thomas Paine")
    assert (runner(t.table, 1).least, runner(t.table, 1).chance) == (21, 0)


def test_the_figures_are_in_the_view_of_everybody() -> None:
    t = have_disarmed(stage("Ivan", "Mary", at="Baltimore"), 1, "Richland", "Omaha")
    for seat in (None, 0, 1):
        tracks = t.table.view(seat).parts["seat2"]
        assert isinstance(tracks, Tracks)
        found = {one.id: one.value for one in tracks.markers}
        assert (found["washington:1"], found["needs:1"], found["chance:1"]) == (1, 14, 35)
        zones = [fact.about for fact in race(t, seat).rows if fact.key == "zones"]
        assert zones == [(), ("zone:1", "zone:2")]


def test_confronting_comes_at_the_start_of_a_turn_so_arriving_is_not_enough() -> None:
    t = begin(put(put(stage("Ivan", "Mary"), 0, "Baltimore"), 1, "Washington"))
    assert runner(t.table, 0).rolls_in == 1, "arrives this turn, rolls in the next"
    assert runner(t.table, 1).rolls_in == 1, "waits in Washington for the next turn"
    t.state.travels = 0
    assert runner(t.table, 0).rolls_in == 2
    t.state.players[1].skips = 1
    assert runner(t.table, 1).rolls_in == 2


def test_whoever_is_asked_about_the_president_can_roll_now() -> None:
    t = begin_in(stage("Ivan", "Mary"), "Washington")
    assert t.asked[0] == "confront"
    assert runner(t.table, 0).rolls_in == 0
    danger = nearest_danger(t.table, 1)
    assert danger is not None and (danger.seat, danger.rolls_in) == (0, 0)


def test_the_nearest_danger_is_an_opponent_who_is_near() -> None:
    t = put(put(stage("Ivan", "Mary", "Qin"), 1, "Baltimore"), 2, "Baltimore")
    have_disarmed(t, 2, "Richland")
    danger = nearest_danger(t.table, 0)
    assert danger is not None and (danger.seat, danger.rolls_in, danger.chance) == (2, 2, 15)
    fact = race(t).get("danger")
    assert fact is not None and (fact.seat, fact.value, fact.text) == (2, 2, "Qin can roll in 2 turns: 18+ (15%)")
    other = nearest_danger(t.table, 2)
    assert other is not None and other.seat == 1
    assert nearest_danger(stage("Ivan", "Mary").table, 0) is None, "both are in Denver"
    in_front(t, 2, "Thomas Paine")
    assert nearest_danger(t.table, 0) is not None and runner(t.table, 2).least == 21


def test_a_target_says_what_it_brings_and_only_to_its_owner() -> None:
    t = have_disarmed(aim_at(stage("Ivan", "Mary"), 0, "Oak Ridge", "Chihuahua"), 0, "Richland")
    assert brings(t.state, 0, NUMBER["Oak Ridge"]) == 14
    assert brings(t.state, 0, NUMBER["Chihuahua"]) is None
    worth = t.table.view(0).parts["worth1"]
    assert isinstance(worth, Tracks)
    assert [(one.value, one.note) for one in worth.markers] == [(14, "brings 14+, 35%"), (0, "brings a token")]
    assert "worth1" not in t.table.view(1).parts and "worth1" not in t.table.view(None).parts


def test_facilities_count_and_not_zones() -> None:
    """Whoever has got a second target in a zone gains by it as by any other."""
    t = have_disarmed(aim_at(stage("Ivan", "Mary"), 0, "Denver"), 0, "Richland")
    assert brings(t.state, 0, NUMBER["Denver"]) == 14


def test_joseph_gains_nothing_in_zone_1() -> None:
    t = aim_at(stage("Joseph", "Mary"), 0, "Richland", "Omaha")
    assert (brings(t.state, 0, NUMBER["Richland"]), brings(t.state, 0, NUMBER["Omaha"])) == (18, 14)


def test_the_president_is_in_half_of_the_cards_until_some_lie_open() -> None:
    t = stage("Ivan", "Mary")
    assert president_in(t.state) == 50
    golf, desk = president("Golf in Florida"), president("At the Desk")
    s = t.state
    s.presidential = tuple(card for card in s.presidential if card != golf)
    s.presidential_discards = (golf,)
    assert president_in(s) == 55
    s.presidential = tuple(card for card in s.presidential if card != desk)
    s.players[1].kept_card = desk
    assert president_in(s) == 55, "a card that somebody keeps face down tells nothing"


def test_a_roll_waits_on_the_table_until_everybody_has_answered() -> None:
    t = begin(hold(aim_at(stage("Ivan", "Caligula"), 0, "Denver"), 1, "Loaded Dice")).dice(5)
    t.choose("Try to disarm Rocky Flats plant")
    roll = roll_in_sight(t.table)
    assert roll is not None
    assert (roll.what, roll.face, roll.total, roll.least, roll.chance, roll.seat) == ("disarm", 5, 6, 2, 83, 0)
    for seat in (None, 0, 1):
        part = t.table.view(seat).parts["roll"]
        assert isinstance(part, Facts)
        said = {fact.key: fact.value for fact in part.rows}
        assert (said["rolled"], said["needed"], said["chance"], said["modifier"]) == (5, 2, 83, 1)
    asked = t.table.decision
    assert asked is not None
    t.table.play(next(one for one in asked.options if one.declines))
    assert roll_in_sight(t.table) is None and "roll" not in t.table.view(0).parts


@pytest.mark.parametrize(
    ("done", "place", "said"),
    [
        ((), "Denver", "Disarm your targets in zones 1–3, then start a turn in Washington and convince the president."),
        (("Richland",), "Baltimore", "One of three disarmed: you need 18+ (15%) in Washington, 1 turn away."),
        ((), "Washington", "You're in Washington: start a turn here to confront the president. You need 20 (5%)."),
    ],
)
def test_the_goal_follows_the_race(done: tuple[str, ...], place: str, said: str) -> None:
    t = have_disarmed(put(stage("Ivan", "Mary"), 0, place), 0, *done)
    fact = race(t).get("goal")
    assert fact is not None and fact.text == said
