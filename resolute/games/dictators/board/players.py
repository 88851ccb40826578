"""The players with everything they have in play."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.games.dictators.board.cards import Card, card
from resolute.games.dictators.board.reading import (
    faces,
    facts,
    figures,
    is_disarmed,
    marker,
    number_in,
    number_of,
    seat_of,
)
from resolute.games.dictators.library import DICTATORS
from resolute.games.dictators.words.shorts import DICTATOR_SHORTS
from resolute.payload import SeatPayload, TablePayload

NOT_DEALT = "nobody"
"""Stands for the key of a dictator who is not dealt yet."""


class Standing(msgspec.Struct, frozen=True):
    """A player in the race: what the header shows."""

    seat: int
    short: str
    key: str
    """The key of the dictator: whose bust stands for the seat."""
    mine: bool
    on_turn: bool
    won: bool
    disarmed: int
    zones: tuple[int, ...]
    """Which zones count as disarmed."""
    needs: str
    """What they need to convince the president."""
    least: int
    """The same as a figure."""
    chance: int
    """How likely that is, in percent."""
    turns: int
    """Turns to Washington; -1 if no way is open."""


class Panel(msgspec.Struct, frozen=True):
    """A player with what they have in play."""

    standing: Standing
    label: str
    player: str
    """Who plays: a name, or you."""
    asked: bool
    lit: bool
    bribed: str
    """Who plays this turn for them."""
    dictator: Card | None
    ability: str
    """What they can do in a few words."""
    place: str
    held: int
    """Cards in hand."""
    actions: int | None
    """How many they have left, in their turn."""
    in_play: tuple[Card, ...]
    seen: tuple[Card, ...]
    """Hidden cards of theirs that this visitor knows."""
    folded: tuple[str, ...]
    """What they have in play besides, where there is no room."""
    known: tuple[str, ...]
    """What this visitor knows besides."""
    counts: tuple[tuple[str, str, int, str], ...]
    """What is counted: an id, the words before the figure, the figure, and the words behind it."""


class Dossier(msgspec.Struct, frozen=True):
    """More about a player, for whoever asks."""

    standing: Standing
    label: str
    player: str
    """Who plays: a name, or you."""
    dictator: Card | None
    place: str
    held: int
    trophies: tuple[str, ...]
    """Disarmed facilities."""
    in_play: tuple[Card, ...]


def key_of(payload: TablePayload, seat: int) -> str:
    """The key of a seat's dictator."""
    dealt = faces(payload.parts.get(f"dictator{seat + 1}"))
    return DICTATORS[number_of(dealt[0])].key if dealt else NOT_DEALT


def player(payload: TablePayload, person: SeatPayload, pointed: Mapping[str, int], place: str) -> tuple[Panel, Dossier]:
    """One of the players, in short and in full."""
    parts, number = payload.parts, person.seat + 1
    tracks = parts.get(f"seat{number}")
    counted = [(name.partition(":")[0], label, value) for name, label, value in figures(tracks)]
    mine = payload.seat == person.seat
    disarmed, needs = marker(parts.get("tally"), f"seat:{person.seat}")
    ranking = payload.outcome.ranking if payload.outcome is not None else ()
    on_turn = any(name == "actions" for name, _, _ in counted) and payload.outcome is None
    standing = Standing(
        seat=person.seat,
        short=person.label,
        key=key_of(payload, person.seat),
        mine=mine,
        on_turn=on_turn,
        won=len(ranking) > 1 and person.seat in ranking[0],
        disarmed=disarmed,
        zones=_zones(payload, person.seat),
        needs=needs,
        least=marker(tracks, f"needs:{person.seat}")[0],
        chance=marker(tracks, f"chance:{person.seat}")[0],
        turns=marker(tracks, f"washington:{person.seat}")[0],
    )
    known = [face for name in ("hand", "nuclear", "tokens", "aside") for face in faces(parts.get(f"{name}{number}"))]
    trophies = tuple([face.title for face in known if is_disarmed(face)])
    before = faces(parts.get(f"dictator{number}"))
    dictator = card(before[0], pointed) if before else None
    in_play = tuple([card(face, pointed) for face in faces(parts.get(f"play{number}"))])
    held = marker(tracks, f"hand:{person.seat}")[0]
    who = _who(person)
    buyer = seat_of(parts.get("status"), "played_by") if on_turn else None
    seen = () if mine else tuple([card(face, pointed) for face in known if not is_disarmed(face)])
    room = ROOM if len(payload.seats) > CROWD else sum(_width(one) for one in (*in_play, *seen))
    shown_seen = tuple([one for one in seen if one.lit or len(payload.seats) <= CROWD])
    shown = _fitting(in_play, room - KNOWN * (len(seen) > len(shown_seen)))
    panel = Panel(
        standing=standing,
        label=person.label,
        player=who,
        asked=payload.decision is not None and payload.decision.seat == person.seat,
        lit=f"seat:{person.seat}" in pointed,
        bribed="" if buyer is None else payload.seats[buyer].label,
        dictator=dictator,
        ability=_ability(payload, person.seat),
        place=place,
        held=held,
        actions=next((value for name, _, value in counted if name == "actions"), None) if on_turn else None,
        in_play=shown,
        seen=shown_seen,
        folded=tuple([one.title for one in in_play if one not in shown]),
        known=tuple([one.title for one in seen if one not in shown_seen]),
        counts=tuple(
            [(f"{name}{number}", *_worded(name, value)) for name, _, value in counted if value and name in _COUNTED]
        ),
    )
    return panel, Dossier(standing, person.label, who, dictator, place, held, trophies, in_play)


CROWD = 3
"""With more seats than this a tile has room for one row of cards."""
ROOM, KNOWN = 32, 12
"""How many letters fit into that row, and how many of them the cards take that this visitor knows."""


def _width(one: Card) -> int:
    """How many letters a card in play takes."""
    return len(one.title) + len(one.left) + 3


def _fitting(cards: tuple[Card, ...], room: int) -> tuple[Card, ...]:
    """The cards for which there is room, and all that may be chosen."""
    shown: list[Card] = []
    for one in cards:
        room -= _width(one)
        if one.lit or room >= 0:
            shown.append(one)
    return tuple(shown)


def _who(person: SeatPayload) -> str:
    """Who plays a seat, in a word."""
    if person.mine:
        return "you"
    if person.waits:
        return "invited"
    return "bot" if person.kind == "bot" else person.name or "free"


def _zones(payload: TablePayload, seat: int) -> tuple[int, ...]:
    """The zones that a seat has disarmed."""
    done = [one for one in facts(payload.parts.get("race"), "zones") if one.seat == seat]
    return tuple(number_in(at) for one in done for at in one.about)


def _ability(payload: TablePayload, seat: int) -> str:
    """What a dictator can do; one who copies another has that ability."""
    dealt = faces(payload.parts.get(f"dictator{seat + 1}"))
    if not dealt:
        return ""
    copied = dealt[0].about
    return DICTATOR_SHORTS[DICTATORS[number_in(copied[0]) if copied else number_of(dealt[0])].key].ability


_COUNTED = {
    "skips": ("skips", "turn"),
    "tokens": ("", "token"),
}


def _worded(name: str, value: int) -> tuple[str, int, str]:
    """A figure with as few words as possible."""
    before, behind = _COUNTED[name]
    return before, value, behind if value == 1 else f"{behind}s"
