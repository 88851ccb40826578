"""4.3 and 7: set-up, in all three periods."""

from __future__ import annotations

import pytest

import resolute
from resolute.engine.errors import SetupError
from resolute.games.lobby import GAME
from resolute.games.lobby.content.box import CARDS
from resolute.games.lobby.content.kinds import Party, Period
from resolute.games.lobby.library import FUNDS, IN_THE_PILE, LOBBIES, POLITICIANS, STATES, SUPPORTS
from resolute.games.lobby.rules.setup import last_turn_of, presidents_of
from resolute.games.lobby.state import BAG, NOBODY, Lobby
from resolute.testing import Example
from tests.lobby.staging import D, R, lobby, new_table, number, points, politician, state

SEATS = (4, 5, 6)
PERIODS = (1, 2, 3)
every_start = pytest.mark.parametrize(("seats", "start"), [(seats, start) for seats in SEATS for start in PERIODS])


def at_the_table(seats: int, start: int, seed: int = 1) -> Example[Lobby]:
    """A table with real luck, in its first initiative."""
    t: Example[Lobby] = Example(resolute.new("lobby", seats=seats, options={"start": start}, seed=seed))
    while t.state.phase == "setup":
        t.table.play(0)
    return t


def test_1_composition_450_cards_and_42_pawns() -> None:
    assert len(CARDS) == 450
    assert BAG == (20, 20, 2)
    t = lobby(4)
    pieces = GAME.pieces(t.table)
    assert sorted(card for kind, card in pieces if kind == "card") == list(range(450))
    assert len([1 for kind, _ in pieces if kind == "pawn"]) == 42


def test_2_players_are_four_to_six() -> None:
    assert GAME.seat_counts == SEATS
    for seats in (3, 7):
        with pytest.raises(SetupError, match="4, 5 or 6"):
            resolute.new("lobby", seats=seats)


def test_4_3_step_1_every_player_has_a_seat_and_no_money() -> None:
    t = new_table(5)
    assert len(t.state.players) == 5
    assert {player.money for player in t.state.players} == {0}


def test_4_2_the_bank_is_the_table_s() -> None:
    t = lobby(4)
    assert all(player.money >= 10 for player in t.state.players)


def test_4_3_step_2_two_lobbies_dealt_in_secret_and_shown_together() -> None:
    t = new_table(4)
    assert t.asked == ("choose_lobby", 0)
    offered = t.state.players[0].offered
    t.table.play(0)
    assert t.state.players[0].lobby == offered[0]
    assert "lobby1" not in t.table.view(1).parts
    for _ in range(3):
        t.table.play(1)
    assert t.state.shown
    for player in t.state.players:
        assert player.money == LOBBIES[player.lobby].start
        assert f"lobby:{player.lobby}" in set(t.table.view(None).addresses())
    assert len(t.state.lobbies) == 8, "the others are out of this game"


@every_start
def test_4_3_steps_3_and_4_a_president_and_two_generics_each(seats: int, start: int) -> None:
    t = at_the_table(seats, start)
    dealt = presidents_of(Period(start), seats)
    firsts = [player.politicians for player in t.state.players]
    assert {one.card for ones in firsts for one in ones if one.card in dealt} == set(dealt)
    assert all(len(player.politicians) == 3 for player in t.state.players)
    generics = sum(POLITICIANS[one.card].is_generic for ones in firsts for one in ones)
    assert generics == 2 * seats + (seats - len(dealt))


@pytest.mark.parametrize(
    ("start", "seats", "numbers"),
    [
        (1, 4, (1, 4)),
        (1, 5, (1, 5)),
        (1, 6, (1, 6)),
        (2, 4, (6, 9)),
        (2, 5, (6, 10)),
        (2, 6, (6, 11)),
        (3, 4, (11, 14)),
        (3, 5, (11, 14)),
        (3, 6, (11, 14)),
    ],
)
def test_7_step_3_which_presidents_are_dealt(start: int, seats: int, numbers: tuple[int, int]) -> None:
    dealt = [POLITICIANS[card].number for card in presidents_of(Period(start), seats)]
    assert dealt == list(range(numbers[0], numbers[1] + 1))


