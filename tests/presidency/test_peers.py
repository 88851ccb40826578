"""Russia and China act. (GM Russia, China, Russia/China Regional Tracks, Russian/Chinese Influence Track, Posture;
TSF Russia or China Actions, Draw One Crisis Chit, Clean-Up)"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.chits import ACTS_CHIT
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.operations.nations import take_posture
from resolute.games.presidency.operations.sanctions import impose
from resolute.games.presidency.rules.chits import draw_chits, return_chits
from resolute.games.presidency.rules.peers import (
    a_peer_acts,
    next_peer_action,
    peer_acts,
    peer_acts_twice,
    peer_builds,
    peer_counts_actions,
    victorious,
)
from resolute.games.presidency.state import NOBODY, RegionStatus, TerrorGroup
from tests.presidency.helpers import Stage, bring, presidency
from tests.presidency.test_allies import tense
from tests.presidency.test_regions import lay, region
from tests.presidency.test_united_nations import world

RUSSIA, CHINA = int(Nation.RUSSIA), int(Nation.CHINA)
EUROPE, ASIA, PACIFIC = int(Region.EASTERN_EUROPE), int(Region.CENTRAL_SOUTH_ASIA), int(Region.ASIA_PACIFIC)


def stock(t: Stage, peer: int) -> Stage:
    """Only what a peer does before it builds, spies and acts."""
    peer_acts.run(t.table, peer)
    return t


def frames(t: Stage) -> list[str]:
    return [frame.step.name for frame in t.table._added]


# Who acts


@pytest.mark.parametrize(("face", "first"), [(5, RUSSIA), (6, CHINA)])
def test_a_die_names_the_first_and_the_other_acts_in_phase_3(face: int, first: int) -> None:
    """TSF Russia or China Actions."""
    t = world(dice=(face,))
    a_peer_acts.run(t.table)
    assert t.table._added[-1].args == (first,)
    a_peer_acts.run(t.table)
    assert t.table._added[-1].args == (1 - first,) and t.table.state.world.peer_acted == NOBODY


# Victory


def russia_wins(**fields: Any) -> Stage:
    """A base in Eastern Europe and nine counters."""
    t = world(**{"closeness": (2,) * 9, **fields})
    lay(t, EUROPE, RegionStatus(russian_influence=3, russian_base=True))
    for one in (1, 2, 3):
        lay(t, one, RegionStatus(russian_influence=2))
    return t


def test_auto_loss_3_russia_needs_all_three_objectives() -> None:
    """GM Auto-Loss 3: a base in Eastern Europe, nine influence, and a shaky Eurozone or alliance."""
    assert not victorious(russia_wins().table.state, RUSSIA)
    assert victorious(russia_wins(closeness=(2, 1, *(2,) * 7)).table.state, RUSSIA)
    assert victorious(russia_wins(closeness=(2, 2, 1, *(2,) * 6)).table.state, RUSSIA)
    assert victorious(lay(russia_wins(), 0, RegionStatus(5, 0, 4)).table.state, RUSSIA)
    without = lay(russia_wins(closeness=(1,) * 9), EUROPE, RegionStatus(russian_influence=2))
    assert not victorious(without.table.state, RUSSIA)
    fewer = lay(russia_wins(closeness=(1,) * 9), 1, RegionStatus(russian_influence=1))
    assert not victorious(fewer.table.state, RUSSIA)
    t = stock(russia_wins(closeness=(1,) * 9), RUSSIA)
    assert t.table.outcome is not None and t.table.outcome.ending == "russian_victory"


def test_auto_loss_4_china_needs_fifteen() -> None:
    """GM Auto-Loss 4: a base counts as three."""
    t = world()
    for one in range(5):
        lay(t, one, RegionStatus(chinese_influence=3, chinese_base=True))
    assert victorious(t.table.state, CHINA)
    lay(t, 0, RegionStatus(chinese_influence=2))
    assert not victorious(t.table.state, CHINA)
    t = stock(lay(t, 1, RegionStatus(chinese_influence=4, chinese_base=True)), CHINA)
    assert t.table.outcome is not None and t.table.outcome.ending == "chinese_victory"


# Posture, relations, tensions


@pytest.mark.parametrize(
    ("relations", "economy", "values", "before", "after"),
    [
        (2, 5, (2, 2, 1), 1, 2),
        (3, 5, (2, 2, 1), 1, 1),
        (4, 3, (), 1, 2),
        (4, 5, (1,), 2, 1),
        (4, 5, (2,), 2, 2),
        (3, 5, (), 2, 2),
    ],
)
def test_posture(relations: int, economy: int, values: tuple[int, ...], before: int, after: int) -> None:
    """GM Posture: tensions of 5 and cold relations, or a poor economy, raise it; calm and warm relations lower it."""
    t = tense(world(russia_relations=relations, russia_economy=economy), RUSSIA, *values)
    take_posture(t.table, RUSSIA, before)
    assert stock(t, RUSSIA).table.state.world.peers[RUSSIA].posture == after


@pytest.mark.parametrize(("values", "trend"), [((), 1), ((1,), 1), ((2,), 0), ((2, 2, 1), -1)])
def test_tensions_move_relations(values: tuple[int, ...], trend: int) -> None:
    t = stock(tense(world(russia_relations=3), RUSSIA, *values), RUSSIA)
    assert t.state.russia_relations_trend == trend


@pytest.mark.parametrize(("values", "ukraine", "nato"), [((2, 2), 3, 2), ((2, 2, 1), 4, 2), ((2, 2, 2, 2, 2), 4, 3)])
def test_an_aggressive_peer_escalates(values: tuple[int, ...], ukraine: int, nato: int) -> None:
    t = tense(world(russia_relations=3), RUSSIA, *values)
    take_posture(t.table, RUSSIA, 2)
    stock(t, RUSSIA)
    assert t.state.conflicts[Track.RUSSIA_UKRAINE].status == ukraine
    assert t.state.conflicts[Track.RUSSIA_NATO].status == nato


def test_half_of_the_tensions_stay() -> None:
    """GM Tensions, example: three on Russia become two."""
    t = stock(tense(world(), RUSSIA, 1, 1, 1), RUSSIA)
    assert len(t.state.tensions[RUSSIA]) == 2
    assert frames(t) == ["peer_builds", "happen", "happen", "peer_counts_actions"]


def test_posture_2_puts_a_chit_into_the_cup_which_rests_again_at_posture_1() -> None:
    """GM Posture; TSF Clean-Up: it stays in the cup until it is drawn; drawn at posture 1, it goes to its box."""
    t = world(chits=(), drawn_chits=())
    take_posture(t.table, CHINA, 2)
    take_posture(t.table, CHINA, 2)
    assert t.state.chits == (ACTS_CHIT[CHINA],)
    take_posture(t.table, CHINA, 1)
    t.run(do(return_chits))
    assert t.state.chits == (ACTS_CHIT[CHINA],), "not drawn yet"
    t.state.chits, t.state.drawn_chits = (), (ACTS_CHIT[CHINA], 0)
    t.run(do(return_chits))
    assert t.state.chits == (0,)


def test_the_chit_of_an_aggressive_peer() -> None:
    """TSF Draw One Crisis Chit: two cyber attacks and one of the other nine actions."""
    t = world(draws=[8])
    peer_acts_twice.run(t.table, CHINA)
    assert [frame.args[0] for frame in t.table._added] == ["peer/1/1", "peer/1/1", "peer/1/10"]
    t = presidency(chits=(ACTS_CHIT[RUSSIA],), draws=[0, 0])
    draw_chits.run(t.table, 1)
    assert t.table._added[0].step is peer_acts_twice


# Capabilities, espionage, economy


@pytest.mark.parametrize(("posture", "sanctioned", "face", "better"), [(1, 0, 4, 1), (1, 1, 4, 0), (2, 0, 5, 1)])
def test_capabilities(posture: int, sanctioned: int, face: int, better: int) -> None:
    """GM Sanctions: they hamper it. A peer works first on what trails by two."""
    ours, russia, china = (5, 4, 5, 4, 4, 4, 5), (3, 4, 3, 4, 4, 5, 4), (3, 3, 3, 4, 3, 3, 3)
    t = world(dice=(face,), capabilities=(ours, russia, china))
    take_posture(t.table, RUSSIA, posture)
    if sanctioned:
        impose(t.table, RUSSIA, SanctionKind.UNILATERAL)
    t.run(do(peer_builds, RUSSIA, 1))
    assert t.state.capabilities[1] == (3 + better, *russia[1:]), "air forces trail by two"


def test_capabilities_that_a_peer_prefers() -> None:
    level = ((4,) * 7,) * 3
    t = world(dice=(1, 1), capabilities=level).run(do(peer_builds, CHINA, 2))
    assert [one for one in Capability if t.state.capabilities[2][one] == 5] == [Capability.NAVAL, Capability.CYBER]


@pytest.mark.parametrize(("uni", "multi", "russia", "china"), [(1, 0, 1, 1), (0, 1, 3, 2), (1, 1, 4, 3)])
def test_sanctions_hurt_the_economy_of_a_peer(uni: int, multi: int, russia: int, china: int) -> None:
    """GM Sanctions: +1 for unilateral ones, +3 for Russia and +2 for China for multilateral ones."""
    t = world()
    for peer in (RUSSIA, CHINA):
        for kind in (SanctionKind.UNILATERAL,) * uni + (SanctionKind.MULTILATERAL,) * multi:
            impose(t.table, peer, kind)
    totals = [sum(by for _, by in BOOK.chart(f"peer/{peer}/economy").drms(t.table)) for peer in (RUSSIA, CHINA)]
    assert totals == [russia, china]


def test_a_declining_economy_costs_an_action() -> None:
    t = bring(world(dice=(9,)), f"peer/{RUSSIA}/economy")
    assert t.state.russia_economy_trend == -1 and t.table.state.world.nations[RUSSIA].action_counter == -1


def test_espionage_depends_on_cyber_warfare() -> None:
    level = ((4,) * 7, (4, 4, 4, 5, 4, 4, 4), (4, 4, 4, 3, 4, 4, 4))
    t = world(capabilities=level)
    assert [sum(by for _, by in BOOK.chart(f"peer/{peer}/espionage").drms(t.table)) for peer in (0, 1)] == [-2, 2]
    t = bring(world(dice=(5,), action_points=3), f"peer/{CHINA}/espionage")
    assert t.state.action_points == 2


# Actions


@pytest.mark.parametrize(("economy", "relations", "counter", "count"), [(5, 3, 0, 6), (7, 1, 1, 11), (3, 5, 0, 2)])
def test_actions_by_economy_relations_and_counters(economy: int, relations: int, counter: int, count: int) -> None:
    t = world(china_economy=economy, china_relations=relations)
    here = t.table.state.world.nations[CHINA]
    t.table.state.world.change_nation(CHINA, msgspec.structs.replace(here, action_counter=counter))
    peer_counts_actions.run(t.table, CHINA)
    assert t.table._added[-1].args == (CHINA, 1, count)
    assert t.table.state.world.nations[CHINA].action_counter == 0


def test_terror_in_asia_and_wars_take_the_first_actions() -> None:
    t = world((ASIA, RegionStatus(5, 0, 5, terror_groups=(TerrorGroup(3),))))
    peer_counts_actions.run(t.table, RUSSIA)
    assert region(t, ASIA).highest_group == 2 and t.table._added[-1].args == (RUSSIA, 1, 5)


def test_actions_come_in_order_and_idle_ones_are_passed_over() -> None:
    """Without sanctions Russia's third action, without UN sanctions its sixth, would do nothing."""
    done = []
    t, number = world(), 1
    for _ in range(9):
        next_peer_action.run(t.table, RUSSIA, number, 9)
        if not t.table._added:
            break
        done.append(t.table._added[0].args[0])
        number = t.table._added[1].args[1]
        t.table._added.clear()
    assert done == [f"peer/0/{one}" for one in (1, 2, 4, 5, 7, 8, 9, 10)]


