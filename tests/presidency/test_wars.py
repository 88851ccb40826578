"""Wars: set-up, odds, the combat table, losses, how they go on and end. (GM War; charts WCT1, WM5)"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from resolute.engine.frames import do
from resolute.engine.rolling import OnChart
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.forces import Box, UnitType, ally_box
from resolute.games.presidency.content.places import Closeness, Nation, Region
from resolute.games.presidency.content.wars import (
    ATTACKER_WINS,
    COLUMNS,
    COMBAT,
    DEFENDER_WINS,
    MAX_WARS,
    STALEMATE,
    Belligerent,
    Fight,
    WarKind,
)
from resolute.games.presidency.effects.war import Fought
from resolute.games.presidency.operations.combat import odds_column, strengths
from resolute.games.presidency.rules.actions import take_actions
from resolute.games.presidency.rules.hostilities import open_hostilities
from resolute.games.presidency.rules.sequence import STEPS
from resolute.games.presidency.rules.wars import (
    begin_war,
    begin_war_by_surprise,
    combat_page,
    roll_for_war,
    start_war,
    wage_war,
    war_progress,
)
from resolute.games.presidency.rules.year_end_world import stability_and_terror
from resolute.games.presidency.state import NOBODY, CivilWar, RogueState, TerrorGroup, War
from resolute.games.presidency.subjects import FIRST_ROLL, SURPRISE, WAR, target
from tests.presidency.changes import changes
from tests.presidency.helpers import PRINTED, SHEET, Stage, bring, presidency
from tests.presidency.test_forces import deployed

EAST, AFRICA, PACIFIC = int(Region.MIDDLE_EAST), int(Region.AFRICA), int(Region.ASIA_PACIFIC)
EUROPE = int(Region.EASTERN_EUROPE)
QUIET: dict[str, Any] = {"regional_crisis": (0,) * 8, "alignment": (5,) * 8, "stability": (5,) * 8}
PLAIN: dict[str, Any] = {
    **QUIET,
    "capabilities": ((3,) * 7,) * 3,
    "russia_influence": (0,) * 8,
    "china_influence": (0,) * 8,
    "units": deployed(),
}
"""Nothing that would modify a roll."""


def hamas(**changes: Any) -> War:
    """The war of the rulebook's examples: Israel 9 against Hamas 2."""
    fields: dict[str, Any] = {"status": STALEMATE, "attacking": 9, "defending": 2, "kind": WarKind.COMBINED, **changes}
    return War(Belligerent.ISRAEL, Belligerent.HAMAS, EAST, **fields)


def rogue_states(region: int, *states: RogueState) -> tuple[tuple[RogueState, ...], ...]:
    return tuple(states if one == region else () for one in range(8))


def our_war(**changes: Any) -> War:
    """The United States against a rogue state of level 2 in Africa."""
    fields: dict[str, Any] = {"status": STALEMATE, "attacking": 0, "defending": 5, "kind": WarKind.COMBINED, **changes}
    return War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, AFRICA, us_side=1, **fields)


def at_war(*wars: War, level: int = 2, weapon: bool = False, **fields: Any) -> Stage:
    rogue = RogueState(level, weapon, at_war=any(war.defender == Belligerent.ROGUE_STATE for war in wars))
    return presidency(**{**PLAIN, "rogue_states": rogue_states(AFRICA, rogue), "wars": wars, **fields})


def fights(t: Stage, cell: Fight, *, first: bool) -> Stage:
    """Let a cell of the combat table happen to the first war."""
    SHEET.add(address := f"example/{len(SHEET) - PRINTED}", Fought(cell))
    return bring(t, address, target(FIRST_ROLL if first else WAR, 0))


def rolled(t: Stage) -> list[tuple[int, ...]]:
    return [entry.about[0].faces for entry in t.table.journal or () if entry.kind == "roll"]


# Setting up


