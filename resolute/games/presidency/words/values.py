"""What options are worth, in words."""

from collections.abc import Sequence

from resolute.engine.words import signed
from resolute.games.presidency.words.small import points, small

TO_PASS = "to pass"
IF_IT_STAYS = "to pass if it stays"
WITHDRAWN = "It leaves Congress and makes room for another bill; it can come back later"
TO_SUCCEED = "to succeed"
TO_RISE = "to rise"
TO_WORK = "to work"
EACH_TO_RISE = "each to rise"
PASSED = "check passed"
CHECK_FAILED = "check failed"
A_BETTER_RESULT = "a better result"
THEY_AGREE = "they agree, perhaps at a price"


def price(count: int) -> str:
    """Action points."""
    return points(count)


def or_more(name: str) -> str:
    """A result, counted together with those that are better."""
    return f"{name} or more"


def either(effects: Sequence[str]) -> str:
    """Effects of which one may be chosen."""
    return " or ".join(effects)


def rows(parts: Sequence[tuple[float, str]]) -> str:
    """The results of a roll, each with its chance."""
    return ", ".join(f"{chance:.0%} {what}" for chance, what in parts)


def with_chance(roll: str, chance: float) -> str:
    """A roll and how likely it succeeds."""
    return f"{small(roll)} ({chance:.0%})"


def loses(ratings: str) -> str:
    """What a member of the cabinet has."""
    return f"You lose {ratings}"


def would_bring(what: str) -> str:
    """What a card would do that was seen in time."""
    return f"It would bring: {what}"


def at_best(what: str) -> str:
    """What the roll of a card is made for."""
    return f"At best: {what}"


def now(how: str) -> str:
    """How somebody stands before they are helped."""
    return f"now {how}"


def chances(low: float, high: float) -> str:
    """The chances of several targets, from the worst to the best."""
    return f"{high:.0%}" if round(100 * low) == round(100 * high) else f"{100 * low:.0f}–{high:.0%}"


def groups(count: int) -> str:
    """How many terror groups intelligence would look for."""
    return f"{count or 'No'} terror group{'' if count == 1 else 's'} there"


def choose_one(what: str) -> str:
    """A choice among many things that have the same done to them."""
    return f"choose {what}"


def if_confirmed(what: str) -> str:
    """What a Justice would bring."""
    return f"If confirmed: {what}"


def if_passed(what: str) -> str:
    """What a law would bring."""
    return f"If it becomes law: {what}"


FAILS = "Fails"
STAYS_PENDING = "It stays where it is"
VETOED = "vetoed at no cost"
SUMMIT = "Their answer"
ANSWERS = (
    ("Agreed", "", "good"),
    ("Agreed, at a price", "1 action point", "good"),
    ("Agreed, at a high price", "Influence in {}", ""),
    ("Refused", "", "bad"),
)
"""What a peer answers at a summit, and what it wants."""
CHECK = {"best": "Passed well", "passed": "Passed", "failed": "Failed", "worst": "Failed badly"}


def dice(count: int, sides: int) -> str:
    """The dice of a roll."""
    return f"d{sides}" if count == 1 else f"{count}d{sides}"


def column(count: int) -> str:
    """The head of a column: what is paid."""
    return "free" if not count else f"{count} AP"


def at_most(total: int) -> str:
    """The totals of a row from its end down."""
    return f"≤ {total}".replace("-", "−")


def at_least(total: int) -> str:
    """The totals of a row from its beginning up."""
    return f"≥ {total}".replace("-", "−")


def vote(bill: str) -> str:
    """What a vote is about."""
    return f"Vote: {bill}"


FREE = "free"
NOTHING = "Nothing happens"
COUNTED = {"approval": "approval", "action_points": "AP", "legacy_points": "legacy"}


def change(number: int, per_cent: bool) -> str:
    """A change with its sign, with a real minus."""
    return f"{signed(number)}{'%' if per_cent else ''}"


def likely_to_pass(percent: int, yours: bool) -> str:
    """How likely a vote passes a bill, and whose it is if it is not yours."""
    return f"{percent}% to pass" if yours else f"The opponents' bill, {percent}% to pass"


_EVERYBODY = "A +1 action is a second one whenever the whole cabinet acts; with time comes experience."
CANDIDATES = {
    2: f"The diplomatic rating helps: it comes off diplomatic rolls, and low is good. {_EVERYBODY}",
    3: f"The military rating helps: it comes off military rolls, and low is good. {_EVERYBODY}",
    4: f"The domestic rating helps: theirs or the Vice President's comes off domestic rolls. {_EVERYBODY}",
}
"""What the candidates for each office bring."""
WHERE_INTELLIGENCE_LOOKS = "Terror groups are found sooner there, and operations against them are easier (−1)."
JOINT = (
    "The group moves one box to the right on the intel track",
    "Stability of the region +1",
    "Strength in the war +1",
    "The conflict −1",
    "Crises in the region −1",
    "Two fewer tensions on the ally",
    "A raid on the group",
)
"""What each joint action brings."""
