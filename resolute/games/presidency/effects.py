"""The vocabulary of effects: what charts, bills, actions and cards are written in.

Each happens, says itself and lists its parts. `several(...)` joins them; effects that are `simple` never put a frame
on the agenda, so that a row of them is done at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from resolute.engine.conditions import Condition, Subject
from resolute.engine.effects import Choose, Effect, InOrder, Nothing, Saying, When, happen
from resolute.engine.errors import RulesError
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.tracks import TRACKS, TRENDING
from resolute.games.presidency.library import Kind, later
from resolute.games.presidency.moves import IMPROVES, WORSENS, move, trend
from resolute.games.presidency.people import gain_friend, gain_opponent, lose_friend, lose_opponent
from resolute.games.presidency.rolls import TrackCheck
from resolute.games.presidency.tensions import relieve_cabinet, strain_cabinet
from resolute.games.presidency.words import counted, signed, small

improves, worsens = IMPROVES, WORSENS
left, right = -1, 1
NOTHING = Nothing()


def some(number: int, what: str) -> None:
    """Refuse an effect that would change nothing."""
    if not number:
        raise RulesError(f"{what} 0 would change nothing")


def at_least_one(number: int, what: str) -> None:
    """Refuse a count that is none."""
    if number < 1:
        raise RulesError(f"{what} {number} is no count: write 1 or more")


def one_way(way: int, what: str) -> None:
    """Refuse a marker of a trending track that is neither improving nor worsening."""
    if way not in (IMPROVES, WORSENS):
        raise RulesError(f"{what} {way}: a marker improves (1) or worsens (-1)")


class Simple(Effect, frozen=True):
    """An effect that is done when it happens: nothing is asked or rolled."""


class Several(InOrder, frozen=True):
    """Several effects, one after the other, until the game ends. Simple ones that come first are done at once and
    need no address."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        waits = False
        for number, effect in enumerate(self.effects):
            if waits or not isinstance(effect, Simple):
                waits = True
                t.then(happen, f"{at}/{number}", on)
            else:
                effect.happen(t, at, on)
                if t.outcome is not None:
                    return

    def parts(self) -> Mapping[str, Effect]:
        first = next((number for number, one in enumerate(self.effects) if not isinstance(one, Simple)), None)
        return (
            {} if first is None else {str(number): self.effects[number] for number in range(first, len(self.effects))}
        )


def several(*effects: Effect) -> Effect:
    """These effects, one after the other; one is itself, none is nothing."""
    return effects[0] if len(effects) == 1 else Several(effects) if effects else Nothing()


class MoveTrack(Simple, frozen=True):
    """A marker moves along its track by so many boxes."""

    track: str
    by: int

    def __post_init__(self) -> None:
        if self.track not in TRACKS or self.track == "domestic_crisis":
            raise RulesError(f"{self.track} is no track that simply moves")
        some(self.by, self.track)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        move(t, self.track, self.by)

    def say(self) -> Saying:
        return Saying(f"{small(TRACKS[self.track].label)} {signed(self.by)}")


class MoveCrisis(Effect, frozen=True):
    """Domestic crises grow or shrink; they grow box by box, because each can become a failure, which is rolled for."""

    by: int

    def __post_init__(self) -> None:
        some(self.by, "domestic_crisis")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        move(t, "domestic_crisis", min(1, self.by))
        if self.by > 1:
            t.then(happen, f"{at}/more", on)

    def say(self) -> Saying:
        return Saying(f"domestic crises {signed(self.by)}")

    def parts(self) -> Mapping[str, Effect]:
        return {"more": MoveCrisis(self.by - 1)} if self.by > 1 else {}


class Trend(Simple, frozen=True):
    """An improving or worsening marker on a trending track."""

    track: str
    by: int

    def __post_init__(self) -> None:
        if self.track not in TRENDING:
            raise RulesError(f"{self.track} is no trending track")
        one_way(self.by, self.track)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        trend(t, self.track, self.by)

    def say(self) -> Saying:
        return Saying(f"{small(TRACKS[self.track].label)} {'improves' if self.by > 0 else 'worsens'}")


class People(Simple, frozen=True):
    """Friends or opponents come or go."""

    friends: bool
    by: int

    def __post_init__(self) -> None:
        some(self.by, "friend" if self.friends else "opponent")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        comes, goes = (gain_friend, lose_friend) if self.friends else (gain_opponent, lose_opponent)
        for _ in range(abs(self.by)):
            (comes if self.by > 0 else goes)(t)

    def say(self) -> Saying:
        who = "friend" if self.friends else "opponent"
        if self.by > 0:
            return Saying(f"{counted(self.by, f'new {who}')} in Congress")
        return Saying(f"lose {counted(-self.by, f'random {who}')} in Congress")


class CabinetTension(Effect, frozen=True):
    """Tensions come into the cabinet; if it is full of them there is a drama."""

    count: int = 1

    def __post_init__(self) -> None:
        at_least_one(self.count, "tension")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for _ in range(self.count):
            strain_cabinet(t)

    def say(self) -> Saying:
        return Saying(f"{counted(self.count, 'tension')} in the cabinet")


