"""Reactions: an event is announced, whoever can answer it is asked, and an answer is itself an event.

The announced frame waits below a window. The window asks in order; an answer announces itself in the same way,
so that the last is resolved first. A counter stops the pending frame, and a window whose event was stopped
closes. If an event is still to come after an answer, because the answer was itself stopped or did something else, the
whole circle is asked once more: a seat that passed may have counted on that answer. That somebody is asked is public,
unless the table plays with a poker face: then every seat that holds cards is asked.

Something that has already happened can be announced too: the frame is then whatever the game goes on with.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from resolute.engine.frames import Actor, Frame, Option, choice, do, step
from resolute.engine.table import Table
from resolute.engine.words import Words

UNTIL_MY_TURN = "until my turn:"
"""Begins what a seat does not want to be asked about before its own next turn, not only in this one."""

LET_IT_HAPPEN: Words = "Let it happen"
NOT_ABOUT_THIS: Words = "Don't ask me about this again this turn"
NOT_THIS_TURN: Words = "Don't ask me again this turn"
NOT_UNTIL_MY_TURN: Words = "Don't ask me until my next turn"


def not_about(name: Words) -> Words:
    """The wish not to be asked about one piece."""
    return f"Don't ask me about {name} until my next turn"


class Event(msgspec.Struct, frozen=True):
    """Something that is about to happen and may be answered, in facts: the game has the words for it
    (`Game.event_words`). No two that wait have the same id."""

    id: int
    kind: str
    by: Actor
    about: tuple[int | str, ...] = ()


def announce(t: Table[Any], kind: str, frame: Frame, *, by: Actor, about: tuple[int | str, ...] = ()) -> Event:
    """Let everybody who can answer the coming frame do so before it runs.

    The seats are asked clockwise from the one after the actor, who is asked last. An event that nobody can answer
    needs no window.
    """
    if not is_answerable(t, kind):
        t.push(frame)
        return Event(0, kind, by, about)
    return open_window(t, kind, frame, by=by, about=about)


def open_window(t: Table[Any], kind: str, frame: Frame, *, by: Actor, about: tuple[int | str, ...] = ()) -> Event:
    """The same for an event of which it is clear that it is answerable."""
    # Counted from the events that wait: how many there have been may depend on what is hidden.
    last = 0
    for waiting in t.ahead():
        if waiting.step is pending and waiting.args[0].id > last:
            last = waiting.args[0].id
    t.serial = last + 1
    event = Event(t.serial, kind, by, about)
    t.then(window, event, _circle(t.seats, by))
    t.then(pending, event, frame)
    return event


def asking_order(t: Table[Any], event: Event) -> tuple[Actor, ...]:
    """In which order the seats are asked about an event."""
    return _circle(t.seats, event.by)


@cache
def _circle(seats: int, by: Actor) -> tuple[Actor, ...]:
    """Everybody clockwise from the seat after the actor, who comes last."""
    return tuple((by + turn) % seats for turn in range(1, seats + 1))


def is_answerable(t: Table[Any], kind: str) -> bool:
    """Whether an event of this kind needs a window: somebody might answer, or is asked to keep up appearances."""
    # Who is asked shows who may hold an answer, and so does that nobody is; with a poker face it shows nothing.
    if t.options.get("poker_face"):
        return not t.unanswered
    t.asked_by_secrets = True
    return not t.unanswered and t.game.may_be_answered(t, kind)


def pending_event(t: Table[Any], id: int) -> Frame | None:
    """The frame that waits for an event's window to close, unless it was stopped or has happened."""
    first = t.waiting(pending)
    if first is None or first.args[0].id == id:
        return first
    return next((frame for frame in t.ahead() if frame.step is pending and frame.args[0].id == id), None)


def open_event(t: Table[Any]) -> Event | None:
    """The event whose window is open; of several that wait, the one that will be settled first."""
    frame = t.waiting(pending)
    return None if frame is None else frame.args[0]


def stop_event(t: Table[Any], id: int) -> bool:
    """Stop what was announced; False if it is no longer to be stopped."""
    frame = pending_event(t, id)
    if frame is None:
        return False
    t.cancel(frame)
    event: Event = frame.args[0]
    t.tell("stopped", event.kind, event.by, event.about)
    return True


