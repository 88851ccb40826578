"""The players with everything that lies before them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from resolute.games.dictators.board.cards import Card, card
from resolute.games.dictators.board.looked import faces, figures, is_disarmed, marker
from resolute.payload import SeatPayload, TablePayload


class Standing(msgspec.Struct, frozen=True):
    """A player in the race: what the head of the page shows."""

    seat: int
    short: str
    mine: bool
    on_turn: bool
    won: bool
    disarmed: int
    needs: str
    """What he needs to convince the president."""
    least: str
    """The same as a figure."""


class Panel(msgspec.Struct, frozen=True):
    """A player with what lies before him."""

    standing: Standing
    label: str
    asked: bool
    lit: bool
    dictator: Card | None
    place: str
    in_play: tuple[Card, ...]
    seen: tuple[Card, ...]
    """Hidden cards of his that this visitor knows."""
    counts: tuple[tuple[str, str, int, str], ...]
    """What is counted: an id, the words before the figure, the figure, and the words behind it."""


class Dossier(msgspec.Struct, frozen=True):
    """More about a player, for whoever asks."""

    standing: Standing
    label: str
    player: str
    """Who plays: a name, or you."""
    dictator: Card | None
    trophies: tuple[str, ...]
    """Disarmed facilities."""
    in_play: tuple[Card, ...]


def player(payload: TablePayload, person: SeatPayload, pointed: Mapping[str, int], place: str) -> tuple[Panel, Dossier]:
    """One of the players, in short and in full."""
    parts, number = payload.parts, person.seat + 1
    counted = [(name.partition(":")[0], label, value) for name, label, value in figures(parts.get(f"seat{number}"))]
    mine = payload.seat == person.seat
    disarmed, needs = marker(parts.get("tally"), f"seat:{person.seat}")
    ranking = payload.outcome.ranking if payload.outcome is not None else ()
    standing = Standing(
        seat=person.seat,
        short=person.label,
        mine=mine,
        on_turn=any(name == "actions" for name, _, _ in counted) and payload.outcome is None,
        won=len(ranking) > 1 and person.seat in ranking[0],
        disarmed=disarmed,
        needs=needs,
        least=str(marker(parts.get(f"seat{number}"), f"needs:{person.seat}")[0]),
    )
    known = [face for name in ("hand", "nuclear", "tokens", "aside") for face in faces(parts.get(f"{name}{number}"))]
    trophies = tuple([face.title for face in known if is_disarmed(face)])
    before = faces(parts.get(f"dictator{number}"))
    dictator = card(before[0], pointed) if before else None
    in_play = tuple([card(face, pointed) for face in faces(parts.get(f"play{number}"))])
    panel = Panel(
        standing=standing,
        label=person.label,
        asked=payload.decision is not None and payload.decision.seat == person.seat,
        lit=f"seat:{person.seat}" in pointed,
        dictator=dictator,
        place=place,
        in_play=in_play,
        seen=() if mine else tuple([card(face, pointed) for face in known if not is_disarmed(face)]),
        counts=tuple(
            [
                (f"{name}{number}", *_worded(name, value))
                for name, _, value in counted
                if value and name in _COUNTED and not (name == "actions" and payload.outcome)
            ]
        ),
    )
    return panel, Dossier(standing, person.label, "you" if mine else person.name, dictator, trophies, in_play)


_COUNTED = {
    "skips": ("skips", "turn"),
    "hand": ("", "card"),
    "tokens": ("", "token"),
    "actions": ("", "action"),
}


def _worded(name: str, value: int) -> tuple[str, int, str]:
    """A figure with as few words as possible."""
    before, behind = _COUNTED[name]
    return before, value, behind if value == 1 else f"{behind}s"
