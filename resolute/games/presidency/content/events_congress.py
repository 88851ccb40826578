"""Event cards about Congress, the cabinet and the press. (GM Crisis Cards)"""

from __future__ import annotations

from resolute.engine.cases import case, first_of
from resolute.engine.effects import several
from resolute.engine.terms import After
from resolute.games.presidency.conditions.base import AnyOf, AtLeast, AtMost, Control, Cooperation, Is, Scandal, drm
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.cabinet import REPLACEABLE, Office
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, STRAIGHT, Y09, CrisisCard
from resolute.games.presidency.content.event_cards import ask, event, needs, option
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CABINET_EFFECTIVENESS,
    CABINET_TENSIONS,
    CONGRESS,
    MEDIA,
    PARTY_RELATIONS,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    cabinet,
    check,
    congress,
    cooperation,
    domestic_crisis,
    drama,
    economy,
    friend,
    improves,
    left,
    legacy,
    media,
    opponent,
    party_relations,
    prestige,
    relief,
    right,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.effects.bills import (
    CourtVacant,
    Midterms,
    OwnBill,
    YearOfTerm,
    bills_forward,
    court_seat,
    leading_bill_back,
)
from resolute.games.presidency.effects.cards import SLANT, d6, d10, demanded
from resolute.games.presidency.effects.closeness import A_RANDOM_ALLY, ItsTensions, further
from resolute.games.presidency.effects.decks import one_crisis_dropped, past_at_home
from resolute.games.presidency.effects.offices import ForemostScandal, OfficeByDie, OfficeIs, ScandalThere
from resolute.games.presidency.effects.places import the_one
from resolute.games.presidency.effects.targets import MemberReplaced

