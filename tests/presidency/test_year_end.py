"""Consequences at home and the performance evaluation. (TSF End of Turn Clean-Up & Consequences, Presidential
Performance Evaluation)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.sequence import CONSEQUENCES, JUDGMENT, SEQUENCE
from resolute.games.presidency.rules.year_end import (
    congress_reacts,
    performance_evaluation,
    terror_recruits,
    world_opinion_changes,
)
from resolute.games.presidency.state import Decks, TerrorGroup
from tests.presidency.changes import changes
from tests.presidency.helpers import Stage, presidency

CONUS = Region.CONUS


# Consequences


@pytest.mark.parametrize(
    ("opinion", "alignment", "after"),
    [
        (5, (6, 6, 6, 6, 6, 5, 5, 5), 6),
        (5, (8, 7, 6, 6, 5, 5, 5, 5), 5),
        (5, (5, 5, 5, 5, 5, 4, 3, 4), 4),
        (5, (5, 5, 5, 5, 5, 5, 3, 4), 5),
        (4, (6, 6, 6, 6, 5, 4, 3, 4), 4),
        (8, (8, 8, 8, 8, 8, 8, 8, 8), 8),
        (2, (3, 3, 3, 3, 3, 3, 3, 3), 2),
    ],
)
def test_consequence_9_world_opinion(opinion: int, alignment: tuple[int, ...], after: int) -> None:
    """TSF Consequences 9: as many regions at 6 as world opinion says improve it, three at 4 or less worsen it; both
    may apply."""
    t = presidency(world_opinion=opinion, alignment=alignment).run(do(world_opinion_changes))
    assert t.state.world_opinion == after


@pytest.mark.parametrize(
    ("approval", "expected"),
    [
        (60, {"congress": 1, "friends": 1}),
        (70, {"congress": 1, "friends": 1}),
        (58, {}),
        (40, {}),
        (38, {"congress": -1, "opponents": 1}),
        (18, {"congress": -1, "opponents": 1}),
    ],
)
def test_consequence_12_congress_reacts(approval: int, expected: Mapping[str, int]) -> None:
    """TSF Consequences 12: from 60 % on Congress comes closer, below 40 % it turns away."""
    t = presidency(approval=approval)
    with changes(t) as found:
        t.run(do(congress_reacts))
    assert found == expected


def test_consequence_12_a_friend_only_if_the_party_allows() -> None:
    """TSF Consequences 12: the new friend needs room by party relations."""
    t = presidency(approval=60, party_relations=2, friends=(0,))
    with changes(t) as found:
        t.run(do(congress_reacts))
    assert found == {"congress": 1}


def test_consequence_2_terrorists_recruit_at_home() -> None:
    """TSF Consequences 2: a failed check of homeland security brings a group of level 1 into the United States."""
    t = presidency(dice=[6], homeland_security=5)
    t.state.decks = Decks(terrorism=(15,))
    t.run(do(terror_recruits))
    assert t.state.terror_groups[CONUS] == (TerrorGroup(1),)
    t = presidency(dice=[5], homeland_security=5).run(do(terror_recruits))
    assert t.state.terror_groups[CONUS] == ()


@pytest.mark.parametrize("die", [8, 7])
def test_consequence_2_a_plot_joins_the_crisis_deck(die: int) -> None:
    """TSF Consequences 2: if the check fails, a terrorism card that nobody sees joins the existing crisis deck."""
    t = presidency(dice=[die], homeland_security=7)
    t.state.decks = Decks(crisis=(80, 90), terrorism=(15, 22, 30))
    t.run(do(terror_recruits))
    decks, failed = t.state.decks, die > 7
    assert len(decks.crisis) == 2 + failed and len(decks.terrorism) == 3 - failed
    assert {80, 90} < set(decks.crisis) if failed else decks.crisis == (80, 90)
    assert not decks.seen and not decks.reshuffle
    told = "A plot is being planned: a terrorism card is shuffled into the crisis deck unseen."
    assert (told in t.story) == failed


def test_consequence_2_without_a_terrorism_card_groups_come_instead() -> None:
    """GM Off-Map Decks in Waiting: two random regions get a group of level 2."""
    t = presidency(dice=[9, 3, 9], homeland_security=8)
    t.state.decks = Decks(crisis=(80,))
    t.run(do(terror_recruits))
    assert t.state.terror_groups[CONUS] == (TerrorGroup(1),) and t.state.decks.crisis == (80,)
    assert TerrorGroup(2) in t.state.terror_groups[Region.SOUTH_AMERICA]
    assert t.state.terror_groups[Region.CENTRAL_SOUTH_ASIA].count(TerrorGroup(2)) == 2


def test_the_end_of_the_year_goes_in_the_order_of_the_flipbook() -> None:
    """TSF Consequences and Evaluation: 13 consequences in order, then the evaluation, then elections."""
    numbers = [int(one.title.split()[0]) for one in SEQUENCE if one.phase == CONSEQUENCES]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, 14))
    judged = [(one.title, one.years) for one in SEQUENCE if one.phase == JUDGMENT]
    assert [title for title, _ in judged] == [
        "Performance evaluation",
        "Midterm elections",
        "Re-election",
        "End of the presidency",
    ]
    assert dict(judged)["Re-election"] == (4,)


# The performance evaluation


def valued(total: int, **fields: Any) -> Stage:
    """A table whose performance has a certain value, from 16 to 38."""
    stand: dict[str, Any] = {"approval": 50, "alignment": (5,) * 8, "economy": 3, "homeland_security": 3}
    missing = total - 6 - 3 - 3
    for track, low, high in (("congress", 2, 8), ("media", 2, 8)):
        stand[track] = min(high, max(low, missing - (2 if track == "congress" else 0)))
        missing -= stand[track]
    for track, low, high in (("economy", 3, 7), ("homeland_security", 3, 8)):
        more = min(high - low, max(0, missing))
        stand[track] = low + more
        missing -= more
    t = presidency(**{**stand, **fields})
    assert t.state.performance == total
    return t


def test_evaluation_adds_five_tracks_and_takes_hostile_regions_and_rogue_states() -> None:
    """TSF Evaluation: approval's value, Congress, media, economy, security; -1 per region at 4, -1 per rogue state."""
    t = presidency(
        approval=50,
        congress=5,
        media=6,
        economy=5,
        homeland_security=5,
        alignment=(8, 5, 5, 4, 3, 5, 5, 5),
        rogue_states=((), (), (), (1, 2), (), (), (), ()),
    )
    assert t.state.performance == 6 + 5 + 6 + 5 + 5 - 2 - 2


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (17, {"legacy_points": -1, "approval": -1}),
        (21, {"legacy_points": -1, "approval": -1}),
        (22, {}),
        (25, {}),
        (26, {"legacy_points": 1, "approval": 1}),
        (29, {"legacy_points": 1, "approval": 1}),
        (30, {"legacy_points": 2, "prestige": 1, "approval": 3}),
        (34, {"legacy_points": 2, "prestige": 1, "approval": 3}),
    ],
)
def test_evaluation_every_band(total: int, expected: Mapping[str, int]) -> None:
    """TSF Evaluation: what each total brings."""
    t = valued(total)
    with changes(t) as found:
        t.run(do(performance_evaluation))
    assert found == expected
    assert t.state.evaluations == (total,)


