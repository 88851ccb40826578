"""Any view fits the page, and shows what matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

import resolute
from resolute.engine.frames import Barred, Frame, Option, Step
from resolute.engine.journal import Entry
from resolute.engine.odds import Chance, Odds
from resolute.engine.option_values import NO_DETAILS, DecisionDetails
from resolute.engine.table import Decision
from resolute.engine.views import (
    Column,
    Face,
    Fact,
    Facts,
    Link,
    Map,
    Marker,
    Place,
    PlaceGroup,
    Token,
    Tracks,
    View,
    Zone,
)
from resolute.text.options import Listing, draw_odds, percent
from resolute.text.render import draw_glance, draw_map, draw_part, draw_place, initials
from tests.engine.small_game import SmallGame


def text(thing: RenderableType, width: int = 100) -> str:
    paper = StringIO()
    Console(file=paper, width=width, highlight=False).print(thing)
    return paper.getvalue()


ADVANCED = {"nomination": True, "advertising": True, "fund_raising": True, "debate": True}


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_map_of_campaign_fits_at_any_time(seats: int, width: int) -> None:
    table, random = resolute.new("campaign", seats=seats, options=ADVANCED, seed=2), Random(2)
    looks = 0
    while (decision := table.decision) is not None:
        if table.number % 60 == 0:
            looks += 1
            check_map(table.view(decision.seat), width)
        table.play(random.choice(decision.options))
    check_map(table.view(None), width)
    assert looks > 3


def check_map(view: View, width: int) -> None:
    board = view.parts["board"]
    assert isinstance(board, Map)
    lines = text(draw_map(board, width=width), width).splitlines()
    assert all(len(line.rstrip()) <= width for line in lines)
    for place in board.places:
        line = next(line for line in lines[3:] if line[4:].startswith(place.name[:9]))
        assert all(figure in line for figure in place.figures), "no figure is cut off"


LYING = (Token("reached", "reached"), Token("funds", "funds Democrats", 1))
HERE = Place("state:a", "Here", "region:north", ("1", "", "R 5"), tokens=LYING)
THERE = Place("state:b", "There", "region:south", ("12", "", ""), owned_by="Nobody")
COLUMNS = (Column("dice", "Dice"), Column("hidden", "Hidden"), Column("edge", "Edge of something"))
PARTS = (PlaceGroup("region:north", "North"), PlaceGroup("region:south", "South"))
CHART = Map("The land", COLUMNS, (HERE, THERE), groups=PARTS)
ROAD = Link("road:1", "road", ("state:a", "state:b"), "road", "roadblock")
FLIGHT = Link("flight:1", "flight", ("state:b", "state:a"), "flight")
LINKED = Map("The land", CHART.columns, CHART.places, groups=PARTS, links=(ROAD, FLIGHT))


def test_a_map_leaves_out_what_nobody_sees_and_explains_its_tokens() -> None:
    out = text(draw_map(CHART))
    assert "Hidden" not in out and "Carried" in out and "Nobody" in out
    assert "▸ Here" in out and "▸ There" not in out
    assert "fD funds Democrats" in out
    assert out.index("North") < out.index("Here") < out.index("South") < out.index("There")
    assert "▸ There" in text(draw_map(CHART, frozenset({"state:b"})))
    assert initials("advertised Republicans") == "aR"


def test_a_card_lights_no_place_that_has_its_number() -> None:
    assert "▸ There" not in text(draw_map(CHART, frozenset({"card:b", "place:b", "b"})))


def test_a_map_tells_the_ways_between_its_places_and_what_bars_them() -> None:
    assert "Ways" not in text(draw_map(CHART)), "there are none"
    out = text(draw_map(LINKED))
    assert "Here   road to There (roadblock); flight to There" in out
    assert "There  road to Here (roadblock); flight to Here" in out
    alone = text(draw_place(LINKED, "There"))
    assert "12" in alone and "There  road to Here" in alone and "North" not in alone


def test_a_card_says_its_kind_and_its_cost() -> None:
    ace = Face("c", "Ace", ("one",), "action", label="Action", cost="2 actions", flavor="A joke.")
    king = Face("d", "King", (), "asset", label="Asset", turns_left=2)
    out = text(draw_part(Zone("Hand", (ace, king))))
    assert "Ace (Action, 2 actions): one · A joke." in out and "King (Asset, 2 turns left)" in out


def test_every_part_is_drawn() -> None:
    assert "Whose turn" in text(draw_part(Facts("Now", (Fact("turn", "Whose turn", "yours"),))))
    tracks = Tracks(
        "Tally", (Marker("a", "states", 3, 0, 51, group="Us"), Marker("b", "won", 1, note="Energy", group="Us"))
    )
    assert "Us  states: 3 of 51 · won: 1 (Energy)" in text(draw_part(tracks))
    below = Tracks("Approval", (Marker("a", "Approval", -8, -10, 10),))
    assert "Approval  −8, from −10 to 10" in text(draw_part(below)), "a real minus, and both ends"
    zone = Zone("Hand", (Face("c", "Ace", ("one", "two")),), hidden=2)
    assert "Hand (3)" in text(draw_part(zone)) and "Ace: one · two" in text(draw_part(zone))
    assert "none" in text(draw_part(Zone("Desk")))
    assert "[red]" in text(draw_part(Facts("Now", (Fact("a", "a", "[red]"),)))), "what is printed is not markup"


def test_a_glance_shows_what_is_new_and_concerns_the_seat() -> None:
    mine, yours = Zone("Mine", (Face("c", "Ace"),), seat=0), Zone("Yours", (Face("d", "King"),), seat=1)
    view = View("g", 0, 1, {"map": CHART, "mine": mine, "yours": yours, "facts": Facts("Now")})
    out = "".join(text(thing) for thing in draw_glance(view, [], None))
    assert "Ace" in out and "King" not in out and "Here" in out and "There" not in out
    again = "".join(text(thing) for thing in draw_glance(view, [], view))
    assert "Ace" not in again and "Here" in again


# Decisions


class Asked(Decision):
    """A question made up for a test."""

    __slots__ = ("bars",)

    def __init__(self, *options: Option, bars: tuple[Barred, ...] = ()) -> None:
        self.options = list(options)
        self.bars = bars

    @property
    def prompt(self) -> str:
        return "Well?"

    @property
    def barred(self) -> list[Barred]:
        return list(self.bars)

    @property
    def details(self) -> DecisionDetails:
        return NO_DETAILS


NOTHING = Frame(Step(lambda t: None))


def test_a_glance_leaves_out_what_has_nothing_to_say() -> None:
    told = Facts("Told", (Fact("one", "One", "1"),))
    view = View("game", 0, 1, {"empty": Facts("The year that was judged last"), "told": told})
    shown = "".join(text(one) for one in draw_glance(view, (), None))
    assert "Told" in shown and "judged" not in shown


def test_a_short_list_is_numbered_from_one_with_costs_and_what_is_barred() -> None:
    listing = Listing(
        Asked(Option("Go", NOTHING, cost="$2"), Option("Stay", NOTHING), bars=(Barred("Fly", "You have no wings."),))
    )
    out = text(listing.draw())
    assert "1  Go  [$2]" in out and "2  Stay" in out
    assert "Fly: not now. You have no wings." in out
    assert [listing.place_of(number) for number in (0, 1, 2, 3)] == [None, 0, 1, None]


def test_a_long_list_is_grouped_and_the_numbers_follow_what_is_seen() -> None:
    options = [
        Option(f"{state}: {votes}", NOTHING, group=state) for votes in range(5) for state in ("Ohio", "Iowa", "Utah")
    ]
    listing = Listing(Asked(Option("Done", NOTHING, declines=True), *options))
    lines = text(listing.draw()).splitlines()
    assert lines[1].strip() == "Ohio", "a heading instead of the state before every number"
    assert lines[-1].split() == ["16", "Done"], "what declines stands last"
    assert listing.place_of(1) == 1 and listing.place_of(2) == 4 and listing.place_of(16) == 0
    assert sorted(listing.order) == list(range(16))


def test_a_long_list_of_short_options_stands_in_two_columns() -> None:
    listing = Listing(Asked(*(Option(f"Option {number}", NOTHING) for number in range(1, 41))))
    out = text(listing.draw())
    assert len(out.splitlines()) == 21
    assert all(f"{number}  Option {number} " in out for number in range(1, 41))


@pytest.mark.parametrize(
    ("share", "shown"), [(0, "0.0%"), (0.0001, "<0.1%"), (0.25, "25.0%"), (0.9999, ">99.9%"), (1, "100.0%")]
)
def test_percent(share: float, shown: str) -> None:
    assert percent(share) == shown


class Land(SmallGame[Any]):
    """Entries that say where one has come to."""

    id = "test-land"
    name = "Land"

    def concerns(self) -> Mapping[str, Callable[..., Iterable[str]]]:
        return {"reached": lambda place: (place,)}


def test_odds_say_whether_they_are_exact_and_how_often_each_place_is_in_them() -> None:
    """Places come from facts: whatever the sentences say, no name is taken for another."""
    names = ["Virginia", "West Virginia", "Kansas", "Arkansas"]
    chances = tuple(
        Chance((Entry(1, "reached", (f"state:{number % 4}",)),), (f"Way {number}.",), Fraction(1, 12))
        for number in range(12)
    )
    places = tuple(Place(f"state:{number}", name) for number, name in enumerate(names))
    view = View("test", 0, 0, {"map": Map("The map", (), places)})
    out = text(draw_odds("Go", Odds(chances, False, 400), Land(), view))
    assert "Go  Estimated by simulation (400 trials)." in out and "4 other outcomes together" in out
    assert "In all: Virginia 25.0%, West Virginia 25.0%, Kansas 25.0%, Arkansas 25.0%" in out
