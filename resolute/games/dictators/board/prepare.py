"""From a `TablePayload` to sketches of the board: a frame that rarely changes, and pieces that stand in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import msgspec

from resolute.board.drawing import Sketch
from resolute.engine.views import Face, Map, Part, Tracks, Zone
from resolute.games.dictators.board import world
from resolute.games.dictators.board.cards import LIBRARY, Barred, Card, Target, card, printed, targets
from resolute.games.dictators.board.exchange import Goal, Now, aim, happening
from resolute.games.dictators.board.header import Race, race
from resolute.games.dictators.board.players import Dossier, Panel, key_of, player
from resolute.games.dictators.board.reading import (
    address,
    barred_at,
    faces,
    fact,
    figures,
    marker,
    number_in,
    number_of,
    numbers,
    pointed_at,
    seat_of,
)
from resolute.games.dictators.board.stage import Stage, stage
from resolute.games.dictators.board.ways import NO_WAY, Way, way
from resolute.games.dictators.content.map import PLACES, TRIDENT, WASHINGTON
from resolute.games.dictators.content.printed import NOBODY, Kind, Trait
from resolute.games.dictators.library import CARDS, LEVELS, traits_in_play
from resolute.games.dictators.ways import Obstacles, obstacles_for
from resolute.payload import TablePayload


class World(msgspec.Struct, frozen=True):
    """What stays of the board for a while: everything that is not drawn piece by piece."""

    seats: int
    trident: bool


class Key(msgspec.Struct, frozen=True):
    """What the signs mean, as far as they are on the map."""

    blocked: bool
    """A roadblock is somewhere."""
    closed: bool
    """A no-fly zone is somewhere."""
    tokens: bool
    """A face-down token is somewhere."""
    aimed: bool
    """The visitor has targets."""
    lit: bool
    """Something on the map may be chosen."""


class Pile(msgspec.Struct, frozen=True):
    """Cards on the table, face down and open."""

    id: str
    title: str
    count: int
    last: Card | None
    open: tuple[tuple[str, int], ...] = ()
    """The names of the cards that lie open, and how many there are of each."""


class Piles(msgspec.Struct, frozen=True):
    """The bookkeeping, which is folded away."""

    round: int
    piles: tuple[Pile, ...]
    figures: tuple[tuple[str, str, int], ...]
    defcon: int
    alarm: str
    """What the present DEFCON level means."""


class Fan(msgspec.Struct, frozen=True):
    """Cards beside each other."""

    id: str
    title: str
    cards: tuple[Card, ...]
    hidden: int = 0


class Cards(msgspec.Struct, frozen=True):
    """What the visitor has in front of them."""

    watching: bool
    curtain: bool
    targets: tuple[Target, ...]
    capital: Way
    """The way to Washington."""
    needs: tuple[int, int]
    """What the die has to show there, and how likely that is."""
    fans: tuple[Fan, ...]


class Held(msgspec.Struct, frozen=True):
    """What the visitor holds."""

    watching: bool
    curtain: bool
    fans: tuple[Fan, ...]


class Targets(msgspec.Struct, frozen=True):
    """The own targets and Washington."""

    targets: tuple[Target, ...]
    capital: Way
    needs: tuple[int, int]


class Board(msgspec.Struct, frozen=True):
    """Everything that the templates show."""

    world: World
    race: Race
    goal: Goal
    now: Now
    land: tuple[str, ...]
    """On the land: no-fly zones, states and time zones to choose."""
    ways: tuple[str, ...]
    """On the roads: ways to targets, and roads to choose."""
    places: tuple[str, ...]
    """On and beside the places, and in the sea: piles, sights, signs, tokens, roadblocks, pawns."""
    key: Key
    stage: Stage
    rows: tuple[str, ...]
    panels: tuple[Panel, ...]
    dossiers: tuple[Dossier, ...]
    piles: Piles
    cards: Cards

    def sketch(self, region: str) -> Sketch:
        """What a region of the page shows."""
        if region == "tally":
            return Sketch("tally", self.race)
        if region == "cards":
            return Sketch("cards", Held(self.cards.watching, self.cards.curtain, self.cards.fans))
        if region == "goal":
            return Sketch("goal", self.goal)
        return Sketch(
            "board",
            self.world,
            {
                "now": Sketch("now", self.now),
                "land": self.land,
                "ways": self.ways,
                "places": self.places,
                "key": Sketch("key", self.key),
                "stage": Sketch("stage", self.stage),
                "targets": Sketch("targets", Targets(self.cards.targets, self.cards.capital, self.cards.needs)),
                "supply": Sketch("supply", self.piles),
                "rows": self.rows,
                **{f"player {seat}": Sketch("player", one) for seat, one in enumerate(self.panels)},
                **{f"dossier {seat}": Sketch("dossier", one) for seat, one in enumerate(self.dossiers)},
            },
        )


def prepare(payload: TablePayload, file: Callable[[str], str] = str) -> Board:
    """What the templates show to this visitor; `file` tells the address of a file of the board."""
    parts = payload.parts
    nation = parts["board"]
    assert isinstance(nation, Map)
    drawing = file("map.svg")
    pointed = pointed_at(payload)
    names = [person.label for person in payload.seats]
    tokens = world.tokens_on(nation)
    standing = world.standing_on(tokens)
    where = {seat: place for place, seats in standing.items() for seat in seats}
    trident = world.lies(tokens, TRIDENT, "trident")
    closed = tuple([number_of(face) for face in faces(parts.get("no_fly"))])
    blocked = tuple([number_of(face) for face in faces(parts.get("roadblocks"))])
    level, alarm = marker(parts.get("defcon"), "defcon")
    cards = _cards(
        payload,
        pointed,
        where,
        lambda seat: obstacles_for(
            _traits(parts, seat, level), blocked, sum(1 << zone for zone in closed), trident=trident
        ),
    )
    lit = numbers(pointed, "place")
    warheads = tuple([place for place in tokens if world.lies(tokens, place, "warhead")])
    counted = [(name.partition(":")[2], label, count) for name, label, count in figures(parts.get("decks"))]
    players = [
        player(payload, person, pointed, PLACES[where[person.seat]].name if person.seat in where else "")
        for person in payload.seats
    ]
    panels = tuple([panel for panel, _ in players])
    turn = fact(parts.get("status"), "round")
    turns = 0 if turn is None else turn.value or 0
    present = fact(parts.get("race"), "president_in")
    keys = [key_of(payload, person.seat) for person in payload.seats]
    return Board(
        world=World(len(names), trident),
        race=race([one.standing for one in panels], 0 if present is None else present.value or 0, level, alarm, turns),
        goal=aim(payload),
        now=happening(payload),
        land=(
            world.no_fly(closed, drawing),
            world.shapes(tuple([at for at in pointed if at.startswith(("state:", "time_zone:"))]), drawing),
        ),
        ways=(world.ways(cards.targets, cards.capital), world.roads(tuple(sorted(numbers(pointed, "road"))))),
        places=(
            *[
                world.deck(name, label, count, f"deck:{name}" in pointed)
                for name, label, count in counted
                if name in world.DECKS
            ],
            *world.places(lit, trident),
            world.aims(cards.targets, cards.capital),
            world.chips(warheads),
            world.load(marker(parts.get("decks"), "deck:warheads")[0] if trident else None),
            world.roadblocks(blocked),
            world.no_fly_signs(closed),
            *world.meeples(standing, numbers(pointed, "seat"), names, keys, file("busts.svg"), payload.seat),
            world.lit_names(lit),
        ),
        key=Key(
            blocked=bool(blocked),
            closed=bool(closed),
            tokens=bool(warheads),
            aimed=bool(cards.targets),
            lit=any(at.partition(":")[0] in ("place", "road", "state", "time_zone", "seat") for at in pointed),
        ),
        stage=stage(payload, pointed),
        rows=world.ledger(tokens, names),
        panels=panels,
        dossiers=tuple([dossier for _, dossier in players]),
        piles=Piles(
            turns,
            _piles(parts),
            tuple([one for one in counted if one[0] not in world.DECKS]),
            level,
            alarm if level < max(LEVELS) else "",
        ),
        cards=cards,
    )


def _piles(parts: Mapping[str, Part]) -> tuple[Pile, ...]:
    """The presidential deck with the card drawn last, and the open discards."""
    made: list[Pile] = []
    president = parts.get("president")
    if isinstance(president, Zone):
        last = card(president.cards[-1], {}) if president.cards else None
        made.append(Pile("president", president.title, president.hidden, last))
    discards = parts.get("discards")
    if isinstance(discards, Zone):
        last = card(discards.cards[-1], {}) if discards.cards else None
        counts = Counter([number_of(face) for face in discards.cards])
        lying = tuple([(CARDS[number].name, count) for number, count in sorted(counts.items())])
        made.append(Pile("discards", discards.title, len(discards.cards), last, lying))
    return tuple(made)


# What the visitor has in front of them


def _traits(parts: Mapping[str, Part], seat: int, level: int) -> Mapping[Trait, int]:
    """What a player's ability, perhaps a borrowed one, and the cards in play at their place change."""
    power = NOBODY
    for face in faces(parts.get(f"dictator{seat + 1}")):
        power = number_in(face.about[0]) if face.about else number_of(face)
    return traits_in_play(power, level, tuple([number_of(face) for face in faces(parts.get(f"play{seat + 1}"))]))


