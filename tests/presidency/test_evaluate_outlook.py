"""The evaluation looks ahead: to the next election, to the goals of a historical start, and to the economy's impact."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.goals import GOALS
from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.content.starts import STARTS
from resolute.games.presidency.evaluate import evaluate_presidency, points_worth
from resolute.games.presidency.evaluate_outlook import economy_worth, election_worth, goals_worth, year_worth
from resolute.games.presidency.evaluate_world import world_worth
from resolute.games.presidency.rules.actions import OF_THE_SEGMENT, buy_action
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.victory import goals_now
from tests.presidency.helpers import presidency


def position(**fields: object) -> Presidency:
    return presidency(**fields).table.state  # type: ignore[arg-type]


def start(key: str) -> Presidency:
    return presidency(options={"scenario": key}).table.state


def late(s: Presidency, year: int) -> Presidency:
    """The same in the last actions of a year."""
    s.clock = msgspec.structs.replace(s.clock, year=year, segment="phase-4/four-actions")
    return s


def test_prestige_approval_and_the_press_are_worth_more_when_the_election_is_near() -> None:
    def gain(year: int) -> float:
        weak, strong = (late(position(prestige=prestige, media=5), year) for prestige in (4, 6))
        return election_worth(strong) - election_worth(weak)

    assert gain(4) > gain(3) > 0


def test_a_party_that_does_not_nominate_you_is_a_disaster_in_the_last_year() -> None:
    assert election_worth(late(position(party_relations=3), 4)) < election_worth(late(position(party_relations=4), 4))
    assert election_worth(late(position(attributes=(Attribute.LIKEABLE,), media=5), 4)) > election_worth(
        late(position(media=5), 4)
    )


def test_a_defeat_weighs_most_where_it_loses_the_game() -> None:
    def gain(s: Presidency) -> float:
        s.president.prestige, low = 4, election_worth(s)
        s.president.prestige = 7
        return election_worth(s) - low

    assert gain(late(start("2001"), 4)) > gain(late(position(), 4)) > 0


@pytest.mark.parametrize("key", STARTS)
def test_every_point_of_every_goal_is_worth_something(key: str) -> None:
    """The rows of victory of a start are what a bot aims at there: whatever brings a point nearer is better."""
    assert goals_worth(position()) == 0
    s = start(key)
    most = sum(one.points for one in goals_now(s))
    assert goals_worth(s) >= most
    assert {goal.key for goal in GOALS[key]} == {one.goal.key for one in goals_now(s)}


def test_goals_are_aimed_at_one_by_one() -> None:
    s = start("2001")
    before = goals_worth(s)
    s.nation.homeland_security += 1
    assert goals_worth(s) > before, "a point nearer"
    s = start("2017")
    before = goals_worth(s)
    koreas = list(s.world.conflicts)
    koreas[Track.KOREAS] = msgspec.structs.replace(koreas[Track.KOREAS], status=2)
    s.world.conflicts = tuple(koreas)
    assert goals_worth(s) > before


def test_an_evaluation_that_nearly_loses_weighs_more_for_each_point() -> None:
    def step(media: int) -> float:
        fields = {"approval": 40, "congress": 3, "economy": 4, "homeland_security": 4}
        return year_worth(position(media=media + 1, **fields)) - year_worth(position(media=media, **fields))

    assert step(3) > step(7)


def test_a_slump_costs_more_than_a_boom_brings() -> None:
    worth = [economy_worth(position(economy=box)) for box in range(3, 8)]
    steps = [after - before for before, after in pairwise(worth)]
    assert worth == sorted(worth) and steps == sorted(steps, reverse=True)
    assert economy_worth(position(economy=5, economy_trend=1)) > economy_worth(position(economy=5))


def test_action_points_are_worth_less_when_the_year_runs_out() -> None:
    early, end = position(action_points=12), late(position(action_points=12), 1)
    assert points_worth(early) > points_worth(end) > 0


def test_an_action_that_is_bought_is_judged_by_what_can_be_done_with_it() -> None:
    t = presidency(action_points=6, segment="phase-1/three-actions", media=5)
    t.table.state.acting = msgspec.structs.replace(t.table.state.acting, left=1, allowed=(0,), source=OF_THE_SEGMENT)
    before = evaluate_presidency(t.table, 0)
    t.run(do(buy_action))
    assert evaluate_presidency(t.table, 0) > before - 2, "two points are gone, and an action is to come"


def test_russia_near_its_goal_is_less_of_a_danger_while_the_alliance_holds() -> None:
    def worth(closeness: int) -> float:
        s = position(russia_influence=(0, 0, 0, 2, 2, 3, 1, 0))
        world = s.world
        for ally in (Nation.NATO, Nation.UNITED_KINGDOM):
            world.change_nation(int(ally), msgspec.structs.replace(world.nations[ally], closeness=closeness))
        return world_worth(s)

    assert worth(2) - worth(1) > 1.0