def listen_again(t: Table[Any], actor: Actor | None = None) -> None:
    """Forget who asked not to be asked: a game calls this when a turn begins.

    If it says whose turn it is, those who do not want to be asked before their own turn stay in peace.
    """
    if t.muted:
        keep = () if actor is None else t.muted
        t.muted = tuple(one for one in keep if one[0] != actor and one[1].startswith(UNTIL_MY_TURN))


def ask_again(t: Table[Any], actor: Actor) -> None:
    """Forget what an actor does not want to be asked about: another seat has decided that for it."""
    t.muted = tuple(one for one in t.muted if one[0] != actor)


@step
def pending(t: Table[Any], event: Event, frame: Frame) -> None:
    """Nobody stopped it, so it happens."""
    t.push(frame)


@step
def window(t: Table[Any], event: Event, left: tuple[Actor, ...]) -> None:
    """Those who could answer are asked one after the other, as long as the event is still to come."""
    if t.unanswered or pending_event(t, event.id) is None:
        return
    if left and not t.options.get("poker_face"):
        t.asked_by_secrets = True
    for place, actor in enumerate(left):
        if _is_asked(t, actor, event):
            t.tell("asked", actor, event.kind, event.by, event.about)
            t.then(answer, actor, event)
            t.then(window, event, left[place + 1 :])
            return


def _is_asked(t: Table[Any], actor: Actor, event: Event) -> bool:
    muted = t.muted
    if muted and ((actor, "") in muted or (actor, event.kind) in muted or (actor, UNTIL_MY_TURN) in muted):
        return False
    # With a poker face it must not show that only answers are left about which the seat does not want to be asked.
    if t.options.get("poker_face") and t.game.holds_cards(t, actor):
        return True
    answers = iter(t.game.answers(t, actor, event))
    if not muted:
        return next(answers, None) is not None
    return any((actor, UNTIL_MY_TURN + one.at) not in muted for one in answers)


def _prompt(t: Table[Any], actor: Actor, event: Event) -> str:
    return t.game.answer_prompt(t, actor, event)


@choice(_prompt, rule="Reactions")
def answer(t: Table[Any], actor: Actor, event: Event) -> list[Option]:
    """Answer the event, let it happen, or ask not to be asked again.

    Answers that name their piece as their group can be muted piece by piece.
    """
    found: list[Option] = []
    pieces: dict[str, str] = {}
    for option in t.game.answers(t, actor, event):
        if option.at and option.group:
            pieces[option.at] = option.group
        found.append(
            Option(
                option.label,
                do(answered, actor, event, option.frame),
                at=option.at,
                cost=option.cost,
                group=option.group,
                piece=option.piece,
            )
        )
    found.append(_LET_IT_HAPPEN)
    found.append(_mute_option(NOT_ABOUT_THIS, actor, event.kind))
    found.append(_mute_option(NOT_THIS_TURN, actor, ""))
    if not t.options.get("poker_face"):
        found += [_mute_option(not_about(name), actor, UNTIL_MY_TURN + at) for at, name in pieces.items()]
    found.append(_mute_option(NOT_UNTIL_MY_TURN, actor, UNTIL_MY_TURN))
    return found


@step
def answered(t: Table[Any], actor: Actor, event: Event, frame: Frame) -> None:
    """An answer is played. The game's own step pays for it and announces what it does, so that it can be
    answered in its turn. If the event is then still to come, everybody who can still answer is asked again."""
    if t.game.tells_answers:
        t.tell("answered", actor, event.kind, event.by, event.about)
    t.push(frame)
    rest = next(one for one in t.ahead() if one.step is window and one.args[0] == event)
    t.replace(rest, do(window, event, _circle(t.seats, event.by)))


@step
def let_it_happen(t: Table[Any]) -> None:
    """The actor does not answer."""


_LET_IT_HAPPEN = Option(LET_IT_HAPPEN, do(let_it_happen), declines=True)


@step
def mute(t: Table[Any], actor: Actor, kind: str) -> None:
    """The actor is not asked about this kind of event (or about a piece, or about anything) for a while."""
    t.muted = (*t.muted, (actor, kind))


@lru_cache(maxsize=4096)
def _mute_option(label: Words, actor: Actor, kind: str) -> Option:
    return Option(label, do(mute, actor, kind), mutes=True)