def _cards(
    payload: TablePayload, pointed: Mapping[str, int], where: Mapping[int, int], in_the_way: Callable[[int], Obstacles]
) -> Cards:
    """The own targets with the way to each, and the own cards; nothing of that behind a curtain.

    `in_the_way` tells what stops a player.
    """
    acting = _acting(payload)
    if acting is None or payload.curtain:
        fans = () if payload.curtain else _fans(payload, None, pointed)
        return Cards(payload.seat is None, payload.curtain, (), NO_WAY, (0, 0), fans)
    home = where.get(acting)
    obstacles = in_the_way(acting)
    tracks = payload.parts.get(f"seat{acting + 1}")
    worth = payload.parts.get(f"worth{acting + 1}")
    brings = {one.id: one.note for one in worth.markers} if isinstance(worth, Tracks) else {}
    return Cards(
        watching=False,
        curtain=False,
        targets=targets(faces(payload.parts.get(f"nuclear{acting + 1}")), pointed, home, obstacles, brings),
        capital=NO_WAY if home is None else way(home, WASHINGTON, obstacles),
        needs=(marker(tracks, f"needs:{acting}")[0], marker(tracks, f"chance:{acting}")[0]),
        fans=_fans(payload, acting, pointed),
    )


def _acting(payload: TablePayload) -> int | None:
    """Whose things the visitor acts with: their own, or those of the dictator whose turn they control."""
    if payload.seat is None:
        return None
    status = payload.parts.get("status")
    return seat_of(status, "turn") if seat_of(status, "played_by") == payload.seat else payload.seat


