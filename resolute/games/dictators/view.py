"""What each seat may see: its own hand, targets and tokens, what it was shown of others', and all that lies open."""

from __future__ import annotations

from functools import cache, lru_cache

from resolute.engine.frames import Seat
from resolute.engine.reactions import pending
from resolute.engine.table import Table
from resolute.engine.views import Face, Facts, Map, Marker, Part, Place, Tracks, View, Zone
from resolute.games.dictators.content.map import FACILITIES, PLACES, SITES, STATE_NAMES, TIME_ZONES, TRIDENT
from resolute.games.dictators.content.printed import NOBODY, Kind
from resolute.games.dictators.content.tokens import NUMERALS, TOKENS
from resolute.games.dictators.content.wording import (
    card_kind,
    card_lines,
    dictator_lines,
    has_chosen,
    level_said,
    president_lines,
)
from resolute.games.dictators.library import CARDS, DICTATORS, LEVELS, PRESIDENTIAL
from resolute.games.dictators.rules.barriers import NO_FLY_ZONES, ROADBLOCKS, road_name
from resolute.games.dictators.rules.disarming import BONUS_ZONE
from resolute.games.dictators.rules.events import carry_out, name_of
from resolute.games.dictators.rules.president import NEEDED, impressed_by, least_said
from resolute.games.dictators.rules.turns import ACTIONS
from resolute.games.dictators.state import KEPT_CARD, NUCLEAR, ON_THE_BOARD, PUBLIC, TOKEN, Dictators, Player
from resolute.games.dictators.ways import obstacles_for, stops_between

_COLUMNS = ("State", "Zone", "Time zone", "Facility")
_IN_PLAY = {Kind.ASSET: "asset", Kind.FOUNDING_FATHER: "father"}


# Faces


@cache
def card_face(card: int, lying: str = "card") -> Face:
    """A command card; where it lies begins its id: a hand, the discards, or what somebody is looking at."""
    printed = CARDS[card]
    return Face(f"{lying}:{card}", printed.name, card_lines(printed), card_kind(printed))


@cache
def _in_play_face(card: int, turns: int) -> Face:
    printed = CARDS[card]
    left = (f"{turns} turns left" if turns > 1 else "1 turn left",) if turns else ()
    return Face(
        f"{_IN_PLAY.get(printed.kind, 'card')}:{card}", printed.name, (*card_lines(printed), *left), printed.kind.label
    )


@cache
def _dictator_face(dictator: int, power: int, used: str) -> Face:
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


# The parts


