"""The words that cards are sorted by: parties, periods, regions, and the symbols of crises and of supporters."""

from __future__ import annotations

from enum import IntEnum


class Party(IntEnum):
    """A party, which is also a color of pawns: blue, red and yellow."""

    DEMOCRAT = 0
    REPUBLICAN = 1
    INDEPENDENT = 2

    @property
    def key(self) -> str:
        return self.name.lower()

    @property
    def label(self) -> str:
        return ("Democrat", "Republican", "Independent")[self]

    @property
    def plural(self) -> str:
        return ("Democrats", "Republicans", "independents")[self]

    @property
    def adjective(self) -> str:
        return ("Democratic", "Republican", "independent")[self]

    @property
    def letter(self) -> str:
        return "DRI"[self]

    @property
    def pawn(self) -> str:
        """The color of the pawns that vote for it."""
        return ("blue", "red", "yellow")[self]


MAIN_PARTIES = (Party.DEMOCRAT, Party.REPUBLICAN)
"""The two parties that must be represented in every election. (5.4.1)"""


class Period(IntEnum):
    """A third of the game: turns 1–7, 8–13 and 14–19. (3.1, 4.3 step 14)"""

    I = 1  # noqa: E741 - it is what the cards print
    II = 2
    III = 3

    @property
    def label(self) -> str:
        return self.name

    @property
    def first_turn(self) -> int:
        return (1, 8, 14)[self - 1]

    @property
    def last_turn(self) -> int:
        return (7, 13, 19)[self - 1]


ALL_PERIODS = tuple(Period)


class Region(IntEnum):
    """A quarter of the nation; lobbies count states by it."""

    EAST = 0
    SOUTH = 1
    MIDWEST = 2
    WEST = 3

    @property
    def key(self) -> str:
        return self.name.lower()

    @property
    def label(self) -> str:
        return self.name.capitalize()


class Symbol(IntEnum):
    """The eight categories of crises and of the executives that solve them. (3.3 F)"""

    VARIOUS = 0
    AUTHORITARIAN = 1
    CIVIL_RIGHTS = 2
    COLD_WAR = 3
    MAJOR_CONFLICT = 4
    ECONOMY = 5
    SPACE_RACE = 6
    TERRORISM = 7

    @property
    def key(self) -> str:
        return self.name.lower()

    @property
    def letter(self) -> str:
        return "VARCMEST"[self]

    @property
    def label(self) -> str:
        return (
            "Various",
            "Authoritarian",
            "Civil Rights",
            "Cold War",
            "Major Conflict",
            "Economy",
            "Space Race",
            "Terrorism",
        )[self]


SYMBOL_BY_LETTER = {symbol.letter: symbol for symbol in Symbol}


class Group(IntEnum):
    """The fifteen groups of supporters: on support cards, and on the states where they count again. (3.3 E)"""

    CATHOLICS = 0
    CINEMA = 1
    WOMEN = 2
    PRESS = 3
    UNIONS = 4
    FARMERS = 5
    VETERANS = 6
    STUDENTS = 7
    SENIORS = 8
    INDUSTRY = 9
    TEACHERS = 10
    CHURCHES = 11
    CITIES = 12
    SUBURBS = 13
    CIVIL_RIGHTS = 14

    @property
    def key(self) -> str:
        return self.name.lower()

    @property
    def label(self) -> str:
        return "Civil rights" if self is Group.CIVIL_RIGHTS else self.name.capitalize()