def test_setting_up_a_war_example() -> None:
    """GM Setting up a War: Israel 8 and +1 of relative strength against Hamas 2; the first roll follows at once."""
    conflicts = presidency().state.conflicts
    place = int(Track.ISRAEL_NEIGHBORS)
    conflicts = (*conflicts[:place], type(conflicts[place])(4, 2), *conflicts[place + 1 :])
    t = presidency(dice=[5, 5, 5], conflicts=conflicts, **PLAIN).run(do(start_war, place, NOBODY, False))
    (war,) = t.state.wars
    assert (war.attacker, war.defender, war.kind) == (Belligerent.ISRAEL, Belligerent.HAMAS, WarKind.COMBINED)
    assert any("9 to 2, odds 4:1 or more" in line for line in t.story)


def test_a_sixth_war_loses_the_game() -> None:
    """GM Auto-Loss 11: more than five wars."""
    t = presidency(**PLAIN, wars=(hamas(),) * MAX_WARS).run(do(begin_war, hamas()))
    assert t.table.outcome is not None and t.table.outcome.ending == "six_wars"


def test_wars_start_combined_at_a_stalemate_and_are_rolled_for() -> None:
    t = presidency(dice=[5], **PLAIN).run(do(begin_war, hamas()))
    assert rolled(t) == [(5,)]
    assert t.state.wars[0].status == STALEMATE + 2, "4:1, 5 to 7: one box to the left"


# Odds


@pytest.mark.parametrize(
    ("attacking", "defending", "odds"),
    [
        (13, 5, "2:1"),
        (9, 2, "4:1 or more"),
        (5, 5, "1:1"),
        (5, 6, "1:2"),
        (3, 6, "1:2"),
        (2, 6, "less than 1:2"),
        (9, 3, "3:1"),
        (4, 0, "4:1 or more"),
        (0, 3, "less than 1:2"),
        (0, 0, "1:1"),
    ],
)
def test_odds_are_rounded_for_the_defender(attacking: int, defending: int, odds: str) -> None:
    """GM Waging War 3: 13 against 5 is 2:1."""
    assert COLUMNS[odds_column(attacking, defending)] == odds


def test_us_units_are_counted_where_they_are() -> None:
    """GM Waging War 1 and 2: units and regional forces; they stay on the map."""
    war = our_war(attacking=1, attacking_regional=2, defending_regional=1)
    t = at_war(war, units=deployed((UnitType.MARINES, AFRICA), (UnitType.CARRIER, int(Box.SOUTH_ATLANTIC))))
    assert strengths(t.table.state, war) == (1 + 2 + 3 + 3, 5 + 1)


def test_peacekeepers_add_no_strength() -> None:
    """GM UN Peacekeepers and Regional Forces: as regional forces they count where a war's instructions assign them,
    which none do."""
    watched = CivilWar(ceasefire=True, peacekeepers=True)
    t = at_war(our_war(), civil_wars=tuple((watched,) if one == AFRICA else () for one in range(8)))
    assert strengths(t.table.state, our_war()) == strengths(at_war(our_war()).table.state, our_war())


def test_supporting_allies_in_a_war() -> None:
    """GM Supporting Allies in a War: only NATO and South Korea directly; troops in their boxes count."""
    korea = War(
        Belligerent.NORTH_KOREA, Belligerent.SOUTH_KOREA, PACIFIC, WarKind.COMBINED, STALEMATE, 6, 6, us_side=-1
    )
    units = deployed(
        (UnitType.HEAVY, ally_box(Nation.SOUTH_KOREA)),
        (UnitType.LIGHT, PACIFIC),
        (UnitType.CARRIER, int(Box.EASTERN_PACIFIC)),
        (UnitType.LIGHT, ally_box(Nation.JAPAN)),
    )
    t = presidency(**{**PLAIN, "units": units})
    assert strengths(t.table.state, korea) == (6, 6 + 4 + 2 + 3)
    assert strengths(t.table.state, hamas()) == (9, 2), "Israel only by resupply"


# The combat table