def _fans(payload: TablePayload, acting: int | None, pointed: Mapping[str, int]) -> tuple[Fan, ...]:
    """What is to be chosen from or looked at first, then hand, tokens and kept card of whoever acts, then one's own."""
    names: list[str] = ["examined"]
    for seat in dict.fromkeys((acting, payload.seat)):
        if seat is not None:
            names += [f"{name}{seat + 1}" for name in ("hand", "tokens", "aside")]
    barred = barred_at(payload)
    if "chain" not in payload.parts:
        # While nothing waits to be answered, no interruption has to say so.
        barred = {at: why for at, why in barred.items() if not _is_interruption(at)}
    made = [_fan(name, zone, pointed, barred) for name in names if isinstance(zone := payload.parts.get(name), Zone)]
    chosen = _chosen(payload.parts, pointed) if pointed else ()
    if chosen:
        made.insert(0, _fan("choice", Zone("To choose from", chosen), pointed, barred))
    return tuple([one for one in made if one.cards or one.hidden])


def _is_interruption(at: str) -> bool:
    """Whether an address is that of an interruption in hand."""
    kind, _, number = at.partition(":")
    return kind == "card" and CARDS[int(number)].kind == Kind.INTERRUPTION


_FAR = ("discards", "dictators")
"""Cards that the board shows only while they may be chosen."""


def _chosen(parts: Mapping[str, Part], pointed: Mapping[str, int]) -> tuple[Face, ...]:
    """Cards to choose from that lie nowhere in sight: they are drawn from what is printed."""
    drawn = {face.id for name, part in parts.items() if name not in _FAR for face in faces(part)}
    if "dictators" in parts:
        drawn |= {at for at in pointed if at.startswith("dictator:")}  # These stand in the place of the map.
    return tuple(printed(at) for at in pointed if at not in drawn and at.partition(":")[0] in LIBRARY)


def _fan(name: str, zone: Zone, pointed: Mapping[str, int], barred: Barred) -> Fan:
    """Cards beside each other; equal ones are told apart by how many of them came earlier."""
    before: Counter[str] = Counter()
    made: list[Card] = []
    for face in zone.cards:
        at = address(face)
        made.append(card(face, pointed, f"{name}-{at}-{before[at]}", barred))
        before[at] += 1
    return Fan(name, zone.title, tuple(made), zone.hidden)


__all__ = ["Board", "prepare"]
