"""The fundraising cards: kinds of donors and evenings; in every period each lobby's icon is on one of them."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.games.lobby.content.cards import Fundraising, key_of
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import Period

# $ million a turn, the lobby whose icon it bears, name
_PRINTED = {
    Period.I: """
        1 -            Bake sales
        1 -            Raffle tickets
        1 -            Passing the hat
        1 farmers      Barn dance
        1 unions       Picnic of the locals
        1 newspapers   Paper drive
        2 -            County fair booth
        2 -            Friday fish fry
        2 -            Chicken dinners
        2 film         Premiere night
        2 civil-rights Gospel concert
        2 doctors      Hospital ball
        2 nature       Friends of the forests
        2 aerospace    Air show
        3 oil          Oil patch barbecue
        3 arms         Shipyard owners
        3 employers    Chamber luncheon
        3 banks        Bankers' dinner
    """,
    Period.II: """
        1 -            Bumper stickers
        1 -            Five-dollar letters
        1 farmers      Seed and feed stores
        2 -            Jazz brunch
        2 film         Telethon
        2 unions       Shop floor collection
        2 newspapers   Editors' roundtable
        2 civil-rights Benefit concert
        2 nature       Backpackers' auction
        3 arms         Defense contractors
        3 aerospace    Seats at the launch
        3 doctors      Clinic owners
        3 employers    Franchise owners
        3 banks        Savings and loans
        4 oil          Wildcatters' gala
    """,
    Period.III: """
        2 farmers      Ethanol growers
        2 unions       Phone bank night
        2 civil-rights Anniversary march
        2 nature       Trail run
        2 newspapers   Op-ed breakfast
        3 aerospace    Rocket start-ups
        3 employers    Small-business mixer
        3 doctors      Insurers' retreat
        3 film         Red carpet weekend
        3 arms         Drone makers
        4 banks        Hedge fund dinner
        4 oil          Shale producers' ball
    """,
}


def _read() -> Iterator[Fundraising]:
    for period, rows in _PRINTED.items():
        for row in rows.strip().splitlines():
            income, icon, name = row.split(maxsplit=2)
            key = f"fundraising/{key_of(name)}"
            yield Fundraising(number_of(key), key, name, period, int(income), None if icon == "-" else f"lobby/{icon}")


FUNDRAISING = tuple(_read())
