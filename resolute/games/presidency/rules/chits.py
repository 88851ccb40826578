"""Crisis chits: drawn from the cup, carried out, and returned at the end of the year. (GM Draw Crisis Chits)"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.engine.frames import Frame, do, on_roll, step
from resolute.engine.pieces import pick
from resolute.engine.table import Table
from resolute.games.presidency.content.chits import ACTS_CHIT, CHITS
from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.operations.regions import random_regional_crisis
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.cards import cascading_three, cascading_two, draw_cards, intercept
from resolute.games.presidency.rules.diplomacy import regional_summit
from resolute.games.presidency.rules.nation import (
    domestic_crisis_event,
    good_times,
)
from resolute.games.presidency.rules.peers import peer_acts_twice
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import chits as said

YEAR_ENDS = 4
"""The highest roll with which the year ends without another chit. (TSF End Turn)"""


STEPS: Mapping[str, Frame] = {
    "domestic-crisis": do(domestic_crisis_event),
    "domestic-crisis-plus": do(domestic_crisis_event),
    "good-times": do(good_times),
    "card": do(draw_cards, 1),
    "card-plus": do(draw_cards, 1),
    "two-cards": do(draw_cards, 2),
    "two-cards-plus": do(draw_cards, 2),
    "three-cards": do(draw_cards, 3),
    "summit": do(regional_summit),
    "regional-crisis": do(random_regional_crisis),
    "regional-crisis-plus": do(random_regional_crisis),
    "cascading-two": do(cascading_two),
    "cascading-three": do(cascading_three),
    "nsa": do(intercept),
    "russia-acts": do(peer_acts_twice, int(Nation.RUSSIA)),
    "china-acts": do(peer_acts_twice, int(Nation.CHINA)),
}
"""What each chit in the cup makes happen."""


@step
def draw_chits(t: Table[Presidency], most: int) -> None:
    """Draw a chit and carry it out; on a plus draw again, up to the number that the segment allows."""
    s = t.state
    if not s.decks.chits:
        t.tell("no_chit")
        return
    kind, left = pick(s.decks.chits, t.dice)
    s.decks = msgspec.structs.replace(s.decks, chits=left, drawn_chits=(*s.decks.drawn_chits, kind))
    chit = CHITS[kind]
    t.tell("chit", kind)
    t.push(STEPS[chit.key])
    if chit.plus and most > 1:
        t.then(draw_chits, most - 1)


@step
def end_turn_roll(t: Table[Presidency]) -> None:
    """A die says whether the year ends; a new player's modifier counts. (TSF Final Activation 2; GM Special New Player
    DRM)"""
    t.roll(D10, said.END_OF_THE_YEAR, then=do(year_ends), modifiers=t.game.roll_modifiers(t))


@on_roll
def year_ends(t: Table[Presidency], total: int) -> None:
    """On 1 to 4 the year ends; on 5 to 10 there is one more chit. (TSF Final Activation 2)"""
    if total > YEAR_ENDS:
        t.then(draw_chits, 1)


@step
def return_chits(t: Table[Presidency]) -> None:
    """The drawn chits go back into the cup, but the chit of a peer that is at posture 1 again. (TSF Clean-Up)"""
    s = t.state
    resting = [chit for peer, chit in enumerate(ACTS_CHIT) if s.world.peers[peer].posture == 1]
    back = tuple(chit for chit in s.decks.drawn_chits if chit not in resting)
    s.decks = msgspec.structs.replace(s.decks, chits=s.decks.chits + back, drawn_chits=())