def test_ruling_6_an_evaluation_of_26_brings_a_legacy_point() -> None:
    """Ruling 6: GM says above 26, TSF 26 to 29; TSF counts."""
    t = valued(26).run(do(performance_evaluation))
    assert t.state.legacy_points == valued(26).state.legacy_points + 1


def test_ruling_22_there_are_14_ways_to_lose() -> None:
    """GM Auto-Loss, ruling 22: number 12 stands there twice, so that there are 14."""
    assert len(LOSSES) == 14
    assert list(LOSSES)[9:14:2] == ["lingering_issues", "evaluation", "impeached"]


def test_evaluation_of_16_loses_the_game() -> None:
    """TSF Evaluation, 16 or less; GM Auto-Loss 12."""
    t = valued(16).run(do(performance_evaluation))
    assert t.table.outcome is not None
    assert t.table.outcome.ending == "evaluation"
    assert t.table.outcome.winners == ()


@pytest.mark.parametrize("year", [2, 3, 4, 8])
def test_evaluation_of_35_wins_the_game(year: int) -> None:
    """TSF Evaluation, 35 or more: the automatic victory, from year 2 on."""
    t = valued(35, year=year).run(do(performance_evaluation))
    assert t.table.outcome is not None
    assert t.table.outcome.ending == "greatest_president"
    assert t.table.outcome.winners == (0,)


def test_evaluation_of_35_in_year_1_counts_as_30() -> None:
    """TSF Evaluation: at the end of year 1 treat 35 and more as 30 to 34."""
    t = valued(36, year=1)
    with changes(t) as found:
        t.run(do(performance_evaluation))
    assert found == {"legacy_points": 2, "prestige": 1, "approval": 3}
    assert t.table.outcome is None


def test_evaluation_of_35_in_the_first_year_of_a_successor_counts_as_30() -> None:
    """GM Re-Election: whoever takes over starts with a turn 1."""
    assert valued(36, year=5, first_year=5).run(do(performance_evaluation)).table.outcome is None
    assert valued(36, year=6, first_year=5).run(do(performance_evaluation)).table.outcome is not None
