"""Event cards about Europe, Russia and the alliance between them. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import All, AnyOf, AtLeast, AtMost
from resolute.games.presidency.conditions.world import WARS, alignment_of, close, crises, stability_of, very_close
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, STRAIGHT, Y01, Y09, Y17, CrisisCard
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.event_cards import (
    EUROPE_GROWS,
    EUROPE_SLUMPS,
    RUSSIA_COOLS,
    RUSSIA_GROWS,
    RUSSIA_SLUMPS,
    RUSSIA_WARMS,
    ask,
    event,
    needs,
    option,
    strained,
)
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.tracks import CONGRESS, EUROZONE_ECONOMY, RUSSIA_RELATIONS
from resolute.games.presidency.content.wars import MAX_WARS, Belligerent
from resolute.games.presidency.effects.allies import Attacks, status
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    check,
    congress,
    economy,
    improves,
    legacy,
    worsens,
)
from resolute.games.presidency.effects.cards import SLANT, d6, d10
from resolute.games.presidency.effects.closeness import Compares, closer, further
from resolute.games.presidency.effects.conflicts import Heats, Sanctioned, WarOn
from resolute.games.presidency.effects.nations import Calms, PeerCapability, Strengthens
from resolute.games.presidency.effects.places import LosesInfluence
from resolute.games.presidency.effects.regions import crisis, influence, stability, trends
from resolute.games.presidency.effects.world import BetterCapability, goodwill, tensions

C, K, N, R, W = Capability, Track, Nation, Region, Belligerent
UNILATERAL = SanctionKind.UNILATERAL
MULTILATERAL = SanctionKind.MULTILATERAL

CARDS: tuple[CrisisCard, ...] = (
    event(
        118, "allied-coup", "Tanks in an Allied Capital",
        "Soldiers on the bridges of a NATO capital, and a leader speaking from a phone.",
        crisis(+1, R.EASTERN_EUROPE),
        first_of(
            case(very_close(N.NATO),
                 d10("The night of the tanks", (6, trends(improves, R.EASTERN_EUROPE), "The barracks give up"),
                     (10, further(N.NATO), "They blame us"))),
            case(close(N.NATO), further(N.NATO), influence(N.RUSSIA, +1, R.MIDDLE_EAST)),
            otherwise=several(Heats(K.RUSSIA_NATO), BetterCapability(C.AIR, -1),
                              influence(N.RUSSIA, +1, R.EASTERN_EUROPE))),
        family=BY_STATE, eras=(Y17,),
    ),
    event(
        136, "serbia-marches", "Serbia Marches",
        "An old song on the radio, and columns on a road that was closed for a generation.",
        first_of(
            case(AnyOf((AtLeast(WARS, MAX_WARS), WarOn(W.SERBIA, W.BALKAN_STATES))), crisis(+2, R.EASTERN_EUROPE)),
            case(AnyOf((AtMost(stability_of(R.EASTERN_EUROPE), 4), AtLeast(status(K.RUSSIA_NATO), 3))),
                 Attacks(W.SERBIA, W.BALKAN_STATES, R.EASTERN_EUROPE), EUROPE_SLUMPS, *strained(N.RUSSIA, N.NATO)),
            otherwise=several(crisis(+1, R.EASTERN_EUROPE),
                check(stability_of(R.EASTERN_EUROPE), NOTHING, influence(N.RUSSIA, +1, R.EASTERN_EUROPE)))),
        family=BY_STATE, eras=(Y01,),
    ),
    event(
        152, "treaty-on-warheads", "A Treaty on Warheads",
        "Both sides own far more warheads than they can ever use, and both would rather say so second.",
        first_of(
            case(AtMost(RUSSIA_RELATIONS, 1), PeerCapability(N.RUSSIA, C.MISSILES, +1), *strained(N.RUSSIA)),
            otherwise=ask("A treaty with Moscow lies on your desk. What do you do?",
                option("Sign it and fight for it",
                    check(CONGRESS,
                          several(PeerCapability(N.RUSSIA, C.MISSILES, -1), RUSSIA_WARMS, tensions(N.RUSSIA, -2),
                                  legacy(+2)),
                          several(congress(-1), RUSSIA_COOLS)), cost=2),
                option("Modernize instead", BetterCapability(C.MISSILES, +1), action_points(-1),
                    tensions(N.RUSSIA, +2)),
                option("Shelve it", action_points(+1), RUSSIA_COOLS, *strained(N.RUSSIA)))),
        family=BY_CHOICE, eras=(Y01, Y09),
    ),
    event(
        153, "gas-under-the-sea", "Gas Under the Sea",
        "A pipe on the seabed would warm Europe and walk around Ukraine.",
        *strained(N.NATO),
        ask("Whose gas warms Europe?",
            option("Sanction the builders", RUSSIA_SLUMPS, further(N.NATO), trends(improves, R.EASTERN_EUROPE)),
            option("Let them build", EUROPE_GROWS, RUSSIA_GROWS, Strengthens(K.RUSSIA_UKRAINE, W.RUSSIA)),
            option("Ship our own gas", economy(improves), LosesInfluence(N.RUSSIA, R.EASTERN_EUROPE), cost=4)),
        family=BY_CHOICE, eras=(Y09, Y17),
    ),
    event(
        154, "quiet-town", "Poison in a Quiet Town",
        "A park bench, a perfume bottle, and two men with tickets to Moscow.",
        *strained(N.UNITED_KINGDOM),
        ask("London asks who stands with it. What do you do?",
            option("Expel them all", closer(N.UNITED_KINGDOM), RUSSIA_COOLS, tensions(N.RUSSIA, +2)),
            option("Words only", further(N.UNITED_KINGDOM), tensions(N.RUSSIA, -1)),
            option("Act as one", Sanctioned(N.RUSSIA, MULTILATERAL), closer(N.UNITED_KINGDOM), cost=2,
                needs=needs(very_close(N.NATO), "NATO to be very close"))),
        family=BY_CHOICE, eras=(Y17,),
    ),
    event(
        155, "interceptors", "Interceptors in the East",
        "Ten missiles in a field would point at Iran; Moscow has drawn the arrow the other way.",
        *strained(N.RUSSIA),
        ask("Where do the interceptors go?",
            option("Build them", BetterCapability(C.MISSILES, +1), trends(improves, R.EASTERN_EUROPE),
                Heats(K.RUSSIA_NATO), tensions(N.RUSSIA, +2)),
            option("Trade them away", RUSSIA_WARMS, tensions(N.RUSSIA, -1), trends(worsens, R.EASTERN_EUROPE),
                approval(-1)),
            option("Put them at sea", BetterCapability(C.MISSILES, +1), cost=3)),
        family=BY_CHOICE, eras=(Y01, Y09),
    ),
    event(
        156, "seabed-flag", "A Flag on the Seabed",
        "A small submarine plants a metal flag under the Arctic ice, for the cameras.",
        first_of(
            case(Compares(C.NAVAL, 1, N.RUSSIA), Strengthens(K.RUSSIA_NATO, W.NATO), closer(N.CANADA)),
            case(Compares(C.NAVAL, 0, N.RUSSIA), Heats(K.RUSSIA_NATO), *strained(N.CANADA)),
            otherwise=several(PeerCapability(N.RUSSIA, C.NAVAL, +1), RUSSIA_GROWS, approval(-1))),
        family=BY_STATE, eras=(Y01, Y09),
    ),
    event(
        157, "island-leaves", "The Island Votes to Leave",
        "By breakfast the count is final, and half of Europe checks it twice.",
        EUROPE_SLUMPS, stability(-1, R.EUROZONE), *strained(N.UNITED_KINGDOM, N.NATO),
        check(EUROZONE_ECONOMY, NOTHING, several(EUROPE_SLUMPS, economy(worsens)), ours=False),
        family=STRAIGHT, eras=(Y09, Y17),
    ),
    event(
        158, "bond-spreads", "The South Cannot Pay",
        "Nobody wants to lend to the sunny half of Europe any more.",
        first_of(
            case(AtLeast(EUROZONE_ECONOMY, 6), action_points(-1)),
            case(AtLeast(EUROZONE_ECONOMY, 4), EUROPE_SLUMPS, crisis(+1, R.EUROZONE)),
            otherwise=ask("Europe asks for dollars. What do you do?",
                option("Open swap lines", trends(improves, R.EUROZONE), EUROPE_GROWS, cost=4),
                option("Stand aside", economy(worsens), stability(-1, R.EUROZONE)))),
        family=BY_STATE, eras=(Y09,),
    ),
    event(
        159, "boats", "Boats on the Middle Sea",
        "Small boats, too many people, and islands that have run out of blankets.",
        first_of(
            case(All((AtLeast(crises(R.MIDDLE_EAST), 2), AtLeast(crises(R.AFRICA), 2))),
                 crisis(+1, R.EUROZONE), stability(-1, R.EUROZONE)),
            case(AnyOf((AtLeast(crises(R.MIDDLE_EAST), 2), AtLeast(crises(R.AFRICA), 2))), crisis(+1, R.EUROZONE)),
            otherwise=trends(improves, R.EUROZONE)),
        ask("Europe looks across the ocean. What do you offer?",
            option("Take some in", goodwill(+1), action_points(-1), approval(-1)),
            option("Send ships", trends(improves, R.EUROZONE), cost=1),
            option("Express regret", trends(worsens, R.EUROZONE))),
        family=BY_STATE, after=After.RESHUFFLE, eras=(Y09, Y17),
    ),
    event(
        160, "tents-in-the-snow", "Tents in the Snow",
        "A square full of tents and tea, and nobody goes home when the frost comes.",
        first_of(
            case(AtLeast(alignment_of(R.EASTERN_EUROPE), 7), trends(improves, R.EASTERN_EUROPE),
                 influence(N.RUSSIA, -1, R.EASTERN_EUROPE), Heats(K.RUSSIA_UKRAINE)),
            case(AtLeast(alignment_of(R.EASTERN_EUROPE), 5), Heats(K.RUSSIA_UKRAINE), *strained(N.RUSSIA)),
            otherwise=several(influence(N.RUSSIA, +1, R.EASTERN_EUROPE), Strengthens(K.RUSSIA_UKRAINE, W.RUSSIA))),
        SLANT,
        family=BY_STATE, eras=(Y09, Y17),
    ),
    event(
        161, "airliner-lost", "An Airliner Over the Steppe",
        "An airliner falls into a field of sunflowers, and each army points at the other.",
        first_of(
            case(AtLeast(status(K.RUSSIA_UKRAINE), 4), PeerCapability(N.RUSSIA, C.GROUND, +1),
                 Sanctioned(N.RUSSIA, UNILATERAL), approval(-1)),
            case(AtLeast(status(K.RUSSIA_UKRAINE), 3), Heats(K.RUSSIA_UKRAINE), trends(improves, R.EUROZONE)),
            otherwise=RUSSIA_COOLS),
        first_of(case(very_close(N.NATO), RUSSIA_SLUMPS), otherwise=several(*strained(N.NATO))),
        family=BY_STATE, eras=(Y09, Y17),
    ),
    event(
        162, "two-percent", "Two Percent",
        "A promise on defense budgets, and a table of who keeps it.",
        *strained(N.NATO),
        ask("The allies owe their share. How do you ask?",
            option("Press hard", approval(+1),
                d6("The allies' answer", (2, Strengthens(K.RUSSIA_NATO, W.NATO), "They pay"),
                   (6, further(N.NATO), "They sulk"))),
            option("Reassure them", closer(N.NATO), action_points(-1), approval(-1)),
            option("Lead by example", Calms(K.RUSSIA_NATO), cost=2)),
        family=BY_CHOICE, eras=(Y17,),
    ),
)  # fmt: skip
