"""Members of Congress who are friends or opponents of the President."""

from __future__ import annotations

from enum import IntEnum

import msgspec


class Wing(IntEnum):
    """How a member stands to the other party; it moves bipartisan cooperation."""

    RADICAL = -1
    NEITHER = 0
    MODERATE = 1


RADICAL, NEITHER, MODERATE = Wing


class Legislator(msgspec.Struct, frozen=True):
    """A counter of a Congress cup: legislative and media rating, and a wing on each side of the counter."""

    name: str
    legislative: int
    media: int
    radical_side: Wing
    moderate_side: Wing

    def wing(self, easier: bool) -> Wing:
        """The side that lies up: the most moderate in the easier game, else the most radical. (GM Friends)"""
        return self.moderate_side if easier else self.radical_side


FRIENDS: tuple[Legislator, ...] = (
    Legislator("Sally Myers", 1, 1, NEITHER, MODERATE),
    Legislator("Warren Oakes", 3, 2, NEITHER, MODERATE),
    Legislator("Lucille Garner", 2, 0, NEITHER, MODERATE),
    Legislator("Hector Villanova", 1, 2, RADICAL, NEITHER),
    Legislator("Pauline Strand", 2, 1, MODERATE, MODERATE),
    Legislator("Amos Treadwell", 3, 0, RADICAL, NEITHER),
    Legislator("Denise Calloway", 1, 0, NEITHER, NEITHER),
    Legislator("Emmett Lindqvist", 2, 1, RADICAL, RADICAL),
    Legislator("Rosa Quintero", 2, 2, RADICAL, MODERATE),
    Legislator("Clifton Barge", 1, 1, NEITHER, MODERATE),
    Legislator("Irene Maddock", 3, 1, NEITHER, NEITHER),
    Legislator("Theodore Pell", 1, 0, MODERATE, MODERATE),
    Legislator("Yvonne Hatch", 2, 0, NEITHER, MODERATE),
    Legislator("Marcus Delroy", 1, 1, RADICAL, NEITHER),
)
OPPONENTS: tuple[Legislator, ...] = (
    Legislator("Douglas Tate", 3, 0, RADICAL, NEITHER),
    Legislator("Gwendolyn Frost", 2, 1, NEITHER, MODERATE),
    Legislator("Leland Crouse", 1, 2, RADICAL, RADICAL),
    Legislator("Beatrice Nolan", 1, 0, MODERATE, MODERATE),
    Legislator("Randall Spivey", 2, 0, RADICAL, NEITHER),
    Legislator("Carmen Oliveras", 1, 1, NEITHER, MODERATE),
    Legislator("Stuart Penhallow", 3, 1, NEITHER, NEITHER),
    Legislator("Josephine Reddick", 2, 2, RADICAL, NEITHER),
    Legislator("Virgil Hammond", 1, 0, NEITHER, MODERATE),
    Legislator("Adele Winship", 2, 1, NEITHER, NEITHER),
    Legislator("Franklin Dorsey", 1, 1, RADICAL, MODERATE),
    Legislator("Margot Ellery", 1, 2, NEITHER, NEITHER),
    Legislator("Curtis Blackwood", 2, 0, MODERATE, MODERATE),
    Legislator("Norma Satterly", 1, 0, RADICAL, MODERATE),
)
