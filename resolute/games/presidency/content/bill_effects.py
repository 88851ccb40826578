"""What bills, initiatives and nominees bring, good or landmark; what priorities add, and what a veto costs.
(GM Passed Legislation, Greater Society Initiative, Supreme Court Justice, Legislative Priorities; charts D5, D7)

Bills of the opponents bring nothing of their own. (GM Bills)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.conditions import Condition
from resolute.engine.effects import (
    Effect,
    Saying,
    choose,
    several,
)
from resolute.engine.pieces import changed
from resolute.engine.rolling import OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.forces import RELEASED_BY_BILL, RELEASED_BY_INITIATIVE, UNITS, Box, UnitType
from resolute.games.presidency.content.places import (
    ALLY_REGION,
    Capability,
    Closeness,
    Nation,
    Region,
)
from resolute.games.presidency.effects.base import (
    action_points,
    approval,
    congress,
    cooperation,
    domestic_crisis,
    economy,
    economy_box,
    friend,
    homeland_security,
    improves,
    left,
    legacy,
    lingering,
    media,
    opponent,
    party_relations,
    prestige,
    right,
    when,
    world_opinion,
    worsens,
)
from resolute.games.presidency.effects.world import BetterCapability, Influence, alignment, choose_capability, goodwill
from resolute.games.presidency.operations.docket import public_rank
from resolute.games.presidency.operations.moves import align
from resolute.games.presidency.state import Unit
from resolute.games.presidency.subjects import (
    BILL,
    number,
)

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

_UNIT_NAMES = {
    UnitType.MARINES: "Marines",
    UnitType.LIGHT: "light army",
    UnitType.HEAVY: "heavy army",
    UnitType.AIR_FORCE: "air force",
    UnitType.CARRIER: "carrier group",
}
LANDMARK = legacy(+2)
"""What every landmark bill adds."""


class ReleaseUnits(Effect, frozen=True):
    """Units that Congress held back become available at home. (GM US Military Assets Legislative Holding Box)"""

    simple: ClassVar[bool] = True

    released: tuple[tuple[UnitType, int], ...]

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s = t.state
        for kind, count in self.released:
            held = [
                place
                for place, (one, _) in enumerate(UNITS)
                if one == kind and s.world.units[place].box == Box.HELD_BY_CONGRESS
            ]
            for place in held[:count]:
                s.world.units = changed(s.world.units, place, Unit(int(Region.CONUS)))
        t.tell("units_released")

    def say(self) -> Saying:
        units = ", ".join(f"{_UNIT_NAMES[kind]}{f' ({count})' if count > 1 else ''}" for kind, count in self.released)
        return Saying(f"new forces at home: {units}")


class TrendBesideAllies(Effect, frozen=True):
    """Every region with a very close ally trends pro-US."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        close = {
            region
            for region, ally in zip(ALLY_REGION, t.state.world.allies, strict=True)
            if ally.closeness == Closeness.VERY_CLOSE
        }
        for region in sorted(close - {Region.CONUS}):
            align(t, region, improves)

    def say(self) -> Saying:
        return Saying("every region with a very close ally trends pro-US")


class PublicWants(Condition, frozen=True):
    """The bill stands at a place among the public priorities."""

    place: int

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return public_rank(t.state, number(on, BILL)) == self.place - 1

    def say(self) -> str:
        return f"it is public priority {self.place}"


def _units(released: Mapping[UnitType, int]) -> Effect:
    return ReleaseUnits(tuple(released.items()))


def _lot(name: str, last: int, low: tuple[str, Effect], high: tuple[str, Effect]) -> Effect:
    """A six-sided die with two results."""
    return OnChart(Chart(name, (Row(1, last, *low), Row(last + 1, 6, *high))))


def _bill(bill: Bill, landmark: tuple[Effect, ...], good: tuple[Effect, ...]) -> None:
    PAGES[f"bill/{int(bill)}/landmark"] = several(LANDMARK, *landmark)
    PAGES[f"bill/{int(bill)}/good"] = several(*good)