def test_waging_war_example_israel_and_hamas() -> None:
    """GM Waging War: 9 against 2 and a roll of 8: one box to the left, both lose 1, and it becomes a guerrilla war, so
    that the marker is in the half box between 3 and 4."""
    t = presidency(dice=[8], **PLAIN, wars=(hamas(),)).run(do(wage_war, 0, WAR))
    (war,) = t.state.wars
    assert (war.attacking, war.defending) == (8, 1)
    assert war.kind == WarKind.GUERRILLA and war.status == 7
    assert t.state.regional_crisis[EAST] == 1


@pytest.mark.parametrize("kind", list(COMBAT), ids=lambda kind: kind.label)
@pytest.mark.parametrize("column", range(6), ids=lambda column: COLUMNS[column])
@pytest.mark.parametrize("row", range(4))
def test_every_cell_of_the_combat_table(kind: WarKind, column: int, row: int) -> None:
    """WCT1: what each cell says and does, in a war between others and not in its first roll."""
    cell = COMBAT[kind][row][column]
    page = BOOK.at(combat_page(kind, column))
    assert isinstance(page, OnChart)
    assert page.chart.rows[row].effect == Fought(cell)
    said = Fought(cell).say().sentence()
    assert ("peace" in said, "guerrilla" in said) == (cell.stars == 1, cell.stars == 2)
    war = hamas(kind=kind, attacking=6, defending=6)
    t = presidency(**PLAIN, wars=(war,))
    fights(t, cell, first=False)
    turned = WarKind.GUERRILLA if cell.stars == 2 else kind
    status = STALEMATE + cell.move * (2 if turned == WarKind.COMBINED else 1)
    if cell.stars == 1 or not DEFENDER_WINS < status < ATTACKER_WINS:
        assert t.state.wars == ()
    else:
        assert t.state.wars == (
            hamas(kind=turned, status=status, attacking=6 - cell.attacker, defending=6 - cell.defender),
        )


def test_asterisks_do_not_count_in_the_first_roll() -> None:
    """GM Waging War 6: neither peace nor guerrillas when a war begins."""
    t = presidency(**PLAIN, wars=(hamas(),))
    fights(t, Fight(0, 0, 0, 1), first=True)
    assert t.state.wars == (hamas(),)
    fights(t, Fight(1, 0, 0, 2), first=True)
    assert t.state.wars[0].kind == WarKind.COMBINED and t.state.wars[0].status == STALEMATE + 2


def test_naval_wars_use_the_rows_of_air_wars() -> None:
    """Ruling 17."""
    assert combat_page(WarKind.NAVAL, 3) == combat_page(WarKind.AIR, 3) == "chart/WCT1/air/3"


def test_surprise_counts_in_the_first_roll_only() -> None:
    """GM Surprise: -1 to the first roll."""
    t = presidency(dice=[9], **PLAIN).run(do(begin_war_by_surprise, hamas()))
    assert [one for entry in t.table.journal or () if entry.kind == "roll" for one in entry.about[0].modifiers] == [
        ("surprise", -1),
    ]
    chart = BOOK.chart("chart/WCT1/combined/5")
    assert sum(by for _, by in chart.drms(t.table, target(WAR, 0))) == 0
    assert sum(by for _, by in chart.drms(t.table, target(FIRST_ROLL, 0))) == 0
    assert sum(by for _, by in chart.drms(t.table, target(SURPRISE, 0))) == -1


