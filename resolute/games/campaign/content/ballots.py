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
    VT  1 | WV  1 | WI  3 | CA 20
    RI  1 | FL 12 | OH 13 | WY  1
    MA  4 | SC  3 | IN  4 | WY  1
    DC  1 | KY  4 | WI  5 | CA 16
    PA 15 | TX 12 | NE  3 | ID  2
    PA  9 | AL  3 | IL  9 | NM  1
    MD  4 | TX  5 | IA  3 | AK  1
    MD  5 | FL  5 | MI  7 | UT  2
    MD  4 | TN  3 | MN  5 | CO  3
    CT  4 | GA  5 | MI  8 | NV  1
    PA 11 | TX  9 | ND  2 | OR  3
    MD  3 | GA  2 | OH 13 | NM  2
    ME  2 | VA  5 | IA  3 | CA 20
    CT  2 | MS  1 | OH  9 | WA  4
    DE  1 | TX  9 | WI  9 | WA  4
    NY 11 | TN  4 | IN  8 | UT  2
    PA  7 | AR  1 | MO  3 | AK  1
    NJ  9 | OK  2 | IL 15 | ID  1
    PA 12 | OK  4 | IL 15 | MT  1
    MA  3 | GA  2 | NE  2 | CO  3
    NY 16 | NC  4 | ND  1 | OR  2
    NY 18 | AR  2 | IN 10 | NV  1
    NH  2 | FL  5 | OH 12 | WA  4
    NY 20 | KY  2 | SD  1 | AZ  3
    DE  1 | KY  3 | IN  6 | CA 16
    MA  3 | LA  4 | MO  4 | OR  3
    NH  1 | VA  3 | OH  7 | CO  6
    NJ  8 | TN  4 | MO  8 | AZ  3
    RI  1 | SC  1 | IA  5 | CA 20
    NJ  6 | NC  6 | MI  7 | MT  1
    VT  1 | FL  6 | MI 11 | AZ  2
    MA  4 | NC  2 | KS  2 | ID  1
    NJ  6 | LA  1 | MN  2 | HI  1
    NY 14 | MS  2 | KS  5 | WA  2
    DC  1 | TX  6 | MI  6 | HI  1
    ME  2 | AL  2 | SD  2 | CA 16
    CT  3 | VA  8 | IL  8 | UT  2
    Home State 10
    Home State 7
"""

_REPUBLICAN_VICE_PRESIDENT = """
    DC  1 | MS  1 | OH 12 | CA 14
    MD  2 | TX  7 | OH  7 | AK  1
    DE  1 | OK  1 | IN  4 | CA 10
    NJ  6 | FL  5 | IN  4 | AZ  3
    PA  6 | TN  3 | KS  4 | NM  1
    NJ  8 | AR  1 | IL  7 | MT  1
    NY 12 | GA  2 | ND  1 | ID  1
    ME  1 | FL  5 | OH  8 | CO  3
    MD  3 | GA  4 | WI  4 | WA  3
    RI  1 | LA  3 | IL 10 | CO  3
    ME  1 | AL  1 | MO  4 | CA 13
    NY 14 | TN  3 | NE  1 | HI  1
    NJ  4 | TN  3 | IA  3 | WA  2
    MD  3 | FL  3 | WI  3 | NM  1
    CT  2 | WV  1 | SD  1 | CA 20
    VT  1 | VA  4 | MI  4 | WA  3
    RI  1 | TX  3 | WI  5 | AZ  2
    PA  9 | SC  1 | IN  5 | HI  1
    CT  3 | TX  5 | MI  6 | ID  1
    NJ  4 | VA  4 | IA  3 | WA  3
    NY 11 | AR  1 | NE  3 | UT  1
    NH  1 | OK  4 | SD  1 | CA 14
    PA  6 | WV  2 | MI  7 | OR  2
    MA  2 | MS  2 | IA  2 | OR  2
    VT  1 | SC  2 | IN  7 | CA 12
    PA 10 | KY  3 | MI  7 | NV  1
    DE  1 | TX  5 | OH  6 | UT  1
    CT  2 | NC  3 | IL  5 | MT  1
    MA  4 | NC  2 | MI  5 | WY  1
    MA  2 | VA  2 | MN  3 | OR  2
    MD  4 | LA  1 | OH  8 | UT  2
    PA  8 | TX  4 | ND  1 | NV  1
    DC  1 | AL  2 | IL 10 | CO  1
    NH  1 | FL  7 | IL 11 | ID  1
    NY  8 | KY  3 | KS  2 | AK  1
    NJ  6 | NC  4 | MN  2 | AZ  1
    MA  3 | GA  1 | MO  3 | CO  2
    NY 10 | KY  2 | MO  2 | WY  1
    Home State 7
    Home State 5
