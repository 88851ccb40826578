"""Effects and conditions of terror in the world: groups that are found, raided or struck, and networks that grow."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.errors import RulesError
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.forces import UnitType
from resolute.games.presidency.content.places import ALLIES, Capability, Closeness, Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import BoardFigure
from resolute.games.presidency.operations.moves import draw_closer
from resolute.games.presidency.rules.forces import in_box, leave_footprint
from resolute.games.presidency.rules.intelligence import find_group, use_intelligence
from resolute.games.presidency.rules.terror_groups import (
    CONUS,
    add_group,
    groups_in,
    place_group,
    promote_group,
    raise_highest_group,
)
from resolute.games.presidency.state import Presidency, TerrorGroup
from resolute.games.presidency.subjects import (
    GROUP,
    GROUP_BY_SUPERSTARS,
    GROUP_WITH_ALLY,
    REGION,
    group_place,
    group_region,
    is_one,
    number,
)
from resolute.games.presidency.words import effects_terror as said
from resolute.games.presidency.words.small import counted

STRONG = 3
MUCH_INFLUENCE = 3


def _place(on: Subject) -> tuple[int, int]:
    return group_place(on)


def _group(t: Table[Presidency], on: Subject) -> tuple[int, TerrorGroup]:
    region, place = _place(on)
    return region, groups_in(t.state, region)[place]


# What is so


def _strong_groups(s: Presidency, on: Subject) -> int:
    return sum(group.level >= STRONG for region in s.world.regions for group in region.terror_groups)


STRONG_GROUPS = BoardFigure("strong_groups", said.STRONG_GROUPS, _strong_groups, said.EACH_STRONG_GROUP)


class UnitThere(Condition, frozen=True):
    """A US unit of a type is in the region of the group."""

    kind: UnitType

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return in_box(t.state, group_region(on), self.kind) > 0

    def say(self) -> str:
        return said.unit_there(self.kind.unit)


class FocusThere(Condition, frozen=True):
    """National intelligence is focused on the region of the group."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return group_region(on) in t.state.world.national_intelligence

    def say(self) -> str:
        return said.FOCUS_THERE


class StrongOne(Condition, frozen=True):
    """The group has level 3 or 4."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _group(t, on)[1].level >= STRONG

    def say(self) -> str:
        return said.STRONG_ONE


class Fixed(Condition, frozen=True):
    """The group is a fixed target."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return _group(t, on)[1].box == IntelBox.TARGET_FIXED

    def say(self) -> str:
        return said.FIXED


class MuchInfluence(Condition, frozen=True):
    """A peer has three or more influence in the region of the group."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        here = t.state.world.regions[group_region(on)]
        return bool(max(here.russian_influence, here.chinese_influence) >= MUCH_INFLUENCE)

    def say(self) -> str:
        return said.MUCH_INFLUENCE


class BySuperstars(Condition, frozen=True):
    """The National Security Council's superstars do it."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return is_one(on, GROUP_BY_SUPERSTARS)

    def say(self) -> str:
        return said.BY_SUPERSTARS


class WithAlly(Condition, frozen=True):
    """An ally that knows the ground raids the group with the United States."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return is_one(on, GROUP_WITH_ALLY)

    def say(self) -> str:
        return said.WITH_ALLY


class Leads(Condition, frozen=True):
    """A strategic capability of the United States is above those of both peers."""

    capability: Capability

    def holds(self, t: Table[Any], on: Subject) -> bool:
        ours, *theirs = t.state.world.capabilities
        return all(ours[self.capability] > peer[self.capability] for peer in theirs)

    def say(self) -> str:
        return said.leads(self.capability.label)


class Watched(Condition, frozen=True):
    """A peer with influence in the region is better at cyber warfare."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        world = t.state.world
        here = world.regions[number(on, REGION)]
        ours, *theirs = (one[Capability.CYBER] for one in world.capabilities)
        return any(here.influence(peer) and better > ours for peer, better in enumerate(theirs))

    def say(self) -> str:
        return said.WATCHED


