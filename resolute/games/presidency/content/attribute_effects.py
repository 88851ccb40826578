"""What attributes and resources bring at the beginning of each year, and what they mean besides.
(GM Presidential Attributes, Exceptional White House Resources)"""

from __future__ import annotations

from collections.abc import Mapping

from resolute.engine.effects import (
    Effect,
    several,
)
from resolute.games.presidency.content.attributes import Attribute, Resource
from resolute.games.presidency.effects.base import (
    approval,
    congress,
    cooperation,
    economy,
    improves,
    media,
    opponent,
    right,
    tension,
)
from resolute.games.presidency.effects.world import choose_ally, choose_capability

ATTRIBUTE_EFFECTS: Mapping[Attribute, Effect] = {
    Attribute.LIKEABLE: approval(+3),
    Attribute.MEDIA_SAVVY: media(+1),
    Attribute.BUSINESS_FRIENDLY: economy(improves),
    Attribute.MILITARY: choose_capability(+1),
    Attribute.MODERATE_INFLUENCE: cooperation(right),
    Attribute.RESPECTED_BY_CONGRESS: congress(+1),
    Attribute.ALLYS_BEST_FRIEND: choose_ally(+1),
    Attribute.HEAVILY_PARTISAN: several(approval(-1), opponent(+1)),
    Attribute.MANAGES_STRESS_POORLY: tension(2),
    Attribute.LACKING_SOCIAL_GRACES: several(approval(-2), congress(-1)),
}
"""At the beginning of each year."""

RESOURCE_EFFECTS: Mapping[Resource, Effect] = {
    Resource.TREASURY: economy(improves),
    Resource.PRESS_SECRETARY: approval(+1),
    Resource.LEGISLATIVE_LIAISON: congress(+1),
}
"""At the beginning of each year."""

PAGES: Mapping[str, Effect] = {
    **{f"attribute/{int(one)}": effect for one, effect in ATTRIBUTE_EFFECTS.items()},
    **{f"resource/{int(one)}": effect for one, effect in RESOURCE_EFFECTS.items()},
}
"""What this chapter prints, by address."""

_ALWAYS: Mapping[Attribute, str] = {
    Attribute.LIKEABLE: "−1 in elections",
    Attribute.EFFICIENT: "4 more action points each year",
    Attribute.MEDIA_SAVVY: "−1 for actions P1 and P2",
    Attribute.ORATOR: "−2 for the State of the Union, −1 for actions P1, P2 and P4",
    Attribute.MODERATE_INFLUENCE: "−1 for action D9",
    Attribute.RESPECTED_BY_CONGRESS: "−1 for action D4",
    Attribute.TEFLON: "−2 in your scandals, −1 in an impeachment and in a domestic failure",
    Attribute.ALLYS_BEST_FRIEND: "−1 for action P6",
    Attribute.DOMESTIC_FOCUS: (
        "−1 for actions D2 and D3, in a domestic failure and for the focus roll on domestic crises while there is one;"
        " action D6 removes two tensions"
    ),
    Attribute.TEAM_BUILDER: "−1 for cabinet improvement (P3 too); action D6 removes two tensions",
    Attribute.DISORGANIZED: "3 fewer action points each year",
    Attribute.LACKING_SOCIAL_GRACES: "+1 in an impeachment",
}
_RESOURCES_ALWAYS: Mapping[Resource, str] = {
    Resource.CHIEF_OF_STAFF: "2 more action points each year",
    Resource.TREASURY: "−1 for action D1, and a milder crash",
    Resource.PRESS_SECRETARY: "media relations do not wear out in the third phase",
    Resource.NSC_STAFF: "a free intelligence or special forces action (−1) when national intelligence is focused",
}


def attribute_text(attribute: Attribute) -> str:
    """What an attribute brings, in words."""
    return _text(ATTRIBUTE_EFFECTS.get(attribute), _ALWAYS.get(attribute))


def resource_text(resource: Resource) -> str:
    """What a resource brings, in words."""
    return _text(RESOURCE_EFFECTS.get(resource), _RESOURCES_ALWAYS.get(resource))


def _text(effect: Effect | None, always: str | None) -> str:
    yearly = f"Each year: {effect.say().sentence()}" if effect is not None else ""
    return ". ".join(one for one in (yearly, always[0].upper() + always[1:] if always else "") if one) + "."
