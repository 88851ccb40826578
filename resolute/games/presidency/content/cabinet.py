"""The cabinet: offices, and the candidates for them."""

from __future__ import annotations

from enum import IntEnum

import msgspec


class Office(IntEnum):
    """Who acts: the President and the four key cabinet members. (GM Key Cabinet Members)"""

    PRESIDENT = 0
    VICE_PRESIDENT = 1
    STATE = 2
    DEFENSE = 3
    CHIEF_OF_STAFF = 4

    @property
    def label(self) -> str:
        """What a sentence calls it."""
        return _OFFICES[self]


_OFFICES = (
    "the President",
    "the Vice President",
    "the Secretary of State",
    "the Secretary of Defense",
    "the Chief of Staff",
)
MEMBERS = tuple(Office)[1:]


class Ratings(msgspec.Struct, frozen=True):
    """Domestic, diplomatic and military rating, and whether the member takes one action more."""

    domestic: int
    diplomatic: int
    military: int
    extra_action: bool = False

    def say(self) -> str:
        """The numbers at the bottom of a counter, in words."""
        extra = ", +1 action" if self.extra_action else ""
        return f"domestic {self.domestic}, diplomatic {self.diplomatic}, military {self.military}{extra}"

    def in_short(self) -> str:
        """Only what is not zero."""
        figures = (("domestic", self.domestic), ("diplomatic", self.diplomatic), ("military", self.military))
        said = [f"{name} {rating}" for name, rating in figures if rating] + ["+1 action"] * self.extra_action
        return ", ".join(said) or "all ratings 0"


class Candidate(msgspec.Struct, frozen=True):
    """A counter of the cabinet cup: a name, and what it can do inexperienced and as a veteran."""

    name: str
    novice: Ratings
    veteran: Ratings


CANDIDATES: tuple[Candidate, ...] = (
    # Those whom the rulebook names.
    Candidate("Bo Hamilton", Ratings(1, 1, 0), Ratings(2, 1, 0, True)),
    Candidate("Ellen Price", Ratings(1, 0, 0, True), Ratings(2, 1, 0, True)),
    Candidate("Kelly Borgeson", Ratings(1, 0, 0), Ratings(1, 1, 0)),
    Candidate("Barry Wallace", Ratings(0, 0, 1), Ratings(0, 1, 2)),
    # Governors, mayors and managers.
    Candidate("Victor Oyelaran", Ratings(2, 0, 0), Ratings(2, 1, 0, True)),
    Candidate("Teresa Villanueva", Ratings(1, 0, 0), Ratings(2, 0, 0, True)),
    Candidate("Howard Ekdahl", Ratings(1, 0, 0), Ratings(2, 0, 0)),
    Candidate("Claire Abernathy", Ratings(2, 0, 0), Ratings(3, 0, 0)),
    Candidate("Calvin Stroud", Ratings(0, 0, 0, True), Ratings(1, 0, 0, True)),
    Candidate("Priya Raman", Ratings(1, 1, 0), Ratings(2, 1, 0)),
    Candidate("Leonard Fitch", Ratings(1, 0, 0), Ratings(1, 0, 0, True)),
    # Ambassadors, scholars and negotiators.
    Candidate("Margaret Ashdown", Ratings(0, 2, 0), Ratings(0, 2, 0, True)),
    Candidate("Julian Castellane", Ratings(0, 1, 0), Ratings(1, 2, 0)),
    Candidate("Naomi Feldstein", Ratings(0, 2, 0), Ratings(0, 3, 0)),
    Candidate("Samuel Okafor", Ratings(0, 1, 0), Ratings(0, 2, 0, True)),
    Candidate("Ingrid Halvorsen", Ratings(0, 1, 0), Ratings(0, 1, 1)),
    Candidate("Peter Vasquez", Ratings(0, 1, 0, True), Ratings(0, 2, 0, True)),
    Candidate("Lillian Cheng", Ratings(0, 1, 1), Ratings(0, 2, 1)),
    # Generals, admirals and administrators of defense.
    Candidate("Raymond Kessler", Ratings(0, 0, 2), Ratings(0, 0, 2, True)),
    Candidate("Victoria Stanhope", Ratings(0, 0, 1), Ratings(0, 0, 2, True)),
    Candidate("Desmond Achebe", Ratings(0, 0, 2), Ratings(0, 1, 3)),
    Candidate("Walter Brandt", Ratings(0, 0, 1), Ratings(1, 0, 2)),
    Candidate("Carol Tanaka", Ratings(0, 0, 1, True), Ratings(0, 0, 2, True)),
    Candidate("Joseph Delacroix", Ratings(0, 1, 1), Ratings(0, 1, 2)),
    # Advisers of all kinds.
    Candidate("Frances Mulroy", Ratings(1, 0, 1), Ratings(1, 1, 1)),
    Candidate("Eugene Whitlock", Ratings(0, 0, 0), Ratings(1, 1, 0)),
    Candidate("Sylvia Romero", Ratings(1, 1, 1), Ratings(1, 1, 1, True)),
    Candidate("Gordon Tillman", Ratings(0, 0, 0), Ratings(0, 1, 1)),
)
"""Everybody in the cabinet cup. The ratings are ours but for those of the first four."""

CHOSEN = (Office.CHIEF_OF_STAFF, Office.STATE, Office.DEFENSE)
"""Offices for which three candidates are drawn and one is chosen; the Vice President comes at random."""
REPLACEABLE = (Office.STATE, Office.DEFENSE, Office.CHIEF_OF_STAFF)
"""Who can be asked to leave. (GM Replacing a Key Cabinet Member)"""
INTERVIEWS = 3
