"""Exceptional White House resources, cards 1 to 5: each works at once when it is drawn, and then every year. (GM
Exceptional White House Resources)"""

from __future__ import annotations

from resolute.engine.effects import Effect
from resolute.engine.terms import After
from resolute.games.presidency.content.attribute_effects import resource_text
from resolute.games.presidency.content.attributes import Resource
from resolute.games.presidency.content.crisis_cards import STRAIGHT, CrisisCard
from resolute.games.presidency.effects.base import action_points, approval, congress, economy, improves
from resolute.games.presidency.effects.cards import joins


def _resource(resource: Resource, key: str, effect: Effect, story: str) -> CrisisCard:
    return CrisisCard(
        key,
        resource.label,
        effect,
        number=int(resource),
        story=story,
        family=STRAIGHT,
        good=True,
        after=After.STAY,
        always=resource_text(resource),
    )


CARDS: tuple[CrisisCard, ...] = (
    _resource(
        Resource.CHIEF_OF_STAFF,
        "chief-of-staff",
        action_points(+2),
        "Somebody who reads every memo so that you only see the ones that matter.",
    ),
    _resource(
        Resource.TREASURY,
        "treasury",
        economy(improves),
        "The markets trust this signature, and it is on the money.",
    ),
    _resource(
        Resource.NSC_STAFF,
        "nsc-staff",
        joins(),
        "Three desks in the basement that are right more often than whole agencies.",
    ),
    _resource(
        Resource.PRESS_SECRETARY,
        "press-secretary",
        approval(+1),
        "The briefing room laughs with them, and then prints what they said.",
    ),
    _resource(
        Resource.LEGISLATIVE_LIAISON,
        "legislative-liaison",
        congress(+1),
        "They know every member's birthday, and every member's price.",
    ),
)
