"""How the bots see the game, and what the laboratory is told of it."""

from __future__ import annotations

import pytest

from resolute.bots import Observation, make_bot
from resolute.games.dictators import GAME
from resolute.games.dictators.content.map import NUMBER, WASHINGTON
from resolute.games.dictators.evaluate import LOST, NOBODY_WINS, WON, turns_needed
from resolute.games.dictators.findings import TARGETS
from resolute.games.dictators.ways import open_ways
from resolute.lab.simulate import Simulation, play_game, simulate
from tests.dictators.staging import (
    Stage,
    begin,
    begin_in,
    block,
    have_disarmed,
    hold,
    in_front,
    next_president,
    on_top,
    player,
    put,
    road,
    stage,
)


def worth(t: Stage, seat: int = 0) -> float:
    """How good a stage looks."""
    return GAME.bots.evaluate(t.table, seat)


def test_disarmed_facilities_and_cards_look_good() -> None:
    t = stage()
    plain = worth(t)
    assert worth(have_disarmed(stage(), 0, "Denver")) > plain
    assert worth(hold(stage(), 0, "Veto")) > plain
    assert worth(hold(stage(), 1, "Veto")) < plain


def test_skips_look_bad() -> None:
    t = stage()
    plain = worth(t)
    player(t, 0).skips = 1
    assert worth(t) < plain


def test_a_roadblock_makes_the_way_longer() -> None:
    clear = open_ways((), 0)
    blocked = open_ways((road("Washington", "Baltimore"),), 0)
    baltimore = NUMBER["Baltimore"]
    assert blocked.turns_to(WASHINGTON)[baltimore] > clear.turns_to(WASHINGTON)[baltimore] == 1
    assert turns_needed(NUMBER["Denver"], (), 3, 0, clear) < turns_needed(NUMBER["Denver"], (), 0, 0, clear)


def test_a_card_that_moves_is_judged_by_the_best_place() -> None:
    t = hold(have_disarmed(stage(at="Denver"), 0, "Denver", "Chicago", "Detroit"), 0, "Amtrak")
    t.choose("Play Amtrak")
    assert worth(t) > worth(have_disarmed(stage(at="Denver"), 0, "Denver", "Chicago", "Detroit"))


def test_whoever_moves_goes_where_it_helps_them_most_whoever_looks_at_it() -> None:
    """Others do not hope that whoever may move goes astray."""
    t = hold(have_disarmed(stage(at="Denver"), 0, "Denver", "Chicago", "Detroit"), 0, "Amtrak")
    t.choose("Play Amtrak")
    assert worth(t, 1) < worth(have_disarmed(stage(at="Denver"), 0, "Denver", "Chicago", "Detroit"), 1)


def test_whoever_looks_ahead_lets_happen_what_could_be_answered() -> None:
    t = hold(hold(stage(at="Denver"), 0, "Amtrak"), 1, "Veto")
    assert t.choose("Play Amtrak").asked == ("answer", 1)
    t = hold(hold(stage(at="Denver"), 0, "Amtrak"), 1, "Veto")
    t.table.unanswered = True
    assert t.choose("Play Amtrak").asked == ("choose_place", 0)


def answer_of_steady(t: Stage) -> str:
    """Which option a steady bot takes."""
    observation = Observation(t.table)
    return str(observation.options[make_bot("steady", 1).choose(observation)].label)


def test_adrenaline_is_worth_a_card_drawn_but_not_before_the_president() -> None:
    assert answer_of_steady(begin(hold(stage(), 0, "Adrenaline"))) == "Play Adrenaline"
    in_washington = begin(hold(stage(at="Washington"), 0, "Adrenaline"))
    assert in_washington.asked == ("answer", 0)
    assert answer_of_steady(in_washington) == "Let it happen"


def test_filibuster_waits_until_an_opponent_has_room_for_cards() -> None:
    t = begin(hold(stage(), 1, "Filibuster"))
    assert answer_of_steady(t) == "Play Filibuster"
    full = hold(stage(), 0, "Amtrak", "Bribery", "Engineer", "Hacker", "Helicopter")
    assert answer_of_steady(begin(hold(full, 1, "Filibuster"))) == "Let it happen"


