"""What rules/intelligence says: labels, prompts and reasons."""

from __future__ import annotations

WHICH_GROUP_TO_FIND = "Which terror group do your services look for?"
WHICH_STRIKE = "Which terror group do you attack, and how?"
WHICH_OTHER_STRIKE = "Strike another group in the same region?"
NO_OTHER_STRIKE = "No other strike"
ONLY_WITH_ALLIES = "In the Eurozone only with NATO or the United Kingdom"
WHAT_DO_THE_SUPERSTARS_DO = "What do the superstars of your NSC staff do?"
PREPARE_A_WAR = "Prepare a war against the rogue state"
FIRST_ROLL = "−1 on the first roll of a war that begins in this phase"
NOTHING = "Nothing more"
STAY = "Leave it there"


def group(region: object, level: object, box: object) -> str:
    return f"{region}: group of level {level} ({box})"


def raid(group: object) -> str:
    return f"{group}, raid"


def find(group: object) -> str:
    return f"{group}, look for it"


def drone(group: object) -> str:
    return f"{group}, drone strike"


def air(group: object) -> str:
    return f"{group}, airstrike"


def what_else(region: object) -> str:
    return f"Your intelligence in {region} is good. What else do you use it for?"


def help_in_war(attacker: object, defender: object) -> str:
    return f"Help in the war of {attacker} against {defender}"


def strength(by: object) -> str:
    return f"+{by} strength"


def talks(place: object, ceasefire: bool) -> str:
    return f"Share it with the UN for talks in {'ceasefire' if ceasefire else 'civil war'} {place}"


def move_focus(regions: list[str]) -> str:
    return f"National intelligence is focused on {' and '.join(regions)}. Move it?"


def focus_from_to(before: object, after: object) -> str:
    return f"From {before} to {after}"


def moves_of_focus(moves: list[str]) -> str:
    """One move of a counter, or two."""
    return "; ".join(moves[:1] + [one[0].lower() + one[1:] for one in moves[1:]])