_bill(Bill.SOCIAL_SECURITY, (economy(improves), approval(+3), media(+1)), (economy(improves), approval(+2)))
_bill(Bill.TAX_REFORM, (economy(improves), approval(+2), media(+1)), (approval(+2), action_points(+1)))
_bill(Bill.INFRASTRUCTURE, (economy(improves), approval(+2), media(+1)), (approval(+2),))
_bill(Bill.EDUCATION, (approval(+3), media(+1), friend()), (approval(+2),))
_bill(
    Bill.HOMELAND_SECURITY,
    (homeland_security(+1), approval(+2), media(+1)),
    (
        _lot(
            "Homeland Security: safety or liberty?",
            3,
            ("people feel safer", approval(+2)),
            ("people feel watched", approval(-1)),
        ),
    ),
)
_bill(Bill.JOB_CREATION, (economy(improves), approval(+3), media(+1)), (approval(+2), action_points(+1)))
_bill(
    Bill.HEALTH_CARE,
    (approval(+3), media(+1), opponent(-1)),
    (
        approval(+2),
        _lot("Health Care: who remembers it?", 3, ("a friend is won", friend()), ("an opponent is made", opponent())),
    ),
)
_bill(
    Bill.IMMIGRATION,
    (alignment(Region.CENTRAL_AMERICA, improves), economy(improves), goodwill(1)),
    (
        alignment(Region.CENTRAL_AMERICA, improves),
        _lot(
            "Immigration: how is it received?",
            4,
            ("it is welcomed", approval(+2)),
            ("it is resented", approval(-2)),
        ),
    ),
)
_bill(
    Bill.GUN_LEGISLATION,
    (
        choose(
            "What does the law heal?",
            ("A lingering issue", lingering(-1)),
            ("The domestic crises", domestic_crisis(-2)),
        ),
        action_points(+2),
        approval(+2),
        media(+1),
    ),
    (approval(+2), action_points(+1)),
)
_bill(Bill.PRIVACY, (approval(+3), media(+1), friend()), (approval(+2), action_points(+1)))
_bill(
    Bill.ENERGY_INDEPENDENCE,
    (
        economy(improves),
        approval(+3),
        choose(
            "Where does Russia lose influence?",
            ("Eastern Europe", Influence(Nation.RUSSIA, Region.EASTERN_EUROPE, -1)),
            ("The Eurozone", Influence(Nation.RUSSIA, Region.EUROZONE, -1)),
        ),
    ),
    (approval(+2), alignment(Region.MIDDLE_EAST, worsens)),
)
_bill(Bill.CYBER_SECURITY, (BetterCapability(Capability.CYBER), approval(+3)), (approval(+2),))
_bill(Bill.WELFARE, (approval(+2), congress(+1), media(+1)), (approval(+1),))
_bill(
    Bill.NASA,
    (
        approval(+3),
        congress(+1),
        choose(
            "What does the program improve?",
            ("Space warfare", BetterCapability(Capability.SPACE)),
            ("Strategic reconnaissance", BetterCapability(Capability.RECON)),
        ),
    ),
    (approval(+1),),
)
_bill(Bill.LINGERING_ISSUES, (lingering(-2), approval(+3), party_relations(+1)), (lingering(-1), approval(+1)))
_bill(Bill.EXPANDED_MILITARY, (_units(RELEASED_BY_BILL),), (_units(RELEASED_BY_BILL),))

