"""What effects on terror groups say: labels, prompts and sentences."""

from __future__ import annotations

from resolute.games.presidency.words.intelligence import group

A_REGION_WITH_A_GROUP = "in a random region that has a terror group"
A_GROUP_OF_THE_REGION = "a terror group there"
THE_GROUP_LOSES_A_LEVEL = "the group loses a level"
WHICH_GROUP_IS_FOUND = "Which terror group do your agents follow?"


def a_group_in(where: object) -> str:
    return f"a terror group in {where}"


__all__ = [
    "A_GROUP_OF_THE_REGION",
    "A_REGION_WITH_A_GROUP",
    "THE_GROUP_LOSES_A_LEVEL",
    "WHICH_GROUP_IS_FOUND",
    "a_group_in",
    "group",
]
