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
        CT  1 D1 catholics+women+suburbs Connecticut
        DC  1 D2 press+cities+civil_rights District of Columbia
        DE  1 D1 press+industry+suburbs Delaware
        MA  2 D2 catholics+press+students Massachusetts
        MD  2 D2 women+cities+civil_rights Maryland
        ME  1 -- women+veterans+seniors Maine
        NH  1 R1 teachers+suburbs New Hampshire
        NJ  3 -- catholics+teachers+suburbs New Jersey
        NY  6 D2 teachers+cities+civil_rights New York
        PA  4 -- unions+seniors+cities Pennsylvania
        RI  1 D2 catholics+teachers Rhode Island
        VT  1 -- women+students Vermont
    """,
    Region.SOUTH: """
        AL  2 -- veterans+churches+civil_rights Alabama
        AR  1 -- farmers+seniors+churches Arkansas
        FL  5 R1 seniors+suburbs Florida
        GA  2 D1 cinema+press+civil_rights Georgia
        KY  1 R1 teachers+churches Kentucky
        LA  2 -- catholics+cinema Louisiana
        MS  1 R1 farmers+churches+civil_rights Mississippi
        NC  2 -- farmers+students+civil_rights North Carolina
        OK  1 R2 farmers+veterans+churches Oklahoma
        SC  1 R1 veterans+industry+churches South Carolina
        TN  2 R1 press+churches Tennessee
        TX  6 R1 veterans+industry+churches Texas
        VA  2 R1 women+veterans+suburbs Virginia
        WV  1 -- unions+veterans+seniors West Virginia
    """,
    Region.MIDWEST: """
        IA  1 -- farmers+seniors Iowa
        IL  4 D1 catholics+press+cities Illinois
        IN  2 R2 unions+industry Indiana
        KS  1 R2 women+farmers Kansas
        MI  3 -- unions+industry+civil_rights Michigan
        MN  2 D1 women+farmers+teachers Minnesota
        MO  2 -- press+farmers Missouri
        ND  1 R2 farmers+teachers North Dakota
        NE  1 R2 farmers+teachers Nebraska
        OH  4 R1 unions+industry Ohio
        SD  1 R2 farmers South Dakota
        WI  2 -- catholics+unions+teachers Wisconsin
    """,
    Region.WEST: """
        AK  1 R2 veterans Alaska
        AZ  1 R2 seniors+suburbs Arizona
        CA 10 D1 cinema+students California
        CO  1 R1 women+students+suburbs Colorado
        HI  1 D2 women+veterans Hawaii
        ID  1 R2 farmers Idaho
        MT  1 R2 farmers+veterans Montana
        NM  1 -- catholics+cinema New Mexico
        NV  1 R1 cinema+unions+seniors Nevada
        OR  1 -- women+seniors Oregon
        UT  1 R2 women+churches Utah
        WA  2 D1 women+industry Washington
        WY  1 R2 women Wyoming
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
