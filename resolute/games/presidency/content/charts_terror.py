"""Terror and chaos in the world (WT1, WT2), focused national intelligence (WM1), raids and strikes (WM2), intelligence
operations (WM7). WT1, WT2, WM1 and WM7 stand in the rulebooks; WM2 is fitted to what they tell.
(GM Terror Acts and Chaos, Intel Gathering, Special Forces Raids and Strikes; TSF Resolve Terror Acts or Chaos)"""

from __future__ import annotations

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Act, Effect, happen, several
from resolute.engine.frames import do
from resolute.engine.rolling import OnChart
from resolute.games.presidency.conditions.base import drm
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import ALLIES, Capability, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import HOMELAND_SECURITY
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    applause,
    check,
    congress,
    legacy,
    media,
    party_relations,
    setback,
    tension,
    when,
)
from resolute.games.presidency.effects.nations import MoreActions
from resolute.games.presidency.effects.regions import InRandomRegions, crisis, influence
from resolute.games.presidency.effects.terror import (
    STRONG_GROUPS,
    BySuperstars,
    Fixed,
    FocusThere,
    FootprintThere,
    GroupFound,
    GroupHit,
    GroupsFound,
    HighestRises,
    IntelligenceUsed,
    Leads,
    MuchInfluence,
    Rift,
    SomeRogueState,
    StrongOne,
    TerrorExported,
    TwoRifts,
    UnitThere,
    Watched,
    WithAlly,
)
from resolute.games.presidency.effects.world import goodwill
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.allies import rogue_nation_acts
from resolute.games.presidency.rules.cards import draw_cascading, draw_terrorism, terrorism_planned
from resolute.games.presidency.rules.nation import domestic_chaos

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""


# WT1: terror acts

_event = check(
    HOMELAND_SECURITY,
    Act(do(terrorism_planned), "a terrorism card goes to the reshuffle pile"),
    Act(do(draw_terrorism), "draw a terrorism card"),
)
PAGES["chart/WT1"] = OnChart(
    Chart(
        "Terror acts",
        (
            Row(1, 3, "new terror groups", InRandomRegions(2)),
            Row(4, 7, "a terror group expands", several(HighestRises(), InRandomRegions(1))),
            Row(8, 13, "a plot", _event),
        ),
        D10,
        (drm(+1, "terror groups of level 3 or 4", per=STRONG_GROUPS),),
        most=3,
    )
)
PAGES["chart/WT1/export"] = when(
    SomeRogueState(),
    OnChart(
        Chart(
            "Where terror is exported",
            (
                Row(1, 4, "the Eurozone", TerrorExported(Region.EUROZONE)),
                Row(5, 8, "the United States", TerrorExported(Region.CONUS)),
                Row(9, 9, "Russia", MoreActions(Nation.RUSSIA, -1)),
                Row(10, 10, "China", MoreActions(Nation.CHINA, -1)),
            ),
            D10,
            ours=False,
        )
    ),
)


# WT2: chaos

_RIFTS = OnChart(
    Chart(
        "Which ally",
        (
            *(Row(face, face, ally.label, Rift(ally)) for face, ally in enumerate(ALLIES, 1)),
            Row(10, 10, "two allies", TwoRifts()),
        ),
        D10,
        ours=False,
    )
)
PAGES["chart/WT2/international"] = OnChart(
    Chart(
        "International chaos",
        (
            Row(1, 2, "North Korea acts", Act(do(rogue_nation_acts, int(Nation.NORTH_KOREA)), "North Korea acts")),
            Row(3, 4, "Iran acts", Act(do(rogue_nation_acts, int(Nation.IRAN)), "Iran acts")),
            Row(5, 6, "a rift with an ally", _RIFTS),
            Row(
                7,
                8,
                "Russia destabilizes Eastern Europe",
                several(influence(Nation.RUSSIA, +1, Region.EASTERN_EUROPE), crisis(+2, Region.EASTERN_EUROPE)),
            ),
            Row(
                9,
                10,
                "China builds islands",
                several(influence(Nation.CHINA, +1, Region.ASIA_PACIFIC), crisis(+2, Region.ASIA_PACIFIC)),
            ),
        ),
        D10,
        ours=False,
    )
)
PAGES["chart/WT2"] = OnChart(
    Chart(
        "Chaos",
        (
            Row(1, 3, "a cascading event", Act(do(draw_cascading), "draw a new cascading card")),
            Row(
                4,
                7,
                "international chaos",
                Act(do(happen, "chart/WT2/international", None), "roll on International chaos"),
            ),
            Row(8, 10, "domestic chaos", Act(do(domestic_chaos), "chaos breaks out at home")),
        ),
        D10,
        ours=False,
    )
)


