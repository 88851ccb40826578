"""Election night: candidates in lanes to 51, the state that votes line by line, the bids and the states to come."""

from __future__ import annotations

import msgspec

from resolute.engine.views import Face, Fact, Facts, Map, Tracks, Zone
from resolute.engine.words import level
from resolute.games.lobby.board.marks import (
    Mark,
    Pointed,
    code_of,
    letter_of,
    number_of,
    part,
    surname,
    tagged,
)
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.words import board as words
from resolute.payload import TablePayload


class NightLane(msgspec.Struct, frozen=True):
    """A candidate; widths in percent of all electors."""

    at: str
    name: str
    letter: str
    mark: Mark
    mate: str
    mate_mark: Mark | None
    bonus: tuple[tuple[str, str], ...]
    """The bonus, line by line: the number and what it is for."""
    total: str
    edge: str
    electors: int
    pledged: tuple[str, str]
    """How many were pledged, and how wide that is."""
    won: tuple[str, str, str]
    """What was won tonight: where it begins, how wide it is, and the number."""
    now: tuple[str, str, str]
    """The state that votes: where it begins, how wide it is, and its letters."""
    says: str
    elected: str
    label: str


class Lanes(msgspec.Struct, frozen=True, cache_hash=True):
    """Everybody who runs."""

    lanes: tuple[NightLane, ...]
    goal: str
    goal_at: str
    note: str


class Line(msgspec.Struct, frozen=True):
    """A line of the vote: what it is, and the number of each candidate."""

    key: str
    label: str
    numbers: tuple[str, ...]


class Bar(msgspec.Struct, frozen=True):
    """How likely a margin of the pawns is, and whose it would be."""

    x: str
    y: str
    height: str
    letter: str
    label: str


class Bid(msgspec.Struct, frozen=True):
    """A seat at the bidding."""

    mark: Mark
    name: str
    spent: str
    left: str
    status: str
    now: bool


class VoteNow(msgspec.Struct, frozen=True, cache_hash=True):
    """The state that votes."""

    at: str
    code: str
    name: str
    note: str
    columns: tuple[tuple[str, str], ...]
    """Each candidate: the party's letter and the surname."""
    lines: tuple[Line, ...]
    before: tuple[str, ...]
    in_all: tuple[str, ...]
    chances: tuple[str, ...]
    split: tuple[tuple[str, str, str], ...]
    """The chances as a bar: letter, where it begins and how wide it is."""
    bars: tuple[Bar, ...]
    bag: tuple[tuple[str, int], ...]
    drawn: tuple[str, ...]
    """The pawns of this vote, one by one."""
    bids: tuple[Bid, ...]


class Count(msgspec.Struct, frozen=True, cache_hash=True):
    """States that were counted and those to come, by size."""

    counted: tuple[tuple[str, str, str], ...]
    """The id, letters and electors, and the letter of whoever won it."""
    now: str
    to_come: tuple[tuple[str, str, str], ...]
    """The id, letters and electors, and the letter of the party that it leans to."""
    left: str


def lanes(payload: TablePayload, marks: tuple[Mark, ...], pointed: Pointed) -> Lanes:
    """Every candidate on the way to 51."""
    parts = payload.parts
    night, voting = part(parts, "night", Facts), part(parts, "vote", Facts).get("voting")
    outlook = part(parts, "outlook", Facts)
    race = {marker.id: marker for marker in part(parts, "race", Tracks).markers}
    found = []
    for face in part(parts, "candidates", Zone).cards:
        marker = race[f"electors:{number_of(face.id)}"]
        found.append(_lane(face, marks, pointed, night, outlook, voting, marker.goal or 0, marker.high))
    goal = next((marker.goal or 0 for marker in race.values()), 0)
    whole = next((marker.high for marker in race.values()), 1)
    return Lanes(tuple(found), str(goal), f"{100 * goal / whole:.1f}", words.when_it_ends(len(found), goal))


def _lane(
    face: Face,
    marks: tuple[Mark, ...],
    pointed: Pointed,
    night: Facts,
    outlook: Facts,
    voting: Fact | None,
    goal: int,
    whole: int,
) -> NightLane:
    seat = next(number_of(at) for at in face.about if at.startswith("seat:"))
    mates = [at for at in face.about[1:] if at.startswith("politician:")]
    pledged, won = tagged(face, "pledged"), tagged(face, "won")
    rows = [row for row in night.rows if face.id in row.about]
    stakes = [(row.seat, row.value or 0) for row in rows if row.key == "stake" and row.seat is not None]
    brings: dict[int, int] = {}
    for one, points in stakes:
        brings[one] = brings.get(one, 0) + points
    elected = next((row.value or 0 for row in outlook.rows if row.key == "elected" and face.id in row.about), None)
    now = 0 if voting is None else voting.value or 0
    share = 100 / whole
    mate_seat = stakes[1][0] if mates and len(stakes) > 1 else None
    return NightLane(
        face.id,
        face.title,
        letter_of(face),
        marks[seat],
        surname(mates[0]) if mates else "",
        None if mate_seat is None else marks[mate_seat],
        tuple(
            (level(int(number)), words.BONUS[key])
            for tag in face.tags
            if tag.startswith("line:")
            for _, key, number in (tag.split(":"),)
        ),
        level(tagged(face, "bonus")),
        level(tagged(face, "edge")),
        pledged + won,
        (words.pledged(pledged), f"{pledged * share:.1f}"),
        (f"{pledged * share:.1f}", f"{won * share:.1f}", level(won) if won else ""),
        (
            f"{(pledged + won) * share:.1f}",
            f"{now * share:.1f}",
            code_of(voting.about[0]) if voting is not None else "",
        ),
        words.stakes(
            max(0, goal - pledged - won),
            [(marks[one].name, marks[one].mine, points) for one, points in brings.items()],
            independent=Party.INDEPENDENT.key in face.tags,
        ),
        "" if elected is None else words.chance(elected),
        pointed.label(face.id, face.title),
    )


