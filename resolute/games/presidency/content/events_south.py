"""Event cards about the Americas and Africa. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import AnyOf, AtLeast, AtMost
from resolute.games.presidency.conditions.world import (
    UnitsIn,
    alignment_of,
    capability,
    civil_wars_in,
    highest_group,
    stability_of,
    very_close,
)
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, STRAIGHT, Y01, Y09, Y17, Y20, CrisisCard
from resolute.games.presidency.content.event_cards import (
    CHINA_SLUMPS,
    EUROPE_SLUMPS,
    RUSSIA_SLUMPS,
    ask,
    event,
    option,
    strained,
)
from resolute.games.presidency.content.forces import Box, UnitType
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.tracks import HOMELAND_SECURITY
from resolute.games.presidency.effects.allies import InfluenceIn
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    check,
    congress,
    cooperation,
    domestic_crisis,
    homeland_security,
    improves,
    left,
    legacy,
    party_relations,
    right,
    when,
    world_opinion,
    worsens,
)
from resolute.games.presidency.effects.cards import SLANT, d6, d10, demanded
from resolute.games.presidency.effects.decks import called
from resolute.games.presidency.effects.nations import PeerCapability
from resolute.games.presidency.effects.places import CivilWarPauses, EasesTwoWorst, Steadies, least_stable, the_one
from resolute.games.presidency.effects.regions import (
    Destabilized,
    GroupFalls,
    GroupRises,
    crisis,
    influence,
    stability,
    trends,
)
from resolute.games.presidency.effects.world import goodwill
from resolute.games.presidency.figures_world import STABILITY

C, N, R = Capability, Nation, Region

CARDS: tuple[CrisisCard, ...] = (
    event(
        77, "cuba-opening", "Cuba: Ships and Tourists",
        "Ninety miles of water, old cars on the other side, and a cruise line that has printed its brochure.",
        ask("Do you open the door to Cuba?",
            option("Open up", trends(improves, R.CENTRAL_AMERICA), legacy(+1), cooperation(left),
                d6("How Florida takes it", (3, approval(+1), "Applause"), (6, approval(-1), "Anger"))),
            option("Keep the embargo", approval(+1), trends(worsens, R.CENTRAL_AMERICA),
                first_of(case(InfluenceIn(N.CHINA, R.CENTRAL_AMERICA), influence(N.CHINA, +1, R.CENTRAL_AMERICA)),
                         otherwise=action_points(+1))),
            option("Flights and mail only", trends(improves, R.CENTRAL_AMERICA), approval(+1), cost=2)),
        family=BY_CHOICE,
    ),
    event(
        115, "harbor-and-highway", "Harbor and Highway",
        "A Chinese company builds the port, the road to it and the hotel where both are signed.",
        stability(+1, R.CENTRAL_AMERICA), influence(N.CHINA, +1, R.CENTRAL_AMERICA),
        family=STRAIGHT, after=After.RESHUFFLE,
    ),
    event(
        116, "caravan", "A Caravan Moves North",
        "Seven thousand people walk on a highway, and every evening the news says how far they got.",
        approval(-1), demanded(Bill.IMMIGRATION),
        ask("They will be at the border in a month. What do you do?",
            option("Troops to the line", homeland_security(+1), action_points(-1), trends(worsens, R.CENTRAL_AMERICA)),
            option("Judges and beds", approval(+1), cost=2),
            option("Pay for order where they come from", crisis(-1, R.CENTRAL_AMERICA), cost=1)),
        when(AtMost(stability_of(R.CENTRAL_AMERICA), 4), domestic_crisis(+1)),
        family=BY_CHOICE, after=After.RESHUFFLE, eras=(Y17,),
    ),
    event(
        117, "brought-as-children", "Brought as Children",
        "They came in car seats, grew up here and have no papers.",
        approval(-1),
        ask("Eight hundred thousand young people wait for your word. What is it?",
            option("Relief by order", party_relations(+1), cooperation(left), trends(improves, R.CENTRAL_AMERICA),
                action_points(-1)),
            option("Enforce the law", party_relations(+1), cooperation(left), trends(worsens, R.CENTRAL_AMERICA),
                action_points(+1)),
            option("Ask Congress for a law", cooperation(right), party_relations(-1), demanded(Bill.IMMIGRATION))),
        family=BY_CHOICE,
    ),
    event(
        119, "coup-before-breakfast", "Coup Before Breakfast",
        "A president in pajamas is put on a plane, and a colonel is on the radio.",
        the_one(least_stable(R.CENTRAL_AMERICA, R.SOUTH_AMERICA, R.AFRICA),
            crisis(+1),
            ask("There is a new government by breakfast. What do you say to it?",
                option("Condemn it", Destabilized(), goodwill(+1)),
                option("Do business", stability(+1), trends(worsens), legacy(-1)),
                option("Broker a vote",
                    check(STABILITY, several(trends(improves), legacy(+1), approval(+1)), Destabilized()), cost=2))),
        family=BY_CHOICE, after=After.RESHUFFLE,
    ),
    event(
        120, "petrostate", "A Petrostate Runs Dry",
        "The pumps have stopped in the country with the most oil, and so have the buses, the lights and the pay.",
        stability(-1, R.SOUTH_AMERICA),
        when(AtMost(stability_of(R.SOUTH_AMERICA), 4),
             several(Destabilized(R.SOUTH_AMERICA), called(116, "A Caravan Moves North"))),
        first_of(case(InfluenceIn(N.RUSSIA, R.SOUTH_AMERICA), RUSSIA_SLUMPS),
                 case(InfluenceIn(N.CHINA, R.SOUTH_AMERICA), CHINA_SLUMPS),
                 otherwise=approval(-1)),
        family=BY_STATE, eras=(Y17,),
    ),
    event(
        121, "guerrillas-sign", "The Guerrillas Sign",
        "After fifty years in the jungle a pen made from a bullet goes around the table.",
        first_of(case(AtLeast(highest_group(R.SOUTH_AMERICA), 1), GroupFalls(R.SOUTH_AMERICA, by=2),
                      trends(improves, R.SOUTH_AMERICA)),
                 otherwise=stability(+1, R.SOUTH_AMERICA)),
        first_of(case(UnitsIn((UnitType.INTEL, UnitType.SPECIAL_FORCES), (R.SOUTH_AMERICA,)), legacy(+1)),
                 otherwise=approval(+1)),
        family=BY_STATE, eras=(Y09, Y17), good=True,
    ),
    event(
        122, "rainforest-smoke", "Smoke Over the Rainforest",
        "At three in the afternoon the streetlights come on in a city a thousand miles from the fires.",
        first_of(
            case(AtLeast(alignment_of(R.SOUTH_AMERICA), 6), ask("The forest burns. What do you send?",
                option("Planes", crisis(-1, R.SOUTH_AMERICA), goodwill(+1), cost=1),
                option("Praise", trends(improves, R.SOUTH_AMERICA)))),
            case(InfluenceIn(N.CHINA, R.SOUTH_AMERICA), influence(N.CHINA, +1, R.SOUTH_AMERICA),
                 crisis(+1, R.SOUTH_AMERICA)),
            otherwise=several(crisis(+1, R.SOUTH_AMERICA), trends(worsens, R.SOUTH_AMERICA))),
        SLANT,
        family=BY_STATE, eras=(Y17, Y20),
    ),
    event(
        123, "leaves-on-time", "A President Leaves on Time",
        "The palace guard salutes, the old president gets into his own car, and the new one waves.",
        stability(+1, R.AFRICA), Steadies(R.AFRICA),
        family=STRAIGHT, good=True,
    ),
    event(
        124, "fever-wards", "Fever in the Wards",
        "Doctors in yellow suits write their names on their foreheads so that patients know who is inside.",
        crisis(+1, R.AFRICA), approval(-1),
        ask("The fever is one flight away. What do you do?",
            option("Soldiers and doctors", crisis(-1, R.AFRICA), goodwill(+1), legacy(+1), cost=3),
            option("Close the airports", approval(+2), world_opinion(-1),
                check(HOMELAND_SECURITY, NOTHING, domestic_crisis(+1))),
            option("Wire money",
                d10("Money and fever", (6, several(crisis(-1, R.AFRICA), trends(improves, R.AFRICA)), "It buys gloves"),
                    (10, domestic_crisis(+1), "The fever flies")), cost=1)),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        125, "medicine-plan", "Medicine for a Continent",
        "The pills exist, they are cheap, and ten countries cannot buy them.",
        ask("How much of it do you do?",
            option("The full plan", stability(+1, R.AFRICA), trends(improves, R.AFRICA), legacy(+2), cost=3),
            option("A smaller plan", trends(improves, R.AFRICA), approval(+1), cost=1),
            option("Not this year", congress(+1))),
        family=BY_CHOICE, eras=(Y01,), good=True,
    ),
    event(
        126, "pirates", "Pirates Off the Horn",
        "Four men in a fishing boat have taken a ship as long as three football fields.",
        first_of(
            case(AnyOf((UnitsIn((UnitType.CARRIER,), (Box.INDIAN_OCEAN,)), AtLeast(capability(C.NAVAL), 6))),
                 trends(improves, R.AFRICA), approval(+1)),
            case(very_close(N.NATO), action_points(-1), *strained(N.NATO)),
            otherwise=several(EUROPE_SLUMPS, GroupRises(R.AFRICA), PeerCapability(N.CHINA, C.NAVAL, +1))),
        family=BY_STATE, after=After.RESHUFFLE, eras=(Y09,),
    ),
    event(
        127, "new-flag", "A New Flag",
        "Tailors work all night: by morning a new country needs ten thousand flags.",
        first_of(case(AtLeast(civil_wars_in(R.AFRICA), 1), CivilWarPauses(R.AFRICA), goodwill(+1)),
                 case(AtLeast(stability_of(R.AFRICA), 5), trends(improves, R.AFRICA), approval(+1)),
                 otherwise=several(trends(improves, R.AFRICA), legacy(+1), Destabilized(R.AFRICA))),
        family=BY_STATE, eras=(Y09,), good=True,
    ),
    event(
        128, "song-for-the-hungry", "A Song for the Hungry",
        "Forty singers who cannot stand each other record one song in one night.",
        EasesTwoWorst(), goodwill(+1),
        family=STRAIGHT, good=True,
    ),
)  # fmt: skip
