"""What united_nations says: labels, prompts, reasons."""

from __future__ import annotations

WHAT_DO_YOU_ASK = "What do you ask of the United Nations?"
ASK_NOTHING = "Ask for nothing more"
ASKED_ALREADY = "Asked for already"
NOTHING_TO_DO = "Nothing to do now"
A_GOODWILL_COUNTER = "1 goodwill counter"
WAR = "war"
WHICH_TALKS = "Which talks do you support before the dice are rolled?"
ROLL = "Roll for the civil wars"
TALKS = "talks"
ACTIONS = {
    "humanitarian": "Humanitarian aid",
    "infrastructure": "Infrastructure aid",
    "youth": "Youth empowerment",
    "sanctions": "UN sanctions",
    "arms-control": "Arms control",
    "de-escalate": "De-escalate a conflict",
    "talks": "Peace talks in a civil war",
    "broker-peace": "Broker peace in a war",
}


def by_goodwill(action: str) -> str:
    return f"{action}, for goodwill"


def asked_for(action: str, target: str) -> str:
    return f"{action}: {target}"


def costs_about(cost: str, about: str) -> str:
    return f"{cost}; {about}"


def region(crisis: int, stability: int) -> str:
    return f"crises {crisis}, stability {stability}"


def program(value: int) -> str:
    return f"program at {value}"


def status(value: int) -> str:
    return f"status {value}"


def civil_war(region: str, number: int) -> str:
    return f"{region}, civil war {number}"


def state_of(ceasefire: bool) -> str:
    return "ceasefire" if ceasefire else "fighting"


def help(label: str, about: str) -> str:
    return f"{label} ({about})"
