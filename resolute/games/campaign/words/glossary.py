"""The terms of Campaign that a newcomer cannot know."""

from resolute.engine.learning import Term

GLOSSARY = (
    Term(
        "electors",
        "Electoral votes",
        "Each state gives all its electoral votes to the party that carries it. There are 538; with 270 you win.",
        also=("electoral_votes", "tally"),
    ),
    Term(
        "popular_vote",
        "Popular vote",
        "The other way to count: every vote in the nation is added up, and the party with more of them wins.",
        also=("votes", "republican_votes", "democrat_votes"),
    ),
    Term(
        "edge",
        "Edge (leans)",
        "Before anyone campaigns, every state leans a few thousand votes toward one party. An untouched state "
        "goes that way, and a tie between ballots is broken by it.",
        also=("leans",),
    ),
    Term(
        "ballot",
        "Ballot",
        "A card from your hand. It lists one state of each region with the votes it brings there. You use one "
        "line of it; your opponent sees the state, but not the votes.",
        also=("republican_ballots", "democrat_ballots"),
    ),
    Term(
        "seal",
        "P and V",
        "The seal on a ballot. P is a president ballot and usually worth more votes; V is a vice president ballot. On "
        "the map a filled mark is a P, a hollow one a V.",
    ),
    Term(
        "limit",
        "Max ballots",
        "How many ballots each party can place in a state for everyone to see. When the spaces are full, you "
        "can't campaign there anymore.",
    ),
    Term(
        "signs",
        "Signs beside a state",
        "★ is the home state of a candidate. A: the party has advertised here. $: it has raised funds here.",
    ),
    Term(
        "dice",
        "Dice number",
        "Your two dice and their total are the numbers of the states you reach in the region you announced.",
    ),
    Term(
        "regions",
        "Region",
        "East, South, Midwest or West. You announce one before you roll, so pick the region your ballots are good for.",
    ),
    Term(
        "reached",
        "Reached",
        "A state your roll opened this turn. You can cast ballots there that list it.",
    ),
    Term(
        "home",
        "Home state",
        "The state on your candidate's card. Headquarters is there, and ballots marked Home State count there.",
    ),
    Term(
        "headquarters",
        "Headquarters",
        "Roll 7, 11 or doubles and you may visit headquarters instead of campaigning: cast ballots in your home "
        "state, then draw a card, for better or worse.",
    ),
    Term(
        "blunder",
        "Blunder",
        "You rolled nothing special and hold no ballot for the states you reached. You lose a card from your deck "
        "and go to headquarters.",
    ),
    Term(
        "rumor",
        "Rumor",
        "By the end of their next turn the target must cast a ballot in the state on the card. If they can't, "
        "they hand over two ballots, which count for the other party.",
    ),
    Term(
        "bulletin",
        "Bulletin",
        "News about an issue. It affects you only if one of your candidates stands for that issue.",
    ),
    Term(
        "issue",
        "Issue",
        "What a candidate stands for. Issues decide which bulletins matter, and the number of them is the debate "
        "rating.",
    ),
    Term(
        "news_release",
        "News release",
        "A headquarters card that usually helps: another turn, a day on the road, undecided voters or money.",
    ),
    Term(
        "plane_delay",
        "Plane delay",
        "A headquarters card that costs somebody a turn or ballots.",
        also=("illness",),
    ),
    Term(
        "whistle_stop",
        "Whistle stop",
        "A day on the road: cast ballots in the states the card names, without rolling for them.",
    ),
    Term(
        "minor_endorsement",
        "Press endorsement",
        "A newspaper comes out for you. Roll one die (minor) or two (major), take that many undecided voters and "
        "cast them where your press support allows.",
        also=("major_endorsement", "endorsement"),
    ),
    Term(
        "undecided",
        "Undecided voters",
        "A face-down stack of ballots from all decks. Endorsements and advertising win some of them over; the "
        "rest vote by mail at the end.",
    ),
    Term(
        "absentee",
        "Absentee ballots",
        "When the campaign ends, the undecided voters vote by mail. The party that campaigned in more "
        "states gets the first of them, one for each state it is ahead.",
    ),
    Term(
        "deck",
        "Ballot deck",
        "Where you refill your hand from. The first party to run out starts the home stretch.",
    ),
    Term(
        "home_stretch",
        "Home stretch",
        "Once a party's decks are empty, everyone may announce two regions a turn; one roll opens states in both.",
    ),
    Term(
        "campaign_ability",
        "Campaign ability",
        "How many ballots you hold. With two players the better of your two candidates counts.",
        also=("ability",),
    ),
    Term(
        "financial_support",
        "Financial support",
        "How many million dollars this candidate brings to the party at the start, if you play with advertising.",
        also=("finance", "money"),
    ),
    Term(
        "press_support",
        "Press support",
        "How much of the country a press endorsement reaches for you: up to 3 is poor, 4 or 5 fair, 6 or more strong.",
        also=("press",),
    ),
    Term(
        "total",
        "Total rating",
        "The five ratings of a candidate added up. It settles a disputed nomination.",
    ),
    Term(
        "fund_raising",
        "Fund raising",
        "A rating from 1 to 3. The higher it is, the more money a rally brings.",
    ),
    Term(
        "advertising",
        "Advertising",
        "On a 7 or doubles you can spend money to win over undecided voters in your region. The rating says how "
        "many you get to look at.",
    ),
    Term(
        "debate",
        "Debate",
        "On a 7 or doubles you can challenge your opponent. Both risk ballots, and the winner casts all of them.",
        also=("debate_rating",),
    ),
    Term(
        "candidate",
        "Ticket",
        "Your candidate for president and their running mate, with a home state and ratings each.",
        also=("ticket",),
    ),
    Term(
        "incumbent",
        "Incumbent",
        "The president who runs for re-election. In an incumbent year every state leans further toward their party.",
    ),
)
