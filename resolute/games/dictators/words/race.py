"""The race to Washington in words: the goal, the nearest danger, and the roll that lies on the table."""

from __future__ import annotations

from resolute.engine.table import D20
from resolute.engine.words import signed
from resolute.games.dictators.words.names import figure, number_said

TO_WASHINGTON = "The race to Washington"
GOAL = "Goal"
HELD = "Held"
DANGER = "Danger"
BRIBED = "Bribed"
PRESIDENT_IN = "President in"
CHANCE = "Chance to convince"
BRINGS = "What your targets bring"
A_TOKEN = "brings a token"
THE_ROLL = "The roll"
ROLLER = "Rolls"
NEEDED = "Needed"
ROLLED = "Rolled"
TOTAL = "With everything"
BEFORE_THE_ROLL = "Chance before the roll"

START = "Disarm your targets in zones 1–3, then start a turn in Washington and convince the president."
WATCHING = "Start a turn in Washington and convince the president to win. Disarmed zones make it easier."
ANSWERS_FIRST = "Nothing counts until everybody who could act has answered."


TO_CONVINCE = "to convince the president"


def turns_to_go(turns: int) -> str:
    """What the figure of the own turns to Washington means."""
    return "turn to Washington" if turns == 1 else "turns to Washington"


def closest(name: str, turns: int) -> str:
    """What the figure of the nearest opponent means."""
    return f"turn{'s' * (turns != 1)} for {name}, the closest"


def plus(least: int) -> str:
    """What a die has to show: 14+, 20."""
    return f"{figure(least)}+" if least < D20.sides else figure(least)


def percent(chance: int) -> str:
    """A chance."""
    return f"{chance}%"


def odds(least: int, chance: int) -> str:
    """What a die has to show, and how likely that is."""
    return f"{plus(least)} ({chance}%)"


def turns_said(turns: int) -> str:
    """So many turns."""
    return "1 turn" if turns == 1 else f"{turns} turns"


def away(turns: int) -> str:
    """How far Washington is."""
    if turns < 0:
        return "no open way"
    return "in Washington" if turns == 0 else f"{turns_said(turns)} away"


def goal(disarmed: int, turns: int, least: int, chance: int) -> str:
    """What a player should do next, by how far they are."""
    if turns == 0:
        return f"You're in Washington: start a turn here to confront the president. You need {odds(least, chance)}."
    if not disarmed:
        return START
    done = f"{number_said(disarmed).capitalize()} of three disarmed"
    far = "but no way is open" if turns < 0 else f"{turns_said(turns)} away"
    return f"{done}: you need {odds(least, chance)} in Washington, {far}."


def bribed(buyer: str) -> str:
    """Somebody else plays this player's turn."""
    return f"{buyer} plays this turn for you. Nothing here is yours to click until it ends."


def bought(seller: str) -> str:
    """This player plays somebody else's turn."""
    return f"You play this turn for {seller}, with their cards and targets."


def danger(name: str, rolls_in: int, least: int, chance: int) -> str:
    """Who can win soonest."""
    if rolls_in == 0:
        return f"{name} rolls now: {odds(least, chance)}"
    when = "next turn" if rolls_in == 1 else f"in {turns_said(rolls_in)}"
    return f"{name} can roll {when}: {odds(least, chance)}"


def disarmed_zones(name: str) -> str:
    """Whose zones are disarmed."""
    return f"{name}'s disarmed zones"


def zones(done: tuple[int, ...]) -> str:
    """Which zones are disarmed."""
    return ", ".join(map(str, done)) if done else "none"


def brought(least: int, chance: int) -> str:
    """What a target is worth."""
    return f"brings {plus(least)}, {chance}%"


def rolls_to(name: str, *, convince: bool) -> str:
    """What a roll is for."""
    return f"{name} rolls to convince the president" if convince else f"{name} rolls to disarm"


def needed(least: int) -> str:
    """What was needed."""
    return plus(least)


def margin(total: int, least: int) -> str:
    """By how much a roll is enough, or is not."""
    by = total - least
    if by == 0:
        return "just enough"
    return f"enough by {by}" if by > 0 else f"{-by} short"


def added(by: int) -> str:
    """What something adds to a roll."""
    return signed(by)
