"""The state of the nation: the press, the base, crises and failures, good times. (GM State of the Nation)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import step
from resolute.engine.pieces import changed
from resolute.engine.table import Table
from resolute.games.presidency.content.tracks import APPROVAL_BOX, CORE_APPROVAL, CORE_SUPPORT, MEDIA_SLANT
from resolute.games.presidency.moves import move, spend
from resolute.games.presidency.rolls import D10, beside_the_action
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.tensions import strain_cabinet

AFTER_A_FAILURE = 1
"""The box to which domestic crises return."""
EMPTY_DECK_POINTS = 2
"""Action points that a disaster costs when no disaster card is left. (GM Off-Map Decks in Waiting)"""
AID_SUCCEEDS = 8
"""The highest roll with which humanitarian aid helps. (TSF The UN Action Segment)"""


@step
def media_decline(t: Table[Presidency]) -> None:
    """Relations with the media wear out. (GM Media Relations)"""
    move(t, "media", -1, "time passes")


@step
def media_slant(t: Table[Presidency]) -> None:
    """Media relations colour what the public thinks. (GM Media Slant)"""
    move(t, "approval", MEDIA_SLANT[t.state.media], "media slant")


@step
def core_support(t: Table[Presidency]) -> None:
    """The base pulls approval towards 40 %, above it or below, and never beyond. (GM Core Support)"""
    s = t.state
    boxes = min(CORE_SUPPORT[s.party_relations], abs(s.approval - CORE_APPROVAL) // APPROVAL_BOX)
    move(t, "approval", boxes if s.approval < CORE_APPROVAL else -boxes, "core support")


@step
def domestic_failure(t: Table[Presidency]) -> None:
    """Domestic crises have reached the third box: they go back to the first, and the failure is rolled for.
    (GM Domestic Crisis Levels, chart D10)"""
    t.tell("domestic_failure")
    # The marker goes first: a crisis that the failure itself brings would find no box above the third.
    move(t, "domestic_crisis", AFTER_A_FAILURE - t.state.domestic_crisis, "the failure")
    beside_the_action(t, "chart/D10")


@step
def domestic_crisis_event(t: Table[Presidency]) -> None:
    """The chit of a domestic crisis: a tension in the cabinet, then a roll. (GM Draw Crisis Chits, chart D9)"""
    strain_cabinet(t)
    t.then(happen, "chart/D9", None)


@step
def domestic_chaos(t: Table[Presidency]) -> None:
    """Chaos breaks out at home. (TSF Resolve Terror Acts or Chaos, chart WT2)"""
    t.then(happen, "chart/WT2/domestic", None)


@step
def good_times(t: Table[Presidency]) -> None:
    """The chit of good times. (GM Draw Crisis Chits, chart D15)"""
    t.then(happen, "chart/D15", None)


@step
def draw_disaster(t: Table[Presidency]) -> None:
    """A natural disaster while no disaster card is left: a domestic crisis and two action points.
    (GM Off-Map Decks in Waiting)"""
    spend(t, EMPTY_DECK_POINTS, "a natural disaster")
    move(t, "domestic_crisis", +1, "a natural disaster")


@step
def humanitarian_aid(t: Table[Presidency]) -> None:
    """The United Nations help the region with the worst crisis, on a roll of 1 to 8. (TSF The UN Action Segment)"""
    s = t.state
    worst = max(s.regional_crisis)
    if not worst:
        return
    places = [region for region, crisis in enumerate(s.regional_crisis) if crisis == worst]
    region = places[t.dice.below(len(places))] if len(places) > 1 else places[0]
    (face,) = t.roll(D10, "Humanitarian aid")
    if face <= AID_SUCCEEDS:
        s.regional_crisis = changed(s.regional_crisis, region, worst - 1)
    t.tell("humanitarian_aid", region, s.regional_crisis[region])
