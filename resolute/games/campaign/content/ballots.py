"""The four ballot decks: one state of each region on a card, votes in 100,000s.

Each deck has 38 such cards and two Home State ballots. (Setup 4; Illustration II)
"""

from collections.abc import Iterator

import msgspec

from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.states import BY_CODE


class Ballot(msgspec.Struct, frozen=True):
    """A card worth `votes` in the state of the same position, or in the home state."""

    id: int
    party: Party
    office: Office
    states: tuple[int, ...]
    votes: tuple[int, ...]

    @property
    def home_state(self) -> bool:
        return not self.states


_REPUBLICAN_PRESIDENT = """
    NJ 10 | WV  3 | IL 10 | CO  2
    NY 10 | AR  2 | MI  8 | ID  2
    MA  4 | LA  2 | MI  9 | UT  3
    MD  5 | SC  3 | MN  3 | WA  4
    VT  1 | KY  5 | SD  2 | CA 13
    NH  2 | VA  7 | IL  8 | ID  1
    PA  8 | TX  5 | ND  1 | AK  1
    MD  3 | FL  6 | OH 13 | NV  1
    CT  4 | MS  1 | IA  6 | CA 20
    PA  8 | AL  3 | KS  5 | WA  2
    RI  2 | TX  9 | MI  6 | NM  1
    NY 16 | OK  4 | MO  6 | NV  1
    MD  5 | TX  6 | IN  8 | AK  1
    NH  1 | AR  1 | WI  7 | CA 15
    NY 20 | OK  2 | IN  7 | WY  1
    RI  1 | NC  4 | OH  7 | AZ  2
    DC  1 | GA  4 | NE  3 | CA 17
    PA 11 | GA  2 | SD  1 | AZ  4
    ME  1 | TX  8 | IN  6 | OR  2
    DC  1 | FL  7 | OH 12 | CO  4
    NY 14 | TN  5 | MN  5 | UT  2
    ME  2 | FL  4 | IL 14 | UT  1
    VT  1 | FL  9 | OH 15 | CO  4
    NJ  9 | TN  3 | IN  6 | HI  2
    DE  1 | GA  3 | IL 13 | WA  4
    MA  5 | VA  5 | IA  4 | OR  3
    PA 12 | SC  1 | MO  4 | MT  2
    CT  4 | WV  1 | IA  2 | CA 20
    NY 17 | VA  4 | ND  2 | NM  2
    PA 13 | KY  2 | WI  4 | CO  3
    NJ  6 | NC  6 | MO  3 | MT  1
    MD  4 | TX  6 | MI  7 | WY  1
    MA  3 | TN  4 | WI  6 | WA  6
    DE  1 | KY  3 | NE  2 | CA 19
    CT  2 | NC  3 | IL 11 | HI  1
    MA  4 | LA  4 | KS  3 | OR  3
    NJ  6 | AL  2 | MI 10 | ID  1
    NJ  8 | MS  3 | OH 10 | AZ  3
    Home State 10
    Home State 7
"""

_DEMOCRATIC_PRESIDENT = """
    PA  9 | VA  4 | MO  7 | HI  2
    PA  9 | LA  6 | WI  4 | WY  1
    NH  2 | FL  5 | MI  7 | OR  2
    CT  3 | SC  3 | IL  8 | AZ  2
    PA 12 | VA  6 | SD  2 | AZ  1
    NY 10 | AL  3 | ND  1 | WA  3
    NH  1 | TX 11 | MO  4 | ID  2
    NY 20 | AR  2 | MN  3 | NM  2
    ME  2 | TX  9 | MO  5 | WA  4
    DE  1 | TX 13 | WI  4 | WA  4
    ME  1 | WV  2 | MN  5 | CA 13
    RI  1 | FL  6 | MI 11 | CO  2
    NY 18 | OK  3 | NE  1 | MT  1
    VT  1 | TX 17 | IL  6 | NV  1
    CT  4 | NC  4 | IL 12 | NV  1
    MA  8 | TX 15 | MN  5 | NM  1
    VT  1 | AL  5 | KS  1 | CA 18
    DE  1 | LA  4 | OH  8 | CO  1
    DC  2 | NC  8 | NE  1 | CA 11
    NJ  5 | MS  4 | OH 10 | ID  1
    MD  3 | TN  5 | IL  8 | UT  1
    NY 13 | KY  5 | IA  2 | OR  2
    MA  6 | SC  4 | MI  6 | MT  2
    NJ  7 | FL  7 | IN  3 | AK  1
    NJ  7 | AR  4 | IL 11 | AZ  1
    RI  2 | OK  2 | SD  1 | CA 17
    CT  2 | VA  3 | OH 10 | OR  3
    MA  8 | AL  7 | OH  7 | HI  1
    NJ  4 | FL  8 | MI  9 | HI  1
    PA 11 | GA  8 | ND  1 | WA  2
    NJ  8 | GA  7 | WI  3 | CO  3
    DC  2 | MS  2 | IA  2 | CA 15
    PA 14 | KY  3 | IN  5 | UT  2
    MD  5 | WV  3 | KS  2 | CA 19
    MA  5 | LA  4 | IN  4 | CO  2
    MD  4 | GA  4 | OH  6 | WY  1
    MA  9 | NC  6 | MO  4 | WA  5
    NY 15 | TN  3 | MI 10 | AK  1
    Home State 10
    Home State 7
"""

