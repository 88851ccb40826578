"""The major regional crisis and its refugees (chart WD1). The figures are fitted to what the rulebooks tell.
(GM Major Regional Crisis)"""

from __future__ import annotations

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Act, Effect, several
from resolute.engine.frames import do
from resolute.engine.rolling import OnChart
from resolute.games.presidency.conditions.base import AtMost, between, drm
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.tracks import EUROZONE_ECONOMY, HOMELAND_SECURITY
from resolute.games.presidency.effects.base import (
    NOTHING,
    Trend,
    check,
    domestic_crisis,
    economy,
    setback,
    when,
    worsens,
)
from resolute.games.presidency.effects.nation import stronger_group
from resolute.games.presidency.effects.nations import InRegion, PeerSlowed, RegionalAllySlowed
from resolute.games.presidency.effects.regions import (
    CivilWarBegins,
    CrisisStands,
    Destabilized,
    GroupAppears,
    GroupRises,
    RegionalAllyMoves,
    crisis,
    influence,
    stability,
    trends,
)
from resolute.games.presidency.figures_world import (
    CIVIL_WARS_HERE,
    ROGUE_STATES_HERE,
    STABILITY,
    STABILITY_OF_THE_EUROZONE,
    VERY_CLOSE_ALLIES,
    WARS_HERE,
)
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.cards import draw_terrorism
from resolute.games.presidency.rules.terror_at_home import domestic_terror

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

_TOWARD_EUROPE = (Region.EASTERN_EUROPE, Region.AFRICA, Region.MIDDLE_EAST)
_AMERICAS = (Region.CENTRAL_AMERICA, Region.SOUTH_AMERICA)
_ASIA = (Region.CENTRAL_SOUTH_ASIA, Region.ASIA_PACIFIC)

PAGES["chart/WD1/refugees"] = several(
    when(
        InRegion(_TOWARD_EUROPE),
        check(
            STABILITY_OF_THE_EUROZONE,
            crisis(+1, Region.EUROZONE),
            several(Trend(EUROZONE_ECONOMY, worsens), crisis(+1, Region.EUROZONE)),
            ours=False,
        ),
    ),
    when(InRegion(_AMERICAS), several(economy(worsens), check(HOMELAND_SECURITY, NOTHING, domestic_crisis(+1)))),
    when(InRegion(_ASIA), several(PeerSlowed(), RegionalAllySlowed())),
)
refugees = PAGES["chart/WD1/refugees"]
"""Where people flee to, by the region that they leave."""

_SPREADS = OnChart(
        Chart(
            "Where terror spreads to",
            dice=D10,
            ours=False,
            rows=(
                Row(1, 3, "The Eurozone", several(GroupRises(Region.EUROZONE), crisis(+1, Region.EUROZONE))),
                Row(4, 6, "Eastern Europe",
                    several(GroupRises(Region.EASTERN_EUROPE), crisis(+1, Region.EASTERN_EUROPE))),
                Row(7, 10, "The United States",
                    check(HOMELAND_SECURITY, stronger_group(Region.CONUS),
                          Act(do(domestic_terror), "a domestic terror attack"))),
            ),
        )
    )  # fmt: skip

PAGES["chart/WD1"] = several(
    setback(1),
    OnChart(
        Chart(
            "Major Regional Crisis",
            dice=D10,
            most=4,
            modifiers=(
                drm(-1, "stability 6", when=between(STABILITY, 6, 6)),
                drm(-2, "stability 7", when=between(STABILITY, 7, 7)),
                drm(-3, "stability 8", when=between(STABILITY, 8, 8)),
                drm(+1, "stability 4", when=between(STABILITY, 4, 4)),
                drm(+2, "stability 3", when=AtMost(STABILITY, 3)),
                drm(-1, "very close allies", per=VERY_CLOSE_ALLIES),
                drm(+1, "civil wars", per=CIVIL_WARS_HERE),
                drm(+2, "wars", per=WARS_HERE),
                drm(+1, "rogue states", per=ROGUE_STATES_HERE),
            ),
            rows=(
                Row(-3, 1, "A cell is founded", GroupAppears()),
                Row(2, 2, "Anger at America", trends(worsens)),
                Row(3, 3, "Fighters gather", GroupAppears(level=2)),
                Row(4, 4, "Others step in", several(GroupAppears(), influence(None, +1))),
                Row(5, 5, "A government totters", several(GroupRises(), Destabilized())),
                Row(6, 6, "A government falls", several(GroupAppears(level=2), CivilWarBegins(unstable=True))),
                Row(7, 8, "Terror spreads", _SPREADS),
                Row(9, 10, "Flight",
                    several(stability(-1), RegionalAllyMoves(by=-1), trends(worsens), refugees)),
                Row(11, 12, "Collapse",
                    several(stability(-1), CrisisStands(value=3), GroupRises(), RegionalAllyMoves(by=-1),
                            influence(None, +1), refugees)),
                Row(13, 14, "Catastrophe",
                    several(stability(-1), CrisisStands(value=3), GroupAppears(level=2), trends(worsens),
                            Act(do(draw_terrorism), "draw a terrorism card"), refugees)),
            ),
        )
    ),
)  # fmt: skip