class SomeRogueState(Condition, frozen=True):
    """There is a rogue state counter on the board."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.world.rogue_count)

    def say(self) -> str:
        return said.SOME_ROGUE_STATE


# What happens to a group


class GroupFound(Effect, frozen=True):
    """The group moves one box to the right on the intel track."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, group = _group(t, on)
        place_group(t, region, group, group.level, IntelBox(min(group.box + 1, IntelBox.TARGET_FIXED)))

    def say(self) -> Saying:
        return Saying(said.GROUP_FOUND)


class GroupHit(Effect, frozen=True):
    """The group loses levels; what is left of it goes to a box of the intel track."""

    simple: ClassVar[bool] = True

    levels: int
    box: IntelBox = IntelBox.GATHERING

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region, group = _group(t, on)
        place_group(t, region, group, group.level - self.levels, self.box)

    def say(self) -> Saying:
        if not self.levels:
            return Saying(said.group_goes(self.box.label))
        return Saying(said.group_hit(counted(self.levels, "level"), self.box.label))


class FootprintThere(Effect, frozen=True):
    """A footprint in the region of the group."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        leave_footprint(t, group_region(on))

    def say(self) -> Saying:
        return Saying(said.FOOTPRINT_THERE)


# What intelligence finds in a region


class GroupsFound(Effect, frozen=True):
    """Groups of the region are found: the highest up to level 3, each in another box."""

    simple: ClassVar[bool] = True

    boxes: tuple[IntelBox, ...]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = number(on, REGION)
        taken: tuple[TerrorGroup, ...] = ()
        for box in self.boxes:
            found = find_group(t, region, box, taken)
            if found is not None:
                taken += (found,)

    def say(self) -> Saying:
        return Saying("", "and", tuple(Saying(said.group_found_in(box.label)) for box in self.boxes))


class IntelligenceUsed(Effect, frozen=True):
    """What else the intelligence is used for: a war to come, a war that is fought, or talks in a civil war."""

    strength: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(use_intelligence, number(on, REGION), self.strength)

    def say(self) -> Saying:
        return Saying(said.intelligence_used(self.strength))


# Terror acts


class HighestRises(Effect, frozen=True):
    """The highest group on the board rises a level, of equals one at random."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_highest_group(t)

    def say(self) -> Saying:
        return Saying(said.HIGHEST_RISES)


class TerrorExported(Effect, frozen=True):
    """A group of level 1 or 2 rises, at random; where there is none, a new one appears."""

    simple: ClassVar[bool] = True

    region: Region

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        weak = [group for group in groups_in(t.state, int(self.region)) if group.level < STRONG]
        if weak:
            promote_group(t, int(self.region), weak[t.dice.below(len(weak))] if len(weak) > 1 else weak[0])
        else:
            add_group(t, int(self.region))

    def say(self) -> Saying:
        return Saying(said.exported(self.region.label))


class Rift(Effect, frozen=True):
    """An ally is estranged."""

    simple: ClassVar[bool] = True

    ally: Nation

    def __post_init__(self) -> None:
        if self.ally not in ALLIES:
            raise RulesError(f"{self.ally.label} is no ally")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        draw_closer(t, int(self.ally), -int(Closeness.VERY_CLOSE))

    def say(self) -> Saying:
        return Saying(said.rift(self.ally.label))


class TwoRifts(Effect, frozen=True):
    """Two allies are estranged, as dice say."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        first = t.dice.below(len(ALLIES))
        second = t.dice.below(len(ALLIES) - 1)
        for ally in (first, second + (second >= first)):
            draw_closer(t, int(ALLIES[ally]), -int(Closeness.VERY_CLOSE))

    def say(self) -> Saying:
        return Saying(said.TWO_RIFTS)


__all__ = [
    "CONUS",
    "GROUP",
    "STRONG_GROUPS",
    "BySuperstars",
    "Fixed",
    "FocusThere",
    "FootprintThere",
    "GroupFound",
    "GroupHit",
    "GroupsFound",
    "HighestRises",
    "IntelligenceUsed",
    "Leads",
    "MuchInfluence",
    "Rift",
    "SomeRogueState",
    "StrongOne",
    "TerrorExported",
    "TwoRifts",
    "UnitThere",
    "Watched",
]
