"""Cascading cards of Europe, Russia and the ice between them and us. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.effects import several
from resolute.games.presidency.conditions.base import AtLeast, AtMost, Not, drm
from resolute.games.presidency.conditions.world import (
    Outdoes,
    crises,
    influence_of,
    stability_of,
    tensions_on,
    very_close,
)
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, Y01, Y09, Y17, CrisisCard
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.event_cards import (
    DIPLOMACY,
    EUROPE_GROWS,
    EUROPE_SLUMPS,
    RUSSIA_GROWS,
    RUSSIA_WARMS,
    ask,
)
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.off_map import all_of, answer, cascade, one_of, sanction, turns, units, unstable
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.tracks import EUROZONE_ECONOMY, RUSSIA_RELATIONS
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.effects.allies import status
from resolute.games.presidency.effects.base import (
    NOTHING,
    approval,
    check,
    economy,
    homeland_security,
    improves,
    legacy,
    party_relations,
    prestige,
    when,
    world_opinion,
    worsens,
)
from resolute.games.presidency.effects.cards import d10, ends, way_out
from resolute.games.presidency.effects.cascades import closer_to_war
from resolute.games.presidency.effects.nations import Escalates, PeerCapability, Strengthens, Under
from resolute.games.presidency.effects.regions import crisis, influence, stability, trends
from resolute.games.presidency.effects.world import BetterCapability, goodwill, tensions

C, K, N, R, U, W = Capability, Track, Nation, Region, UnitType, Belligerent

CARDS: tuple[CrisisCard, ...] = (
    cascade(
        36, "quarrel-across-the-atlantic", "A Quarrel across the Atlantic",
        "It starts with aircraft and cars, and ends with taxes on things that nobody can touch.",
        (EUROPE_SLUMPS,
         ask("What do you offer Europe?",
             answer("Split the difference", EUROPE_GROWS, trends(improves, R.EUROZONE), cost=2),
             answer("Dig in", party_relations(+1),
                    check(EUROZONE_ECONOMY, NOTHING, several(crisis(+1, R.EUROZONE), tensions(N.NATO, +1)),
                          ours=False)))),
        (way_out(AtLeast(EUROZONE_ECONOMY, 6), trends(improves, R.EUROZONE)),
         EUROPE_SLUMPS, tensions(N.NATO, +1),
         d10("Duties and counter-duties", (5, tensions(N.UNITED_KINGDOM, +1)),
             (8, several(trends(worsens, R.EUROZONE), tensions(N.UNITED_KINGDOM, +1))),
             (10, several(influence(N.RUSSIA, +1, R.EUROZONE), trends(worsens, R.EUROZONE))),
             drm(+1, "Moscow buys friends", per=influence_of(N.RUSSIA, R.EUROZONE)))),
        (way_out(all_of(AtLeast(EUROZONE_ECONOMY, 5), AtLeast(stability_of(R.EUROZONE), 7)),
                 approval(+1), turns(N.UNITED_KINGDOM, +1)),
         stability(-1, R.EUROZONE), EUROPE_SLUMPS, economy(worsens), tensions(N.UNITED_KINGDOM, +2), approval(-1),
         ask("And London?",
             answer("A pact with London alone", tensions(N.UNITED_KINGDOM, -2), trends(worsens, R.EUROZONE), cost=2),
             answer("Hold the line", turns(N.UNITED_KINGDOM, -1), party_relations(+1)))),
        BY_CHOICE, (Y01, Y09, Y17),
    ),
    cascade(
        45, "soldiers-without-badges", "Soldiers without Badges",
        "Polite men with good rifles and no names stand outside a parliament.",
        (tensions(N.RUSSIA, +1), tensions(N.NATO, +1)),
        (way_out(AtMost(status(K.RUSSIA_UKRAINE), 2), trends(improves, R.EASTERN_EUROPE)),
         closer_to_war(K.RUSSIA_UKRAINE, W.RUSSIA), influence(N.RUSSIA, +1, R.EASTERN_EUROPE),
         crisis(+1, R.EASTERN_EUROPE), approval(-1),
         ask("What do you send?",
             answer("Arms for the defenders", Strengthens(K.RUSSIA_UKRAINE, W.UKRAINE), tensions(N.RUSSIA, +1), cost=1),
             answer("Sanctions with the allies",
                    d10("The allies", (5, sanction(SanctionKind.MULTILATERAL, N.RUSSIA), "They sign"),
                        (10, NOTHING, "They need the gas"), DIPLOMACY)),
             answer("Neither", tensions(N.NATO, +1), world_opinion(-1)))),
        (way_out(one_of(AtMost(status(K.RUSSIA_UKRAINE), 2),
                        all_of(Under(N.RUSSIA, SanctionKind.MULTILATERAL), AtMost(tensions_on(N.RUSSIA), 2))),
                 trends(improves, R.EASTERN_EUROPE), legacy(+1)),
         closer_to_war(K.RUSSIA_UKRAINE, W.RUSSIA), stability(-1, R.EASTERN_EUROPE),
         influence(N.RUSSIA, +1, R.EASTERN_EUROPE), EUROPE_SLUMPS, tensions(N.NATO, +1), approval(-2),
         when(Not(very_close(N.NATO)), Escalates(K.RUSSIA_NATO, most=4))),
        BY_CHOICE, (Y09, Y17),
    ),
    cascade(
        54, "small-war-big-neighbor", "Small War, Big Neighbor",
        "A small country asks to join an alliance. Its neighbor asks it not to.",
        (tensions(N.RUSSIA, +1),
         ask("What do you promise?",
             answer("Membership", trends(improves, R.EASTERN_EUROPE), tensions(N.RUSSIA, +2),
                    Escalates(K.RUSSIA_NATO, most=4)),
             answer("Training", trends(improves, R.EASTERN_EUROPE), Strengthens(K.RUSSIA_NATO, W.NATO),
                    tensions(N.RUSSIA, +1), cost=1),
             answer("Nothing", trends(worsens, R.EASTERN_EUROPE), tensions(N.RUSSIA, -1)))),
        (way_out(one_of(AtLeast(RUSSIA_RELATIONS, 4), AtMost(influence_of(N.RUSSIA, R.EASTERN_EUROPE), 0)),
                 trends(improves, R.EASTERN_EUROPE)),
         crisis(+2, R.EASTERN_EUROPE), influence(N.RUSSIA, +1, R.EASTERN_EUROPE), tensions(N.NATO, +1),
         ask("Tanks are on the only road. What do you send?",
             answer("An airlift", crisis(-1, R.EASTERN_EUROPE), trends(improves, R.EASTERN_EUROPE), goodwill(),
                    need=units(U.AIR_FORCE, R.EUROZONE, R.EASTERN_EUROPE)),
             answer("Hired planes", crisis(-1, R.EASTERN_EUROPE), trends(improves, R.EASTERN_EUROPE), goodwill(),
                    cost=2),
             answer("Words", prestige(-1), approval(-1)))),
        (way_out(all_of(AtMost(crises(R.EASTERN_EUROPE), 0), AtMost(status(K.RUSSIA_NATO), 2)),
                 legacy(+1), trends(improves, R.EASTERN_EUROPE)),
         stability(-1, R.EASTERN_EUROPE), unstable(R.EASTERN_EUROPE), PeerCapability(N.RUSSIA, C.GROUND, +1),
         tensions(N.NATO, +1), Escalates(K.RUSSIA_UKRAINE, most=4), Escalates(K.RUSSIA_NATO, most=4), approval(-2)),
        BY_CHOICE, (Y01, Y09),
    ),
    cascade(
        61, "ships-through-the-ice", "Ships through the Ice",
        "A sea that was always white is blue in September, and three navies sail to look at it.",
        (tensions(N.CANADA, +1), tensions(N.RUSSIA, +1),
         ask("Whose sea is it?",
             answer("Build icebreakers", BetterCapability(C.NAVAL, +1), tensions(N.CANADA, -1), cost=2),
             answer("An Arctic treaty", RUSSIA_WARMS, tensions(N.CANADA, -1), ends(), cost=1,
                    need=AtLeast(RUSSIA_RELATIONS, 3)),
             answer("Wait", PeerCapability(N.RUSSIA, C.NAVAL, +1)))),
        (way_out(all_of(very_close(N.CANADA), Outdoes(C.NAVAL, N.RUSSIA, by=3)),
                 tensions(N.RUSSIA, -1), approval(+1)),
         RUSSIA_GROWS, PeerCapability(N.RUSSIA, C.NAVAL, +1), tensions(N.NATO, +1), tensions(N.CANADA, +1)),
        (way_out(AtLeast(RUSSIA_RELATIONS, 4), legacy(+1)),
         PeerCapability(N.RUSSIA, C.MISSILES, +1), RUSSIA_GROWS, turns(N.CANADA, -1), homeland_security(-1),
         approval(-1), Escalates(K.RUSSIA_NATO, most=4)),
        BY_CHOICE, (Y09, Y17),
    ),
)  # fmt: skip