CARDS: tuple[CrisisCard, ...] = (
    event(
        69, "shutdown", "Closed for Lack of Funds",
        "Paper signs go up on museum doors: no budget, no government, no idea until when.",
        first_of(case(AnyOf((Control(1), Cooperation((3, 4)))), action_points(-1)),
                 otherwise=d6("Who is blamed", (2, several(approval(+2), opponent(-1)), "They are blamed"),
                     (4, several(approval(-2), cooperation(left)), "Everyone is blamed"),
                     (6, several(approval(-3), domestic_crisis(+1)), "You are blamed"),
                     drm(+1, "a hostile press", when=AtMost(MEDIA, 4)))),
        family=BY_STATE, after=After.RESHUFFLE,
    ),
    event(
        74, "second-chances", "Second Chances",
        "Prosecutors and preachers agree for once: shorter sentences for those who have earned them.",
        ask("A prison reform has votes on both sides. How do you sign it?",
            option("Sign it together", cooperation(right), legacy(+1), approval(+1), party_relations(-1)),
            option("Take the credit", approval(+3), cooperation(left)),
            option("Trade it for a vote", bills_forward(2), congress(-1))),
        family=BY_CHOICE, good=True,
    ),
    event(
        81, "court-seat", "A Seat on the Court",
        "A Justice sends a short letter of farewell, and the calls begin within the hour.",
        first_of(
            case(CourtVacant(), approval(-1), cooperation(left)),
            otherwise=several(court_seat(),
                first_of(case(Control(1), party_relations(+1)), case(Control(0), action_points(-1)),
                         otherwise=several(opponent(), cooperation(left))))),
        family=BY_STATE,
    ),
    event(
        82, "long-speech", "The Long Speech",
        "A senator in tennis shoes has been reading recipes into the record since Tuesday.",
        first_of(case(AnyOf((Cooperation((4,)), AtLeast(CONGRESS, 7))), bills_forward(1)),
                 case(OwnBill(), leading_bill_back(), cooperation(left)),
                 otherwise=congress(-1)),
        family=BY_STATE, after=After.RESHUFFLE,
    ),
    event(
        83, "crosses-aisle", "A Senator Crosses the Aisle",
        "One chair is carried across the chamber, and every head turns to see which way.",
        first_of(case(AtMost(PARTY_RELATIONS, 4), friend(-1), opponent(), approval(-1)),
                 case(AnyOf((AtLeast(PARTY_RELATIONS, 7), AtLeast(APPROVAL, 56))), opponent(-1), friend()),
                 otherwise=d6("Which way the chair goes",
                     (3, several(cooperation(right), action_points(-1)), "Toward the middle"),
                     (6, several(cooperation(left), party_relations(-1)), "Toward the door"))),
        family=BY_STATE,
    ),
    event(
        84, "party-challenger", "A Challenger in the Party",
        "Somebody from your own side has started to shake hands in the early states.",
        first_of(case(AtLeast(PARTY_RELATIONS, 7), action_points(+1)),
                 case(AtLeast(PARTY_RELATIONS, 5), party_relations(-1), tension()),
                 otherwise=several(approval(-1), party_relations(-1), friend(-1))),
        when(YearOfTerm((3, 4)), approval(-1)),
        family=BY_STATE,
    ),
    event(
        85, "gang-of-twelve", "Twelve Who Would Deal",
        "Six from each side meet over cold pizza and come out with one sheet of paper.",
        ask("What do you make of the twelve?",
            option("Embrace them", cooperation(right), congress(+1), party_relations(-1)),
            option("Borrow their votes", bills_forward(2), cooperation(left)),
            option("Wish them well", action_points(+1))),
        family=BY_CHOICE, good=True,
    ),
    event(
        86, "bridges-for-votes", "Bridges for Votes",
        "A few votes are for sale, and the price is poured in concrete.",
        ask("Do you pay?",
            option("Pay the price", bills_forward(1), friend(), media(-1), cost=2),
            option("Name and shame", approval(+2), congress(-1), party_relations(-1))),
        family=BY_CHOICE, after=After.RESHUFFLE,
    ),
    event(
        87, "order-struck", "The Court Strikes an Order",
        "Five signatures out of nine, and the order you signed in the Rose Garden is void.",
        approval(-1),
        ask("How do you take it?",
            option("Comply", party_relations(-1), legacy(+1)),
            option("Appeal",
                d10("The appeal", (4, several(approval(+2), prestige(+1)), "Reversed"),
                    (8, approval(-1), "Not heard"), (10, several(approval(-2), prestige(-1)), "Lost again")), cost=1),
            option("Redo it in Congress", cooperation(right), action_points(-2))),
        family=BY_CHOICE,
    ),
    event(
        88, "recess-post", "Appointed in Recess",
        "An important desk has been empty for a year, and the Senate has just gone home.",
        action_points(-1),
        ask("How do you fill the post?",
            option("Appoint now", cabinet(improves), congress(-1), cooperation(left)),
            option("Wait for the vote", cabinet(worsens), approval(-1), congress(+1)),
            option("Name an acting chief", tension(), party_relations(+1), cost=1)),
        family=BY_CHOICE,
    ),
    event(
        89, "subpoenas", "The Committee Subpoenas",
        "A clerk wheels in a cart with forty boxes of demands.",
        first_of(
            case(Scandal(), ask("The committee wants the papers. What do you do?",
                option("Hand over the papers", ForemostScandal(), congress(+1)),
                option("Fight it in court", congress(-1), cost=2))),
            case(Control(-1), approval(-1), tension()),
            otherwise=media(-1)),
        family=BY_STATE,
    ),
    event(
        90, "conflict-of-interest", "Business and Office",
        "A family company, a foreign contract and a signature that should have been somebody else's.",
        OfficeByDie(
            ask("A story about money is coming. What do you do?",
                option("Stand by the office", ScandalThere(), party_relations(+1)),
                option("Part ways", MemberReplaced(), cabinet(worsens), approval(-1),
                    needs=needs(OfficeIs(REPLACEABLE), "a Secretary or the Chief of Staff")),
                option("Open the books", approval(-1), party_relations(-1), cost=2,
                    needs=needs(OfficeIs((Office.PRESIDENT, Office.VICE_PRESIDENT)),
                                "the President or the Vice President")))),
        family=BY_CHOICE,
    ),
    event(
        91, "reporters-phones", "The Reporters' Phones",
        "Somebody in the building talks to the newspapers, and the phone bills would tell who.",
        approval(-1),
        ask("How do you find the leak?",
            option("Seize the records",
                d10("The phone records", (5, several(relief(2), media(-1)), "The leak is found"),
                    (10, several(media(-1), approval(-1)), "Only reporters are found"))),
            option("Shield the press", media(+1), tension(2)),
            option("Lie detectors for everyone",
                d6("Lie detectors", (3, cabinet(improves), "The house is quiet"),
                   (6, drama(), "Everyone is offended")), cost=1)),
        family=BY_CHOICE,
    ),
    event(
        92, "town-halls", "Uproar at the Town Halls",
        "Members of Congress go home to explain themselves and cannot hear their own answers.",
        first_of(case(OwnBill(), leading_bill_back(), approval(-1)), otherwise=party_relations(-1)),
        first_of(case(YearOfTerm((1, 2)), Midterms(+1)), otherwise=action_points(-1)),
        family=BY_STATE, eras=(Y09,),
    ),
    event(
        93, "grand-bargain", "A Grand Bargain",
        "Two leaders play a round of golf and come back with a plan that both parties hate.",
        ask("Taxes, pensions and debt in one deal: what do you do?",
            option("Go for it",
                check(CONGRESS,
                      several(economy(improves), cooperation(right), approval(+2), legacy(+2), party_relations(-1)),
                      several(approval(-2), cooperation(left))), cost=3),
            option("Sign the small print", congress(+1), party_relations(-2)),
            option("Let it die", party_relations(+1), cooperation(left), legacy(-1), demanded(Bill.SOCIAL_SECURITY))),
        family=BY_CHOICE, eras=(Y09,),
    ),
    event(
        94, "veterans-wait", "Veterans Wait",
        "A hospital kept two waiting lists: one for the inspectors, one for the sick.",
        approval(-1),
        check(CABINET_EFFECTIVENESS, media(+1),
              several(approval(-1), domestic_crisis(+1), cabinet(worsens), demanded(Bill.WELFARE))),
        family=STRAIGHT, eras=(Y09,),
    ),
    event(
        129, "press-dinner", "Dinner With the Press",
        "Once a year the people who write about you watch you tell jokes about them.",
        first_of(case(AnyOf((Is(Attribute.MEDIA_SAVVY), Is(Attribute.LIKEABLE))), media(+1), approval(+2)),
                 case(Is(Attribute.LACKING_SOCIAL_GRACES), action_points(+1), approval(-1)),
                 otherwise=media(+1)),
        family=BY_STATE, good=True,
    ),
    event(
        137, "bureaucracy", "Forms in Triplicate",
        "Three agencies each wait for the other two to sign first.",
        cabinet(worsens), action_points(-1), check(CABINET_EFFECTIVENESS, NOTHING, approval(-1)),
        family=STRAIGHT, after=After.RESHUFFLE,
    ),
    event(
        176, "open-microphone", "An Open Microphone",
        "You thought the cameras were off when you said what you think of an ally.",
        the_one(A_RANDOM_ALLY, ItsTensions(+1),
            first_of(case(AnyOf((Is(Attribute.ORATOR), Is(Attribute.TEFLON))), action_points(+1)),
                     case(Is(Attribute.LACKING_SOCIAL_GRACES), approval(-2), further()),
                     otherwise=approval(-1))),
        SLANT,
        family=BY_STATE, after=After.RESHUFFLE,
    ),
    event(
        177, "the-memoir", "The Memoir",
        "Four hundred pages from somebody who sat in every meeting and kept notes.",
        first_of(case(Scandal(), ForemostScandal()),
                 case(AtLeast(CABINET_TENSIONS, 3), drama()),
                 case(Is(Attribute.TEAM_BUILDER), approval(+1)),
                 otherwise=several(approval(-1), tension())),
        family=BY_STATE,
    ),
    event(
        178, "state-funeral", "A State Funeral",
        "Old rivals share a pew, and for one afternoon nobody keeps score.",
        cooperation(right), one_crisis_dropped(),
        family=STRAIGHT, good=True,
    ),
    event(
        179, "old-debts-at-home", "Old Debts at Home",
        "What earlier years left undone comes back with interest.",
        past_at_home(),
        family=STRAIGHT,
    ),
)  # fmt: skip
