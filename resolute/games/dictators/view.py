"""What each seat may see: its own hand, targets and tokens, what it was shown of others', and all that lies open."""

from __future__ import annotations

from functools import cache, lru_cache

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Facts, Link, Map, Marker, Part, Place, Tracks, View, Zone
from resolute.games.dictators.content.map import (
    FACILITIES,
    FLIGHTS,
    FLOWN_OVER,
    PLACES,
    ROADS,
    SITES,
    STATE_NAMES,
    TIME_ZONES,
    TRIDENT,
    WASHINGTON,
)
from resolute.games.dictators.content.printed import NOBODY
from resolute.games.dictators.content.wording import level_said
from resolute.games.dictators.faces import (
    card_face,
    dictator_face,
    in_play_face,
    nuclear_face,
    president_face,
    roadblock_face,
    sky_face,
    state_face,
    token_face,
    told_apart,
)
from resolute.games.dictators.library import LEVELS
from resolute.games.dictators.rules.barriers import NO_FLY_ZONES, ROADBLOCKS
from resolute.games.dictators.rules.disarming import BONUS_ZONE
from resolute.games.dictators.rules.events import exchange_in_sight, name_of
from resolute.games.dictators.rules.moving import by_ship, place_name
from resolute.games.dictators.rules.president import NEEDED, impressed_by, least_on_die, least_said
from resolute.games.dictators.state import KEPT_CARD, NUCLEAR, ON_THE_BOARD, PUBLIC, TOKEN, Dictators, Player
from resolute.games.dictators.state import Link as Exchanged
from resolute.games.dictators.ways import Obstacles, obstacles_for, turns_from

_COLUMNS = ("State", "Zone", "Facility", "Turns away")
_CHOOSE_DICTATORS = ("choose_ability", "become_somebody_else")
"""The questions that point at dictators nobody plays."""


# The parts


