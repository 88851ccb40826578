"""Announcing what happens, so that it can be answered, and carrying out what is played. (The Command Deck)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Frame, do, step
from resolute.engine.reactions import announce, is_answerable
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import DISARM, DISARMED
from resolute.games.dictators.library import DICTATORS
from resolute.games.dictators.state import Dictators, Play

SURE_DEEDS = frozenset((DISARM, DISARMED))
"""What a card does itself: to stop this would be to counter the card."""


def name_of(t: Table[Dictators], actor: Actor) -> str:
    """A player by the dictator's name."""
    dictator = t.state.players[actor].dictator
    return DICTATORS[dictator].name if dictator >= 0 else f"Seat {actor + 1}"


def is_sure(t: Table[Dictators]) -> bool:
    """Whether what is being carried out cannot be countered: a card that token VIII lets be played for free."""
    plays = t.state.plays
    return bool(plays) and plays[-1].sure


def before(
    t: Table[Dictators], kind: str, frame: Frame, *, by: Actor, label: str, about: tuple[int | str, ...] = ()
) -> None:
    """Something is about to happen: whoever can stop it is asked, unless that would counter a card that is sure.

    What else comes of such a card can be answered as usual: a DEFCON card that it draws, or what others play on it.
    """
    if kind in SURE_DEEDS and is_sure(t):
        t.push(frame)
    else:
        announce(t, kind, frame, by=by, label=label, about=about)


def answerable(t: Table[Dictators], kind: str) -> bool:
    """Whether anybody could answer an event of this kind: only then it is worth announcing."""
    return is_answerable(t, kind)


def after(t: Table[Dictators], kind: str, *, by: Actor, label: str, about: tuple[int | str, ...] = ()) -> None:
    """Something has happened: whoever can answer it is asked before the game goes on."""
    announce(t, kind, do(go_on), by=by, label=label, about=about)


@step
def go_on(t: Table[Dictators]) -> None:
    """What has happened has been answered, or not; the game goes on."""


@step
def acting_is_over(t: Table[Dictators]) -> None:
    """The player acts no more this turn: whatever ends the acting unwinds to here."""


@step
def carry_out(t: Table[Dictators], play: Play) -> None:
    """What is printed happens to the one who plays it, from its first effect to its last."""
    t.state.plays += (play,)
    t.then(happen, play.at, play.actor)
    t.then(carried_out)


@step
def carried_out(t: Table[Dictators]) -> None:
    """The last effect has happened."""
    t.state.plays = t.state.plays[:-1]
