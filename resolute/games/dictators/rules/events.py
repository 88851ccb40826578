"""Announcing what happens, so that it can be answered, and carrying out what is played. (The Command Deck)"""

from __future__ import annotations

from msgspec.structs import replace

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Frame, do, step
from resolute.engine.pieces import changed
from resolute.engine.reactions import Event, announce, is_answerable, open_window, pending, pending_event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import DISARM, DISARMED, NOBODY
from resolute.games.dictators.state import Dictators, Link, Play

SURE_DEEDS = frozenset((DISARM, DISARMED))
"""What a card does itself: to stop this would be to counter the card."""


_KEPT = 8
"""For so many moves at most an exchange stays in sight."""


def is_sure(t: Table[Dictators]) -> bool:
    """Whether what is being carried out cannot be countered: a card that token VIII lets be played for free."""
    plays = t.state.plays
    return bool(plays) and plays[-1].sure


def before(t: Table[Dictators], kind: str, frame: Frame, *, by: Actor, about: tuple[int | str, ...] = ()) -> Event:
    """Something is about to happen: whoever can stop it is asked, unless that would counter a card that is sure.

    What else comes of such a card can be answered as usual: a DEFCON card that it draws, or what others play on it.
    The id of the event is 0 if nobody can answer it.
    """
    if kind in SURE_DEEDS and is_sure(t):
        t.push(frame)
        return Event(0, kind, by, about)
    return announce(t, kind, frame, by=by, about=about)


def answerable(t: Table[Dictators], kind: str) -> bool:
    """Whether anybody could answer an event of this kind: only then it is worth announcing."""
    return is_answerable(t, kind)


def after(t: Table[Dictators], kind: str, *, by: Actor, about: tuple[int | str, ...] = ()) -> None:
    """Something has happened: whoever can answer it is asked before the game goes on."""
    if answerable(t, kind):
        open_window(t, kind, do(go_on), by=by, about=about)


@step
def go_on(t: Table[Dictators]) -> None:
    """What has happened has been answered, or not; the game goes on."""


# Exchanges: what was played on what, for those who look at the table


def note_answer(t: Table[Dictators], event: Event, own: Event) -> None:
    """Something is played on an event; `own` is what is played, with the id under which it waits itself."""
    s = t.state
    links = s.exchange if any(_waits(t, link) for link in s.exchange) else ()
    at = _last_open(links, event)
    if at == NOBODY:
        links, at = (*links, Link(event)), len(links)
    s.exchange = (*links, Link(own, at))
    s.exchanged_at = t.number


def note_end(t: Table[Dictators], event: Event, *, stopped: bool) -> None:
    """An event is over, because it was stopped or because an answer has taken its place."""
    s = t.state
    at = _last_open(s.exchange, event)
    if at != NOBODY:
        s.exchange = changed(s.exchange, at, replace(_closed(s.exchange[at]), stopped=stopped))
        s.exchanged_at = t.number


def _closed(link: Link) -> Link:
    """A link that can no longer be answered."""
    return replace(link, event=replace(link.event, id=0))


def _last_open(links: tuple[Link, ...], event: Event) -> int:
    """Which link stands for an event: of equal ones the last that is open."""
    fitting = [at for at, link in enumerate(links) if link.event == event]
    return fitting[-1] if fitting and event.id else NOBODY


def _waits(t: Table[Dictators], link: Link) -> bool:
    frame = pending_event(t, link.event.id) if link.event.id else None
    return frame is not None and frame.args[0] == link.event


def exchange_in_sight(t: Table[Dictators]) -> tuple[tuple[Link, bool], ...]:
    """What was announced and answered, in the order in which it came, each with whether it still waits.

    What is over is shown together with what waits now, or for some moves if nothing does.
    """
    s = t.state
    waiting = [frame.args[0] for frame in t.agenda if frame.step is pending]
    links = s.exchange if t.number <= s.exchanged_at + _KEPT else ()
    shown = [(link, bool(link.event.id) and link.event in waiting) for link in links]
    if waiting and not any(waits for _, waits in shown):
        shown = []
    known = [link.event for link, waits in shown if waits]
    shown += [(Link(event), True) for event in waiting if event not in known]
    return tuple(shown)


@step
def acting_is_over(t: Table[Dictators]) -> None:
    """The player acts no more this turn: whatever ends the acting unwinds to here."""


@step
def carry_out(t: Table[Dictators], play: Play) -> None:
    """What is printed happens to the one who plays it, from its first effect to its last.

    It can no longer be answered; whether a window had been opened for it may depend on hidden hands.
    """
    s = t.state
    s.plays += (play,)
    if s.exchange:
        s.exchange = tuple(link if _waits(t, link) else _closed(link) for link in s.exchange)
    t.then(happen, play.at, play.actor)
    t.then(carried_out)


@step
def carried_out(t: Table[Dictators]) -> None:
    """The last effect has happened."""
    s = t.state
    s.plays, play = s.plays[:-1], s.plays[-1]
    if play.event is not None and s.exchange:
        s.exchange = tuple(_closed(link) if link.event.id > play.event.id else link for link in s.exchange)
