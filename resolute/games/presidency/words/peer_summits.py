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
BRINGS = {
    "relations": "relations of {peer} with the US improve",
    "sanctions": "UN sanctions on {ward}",
    "trade": "the economies of {peer} and the US improve",
    "crisis": "crises in {crisis} −2",
    "civil-war": "talks about the civil war in {fought}",
    "terror": "a terror group in {terror} loses a level",
    "rogue-state": "the rogue state in {rogue} loses a level",
    "program": "program of {ward} −1",
    "withdrawal": "influence of {peer} in {hold} −1; every sanction on {peer} is lifted",
}
"""What it brings when a problem is solved together."""
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