# WM7: intelligence operations

_INTEL = drm(-1, "an intelligence unit", when=UnitThere(UnitType.INTEL))
_FOCUS = drm(-1, "national intelligence", when=FocusThere())
_SUPERSTARS = drm(-1, "superstars of the NSC staff", when=BySuperstars())
PAGES["chart/WM7"] = OnChart(
    Chart(
        "Intelligence operation",
        (Row(-2, 4, "a lead", GroupFound()), Row(5, 10, "nothing new", NOTHING)),
        D10,
        (_INTEL, _FOCUS, _SUPERSTARS),
    )
)


# WM2: raids and strikes

_STRONG = drm(+1, "a group of level 3 or 4", when=StrongOne())
_blamed = OnChart(
    Chart(
        "Who is blamed",
        (
            Row(1, 4, "bad luck", NOTHING),
            Row(5, 10, "the President", several(party_relations(-1), congress(-1), media(-1))),
        ),
        D10,
    )
)
PAGES["chart/WM2/raid"] = OnChart(
        Chart(
            "Special forces raid",
            dice=D10,
            modifiers=(
                drm(-1, "special forces", when=UnitThere(UnitType.SPECIAL_FORCES)),
                _FOCUS,
                _SUPERSTARS,
                drm(-2, "an ally that knows the ground", when=WithAlly()),
                _STRONG,
                drm(+1, "foreign influence", when=MuchInfluence()),
            ),
            rows=(
                Row(-3, 0, "a triumph", several(GroupHit(2), applause(3), legacy(+1), action_points(+1))),
                Row(1, 2, "a great success", several(GroupHit(2), applause(1))),
                Row(3, 5, "a success", GroupHit(1)),
                Row(6, 7, "a success with losses", several(GroupHit(1), setback(1))),
                Row(8, 8, "nobody is there", GroupHit(0, IntelBox.LOCATING)),
                Row(9, 12, "a disaster", several(setback(2), legacy(-1), _blamed)),
            ),
        )
    )  # fmt: skip

_STRIKES = (_INTEL, _FOCUS, drm(-1, "a fixed target", when=Fixed()), _STRONG)
_air_lost = several(FootprintThere(), setback(3), tension())
PAGES["chart/WM2/drone"] = OnChart(
        Chart(
            "Drone strike",
            dice=D10,
            most=2,
            modifiers=_STRIKES,
            rows=(
                Row(-1, 1, "the leaders are hit", several(GroupHit(1), applause(1))),
                Row(2, 4, "a hit", GroupHit(1)),
                Row(5, 6, "a hit, and civilians with it", several(GroupHit(1), FootprintThere(), setback(1))),
                Row(7, 7, "a miss", NOTHING),
                Row(8, 12, "only civilians", several(FootprintThere(), setback(2))),
            ),
        )
    )  # fmt: skip
PAGES["chart/WM2/air"] = OnChart(
        Chart(
            "Airstrike",
            dice=D10,
            most=2,
            modifiers=_STRIKES,
            rows=(
                Row(-1, 1, "a camp is destroyed", several(GroupHit(2), applause(2))),
                Row(2, 4, "a heavy hit", GroupHit(2)),
                Row(5, 6, "a hit, and civilians with it",
                    several(GroupHit(2), FootprintThere(), setback(1), goodwill(-1))),
                Row(7, 7, "a miss", NOTHING),
                Row(8, 12, "a pilot is lost", _air_lost),
            ),
        )
    )  # fmt: skip


# WM1: focused national intelligence

PAGES["chart/WM1"] = OnChart(
    Chart(
        "Focused national intelligence",
        (
            Row(
                -1,
                2,
                "a breakthrough",
                several(GroupsFound((IntelBox.TARGET_FIXED, IntelBox.GATHERING)), IntelligenceUsed(2)),
            ),
            Row(
                3,
                5,
                "good sources",
                several(GroupsFound((IntelBox.LOCATING, IntelBox.GATHERING)), IntelligenceUsed(1)),
            ),
            Row(6, 8, "a trail", GroupsFound((IntelBox.LOCATING,))),
            Row(9, 12, "rumors", GroupsFound((IntelBox.GATHERING,))),
        ),
        D10,
        (
            drm(-1, "better reconnaissance", when=Leads(Capability.RECON)),
            drm(-1, "better cyber warfare", when=Leads(Capability.CYBER)),
            drm(+1, "a peer listens", when=Watched()),
        ),
        most=2,
    )
)
