"""The 18 ranks: whose legacy a presidency is remembered like. (TSF Legacy Point Total, chart D16)"""

from __future__ import annotations

import msgspec

from resolute.games.presidency.content.printed import NO_END


class Rank(msgspec.Struct, frozen=True):
    """A place in the list, the fewest points that reach it, and the President whose legacy is like it."""

    place: int
    least: int
    remembered_like: str


RANKS: tuple[Rank, ...] = (
    Rank(1, 60, "Abraham Lincoln"),
    Rank(2, 55, "George Washington"),
    Rank(3, 50, "Franklin D. Roosevelt"),
    Rank(4, 45, "Theodore Roosevelt"),
    Rank(5, 40, "Thomas Jefferson"),
    Rank(6, 35, "Andrew Jackson"),
    Rank(7, 32, "Woodrow Wilson"),
    Rank(8, 29, "James Madison"),
    Rank(9, 26, "John Adams"),
    Rank(10, 23, "James Monroe"),
    Rank(11, 20, "William Howard Taft"),
    Rank(12, 17, "John Quincy Adams"),
    Rank(13, 14, "Calvin Coolidge"),
    Rank(14, 11, "Rutherford B. Hayes"),
    Rank(15, 8, "Millard Fillmore"),
    Rank(16, 5, "William Harrison"),
    Rank(17, 2, "Warren Harding"),
    Rank(18, -NO_END, "James Buchanan"),
)

NOT_NOMINATED = -15
"""Legacy points of a President whom the party does not want again."""
ELECTION_LEGACY = 5
"""Legacy points that re-election brings, or defeat costs."""


def rank_for(points: int) -> Rank:
    """The rank that so many legacy points reach."""
    return next((rank for rank in RANKS if points >= rank.least), RANKS[-1])
