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
    PA 11 | LA  2 | WI  5 | HI  1
    DE  1 | FL  4 | IL 12 | MT  1
    NY 17 | AL  2 | NE  3 | UT  2
    MA  2 | KY  4 | MI  6 | NV  1
    RI  1 | FL 10 | IL  8 | AZ  4
    RI  1 | VA  3 | OH 10 | AZ  1
    NY 20 | SC  3 | NE  2 | ID  1
    MD  4 | AR  2 | IL 14 | AZ  3
    NY 17 | AL  4 | IA  5 | MT  1
    VT  1 | TX  7 | OH 15 | WY  1
    ME  2 | TX 13 | MO  3 | CO  3
    PA 17 | TX  7 | SD  1 | AK  1
    MA  5 | GA  4 | MI  6 | UT  2
    NY 11 | MS  2 | WI  4 | AK  2
    VT  1 | OK  2 | KS  3 | CA 12
    NJ  6 | NC  3 | MI 11 | WY  1
    MA  4 | TN  5 | IN  6 | WA  4
    CT  3 | TN  4 | OH 10 | OR  3
    DE  1 | VA  7 | IL 11 | OR  2
    DC  1 | LA  4 | ND  1 | CA 20
    ME  1 | MS  2 | WI  6 | CA 17
    MD  3 | FL  6 | MO  4 | WA  4
    NJ  8 | GA  2 | MO  7 | ID  1
    NJ  8 | GA  3 | IN  7 | NM  1
    CT  3 | SC  1 | MN  3 | CA 18
    PA 11 | KY  3 | MN  4 | ID  2
    NY 16 | OK  4 | IA  2 | NV  1
    CT  4 | AR  1 | SD  2 | CA 15
    MD  6 | VA  5 | OH  7 | CO  3
    MD  4 | TN  2 | MI  8 | WA  4
    NH  1 | TX 11 | IN  8 | OR  3
    MA  5 | NC  4 | OH 13 | NM  2
    PA  9 | KY  2 | IN  4 | CO  5
    NJ  6 | TX  5 | KS  4 | HI  1
    PA  7 | FL  7 | ND  1 | UT  1
    DC  1 | WV  1 | MN  4 | CA 20
    NH  1 | NC  5 | MI 10 | WA  2
    Home State 10
    Home State 7
"""

_REPUBLICAN_VICE_PRESIDENT = """
    CT  3 | MS  1 | ND  1 | CA 10
    NY  9 | WV  1 | KS  3 | UT  2
    ME  1 | VA  2 | IL  7 | ID  1
    NY 15 | AR  1 | MO  3 | OR  2
    MD  3 | TN  6 | MO  3 | WA  3
    NJ  6 | OK  4 | MI  4 | ID  1
    PA 11 | VA  3 | NE  1 | OR  2
    MA  2 | KY  2 | OH  9 | NM  1
    NJ  7 | TX  7 | KS  2 | AZ  3
    PA  7 | AL  3 | IN  5 | AZ  1
    NJ  3 | GA  2 | MI  6 | HI  1
    ME  1 | FL  3 | OH  6 | CO  2
    MA  3 | AL  1 | ND  1 | CA 16
    NJ  8 | GA  2 | IN  4 | WA  2
    PA  6 | NC  2 | WI  3 | UT  1
    NJ  4 | SC  2 | IL  8 | NM  1
    DC  1 | MS  2 | MO  5 | CA 20
    RI  1 | TX  4 | MN  2 | CO  3
    NY 10 | KY  2 | SD  1 | WY  1
    VT  1 | TX  5 | IL  9 | WY  1
    CT  2 | TN  3 | WI  3 | WA  3
    PA  5 | OK  1 | MN  3 | WA  3
    DC  1 | FL  6 | MI  8 | OR  2
    DE  1 | LA  1 | IA  4 | CA 17
    MD  4 | VA  5 | IL 11 | MT  1
    MD  2 | FL  4 | IN  4 | MT  1
    PA 10 | NC  4 | IN  6 | NV  1
    MA  4 | LA  3 | OH  6 | UT  1
    NH  1 | WV  2 | SD  1 | CA 10
    NY  8 | TN  1 | IA  2 | NV  1
    DE  1 | KY  3 | NE  2 | CA 11
    NH  1 | TX  7 | IL  6 | AK  1
    MD  3 | GA  3 | MI  5 | HI  1
    MA  3 | SC  1 | MI  6 | CO  3
    NY 12 | AR  1 | MN  3 | AK  1
    CT  2 | NC  3 | OH 11 | ID  1
    VT  1 | FL  6 | OH  8 | CO  1
    RI  1 | TX  6 | WI  5 | AZ  2
    Home State 7
    Home State 5
