"""The fifty states and D.C.: electors in percent, the party bonus and the groups of supporters."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import Group, Party, Region


class State(msgspec.Struct, frozen=True):
    """A state card. (3.3 C)

    `electors` is its share of the nation's, in percent; `bonus` is what the party of `lean` gets in every vote there.
    """

    id: int
    key: str
    """`state/ny`"""
    code: str
    name: str
    region: Region
    electors: int
    lean: Party | None
    bonus: int
    groups: tuple[Group, ...]

    @property
    def is_big(self) -> bool:
        """More than two electors: dealt from a deck of its own, and first to vote. (4.3 step 8, 5.4.2)"""
        return self.electors > 2

    def bonus_for(self, party: Party) -> int:
        """The votes that a party has here before anybody spends."""
        return self.bonus if party is self.lean else 0


# code, electors, party bonus, groups of supporters, name
_PRINTED = {
    Region.EAST: """
        CT  1 D1 - Connecticut
        DC  1 D2 - District of Columbia
        DE  1 D1 - Delaware
        MA  2 D2 - Massachusetts
        MD  2 D2 - Maryland
        ME  1 -- - Maine
        NH  1 R1 - New Hampshire
        NJ  3 -- - New Jersey
        NY  6 D2 - New York
        PA  4 -- - Pennsylvania
        RI  1 D2 - Rhode Island
        VT  1 -- - Vermont
    """,
    Region.SOUTH: """
        AL  2 -- - Alabama
        AR  1 -- - Arkansas
        FL  5 R1 - Florida
        GA  2 D1 - Georgia
        KY  1 R1 - Kentucky
        LA  2 -- - Louisiana
        MS  1 R1 - Mississippi
        NC  2 -- - North Carolina
        OK  1 R2 - Oklahoma
        SC  1 R1 - South Carolina
        TN  2 R1 - Tennessee
        TX  6 R1 - Texas
        VA  2 R1 - Virginia
        WV  1 -- - West Virginia
    """,
    Region.MIDWEST: """
        IA  1 -- - Iowa
        IL  4 D1 - Illinois
        IN  2 R2 - Indiana
        KS  1 R2 - Kansas
        MI  3 -- - Michigan
        MN  2 D1 - Minnesota
        MO  2 -- - Missouri
        ND  1 R2 - North Dakota
        NE  1 R2 - Nebraska
        OH  4 R1 - Ohio
        SD  1 R2 - South Dakota
        WI  2 -- - Wisconsin
    """,
    Region.WEST: """
        AK  1 R2 - Alaska
        AZ  1 R2 - Arizona
        CA 10 D1 - California
        CO  1 R1 - Colorado
        HI  1 D2 - Hawaii
        ID  1 R2 - Idaho
        MT  1 R2 - Montana
        NM  1 -- - New Mexico
        NV  1 R1 - Nevada
        OR  1 -- - Oregon
        UT  1 R2 - Utah
        WA  2 D1 - Washington
        WY  1 R2 - Wyoming
    """,
}

_PARTY = {"D": Party.DEMOCRAT, "R": Party.REPUBLICAN}


def _read() -> Iterator[State]:
    for region, rows in _PRINTED.items():
        for row in rows.strip().splitlines():
            code, electors, bonus, groups, name = row.split(maxsplit=4)
            key = f"state/{code.lower()}"
            yield State(
                id=number_of(key),
                key=key,
                code=code,
                name=name,
                region=region,
                electors=int(electors),
                lean=_PARTY.get(bonus[0]),
                bonus=int(bonus[1]) if bonus[1].isdigit() else 0,
                groups=() if groups == "-" else tuple(Group[one.upper()] for one in groups.split("+")),
            )


STATES = tuple(sorted(_read(), key=lambda state: state.id))
STATE_BY_CODE = {state.code: state for state in STATES}
