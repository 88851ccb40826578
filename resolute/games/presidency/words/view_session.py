"""What the ten steps of the legislative segment are called, and what they would bring."""

from __future__ import annotations

from collections.abc import Sequence

SESSION = "The legislative segment"
STEPS = (
    *("Support", "Votes", "Signature", "Friends", "Maneuvers", "New bills", "Media", "Scandals", "Cooperation"),
    "Momentum",
)
NOTHING_PENDING = "no bill is pending"
NO_BILL_TO_LOSE = "they are stronger, and you have no bill to lose"
NO_VOTE = "no bill can be voted on"
YOUR_DESK = "sign what passes, or veto it"
ONE_ROLL = "one roll of a d6 on maneuvers and drama"
TWO_ROLLS = "two rolls of a d6: Congress is contentious"
NO_NEW_BILL = "nobody can bring a bill"
NO_SCANDAL = "no scandal to look into"
COOPERATION = {0: "stays where it is", 1: "one box right: more moderates", -1: "one box left: more radicals"}
_BOXES = ("", "breaking", "deepening", "concluding")


def _bills(count: int) -> str:
    return "one bill" if count == 1 else f"{count} bills"


def support(net: int) -> str:
    if net > 0:
        return f"you move {_bills(net)} one box"
    return f"{_bills(-net)} of yours lose{'s' if net == -1 else ''} a box" if net else "both sides are even"


def votes(most: int, control: int, they_have_none: bool) -> str:
    if not most:
        return "contentious: no votes"
    count = "one vote" if most == 1 else f"{most} votes"
    if they_have_none and control < 1:
        return f"{count}; you choose, for they have no bill"
    who = {1: "you choose", 0: "a die says who chooses", -1: "they choose"}[control]
    return f"{count}; {who}"


def friends(yours: int, theirs: int) -> str:
    told = [f"+{yours} for you"] if yours else []
    told += [f"+{theirs} against you"] if theirs else []
    return ", ".join(told) or "one for each landmark"


def lapses(bill: str) -> str:
    return f"{bill} lapses"


def new_bills(most: int, control: int, theirs: Sequence[str]) -> str:
    """Who brings how many new bills; `theirs` are those that the opponents would bring, as far as there are any."""
    if control > 0:
        return f"you bring {_bills(most)}"
    if not theirs:
        return f"they have none, so you bring {_bills(most)}"
    if control < 0:
        rest = f", you bring {_bills(most - len(theirs))}" if most > len(theirs) else ""
        return f"they bring {' and '.join(theirs)}{rest}"
    if most == 1:
        return f"a d6: even, you bring one; odd, they bring {theirs[0]}"
    return f"you bring one, they bring {theirs[0]}; a d6 says who comes first"


def media(approval: str, relations: str) -> str:
    if not approval:
        return "no story either way"
    return f"approval {approval}%{f', media relations {relations}' if relations else ''}"


def scandal(office: str, box: int) -> str:
    return f"{office}: {_BOXES[box]}"


def momentum(actions: int) -> str:
    if not actions:
        return "a free action for each bill you sign"
    return "one free action" if actions == 1 else f"{actions} free actions"
