"""The world: the map, every region's figures in the same order, nations, wars, and the forces outside the regions."""

from __future__ import annotations

import msgspec

from resolute.board.drawing import Drawn
from resolute.engine.views import Face, Map, Place, Token, Zone
from resolute.games.presidency.board.marks import Pointed, markers, number_of, part, tagged
from resolute.games.presidency.board.places import BOX, PINS, SEAS, percent
from resolute.games.presidency.board.shapes import SHAPES
from resolute.games.presidency.content.conflicts import CONFLICTS, WATCHED
from resolute.games.presidency.content.places import PEERS
from resolute.games.presidency.content.printed import FRIENDLY, HOSTILE
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload

INTEL = {"terror_unseen": "", "terror_gathering": "g", "terror_locating": "l", "terror_target_fixed": "F"}
"""Of a terror group: the letter of its box on the intel track."""
MAX_SIGNS = 5
"""So many signs stand below the name of a region; the table tells the rest."""
LETTER = 13
"""So wide is a letter beside a conflict, in units of the drawing, on the narrowest map that shows it."""


class Region(msgspec.Struct, frozen=True):
    """A region: its figures, and everything that lies there, in words."""

    at: str
    name: str
    full: str
    alignment: int
    trend: int
    tone: str
    stability: int
    crisis: int
    groups: tuple[tuple[int, str], ...]
    """Level, and the letter of the intel box."""
    trouble: str
    rogues: int
    influence: tuple[tuple[str, int, bool], ...]
    units: str
    also: str
    label: str


class NationCard(msgspec.Struct, frozen=True):
    """A peer, a rogue nation or an ally."""

    at: str
    kind: str
    name: str
    full: str
    closeness: int
    note: str
    tensions: int
    sanctions: str
    actions: int
    label: str


class WarRow(msgspec.Struct, frozen=True):
    """A war and where it stands."""

    at: str
    title: str
    sides: str
    status: str
    share: int
    us: bool
    label: str


class ForceBox(msgspec.Struct, frozen=True):
    """Units outside the regions."""

    at: str
    name: str
    units: str
    label: str


class WorldBoard(msgspec.Struct, frozen=True, cache_hash=True):
    """The world."""

    land: Drawn
    signs: Drawn
    regions: tuple[Region, ...]
    nations: tuple[NationCard, ...]
    wars: tuple[WarRow, ...]
    forces: tuple[ForceBox, ...]
    drawing: str


def world(payload: TablePayload, pointed: Pointed, drawing: str) -> WorldBoard:
    """Everything on the map and around it."""
    parts = payload.parts
    land = part(parts, "world", Map)
    regions = tuple(_region(place, pointed, land) for place in land.places)
    economies = markers(parts, "economies")
    relations = {
        peer: economies[track].value
        for peer, track in zip(
            (*map(int, PEERS), 2, 3),
            ("russia_relations", "china_relations", "iran_nuclear", "korea_missiles"),
            strict=True,
        )
    }
    forces = part(parts, "forces", Zone).cards
    return WorldBoard(
        land=Drawn("".join(_shape(one, drawing) for one in regions)),
        signs=Drawn("".join([*map(_pin, regions), *_seas(forces), *_hot(payload)])),
        regions=regions,
        nations=tuple(_nation(face, relations, pointed) for face in part(parts, "nations", Zone).cards),
        wars=tuple(_war(face, pointed) for face in part(parts, "wars", Zone).cards),
        forces=tuple(_force(face, pointed) for face in forces),
        drawing=drawing,
    )


