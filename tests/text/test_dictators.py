"""Dictators in the terminal: what one looks for before a move is on the screen."""

from __future__ import annotations

import pytest
from rich.console import Console

from resolute import Record
from resolute.engine.effects import happen
from resolute.engine.frames import do
from resolute.engine.views import Map
from resolute.text.options import Listing
from resolute.text.render import draw_lit, points_at
from tests.dictators.staging import stage
from tests.text.scripted import Scripted


def play(*keys: str, seed: int = 4) -> str:
    """The screen after a new game of three in which these keys are typed."""
    record = Record.new("dictators", seats=3, seed=seed)
    return Scripted(keys, record=record, around=(None, "random", "random"), seed=seed).run()


def answer_of(out: str, key: str) -> str:
    """What the screen says after a key was typed."""
    return out.split(f"help] {key}\n")[1].split(", help]", maxsplit=1)[0]


@pytest.mark.parametrize("name", ["Denver", "denv", "Washington", "St. Louis"])
def test_map_shows_one_place_with_its_ways(name: str) -> None:
    said = answer_of(play(f"map {name}"), f"map {name}")
    assert "road to " in said and "Turns" in said and said.count("road to ") == 1


def test_map_shows_a_part_with_roads_flights_and_distances() -> None:
    said = answer_of(play("map mountain"), "map mountain")
    assert "Turns" in said and "Denver" in said and "Chicago" not in said
    assert "flight to Calgary" in " ".join(said.split()), "the flight from Denver"


def test_map_says_what_was_meant() -> None:
    assert 'The map has no “Denvr”; did you mean "Denver"?' in play("map Denvr")


def test_the_table_says_how_far_washington_is_and_what_cards_cost() -> None:
    out = play("board")
    assert "Turns to Washington" in out
    assert "(Interruption)" in out or ", 1 action)" in out or ", 2 actions)" in out


def test_only_places_are_lit_on_the_map() -> None:
    """At every question of a whole game: what is lit is what options point at, and a card is no place."""
    record = Record.new("dictators", seats=3, seed=1)
    looked = 0
    while (decision := record.table.decision) is not None and looked < 400:
        board = record.table.view(decision.seat).parts["board"]
        assert isinstance(board, Map)
        ats = points_at(decision.options)
        drawn = draw_lit(board, ats)
        if not any(at.startswith("place:") for at in ats):
            assert drawn is None
        looked += 1
        record.play(looked % len(decision.options), seat=decision.seat)
    assert looked > 50


def test_kim_reads_what_an_ability_brings_once() -> None:
    """The label says it, so it is not said again behind it."""
    t = stage("Ivan", "Caligula")
    t.table.agenda.clear()
    t.run(do(happen, "dictator/kim/arrives", 0))
    console = Console(width=200)
    with console.capture() as said:
        console.print(Listing(t.decision).draw())
    assert said.get().count("Move along a road") == 1, "Napoleon's ability"
