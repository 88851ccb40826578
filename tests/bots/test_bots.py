"""Bots choose from what their seat may know, and nothing else."""

import sys
from collections.abc import Mapping, Sequence

import msgspec
import pytest

import resolute
from resolute.bots import BOTS, EASIER, Observation, RandomBot, SteadyBot, make_bot
from resolute.engine.errors import SetupError
from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.registry import register
from resolute.engine.table import Outcome, Table
from resolute.games.campaign.state import Campaign
from tests.engine.small_game import SmallGame


def middle_of_a_game(seed: int, seats: int = 2) -> Table[Campaign]:
    """A Campaign table after some sixty random moves, where somebody has a real choice."""
    table = resolute.new("campaign", seats=seats, options={"advertising": True, "debate": True}, seed=seed)
    bot = RandomBot(seed)
    observation = Observation(table)
    while table.number < 60 or len(observation.options) < 3:
        table.advance(observation.options[bot.choose(observation)])
        observation = Observation(table)
    return table


@pytest.mark.parametrize("name", sorted(set(BOTS) - set(EASIER)))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_plays_a_whole_game_with_listed_options(name: str, seats: int) -> None:
    table = resolute.new("campaign", seats=seats, seed=8)
    bot = make_bot(name, 4)
    while table.decision is not None:
        observation = Observation(table)
        place = bot.choose(observation)
        assert 0 <= place < len(observation.options)
        table.play(place)
    assert table.outcome is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_changes_nothing_at_the_table(seed: int) -> None:
    table = middle_of_a_game(seed)
    before = table.pack()
    SteadyBot(1).choose(Observation(table))
    assert table.pack() == before


@pytest.mark.parametrize("name", sorted(set(BOTS) - {"expert"}))
def test_the_same_bot_chooses_the_same_again(name: str) -> None:
    table = middle_of_a_game(5)
    assert make_bot(name, 9).choose(Observation(table)) == make_bot(name, 9).choose(Observation(table))


def test_what_a_bot_gets_is_dealt_anew() -> None:
    table = middle_of_a_game(3)
    observation = Observation(table)
    hidden = 1 - observation.seat
    hands = {observation.redealt(seed).state.players[hidden].hand for seed in range(8)}
    assert len(hands) > 1
    assert observation.redealt(1).view(observation.seat).encode() == observation.view().encode()


def test_nobody_decides_when_the_game_is_over() -> None:
    table = resolute.new("campaign", seats=2, seed=8)
    bot = RandomBot(1)
    while table.decision is not None:
        table.advance(table.decision.options[bot.choose(Observation(table))])
    with pytest.raises(ValueError, match="over"):
        Observation(table)


def test_an_unknown_bot_is_a_sentence() -> None:
    with pytest.raises(SetupError, match='did you mean "random"'):
        make_bot("randon", 0)


def test_steady_looks_through_the_questions_inside_a_move() -> None:
    """Of two moves that each ask for a number first, the one is better that allows the better number."""
    table = resolute.new("test-pick", seats=1, seed=1)
    assert SteadyBot(1).choose(Observation(table)) == 1
    table.game = Shallow()
    assert SteadyBot(1).choose(Observation(table)) == 0
    table.game = Pick()
    table.play(1)
    assert [option.label for option in Observation(table).options] == ["3", "9"]
    assert SteadyBot(1).choose(Observation(table)) == 1


def test_steady_leaves_alone_what_the_game_foresees() -> None:
    """The game counts the best answer itself, and here it counts wrongly."""
    table = resolute.new("test-pick", seats=1, seed=1)
    table.game = Foreseeing()
    assert SteadyBot(1).choose(Observation(table)) == 0


def test_steady_judges_before_a_draw_whose_chances_the_game_counts() -> None:
    """The step does not run on the clones, so that luck cannot blur what is known; at the table it does."""
    table = resolute.new("test-pick", seats=1, seed=1)
    table.game = Counting()
    table.play(1)
    assert SteadyBot(1).choose(Observation(table)) == 0, "it counts backward"
    table.play(0)
    assert table.state.total == 3


def test_steady_does_not_play_what_the_game_rates() -> None:
    """The game rates the first number by itself, far above what it is worth; the other one is tried."""
    table = resolute.new("test-pick", seats=1, seed=1)
    table.play(1)
    assert SteadyBot(1).choose(Observation(table)) == 1
    table.game = Rating()
    assert SteadyBot(1).choose(Observation(table)) == 0


# A game in which a move is completed by a question


class Picked(msgspec.Struct):
    """A number that was picked."""

    total: int = 0


@step
def pick_on(t: Table[Picked]) -> None:
    if t.state.total:
        t.finish(Outcome(((0,),), (t.state.total,), "picked", "A number was picked."))
    else:
        t.then(pick_a_row, 0)
        t.then(pick_on)


@choice("Which row?", rule="rows")
def pick_a_row(t: Table[Picked], actor: Actor) -> list[Option]:
    return [Option("low", do(row_picked, (5, 6))), Option("high", do(row_picked, (3, 9)))]


@step
def row_picked(t: Table[Picked], numbers: tuple[int, ...]) -> None:
    t.then(pick_a_number, 0, numbers)
    t.then(row_done)


@step
def row_done(t: Table[Picked]) -> None:
    pass


@choice("Which number?", rule="rows")
def pick_a_number(t: Table[Picked], actor: Actor, numbers: tuple[int, ...]) -> list[Option]:
    return [Option(str(number), do(number_picked, number)) for number in numbers]


@step
def number_picked(t: Table[Picked], number: int) -> None:
    t.state.total = number


class Total(Evaluation[Picked]):
    questions_inside = 3

    def evaluate(self, t: Table[Picked], seat: Seat) -> float:
        return t.state.total


class ShallowTotal(Total):
    questions_inside = 0


class Foreseen(Total):
    foreseen = ("pick_a_number",)

    def evaluate(self, t: Table[Picked], seat: Seat) -> float:
        numbers = t.agenda[-1].args[1] if t.agenda else (0,)
        return float(numbers[0])


class Counted(Total):
    judged_before = ("number_picked",)

    def evaluate(self, t: Table[Picked], seat: Seat) -> float:
        assert t.agenda[-1].step is number_picked
        return -float(t.agenda[-1].args[0])


class Rated(Total):
    def rated(self, t: Table[Picked], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        return {0: 100.0}


class Pick(SmallGame[Picked]):
    id = "test-pick"
    name = "Pick"
    state = Picked
    start = pick_on
    rules = (sys.modules[__name__],)
    bots = Total()


class Shallow(Pick):
    bots = ShallowTotal()


class Foreseeing(Pick):
    bots = Foreseen()


class Counting(Pick):
    bots = Counted()


class Rating(Pick):
    bots = Rated()


register(Pick())
