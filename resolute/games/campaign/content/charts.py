"""The back of the tally board: issues, debate numbers, fund raising, added votes."""

ISSUES: tuple[str, ...] = (
    "Balanced Budget",
    "Civil Rights",
    "Clean Air and Water",
    "Education",
    "Energy",
    "Farm Prices",
    "Foreign Policy",
    "Health Care",
    "Labor Relations",
    "Law and Order",
    "National Defense",
    "Social Security",
    "Space Program",
    "Tax Reform",
    "Urban Renewal",
)

# By debate rating: the totals of two dice that win an argument.
DEBATE_NUMBERS: dict[int, tuple[int, ...]] = {
    1: (9,),
    2: (4, 10),
    3: (5, 10, 12),
    4: (2, 3, 8, 11),
    5: (3, 4, 9, 11, 12),
}

# The electoral votes, from and to, that share a section of the fund raising chart.
BRACKETS: tuple[tuple[int, int], ...] = ((3, 5), (6, 10), (11, 20), (21, 27), (41, 45))

# $ million by bracket; a row for each fund raising rating, a column for each roll.
_CHART = {
    #            2 3 4 5 6 7 8 9 10 11 12
    (3, 5): """  2 1 1 0 0 0 0 0  1  1  2
                 2 2 1 1 0 0 0 1  1  2  3
                 3 2 2 1 1 0 1 1  2  2  4""",
    (6, 10): """ 2 2 1 1 0 0 0 1  1  2  3
                 3 2 2 1 1 0 1 1  2  2  4
                 4 3 2 2 1 1 1 2  2  3  5""",
    (11, 20): """3 2 2 1 1 0 1 1  2  2  4
                 4 3 2 2 1 1 1 2  2  3  5
                 5 4 3 2 2 1 2 2  3  4  6""",
    (21, 27): """4 3 2 2 1 1 1 2  2  3  5
                 5 4 3 3 2 1 2 3  3  4  6
                 6 5 4 3 3 2 3 3  4  5  7""",
    (41, 45): """5 4 3 3 2 2 2 3  3  4  6
                 6 5 4 3 3 2 3 3  4  5  7
                 8 6 5 4 4 3 4 4  5  6  8""",
}

# FUND_RAISING[bracket][rating - 1][roll - 2]
FUND_RAISING: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {
    bracket: tuple(tuple(map(int, row.split())) for row in rows.splitlines()) for bracket, rows in _CHART.items()
}


def funds_raised(electors: int, roll: int, rating: int) -> int:
    """The $ million that a rally brings in a state of so many electoral votes.

    (Advanced Game, Fund Raising 3)
    """
    for (low, high), rows in FUND_RAISING.items():
        if low <= electors <= high:
            return rows[rating - 1][roll - 2]
    raise ValueError(f"no section of the fund raising chart for {electors} electors")


# Popular tally, in units of 100,000: for the party that has been to more states of
# the East, South, Midwest and West, and of the nation. Even, for a tie splits them.
REGIONAL_VOTES: tuple[int, int, int, int] = (14, 12, 12, 10)
NATIONAL_VOTES: int = 18
