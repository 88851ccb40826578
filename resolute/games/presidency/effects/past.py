"""Effects of old debts (charts D13 and WT3): shots at a rally, a crash and its emergency bill, a leap in technology."""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Saying
from resolute.engine.errors import RulesError
from resolute.engine.picks import Fitting
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.engine.words import signed
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.legacy import ELECTION_LEGACY
from resolute.games.presidency.content.places import PEERS, WORLD, Nation, Region
from resolute.games.presidency.content.terror import HIGHEST_LEVEL
from resolute.games.presidency.content.tracks import LEGACY_POINTS
from resolute.games.presidency.effects.forces import MAX_RAPID
from resolute.games.presidency.effects.regions import OnRegion
from resolute.games.presidency.operations.docket import box_of, file_bill, has_room, is_gone, is_pending, is_yours
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.operations.nations import change_peer_capability, random_capability
from resolute.games.presidency.rules.cabinet import replace_member
from resolute.games.presidency.rules.elections import final_score
from resolute.games.presidency.rules.forces import raise_rapid_capability
from resolute.games.presidency.rules.historical import end_without_victory
from resolute.games.presidency.rules.terror_groups import groups_in, promote_group
from resolute.games.presidency.state import YOURS
from resolute.games.presidency.subjects import REGION, number, target
from resolute.games.presidency.words import effects_past as said
from resolute.games.presidency.words.small import upper

LEAP = 3
"""By so much a capability of a peer rises at once."""

# Shots at a rally


class Friends(Condition, frozen=True):
    """There is a friend in Congress."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.congress.friends)

    def say(self) -> str:
        return said.FRIENDS


class Wounded(Effect, frozen=True):
    """A member of the cabinet is wounded and takes no action in the next segment of the whole cabinet."""

    simple: ClassVar[bool] = True
    office: Office

    def __post_init__(self) -> None:
        if self.office == Office.PRESIDENT:
            raise RulesError("the President is no member of the cabinet")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        cabinet = t.state.cabinet
        if self.office not in cabinet.wounded:
            cabinet.wounded += (int(self.office),)
        t.tell("wounded", int(self.office))

    def say(self) -> Saying:
        return Saying(said.wounded(self.office.label))


class MemberDies(Effect, frozen=True):
    """A member of the cabinet dies, and the office is filled."""

    office: Office

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(replace_member, int(self.office))

    def say(self) -> Saying:
        return Saying(said.member_dies(self.office.label))


class PresidentDies(Effect, frozen=True):
    """The President dies in office: history judges at once, and a historical start is not won."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.tell("president_dies")
        if t.state.scenario.key:
            t.then(end_without_victory)
            return
        move(t, LEGACY_POINTS, ELECTION_LEGACY, said.IN_OFFICE)
        t.then(final_score)

    def say(self) -> Saying:
        return Saying(said.president_dies(signed(ELECTION_LEGACY)))


# The crash


class EmergencyBill(Effect, frozen=True):
    """A bill is before Congress as the President's, without opposition; if it passes this year, the economy
    recovers."""

    simple: ClassVar[bool] = True
    bill: Bill

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s, bill = t.state, int(self.bill)
        pending = is_pending(s, bill)
        if is_gone(s, bill) or not (pending or has_room(s)):
            return
        s.congress.emergency = bill
        if not (pending and is_yours(s, bill) and box_of(s, bill) <= Place.ZERO):
            file_bill(t, bill, Place.ZERO, YOURS)

    def say(self) -> Saying:
        return Saying(said.emergency(self.bill.label))


ALL_REGIONS = Fitting(
    said.ALL_REGIONS,
    lambda t, on: [target(REGION, one) for one in WORLD],
    lambda t, one: upper(Region(number(one, REGION)).label),
)
"""The eight regions, for what happens to each of them."""


# The world


class BecomesRogue(OnRegion, frozen=True):
    """A terror group of the highest level becomes a rogue state, if there is one."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        region = self.where(on)
        for group in groups_in(t.state, region):
            if group.level == HIGHEST_LEVEL:
                promote_group(t, region, group)
                return

    def say(self) -> Saying:
        return Saying(said.becomes_rogue(HIGHEST_LEVEL, self.place))


class Leaps(Effect, frozen=True):
    """A random capability of a peer rises by three, and the United States hurry after it."""

    simple: ClassVar[bool] = True
    peer: Nation

    def __post_init__(self) -> None:
        if self.peer not in PEERS:
            raise RulesError("only Russia and China have capabilities")

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        which = random_capability(t)
        change_peer_capability(t, int(self.peer), which, LEAP)
        if sum(t.state.world.rapid_capabilities) < MAX_RAPID:
            raise_rapid_capability(t, which)

    def say(self) -> Saying:
        return Saying(said.leaps(self.peer.label, signed(LEAP)))