@pytest.mark.parametrize(
    ("name", "fields", "by"),
    [
        ("national intelligence", {"national_intelligence": (AFRICA,)}, -1),
        ("heavy units", {"units": deployed((UnitType.HEAVY, 21), (UnitType.HEAVY, AFRICA))}, -1),
        ("the Air Force", {"units": deployed((UnitType.AIR_FORCE, AFRICA))}, -1),
        ("ground or naval forces", {"capabilities": ((3, 4, 3, 3, 3, 3, 3), (3,) * 7, (3,) * 7)}, -1),
        ("air forces", {"capabilities": ((4, 3, 3, 3, 3, 3, 3), (3,) * 7, (3,) * 7)}, -1),
        ("the alignment of the region", {"alignment": (5, 5, 5, 6, 5, 5, 5, 5)}, -1),
        ("the alignment of the region", {"alignment": (5, 5, 5, 4, 5, 5, 5, 5)}, +1),
        (
            "foreign influence",
            {"china_influence": (0, 0, 0, 1, 0, 0, 0, 0), "russia_influence": (0, 0, 0, 2, 0, 0, 0, 0)},
            +2,
        ),
    ],
)
def test_what_bears_on_a_roll_of_ours(name: str, fields: dict[str, Any], by: int) -> None:
    """GM Waging War 4: what helps the United States is -1 when they attack and +1 when they defend."""
    ours = at_war(our_war(), **fields)
    chart = BOOK.chart("chart/WCT1/combined/2")
    assert dict(chart.drms(ours.table, target(WAR, 0)))[name] == by
    defending = War(Belligerent.IRAN, Belligerent.UNITED_STATES, AFRICA, WarKind.COMBINED, 6, 6, 0, us_side=-1)
    theirs = at_war(defending, **fields)
    assert dict(chart.drms(theirs.table, target(WAR, 0)))[name] == -by


def test_intelligence_before_a_war_helps_its_first_roll() -> None:
    t = at_war(our_war())
    t.table.state.world.prewar_intelligence = (AFRICA,)
    chart = BOOK.chart("chart/WCT1/combined/2")
    assert ("intelligence before the war", -1) in chart.drms(t.table, target(FIRST_ROLL, 0))
    assert ("intelligence before the war", -1) not in chart.drms(t.table, target(WAR, 0))


def test_guerrillas_are_hard_to_beat() -> None:
    t = presidency(**PLAIN, wars=(hamas(kind=WarKind.GUERRILLA),))
    assert ("guerrillas", 2) in BOOK.chart("chart/WCT1/guerrilla/5").drms(t.table, target(WAR, 0))


# US losses and what the nation bears


def test_us_losses_cost_approval_and_two_checks_but_no_strength() -> None:
    """GM Waging War 8 and 9: -2 approval, then checks of media and Congress."""
    t = at_war(our_war(attacking=3), dice=[10, 10, 5], draws=[0, 0], media=5, congress=5, action_points=0)
    with changes(t) as found:
        fights(t, Fight(0, 2), first=True)
    assert t.state.wars[0].attacking == 3
    assert found["approval"] <= -2 and found["media"] == -1 and found["congress"] == -1


@pytest.mark.parametrize(("us_side", "left"), [(1, (6, 4)), (-1, (4, 6)), (0, (4, 4))])
def test_losses_on_the_us_side_spare_its_allies_too(us_side: int, left: tuple[int, int]) -> None:
    """GM Waging War 8: "For a LOSS result to the US side, don't reduce any US Strength": South Korea's counter is on
    that side, as NATO's is in a war in Europe."""
    sides = (Belligerent.SOUTH_KOREA, Belligerent.NORTH_KOREA)
    war = War(*(sides if us_side >= 0 else sides[::-1]), PACIFIC, WarKind.COMBINED, STALEMATE, 6, 6, us_side=us_side)
    t = at_war(war, dice=[5, 5, 5], draws=[0, 0], action_points=0, closeness=(0,) * 9)
    before = t.state.approval
    fights(t, Fight(0, 2, 2), first=True)
    assert (t.state.wars[0].attacking, t.state.wars[0].defending) == left
    assert (before - t.state.approval >= 4) == (us_side != 0)


def test_a_war_that_goes_on_is_rallied_for_or_not() -> None:
    """GM War Progress Results: 2 points for +1 strength and a check that may improve the economy; else approval -2, a
    tension, and a check that may worsen it."""
    t = at_war(our_war(attacking=3), dice=[5], economy=5)
    fights(t, Fight(0), first=True)
    assert t.labels == ["Rally the nation behind the war", "Ask nothing more of the nation"]
    t.choose("Rally the nation")
    assert t.state.wars[0].attacking == 4 and t.state.action_points == 13 and t.state.economy_trend == 1
    t = at_war(our_war(attacking=3), dice=[6], draws=[0], economy=5)
    fights(t, Fight(0), first=True)
    before = t.state.approval
    t.choose("Ask nothing")
    assert t.state.approval == before - 4 and t.state.cabinet_tensions == 1 and t.state.economy_trend == -1


