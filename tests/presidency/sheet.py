"""The state of an example on one sheet: each figure and each column of pieces under one name, to set and to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from resolute.engine.frames import Option
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.places import FIRST_ALLY, WORLD
from resolute.games.presidency.operations.docket import place_of
from resolute.games.presidency.state import OPPONENTS, YOURS, PassedBill, PendingBill, Presidency
from resolute.games.presidency.words.small import upper
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


_OFFICES = {upper(office.label): int(office) for office in Office}
"""Whoever is named while the cabinet acts goes first."""
_ASKED_WITHOUT_NEED = ("M2", "D7", "D8")
"""Actions whose only target needs no answer of its own."""


class Stage(Example[Presidency]):
    """An example of Presidency whose state is a sheet. What stands under a heading, such as the targets of an action,
    can be chosen by the heading first and then by what the line says."""

    def __init__(self, table: Table[Presidency]) -> None:
        super().__init__(table)
        self.heading = ""

    @property
    def state(self) -> Any:
        """The state on one sheet."""
        return Sheet(self.table.state)

    @property
    def labels(self) -> list[str]:
        """What can be chosen now, under the heading that is open."""
        return [_line(one) for one in self.listed] if self.heading else super().labels

    @property
    def reasons(self) -> list[str]:
        """Why something cannot be chosen now, under the heading that is open."""
        return [one.reason for one in self.decision.barred if one.label.startswith(self.heading)]

    @property
    def listed(self) -> list[Option]:
        """The options under the heading that is open."""
        return [one for one in self.decision.options if one.group == self.heading]

    def choose(self, *labels: str) -> Self:
        for label in labels:
            if self.heading:
                near = [one for one in self.listed if _line(one) == label] or [
                    one for one in self.listed if _line(one).startswith(label)
                ]
                assert len(near) == 1, f"{label!r} fits {len(near)} of: {', '.join(self.labels)}"
                self.heading = ""
                self.table.play(near[0])
            elif label in _OFFICES and self.decision.name == "choose_member_action":
                if self.table.agenda[-1].args[1] != _OFFICES[label]:
                    super().choose(f"Let {Office(_OFFICES[label]).label} go first")
            elif not self._open(label):
                super().choose(label)
        return self

    def _open(self, label: str) -> bool:
        """Open the heading that begins so, unless there is nothing to choose under it."""
        options = self.decision.options
        headings = {one.group for one in options if _line(one) != one.label and one.group.startswith(label)}
        headings = headings & {label} or headings
        if len(headings) != 1 or any(one.label == label for one in options):
            return False
        (heading,) = headings
        below = [one for one in options if one.group == heading]
        if len(below) == 1 and (heading[:2] in _ASKED_WITHOUT_NEED or self.decision.name == "choose_un_action"):
            self.table.play(below[0])
            return True
        self.heading = heading
        return True


def _line(option: Option) -> str:
    """What an option says under its heading."""
    line = option.label.removeprefix(f"{option.group}: ")
    return line if option.group and line != option.label else option.label
