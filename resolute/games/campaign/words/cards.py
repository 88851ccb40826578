"""What headquarters cards do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.campaign.content.candidates import FAIR_PRESS, STRONG_PRESS
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.words.ballots import in_words, listed, place

ANYWHERE = "any state"
ANOTHER_TURN = "take another turn right after this one"


def regions(some: Sequence[Region]) -> str:
    """Where ballots may be cast: whole regions."""
    return listed([f"the {region.label}" for region in some], "or")


def states(some: Sequence[int]) -> str:
    """Where ballots may be cast: states by name."""
    return listed([place(state) for state in some], "or")


def identified_with(issue: str) -> str:
    """The condition of a bulletin."""
    return f"you are identified with {issue}"


def is_played(option: str) -> str:
    """The condition that an advanced rule is played."""
    return f"{option.replace('_', ' ')} is played"


def rumor(state: int, cost: int) -> str:
    """A rumor about the opponent."""
    name = STATES[state].name
    return (
        f"by the end of their next turn your opponent must reach {name} and cast a ballot there. If they don't, they"
        f" refill their hand and give you {in_words(cost)} ballots, which you cast at once. If they hold no ballot for"
        f" {name}, they give them to you right away"
    )


def endorsement(dice: int, poor: str, fair: str, strong: str) -> str:
    """Undecided voters follow the press."""
    return (
        f"roll {'one die' if dice == 1 else 'both dice'} and take that many ballots from the undecided voters. Your"
        f" press support says where you may cast them: poor (up to {FAIR_PRESS - 1}) in {poor}; fair ({FAIR_PRESS} or"
        f" {STRONG_PRESS - 1}) in {fair}; strong ({STRONG_PRESS} or more) in {strong}"
    )


def _ballots(count: int) -> str:
    return "a ballot" if count == 1 else f"{in_words(count)} ballots"


def win_voters(count: int, where: str) -> str:
    """A fixed number of undecided voters."""
    them = "it" if count == 1 else "them"
    return f"take {_ballots(count)} from the undecided voters; you may cast {them} in {where}"


def whistle_stop(count: int, where: str) -> str:
    """Ballots from the hand without rolling for states."""
    ballots = "a ballot" if count == 1 else f"up to {in_words(count)} ballots"
    return f"you may cast {ballots} from your hand in {where}"


def lose_turns(count: int, opponent: bool) -> str:
    """Turns are lost."""
    turns = "next turn" if count == 1 else f"next {in_words(count)} turns"
    return f"your opponent loses their {turns}" if opponent else f"you lose your {turns}"


def lose_ballots(count: int) -> str:
    """Ballots become undecided voters."""
    return f"put {_ballots(count)} from your hand under the undecided voters"


def funds(by: int) -> str:
    """Money for advertising, or a bill."""
    return f"your party {'receives' if by > 0 else 'pays'} ${abs(by)} million"


def ended(words: str) -> str:
    """A sentence with its full stop, unless it ends with a sign of its own."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def sentence(words: str) -> str:
    """Words as a sentence of their own."""
    return ended(words[0].upper() + words[1:])


def headline(kind: str, title: str) -> str:
    """The kind of a card and its title, as a sentence."""
    return ended(f"{kind}: {title}")
