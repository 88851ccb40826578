"""Picks: an effect happens to a subject that is chosen, drawn by lot, or to each that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from resolute.engine.effects import Effect, Nothing, Saying, happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.subjects import Subject, Target
from resolute.engine.table import Table
from resolute.engine.words import Words


class Fitting(msgspec.Struct, frozen=True):
    """A kind of things that an effect can happen to: which fit now, what they are called, and what a list says of each.

    `barred` names those that people would expect to be able to choose, with the reason why they cannot.
    """

    words: Words
    of: Callable[[Any, Subject], Sequence[Target]]
    label: Callable[[Any, Target], str]
    cost: Callable[[Any, Target], str] = lambda t, target: ""
    barred: Callable[[Any], Iterable[Barred]] = lambda t: ()
    # The id in the view of what shows it, if it has none of its own.
    at: Callable[[Target], str] = lambda target: target.at


class Pick(Effect, frozen=True):
    """An effect happens to one of those that fit, at somebody's choice or by lot, or to each of them in turn.

    Where nothing fits, `otherwise` happens. What is picked is the subject of everything inside.
    """

    prompt: Words
    fitting: Fitting
    effect: Effect
    how: Literal["choose", "random", "each"] = "choose"
    rule: str = ""
    otherwise: Effect = Nothing()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        found = self.fitting.of(t, on)
        if not found:
            self.otherwise.happen(t, f"{at}/otherwise", on)
        elif self.how == "choose":
            t.then(pick_printed, t.game.actor_for(t, on), at, on)
        elif self.how == "random":
            one = found[t.dice.below(len(found))] if len(found) > 1 else found[0]
            self.effect.happen(t, f"{at}/there", one)
        else:
            t.then(happen_to_each, at, tuple(found))

    def say(self) -> Saying:
        begins = {"choose": "choose {}:", "random": "{} at random:", "each": "each of {}:"}[self.how]
        said = Saying(begins.format(self.fitting.words), "and", (self.effect.say(),))
        if isinstance(self.otherwise, Nothing):
            return said
        return Saying("", "and", (said, Saying("if there is none:", "and", (self.otherwise.say(),))))

    def parts(self) -> Mapping[str, Effect]:
        return {"there": self.effect, "otherwise": self.otherwise}


def _pick(t: Table[Any], at: str) -> Pick:
    effect = t.game.book.at(at)
    assert isinstance(effect, Pick)
    return effect


def _prompt(t: Table[Any], actor: Actor, at: str, on: Subject) -> str:
    return _pick(t, at).prompt


def _rule(t: Table[Any], actor: Actor, at: str, on: Subject) -> str:
    return _pick(t, at).rule


@choice(_prompt, rule=_rule)
def pick_printed(t: Table[Any], actor: Actor, at: str, on: Subject) -> Iterator[Option]:
    """One of those that fit, at the actor's choice."""
    fitting, there = _pick(t, at).fitting, f"{at}/there"
    for target in fitting.of(t, on):
        yield Option(fitting.label(t, target), do(happen, there, target), fitting.at(target), fitting.cost(t, target))


@pick_printed.barred
def _barred(t: Table[Any], actor: Actor, at: str, on: Subject) -> Iterator[Barred]:
    yield from _pick(t, at).fitting.barred(t)


@step
def happen_to_each(t: Table[Any], at: str, left: tuple[Target, ...]) -> None:
    """The effect happens to the first of them, and then to the others."""
    t.then(happen, f"{at}/there", left[0])
    if len(left) > 1:
        t.then(happen_to_each, at, left[1:])