def test_cards_that_must_be_discarded_count_as_gone() -> None:
    t = hold(hold(stage(), 0, "Show Trial", "Amtrak"), 1, "Amtrak", "Bribery", "Engineer")
    lost = hold(hold(stage(), 0, "Amtrak"), 1, "Amtrak", "Bribery", "Engineer")
    lost.state.actions = 2
    t.choose("Play Show Trial", "Caligula")
    assert t.asked == ("choose_discard", 1)
    assert worth(t) > worth(lost) and worth(t, 1) < worth(lost, 1)


def ready_in(place: str) -> Stage:
    """Somebody who has nothing left to do but to convince the president."""
    return have_disarmed(put(stage(), 0, place), 0, "Denver", "Chicago", "Detroit")


@pytest.mark.parametrize(("place", "costs_a_card"), [("Denver", True), ("Washington", False)])
def test_a_threat_counts_as_what_the_others_will_choose(place: str, costs_a_card: bool) -> None:
    """They give a card rather than let somebody move far, and nothing to somebody who is where a move would lead."""
    t = hold(hold(ready_in(place), 0, "Mutually Assured Destruction"), 1, "Amtrak")
    t.choose("Play Mutually Assured Destruction")
    assert t.asked == ("give_in", 1)
    plain = hold(ready_in(place), 1, "Amtrak")
    plain.state.actions = 2
    assert (worth(t) > worth(plain)) is costs_a_card


def test_a_turn_is_not_ended_early_for_what_ends_with_it() -> None:
    t = in_front(stage(), 0, "Sanctions", 1)
    before = worth(t)
    t.choose("End your turn")
    assert worth(t) < before


@pytest.mark.parametrize(("seats", "number"), [(4, 153), (5, 647)])
def test_bots_dare_in_the_end_where_nobody_would(seats: int, number: int) -> None:
    """Games in which only DEFCON cards are left to turn up, and that went on for ever once."""
    count = Simulation("dictators", 1, seats, ("steady",), {}, 0, wins_by_seat=[0.0] * seats)
    play_game(count, number)
    assert count.endings and count.decisions < 3000


def test_the_end_is_worth_what_it_is() -> None:
    t = have_disarmed(stage(), 0, "Denver", "Chicago", "Detroit")
    next_president(begin_in(t, "Washington"), "At the Desk").dice(20).choose("Confront the president")
    assert worth(t, 0) == WON and worth(t, 1) == LOST
    assert LOST < NOBODY_WINS < WON


def test_the_end_of_the_world_is_no_win() -> None:
    """DEFCON 1 ranks all alike, and nobody has won."""
    t = stage(seats=3)
    t.state.defcon = 2
    on_top(t, "DEFCON").choose("Draw a card")
    assert t.table.outcome is not None and [worth(t, seat) for seat in range(3)] == [NOBODY_WINS] * 3


def test_blocked_roads_are_seen_by_the_bot() -> None:
    t = stage(at="Baltimore")
    free = worth(have_disarmed(t, 0, "Denver", "Chicago", "Detroit"))
    assert worth(block(t, ("Baltimore", "Washington"))) < free


@pytest.mark.slow
def test_steady_wins_at_least_70_percent_against_random() -> None:
    result = simulate("dictators", games=60, seats=2, bots=("steady", "random"), seed=5)
    assert result.wins_by_bot["steady"] >= 0.7 * 60


def test_findings_ask_what_the_balance_is_about() -> None:
    result = simulate("dictators", games=4, seats=3, bots=("steady",), seed=2)
    assert set(result.findings) <= {*TARGETS, "ending"}
    assert sum(count.trials for count in result.findings["dictator wins among 3"].values()) == 12
    assert sum(count.trials for count in result.findings["seat wins among 3"].values()) == 12
    assert all(count.trials == 4 for count in result.findings["card is played"].values())
    endings = result.findings["ending"]
    assert sorted(endings) == ["DEFCON 1, nobody wins", "convinced president", "token IX at DEFCON 1"]
    assert all(count.trials == 4 for count in endings.values()), "each is a share of all games"
