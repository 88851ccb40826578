"""The candidate cards: twelve for each party, all of them invented."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Literal

import msgspec

from resolute.games.campaign.content.states import BY_CODE, STATES


class Party(IntEnum):
    """The two parties; the Republicans are blue and the Democrats red, as the rulebook has them."""

    REPUBLICAN = 0
    DEMOCRAT = 1

    @property
    def label(self) -> str:
        return ("Republicans", "Democrats")[self]

    @property
    def adjective(self) -> str:
        return ("Republican", "Democratic")[self]


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
    post: str
    home: int
    campaign: int
    financial: int
    press: int
    fund_raising: int
    advertising: int
    issues: tuple[str, ...]

    @property
    def surname(self) -> str:
        """What the journal calls the candidate; no two share it."""
        return self.name.rpartition(" ")[2]

    @property
    def total(self) -> int:
        """The sum of the five ratings, which settles a disputed nomination."""
        return self.campaign + self.financial + self.press + self.fund_raising + self.advertising

    @property
    def rating(self) -> int:
        """The debate rating: one for each issue."""
        return len(self.issues)


FAIR_PRESS, STRONG_PRESS = 4, 6
"""The lowest press support that is fair, and strong: the three tiers of the endorsement cards."""

Kind = Literal["campaign", "financial", "press", "fund_raising", "advertising"]

# The lowest rating of each kind that is called fair, good and strong; anything below is poor.
_FAIR_GOOD_STRONG: dict[Kind, tuple[int, int, int]] = {
    "campaign": (6, 8, 9),
    "financial": (6, 8, 10),
    "press": (FAIR_PRESS, STRONG_PRESS, STRONG_PRESS),
    "fund_raising": (2, 3, 3),
    "advertising": (3, 4, 5),
}


def rating_word(kind: Kind, value: int) -> str:
    """The word that a candidate card prints before a rating."""
    return ("Poor", "Fair", "Good", "Strong")[sum(value >= least for least in _FAIR_GOOD_STRONG[kind])]


# name and home; campaign, financial, press, fund raising, advertising, and the issues
_CARDS = {
    Party.REPUBLICAN: """
        Peter J. Sanders, Senator from KY
            7  8 4 3 5  Space Program • Foreign Policy • Balanced Budget
        Howard B. Yarrow, Senator from CA
            7 10 3 2 3  National Defense • Tax Reform
        Walter H. Lindqvist, Governor of IL
            8  8 3 1 4  Urban Renewal • Labor Relations • Education
        Lucille G. Amory, Ambassador from NY
            6 10 7 3 4  Foreign Policy • Civil Rights • Health Care
        Dale R. Hutchens, Governor of IN
            8  8 2 2 2  Law and Order • Balanced Budget
        Margaret A. Thornbury, Senator from KS
            7  6 6 1 5  Farm Prices • Social Security • Education • Tax Reform
        Raymond K. Stoddard, General from CO
            7  8 5 2 5  National Defense • Space Program • Energy
        Victor L. Castellane, Mayor from PA
            7  7 5 2 5  Law and Order • Urban Renewal • Labor Relations
        Ethan C. Merriweather, Governor of VT
            8  6 3 2 5  Clean Air and Water
        Thomas P. Redfern, Congressman from FL
            7  8 4 3 6  Social Security • Space Program • Energy
        Augusta W. Fairlie, Congresswoman from OR
            7  7 7 2 4  Clean Air and Water • Health Care • Farm Prices • Tax Reform
        Gordon S. Whitlock, Admiral from VA
            5 12 6 2 4  National Defense • Foreign Policy • Energy • Civil Rights • Law and Order
    """,
    Party.DEMOCRAT: """
        Francis X. Donnellan, Senator from MA
            7 11 6 2 2  Health Care • Foreign Policy
        Calvin B. Tarleton, Governor of GA
            8  7 3 2 4  Farm Prices • Balanced Budget
        Josephine R. Alvarado, Congresswoman from NM
            6  7 8 2 4  Civil Rights • Education • Labor Relations • Energy
        Lyman D. Crabtree, Senator from NC
            7  7 4 2 6  Farm Prices • National Defense • Social Security
        Stanley M. Kosciak, Mayor from MI
            8  6 3 1 5  Labor Relations • Urban Renewal • Law and Order
        Nels O. Halvorsen, Governor of MN
            8  6 3 1 4  Clean Air and Water • Farm Prices • Health Care
        Harriet L. Beaumont, Senator from MO
            7  7 5 3 4  Social Security • Tax Reform • Balanced Budget
        Travis W. Hollister, General from TX
            6 11 5 3 4  National Defense • Space Program • Energy • Foreign Policy
        Isaac R. Feldstein, Congressman from NY
            6  9 7 2 5  Urban Renewal • Civil Rights • Tax Reform
        Walter S. Nakahara, Senator from HI
            9  6 2 1 5  Education
        Dorothy E. Lansdale, Governor of WA
            7  8 5 3 4  Clean Air and Water • Space Program • Energy
        Vincent A. Morelli, Attorney General of NJ
            5 12 6 2 5  Law and Order • Civil Rights • Health Care • Social Security • Tax Reform
    """,
}


def _read_cards() -> Iterator[Candidate]:
    serial = 0
    for party, rows in _CARDS.items():
        lines = rows.strip().splitlines()
        for who, what in zip(lines[::2], lines[1::2], strict=True):
            name, post = who.strip().split(", ")
            office, code = post.rsplit(" ", 1)
            home = BY_CODE[code].index
            *ratings, issues = what.split(maxsplit=5)
            campaign, financial, press, fund_raising, advertising = map(int, ratings)
            yield Candidate(
                id=serial,
                name=name,
                party=party,
                post=f"{office} {STATES[home].name}",
                home=home,
                campaign=campaign,
                financial=financial,
                press=press,
                fund_raising=fund_raising,
                advertising=advertising,
                issues=tuple(issues.split(" • ")),
            )
            serial += 1


CANDIDATES: tuple[Candidate, ...] = tuple(_read_cards())