def _region(place: Place, pointed: Pointed, land: Map) -> Region:
    figures = {column.key: figure for column, figure in zip(land.columns, place.values, strict=True)}

    def figure(key: str) -> int:
        found = figures.get(key, 0)
        return found if isinstance(found, int) else 0

    tokens = place.tokens
    groups = tuple((one.side or 0, INTEL[one.kind]) for one in tokens if one.kind in INTEL)
    trouble = [f"R{one.side} {one.label}" for one in tokens if one.kind.startswith("rogue")]
    trouble += [one.label for one in tokens if one.kind in ("civil_war", "ceasefire")]
    if figure("unstable_states"):
        trouble.append(f"{figure('unstable_states')} unstable")
    alignment = figure("alignment")
    bases = {one.side for one in tokens if one.kind == "base"}
    also = [words.TRADE[figure("trade")]] if figure("trade") else []
    if any(one.kind == "intelligence" for one in tokens):
        also.append("intel focus")
    if footprints := figure("footprints"):
        also.append(f"{footprints} footprint{'' if footprints == 1 else 's'}")
    return Region(
        at=place.id,
        name=words.REGIONS[number_of(place.id)],
        full=place.name,
        alignment=alignment,
        trend=next((one.side or 0 for one in tokens if one.kind == "trend"), 0),
        tone="a4" if alignment <= HOSTILE else "a5" if alignment < FRIENDLY else "a6" if alignment < 7 else "a7",
        stability=figure("stability"),
        crisis=figure("crisis"),
        groups=groups,
        trouble=", ".join(trouble),
        rogues=sum(one.kind.startswith("rogue") for one in tokens),
        influence=tuple(
            (key, figure(name), peer in bases)
            for peer, (key, name) in enumerate((("Ru", "russia"), ("Ch", "china")))
            if figure(name)
        ),
        units=words.listed([_unit(one) for one in tokens if one.kind in ("unit", "transit")]),
        also=", ".join(also),
        label=pointed.label(place.id, place.name),
    )


def _unit(token: Token) -> str:
    return words.UNITS[token.side or 0] + ("→" if token.kind == "transit" else "")


def _shape(one: Region, drawing: str) -> str:
    return SHAPES.region(one.tone, bool(one.label), one.at, f"{drawing}#r{number_of(one.at)}")


def _pin(one: Region) -> str:
    """The alignment of a region, and below it its trend, crises, terror groups and rogue states; circle and name are
    in the drawing."""
    x, y = percent(*PINS[number_of(one.at)])
    levels = [level for level, _ in one.groups[:MAX_SIGNS]]
    return SHAPES.pin(x, y, one.alignment, one.trend, one.crisis, levels, one.rogues)


def _seas(forces: tuple[Face, ...]) -> list[Drawn]:
    """The sea zones in which ships lie."""
    found = []
    for face in forces:
        if face.tags and (at := SEAS.get(number_of(face.id))) is not None:
            found.append(SHAPES.ship(*percent(*at)))
    return found


def _hot(payload: TablePayload) -> list[Drawn]:
    """The conflict that is nearest to war, in red, where it would be fought."""
    tracks = markers(payload.parts, "conflicts")
    hottest: dict[int, tuple[int, str]] = {}
    for at, one in tracks.items():
        printed = CONFLICTS[number_of(at)]
        if one.value >= max(WATCHED, one.high - 1):
            hottest[int(printed.region)] = max(hottest.get(int(printed.region), (0, "")), (one.value, one.label))
    found = []
    for region, (status, name) in hottest.items():
        said = f"! {name} {status}"
        left, top = PINS[region][0], PINS[region][1] - 26
        beyond = left + LETTER * len(said) > BOX[0] + BOX[2]
        x, y = percent(BOX[0] + BOX[2] if beyond else left, top)
        found.append(SHAPES.hot(x, y, said, beyond))
    return found


def _nation(face: Face, relations: dict[int, int], pointed: Pointed) -> NationCard:
    number = number_of(face.id)
    kind = face.kind
    names = ("relations", "relations", "nuclear", "missiles")
    note = f"{names[number]} {relations[number]}" if number in relations else words.CLOSENESS[tagged(face, "closeness")]
    sanctions = [number_of(tag) for tag in face.tags if tag.startswith("sanction:")]
    return NationCard(
        face.id,
        kind,
        words.NATIONS[number],
        face.title,
        tagged(face, "closeness"),
        note,
        tagged(face, "tensions"),
        ", ".join(words.SANCTIONS[one] for one in sanctions),
        tagged(face, "actions"),
        pointed.label(face.id, face.title),
    )


def _war(face: Face, pointed: Pointed) -> WarRow:
    status = tagged(face, "status")
    sides = f"{tagged(face, 'attacking')} : {tagged(face, 'defending')}"
    share = round(10 * min(max((status - 2) / 8, 0), 1))
    label = pointed.label(face.id, face.title)
    return WarRow(face.id, face.title, sides, words.war_status(status), share, tagged(face, "us") != 0, label)


def _force(face: Face, pointed: Pointed) -> ForceBox:
    units = []
    for tag in face.tags:
        kind, _, number = tag.partition(":")
        units.append(words.UNITS[int(number)] + ("→" if kind == "transit" else ""))
    name = words.SEAS.get(number_of(face.id), face.title)
    return ForceBox(face.id, name, words.listed(units), pointed.label(face.id, face.title))
