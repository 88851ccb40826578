"""The words that event cards add to the vocabulary: each does what it says, also where its subject is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from resolute.engine.cases import case, first_of
from resolute.engine.conditions import All, AnyOf
from resolute.engine.effects import Effect
from resolute.engine.errors import RulesError
from resolute.engine.subjects import Target
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.conditions.base import AtLeast, AtMost, Cooperation
from resolute.games.presidency.conditions.world import tensions_on
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind, Trade
from resolute.games.presidency.content.places import Capability, Closeness, Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import ECONOMY, YEAR_IN_OFFICE
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.effects.base import approval, media
from resolute.games.presidency.effects.bills import Introduces, Midterms, YearOfTerm, bills_forward
from resolute.games.presidency.effects.closeness import Compares, IsEstranged, TwoStrained, closer, further
from resolute.games.presidency.effects.conflicts import (
    AttacksRogue,
    EnemyReinforced,
    Heats,
    HezbollahAttacks,
    ProgramGoesOn,
    RogueToAttack,
    Sanctioned,
    WarOn,
)
from resolute.games.presidency.effects.decks import crises_foreseen
from resolute.games.presidency.effects.offices import ForemostScandal, OfficeByDie, ScandalThere
from resolute.games.presidency.effects.places import (
    A_TRADE_PARTNER,
    CivilWarOver,
    CivilWarPauses,
    EasesTwoWorst,
    GroupFixed,
    InRandomRegion,
    LosesInfluence,
    Steadies,
    TradeEnds,
    first_in_civil_war,
    least_stable,
    strongest_terror,
    the_one,
)
from resolute.games.presidency.effects.regions import GroupFalls, crisis, trends
from resolute.games.presidency.rules.wars import war_rolled
from resolute.games.presidency.state import CivilWar, ConflictStatus, RogueState, Sanction, TerrorGroup, War
from tests.presidency.arranged import FAR_WAR
from tests.presidency.changes import changes
from tests.presidency.helpers import Stage, effect, presidency
from tests.presidency.sheet import Lies

AFRICA, ASIA, MIDDLE_EAST = Region.AFRICA, Region.CENTRAL_SOUTH_ASIA, Region.MIDDLE_EAST
UK, ISRAEL = Nation.UNITED_KINGDOM, Nation.ISRAEL


def region_with(region: Region, **fields: Any) -> Callable[[Stage], Stage]:
    """Put something into a region of an example."""

    def change(t: Stage) -> Stage:
        world = t.table.state.world
        world.change_region(region, msgspec.structs.replace(world.regions[region], **fields))
        return t

    return change


def statuses(**boxes: int) -> tuple[ConflictStatus, ...]:
    """All conflicts at 1 but for these."""
    return tuple(ConflictStatus(boxes.get(one.name, 1), 2) for one in Track)


# Cases


def test_the_first_case_that_holds_happens() -> None:
    one = first_of(
        case(AtLeast(ECONOMY, 6), approval(+1)), case(AtLeast(ECONOMY, 4), approval(+2)), otherwise=media(-1)
    )
    for economy, expected in ((7, {"approval": 1}), (5, {"approval": 2}), (3, {"media": -1})):
        t = presidency(economy=economy)
        with changes(t) as changed:
            effect(t, one)
        assert changed == expected
    assert one.say().sentence() == (
        "if the state of the economy is 6 or more: public approval +2%; "
        "otherwise, if the state of the economy is 4 or more: public approval +4%; if not: media relations −1"
    )


# Congress


def test_steps_to_the_left_are_shared_out_at_your_choice() -> None:
    bills: dict[int, Lies] = {int(Bill.WELFARE): Place.PLUS_ONE, int(Bill.NASA): Place.ZERO}
    t = effect(presidency(bills=bills), bills_forward(2)).choose("Welfare", "NASA Funding")
    assert t.state.bills[Bill.WELFARE] == Place.ZERO and t.state.bills[Bill.NASA] == Place.MINUS_ONE
    only: dict[int, Lies] = {int(Bill.NASA): Place.MINUS_TWO}
    t = effect(presidency(bills=only), bills_forward(2))
    assert t.state.action_points == 16, "a bill that has all support needs no more"


def test_a_bill_is_introduced_only_where_it_can_be() -> None:
    gun = Introduces(Bill.GUN_LEGISLATION, Place.PLUS_ONE)
    assert effect(presidency(), gun).state.bills[Bill.GUN_LEGISLATION] == Place.PLUS_ONE
    full: dict[int, Lies] = dict.fromkeys(range(1, 6), Place.ZERO)
    assert effect(presidency(bills=full), gun).state.bills[Bill.GUN_LEGISLATION] == Place.UNUSED
    law: dict[int, Lies] = {int(Bill.GUN_LEGISLATION): Place.LANDMARK}
    assert effect(presidency(bills=law), gun).state.bills[Bill.GUN_LEGISLATION] == Place.LANDMARK
    with pytest.raises(RulesError):
        Introduces(Bill.NASA, Place.SIGNED)


def test_midterms_and_years_of_a_term() -> None:
    assert effect(presidency(), Midterms(+1)).state.midterm_modifier == 1
    for year, second in ((1, False), (2, True), (6, True), (7, False)):
        assert YearOfTerm((2,)).holds(presidency(year=year).table, None) is second
    assert YearOfTerm((3, 4)).say() == "it is the third or fourth year of your term"


# Offices


def test_a_die_names_the_office_of_a_scandal() -> None:
    t = effect(presidency(dice=[2]), OfficeByDie(ScandalThere()))
    assert t.state.scandals == (0, 0, 1, 0, 0) and t.state.cabinet_tensions == 1
    t = effect(presidency(dice=[6]), OfficeByDie(ScandalThere()))
    assert t.state.scandals == (1, 0, 0, 0, 0) and t.state.cabinet_tensions == 2


def test_the_foremost_scandal_moves_on() -> None:
    assert effect(presidency(scandals=(1, 0, 2, 0, 3)), ForemostScandal()).state.scandals == (1, 0, 3, 0, 3)
    t = presidency(scandals=(0, 0, 0, 0, 3))
    with changes(t) as changed:
        effect(t, ForemostScandal())
    assert changed == {"approval": -2}
    t = presidency()
    with changes(t) as changed:
        effect(t, ForemostScandal())
    assert changed == {}


# Allies and peers


def test_an_ally_without_a_level_left_gains_or_loses_a_tension() -> None:
    far, near = (0,) * 9, (2,) * 9
    t = effect(presidency(closeness=far), further(UK))
    assert t.state.closeness == far and len(t.state.tensions[UK]) == 1
    lying = tuple((1, 2) if one == UK else () for one in Nation)
    t = effect(presidency(closeness=near, tensions=lying), closer(UK))
    assert t.state.closeness == near and len(t.state.tensions[UK]) == 1
    assert effect(presidency(closeness=(1,) * 9), further(UK)).state.closeness[1] == Closeness.ESTRANGED
    with pytest.raises(RulesError):
        closer(Nation.RUSSIA)


def test_two_allies_are_two() -> None:
    t = effect(presidency(draws=[3, 3, 0, 0]), TwoStrained())
    assert sum(map(len, t.state.tensions)) == 2 and max(map(len, t.state.tensions)) == 1


def test_capabilities_are_compared_from_our_side() -> None:
    ours = ((4,) * 7, (5,) * 7, (4,) * 7)
    t = presidency(capabilities=ours).table
    assert Compares(Capability.CYBER, -1, Nation.RUSSIA).holds(t, None)
    assert Compares(Capability.CYBER, 0, Nation.CHINA).holds(t, None)
    assert not Compares(Capability.CYBER, 1).holds(t, Target("nation", 0))


# Conflicts, programs, sanctions


@pytest.mark.parametrize(
    ("track", "fields"),
    [
        (Track.RUSSIA_NATO, {}),
        (Track.CHINA_JAPAN, {}),
        (Track.KOREAS, {"korea_missiles": 5}),
        (Track.ISRAEL_IRAN, {"iran_nuclear": 5}),
        (Track.INDIA_PAKISTAN, {"wars": (FAR_WAR,) * 5}),
    ],
)
def test_no_event_starts_a_war_that_loses_the_game(track: Track, fields: dict[str, Any]) -> None:
    t = effect(presidency(conflicts=statuses(**{track.name: 4}), **fields), Heats(track))
    assert t.table.outcome is None and t.state.conflicts[track].status == 4
    assert sum(map(len, t.state.tensions)) == (1 if track == Track.INDIA_PAKISTAN else 2)


def test_a_conflict_that_is_at_war_brings_a_crisis() -> None:
    war = War(*(Belligerent.INDIA, Belligerent.PAKISTAN, int(ASIA), WarKind.COMBINED, STALEMATE, 7, 5), conflict=1)
    t = effect(presidency(wars=(war,), regional_crisis=(0,) * 8), Heats(Track.INDIA_PAKISTAN))
    assert t.state.regional_crisis[ASIA] == 1


def test_a_conflict_may_come_to_a_war_that_is_no_loss() -> None:
    t = presidency(dice=[5] * 9, conflicts=statuses(INDIA_PAKISTAN=4), regional_crisis=(0,) * 8)
    assert len(effect(t, Heats(Track.INDIA_PAKISTAN)).state.wars) == 1


def test_a_program_that_is_ready_starts_no_war_by_a_card() -> None:
    t = presidency(iran_nuclear=4, conflicts=statuses(ISRAEL_IRAN=4))
    effect(t, ProgramGoesOn(Program.IRAN))
    assert t.table.outcome is None and t.state.iran_nuclear == 5 and t.state.conflicts[Track.ISRAEL_IRAN].status == 4


def test_sanctions_that_cannot_be_are_a_tension() -> None:
    uni = Sanctioned(Nation.NORTH_KOREA, SanctionKind.UNILATERAL)
    t = effect(presidency(draws=[0]), uni)
    assert len(t.state.sanctions[Nation.NORTH_KOREA]) == 1 and not t.state.tensions[Nation.NORTH_KOREA]
    lying = ((), (), (), (Sanction(SanctionKind.UNILATERAL, 1),))
    t = effect(presidency(sanctions=lying), uni)
    assert len(t.state.sanctions[Nation.NORTH_KOREA]) == 1 and len(t.state.tensions[Nation.NORTH_KOREA]) == 1


# Wars


def test_hezbollah_attacks_with_missiles_or_all_it_has() -> None:
    for face, kind in ((4, WarKind.AIR), (5, WarKind.COMBINED)):
        t = effect(presidency(dice=[face, *[5] * 9], regional_crisis=(0,) * 8), HezbollahAttacks())
        (war,) = t.state.wars
        assert war.kind == kind and war.conflict == Track.ISRAEL_NEIGHBORS and war.defender == Belligerent.ISRAEL


def test_india_attacks_the_strongest_rogue_state_once() -> None:
    india = AttacksRogue(Belligerent.INDIA, ASIA)
    states = (*((),) * 6, (RogueState(1), RogueState(3)), ())
    t = presidency(dice=[5] * 9, rogue_states=states, regional_crisis=(0,) * 8)
    assert RogueToAttack(ASIA).holds(t.table, None)
    effect(t, india)
    (war,) = t.state.wars
    assert (war.attacker, war.us_side) == (Belligerent.INDIA, 0)
    assert [one.at_war for one in t.state.rogue_states[ASIA]] == [False, True]
    assert not RogueToAttack(ASIA).holds(t.table, None), "nobody begins a second war there"
    assert len(effect(t, india).state.wars) == 1


def test_weapons_of_mass_destruction_are_used_against_the_united_states_only() -> None:
    """GM WMDs: a natural 10 loses the game if the United States attack; another's war is its own."""
    for attacker, us_side, lost in ((Belligerent.INDIA, 0, False), (Belligerent.UNITED_STATES, 1, True)):
        states = (*((),) * 6, (RogueState(2, weapon=True, at_war=True),), ())
        war = War(attacker, Belligerent.ROGUE_STATE, int(ASIA), WarKind.COMBINED, STALEMATE, 7, 5, us_side=us_side)
        t = presidency(wars=(war,), rogue_states=states)
        war_rolled.run(t.table, 10, "chart/WCT1/combined/2", Target("war", 0), 0)
        assert (t.table.outcome is not None) is lost


