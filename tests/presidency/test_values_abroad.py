"""What stands beside an answer abroad: operations, cyber attacks, sanctions, talks, requests to the United Nations."""

from __future__ import annotations

import random

import pytest

import resolute
from resolute.engine.frames import do
from resolute.engine.option_values import ChanceValue
from resolute.engine.rolling import OnChart
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import WORLD, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import MEDIA
from resolute.games.presidency.effects.base import approval, check
from resolute.games.presidency.library import DIPLOMATIC, DOMESTIC, MILITARY
from resolute.games.presidency.rules.allies import next_joint_action
from resolute.games.presidency.rules.beginning import place_national_intelligence
from resolute.games.presidency.rules.cabinet import fill_office
from resolute.games.presidency.rules.new_bills import introduce_new_bills
from resolute.games.presidency.rules.priorities import choose_administration_priority
from resolute.games.presidency.rules.votes import attempt_to_pass, sign_or_veto
from resolute.games.presidency.state import RegionStatus, TerrorGroup
from tests.presidency.helpers import effect, presidency
from tests.presidency.sheet import theirs
from tests.presidency.test_event_values import values
from tests.presidency.test_presidential_actions import segment
from tests.presidency.test_second_rolls import CHART
from tests.presidency.test_united_nations import AFRICA, asked, world


def in_africa(*groups: TerrorGroup) -> tuple[tuple[TerrorGroup, ...], ...]:
    """These terror groups in Africa, and none elsewhere."""
    return tuple(groups if region == Region.AFRICA else () for region in range(len(WORLD) + 1))


SAY_IT_THEMSELVES = ("Go on", "Skip", "Forgo", "Buy one more", "Let the", "Remove a tension")
"""Options whose label is all there is to say."""


SINCE = ("choose_unit", "choose_destination", "choose_assistance", "choose_intercepted")
"""Other questions whose options were once only names."""


def test_no_action_is_offered_without_what_it_brings() -> None:
    """Through whole games: whatever the segment, whatever the board."""
    silent = set()
    for seed in range(3):
        t, luck = resolute.new("presidency", seats=1, seed=seed), random.Random(seed)
        while (decision := t.decision) is not None:
            if decision.name in (
                "choose_action",
                "choose_member_action",
                "choose_un_action",
                "choose_group_to_find",
                *SINCE,
            ):
                details = decision.details
                for place, option in enumerate(decision.options):
                    value = details.value(place)
                    if not (
                        value.effect or value.note or option.declines or option.label.startswith(SAY_IT_THEMSELVES)
                    ):
                        silent.add(option.label)
            t.play(luck.randrange(len(decision.options)))
    assert not silent, sorted(silent)[:20]


def test_tensions_of_an_ally_are_eased_without_a_roll() -> None:
    one = values(segment(DIPLOMATIC, tensions=((),) * 7 + ((1, 1),) + ((),) * 5))["F5: Ease tensions: Israel"]
    assert one.effect == "Tensions of the nation −2" and one.chance is None


def test_sanctions_of_either_kind_stand_with_their_chances() -> None:
    """F7 with a Secretary of 0: unilateral ones come with 1 to 7, others with 1 to 4; China is harder."""
    said = values(segment(DIPLOMATIC, congress=5))
    assert said["F7: Impose sanctions: Russia"].effect == "Unilateral sanctions (70%) or multilateral sanctions (40%)"
    assert said["F7: Impose sanctions: China"].effect == "Unilateral sanctions (50%) or multilateral sanctions (20%)"


def test_a_cyber_attack_without_effect_is_no_success() -> None:
    """Rows that only make the victim react are no reason to attack: 7 to 9 do nothing, 10 is detected."""
    label = "M6: Open hostilities: Iran: cyber attack on its program"
    one = values(segment(MILITARY))[label]
    assert one.effect == "Its program is held up until the end of the year; roll for the reaction"
    assert one.chance is not None and one.chance.label == "the machines stand still or more"
    assert 0.5 < one.chance.after < 1


def test_a_raid_counts_every_row_that_hits() -> None:
    """M4: 1 to 7 hit; with 8 nobody is there, and 9 and 10 are a disaster."""
    said = values(segment(MILITARY, terror_groups=in_africa(TerrorGroup(1, IntelBox.TARGET_FIXED))))
    raid = said["M4: Raid or strike a terror group: Africa: group of level 1 (target fixed), raid"]
    assert raid.chance is not None and raid.chance.after == pytest.approx(0.7)


def test_an_action_point_and_goodwill_are_counted_before_the_un_is_asked() -> None:
    """TSF The UN Action Segment 2: a point is -1, and a counter is one of four -1, six -2 and two -3."""
    t = asked(world((AFRICA, RegionStatus(5, 0, 5, 3)), action_points=2, goodwill=(-3,), world_opinion=5))
    said = values(t)
    point, counter = said["Infrastructure aid: Africa"], said["Infrastructure aid, for goodwill: Africa"]
    assert point.effect == counter.effect == "Stability of the region +1"
    assert point.chance is not None and point.chance.after == pytest.approx(0.6)
    expected = (4 * 0.6 + 6 * 0.7 + 2 * 0.8) / 12
    assert counter.chance is not None and counter.chance.after == pytest.approx(expected), "not what lies there"


@pytest.mark.parametrize(("opinion", "chance"), [(6, 0.7), (5, 0.6), (3, 0.5)])
def test_world_opinion_counts_for_what_you_ask_before_you_ask(opinion: int, chance: float) -> None:
    t = asked(world((AFRICA, RegionStatus(5, 0, 5, 3)), action_points=2, world_opinion=opinion))
    one = values(t)["Infrastructure aid: Africa"].chance
    assert one is not None and one.after == pytest.approx(chance)


