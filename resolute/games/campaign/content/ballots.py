"""The four ballot decks: one state of each region on a card, votes in 100,000s.

Each deck has 38 such cards and two Home State ballots. (Setup 4; Illustration II)
"""

from collections.abc import Iterator

import msgspec

from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.numbers import by_number, number_of
from resolute.games.campaign.content.states import BY_CODE


class Ballot(msgspec.Struct, frozen=True):
    """A card worth `votes` in the state of the same position, or in the home state.

    Its key says its deck and its states, `ballot/rp-nj-wv-il-co`, or its votes in the home state, `ballot/rp-home-10`.
    """

    id: int
    key: str
    party: Party
    office: Office
    states: tuple[int, ...]
    votes: tuple[int, ...]

    @property
    def home_state(self) -> bool:
        return not self.states


_REPUBLICAN_PRESIDENT = """
    NJ 10 | WV  3 | IL 10 | CO  2
    DE  1 | TX  7 | WI  7 | HI  2
    RI  1 | FL  9 | OH 11 | AK  1
    RI  2 | NC  3 | IL  9 | AZ  2
    MD  3 | VA  5 | OH  7 | MT  1
    VT  1 | AL  2 | SD  1 | CA 20
    VT  1 | MS  1 | IN  9 | CA 20
    NY 18 | NC  4 | IA  3 | MT  2
    PA  9 | WV  1 | MI 11 | OR  1
    DC  1 | NC  5 | IL 13 | UT  2
    NY 19 | GA  2 | ND  2 | ID  1
    PA 14 | TN  3 | MN  5 | NM  2
    MA  2 | FL  7 | IA  5 | OR  4
    NY 12 | KY  2 | SD  2 | NV  1
    MD  5 | TX  7 | IA  4 | OR  3
    PA 11 | TN  5 | IN  8 | CO  3
    NY 16 | KY  4 | WI  4 | WY  1
    DE  1 | VA  4 | ND  1 | CA 18
    NH  2 | OK  4 | NE  3 | CA 14
    ME  1 | KY  4 | IL 12 | NV  1
    MD  5 | FL  6 | MI  9 | WY  1
    MD  4 | GA  4 | KS  3 | WA  3
    NJ  6 | LA  2 | IN  5 | CO  4
    MA  6 | VA  6 | MO  5 | WA  3
    PA 11 | TN  4 | MI  7 | AZ  3
    NJ  6 | GA  3 | MO  3 | WA  5
    NY 14 | MS  3 | MN  3 | NM  1
    DC  1 | TX  5 | MI  5 | AK  1
    CT  2 | LA  4 | OH 10 | WA  4
    PA  6 | AL  3 | MI  7 | UT  2
    CT  4 | SC  1 | IL 15 | AZ  4
    CT  4 | OK  2 | NE  2 | CA 19
    MA  4 | SC  3 | OH 14 | ID  1
    ME  2 | AR  2 | KS  5 | CA 14
    NH  1 | TX  6 | MO  6 | HI  1
    MA  4 | FL  5 | WI  5 | CO  4
    NJ 11 | TX  9 | IN  6 | UT  2
    NJ  8 | AR  1 | OH 14 | ID  2
    Home State 10
    Home State 7
"""

_REPUBLICAN_VICE_PRESIDENT = """
    MD  2 | MS  1 | OH  6 | AZ  2
    CT  3 | AL  2 | MI  4 | CO  3
    PA 10 | AR  1 | IL  8 | WY  1
    NY 11 | WV  2 | IA  4 | AK  1
    PA  9 | FL  6 | NE  2 | AZ  2
    NJ  7 | TX  6 | MO  2 | MT  1
    PA  6 | TX  6 | SD  1 | NV  1
    RI  1 | LA  2 | IL  6 | OR  2
    VT  1 | VA  3 | WI  3 | CA 10
    NJ  5 | TX  4 | WI  4 | UT  1
    NH  1 | LA  2 | KS  4 | CA 12
    NY 15 | KY  3 | MO  3 | UT  1
    NY 13 | SC  2 | MO  5 | NV  1
    NJ  4 | FL  4 | NE  2 | AK  1
    DE  1 | TX  4 | IN  6 | ID  1
    DC  1 | WV  1 | OH  6 | CA 11
    CT  3 | FL  5 | MI  5 | WY  1
    DE  1 | TX  4 | IA  3 | WA  2
    PA  5 | TN  3 | WI  5 | NM  1
    NJ  5 | KY  2 | IL 10 | AZ  3
    NY 10 | GA  1 | KS  2 | MT  1
    NJ  7 | AL  2 | IN  6 | CO  2
    MD  4 | AR  1 | ND  1 | CA 17
    PA  7 | TN  4 | MN  4 | ID  1
    ME  1 | MS  2 | MN  2 | CA 14
    VT  1 | FL  4 | IL  8 | OR  3
    MD  3 | SC  1 | OH  8 | OR  1
    DC  1 | NC  3 | MI  6 | WA  3
    MD  3 | GA  3 | IN  4 | CO  2
    MA  4 | NC  4 | IN  4 | NM  1
    NH  1 | OK  1 | ND  1 | CA 17
    CT  1 | GA  2 | OH 10 | ID  1
    RI  1 | NC  2 | MI  7 | WA  2
    ME  2 | VA  4 | OH 11 | CO  2
    MA  3 | VA  5 | SD  1 | WA  4
    MA  2 | KY  2 | IL  9 | HI  1
    NY  8 | OK  3 | IA  2 | UT  2
    MA  3 | TN  2 | MI  7 | HI  1
    Home State 7
    Home State 5
"""

