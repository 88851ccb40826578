"""Set-up: attributes, a resource, the cabinet, Congress, priorities. (GM Presidential)"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.frames import Actor, Frame, Option, choice, do, step
from resolute.engine.pieces import pick
from resolute.engine.table import Table
from resolute.games.presidency.content.attributes import MAX_ATTRIBUTES, Attribute
from resolute.games.presidency.content.setup import ATTRIBUTES_AT_START, RESOURCES_AT_START
from resolute.games.presidency.content.starts import level_of
from resolute.games.presidency.operations.goodwill import earn_goodwill
from resolute.games.presidency.operations.tensions import strain_nation
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.cabinet import name_the_cabinet
from resolute.games.presidency.rules.congress import seat_congress
from resolute.games.presidency.rules.priorities import choose_priorities
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import setup as said


@step
def lay_the_world(t: Table[Presidency]) -> None:
    """The tensions and the goodwill of the level of difficulty are drawn face down. (GM Tensions, UN Goodwill)"""
    level = level_of(t.state)
    for nation, count in level.tensions.items():
        strain_nation(t, int(nation), count)
    if level.goodwill:
        earn_goodwill(t, level.goodwill)


@step
def draw_the_president(t: Table[Presidency]) -> None:
    """Two attributes, good or bad, and a resource of the White House come at random; by a setting the attributes are
    chosen. (GM Presidential Attributes)"""
    for _ in range(ATTRIBUTES_AT_START):
        if t.options["attributes"] == "chosen":
            t.then(choose_attribute, THE_PRESIDENT)
        else:
            draw_attribute(t)
    for _ in range(RESOURCES_AT_START):
        draw_resource(t)


@choice(said.WHAT_ARE_YOU_KNOWN_FOR, rule="Presidential Attributes")
def choose_attribute(t: Table[Presidency], actor: Actor) -> Iterator[Option]:
    """By a setting of the table the attributes are chosen among the good ones. (GM Presidential Attributes)"""
    for one in Attribute:
        if one.good and one not in t.state.president.attributes:
            yield Option(one.label, do(take_attribute, int(one)))


@step
def take_attribute(t: Table[Presidency], attribute: int) -> None:
    """This attribute was chosen."""
    gain_attribute(t, attribute)


def draw_attribute(t: Table[Presidency]) -> None:
    """One more attribute at random, unless there are four already."""
    s = t.state
    if len(s.president.attributes) < MAX_ATTRIBUTES:
        left = [int(one) for one in Attribute if one not in s.president.attributes]
        gain_attribute(t, left[t.dice.below(len(left))])


def gain_attribute(t: Table[Presidency], attribute: int) -> None:
    """This attribute, unless the President has it or has four already."""
    s = t.state
    if attribute not in s.president.attributes and len(s.president.attributes) < MAX_ATTRIBUTES:
        s.president.attributes += (attribute,)
        t.tell("attribute_gained", attribute)


def draw_resource(t: Table[Presidency]) -> None:
    """One of the resources that are left, at random."""
    s = t.state
    card, left = pick(s.decks.resources, t.dice)
    s.decks = msgspec.structs.replace(s.decks, resources=left)
    s.president.resources += (card,)
    t.tell("resource_gained", card)


ADMINISTRATION: tuple[Frame, ...] = (
    do(draw_the_president),
    do(name_the_cabinet),
    do(seat_congress),
    do(choose_priorities),
)
"""A President is drawn, the administration is named, Congress sits, priorities are chosen."""