# A Justice. A moderate always costs the President in their own party. (GM Supreme Court Justice)
PAGES[f"bill/{int(Bill.MODERATE_JUSTICE)}/landmark"] = several(
    legacy(+2), approval(+3), party_relations(-1), cooperation(2 * right)
)
PAGES[f"bill/{int(Bill.MODERATE_JUSTICE)}/good"] = several(approval(+1), party_relations(-1), cooperation(right))
PAGES[f"bill/{int(Bill.IDEOLOGUE_JUSTICE)}/landmark"] = several(
    legacy(+1), party_relations(+3), approval(-1), cooperation(left)
)
PAGES[f"bill/{int(Bill.IDEOLOGUE_JUSTICE)}/good"] = several(party_relations(+2), approval(-2), cooperation(left))

# Whose bill it is, and what a veto costs.
PAGES["bill/theirs"] = several(party_relations(-1), cooperation(right))
PAGES["veto/yours"] = several(approval(-2), party_relations(-1), congress(-1))
PAGES["veto/theirs"] = several(
    congress(-1), cooperation(left), when(PublicWants(1), approval(-2)), when(PublicWants(2), approval(-1))
)

# What somebody wanted is worth more.
PAGES["priority/public/1"] = several(legacy(+2), approval(+3))
PAGES["priority/public/2"] = several(legacy(+1), approval(+2))
PAGES["priority/public/3"] = approval(+1)
PAGES["priority/administration/1"] = several(legacy(+1), action_points(+4))
PAGES["priority/administration/2"] = several(legacy(+1), action_points(+2))
PAGES["priority/administration/3"] = action_points(+2)
PAGES["promise/landmark"] = several(approval(+4), party_relations(+1), congress(+1), action_points(+3))
PAGES["promise/good"] = several(approval(+2), party_relations(+1), action_points(+1))
# At the end of the year. (TSF Consequences 11)
PAGES["promise/judged_kept"] = several(approval(+3), party_relations(+1), friend())
PAGES["promise/judged_broken"] = several(approval(-2), party_relations(-1))


# The Greater Society: legacy for a good and for a landmark law of the first and of the second level, and the rewards.
LEGACY_OF_LEVEL = {1: (3, 4), 2: (5, 7)}


def _initiative(bill: Bill, first: tuple[Effect, ...], second: tuple[Effect, ...]) -> None:
    for level, rewards in ((1, first), (2, second)):
        good, landmark = LEGACY_OF_LEVEL[level]
        PAGES[f"society/{int(bill)}/{level}/good"] = several(legacy(good), *rewards)
        PAGES[f"society/{int(bill)}/{level}/landmark"] = several(legacy(landmark), *rewards)


_initiative(
    Bill.SECURITY_AND_DEFENSE,
    (approval(+2), _units(RELEASED_BY_INITIATIVE[0]), choose_capability()),
    (approval(+3), homeland_security(+1), _units(RELEASED_BY_INITIATIVE[1]), choose_capability()),
)
_initiative(
    Bill.FREEDOMS_AND_EQUALITY,
    (lingering(-1), approval(+3), action_points(+2), domestic_crisis(-1)),
    (lingering(-2), world_opinion(+1), approval(+4), action_points(+3), domestic_crisis(-1)),
)
_initiative(
    Bill.SPACE,
    (BetterCapability(Capability.RECON), approval(+3), TrendBesideAllies()),
    (
        approval(+4),
        TrendBesideAllies(),
        economy_box(+1),
        world_opinion(+1),
        choose(
            "What do the new worlds improve?",
            ("Strategic reconnaissance", BetterCapability(Capability.RECON)),
            ("Space warfare", BetterCapability(Capability.SPACE)),
        ),
    ),
)
_initiative(
    Bill.BALANCED_BUDGET,
    (economy(improves), approval(+2)),
    (economy_box(+1), approval(+4), congress(+1)),
)
_initiative(
    Bill.HEALTH_AND_LONGEVITY,
    (economy(improves), approval(+3)),
    (economy_box(+1), approval(+4), prestige(+1)),
)
_initiative(
    Bill.SCIENCE,
    (approval(+2), choose_capability()),
    (approval(+3), goodwill(1), world_opinion(+1), choose_capability()),
)
