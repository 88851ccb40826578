"""The presidential cards. (Confronting & Convincing the President)"""

from __future__ import annotations

import pytest

from resolute.games.dictators.content.map import NUMBER
from resolute.games.dictators.library import PRESIDENTIAL
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin_in,
    hand,
    have_disarmed,
    next_president,
    on_top,
    player,
    president,
    stage,
    where,
)

READY = ("Denver", "Omaha", "Columbus")


def _confront(card: str, *dice: int, disarmed: tuple[str, ...] = READY) -> Stage:
    """Somebody who has disarmed these facilities meets this card."""
    t = next_president(have_disarmed(aim_at(stage("Ivan", "Caligula"), 0, *READY), 0, *disarmed), card)
    return begin_in(t, "Washington").dice(*dice).choose("Confront the president")


@pytest.mark.parametrize("card", ["At the Desk", "Between Two Calls", "Signing Things"])
def test_the_president_is_present(card: str) -> None:
    """He is there, and convincing him takes the whole turn, whether it works or not."""
    t = _confront(card, 8)
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)
    t = _confront(card, 7)
    assert t.table.outcome is None and t.asked == ("take_action", 1)


@pytest.mark.parametrize(("disarmed", "least"), [((), 20), (READY[:1], 18), (READY[:2], 14), (READY, 8)])
def test_convincing_depends_on_disarmed_facilities(disarmed: tuple[str, ...], least: int) -> None:
    """0: 20, 1: 18, 2: 14, 3: 8."""
    assert _confront("At the Desk", least, disarmed=disarmed).table.outcome is not None
    assert _confront("At the Desk", least - 1, disarmed=disarmed).table.outcome is None


def test_in_a_good_mood_adds_two() -> None:
    """6 + 2 = 8 convinces."""
    assert _confront("In a Good Mood", 6).table.outcome is not None
    assert _confront("In a Good Mood", 5).table.outcome is None


def test_in_a_bad_mood_takes_two() -> None:
    """9 - 2 = 7 fails to convince."""
    assert _confront("In a Bad Mood", 9).table.outcome is None
    assert _confront("In a Bad Mood", 10).table.outcome is not None


def test_live_on_air_helps_the_others() -> None:
    """Each opponent draws a card before he is convinced."""
    t = next_president(stage("Ivan", "Caligula", "Attila"), "Live on Air")
    begin_in(t, "Washington").dice(2)
    on_top(t, "Amtrak", "EMP").choose("Confront the president")
    assert (hand(t, 0), hand(t, 1), hand(t, 2)) == ([], ["Amtrak"], ["EMP"])


def test_golf_in_florida_leaves_two_cards() -> None:
    """Absent: two cards are drawn, and the turn is played as usual."""
    t = _confront("Golf in Florida")
    assert len(hand(t, 0)) == 2 and t.asked == ("take_action", 0) and t.state.actions == 3


def test_gone_to_camp_david_leads_away() -> None:
    """Absent: the dictator is taken to Maryland."""
    t = _confront("Gone to Camp David")
    assert where(t, 0) == "Baltimore" and t.asked == ("take_action", 0)


def test_summit_abroad_relaxes_the_world() -> None:
    """Absent: DEFCON moves one level toward peace, as far as 5."""
    t = next_president(stage("Ivan", "Caligula"), "Summit Abroad")
    t.state.defcon = 3
    begin_in(t, "Washington").choose("Confront the president")
    assert t.state.defcon == 4
    assert _confront("Summit Abroad").state.defcon == 5


def test_fire_drill_costs_an_action() -> None:
    """Absent: one action fewer this turn."""
    t = _confront("Fire Drill")
    assert t.state.actions == 2 and t.asked == ("take_action", 0)


def test_nuclear_football_is_a_defcon_card() -> None:
    """Absent: DEFCON moves one level toward war, and the card leaves the game."""
    t = _confront("Nuclear Football")
    assert t.state.defcon == 4 and t.asked == ("take_action", 0)
    number = president("Nuclear Football")
    assert number in t.state.spent_presidential
    assert number not in (*t.state.presidential, *t.state.presidential_discards)


def test_oops_arms_a_facility_again() -> None:
    """Absent: one of the disarmed facilities, at random, has to be disarmed again; everybody knows which."""
    t = _confront("OOPS")
    assert player(t, 0).facilities == 2 and player(t, 0).targets == (NUMBER["Denver"],)


def test_oops_with_nothing_disarmed() -> None:
    """Who has disarmed nothing skips the next turn."""
    t = _confront("OOPS", disarmed=())
    assert player(t, 0).skips == 1 and t.asked == ("take_action", 0)


def test_oops_spares_zone_4() -> None:
    """Facilities of zone 4 never counted, so that they stay disarmed."""
    t = next_president(have_disarmed(aim_at(stage("Ivan", "Caligula"), 0, "Veracruz"), 0, "Veracruz"), "OOPS")
    begin_in(t, "Washington").choose("Confront the president")
    assert player(t, 0).disarmed == (NUMBER["Veracruz"],) and player(t, 0).skips == 1


def test_presidential_variants() -> None:
    """OOPS and the DEFCON card can be left out of the deck."""
    names = [PRESIDENTIAL[card].name for card in stage(oops=False, presidential_defcon=False).state.presidential]
    assert "OOPS" not in names and "Nuclear Football" not in names and len(names) == 10