def test_influence_spreads_if_a_die_and_the_alignment_are_10_at_most() -> None:
    for face, more in ((4, 1), (5, 0)):
        t = bring(world((EUROPE, RegionStatus(6)), dice=(face,)), f"peer/{RUSSIA}/2")
        assert region(t, EUROPE).russian_influence == more and region(t, EUROPE).alignment_trend == -more


def test_cyber_attacks_by_comparison() -> None:
    better = ((4,) * 7, (5,) * 7, (4,) * 7)
    t = bring(world(capabilities=better, dice=(3, 1), economy=5), f"peer/{RUSSIA}/1")
    assert t.state.economy == 4, "a major success against the economy"
    t = bring(world(capabilities=((4,) * 7,) * 3, dice=(7, 4), approval=50), f"peer/{RUSSIA}/1")
    assert t.state.approval == 48
    worse = ((5,) * 7, (4,) * 7, (4,) * 7)
    before = world(capabilities=worse, dice=(6,))
    assert bring(before, f"peer/{RUSSIA}/1").state.approval == before.state.approval


def test_russia_compromises_on_sanctions() -> None:
    t = world((EUROPE, RegionStatus(russian_influence=2)), dice=(4,))
    impose(t.table, RUSSIA, SanctionKind.UNILATERAL)
    bring(t, f"peer/{RUSSIA}/3")
    assert t.state.sanctions[RUSSIA] == () and region(t, EUROPE).russian_influence == 1


