"""Terror groups, attacks in the United States, tracking and raids. (GM Terror Groups, Domestic Terror Attacks, Domestic
Counter-Terrorism, Intel Track; charts D11 and D12)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from resolute.engine.charts import Chart
from resolute.engine.frames import do
from resolute.engine.rolling import Check
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Focus
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import (
    ROGUE_COUNTERS,
    IntelBox,
)
from resolute.games.presidency.rules.terror_at_home import (
    GroupToRaid,
    GroupToTrack,
    domestic_terror,
    raid_terror,
    track_terror,
)
from resolute.games.presidency.rules.terror_groups import (
    lower_terror_group,
    new_terror_group,
    raise_terror_group,
)
from resolute.games.presidency.state import (
    RogueState,
    TerrorGroup,
)
from tests.presidency.changes import changes
from tests.presidency.helpers import Stage, bring, presidency

CONUS = int(Region.CONUS)
AFRICA = int(Region.AFRICA)
UNSEEN, GATHERING, LOCATING, FIXED = IntelBox
HOMELAND_FIRST = (2, 0, 1, 3, 4, 5)


def groups(region: int, *here: tuple[int, int]) -> tuple[tuple[TerrorGroup, ...], ...]:
    """Terror groups of one region: level and place on the intel track."""
    codes = tuple(TerrorGroup(level, IntelBox(box)) for level, box in here)
    return ((),) * region + (codes,) + ((),) * (8 - region)


def levels(t: Stage, region: int) -> list[int]:
    """The levels of the groups in a region."""
    return sorted(group.level for group in t.state.terror_groups[region])


def chart(address: str) -> Chart:
    """The chart that is printed at an address."""
    found = BOOK.chart(address)
    assert isinstance(found, Chart)
    return found


# Terror groups


def test_a_new_group_is_not_on_the_intel_track() -> None:
    """GM Intel Track: a group is placed on the map portion of a region."""
    t = presidency().run(do(new_terror_group, CONUS))
    assert t.state.terror_groups[CONUS] == (TerrorGroup(1, UNSEEN),)


@pytest.mark.parametrize(("stability", "most"), [(3, 5), (4, 5), (5, 4), (6, 4), (7, 3), (8, 3)])
def test_max_terror_groups(stability: int, most: int) -> None:
    """GM Max Terror Groups: by stability; a group beyond it promotes the highest instead."""
    t = presidency(stability=(stability,) * 8, terror_groups=((),) * 9)
    for _ in range(most + 1):
        t.run(do(new_terror_group, AFRICA))
    assert levels(t, AFRICA) == [1] * (most - 1) + [2]


def test_max_terror_groups_example_a_sixth_group_promotes() -> None:
    """GM Max Terror Groups, example: stability 4, {1,1,2,2,3} and a sixth group: {1,1,2,2,4}."""
    here = groups(AFRICA, (1, 0), (1, 0), (2, 0), (2, 0), (3, 0))
    t = presidency(stability=(4,) * 8, terror_groups=here).run(do(new_terror_group, AFRICA))
    assert levels(t, AFRICA) == [1, 1, 2, 2, 4]


def test_max_terror_groups_example_level_4_becomes_a_rogue_state() -> None:
    """GM Max Terror Groups, examples: {1,1,2,2,4} and a sixth: a rogue state 1; a second new group then fits."""
    here = groups(AFRICA, (1, 0), (1, 0), (2, 0), (2, 0), (4, 0))
    t = presidency(stability=(4,) * 8, terror_groups=here).run(do(new_terror_group, AFRICA))
    assert levels(t, AFRICA) == [1, 1, 2, 2]
    assert t.state.rogue_states[AFRICA] == (RogueState(1),)
    t.run(do(new_terror_group, AFRICA))
    assert levels(t, AFRICA) == [1, 1, 1, 2, 2]


def test_the_united_states_have_no_maximum() -> None:
    """GM Max Terror Groups: the maximum belongs to regions with a stability."""
    t = presidency()
    for _ in range(7):
        t.run(do(new_terror_group, CONUS))
    assert levels(t, CONUS) == [1] * 7


def test_without_a_rogue_state_counter_the_game_is_lost() -> None:
    """GM Rogue States, Important: the game ends when a counter is needed and none is left. (Auto-loss 6)"""
    states = ((1,) * ROGUE_COUNTERS, *((),) * 7)
    t = presidency(rogue_states=states, terror_groups=groups(AFRICA, (4, 0))).run(do(raise_terror_group, AFRICA))
    assert t.table.outcome is not None
    assert t.table.outcome.ending == "rogue_states"


def test_a_level_4_group_at_home_stays_and_hurts() -> None:
    """GM Max Terror Groups, note: no rogue state in the US; approval -4, Congress -1, security -1, cooperation left."""
    t = presidency(terror_groups=groups(CONUS, (4, 0)))
    with changes(t) as found:
        t.run(do(raise_terror_group, CONUS))
    assert found == {"approval": -4, "congress": -1, "homeland_security": -1, "cooperation": -1}
    assert levels(t, CONUS) == [4]


def test_promotion_and_reduction_take_the_highest_off_the_intel_track_first() -> None:
    """GM Terror Groups: the highest not on the intel track; if all are on it, from Gathering to Target Fixed."""
    here = groups(CONUS, (3, GATHERING), (1, UNSEEN), (2, UNSEEN))
    t = presidency(terror_groups=here).run(do(raise_terror_group, CONUS))
    assert TerrorGroup(3, UNSEEN) in t.state.terror_groups[CONUS]
    t = presidency(terror_groups=here).run(do(lower_terror_group, CONUS))
    assert sorted(t.state.terror_groups[CONUS]) == [TerrorGroup(1), TerrorGroup(1), TerrorGroup(3, GATHERING)]
    here = groups(CONUS, (3, FIXED), (1, LOCATING), (2, LOCATING), (1, GATHERING))
    t = presidency(terror_groups=here).run(do(raise_terror_group, CONUS))
    assert TerrorGroup(2, GATHERING) in t.state.terror_groups[CONUS]


def test_a_reduced_level_1_group_is_gone() -> None:
    """GM Terror Groups: a group of level 1 is removed entirely."""
    t = presidency(terror_groups=groups(CONUS, (1, 0))).run(do(lower_terror_group, CONUS))
    assert t.state.terror_groups[CONUS] == ()
    t.run(do(lower_terror_group, CONUS), do(raise_terror_group, CONUS))
    assert t.state.terror_groups[CONUS] == ()


# D11: attacks


def test_d11_without_a_group_there_is_a_warning() -> None:
    """D11: with no group at home a first one appears, with a crisis and two tensions; nothing is checked."""
    t = presidency()
    with changes(t) as found:
        t.run(do(domestic_terror))
    assert found == {"domestic_crisis": 1, "cabinet_tensions": 2}
    assert levels(t, CONUS) == [1]


def test_d11_passed_the_attack_is_foiled() -> None:
    """D11: homeland security passes: the group rises, with a crisis and two tensions."""
    t = presidency(dice=[5], homeland_security=5, terror_groups=groups(CONUS, (2, 0)))
    with changes(t) as found:
        t.run(do(domestic_terror))
    assert found == {"domestic_crisis": 1, "cabinet_tensions": 2}
    assert levels(t, CONUS) == [3]


def test_d11_failed_a_city_is_struck_and_the_group_rises() -> None:
    """D11: homeland security fails: a city, the severity by the level of the attackers, then they rise."""
    t = presidency(dice=[6, 3, 4], homeland_security=5, terror_groups=groups(CONUS, (1, 0)))
    with changes(t) as found:
        t.run(do(domestic_terror))
    assert found == {"approval": -1}
    assert levels(t, CONUS) == [2]


@pytest.mark.parametrize(("level", "drms"), [(1, ()), (2, ()), (3, 1), (4, 2)])
def test_d11_strong_groups_are_harder_to_stop(level: int, drms: object) -> None:
    """D11: +1 for a group of level 3, +2 for one of level 4."""
    check = BOOK.at("chart/D11")
    assert isinstance(check, Check)
    expected = ((f"a group of level {level}", drms),) if drms else ()
    assert check.drms(presidency().table, Target("attack", level)) == expected


@pytest.mark.parametrize("face", range(1, 11))
def test_d11_every_city(face: int) -> None:
    """D11: ten cities; in the last three the severity rises by one."""
    t = presidency(dice=[6, face, 4], homeland_security=5, terror_groups=groups(CONUS, (1, 0)))
    with changes(t) as found:
        t.run(do(domestic_terror))
    assert found == {"approval": -1 if face < 8 else -2}


_GRADES: tuple[Mapping[str, int], ...] = (
    {"approval": -1},
    {"approval": -2},
    {"approval": -2, "media": -1},
    {"approval": -3, "congress": -1},
    {"approval": -3, "lingering_issues": 1},
    {"approval": -4, "congress": -1, "lingering_issues": 1},
    {"approval": -4, "congress": -1, "media": -1, "lingering_issues": 1},
    {"approval": -5, "homeland_security": -1, "congress": -1, "lingering_issues": 1},
    {"approval": -6, "prestige": -1, "homeland_security": -1, "congress": -1, "media": -1, "lingering_issues": 1},
)


@pytest.mark.parametrize(
    ("level", "grades"),
    [
        (1, [0, 0, 0, 0, 1, 1, 1, 2, 3, 4]),
        (2, [0, 0, 1, 1, 1, 2, 3, 4, 5, 6]),
        (3, [1, 1, 1, 2, 3, 4, 5, 6, 7, 8]),
        (4, [1, 2, 3, 4, 5, 6, 7, 7, 8, 8]),
    ],
)
def test_d11_every_row_of_every_level(level: int, grades: Sequence[int]) -> None:
    """D11: what each roll costs, for each level of the attackers; in a great city one row further."""
    for face, grade in enumerate(grades, 1):
        t = presidency(dice=[face])
        with changes(t) as found:
            bring(t, "chart/D11/severity", level)
        assert found == _GRADES[grade]
        t = presidency(dice=[face])
        with changes(t) as found:
            bring(t, "chart/D11/severity", Target("great_city_attack", level))
        assert found == _GRADES[grades[min(face, 9)]]


def test_d11_no_attack_at_home_is_an_automatic_loss() -> None:
    """GM Auto-Loss lists 14 ways, ruling 27: weapons of mass destruction lose the game in a war only."""
    assert "lose" not in BOOK.at("chart/D11/severity").say().sentence()


# Domestic action 7: tracking


def test_tracking_moves_a_group_along_the_intel_track() -> None:
    """GM Domestic Counter-Terrorism: each success moves it one box: Gathering, Locating, Target Fixed."""
    t = presidency(dice=[5, 5, 5], homeland_security=5, terror_groups=groups(CONUS, (2, UNSEEN)))
    for box in (GATHERING, LOCATING, FIXED):
        t.run(do(track_terror))
        assert t.state.terror_groups[CONUS] == (TerrorGroup(2, box),)


def test_tracking_fails_beyond_homeland_security() -> None:
    """Content, domestic action 7: a check of homeland security."""
    t = presidency(dice=[6], homeland_security=5, terror_groups=groups(CONUS, (2, UNSEEN))).run(do(track_terror))
    assert t.state.terror_groups[CONUS] == (TerrorGroup(2, UNSEEN),)


def test_tracking_asks_which_group() -> None:
    """GM Domestic Counter-Terrorism: any group in the United States; a fixed target needs no more tracking."""
    here = groups(CONUS, (2, UNSEEN), (1, LOCATING), (3, FIXED))
    t = presidency(dice=[1], terror_groups=here).run(do(track_terror))
    assert t.labels == ["The group of level 2 (unseen)", "The group of level 1 (locating)"]
    assert [one.label for one in t.decision.barred] == ["The group of level 3 (target fixed)"]
    t.choose("The group of level 1 (locating)")
    assert TerrorGroup(1, FIXED) in t.state.terror_groups[CONUS]


def test_tracking_needs_a_group() -> None:
    """GM Domestic Counter-Terrorism: without a group, or with fixed targets only, there is nothing to track."""
    t = presidency(terror_groups=groups(CONUS, (2, FIXED))).run(do(track_terror))
    assert t.labels == ["rest"]
    assert not GroupToTrack().holds(t.table, None)
    assert GroupToTrack().holds(presidency(terror_groups=groups(CONUS, (2, LOCATING))).table, None)


# D12: raids


def test_only_a_fixed_target_can_be_raided() -> None:
    """GM Domestic Counter-Terrorism: a raid needs a group in the Target Fixed box."""
    t = presidency(terror_groups=groups(CONUS, (2, LOCATING))).run(do(raid_terror))
    assert t.labels == ["rest"]
    assert not GroupToRaid().holds(t.table, None)


def test_a_raid_asks_which_target() -> None:
    """GM Domestic Counter-Terrorism: the raided group is chosen among the fixed targets."""
    here = groups(CONUS, (2, FIXED), (1, FIXED), (1, GATHERING))
    t = presidency(dice=[4], terror_groups=here).run(do(raid_terror))
    assert t.labels == ["The group of level 2 (target fixed)", "The group of level 1 (target fixed)"]
    assert [one.label for one in t.decision.barred] == ["The group of level 1 (gathering intelligence)"]
    t.choose("The group of level 1 (target fixed)")
    assert sorted(t.state.terror_groups[CONUS]) == [TerrorGroup(1, GATHERING), TerrorGroup(2, FIXED)]


@pytest.mark.parametrize(
    ("face", "expected", "left"),
    [
        (1, {"approval": 2, "domestic_crisis": -1}, TerrorGroup(1, GATHERING)),
        (2, {"approval": 2, "domestic_crisis": -1}, TerrorGroup(1, GATHERING)),
        (3, {"approval": 1}, TerrorGroup(2, GATHERING)),
        (4, {"approval": 1}, TerrorGroup(2, GATHERING)),
        (5, {"approval": -1}, TerrorGroup(2, GATHERING)),
        (6, {"approval": -1}, TerrorGroup(2, GATHERING)),
        (7, {}, TerrorGroup(3, LOCATING)),
        (8, {"approval": -3, "cabinet_tensions": 1}, TerrorGroup(3, GATHERING)),
        (10, {"approval": -3, "cabinet_tensions": 1}, TerrorGroup(3, GATHERING)),
    ],
)
def test_d12_every_row(face: int, expected: Mapping[str, int], left: TerrorGroup) -> None:
    """D12 against a group of level 3 (+1) while the press slants by -1."""
    t = presidency(
        dice=[face], media=4, domestic_crisis=1, homeland_security=5, terror_groups=groups(CONUS, (3, FIXED))
    )
    if face < 3:
        # Homeland security first, so that the +1 of a strong group is balanced.
        t.state.focus = HOMELAND_FIRST
    with changes(t) as found:
        t.run(do(raid_terror))
    assert found == expected
    assert t.state.terror_groups[CONUS] == (left,)


def test_d12_a_broken_cell_is_gone() -> None:
    """D12, 2 or less: a group of level 2 or 1 is removed."""
    t = presidency(dice=[2], terror_groups=groups(CONUS, (2, FIXED))).run(do(raid_terror))
    assert t.state.terror_groups[CONUS] == ()


@pytest.mark.parametrize(
    ("fields", "group", "drms"),
    [
        ({}, TerrorGroup(2, FIXED), ()),
        ({"homeland_security": 6}, TerrorGroup(2, FIXED), (("homeland security is 6 or more", -1),)),
        ({"focus": HOMELAND_FIRST}, TerrorGroup(2, FIXED), (("homeland security comes first", -1),)),
        ({}, TerrorGroup(3, FIXED), (("a group of level 3 or 4", 1),)),
        ({}, TerrorGroup(4, FIXED), (("a group of level 3 or 4", 1),)),
        ({"new_player": True}, TerrorGroup(1, FIXED), (("a new player", -1),)),
    ],
)
def test_d12_every_modifier(fields: Mapping[str, Any], group: TerrorGroup, drms: object) -> None:
    """GM Homeland Security: 6 or more helps in raids; D12: so does a first priority, and a strong group hampers."""
    assert HOMELAND_FIRST[0] == Focus.HOMELAND_SECURITY
    t = presidency(terror_groups=(*((),) * 8, (group,)), **{"homeland_security": 5, **fields})
    assert chart("chart/D12").drms(t.table, Target("terror", 0)) == drms


def test_d12_odds() -> None:
    """D12 with -2: two chances in ten more for the best row."""
    t = presidency(homeland_security=6, focus=HOMELAND_FIRST, terror_groups=groups(CONUS, (2, FIXED)))
    odds = chart("chart/D12").odds(t.table, Target("terror", 0))
    assert odds["The cell is broken"] == Fraction(4, 10)
    assert odds["A raid goes wrong"] == 0
    assert sum(odds.values()) == 1
