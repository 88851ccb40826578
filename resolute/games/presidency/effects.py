"""The vocabulary of effects: what charts, bills, actions and cards are written in.

Each happens, says itself and lists its parts. `several(...)` joins them; effects that are `simple` never put a frame
on the agenda, so that a row of them is done at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from resolute.engine.conditions import Condition, Subject
from resolute.engine.effects import Choose, Effect, InOrder, Nothing, Saying, When, happen
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.library import Kind, later
from resolute.games.presidency.moves import IMPROVES, WORSENS, move, trend
from resolute.games.presidency.people import gain_friend, gain_opponent, lose_friend, lose_opponent
from resolute.games.presidency.rolls import TrackCheck
from resolute.games.presidency.tensions import relieve_cabinet, strain_cabinet

improves, worsens = IMPROVES, WORSENS
left, right = -1, 1
NOTHING = Nothing()
_WORD = {1: "one", 2: "two", 3: "three", 4: "four"}


def small(label: str) -> str:
    """A label as it stands in the middle of a sentence."""
    return label[0].lower() + label[1:]


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

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        move(t, self.track, self.by)

    def say(self) -> Saying:
        return Saying(f"{small(TRACKS[self.track].label)} {self.by:+}")


class MoveCrisis(Effect, frozen=True):
    """Domestic crises grow or shrink; growing they can become a failure, which is rolled for."""

    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        move(t, "domestic_crisis", self.by)

    def say(self) -> Saying:
        return Saying(f"domestic crises {self.by:+}")


class Trend(Simple, frozen=True):
    """An improving or worsening marker on a trending track."""

    track: str
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        trend(t, self.track, self.by)

    def say(self) -> Saying:
        return Saying(f"{small(TRACKS[self.track].label)} {'improves' if self.by > 0 else 'worsens'}")


class People(Simple, frozen=True):
    """A friend or an opponent comes or goes."""

    friends: bool
    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        comes, goes = (gain_friend, lose_friend) if self.friends else (gain_opponent, lose_opponent)
        (comes if self.by > 0 else goes)(t)

    def say(self) -> Saying:
        who = "friend" if self.friends else "opponent"
        return Saying(f"{'a new' if self.by > 0 else 'lose a random'} {who} in Congress")


class CabinetTension(Effect, frozen=True):
    """Tensions come into the cabinet; if it is full of them there is a drama."""

    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for _ in range(self.count):
            strain_cabinet(t)

    def say(self) -> Saying:
        return Saying("a tension in the cabinet" if self.count == 1 else f"{_WORD[self.count]} tensions in the cabinet")


class CabinetRelief(Simple, frozen=True):
    """Tensions leave the cabinet."""

    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        relieve_cabinet(t, self.count)

    def say(self) -> Saying:
        return Saying(f"remove {'a tension' if self.count == 1 else f'{_WORD[self.count]} tensions'} from the cabinet")


class Named(Effect, frozen=True):
    """A step of some chapter, by its name, with a sentence of its own."""

    step: str
    sentence: str
    args: tuple[int | str, ...] = ()

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        later(t, self.step, *self.args)

    def say(self) -> Saying:
        return Saying(self.sentence)


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
    what = {Kind.ANY: "of any type", Kind.MILITARY: "military"}.get(kind, kind.name.lower() if kind.name else "")
    words = "a free action" if count == 1 else f"{_WORD[count]} free actions"
    return Named("grant_actions", f"{words} ({what}) at once", (count, int(kind)))


def check(track: str, passed: Effect, failed: Effect = NOTHING, **more: Any) -> TrackCheck:
    """A check of a track."""
    return TrackCheck(track, passed, failed, **more)


def when(condition: Condition, then: Effect, otherwise: Effect = NOTHING) -> Effect:
    """An effect that depends on a condition."""
    return When(condition, then, otherwise)


def choose(prompt: str, *effects: tuple[str, Effect]) -> Effect:
    """The President chooses one of these."""
    return Choose(prompt, effects)
