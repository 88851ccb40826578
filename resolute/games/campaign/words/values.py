"""What options are worth, in words."""

from __future__ import annotations

from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES, Party
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.words.ballots import in_millions, place

# Columns

VOTES = "votes"
TO_CARRY = "to carry it"
SCORE = "score"
LEAD = "lead"
ON_AVERAGE = "on average"
TO_CAST = "to cast any"
TO_WIN = "to win the debate"
THEIR_BEST = "at most, for them"
RAISED = "on average"

HOME_BALLOT = "Home State ballot"
UNMARKED = "not marked"
SECRET = "nobody learns the state"
MARKED = "takes one of your spaces here"
HEADQUARTERS = "Cast ballots at home, then draw a card: good or bad luck"
CHALLENGE = "Risk four ballots, one in each region"
TURN_ENDS = "Your turn ends and you refill your hand"
DRAW_NOW = "Draw your headquarters card"
NOT_CAST = "They count for nobody"
BACK_TO_UNDECIDED = "They stay undecided voters"
KEEP_IN_HAND = "They stay in your hand"
NOT_AT_STAKE = "You cannot win or lose a ballot here"
PARTNER_MAY_DISPUTE = "Your partner may ask to roll for it"
YOU_CHOOSE_MATE = "You choose the running mate"
THEY_CHOOSE_MATE = "They choose the running mate"
MAY_DECLINE = "They may decline"
TO_RUN = "to run for president"


def ballot(card: int) -> str:
    """A ballot where its state is already said."""
    one = BALLOTS[card]
    return HOME_BALLOT if one.home_state else one.office.label


def counts_for(card: int, party: int) -> str:
    """For whom a ballot counts that was printed for the other party."""
    one = BALLOTS[card].party
    return "" if one == party else f"{one.name[0]}-backed, counts for you"


def other_use(state: int, votes: int) -> str:
    """The next best use of a ballot: its price."""
    return f"or {STATES[state].code} {in_millions(votes)}"


def score(by: int) -> str:
    """A change of the score."""
    return f"+{by}" if by >= 0 else f"−{-by}"


def lead(by: int) -> str:
    """A change of the lead in votes."""
    return f"{'+' if by >= 0 else '−'}{in_millions(abs(by))}"


def millions(dollars: float) -> str:
    """What is raised on average."""
    return f"${dollars:.1f}M"


def price(dollars: int) -> str:
    """What advertising in a state costs."""
    return f"${dollars}M" if dollars else "paid"


def they_hold(count: int) -> str:
    """How many ballots the other party has in a state, as far as it is on record."""
    return "they have none" if not count else f"they have {count}"


def tie_goes(edge: int) -> str:
    """Who carries a state with equal votes."""
    return f"a tie goes to the {(Party.REPUBLICAN if edge > 0 else Party.DEMOCRAT).label}"


def ballots_for(ballots: int, states: int) -> str:
    """What the hand holds for a region."""
    if not ballots:
        return "none of your ballots"
    return f"{ballots} ballot{'s' * (ballots > 1)}, {states} state{'s' * (states > 1)}"


def can_be_cast(count: int) -> str:
    """How many ballots can be cast now."""
    return f"{count} ballot{'s' * (count > 1)} you can cast"


def at_home(count: int) -> str:
    """How many ballots can be cast in a home state."""
    return "no ballot to cast there" if not count else f"{count} ballot{'s' * (count > 1)} to cast there"


def advertising(ballots: int, funds: int) -> str:
    """What advertising brings to look at, and what there is to spend."""
    return f"See {ballots} undecided voters; ${funds}M to spend"


def candidate(card: int, *, advertising: bool, fund_raising: bool, debate: bool) -> str:
    """A candidate in a line: the ratings that count with these rules."""
    one = CANDIDATES[card]
    ratings = [f"campaign {one.campaign}", f"press {one.press}"]
    if advertising:
        ratings += [f"money {one.financial}", f"ads {one.advertising}"]
    if fund_raising:
        ratings.append(f"fund raising {one.fund_raising}")
    if debate:
        ratings.append(f"debate {one.rating}")
    return f"{one.post}: {', '.join(ratings)}"


def runs(card: int, own: bool, chooses: bool) -> str:
    """Who runs for president, and who chooses the running mate."""
    mate = YOU_CHOOSE_MATE if chooses else THEY_CHOOSE_MATE
    return f"{CANDIDATES[card].surname} runs{' (yours)' if own else ''}. {mate}"


def for_them(state: int, votes: int) -> str:
    """Where the other side would use a ballot."""
    return f"worth most to them in {place(state)} ({in_millions(votes)})"


def risk_note(must: int, risked: int, own: bool) -> str:
    """What has to be risked, and what for."""
    rule = "As the challenger you risk four, one in each region." if own else f"You must risk at least {must}."
    return f"{rule} {risked} risked so far. The winner casts every ballot at risk; in a tie, each casts their own."


def still_open(share: int) -> str:
    """How often a debate ends in a tie."""
    return f"{share}% tie: each casts their own" if share else ""
