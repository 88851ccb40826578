"""What an option points at lies on the table: every address of an option or a barred one is an id in the view."""

from __future__ import annotations

import random

import pytest

import resolute
from resolute.engine.frames import do
from resolute.engine.table import Table
from resolute.engine.views import Map, Tracks, View, Zone
from resolute.games.presidency import GAME
from resolute.games.presidency.content.bills import INITIATIVES, Bill, Place
from resolute.games.presidency.rules.cabinet import choose_replacement
from resolute.games.presidency.rules.cabinet_actions import cabinet_actions
from resolute.games.presidency.rules.economy import choose_assistance, choose_capability_to_improve
from resolute.games.presidency.rules.focus import choose_focus
from resolute.games.presidency.rules.scandals import choose_scandal_to_ease
from resolute.games.presidency.rules.terror_at_home import choose_group_to_raid, choose_group_to_track
from resolute.games.presidency.state import Presidency
from tests.presidency.helpers import Stage, presidency

SETTINGS = (
    {"difficulty": "easier", "new_player": True, "terms": 2},
    {"difficulty": "normal", "terms": 1},
    {"difficulty": "harder", "terms": 2},
)


def ids(view: View) -> list[str]:
    """Every element of a view, by its id."""
    found: list[str] = []
    for part in view.parts.values():
        if isinstance(part, Zone):
            found += [face.id for face in part.cards]
        elif isinstance(part, Tracks):
            found += [marker.id for marker in part.markers]
        elif isinstance(part, Map):
            found += [place.id for place in part.places]
    return found


def pointed_at(t: Table[Presidency]) -> set[str]:
    decision = t.decision
    assert decision is not None
    return {one.at for one in decision.options if one.at} | {one.at for one in decision.barred if one.at}


def nowhere(t: Table[Presidency]) -> set[str]:
    """What is pointed at and does not lie on the table."""
    found = ids(GAME.view(t, 0))
    assert len(found) == len(set(found)), "two elements have the same id"
    return pointed_at(t) - set(found)


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda one: str(one["difficulty"]))
def test_whatever_a_random_game_points_at_lies_on_the_table(settings: dict[str, object]) -> None:
    kinds: set[str] = set()
    for seed in range(12):
        table = resolute.new("presidency", seats=1, options=settings, seed=seed)
        choose = random.Random(seed)
        while (decision := table.decision) is not None:
            assert not nowhere(table), decision.name
            kinds |= {at.partition(":")[0] for at in pointed_at(table)}
            table.advance(choose.choice(decision.options))
    assert {"action", "bill", "candidate", "capability", "focus", "nation", "office", "region"} <= kinds


def asked(t: Stage) -> set[str]:
    assert not nowhere(t.table)
    return pointed_at(t.table)


def test_terror_groups_are_pointed_at_where_they_lie() -> None:
    """Equal groups are one choice; the first of them is lit."""
    groups = ((),) * 8 + ((4, 11, 9, 9, 7),)
    t = presidency(terror_groups=groups)
    assert asked(t.run(do(choose_group_to_track, 0))) == {"terror:0", "terror:2", "terror:1", "terror:4"}
    assert [option.at for option in t.decision.options] == ["terror:2", "terror:0"]
    t = presidency(terror_groups=groups).run(do(choose_group_to_raid, 0))
    assert [option.at for option in t.decision.options] == ["terror:1", "terror:4"] and not nowhere(t.table)


def test_offices_lie_on_the_table_with_whoever_holds_them() -> None:
    t = presidency(scandals=(2, 0, 1, 0, 0))
    assert asked(t.run(do(choose_scandal_to_ease, 0))) == {"office:0", "office:2"}
    part = GAME.view(t.table, 0).parts["cabinet"]
    assert isinstance(part, Zone)
    assert [(face.id, face.title, face.lines[-1:]) for face in part.cards[:3:2]] == [
        ("office:0", "You", ("deepening scandal",)),
        ("office:2", "Ellen Price", ("breaking scandal",)),
    ]
    assert "office:1" in asked(presidency().run(do(choose_replacement, 0))), "barred, and pointed at all the same"


def test_tensions_are_pointed_at_on_their_nation_or_beside_their_priority() -> None:
    lying = ((1,), (), (), (2,), *((),) * 9)
    t = presidency(tensions=lying, focus=(3, 0, 1, 2, 4, 5), focus_tensions=(0, 1, 0, 1, 0, 0)).run(do(cabinet_actions))
    t.choose("The President")
    assert {"nation:0", "nation:3", "focus:0"} <= asked(t), "the tension of the highest priority leaves first"


def test_priorities_capabilities_and_allies_lie_on_the_table() -> None:
    assert asked(presidency().run(do(choose_focus, 0, 2))) == {"focus:2", "focus:3", "focus:4", "focus:5"}
    assert "capability:3" in asked(presidency().run(do(choose_capability_to_improve, 0, 2, ())))
    assert {"nation:4", "nation:12", "region:0"} <= asked(presidency().run(do(choose_assistance, 0, 2)))


def test_every_bill_lies_in_one_place() -> None:
    """An initiative of the first level that is pending again is shown among the pending bills only."""
    again = INITIATIVES[2]
    bills = bytearray(25)
    bills[Bill.NASA], bills[Bill.EXPANDED_MILITARY], bills[again] = Place.LANDMARK, Place.OUT, Place.PLUS_ONE
    t = presidency(bills=bytes(bills), society=bytes((0, 1, 1, 0, 0, 0)))
    parts = GAME.view(t.table, 0).parts
    found = {name: parts[name] for name in ("pending", "passed", "unused")}
    shown = [face.id for part in found.values() if isinstance(part, Zone) for face in part.cards]
    assert sorted(shown) == sorted(f"bill:{number}" for number in range(1, 25))
    pending = found["pending"]
    assert isinstance(pending, Zone)
    assert [(face.id, face.lines) for face in pending.cards] == [
        (f"bill:{int(again)}", ("box +1", "yours", "level 1 passed"))
    ]
