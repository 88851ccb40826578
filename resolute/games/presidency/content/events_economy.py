"""Event cards about markets, banks, trade and energy. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import AtLeast, AtMost, Control
from resolute.games.presidency.conditions.world import alignment_of
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.crisis_cards import (
    BY_CHOICE,
    BY_STATE,
    STRAIGHT,
    Y01,
    Y09,
    Y17,
    Y20,
    CrisisCard,
    Stage,
)
from resolute.games.presidency.content.event_cards import (
    CHINA_COOLS,
    CHINA_WARMS,
    DIPLOMACY,
    EUROPE_SLUMPS,
    RUSSIA_GROWS,
    RUSSIA_SLUMPS,
    ask,
    event,
    option,
    strained,
)
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.tracks import (
    CABINET_EFFECTIVENESS,
    CONGRESS,
    ECONOMY,
    HOMELAND_SECURITY,
    LINGERING_ISSUES,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    check,
    congress,
    cooperation,
    domestic_crisis,
    economy,
    economy_box,
    improves,
    left,
    legacy,
    lingering,
    media,
    party_relations,
    right,
    tension,
    when,
    world_opinion,
    worsens,
)
from resolute.games.presidency.effects.cards import SLANT, d6, d10, demanded, goes
from resolute.games.presidency.effects.closeness import closer, further
from resolute.games.presidency.effects.decks import called, cascading_waits
from resolute.games.presidency.effects.places import A_TRADE_PARTNER, TradeEnds, the_one
from resolute.games.presidency.effects.regions import trends
from resolute.games.presidency.effects.world import tensions

N, R = Nation, Region

CARDS: tuple[CrisisCard, ...] = (
    event(
        65, "housing-crash", "The Mortgage Chain Breaks",
        "Loans were sold, bundled and sold again, and now nobody knows who holds the bad ones.",
        economy_box(-1), EUROPE_SLUMPS, approval(-2), demanded(Bill.JOB_CREATION),
        first_of(case(AtMost(ECONOMY, 3), lingering(+1), cascading_waits()),
                 otherwise=check(CONGRESS, NOTHING, several(congress(-1), party_relations(-1)))),
        family=BY_STATE, eras=(Y09,),
    ),
    event(
        66, "bank-failure", "Run on a Bank",
        "By noon the line outside the bank reaches around the block.",
        first_of(case(AtLeast(ECONOMY, 6), goes(After.RESHUFFLE)),
                 case(AtLeast(ECONOMY, 5), economy(worsens), approval(-1)),
                 otherwise=ask("Depositors want their money today. What do you do?",
                     option("Guarantee the deposits", economy(worsens), cost=3),
                     option("Let the bank fail", economy_box(-1), approval(-1)))),
        family=BY_STATE, eras=(Y09,),
    ),
    event(
        67, "carmakers", "The Carmakers Plead",
        "Three chief executives land in Washington in three private jets and ask for help.",
        approval(-1),
        ask("Do you save the carmakers?",
            option("Loans with strings attached", economy(improves), closer(N.CANADA), approval(-1), cost=3),
            option("Leave it to the courts", economy(worsens), congress(+1), action_points(-1)),
            option("Bridge money until spring",
                d6("Bridge money", (4, NOTHING, "They make it to spring"),
                   (6, several(economy(worsens), media(-1)), "The money is gone by winter")), cost=1)),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        68, "debt-ceiling", "The Ceiling and the Calendar",
        "The Treasury can pay its bills for eleven more days, and Congress has gone home.",
        first_of(case(Control(1), action_points(-1)),
                 otherwise=several(approval(-1), ask("How do you get the ceiling raised?",
                     option("Bargain", cooperation(right), congress(+1), party_relations(-2), approval(-1)),
                     option("Stand firm",
                         check(CONGRESS, several(approval(+2), party_relations(+1)),
                               several(economy(worsens), approval(-2), congress(-1)))),
                     option("Put it off", action_points(-1), goes(After.DECK_2))))),
        family=BY_CHOICE,
        deck_2=Stage(
            ask("The delay is over. How do you get the ceiling raised?",
                option("Bargain", congress(+1), party_relations(-2), approval(-1)),
                option("Stand firm",
                    check(CONGRESS, several(approval(+3), party_relations(+1)),
                          several(economy_box(-1), approval(-2), world_opinion(-1))))),
            After.DISCARD, "The short-term fix has run out, and the clock on the wall has not stopped."),
    ),
    event(
        70, "steel-tariffs", "A Tariff on Steel",
        "The mill towns want a wall of tariffs; everyone who buys steel wants the opposite.",
        ask("Do you tax foreign steel?",
            option("Impose the tariff", approval(+2), economy(worsens), *strained(N.CANADA, N.JAPAN, N.NATO)),
            option("Refuse", approval(-2), trends(improves, R.EUROZONE)),
            option("Quotas by treaty",
                check(alignment_of(R.EUROZONE), several(economy(improves), approval(+1)),
                      several(*strained(N.NATO), approval(-1))), cost=2)),
        family=BY_CHOICE, eras=(Y01, Y17),
    ),
    event(
        71, "jobs-beat", "Jobs Beat the Forecast",
        "The Friday number is twice what the experts expected.",
        economy(improves), approval(+1), SLANT,
        family=STRAIGHT, after=After.RESHUFFLE, good=True,
    ),
    event(
        72, "record-market", "Markets at a Record",
        "Traders put on paper hats with a round number on them.",
        first_of(case(AtLeast(ECONOMY, 7), approval(+2), called(66, "Run on a Bank")),
                 case(AtLeast(ECONOMY, 5), economy(improves), action_points(+1)),
                 otherwise=several(economy(improves), media(+1))),
        family=BY_STATE, good=True,
    ),
    event(
        73, "plant-moves", "The Plant Moves Abroad",
        "The last shift sweeps the floor, and the machines are crated for a cheaper country.",
        the_one(A_TRADE_PARTNER,
            ask("The workers blame your trade agreement. What do you say?",
                option("Defend trade", approval(-2), trends(improves)),
                option("Tear the agreement up", approval(+2), TradeEnds(), trends(worsens))),
            otherwise=several(economy(worsens), approval(-1))),
        demanded(Bill.EDUCATION),
        family=BY_STATE,
    ),
    event(
        75, "cheap-currency", "A Currency Too Cheap",
        "Beijing keeps its money cheap, and American exporters count what it costs them.",
        approval(-1),
        ask("What do you tell Beijing?",
            option("Name it aloud", approval(+1), CHINA_COOLS, *strained(N.CHINA)),
            option("Quiet talks",
                d10("Talks about money", (5, several(CHINA_WARMS, approval(+1)), "A quiet promise"),
                    (10, approval(-1), "Polite smiles"), DIPLOMACY), cost=1),
            option("Look away", party_relations(-1), tensions(N.CHINA, -1))),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        76, "shale-gas", "Gas From the Shale",
        "Drillers have found a hundred years of gas under farms that never made anybody rich.",
        ask("Do you let them drill?",
            option("Open the land", economy(improves), RUSSIA_SLUMPS, action_points(+1),
                when(AtLeast(LINGERING_ISSUES, 2), approval(-1))),
            option("Rules first", approval(+2), demanded(Bill.ENERGY_INDEPENDENCE))),
        family=BY_CHOICE, eras=(Y09, Y17), good=True,
    ),
    event(
        78, "northern-pipeline", "Pipeline From the North",
        "A line on a map runs from the northern oil sands to the Gulf, and half the country would erase it.",
        tension(),
        ask("Do you sign the permit?",
            option("Approve it", economy(improves), closer(N.CANADA), cooperation(left), approval(-2)),
            option("Reject it", further(N.CANADA), cooperation(left), approval(+2)),
            option("Order another study", action_points(-1), *strained(N.CANADA), goes(After.RESHUFFLE))),
        family=BY_CHOICE, eras=(Y09, Y17),
    ),
    event(
        79, "oil-spike", "Oil at a Record",
        "Prices at the pump climb past anything drivers remember.",
        domestic_crisis(+1), approval(-1), demanded(Bill.ENERGY_INDEPENDENCE), RUSSIA_GROWS,
        family=STRAIGHT, after=After.RESHUFFLE,
    ),
    event(
        80, "rig-blowout", "A Well Out of Control",
        "A camera a mile down shows the oil pouring out, day after day.",
        approval(-1), demanded(Bill.ENERGY_INDEPENDENCE),
        ask("Who closes the well?",
            option("Take command",
                check(CABINET_EFFECTIVENESS, approval(+3), domestic_crisis(+1)), cost=3),
            option("Let the company pay for it",
                d10("The company tries", (4, approval(-1), "The cap holds"),
                    (8, several(domestic_crisis(+1), media(-1)), "The cap slips"),
                    (10, several(domestic_crisis(+1), lingering(+1)), "The coast turns black"))),
            option("Stop all drilling", economy(worsens), approval(+1))),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        95, "blackout", "The Northeast Goes Dark",
        "One branch touches one wire, and fifty million people look for candles.",
        domestic_crisis(+1), *strained(N.CANADA), demanded(Bill.INFRASTRUCTURE),
        check(HOMELAND_SECURITY, approval(+1), approval(-2)),
        family=STRAIGHT, after=After.RESHUFFLE, eras=(Y01,),
    ),
    event(
        99, "tech-giants", "Four Firms Before Congress",
        "Four founders in borrowed ties swear that they have plenty of competition.",
        approval(-1),
        ask("What becomes of the four firms?",
            option("Sue them", approval(+1), legacy(+1), action_points(-1), check(ECONOMY, NOTHING, economy(worsens))),
            option("Settle for fines", approval(+1), cost=1),
            option("Leave them be", economy(improves), approval(-1), demanded(Bill.PRIVACY))),
        family=BY_CHOICE, eras=(Y17, Y20),
    ),
    event(
        172, "april-windfall", "An April Windfall",
        "Tax day brings in far more than anybody had planned for.",
        first_of(
            case(AtLeast(ECONOMY, 6), ask("What do you do with the money?",
                option("Pay down debt", legacy(+1), congress(+1)),
                option("Mail a rebate", approval(+2), demanded(Bill.TAX_REFORM)),
                option("Spend it", action_points(+3)))),
            case(AtLeast(ECONOMY, 5), action_points(+2)),
            otherwise=action_points(+1)),
        family=BY_STATE, good=True,
    ),
)  # fmt: skip