def dictators_view(t: Table[Dictators], seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may see."""
    s = t.state
    parts: dict[str, Part] = {
        "status": _status(t),
        "board": _board(s),
        "roadblocks": Zone("Roadblocks", tuple(_road_face(road) for road in s.roadblocks)),
        "no_fly": Zone(
            "No-fly zones", tuple(_sky_face(zone) for zone in range(len(TIME_ZONES)) if s.no_fly & 1 << zone)
        ),
        "defcon": _defcon(s.defcon),
        "tally": _tally(t),
    }
    if s.aside:
        parts["aside"] = Zone("Being played", tuple(card_face(card, "aside") for card in s.aside))
    chain = _chain(t)
    if chain:
        parts["chain"] = Zone("What is happening", chain)
    for actor, player in enumerate(s.players):
        sees_all = seat is not None and seat in s.seats_behind(actor)
        parts.update(_before(t, actor, player))
        parts.update(_secrets(t, actor, player, seat, sees_all))
    if s.examined or s.examined_presidential:
        looking = seat is not None and seat in s.seats_behind(s.examiner)
        parts["examined"] = _examined(t, looking)
    parts["decks"] = _decks(s)
    parts["discards"] = Zone("Discard pile", tuple(card_face(card, "discard") for card in s.discards))
    shown = (s.open_president,) if s.open_president != NOBODY else s.presidential_discards[-1:]
    parts["president"] = Zone("Presidential deck", tuple(president_face(card) for card in shown), len(s.presidential))
    return View("dictators", seat, t.number, parts)


def _status(t: Table[Dictators]) -> Facts:
    s = t.state
    rows = [("Round", str(s.round))]
    decision = t.decision
    if s.round:
        rows.append(("On turn", name_of(t, s.mover)))
        if s.played_by != s.mover:
            rows.append(("Played by", name_of(t, s.played_by)))
    if decision is not None:
        rows.append(("To decide", name_of(t, decision.seat)))
    if s.round:
        rows.append(("Actions left", f"{s.actions} of {max(s.actions, ACTIONS)}"))
        rows.append(("Travel", "still to be used" if s.travels > 0 else "used"))
    where = (
        f"{name_of(t, actor)} {'on the' if player.place == TRIDENT else 'in'} {PLACES[player.place].name}"
        for actor, player in enumerate(s.players)
    )
    rows.append(("Where", " · ".join(where)))
    if s.trident == ON_THE_BOARD:
        rows.append(("Warheads on the Trident", str(s.warheads)))
    return Facts("The race", tuple(rows))


def _board(s: Dictators) -> Map:
    tokens: dict[int, tuple[str, ...]] = {}
    for place, token in zip(FACILITIES[BONUS_ZONE], s.map_tokens, strict=False):
        if token:
            tokens[place] = ("warhead",)
    if s.trident == ON_THE_BOARD:
        tokens[TRIDENT] = ("trident",)
    for actor, player in enumerate(s.players):
        tokens[player.place] = (*tokens.get(player.place, ()), f"seat {actor + 1}")
    return _map(tuple(tokens.items()))


@lru_cache(maxsize=256)
def _map(tokens: tuple[tuple[int, tuple[str, ...]], ...]) -> Map:
    lying = dict(tokens)
    places = tuple(_place(place.number, lying.get(place.number, ())) for place in PLACES)
    return Map("North America", _COLUMNS, places, "dictators")


@lru_cache(maxsize=4096)
def _place(number: int, tokens: tuple[str, ...]) -> Place:
    one = PLACES[number]
    time_zone = TIME_ZONES[one.time_zone] if one.time_zone >= 0 else ""
    figures = (
        STATE_NAMES.get(one.state, ""),
        str(one.zone) if one.zone else "",
        time_zone,
        SITES.get(number, ""),
    )
    return Place(str(number), one.name, time_zone or one.country, figures, tokens)


@cache
def _road_face(road: int) -> Face:
    return Face(f"road:{road}", road_name(road), (), "Roadblock")


@cache
def _sky_face(zone: int) -> Face:
    return Face(f"time_zone:{zone}", TIME_ZONES[zone], (), "No-fly zone")


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
                f"disarmed{actor + 1}",
                name_of(t, actor),
                count,
                0,
                most,
                f"needs {least_said(s, actor)}",
            )
            for actor, count in enumerate(counts)
        ),
    )


def _chain(t: Table[Dictators]) -> tuple[Face, ...]:
    """What has been announced and still waits, the oldest first: each answer with what it answers."""
    faces = []
    for frame in t.agenda:
        if frame.step is pending:
            number, label, coming = frame.args
            event = coming.args[0].event if coming.step is carry_out else None
            lines = (f"against: {event.label}",) if event is not None else ()
            faces.append(Face(f"event:{number}", label, lines, "waiting"))
    return tuple(faces)


def _before(t: Table[Dictators], actor: int, player: Player) -> dict[str, Part]:
    """What lies open before a player."""
    s = t.state
    number, name = actor + 1, name_of(t, actor)
    own = f"dictator/{player.power}/"
    used = ""
    if any(at.startswith(own) for at in player.used):
        used = "Used for this game."
    elif any(at.startswith(own) for at in player.used_this_turn):
        used = f"Used, and ready again when the next turn of {name} begins."
    faces = () if player.dictator == NOBODY else (_dictator_face(player.dictator, player.power, used),)
    markers = [
        Marker("skips", "Turns to skip", player.skips),
        Marker("hand", "Cards in hand", len(player.hand)),
        Marker("tokens", "Warhead tokens", len(player.tokens)),
    ]
    if actor == s.mover and s.round:
        markers.append(Marker("actions", "Actions left", s.actions, 0, max(s.actions, ACTIONS)))
    return {
        f"dictator{number}": Zone(name, faces, seat=actor),
        f"play{number}": Zone(
            f"Before {name}",
            tuple(_in_play_face(card, left) for card, left in zip(player.in_play, player.turns_left, strict=True)),
            seat=actor,
        ),
        f"seat{number}": Tracks(name, tuple(markers)),
    }


def known_to(player: Player, seat: Seat | None) -> list[int]:
    """The pieces of a player that another seat has seen."""
    bits = PUBLIC if seat is None else PUBLIC | 1 << seat
    return [piece for piece, seats in player.known if seats & bits]


def _secrets(t: Table[Dictators], actor: int, player: Player, seat: Seat | None, sees_all: bool) -> dict[str, Part]:
    """Hand, nuclear cards, tokens and the card of token VII, as far as the seat may see them."""
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
    obstacles = obstacles_for(s.traits(actor), s.roadblocks, s.no_fly, trident=s.trident == ON_THE_BOARD)
    nuclear = (
        *(nuclear_face(place, False, len(stops_between(player.place, place, obstacles)) - 1) for place in targets),
        *(nuclear_face(place, True, 0) for place in player.disarmed),
    )
    parts: dict[str, Part] = {
        f"hand{number}": Zone(
            "Your hand" if actor == seat else f"Hand of {name}",
            tuple(card_face(card, "card" if sees_all else f"hand{number}") for card in hand),
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
            Marker("command", "Command deck", len(s.command)),
            Marker("discards", "Command discards", len(s.discards)),
            Marker("fathers", "Founding Fathers left", len(s.fathers)),
            Marker("father_discards", "Founding Fathers discarded", len(s.father_discards)),
            Marker("presidential", "Presidential deck", len(s.presidential)),
            Marker("roadblocks", "Roadblocks left", ROADBLOCKS - len(s.roadblocks)),
            Marker("no_fly", "No-fly tokens left", NO_FLY_ZONES - s.no_fly.bit_count()),
            Marker("spare", "Spare warhead tokens", len(s.spare_tokens)),
            Marker("warheads", "Warheads on the Trident", s.warheads),
        ),
    )
