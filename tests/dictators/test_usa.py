"""Two readings that every card, token and ability shares: the sign of the USA, and what a tornado follows. (Rulings)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.effects.aims import StateWithOpponent
from resolute.games.dictators.library import CARDS, DICTATORS, number_of, only_in_usa
from resolute.games.dictators.state import ON_THE_BOARD
from tests.dictators.staging import (
    Stage,
    begin_in,
    block,
    hand,
    hold,
    in_front,
    next_president,
    on_top,
    player,
    put,
    stage,
    where,
)

ABROAD = ("Toronto", "Guadalajara", "Guantanamo Bay", "Trident")
SIGNED_ACTIONS = [card.name for card in CARDS if card.usa and card.kind == Kind.ACTION]
MOVING = [name for name in SIGNED_ACTIONS if name != "EMP"]
ELSEWHERE = "Works only within the USA"


def holding(name: str, place: str) -> Stage:
    """Seat 1 holds a card and is somewhere; the opponent stands in Chicago with a card to discard."""
    t = hold(hold(put(stage(), 1, "Chicago"), 0, name), 1, "Engineer")
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    return put(t, 0, place)


# The sign


def test_these_have_the_sign() -> None:
    assert SIGNED_ACTIONS == [
        "Amtrak",
        "Helicopter",
        "Motorcade",
        "Little Green Men",
        "Mutually Assured Destruction",
        "EMP",
    ]
    assert [card.name for card in CARDS if card.usa and card.kind != Kind.ACTION] == ["Tornado Season", "The Marauder"]
    abilities = [f"asset/{card.key}/{ability.key}" for card in CARDS for ability in card.abilities]
    assert [at for at in abilities if only_in_usa(at)] == [
        "asset/the-marauder/drive-through-a-roadblock",
        "asset/the-marauder/drive-to-an-adjacent-state",
        "asset/private-jet/cross-the-time-zone",
    ]
    assert not any(ability.usa for one in DICTATORS for ability in one.abilities)


@pytest.mark.parametrize("place", ABROAD)
@pytest.mark.parametrize("name", MOVING)
def test_a_card_with_the_sign_moves_nobody_from_abroad(name: str, place: str) -> None:
    assert holding(name, place).barred[f"Play {name}"] == ELSEWHERE


@pytest.mark.parametrize("start", ["Seattle", "Buffalo", "El Paso", "Miami", "Bangor", "Great Falls"])
@pytest.mark.parametrize("name", MOVING)
def test_every_card_and_ability_with_the_sign_starts_and_ends_inside_the_usa(name: str, start: str) -> None:
    """Also from a place beside the border."""
    t = holding(name, start)
    if f"Play {name}" in t.barred:
        assert t.barred[f"Play {name}"] != ELSEWHERE, "nothing is adjacent, for example"
        return
    t.choose(f"Play {name}")
    if t.asked[0] == "give_in":
        t.choose("Discard nothing")
    if t.asked[0] == "choose_place":
        ends = {int(option.at.partition(":")[2]) for option in t.decision.options}
        assert ends and all(PLACES[place].state for place in ends)
        t.choose(t.labels[0])
    assert PLACES[player(t, 0).place].state


@pytest.mark.parametrize("place", ABROAD)
def test_emp_strikes_a_state_from_anywhere(place: str) -> None:
    """It moves nobody: only what it is aimed at has to be inside the USA."""
    assert isinstance(CARDS[number_of("EMP")].aim, StateWithOpponent)
    holding("EMP", place).choose("Play EMP", "Illinois")
    t = holding("EMP", place).choose("Play EMP", "Illinois")
    assert player(t, 1).skips == 1 and player(t, 0).skips == 0
    t = put(holding("EMP", place), 1, "Winnipeg")
    assert t.barred["Play EMP"] == "There is no state with an opponent in it"


@pytest.mark.parametrize("place", [*ABROAD, "Honolulu", "Denver"])
def test_tornado_season_is_about_the_one_who_is_moved(place: str) -> None:
    """Whoever plays it may be anywhere; the opponent is blown from a state to a state."""
    t = put(hold(begin_in(stage(), "Buffalo"), 1, "Tornado Season"), 1, place)
    t.choose("Travel to Harrisburg, Pennsylvania", "Play Tornado Season")
    assert all(PLACES[int(option.at.partition(":")[2])].state for option in t.decision.options)
    t = put(hold(begin_in(stage(), "Buffalo"), 1, "Tornado Season"), 1, place)
    t.choose("Travel to Toronto, Canada")
    assert t.asked == ("take_action", 0), "who has moved abroad is out of its reach"
    t = put(hold(begin_in(stage(), "Toronto"), 1, "Tornado Season"), 1, place)
    t.choose("Travel to Buffalo, New York")
    assert t.asked == ("answer", 1), "who comes from abroad is not"


@pytest.mark.parametrize("name", [card.name for card in CARDS if card.kind == Kind.ASSET])
@pytest.mark.parametrize("place", ABROAD)
def test_assets_are_laid_out_anywhere(place: str, name: str) -> None:
    t = holding(name, place).choose(f"Play {name}")
    assert player(t, 0).in_play == (number_of(name),)


@pytest.mark.parametrize("place", ["Toronto", "Calgary", "Guantanamo Bay"])
def test_private_jet_crosses_a_time_zone_inside_the_usa_and_flies_from_anywhere(place: str) -> None:
    t = begin_in(in_front(stage(), 0, "Private Jet"), place)
    assert t.barred["Private Jet: Cross the time zone"] == ELSEWHERE
    assert "Private Jet: Take a flight" in t.labels
    t = begin_in(in_front(stage(), 0, "Private Jet"), "Denver").choose("Private Jet: Cross the time zone")
    assert all(PLACES[int(option.at.partition(":")[2])].state for option in t.decision.options)


def test_extraordinary_rendition_needs_no_sign() -> None:
    """It ends in Cuba; but it is for opponents in your state or an adjacent one, and abroad there are no states."""
    assert not CARDS[number_of("Extraordinary Rendition")].usa
    t = put(hold(stage(at="Toronto"), 0, "Extraordinary Rendition"), 1, "Toronto")
    assert t.barred["Play Extraordinary Rendition"] == "There is no opponent in your state or an adjacent one"
    t = put(hold(begin_in(stage(), "Detroit"), 0, "Extraordinary Rendition"), 1, "Columbus")
    t.choose("Play Extraordinary Rendition", "Caligula")
    assert where(t, 1) == "Guantanamo Bay" and t.story[-1] == "Caligula is taken to Guantanamo Bay, Cuba."


# The tornado


def travels(t: Stage) -> None:
    begin_in(t, "Denver").choose("Travel to Wichita, Kansas")


def flies(t: Stage) -> None:
    begin_in(t, "Honolulu").choose("Fly to Seattle, Washington")


def sails(t: Stage) -> None:
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    begin_in(t, "Trident").choose("Sail to Houston, Texas")


def plays_a_card(t: Stage) -> None:
    hold(begin_in(t, "Denver"), 0, "Motorcade").choose("Play Motorcade", "Wichita, Kansas")


def plays_a_free_card(t: Stage) -> None:
    player(t, 0).tokens = (8,)
    on_top(begin_in(t, "Denver"), "Motorcade", "EMP", "Hacker", "Recount", "Bribery", "Engineer")
    t.choose("Use token VIII", "Play Motorcade", "Wichita, Kansas")


def uses_an_asset(t: Stage) -> None:
    begin_in(in_front(t, 0, "The Marauder"), "Denver")
    t.choose("The Marauder: Drive to an adjacent state", "Wichita, Kansas")


def uses_an_ability(t: Stage) -> None:
    begin_in(t, "Denver").choose("Napoleon: March on", "Wichita, Kansas")


def uses_token_i(t: Stage) -> None:
    player(t, 0).tokens = (1,)
    begin_in(t, "Denver").choose("Use token I", "Washington D.C.")


def uses_token_vi(t: Stage) -> None:
    player(t, 0).tokens = (6,)
    begin_in(put(t, 1, "Omaha"), "Denver").choose("Use token VI", "Napoleon and Caligula", "Done")


def bulldozes(t: Stage) -> None:
    block(hold(begin_in(t, "Denver"), 0, "Bulldozer"), ("Denver", "Wichita"))
    t.choose("Play Bulldozer", "Wichita, Kansas")


def follows_the_motorcade(t: Stage) -> None:
    begin_in(next_president(t, "Gone to Camp David"), "Washington").choose("Confront the president")


def swaps_places(t: Stage) -> None:
    hold(begin_in(put(t, 1, "Omaha"), "Denver"), 0, "Body Double").choose("Play Body Double", "Caligula")


@pytest.mark.parametrize(
    "moves",
    [
        travels,
        flies,
        sails,
        plays_a_card,
        plays_a_free_card,
        uses_an_asset,
        uses_an_ability,
        uses_token_i,
        uses_token_vi,
        bulldozes,
        follows_the_motorcade,
        swaps_places,
    ],
)
def test_a_tornado_follows_every_move(moves: Callable[[Stage], None]) -> None:
    """Tornado Season: after an opponent moves. Whatever moved them, it is a move."""
    t = hold(stage(seats=3), 2, "Tornado Season")
    moves(t)
    assert t.asked == ("answer", 2) and "Play Tornado Season" in t.labels
    start = where(t, 0)
    t.choose("Play Tornado Season")
    assert t.asked == ("choose_place", 2)
    t.choose(t.labels[0])
    assert where(t, 0) != start and hand(t, 2) == []


def test_a_tornado_follows_a_tornado() -> None:
    t = hold(hold(stage(seats=3), 1, "Tornado Season"), 2, "Tornado Season")
    travels(t)
    t.choose("Play Tornado Season", "Omaha, Nebraska")
    assert t.asked == ("answer", 2)


def test_an_opponent_whom_somebody_else_moves_has_moved() -> None:
    """Body Double: the player who plays it may blow the other one on."""
    t = hold(put(stage(), 1, "Omaha"), 0, "Body Double", "Tornado Season")
    t.choose("Play Body Double", "Caligula")
    assert t.asked == ("answer", 0)
    t.choose("Play Tornado Season", "Cheyenne, Wyoming")
    assert where(t, 1) == "Cheyenne" and where(t, 0) == "Omaha"
