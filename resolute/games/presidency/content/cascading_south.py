"""Cascading cards of Africa and the Americas. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import AtLeast, AtMost, drm
from resolute.games.presidency.conditions.world import (
    alignment_of,
    civil_wars_in,
    close,
    crises,
    influence_of,
    stability_of,
    unstable_in,
)
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, Y09, Y17, Y20, CrisisCard
from resolute.games.presidency.content.event_cards import CHINA_GROWS, EUROPE_SLUMPS, RUSSIA_GROWS, ask
from resolute.games.presidency.content.forces import Box, UnitType
from resolute.games.presidency.content.off_map import (
    all_of,
    answer,
    at_home,
    cascade,
    civil_war,
    falls,
    groups_from,
    new_cell,
    none_from,
    one_of,
    rises,
    units,
    unstable,
)
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.tracks import RUSSIA_RELATIONS
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    check,
    economy,
    improves,
    legacy,
    when,
    world_opinion,
    worsens,
)
from resolute.games.presidency.effects.cards import d10, ends, goes, lot, way_out
from resolute.games.presidency.effects.cascades import BecomesRogue, SendsUnit
from resolute.games.presidency.effects.groups import intel
from resolute.games.presidency.effects.nations import MoreActions, PeerCapability
from resolute.games.presidency.effects.regions import crisis, influence, stability, trends
from resolute.games.presidency.effects.units import FootprintLeft
from resolute.games.presidency.effects.world import goodwill, tensions
from resolute.games.presidency.figures_world import STATE_DIPLOMACY

C, N, R, U = Capability, Nation, Region, UnitType

CARDS: tuple[CrisisCard, ...] = (
    cascade(
        37, "price-of-bread", "The Price of Bread",
        "Two harvests fail on one continent, and on three others the price of a loaf doubles.",
        (crisis(+1, R.AFRICA), crisis(+1, R.MIDDLE_EAST),
         ask("Who feeds them?",
             answer("Ship grain", crisis(-1, R.AFRICA), trends(improves, R.AFRICA), cost=1),
             answer("Ask the exporters", crisis(-1, R.MIDDLE_EAST), RUSSIA_GROWS, tensions(N.RUSSIA, -1),
                    need=AtLeast(RUSSIA_RELATIONS, 3)),
             answer("Nobody we know", world_opinion(-1)))),
        (way_out(all_of(AtMost(crises(R.MIDDLE_EAST), 1), AtMost(crises(R.AFRICA), 1)),
                 world_opinion(+1), approval(+1)),
         unstable(R.MIDDLE_EAST), crisis(+1, R.AFRICA), *rises(R.AFRICA), approval(-1),
         ask("Riots in the bread lines. Do you open the reserve?",
             answer("Open it", crisis(-1, R.MIDDLE_EAST), economy(worsens), goodwill(), cost=2),
             answer("No", trends(worsens, R.MIDDLE_EAST), trends(worsens, R.AFRICA)))),
        (way_out(all_of(AtMost(civil_wars_in(R.MIDDLE_EAST), 0), AtMost(civil_wars_in(R.AFRICA), 0)),
                 world_opinion(+1), legacy(+1)),
         civil_war(R.AFRICA), crisis(+1, R.MIDDLE_EAST), crisis(+1, R.EUROZONE), approval(-1),
         check(stability_of(R.EUROZONE), tensions(N.NATO, +1),
               several(stability(-1, R.EUROZONE), new_cell(R.EUROZONE), EUROPE_SLUMPS,
                       lot("Boats and ballots", (5, influence(N.RUSSIA, +1, R.EUROZONE)),
                           (10, several(crisis(+1, R.EASTERN_EUROPE), trends(worsens, R.EASTERN_EUROPE))))),
               ours=False)),
        BY_CHOICE, (Y09, Y17, Y20),
    ),
    cascade(
        38, "two-presidents", "Two Presidents, One Palace",
        "Both took the oath on the same day, with different generals standing beside them.",
        (unstable(R.SOUTH_AMERICA), crisis(+1, R.SOUTH_AMERICA),
         ask("Whom do you call?",
             answer("Recognize one of them",
                    d10("The generals", (3, several(unstable(R.SOUTH_AMERICA, -1), trends(improves, R.SOUTH_AMERICA),
                                                    ends()), "They change sides"),
                        (7, trends(worsens, R.SOUTH_AMERICA), "They wait"),
                        (10, several(influence(N.RUSSIA, +1, R.SOUTH_AMERICA), trends(worsens, R.SOUTH_AMERICA)),
                         "They find another friend")),
                    cost=1),
             answer("Close its accounts", crisis(+1, R.SOUTH_AMERICA), approval(+1),
                    influence(N.CHINA, +1, R.SOUTH_AMERICA)),
             answer("Talk to both sides", crisis(-1, R.SOUTH_AMERICA), need=AtLeast(STATE_DIPLOMACY, 1)))),
        (way_out(AtMost(unstable_in(R.SOUTH_AMERICA), 0), trends(improves, R.SOUTH_AMERICA)),
         crisis(+1, R.SOUTH_AMERICA), crisis(+1, R.CENTRAL_AMERICA), approval(-1),
         lot("A protector", (4, influence(N.RUSSIA, +1, R.SOUTH_AMERICA)),
             (8, several(influence(N.CHINA, +1, R.SOUTH_AMERICA), CHINA_GROWS)),
             (10, several(influence(N.RUSSIA, +1, R.SOUTH_AMERICA), influence(N.CHINA, +1, R.SOUTH_AMERICA))))),
        (way_out(one_of(AtLeast(stability_of(R.SOUTH_AMERICA), 6), AtLeast(alignment_of(R.SOUTH_AMERICA), 7)),
                 approval(+1)),
         stability(-1, R.SOUTH_AMERICA), civil_war(R.SOUTH_AMERICA, flips=True), *rises(R.SOUTH_AMERICA),
         crisis(+1, R.CENTRAL_AMERICA), approval(-2),
         when(AtLeast(influence_of(N.RUSSIA, R.SOUTH_AMERICA), 2),
              several(tensions(N.RUSSIA, +1), MoreActions(N.RUSSIA, +1)))),
        BY_CHOICE, (Y17, Y20),
    ),
    cascade(
        40, "army-on-the-lake", "A Terror Army on the Lake",
        "A preacher's followers take a fishing village, then a road, then a school.",
        (*rises(R.AFRICA), crisis(+1, R.AFRICA),
         ask("Do you send advisers?",
             answer("Send them", SendsUnit((U.INTEL, U.SPECIAL_FORCES), int(R.AFRICA)), intel(R.AFRICA),
                    need=at_home(U.INTEL, U.SPECIAL_FORCES)),
             answer("No", NOTHING))),
        (way_out(none_from(2, R.AFRICA), trends(improves, R.AFRICA), approval(+1)),
         *rises(R.AFRICA), new_cell(R.AFRICA), crisis(+1, R.AFRICA), unstable(R.AFRICA), approval(-1)),
        (way_out(one_of(none_from(3, R.AFRICA), AtLeast(stability_of(R.AFRICA), 6)),
                 trends(improves, R.AFRICA), legacy(+1)),
         when(groups_from(4, R.AFRICA), BecomesRogue(R.AFRICA), several(*rises(R.AFRICA, 2))),
         stability(-1, R.AFRICA), approval(-2), tensions(N.UNITED_KINGDOM, +1), trends(worsens, R.AFRICA)),
        BY_CHOICE, (Y09, Y17),
    ),
    cascade(
        41, "mines-in-the-narrow-sea", "Mines in the Narrow Sea",
        "A militia with a radar and a few old mines can close a tenth of the world's trade.",
        (way_out(all_of(units(U.CARRIER, Box.INDIAN_OCEAN), AtMost(crises(R.AFRICA), 1)), approval(+1)),
         economy(worsens), crisis(+1, R.AFRICA),
         ask("Who guards the ships?",
             answer("Convoys with India", economy(improves), tensions(N.INDIA, -1), cost=1, need=close(N.INDIA)),
             answer("Nobody", tensions(N.INDIA, +1)))),
        (when(units((U.CARRIER, U.MARINES), Box.INDIAN_OCEAN),
              d10("A rescue at sea", (6, several(falls(R.AFRICA), approval(+2), ends()), "All hands safe"),
                  (9, several(approval(-1), action_points(-1)), "Too late"),
                  (10, several(FootprintLeft(R.AFRICA), approval(-2)), "Shots in the dark"),
                  drm(-1, "special forces", when=units(U.SPECIAL_FORCES, R.AFRICA))),
              several(EUROPE_SLUMPS, influence(N.CHINA, +1, R.AFRICA), PeerCapability(N.CHINA, C.NAVAL, +1),
                      approval(-1))),),
        (way_out(all_of(AtMost(unstable_in(R.AFRICA), 0), none_from(2, R.AFRICA)), legacy(+1)),
         new_cell(R.AFRICA, 2), influence(N.CHINA, +1, R.AFRICA), economy(worsens), EUROPE_SLUMPS,
         tensions(N.GULF_STATES, +1), approval(-2)),
        BY_CHOICE, (Y09, Y17),
    ),
    cascade(
        62, "peace-to-keep", "A Peace to Keep",
        "The guerrillas come down from the hills and pile their rifles in a football field.",
        (falls(R.SOUTH_AMERICA), trends(improves, R.SOUTH_AMERICA),
         ask("Peace is expensive. Do you pay a share of it?",
             answer("Pay", crisis(-1, R.SOUTH_AMERICA), goodwill(), goes(After.DECK_3), cost=2),
             answer("Applaud", approval(+1)))),
        (check(stability_of(R.SOUTH_AMERICA), several(falls(R.SOUTH_AMERICA), approval(+1), ends()),
               several(crisis(+1, R.SOUTH_AMERICA), new_cell(R.SOUTH_AMERICA))),),
        (check(alignment_of(R.SOUTH_AMERICA),
               several(stability(+1, R.SOUTH_AMERICA), legacy(+1), approval(+1), world_opinion(+1)),
               several(new_cell(R.SOUTH_AMERICA, 2), unstable(R.SOUTH_AMERICA), crisis(+1, R.SOUTH_AMERICA),
                       approval(-1)),
               modifiers=(drm(-1, "no groups are left", when=none_from(1, R.SOUTH_AMERICA)),
                          drm(+1, "trouble in the provinces", when=AtLeast(crises(R.SOUTH_AMERICA), 2)))),),
        BY_CHOICE, (Y09, Y17),
    ),
)  # fmt: skip
