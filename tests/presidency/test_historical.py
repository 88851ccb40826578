"""The four historical starts: their boards, what comes at fixed moments, their own rules, goals and ends."""

from __future__ import annotations

import msgspec
import pytest

import resolute
from resolute.engine.errors import SetupError
from resolute.engine.frames import do
from resolute.engine.table import Table
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.crisis_cards import crisis_cards
from resolute.games.presidency.content.forces import UNITS, UnitType
from resolute.games.presidency.content.goals import GOALS
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.starts import STARTS
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.operations.historical import (
    deal_holds,
    early_war_costs,
    nato_helps,
    regime_strength,
    two_fronts,
)
from resolute.games.presidency.rules.cards import cascading_two, resolve_card, take_off_map
from resolute.games.presidency.rules.forces import unit_moves
from resolute.games.presidency.rules.historical import historical_end, historical_year_end, lay_the_start, scripted
from resolute.games.presidency.rules.wars import rogue_war
from resolute.games.presidency.state import PassedBill, PendingBill, Presidency, TerrorGroup
from resolute.games.presidency.victory import FIGURES, GoalStatus, goals_now, grade
from tests.presidency.helpers import bring, presidency
from tests.presidency.sheet import Stage

KEYS = tuple(STARTS)


def start(key: str, dice: tuple[int, ...] = ()) -> Stage:
    """A start past its set-up, with nothing waiting."""
    return presidency(dice, options={"scenario": key})


def begun(key: str, seed: int = 1) -> Table[Presidency]:
    """A start at its first question."""
    return resolute.new("presidency", seats=1, options={"scenario": key}, seed=seed)


@pytest.mark.parametrize(
    ("key", "tracks", "points"),
    [
        ("2001", (46, 4, 4, 4, 5, 6, 3, 6, 1, 3, 1, 2), 6),
        ("2009", (62, 6, 7, 6, 3, 6, 6, 7, 1, 5, 1, 2), 4),
        ("2017", (50, 6, 4, 6, 6, 4, 5, 6, 1, 5, 0, 1), 8),
        ("2020", (46, 5, 4, 6, 6, 3, 4, 7, 1, 4, 1, 2), 6),
    ],
)
def test_the_board_of_each_start(key: str, tracks: tuple[int, ...], points: int) -> None:
    s = STARTS[key]
    box = start(key).table.state
    assert (
        *(box.president.approval, box.congress.relations, box.nation.media, box.nation.homeland_security),
        *(box.nation.economy, box.world.opinion, box.president.prestige, box.president.party_relations),
        *(box.congress.cooperation, box.cabinet.effectiveness, box.nation.domestic_crisis),
        box.nation.lingering_issues,
    ) == tracks
    assert box.congress.promise == s.level.promise and box.congress.public_priorities == s.level.public_priorities
    assert len(s.level.conflicts) == 10 and all(len(one) == 7 for one in s.level.capabilities)
    assert abs(sum(one.points for one in goals_now(box)) - points) <= 2


@pytest.mark.parametrize("key", KEYS)
def test_a_start_begins_with_its_sanctions_footprints_people_and_decks(key: str) -> None:
    table, start_ = begun(key), STARTS[key]
    s = table.state
    for nation, kinds in start_.level.sanctions.items():
        assert tuple(one.kind for one in s.world.nations[nation].sanctions) == kinds
    for region, count in start_.level.footprints.items():
        assert len(s.world.regions[region].footprints) == count
    tense = {one: len(s.world.nations[one].tensions) for one in Nation if s.world.nations[one].tensions}
    extra = {Nation.IRAN: 2, Nation.NATO: 1} if key == "2017" else {}
    assert all(
        count - tense.get(nation, 0) in (0, -extra.get(nation, 0)) for nation, count in start_.level.tensions.items()
    )
    named = start_.decks
    printed = crisis_cards(table.game.book)
    decks = (s.decks.crisis, *s.decks.years)
    assert len(decks) == start_.years
    for deck, cards in zip(decks, named.years, strict=True):
        assert {one for one in cards if one in printed} <= set(deck) and len(deck) == named.size
    for one in (card for deck in decks for card in deck if card > 64):
        eras = printed[one].eras
        assert not eras or start_.era in eras
    assert set(s.decks.two) == {one for one in named.two if one in printed}