def test_the_enemy_of_a_friend_is_reinforced() -> None:
    war = War(Belligerent.HAMAS, Belligerent.ISRAEL, int(MIDDLE_EAST), WarKind.COMBINED, STALEMATE, 2, 8)
    t = effect(presidency(wars=(war,)), EnemyReinforced(Belligerent.ISRAEL))
    assert (t.state.wars[0].attacking, t.state.wars[0].defending) == (3, 8)
    assert WarOn(Belligerent.HAMAS, Belligerent.ISRAEL).holds(t.table, None)


# Regions


def test_a_region_is_named_by_the_board_or_by_a_die() -> None:
    stable = tuple(3 if one == AFRICA else 6 for one in tuple(Region)[:8])
    one = the_one(least_stable(Region.SOUTH_AMERICA, AFRICA), crisis(+1))
    assert effect(presidency(stability=stable, regional_crisis=(0,) * 8), one).state.regional_crisis[AFRICA] == 1
    t = effect(presidency(dice=[5], regional_crisis=(0,) * 8), InRandomRegion(crisis(+1)))
    assert t.state.regional_crisis[MIDDLE_EAST] == 1
    assert one.say().sentence() == "in the least stable of South America and Africa: crises in the region +1"


def test_where_terror_is_strongest_or_where_it_would_be() -> None:
    found = strongest_terror(AFRICA, ASIA, failing=ASIA)
    groups = tuple((TerrorGroup(2),) if one == AFRICA else () for one in Region)
    assert list(found.of(presidency(terror_groups=groups).table, None)) == [Target("region", int(AFRICA))]
    assert list(found.of(presidency(terror_groups=((),) * 9).table, None)) == [Target("region", int(ASIA))]


