"""The executives: measures of their time, by symbol and period.

Each period can solve the strongest crisis of every symbol so far, because crises stay when the period changes. One of
the lowest of each symbol and period returns to the CARDS pile, so that no symbol ever runs dry.
"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.games.lobby.content.cards import Executive, key_of
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import SYMBOL_BY_LETTER, Period

# symbol and value, a star if it returns to the pile, name
_PRINTED = {
    Period.I: """
        V4  Allied landings
        V3  Convoys across the ocean
        V3  A shot for every child
        V2* Disaster relief
        A3  Fleet in the Taiwan Strait
        A2  Trade embargo
        A2  Aid for Latin America
        A2  Inter-American peace force
        A1* Quiet diplomacy
        R3  Civil Rights Act
        R3  Voting Rights Act
        R2  School order
        R2  Troops at the school door
        R1* Commission on civil rights
        C4  Airlift
        C3  Aid plan for Europe
        C3  Naval quarantine
        C2  Atlantic alliance
        C2  Test ban treaty
        C1  Radio across the Curtain
        C1* Hot line
        M4  Landing at Inchon
        M3  Armistice talks
        M3  United Nations force
        M2* Draft call
        E3  Highway program
        E2  Tax cut
        E1  Seizure of the mills
        E1* Mediation board
        S4  Moon program
        S3* Crewed capsule
        T2  Sky marshals
        T1* Guards in the gallery
    """,
    Period.II: """
        V3  Ethics in Government Act
        V2  Reactor inspections
        V1* Special counsel
        A2  Airborne landing
        A2* Human rights policy
        R2  Self-Determination Act
        R2  Civil Liberties Act
        R1* Mediators on the street
        C3  Arms limitation talks
        C2  Grain embargo
        C2  Missiles for Europe
        C1* Summit meeting
        M4  Desert coalition
        M3  Shuttle diplomacy
        M2* Evacuation by air
        E3  Tight money
        E3  Tax reform
        E2  Strategic oil reserve
        E1* Price freeze
        S3  Space shuttle
        S2* Docking in orbit
        T4  Release agreement
        T3* Rescue force
    """,
    Period.III: """
        V4  Vaccine in a year
        V3  National Guard call-up
        V2* Cleanup fund
        A3  Six-nation talks
        A3  No-fly zone
        A1* Targeted sanctions
        R3  Election reform
        R2* Ban on torture
        C3  Sanctions package
        C2* Alliance exercises
        M4  Troop surge
        M3  Peace talks in Ohio
        M3* Air campaign
        E4  Bank bailout
        E3* Stimulus package
        S3  Shared space station
        S1* Safety review
        T4  Homeland security
        T3* Raid at night
    """,
}


def _read() -> Iterator[Executive]:
    for period, rows in _PRINTED.items():
        for row in rows.strip().splitlines():
            mark, name = row.split(maxsplit=1)
            key = f"executive/{key_of(name)}"
            yield Executive(
                number_of(key), key, name, period, SYMBOL_BY_LETTER[mark[0]], int(mark[1]), mark.endswith("*")
            )


EXECUTIVES = tuple(_read())
