"""Reactions: an event is announced, whoever can answer it is asked, and an answer is itself an event.

The announced frame waits below a window. The window asks in order; an answer announces itself in the same way,
so that the last is resolved first. A counter stops the pending frame, and a window whose event was stopped
closes. That somebody is asked is public, unless the table plays with a poker face: then every seat that holds
cards is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from resolute.engine.frames import Actor, Frame, Option, choice, do, step
from resolute.engine.table import Table


class Event(msgspec.Struct, frozen=True):
    """Something that is about to happen and may be answered."""

    id: int
    kind: str
    by: Actor
    label: str
    about: tuple[int | str, ...] = ()


def announce(
    t: Table[Any], kind: str, frame: Frame, *, by: Actor, label: str, about: tuple[int | str, ...] = ()
) -> Event:
    """Let everybody who can answer the coming frame do so before it runs.

    The seats are asked clockwise from the one after the actor, who is asked last.
    """
    t.serial += 1
    event = Event(t.serial, kind, by, label, about)
    order = tuple((by + turn) % t.seats for turn in range(1, t.seats + 1))
    t.then(window, event, order)
    t.then(pending, event.id, label, frame)
    return event


def pending_event(t: Table[Any], id: int) -> Frame | None:
    """The frame that waits for an event's window to close, unless it was stopped or has happened."""
    return next((frame for frame in t.ahead() if frame.step is pending and frame.args[0] == id), None)


def stop_event(t: Table[Any], id: int) -> bool:
    """Stop what was announced; False if it is no longer to be stopped."""
    frame = pending_event(t, id)
    if frame is None:
        return False
    t.cancel(frame)
    t.tell("stopped", frame.args[1])
    return True


def listen_again(t: Table[Any]) -> None:
    """Forget who asked not to be asked: a game calls this when a turn begins."""
    t.muted = ()


@step
def pending(t: Table[Any], id: int, label: str, frame: Frame) -> None:
    """Nobody stopped it, so it happens."""
    t.push(frame)


@step
def window(t: Table[Any], event: Event, left: tuple[Actor, ...]) -> None:
    """Those who could answer are asked one after the other, as long as the event is still to come."""
    if pending_event(t, event.id) is None:
        return
    for place, actor in enumerate(left):
        if _is_asked(t, actor, event):
            t.tell("asked", actor)
            t.then(answer, actor, event)
            t.then(window, event, left[place + 1 :])
            return


def _is_asked(t: Table[Any], actor: Actor, event: Event) -> bool:
    if (actor, "") in t.muted or (actor, event.kind) in t.muted:
        return False
    if t.options.get("poker_face") and t.game.holds_cards(t, actor):
        return True
    return any(True for _ in t.game.answers(t, actor, event))


def _prompt(t: Table[Any], actor: Actor, event: Event) -> str:
    return f"{event.label}: do you answer?"


@choice(_prompt, rule="reactions")
def answer(t: Table[Any], actor: Actor, event: Event) -> Iterator[Option]:
    """Answer the event, let it happen, or ask not to be asked again."""
    for option in t.game.answers(t, actor, event):
        yield Option(
            option.label,
            do(answered, actor, option.label, option.frame),
            at=option.at,
            cost=option.cost,
            group=option.group,
        )
    yield Option("Let it happen", do(let_it_happen), declines=True)
    yield Option("Don't ask me about this again this turn", do(mute, actor, event.kind))
    yield Option("Don't ask me again this turn", do(mute, actor, ""))


@step
def answered(t: Table[Any], actor: Actor, label: str, frame: Frame) -> None:
    """An answer is played. The game's own step pays for it and announces what it does, so that it can be
    answered in its turn."""
    t.tell("answered", actor, label)
    t.push(frame)


@step
def let_it_happen(t: Table[Any]) -> None:
    """The actor does not answer."""


@step
def mute(t: Table[Any], actor: Actor, kind: str) -> None:
    """The actor is not asked about this kind of event (or about anything) until the turn ends."""
    t.muted = (*t.muted, (actor, kind))
