"""What conditions says: labels, prompts, reasons and sentences."""

from __future__ import annotations

YOUR_PARTY_CONTROLS_BOTH_HOUSES = "your party controls both houses"
CONTROL_OF_CONGRESS_IS_SPLIT = "control of Congress is split"
THE_OPPONENTS_CONTROL_BOTH_HOUSES = "the opponents control both houses"
COOPERATION_IS = "cooperation is "
MORE_FRIENDS = "there are more friends than opponents"
MORE_OPPONENTS = "there are more opponents than friends"
ANY_OPPONENT = "there is an opponent in Congress"
THERE_IS_A_SCANDAL = "there is a scandal"


def you_have(label: object) -> str:
    return f"you have {label}"


def first_priority_is(label: object) -> str:
    return f"the first priority of the cabinet is {label}"


def priority_of_the_cabinet_is(place: object, label: object) -> str:
    return f"priority {place} of the cabinet is {label}"


def terror_group_at_home(level: int) -> str:
    return f"there is a terror group {f'of level {level} or more ' if level > 1 else ''}in the United States"


def cooperation_between(low: int, high: int) -> str:
    joint = "or" if high == low + 1 else "to"
    return f"bipartisan cooperation is {low} {joint} {high}"


def year_or_later(year: int) -> str:
    return f"you are in year {year} of your presidency or later"


def year_or_earlier(year: int) -> str:
    return f"you are in year {year} of your presidency or earlier"