@every_start
def test_undealt_presidents_and_the_period_s_independents_are_reserve(seats: int, start: int) -> None:
    s = at_the_table(seats, start).state
    for card, one in POLITICIANS.items():
        in_play = s.owner(card) != NOBODY
        belongs = start in one.periods
        assert (card in s.politicians) == (belongs and not in_play)
        assert (card in s.later) == (min(one.periods) > start)
    perot = politician("perot")
    assert (perot in s.politicians) == (start in (2, 3))


def test_4_3_step_5_parties_of_generics_are_chosen_clockwise_from_the_president() -> None:
    t = new_table(4)
    for _ in range(4):
        t.table.play(0)
    chair = t.state.chair
    asked = []
    # Everybody sees who starts as President, and of which party.
    assert t.state.president_party == D
    while t.asked[0] == "declare_party":
        asked.append(t.asked[1])
        t.choose("Republican")
    assert asked == [(chair + turn) % 4 for turn in range(4) for _ in range(2)]
    assert all(
        one.party == R for player in t.state.players for one in player.politicians if POLITICIANS[one.card].is_generic
    )


def test_4_3_step_6_roosevelt_is_president_with_10_points_and_approval_1() -> None:
    s = at_the_table(4, 1).state
    assert s.president == politician("franklin-roosevelt")
    assert s.players[s.owner(s.president)].points == 10
    assert s.approval == 1
    assert s.mandates == (s.president,)


def test_4_3_step_7_truman_is_vice_president_with_5_points() -> None:
    s = at_the_table(4, 1).state
    assert s.vice_president == politician("truman")
    assert s.players[s.owner(s.vice_president)].points == 5
    assert s.secretary == NOBODY


def test_4_3_step_7_with_six_players_the_president_appoints_a_secretary_of_state() -> None:
    s = at_the_table(6, 1).state
    owners = {s.owner(s.president), s.owner(s.vice_president), s.owner(s.secretary)}
    assert len(owners) == 3
    assert s.players[s.owner(s.secretary)].points == 5


@pytest.mark.parametrize(("start", "first", "party"), [(2, "nixon", R), (3, "clinton", D)])
def test_7_steps_6_and_7_the_president_chooses_a_vice_president_of_the_party(
    start: int, first: str, party: Party
) -> None:
    for seed in range(5):
        s = at_the_table(4, start, seed).state
        assert s.president == politician(first)
        assert s.owner(s.vice_president) != s.owner(s.president)
        assert s.in_play(s.vice_president).party == party
        assert sorted(player.points for player in s.players) == [0, 0, 5, 10]
        assert s.approval == 1


@every_start
def test_4_3_steps_8_and_9_two_small_states_and_a_big_one_one_for_each_politician(seats: int, start: int) -> None:
    s = at_the_table(seats, start).state
    for player in s.players:
        assert all(len(one.states) == 1 for one in player.politicians)
        sizes = sorted(STATES[one.states[0]].is_big for one in player.politicians)
        assert sizes == [False, False, True]
    assert s.first_state != NOBODY
    assert len(s.uncontrolled) == 51 - 3 * seats - 1


def test_4_3_step_9_each_politician_gets_one_state_of_choice() -> None:
    t = new_table(4)
    while t.asked[0] != "assign_state":
        t.table.play(0)
    seat = t.asked[1]
    assert seat == t.state.chair
    assert len(t.labels) == 3
    t.table.play(2)
    assert len(t.labels) == 2
    t.table.play(0)
    assert all(one.states for one in t.state.players[seat].politicians), "the last follows by itself"


