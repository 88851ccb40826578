"""The politicians: fourteen presidents and six independents who were real, and thirty who are invented.

The set-up deals presidents by name and number (4.3 step 3), so they are real; on their cards stand name, party, number
and Political Skill, and nothing else. Generic politicians have nothing to do with anybody. (3.3 B)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import ALL_PERIODS, Party, Period

Standing = Literal["president", "independent", "generic"]


class Politician(msgspec.Struct, frozen=True):
    """A politician card. (3.3 B)

    `party` is None for a generic politician, whose player puts a donkey or an elephant on the card; `number` is the
    president's, and 0 for everybody else.
    """

    id: int
    key: str
    """`politician/truman`"""
    name: str
    short_name: str
    standing: Standing
    party: Party | None
    number: int
    skill: int
    periods: tuple[Period, ...]

    @property
    def is_generic(self) -> bool:
        """Whether it goes back to the reserve instead of leaving the game, and may change parties. (5.1.2, 5.3 B)"""
        return self.standing == "generic"


# number, key, party, Political Skill (1 for everybody who was ever elected to the office), short name, name
_PRESIDENTS = """
     1 franklin-roosevelt D 1 Roosevelt     = Franklin Delano Roosevelt
     2 truman             D 1 Truman        = Harry Truman
     3 eisenhower         R 1 Eisenhower    = Dwight Eisenhower
     4 kennedy            D 1 Kennedy       = John Kennedy
     5 johnson            D 1 Johnson       = Lyndon Johnson
     6 nixon              R 1 Nixon         = Richard Nixon
     7 ford               R 0 Ford          = Gerald Ford
     8 carter             D 1 Carter        = Jimmy Carter
     9 reagan             R 1 Reagan        = Ronald Reagan
    10 elder-bush         R 1 G. H. W. Bush = George H. W. Bush
    11 clinton            D 1 Clinton       = Bill Clinton
    12 younger-bush       R 1 G. W. Bush    = George W. Bush
    13 obama              D 1 Obama         = Barack Obama
    14 trump              R 1 Trump         = Donald Trump
"""

# key, periods, Political Skill (1 with electoral votes or 5% of the popular vote), short name, name
_INDEPENDENTS = """
    thurmond       I      1 Thurmond   = Strom Thurmond
    henry-wallace  I      0 H. Wallace = Henry Wallace
    george-wallace I      1 G. Wallace = George Wallace
    anderson       II     1 Anderson   = John Anderson
    perot          II,III 1 Perot      = Ross Perot
    nader          III    0 Nader      = Ralph Nader
"""

# Political Skill and name; the key is the surname
_GENERICS = """
    1 Eleanor Ashgrove
    1 Marcus Bellweather
    1 Ruth Calloway-Dunn
    1 Desmond Farraday
    1 Luisa Montenegro
    1 Theodore Okonkwo
    1 Ingrid Sundqvist
    1 Samuel Tillinghast
    1 Grace Yamashiro
    1 Owen Zabriskie
    0 Clara Applewhite
    0 Rufus Brackenridge
    0 Beatrice Coppersmith
    0 Anton Dombrowsky
    0 Lorraine Eversole
    0 Hugh Fennimore
    0 Rosa Galindez
    0 Elias Hathersage
    0 Pearl Ivorson
    0 Warren Jessamy
    0 Nadine Kelterborn
    0 Silas Lockridge
    0 Miriam Nussbacher
    0 Curtis Orrisdale
    0 Vera Pennyfeather
    0 Amos Quartermaine
    0 Daniel Rosenquist
    0 Sylvia Thibodeaux
    0 Leon Underhay
    0 Martha Vanderhoeven
"""

_PARTY = {"D": Party.DEMOCRAT, "R": Party.REPUBLICAN}


def _periods_of(number: int) -> tuple[Period, ...]:
    """Presidents 1 to 6 are dealt in period I, 6 to 11 in II and 11 to 14 in III. (4.3 step 3, 7 step 3)"""
    spans = {Period.I: range(1, 7), Period.II: range(6, 12), Period.III: range(11, 15)}
    return tuple(period for period, span in spans.items() if number in span)


def _presidents() -> Iterator[Politician]:
    for row in _PRESIDENTS.strip().splitlines():
        number, key, party, skill, names = row.split(maxsplit=4)
        short, name = names.split(" = ")
        yield Politician(
            id=number_of(f"politician/{key}"),
            key=f"politician/{key}",
            name=name,
            short_name=short.strip(),
            standing="president",
            party=_PARTY[party],
            number=int(number),
            skill=int(skill),
            periods=_periods_of(int(number)),
        )


def _independents() -> Iterator[Politician]:
    for row in _INDEPENDENTS.strip().splitlines():
        key, periods, skill, names = row.split(maxsplit=3)
        short, name = names.split(" = ")
        yield Politician(
            id=number_of(f"politician/{key}"),
            key=f"politician/{key}",
            name=name,
            short_name=short.strip(),
            standing="independent",
            party=Party.INDEPENDENT,
            number=0,
            skill=int(skill),
            periods=tuple(Period[one] for one in periods.split(",")),
        )


def _generics() -> Iterator[Politician]:
    for row in _GENERICS.strip().splitlines():
        skill, name = row.split(maxsplit=1)
        surname = name.split()[-1]
        key = f"politician/{surname.lower()}"
        yield Politician(
            id=number_of(key),
            key=key,
            name=name,
            short_name=surname,
            standing="generic",
            party=None,
            number=0,
            skill=int(skill),
            periods=ALL_PERIODS,
        )


POLITICIANS = (*_presidents(), *_independents(), *_generics())
PRESIDENTS = tuple(one for one in POLITICIANS if one.standing == "president")
INDEPENDENTS = tuple(one for one in POLITICIANS if one.standing == "independent")
GENERICS = tuple(one for one in POLITICIANS if one.standing == "generic")
PRESIDENT_BY_NUMBER = {one.number: one for one in PRESIDENTS}
