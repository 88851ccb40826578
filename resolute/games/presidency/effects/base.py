"""The vocabulary of effects: what charts, bills, actions and cards are written in.

Each happens, says itself and lists its parts. `several(...)` joins them; effects that are `simple` never put a frame
on the agenda, so that a row of them is done at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import (
    Act,
    Effect,
    Nothing,
    Saying,
    Shift,
    When,
    happen,
)
from resolute.engine.errors import RulesError
from resolute.engine.frames import do
from resolute.engine.rolling import Check
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.values import Figure
from resolute.engine.words import signed
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.printed import APPROVAL_BOX
from resolute.games.presidency.content.tracks import (
    ACTION_POINTS,
    APPROVAL,
    CABINET_EFFECTIVENESS,
    CONGRESS,
    COOPERATION,
    DOMESTIC_CRISIS,
    ECONOMY,
    HOMELAND_SECURITY,
    LEGACY_POINTS,
    LINGERING_ISSUES,
    MEDIA,
    PARTY_RELATIONS,
    PRESTIGE,
    WORLD_OPINION,
    BoardTrack,
)
from resolute.games.presidency.library import (
    ANY,
    Kind,
    Kinds,
)
from resolute.games.presidency.operations.moves import IMPROVES, WORSENS, move, trend
from resolute.games.presidency.operations.people import gain_friend, gain_opponent, lose_friend, lose_opponent
from resolute.games.presidency.operations.tensions import (
    cabinet_drama,
    relieve_cabinet,
    strain_cabinet,
)
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.actions import grant_actions
from resolute.games.presidency.rules.scandals import new_scandal
from resolute.games.presidency.words import effects as said
from resolute.games.presidency.words.small import counted

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


class MoveTrack(Shift, frozen=True):
    """A marker moves along its track by so many boxes. A box of approval is said in percent, as the board shows it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.track is DOMESTIC_CRISIS:
            raise RulesError(f"{self.track.key} grows box by box: a failure can come between")

    def say(self) -> Saying:
        if self.track is not APPROVAL:
            return super().say()
        return Saying(f"{self.track.name} {signed(self.by * APPROVAL_BOX)}%")


class MoveCrisis(Effect, frozen=True):
    """Domestic crises grow or shrink; they grow box by box, because each can become a failure, which is rolled for."""

    by: int

    def __post_init__(self) -> None:
        some(self.by, "domestic_crisis")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        move(t, DOMESTIC_CRISIS, min(1, self.by))
        if self.by > 1:
            t.then(happen, f"{at}/more", on)

    def say(self) -> Saying:
        return Saying(said.domestic_crises(signed(self.by)))

    def parts(self) -> Mapping[str, Effect]:
        return {"more": MoveCrisis(self.by - 1)} if self.by > 1 else {}


class Trend(Effect, frozen=True):
    """An improving or worsening marker on a trending track."""

    simple: ClassVar[bool] = True

    track: BoardTrack
    by: int

    def __post_init__(self) -> None:
        if self.track.trend is None:
            raise RulesError(f"{self.track.key} is no trending track")
        one_way(self.by, self.track.key)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        trend(t, self.track, self.by)

    def say(self) -> Saying:
        verb = "improve" if self.by > 0 else "worsen"
        return Saying(f"{self.track.name} {verb if self.track.plural else verb + 's'}")


class People(Effect, frozen=True):
    """Friends or opponents come or go."""

    simple: ClassVar[bool] = True

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
            return Saying(said.in_congress(counted(self.by, said.new(who))))
        return Saying(said.lose_in_congress(counted(-self.by, said.random(who))))


class CabinetTension(Effect, frozen=True):
    """Tensions come into the cabinet; if it is full of them there is a drama."""

    count: int = 1

    def __post_init__(self) -> None:
        at_least_one(self.count, "tension")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for _ in range(self.count):
            strain_cabinet(t)

    def say(self) -> Saying:
        return Saying(said.in_the_cabinet(counted(self.count, "tension")))


class CabinetRelief(Effect, frozen=True):
    """Tensions leave the cabinet."""

    simple: ClassVar[bool] = True

    count: int = 1

    def __post_init__(self) -> None:
        at_least_one(self.count, "relief")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        relieve_cabinet(t, self.count)

    def say(self) -> Saying:
        return Saying(said.remove_from_the_cabinet(counted(self.count, "tension")))


class Setback(Effect, frozen=True):
    """Public approval falls: much is expected of a popular President, and little of an unpopular one."""

    simple: ClassVar[bool] = True

    boxes: int

    def __post_init__(self) -> None:
        at_least_one(self.boxes, "setback")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        stands = t.state.president.approval
        more = self._more * (stands >= POPULAR) - (stands <= UNPOPULAR)
        if self.boxes + more:
            move(t, APPROVAL, -self.boxes - more)

    @property
    def _more(self) -> int:
        return 1 if self.boxes < GREAT_SETBACK else 2

    def say(self) -> Saying:
        most = self.boxes + self._more
        loss = approval(-self.boxes).say().sentence()
        return Saying(said.setback(loss, _per_cent(-most), POPULAR, _per_cent(1 - self.boxes), UNPOPULAR))