def test_2020_lasts_one_year_and_counts_as_the_fourth() -> None:
    table = begun("2020")
    assert table.state.clock.year in (3, 4) and table.state.year_in_office in (3, 4)
    chits = table.state.decks.chits
    assert len(chits) == 44 + 2 + 2  # two more kinds, and both peers act


def test_a_start_is_played_at_normal_for_one_term() -> None:
    for options in ({"difficulty": "harder"}, {"terms": 2}):
        with pytest.raises(SetupError, match="istorical start"):
            resolute.new("presidency", seats=1, options={"scenario": "2009", **options})


# 2001


def test_2001_september_without_a_cell_at_home() -> None:
    t = start("2001")
    t.table.state.world.change_region(
        Region.CONUS, msgspec.structs.replace(t.table.state.world.regions[8], terror_groups=())
    )
    bring(t, "start/2001/september")
    assert (t.table.state.president.approval, t.table.state.nation.homeland_security) == (52, 5)


def test_2001_september_foiled_by_located_cell() -> None:
    """Homeland security 4: a 6 fails, but a located cell gives -2."""
    t = start("2001", dice=(6,))
    here = t.table.state.world.regions[Region.CONUS]
    located = msgspec.structs.replace(here, terror_groups=(TerrorGroup(2, IntelBox.LOCATING),))
    t.table.state.world.change_region(Region.CONUS, located)
    bring(t, "start/2001/september")
    assert "attacked" not in t.table.state.scenario.happened
    assert (t.table.state.president.approval, t.table.state.nation.homeland_security) == (54, 5)
    assert t.table.state.congress.public_priorities[0] == Bill.HOMELAND_SECURITY


def test_2001_september_unseen_cell_strikes() -> None:
    """Homeland security 4: a 2 would pass, but nobody has seen the cell, +3."""
    t = start("2001", dice=(2,))
    bring(t, "start/2001/september")
    s = t.table.state
    assert "attacked" in s.scenario.happened
    assert (s.president.approval, s.nation.economy, s.nation.lingering_issues) == (66, 4, 3)
    assert (s.congress.relations, s.congress.cooperation, s.world.opinion) == (6, 3, 7)
    assert s.world.closeness(Nation.NATO) == s.world.closeness(Nation.UNITED_KINGDOM) == 2


def test_2001_september_comes_at_the_start_of_phase_3() -> None:
    s = start("2001").table.state
    s.clock = msgspec.structs.replace(s.clock, year=1)
    assert scripted(s, "phase-3/peer-acts") == "start/2001/september"
    assert not scripted(s, "phase-1/peer-acts")
    s.clock = msgspec.structs.replace(s.clock, year=2)
    assert not scripted(s, "phase-3/peer-acts")


def test_2001_the_regime_in_the_mountains() -> None:
    s = start("2001").table.state
    csa = int(Region.CENTRAL_SOUTH_ASIA)
    assert regime_strength(s, csa) == 6 and not regime_strength(s, int(Region.MIDDLE_EAST))
    assert rogue_war(s, csa).defending == 6
    assert early_war_costs(s, csa) == 3 and not nato_helps(s, csa)
    s.scenario = s.scenario.after("september", "attacked")
    assert not early_war_costs(s, csa) and nato_helps(s, csa) == 2
    assert rogue_war(s, csa).attacking == 2
    s.scenario = s.scenario.after("answered")
    assert not nato_helps(s, csa)


def test_2001_two_fronts_cost_a_point() -> None:
    t = start("2001")
    two_fronts(t.table)
    assert t.table.state.president.action_points == 15
    t.table.state.world.wars = STARTS["2017"].level.wars
    two_fronts(t.table)
    assert t.table.state.president.action_points == 14


# 2009


def test_2009_the_job_package_is_pending_and_does_more_if_it_is_signed_early() -> None:
    s = begun("2009").state
    assert PendingBill(Bill.JOB_CREATION, Place.MINUS_ONE) in s.congress.pending
    t = start("2009")
    bring(t, "start/2009/jobs")
    assert t.table.state.nation.economy_trend == 0  # the worsening marker is canceled