_DEMOCRATIC_PRESIDENT = """
    PA  8 | AR  4 | IA  3 | HI  1
    MA  5 | TX 14 | MO  4 | AK  1
    NY 13 | WV  3 | IN  5 | NV  1
    PA  9 | LA  5 | IN  3 | HI  2
    NH  1 | FL  4 | OH  9 | CO  2
    CT  5 | NC  7 | IL  6 | NM  1
    NY 15 | GA  7 | ND  1 | NM  2
    ME  2 | LA  3 | IL  8 | CO  3
    NY 20 | KY  3 | SD  1 | ID  1
    DC  2 | FL  7 | OH 10 | UT  1
    CT  3 | AR  2 | WI  5 | CA 15
    RI  2 | SC  5 | NE  1 | CA 12
    NJ  8 | FL  9 | MO  7 | CO  2
    VT  1 | TX 11 | IL  8 | AZ  1
    NY 17 | AL  5 | KS  1 | CO  1
    NJ  4 | AL  3 | WI  2 | WA  4
    MD  3 | VA  6 | MI  5 | AZ  1
    PA 14 | WV  2 | MI  9 | WY  1
    MA  9 | TX 10 | WI  4 | UT  2
    NH  2 | FL  6 | MI 10 | WA  5
    DE  1 | TN  5 | OH  6 | OR  2
    NJ  7 | VA  3 | MO  6 | WA  2
    RI  1 | OK  2 | SD  2 | CA 20
    MA 10 | TN  3 | OH  7 | NV  1
    MD  4 | MS  2 | ND  1 | CA 19
    MA  6 | AL  7 | OH 11 | MT  1
    VT  1 | NC  8 | IL 10 | WA  4
    DE  1 | OK  3 | MO  4 | CA 15
    PA 12 | VA  4 | IA  2 | MT  2
    MA  7 | LA  6 | IL 12 | HI  1
    ME  1 | TX 15 | MI  7 | AK  1
    MD  5 | TX 17 | KS  2 | OR  1
    NJ  6 | MS  4 | IN  4 | WA  3
    DC  2 | KY  4 | MN  2 | CA 10
    NJ  6 | GA  4 | MN  4 | AZ  2
    NY 11 | SC  3 | MN  6 | WY  1
    PA 13 | GA  8 | NE  1 | ID  2
    CT  2 | NC  4 | MI 11 | OR  3
    Home State 10
    Home State 7
"""

_DEMOCRATIC_VICE_PRESIDENT = """
    DC  2 | MS  2 | ND  1 | CA 11
    MD  4 | OK  1 | IL  6 | WA  2
    PA 10 | SC  4 | IA  2 | WA  2
    RI  1 | AL  3 | OH  8 | WA  3
    MD  3 | TX  8 | MN  4 | CO  2
    VT  1 | FL  4 | NE  1 | CA 11
    MA  7 | FL  4 | KS  1 | CO  1
    MD  2 | GA  6 | OH  5 | CO  2
    NY 12 | SC  2 | WI  4 | AK  1
    NH  1 | FL  6 | MI  8 | WA  3
    PA  8 | WV  3 | IN  4 | UT  1
    CT  2 | NC  3 | IL  4 | ID  1
    MA  4 | TX 13 | KS  1 | HI  1
    MA  6 | TX  6 | SD  1 | NM  1
    NY 15 | AL  5 | NE  1 | AZ  1
    DC  1 | FL  6 | MI  5 | HI  1
    ME  1 | AL  3 | IL  6 | OR  1
    PA  7 | KY  3 | MO  4 | WY  1
    NJ  4 | OK  3 | MI  8 | NV  1
    MA  4 | NC  6 | MI  4 | NM  1
    VT  1 | VA  3 | IL  8 | AZ  1
    DE  1 | MS  3 | MN  3 | CA  8
    NJ  6 | LA  3 | MO  3 | AZ  1
    PA  9 | LA  3 | MO  3 | WY  1
    MA  5 | NC  4 | IN  2 | CO  1
    NH  1 | GA  3 | IL  9 | WA  3
    PA  6 | LA  5 | WI  3 | OR  2
    NY  9 | GA  5 | IA  1 | MT  1
    NJ  3 | TN  4 | MO  5 | OR  2
    ME  1 | TX 10 | OH  6 | HI  1
    DE  1 | VA  4 | MI  6 | CA  8
    NJ  4 | AR  3 | OH  4 | AK  1
    CT  2 | AR  1 | ND  1 | CA 14
    RI  1 | KY  2 | IN  3 | CA 13
    NJ  5 | TX 11 | SD  1 | ID  1
    CT  3 | VA  3 | OH  8 | UT  1
    NY 11 | WV  1 | WI  1 | MT  1
    NY  8 | TN  2 | MN  3 | NV  1
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
    for (party, office), rows in _PRINTED.items():
        deck = f"{party.key[0]}{office.key[0]}"
        for row in rows.strip().splitlines():
            lines = [line.rsplit(maxsplit=1) for line in row.strip().split(" | ")]
            places = [place for place, _ in lines if place != "Home State"]
            states = tuple(BY_CODE[place].index for place in places)
            votes = tuple(int(hundred_thousands) for _, hundred_thousands in lines)
            printed = [place.lower() for place in places] or ["home", str(votes[0])]
            key = "-".join([f"ballot/{deck}", *printed])
            yield Ballot(number_of(key), key, party, office, states, votes)


BALLOTS: tuple[Ballot, ...] = by_number((ballot.key, ballot) for ballot in _read_decks())

# DECKS[party * 2 + office]
DECKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(ballot.id for ballot in BALLOTS if (ballot.party, ballot.office) == (party, office))
    for party in Party
    for office in Office
)