class CabinetRelief(Simple, frozen=True):
    """Tensions leave the cabinet."""

    count: int = 1

    def __post_init__(self) -> None:
        at_least_one(self.count, "relief")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        relieve_cabinet(t, self.count)

    def say(self) -> Saying:
        return Saying(f"remove {counted(self.count, 'tension')} from the cabinet")


class Named(Effect, frozen=True):
    """A step of some chapter, by its name, with a sentence of its own."""

    step: str
    sentence: str
    args: tuple[int | str, ...] = ()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        later(t, self.step, *self.args)

    def say(self) -> Saying:
        return Saying(self.sentence)


class OneOf(Choose, frozen=True):
    """The President chooses one of several effects, each under its own label.

    Where all of them do the same to another piece, `each` says it once: "an ally, which comes one level closer".
    """

    each: str = ""

    def say(self) -> Saying:
        if self.each:
            return Saying(f"choose {self.each} ({', '.join(label for label, _ in self.effects)})")
        return Saying("choose:", "or", tuple(Saying(f"{label}:", "and", (one.say(),)) for label, one in self.effects))


# How content is written


def approval(by: int) -> Effect:
    """Public approval, in boxes of two per cent."""
    return MoveTrack("approval", by)


def congress(by: int) -> Effect:
    """Relations with Congress."""
    return MoveTrack("congress", by)


def media(by: int) -> Effect:
    """Media relations."""
    return MoveTrack("media", by)


def homeland_security(by: int) -> Effect:
    """Homeland security."""
    return MoveTrack("homeland_security", by)


def world_opinion(by: int) -> Effect:
    """World opinion of the US."""
    return MoveTrack("world_opinion", by)


def prestige(by: int) -> Effect:
    """Presidential prestige."""
    return MoveTrack("prestige", by)


def party_relations(by: int) -> Effect:
    """Party relations; friends beyond what they allow fall away."""
    return MoveTrack("party_relations", by)


def action_points(by: int) -> Effect:
    """Action points."""
    return MoveTrack("action_points", by)


def legacy(by: int) -> Effect:
    """Legacy points."""
    return MoveTrack("legacy_points", by)


def lingering(by: int) -> Effect:
    """Lingering domestic issues; the sixth is a loss."""
    return MoveTrack("lingering_issues", by)


def cooperation(boxes: int) -> Effect:
    """Bipartisan cooperation, to the `right` or to the `left`."""
    return MoveTrack("cooperation", boxes)


def domestic_crisis(by: int) -> Effect:
    """Domestic crises; the third is a failure."""
    return MoveCrisis(by)


def economy(way: int) -> Effect:
    """A marker on the state of the economy: `improves` or `worsens`."""
    return Trend("economy", way)


def economy_box(by: int) -> Effect:
    """The state of the economy moves a whole box, whatever its second marker says."""
    return MoveTrack("economy", by)


def cabinet(way: int) -> Effect:
    """A marker on cabinet effectiveness: `improves` or `worsens`."""
    return Trend("cabinet_effectiveness", way)


def cabinet_box(by: int) -> Effect:
    """Cabinet effectiveness moves a whole box."""
    return MoveTrack("cabinet_effectiveness", by)


def tension(count: int = 1) -> Effect:
    """Tensions in the cabinet."""
    return CabinetTension(count)


def relief(count: int = 1) -> Effect:
    """Tensions leave the cabinet."""
    return CabinetRelief(count)


def friend(by: int = 1) -> Effect:
    """A friend comes, or a random one goes."""
    return People(True, by)


def opponent(by: int = 1) -> Effect:
    """An opponent comes, or a random one goes."""
    return People(False, by)


def drama() -> Effect:
    """A roll on the cabinet drama table."""
    return Named("cabinet_drama", "roll on Cabinet Drama")


def scandal(office: Office) -> Effect:
    """A new scandal about an office."""
    return Named("new_scandal", f"a scandal breaks about {office.label}", (int(office),))


def free_actions(count: int, kind: Kind = Kind.ANY) -> Effect:
    """Free actions at once."""
    at_least_one(count, "free_actions")
    if not kind:
        raise RulesError("free_actions need a type of action")
    types = [one.name.lower() for one in (Kind.DOMESTIC, Kind.DIPLOMATIC, Kind.MILITARY) if one in kind and one.name]
    what = "of any type" if kind == Kind.ANY else " or ".join(types)
    return Named("grant_actions", f"{counted(count, 'free action')} ({what}) at once", (count, int(kind)))


def check(track: str, passed: Effect, failed: Effect = NOTHING, **more: Any) -> TrackCheck:
    """A check of a track."""
    return TrackCheck(track, passed, failed, **more)


def when(condition: Condition, then: Effect, otherwise: Effect = NOTHING) -> Effect:
    """An effect that depends on a condition."""
    return When(condition, then, otherwise)


def choose(prompt: str, *effects: tuple[str, Effect]) -> Effect:
    """The President chooses one of these."""
    return OneOf(prompt, effects)