def test_2009_troops_that_come_home_are_welcomed_once() -> None:
    t = start("2009")
    light = next(
        place
        for place, (kind, _) in enumerate(UNITS)
        if kind == UnitType.LIGHT and t.table.state.world.units[place].box == Region.MIDDLE_EAST
    )
    t.run(do(unit_moves, light, int(Region.CONUS), 0))
    assert t.table.state.president.approval == 64 and t.table.state.scenario.came_home == (light,)


def test_2009_troops_still_there_after_three_years() -> None:
    t = start("2009")
    t.table.state.clock = msgspec.structs.replace(t.table.state.clock, year=3)
    t.run(do(historical_year_end))
    assert (t.table.state.president.approval, t.table.state.president.party_relations) == (58, 6)
    assert t.table.state.scenario.third_year_economy == 3


# 2017


def test_2017_an_inquiry_and_two_treaties() -> None:
    t = start("2017")
    t.run(do(lay_the_start))
    assert t.table.state.cabinet.members[0].scandal == 1
    t.choose("Keep it")
    assert (
        t.table.state.president.party_relations == 5
        and deal_holds(t.table.state, 0)
        and not deal_holds(t.table.state, 1)
    )
    t.choose("Leave it")
    assert (t.table.state.president.party_relations, t.table.state.president.approval, t.table.state.world.opinion) == (
        6,
        52,
        3,
    )
    t.table.state.clock = msgspec.structs.replace(t.table.state.clock, year=3)
    assert not deal_holds(t.table.state, 0)


def test_2017_keeping_the_deal_with_iran_says_what_it_brings() -> None:
    """The plan of 2017: keep it, party relations −1, and the program cannot rise in years 1 and 2."""
    kept = "party relations −1; the nuclear program of Iran does not advance in your first two years"
    assert f"Keep it: ({kept})" in BOOK.sentence("start/2017/iran-deal")


def test_2001_september_says_what_follows_from_it() -> None:
    """The plan of 2001: the early war costs more only before September, and the first answer has surprise and NATO."""
    text = BOOK.sentence("start/2001/september")
    assert "from now on a war on the regime in the mountains costs no more action points than another" in text
    assert "your first war on the regime in the mountains has surprise, and NATO adds 2 strength" in text
    assert "if there is a terror group in the United States: check homeland security" in text


def test_2017_media_relations_never_rise_above_6() -> None:
    from resolute.games.presidency.content.tracks import MEDIA
    from resolute.games.presidency.operations.moves import move

    t = start("2017")
    assert move(t.table, MEDIA, 5) == 2 and t.table.state.nation.media == 6
    assert move(t.table, MEDIA, 1) == 0
    assert move(t.table, MEDIA, -1) == -1


# 2020


def test_2020_spring_is_hard_while_the_pandemic_waits() -> None:
    t = start("2020")
    t.table.state.decks = msgspec.structs.replace(t.table.state.decks, two=(42,))
    bring(t, "start/2020/spring")
    assert (t.table.state.nation.economy, t.table.state.nation.domestic_crisis) == (5, 2)
    t = start("2020")
    bring(t, "start/2020/spring")
    assert t.table.state.president.approval == 50


def test_2020_the_first_card_back_from_deck_2_is_the_pandemic() -> None:
    t = start("2020")
    t.table.state.decks = msgspec.structs.replace(t.table.state.decks, two=(38, 42, 46))
    t.run(do(cascading_two))
    assert "pandemic" in t.table.state.scenario.happened and 42 not in t.table.state.decks.two


def test_2020_the_vote() -> None:
    t = start("2020")
    chart = t.table.game.book.at("chart/D17/re-election")
    assert "unrest in the streets" in str(chart) and "the pandemic was ended" in str(chart)


# Goals


def test_every_goal_looks_at_figures_that_exist() -> None:
    for key, goals in GOALS.items():
        assert key in STARTS and len(goals) == 5
        for goal in goals:
            for needs in goal.points:
                assert needs and all(need.figure in FIGURES for need in needs)


