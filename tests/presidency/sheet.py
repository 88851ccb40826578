"""The state of an example on one sheet: each figure and each column of pieces under one name, to set and to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Place
from resolute.games.presidency.content.places import FIRST_ALLY, WORLD
from resolute.games.presidency.docket import place_of
from resolute.games.presidency.state import OPPONENTS, YOURS, PassedBill, PendingBill, Presidency
from resolute.testing import Example

THEIR_BILL = "theirs"
Lies = int | tuple[str, Place]


def theirs(place: Place) -> tuple[str, Place]:
    """A box in which a bill of the opponents lies."""
    return THEIR_BILL, place


def lies(s: Presidency, bill: int) -> Lies:
    """Where a bill lies, and whether the opponents introduced it."""
    place = place_of(s, bill)
    return theirs(place) if any(one.bill == bill and one.side == OPPONENTS for one in s.congress.pending) else place


class Bills:
    """Where every bill lies, by its number."""

    def __init__(self, s: Presidency) -> None:
        self.s = s

    def __getitem__(self, bill: int) -> Lies:
        return lies(self.s, bill)

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, dict)
        return all(self[bill] == other.get(bill, Place.UNUSED) for bill in range(1, 25))

    def __hash__(self) -> int:
        raise TypeError


def _lay_bills(s: Presidency, places: Mapping[int, Lies]) -> None:
    pending: list[PendingBill] = []
    passed: list[PassedBill] = []
    for bill, lies in sorted(places.items()):
        place = Place(lies[1] if isinstance(lies, tuple) else lies)
        if Place.UNUSED < place <= Place.CANNOT_PASS:
            pending.append(PendingBill(int(bill), place, OPPONENTS if isinstance(lies, tuple) else YOURS))
        elif place:
            passed.append(PassedBill(int(bill), place))
    s.congress.pending, s.congress.passed = tuple(pending), tuple(passed)


_PLACES = {
    "clock": ("year", "first_year", "segment"),
    "president": (
        *("approval", "prestige", "party_relations", "action_points", "legacy_points", "attributes", "resources"),
        *("evaluations", "re_elected"),
    ),
    "cabinet": ("candidates", "former_members", "interviewed", "focus"),
    "acting": ("used_in_segment", "used_in_phase", "action"),
    "congress": (
        *("cooperation", "control", "friends", "opponents", "friends_cup", "opponents_cup", "society"),
        *("public_priorities", "administration_priorities", "promise", "promise_kept", "court_vacant"),
        "midterm_modifier",
    ),
    "congress.session": (
        *("bills_left", "shifts_left", "shifted", "tried", "floor", "momentum", "friends_due", "opponents_due"),
    ),
    "nation": ("media", "homeland_security", "economy", "economy_trend", "domestic_crisis", "lingering_issues"),
    "world": (
        *("capabilities", "rapid_capabilities", "wars", "units", "eurozone_economy", "eurozone_trend", "iran_nuclear"),
        *("korea_missiles", "national_intelligence", "tensions_cup", "goodwill", "goodwill_supply"),
        *("footprint_supply", "sanctions_supply", "conflicts", "cyber_targets"),
    ),
    "decks": ("chits", "drawn_chits"),
}
FIELDS: dict[str, tuple[str, str]] = {
    **{name: (part, name) for part, names in _PLACES.items() for name in names},
    "congress": ("congress", "relations"),
    "cabinet_effectiveness": ("cabinet", "effectiveness"),
    "cabinet_trend": ("cabinet", "trend"),
    "focus_tensions": ("cabinet", "tensions"),
    "actions_left": ("acting", "left"),
    "actions_allowed": ("acting", "allowed"),
    "action_source": ("acting", "source"),
    "extra_action_bought": ("acting", "extra_bought"),
    "world_opinion": ("world", "opinion"),
    "resource_cards": ("decks", "resources"),
}
"""Under which name a sheet shows which field of which part."""

COLUMNS: dict[str, tuple[str, str, range]] = {
    "cabinet": ("cabinet.members", "who", range(5)),
    "veterans": ("cabinet.members", "veteran", range(5)),
    "scandals": ("cabinet.members", "scandal", range(5)),
    "alignment": ("world.regions", "alignment", range(len(WORLD))),
    "alignment_trend": ("world.regions", "alignment_trend", range(len(WORLD))),
    "stability": ("world.regions", "stability", range(len(WORLD))),
    "regional_crisis": ("world.regions", "crisis", range(len(WORLD))),
    "civil_wars": ("world.regions", "civil_wars", range(len(WORLD))),
    "rogue_states": ("world.regions", "rogue_states", range(len(WORLD))),
    "russia_influence": ("world.regions", "russian_influence", range(len(WORLD))),
    "china_influence": ("world.regions", "chinese_influence", range(len(WORLD))),
    "terror_groups": ("world.regions", "terror_groups", range(len(WORLD) + 1)),
    "tensions": ("world.nations", "tensions", range(13)),
    "sanctions": ("world.nations", "sanctions", range(4)),
    "closeness": ("world.nations", "closeness", range(FIRST_ALLY, 13)),
    **{
        f"{peer}_{name}": ("world.peers", name, range(number, number + 1))
        for number, peer in enumerate(("russia", "china"))
        for name in ("economy", "economy_trend", "relations", "relations_trend")
    },
}
"""Under which name a sheet shows a figure of every piece of a row."""


def _part(s: Presidency, path: str) -> Any:
    found: Any = s
    for name in path.split("."):
        found = getattr(found, name)
    return found


def read(s: Presidency, name: str) -> Any:
    """What the sheet shows under a name."""
    if name == "bills":
        return Bills(s)
    if name in FIELDS:
        part, field = FIELDS[name]
        return getattr(_part(s, part), field)
    if name in COLUMNS:
        path, field, rows = COLUMNS[name]
        values = tuple(getattr(_part(s, path)[row], field) for row in rows)
        return values[0] if path == "world.peers" else values
    return getattr(s, name)


def write(s: Presidency, name: str, value: Any) -> None:
    """Set what the sheet shows under a name."""
    if name == "bills":
        _lay_bills(s, value)
    elif name in FIELDS:
        part, field = FIELDS[name]
        owner = _part(s, part)
        assert field in owner.__struct_fields__, f"the state has no {name}"
        if part in ("clock", "decks"):
            setattr(s, part, msgspec.structs.replace(owner, **{field: value}))
        else:
            setattr(owner, field, value)
    elif name in COLUMNS:
        path, field, rows = COLUMNS[name]
        part, pieces = path.split(".")
        values = (value,) if path == "world.peers" else value
        assert len(values) == len(rows), f"{name} has {len(rows)} values"
        old = list(_part(s, path))
        for row, one in zip(rows, values, strict=True):
            old[row] = msgspec.structs.replace(old[row], **{field: one})
        setattr(getattr(s, part), pieces, tuple(old))
    else:
        assert name in Presidency.__struct_fields__, f"the state has no {name}"
        setattr(s, name, value)


class Sheet:
    """The state of a table as a sheet; it reads and writes the state itself."""

    def __init__(self, s: Presidency) -> None:
        object.__setattr__(self, "real", s)

    def __getattr__(self, name: str) -> Any:
        return read(object.__getattribute__(self, "real"), name)

    def __setattr__(self, name: str, value: Any) -> None:
        write(object.__getattribute__(self, "real"), name, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.real == other.real

    def __hash__(self) -> int:
        raise TypeError


class Stage(Example[Presidency]):
    """An example of Presidency whose state is a sheet."""

    def __init__(self, table: Table[Presidency]) -> None:
        super().__init__(table)

    @property
    def state(self) -> Any:
        """The state on one sheet."""
        return Sheet(self.table.state)