"""

_DEMOCRATIC_PRESIDENT = """
    RI  1 | TX 10 | OH 10 | MT  1
    MA  8 | KY  3 | IN  3 | UT  1
    NJ  8 | SC  3 | MI  7 | MT  1
    VT  1 | FL  8 | ND  1 | CA 14
    MA  8 | VA  3 | MO  5 | AZ  2
    DE  1 | NC  6 | IL 12 | WA  4
    PA 15 | MS  5 | OH  8 | WY  1
    NJ  8 | NC  5 | WI  3 | OR  3
    NY 13 | AL  3 | NE  1 | HI  1
    NJ  6 | WV  2 | OH  6 | OR  2
    DE  1 | TN  3 | IA  2 | CA 12
    MD  3 | AR  4 | IL  7 | AZ  1
    RI  2 | FL  6 | MI 11 | WA  2
    ME  1 | GA  4 | IL  6 | WA  3
    MA  7 | AL  5 | IN  4 | WA  4
    NY 19 | FL  5 | SD  1 | WY  1
    DC  3 | KY  5 | NE  1 | CA 15
    NJ  4 | TN  6 | MI  8 | WA  4
    CT  5 | GA  9 | IN  5 | CO  2
    MD  4 | TX 11 | MO  4 | HI  2
    CT  4 | VA  4 | IL  8 | CO  2
    PA  8 | VA  6 | IA  2 | HI  1
    PA 13 | FL  9 | SD  1 | AK  1
    DC  1 | AL  5 | MO  6 | CA 19
    NH  1 | GA  7 | OH  9 | CO  2
    NJ  5 | OK  2 | MI 10 | ID  1
    NH  1 | TX 17 | WI  5 | ID  1
    MA  6 | LA  3 | MO  7 | OR  2
    NY 12 | LA  5 | KS  1 | NV  1
    PA 10 | WV  3 | IL  9 | AK  1
    MD  6 | OK  4 | ND  1 | CA 16
    VT  1 | TX 14 | OH  7 | NM  1
    CT  2 | TX 16 | MN  3 | NM  1
    MA  9 | LA  7 | MI  6 | AZ  1
    NY 19 | MS  2 | MN  3 | NV  1
    ME  1 | AR  3 | KS  2 | CA 10
    NY 16 | SC  5 | WI  4 | UT  1
    PA 10 | NC  7 | MN  6 | CO  2
    Home State 10
    Home State 7
"""

_DEMOCRATIC_VICE_PRESIDENT = """
    RI  1 | TX  9 | IN  3 | CO  1
    MD  5 | FL  5 | MI  6 | NM  1
    NJ  5 | WV  3 | SD  1 | CA 13
    MD  3 | NC  4 | OH  8 | NM  1
    MA  5 | TX 10 | MN  2 | AK  1
    CT  4 | FL  5 | MI  4 | MT  1
    NH  1 | TN  2 | IL  6 | CO  1
    MA  7 | KY  4 | OH  5 | AZ  1
    NY  8 | SC  2 | NE  1 | WA  3
    DC  2 | VA  3 | SD  1 | CA  8
    NJ  4 | VA  5 | MI  7 | NV  1
    VT  1 | FL  4 | IL  7 | ID  1
    DE  1 | GA  7 | MI  5 | MT  1
    NY 11 | KY  2 | MN  3 | ID  1
    MA  4 | TN  4 | OH  5 | OR  2
    PA  8 | OK  1 | MO  3 | CO  2
    CT  2 | LA  3 | MI  7 | AZ  1
    PA 10 | LA  4 | MN  5 | HI  1
    DE  1 | MS  2 | KS  1 | CA 11
    ME  1 | AL  4 | IL  9 | WA  3
    CT  2 | SC  4 | ND  1 | CA 10
    NY 14 | VA  3 | WI  2 | UT  1
    MA  6 | NC  5 | MO  3 | WA  2
    RI  2 | NC  4 | IL  7 | WA  2
    NY 10 | WV  1 | NE  1 | OR  2
    NJ  5 | TX  7 | MO  3 | CO  2
    NJ  6 | FL  5 | WI  4 | WA  4
    DC  1 | GA  5 | OH  4 | UT  1
    MD  2 | LA  3 | OH  7 | AK  1
    NH  1 | AL  3 | ND  1 | CA  9
    PA  9 | AR  2 | IN  4 | WY  1
    VT  1 | TX  7 | IL  4 | NV  1
    PA  7 | MS  3 | WI  3 | HI  1
    ME  1 | GA  3 | IA  1 | CA 10
    NJ  3 | AL  5 | IN  2 | AZ  1
    NY 13 | AR  3 | IA  2 | OR  1
    PA  6 | OK  2 | KS  1 | HI  2
    MA  5 | TX 12 | MO  5 | WY  1
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