class Applause(Effect, frozen=True):
    """Public approval rises, by a box less if the President is popular already."""

    simple: ClassVar[bool] = True

    boxes: int

    def __post_init__(self) -> None:
        at_least_one(self.boxes, "applause")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        boxes = self.boxes - (t.state.president.approval >= POPULAR)
        if boxes:
            move(t, APPROVAL, boxes)

    def say(self) -> Saying:
        return Saying(said.applause(approval(self.boxes).say().sentence(), _per_cent(self.boxes - 1), POPULAR))


def _per_cent(boxes: int) -> str:
    """A change of approval in percent; perhaps none."""
    return f"{signed(boxes * APPROVAL_BOX)}%" if boxes else "0"


POPULAR, UNPOPULAR = 54, 36
"""From this approval on a setback costs more and applause brings less, and up to this one a setback costs less."""
GREAT_SETBACK = 3


# How content is written


def setback(boxes: int) -> Effect:
    """So many boxes of public approval are lost, more by a popular President and fewer by an unpopular one."""
    return Setback(boxes)


def applause(boxes: int) -> Effect:
    """So many boxes of public approval are won, one fewer by a popular President."""
    return Applause(boxes)


def approval(by: int) -> Effect:
    """Public approval, in boxes of two percent."""
    return MoveTrack(APPROVAL, by)


def congress(by: int) -> Effect:
    """Relations with Congress."""
    return MoveTrack(CONGRESS, by)


def media(by: int) -> Effect:
    """Media relations."""
    return MoveTrack(MEDIA, by)


def homeland_security(by: int) -> Effect:
    """Homeland security."""
    return MoveTrack(HOMELAND_SECURITY, by)


def world_opinion(by: int) -> Effect:
    """World opinion of the US."""
    return MoveTrack(WORLD_OPINION, by)


def prestige(by: int) -> Effect:
    """Presidential prestige."""
    return MoveTrack(PRESTIGE, by)


def party_relations(by: int) -> Effect:
    """Party relations; friends beyond what they allow fall away."""
    return MoveTrack(PARTY_RELATIONS, by)


def action_points(by: int) -> Effect:
    """Action points."""
    return MoveTrack(ACTION_POINTS, by)


def legacy(by: int) -> Effect:
    """Legacy points."""
    return MoveTrack(LEGACY_POINTS, by)


def lingering(by: int) -> Effect:
    """Lingering domestic issues; the sixth is a loss."""
    return MoveTrack(LINGERING_ISSUES, by)


def cooperation(boxes: int) -> Effect:
    """Bipartisan cooperation, to the `right` or to the `left`."""
    return MoveTrack(COOPERATION, boxes)


def domestic_crisis(by: int) -> Effect:
    """Domestic crises; the third is a failure."""
    return MoveCrisis(by)


def economy(way: int) -> Effect:
    """A marker on the state of the economy: `improves` or `worsens`."""
    return Trend(ECONOMY, way)


def economy_box(by: int) -> Effect:
    """The state of the economy moves a whole box, whatever its second marker says."""
    return MoveTrack(ECONOMY, by)


def cabinet(way: int) -> Effect:
    """A marker on cabinet effectiveness: `improves` or `worsens`."""
    return Trend(CABINET_EFFECTIVENESS, way)


def cabinet_box(by: int) -> Effect:
    """Cabinet effectiveness moves a whole box."""
    return MoveTrack(CABINET_EFFECTIVENESS, by)


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
    return Act(do(cabinet_drama), said.ROLL_ON_CABINET_DRAMA)


def scandal(office: Office) -> Effect:
    """A new scandal about an office."""
    return Act(do(new_scandal, int(office)), said.a_scandal_breaks_about(office.label))


def free_actions(count: int, kinds: Kinds = ANY) -> Effect:
    """Free actions at once."""
    at_least_one(count, "free_actions")
    if not kinds:
        raise RulesError("free_actions need a type of action")
    types = [Kind(one).name.lower() for one in kinds]
    what = said.OF_ANY_TYPE if kinds == ANY else " or ".join(types)
    return Act(do(grant_actions, count, kinds), said.at_once(counted(count, said.FREE_ACTION), what))


def check(track: Figure, passed: Effect, failed: Effect = NOTHING, **more: Any) -> Check:
    """A ten-sided die against a track. (GM Track Checks)"""
    return Check(track, passed, failed, dice=D10, **more)


def when(condition: Condition, then: Effect, otherwise: Effect = NOTHING) -> Effect:
    """An effect that depends on a condition."""
    return When(condition, then, otherwise)
