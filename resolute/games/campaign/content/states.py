"""The fifty states and D.C. as the ballot box and the tally board print them."""

from collections.abc import Iterator
from enum import IntEnum

import msgspec

from resolute.games.campaign.content.numbers import by_number, number_of


class Region(IntEnum):
    """A quarter of the nation: a slot of the ballot box and a line of every ballot."""

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


class State(msgspec.Struct, frozen=True):
    """A state's line on the tally board.

    `index` is its number in saved games (`state/OH` in content/numbers.py), `number` the dice number that reaches it,
    `limit` the ballots that a party may record there, `advertising` the price of a campaign in $ million and
    `population` the census of 1970 in thousands.
    """

    index: int
    code: str
    name: str
    region: Region
    number: int
    electors: int
    limit: int
    advertising: int
    population: int


# dice number, code, electors, limit, advertising, population, name
_BOARD = {
    Region.EAST: """
         1 CT   8 3 2   3032 Connecticut
         2 MD  10 3 2   3924 Maryland
         3 MA  14 4 3   5689 Massachusetts
         4 NJ  17 4 3   7171 New Jersey
         5 PA  27 5 4  11801 Pennsylvania
         6 NY  41 5 4  18241 New York
         7 DC   3 2 1    757 District of Columbia
         8 ME   4 2 1    994 Maine
         9 NH   4 2 1    738 New Hampshire
        10 RI   4 2 1    950 Rhode Island
        11 DE   3 2 1    548 Delaware
        12 VT   3 2 1    445 Vermont
    """,
    Region.SOUTH: """
         1 TN  10 3 2   3926 Tennessee
         2 VA  12 4 2   4651 Virginia
         3 GA  12 4 2   4588 Georgia
         4 NC  13 4 2   5084 North Carolina
         5 FL  17 4 3   6791 Florida
         6 TX  26 5 4  11199 Texas
         7 LA  10 3 2   3645 Louisiana
         8 AL   9 3 2   3444 Alabama
         9 KY   9 3 2   3221 Kentucky
        10 SC   8 3 2   2591 South Carolina
        11 MS   7 3 2   2217 Mississippi
        11 OK   8 3 2   2559 Oklahoma
        12 AR   6 3 1   1923 Arkansas
        12 WV   6 3 1   1744 West Virginia
    """,
    Region.MIDWEST: """
         1 WI  11 4 2   4418 Wisconsin
         2 MO  12 4 2   4678 Missouri
         3 IN  13 4 2   5195 Indiana
         4 MI  21 5 3   8882 Michigan
         5 OH  25 5 4  10657 Ohio
         6 IL  26 5 4  11110 Illinois
         7 MN  10 3 2   3806 Minnesota
         8 IA   8 3 2   2825 Iowa
         9 KS   7 3 2   2249 Kansas
        10 NE   5 3 1   1485 Nebraska
        11 SD   4 2 1    666 South Dakota
        12 ND   3 2 1    618 North Dakota
    """,
    Region.WEST: """
         1 UT   4 2 1   1059 Utah
         2 AZ   6 3 1   1775 Arizona
         3 OR   6 3 1   2092 Oregon
         4 CO   7 3 2   2210 Colorado
         5 WA   9 3 2   3413 Washington
         6 CA  45 5 4  19971 California
         7 NM   4 2 1   1017 New Mexico
         8 HI   4 2 1    770 Hawaii
         9 MT   4 2 1    694 Montana
        10 ID   4 2 1    713 Idaho
        11 NV   3 2 1    489 Nevada
        12 AK   3 2 1    303 Alaska
        12 WY   3 2 1    332 Wyoming
    """,
}


def _read_board() -> Iterator[tuple[str, State]]:
    for region, rows in _BOARD.items():
        for row in rows.strip().splitlines():
            number, code, *figures, name = row.split(maxsplit=6)
            electors, limit, advertising, population = map(int, figures)
            key = f"state/{code}"
            yield (
                key,
                State(
                    index=number_of(key),
                    code=code,
                    name=name,
                    region=region,
                    number=int(number),
                    electors=electors,
                    limit=limit,
                    advertising=advertising,
                    population=population,
                ),
            )


STATES: tuple[State, ...] = by_number(_read_board())

BY_CODE: dict[str, State] = {state.code: state for state in STATES}

REGION_STATES: tuple[tuple[int, ...], ...] = tuple(
    tuple(state.index for state in STATES if state.region is region) for region in Region
)

# REACHED[region][number]; a number that two states share opens both, and none is 0.
REACHED: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(index for index in indexes if STATES[index].number == number) for number in range(13))
    for indexes in REGION_STATES
)
