"""Terror and chaos in the world, intelligence, raids and strikes. (GM Terror Acts and Chaos, Intel Gathering, Special
Forces Raids; TSF Resolve Terror Acts or Chaos, Perform Focused National Intelligence)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import Closeness, Region
from resolute.games.presidency.content.sequence import THREE, phase_key
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.chaos import chaos, terror_acts, terror_or_chaos
from resolute.games.presidency.rules.intelligence import (
    focused_intelligence,
    gather_intelligence,
    move_intelligence,
    raid_or_strike,
)
from resolute.games.presidency.rules.sequence import STEPS, next_segment
from resolute.games.presidency.rules.terror_groups import (
    add_group,
    change_rogue,
    consolidate_groups,
    new_rogue_state,
    place_group,
    promote_highest,
)
from resolute.games.presidency.state import CivilWar, Decks, RogueState, TerrorGroup, War
from resolute.games.presidency.subjects import GROUP, GROUP_BY_SUPERSTARS
from tests.presidency.changes import changes
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.test_forces import deployed

EAST, AFRICA, PACIFIC, EUROZONE = (
    int(one) for one in (Region.MIDDLE_EAST, Region.AFRICA, Region.ASIA_PACIFIC, Region.EUROZONE)
)
HOME = int(Region.CONUS)
UNSEEN, GATHERING, LOCATING, FIXED = IntelBox
PLAIN: dict[str, Any] = {
    "regional_crisis": (0,) * 8,
    "stability": (5,) * 8,
    "alignment": (5,) * 8,
    "units": deployed(),
    "capabilities": ((4,) * 7,) * 3,
    "russia_influence": (0,) * 8,
    "china_influence": (0,) * 8,
    "civil_wars": ((),) * 8,
    "rogue_states": ((),) * 8,
    "action_points": 0,
}


def groups(where: Mapping[int, tuple[TerrorGroup, ...]]) -> tuple[tuple[TerrorGroup, ...], ...]:
    return tuple(where.get(region, ()) for region in range(9))


def world(*here: TerrorGroup, region: int = EAST, dice: tuple[int, ...] = (), **fields: Any) -> Stage:
    return presidency(dice=dice, **{**PLAIN, "terror_groups": groups({region: here}), **fields})


def there(t: Stage, region: int = EAST) -> tuple[TerrorGroup, ...]:
    return t.table.state.world.regions[region].terror_groups


def aimed(region: int = EAST, place: int = 0, kind: str = GROUP) -> Target:
    return Target(kind, region * 10 + place)


# One die for both


@pytest.mark.parametrize(("face", "terror"), [(1, True), (5, True), (6, False), (10, False)])
def test_terror_or_chaos_is_one_die(face: int, terror: bool) -> None:
    """TSF Resolve Terror Acts or Chaos: 1 to 5 terror, 6 to 10 chaos, at home and in the world."""
    t = presidency(dice=[face])
    terror_or_chaos.run(t.table)
    assert (next(t.table.ahead()).step.name == "terror_acts") is terror
    assert all(STEPS[f"phase-{phase}/terror-or-chaos"] == (do(terror_or_chaos),) for phase in (2, 4))


def test_rogue_states_worsen_crises_when_terror_strikes() -> None:
    rogues = tuple((RogueState(1),) if one == AFRICA else () for one in range(8))
    t = world(dice=(1, 3, 10, 9), rogue_states=rogues).run(do(terror_acts))
    assert t.state.regional_crisis == (0, 0, 0, 1, 0, 0, 0, 0)


def test_consolidation_example() -> None:
    """TSF Terror Acts Procedure, examples: Gathering and Locating make Gathering; the intel track and the region make
    the region. Only one set in each region, and nothing at home."""
    where = {
        EAST: (TerrorGroup(1, LOCATING), TerrorGroup(1, GATHERING)),
        AFRICA: (TerrorGroup(1, LOCATING), TerrorGroup(1)),
        PACIFIC: (TerrorGroup(1),) * 3,
        HOME: (TerrorGroup(1),) * 2,
    }
    t = presidency(**{**PLAIN, "terror_groups": groups(where)})
    consolidate_groups(t.table)
    assert there(t) == (TerrorGroup(2, GATHERING),) and there(t, AFRICA) == (TerrorGroup(2),)
    assert there(t, PACIFIC) == (TerrorGroup(1), TerrorGroup(2)) and there(t, HOME) == (TerrorGroup(1),) * 2


# WT1


def test_wt1_new_terror_groups() -> None:
    t = bring(world(dice=(3, 5, 4)), "chart/WT1")
    assert there(t) == (TerrorGroup(1),) and there(t, AFRICA) == (TerrorGroup(1),)


def test_wt1_the_highest_group_expands() -> None:
    t = bring(world(TerrorGroup(2), TerrorGroup(1), dice=(4, 10)), "chart/WT1")
    assert sorted(there(t)) == [TerrorGroup(1), TerrorGroup(3)] and there(t, PACIFIC) == (TerrorGroup(1),)


def test_wt1_equal_groups_fall_by_lot() -> None:
    where = {EAST: (TerrorGroup(2),), AFRICA: (TerrorGroup(2),)}
    t = presidency(dice=[4, 10], draws=[1], **{**PLAIN, "terror_groups": groups(where)})
    assert sum(group.level for group in (*there(bring(t, "chart/WT1")), *there(t, AFRICA))) == 5


def test_wt1_a_plot_that_homeland_security_sees_coming() -> None:
    """TSF Terror Acts Table, 8 or more: if the check passes, an unseen terrorism card goes to the reshuffle pile."""
    t = world(dice=(8, 5), homeland_security=5)
    t.state.decks = Decks(terrorism=(21,))
    bring(t, "chart/WT1")
    assert t.state.decks.reshuffle == (21,) and not t.state.decks.seen and not there(t)


@pytest.mark.parametrize("check", [5, 6])
def test_wt1_a_plot(check: int) -> None:
    """TSF Terror Acts Table, 8 or more: a terrorism card is drawn in any case, for the reshuffle pile or at once; from
    an empty deck two groups of level 2 come. (GM Off-Map Decks in Waiting)"""
    t = bring(world(dice=(8, check, 5, 4), homeland_security=5), "chart/WT1")
    assert there(t) == there(t, AFRICA) == (TerrorGroup(2),)


def test_wt1_strong_groups_modify_it_three_at_most() -> None:
    t = world(*(TerrorGroup(3),) * 5)
    assert sum(by for _, by in BOOK.chart("chart/WT1").drms(t.table)) == 3
    assert sum(by for _, by in BOOK.chart("chart/WT1").drms(world(TerrorGroup(4), TerrorGroup(2)).table)) == 1


# Export


ROGUES: dict[str, Any] = {"rogue_states": ((RogueState(1),), *((),) * 7)}


def test_without_rogue_states_no_terror_is_exported() -> None:
    assert bring(world(), "chart/WT1/export").labels == ["rest"]


@pytest.mark.parametrize(("face", "region"), [(1, EUROZONE), (4, EUROZONE), (5, HOME), (8, HOME)])
def test_terror_is_exported(face: int, region: int) -> None:
    """TSF Export Terror: a group of level 1 or 2 rises, or a new one appears."""
    assert there(bring(world(dice=(face,), **ROGUES), "chart/WT1/export"), region) == (TerrorGroup(1),)
    t = bring(world(TerrorGroup(2), region=region, dice=(face,), **ROGUES), "chart/WT1/export")
    assert there(t, region) == (TerrorGroup(3),)
    t = bring(world(TerrorGroup(3), region=region, dice=(face,), **ROGUES), "chart/WT1/export")
    assert there(t, region) == (TerrorGroup(3), TerrorGroup(1))


@pytest.mark.parametrize(("face", "peer"), [(9, 0), (10, 1)])
def test_terror_slows_a_peer(face: int, peer: int) -> None:
    t = bring(world(dice=(face,), **ROGUES), "chart/WT1/export")
    assert t.table.state.world.nations[peer].action_counter == -1


# WT2


def test_chaos_escalates_a_conflict_first() -> None:
    t = world(dice=(1, 8, 1, 1)).run(do(chaos))
    assert t.state.conflicts[0].status == 2 and t.state.domestic_crisis == 1


def test_wt2_a_cascading_event_from_an_empty_deck() -> None:
    assert there(bring(world(dice=(3, 5, 4)), "chart/WT2")) == (TerrorGroup(2),)


@pytest.mark.parametrize(("face", "ally"), [(one, one - 1) for one in range(1, 10)])
def test_wt2_a_rift_with_an_ally(face: int, ally: int) -> None:
    t = bring(world(dice=(5, face), closeness=(2,) * 9), "chart/WT2/international")
    assert t.state.closeness == tuple(Closeness.ESTRANGED if one == ally else 2 for one in range(9))


def test_wt2_rifts_with_two_allies() -> None:
    t = presidency(dice=[6, 10], draws=[3, 3], **PLAIN, closeness=(2,) * 9)
    assert sorted(bring(t, "chart/WT2/international").state.closeness) == [0, 0, *(2,) * 7]


@pytest.mark.parametrize(("face", "region"), [(7, int(Region.EASTERN_EUROPE)), (9, PACIFIC)])
def test_wt2_peers_expand(face: int, region: int) -> None:
    t = bring(world(dice=(face,)), "chart/WT2/international")
    assert t.state.regional_crisis[region] == 2
    assert (t.state.russia_influence if face == 7 else t.state.china_influence)[region] == 1


def test_wt2_rogue_nations_act() -> None:
    for face, nation in ((2, 3), (4, 2)):
        page = BOOK.chart("chart/WT2/international").row_for(face).effect
        assert page.say().sentence() == ("North Korea acts" if nation == 3 else "Iran acts")


# How many groups a region holds


def test_max_terror_groups_examples() -> None:
    """GM Max Terror Groups: at stability 4 a sixth group promotes the highest; one of level 4 becomes a rogue state,
    and then there is room again."""
    levels = (1, 1, 2, 2)
    full = tuple(map(TerrorGroup, (*levels, 3)))
    t = world(*full, stability=(4,) * 8)
    add_group(t.table, EAST)
    assert sorted(group.level for group in there(t)) == [1, 1, 2, 2, 4]
    add_group(t.table, EAST)
    assert sorted(group.level for group in there(t)) == [1, 1, 2, 2]
    assert t.table.state.world.regions[EAST].rogue_states == (RogueState(1),)
    add_group(t.table, EAST)
    assert sorted(group.level for group in there(t)) == [1, 1, 1, 2, 2]


def test_a_rogue_state_that_falls_in_a_full_region_promotes_the_highest_group() -> None:
    """GM Max Terror Groups: any time a group has to be placed, a region that holds no more promotes its highest."""
    full = tuple(map(TerrorGroup, (1, 2, 2, 3, 1)))
    t = world(*full, region=AFRICA, stability=(4,) * 8)
    new_rogue_state(t.table, AFRICA, 1)
    change_rogue(t.table, AFRICA, 0, 0)
    assert sorted(group.level for group in there(t, AFRICA)) == [1, 1, 2, 2, 4]
    assert t.table.state.world.regions[AFRICA].rogue_states == ()


# Military action 2


def test_intel_track_example() -> None:
    """GM Intel Track: a group of level 2 at Locating can be struck but not raided; one more success, and it can."""
    t = world(TerrorGroup(2, LOCATING), dice=(4,)).run(do(raid_or_strike))
    assert [label.rpartition(", ")[2] for label in t.labels] == ["drone strike", "airstrike"]
    t = bring(world(TerrorGroup(2, LOCATING), dice=(4,)), "chart/WM7", aimed())
    assert there(t) == (TerrorGroup(2, FIXED),)
    assert "raid" in t.run(do(raid_or_strike)).labels[0]


def test_two_operations_on_different_groups() -> None:
    """GM Intel Gathering: two attempts, the second on another group, anywhere."""
    where = {EAST: (TerrorGroup(1), TerrorGroup(2)), AFRICA: (TerrorGroup(1),)}
    t = presidency(dice=[4, 5], **{**PLAIN, "terror_groups": groups(where)}).run(do(gather_intelligence))
    t.choose("The Middle East: group of level 2 (unseen)")
    assert t.labels == ["Africa: group of level 1 (unseen)", "The Middle East: group of level 1 (unseen)"]
    t.choose("Africa")
    assert there(t) == (TerrorGroup(1), TerrorGroup(2, GATHERING)) and there(t, AFRICA) == (TerrorGroup(1),)
    assert t.labels == ["rest"]


def test_a_group_that_was_missed_is_not_tried_again() -> None:
    t = world(TerrorGroup(1), TerrorGroup(2), dice=(9, 1)).run(do(gather_intelligence))
    t.choose("The Middle East: group of level 2")
    assert there(t) == (TerrorGroup(2), TerrorGroup(1, GATHERING)), "the only other one is tried unasked"


def test_one_group_is_tried_once() -> None:
    t = world(TerrorGroup(1), dice=(4,)).run(do(gather_intelligence))
    assert there(t) == (TerrorGroup(1, GATHERING),) and t.labels == ["rest"]


def test_intelligence_units_and_national_intelligence_help() -> None:
    """GM Intel Gathering: -1 each; the superstars of the NSC staff another -1."""
    units = deployed((UnitType.INTEL, EAST))
    t = world(TerrorGroup(1), units=units, national_intelligence=(EAST,))
    chart = BOOK.chart("chart/WM7")
    assert sum(by for _, by in chart.drms(t.table, aimed())) == -2
    assert sum(by for _, by in chart.drms(t.table, aimed(kind=GROUP_BY_SUPERSTARS))) == -3
    assert not chart.drms(world(TerrorGroup(1)).table, aimed())


def test_military_action_2_needs_a_group() -> None:
    t = world(TerrorGroup(1, FIXED)).run(do(take_actions, 1, (4,)))
    assert "Needs a Terror Group abroad below Target Fixed" in [bar.reason for bar in t.decision.barred]
    assert any(label.startswith("M2") for label in world(TerrorGroup(1)).run(do(take_actions, 1, (4,))).labels)


# Military action 4


RAID: list[tuple[int, dict[str, int], tuple[TerrorGroup, ...]]] = [
    (0, {"approval": 3, "legacy_points": 1, "action_points": 1}, (TerrorGroup(1, GATHERING),)),
    (1, {"approval": 1}, (TerrorGroup(1, GATHERING),)),
    (3, {}, (TerrorGroup(2, GATHERING),)),
    (6, {"approval": -1}, (TerrorGroup(2, GATHERING),)),
    (8, {}, (TerrorGroup(3, LOCATING),)),
    (9, {"approval": -2, "legacy_points": -1}, (TerrorGroup(3, FIXED),)),
]


@pytest.mark.parametrize(("total", "expected", "left"), RAID)
def test_wm2_every_row_of_a_raid(total: int, expected: dict[str, int], left: tuple[TerrorGroup, ...]) -> None:
    row = BOOK.chart("chart/WM2/raid").row_for(total)
    with changes(t := world(TerrorGroup(3, FIXED), dice=(1,))) as found:
        bring(t, f"chart/WM2/raid/{row.key}", aimed())
    assert found == expected and there(t) == left


def test_a_raid_gone_wrong_is_blamed_on_somebody() -> None:
    with changes(t := world(TerrorGroup(1, FIXED), dice=(10, 5))) as found:
        bring(t, "chart/WM2/raid", aimed())
    assert found == {"approval": -2, "legacy_points": -1, "party_relations": -1, "congress": -1, "media": -1}


STRIKES: list[tuple[str, int, dict[str, int], tuple[TerrorGroup, ...], int]] = [
    ("drone", 1, {"approval": 1}, (TerrorGroup(2, GATHERING),), 0),
    ("drone", 2, {}, (TerrorGroup(2, GATHERING),), 0),
    ("drone", 5, {"approval": -1}, (TerrorGroup(2, GATHERING),), 1),
    ("drone", 7, {}, (TerrorGroup(3, LOCATING),), 0),
    ("drone", 8, {"approval": -2}, (TerrorGroup(3, LOCATING),), 1),
    ("air", 1, {"approval": 2}, (TerrorGroup(1, GATHERING),), 0),
    ("air", 2, {}, (TerrorGroup(1, GATHERING),), 0),
    ("air", 5, {"approval": -1, "goodwill": -1}, (TerrorGroup(1, GATHERING),), 1),
    ("air", 7, {}, (TerrorGroup(3, LOCATING),), 0),
    ("air", 8, {"approval": -3, "cabinet_tensions": 1}, (TerrorGroup(3, LOCATING),), 1),
]


@pytest.mark.parametrize(("kind", "total", "expected", "left", "footprints"), STRIKES)
def test_wm2_every_row_of_a_strike(
    kind: str, total: int, expected: dict[str, int], left: tuple[TerrorGroup, ...], footprints: int
) -> None:
    """GM US Military Footprint: a strike that goes wrong leaves one."""
    row = BOOK.chart(f"chart/WM2/{kind}").row_for(total)
    t = presidency(
        draws=[0, 0],
        **{**PLAIN, "terror_groups": groups({EAST: (TerrorGroup(3, LOCATING),)})},
        goodwill=(-1,),
        goodwill_supply=(),
    )
    with changes(t) as found:
        bring(t, f"chart/WM2/{kind}/{row.key}", aimed())
    assert found == expected and there(t) == left
    assert len(t.table.state.world.regions[EAST].footprints) == footprints


def test_what_bears_on_raids_and_strikes() -> None:
    units = deployed((UnitType.SPECIAL_FORCES, EAST), (UnitType.INTEL, EAST))
    influence = (0, 0, 0, 0, 3, 0, 0, 0)
    t = world(TerrorGroup(3, FIXED), units=units, national_intelligence=(EAST,), china_influence=influence)
    assert dict(BOOK.chart("chart/WM2/raid").drms(t.table, aimed())) == {
        "special forces": -1,
        "national intelligence": -1,
        "a group of level 3 or 4": 1,
        "foreign influence": 1,
    }
    assert sum(by for _, by in BOOK.chart("chart/WM2/air").drms(t.table, aimed())) == -2


def test_up_to_two_strikes_in_one_region() -> None:
    """GM Special Forces Raids and Strikes: different groups, the same region."""
    where = {EAST: (TerrorGroup(1, LOCATING), TerrorGroup(2, LOCATING)), AFRICA: (TerrorGroup(1, LOCATING),)}
    t = presidency(dice=[4, 4], **{**PLAIN, "terror_groups": groups(where)}).run(do(raid_or_strike))
    t.choose("The Middle East: group of level 2 (locating), drone strike")
    assert t.decision.prompt == "Strike another group in the same region?"
    assert t.labels == [
        "The Middle East: group of level 1 (locating), drone strike",
        "The Middle East: group of level 1 (locating), airstrike",
        "No other strike",
    ]
    t.choose("The Middle East: group of level 1 (locating), drone strike")
    assert there(t) == (TerrorGroup(1, GATHERING),) and t.labels == ["rest"]


def test_a_group_that_was_missed_is_not_struck_again() -> None:
    t = world(TerrorGroup(1, LOCATING), dice=(7,)).run(do(raid_or_strike))
    assert t.choose("The Middle East: group of level 1 (locating), airstrike").labels == ["rest"]


def military_actions(t: Stage) -> set[str]:
    """Which military actions against terror the player is offered."""
    t.table.agenda.clear()
    return {label[:2] for label in t.run(do(take_actions, 1, (4,))).labels} & {"M4", "M6"}


def test_a_group_is_raided_and_a_rogue_state_warred_on() -> None:
    """A group of level 4 that becomes a rogue state of level 1 can only be warred on; one that becomes a group again
    can only be raided or struck."""
    units = deployed((UnitType.HEAVY, AFRICA), (UnitType.SPECIAL_FORCES, AFRICA))
    t = world(TerrorGroup(4, FIXED), region=AFRICA, units=units, cyber_targets=(0, 1, 2, 3))
    t.table.state.world.cyber_on_rogues = True
    assert military_actions(t) == {"M4"}
    promote_highest(t.table, AFRICA)
    assert there(t, AFRICA) == () and military_actions(t) == {"M6"}
    change_rogue(t.table, AFRICA, 0, 0)
    assert there(t, AFRICA) == (TerrorGroup(4),) and military_actions(t) == set(), "nobody knows where it is yet"
    place_group(t.table, AFRICA, TerrorGroup(4), 4, LOCATING)
    assert military_actions(t) == {"M4"}


def test_no_raids_or_strikes_in_the_eurozone() -> None:
    """GM Special Forces Raids and Strikes: only together with NATO or the United Kingdom."""
    t = world(TerrorGroup(1, FIXED), region=EUROZONE).run(do(take_actions, 1, (4,)))
    assert not any(label.startswith("M4") for label in t.labels)
    where = {EUROZONE: (TerrorGroup(1, FIXED),), EAST: (TerrorGroup(1, FIXED),)}
    t = presidency(**{**PLAIN, "terror_groups": groups(where)}).run(do(raid_or_strike))
    assert all(label.startswith("The Middle East") for label in t.labels)
    assert [bar.reason for bar in t.decision.barred] == ["In the Eurozone only with NATO or the United Kingdom"]


# WM1


WM1: list[tuple[int, tuple[TerrorGroup, ...]]] = [
    (2, (TerrorGroup(4), TerrorGroup(1), TerrorGroup(3, FIXED), TerrorGroup(2, GATHERING))),
    (5, (TerrorGroup(4), TerrorGroup(1), TerrorGroup(3, LOCATING), TerrorGroup(2, GATHERING))),
    (8, (TerrorGroup(2), TerrorGroup(4), TerrorGroup(1), TerrorGroup(3, LOCATING))),
    (9, (TerrorGroup(2), TerrorGroup(4), TerrorGroup(1), TerrorGroup(3, GATHERING))),
]


@pytest.mark.parametrize(("face", "left"), WM1)
def test_wm1_every_row(face: int, left: tuple[TerrorGroup, ...]) -> None:
    """TSF Perform Focused National Intelligence: level 3, 2, 1 in this order, never a group of level 4."""
    here = (TerrorGroup(2), TerrorGroup(4), TerrorGroup(3), TerrorGroup(1))
    t = bring(world(*here, dice=(face,)), "chart/WM1", Target("region", EAST))
    assert sorted(there(t)) == sorted(left) and t.labels == ["rest"]


def test_wm1_modifiers() -> None:
    """-1 for better reconnaissance, -1 for better cyber warfare, +1 where a peer with better cyber has influence."""
    chart = BOOK.chart("chart/WM1")
    ahead = world(capabilities=((4, 4, 4, 5, 4, 4, 5), (4,) * 7, (4,) * 7))
    assert sum(by for _, by in chart.drms(ahead.table, Target("region", EAST))) == -2
    behind = world(capabilities=((4,) * 7, (4,) * 7, (4, 4, 4, 5, 4, 4, 4)), china_influence=(0, 0, 0, 0, 1, 0, 0, 0))
    assert sum(by for _, by in chart.drms(behind.table, Target("region", EAST))) == 1
    assert not chart.drms(behind.table, Target("region", AFRICA))


def test_wm1_prepares_a_war_only_with_the_best_result() -> None:
    rogues = tuple((RogueState(1),) if one == EAST else () for one in range(8))
    t = bring(world(dice=(2,), rogue_states=rogues), "chart/WM1", Target("region", EAST))
    assert t.labels == ["Prepare a war against the rogue state", "Nothing more"]
    assert t.choose("Prepare a war").table.state.world.prewar_intelligence == (EAST,)
    t = bring(world(dice=(3,), rogue_states=rogues), "chart/WM1", Target("region", EAST))
    assert t.labels == ["rest"]


@pytest.mark.parametrize(
    ("before", "prepared"),
    [
        (phase_key(THREE, "intelligence"), True),
        (phase_key(THREE, "cabinet-acts"), True),
        (phase_key(THREE, "four-actions"), False),
    ],
)
def test_a_war_is_prepared_for_one_phase(before: str, prepared: bool) -> None:
    """TSF Focused National Intelligence: "in this segment of the Action Phase"; the next phase begins with chits and
    three actions, in which a war is no longer prepared."""
    t = presidency(segment=before)
    t.table.state.world.prewar_intelligence = (EAST,)
    next_segment.run(t.table)
    assert bool(t.table.state.world.prewar_intelligence) == prepared


@pytest.mark.parametrize(("face", "by"), [(2, 2), (5, 1)])
def test_wm1_helps_in_a_war_and_brings_an_ally_closer(face: int, by: int) -> None:
    war = War(Belligerent.GULF_STATES, Belligerent.IRAN, EAST, WarKind.COMBINED, STALEMATE, 5, 6)
    t = bring(world(dice=(face,), wars=(war,), closeness=(1,) * 9), "chart/WM1", Target("region", EAST))
    t.choose("Help in the war")
    assert t.state.wars[0].attacking == 5 + by and t.state.closeness[4] == 2
    ours = War(Belligerent.IRAN, Belligerent.UNITED_STATES, EAST, WarKind.COMBINED, STALEMATE, 6, 0, us_side=-1)
    t = bring(world(dice=(face,), wars=(ours,)), "chart/WM1", Target("region", EAST)).choose("Help in the war")
    assert t.state.wars[0].defending == by


def test_wm1_brings_the_un_into_a_civil_war() -> None:
    """-2 in all, whatever else would count. (Ruling 28)"""
    wars = tuple((CivilWar(),) if one == EAST else () for one in range(8))
    t = bring(world(dice=(5, 4), civil_wars=wars, stability=(4,) * 8), "chart/WM1", Target("region", EAST))
    t.choose("Share it with the UN")
    assert t.table.state.world.regions[EAST].civil_wars == (CivilWar(True, True),)


def test_wm1_brings_the_un_into_a_ceasefire_too() -> None:
    """Their talks are for civil wars and ceasefires alike; peacekeepers do not count beside the -2 in all."""
    wars = tuple((CivilWar(True, True),) if one == EAST else () for one in range(8))
    t = bring(world(dice=(5, 5), civil_wars=wars, stability=(4,) * 8), "chart/WM1", Target("region", EAST))
    t.choose("Share it with the UN")
    here = t.table.state.world.regions[EAST]
    assert (here.civil_wars, here.unstable_states) == ((), 1 + 1), "5 less 2 is a fragile peace"


def test_focused_intelligence_rolls_for_every_counter_and_may_move() -> None:
    """TSF Perform Focused National Intelligence, phases 1 and 3."""
    assert all(STEPS[f"phase-{phase}/intelligence"] == (do(focused_intelligence),) for phase in (1, 3))
    where = {EAST: (TerrorGroup(1),), AFRICA: (TerrorGroup(1),)}
    t = presidency(dice=[9, 8], **{**PLAIN, "terror_groups": groups(where)}, national_intelligence=(EAST, AFRICA)).run(
        do(focused_intelligence)
    )
    assert there(t) == (TerrorGroup(1, GATHERING),) and there(t, AFRICA) == (TerrorGroup(1, LOCATING),)
    assert "From the Middle East to Africa" not in t.labels and t.labels[0] == "Leave it there"
    t.choose("From Africa to Asia and the Pacific")
    assert t.state.national_intelligence == (EAST, PACIFIC) and t.labels == ["rest"]


def test_both_counters_of_national_intelligence_can_move() -> None:
    """TSF Perform Focused National Intelligence 2: both in one answer."""
    t = presidency(**PLAIN, national_intelligence=(EAST, AFRICA)).run(do(move_intelligence))
    assert len(t.labels) == len(set(t.labels)) == 28, "wherever two counters can lie, and where they are"
    t.choose("From the Middle East to the Eurozone; from Africa to Asia and the Pacific")
    assert set(t.state.national_intelligence) == {int(Region.EUROZONE), PACIFIC} and t.labels == ["rest"]
    t.run(do(move_intelligence)).choose("Leave it there")
    assert set(t.state.national_intelligence) == {int(Region.EUROZONE), PACIFIC} and t.labels == ["rest"]


@pytest.mark.parametrize(("group", "dice"), [(TerrorGroup(2), (9, 4)), (TerrorGroup(2, FIXED), (9, 4))])
def test_the_superstars_take_a_master_action(group: TerrorGroup, dice: tuple[int, ...]) -> None:
    """GM Action Points: "An AP may also be spent to re-roll any die roll made to perform an Action"; a free action is
    one that costs no action. What follows is none: the die of the counter of national intelligence is not rolled
    again."""
    t = world(group, dice=(*dice, 10), resources=(int(Resource.NSC_STAFF),), action_points=3)
    t.table.state.world.national_intelligence = (AFRICA,)
    t.run(do(focused_intelligence)).choose(t.labels[0])
    assert t.decision.name == "roll_again"
    t.choose("Reroll")
    assert t.decision.name == "choose_new_focus" and t.state.action_points == 2 and not t.state.action
    assert there(t) == ((TerrorGroup(2, GATHERING),) if group.box != FIXED else (TerrorGroup(1, GATHERING),))


def test_the_superstars_act_first() -> None:
    """GM Focused National Intelligence: one free operation or raid at -1."""
    t = world(TerrorGroup(1, FIXED), TerrorGroup(2), dice=(5, 9), resources=(int(Resource.NSC_STAFF),))
    t.table.state.world.national_intelligence = (AFRICA,)
    t.run(do(focused_intelligence))
    assert t.labels == [
        "The Middle East: group of level 1 (target fixed), raid",
        "The Middle East: group of level 2 (unseen), look for it",
        "Nothing more",
    ]
    t.choose("The Middle East: group of level 2")
    assert there(t) == (TerrorGroup(1, FIXED), TerrorGroup(2, GATHERING)), "a 5 at -1 is a lead"
