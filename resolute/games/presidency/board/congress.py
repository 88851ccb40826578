"""Congress: pending bills box by box with the chance of a vote, friends and opponents, priorities, and the chamber."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Fact, Facts, Zone
from resolute.games.presidency.board.marks import (
    Box,
    Chip,
    Pointed,
    boxes,
    markers,
    number_of,
    part,
    tagged,
    value,
)
from resolute.games.presidency.content.bills import INITIATIVES, Bill
from resolute.games.presidency.words import board as words
from resolute.games.presidency.words.small import upper
from resolute.payload import TablePayload

AHEAD = (5, 6, 7, 8, 9)
"""The steps of a session whose results are told before they come: maneuvers, new bills, media, scandals and
cooperation."""
_STATES = {-1: "was", 0: "now", 1: "next"}


class BillCard(msgspec.Struct, frozen=True):
    """A bill that awaits passage, whose it is, and who wants it."""

    at: str
    name: str
    yours: bool
    chance: str
    tags: tuple[str, ...]
    label: str


class DocketBox(msgspec.Struct, frozen=True):
    """A box of the pending bills."""

    figure: str
    name: str
    chance: str
    bills: tuple[BillCard, ...]


class Member(msgspec.Struct, frozen=True):
    """A friend or an opponent in Congress."""

    at: str
    name: str
    friend: bool
    legislative: int
    media: int
    wing: int
    label: str


class Society(msgspec.Struct, frozen=True):
    """An initiative of the Greater Society and the levels that have passed."""

    name: str
    level: int
    pending: bool


class SessionStep(msgspec.Struct, frozen=True):
    """A step of the legislative segment: its number and name, whether it is over, being taken or to come, and what it
    would bring."""

    number: int
    name: str
    state: str
    text: str


class CongressBoard(msgspec.Struct, frozen=True, cache_hash=True):
    """Congress."""

    sits: bool
    session: tuple[SessionStep, ...]
    ahead: tuple[SessionStep, ...]
    docket: tuple[DocketBox, ...]
    members: tuple[Member, ...]
    nets: tuple[str, str]
    allowed: int
    # What the public and you want: place, bill, whether it is pending, and what it would bring.
    public: tuple[tuple[int, str, bool, str], ...]
    yours: tuple[tuple[int, str, bool, str], ...]
    promise: str
    court: str
    control: int
    relations: tuple[Box, ...]
    cooperation: tuple[Box, ...]
    cooperation_says: str
    society: tuple[Society, ...]
    unused: tuple[Chip, ...]
    passed: tuple[Chip, ...]


def congress(payload: TablePayload, pointed: Pointed) -> CongressBoard:
    """Everything about Congress."""
    parts = payload.parts
    priorities = part(parts, "priorities", Facts)
    wanted: dict[str, list[str]] = {}
    lists: dict[str, list[tuple[int, str, str]]] = {"public_priority": [], "administration_priority": []}
    for row in priorities.rows:
        if row.key in lists:
            place = len(lists[row.key]) + 1
            lists[row.key].append((place, row.text if row.about else "–", row.about[0] if row.about else ""))
            if row.about:
                name = words.PUBLIC if row.key == "public_priority" else words.YOURS
                wanted.setdefault(row.about[0], []).append(f"{name} {place}")
        elif row.key == "promise" and row.about:
            wanted.setdefault(row.about[0], []).append(words.PROMISE)
    brings = {row.about[0]: row.text for row in priorities.rows if row.key == "reward"}
    pending = part(parts, "pending", Zone).cards
    passed = part(parts, "passed", Zone).cards
    unused = part(parts, "unused", Zone).cards
    here = {face.id for face in pending}
    members = tuple(
        _member(face, pointed) for zone in ("friends", "opponents") for face in part(parts, zone, Zone).cards
    )
    promise, court = priorities.get("promise"), priorities.get("court")
    levels = {face.id: tagged(face, "level") for face in (*pending, *passed, *unused)}
    nation = markers(parts, "nation")
    cooperation = nation["cooperation"]
    docket = part(parts, "docket", Facts).rows
    steps = tuple(_step(row) for row in part(parts, "session", Facts).rows)
    sits = any(one.state == "now" for one in steps)
    return CongressBoard(
        sits=sits,
        session=steps if sits else (),
        ahead=tuple([one for one in steps if sits and one.number in AHEAD and one.state == "next"]),
        docket=tuple(
            DocketBox(
                words.BOXES[box],
                words.SUPPORT[box],
                _chance(docket, box, "pass"),
                tuple(
                    _bill(
                        face, _chance(docket, box, "pass" if "yours" in face.tags else "pass_theirs"), wanted, pointed
                    )
                    for face in pending
                    if tagged(face, "box") == box
                ),
            )
            for box in words.BOXES
        ),
        members=members,
        nets=(_net(members, "legislative"), _net(members, "media")),
        allowed=value(parts, "status", "friends_allowed"),
        public=tuple((n, name, at in here, brings.get(f"public:{n}", "")) for n, name, at in lists["public_priority"]),
        yours=tuple(
            (n, name, at in here, brings.get(f"administration:{n}", ""))
            for n, name, at in lists["administration_priority"]
        ),
        promise="" if promise is None else promise.text,
        court="" if court is None else court.text,
        control=value(parts, "status", "control"),
        relations=boxes(nation["congress"], range(4)),
        cooperation=boxes(cooperation, range(1)),
        cooperation_says=words.COOPERATION_BRINGS[cooperation.value],
        society=tuple(
            Society(upper(bill.label), levels.get(f"bill:{int(bill)}", 0), f"bill:{int(bill)}" in here)
            for bill in INITIATIVES
        ),
        unused=tuple(
            Chip(face.id, _name(face), pointed.label(face.id, _name(face)), ", ".join(wanted.get(face.id, ())))
            for face in unused
            if face.kind != "nominee" or court is not None or face.id in pointed.may
        ),
        passed=tuple(
            Chip(
                face.id,
                words.law(face.tags[0], _name(face), tagged(face, "level")),
                pointed.label(face.id, _name(face)),
            )
            for face in passed
        ),
    )


def _step(row: Fact) -> SessionStep:
    return SessionStep(number_of(row.key), row.label, _STATES[row.value or 0], row.text)


def _chance(rows: tuple[Fact, ...], box: int, key: str) -> str:
    """How likely a vote passes a bill in a box, in percent; nothing where it cannot."""
    found = (row.value for row in rows if row.key == key and row.about == (f"docket:{box}",))
    chance = next(found, 0)
    return f"{chance}%" if chance else ""


def _name(face: Face) -> str:
    return upper(Bill(number_of(face.id)).label)


def _bill(face: Face, chance: str, wanted: dict[str, list[str]], pointed: Pointed) -> BillCard:
    name = _name(face)
    tags = (*wanted.get(face.id, ()), *((words.level(tagged(face, "level") + 1),) if face.kind == "initiative" else ()))
    return BillCard(face.id, name, "yours" in face.tags, chance, tags, pointed.label(face.id, name))


def _member(face: Face, pointed: Pointed) -> Member:
    return Member(
        face.id,
        face.title,
        face.kind == "friend",
        tagged(face, "legislative"),
        tagged(face, "media"),
        tagged(face, "wing"),
        pointed.label(face.id, face.title),
    )


def _net(members: tuple[Member, ...], rating: str) -> str:
    return words.net(sum(getattr(one, rating) * (1 if one.friend else -1) for one in members))
