"""What the board shows of the world: everything that lies open, and only how much lies face down."""

from __future__ import annotations

from resolute.engine.views import Map, Tracks, Zone
from resolute.games.presidency import GAME
from resolute.games.presidency.content.diplomacy import SanctionKind, Trade
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.wars import Belligerent, WarKind
from resolute.games.presidency.state import CivilWar, NationStatus, RegionStatus, RogueState, Sanction, War
from tests.presidency.helpers import Stage, presidency

AFRICA = int(Region.AFRICA)


def map_of(t: Stage) -> Map:
    part = GAME.view(t.table, 0).parts["world"]
    assert isinstance(part, Map)
    return part


def test_a_region_shows_all_that_lies_in_it() -> None:
    t = presidency()
    t.table.state.world.change_region(
        AFRICA,
        RegionStatus(
            *(4, -1, 3, 2, 1),
            (CivilWar(True, True), CivilWar(iranian=True)),
            rogue_states=(RogueState(2, weapon=True),),
            trade=Trade.PENDING,
            footprints=(0, 3),
            russian_influence=3,
            russian_base=True,
        ),
    )
    shown = map_of(t)
    place = shown.places[AFRICA]
    told = dict(zip((one.key for one in shown.columns), place.figures, strict=True))
    assert told["alignment"] == "4 anti-US" and told["rogue_states"] == "level 2 (WMD)"
    assert told["civil_wars"] == "ceasefire (peacekeepers), fighting (Iranian influence)"
    assert (told["russia"], told["china"], told["trade"], told["footprints"]) == ("3 (base)", "0", "pending", "2")


def test_footprints_are_counted_and_not_told_apart() -> None:
    """GM US Military Footprint: they lie face down until the end of the year."""
    views = []
    for kinds in ((0, 1), (2, 3)):
        t = presidency()
        here = RegionStatus(footprints=kinds)
        t.table.state.world.change_region(AFRICA, here)
        views.append(GAME.view(t.table, 0).encode())
    assert views[0] == views[1]


def test_units_lie_in_regions_at_sea_at_home_and_with_allies() -> None:
    t = presidency()
    east = map_of(t).places[Region.MIDDLE_EAST]
    assert [token.label for token in east.tokens if token.kind == "unit"] == ["intelligence", "special forces"]
    part = GAME.view(t.table, 0).parts["forces"]
    assert isinstance(part, Zone)
    told = {face.title: face.lines for face in part.cards}
    assert told["The Mediterranean"] == ("Marines, carrier group",)
    assert told["South Korea"] == ("heavy army",)
    assert told["Held by Congress"][0].startswith("2 Marines, 3 light army")
    assert told["The South Atlantic"] == (), "units can go there"


def test_a_war_shows_its_sides_and_where_it_stands() -> None:
    war = War(Belligerent.ISRAEL, Belligerent.HAMAS, int(Region.MIDDLE_EAST), WarKind.GUERRILLA, 7, 8, 1)
    part = GAME.view(presidency(wars=(war,)).table, 0).parts["wars"]
    assert isinstance(part, Zone)
    (face,) = part.cards
    assert face.title == "Israel against Hamas"
    assert face.lines == ("guerrilla war in the Middle East", "strength 8 against 1", "status 3½ of 5")


def test_a_nation_shows_sanctions_and_actions_but_not_their_values() -> None:
    t = presidency()
    status = NationStatus((1, 2), 1, (Sanction(SanctionKind.UNILATERAL, 2), Sanction(SanctionKind.UN, 3)))
    t.table.state.world.change_nation(Nation.IRAN, status)
    part = GAME.view(t.table, 0).parts["nations"]
    assert isinstance(part, Zone)
    assert part.cards[Nation.IRAN].lines == ("tensions 2", "unilateral sanctions", "UN sanctions", "+1 actions")


def test_conflicts_and_peers_show_how_far_they_are() -> None:
    parts = GAME.view(presidency().table, 0).parts
    conflicts, peers = parts["conflicts"], parts["peers"]
    assert isinstance(conflicts, Tracks) and isinstance(peers, Tracks)
    assert [one.note for one in conflicts.markers][:6] == [
        *("China +1", "India +1", "Russia +1", "Russia +3", "China +1", "even"),
    ]
    assert [(one.label, one.value, one.goal) for one in peers.markers if one.goal] == [
        ("Influence of Russia in the world", 4, 9),
        ("Influence of China in the world", 4, 15),
    ]