"""

_DEMOCRATIC_PRESIDENT = """
    DE  1 | TX 16 | IN  3 | AZ  2
    MD  3 | NC  4 | OH  9 | MT  1
    NY 19 | TN  3 | MN  6 | ID  1
    CT  3 | FL  8 | MI 10 | AK  1
    MA  8 | VA  6 | MO  7 | WA  5
    NY 12 | GA  5 | NE  1 | CO  2
    NH  1 | TX 13 | MN  3 | CO  2
    ME  1 | AR  2 | MO  5 | CA 14
    NJ  5 | NC  8 | MN  4 | CO  2
    PA 10 | VA  3 | NE  2 | OR  2
    MA  8 | AL  6 | WI  3 | AZ  1
    MA  5 | SC  3 | MI  7 | WA  3
    RI  1 | TX 11 | IL  7 | MT  1
    RI  2 | KY  5 | IL 10 | WA  4
    MD  4 | AL  4 | MI  6 | OR  3
    DE  1 | OK  2 | WI  4 | CA 14
    CT  2 | MS  2 | OH 12 | WA  2
    DC  1 | TN  6 | SD  1 | CA 10
    PA 13 | MS  4 | MO  6 | UT  1
    PA 11 | NC  6 | MO  4 | NM  1
    VT  1 | OK  4 | KS  2 | CA 13
    NH  1 | TX  9 | WI  4 | NV  1
    ME  1 | WV  3 | SD  1 | CA 15
    NY 16 | AR  4 | MI 11 | AK  1
    PA  7 | TX 13 | ND  1 | NM  1
    NJ  6 | LA  4 | IL 12 | CO  3
    CT  5 | WV  2 | IA  3 | CA 17
    PA 11 | LA  5 | KS  2 | UT  1
    NY 12 | GA  8 | ND  1 | AZ  1
    DC  3 | FL  9 | OH  9 | HI  1
    NJ  7 | AL  5 | OH  8 | HI  1
    NJ  9 | KY  3 | IL  6 | HI  2
    NY 17 | SC  4 | IA  2 | WY  1
    MA  6 | GA  6 | IN  4 | ID  1
    VT  1 | FL  6 | IL 11 | NV  1
    MA  9 | LA  6 | MI  8 | OR  2
    MD  6 | FL  5 | IN  6 | WA  3
    NJ  5 | VA  5 | OH  6 | WY  1
    Home State 10
    Home State 7
"""

_DEMOCRATIC_VICE_PRESIDENT = """
    DC  2 | TX  8 | IN  3 | OR  2
    ME  1 | OK  3 | KS  2 | CA 12
    RI  1 | NC  3 | MI  5 | CO  1
    NJ  5 | GA  6 | IN  4 | AK  1
    NY 10 | VA  3 | NE  1 | UT  1
    DE  1 | MS  3 | MN  4 | CA 14
    NY  7 | WV  3 | MO  3 | NV  1
    DC  1 | TX 11 | OH  7 | CO  2
    NH  1 | VA  3 | IL  4 | WA  2
    MD  3 | AL  5 | IL  9 | MT  1
    MA  6 | TN  4 | MI  9 | AZ  1
    MD  2 | FL  4 | IN  2 | AZ  1
    VT  1 | WV  1 | OH  6 | CA 10
    PA  8 | NC  5 | ND  1 | NV  1
    MD  4 | AR  2 | NE  1 | CA  9
    NJ  5 | FL  6 | KS  1 | HI  1
    PA  7 | KY  2 | MO  4 | MT  1
    RI  1 | TX  7 | SD  1 | WA  1
    MA  5 | SC  2 | OH  5 | NM  1
    PA 11 | TN  3 | IA  1 | CO  2
    MA  4 | GA  5 | MI  6 | UT  1
    NJ  4 | LA  4 | IA  3 | WA  3
    MA  6 | MS  2 | IL  7 | OR  1
    CT  2 | VA  4 | MI  7 | ID  1
    CT  4 | AL  3 | IL  6 | NM  1
    NY 13 | LA  4 | WI  2 | WY  1
    ME  1 | LA  2 | IL  7 | WA  3
    PA  9 | SC  3 | MN  3 | HI  1
    NH  1 | FL  5 | OH  9 | HI  1
    NJ  3 | TX  8 | WI  4 | AK  1
    VT  1 | KY  4 | MO  3 | CA 12
    NY  9 | NC  6 | SD  1 | AZ  1
    NJ  5 | FL  4 | MO  4 | WA  3
    CT  2 | GA  3 | ND  1 | CA  8
    NY 14 | AR  3 | WI  3 | ID  1
    DE  1 | TX 10 | MI  5 | WY  1
    PA  6 | AL  3 | MN  3 | CO  1
    MA  5 | OK  1 | OH  6 | OR  2
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
            places, votes = zip(*(line.rsplit(maxsplit=1) for line in row.split("|")), strict=True)
            codes = [place.strip() for place in places]
            states = () if codes == ["Home State"] else [BY_CODE[c].index for c in codes]
            yield Ballot(serial, party, office, tuple(states), tuple(map(int, votes)))
            serial += 1


BALLOTS: tuple[Ballot, ...] = tuple(_read_decks())

# DECKS[party * 2 + office]
DECKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(b.id for b in BALLOTS if (b.party, b.office) == (party, office)) for party in Party for office in Office
)
