"""The yearbooks: how things stood when each year began and when it was judged, for whoever looks back."""

from __future__ import annotations

from resolute.games.presidency.state import Presidency, Yearbook


def write_yearbook(s: Presidency, *, judged: bool) -> None:
    """Write down how things stand now."""
    world = s.world
    page = Yearbook(
        s.clock.year,
        judged,
        s.president.approval,
        s.performance_parts,
        s.president.legacy_points,
        len(s.congress.passed),
        len(world.wars),
        s.nation.lingering_issues,
        tuple([here.alignment for here in world.abroad]),
        tuple([here.stability for here in world.abroad]),
        sum(len(here.terror_groups) for here in world.regions),
    )
    s.yearbooks = (*s.yearbooks, page)