def test_the_first_civil_war_in_the_order_of_the_card() -> None:
    wars = tuple((CivilWar(),) if one == MIDDLE_EAST else () for one in tuple(Region)[:8])
    one = the_one(first_in_civil_war(AFRICA, MIDDLE_EAST), CivilWarOver(), otherwise=approval(+1))
    assert effect(presidency(civil_wars=wars), one).state.civil_wars[MIDDLE_EAST] == ()
    t = presidency(civil_wars=((),) * 8)
    with changes(t) as changed:
        effect(t, one)
    assert changed == {"approval": 1}


def test_only_a_civil_war_that_is_fought_can_pause() -> None:
    wars = tuple((CivilWar(ceasefire=True), CivilWar()) if one == AFRICA else () for one in tuple(Region)[:8])
    t = effect(presidency(civil_wars=wars), CivilWarPauses(AFRICA))
    assert [one.ceasefire for one in t.state.civil_wars[AFRICA]] == [True, True]
    t = effect(presidency(civil_wars=((),) * 8), CivilWarPauses(AFRICA))
    assert t.state.civil_wars[AFRICA] == ()


def test_a_fragile_peace_leaves_an_unstable_state() -> None:
    t = region_with(AFRICA, civil_wars=(CivilWar(),), unstable_states=0)(presidency())
    here = effect(t, CivilWarOver(AFRICA, fragile=True)).table.state.world.regions[AFRICA]
    assert not here.civil_wars and here.unstable_states == 1


