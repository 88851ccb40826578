"""The texts of actions, campaign cards and fates, made from what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from resolute.engine.words import Words, signed
from resolute.games.lobby.content import effects as do
from resolute.games.lobby.content.effects import ActionEffect, CampaignEffect, Case, FateEffect, Laid, Moment

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_CASES: dict[Case, Words] = {
    "always": "",
    "in_office": "If you hold an office, ",
    "out_of_office": "If you hold no office, ",
    "approval_below_0": "If the President's approval is below 0, ",
    "approval_above_0": "If the President's approval is above 0, ",
}

_ANSWERS: dict[Moment, Words] = {
    "crisis": "plays a crisis",
    "executive": "plays an executive",
    "action": "plays an action",
    "impeachment": "calls for an impeachment",
    "attempt": "announces a state attempt",
}
"""What another player does before you may answer."""

_OWN: dict[Moment, Words] = {
    "initiative": "In any initiative",
    "pawns": "After the pawns, if your state attempt would fail",
    "leaving": "When a yellow pawn takes one of your politicians",
}


def in_words(number: int) -> Words:
    """A small number as people say it."""
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def cards(count: int) -> Words:
    """A number of cards."""
    return "a card" if count == 1 else f"{in_words(count)} cards"


def points(count: int) -> Words:
    """A number of points."""
    return "1 point" if count == 1 else f"{count} points"


def votes(count: int) -> Words:
    """A number of votes with its sign."""
    return f"{signed(count)} {'vote' if abs(count) == 1 else 'votes'}"


def money(amount: int) -> Words:
    """Millions of dollars."""
    return f"${amount}M"


def moments_text(moments: Sequence[Moment]) -> Words:
    """When an action may be played."""
    answers = [_ANSWERS[moment] for moment in moments if moment in _ANSWERS]
    said = [_OWN[moment] for moment in moments if moment in _OWN]
    if answers:
        said.append(f"When another player {' or '.join(answers)}")
    return ", or ".join(said)


def _sentence(case: Case, said: Words) -> Words:
    """A sentence, after the condition if there is one. Its first word is written small."""
    condition = _CASES[case]
    return f"{condition}{said}." if condition else f"{said[0].upper()}{said[1:]}."


def _bank(who: Words, amount: int, *, plural: bool) -> Words:
    """Somebody gets money from the bank, or pays it."""
    if amount > 0:
        verb = "take" if plural else "takes"
        return _sentence("always", f"{who}{verb} {money(amount)} from the bank")
    verb, them = ("pay", "you have") if plural else ("pays", "they have")
    return _sentence("always", f"{who}{verb} {money(-amount)} to the bank, or all {them}")


def _laid(what: Laid) -> Words:
    return f"a {what} card"


def _shared(effect: do.Money | do.Approval | do.Draw) -> Words:
    """What actions and fates have in common."""
    match effect:
        case do.Money(amount):
            return _bank("", amount, plural=True)
        case do.Approval(amount, case):
            what = "it" if case.startswith("approval") else "the President's approval"
            return _sentence(case, f"{what} {'rises' if amount > 0 else 'drops'} by {abs(amount)}")
        case do.Draw(count):
            return f"Draw {cards(count)}."
        case _:
            assert_never(effect)


def fate_text(effect: FateEffect) -> Words:
    """What an effect of a fate says."""
    match effect:
        case do.Money() | do.Approval() | do.Draw():
            return _shared(effect)
        case do.Points(amount, case):
            return _sentence(case, f"{'score' if amount > 0 else 'lose'} {points(abs(amount))}")
        case do.Discard(at_random):
            return f"Discard a card {'at random' if at_random else 'of your choice'}."
        case do.DrawLaid(pile):
            return f"Take {_laid(pile)} from the reserve and give it to one of your politicians."
        case do.ReturnLaid():
            return "Return one of your support or fundraising cards to the reserve."
        case do.TakeExposed():
            return (
                "You may take a state, support or fundraising card from another player's politician and give it to one"
                " of yours."
            )
        case do.EveryoneMoney(amount):
            return _bank("everybody ", amount, plural=False)
        case do.EveryoneDraws(count):
            return f"Everybody draws {cards(count)}."
        case _:
            assert_never(effect)


_STOPPED = {
    "crisis": "Discard it. Approval stays, and nobody scores.",
    "executive": "Discard it. It does nothing.",
    "action": "Discard the card. It does nothing.",
}


def action_text(effect: ActionEffect) -> Words:
    """What an effect of an action says."""
    match effect:
        case do.Money() | do.Approval() | do.Draw():
            return _shared(effect)
        case do.Impeach():
            return "Call for the impeachment of the President."
        case do.Stop(what):
            return _STOPPED[what]
        case do.TakeMoney(amount):
            return f"Take {money(amount)} from another player, or all they have."
        case do.Levy(amount):
            return f"The player with the most money pays {money(amount)} to the bank; if tied, all of them do."
        case do.LookAtHand():
            return "Look at another player's hand."
        case do.TakeCard():
            return "Take a random card from another player's hand."
        case do.RivalDiscards(count):
            return f"Another player discards {cards(count)} of their choice."
        case do.MoveLaid():
            return "Move a support or fundraising card from one of your politicians to another."
        case do.TakeLaid(what):
            return f"Take {_laid(what)} from another player's politician and give it to one of yours."
        case do.RemoveLaid(what):
            return f"Return {_laid(what)} from another player's politician to the reserve."
        case _:
            return _rarer(effect)


def _rarer(
    effect: do.TurnParty
    | do.NewFirstState
    | do.SecondAttempt
    | do.FaceTheBag
    | do.Spare
    | do.NewVicePresident
    | do.LayOnTop,
) -> Words:
    """The actions that touch the map, the politicians and the crises."""
    match effect:
        case do.TurnParty():
            return "Switch the party of any generic politician."
        case do.NewFirstState(stops_attempt):
            another = "Shuffle the First State back into its deck and turn up another."
            return (
                f"{another} The attempt is off: the money comes back, and its player chooses an action again."
                if stops_attempt
                else another
            )
        case do.SecondAttempt():
            return "It fails, but you may attempt the First State again right away, with new expenses."
        case do.FaceTheBag():
            return "Draw a pawn for any politician. If it is yellow, they leave politics."
        case do.Spare():
            return "They stay in politics."
        case do.NewVicePresident():
            return "The President names another Vice President, whose player scores 5 points."
        case do.LayOnTop():
            return "Pick an executive that is tucked under a crisis. It is fresh again."
        case _:
            assert_never(effect)


def campaign_text(effect: CampaignEffect) -> Words:
    """What a campaign card says."""
    match effect:
        case do.Votes(amount):
            return f"{votes(amount)} for you in this state."
        case do.RivalVotes(amount):
            return f"{votes(-amount)} for another candidate in this state, or for the opposition in a state attempt."
        case do.ChangePawns(count):
            return f"After the pawns: put {in_words(count)} of your choice back and draw {in_words(count)}."
        case do.DrawAgain():
            return "After the pawns: put all ten back and draw ten again."
        case _:
            assert_never(effect)