def test_without_points_nobody_is_asked() -> None:
    t = at_war(our_war(attacking=3), dice=[6], draws=[0], economy=5, action_points=1)
    fights(t, Fight(0), first=True)
    assert t.labels == ["rest"] and t.state.economy_trend == -1


def test_war_leaves_a_crisis_and_a_footprint_of_us_forces() -> None:
    """GM War Progress Results."""
    t = at_war(our_war(attacking=3), action_points=0, dice=[1], draws=[0, 0])
    fights(t, Fight(0), first=True)
    assert t.state.regional_crisis[AFRICA] == 1
    assert len(t.table.state.world.regions[AFRICA].footprints) == 1
    t = presidency(**PLAIN, wars=(hamas(),))
    fights(t, Fight(0), first=True)
    assert t.state.regional_crisis[EAST] == 1 and not t.table.state.world.regions[EAST].footprints


# The segment


def test_war_progress_rolls_for_every_war_twice_a_year() -> None:
    """TSF War Progress: phases 2 and 4; a war that ends does not move the others."""
    assert all(do(war_progress) in STEPS[f"phase-{phase}/war-progress"] for phase in (2, 4))
    wars = (hamas(defending=9), hamas(status=ATTACKER_WINS - 2), hamas(attacking=3, defending=3))
    t = presidency(dice=[2, 1, 2], **PLAIN, wars=wars).run(do(war_progress))
    assert rolled(t)[:3] == [(2,), (1,), (2,)]
    assert [war.attacking for war in t.state.wars] == [8, 2], "the war in the middle was won"


# How it ends


def won(war: War, cell: Fight, **fields: Any) -> Stage:
    t = at_war(war, **fields)
    fights(t, cell, first=False)
    return t


def test_an_ally_wins_or_loses() -> None:
    """WM5: a win of an ally brings approval, and legacy or closeness; a defeat costs approval, and estranges."""
    close = (1, 1, 1, 2, 1, 1, 1, 1, 1)
    with changes(t := at_war(hamas(status=8), closeness=close)) as found:
        fights(t, Fight(1), first=False)
    assert found == {"approval": 1, "legacy_points": 1} and t.state.wars == ()
    t = won(hamas(status=8), Fight(1), closeness=(1,) * 9)
    assert t.state.closeness[3] == Closeness.VERY_CLOSE
    with changes(t := at_war(hamas(status=4), closeness=close)) as found:
        fights(t, Fight(-1), first=False)
    assert found == {"approval": -3} and t.state.closeness[3] == Closeness.ESTRANGED


def test_a_peer_wins_or_loses() -> None:
    ukraine = War(
        Belligerent.RUSSIA, Belligerent.UKRAINE, EUROPE, WarKind.COMBINED, 8, 10, 3, int(Track.RUSSIA_UKRAINE)
    )
    t = won(ukraine, Fight(1))
    assert t.state.russia_influence[EUROPE] == 1 and t.table.state.world.nations[0].action_counter == 1
    assert t.state.conflicts[Track.RUSSIA_UKRAINE].status == 2, "the track goes back"
    lost = won(msgspec.structs.replace(ukraine, status=4), Fight(-1))
    assert lost.table.state.world.nations[0].action_counter == -1


def test_the_united_states_win_against_iran() -> None:
    war = War(Belligerent.UNITED_STATES, Belligerent.IRAN, EAST, WarKind.COMBINED, 8, 4, 6, 9, us_side=1)
    with changes(t := at_war(war)) as found:
        fights(t, Fight(1), first=False)
    assert found == {"approval": 2, "media": 1, "party_relations": 1, "congress": 1, "legacy_points": 2}
    assert t.state.alignment_trend[EAST] == 1