def test_a_trade_agreement_ends_where_it_is_least_liked() -> None:
    t = region_with(AFRICA, trade=Trade.AGREED, alignment=4)(presidency())
    region_with(ASIA, trade=Trade.AGREED, alignment=7)(t)
    effect(t, the_one(A_TRADE_PARTNER, TradeEnds()))
    regions = t.table.state.world.regions
    assert regions[AFRICA].trade == Trade.NONE and regions[ASIA].trade == Trade.AGREED


def test_one_group_loses_all_the_levels() -> None:
    groups = tuple((TerrorGroup(2), TerrorGroup(1)) if one == AFRICA else () for one in Region)
    t = effect(presidency(terror_groups=groups), GroupFalls(AFRICA, by=2))
    assert [one.level for one in t.state.terror_groups[AFRICA]] == [1]
    t = effect(presidency(terror_groups=groups), GroupFixed(AFRICA))
    assert TerrorGroup(2, IntelBox.TARGET_FIXED) in t.state.terror_groups[AFRICA]
    assert effect(presidency(terror_groups=((),) * 9), GroupFixed(AFRICA)).state.terror_groups[AFRICA] == ()


def test_crises_ease_in_two_regions() -> None:
    t = effect(presidency(regional_crisis=(0, 3, 0, 2, 0, 1, 0, 0)), EasesTwoWorst())
    assert t.state.regional_crisis == (0, 2, 0, 1, 0, 1, 0, 0)


