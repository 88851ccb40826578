"""Setting up a table: presets, what does not go together, and the sentence that sums up what will start."""

from __future__ import annotations

from typing import Any

import pytest

from resolute.engine.errors import SetupError
from resolute.engine.game import Game
from resolute.engine.registry import games
from resolute.web.front import players_of, rivals_of
from resolute.web.setup import OWN_MIX, fill, is_switch, levels

CAMPAIGN, DICTATORS = games()["campaign"], games()["dictators"]


@pytest.mark.parametrize("game", [CAMPAIGN, DICTATORS, games()["presidency"]], ids=lambda game: game.id)
def test_every_game_offers_a_first_game_a_standard_one_and_everything(game: Game[Any]) -> None:
    """Each of them can start as it is, and no two of them are the same game. Presidency has levels instead."""
    names = ["First game", "Standard", "Everything"]
    if game.id == "presidency":
        names = ["First term (guided)", "Standard", "Hard"]
    assert [one.name for one in game.presets][:3] == names
    settled = [game.resolve_options(min(game.seat_counts), preset.settings) for preset in game.presets]
    assert all(one not in settled[:place] for place, one in enumerate(settled))


def test_bots_stand_from_the_easiest_to_the_hardest_and_the_steady_one_is_chosen() -> None:
    assert [name for name, _ in levels()] == ["random", "casual", "steady", "sharp", "expert"]
    assert next(plan.bot for plan in fill(DICTATORS, {}).plans if plan.kind == "bot") == "steady"


def test_a_preset_writes_the_settings() -> None:
    filled = fill(CAMPAIGN, {"preset": "everything", "set-sides": "1"})
    assert filled.options == CAMPAIGN.resolve_options(
        2, {"nomination": True, "advertising": True, "fund_raising": True, "debate": True, "sides": "republican"}
    )
    assert filled.preset is not None and filled.preset.id == "everything"


def test_the_side_is_no_part_of_a_preset() -> None:
    assert fill(CAMPAIGN, {"set-sides": "2"}).name == "First game"


def test_settings_of_ones_own_are_called_so() -> None:
    assert fill(CAMPAIGN, {"set-debate": "1"}).name == OWN_MIX


def test_a_conflict_is_a_reason_beside_its_switch() -> None:
    """VOICE: say why not in the player's terms."""
    assert fill(CAMPAIGN, {}).barred["fund_raising"] == {1: "Needs Advertising"}
    assert "fund_raising" not in fill(CAMPAIGN, {"set-advertising": "1"}).barred
    popular = fill(CAMPAIGN, {"set-tally": "1"}).barred["incumbent"]
    assert popular == dict.fromkeys((1, 2, 3), "Needs electoral votes")
    assert fill(CAMPAIGN, {"set-nomination": "1"}).barred["incumbent"] == dict.fromkeys((2, 3), "Not with Nomination")


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({}, "You against a Steady bot. Seat 1 plays a random party. About an hour."),
        (
            {"bot1": "random", "set-sides": "2"},
            "You against a Beginner bot. Seat 1 plays the Democrats. About an hour.",
        ),
        (
            {"seats": "4", "kind1": "person_here", "kind2": "person_link", "set-debate": "1", "set-tally": "1"},
            "2 players on this device, one invited player and a Steady bot. Seat 1 plays a random party. "
            "With Tally: popular votes and Debate. About an hour. The game starts when everyone is here.",
        ),
    ],
)
def test_one_sentence_says_what_will_start(form: dict[str, str], sentence: str) -> None:
    assert fill(CAMPAIGN, form).summary == sentence


def test_what_is_no_switch_is_a_list() -> None:
    """OOPS is in the deck unless somebody leaves it out: an ordinary game does not list it."""
    assert not any(is_switch(one) for one in DICTATORS.settings if one.name == "oops")
    assert fill(DICTATORS, {"seats": "3"}).summary == "You and 2 Steady bots. About 90 minutes."


def test_a_value_that_there_is_not_is_refused() -> None:
    with pytest.raises(SetupError, match="Tally has no such value"):
        fill(CAMPAIGN, {"set-tally": "7"})


@pytest.mark.parametrize(
    ("game", "players", "rivals"),
    [
        ("campaign", "2 or 4 players", "against a bot"),
        ("dictators", "2 to 5 players", "against a bot"),
        ("lobby", "4 to 6 players", "against 3 bots"),
        ("presidency", "1 player", "on your own"),
    ],
)
def test_the_front_page_says_who_plays(game: str, players: str, rivals: str) -> None:
    assert (players_of(games()[game]), rivals_of(games()[game])) == (players, rivals)