def test_the_united_states_lose() -> None:
    war = War(Belligerent.UNITED_STATES, Belligerent.IRAN, EAST, WarKind.COMBINED, 4, 4, 6, 9, us_side=1)
    with changes(t := at_war(war, closeness=(2,) * 9)) as found:
        fights(t, Fight(-1), first=False)
    assert found == {"approval": -6, "congress": -1, "media": -1, "party_relations": -1, "prestige": -1}
    assert t.state.alignment[EAST] == 4 and t.state.closeness == (2, 2, 2, 1, 1, 2, 2, 2, 2)


@pytest.mark.parametrize(
    ("level", "dice", "left", "groups"),
    [(1, [8], (), 1), (2, [6], (), 3), (3, [], (1, 1), 0), (4, [], (2, 1), 0)],
)
def test_what_is_left_of_a_rogue_state(level: int, dice: list[int], left: tuple[int, ...], groups: int) -> None:
    """WM5: weak ones fall apart into terror groups, strong ones into two smaller ones."""
    t = won(our_war(status=8), Fight(1), level=level, dice=dice, terror_groups=((),) * 9)
    here = t.table.state.world.regions[AFRICA]
    assert tuple(one.level for one in here.rogue_states) == left and not any(one.at_war for one in here.rogue_states)
    assert here.terror_groups == (TerrorGroup(2),) * groups and t.state.wars == ()


def test_a_weak_rogue_state_can_fight_on() -> None:
    t = won(our_war(status=8), Fight(1), level=2, dice=[7])
    (war,) = t.state.wars
    assert war.kind == WarKind.GUERRILLA and DEFENDER_WINS < war.status < ATTACKER_WINS
    assert t.table.state.world.regions[AFRICA].rogue_states == (RogueState(2, at_war=True),)


@pytest.mark.parametrize(("level", "left", "group"), [(4, (2,), 0), (3, (1,), 0), (2, (), 4), (1, (), 3)])
def test_overwhelming_victory(level: int, left: tuple[int, ...], group: int) -> None:
    """GM Overwhelming Victory: beyond the win box a rogue state falls by two levels, +1 legacy point; the section of
    its loss is skipped."""
    with changes(t := at_war(our_war(status=8), level=level, terror_groups=((),) * 9)) as found:
        fights(t, Fight(2), first=False)
    here = t.table.state.world.regions[AFRICA]
    assert tuple(one.level for one in here.rogue_states) == left
    assert here.terror_groups == ((TerrorGroup(group),) if group else ())
    assert found["legacy_points"] == 1 + 2 + 1


def test_an_overwhelming_victory_of_others_is_not_yours() -> None:
    """GM Overwhelming Victory: "you have won": India's brings no legacy point, though its enemy falls by two levels."""
    indian = War(Belligerent.INDIA, Belligerent.ROGUE_STATE, AFRICA, WarKind.COMBINED, 8, 7, 5)
    with changes(t := at_war(indian, level=3, closeness=(1,) * 9)) as found:
        fights(t, Fight(2), first=False)
    assert [one.level for one in t.table.state.world.regions[AFRICA].rogue_states] == [1]
    assert "legacy_points" not in found, "a close ally comes closer instead"


def test_a_new_player_has_minus_one_where_the_united_states_attack() -> None:
    """GM Special New Player DRM: a roll of the player, on top of the limit; not for wars of allies and peers."""
    new = {"difficulty": "easier", "new_player": True}

    def modifiers(war: War) -> list[tuple[tuple[str, int], ...]]:
        t = at_war(war, dice=[5] * 8, options=new, action_points=0).run(do(roll_for_war, 0, WAR))
        return [entry.about[0].modifiers for entry in t.table.journal or () if entry.kind == "roll"][:1]

    assert ("a new player", -1) in modifiers(our_war(attacking=9))[0]
    assert ("a new player", -1) not in modifiers(hamas())[0]
    defended = War(Belligerent.IRAN, Belligerent.UNITED_STATES, EAST, WarKind.COMBINED, STALEMATE, 6, 3, us_side=-1)
    assert ("a new player", -1) not in modifiers(defended)[0], "a low roll would help Iran"


# Weapons of mass destruction


