"""What the terms of off-map cards say."""

from __future__ import annotations


def so_that(condition: str) -> str:
    """A condition as a need: "Needs a carrier group in the Mediterranean"."""
    return condition.removeprefix("there is ").removeprefix("there are ")