def test_goals_of_2009_by_the_board() -> None:
    s = start("2009").table.state
    points = {one.goal.key: one.points for one in goals_now(s)}
    assert points["recovery"] == 0
    s.nation.economy, s.nation.economy_trend = 6, 0
    s.congress.passed, s.congress.signed = (PassedBill(Bill.HEALTH_CARE, Place.SIGNED_LANDMARK),), (Bill.HEALTH_CARE,)
    points = {one.goal.key: one.points for one in goals_now(s)}
    assert (points["recovery"], points["law"]) == (3, 3)


def test_goals_of_2020_look_at_the_pandemic_and_the_war() -> None:
    s = start("2020").table.state
    points = {one.goal.key: one.points for one in goals_now(s)}
    assert (points["virus"], points["last-campaign"]) == (1, 0)
    s.decks = msgspec.structs.replace(s.decks, ended=(42,))
    s.nation.domestic_crisis = 0
    s.world.wars = ()
    points = {one.goal.key: one.points for one in goals_now(s)}
    assert (points["virus"], points["last-campaign"]) == (3, 2)
    dropped = start("2020").table.state
    dropped.decks = msgspec.structs.replace(dropped.decks, two=(38, 46), removed=(42,))
    assert {one.goal.key: one.points for one in goals_now(dropped)}["virus"] == 1, "its stage 3 was not played"
    s.scenario = s.scenario.after("taliban-lost")
    assert {one.goal.key: one.points for one in goals_now(s)}["last-campaign"] == 0


def test_goals_of_2020_the_last_stage_of_the_pandemic_costs_its_goal() -> None:
    t = start("2020")
    s = t.table.state
    s.decks = msgspec.structs.replace(s.decks, two=(38, 46))
    s.nation.domestic_crisis = 2
    t.run(do(resolve_card, 42, 3))
    assert {one.goal.key: one.points for one in goals_now(s)}["virus"] == 0


@pytest.mark.parametrize(
    ("points", "ending"),
    [
        ((1, 1, 1, 0, 0), "term_survived"),
        ((1, 1, 1, 1, 0), "narrow_success"),
        ((2, 2, 2, 2, 0), "strong_presidency"),
        ((3, 3, 3, 3, 0), "strong_presidency"),
        ((3, 3, 3, 2, 1), "for_the_books"),
    ],
)
def test_grades(points: tuple[int, ...], ending: str) -> None:
    goals = GOALS["2001"]
    assert grade([GoalStatus(goal, one) for goal, one in zip(goals, points, strict=True)]) == ending


@pytest.mark.parametrize(("elected", "ending"), [(1, "narrow_success"), (-1, "not_re_elected"), (0, "not_re_elected")])
def test_auto_loss_13_losing_re_election_loses_a_historical_start(elected: int, ending: str) -> None:
    t = start("2001")
    t.table.state.president.re_elected = elected
    t.run(do(historical_end))
    assert t.table.outcome is not None and t.table.outcome.ending == ending
    assert (t.table.outcome.ranking == ()) == (ending == "not_re_elected")


def test_a_lost_war_against_the_taliban_is_remembered() -> None:
    from resolute.games.presidency.rules.wars import war_won

    t = start("2020")
    t.table.state.world.wars = (msgspec.structs.replace(t.table.state.world.wars[0], status=2),)
    assert t.table.state.world.wars[0].defender == Belligerent.TALIBAN
    t.run(do(war_won, 0, False))
    assert "taliban-lost" in t.table.state.scenario.happened


@pytest.mark.parametrize(("key", "pile"), [("2001", "cascading"), ("2009", "disasters"), ("2017", "cascading")])
def test_off_map_decks_have_the_cards_of_the_era_on_top(key: str, pile: str) -> None:
    t = begun(key)
    here = getattr(t.state.decks, pile)
    era = {one for one in here if STARTS[key].era in crisis_cards(t.game.book)[one].eras}
    assert era and era != set(here)
    drawn = [take_off_map(t, pile) for _ in here]
    assert set(drawn[: len(era)]) == era and set(drawn) == set(here)
    assert take_off_map(t, pile) is None
