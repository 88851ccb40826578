"""The terms of Lobby that a newcomer cannot know."""

from resolute.engine.learning import Term

GLOSSARY = (
    Term(
        "points",
        "Power points",
        "What you play for. Offices, crises and good policy bring them; the first player with 51 wins at once, even in "
        "the middle of somebody else's turn.",
        also=("score", "goal"),
    ),
    Term(
        "lobby",
        "Lobby",
        "Who you are. It pays you when the lobbies are shown, adds to your income, and has its own way to score.",
        also=("advantage", "lobbies"),
    ),
    Term(
        "money",
        "Money ($M)",
        "Millions of dollars, open for all to see. Every turn you get $10M, your fundraising cards and your lobby's"
        " bonus; you spend it on votes.",
        also=("funds", "income"),
    ),
    Term(
        "politician",
        "Politician",
        "Somebody who works for you. States, support and fundraising cards belong to a politician and are lost with"
        " them.",
        also=("politicians", "president_card"),
    ),
    Term(
        "skill",
        "Political Skill",
        "0 or 1: the votes a politician always has, in state attempts and in elections.",
    ),
    Term(
        "generic",
        "Generic politician",
        "An invented politician of either party. You choose the party, and may switch it in each of your initiatives.",
    ),
    Term(
        "independent",
        "Independent",
        "A politician of neither party. Only the two yellow pawns vote for them; their final votes, divided by three,"
        " are points.",
    ),
    Term(
        "president",
        "President",
        "Worth 10 points when elected, 5 on taking over. The President has three initiatives in a turn, and scores"
        " approval at each evaluation.",
        also=("offices", "office"),
    ),
    Term(
        "vice_president",
        "Vice President",
        "Worth 5 points, and half of what the President scores at an evaluation. Takes over if the President leaves.",
    ),
    Term(
        "secretary",
        "Secretary of State",
        "With six players only: 5 points, and half of what the President scores at an evaluation.",
    ),
    Term(
        "approval",
        "Approval",
        "What the nation thinks of the President, from −10 to +10. A new crisis lowers it by 1, a solved one raises it"
        " by 2, and half of it counts in the election.",
    ),
    Term(
        "evaluation",
        "Policy evaluation",
        "At the end of the President's second and third initiative: approval drops by 1 for each crisis without a fresh"
        " executive, then the office holders score by it.",
        also=("uncovered",),
    ),
    Term(
        "crisis",
        "Crisis",
        "A card that hurts the President and brings you 1 point. Office holders can't play one.",
        also=("crises", "strength"),
    ),
    Term(
        "executive",
        "Executive",
        "A card that goes on a crisis with the same symbol. Together they solve it when they are worth its strength.",
        also=("executives",),
    ),
    Term(
        "fresh",
        "Fresh",
        "An executive laid since the last evaluation. It keeps its crisis from costing approval at the next one.",
    ),
    Term(
        "tucked",
        "Tucked under",
        "An executive from before the last evaluation. It still counts toward solving the crisis, but no longer covers"
        " it.",
    ),
    Term(
        "returns",
        "Return mark",
        "An executive that goes back to the pile after its crisis is solved, so it can be drawn again.",
    ),
    Term(
        "action",
        "Action card",
        "It does what it says, in anybody's initiative or in answer to something. Only in your own initiative it counts"
        " as one of your cards.",
        also=("actions",),
    ),
    Term(
        "campaign",
        "Campaign card",
        "It changes a vote, before the pawns or after them: in your own state attempt, or in an election with your"
        " candidate.",
        also=("campaign_card",),
    ),
    Term(
        "fate",
        "Fate",
        "Drawn at the start of every initiative, for good or ill.",
        also=("fates",),
    ),
    Term(
        "support",
        "Support card",
        "+1 vote for its politician in every attempt and election, and one more in states that show its group. A"
        " running mate's count too.",
        also=("supports", "groups"),
    ),
    Term(
        "fundraising",
        "Fundraising card",
        "Money in every income phase, $1M more if it bears your lobby's icon.",
    ),
    Term(
        "reserve",
        "Reserve",
        "Three face-down piles: politicians, support and fundraising. You may draw one card as the action of an"
        " initiative.",
        also=("piles",),
    ),
    Term(
        "initiative",
        "Initiative",
        "Your go in Congress: a fate, then one or two cards, party switches, and one action, in any order. The"
        " President has three in a turn, everybody else two.",
        also=("order", "round"),
    ),
    Term(
        "state",
        "State",
        "Worth its electors, in percent of the nation. A state under your politician votes the way you say in the"
        " primaries.",
        also=("states", "electors"),
    ),
    Term(
        "lean",
        "Party bonus",
        "Votes that one party has in a state before anybody spends.",
        also=("bonus_votes",),
    ),
    Term(
        "first_state",
        "First State",
        "The only uncontrolled state you can attempt now. When somebody wins it, the next one is turned up.",
        also=("uncontrolled",),
    ),
    Term(
        "attempt",
        "State attempt",
        "One of your politicians tries to win the First State. Ten pawns, your skill, cards and money must beat the"
        " other party's votes; a tie fails.",
        also=("last_attempt",),
    ),
    Term(
        "expenses",
        "Expenses",
        "Money for votes: one vote for every full multiple of the state's electors. In an election anybody may spend"
        " for or against a candidate.",
        also=("bids", "spent"),
    ),
    Term(
        "bag",
        "The bag",
        "20 blue pawns for the Democrats, 20 red for the Republicans, 2 yellow. Ten are drawn for a vote; a yellow one"
        " in Mortality makes a politician leave.",
        also=("pawns",),
    ),
    Term(
        "mortality",
        "Mortality",
        "The start of every turn but the first: a pawn is drawn for each politician. A yellow one means they leave"
        " politics.",
    ),
    Term(
        "primaries",
        "Primaries",
        "Players declare candidates and give electors. Each party's leader takes them all and is the only one left.",
        also=("candidates", "pledged"),
    ),
    Term(
        "running_mate",
        "Running mate",
        "A politician of the candidate's party, another player's if possible, who can't refuse. Elected, they are Vice"
        " President.",
        also=("mate",),
    ),
    Term(
        "edge",
        "Edge",
        "How far a candidate's bonus is above the lowest one: skill, support cards, and half the approval for the"
        " President's party. It counts in every state.",
        also=("differential",),
    ),
    Term(
        "election",
        "Election",
        "States without an owner vote one by one. With two candidates it ends at 51 electors; with more, all states"
        " vote.",
        also=("counted", "to_come"),
    ),
    Term(
        "impeachment",
        "Impeachment",
        "An action card calls it in Congress. If two thirds of all politicians vote for it, the President leaves and"
        " the Vice President takes over.",
    ),
    Term(
        "period",
        "Period",
        "A third of the game, with its own cards: to 1972, to 1996, and to 2020. A new one also begins when the pile"
        " runs out.",
        also=("turn", "years"),
    ),
)
