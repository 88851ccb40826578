"""What each seat may see: its own hand, targets and tokens, what it was shown of others', and all that lies open."""

from __future__ import annotations

from functools import cache, lru_cache

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import (
    Column,
    Face,
    Fact,
    Facts,
    Link,
    Map,
    Marker,
    Part,
    Place,
    PlaceGroup,
    Token,
    Tracks,
    View,
    Zone,
)
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
    by_ship,
)
from resolute.games.dictators.content.printed import NOBODY
from resolute.games.dictators.content.wording import level_said
from resolute.games.dictators.faces import (
    card_face,
    dictator_face,
    in_play_face,
    no_fly_face,
    nuclear_face,
    president_face,
    roadblock_face,
    state_face,
    token_face,
    told_apart,
)
from resolute.games.dictators.library import LEVELS, dictator_address
from resolute.games.dictators.race import chance_of, in_the_way
from resolute.games.dictators.rules.barriers import NO_FLY_ZONES, ROADBLOCKS
from resolute.games.dictators.rules.disarming import BONUS_ZONE
from resolute.games.dictators.rules.events import exchange_in_sight
from resolute.games.dictators.rules.president import NEEDED, impressed_by, least_on_die, least_said
from resolute.games.dictators.rules.stakes import as_it_stands
from resolute.games.dictators.state import KEPT_CARD, NUCLEAR, ON_THE_BOARD, PUBLIC, TOKEN, Dictators, Player
from resolute.games.dictators.state import Link as Exchanged
from resolute.games.dictators.view_race import race_part, roll_part, worth_part
from resolute.games.dictators.ways import turns_from
from resolute.games.dictators.words import race as race_words
from resolute.games.dictators.words import view as words
from resolute.games.dictators.words.events import event_words
from resolute.games.dictators.words.names import name_of

_COLUMNS = (
    Column("state", words.STATE),
    Column("zone", words.ZONE),
    Column("facility", words.FACILITY),
    Column("away", words.TURNS_AWAY),
)
_COUNTRIES = tuple(dict.fromkeys(place.country for place in PLACES if place.time_zone < 0))
_GROUPS = (
    *(PlaceGroup(f"time_zone:{zone}", words.time_zone(zone)) for zone in range(len(TIME_ZONES))),
    *(PlaceGroup(f"country:{one.lower()}", words.country(one)) for one in _COUNTRIES),
)
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
        "roadblocks": Zone(words.ROADBLOCKS, tuple(roadblock_face(road) for road in s.roadblocks)),
        "no_fly": _skies(s.no_fly),
        "defcon": _defcon(s.defcon),
        "tally": _tally(t),
        "race": race_part(t, seat),
    }
    rolled = roll_part(t)
    if rolled is not None:
        parts["roll"] = rolled
    if s.aside:
        parts["aside"] = Zone(words.BEING_PLAYED, tuple(card_face(card, "aside") for card in s.aside))
    exchange = exchange_in_sight(t)
    if exchange:
        waits = any(waits for _, waits in exchange)
        title = words.HAPPENING_NOW if waits else words.A_MOMENT_AGO
        parts["chain" if waits else "lately"] = _chain(t, title, exchange)
    decision = t.decision
    acting = decision.actor if decision is not None and decision.seat == seat else seat
    for actor, player in enumerate(s.players):
        sees_all = seat is not None and seat in s.seats_behind(actor)
        parts.update(_before(t, actor, player))
        parts.update(_secrets(t, actor, player, seat, sees_all, "card" if actor == acting else f"hand{actor + 1}"))
    if decision is not None and decision.name in _CHOOSE_DICTATORS:
        parts["dictators"] = Zone(words.FREE_DICTATORS, tuple(dictator_face(one) for one in s.dictators))
    if s.examined or s.examined_presidential:
        looking = seat is not None and seat in s.seats_behind(s.examiner)
        parts["examined"] = _examined(t, looking)
    parts["decks"] = _decks(s)
    parts["discards"] = Zone(words.DISCARDS, tuple(card_face(card, "discard") for card in s.discards))
    shown = (s.open_president,) if s.open_president != NOBODY else s.presidential_discards[-1:]
    faces = tuple(president_face(card) for card in shown)
    parts["president"] = Zone(words.PRESIDENTIAL_DECK, faces, len(s.presidential))
    return View("dictators", seat, t.number, told_apart(parts))


