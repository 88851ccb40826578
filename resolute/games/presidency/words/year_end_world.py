"""What year_end_world says: labels, prompts, reasons."""

from __future__ import annotations

A_ROGUE_STATE_WEAKENS = "Whether a rogue state weakens"
WHERE_TERROR_RECRUITS = "Where terror recruits"
NO_ROGUE_STATE = "no rogue state"
WHICH_ALLY_COMES_CLOSER = "No rogue state is left. Which ally comes closer?"
RECRUITING = "Recruits of a rogue state"
A_WAR = "a war"
A_FOOTPRINT = "a footprint"
PEACE = "an agent for peace"


def what_does_quiet_bring(region: str) -> str:
    return f"Good government in {region}: what does it bring?"


def tensions_leave(nations: list[str]) -> str:
    """From whom one tension is removed, or two."""
    if len(nations) == 1:
        return f"Remove a tension from {nations[0]}"
    first, second = nations
    return (
        f"Remove two tensions from {first}" if first == second else f"Remove a tension from {first} and from {second}"
    )


def groups_lose_a_level(groups: list[tuple[int, str]]) -> str:
    """Which terror groups lose a level: each by its level and its box of the intel track, if it has one."""
    said = [f"level {level} ({box})" if box else f"level {level}" for level, box in groups]
    return (
        f"A terror group loses a level: {said[0]}"
        if len(said) == 1
        else (f"Two terror groups lose a level: {said[0]} and {said[1]}")
    )
