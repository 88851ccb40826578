"""Effects: what is printed on cards and charts, as data that can happen, say itself and list its parts.

So the text on a card cannot disagree with what it does. Rolls are in `rolling.py`, subjects that are picked in
`picks.py`. What is too odd for the set is a step with a sentence of its own (`Act`), or an effect that the game adds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from resolute.engine.book import Book
from resolute.engine.conditions import Condition
from resolute.engine.errors import RulesError
from resolute.engine.frames import Actor, Barred, Frame, Option, choice, do, step
from resolute.engine.pieces import REMEMBERED
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.terms import After, Need, Price, unmet
from resolute.engine.values import Track
from resolute.engine.words import Words, signed

if TYPE_CHECKING:
    from resolute.engine.charts import Chart


POINT = "• "
"""What a line begins with that is one of several alternatives."""


class Saying(msgspec.Struct, frozen=True):
    """A text as a tree, so that "and" and "or" stay clear."""

    text: str = ""
    joined: Literal["and", "or", ""] = ""
    parts: tuple[Saying, ...] = ()
    asks: bool = False
    """Whether its text is a sentence of its own, such as a question."""

    def sentence(self, inner: bool = False) -> str:
        """The tree as one line; an "or" inside an "and" is put in brackets."""
        if not self.parts:
            return self.text
        said = [(part.sentence(inner=True), part.asks) for part in self.parts]
        body = _listed(said) if self.joined == "and" else f" {self.joined} ".join(text for text, _ in said)
        if inner and len(self.parts) > 1:
            body = f"({body})"
        return f"{self.text} {body}".strip()

    def lines(self) -> list[str]:
        """The tree as lines: a line for each part, and below a heading a point for each of its alternatives."""
        return [line for line, _ in self._lines()]

    def _lines(self) -> list[tuple[str, bool]]:
        """The same, each with whether it is a sentence of its own."""
        if not self.parts:
            return [(self.text, self.asks)]
        if self.joined == "or":
            heading = f"{self.text[:-1]}:" if self.text.endswith(";") else self.text
            return [(heading, self.asks), *((f"{POINT}{part._behind_heading()}", False) for part in self.parts)]
        found = [line for part in self.parts for line in part._lines()]
        if not self.text:
            return found
        first = next((place for place, (line, _) in enumerate(found) if line.startswith(POINT)), 0)
        if not first:
            return [(self._behind_heading(), False)]
        # What comes before the first point stands behind the heading.
        return [(f"{self.text} {_listed(found[:first])}", False), *found[first:]]

    def _behind_heading(self) -> str:
        """The heading and what it is about as one line, without brackets where there is only one thing."""
        return f"{self.text} {self.parts[0].sentence()}" if len(self.parts) == 1 and self.text else self.sentence()


def _listed(said: list[tuple[str, bool]]) -> str:
    """Things that happen one after the other; a question among them is a sentence of its own."""
    (found, _), *others = said
    for one, asks in others:
        found += f". {one}" if asks else f"; {one}"
    return found


class Effect(msgspec.Struct, frozen=True):
    """Something that a card or a chart row brings. A `simple` one is done when it happens, without dice or choices."""

    simple: ClassVar[bool] = False

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
    """A marker moves along its track, that of the subject if there is one for each."""

    simple: ClassVar[bool] = True
    track: Track
    by: int

    def __post_init__(self) -> None:
        if not self.by:
            raise RulesError(f"{self.track.key} 0 would change nothing")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.game.move(t, self.track, self.by, on=on)

    def say(self) -> Saying:
        return Saying(f"{self.track.name} {signed(self.by)}")


class InOrder(Effect, frozen=True):
    """Several effects, one after the other, until the game ends. Simple ones that come first are done at once and need
    no address; so is the last, if only simple ones come before it."""

    effects: tuple[Effect, ...]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        waits, last = False, len(self.effects) - 1
        for number, effect in enumerate(self.effects):
            if not waits and effect.simple:
                effect.happen(t, at, on)
                if t.outcome is not None:
                    return
            elif not waits and number == last:
                effect.happen(t, f"{at}/{number}", on)
            else:
                waits = True
                t.then(happen, f"{at}/{number}", on)

    def say(self) -> Saying:
        return Saying("", "and", tuple(effect.say() for effect in self.effects))

    def parts(self) -> Mapping[str, Effect]:
        first = next((number for number, one in enumerate(self.effects) if not one.simple), len(self.effects))
        return {str(number): self.effects[number] for number in range(first, len(self.effects))}


def several(*effects: Effect) -> Effect:
    """These effects, one after the other; one is itself, none is nothing."""
    return effects[0] if len(effects) == 1 else InOrder(effects) if effects else Nothing()


class When(Effect, frozen=True):
    """An effect that depends on a condition, which is looked at when its turn comes."""

    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if self.condition.holds(t, on):
            self.then.happen(t, f"{at}/then", on)
        else:
            self.otherwise.happen(t, f"{at}/otherwise", on)

    def say(self) -> Saying:
        yes = Saying(f"if {self.condition.say()}:", "and", (self.then.say(),))
        if isinstance(self.otherwise, Nothing):
            return yes
        return Saying("", "and", (yes, Saying("if not:", "and", (self.otherwise.say(),))))

    def parts(self) -> Mapping[str, Effect]:
        return {"then": self.then, "otherwise": self.otherwise}


class Offer(msgspec.Struct, frozen=True):
    """One of several effects that somebody may choose: its label, what it costs, and what it needs. An offer that
    cannot be paid for, or whose need is not met, is shown and barred, with the reason."""

    label: Words
    effect: Effect
    price: Price | None = None
    needs: tuple[Need, ...] = ()

    def why_not(self, t: Table[Any], on: Subject) -> str:
        """Why it cannot be chosen now; nothing, if it can."""
        if self.price is not None and not self.price.affordable(t, on):
            return self.price.why_not(t, on)
        return unmet(self.needs, t, on) if self.needs else ""


class Choose(Effect, frozen=True):
    """Whoever the game names chooses one of several effects.

    Where all of them do the same to another piece, `each` says it once: "an ally, which comes one level closer".
    """

    prompt: Words
    offers: tuple[Offer, ...]
    each: Words = ""

    def __post_init__(self) -> None:
        if all(one.price is not None or one.needs for one in self.offers):
            raise RulesError(f"{self.prompt!r} needs an option with neither a price nor a need")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(choose_printed, t.game.actor_for(t, on), at, on)

    def say(self) -> Saying:
        if self.each:
            return Saying(f"choose {self.each} ({', '.join(one.label for one in self.offers)})")
        return Saying("choose:", "or", tuple(_said(one) for one in self.offers))

    def parts(self) -> Mapping[str, Effect]:
        return {str(number): one.effect for number, one in enumerate(self.offers)}


def _said(one: Offer) -> Saying:
    terms = [one.price.say()] if one.price is not None else []
    terms += [need.say() for need in one.needs]
    listed = "; ".join(f"{term[:1].lower()}{term[1:]}" for term in terms)
    label = f"{one.label} ({listed}):" if terms else f"{one.label}:"
    return Saying(label, "and", (one.effect.say(),))


def choose(prompt: str, *effects: tuple[str, Effect], each: str = "") -> Choose:
    """A choice of effects that cost nothing."""
    return Choose(prompt, tuple(Offer(label, effect) for label, effect in effects), each)


class Stop(Effect, frozen=True):
    """The way out: nothing more of this card happens."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.unwind(to=resolved)

    def say(self) -> Saying:
        return Saying("stop here")