def test_weapons_of_mass_destruction_in_a_war() -> None:
    """GM WMDs, Auto-Loss 7: a natural 10 loses the game, a natural 1 destroys them."""
    alone = "Leave their networks alone"
    t = at_war(our_war(attacking=10), weapon=True, dice=[10], national_intelligence=(AFRICA,))
    t.run(do(wage_war, 0, WAR)).choose(alone)
    assert t.table.outcome is not None and t.table.outcome.ending == "weapons_of_mass_destruction"
    t = at_war(our_war(attacking=10), weapon=True, dice=[1, 5], draws=[0, 0], action_points=0)
    t.run(do(wage_war, 0, FIRST_ROLL)).choose(alone)
    assert t.table.outcome is None
    assert not t.table.state.world.regions[AFRICA].rogue_states[0].weapon
    t = at_war(our_war(attacking=10), dice=[10, 1, 1, 5], draws=[0, 0], action_points=0)
    t.run(do(wage_war, 0, FIRST_ROLL)).choose(alone)
    assert t.table.outcome is None, "without weapons a 10 is a 10"


def test_a_war_against_a_rogue_state_that_is_gone_is_over() -> None:
    """GM Rogue States: one of level 1 that is reduced is a terror group, on which no war can be waged; the war is over
    at once, and the others keep their places."""
    for wars in ((our_war(), hamas()), (hamas(), our_war())):
        t = at_war(*wars, level=1, terror_groups=((),) * 9, stability=(8,) * 8)
        t.run(do(stability_and_terror, AFRICA))
        assert t.state.wars == (hamas(),)
        assert t.table.state.world.regions[AFRICA].terror_groups == (TerrorGroup(4),)
    t = at_war(our_war(), level=2, stability=(8,) * 8).run(do(stability_and_terror, AFRICA))
    assert t.state.wars == (our_war(),), "one of level 2 is still there"


# Military actions 5 and 6


def test_military_action_6_war_against_a_rogue_state() -> None:
    """Military 6; GM Surprise: 1 to 5 with the rating of the Secretary of Defense; then the first roll."""
    fields: dict[str, Any] = {**PLAIN, "units": deployed((UnitType.MARINES, AFRICA), (UnitType.LIGHT, AFRICA))}
    fields |= {"rogue_states": rogue_states(AFRICA, RogueState(1), RogueState(3))}
    t = (
        presidency(dice=[5, 4, 1, 1, 1], draws=[0, 0], action_points=0, **fields)
        .run(do(take_actions, 1, (4,)))
        .choose("M6")
    )
    assert t.labels[0] == "Africa: war on the rogue state of level 3"
    assert t.listed[0].cost == "strength 5 against 6, odds 1:2"
    t.choose("Africa: war").choose("Leave their networks alone")
    (war,) = t.state.wars
    assert (war.attacker, war.defender, war.us_side) == (Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, 1)
    assert [one.at_war for one in t.table.state.world.regions[AFRICA].rogue_states] == [False, True]
    assert any("surprise" in line for line in t.story)


def test_military_action_6_bars() -> None:
    """GM Rogue State in Europe; a sixth war; no forces; one war at a time in a region."""
    rogues = tuple((RogueState(1),) if one in (AFRICA, EUROPE) else () for one in range(8))
    fields: dict[str, Any] = {**PLAIN, "rogue_states": rogues, "closeness": (1,) * 9}
    fields["cyber_targets"] = (0, 1, 2, 3)
    t = presidency(**fields)
    t.table.state.world.cyber_on_rogues = True
    assert not any(label.startswith("M6") for label in t.run(do(take_actions, 1, (4,))).labels)
    there = deployed((UnitType.LIGHT, AFRICA))
    t = presidency(**{**fields, "units": there}).run(do(take_actions, 1, (4,))).choose("M6")
    assert t.reasons == ["Needs NATO to be very close"]
    close = presidency(**{**fields, "closeness": (2,) * 9}).run(do(take_actions, 1, (4,))).choose("M6")
    assert close.listed[0].cost == "strength 8 against 4, odds 2:1", "NATO's strength counts"
    assert close.reasons == ["No US forces within reach"]
    five = presidency(**{**fields, "units": there}, wars=(hamas(),) * MAX_WARS).run(do(open_hostilities))
    assert not any("war on" in label for label in five.labels)
    assert {bar.reason for bar in five.decision.barred} >= {"A sixth war would lose the game"}


