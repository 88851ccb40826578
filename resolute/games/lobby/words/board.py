"""The words of the board: what it says of the race, of the evaluation ahead and of whatever is drawn on it."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.engine.words import level, signed
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.words.names import counted, listed, millions

GOAL = "Goal"
YOUR_POINTS = "points"
APPROVAL = "approval"
PICTURE = "The Lobby board: the states, tinted by the party that controls them"
CERTAIN, MOST, TWO, ROOM = 1000, 99, 2, 14


def turn(number: int, last: int) -> str:
    """Which turn it is."""
    return f"turn {number} of {last}"


def standing(points: Sequence[tuple[str, int]], goal: int) -> str:
    """Everybody's points in a sentence."""
    said = ", ".join(f"{name} {number}" for name, number in points)
    return f"Points: {said}; {goal} wins"


def nearest(name: str, left: int) -> str:
    """Who else is ahead, and how far from winning."""
    return f"In the lead: {name}, {counted(max(left, 0), 'point')} to go."


def points_of(name: str) -> str:
    """Somebody else's points."""
    return f"points of {name}"


# The strip

PHASES = {
    "setup": "Setup",
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


CHANCES = "chances as if nobody spends again"


def years(text: str) -> str:
    """The years of a turn where there is little room: 1956–60."""
    first, _, last = text.partition("–")
    return f"{first}–{last[2:]}" if last else first


# The White House


def forecast(now: int, bare: int, after: int) -> str:
    """What the next evaluation makes of approval."""
    if not bare:
        return f"every crisis is covered: approval stays at {level(now)}"
    falls = f"{level(now)} − {counted(bare, 'uncovered crisis', 'uncovered crises')}"
    return f"{falls} = {level(after)}" if now - bare == after else f"{falls}, but no lower than {level(after)}"


def until_evaluation(left: int) -> str:
    """When the next evaluation comes."""
    if not left:
        return "after this initiative"
    return f"after {counted(left, 'more initiative')}" if left > 1 else "after the next initiative"


def open_crises(count: int) -> str:
    """How many crises lie open."""
    return counted(count, "open crisis", "open crises") if count else "No open crises"


def cost_of(bare: int, ahead: bool) -> str:
    """What they will cost, if an evaluation is still to come in this turn."""
    if not bare:
        return "all covered"
    return f"{level(-bare)} approval at the evaluation" if ahead else f"{bare} not covered"


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


# Primaries


def party(one: Party) -> str:
    """A party as a heading."""
    return one.plural.capitalize()


def still_open(free: int, of: int) -> str:
    """What of a party's electors is not pledged yet."""
    if not of:
        return "no electors"
    return f"{free} of {counted(of, 'elector')} still open" if free else f"all {of} pledged"


def lead(running: Sequence[tuple[str, int]], free: int) -> str:
    """How the race in a party stands, from the strongest down."""
    if not running:
        return "Nobody runs yet."
    (first, most), *others = running
    if not others:
        return ""
    second, next_most = others[0]
    if most - next_most > free:
        return f"{first} cannot be caught."
    return f"{first} {most}, {second} {next_most}; {counted(free, 'elector')} can still decide it."


def outlook(letter: str, electors: int) -> str:
    """A part of the electorate."""
    return f"{electors} to vote" if letter == "O" else f"{letter} {electors}"


# Election night

BONUS = {"skill": "skill", "support": "support", "mate": "mate's support", "approval": "half of approval"}
BIDDERS = {"deciding": "deciding", "out": "out", "passed": "passed", "cannot": "cannot pay", "waiting": ""}


def when_it_ends(candidates: int, goal: int) -> str:
    """Whether the count stops at a majority."""
    return f"{goal} electors settle it." if candidates <= TWO else "Every state votes: more than two run."


def stakes(to_go: int, points: Sequence[tuple[str, bool, int]], *, independent: bool) -> str:
    """How far a candidate is from a majority, and what an election brings to whom."""
    far = f"{to_go} to go" if to_go else "has a majority"
    if independent:
        far += ". A third of the votes are points"
    brings = ", ".join(f"{YOU if own else name} {signed(number)}" for name, own, number in points)
    return f"{far}. Elected: {brings}" if brings else far


def pledged(electors: int) -> str:
    """What was pledged in the primaries, as long as there is room for it."""
    return f"{electors} pledged" if electors > ROOM else str(electors) if electors > TWO else ""


def voting(electors: int, lean: str, groups: str) -> str:
    """What the state that votes is like."""
    return " · ".join(one for one in (counted(electors, "elector"), lean, groups) if one)


def chance(thousandths: int) -> str:
    """A chance in percent."""
    whole = round(thousandths / 10)
    if thousandths > 0 and whole < 1:
        return "<1%"
    return ">99%" if thousandths < CERTAIN and whole > MOST else f"{whole}%"


def electors_left(electors: int) -> str:
    """What is still to come."""
    return counted(electors, "elector")
