"""Event cards about China, Korea, Japan, Australia and the ocean between them. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import AnyOf, AtLeast
from resolute.games.presidency.conditions.world import capability, close, influence_of, very_close
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, Y01, Y09, Y17, Y20, CrisisCard
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.event_cards import (
    CHINA_COOLS,
    CHINA_SLUMPS,
    CHINA_WARMS,
    DIPLOMACY,
    ask,
    event,
    needs,
    option,
    strained,
)
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.tracks import CHINA_RELATIONS, CONGRESS, KOREA_MISSILES
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.effects.allies import status
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    check,
    economy,
    improves,
    legacy,
    media,
    party_relations,
    when,
    worsens,
)
from resolute.games.presidency.effects.cards import d6, d10, demanded
from resolute.games.presidency.effects.closeness import Compares, closer, further
from resolute.games.presidency.effects.conflicts import Heats, ProgramGoesOn, Sanctioned
from resolute.games.presidency.effects.nations import Calms, PeerCapability, ProgramReverses, Strengthens
from resolute.games.presidency.effects.places import TradeAgreed
from resolute.games.presidency.effects.regions import crisis, influence, trends
from resolute.games.presidency.effects.units import Deploys
from resolute.games.presidency.effects.world import BetterCapability, tensions

C, K, N, R, W = Capability, Track, Nation, Region, Belligerent
UNILATERAL = SanctionKind.UNILATERAL

CARDS: tuple[CrisisCard, ...] = (
    event(
        102, "whose-equipment", "Whose Equipment?",
        "The cheapest antennas in the world come with a question nobody can answer: who else is listening?",
        *strained(N.CHINA),
        ask("Who builds the new networks?",
            option("Ban theirs and press the allies", CHINA_COOLS, *strained(N.UNITED_KINGDOM, N.AUSTRALIA),
                approval(+2), when(very_close(N.INDIA), Heats(K.INDIA_CHINA))),
            option("Let the market choose", economy(improves), PeerCapability(N.CHINA, C.CYBER, +1), approval(-1)),
            option("Build our own", BetterCapability(C.CYBER, +1), cost=3)),
        family=BY_CHOICE, eras=(Y17, Y20),
    ),
    event(
        103, "satellite-shot", "A Satellite Shot to Pieces",
        "China hits one of its own old satellites, and three thousand splinters circle the Earth.",
        PeerCapability(N.CHINA, C.SPACE, +1), *strained(N.INDIA, N.JAPAN),
        first_of(case(Compares(C.SPACE, 1, N.CHINA), trends(improves, R.ASIA_PACIFIC)),
                 otherwise=several(approval(-2), demanded(Bill.NASA))),
        family=BY_STATE, eras=(Y01, Y09),
    ),
    event(
        107, "collision", "Collision Off an Island",
        "A spy plane limps onto the wrong runway, its crew breaking hard drives all the way down.",
        *strained(N.CHINA),
        ask("Crew and plane are in China's hands. What do you send?",
            option("A letter of regret", approval(-1), party_relations(-1), tensions(N.CHINA, -1)),
            option("A demand for the crew", tensions(N.CHINA, +2),
                d10("Eleven days", (5, approval(+2), "They come home smiling"),
                    (10, several(approval(-1), PeerCapability(N.CHINA, C.RECON, +1)), "The plane stays in pieces"))),
            option("Leave them the plane", PeerCapability(N.CHINA, C.RECON, +1), CHINA_WARMS, cost=1)),
        family=BY_CHOICE, eras=(Y01,),
    ),
    event(
        142, "five-rocks", "Five Rocks and a Flag",
        "Nobody lives on the five rocks, and two navies would die for them.",
        first_of(
            case(very_close(N.JAPAN), Heats(K.CHINA_JAPAN), Strengthens(K.CHINA_JAPAN, W.JAPAN)),
            case(close(N.JAPAN), Heats(K.CHINA_JAPAN), *strained(N.JAPAN)),
            otherwise=several(Strengthens(K.CHINA_JAPAN, W.CHINA), influence(N.CHINA, +1, R.ASIA_PACIFIC))),
        family=BY_STATE, after=After.RESHUFFLE,
    ),
    event(
        143, "past-the-reefs", "Past the New Reefs",
        "Dredgers have made an island with a runway where the chart shows water.",
        Strengthens(K.CHINA_JAPAN, W.CHINA),
        ask("Do you sail past it?",
            option("Sail past", tensions(N.CHINA, +2),
                check(capability(C.NAVAL),
                      several(influence(N.CHINA, -1, R.ASIA_PACIFIC), trends(improves, R.ASIA_PACIFIC), approval(+1)),
                      several(Heats(K.CHINA_JAPAN), approval(-1)))),
            option("Stay away", influence(N.CHINA, +1, R.ASIA_PACIFIC), tensions(N.CHINA, -2)),
            option("Sail with friends", *strained(N.CHINA, N.JAPAN, N.AUSTRALIA),
                trends(improves, R.ASIA_PACIFIC), cost=1,
                needs=needs(AnyOf((very_close(N.JAPAN), very_close(N.AUSTRALIA))),
                            "Japan or Australia to be very close"))),
        family=BY_CHOICE, eras=(Y09, Y17),
    ),
    event(
        144, "wave-and-reactor", "Wave and Reactor",
        "First the sea came in, then the pumps stopped.",
        economy(worsens), demanded(Bill.ENERGY_INDEPENDENCE),
        ask("Japan counts on its friends. What do you send?",
            option("The fleet", closer(N.JAPAN), Calms(K.CHINA_JAPAN), cost=3),
            option("Planes to bring our people out", approval(+1), further(N.JAPAN)),
            option("Engineers", tensions(N.JAPAN, -1),
                d6("At the reactor", (3, trends(improves, R.ASIA_PACIFIC), "The cooling holds"),
                   (6, approval(-1), "They come too late")))),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        145, "missile-over-the-sea", "A Missile Over the Sea",
        "Sirens in northern Japan at six in the morning, and a splash in the ocean beyond it.",
        first_of(
            case(AtLeast(KOREA_MISSILES, 4), Heats(K.KOREAS), *strained(N.JAPAN, N.SOUTH_KOREA)),
            case(AtLeast(KOREA_MISSILES, 3), *strained(N.JAPAN, N.NORTH_KOREA), closer(N.JAPAN)),
            otherwise=ProgramGoesOn(Program.NORTH_KOREA)),
        first_of(case(AtLeast(capability(C.MISSILES), 5), approval(+1)), otherwise=approval(-1)),
        family=BY_STATE, after=After.RESHUFFLE,
    ),
    event(
        146, "letter-from-the-north", "A Letter From the North",
        "A very large envelope, carried with both hands, asks for a meeting.",
        ask("The North wants to talk. Who goes?",
            option("Meet in person",
                d10("The handshake",
                    (3, several(ProgramReverses(Program.NORTH_KOREA), Calms(K.KOREAS), approval(+3), legacy(+1)),
                     "A first step"),
                    (7, several(tensions(N.NORTH_KOREA, -2), approval(+1), further(N.JAPAN)), "Beautiful pictures"),
                    (10, several(approval(-2), ProgramGoesOn(Program.NORTH_KOREA)), "An early lunch")), cost=2),
            option("Envoys only",
                d10("The envoys", (3, Calms(K.KOREAS), "A telephone line"), (10, NOTHING, "A long silence"),
                    DIPLOMACY)),
            option("Answer in public", *strained(N.NORTH_KOREA, N.SOUTH_KOREA), closer(N.JAPAN))),
        family=BY_CHOICE, eras=(Y17,),
    ),
    event(
        147, "pact-before-the-senate", "A Pact Before the Senate",
        "The trade pact with Seoul has been signed for years and ratified for none.",
        first_of(
            case(TradeAgreed(R.ASIA_PACIFIC), closer(N.SOUTH_KOREA), economy(improves)),
            case(AtLeast(CONGRESS, 6), trends(improves, R.ASIA_PACIFIC), economy(improves), party_relations(-1)),
            case(AtLeast(CONGRESS, 4), action_points(-1), *strained(N.SOUTH_KOREA)),
            otherwise=several(further(N.SOUTH_KOREA), trends(worsens, R.ASIA_PACIFIC))),
        family=BY_STATE, eras=(Y09,),
    ),
    event(
        148, "corvette-lost", "A Corvette Is Lost",
        "A South Korean ship breaks in two, and divers bring up a piece of a propeller.",
        Heats(K.KOREAS),
        first_of(
            case(AtLeast(CHINA_RELATIONS, 4), tensions(N.NORTH_KOREA, -1), trends(improves, R.ASIA_PACIFIC)),
            case(AtLeast(status(K.KOREAS), 4), *strained(N.NORTH_KOREA, N.SOUTH_KOREA), crisis(+1, R.ASIA_PACIFIC)),
            otherwise=several(Strengthens(K.KOREAS, W.SOUTH_KOREA), *strained(N.NORTH_KOREA))),
        family=BY_STATE, eras=(Y09,),
    ),
    event(
        149, "studio-hacked", "The Studio and the Script",
        "A comedy about a dictator, and a studio whose every email is on the internet.",
        first_of(
            case(AtLeast(capability(C.CYBER), 6), ask("We know who did it. What do we do?",
                option("Reply in kind",
                    d10("Lights out in the North", (3, ProgramReverses(Program.NORTH_KOREA), "The labs go dark"),
                        (10, tensions(N.NORTH_KOREA, +1), "The cafeteria goes dark"))),
                option("Freeze their accounts", Sanctioned(N.NORTH_KOREA, UNILATERAL)))),
            case(AtLeast(capability(C.CYBER), 4), Sanctioned(N.NORTH_KOREA, UNILATERAL), approval(-1)),
            otherwise=several(BetterCapability(C.CYBER, +1), approval(-2), media(-1))),
        family=BY_STATE, eras=(Y09, Y17),
    ),
    event(
        150, "northern-coast", "Marines on a Northern Coast",
        "A hot little port in northern Australia has room for two thousand Marines.",
        *strained(N.CHINA),
        ask("Australia offers a base. What do you send?",
            option("Base them there", Deploys(UnitType.MARINES, R.ASIA_PACIFIC), closer(N.AUSTRALIA),
                *strained(N.CHINA)),
            option("Port calls only", trends(improves, R.ASIA_PACIFIC), action_points(-1)),
            option("Decline", further(N.AUSTRALIA), CHINA_WARMS, tensions(N.CHINA, -1))),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        151, "wine-and-coal", "No More Wine and Coal",
        "Australia asked for an inquiry, and now its ships wait off the Chinese coast, unable to unload.",
        first_of(
            case(very_close(N.AUSTRALIA), ask("Australia cannot sell its wine and coal. What do you do?",
                option("Buy it all", trends(improves, R.ASIA_PACIFIC), CHINA_SLUMPS, cost=2),
                option("Send sympathy", further(N.AUSTRALIA)))),
            case(AtLeast(influence_of(N.CHINA, R.ASIA_PACIFIC), 3), further(N.AUSTRALIA),
                 trends(worsens, R.ASIA_PACIFIC)),
            otherwise=several(CHINA_SLUMPS, *strained(N.AUSTRALIA))),
        family=BY_STATE, eras=(Y20,),
    ),
)  # fmt: skip
