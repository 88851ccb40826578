"""What people are asked."""

from __future__ import annotations

from typing import Any

from resolute.engine.table import Table
from resolute.engine.words import level
from resolute.games.lobby.content.effects import LookAtHand, MoveLaid, RemoveLaid, ReturnLaid, TakeCard, TakeMoney
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import ELECTORS, EXECUTIVES, effect_at
from resolute.games.lobby.rules.votes import needed, votes_before
from resolute.games.lobby.words.names import counted, laid_name, millions, name_of, short, state_name, who
from resolute.games.lobby.words.options import CARDS, ONE_ACTION

T = Table[Any]

CHOOSE_LOBBY = "Which lobby will you lead?"
NAME_SECRETARY = "Who will be Secretary of State?"
TURN_MORE = "Does anybody else change parties?"
TURN_ANYBODY = "Who changes parties?"
CHOOSE_FOR_THE_BAG = "Who draws a pawn? A yellow one ends their career."
CHOOSE_TUCKED = "Which executive counts as fresh again?"
GIVE_MORE = "Give more electors to the same candidate?"
TRY_AGAIN = "The attempt failed. Try once more?"


def name_vice_president(t: T, actor: int, but: int) -> str:
    """A Vice President is appointed."""
    return f"Who will be Vice President under {short(t.state.president)}?"


def declare_party(t: T, actor: int, card: int) -> str:
    """A generic politician's party."""
    return f"Which party does {name_of(card)} join?"


def lay_under(t: T, actor: int, card: int, *rest: int) -> str:
    """A card is assigned."""
    return f"Who gets {laid_name(card)}?"


def initiative(t: T, actor: int) -> str:
    """The menu of an initiative."""
    now, decision = t.state.initiative, t.decision
    if now is None or decision is None:
        return ""
    left = []
    if any(option.group == CARDS for option in decision.options):
        left.append("play a card" if not now.played else "play a second card if you like")
    if any(option.group == ONE_ACTION for option in decision.options):
        left.append("take one action")
    if not left:
        return "Your initiative. Anything else before you end it?"
    return f"Your initiative: {' and '.join(left)}."


def plan_attempt(t: T, actor: int, politician: int) -> str:
    """Expenses for an attempt."""
    state = t.state.first_state
    each = millions(ELECTORS[state])
    return f"How much do you spend on {short(politician)} in {state_name(state)}? Every {each} buys a vote."


def choose_crisis(t: T, actor: int, card: int) -> str:
    """An executive on one of several crises."""
    return f"Which crisis does {name_of(card)} ({EXECUTIVES[card].value}) go on?"


def choose_rival(t: T, actor: int, card: int, place: int) -> str:
    """Whom a card hits."""
    match effect_at(card, place):
        case TakeMoney():
            asked = "Whose money do you take?"
        case LookAtHand():
            asked = "Whose hand do you look at?"
        case TakeCard():
            asked = "From whose hand do you take a card?"
        case _:
            asked = "Who must discard?"
    return f"{name_of(card)}: {asked}"


def choose_discard(t: T, actor: int, count: int) -> str:
    """Cards must go."""
    return f"Discard {counted(count, 'card')}. Which one first?" if count > 1 else "Which card do you discard?"


def take_laid_card(t: T, actor: int, card: int, place: int) -> str:
    """A card under a politician."""
    match effect_at(card, place):
        case MoveLaid():
            asked = "Which card do you move?"
        case RemoveLaid() | ReturnLaid():
            asked = "Which card goes back to the reserve?"
        case _:
            asked = "Which card do you take?"
    return f"{name_of(card)}: {asked}"


def impeachment(t: T, actor: int) -> str:
    """A vote on the President."""
    s = t.state
    votes = sum(len(s.players[seat].politicians) for seat, for_it in s.impeachment.votes if for_it)
    own = counted(len(s.players[actor].politicians), "vote")
    return f"Impeach President {short(s.president)}? {votes} of {needed(s)} votes so far. You have {own}."


def run_again(t: T, actor: int) -> str:
    """Whether the President runs."""
    name = short(t.state.president)
    return f"Does President {name} run again? Losing costs 5 points; not running ends {name}'s career."


def primaries(t: T, actor: int) -> str:
    """A turn in the primaries."""
    said = [f"{short(one.politician)} {one.electors}" for one in t.state.election.candidates]
    standing = f" Candidates so far: {', '.join(said)}." if said else " Nobody runs yet."
    return f"Your turn in the primaries.{standing}"


def must_declare(t: T, actor: int, party: int) -> str:
    """The duty to represent a party."""
    return f"The {Party(party).plural} have no candidate, so you must put one up. Who runs?"


def choose_mate(t: T, actor: int, place: int) -> str:
    """A running mate."""
    return f"Who runs with {short(t.state.election.candidates[place].politician)}?"


def answer_offer(t: T, actor: int, place: int) -> str:
    """The running mate's place for electors."""
    one = t.state.election.candidates[place]
    party = Party(one.party)
    return (
        f"Offer from {who(t, one.seat)}: the running mate's place under {short(one.politician)} for all your"
        f" {party.adjective} electors. Deal?"
    )


def bid(t: T, actor: int) -> str:
    """Bids in a state."""
    election = t.state.election
    vote = election.vote
    before = votes_before(t.state, election, vote)
    said = [f"{short(one.politician)} {level(votes)}" for one, votes in zip(election.candidates, before, strict=True)]
    state = vote.state
    return f"{state_name(state)} votes ({counted(ELECTORS[state], 'elector')}): {', '.join(said)}. Spend?"


def choose_pawns(t: T, actor: int, count: int) -> str:
    """Pawns go back."""
    return f"Which {count} pawns go back into the bag?"
