"""What options are worth, in words."""

from __future__ import annotations

from collections.abc import Mapping

from resolute.engine.words import Words, level, signed
from resolute.games.lobby.library import STATES
from resolute.games.lobby.words.names import counted, millions

POINTS: Words = "points"
COVERS: Words = "covers it at the next evaluation"
SOLVES: Words = "solves it"
ELECTORS: Words = "electors"
ELECTOR: Words = "elector"
TO_BE_ELECTED: Words = "to be elected"
IF_ELECTED: Words = "if elected"
IF_BEATEN: Words = "if beaten"
YOUR_POINTS: Words = "points for you"
OPEN_RACE: Words = "then anybody may run, your other politicians too"
PASS_ONCE: Words = "once only; you can still act later"
KEEP_THE_REST: Words = "keeps your other electors for later"
KEEP_PARTIES: Words = "everybody else stays in their party"
KEEP_YOUR_ELECTORS: Words = "you keep your electors"
AS_IT_IS: Words = "everything stays as it is"
LEADS: Words = "leads the party"
TIES: Words = "ties for the lead: pawns would decide"
PAWNS_DECIDE: Words = "then the pawns decide, unless somebody spends"
WITHOUT_SPENDING: Words = "Without spending"
GOES_ON: Words = "the game goes on"
PILES: Mapping[str, Words] = {
    "politicians": "Draw a politician",
    "support": "Draw support",
    "fundraising": "Draw funds",
    "cards": "Take a card",
}
FREE: Words = "free"
LET_IT_HAPPEN: Mapping[str, Words] = {
    "initiative": "their initiative begins",
    "crisis": "the crisis comes: approval −1",
    "executive": "the executive is laid",
    "impeachment": "the vote on the President is called",
    "attempt": "the pawns are drawn",
    "leaving": "they leave politics, with everything under them",
}


def to_win(state: int) -> Words:
    """What a chance is about: winning a state."""
    return f"to win {STATES[state].name}"


def attempts(state: int) -> Words:
    """The First State, to be won by one of several politicians."""
    return f"Try to win {STATES[state].name} ({counted(STATES[state].electors, 'elector')})"


def spent(amount: int) -> Words:
    """What could be spent on an attempt."""
    return price(amount) if amount else "free"


def price(amount: int) -> Words:
    """What expenses cost."""
    return f"${amount}M"


def change(number: int) -> Words:
    """A change of points or approval."""
    return signed(number)


def elected(name: Words, before: float, after: float) -> Words:
    """How the chance to be elected moves, if nobody spends again."""
    return f"{name} elected {_percent(before)} → {_percent(after)}"


def _percent(chance: float) -> Words:
    """A chance; neither nothing nor certainty is said of what may still come out otherwise."""
    whole = round(100 * chance)
    if chance > 0 and whole < 1:
        return "<1%"
    return ">99%" if chance < 1 and whole == 100 else f"{whole}%"


def left(cards: int) -> Words:
    """How many cards a pile has."""
    return "1 card left" if cards == 1 else f"{cards} cards left"


def covers(missing: int) -> Words:
    """An executive that does not solve its crisis."""
    return f"{COVERS}, still needs {missing}"


def adds(missing: int) -> Words:
    """One on a crisis that is covered already."""
    return f"already covered; then it still needs {missing}"


def forecast(approval: tuple[int, int], evaluation: tuple[int, int]) -> Words:
    """What a card makes of approval and of the next evaluation."""
    said = [
        f"{what} {level(before)} → {level(after)}"
        for what, (before, after) in (("approval", approval), ("evaluation", evaluation))
        if before != after
    ]
    return ", ".join(said)


# People


def _votes(skill: int, support: int) -> list[Words]:
    said = [f"{signed(skill)} skill"] if skill else []
    return [*said, f"{signed(support)} support"] if support else said


def person(skill: int, support: int, electors: int) -> Words:
    """What a politician has: votes in every vote, and electors."""
    said = _votes(skill, support) + ([counted(electors, "elector")] if electors else [])
    return ", ".join(said) or "no votes and no state yet"


def owned(name: Words, what: Words) -> Words:
    """A politician of some player."""
    return f"{name}: {what}"


def then_you_have(democrats: int, republicans: int) -> Words:
    """The parties of one's politicians afterward."""
    return f"then you have {counted(democrats, 'Democrat')} and {counted(republicans, 'Republican')}"


def backed_by(electors: int) -> Words:
    """A President who runs."""
    return f"the whole party backs you: {counted(electors, 'elector')}"


def runner(skill: int, support: int) -> Words:
    """The votes that a candidate brings to election night."""
    return ", ".join(_votes(skill, support)) or "no votes of their own on election night"


def advances(name: Words, before: int, after: int) -> Words:
    """A candidate gets electors."""
    return f"{name} {before} → {after}"


def behind(leader: int) -> Words:
    """A candidate who does not lead the party."""
    return f"still behind {leader}"


def mate(support: int) -> Words:
    """What a running mate brings."""
    return f"{signed(support)} in every state" if support else "brings no votes"


def if_elected_for(name: Words, points: int) -> Words:
    """What somebody else gets of it."""
    return f"{name} {signed(points)} if elected"


def points_for(name: Words) -> Words:
    """Somebody else's points."""
    return f"points for {name}"


def impeached(votes: int, of: int) -> Words:
    """How the vote on the President would stand."""
    return f"then {votes} of {of} votes for it"


def successor(name: Words, player: Words, points: int) -> Words:
    """Who follows a dismissed President."""
    return f"if it passes, {name} ({player}) is President and scores {points}"


# Cards and votes


def rival(money: int, points: int, cards: int) -> Words:
    """Somebody whom a card could hit."""
    return f"{counted(points, 'point')}, {millions(money)}, {counted(cards, 'card')}"


def kept(cards: int) -> Words:
    """What stays in hand."""
    return f"keeps {counted(cards, 'card')} for later" if cards else "your hand is empty"


def now(chance: float) -> Words:
    """A candidate's chance in a state before any further bid."""
    whole = round(100 * chance)
    figure = "<1" if chance > 0 and not whole else ">99" if chance < 1 and whole == 100 else str(whole)
    return f"{figure}% now"


def as_it_lies(state: int, *, won: bool) -> Words:
    """An attempt after the pawns."""
    return f"{STATES[state].name} is yours" if won else f"{STATES[state].name} is lost, and the money is gone"


def goes_to(state: int, name: Words, *, tied: bool) -> Words:
    """A state after the pawns."""
    return f"a tie in {STATES[state].name}: a further pawn decides" if tied else f"{name} wins {STATES[state].name}"
