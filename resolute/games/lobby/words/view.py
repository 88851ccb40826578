"""The words of the view: titles, labels and notes."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.engine.words import level, plain, signed
from resolute.games.lobby.content.kinds import Party, Period
from resolute.games.lobby.content.states import State
from resolute.games.lobby.library import CRISES, years_of
from resolute.games.lobby.words.journal import PHASES
from resolute.games.lobby.words.names import counted, listed, millions, name_of, pawns_said, short, state_name

NOW = "Now"
TURN, YEARS, PERIOD, LAST_TURN, PHASE, ROUND = "Turn", "Years", "Period", "Last turn", "Phase", "Round"
INITIATIVE, DECIDING = "Initiative", "Deciding"
ORDER = "Order of play"
POINTS = "Power points"
OFFICES = "Offices"
PRESIDENT, VICE_PRESIDENT, SECRETARY = "President", "Vice President", "Secretary of State"
EMPTY_OFFICE = "nobody"
APPROVAL = "Approval"
AFTER_EVALUATION = "After the next evaluation"
UNCOVERED = "Uncovered crises"
PRESIDENT_SCORES, OTHERS_SCORE = "The President then scores", "The others in office score"
CRISES_TITLE = "Crises"
EXECUTIVES = "Executives on crises"
MAP = "The nation"
ELECTORS, LEAN, GROUPS, CONTROLLER, RESULT = "Electors", "Leans", "Groups", "Controlled by", "Won by"
PILES = "Piles"
PILE_NAMES = {
    "cards": "Cards",
    "politicians": "Politicians",
    "support": "Support",
    "fundraising": "Fundraising",
    "uncontrolled": "Uncontrolled states",
    "fates": "Fates",
    "discards": "Discards",
}
DISCARDS = "Discards"
FATE = "Last fate"
ASIDE = "Being played"
MONEY, HAND, POLITICIANS, LAID = "Money in $M", "Cards in hand", "Politicians", "Support and fundraising"
LOBBY = "Lobby"
CHOOSE = "Choose your lobby"
FIRST_STATE, ATTEMPT, LAST_ATTEMPT = "First State", "Attempt", "Last attempt"
ATTEMPTS = "Chances in the First State"
STILL_OPEN, PASSED = "Electors still to be given", "pass used"
OUTLOOK = "Chance to be elected, if nobody spends again"
BIDDERS = "Who may spend"
CANDIDATES = "Candidates"
RACE = "Race to 51"
THE_VOTE = "The vote"
VOTING_STATE = "Voting now"
MARKS = {"first_state": FIRST_STATE, "voting": VOTING_STATE}
BIDS = "Expenses"
VOTE_LINES = {
    "edge": "Edge from the bonus",
    "lean": "The state leans",
    "support": "Supporters here",
    "spent": "Spent here",
    "cards": "Campaign cards",
    "pawns": "Pawns",
}
MARGINS = "Red pawns over blue"
COUNTED, TO_COME = "Counted", "Still to vote"
PAWNS = "Pawns on the table"
BAG = "Pawns in the bag"
IMPEACHMENT, NEEDED, FOR, AGAINST = "Impeachment", "Votes needed", "For", "Against"
KINDS = {
    "politician": "Politician",
    "support": "Support",
    "fundraising": "Fundraising",
    "crisis": "Crisis",
    "executive": "Executive",
    "action": "Action",
    "campaign": "Campaign",
    "fate": "Fate",
    "lobby": "Lobby",
    "candidate": "Candidate",
    "state": "State",
}
BONUS = {"skill": "Political Skill", "support": "Support", "mate": "Running mate's support", "approval": "Approval"}


def phase(key: str, number: int) -> str:
    """The phase, in Congress with its round."""
    if key not in PHASES:
        return "Setup" if key == "setup" else "Game over"
    return f"{PHASES[key]}, round {number}" if key == "congress" and number else PHASES[key]


def years(turn: int) -> str:
    """The mandate of a turn."""
    first, last = years_of(turn)
    return f"{first}–{last}"


def period(number: int) -> str:
    """I, II or III."""
    return Period(number).label


def hand(name: str, own: bool) -> str:
    """A hand of cards."""
    return "Your hand" if own else f"Hand of {name}"


def lean(state: State) -> str:
    """The party that a state favors."""
    return "" if state.lean is None else f"{state.lean.letter}{signed(state.bonus)}"


def groups(state: State) -> str:
    """The supporters that count in a state."""
    return ", ".join(group.label for group in state.groups)


def politician(party: int, skill: int) -> str:
    """Party and skill."""
    return f"{Party(party).label}, Political Skill {skill}"


def office(name: str) -> str:
    """An office."""
    return {"president": PRESIDENT, "vice_president": VICE_PRESIDENT, "secretary": SECRETARY}[name]


def controls(states: Sequence[int], electors: int) -> str:
    """The states of a politician."""
    return f"Controls {listed([state_name(one) for one in states])} ({counted(electors, 'elector')})"


def crisis(card: int, value: int) -> str:
    """A crisis with what lies on it."""
    one = CRISES[card]
    return f"{one.symbol.label}, strength {one.strength}, {value} of it met"


def on(card: int) -> str:
    """What a card lies on."""
    return f"On {name_of(card)}"


def under(politician: int) -> str:
    """Whom a card lies under."""
    return f"With {short(politician)}"


def percent(chance: float) -> str:
    """A chance."""
    return f"{round(100 * chance)}%"


def order_state(key: str) -> str:
    """What of the order of play is done."""
    return {"done": "done", "now": "now", "next": "to come"}[key]


def attempt(politician: int, state: int, pawns: Sequence[int], own: int, others: int) -> str:
    """An attempt with its votes."""
    drawn = f", drew {pawns_said(pawns)}" if any(pawns) else ""
    return f"{short(politician)} in {state_name(state)}: {own} to {others}{drawn}"


def last_attempt(politician: int, state: int, pawns: Sequence[int]) -> str:
    """The last attempt with its pawns."""
    return f"{short(politician)} in {state_name(state)} drew {pawns_said(pawns)}"


def attempt_chance(chance: float, cost: int) -> str:
    """The chance of an attempt, by what is spent."""
    return f"{percent(chance)} for {millions(cost)}"


def open_electors(count: int, party: Party) -> str:
    """Electors that can still be given."""
    return f"{count} {party.adjective}"


def bidder(status: str, money: int) -> str:
    """What a player can still do in a state."""
    said = {
        "deciding": "deciding",
        "out": "not bidding",
        "passed": "passed",
        "cannot": "cannot pay",
        "waiting": "may spend",
    }
    return f"{said[status]}, {millions(money)}"


def state(code: int, electors: int) -> str:
    """A state with its electors."""
    return f"{state_name(code)} ({electors})"


def bid(candidate: int, votes: int, amount: int) -> str:
    """Expenses in a state."""
    return f"{millions(amount)} {'for' if votes > 0 else 'against'} {short(candidate)} ({signed(votes)})"


def candidate(electors: int, mate: str) -> str:
    """How a candidate stands."""
    return f"{counted(electors, 'elector')}{f', with {mate}' if mate else ''}"


def bonus_line(key: str, number: int) -> str:
    """A line of a candidate's bonus."""
    return f"{BONUS[key]} {signed(number)}"


def bonus(total: int, edge: int) -> str:
    """A candidate's bonus in all."""
    return f"Bonus {level(total)}, edge {level(edge)}"


def vote_line(candidate: int, number: int) -> str:
    """A line of a candidate's votes."""
    return f"{short(candidate)} {signed(number)}"


def votes(number: int) -> str:
    """The votes of a candidate before the pawns."""
    return f"{level(number)} before the pawns"


def votes_in_all(number: int) -> str:
    """The votes of a candidate with the pawns."""
    return f"{level(number)} with the pawns"


def chance_here(chance: float) -> str:
    """A candidate's chance in the state that votes."""
    return f"{percent(chance)} to win it"


def stake(candidate: int) -> str:
    """Whose election would bring points."""
    return f"If {short(candidate)} wins"


def stake_points(points: int, name: str) -> str:
    """What an election would bring a player."""
    return f"{plain(points)} {'point' if points == 1 else 'points'} for {name}"


def vote_count(number: int) -> str:
    """Votes in an impeachment."""
    return counted(number, "vote")
