"""The words of the board: what it says of the race, of the evaluation ahead and of whatever is drawn on it."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.lobby.words.names import counted, level, listed, millions

GOAL = "Goal"


def turn(number: int, last: int) -> str:
    """Which turn it is."""
    return f"turn {number} of {last}"


def standing(points: Sequence[tuple[str, int]], goal: int) -> str:
    """Everybody's points in a sentence."""
    said = ", ".join(f"{name} {number}" for name, number in points)
    return f"Points: {said}; {goal} wins"


def goal(points: int, last: int) -> str:
    """How the game is won."""
    return f"{points} points win at once; after turn {last} the most points do."


def nearest(name: str, own: bool, left: int) -> str:
    """Who is nearest to winning."""
    return f"{'You need' if own else f'{name} needs'} {counted(max(left, 0), 'more point')}."


# The strip

PHASES = {
    "setup": "Set-up",
    "mortality": "Mortality",
    "income": "Income",
    "congress": "Congress",
    "primaries": "Primaries",
    "election": "Election night",
    "over": "Game over",
}
PASS_USED = "pass used"


def round_of_congress(number: int) -> str:
    """A round of Congress."""
    return f"round {number}"


def votes_so_far(done: int, of: int) -> str:
    """How far the count is."""
    return f"{done} of {counted(of, 'state')} counted"


# The White House


def forecast(now: int, bare: int, after: int) -> str:
    """What the next evaluation makes of approval."""
    if not bare:
        return f"every crisis is covered: approval stays at {level(now)}"
    return f"{level(now)} − {counted(bare, 'uncovered crisis', 'uncovered crises')} = {level(after)}"


def until_evaluation(left: int) -> str:
    """When the next evaluation comes."""
    if not left:
        return "after this initiative"
    return f"after {counted(left, 'more initiative')}" if left > 1 else "after the next initiative"


def open_crises(count: int) -> str:
    """How many crises lie open."""
    return counted(count, "open crisis", "open crises")


def cost_of(bare: int) -> str:
    """What they will cost."""
    return f"{level(-bare)} approval at the evaluation" if bare else "all covered"


def crisis(symbol: str, met: int, strength: int, covered: bool, laid: Sequence[str]) -> str:
    """A crisis in a sentence, for whoever points at it."""
    lying = f": {listed(laid)}" if laid else ""
    state = "covered until the evaluation" if covered else "costs 1 approval at the evaluation"
    return f"{symbol}, {met} of {strength} met{lying}; {state}"


# The map


def through(politician: str, letter: str) -> str:
    """Through whom a state is controlled."""
    return f"{politician} ({letter})"


def tried(label: str, text: str) -> str:
    """An attempt."""
    return f"{label}: {text}"


# Seats

YOU, BOT = "you", "bot"
TAGS = {
    "president": "Pres.",
    "vice_president": "VP",
    "secretary": "Sec.",
    "candidate": "runs",
    "mate": "mate",
}


def funds(amount: int) -> str:
    """What a fundraising card brings."""
    return millions(amount)


# Cards

PILES = {
    "cards": "Cards",
    "politicians": "Politicians",
    "support": "Support",
    "fundraising": "Funds",
    "fates": "Fates",
    "uncontrolled": "States",
    "discards": "Discards",
}


def card_figure(kind: str, figure: int | None) -> str:
    """The number that is printed large on a card."""
    if figure is None:
        return ""
    if kind == "fundraising":
        return millions(figure)
    return f"+{figure}" if kind == "executive" else str(figure)