def test_military_action_5_resupply_an_ally() -> None:
    """Military 5A; GM Supporting Allies in a War: strength +1, a tension on its enemy, closer by a level."""
    war = War(Belligerent.GULF_STATES, Belligerent.IRAN, EAST, WarKind.COMBINED, 6, 5, 6, int(Track.GULF_IRAN))
    t = presidency(**PLAIN, wars=(war,), closeness=(1,) * 9, tensions=((),) * 13, draws=[0])
    t.run(do(take_actions, 1, (4,))).choose("M5").choose("Resupply Saudi Arabia and the Gulf States against Iran")
    assert t.state.wars[0].attacking == 6 and t.state.closeness[4] == 2
    assert len(t.state.tensions[Nation.IRAN]) == 1


def test_military_action_5_training_and_arms() -> None:
    """Military 5B and 5C: only with very close allies that have an enemy."""
    fields: dict[str, Any] = {**PLAIN, "closeness": (1, 1, 1, 1, 1, 2, 1, 1, 2), "tensions": ((1,),) * 13}
    t = presidency(dice=[3], action_points=0, cabinet=(-1, 0, 1, 3, 2), **fields).run(do(take_actions, 1, (4,)))
    t.choose("M5")
    assert t.labels == [
        "Train with India against China",
        "Train with India against Pakistan",
        "Sell arms to India against China",
        "Sell arms to India against Pakistan",
    ]
    t.choose("Train with India against China")
    assert t.state.conflicts[Track.INDIA_CHINA].strength == 3 and t.state.tensions[Nation.INDIA] == ()
    assert t.table.state.world.nations[Nation.INDIA].action_counter == 1
    t = presidency(draws=[0, 0], **fields).run(do(take_actions, 1, (4,))).choose("M5")
    t.choose("Sell arms to India against China")
    assert t.state.conflicts[Track.INDIA_CHINA].strength == 3 and len(t.state.tensions[Nation.CHINA]) == 3


@pytest.mark.parametrize(
    ("die", "whose", "nation"), [(7, "The ally's", Nation.INDIA), (7, "Its enemy's", Nation.CHINA)]
)
def test_joint_training_can_ease_a_tension(die: int, whose: str, nation: Nation) -> None:
    t = presidency(**{**PLAIN, "tensions": ((1,),) * 13}, dice=[die], cabinet=(-1, 0, 1, 1, 2))
    bring(t, "support/training", target("conflict", int(Track.INDIA_CHINA))).choose(whose)
    assert t.state.tensions[nation] == ()


def test_military_action_7_help_in_a_region() -> None:
    """Military 7; GM US Military Footprint: where there is a footprint, a war or a civil war."""
    fields: dict[str, Any] = {**PLAIN, "regional_crisis": (0, 0, 0, 2, 0, 0, 0, 0), "action_points": 0}
    t = presidency(dice=[2], draws=[0, 0], footprint_supply=(1,), civil_wars=((),) * 8, **fields)
    assert not any(label.startswith("M7") for label in t.run(do(take_actions, 1, (4,))).labels)
    t = presidency(dice=[2], draws=[0, 0], civil_wars=((),) * 8, cabinet=(-1, 0, 1, 3, 2), **fields)
    world = t.table.state.world
    world.regions = (*world.regions[:3], type(world.regions[3])(5, 0, 5, 2, footprints=(1,)), *world.regions[4:])
    t.run(do(take_actions, 1, (4,))).choose("M7")
    assert t.labels == ["Africa"]
    t.choose("Africa")
    assert not t.table.state.world.regions[AFRICA].footprints and t.state.alignment_trend[AFRICA] == 1
    assert len(t.state.goodwill) == 1