class WayOut(Effect, frozen=True):
    """What a card looks at first: if this is so, only the reward comes, and nothing more of the card happens."""

    condition: Condition
    reward: Effect = Nothing()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if self.condition.holds(t, on):
            t.unwind(to=resolved)
            t.then(happen, f"{at}/reward", on)

    def say(self) -> Saying:
        return Saying(f"way out, if {self.condition.say()}:", "and", (self.reward.say(),))

    def parts(self) -> Mapping[str, Effect]:
        return {"reward": self.reward}


class Goes(Effect, frozen=True):
    """This card goes elsewhere than it says."""

    simple: ClassVar[bool] = True
    after: After

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        waiting = t.waiting(card_goes)
        if waiting is not None:
            t.replace(waiting, do(card_goes, waiting.args[0], self.after.value))

    def say(self) -> Saying:
        return Saying(f"this card: {self.after.value}")


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
    """A card is resolved from its first effect to its last, or to its way out; then it goes where it says."""
    t.then(happen, at, on)
    t.then(resolved)
    card = t.game.book.card(at)
    if card is not None:
        t.then(card_goes, at, card.after.value)


@step
def resolved(t: Table[Any]) -> None:
    """The card is done."""


@step
def card_goes(t: Table[Any], at: str, after: str) -> None:
    """The card at this address goes where it has to go."""
    t.game.put_away(t, at, After(after))


@step
def happen(t: Table[Any], at: str, on: Subject) -> None:
    """What is printed at an address happens."""
    t.game.book.at(at).happen(t, at, on)


def _chosen(t: Table[Any], at: str) -> Choose:
    effect = t.game.book.at(at)
    assert isinstance(effect, Choose)
    return effect


def _prompt(t: Table[Any], actor: Actor, at: str, on: Subject) -> str:
    return _chosen(t, at).prompt


@choice(_prompt, rule="")
def choose_printed(t: Table[Any], actor: Actor, at: str, on: Subject) -> list[Option]:
    """One of the printed effects, at the actor's choice. The game says which section explains it (`printed_rule`)."""
    book = t.game.book
    offers = enumerate(_chosen(t, at).offers)
    return [_offered(book, at, number, on) for number, one in offers if not one.why_not(t, on)]


@lru_cache(maxsize=REMEMBERED)
def _offered(book: Book, at: str, number: int, on: Subject) -> Option:
    effect, part = book.at(at), f"{at}/{number}"
    assert isinstance(effect, Choose)
    one = effect.offers[number]
    frame = do(happen, part, on) if one.price is None else do(pay_and_happen, at, number, on)
    return Option(one.label, frame, cost=book.sentence(part))


@choose_printed.barred
def _barred_offers(t: Table[Any], actor: Actor, at: str, on: Subject) -> Iterator[Barred]:
    for one in _chosen(t, at).offers:
        reason = one.why_not(t, on)
        if reason:
            yield Barred(one.label, reason)


@step
def pay_and_happen(t: Table[Any], at: str, number: int, on: Subject) -> None:
    """The price of an offer is paid, and what it brings happens."""
    price = _chosen(t, at).offers[number].price
    if price is not None:
        price.pay(t, on)
    t.then(happen, f"{at}/{number}", on)
