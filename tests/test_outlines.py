"""Outlines keep fitting together when they are simplified, and are written as short paths."""

from __future__ import annotations

from resolute.outlines import along, area, junctions, line_of, number, path_of, rings, simplified, smoothed

WEST = "M0,0L50,0L51,20L49,40L50,60L0,60Z"
EAST = "M50,0L100,0L100,60L50,60L49,40L51,20Z"


def test_a_path_becomes_rings_in_tenths_on_a_grid() -> None:
    assert rings("M0.2,0.4L10,0L10,9.7Z", 10) == [[(0, 0), (100, 0), (100, 100)]]
    assert area(rings(WEST, 10)[0]) == 50 * 60


def test_a_border_is_simplified_alike_from_both_sides() -> None:
    west, east = rings(WEST, 10)[0], rings(EAST, 10)[0]
    fixed = junctions([west, east])
    assert fixed == {(500, 0), (500, 600)}
    straight = [smoothed(ring, fixed, 20) for ring in (west, east)]
    assert all({(500, 0), (500, 600)} <= set(ring) and (510, 200) not in ring for ring in straight)
    bent = [smoothed(ring, fixed, 1) for ring in (west, east)]
    assert all((510, 200) in ring for ring in bent)


def test_an_island_keeps_its_ends() -> None:
    island = rings("M0,0L50,1L100,0L100,50L0,50Z", 10)[0]
    assert smoothed(island, set(), 20) == [(0, 0), (1000, 0), (1000, 500), (0, 500)]


def test_a_line_keeps_only_the_points_that_it_needs() -> None:
    assert simplified([(0, 0), (100, 3), (200, 0), (200, 200)], 5) == [(0, 0), (200, 0), (200, 200)]


def test_the_border_of_two_shapes_is_found_where_they_run_along_each_other() -> None:
    west, east = rings(WEST, 10), rings(EAST, 10)
    lines = along(west, east, 15)
    assert len(lines) == 1
    assert {(500, 0), (500, 600)} <= set(lines[0])
    assert all(490 <= x <= 510 for x, _ in lines[0])


def test_paths_are_short() -> None:
    assert [number(tenths) for tenths in (25, -3, 0, 120)] == ["2.5", "-.3", "0", "12"]
    assert line_of([(0, 0), (105, -20), (105, 30)]) == "M0 0l10.5-2 0 5"
    assert path_of([[(0, 0), (100, 0), (100, 100)]]) == "M0 0l10 0 0 10z"
