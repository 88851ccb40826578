"""What players are asked."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.campaign.content.candidates import Candidate, Office
from resolute.games.campaign.content.lookups import REGION
from resolute.games.campaign.content.states import Region
from resolute.games.campaign.words.ballots import in_words, listed, place
from resolute.games.campaign.words.options import winning_totals


def state_names(states: Sequence[int]) -> str:
    """States in a sentence."""
    return listed([place(state) for state in states])


# Setup and nomination

NOMINATE = "Which candidate do you nominate for president?"
CLAIM = "Your nominees have equal totals. Claim the nomination?"
ANSWER_CLAIM = "Your partner claims the nomination; your nominees have equal totals. Agree?"
RUN = "Your nominee has the higher total. Run for president?"
RUNNING_MATE = "Who will be the running mate?"


def president(rivals: Sequence[Candidate]) -> str:
    """Which of two candidates runs for president."""
    names = " and ".join(one.surname for one in rivals)
    return f"Which of your two candidates runs for president? You're up against {names}."


def proposal(chooses_mate: bool) -> str:
    """A partner gives way, perhaps for a price."""
    wish = ", in return for choosing the running mate" if chooses_mate else ""
    return f"Your partner offers to let your nominee run for president{wish}. Agree?"


# Campaigning


def region(two: bool, rumor: int | None, cost: int) -> str:
    """Where to campaign, and what a rumor asks for."""
    question = f"{'Which regions' if two else 'Which region'} do you campaign in?"
    if rumor is not None:
        question += (
            f" A rumor about you is going around in {place(rumor)} ({Region(REGION[rumor]).label}):"
            f" cast a ballot there this turn, or give your opponent {in_words(cost)} ballots."
        )
    return question


def activity(first: int, second: int) -> str:
    """What to do with a turn after 7, 11 or doubles."""
    rolled = f"double {first}s" if first == second else str(first + second)
    return f"You rolled {rolled}. What will you do with your turn?"


def nothing_else_to_cast(reached: Sequence[int]) -> str:
    """No ballot is left for the states reached."""
    return f"You reached {state_names(reached)} and hold no other ballot to cast there."


def answer_rumor(reached: Sequence[int]) -> str:
    """A rumor must be answered first."""
    return f"You reached {state_names(reached)}. Answer the rumor with at least one ballot!"


CAST_FIRST = "Where will you cast ballots? At least one this turn."
CAST_ANOTHER = "Cast another ballot?"

# Headquarters

HOME_STATE = "Whose home state do you go to?"
HANDED_BALLOT = "Where do you cast the ballot your opponent gave you?"
NO_VOTERS_TO_CAST = "None of these undecided voters can be cast here: they go back under the stack."
NOTHING_ON_THE_ROAD = "You hold no ballot that you could cast on this trip."


def nothing_at_home(home: int) -> str:
    """No ballot for the home state."""
    return f"You're home in {place(home)}, with no ballot to cast here. Draw your card."


def answer_at_home(home: int) -> str:
    """A rumor in the home state must be answered first."""
    return f"You're home in {place(home)}. Answer the rumor with at least one ballot!"


def cast_at_home(home: int) -> str:
    """Ballots for the home state."""
    return f"You're home in {place(home)}. Cast ballots here before you draw a card?"


def _voters(left: int) -> str:
    return "Cast one undecided voter?" if left == 1 else f"Cast up to {in_words(left)} undecided voters?"


def cast_voters(left: int) -> str:
    """Undecided voters of an endorsement."""
    return f"{_voters(left)} The rest go back under the stack."


def lost_ballot(left: int) -> str:
    """Which ballot is lost."""
    return f"Which ballot goes under the undecided voters? ({left} to go)"


def payment(left: int) -> str:
    """Which ballot pays for a rumor."""
    return f"The rumor sticks. Which ballot do you give your opponent? ({left} to go)"


def cast_on_the_road(left: int) -> str:
    """A ballot without a roll."""
    return f"Cast a ballot without rolling for the state? ({left} left)"


# Advanced game

FUND_STATE = "Where do you raise funds?"
WHO_DEBATES = "Who debates?"
RECORDING = "Show this ballot on the board, or keep it secret?"
NEXT_CAMPAIGN = "The election is decided. Start the next campaign once everyone has seen the result."
NEW_MATE = "Who will be the president's running mate?"


def ads_win_nobody(funds: int) -> str:
    """No undecided voter can be bought."""
    money = f"${funds} million left" if funds else "no money left"
    return f"Your ads can win none of these undecided voters ({money}): they go back under the stack."


def advertise(left: int, funds: int) -> str:
    """Undecided voters of an advertising campaign."""
    money = f"You have ${funds} million left." if funds else "Your money is gone, so only in states you've paid for."
    return f"{_voters(left)} {money}"


def issue(mine: Candidate, totals: Sequence[int], other: Candidate, others: Sequence[int]) -> str:
    """The issue of a debate, and what both need."""
    return (
        f"Which issue will you debate? To make the point, {mine.surname} needs {winning_totals(totals)};"
        f" {other.surname} needs {winning_totals(others)}."
    )


def risk(region: int) -> str:
    """Which ballot is risked in a region."""
    return f"Which ballot do you risk in the {Region(region).label}?"


def challenger(office: int) -> str:
    """Who challenges the incumbent."""
    return f"Who will be your candidate for {Office(office).label.lower()}?"


def absentee(left: int) -> str:
    """Which absentee ballot is cast next, and where."""
    if left == 1:
        return "Where will you cast your last absentee ballot? Nobody sees where it goes."
    return f"Where will you cast your {left} absentee ballots? Any order; nobody sees where they go."
