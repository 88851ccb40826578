"""What the suite is told about Lobby."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from typing import Any

from resolute.engine.frames import Seat
from resolute.engine.journal import Entry
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import Group
from resolute.games.lobby.library import EXECUTIVES, IN_THE_PILE, LOBBIES
from resolute.games.lobby.redeal import knows
from resolute.games.lobby.state import Lobby
from tests.conformance.knowing import Known

_TELLS_OF_CARDS = {
    "drew_these": 0,
    "sees_hand": 1,
    "took_this": 2,
    "discards": 1,
    "plays": 1,
    "plays_on": 1,
    "shows": 1,
}
_TELLS_OF_LOBBIES = {"offered_lobbies": 1, "chose_lobby": 0, "shows_lobby": 1}
_GROUPS = {group.label for group in Group}
_HANDS = tuple(f"hand{number}" for number in range(1, 7))


def _as_tuple(value: Any) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def _told(entries: Iterable[Entry]) -> set[str]:
    told: set[str] = set()
    for entry in entries:
        if entry.kind in _TELLS_OF_CARDS:
            cards = _as_tuple(entry.about[_TELLS_OF_CARDS[entry.kind]])
            told.update(f"{where}:{card}" for card in cards for where in ("card", *_HANDS))
        elif entry.kind in _TELLS_OF_LOBBIES:
            cards = _as_tuple(entry.about[_TELLS_OF_LOBBIES[entry.kind]])
            told.update(f"lobby:{card}" for card in cards)
    return told


def _known(t: Table[Any], seat: Seat | None) -> set[str]:
    s: Lobby = t.state
    cards = [*s.discards, *s.aside, *(card for card in s.out if card in IN_THE_PILE)]
    for crisis in s.crises:
        cards += [crisis.card, *(laid.card for laid in (*crisis.fresh, *crisis.tucked))]
    # An executive that solved a crisis was seen on its way back to the pile.
    cards += [card for card in s.cards if card in EXECUTIVES and EXECUTIVES[card].returns]
    lobbies = [player.lobby for player in s.players] if s.shown else []
    for owner, player in enumerate(s.players):
        cards += [card for card in player.hand if knows(s, seat, owner, card)]
        if owner == seat:
            lobbies += player.offered
    return {f"card:{card}" for card in cards} | {f"lobby:{card}" for card in lobbies}


KNOWN = Known(
    packed=10 * 1024,
    endings=frozenset({"goal", "most_points", "shared"}),
    secret_ids=r"(?:card|hand\d|lobby)",
    told=_told,
    names={
        # "Columbia" is also a part of the capital's name.
        **{f"card:{number}": f" {card.name}" for number, card in IN_THE_PILE.items() if card.name != "Columbia"},
        # Unions and Farmers are also groups of supporters.
        **{f"lobby:{number}": one.name for number, one in LOBBIES.items() if one.name not in _GROUPS},
    },
    knows=_known,
    cells=frozenset(),
    reading=lambda noted: nullcontext(),
    # Three periods with six players take several thousand decisions.
    longest=60_000,
    followed=1.5,
    spacing=3,
)