_REPUBLICAN_VICE_PRESIDENT = """
    NJ  7 | FL  5 | IN  6 | MT  1
    MA  3 | TN  3 | MI  5 | HI  1
    NY  8 | TX  6 | ND  1 | ID  1
    RI  1 | TX  5 | NE  1 | AZ  2
    VT  1 | KY  1 | IL  6 | CO  3
    PA  5 | MS  1 | WI  5 | WY  1
    MA  2 | OK  3 | MI  6 | NV  1
    CT  3 | NC  2 | MI  7 | OR  2
    DE  1 | FL  6 | IL  8 | OR  3
    MA  3 | VA  5 | OH 10 | UT  2
    NJ  6 | TX  6 | SD  1 | ID  1
    PA  9 | LA  1 | IA  4 | NM  1
    DC  1 | TX  4 | OH  8 | ID  1
    NH  1 | AL  1 | MN  2 | CA 12
    VT  1 | OK  1 | IN  4 | CA 18
    NY 13 | LA  3 | KS  4 | UT  1
    MD  3 | GA  1 | WI  3 | AZ  3
    MA  3 | FL  4 | SD  1 | CO  2
    NY 11 | KY  3 | ND  1 | HI  1
    NJ  4 | VA  2 | MO  2 | AZ  2
    ME  1 | TN  3 | KS  1 | CA 11
    PA  6 | GA  3 | MO  3 | MT  1
    MD  3 | KY  3 | IL 10 | CO  2
    NJ  5 | MS  2 | OH  6 | NM  1
    DC  1 | SC  1 | MN  3 | CA 15
    NY 15 | AR  1 | IN  6 | AK  1
    NY 11 | WV  1 | WI  4 | WY  1
    CT  3 | GA  3 | MO  5 | WA  4
    PA  8 | NC  4 | IN  4 | UT  1
    DE  1 | AL  2 | IL  8 | WA  2
    MD  2 | SC  2 | IL 10 | CO  2
    MD  4 | WV  2 | NE  3 | CA 16
    NJ  7 | TN  3 | MI  7 | OR  1
    ME  1 | NC  3 | OH  9 | WA  2
    PA 10 | VA  4 | OH  7 | AK  1
    NH  1 | AR  1 | IA  3 | CA  9
    RI  1 | FL  4 | MI  4 | WA  3
    CT  1 | TX  3 | IA  2 | NV  1
    Home State 7
    Home State 5
"""

_DEMOCRATIC_VICE_PRESIDENT = """
    NJ  5 | FL  5 | MO  5 | MT  1
    MD  4 | SC  2 | SD  1 | CA  9
    DE  1 | SC  4 | MN  4 | CA  9
    NH  1 | FL  6 | OH  4 | HI  1
    NY  8 | NC  7 | SD  1 | WY  1
    MD  2 | AL  4 | MI  7 | CO  1
    ME  1 | TX 13 | WI  3 | ID  1
    PA  9 | AR  1 | WI  2 | WA  2
    MA  7 | AL  2 | MI  8 | AZ  1
    NY 10 | AR  3 | KS  1 | AK  1
    NJ  6 | VA  4 | MO  4 | MT  1
    NY 14 | LA  4 | MN  2 | NV  1
    NJ  4 | GA  5 | MI  6 | WA  4
    PA  8 | AL  5 | MO  3 | NV  1
    MA  7 | LA  2 | IA  1 | WA  3
    CT  2 | WV  2 | NE  1 | CA 13
    DE  1 | TX  9 | IL  4 | ID  1
    RI  1 | MS  3 | NE  1 | CA 12
    RI  2 | FL  5 | IL  5 | CO  2
    VT  1 | NC  3 | OH  7 | WA  2
    NY 13 | WV  2 | IA  2 | AZ  1
    NJ  4 | LA  4 | OH  6 | UT  1
    CT  2 | OK  1 | OH  8 | OR  2
    PA 11 | OK  3 | MI  6 | AK  1
    MA  5 | VA  3 | WI  4 | WA  2
    MD  3 | TX 11 | MI  4 | HI  1
    CT  3 | TX  7 | IN  2 | AZ  1
    NY 11 | TN  4 | ND  1 | HI  1
    VT  1 | TX  8 | IN  2 | CO  1
    MA  4 | MS  2 | ND  1 | CA  7
    NJ  3 | KY  4 | IL  7 | NM  1
    MA  4 | TN  2 | IL  7 | WY  1
    PA  5 | KY  1 | MO  3 | OR  1
    DC  2 | NC  4 | OH  6 | NM  1
    DC  1 | VA  2 | MN  3 | CA 14
    ME  1 | GA  6 | IN  4 | CO  2
    PA  6 | GA  3 | KS  1 | OR  2
    NH  1 | FL  4 | IL  9 | UT  1
    Home State 7
    Home State 5
"""

_PRINTED = {
    (Party.REPUBLICAN, Office.PRESIDENT): _REPUBLICAN_PRESIDENT,
    (Party.REPUBLICAN, Office.VICE_PRESIDENT): _REPUBLICAN_VICE_PRESIDENT,
    (Party.DEMOCRAT, Office.PRESIDENT): _DEMOCRATIC_PRESIDENT,
    (Party.DEMOCRAT, Office.VICE_PRESIDENT): _DEMOCRATIC_VICE_PRESIDENT,
}


def _read_decks() -> Iterator[Ballot]:
    serial = 0
    for (party, office), rows in _PRINTED.items():
        for row in rows.strip().splitlines():
            lines = [line.rsplit(maxsplit=1) for line in row.strip().split(" | ")]
            places = [place for place, _ in lines if place != "Home State"]
            states = tuple(BY_CODE[place].index for place in places)
            votes = tuple(int(hundred_thousands) for _, hundred_thousands in lines)
            yield Ballot(serial, party, office, states, votes)
            serial += 1


BALLOTS: tuple[Ballot, ...] = tuple(_read_decks())

# DECKS[party * 2 + office]
DECKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(ballot.id for ballot in BALLOTS if (ballot.party, ballot.office) == deck) for deck in _PRINTED
)