_LINES = ("edge", "lean", "support", "spent", "cards", "pawns")


def vote_now(payload: TablePayload, marks: tuple[Mark, ...]) -> VoteNow | None:
    """The state that votes; None between states."""
    facts = part(payload.parts, "vote", Facts)
    voting = facts.get("voting")
    land = payload.parts["map"]
    if voting is None or not isinstance(land, Map):
        return None
    place = next(one for one in land.places if one.id == voting.about[0])
    faces = part(payload.parts, "candidates", Zone).cards
    by_face = {face.id: [row for row in facts.rows if face.id in row.about] for face in faces}
    chances = [_value(by_face[face.id], "chance") or 0 for face in faces]
    lines = []
    for key in _LINES:
        numbers = [_value(by_face[face.id], f"line:{key}") for face in faces]
        label = next((row.label for row in facts.rows if row.key == f"line:{key}"), "")
        if any(numbers):
            lines.append(Line(key, label, tuple("" if number is None else level(number) for number in numbers)))
    split = []
    begin = 0.0
    for face, chance in zip(faces, chances, strict=True):
        split.append((letter_of(face), f"{begin:.1f}", f"{chance / 10:.1f}"))
        begin += chance / 10
    pawns = {marker.id: marker.value for marker in part(payload.parts, "pawns", Tracks).markers}
    drawn = [letter for letter, color in _COLORS for _ in range(pawns[f"pawns:{color}"])]
    return VoteNow(
        place.id,
        code_of(place.id),
        place.name,
        words.voting(voting.value or 0, place.figures[1], place.figures[2]),
        tuple((letter_of(face), surname(face.id)) for face in faces),
        tuple(lines),
        tuple(level(_value(by_face[face.id], "votes") or 0) for face in faces),
        tuple(level(_value(by_face[face.id], "in_all") or 0) for face in faces) if drawn else (),
        tuple(words.chance(chance) for chance in chances),
        tuple(split),
        _histogram(payload, faces),
        tuple((letter, pawns[f"bag:{color}"]) for letter, color in _COLORS),
        tuple(drawn),
        _bids(payload, marks),
    )


_COLORS = (("D", "blue"), ("R", "red"), ("I", "yellow"))
SHOWN = 60
"""Margins that are less likely than so many in ten thousand are left out."""


def _histogram(payload: TablePayload, faces: tuple[Face, ...]) -> tuple[Bar, ...]:
    letters = {number_of(face.about[1]): letter_of(face) for face in faces}
    markers = [one for one in part(payload.parts, "margins", Tracks).markers if one.value * 10 >= SHOWN]
    highest = max([one.value for one in markers], default=1)
    step = 100 / max(len(markers), 1)
    return tuple(
        Bar(
            f"{place * step:.1f}",
            f"{72 - 70 * one.value / highest:.0f}",
            f"{70 * one.value / highest:.0f}",
            "T" if one.seat is None else letters.get(one.seat, "T"),
            level(number_of(one.id)),
        )
        for place, one in enumerate(markers)
    )


def _value(rows: list[Fact], key: str) -> int | None:
    return next((row.value for row in rows if row.key == key), None)


def _bids(payload: TablePayload, marks: tuple[Mark, ...]) -> tuple[Bid, ...]:
    """Everybody in the order of the bidding, with what they have spent here and whether they are still asked."""
    spent, bidders = part(payload.parts, "bids", Facts), part(payload.parts, "bidders", Facts)
    return tuple(
        Bid(
            marks[row.seat],
            words.YOU if marks[row.seat].mine else marks[row.seat].name,
            ", ".join(one.text for one in spent.rows if one.seat == row.seat),
            words.funds(row.value or 0),
            words.BIDDERS[row.about[0]],
            row.about[0] == "deciding",
        )
        for row in bidders.rows
        if row.seat is not None
    )


def count(payload: TablePayload) -> Count:
    """The states that were counted, and those to come."""
    night = part(payload.parts, "night", Facts)
    land = payload.parts["map"]
    assert isinstance(land, Map)
    leans = {place.id: str(place.values[1] or "")[:1] for place in land.places}
    letters = {face.id: letter_of(face) for face in part(payload.parts, "candidates", Zone).cards}
    counted = [row for row in night.rows if row.key == "counted"]
    to_come = [row for row in night.rows if row.key == "to_come"]
    voting = part(payload.parts, "vote", Facts).get("voting")
    return Count(
        tuple((row.about[0], f"{code_of(row.about[0])} {row.value}", letters[row.about[1]]) for row in counted),
        "" if voting is None else f"{code_of(voting.about[0])} {voting.value}",
        tuple((row.about[0], f"{code_of(row.about[0])} {row.value}", leans[row.about[0]]) for row in to_come),
        words.electors_left(sum(row.value or 0 for row in to_come)),
    )
