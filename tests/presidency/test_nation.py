"""Approval, core support, party relations, the press, prestige, world opinion. (GM State of the Nation)"""

from __future__ import annotations

import pytest

from resolute.engine.frames import do
from resolute.games.presidency.content.printed import (
    APPROVAL_LEGACY,
    APPROVAL_VALUE,
    CORE_SUPPORT,
    LINGERING_MODIFIER,
    MAX_FRIENDS,
    WORLD_OPINION_MODIFIER,
)
from resolute.games.presidency.content.sequence import FOUR, ONE, SEQUENCE, THREE, TWO
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    HOMELAND_SECURITY,
    TRACKS,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    approval,
    check,
    homeland_security,
    party_relations,
    prestige,
)
from resolute.games.presidency.rules.nation import core_support, media_decline, media_slant
from resolute.games.presidency.rules.sequence import STEPS
from tests.presidency.helpers import effect, presidency

# Public approval


def test_public_approval_runs_from_18_to_70_in_steps_of_two() -> None:
    """GM Public Approval: at 18 % it cannot go lower, at 70 % not higher; a box is two percent."""
    assert TRACKS["approval"].ends == (18, 70)
    assert list(APPROVAL_VALUE) == list(APPROVAL_LEGACY) == list(range(18, 71, 2))
    assert effect(presidency(approval=52), approval(+3)).state.approval == 58
    assert effect(presidency(approval=52), approval(-3)).state.approval == 46
    assert effect(presidency(approval=20), approval(-4)).state.approval == 18
    assert effect(presidency(approval=68), approval(+4)).state.approval == 70


@pytest.mark.parametrize(("per_cent", "passes_up_to", "legacy"), [(50, 6, 4), (34, 3, -2)])
def test_public_approval_example(per_cent: int, passes_up_to: int, legacy: int) -> None:
    """GM Public Approval, example: 50 % passes on 1-6 and is worth 4 points; 34 % passes on 1-3 and costs 2."""
    for face in range(1, 11):
        t = presidency(dice=[face], approval=per_cent, prestige=5)
        effect(t, check(APPROVAL, prestige(+1), prestige(-1)))
        assert (t.state.prestige == 6) is (face <= passes_up_to)
    assert APPROVAL_LEGACY[per_cent] == legacy


@pytest.mark.parametrize(("per_cent", "legacy"), [(52, 4), (54, 6), (30, -2), (28, -4)])
def test_legacy_point_examples(per_cent: int, legacy: int) -> None:
    """GM Legacy Points, examples: 52 % brings 4 points and 54 % brings 6; 30 % costs 2 and 28 % costs 4."""
    assert APPROVAL_LEGACY[per_cent] == legacy


def test_public_approval_higher_is_never_worth_less() -> None:
    """GM Public Approval: the figures of the boxes rise with approval."""
    for figures in (APPROVAL_VALUE, APPROVAL_LEGACY):
        assert list(figures.values()) == sorted(figures.values())


# Party relations and core support


def test_party_relations_example() -> None:
    """GM Party Relations, example: at 6 there are at most four friends, and core support is 2."""
    assert MAX_FRIENDS[6] == 4
    assert CORE_SUPPORT[6] == 2


def test_party_relations_of_every_box() -> None:
    """GM Party Relations: every box says how many friends there may be and how strong the base is."""
    assert MAX_FRIENDS == {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 5, 8: 6}
    assert CORE_SUPPORT == {2: 0, 3: 0, 4: 0, 5: 1, 6: 2, 7: 3, 8: 4}


def test_party_relations_that_fall_below_the_friends_lose_one() -> None:
    """GM Party Relations: a fall below the number of friends discards one at random at once."""
    t = presidency(party_relations=7, friends=(0, 1, 2, 3, 4), draws=[3])
    effect(t, party_relations(-1))
    assert t.state.friends == (0, 1, 2, 4)
    effect(t, party_relations(-1))
    assert t.state.friends == (0, 1, 2, 4)


@pytest.mark.parametrize(
    ("before", "party", "after"),
    [(26, 7, 32), (60, 8, 52), (60, 4, 60)],
)
def test_core_support_examples(before: int, party: int, after: int) -> None:
    """GM Core Support, examples: 26 % at party 7 becomes 32; 60 % at 8 becomes 52; 60 % at 4 stays."""
    t = presidency(approval=before, party_relations=party).run(do(core_support))
    assert t.state.approval == after


@pytest.mark.parametrize("before", [34, 38, 40, 42, 46])
def test_core_support_stops_at_40(before: int) -> None:
    """Content 1.9: core support stops at 40 %."""
    t = presidency(approval=before, party_relations=8).run(do(core_support))
    assert t.state.approval == 40


# Media relations and slant


def test_media_relations_degrade() -> None:
    """GM Media Relations: they fall by one box, and not below 2."""
    assert presidency(media=6).run(do(media_decline)).state.media == 5
    assert presidency(media=2).run(do(media_decline)).state.media == 2


@pytest.mark.parametrize(("media", "boxes"), [(8, 2), (7, 1), (6, 1), (5, 0), (4, -1), (3, -1), (2, -2)])
def test_media_slant(media: int, boxes: int) -> None:
    """GM Media Slant: 8 brings +2, 6 and 7 bring +1, 5 nothing, 3 and 4 cost 1, 2 costs 2."""
    t = presidency(media=media, approval=50).run(do(media_slant))
    assert t.state.approval == 50 + 2 * boxes


def segments_with(name: str) -> list[tuple[int, int]]:
    """Phase and column of every segment in which a step comes."""
    return [
        (one.phase, one.column) for one in SEQUENCE if any(frame.step.name == name for frame in STEPS.get(one.key, ()))
    ]


def test_the_press_and_the_base_count_twice_a_year() -> None:
    """TSF: media relations fall in phases 1 and 3; core support and media slant come in phases 2 and 4."""
    assert segments_with("media_decline") == [(ONE, 2), (THREE, 2)]
    assert segments_with("core_support") == [(TWO, 1), (FOUR, 1)]
    assert segments_with("media_slant") == [(TWO, 2), (FOUR, 2)]


# The other tracks


def test_homeland_security_is_checked_with_a_ten_sided_die() -> None:
    """GM Homeland Security: a roll of at most its rating passes."""
    for face in range(1, 11):
        t = presidency(dice=[face], homeland_security=6)
        effect(t, check(HOMELAND_SECURITY, NOTHING, homeland_security(-1)))
        assert (t.state.homeland_security == 6) is (face <= 6)


def test_prestige_runs_from_1_to_10() -> None:
    """GM Presidential Prestige: it lies on the track of the action points, 1 to 10."""
    assert effect(presidency(prestige=10), prestige(+1)).state.prestige == 10
    assert effect(presidency(prestige=1), prestige(-1)).state.prestige == 1
    assert effect(presidency(prestige=5), prestige(+2)).state.prestige == 7


def test_world_opinion_prints_a_modifier_in_every_box() -> None:
    """GM World Opinion of the US: 8 to 2, from -3 to +2."""
    assert TRACKS["world_opinion"].ends == (2, 8)
    assert [WORLD_OPINION_MODIFIER[box] for box in range(8, 1, -1)] == [-3, -2, -1, 0, 0, 1, 2]


def test_lingering_issues_print_a_modifier_in_every_box() -> None:
    """GM Lingering Domestic Issues: the corner of each box hampers the address of domestic crises."""
    assert [presidency(lingering_issues=box).state.lingering_modifier for box in range(6)] == list(LINGERING_MODIFIER)
