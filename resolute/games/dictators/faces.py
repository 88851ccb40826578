"""Cards, tokens and roads as they lie open on the table."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from resolute.engine.views import Face, Part, Zone
from resolute.games.dictators.content.map import PLACES, SITES, STATE_NAMES, TIME_ZONES
from resolute.games.dictators.content.printed import NOBODY, Kind
from resolute.games.dictators.content.tokens import NUMERALS, TOKENS
from resolute.games.dictators.content.wording import (
    card_cost,
    card_lines,
    dictator_lines,
    has_chosen,
    president_lines,
)
from resolute.games.dictators.library import CARDS, DICTATORS, PRESIDENTIAL
from resolute.games.dictators.rules.barriers import road_name

_IN_PLAY = {Kind.ASSET: "asset", Kind.FOUNDING_FATHER: "father"}


@cache
def card_face(card: int, lying: str = "card") -> Face:
    """A command card; where it lies begins its id: a hand, the discards, or what somebody is looking at."""
    printed = CARDS[card]
    return Face(f"{lying}:{card}", printed.name, card_lines(printed), printed.kind.label, card_cost(printed))


@cache
def in_play_face(card: int, turns: int) -> Face:
    """A card in play, with the turns that it stays."""
    printed = CARDS[card]
    left = (f"{turns} turns left" if turns > 1 else "1 turn left",) if turns else ()
    where = _IN_PLAY.get(printed.kind, "lying")
    return Face(f"{where}:{card}", printed.name, (*card_lines(printed), *left), printed.kind.label)


@cache
def dictator_face(dictator: int, power: int = NOBODY, used: str = "") -> Face:
    """A dictator, perhaps with a borrowed ability, and whether the ability is used up."""
    one = DICTATORS[dictator]
    lines = dictator_lines(one)
    if power not in (dictator, NOBODY):
        lines = (*lines, has_chosen(DICTATORS[power]), *dictator_lines(DICTATORS[power]))
    return Face(f"dictator:{dictator}", one.full_name, (*lines, used) if used else lines, "Dictator")


@cache
def nuclear_face(place: int, disarmed: bool, away: int) -> Face:
    """A nuclear card; one that is still to be disarmed says how many turns away it is (-1: no way leads there)."""
    one = PLACES[place]
    where = f"{one.name}, {STATE_NAMES.get(one.state, one.country)}"
    if disarmed:
        return Face(f"nuclear:{place}", SITES[place], (where,), f"Zone {one.zone}, disarmed")
    distance = {-1: "No way is open.", 0: "You are here.", 1: "1 turn away"}.get(away, f"{away} turns away")
    return Face(f"nuclear:{place}", SITES[place], (where, distance), f"Zone {one.zone}")


@cache
def token_face(token: int) -> Face:
    """A zone 4 token that this seat may look at."""
    return Face(f"token:{token}", NUMERALS[token], (TOKENS[token],), "Token")


@cache
def president_face(card: int) -> Face:
    """A presidential card."""
    one = PRESIDENTIAL[card]
    return Face(f"president:{card}", one.name, president_lines(one), "Present" if one.present else "Absent")


@cache
def roadblock_face(road: int) -> Face:
    """A road with a roadblock."""
    return Face(f"roadblock:{road}", road_name(road), (), "Roadblock")


@cache
def sky_face(zone: int, closed: bool) -> Face:
    """A time zone, closed or open."""
    return Face(f"time_zone:{zone}", TIME_ZONES[zone], (), "No-fly zone" if closed else "Time zone")


@cache
def state_face(state: str, names: tuple[str, ...]) -> Face:
    """A state with who is in it."""
    return Face(f"state:{state}", STATE_NAMES[state], (", ".join(names),), "State")


def told_apart(parts: dict[str, Part]) -> dict[str, Part]:
    """The same parts, in which of equal cards each has an id of its own: card:7, card:7#2."""
    counts: dict[str, int] = {}
    for name, part in parts.items():
        if not isinstance(part, Zone) or not part.cards:
            continue
        faces: list[Face] = []
        for face in part.cards:
            copy = counts[face.id] = counts.get(face.id, 0) + 1
            faces.append(face if copy == 1 else _copy(face, copy))
        if faces != list(part.cards):
            parts[name] = replace(part, cards=tuple(faces))
    return parts


@cache
def _copy(face: Face, copy: int) -> Face:
    return replace(face, id=f"{face.id}#{copy}")
