"""Effects and conditions of Russia's and China's charts: influence that spreads, cyber attacks, capabilities."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.operations.conflicts import strength_of
from resolute.games.presidency.operations.moves import WORSENS, align
from resolute.games.presidency.operations.regions import change_influence, random_region
from resolute.games.presidency.operations.sanctions import lift
from resolute.games.presidency.rolls import D10
from resolute.games.presidency.rules.wars import start_war
from resolute.games.presidency.words import effects_peers as said

SPREADS = 10
"""A roll and the alignment of the region together: up to this a peer gains influence there."""


class Spreads(Effect, frozen=True):
    """A peer tries to gain influence: in a region, or in a random one. A die and the region's alignment together are 10
    at most."""

    simple: ClassVar[bool] = True
    peer: Nation
    region: Region | None = None

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = random_region(t) if self.region is None else int(self.region)
        (face,) = t.roll_now(D10, said.SPREADS)
        if face + t.state.world.regions[region].alignment <= SPREADS:
            change_influence(t, int(self.peer), region, +1)
            align(t, region, WORSENS, said.SPREADS)
        else:
            t.tell("influence_refused", int(self.peer), region)

    def say(self) -> Saying:
        return Saying(said.spreads(self.peer.label, said.A_RANDOM_REGION if self.region is None else self.region.label))


class Leads(Condition, frozen=True):
    """A peer's cyber warfare compares with that of the United States: 1 better, 0 equal, -1 worse."""

    peer: Nation
    by: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        ours, *theirs = t.state.world.capabilities
        mine, other = theirs[self.peer][Capability.CYBER], ours[Capability.CYBER]
        return bool((mine > other) - (mine < other) == self.by)

    def say(self) -> str:
        return said.leads(self.peer.label, self.by)


class NotStronger(Condition, frozen=True):
    """A side of a conflict is not stronger than the other."""

    track: Track
    side: Belligerent

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return strength_of(t.state, int(self.track), int(self.side)) <= 0

    def say(self) -> str:
        return said.not_stronger(self.side.label)


class VetoesUN(Effect, frozen=True):
    """The sanctions of the UN on Iran, else those on North Korea, are lifted."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for one in (Nation.IRAN, Nation.NORTH_KOREA):
            if t.state.world.nations[one].under(SanctionKind.UN):
                lift(t, int(one), SanctionKind.UN)
                return

    def say(self) -> Saying:
        return Saying(said.VETO)


class ChinaProvokes(Effect, frozen=True):
    """China itself provokes a war with Japan, which is no automatic loss. (GM Conflict Tracks)"""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if not any(war.conflict == Track.CHINA_JAPAN for war in t.state.world.wars):
            t.then(start_war, int(Track.CHINA_JAPAN), int(Belligerent.CHINA), True)

    def say(self) -> Saying:
        return Saying(said.PROVOKES)
