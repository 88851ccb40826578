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
    CT  2 | LA  3 | MO  4 | WA  4
    DE  1 | TX  9 | IN  7 | ID  1
    RI  1 | NC  2 | OH 11 | HI  1
    PA 10 | WV  1 | OH  9 | HI  1
    NH  1 | VA  3 | OH  7 | CO  3
    NH  2 | SC  1 | MI  6 | OR  2
    NJ  9 | LA  4 | IN  9 | OR  3
    VT  1 | TX  8 | IL  8 | NV  1
    MD  5 | AR  1 | ND  1 | CA 20
    DC  1 | GA  2 | IL 17 | CO  3
    MD  4 | OK  3 | SD  1 | CA 17
    PA 11 | SC  2 | OH 13 | UT  2
    NJ  6 | TN  3 | IN  6 | AZ  3
    NY 11 | GA  3 | IA  3 | ID  2
    NY 19 | FL 13 | ND  2 | WY  1
    MA  4 | FL  4 | WI  9 | MT  1
    PA 12 | MS  2 | MI 11 | WY  1
    ME  2 | TN  5 | NE  2 | CA 20
    MD  3 | KY  3 | OH 14 | WA  4
    MA  3 | TX  7 | MO  6 | MT  1
    NJ  7 | OK  2 | MI  8 | WA  4
    NY 16 | KY  2 | IA  3 | ID  1
    CT  3 | AR  1 | KS  5 | CA 16
    VT  1 | FL  5 | IL  9 | NM  2
    MA  4 | KY  4 | MI  8 | NV  1
    MD  4 | TX  4 | MN  5 | AK  1
    RI  1 | TN  3 | SD  2 | CA 20
    NY 20 | MS  1 | NE  3 | NM  1
    CT  4 | TX  6 | MO  4 | CO  6
    NJ  6 | AL  3 | MI  6 | AK  1
    PA 15 | NC  7 | WI  6 | UT  2
    PA  7 | VA  7 | KS  2 | AZ  2
    NY 14 | VA  7 | WI  3 | UT  2
    ME  2 | NC  4 | IL 14 | AZ  3
    MA  3 | AL  1 | IA  5 | OR  3
    DE  1 | OK  4 | MN  2 | CA 17
    DC  1 | FL  7 | IN  7 | WA  2
    Home State 10
    Home State 7
"""

_REPUBLICAN_VICE_PRESIDENT = """
    DE  1 | FL  3 | IL  9 | AZ  3
    MA  3 | TX  4 | IA  4 | WY  1
    NJ  4 | FL  4 | ND  1 | OR  2
    NY 10 | KY  1 | SD  1 | MT  1
    PA 10 | FL  5 | ND  1 | UT  1
    DC  1 | AR  1 | MO  2 | CA 15
    MD  2 | TX  3 | MN  2 | AK  1
    RI  1 | WV  1 | KS  3 | CA 16
    NY  8 | TN  3 | NE  1 | NV  1
    NH  1 | TX  3 | MN  3 | CO  2
    PA  8 | OK  2 | MI  5 | UT  1
    CT  3 | SC  2 | SD  1 | CA 20
    NJ  4 | MS  1 | IN  3 | ID  1
    VT  1 | AR  1 | IA  2 | CA  9
    NJ  6 | OK  4 | OH  8 | WA  2
    ME  1 | LA  1 | IL 11 | AZ  1
    MA  2 | AL  1 | IN  4 | WA  2
    NH  1 | NC  5 | IL  8 | OR  2
    PA  9 | LA  3 | MI  6 | UT  2
    NY 12 | MS  1 | MI  6 | NV  1
    NJ  6 | NC  3 | IN  7 | WA  3
    MA  2 | AL  2 | WI  2 | ID  1
    DC  1 | KY  2 | KS  2 | CA 10
    CT  2 | TX  5 | MO  3 | NM  1
    NY 14 | WV  1 | WI  6 | HI  1
    NY 12 | SC  1 | MI  4 | ID  1
    MD  4 | TN  3 | OH  9 | NM  1
    RI  1 | FL  7 | IL 10 | WA  4
    PA  6 | VA  3 | IA  2 | AZ  2
    CT  2 | OK  1 | NE  3 | CA 14
    MA  4 | GA  2 | OH  5 | AK  1
    PA  6 | KY  4 | WI  4 | CO  2
    MD  3 | VA  6 | OH 11 | CO  3
    DE  1 | NC  2 | MO  4 | OR  2
    VT  1 | TX  4 | MI  8 | WY  1
    NJ  7 | GA  1 | OH  7 | MT  1
    ME  1 | TN  3 | IL  7 | CO  2
    MD  3 | VA  2 | IN  6 | HI  1
    Home State 7
    Home State 5
