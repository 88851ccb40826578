"""Event cards about the Middle East and about Central and South Asia. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import All, AnyOf, AtLeast, AtMost
from resolute.games.presidency.conditions.world import (
    WARS,
    RoomForWar,
    UnitsIn,
    alignment_of,
    capability,
    close,
    highest_group,
    stability_of,
    tensions_on,
    very_close,
)
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, STRAIGHT, Y01, Y09, Y17, Y20, CrisisCard
from resolute.games.presidency.content.event_cards import COMMAND, DIPLOMACY, ask, event, needs, option, strained
from resolute.games.presidency.content.forces import Box, UnitType
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.tracks import IRAN_NUCLEAR, PRESTIGE
from resolute.games.presidency.content.wars import MAX_WARS, Belligerent
from resolute.games.presidency.effects.allies import IRAN_AT_ISRAEL, Reinforces, status
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    check,
    congress,
    cooperation,
    economy,
    improves,
    left,
    legacy,
    media,
    prestige,
    tension,
    worsens,
)
from resolute.games.presidency.effects.cards import d10
from resolute.games.presidency.effects.closeness import IsEstranged, closer, further
from resolute.games.presidency.effects.conflicts import (
    AttacksRogue,
    EnemyReinforced,
    Heats,
    HezbollahAttacks,
    ProgramGoesOn,
    RogueToAttack,
)
from resolute.games.presidency.effects.decks import called, cascading_waits, terrorism_waits
from resolute.games.presidency.effects.nations import Calms, Fighting, Lifts, ProgramReverses, Strengthens
from resolute.games.presidency.effects.places import (
    CivilWarOver,
    GroupFixed,
    SomeGoodwill,
    first_in_civil_war,
    first_with_terror,
    strongest_terror,
    the_one,
)
from resolute.games.presidency.effects.regions import (
    CivilWarBegins,
    Destabilized,
    GroupAppears,
    GroupFalls,
    GroupRises,
    IranianInfluence,
    crisis,
    stability,
    trends,
)
from resolute.games.presidency.effects.units import ComeHome, FootprintLeft, FootprintsGo
from resolute.games.presidency.effects.world import BetterCapability, goodwill, tensions

C, K, N, R, W = Capability, Track, Nation, Region, Belligerent

CARDS: tuple[CrisisCard, ...] = (
    event(
        106, "wrong-house", "The Wrong House",
        "The target was next door.",
        the_one(strongest_terror(R.AFRICA, R.MIDDLE_EAST, R.CENTRAL_SOUTH_ASIA, failing=R.CENTRAL_SOUTH_ASIA),
            ask("A strike has hit a family. What do you say?",
                option("Admit it", approval(-2), legacy(+1)),
                option("Stay silent",
                    d10("Does it come out?", (6, NOTHING, "Nobody asks"),
                        (9, several(trends(worsens), GroupAppears()), "The village knows"),
                        (10, several(trends(worsens), media(-1), terrorism_waits()), "The world knows"))))),
        family=BY_CHOICE, after=After.RESHUFFLE,
    ),
    event(
        108, "rockets-from-the-north", "Rockets From the North",
        "Sirens in the north of Israel, and families in stairwells.",
        first_of(
            case(Fighting(W.ISRAEL), EnemyReinforced(W.ISRAEL), closer(N.ISRAEL)),
            case(AtLeast(WARS, MAX_WARS), crisis(+2, R.MIDDLE_EAST)),
            case(AnyOf((AtLeast(status(K.ISRAEL_NEIGHBORS), 3), AtLeast(IRAN_AT_ISRAEL, 1))),
                 HezbollahAttacks(), Heats(K.ISRAEL_IRAN)),
            otherwise=several(Heats(K.ISRAEL_NEIGHBORS), crisis(+1, R.MIDDLE_EAST))),
        *strained(N.ISRAEL, N.IRAN),
        family=BY_STATE,
    ),
    event(
        109, "talks-at-the-retreat", "Talks at the Retreat",
        "A cabin in the woods, two delegations, and a dinner that nobody walks out of.",
        ask("Israel and its neighbors might talk. Where are you?",
            option("Host them",
                check(PRESTIGE,
                      several(Calms(K.ISRAEL_NEIGHBORS), trends(improves, R.MIDDLE_EAST), approval(+3), legacy(+1)),
                      several(Heats(K.ISRAEL_NEIGHBORS), approval(-1))), cost=3),
            option("Send an envoy",
                d10("The envoy", (3, Calms(K.ISRAEL_NEIGHBORS), "A first agreement"), (9, NOTHING, "Talks about talks"),
                    (10, several(approval(-1), *strained(N.ISRAEL)), "An insult"), DIPLOMACY)),
            option("Stay out", trends(worsens, R.MIDDLE_EAST), tensions(N.ISRAEL, -1))),
        family=BY_CHOICE, eras=(Y01, Y09),
    ),
    event(
        110, "council-vote", "A Vote in the Council",
        "Fourteen hands are up, and fifteen faces turn to the American chair.",
        ask("A resolution against Israel is on the table. How do you vote?",
            option("Veto it", closer(N.ISRAEL), trends(worsens, R.MIDDLE_EAST),
                first_of(case(SomeGoodwill(), goodwill(-1)), otherwise=approval(-1))),
            option("Abstain", further(N.ISRAEL), goodwill(+1), trends(improves, R.MIDDLE_EAST), congress(-1)),
            option("Talk it to death", *strained(N.ISRAEL, N.GULF_STATES),
                first_of(case(AtLeast(status(K.ISRAEL_NEIGHBORS), 3), Calms(K.ISRAEL_NEIGHBORS)),
                         otherwise=approval(+1)), cost=2)),
        family=BY_CHOICE,
    ),
    event(
        111, "gulf-quarrel", "Neighbors Close a Border",
        "Overnight the kingdom closes the border, the airspace and the supermarkets' only road.",
        crisis(+1, R.MIDDLE_EAST),
        ask("Two friends in the Gulf are not speaking. What do you do?",
            option("Mediate",
                check(alignment_of(R.MIDDLE_EAST),
                      several(trends(improves, R.MIDDLE_EAST), Calms(K.GULF_IRAN), legacy(+1)),
                      further(N.GULF_STATES)), cost=2),
            option("Back the kingdom", closer(N.GULF_STATES), Heats(K.GULF_IRAN), IranianInfluence()),
            option("Back the neighbor", further(N.GULF_STATES), trends(improves, R.MIDDLE_EAST),
                Strengthens(K.GULF_IRAN, W.IRAN))),
        family=BY_CHOICE, eras=(Y17,),
    ),
    event(
        112, "tankers-seized", "Tankers Seized in the Strait",
        "Speedboats, a helicopter, and two ships that changed course in the night.",
        Heats(K.US_IRAN), Heats(K.GULF_IRAN),
        first_of(
            case(UnitsIn((UnitType.CARRIER,), (Box.INDIAN_OCEAN,)),
                 ask("A carrier group is near. What do you order?",
                     option("Escort the tankers", Calms(K.US_IRAN), cost=2),
                     option("Watch", approval(-1)))),
            otherwise=several(economy(worsens), approval(-1), called(79, "Oil at a Record"))),
        family=BY_STATE, eras=(Y17, Y20),
    ),
    event(
        113, "accord-on-centrifuges", "Accord on Centrifuges",
        "Eighteen days in a hotel by a lake, and one page that is still blank.",
        first_of(
            case(AtMost(IRAN_NUCLEAR, 1), goodwill(+1), trends(improves, R.MIDDLE_EAST)),
            otherwise=ask("Iran would trade centrifuges for an end of sanctions. What do you do?",
                option("Sign", ProgramReverses(Program.IRAN), Lifts(N.IRAN), Calms(K.US_IRAN), further(N.ISRAEL),
                    further(N.GULF_STATES), cooperation(left)),
                option("Walk out", closer(N.ISRAEL), closer(N.GULF_STATES), cooperation(left), Heats(K.ISRAEL_IRAN),
                    Heats(K.GULF_IRAN), trends(worsens, R.EUROZONE)),
                option("Talk on",
                    d10("More talks", (4, ProgramReverses(Program.IRAN), "A pause in the halls"),
                        (8, NOTHING, "Coffee and commas"), (10, ProgramGoesOn(Program.IRAN), "They were buying time"),
                        DIPLOMACY), cost=2))),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        114, "worm-in-the-plant", "A Worm in the Plant",
        "The machines in the hall spin a little too fast, and every screen says that all is well.",
        first_of(
            case(AtMost(IRAN_NUCLEAR, 1), BetterCapability(C.CYBER, +1)),
            case(All((very_close(N.ISRAEL), AtLeast(capability(C.CYBER), 4))), ProgramReverses(Program.IRAN),
                 *strained(N.IRAN)),
            case(IsEstranged(N.ISRAEL), Heats(K.ISRAEL_IRAN), tensions(N.IRAN, +2),
                 d10("The worm at work", (3, ProgramReverses(Program.IRAN), "The machines tear themselves apart"),
                     (10, NOTHING, "It is found in time"))),
            otherwise=several(*strained(N.IRAN), ask("The press asks whose worm it is. What do you say?",
                option("Own up", approval(+1), Heats(K.US_IRAN)),
                option("Deny it", media(-1))))),
        family=BY_STATE, eras=(Y09,),
    ),
    event(
        131, "crowds-in-the-squares", "Crowds in the Squares",
        "A fruit seller, a phone and a square: by the end of the week three palaces are packing.",
        cascading_waits(),
        ask("Old friends sit in the palaces. Where do you stand?",
            option("With the crowd", trends(improves, R.MIDDLE_EAST), further(N.GULF_STATES),
                Destabilized(R.MIDDLE_EAST), legacy(+1)),
            option("With the palace", closer(N.GULF_STATES), trends(worsens, R.MIDDLE_EAST),
                GroupAppears(R.MIDDLE_EAST), legacy(-1)),
            option("For an orderly handover",
                check(stability_of(R.MIDDLE_EAST),
                      several(stability(+1, R.MIDDLE_EAST), trends(improves, R.MIDDLE_EAST), legacy(+1)),
                      CivilWarBegins(R.MIDDLE_EAST)), cost=2)),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        132, "no-fly-zone", "No-Fly Zone",
        "A city under siege asks for one thing: an empty sky.",
        the_one(first_in_civil_war(R.AFRICA, R.MIDDLE_EAST),
            ask("Who closes the sky?",
                option("Lead it",
                    check(capability(C.AIR), several(CivilWarOver(), approval(+3), trends(improves)),
                          several(FootprintLeft(), approval(-1), BetterCapability(C.AIR, -1))), cost=3),
                option("Follow NATO", *strained(N.RUSSIA),
                    d10("The alliance flies", (4, CivilWarOver(fragile=True), "The siege breaks"),
                        (10, several(crisis(+1), *strained(N.NATO)), "It drags on")),
                    needs=needs(very_close(N.NATO), "NATO to be very close")),
                option("Stay out", crisis(+1), approval(-1))),
            otherwise=action_points(+1)),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        133, "india-strikes", "India Strikes Across the Line",
        "Jets cross the line before dawn and are back before anyone can object.",
        first_of(
            case(All((RogueToAttack(R.CENTRAL_SOUTH_ASIA), RoomForWar())), AttacksRogue(W.INDIA, R.CENTRAL_SOUTH_ASIA),
                 ask("India fights your enemy. Do you help?",
                     option("Arm them", Reinforces(W.INDIA, +1, against=W.ROGUE_STATE), closer(N.INDIA), cost=2),
                     option("Cheer them", *strained(N.INDIA)))),
            case(AtLeast(highest_group(R.CENTRAL_SOUTH_ASIA), 2), GroupFalls(R.CENTRAL_SOUTH_ASIA),
                 Heats(K.INDIA_PAKISTAN)),
            otherwise=several(Heats(K.INDIA_PAKISTAN), *strained(N.INDIA))),
        family=BY_STATE, eras=(Y09, Y17),
    ),
    event(
        134, "atoms-for-a-friend", "Atoms for a Friend",
        "India would buy our reactors if we bend one rule for it.",
        *strained(N.CHINA),
        ask("Do you bend the nuclear rules for India?",
            option("Sign the deal", closer(N.INDIA), Strengthens(K.INDIA_CHINA, W.INDIA), Heats(K.INDIA_PAKISTAN)),
            option("The treaty first", further(N.INDIA),
                d10("The rule holds", (3, ProgramReverses(Program.IRAN), "Others take note"),
                    (10, goodwill(+1), "The world is pleased"))),
            option("Fuel only", closer(N.INDIA), cost=2)),
        family=BY_CHOICE, eras=(Y01,),
    ),
    event(
        135, "cricket-diplomacy", "Cricket Diplomacy",
        "Two prime ministers share a box, a pot of tea and five long days.",
        Calms(K.INDIA_PAKISTAN), tensions(N.INDIA, -1), trends(improves, R.CENTRAL_SOUTH_ASIA),
        family=STRAIGHT, after=After.RESHUFFLE, good=True,
    ),
    event(
        138, "walled-house", "The House Behind High Walls",
        "A tall man paces in a yard that no satellite can quite see into.",
        the_one(first_with_terror(R.CENTRAL_SOUTH_ASIA, R.MIDDLE_EAST, R.AFRICA),
            ask("It may be the leader himself. What do you order?",
                option("Send the team", trends(worsens, R.CENTRAL_SOUTH_ASIA),
                    d10("The night raid", (4, several(GroupFalls(by=2), approval(+4), legacy(+2)), "We got him"),
                        (7, several(GroupFalls(), approval(+1)), "Only his couriers"),
                        (10, several(approval(-3), prestige(-1)), "A helicopter down"), COMMAND), cost=2),
                option("Bomb it",
                    d10("Two large bombs", (5, several(GroupFalls(), approval(+1)), "The house is gone"),
                        (10, several(FootprintLeft(), approval(-1)), "The neighbors' houses too"))),
                option("Keep watching", GroupFixed(), tension())),
            otherwise=action_points(+1)),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        139, "captives-home", "The Captives Come Home",
        "A plane door opens, and people who were photographs walk down the stairs.",
        approval(+1),
        first_of(case(AtLeast(status(K.US_IRAN), 2), Calms(K.US_IRAN), tensions(N.IRAN, -1)),
                 case(AtLeast(tensions_on(N.NORTH_KOREA), 1), tensions(N.NORTH_KOREA, -2)),
                 otherwise=goodwill(+1)),
        family=BY_STATE, good=True,
    ),
    event(
        140, "hotel-on-the-gulf", "Talks in a Gulf Hotel",
        "The other side arrives in new suits and asks for one date: the day we leave.",
        first_of(
            case(AtLeast(highest_group(R.CENTRAL_SOUTH_ASIA), 1), approval(-1),
                 ask("The longest war could end here. How?",
                     option("Sign and leave", FootprintsGo(R.CENTRAL_SOUTH_ASIA), ComeHome(R.CENTRAL_SOUTH_ASIA),
                         approval(+2), Destabilized(R.CENTRAL_SOUTH_ASIA), legacy(-1)),
                     option("One more surge", BetterCapability(C.GROUND, -1), GroupFalls(R.CENTRAL_SOUTH_ASIA),
                         trends(improves, R.CENTRAL_SOUTH_ASIA), approval(-1)),
                     option("Share the power",
                         d10("The talks",
                             (4, several(GroupFalls(R.CENTRAL_SOUTH_ASIA, by=2), stability(+1, R.CENTRAL_SOUTH_ASIA),
                                         legacy(+1)), "A government of both"),
                             (8, approval(+1), "A truce for the winter"),
                             (10, GroupRises(R.CENTRAL_SOUTH_ASIA), "A trap"), DIPLOMACY), cost=3))),
            otherwise=stability(+1, R.CENTRAL_SOUTH_ASIA)),
        family=BY_CHOICE, eras=(Y17, Y20),
    ),
    event(
        141, "high-valley", "Fists in a High Valley",
        "Two patrols meet at fourteen thousand feet with orders not to shoot, and do not.",
        Heats(K.INDIA_CHINA),
        first_of(
            case(very_close(N.INDIA), ask("India asks what our satellites see. What do you share?",
                option("Share the maps", Strengthens(K.INDIA_CHINA, W.INDIA), *strained(N.CHINA), cost=1),
                option("Call for calm", *strained(N.INDIA)))),
            case(close(N.INDIA), *strained(N.INDIA, N.CHINA)),
            otherwise=Strengthens(K.INDIA_CHINA, W.CHINA)),
        family=BY_STATE, eras=(Y17, Y20),
    ),
)  # fmt: skip