def _status(t: Table[Dictators]) -> Facts:
    """Whose turn it is, and what is left of it."""
    s = t.state
    if not s.round:
        return Facts(words.THIS_TURN)
    rows = [
        Fact("round", words.ROUND, str(s.round), s.round),
        Fact("turn", words.TURN, name_of(t, s.mover), seat=s.mover),
    ]
    if s.played_by != s.mover:
        rows.append(Fact("played_by", words.PLAYED_BY, name_of(t, s.played_by), seat=s.played_by))
    rows.append(Fact("actions", words.ACTIONS_LEFT, words.left_of(s.actions, s.actions_in_all), s.actions))
    rows.append(Fact("travels", words.TRAVEL, words.travel(s.travels), s.travels))
    return Facts(words.THIS_TURN, tuple(rows))


def _whereabouts(t: Table[Dictators]) -> Facts:
    """Who is where, and who decides."""
    s = t.state
    decision = t.decision
    rows = []
    if decision is not None:
        rows.append(Fact("deciding", words.DECIDING, name_of(t, decision.seat), seat=decision.seat))
    rows += [_standing(actor, name_of(t, actor), player.place) for actor, player in enumerate(s.players)]
    if s.trident == ON_THE_BOARD:
        rows.append(Fact("warheads", words.WARHEADS, str(s.warheads), s.warheads))
    return Facts(words.THE_RACE, tuple(rows))


@lru_cache(maxsize=2048)
def _standing(actor: int, name: str, place: int) -> Fact:
    return Fact("place", name, words.standing(place), seat=actor, about=(f"place:{place}",))


def _states(t: Table[Dictators]) -> Zone:
    """The states with somebody in them."""
    there: dict[str, tuple[int, ...]] = {}
    for actor, player in enumerate(t.state.players):
        state = PLACES[player.place].state
        if state:
            there[state] = (*there.get(state, ()), actor)
    return Zone(
        words.OCCUPIED_STATES,
        tuple(state_face(state, seats, tuple(name_of(t, one) for one in seats)) for state, seats in there.items()),
    )


@cache
def _skies(no_fly: int) -> Zone:
    return Zone(words.NO_FLY_ZONES, tuple(no_fly_face(zone) for zone in range(len(TIME_ZONES)) if no_fly & 1 << zone))


# The map


def _board(s: Dictators, seat: Seat | None) -> Map:
    """Every place, with what lies on it and how many turns away it is for this seat; and every way between them."""
    tokens: dict[int, tuple[Token, ...]] = {}
    for place, token in zip(FACILITIES[BONUS_ZONE], s.map_tokens, strict=False):
        if token:
            tokens[place] = (_FACE_DOWN,)
    if s.trident == ON_THE_BOARD:
        tokens[TRIDENT] = (_TRIDENT,)
    for actor, player in enumerate(s.players):
        tokens[player.place] = (*tokens.get(player.place, ()), _meeple(actor))
    away: tuple[int, ...] = ()
    if seat is not None:
        away = turns_from(s.players[seat].place, in_the_way(s, seat))
    return _map(tuple(tokens.items()), away, s.roadblocks, s.no_fly, s.trident == ON_THE_BOARD)


_FACE_DOWN = Token("warhead", words.ZONE_4_TOKEN)
_TRIDENT = Token("trident", words.TRIDENT_TOKEN)


@cache
def _meeple(actor: int) -> Token:
    return Token("meeple", words.meeple(actor), actor)


