"""Effects: what is printed on cards and charts, as data that can happen, say itself and list its parts.

So the text on a card cannot disagree with what it does. What is too odd for this set is a named step with a
sentence of its own (`Act`), or an effect that the game adds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from resolute.engine.charts import Chart
from resolute.engine.conditions import Condition, Modifier, Subject, modifiers_now
from resolute.engine.frames import Actor, Frame, Option, choice, do, on_roll, step
from resolute.engine.table import D6, DiceSet, Table


class Saying(msgspec.Struct, frozen=True):
    """A text as a tree, so that "and" and "or" stay clear."""

    text: str = ""
    joined: Literal["and", "or", ""] = ""
    parts: tuple[Saying, ...] = ()

    def sentence(self, inner: bool = False) -> str:
        """The tree as one line; an "or" inside an "and" is put in brackets."""
        if not self.parts:
            return self.text
        word = "; " if self.joined == "and" else f" {self.joined} "
        body = word.join(part.sentence(inner=True) for part in self.parts)
        if inner and len(self.parts) > 1:
            body = f"({body})"
        return f"{self.text} {body}".strip()


class Effect(msgspec.Struct, frozen=True):
    """Something that a card or a chart row brings."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        """Bring it about. `at` is the address at which it is printed, `on` what it happens to."""
        raise NotImplementedError

    def say(self) -> Saying:
        """What it does, in words."""
        raise NotImplementedError

    def parts(self) -> Mapping[str, Effect]:
        """The effects inside it, by the name that their address uses."""
        return {}

    @property
    def printed_chart(self) -> Chart | None:
        """The chart that this effect rolls on, if it does."""
        return None


class Nothing(Effect, frozen=True):
    """Nothing happens."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        pass

    def say(self) -> Saying:
        return Saying("nothing happens")


class Shift(Effect, frozen=True):
    """A marker moves along its track."""

    track: str
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.shift(self.track, self.by)

    def say(self) -> Saying:
        return Saying(f"{self.track.replace('_', ' ')} {self.by:+}")


class Put(Effect, frozen=True):
    """A piece is placed in a zone of the state."""

    piece: int
    zone: str
    name: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        getattr(t.state, self.zone).add(self.piece)

    def say(self) -> Saying:
        return Saying(f"put {self.name} into {self.zone.replace('_', ' ')}")


class Take(Effect, frozen=True):
    """A piece is removed from a zone, if it is there."""

    piece: int
    zone: str
    name: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        zone = getattr(t.state, self.zone)
        if self.piece in zone.cards:
            zone.remove(self.piece)

    def say(self) -> Saying:
        return Saying(f"take {self.name} out of {self.zone.replace('_', ' ')}")


class Carry(Effect, frozen=True):
    """A piece moves from one zone to another, if it is in the first."""

    piece: int
    source: str
    target: str
    name: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        source = getattr(t.state, self.source)
        if self.piece in source.cards:
            source.remove(self.piece)
            getattr(t.state, self.target).add(self.piece)

    def say(self) -> Saying:
        return Saying(f"move {self.name} from {self.source.replace('_', ' ')} to {self.target.replace('_', ' ')}")


class Draw(Effect, frozen=True):
    """Cards are drawn from a face-down deck into a zone, as many as there are."""

    deck: str
    zone: str
    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        deck = getattr(t.state, self.deck)
        for _ in range(min(self.count, len(deck))):
            getattr(t.state, self.zone).add(deck.draw(t.dice))

    def say(self) -> Saying:
        return Saying(f"draw {self.count} from {self.deck.replace('_', ' ')}")


class InOrder(Effect, frozen=True):
    """Several effects, one after the other."""

    effects: tuple[Effect, ...]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for name in self.parts():
            t.then(happen, f"{at}/{name}", on)

    def say(self) -> Saying:
        return Saying("", "and", tuple(effect.say() for effect in self.effects))

    def parts(self) -> Mapping[str, Effect]:
        return {str(number): effect for number, effect in enumerate(self.effects)}


class When(Effect, frozen=True):
    """An effect that depends on a condition, which is looked at when its turn comes."""

    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(happen, f"{at}/{'then' if self.condition.holds(t, on) else 'otherwise'}", on)

    def say(self) -> Saying:
        yes = Saying(f"if {self.condition.say()}:", "and", (self.then.say(),))
        if isinstance(self.otherwise, Nothing):
            return yes
        return Saying("", "and", (yes, Saying("if not:", "and", (self.otherwise.say(),))))

    def parts(self) -> Mapping[str, Effect]:
        return {"then": self.then, "otherwise": self.otherwise}