def test_intelligence_is_told_where_terror_groups_are() -> None:
    t = presidency(terror_groups=in_africa(TerrorGroup(1), TerrorGroup(2)))
    t.run(do(place_national_intelligence))
    said = values(t)
    assert said["Africa"].effect == "2 terror groups there"
    assert "easier (−1)" in t.decision.details.note
    assert t.decision.prompt == "Where do you focus national intelligence?"
    t.state.world.national_intelligence = (int(Region.AFRICA),)
    assert t.decision.prompt == "Where else do you focus national intelligence?", "a second counter is another question"


@pytest.mark.parametrize(
    ("office", "rating"),
    [(Office.STATE, "diplomatic"), (Office.DEFENSE, "military"), (Office.CHIEF_OF_STAFF, "domestic")],
)
def test_candidates_come_with_the_rating_that_their_office_needs(office: Office, rating: str) -> None:
    t = presidency().run(do(fill_office, int(office)))
    assert t.decision.details.note.startswith(f"The {rating} rating helps")


def test_names_keep_their_capitals_in_the_middle_of_a_sentence() -> None:
    t = presidency().run(do(choose_administration_priority, 0, 1))
    assert values(t)["Immigration"].effect.startswith("If it becomes law: Central America trends pro-US")


def test_the_table_of_a_second_roll_counts_what_was_paid_for_the_first() -> None:
    """D1: what the option says and what its table says are the same chance."""
    t = segment(DOMESTIC, 8, action_points=5, economy=5).choose("D1: Stimulate the economy: Spend 2 action points")
    table = t.decision.details.roll
    again = values(t)["Reroll"]
    assert table is not None and again.chance is not None
    assert ("action points", -2) in [(one.name, one.by) for one in table.modifiers]
    assert sum(row.chances[0] for row in table.rows if row.tone == "good") == pytest.approx(again.chance.after)


def test_joint_actions_say_what_they_bring_and_how_likely() -> None:
    """GM Allies: aid with 1 to 8, stability with 1 to 4; tensions go without a roll."""
    t = presidency(regional_crisis=(0, 0, 0, 0, 0, 1, 0, 0), tensions=((),) * 5 + ((1,),) + ((),) * 7)
    t.run(do(next_joint_action, int(Nation.UNITED_KINGDOM), 2, ()))
    said = values(t)
    aid = said["Aid for Eastern Europe"]
    assert (aid.effect, aid.chance) == ("Crises in the region −1", ChanceValue(0.8, label="to work"))
    pair = said["Aid for Eastern Europe, then: Stabilize Eastern Europe"]
    assert pair.effect == "Crises in the region −1 (80%); stability of the region +1 (40%)"
    ease = said["Ease tensions with the United Kingdom"]
    assert ease.effect == "Two fewer tensions on the ally" and ease.chance is None


def test_the_answer_of_a_peer_stands_with_its_table_before_it_is_rolled_again() -> None:
    t = (
        segment(DIPLOMATIC, 7, action_points=2)
        .choose("F6: Hold a summit with a peer: Russia")
        .choose("Better relations")
    )
    assert "Keep the 7" in t.labels
    table = t.decision.details.roll
    assert table is not None and [row.title for row in table.rows][-1] == "Refused"


def test_a_vote_on_a_bill_of_the_opponents_says_so() -> None:
    t = presidency(bills={Bill.JOB_CREATION: Place.ZERO, Bill.NASA: theirs(Place.ZERO)}, control=1, cooperation=2)
    said = values(t.run(do(attempt_to_pass)))
    assert said["Vote on Job Creation Package"].effect == "50% to pass"
    assert said["Vote on NASA Funding"].effect == "The opponents' bill, 50% to pass"


def test_a_bill_to_withdraw_says_what_would_become_of_it() -> None:
    t = presidency(bills={Bill.JOB_CREATION: Place.ZERO}).run(do(introduce_new_bills))
    one = values(t)["Withdraw Job Creation Package"]
    assert one.effect.startswith("It leaves Congress") and one.chance == ChanceValue(0.5, label="to pass if it stays")


def test_a_veto_costs_what_it_costs_now() -> None:
    """GM Bills: only those who wanted the opponents' bill mind; how much depends on their first two priorities."""
    t = presidency(bills={14: theirs(Place.ZERO)}, public_priorities=(1, 2, 3, 4, 5)).run(
        do(sign_or_veto, 0, 14, False)
    )
    assert t.decision.options[1].cost == "relations with Congress −1; bipartisan cooperation −1"
    t = presidency(bills={14: theirs(Place.ZERO)}, public_priorities=(14, 2, 3, 4, 5)).run(
        do(sign_or_veto, 0, 14, False)
    )
    assert t.decision.options[1].cost == "relations with Congress −1; bipartisan cooperation −1; public approval −4%"


def test_a_roll_that_may_be_kept_says_what_it_brings() -> None:
    """The part of a check that it has come to, and the row of a chart, as the board stands."""
    one = effect(presidency(dice=[7, 1], action=0, action_points=3, media=5), check(MEDIA, approval(+1), approval(-1)))
    assert values(one)["Keep the 7"].effect == "Public approval −2%"
    chart = effect(presidency(dice=[3, 1], action=0, action_points=3, media=5), OnChart(CHART))
    assert values(chart)["Keep the 3"].effect == "Media relations −1"
