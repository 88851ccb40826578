"""What takes the room of the map for a moment: the roll that decides, and the choice of a dictator."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.games.dictators.board.chart import Chart, Racer, race_chart
from resolute.games.dictators.board.players import key_of
from resolute.games.dictators.board.reading import fact, facts, number_in
from resolute.games.dictators.library import DICTATORS
from resolute.games.dictators.words.shorts import DICTATOR_SHORTS, GROUPS
from resolute.payload import TablePayload


class Die(msgspec.Struct, frozen=True):
    """A roll that lies on the table until everybody has answered."""

    seat: int
    title: str
    large: bool
    """It decides the game."""
    sides: int
    face: int
    total: int
    least: int
    """What the die had to show."""
    needed: str
    chance: int
    margin: str
    enough: bool
    modifiers: tuple[tuple[str, str], ...]
    name: str
    """Who rolls."""
    mine: bool


class Choice(msgspec.Struct, frozen=True):
    """A dictator to choose."""

    at: str
    key: str
    name: str
    title: str
    when: str
    effect: str
    value: str
    joke: str
    easy: bool
    taken: str
    """Who plays this dictator."""


class Stage(msgspec.Struct, frozen=True):
    """What takes the room of the map, if anything does."""

    die: Die | None = None
    groups: tuple[tuple[str, tuple[Choice, ...]], ...] = ()
    chart: Chart | None = None


def die(payload: TablePayload) -> Die | None:
    """The roll on the table."""
    part = payload.parts.get("roll")
    convince = fact(part, "convince")
    roller = convince or fact(part, "disarm")
    rolled, total, needed, chance = (fact(part, key) for key in ("rolled", "total", "needed", "chance"))
    if roller is None or roller.seat is None or rolled is None or total is None or needed is None or chance is None:
        return None
    least, face = needed.value or 0, rolled.value or 0
    modifiers = tuple((one.label, one.text) for one in facts(part, "modifier"))
    added = sum(one.value or 0 for one in facts(part, "modifier"))
    return Die(
        seat=roller.seat,
        title=roller.text,
        large=convince is not None,
        sides=20 if convince is not None else 6,
        face=face,
        total=total.value or 0,
        least=least,
        needed=needed.text,
        chance=chance.value or 0,
        margin=total.text,
        enough=(total.value or 0) >= least + added,
        modifiers=modifiers,
        name=payload.seats[roller.seat].label,
        mine=roller.seat == payload.seat,
    )


def picks(payload: TablePayload, pointed: Mapping[str, int]) -> tuple[tuple[str, tuple[Choice, ...]], ...]:
    """The dictators to choose from, by what they are good for; nothing while no dictator is chosen."""
    if "dictators" not in payload.parts:
        return ()
    played = {face: person.label for person in payload.seats for face in _dealt(payload, person.seat)}
    groups: dict[int, list[Choice]] = {}
    for at in pointed:
        if at.startswith("dictator:"):
            one = DICTATORS[number_in(at)]
            short = DICTATOR_SHORTS[one.key]
            groups.setdefault(short.group, []).append(
                Choice(
                    at=at,
                    key=one.key,
                    name=one.name,
                    title=one.title,
                    when=short.when,
                    effect=short.effect,
                    value=short.value,
                    joke=one.flavor,
                    easy=short.easy,
                    taken=played.get(at, ""),
                )
            )
    return tuple((GROUPS[group], tuple(groups[group])) for group in sorted(groups))


def _dealt(payload: TablePayload, seat: int) -> tuple[str, ...]:
    part = payload.parts.get(f"dictator{seat + 1}")
    return tuple(face.id for face in getattr(part, "cards", ()))


def _racers(payload: TablePayload, ranking: tuple[tuple[int, ...], ...]) -> tuple[Racer, ...]:
    won = ranking[0] if len(ranking) > 1 else ()
    return tuple(
        Racer(key_of(payload, one.seat), one.label, payload.seat == one.seat, one.seat in won) for one in payload.seats
    )


def stage(payload: TablePayload, pointed: Mapping[str, int]) -> Stage:
    """What takes the room of the map for this visitor."""
    groups = picks(payload, pointed)
    if groups:
        return Stage(groups=groups)
    if payload.outcome is not None:
        return Stage(chart=race_chart(payload.outcome.summary.panels, _racers(payload, payload.outcome.ranking)))
    found = die(payload)
    return Stage(found if found is not None and found.large else None)