class Check(Effect, frozen=True):
    """Dice against a track: a modified total of at most the track's value passes."""

    track: str
    passed: Effect
    failed: Effect
    dice: DiceSet = D6
    modifiers: tuple[Modifier, ...] = ()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.throw(
            self.dice,
            f"check of {self.track.replace('_', ' ')}",
            modifiers=modifiers_now(self.modifiers, t, on),
            then=do(checked, at, on),
        )

    def say(self) -> Saying:
        return Saying(
            f"check {self.track.replace('_', ' ')};",
            "or",
            (
                Saying("passed:", "and", (self.passed.say(),)),
                Saying("failed:", "and", (self.failed.say(),)),
            ),
        )

    def parts(self) -> Mapping[str, Effect]:
        return {"passed": self.passed, "failed": self.failed}


class OnChart(Effect, frozen=True):
    """A roll on a chart."""

    chart: Chart

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.throw(
            self.chart.dice,
            self.chart.name,
            modifiers=modifiers_now(self.chart.modifiers, t, on),
            then=do(row_hit, at, on),
            chart=at,
        )

    def say(self) -> Saying:
        rows = (Saying(f"{row.key} {row.name}:", "and", (row.effect.say(),)) for row in self.chart.rows)
        return Saying(f"roll on {self.chart.name}:", "or", tuple(rows))

    def parts(self) -> Mapping[str, Effect]:
        return {row.key: row.effect for row in self.chart.rows}

    @property
    def printed_chart(self) -> Chart | None:
        return self.chart


class Choose(Effect, frozen=True):
    """Whoever the game names chooses one of several effects."""

    prompt: str
    effects: tuple[tuple[str, Effect], ...]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(choose_printed, t.game.actor_for(t, on), at, on)

    def say(self) -> Saying:
        return Saying("choose:", "or", tuple(effect.say() for _, effect in self.effects))

    def parts(self) -> Mapping[str, Effect]:
        return {str(number): effect for number, (_, effect) in enumerate(self.effects)}


class Stop(Effect, frozen=True):
    """The way out: nothing more of this card happens."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.unwind(to=resolved)

    def say(self) -> Saying:
        return Saying("stop here")


class Act(Effect, frozen=True):
    """A step of the rules with a sentence of its own, for what is too odd for the set: `Act(do(step, ...), "...")`."""

    frame: Frame
    sentence: str

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.push(self.frame)

    def say(self) -> Saying:
        return Saying(self.sentence)


@step
def resolve(t: Table[Any], at: str, on: Subject) -> None:
    """A card is resolved from its first effect to its last, or to its way out."""
    t.then(happen, at, on)
    t.then(resolved)


@step
def resolved(t: Table[Any]) -> None:
    """The card is done."""


@step
def happen(t: Table[Any], at: str, on: Subject) -> None:
    """What is printed at an address happens."""
    t.game.book.at(at).happen(t, at, on)


@on_roll
def checked(t: Table[Any], total: int, at: str, on: Subject) -> None:
    """A check passes with a total of at most the track's value."""
    check = t.game.book.at(at)
    assert isinstance(check, Check)
    passed = total <= getattr(t.state, check.track)
    t.then(happen, f"{at}/{'passed' if passed else 'failed'}", on)


@on_roll
def row_hit(t: Table[Any], total: int, at: str, on: Subject) -> None:
    """The row that a total hits happens."""
    t.then(happen, f"{at}/{t.game.book.chart(at).row_for(total).key}", on)


def _prompt(t: Table[Any], actor: Actor, at: str, on: Subject) -> str:
    effect = t.game.book.at(at)
    assert isinstance(effect, Choose)
    return effect.prompt


@choice(_prompt, rule="")
def choose_printed(t: Table[Any], actor: Actor, at: str, on: Subject) -> Iterator[Option]:
    """One of the printed effects, at the actor's choice. The game says which section explains it (`printed_rule`)."""
    effect = t.game.book.at(at)
    assert isinstance(effect, Choose)
    for number, (label, _) in enumerate(effect.effects):
        part = f"{at}/{number}"
        yield Option(label, do(happen, part, on), cost=t.game.book.sentence(part))
