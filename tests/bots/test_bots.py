"""Bots choose from what their seat may know, and nothing else."""

import pytest

import resolute
from resolute.bots import BOTS, RandomBot, Sight, SteadyBot, make_bot
from resolute.engine.errors import SetupError
from resolute.engine.table import Table
from resolute.games.campaign.state import Campaign


def middle_of_a_game(seed: int, seats: int = 2) -> Table[Campaign]:
    """A Campaign table after some sixty random moves, where somebody has a real choice."""
    table = resolute.new("campaign", seats=seats, options={"advertising": True, "debate": True}, seed=seed)
    bot = RandomBot(seed)
    sight = Sight(table)
    while table.number < 60 or len(sight.options) < 3:
        table.advance(sight.options[bot.choose(sight)])
        sight = Sight(table)
    return table


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_plays_a_whole_game_with_listed_options(name: str, seats: int) -> None:
    table = resolute.new("campaign", seats=seats, seed=8)
    bot = make_bot(name, 4)
    while table.decision is not None:
        sight = Sight(table)
        place = bot.choose(sight)
        assert 0 <= place < len(sight.options)
        table.play(place)
    assert table.outcome is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_changes_nothing_at_the_table(seed: int) -> None:
    table = middle_of_a_game(seed)
    before = table.pack()
    SteadyBot(1).choose(Sight(table))
    assert table.pack() == before


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_bot_chooses_the_same_again(name: str) -> None:
    table = middle_of_a_game(5)
    assert make_bot(name, 9).choose(Sight(table)) == make_bot(name, 9).choose(Sight(table))


def test_what_a_bot_gets_is_dealt_anew() -> None:
    table = middle_of_a_game(3)
    sight = Sight(table)
    hidden = 1 - sight.seat
    hands = {sight.redealt(seed).state.players[hidden].hand for seed in range(8)}
    assert len(hands) > 1
    assert sight.redealt(1).view(sight.seat).encode() == sight.view().encode()


def test_nobody_decides_when_the_game_is_over() -> None:
    table = resolute.new("campaign", seats=2, seed=8)
    bot = RandomBot(1)
    while table.decision is not None:
        table.advance(table.decision.options[bot.choose(Sight(table))])
    with pytest.raises(ValueError, match="over"):
        Sight(table)


def test_an_unknown_bot_is_a_sentence() -> None:
    with pytest.raises(SetupError, match='did you mean "random"'):
        make_bot("randon", 0)
