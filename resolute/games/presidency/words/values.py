"""What options are worth, in words."""

from resolute.games.presidency.words.small import points

TO_PASS = "to pass"
PASSED = "check passed"


def price(count: int) -> str:
    """Action points."""
    return points(count)


def if_passed(what: str) -> str:
    """What a law would bring."""
    return f"If it becomes law: {what[:1].lower()}{what[1:]}"
