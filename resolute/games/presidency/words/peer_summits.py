"""What summits with Russia and China say: labels, prompts, reasons."""

from __future__ import annotations

PROBLEMS = {
    "relations": "Better relations",
    "sanctions": "UN sanctions",
    "trade": "Trade",
    "crisis": "Crises where they are worst",
    "civil-war": "A civil war",
    "terror": "The strongest terror group",
    "rogue-state": "A rogue state",
    "program": "A weapons program",
    "withdrawal": "Withdrawal for an end of sanctions",
}
EARLIER_PROBLEMS = {"stability": "Stability where it is lowest"}
"""What could be discussed by older rules, for what was told of it."""
CLOSE_THE_SUMMIT = "Close the summit"
THE_SECRETARY = "the Secretary of State"
RELATIONS = "relations with the US"
A_POINT = "1 action point"
AGREE = "Agree"
DO_WITHOUT = "Do without"
A_SUMMIT = "a summit"


def what_do_you_discuss(peer: str, left: int) -> str:
    return f"Summit with {peer}: what do you discuss ({left} left)?"


def price(peer: str, problem: str) -> str:
    said = problem if problem[1:2].isupper() else problem[0].lower() + problem[1:]
    return f"{peer} wants something for it ({said}). Do you agree?"


def influence(region: str) -> str:
    return f"influence in {region}"