"""

_DEMOCRATIC_PRESIDENT = """
    PA  9 | VA  4 | ND  1 | CO  2
    MA  9 | LA  4 | IL  7 | NM  2
    NY 15 | KY  3 | IA  2 | ID  1
    RI  2 | TX 16 | IN  6 | WA  3
    MD  3 | SC  3 | IL 10 | NM  1
    MA  5 | NC  5 | MO  7 | HI  2
    NJ  7 | FL  5 | WI  5 | CO  1
    PA  7 | VA  4 | WI  3 | WY  1
    NJ  6 | MS  3 | OH  8 | AK  1
    NJ  9 | KY  5 | WI  4 | WA  4
    DE  1 | AL  4 | NE  1 | CA 14
    MA  8 | TX 15 | OH  7 | CO  3
    MD  4 | GA  9 | IN  4 | WA  5
    CT  4 | OK  3 | MI  9 | OR  2
    PA 15 | LA  7 | MN  3 | WA  3
    NY 10 | LA  5 | MO  4 | NV  1
    NY 13 | NC  8 | SD  1 | WY  1
    VT  1 | AR  3 | KS  2 | CA 11
    VT  1 | TN  6 | SD  1 | CA 10
    DE  1 | AR  4 | NE  1 | CA 16
    CT  2 | VA  6 | OH 10 | AZ  1
    DC  1 | TX 11 | IL 11 | AK  1
    ME  1 | TX 12 | MI  6 | NV  1
    NH  1 | FL  4 | MO  6 | CO  2
    MA  9 | AL  5 | OH  8 | AZ  2
    MD  6 | NC  7 | MI  9 | OR  2
    NY 18 | WV  4 | IN  3 | UT  1
    PA 12 | MS  4 | OH  5 | HI  1
    RI  1 | TX 18 | MN  3 | WA  3
    ME  1 | FL  9 | MI 10 | UT  1
    CT  4 | GA  5 | IL  6 | HI  1
    DC  3 | SC  5 | MO  4 | CA 16
    MA  7 | FL 10 | MN  6 | ID  1
    NJ  6 | WV  2 | IL  8 | MT  1
    PA 14 | GA  7 | IA  2 | MT  1
    NJ  4 | TN  3 | MI  7 | AZ  1
    NH  1 | AL  6 | ND  1 | CA 19
    NY 18 | OK  2 | KS  1 | OR  3
    Home State 10
    Home State 7
"""

_DEMOCRATIC_VICE_PRESIDENT = """
    CT  3 | TX  8 | NE  1 | WA  2
    CT  2 | AL  4 | IL  9 | ID  1
    NJ  4 | OK  3 | OH  5 | CO  1
    MA  6 | AR  2 | IL  5 | NM  1
    MA  5 | OK  1 | MI  6 | CO  1
    NJ  5 | VA  2 | IL  7 | AK  1
    NH  1 | LA  4 | IL  5 | WA  3
    MA  5 | TX 10 | MN  4 | OR  2
    PA 10 | LA  4 | MO  4 | MT  1
    MD  4 | NC  5 | OH  8 | OR  1
    NY 12 | SC  2 | KS  1 | AZ  1
    PA  8 | KY  2 | MO  5 | AZ  1
    NJ  4 | TX  9 | ND  1 | ID  1
    NY  9 | LA  2 | IA  2 | NV  1
    VT  1 | MS  2 | SD  1 | CA  7
    ME  1 | NC  4 | MI  7 | CO  2
    DC  1 | FL  5 | MI  5 | UT  1
    DE  1 | MS  4 | MO  2 | CA  9
    NH  1 | AR  3 | IA  2 | CA 12
    PA 10 | WV  3 | MI  5 | WY  1
    NY  8 | GA  4 | KS  2 | HI  1
    MD  3 | TX  8 | IN  4 | HI  1
    PA  5 | TN  2 | MO  3 | NM  1
    MD  2 | AL  5 | SD  1 | CA  8
    ME  1 | WV  1 | WI  4 | CA  9
    NY 11 | SC  4 | WI  2 | NV  1
    MA  6 | VA  4 | OH  5 | AK  1
    MA  4 | TN  4 | MI  5 | HI  1
    NY 15 | AL  3 | NE  1 | WY  1
    RI  1 | NC  5 | IN  3 | WA  3
    CT  3 | FL  6 | MN  2 | UT  1
    VT  1 | TX 11 | OH  5 | CO  2
    RI  1 | VA  4 | OH  7 | WA  3
    NJ  6 | KY  4 | WI  3 | WA  3
    DE  1 | FL  4 | IL  7 | MT  1
    NJ  5 | GA  7 | IN  2 | OR  2
    PA  7 | FL  5 | ND  1 | AZ  1
    DC  2 | GA  5 | MN  4 | CA 10
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
            places, votes = zip(
                *(line.rsplit(maxsplit=1) for line in row.split("|")), strict=True
            )
            codes = [place.strip() for place in places]
            states = () if codes == ["Home State"] else [BY_CODE[c].index for c in codes]
            yield Ballot(serial, party, office, tuple(states), tuple(map(int, votes)))
            serial += 1


BALLOTS: tuple[Ballot, ...] = tuple(_read_decks())

# DECKS[party * 2 + office]
DECKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(b.id for b in BALLOTS if (b.party, b.office) == (party, office))
    for party in Party
    for office in Office
)
