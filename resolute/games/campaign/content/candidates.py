"""The candidate cards: twelve for each party, all of them invented."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Literal

import msgspec

from resolute.games.campaign.content.states import BY_CODE


class Party(IntEnum):
    """The two parties; the Republicans are blue and the Democrats red, as the rulebook has them."""

    REPUBLICAN = 0
    DEMOCRAT = 1

    @property
    def label(self) -> str:
        return ("Republicans", "Democrats")[self]


class Office(IntEnum):
    """What a candidate runs for, which is also the seal on a ballot."""

    PRESIDENT = 0
    VICE_PRESIDENT = 1

    @property
    def label(self) -> str:
        return ("President", "Vice president")[self]

    @property
    def letter(self) -> str:
        """The mark on the tally board."""
        return "PV"[self]


class Candidate(msgspec.Struct, frozen=True):
    """A candidate card. (Illustration I)

    `campaign` is the number of ballots in the hand, `financial` what the party's fund starts with in
    $ million, `advertising` the ballots that one advertising turn takes from the undecided voters.
    """

    id: int
    name: str
    party: Party
    title: str
    home: int
    campaign: int
    financial: int
    press: int
    fund_raising: int
    advertising: int
    issues: tuple[str, ...]

    @property
    def total(self) -> int:
        """The sum of the five ratings, which settles a disputed nomination."""
        return self.campaign + self.financial + self.press + self.fund_raising + self.advertising

    @property
    def rating(self) -> int:
        """The debate rating: one for each issue."""
        return len(self.issues)


Kind = Literal["campaign", "financial", "press", "fund_raising", "advertising"]

# The lowest rating of each kind that is called fair, good and strong; anything below is poor.
_FAIR_GOOD_STRONG: dict[Kind, tuple[int, int, int]] = {
    "campaign": (6, 8, 9),
    "financial": (6, 8, 10),
    "press": (3, 5, 7),
    "fund_raising": (2, 3, 3),
    "advertising": (3, 4, 5),
}


def rating_word(kind: Kind, value: int) -> str:
    """The word that a candidate card prints before a rating."""
    return ("Poor", "Fair", "Good", "Strong")[sum(value >= least for least in _FAIR_GOOD_STRONG[kind])]


# name, title, home | campaign, financial, press, fund raising, advertising | issues
_CARDS = {
    Party.REPUBLICAN: """
        Peter J. Sanders, Senator, KY       | 7  8 4 3 5 | Space Program, Foreign Policy, Balanced Budget
        Howard B. Yarrow, Senator, CA       | 7 11 4 2 4 | National Defense, Tax Reform
        Walter H. Lindqvist, Governor, IL   | 8  8 4 2 3 | Education, Labor Relations, Urban Renewal
        Lucille G. Amory, Ambassador, NY    | 6 10 7 3 4 | Civil Rights, Foreign Policy, Health Care
        Dale R. Hutchens, Governor, IN      | 8  7 3 2 4 | Balanced Budget, Law and Order
        Margaret A. Thornbury, Senator, KS  | 7  6 6 2 4 | Education, Farm Prices, Social Security, Tax Reform
        Raymond K. Stoddard, General, CO    | 6  9 6 2 5 | Energy, National Defense, Space Program
        Victor L. Castellane, Mayor, PA     | 7  7 5 2 5 | Labor Relations, Law and Order, Urban Renewal
        Ethan C. Merriweather, Governor, VT | 9  5 5 2 3 | Balanced Budget, Clean Air and Water, Health Care
        Thomas P. Redfern, Congressman, FL  | 7  9 3 3 4 | Energy, Social Security, Space Program
        Augusta W. Fairlie, Congresswoman, OR | 6 7 8 2 4 | Clean Air and Water, Education, Farm Prices, Tax Reform
        Gordon S. Whitlock, Admiral, VA     | 5 12 6 2 5 | Civil Rights, Energy, Foreign Policy, Law and Order, National Defense
    """,
    Party.DEMOCRAT: """
        Francis X. Donnellan, Senator, MA   | 7 11 6 2 3 | Health Care, Foreign Policy
        Calvin B. Tarleton, Governor, GA    | 8  7 3 2 4 | Farm Prices, Balanced Budget
        Josephine R. Alvarado, Congresswoman, NM | 6 7 8 2 4 | Civil Rights, Education, Energy, Labor Relations
        Lyman D. Crabtree, Senator, NC      | 7  8 4 2 5 | Farm Prices, National Defense, Social Security
        Stanley M. Kosciak, Mayor, MI       | 8  6 4 2 4 | Labor Relations, Law and Order, Urban Renewal
        Nels O. Halvorsen, Governor, MN     | 8  6 5 2 3 | Clean Air and Water, Farm Prices, Health Care
        Harriet L. Beaumont, Senator, MO    | 7  7 5 3 4 | Balanced Budget, Social Security, Tax Reform
        Travis W. Hollister, General, TX    | 6 11 5 3 4 | National Defense, Space Program, Foreign Policy, Energy
        Isaac R. Feldstein, Congressman, NY | 6  9 7 2 5 | Tax Reform, Civil Rights, Urban Renewal
        Walter S. Nakahara, Senator, HI     | 9  5 5 2 3 | Space Program, Education, Foreign Policy
        Dorothy E. Lansdale, Governor, WA   | 7  8 5 2 4 | Clean Air and Water, Energy, Space Program
        Vincent A. Morelli, Attorney General, NJ | 5 12 6 2 5 | Civil Rights, Health Care, Law and Order, Social Security, Tax Reform
    """,
}


def _read_cards() -> Iterator[Candidate]:
    serial = 0
    for party, rows in _CARDS.items():
        for row in rows.strip().splitlines():
            who, figures, issues = row.split("|")
            name, title, home = (word.strip() for word in who.split(","))
            ratings = map(int, figures.split())
            identified = tuple(issue.strip() for issue in issues.split(","))
            yield Candidate(serial, name, party, title, BY_CODE[home].index, *ratings, identified)
            serial += 1


CANDIDATES: tuple[Candidate, ...] = tuple(_read_cards())
