"""The evaluation weighs the world: what is worse there makes a position worse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

import resolute
from resolute.bots import Observation, make_bot
from resolute.games.presidency.content.conflicts import CONFLICTS, Track
from resolute.games.presidency.content.diplomacy import Trade
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.evaluate_forces import forces_worth
from resolute.games.presidency.evaluate_world import world_worth
from resolute.games.presidency.operations.conflicts import escalate
from resolute.games.presidency.operations.regions import change_influence, change_stability, civil_war, raise_crisis
from resolute.games.presidency.operations.tensions import strain_nation
from resolute.games.presidency.rules.terror_groups import add_group, new_rogue_state
from resolute.games.presidency.state import TerrorGroup, War
from tests.presidency.helpers import presidency

AFRICA = int(Region.AFRICA)


def _closer_to_war(track: Track, t: Any) -> None:
    escalate(t, track, 2, most=CONFLICTS[track].war - 1)


WORSE: dict[str, Callable[[Any], object]] = {
    "a crisis": lambda t: raise_crisis(t, AFRICA),
    "less stability": lambda t: change_stability(t, AFRICA, -1),
    "a terror group": lambda t: add_group(t, AFRICA),
    "a rogue state": lambda t: new_rogue_state(t, AFRICA, 1),
    "a civil war": lambda t: civil_war(t, AFRICA),
    "Russian influence": lambda t: change_influence(t, 0, AFRICA, 1),
    "Chinese influence": lambda t: change_influence(t, 1, AFRICA, 1),
    "tensions": lambda t: strain_nation(t, int(Nation.CHINA)),
    **{f"conflict {track.name.lower()}": partial(_closer_to_war, track) for track in Track},
}


@pytest.mark.parametrize("what", WORSE)
def test_what_is_worse_is_worth_less(what: str) -> None:
    t = presidency().table
    before = world_worth(t.state)
    change = WORSE[what]
    change(t)
    assert world_worth(t.state) < before


def test_programs_wars_and_peers_count() -> None:
    base = world_worth(presidency().table.state)
    war = War(Belligerent.ISIS, Belligerent.EGYPT, AFRICA, WarKind.COMBINED, STALEMATE, 4, 5)
    for worse in ({"iran_nuclear": 4}, {"korea_missiles": 4}, {"wars": (war,)}, {"russia_relations": 2}):
        assert world_worth(presidency(**dict[str, Any](worse)).table.state) < base
    t = presidency().table
    here = t.state.world.regions[AFRICA]
    t.state.world.change_region(AFRICA, msgspec.structs.replace(here, trade=Trade.AGREED))
    assert world_worth(t.state) > base


def test_national_intelligence_is_worth_more_where_there_is_somebody_to_find() -> None:
    def worth(region: Region, *groups: TerrorGroup) -> float:
        t = presidency().table
        here = t.state.world.regions[region]
        t.state.world.change_region(region, msgspec.structs.replace(here, terror_groups=groups))
        before = forces_worth(t.state)
        t.state.world.national_intelligence = (int(region),)
        return forces_worth(t.state) - before

    found, weak, strong = TerrorGroup(2, IntelBox.TARGET_FIXED), TerrorGroup(1), TerrorGroup(3)
    assert worth(Region.SOUTH_AMERICA) == worth(Region.SOUTH_AMERICA, found) == 0
    assert worth(Region.SOUTH_AMERICA, TerrorGroup(4)) == 0, "it never touches a group of the fourth level"
    assert 0 < worth(Region.SOUTH_AMERICA, weak) < worth(Region.SOUTH_AMERICA, strong)
    assert worth(Region.AFRICA, weak) < worth(Region.SOUTH_AMERICA, weak), "China listens"


def test_steady_answers_questions_of_the_world_in_more_than_one_way() -> None:
    """No kind of question is always answered alike where the answers differ in worth."""
    answers: dict[str, set[str]] = {}
    bot = make_bot("steady", 5)
    for seed in (3, 4):
        table = resolute.new("presidency", seats=1, seed=seed)
        while (decision := table.decision) is not None and table.state.clock.year < 3:
            option = decision.options[bot.choose(Observation(table))]
            answers.setdefault(decision.name, set()).add(option.label)
            table.advance(option)
    for name in ("choose_joint_action", "choose_action", "choose_un_action"):
        assert len(answers.get(name, {"", " "})) > 1, name
