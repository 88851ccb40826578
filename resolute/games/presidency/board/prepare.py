"""From a `TablePayload` to what the templates of the board show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from resolute.board.drawing import Sketch
from resolute.board.memory import Memory
from resolute.engine.views import Facts, Map, Tracks, Zone
from resolute.games.presidency.board.congress import CongressBoard, congress
from resolute.games.presidency.board.crises import Crises, crises
from resolute.games.presidency.board.desk import Desk, desk
from resolute.games.presidency.board.hand import Hand, hand
from resolute.games.presidency.board.header import Goal, Header, goal_line, header
from resolute.games.presidency.board.house import House, house
from resolute.games.presidency.board.marks import Pointed, markers, number_of, part, pointed_at, tagged, value
from resolute.games.presidency.board.nation import NationBoard, nation
from resolute.games.presidency.board.strategic import Strategic, strategic
from resolute.games.presidency.board.strip import Strip, strip
from resolute.games.presidency.board.world import WorldBoard, world
from resolute.games.presidency.board.year import Year, year
from resolute.games.presidency.words import board as words
from resolute.payload import TablePayload

SHOWN_ON = {
    "candidate": "house",
    "office": "house",
    "focus": "house",
    "bill": "congress",
    "friend": "congress",
    "opponent": "congress",
    "terror": "nation",
    "region": "world",
    "nation": "world",
    "war": "world",
    "box": "world",
    "capability": "strategic",
    "conflict": "strategic",
    "card": "crises",
    "chit": "crises",
}
"""On which board a thing lies, by the kind in its id."""
SEGMENT_ON = {
    "economy": "nation",
    "media-slant": "nation",
    "domestic-actions": "nation",
    "state-of-the-union": "nation",
    "congress": "congress",
    "peer-acts": "strategic",
    "capabilities": "strategic",
    "allies-act": "world",
    "united-nations": "world",
    "national-intelligence": "world",
    "intelligence": "world",
    "terror-or-chaos": "world",
    "war-progress": "world",
    "four-actions": "world",
    "chits": "crises",
    "chit": "crises",
    "final-chits": "crises",
    "midterms": "congress",
    "re-election": "congress",
    "public-priorities": "congress",
    "administration-priorities": "congress",
    "clear-bills": "congress",
}
"""Which board a segment is about, by the last part of its key."""
REVIEWED_IN = ("action-points", "attributes", "experience")
"""The first segments of a year, in which the page looks back on the last one."""


class Tile(msgspec.Struct, frozen=True):
    """A board of the six: its name and its headlines; `alarm` if something there is about to go wrong."""

    key: str
    name: str
    facts: tuple[str, ...]
    alarm: bool
    lit: bool


class Frame(msgspec.Struct, frozen=True, cache_hash=True):
    """What stays of the board for a while: which of its six boards the game is about now."""

    focus: str


class Tiles(msgspec.Struct, frozen=True, cache_hash=True):
    """The six boards in a line each."""

    focus: str
    tiles: tuple[Tile, ...]


class Board(msgspec.Struct, frozen=True):
    """Everything that the templates show."""

    header: Header
    goal: Goal
    hand: Hand
    frame: Frame
    strip: Strip
    desk: Desk
    tiles: Tiles
    house: House
    congress: CongressBoard
    nation: NationBoard
    world: WorldBoard
    strategic: Strategic
    crises: Crises
    year: Year

    def sketch(self, region: str) -> Sketch:
        """What a region of the page shows."""
        if region == "tally":
            return Sketch("tally", self.header)
        if region == "goal":
            return Sketch("goal", self.goal)
        if region == "cards":
            return Sketch("cards", self.hand)
        names = ("strip", "desk", "tiles", "house", "congress", "nation", "world", "strategic", "crises", "year")
        return Sketch("board", self.frame, {name: Sketch(name, getattr(self, name)) for name in names})


def prepare(payload: TablePayload, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    return redraw(payload, file, Memory())


def redraw(payload: TablePayload, file: Callable[[str], str], memory: Memory) -> Board:
    """The same; templates keep what they made of the same values."""
    pointed = pointed_at(payload)
    focus = focus_of(payload, pointed)
    boards = (
        house(payload, pointed),
        congress(payload, pointed),
        nation(payload, pointed),
        world(payload, pointed, file("map.svg")),
        strategic(payload, pointed),
        crises(payload, pointed),
        year(payload),
    )
    return Board(
        header(payload),
        goal_line(payload),
        hand(payload, pointed),
        Frame(focus),
        strip(payload),
        desk(payload),
        tiles(payload, pointed, focus),
        *boards,
    )


def focus_of(payload: TablePayload, pointed: Pointed) -> str:
    """The board that the game is about now: where most of what may be chosen lies, or what the segment is about."""
    if payload.outcome is not None:
        return "year"
    found = part(payload.parts, "status", Facts).get("segment")
    key = found.about[0].rpartition("/")[2].rpartition(":")[2] if found is not None and found.about else ""
    if key in REVIEWED_IN and value(payload.parts, "last_year", "year"):
        return "year"
    if part(payload.parts, "crisis", Zone).cards:
        return "crises"
    where = Counter(board for at in pointed.may if (board := SHOWN_ON.get(at.partition(":")[0])))
    if where:
        return where.most_common(1)[0][0]
    return SEGMENT_ON.get(key, "house")


def tiles(payload: TablePayload, pointed: Pointed, focus: str) -> Tiles:
    """The headlines of the six boards."""
    parts = payload.parts
    nation_tracks = markers(parts, "nation")
    cabinet = part(parts, "cabinet", Zone).cards
    scandals = sum(tagged(face, "scandal") > 0 for face in cabinet)
    tensions = sum("tense" in face.tags for face in part(parts, "focus", Zone).cards)
    passed = part(parts, "passed", Zone).cards
    land = part(parts, "world", Map)
    alignment = land.column("alignment") if land.columns else 0
    terror = land.column("terror") if land.columns else 0
    hostile = sum(_number(place.values[alignment]) <= 4 for place in land.places)
    groups = sum(_number(place.values[terror]) for place in land.places)
    wars = part(parts, "wars", Zone).cards
    tracks = part(parts, "conflicts", Tracks).markers
    hot = max(tracks, key=lambda one: (one.value - one.high, one.value))
    rivals = markers(parts, "rivals")
    leads = sum(
        one.value > max(rivals[f"rival:{peer}:{number_of(at)}"].value for peer in (0, 1))
        for at, one in markers(parts, "capabilities").items()
    )
    crisis_now = bool(part(parts, "crisis", Zone).cards)
    waiting = len(part(parts, "deck_two", Zone).cards) + len(part(parts, "deck_three", Zone).cards)
    cup = sum(one.value for one in markers(parts, "cup").values())
    control = words.CONTROL[value(parts, "status", "control")]
    home = nation_tracks["domestic_crisis"]
    facts = {
        "house": (
            words.tile_house(markers(parts, "presidency")["cabinet_effectiveness"].value, tensions, scandals),
            any(tagged(face, "scandal") > 1 for face in cabinet),
        ),
        "congress": (
            words.tile_congress(
                control,
                len(part(parts, "pending", Zone).cards),
                sum(face.tags[0] in ("landmark", "signed_landmark") for face in passed),
            ),
            False,
        ),
        "nation": (words.tile_nation(nation_tracks["economy"].value, home.value), home.value >= 2),
        "world": (words.tile_world(hostile, len(wars), groups), len(wars) >= 5),
        "strategic": (
            words.tile_strategic(leads, _sides(hot.id), hot.value, hot.high),
            hot.value >= hot.high - 1,
        ),
        "crises": (words.tile_crises(int(crisis_now), waiting, cup), crisis_now),
    }
    lit = {SHOWN_ON.get(at.partition(":")[0]) for at in pointed.may}
    found = [Tile(key, name, facts[key][0], facts[key][1], key in lit) for key, name in words.BOARDS.items()]
    if judged := value(parts, "last_year", "year"):
        name, told = words.tile_year(judged, value(parts, "last_year", "total"))
        found.append(Tile("year", name, told, False, False))
    return Tiles(focus, tuple(found))


def _number(found: int | str | None) -> int:
    return found if isinstance(found, int) else 0


def _sides(at: str) -> str:
    """The sides of a conflict in short."""
    return words.CONFLICTS[number_of(at)]


def sides(payload: TablePayload) -> tuple[str, ...]:
    """How the page tells seats apart."""
    return ("pr",)
