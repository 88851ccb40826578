"""The beginning of a year, attributes and resources. (TSF Beginning of Each Turn; GM Presidential Attributes)"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from resolute.engine.effects import Nothing, When
from resolute.engine.frames import do
from resolute.engine.rolling import (
    Check,
    OnChart,
)
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.conditions.base import All, AnyOf, Condition, Has, Is
from resolute.games.presidency.content.attribute_effects import (
    ATTRIBUTE_EFFECTS,
    RESOURCE_EFFECTS,
    attribute_text,
    resource_text,
)
from resolute.games.presidency.content.attributes import Attribute, Resource
from resolute.games.presidency.content.congress import OPPONENTS
from resolute.games.presidency.rules.beginning import (
    attribute_effects,
    intelligence_counters,
    peer_relations_fade,
    place_national_intelligence,
    year_points,
)
from resolute.games.presidency.rules.setup import draw_the_president, gain_attribute
from tests.presidency.helpers import Stage, presidency


def points(t: Stage) -> int:
    value: int = t.run(do(year_points)).state.action_points
    return value


@pytest.mark.parametrize(("level", "base"), [("easier", 20), ("normal", 15), ("harder", 15)])
def test_beginning_1_points_by_difficulty(level: str, base: int) -> None:
    """TSF Beginning 1: 20 points in the easier game, else 15; what was left of last year is lost."""
    assert points(presidency(options={"difficulty": level}, cabinet_effectiveness=3, action_points=9)) == base


def test_beginning_1_points_of_the_cabinet() -> None:
    """TSF Beginning 1, example: cabinet effectiveness 4 gives 2 points."""
    assert points(presidency(cabinet_effectiveness=4)) == 17
    assert points(presidency(cabinet_effectiveness=7)) == 20


def test_beginning_1_points_of_attributes_and_a_resource() -> None:
    """TSF Beginning 1: Efficient +4, Disorganized -3, Amazing Chief of Staff +2."""
    assert points(presidency(cabinet_effectiveness=3, attributes=(int(Attribute.EFFICIENT),))) == 19
    assert points(presidency(cabinet_effectiveness=3, attributes=(int(Attribute.DISORGANIZED),))) == 12
    assert points(presidency(cabinet_effectiveness=3, resources=(int(Resource.CHIEF_OF_STAFF),))) == 17


def begun(*attributes: Attribute, **fields: Any) -> Stage:
    return presidency(attributes=tuple(map(int, attributes)), **fields).run(do(attribute_effects))


def test_beginning_2_likeable_and_orator() -> None:
    """GM Presidential Attributes, example: Likeable brings three boxes each year; Orator waits for the speech."""
    t = begun(Attribute.ORATOR, Attribute.LIKEABLE, approval=50)
    assert t.state.approval == 56


def test_beginning_2_business_friendly_and_the_treasury() -> None:
    """TSF Beginning 2: each places an improving marker, so that both together move the economy a box."""
    t = begun(Attribute.BUSINESS_FRIENDLY, resources=(int(Resource.TREASURY),), economy=5)
    assert (t.state.economy, t.state.economy_trend) == (6, 0)


def test_beginning_2_tracks() -> None:
    assert begun(Attribute.MEDIA_SAVVY, media=5).state.media == 6
    assert begun(Attribute.MODERATE_INFLUENCE, cooperation=2).state.cooperation == 3
    assert begun(Attribute.RESPECTED_BY_CONGRESS, congress=5).state.congress == 6
    t = begun(Attribute.LACKING_SOCIAL_GRACES, approval=50, congress=5)
    assert (t.state.approval, t.state.congress) == (46, 4)
    assert begun(resources=(int(Resource.PRESS_SECRETARY),), approval=50).state.approval == 52
    assert begun(resources=(int(Resource.LEGISLATIVE_LIAISON),), congress=5).state.congress == 6


def test_beginning_2_choices() -> None:
    """GM: Military raises a capability, An Ally's Best Friend one ally, of the President's choice."""
    t = begun(Attribute.MILITARY).choose("Cyber warfare")
    assert t.state.capabilities[0][3] == 5
    t = begun(Attribute.ALLYS_BEST_FRIEND).choose("India")
    assert t.state.closeness[5] == 2


def test_beginning_2_partisan_and_stressed() -> None:
    """GM: Heavily Partisan -1 approval and an opponent; Manages Stress Poorly two tensions in the cabinet."""
    t = begun(Attribute.HEAVILY_PARTISAN, approval=50, opponents_cup=tuple(range(len(OPPONENTS))))
    assert t.state.approval == 48 and len(t.state.opponents) == 1
    assert begun(Attribute.MANAGES_STRESS_POORLY).state.cabinet_tensions == 2


def test_every_attribute_and_resource_says_what_it_brings() -> None:
    assert len(Attribute) == 16 and len(Resource) == 5
    for one in Attribute:
        assert len(attribute_text(one)) > 5
    for card in Resource:
        assert len(resource_text(card)) > 5
    assert attribute_text(Attribute.LIKEABLE) == "Each year: public approval +6%. −1 in elections."
    assert not any(isinstance(one, Nothing) for one in (*ATTRIBUTE_EFFECTS.values(), *RESOURCE_EFFECTS.values()))


CALLED = {
    "chart/D13": "crash",
    **{"chart/D2": "cabinet improvement", "chart/D8": "State of the Union", "chart/D10": "domestic failure"},
    **{"chart/D14": "scandals|impeachment", "chart/D17": "elections", "chart/D1": "focus roll"},
}


def looked_at(condition: Condition | None) -> Iterator[Attribute | Resource]:
    """The attributes and resources that a condition asks for."""
    if isinstance(condition, Is):
        yield condition.attribute
    elif isinstance(condition, Has):
        yield condition.resource
    elif isinstance(condition, All | AnyOf):
        for one in condition.inner:
            yield from looked_at(one)


def test_every_attribute_names_every_roll_that_it_changes() -> None:
    """What a chart or an action asks for stands on the counter too; what a crisis card asks for stands on the card."""
    checked = 0
    for address in BOOK:
        if address.startswith("card/"):
            continue
        effect = BOOK.at(address)
        conditions: list[Condition | None] = [effect.condition] if isinstance(effect, When) else []
        if isinstance(effect, OnChart | Check):
            data = effect.chart if isinstance(effect, OnChart) else effect
            conditions += [one.when for one in data.modifiers]
        begins = "/".join(address.split("/")[:2])
        words = CALLED.get(begins, begins.removeprefix("action/"))
        for condition in conditions:
            for one in looked_at(condition):
                text = attribute_text(one) if isinstance(one, Attribute) else resource_text(one)
                assert re.search(rf"\b({words})\b", text), (one.label, address)
                checked += 1
    assert checked > 20


def test_two_attributes_and_a_resource_are_drawn() -> None:
    """GM Presidential Attributes: usually two, at random; Exceptional Resources: one at the start."""
    t = presidency(draws=[3, 4, 2], resource_cards=(1, 2, 3, 4, 5)).run(do(draw_the_president))
    assert t.state.attributes == (3, 5) and t.state.resources == (3,)
    assert t.state.resource_cards == (1, 2, 4, 5)


def test_at_most_four_attributes() -> None:
    """GM Presidential Attributes: up to four."""
    t = presidency(attributes=(0, 1, 2))
    for more in (2, 5, 6):
        gain_attribute(t.table, more)
    assert t.state.attributes == (0, 1, 2, 5)


def test_beginning_6_counters_of_national_intelligence() -> None:
    """TSF Beginning 6: two if cyber and reconnaissance are at least both peers', else one; one in a region."""
    peers = ((4,) * 7, (4,) * 7)
    assert intelligence_counters(presidency(capabilities=((4,) * 7, *peers)).table.state) == 2
    assert intelligence_counters(presidency(capabilities=((7, 7, 7, 3, 7, 7, 7), *peers)).table.state) == 1
    t = presidency(capabilities=((4,) * 7, *peers)).run(do(place_national_intelligence))
    assert len(t.labels) == 8
    t.choose("Africa")
    assert len(t.labels) == 7 and "Africa" not in t.labels
    t.choose("The Middle East")
    assert t.state.national_intelligence == (3, 4) and t.labels == ["rest"]


def test_clean_up_relations_with_the_peers_fade() -> None:
    """TSF Clean-Up: an anti-US marker on Russia and on China."""
    t = presidency(russia_relations=3, china_relations=3, china_relations_trend=-1).run(do(peer_relations_fade))
    assert (t.state.russia_relations, t.state.russia_relations_trend) == (3, -1)
    assert (t.state.china_relations, t.state.china_relations_trend) == (2, 0)


def test_beginning_2_each_attribute_is_told_before_what_it_brings() -> None:
    t = presidency(attributes=(0, 2), approval=50, media=5).run(do(attribute_effects))
    assert [one for one in t.story if not one.startswith("Candidates")][-4:] == [
        "Your attribute Likeable comes into play.",
        "Public approval: from 50 to 56%.",
        "Your attribute Media Savvy comes into play.",
        "Media relations: from 5 to 6.",
    ]
