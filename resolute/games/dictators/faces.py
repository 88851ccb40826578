"""Cards, tokens and roads as they lie open on the table."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from resolute.engine.views import Face, Part, Zone
from resolute.games.dictators.content.map import STATE_NAMES, TIME_ZONES
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
from resolute.games.dictators.words import view as words
from resolute.games.dictators.words.names import KINDS, road_name

KIND_KEYS = {
    Kind.ACTION: "action",
    Kind.INTERRUPTION: "interruption",
    Kind.ASSET: "asset",
    Kind.FOUNDING_FATHER: "father",
    Kind.DEFCON: "defcon",
    Kind.TRIDENT: "trident",
}
_IN_PLAY = {Kind.ASSET: "asset", Kind.FOUNDING_FATHER: "father"}
_PAID = (Kind.ACTION, Kind.ASSET)
"""The cards that are played for actions."""


@cache
def card_face(card: int, lying: str = "card") -> Face:
    """A command card; where it lies begins its id: a hand, the discards, or what somebody is looking at."""
    printed = CARDS[card]
    return Face(
        f"{lying}:{card}",
        printed.name,
        card_lines(printed),
        KIND_KEYS[printed.kind],
        label=KINDS[printed.kind],
        cost=card_cost(printed),
        price=printed.cost if printed.kind in _PAID else None,
        flavor=printed.flavor,
    )


@cache
def in_play_face(card: int, turns: int) -> Face:
    """A card in play, with the turns that it stays."""
    kind = CARDS[card].kind
    return replace(card_face(card, _IN_PLAY.get(kind, "lying")), cost="", price=None, turns_left=turns)


@cache
def dictator_face(dictator: int, power: int = NOBODY, tag: str = "", used: str = "") -> Face:
    """A dictator, perhaps with a borrowed ability, and whether the ability is used up."""
    one = DICTATORS[dictator]
    lines = dictator_lines(one)
    about: tuple[str, ...] = ()
    if power not in (dictator, NOBODY):
        lines = (*lines, has_chosen(DICTATORS[power]), *dictator_lines(DICTATORS[power]))
        about = (f"dictator:{power}",)
    return Face(
        f"dictator:{dictator}",
        one.full_name,
        (*lines, used) if used else lines,
        "dictator",
        label=words.DICTATOR,
        flavor=one.flavor,
        tags=(tag,) if tag else (),
        about=about,
    )


@cache
def nuclear_face(place: int, disarmed: bool, away: int) -> Face:
    """A nuclear card; one that is still to be disarmed says how many turns away it is (-1: no way leads there)."""
    where = words.nuclear_place(place)
    return Face(
        f"nuclear:{place}",
        words.nuclear_site(place),
        (where,) if disarmed else (where, words.distance(away)),
        "nuclear",
        label=words.nuclear_label(place, disarmed=disarmed),
        tags=("disarmed",) if disarmed else (),
        about=(f"place:{place}",),
    )


@cache
def token_face(token: int) -> Face:
    """A zone 4 token that this seat may look at."""
    return Face(f"token:{token}", NUMERALS[token], (TOKENS[token],), "token", label=words.TOKEN)


@cache
def president_face(card: int) -> Face:
    """A presidential card."""
    one = PRESIDENTIAL[card]
    return Face(
        f"president:{card}",
        one.name,
        president_lines(one),
        "president",
        label=words.PRESENT if one.present else words.ABSENT,
        flavor=one.flavor,
        tags=("present",) if one.present else ("absent",),
    )


@cache
def roadblock_face(road: int) -> Face:
    """A road with a roadblock."""
    return Face(f"roadblock:{road}", road_name(road), (), "roadblock", label=words.ROADBLOCK, about=(f"road:{road}",))


@cache
def no_fly_face(zone: int) -> Face:
    """A time zone that is closed."""
    return Face(f"no_fly:{zone}", TIME_ZONES[zone], (), "no_fly", label=words.NO_FLY_ZONE, about=(f"time_zone:{zone}",))


@cache
def state_face(state: str, seats: tuple[int, ...], names: tuple[str, ...]) -> Face:
    """A state with who is in it."""
    return Face(
        f"state:{state}",
        STATE_NAMES[state],
        (words.together(names),),
        "state",
        label=words.STATE_FACE,
        about=tuple(f"seat:{seat}" for seat in seats),
    )


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
