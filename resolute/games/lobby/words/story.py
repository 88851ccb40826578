"""How the journal is told: a heading for each turn, phase and initiative, and one sentence for what repeats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resolute.engine.story import About, Heading, Joining, Notice, Story, Tone
from resolute.engine.table import Table
from resolute.games.lobby.library import years_of
from resolute.games.lobby.words.journal import PHASES
from resolute.games.lobby.words.names import listed, millions, short, state_name, who

T = Table[Any]


def _nobody(t: T, *about: Any) -> None:
    return None


def _seat(t: T, seat: int, *rest: Any) -> int:
    return seat


def _turn(t: T, turn: int, period: int) -> str:
    first, last = years_of(turn)
    return f"Turn {turn}, {first}–{last}"


def _spent(t: T, some: Sequence[About]) -> str:
    """The same player spends for the same candidate several times in a row."""
    seat, candidate, votes, _ = some[0]
    paid = sum(one[3] for one in some)
    return f"{who(t, seat)} spent {millions(paid)} {'for' if votes > 0 else 'against'} {short(candidate)}."


def _paid(t: T, some: Sequence[About]) -> str:
    """Several players get or pay the same."""
    amount = some[0][1]
    names = listed([who(t, seat) for seat, _ in some])
    return f"{names} {'got' if amount > 0 else 'paid'} {millions(abs(amount))} each."


def _went_over(t: T, some: Sequence[About]) -> str:
    """Several politicians of one player change parties."""
    names = listed([short(card) for _, card, _ in some])
    return f"{names} ({who(t, some[0][0])}) changed parties."


STORY = Story(
    headings={
        "turn": Heading(_turn, _nobody),
        "initiative": Heading(lambda t, seat, number: f"{who(t, seat)}: initiative, round {number}", _seat),
        "phase": Heading(lambda t, phase: PHASES[phase], _nobody),
        "state_votes": Heading(lambda t, state: f"{state_name(state)} votes", _nobody),
    },
    notices={
        "lose_initiative": Notice(Tone.LOST),
        "answers_with": Notice(Tone.ANSWERED),
    },
    summaries={
        "drew_these": lambda t, cards: f"You drew {len(cards)} cards" if len(cards) > 2 else "",
    },
    joins={
        "spends": Joining(lambda one, other: one[:2] == other[:2] and one[2] * other[2] > 0, _spent),
        "money": Joining(lambda one, other: bool(one[1] == other[1]), _paid),
        "turns_party": Joining(lambda one, other: bool(one[0] == other[0]), _went_over),
    },
    quiet=frozenset({"asked"}),
)
