"""What is about to happen or has just happened, and what somebody is asked who could answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from resolute.engine.frames import Actor, Option
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import (
    ABILITY,
    CARD,
    CONFRONT,
    CONVINCE_ROLL,
    CONVINCED,
    DEFCON_CARD,
    DISARM,
    DISARM_ROLL,
    DISARMED,
    DREW,
    MOVED,
    NOBODY,
    TURN_BEGINS,
    TURN_ENDS,
    Aim,
)
from resolute.games.dictators.library import CARDS, PRESIDENTIAL, ability_at
from resolute.games.dictators.words.names import name_of, place_name, site_name, success_said

T = Table[Any]


def aimed_at(t: T, aim: Aim | None, target: int) -> str:
    """At whom or what something is aimed, as the end of a sentence."""
    return "" if aim is None or target == NOBODY else f" on {aim.name_target(t, target)}"


def _disarms(t: T, name: str, place: int, *least: int) -> str:
    return f"{name} {'tries to disarm' if least else 'disarms'} {site_name(place)}"


def _rolled(name: str, total: int, least: int) -> str:
    return f"{name} rolled {total}, needed {least}+: {success_said(total >= least)}"


def _draws(t: T, name: str, *card: int) -> str:
    return f"{name} has taken {CARDS[card[0]].name} from the discards" if card else f"{name} has drawn a card"


_HAPPENS: Mapping[str, Callable[..., str]] = {
    MOVED: lambda t, name, start, place, how: f"{name} has moved to {place_name(place)}",
    CARD: lambda t, name, card, target: f"{name} plays {CARDS[card].name}{aimed_at(t, CARDS[card].aim, target)}",
    ABILITY: lambda t, name, at: f"{name} uses “{ability_at(at).label}”",
    DISARM: _disarms,
    DISARM_ROLL: lambda t, name, place, total, least: _rolled(name, total, least),
    DISARMED: lambda t, name, place: f"{name} has disarmed {site_name(place)}",
    DREW: _draws,
    CONFRONT: lambda t, name, card, least: f"{name} confronts the president: {PRESIDENTIAL[card].name}",
    CONVINCE_ROLL: lambda t, name, total, least: _rolled(name, total, least),
    CONVINCED: lambda t, name, total, least: f"{name} has convinced the president and is about to win",
    TURN_BEGINS: lambda t, name: f"{name}'s turn is starting",
    TURN_ENDS: lambda t, name: f"{name}'s turn is over",
    DEFCON_CARD: lambda t, name, level: f"DEFCON is about to drop to {level}",
}
_HAPPENS_TO_YOU: Mapping[str, Callable[..., str]] = {
    DISARM_ROLL: lambda place, total, least: _rolled("You", total, least),
    CONVINCE_ROLL: lambda total, least: _rolled("You", total, least),
    CONFRONT: lambda card, least: f"You confront the president: {PRESIDENTIAL[card].name}",
    TURN_BEGINS: lambda: "Your turn is starting",
    TURN_ENDS: lambda: "Your turn is over",
}


def event_words(t: T, event: Event) -> str:
    """An event as a sentence without its full stop."""
    return _HAPPENS[event.kind](t, name_of(t, event.by), *event.about)


# What somebody is asked


def answer_prompt(t: T, actor: Actor, event: Event, answers: Sequence[Option]) -> str:
    """What will happen, how likely that is, and what could be played on it."""
    own = _HAPPENS_TO_YOU.get(event.kind) if event.by == actor else None
    said = event_words(t, event) if own is None else own(*event.about)
    stakes = _stakes(event)
    if stakes and event.kind == CONFRONT and event.by != actor:
        said = f"{name_of(t, event.by)} is about to roll for the win"
    sentences = (f"{said} {stakes}".rstrip(), _question(answers))
    return " ".join(one if one.endswith((".", "!", "?")) else f"{one}." for one in sentences if one)


def _stakes(event: Event) -> str:
    """What has to be rolled yet, and how likely that is."""
    if event.kind == DISARM and len(event.about) > 1:
        return _chance(event.about[1], 6)
    if event.kind == CONFRONT and PRESIDENTIAL[int(event.about[0])].present:
        return _chance(event.about[1], 20)
    return ""


def _chance(least: int | str, sides: int) -> str:
    low = int(least)
    percent = max(0, min(100, round(100 * (sides + 1 - low) / sides)))
    return f"({low}+, {percent}%)"


def _question(answers: Sequence[Option]) -> str:
    if len(answers) != 1:
        return "Respond?"
    return f"{answers[0].label}?"