@lru_cache(maxsize=256)
def _map(
    tokens: tuple[tuple[int, tuple[Token, ...]], ...],
    away: tuple[int, ...],
    roadblocks: tuple[int, ...],
    no_fly: int,
    trident: bool,
) -> Map:
    lying = dict(tokens)
    turns = away or (-1,) * len(PLACES)
    places = tuple(_place(place.number, lying.get(place.number, ()), turns[place.number]) for place in PLACES)
    return Map(words.THE_MAP, _COLUMNS, places, "dictators", _GROUPS, _links(roadblocks, no_fly, trident))


@lru_cache(maxsize=256)
def _links(roadblocks: tuple[int, ...], no_fly: int, trident: bool) -> tuple[Link, ...]:
    """Roads, flights and ships, each with what bars it; no ship sails before the Trident surfaces or after it dives."""
    links = [
        _link("road", road, ends, words.ROADBLOCK_ON_IT if road in roadblocks else "")
        for road, ends in enumerate(ROADS)
    ]
    for number, (one, other) in enumerate(FLIGHTS):
        if not by_ship(one, other):
            shut = words.NO_FLY_ON_IT if FLOWN_OVER[one][other] & no_fly else ""
            links.append(_link("flight", number, (one, other), shut))
        elif trident:
            links.append(_link("ship", number, (one, other), ""))
    return tuple(links)


@cache
def _link(kind: str, number: int, ends: tuple[int, int], shut: str) -> Link:
    return Link(f"{kind}:{number}", kind, (f"place:{ends[0]}", f"place:{ends[1]}"), words.WAYS[kind], shut)


@lru_cache(maxsize=4096)
def _place(number: int, tokens: tuple[Token, ...], away: int) -> Place:
    one = PLACES[number]
    group = f"time_zone:{one.time_zone}" if one.time_zone >= 0 else f"country:{one.country.lower()}"
    figures = (
        STATE_NAMES.get(one.state, ""),
        str(one.zone) if one.zone else "",
        SITES.get(number, ""),
        str(away) if away >= 0 else "",
    )
    values = (one.state or None, one.zone or None, int(one.facility) or None, away if away >= 0 else None)
    return Place(f"place:{number}", one.name, group, figures, values, tokens)


# Tracks and cards


@cache
def _defcon(level: int) -> Tracks:
    marker = Marker("defcon", words.DEFCON_LEVEL, level, 1, max(LEVELS), level_said(LEVELS[level]))
    return Tracks(words.DEFCON, (marker,))


def _tally(t: Table[Dictators]) -> Tracks:
    s = t.state
    counts = [impressed_by(s, actor) for actor in s.seats]
    most = len(NEEDED) - 1
    return Tracks(
        words.DISARMED,
        tuple(
            Marker(
                f"seat:{actor}",
                name_of(t, actor),
                count,
                0,
                most,
                words.needs(least_said(s, actor)),
                seat=actor,
                goal=most,
            )
            for actor, count in enumerate(counts)
        ),
    )


def _chain(t: Table[Dictators], title: str, exchange: tuple[tuple[Exchanged, bool], ...]) -> Zone:
    """What has been announced and played on it, the oldest first: each answer with what it answers."""
    said = [event_words(t, as_it_stands(t, link.event)) for link, _ in exchange]
    faces = []
    for number, (link, waits) in enumerate(exchange, 1):
        answers = link.answers
        on = (words.in_answer_to(said[answers]),) if answers != NOBODY else ()
        fate = "stopped" if link.stopped else "waiting" if waits else ""
        faces.append(
            Face(
                f"event:{number}",
                said[number - 1],
                on,
                "event",
                label=words.FATES.get(fate, ""),
                tags=(fate,) if fate else (),
                about=(f"event:{answers + 1}",) if answers != NOBODY else (),
            )
        )
    return Zone(title, tuple(faces))


