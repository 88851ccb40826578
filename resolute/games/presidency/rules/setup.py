"""Laying the table: attributes, a resource, the cabinet, Congress, priorities. (GM Presidential)"""

from __future__ import annotations

from resolute.engine.frames import step
from resolute.engine.pieces import pick
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import MOST_ATTRIBUTES, Attribute
from resolute.games.presidency.content.setup import ATTRIBUTES_AT_START, RESOURCES_AT_START
from resolute.games.presidency.library import later
from resolute.games.presidency.rules.sequence import begin_year
from resolute.games.presidency.state import Presidency


@step
def open_the_box(t: Table[Presidency]) -> None:
    """The President is drawn, the administration is named, Congress sits, priorities are chosen."""
    for name in ("draw_the_president", "name_the_cabinet", "seat_congress", "choose_priorities"):
        later(t, name)
    t.then(begin_year)


@step
def draw_the_president(t: Table[Presidency]) -> None:
    """Two attributes, good or bad, and a resource of the White House come at random. (GM Presidential Attributes)"""
    for _ in range(ATTRIBUTES_AT_START):
        draw_attribute(t)
    for _ in range(RESOURCES_AT_START):
        draw_resource(t)


def draw_attribute(t: Table[Presidency]) -> None:
    """One more attribute at random, unless there are four already."""
    s = t.state
    if len(s.attributes) < MOST_ATTRIBUTES:
        left = [int(one) for one in Attribute if one not in s.attributes]
        gain_attribute(t, left[t.dice.below(len(left))])


def gain_attribute(t: Table[Presidency], attribute: int) -> None:
    """This attribute, unless the President has it or has four already."""
    s = t.state
    if attribute not in s.attributes and len(s.attributes) < MOST_ATTRIBUTES:
        s.attributes += (attribute,)
        t.tell("attribute_gained", attribute)


def draw_resource(t: Table[Presidency]) -> None:
    """One of the resources that are left, at random."""
    s = t.state
    card, s.resource_cards = pick(s.resource_cards, t.dice)
    s.resources += (card,)
    t.tell("resource_gained", card)