def test_4_3_step_10_example_a_support_card_is_assigned_to_a_politician() -> None:
    """Ours in place of the picture that is lost: the Catholics go to the second of three politicians."""
    t = new_table(4)
    while t.asked[0] != "lay_under":
        t.table.play(0)
    seat = t.asked[1]
    t.table.play(1)
    assert [len(one.supports) for one in t.state.players[seat].politicians] == [0, 1, 0]


@every_start
def test_4_3_step_10_one_support_card_each_of_the_periods_so_far(seats: int, start: int) -> None:
    s = at_the_table(seats, start).state
    for player in s.players:
        assert sum(len(one.supports) for one in player.politicians) == 1
    here = [card for player in s.players for one in player.politicians for card in one.supports]
    assert all(SUPPORTS[card].period <= start for card in (*here, *s.supports))
    assert len(here) + len(s.supports) == sum(card.period <= start for card in SUPPORTS.values())


@every_start
def test_4_3_and_7_step_11_fundraising_cards(seats: int, start: int) -> None:
    s = at_the_table(seats, start).state
    for player in s.players:
        assert sum(len(one.funds) for one in player.politicians) == start - 1
    assert all(FUNDS[card].period <= start for card in s.funds)
    assert len(s.funds) == sum(card.period <= start for card in FUNDS.values()) - seats * (start - 1)


@pytest.mark.parametrize(
    ("start", "names"),
    [
        (1, ("wwii-europe", "wwii-asia")),
        (2, ("recession", "inflation")),
        (3, ("somalia-civil-war", "bosnian-war")),
    ],
)
def test_4_3_and_7_step_12_starting_crises_cost_no_approval(start: int, names: tuple[str, str]) -> None:
    t = at_the_table(4, start)
    assert tuple(one.card for one in t.state.crises) == tuple(number(f"crisis/{name}") for name in names)
    assert t.state.approval == 1
    assert sum(points(t)) == 15


@pytest.mark.parametrize(("start", "cards"), [(1, 95), (2, 63), (3, 53)])
def test_4_3_and_7_step_13_the_pile_of_the_period(start: int, cards: int) -> None:
    s = at_the_table(4, start).state
    drawn = [card for player in s.players for card in player.hand]
    assert len(s.cards) + len(drawn) == cards
    assert all(IN_THE_PILE[card].period == start for card in (*s.cards, *drawn))


@every_start
def test_4_3_and_7_step_14_later_periods_wait_aside(seats: int, start: int) -> None:
    s = at_the_table(seats, start).state
    assert all(IN_THE_PILE[card].period > start for card in s.later if card in IN_THE_PILE)
    assert all(IN_THE_PILE[card].period < start for card in s.out if card in IN_THE_PILE)


def test_4_3_step_15_two_cards_each() -> None:
    s = at_the_table(6, 1).state
    assert all(len(player.hand) == 2 for player in s.players)


def test_4_3_step_16_thirty_fates_lie_ready() -> None:
    s = lobby(4).state
    assert len(s.fates) + len(s.past_fates) == 30


def test_3_4_the_board_shows_tracks_states_crises_and_piles() -> None:
    view = lobby(4).table.view(None)
    assert {"points", "approval", "crises", "map", "first_state", "piles", "offices"} <= set(view.parts)
    assert f"state:{state('NY')}" in set(view.addresses())


# Settings


def test_3_1_periods_have_seven_six_and_six_turns() -> None:
    assert [last_turn_of(start, "period") for start in PERIODS] == [7, 13, 19]
    assert [last_turn_of(start, "all") for start in PERIODS] == [19, 19, 19]
    assert last_turn_of(1, 12) == 12
    assert last_turn_of(2, 8) == 15, "a fixed number of turns may cross periods"


def test_turns_that_do_not_fit_are_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="only 6 turns are left"):
        resolute.new("lobby", seats=4, options={"start": 3, "turns": 8})
    with pytest.raises(SetupError, match="start"):
        resolute.new("lobby", seats=4, options={"start": 4})
    resolute.new("lobby", seats=4, options={"start": 3, "turns": 6})
    resolute.new("lobby", seats=4, options={"start": 2, "turns": 12})