def test_a_peer_helps_iran_and_vetoes_the_un() -> None:
    assert bring(world(dice=(5,)), f"peer/{RUSSIA}/7").state.iran_nuclear == 3
    t = world()
    impose(t.table, Nation.NORTH_KOREA, SanctionKind.UN)
    assert bring(t, f"peer/{CHINA}/7").state.sanctions[Nation.NORTH_KOREA] == ()


@pytest.mark.parametrize(("die", "under"), [(4, True), (5, False)])
def test_china_makes_a_deal_on_sanctions(die: int, under: bool) -> None:
    """GM Sanctions, Removal: Russia and China get rid of theirs by certain actions of their own, too."""
    t = world(dice=(die,))
    impose(t.table, CHINA, SanctionKind.UNILATERAL)
    impose(t.table, Nation.IRAN, SanctionKind.UN)
    bring(t, f"peer/{CHINA}/7")
    assert bool(t.state.sanctions[CHINA]) is under and t.state.sanctions[Nation.IRAN] == ()
    next_peer_action.run(t.table, CHINA, 7, 1)
    assert (t.table._added[0].args[0] == f"peer/{CHINA}/7") is under, "without any sanctions it is passed over"


def test_a_stand_off_at_sea_leaves_a_choice() -> None:
    t = bring(world(dice=(7,)), f"peer/{CHINA}/5").choose("Give way")
    assert region(t, PACIFIC).chinese_influence == 1
    t = bring(world(dice=(7,)), f"peer/{CHINA}/5").choose("Sail on")
    assert t.state.conflicts[Track.CHINA_JAPAN].status == 2 and len(t.state.tensions[CHINA]) == 1


def test_china_provokes_japan_and_that_is_no_loss() -> None:
    """GM Conflict Tracks, note."""
    t = bring(world(dice=(10, 5, 5)), f"peer/{CHINA}/10")
    assert t.table.outcome is None and t.state.wars[0].defender == Belligerent.JAPAN