def _before(t: Table[Dictators], actor: int, player: Player) -> dict[str, Part]:
    """What lies open before a player."""
    s = t.state
    number, name = actor + 1, name_of(t, actor)
    own = f"{dictator_address(player.power)}/" if player.power != NOBODY else ""
    tag, used = "", ""
    if own and any(at.startswith(own) for at in player.used):
        tag, used = "used", words.USED_UP
    elif own and any(at.startswith(own) for at in player.used_this_turn):
        tag, used = "used_this_turn", words.used_until(name)
    faces = () if player.dictator == NOBODY else (dictator_face(player.dictator, player.power, tag, used),)
    markers = [
        Marker(f"skips:{actor}", words.TURNS_TO_SKIP, player.skips, seat=actor),
        Marker(f"hand:{actor}", words.CARDS_IN_HAND, len(player.hand), seat=actor),
        Marker(f"tokens:{actor}", words.ZONE_4_TOKENS, len(player.tokens), seat=actor),
        _way_home(s, actor),
        Marker(f"needs:{actor}", words.TO_CONVINCE, least_on_die(s, actor), seat=actor),
        Marker(f"chance:{actor}", race_words.CHANCE, chance_of(least_on_die(s, actor)), 0, 100, seat=actor),
    ]
    if actor == s.mover and s.round:
        markers.append(
            Marker(f"actions:{actor}", words.ACTIONS_LEFT, s.actions, 0, s.actions_in_all, seat=actor),
        )
    return {
        f"dictator{number}": Zone(name, faces, seat=actor),
        f"play{number}": Zone(
            words.in_front_of(name),
            tuple(in_play_face(card, left) for card, left in zip(player.in_play, player.turns_left, strict=True)),
            seat=actor,
        ),
        f"seat{number}": Tracks(name, tuple(markers)),
    }


def _way_home(s: Dictators, actor: int) -> Marker:
    """How many turns away Washington is."""
    turns = turns_from(s.players[actor].place, in_the_way(s, actor))[WASHINGTON]
    note = words.NO_WAY if turns < 0 else ""
    return Marker(f"washington:{actor}", words.TO_WASHINGTON, turns, note=note, seat=actor)


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
    away = turns_from(player.place, in_the_way(s, actor))
    nuclear = (
        *(nuclear_face(place, False, away[place]) for place in targets),
        *(nuclear_face(place, True, 0) for place in player.disarmed),
    )
    parts: dict[str, Part] = {
        f"hand{number}": Zone(
            words.hand(name, own=actor == seat),
            tuple(card_face(card, lying) for card in hand),
            len(player.hand) - len(hand),
            actor,
        ),
        f"nuclear{number}": Zone(words.NUCLEAR_CARDS, nuclear, len(player.targets) - len(targets), actor),
        f"tokens{number}": Zone(
            words.ZONE_4_TOKENS, tuple(token_face(token) for token in tokens), len(player.tokens) - len(tokens), actor
        ),
    }
    if targets:
        parts[f"worth{number}"] = worth_part(s, actor, targets)
    if player.kept_card != NOBODY:
        faces = (president_face(player.kept_card),) if kept else ()
        parts[f"aside{number}"] = Zone(words.KEPT_CARD, faces, 1 - len(faces), actor)
    return parts


def _examined(t: Table[Dictators], looking: bool) -> Zone:
    """Cards that somebody is looking at; two presidential cards that Louis draws lie open."""
    s = t.state
    count = len(s.examined) + len(s.examined_presidential)
    title = words.looking_at(name_of(t, s.examiner))
    if not looking and not s.examined_openly:
        return Zone(title, (), count, s.examiner)
    faces = (
        *(card_face(card, "examined") for card in s.examined),
        *(president_face(card) for card in s.examined_presidential),
    )
    return Zone(title, faces, 0, s.examiner)


def _decks(s: Dictators) -> Tracks:
    counts = {
        "command": len(s.command),
        "discards": len(s.discards),
        "fathers": len(s.fathers),
        "father_discards": len(s.father_discards),
        "presidential": len(s.presidential),
        "roadblocks": ROADBLOCKS - len(s.roadblocks),
        "no_fly": NO_FLY_ZONES - s.no_fly.bit_count(),
        "spare": len(s.spare_tokens),
        "warheads": s.warheads,
    }
    return Tracks(
        words.PILES, tuple(Marker(f"deck:{pile}", words.DECKS[pile], count) for pile, count in counts.items())
    )