def test_what_is_not_there_cannot_leave() -> None:
    for here, trend in ((1, 0), (0, 1)):
        t = region_with(AFRICA, unstable_states=here, alignment_trend=0)(presidency())
        assert effect(t, Steadies(AFRICA)).state.alignment_trend[AFRICA] == trend
    for influence, base, trend in ((1, False, 0), (0, False, 1), (3, True, 1)):
        t = region_with(AFRICA, russian_influence=influence, russian_base=base, alignment_trend=0)(presidency())
        effect(t, LosesInfluence(Nation.RUSSIA, AFRICA))
        assert t.state.alignment_trend[AFRICA] == trend
        assert t.state.russia_influence[AFRICA] == (0 if trend == 0 else influence)


@pytest.mark.parametrize(
    "write",
    [
        lambda: bills_forward(0),
        lambda: Midterms(0),
        lambda: crises_foreseen(0),
        lambda: WarOn(Belligerent.IRAN, Belligerent.IRAN),
        lambda: trends(0),
    ],
)
def test_what_would_mean_nothing_is_refused_when_it_is_written(write: Callable[[], Effect]) -> None:
    with pytest.raises(RulesError):
        write()


def test_offices_of_the_die() -> None:
    """GM Scandal Track: 1 Chief of Staff, 2 State, 3 Defense, 4 Vice President, 5 and 6 the President."""
    for face, office in enumerate((Office.CHIEF_OF_STAFF, Office.STATE, Office.DEFENSE, Office.VICE_PRESIDENT), 1):
        t = effect(presidency(dice=[face]), OfficeByDie(ScandalThere()))
        assert t.state.scandals[office] == 1


def test_several_boxes_of_cooperation_are_said_by_their_numbers() -> None:
    assert Cooperation((3, 4)).say() == "bipartisan cooperation is 3 or 4"
    assert Cooperation((1, 2, 3)).say() == "bipartisan cooperation is 1 to 3"
    assert Cooperation((4,)).say() == "cooperation is cooperative"


def test_a_year_in_office_is_said_as_people_say_it() -> None:
    assert AtLeast(YEAR_IN_OFFICE, 2).say() == "you are in year 2 of your presidency or later"
    assert BOOK.sentence("chart/evaluation").count("if you are in year 2 of your presidency or later: you win") == 1


def test_and_beside_or_cannot_be_misread() -> None:
    """Cards 26 and 47: which conditions belong together is said."""
    friend, few = IsEstranged(Nation.NATO), AtMost(tensions_on(Nation.CHINA), 2)
    said = few.say()
    assert said == "there are at most 2 tensions on China"
    assert AnyOf((friend, few)).say() == f"NATO is estranged or {said}"
    assert AnyOf((All((friend, few)), few)).say() == f"NATO is estranged and {said}, or {said}"
    assert All((few, AnyOf((friend, few)))).say() == f"{said} and either NATO is estranged or {said}"


def test_a_card_says_what_it_brings_where_the_war_is_on() -> None:
    """Events, conflicts: crises instead, and tensions instead of a war that would end the game."""
    crises = "at war already: crises in Central and South Asia +1"
    instead = "instead of a war that would end the game: a tension on both sides"
    assert Heats(Track.INDIA_PAKISTAN).say().sentence() == f"conflict of India and Pakistan +1 ({crises}; {instead})"
    assert Heats(Track.KOREAS).say().sentence().endswith("end the game: a tension on both sides)")