def dictators_view(t: Table[Dictators], seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may see."""
    s = t.state
    parts: dict[str, Part] = {
        "status": _status(t),
        "whereabouts": _whereabouts(t),
        "board": _board(s, seat),
        "states": _states(t),
        "roadblocks": Zone("Roadblocks", tuple(roadblock_face(road) for road in s.roadblocks)),
        "no_fly": _skies("No-fly zones", s.no_fly, closed=True),
        "open_skies": _skies("Open time zones", s.no_fly, closed=False),
        "defcon": _defcon(s.defcon),
        "tally": _tally(t),
    }
    if s.aside:
        parts["aside"] = Zone("Being played", tuple(card_face(card, "aside") for card in s.aside))
    exchange = exchange_in_sight(t)
    if exchange:
        waits = any(waits for _, waits in exchange)
        parts["chain" if waits else "lately"] = _chain("Happening now" if waits else "A moment ago", exchange)
    decision = t.decision
    acting = decision.actor if decision is not None and decision.seat == seat else seat
    for actor, player in enumerate(s.players):
        sees_all = seat is not None and seat in s.seats_behind(actor)
        parts.update(_before(t, actor, player))
        parts.update(_secrets(t, actor, player, seat, sees_all, "card" if actor == acting else f"hand{actor + 1}"))
    if decision is not None and decision.name in _CHOOSE_DICTATORS:
        parts["dictators"] = Zone("Dictators nobody plays", tuple(dictator_face(one) for one in s.dictators))
    if s.examined or s.examined_presidential:
        looking = seat is not None and seat in s.seats_behind(s.examiner)
        parts["examined"] = _examined(t, looking)
    parts["decks"] = _decks(s)
    parts["discards"] = Zone("Discard pile", tuple(card_face(card, "discard") for card in s.discards))
    shown = (s.open_president,) if s.open_president != NOBODY else s.presidential_discards[-1:]
    parts["president"] = Zone("Presidential deck", tuple(president_face(card) for card in shown), len(s.presidential))
    return View("dictators", seat, t.number, told_apart(parts))


def _status(t: Table[Dictators]) -> Facts:
    """Whose turn it is, and what is left of it."""
    s = t.state
    if not s.round:
        return Facts("This turn")
    rows = [("Round", str(s.round)), ("Turn", name_of(t, s.mover))]
    if s.played_by != s.mover:
        rows.append(("Played by", name_of(t, s.played_by)))
    rows.append(("Actions left", f"{s.actions} of {s.actions_in_all}"))
    rows.append(("Travel", "available" if s.travels > 0 else "used"))
    return Facts("This turn", tuple(rows))


def _whereabouts(t: Table[Dictators]) -> Facts:
    """Who is where, and who decides."""
    s = t.state
    decision = t.decision
    rows = [("Deciding", name_of(t, decision.seat))] if decision is not None else []
    rows += [(name_of(t, actor), f"{_standing(player.place)}") for actor, player in enumerate(s.players)]
    if s.trident == ON_THE_BOARD:
        rows.append(("Warheads on the Trident", str(s.warheads)))
    return Facts("The race", tuple(rows))


def _standing(place: int) -> str:
    return f"{'on' if place == TRIDENT else 'in'} {place_name(place)}"


def _states(t: Table[Dictators]) -> Zone:
    """The states with somebody in them."""
    there: dict[str, tuple[str, ...]] = {}
    for actor, player in enumerate(t.state.players):
        state = PLACES[player.place].state
        if state:
            there[state] = (*there.get(state, ()), name_of(t, actor))
    return Zone("States with dictators in them", tuple(state_face(state, names) for state, names in there.items()))


@cache
def _skies(title: str, no_fly: int, *, closed: bool) -> Zone:
    zones = [zone for zone in range(len(TIME_ZONES)) if bool(no_fly & 1 << zone) is closed]
    return Zone(title, tuple(sky_face(zone, closed) for zone in zones))


# The map


def _board(s: Dictators, seat: Seat | None) -> Map:
    """Every place, with what lies on it and how many turns away it is for this seat; and every way between them."""
    tokens: dict[int, tuple[str, ...]] = {}
    for place, token in zip(FACILITIES[BONUS_ZONE], s.map_tokens, strict=False):
        if token:
            tokens[place] = ("warhead",)
    if s.trident == ON_THE_BOARD:
        tokens[TRIDENT] = ("trident",)
    for actor, player in enumerate(s.players):
        tokens[player.place] = (*tokens.get(player.place, ()), f"seat {actor + 1}")
    away: tuple[int, ...] = ()
    if seat is not None:
        away = turns_from(s.players[seat].place, _in_the_way(s, seat))
    return _map(tuple(tokens.items()), away, s.roadblocks, s.no_fly, s.trident == ON_THE_BOARD)


def _in_the_way(s: Dictators, actor: int) -> Obstacles:
    return obstacles_for(s.traits(actor), s.roadblocks, s.no_fly, trident=s.trident == ON_THE_BOARD)


@lru_cache(maxsize=256)
def _map(
    tokens: tuple[tuple[int, tuple[str, ...]], ...],
    away: tuple[int, ...],
    roadblocks: tuple[int, ...],
    no_fly: int,
    trident: bool,
) -> Map:
    lying = dict(tokens)
    turns = [str(one) if one >= 0 else "" for one in away] or [""] * len(PLACES)
    places = tuple(_place(place.number, lying.get(place.number, ()), turns[place.number]) for place in PLACES)
    return Map("North America", _COLUMNS, places, "dictators", _links(roadblocks, no_fly, trident))


@lru_cache(maxsize=256)
def _links(roadblocks: tuple[int, ...], no_fly: int, trident: bool) -> tuple[Link, ...]:
    """Roads, flights and ships, each with what bars it; no ship sails before the Trident surfaces or after it dives."""
    links = [_link("road", road, ends, "roadblock" if road in roadblocks else "") for road, ends in enumerate(ROADS)]
    for number, (one, other) in enumerate(FLIGHTS):
        if not by_ship(one, other):
            shut = "no-fly zone" if FLOWN_OVER[one][other] & no_fly else ""
            links.append(_link("flight", number, (one, other), shut))
        elif trident:
            links.append(_link("ship", number, (one, other), ""))
    return tuple(links)


@cache
def _link(kind: str, number: int, ends: tuple[int, int], shut: str) -> Link:
    return Link(f"{kind}:{number}", kind, (f"place:{ends[0]}", f"place:{ends[1]}"), shut)


@lru_cache(maxsize=4096)
def _place(number: int, tokens: tuple[str, ...], away: str) -> Place:
    one = PLACES[number]
    time_zone = TIME_ZONES[one.time_zone] if one.time_zone >= 0 else ""
    figures = (
        STATE_NAMES.get(one.state, ""),
        str(one.zone) if one.zone else "",
        SITES.get(number, ""),
        away,
    )
    return Place(f"place:{number}", one.name, time_zone or one.country, figures, tokens)


# Tracks and cards


@cache
def _defcon(level: int) -> Tracks:
    return Tracks("DEFCON", (Marker("defcon", "DEFCON level", level, 1, max(LEVELS), level_said(LEVELS[level])),))


def _tally(t: Table[Dictators]) -> Tracks:
    s = t.state
    counts = [impressed_by(s, actor) for actor in s.seats]
    most = len(NEEDED) - 1
    return Tracks(
        "Disarmed",
        tuple(
            Marker(
                f"seat:{actor}",
                name_of(t, actor),
                count,
                0,
                most,
                f"needs {least_said(s, actor)}",
            )
            for actor, count in enumerate(counts)
        ),
    )


def _chain(title: str, exchange: tuple[tuple[Exchanged, bool], ...]) -> Zone:
    """What has been announced and played on it, the oldest first: each answer with what it answers."""
    faces = []
    for number, (link, waits) in enumerate(exchange, 1):
        on = (f"in answer to: {exchange[link.answers][0].title}",) if link.answers != NOBODY else ()
        fate = "stopped" if link.stopped else "waiting" if waits else ""
        faces.append(Face(f"event:{number}", link.title, on, fate))
    return Zone(title, tuple(faces))


def _before(t: Table[Dictators], actor: int, player: Player) -> dict[str, Part]:
    """What lies open before a player."""
    s = t.state
    number, name = actor + 1, name_of(t, actor)
    own = f"dictator/{player.power}/"
    used = ""
    if any(at.startswith(own) for at in player.used):
        used = "Used for this game."
    elif any(at.startswith(own) for at in player.used_this_turn):
        used = f"Used until {name}'s next turn."
    faces = () if player.dictator == NOBODY else (dictator_face(player.dictator, player.power, used),)
    markers = [
        Marker(f"skips:{actor}", "Turns to skip", player.skips),
        Marker(f"hand:{actor}", "Cards in hand", len(player.hand)),
        Marker(f"tokens:{actor}", "Warhead tokens", len(player.tokens)),
        _way_home(s, actor),
        Marker(f"needs:{actor}", "Roll to convince the president", least_on_die(s, actor)),
    ]
    if actor == s.mover and s.round:
        markers.append(Marker(f"actions:{actor}", "Actions left", s.actions, 0, s.actions_in_all))
        if s.played_by != actor:
            markers.append(Marker(f"played_by:{actor}", "Played by seat", s.played_by + 1))
    return {
        f"dictator{number}": Zone(name, faces, seat=actor),
        f"play{number}": Zone(
            f"In front of {name}",
            tuple(in_play_face(card, left) for card, left in zip(player.in_play, player.turns_left, strict=True)),
            seat=actor,
        ),
        f"seat{number}": Tracks(name, tuple(markers)),
    }


def _way_home(s: Dictators, actor: int) -> Marker:
    """How many turns away Washington is."""
    turns = turns_from(s.players[actor].place, _in_the_way(s, actor))[WASHINGTON]
    return Marker(f"washington:{actor}", "Turns to Washington", turns, note="no way is open" if turns < 0 else "")


def known_to(player: Player, seat: Seat | None) -> list[int]:
    """The pieces of a player that another seat has seen."""
    bits = PUBLIC if seat is None else PUBLIC | 1 << seat
    return [piece for piece, seats in player.known if seats & bits]


def _secrets(
    t: Table[Dictators], actor: int, player: Player, seat: Seat | None, sees_all: bool, lying: str
) -> dict[str, Part]:
    """Hand, nuclear cards, tokens and the card of token VII, as far as the seat may see them.

    `lying` begins the ids of the cards in hand: those that the seat acts with are the ones that options point at.
    """
    s = t.state
    number, name = actor + 1, name_of(t, actor)
    if sees_all:
        hand, targets, tokens, kept = player.hand, player.targets, player.tokens, player.kept_card != NOBODY
    else:
        seen = known_to(player, seat)
        hand = tuple(sorted(piece for piece in seen if piece < NUCLEAR))
        targets = tuple(sorted(piece - NUCLEAR for piece in seen if NUCLEAR <= piece < TOKEN))
        tokens = tuple(sorted(piece - TOKEN for piece in seen if TOKEN <= piece < KEPT_CARD))
        kept = any(piece >= KEPT_CARD for piece in seen)
    away = turns_from(player.place, _in_the_way(s, actor))
    nuclear = (
        *(nuclear_face(place, False, away[place]) for place in targets),
        *(nuclear_face(place, True, 0) for place in player.disarmed),
    )
    parts: dict[str, Part] = {
        f"hand{number}": Zone(
            "Your hand" if actor == seat else f"{name}'s hand",
            tuple(card_face(card, lying) for card in hand),
            len(player.hand) - len(hand),
            actor,
        ),
        f"nuclear{number}": Zone("Nuclear cards", nuclear, len(player.targets) - len(targets), actor),
        f"tokens{number}": Zone(
            "Warhead tokens", tuple(token_face(token) for token in tokens), len(player.tokens) - len(tokens), actor
        ),
    }
    if player.kept_card != NOBODY:
        faces = (president_face(player.kept_card),) if kept else ()
        parts[f"aside{number}"] = Zone("Presidential card, kept", faces, 1 - len(faces), actor)
    return parts


def _examined(t: Table[Dictators], looking: bool) -> Zone:
    """Cards that somebody is looking at; two presidential cards that Louis draws lie open."""
    s = t.state
    count = len(s.examined) + len(s.examined_presidential)
    title = f"{name_of(t, s.examiner)} is looking at"
    if not looking and not s.examined_openly:
        return Zone(title, (), count, s.examiner)
    faces = (
        *(card_face(card, "examined") for card in s.examined),
        *(president_face(card) for card in s.examined_presidential),
    )
    return Zone(title, faces, 0, s.examiner)


def _decks(s: Dictators) -> Tracks:
    return Tracks(
        "Piles",
        (
            Marker("deck:command", "Command deck", len(s.command)),
            Marker("deck:discards", "Command discards", len(s.discards)),
            Marker("deck:fathers", "Founding Fathers left", len(s.fathers)),
            Marker("deck:father_discards", "Discarded Founding Fathers", len(s.father_discards)),
            Marker("deck:presidential", "Presidential deck", len(s.presidential)),
            Marker("deck:roadblocks", "Roadblocks left", ROADBLOCKS - len(s.roadblocks)),
            Marker("deck:no_fly", "No-fly tokens left", NO_FLY_ZONES - s.no_fly.bit_count()),
            Marker("deck:spare", "Spare warhead tokens", len(s.spare_tokens)),
            Marker("deck:warheads", "Warheads on the Trident", s.warheads),
        ),
    )
