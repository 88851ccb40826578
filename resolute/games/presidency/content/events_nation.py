"""Event cards about health, culture, technology and security. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import AtLeast
from resolute.games.presidency.conditions.world import capability
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, STRAIGHT, Y01, Y09, Y17, Y20, CrisisCard
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.event_cards import (
    CHINA_SLUMPS,
    CHINA_WARMS,
    EUROPE_SLUMPS,
    ask,
    event,
    needs,
    option,
    strained,
)
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CABINET_EFFECTIVENESS,
    CHINA_RELATIONS,
    CONGRESS,
    DOMESTIC_CRISIS,
    HOMELAND_SECURITY,
    MEDIA,
    PRESTIGE,
)
from resolute.games.presidency.effects.allies import UsAtWar
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    cabinet,
    check,
    congress,
    cooperation,
    domestic_crisis,
    economy,
    homeland_security,
    improves,
    left,
    legacy,
    lingering,
    media,
    prestige,
    tension,
    when,
    world_opinion,
    worsens,
)
from resolute.games.presidency.effects.bills import Introduces, Midterms, YearOfTerm
from resolute.games.presidency.effects.cards import SLANT, d6, d10, demanded
from resolute.games.presidency.effects.closeness import (
    THE_RICHER_PEER,
    Compares,
    ItsTensions,
    PeerImproves,
    TwoStrained,
    closer,
    further,
)
from resolute.games.presidency.effects.conflicts import Sanctioned
from resolute.games.presidency.effects.decks import called, card_ripens, crises_foreseen, disaster_strikes, past_abroad
from resolute.games.presidency.effects.nations import PeerCapability
from resolute.games.presidency.effects.places import InRandomRegion, the_one
from resolute.games.presidency.effects.regions import GroupFalls, crisis, trends
from resolute.games.presidency.effects.units import ArmyAbroad
from resolute.games.presidency.effects.world import BetterCapability

C, N, R = Capability, Nation, Region
UNILATERAL = SanctionKind.UNILATERAL

CARDS: tuple[CrisisCard, ...] = (
    event(
        96, "contractor-files", "The Contractor's Files",
        "A young man with a thumb drive shows the world how much we listen to it.",
        demanded(Bill.PRIVACY),
        ask("The world knows that we listen. What do you say?",
            option("Defend the program", approval(-1), further(N.NATO)),
            option("Rein it in", BetterCapability(C.RECON, -1), BetterCapability(C.CYBER, -1),
                trends(improves, R.EUROZONE)),
            option("Brief every ally", *strained(N.NATO, N.UNITED_KINGDOM), cost=2)),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        97, "cables-in-print", "Secret Cables in Print",
        "What our diplomats really think of their hosts is on every front page.",
        TwoStrained(), InRandomRegion(trends(worsens)), card_ripens(), SLANT,
        family=STRAIGHT, eras=(Y09,),
    ),
    event(
        98, "personnel-hack", "Files of Millions Stolen",
        "Names, addresses and fingerprints of everyone with a clearance are on a server in Asia.",
        demanded(Bill.CYBER_SECURITY),
        first_of(
            case(Compares(C.CYBER, -1, N.CHINA), homeland_security(-1), approval(-1),
                 PeerCapability(N.CHINA, C.AIR, +1)),
            case(Compares(C.CYBER, 0, N.CHINA), approval(-1), *strained(N.CHINA)),
            otherwise=ask("We saw them do it. What do we do with that?",
                option("Expose it", Sanctioned(N.CHINA, UNILATERAL), approval(+1)),
                option("Use it quietly", BetterCapability(C.CYBER, +1)))),
        family=BY_STATE,
    ),
    event(
        100, "false-accounts", "False Accounts Before the Vote",
        "Ten thousand neighbors who do not exist have strong opinions about the election.",
        first_of(case(Compares(C.CYBER, -1, N.RUSSIA), approval(-2), prestige(-1), cooperation(left)),
                 case(Compares(C.CYBER, 0, N.RUSSIA), approval(-1), cooperation(left)),
                 otherwise=approval(+1)),
        when(YearOfTerm((2,)), Midterms(+1)),
        ask("What do you tell Moscow?",
            option("Sanctions", Sanctioned(N.RUSSIA, UNILATERAL),
                needs=needs(AtLeast(CONGRESS, 5), "relations with Congress at 5 or more")),
            option("A protest note", *strained(N.RUSSIA), action_points(-1))),
        family=BY_STATE, eras=(Y17,),
    ),
    event(
        101, "hospital-ransom", "Ransom for the Hospitals",
        "Every screen in nine hospitals shows the same clock, running down.",
        demanded(Bill.CYBER_SECURITY),
        ask("Do you pay the ransom?",
            option("Pay",
                d6("Will they keep their word?", (4, NOTHING, "The screens come back"),
                   (6, several(prestige(-1), media(-1)), "They ask for more, in public")), cost=1),
            option("Refuse",
                check(capability(C.CYBER), approval(+1), several(domestic_crisis(+1), approval(-1))))),
        family=BY_CHOICE, after=After.RESHUFFLE, eras=(Y17, Y20),
    ),
    event(
        104, "red-plain", "A Rover on the Red Plain",
        "After seven minutes of silence the first picture arrives: rust-colored sand to the horizon.",
        first_of(case(AtLeast(capability(C.SPACE), 5), approval(+2), prestige(+1)),
                 otherwise=several(BetterCapability(C.SPACE, +1), approval(+1))),
        family=BY_STATE, eras=(Y09, Y20), good=True,
    ),
    event(
        105, "booster-lands", "The Booster Lands Upright",
        "A private rocket comes back, slows down and stands on its own feet.",
        BetterCapability(C.SPACE, +1), action_points(+1), demanded(Bill.NASA),
        family=STRAIGHT, eras=(Y09, Y17), good=True,
    ),
    event(
        130, "lead-in-the-pipes", "Lead in the Pipes",
        "A mother holds up a bottle of brown water at a city council meeting.",
        domestic_crisis(+1), demanded(Bill.INFRASTRUCTURE),
        ask("A city cannot drink its water. What do you do?",
            option("Rebuild now", domestic_crisis(-1), legacy(+1), cost=3),
            option("Send bottled water", approval(-1)),
            option("Call it the state's affair", action_points(+1), check(MEDIA, NOTHING, lingering(+1)))),
        family=BY_CHOICE, eras=(Y09, Y17),
    ),
    event(
        163, "fighter-overrun", "The Fighter Nobody Can Afford",
        "Ten years late, twice the price, and the pilots say it is wonderful.",
        approval(-1),
        ask("What becomes of the fighter?",
            option("Pay up", BetterCapability(C.AIR, +1), cost=3),
            option("Cancel it", BetterCapability(C.AIR, -1), economy(improves), congress(-1)),
            option("Sell it abroad",
                ask("Who gets the first squadron?",
                    option("The United Kingdom", closer(N.UNITED_KINGDOM)),
                    option("Japan", closer(N.JAPAN))),
                *strained(N.RUSSIA, N.CHINA), approval(-1))),
        family=BY_CHOICE, eras=(Y09, Y17),
    ),
    event(
        164, "shipyard-fire", "Fire at the Shipyard",
        "A warship burns for four days at its own pier.",
        BetterCapability(C.NAVAL, -1), demanded(Bill.EXPANDED_MILITARY),
        check(CABINET_EFFECTIVENESS, NOTHING, several(cabinet(worsens), approval(-1))),
        family=STRAIGHT, eras=(Y20,),
    ),
    event(
        165, "tour-after-tour", "Tour After Tour",
        "The same sergeants pack the same bags for the fourth time.",
        first_of(case(UsAtWar(), BetterCapability(C.GROUND, -1), approval(-2), demanded(Bill.EXPANDED_MILITARY)),
                 case(ArmyAbroad(), approval(-1), tension()),
                 otherwise=BetterCapability(C.GROUND, +1)),
        family=BY_STATE, eras=(Y01, Y09),
    ),
    event(
        166, "faster-than-the-shield", "Faster Than the Shield",
        "A new missile crosses an ocean faster than anything we own can turn its head.",
        the_one(THE_RICHER_PEER, PeerImproves(C.MISSILES, +1),
            first_of(case(Compares(C.MISSILES, -1), approval(-1), homeland_security(-1),
                          demanded(Bill.EXPANDED_MILITARY)),
                     otherwise=ItsTensions(+1))),
        family=BY_STATE, eras=(Y17, Y20),
    ),
    event(
        167, "new-eyes", "New Eyes in Orbit",
        "Two gifts from the spy agency, sharper than anything the public has seen.",
        BetterCapability(C.RECON, +1), crises_foreseen(3),
        family=STRAIGHT, good=True,
    ),
    event(
        168, "shots-at-a-school", "Shots at a School",
        "The flags go to half-mast again, and again nobody agrees on what comes next.",
        domestic_crisis(+1), approval(-1), demanded(Bill.GUN_LEGISLATION),
        ask("What do you say to the nation?",
            option("Call for a law", cooperation(left), Introduces(Bill.GUN_LEGISLATION, Place.PLUS_ONE)),
            option("Grieve with the town", check(PRESTIGE, approval(+2), NOTHING), cost=1),
            option("Guard the doors", homeland_security(+1), cooperation(left), action_points(-1))),
        family=BY_CHOICE, after=After.RESHUFFLE,
    ),
    event(
        169, "pills", "Pills and Powder",
        "A small-town pharmacy has ordered enough painkillers for a city.",
        approval(-1),
        ask("Where do you begin?",
            option("Declare an emergency",
                check(CABINET_EFFECTIVENESS, several(domestic_crisis(-1), approval(+1), legacy(+1)), approval(-1)),
                cost=2),
            option("Sue the makers", action_points(-1),
                d10("The lawsuit", (5, approval(+2), "A settlement"), (9, NOTHING, "Appeals without end"),
                    (10, economy(worsens), "A great firm falls"))),
            option("Chase the gangs", GroupFalls(R.CENTRAL_AMERICA), GroupFalls(R.SOUTH_AMERICA),
                trends(worsens, R.CENTRAL_AMERICA), trends(worsens, R.SOUTH_AMERICA))),
        family=BY_CHOICE, eras=(Y17, Y20),
    ),
    event(
        170, "pandemic", "The Pandemic",
        "A cough on one continent, a fever on the next, and then it is here.",
        domestic_crisis(+1), approval(-1), economy(worsens), EUROPE_SLUMPS, CHINA_SLUMPS,
        InRandomRegion(crisis(+1)), called(171, "Vaccine in Record Time"), demanded(Bill.HEALTH_CARE),
        ask("Livelihoods or lives: what comes first?",
            option("Shut the country", domestic_crisis(-1), economy(worsens), approval(-1)),
            option("Keep it open",
                check(HOMELAND_SECURITY, approval(+1),
                      several(lingering(+1), approval(-2), called(42, "A Virus from Far Away")))),
            option("Mobilize everything",
                check(CABINET_EFFECTIVENESS, several(domestic_crisis(-1), approval(+2), legacy(+1)), approval(-1)),
                cost=4)),
        family=BY_CHOICE, eras=(Y20,),
    ),
    event(
        171, "vaccine", "Vaccine in Record Time",
        "What used to take ten years took one, and the first trucks are loaded.",
        first_of(case(AtLeast(DOMESTIC_CRISIS, 1), domestic_crisis(-1)), otherwise=economy(improves)),
        ask("Who gets the first doses?",
            option("Home first", approval(+2), InRandomRegion(trends(worsens))),
            option("Share them", world_opinion(+1), legacy(+1), cost=2)),
        family=BY_STATE, eras=(Y20,), good=True,
    ),
    event(
        173, "death-in-custody", "A Death in Custody",
        "A neighbor filmed all of it, and by evening the whole country has seen it.",
        domestic_crisis(+1), demanded(Bill.LINGERING_ISSUES),
        ask("The streets are full. What do you do?",
            option("Reform the police", approval(+1), cooperation(left), check(CONGRESS, domestic_crisis(-1), NOTHING)),
            option("Restore order", homeland_security(+1), cooperation(left),
                check(APPROVAL, domestic_crisis(-1), several(domestic_crisis(+1), approval(-1)))),
            option("Walk among them",
                check(PRESTIGE, several(domestic_crisis(-1), approval(+2)), approval(-1)), cost=2)),
        family=BY_CHOICE, eras=(Y17, Y20),
    ),
    event(
        174, "climate-accord", "An Accord on the Climate",
        "Nearly two hundred delegations have agreed on every word, and one chair is still empty.",
        ask("Does America join?",
            option("Sign it", world_opinion(+1), trends(improves, R.EUROZONE), economy(worsens), cooperation(left),
                action_points(-1)),
            option("Stay out", economy(improves), cooperation(left), action_points(+2), world_opinion(-1),
                trends(worsens, R.EUROZONE)),
            option("Bring China in",
                check(CHINA_RELATIONS, several(world_opinion(+1), CHINA_WARMS, legacy(+2)),
                      several(*strained(N.CHINA))), cost=3)),
        family=BY_CHOICE, eras=(Y09, Y17),
    ),
    event(
        175, "after-the-storm", "After the Storm",
        "First the water, then the questions about who was supposed to come.",
        disaster_strikes(), demanded(Bill.HOMELAND_SECURITY),
        check(CABINET_EFFECTIVENESS, approval(+1), several(approval(-1), media(-1))),
        family=STRAIGHT,
    ),
    event(
        180, "old-debts-abroad", "Old Debts Abroad",
        "Somewhere an old quarrel remembers that it was never settled.",
        past_abroad(),
        family=STRAIGHT,
    ),
)  # fmt: skip
