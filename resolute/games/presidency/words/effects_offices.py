"""What effects on offices say."""

from __future__ import annotations

from collections.abc import Sequence

WHOSE_OFFICE = "Whose office it is about"
A_DIE_NAMES_AN_OFFICE = (
    "a d6 names an office (1 Chief of Staff, 2 State, 3 Defense, 4 Vice President, 5 or 6 the President):"
)
SCANDAL_THERE = "a scandal breaks about the office, or moves one box to the right"
FOREMOST_SCANDAL = (
    "the scandal that has come furthest moves one box to the right; if all are concluding, public approval −4%"
)
A_SCANDAL = "a scandal"


def office_is(offices: Sequence[str]) -> str:
    return "it is about " + " or ".join(offices)
