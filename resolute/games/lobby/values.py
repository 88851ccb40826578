"""What each option is worth to whoever decides: chances of votes, points, approval, and what a card does.

Everything comes from what lies open and from the own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from resolute.engine.frames import Option, Seat
from resolute.engine.option_values import NO_VALUE, Amount, ChanceValue, DecisionDetails, OptionValue
from resolute.engine.table import Decision, Table
from resolute.games.lobby.content.advantages import FirstCrisis
from resolute.games.lobby.library import CRISES, ELECTORS, EXECUTIVES, LOBBIES
from resolute.games.lobby.rules.playing import CRISIS_APPROVAL, CRISIS_POINTS, SOLVED_APPROVAL, laid_value
from resolute.games.lobby.state import Laid, Lobby, OpenCrisis, Spent
from resolute.games.lobby.view_outlook import chance_of_attempt, chances_now, chances_of_election
from resolute.games.lobby.words import values as words
from resolute.games.lobby.words.cards import card_text
from resolute.games.lobby.words.names import short

Find = Callable[..., OptionValue]


def lobby_details(t: Table[Lobby], decision: Decision) -> DecisionDetails:
    """The value of every option of a question."""
    return DecisionDetails(tuple(_value(t, decision.actor, option) for option in decision.options))


def _value(t: Table[Lobby], seat: Seat, option: Option) -> OptionValue:
    find = _BY_STEP.get(option.frame.step.name)
    return NO_VALUE if find is None else find(t.state, seat, *option.frame.args)


# State attempts


def _attempt_with(s: Lobby, seat: Seat, politician: int) -> OptionValue:
    """A politician, before it is said what is spent."""
    return OptionValue(chance=ChanceValue(chance_of_attempt(s, politician, 0), label=words.to_win(s.first_state)))


def _expenses(s: Lobby, seat: Seat, _: Seat, politician: int, multiples: int) -> OptionValue:
    """Expenses in an attempt, beside spending nothing."""
    chance = ChanceValue(
        chance_of_attempt(s, politician, multiples),
        chance_of_attempt(s, politician, 0) if multiples else None,
        words.to_win(s.first_state),
    )
    paid = multiples * ELECTORS[s.first_state]
    return OptionValue(price=Amount(paid, "money", words.price(paid)) if paid else None, chance=chance)


# Election night


def _spend(s: Lobby, seat: Seat, _: Seat, place: int, votes: int) -> OptionValue:
    """Votes that are bought for a candidate, or against one."""
    election = s.election
    assert election is not None and election.vote is not None
    vote = replace(election.vote, spent=(*election.vote.spent, Spent(seat, place, votes)))
    after = replace(election, vote=vote)
    name = short(election.candidates[place].politician)
    paid = abs(votes) * ELECTORS[vote.state]
    return OptionValue(
        price=Amount(paid, "money", words.price(paid)),
        chance=ChanceValue(
            chances_now(s, after, vote)[place],
            chances_now(s, election, election.vote)[place],
            words.to_win(vote.state),
            good=votes > 0,
        ),
        note=words.elected(name, chances_of_election(s, election)[place], chances_of_election(s, after)[place]),
    )


# Cards


def _approval(change: int, label: str) -> Amount:
    return Amount(change, "approval", words.change(change), label)


def _crisis(s: Lobby, seat: Seat, _: Seat, card: int) -> OptionValue:
    """A crisis brings a point, or more to a lobby that lives on them, and costs approval twice if nobody covers it."""
    reward = LOBBIES[s.players[seat].lobby].reward
    first = reward.points if isinstance(reward, FirstCrisis) and not s.players[seat].crises else 0
    points = CRISIS_POINTS + first
    return OptionValue(
        effect=CRISES[card].event,
        kind="crisis",
        gains=(
            Amount(points, "points", words.change(points), words.POINTS),
            _approval(CRISIS_APPROVAL, words.APPROVAL),
            _approval(CRISIS_APPROVAL - 1, words.AT_THE_EVALUATION),
        ),
    )


def _executive(s: Lobby, seat: Seat, _: Seat, card: int, crisis: int) -> OptionValue:
    """An executive solves a crisis, or covers it until the next evaluation."""
    before = next(one for one in s.crises if one.card == crisis)
    now = OpenCrisis(crisis, (*before.fresh, Laid(card, seat)), before.tucked)
    missing = CRISES[crisis].strength - laid_value(now)
    bare = 0 if before.fresh else 1
    if missing <= 0:
        gains = (_approval(SOLVED_APPROVAL, words.APPROVAL), _approval(SOLVED_APPROVAL + bare, words.AT_THE_EVALUATION))
        return OptionValue(effect=words.SOLVES, kind="executive", gains=gains)
    return OptionValue(
        effect=words.COVERS if bare else words.COVERED,
        kind="executive",
        gains=(_approval(bare, words.AT_THE_EVALUATION),),
        note=words.still_needs(missing),
    )


def _card(s: Lobby, seat: Seat, _: Seat, card: int, *rest: Any) -> OptionValue:
    """A card that says what it does."""
    return OptionValue(effect=card_text(card), kind="executive" if card in EXECUTIVES else "action")


def _campaign(s: Lobby, seat: Seat, _: Seat, card: int, place: int) -> OptionValue:
    return OptionValue(effect=card_text(card), kind="campaign")


def _pile(s: Lobby, seat: Seat, what: str) -> OptionValue:
    """A pile, with what is left of it."""
    piles = {"politicians": s.politicians, "support": s.supports, "fundraising": s.funds, "cards": s.cards}
    return OptionValue(note=words.left(len(piles[what])))


_BY_STEP: Mapping[str, Find] = {
    "attempt_with": _attempt_with,
    "announce_attempt": _expenses,
    "spend": _spend,
    "play_crisis": _crisis,
    "play_executive": _executive,
    "pick_up_executive": _card,
    "play_action": _card,
    "play_action_early": _card,
    "play_answer": _card,
    "play_in_bid": _campaign,
    "play_campaign": _campaign,
    "act": _pile,
}
