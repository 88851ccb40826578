"""The states on the map: their figures, what is recorded in them, and how that is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from resolute.engine.views import Map, Place
from resolute.games.campaign.board.cards import Pointed
from resolute.games.campaign.board.places import CALLOUTS, POINTS
from resolute.games.campaign.content.candidates import Party

STRONG = 2
"""A lead of so many recorded ballots is drawn in a deeper colour."""
PIP = 8.5
"""The width of a slot for a recorded ballot, in units of the drawing."""


class StateSketch(msgspec.Struct, frozen=True):
    """A state as the map and the table under it show it."""

    code: str
    name: str
    region: str
    number: int
    electors: int
    limit: int
    price: str
    edge: str
    """Whom it leans to, and by how many thousands: R 51; empty where it does not count."""
    marks: tuple[str, str]
    """The recorded ballots of both parties: P, V, and X for an absentee ballot."""
    slots: tuple[str, str]
    """The names of the two strips of slots."""
    votes: tuple[str, str]
    """The votes that the visitor knows of, in 100,000s."""
    own: str
    """The own party's votes, in millions."""
    leader: str
    """R, D, or = when both are level; empty when there is nothing."""
    look: str
    """The class that colours it."""
    homes: str
    signs: tuple[str, str]
    """Home state, advertised, funds raised, for both parties."""
    rumors: str
    reached: bool
    lit: bool
    x: int
    y: int
    line: tuple[int, int] | None
    """Where the line from a name beside the coast ends."""
    owner: str
    result: str
    """Who carries it, with the votes of both in millions, once the polls have closed."""
    says: str


def sketch_states(
    nation: Map, pointed: Pointed, own: int | None, electoral: bool, voting: bool, campaigning: bool
) -> tuple[StateSketch, ...]:
    """Every state, in the order of the tally board."""
    return tuple(
        _sketch(place, own, electoral, voting, campaigning, f"state:{place.id}" in pointed.places)
        for place in nation.places
    )


@lru_cache(maxsize=8192)
def _sketch(place: Place, own: int | None, electoral: bool, voting: bool, campaigning: bool, lit: bool) -> StateSketch:
    number, electors, limit, price, edge, republican, democrat, *votes = place.figures
    marks = (republican, democrat)
    if voting:
        leader = _carries(place, electoral)
        look = {"": "open", "=": "even"}.get(leader) or f"{leader.lower()}w"
    else:
        ahead = len(republican) - len(democrat)
        leader = "R" if ahead > 0 else "D" if ahead < 0 else "=" if republican else ""
        look = {"": "open", "=": "even"}.get(leader) or f"{leader.lower()}{min(abs(ahead), STRONG)}"
    tokens = set(place.tokens)
    signs = tuple(
        "".join(
            sign
            for sign, token in (("★", "home"), ("A", "advertised"), ("$", "funds"))
            if f"{token} {party.label}" in tokens
        )
        for party in Party
    )
    x, y = POINTS.get(place.id) or CALLOUTS[place.id][:2]
    known = "" if own is None else votes[own]
    return StateSketch(
        code=place.id,
        name=place.name,
        region=place.group,
        number=int(number),
        electors=int(electors),
        limit=int(limit),
        price=price,
        edge=edge if electoral else "",
        marks=marks,
        slots=(_slots("R", republican, int(limit)), _slots("D", democrat, int(limit))),
        votes=(votes[0], votes[1]),
        own=f"{int(known) / 10:.1f}M" if known and known != "0" else "",
        leader=leader,
        look=look,
        homes="".join("RD"[party] for party in Party if f"home {party.label}" in tokens),
        signs=(signs[0], signs[1]),
        rumors="".join("RD"[party] for party in Party if f"rumor {party.label}" in tokens),
        reached="reached" in tokens and campaigning,
        lit=lit,
        x=x,
        y=y,
        line=CALLOUTS[place.id][2:] if place.id in CALLOUTS else None,
        owner=place.owner if electoral else "",
        result=_result(leader, votes) if voting else "",
        says=_says(place, own, electoral),
    )


def _carries(place: Place, electoral: bool) -> str:
    """Who carries a state; where electors do not count, who has more votes there."""
    if electoral:
        return "D" if place.owner == Party.DEMOCRAT.label else "R"
    republican, democrat = (int(votes or 0) for votes in place.figures[-2:])
    return "R" if republican > democrat else "D" if democrat > republican else "=" if republican else ""


def _result(leader: str, votes: list[str]) -> str:
    if votes == ["0", "0"]:
        return f"{leader} by edge" if leader else "no votes"
    return f"{leader} {int(votes[0]) / 10:.1f}–{int(votes[1]) / 10:.1f}"


def _slots(letter: str, marks: str, limit: int) -> str:
    return letter + "".join(sorted(marks)) + "_" * (limit - len(marks))


def _says(place: Place, own: int | None, electoral: bool) -> str:
    """A state in a sentence, for whoever points at it or listens."""
    number, electors, limit, _, edge, republican, democrat, *votes = place.figures
    words = [
        f"{place.name}: {electors} electors, dice {number}",
        f"Republicans {len(republican)}, Democrats {len(democrat)} of {limit} ballots",
    ]
    if place.owner and electoral:
        words.append(f"carried by the {place.owner}")
    elif own is not None and votes[own] not in ("", "0"):
        words.append(f"your votes {int(votes[own]) * 100_000:,}")
    if electoral and edge:
        words.append(f"edge {edge},000")
    return "; ".join(words)


class Strip(msgspec.Struct, frozen=True):
    """The slots of one party in a state, drawn as dots of thick lines: square for Republicans, round for Democrats."""

    name: str
    kind: str
    y: float
    marks: str
    places: str
    full: str
    empty: str


def strips(sketches: Iterable[StateSketch]) -> tuple[Strip, ...]:
    """The strips of slots that the map needs, each drawn once."""
    names = sorted({name for one in sketches for name in one.slots})
    return tuple(_strip(name) for name in names)


@lru_cache(maxsize=512)
def _strip(name: str) -> Strip:
    letter, slots = name[0], name[1:]
    marks = slots.rstrip("_")
    middles = [(place - (len(slots) - 1) / 2) * PIP for place in range(len(slots))]
    y = 6.5 if letter == "R" else 15.5
    dots = [f"M{x:g} {y:g}h0" for x in middles]
    return Strip(
        name,
        f"{letter.lower()}s",
        y,
        marks,
        " ".join(f"{x:g}" for x in middles[: len(marks)]),
        "".join(dots[: len(marks)]),
        "".join(dots[len(marks) :]),
    )
