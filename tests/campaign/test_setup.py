"""Object of the game; Setup 1 to 6; Play: hands, the first turn and the order of play; the settings."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import resolute
from resolute.engine.errors import SetupError
from resolute.engine.frames import do
from resolute.engine.views import Map
from resolute.games.campaign import GAME
from resolute.games.campaign.content.ballots import BALLOTS, DECKS
from resolute.games.campaign.content.candidates import CANDIDATES, Party
from resolute.games.campaign.content.edges import OPEN_YEAR
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.setup import deal_ballots
from resolute.testing import new_example
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    PRESIDENT,
    REPUBLICAN,
    VICE_PRESIDENT,
    begin,
    campaign,
    everything,
    seen,
    stand,
    zone,
)


def test_setup_1_partners_share_a_party_that_lots_decide() -> None:
    """Setup 1: party affiliation is determined by lot; every other seat is a partner."""
    for lot, parties in ((0, [0, 1, 0, 1]), (1, [1, 0, 1, 0])):
        t = new_example(GAME, seats=4, faces=(6, 6, 1, 1) * 3, draws=[lot])
        assert [player.party for player in t.state.players] == parties


def test_setup_1_players_may_settle_who_plays_which_party() -> None:
    """Setup 1: nobody needs lots to agree; the first seat and its partner play the party that was settled."""
    for side, parties in (("republican", [0, 1, 0, 1]), ("democrat", [1, 0, 1, 0])):
        t = resolute.new("campaign", seats=4, options={"sides": side}, seed=1)
        assert [player.party for player in t.state.players] == parties


def test_every_preset_is_a_game_that_can_start() -> None:
    for preset in GAME.presets:
        assert GAME.resolve_options(2, preset.settings).items() >= preset.settings.items()


def test_setup_1_players_decide_which_votes_count() -> None:
    """Setup 1: the game is played for popular or for electoral votes."""
    for tally in ("popular", "electoral"):
        assert campaign(tally=tally).table.options["tally"] == tally


def test_setup_3_two_candidates_are_turned_up_and_the_owner_chooses() -> None:
    """Setup 3, two players: each party turns up two of its cards; the player says who runs for president."""
    t = new_example(GAME, seats=2, faces=(6, 6, 1, 1), draws=[0, 4, 7])
    assert t.asked == ("choose_president", 0)
    pair = t.state.players[0].candidates
    assert len(pair) == 2 and all(CANDIDATES[card].party == REPUBLICAN for card in pair)
    t.choose(CANDIDATES[pair[1]].name)
    assert t.state.players[0].candidates == (pair[1], pair[0])
    assert t.state.players[0].offices == (PRESIDENT, VICE_PRESIDENT)
    assert t.asked == ("choose_president", 1)
    assert all(CANDIDATES[card].party == DEMOCRAT for card in t.state.players[1].candidates)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_setup_3_what_both_parties_turned_up_is_open_at_the_first_question(seat: int | None) -> None:
    """Setup 3: the cards lie face up, so whoever chooses first sees all four of them."""
    t = new_example(GAME, seats=2, faces=(6, 6, 1, 1))
    assert t.asked == ("choose_president", 0)
    for place, player in enumerate(t.state.players):
        assert seen(t, seat, f"ticket{place + 1}") == [f"candidate:{card}" for card in player.candidates]
        assert len(player.candidates) == 2
    first, second = t.state.players[1].running
    assert t.decision.prompt.endswith(f"You're up against {first.surname} and {second.surname}.")


def test_a_board_shows_only_what_is_played() -> None:
    """Setup 6: the edge is used only for the electoral tally, the advertising column only with advertising."""
    for tally, advertising in product(("electoral", "popular"), (False, True)):
        t = campaign(tally=tally, advertising=advertising)
        for seat in (0, None):
            board = t.table.view(seat).parts["board"]
            assert isinstance(board, Map)
            keys = [column.key for column in board.columns]
            assert ("leans" in keys) == (tally == "electoral")
            assert ("price" in keys) == advertising
            assert all(len(place.figures) == len(place.values) == len(keys) for place in board.places)
            assert any("$" in figure for place in board.places for figure in place.figures) == advertising


def test_setup_3_with_four_players_dice_decide_who_runs_for_president() -> None:
    """Setup 3, four players: the higher roll runs for president; equal rolls are rolled again."""
    republicans = (2, 3, 4, 1, 2, 3, 6, 1)  # 5 to 5, then 5 to 7
    democrats = (6, 6, 1, 1)
    t = new_example(GAME, seats=4, faces=(*republicans, *democrats, 6, 6, 1, 1))
    offices = [player.offices for player in t.state.players]
    assert offices == [(VICE_PRESIDENT,), (PRESIDENT,), (PRESIDENT,), (VICE_PRESIDENT,)]
    assert all(len(player.candidates) == 1 for player in t.state.players)


def test_setup_4_three_cards_of_each_deck_become_undecided_voters() -> None:
    """Setup 4: twelve removed cards, three of each of the four decks, are the Undecided Voter stack."""
    for seats in (2, 4):
        s = campaign(seats).state
        assert len(s.undecided) == 12
        for deck in DECKS:
            assert len(set(deck) & set(s.undecided.cards)) == 3


def test_setup_4_with_two_players_the_decks_are_shuffled_together() -> None:
    """Setup 4: after the three cards are removed, a single player draws from both decks of the party."""
    t = campaign(2)
    for player in t.state.players:
        mine = (*player.hand, *player.deck.cards)
        assert len(mine) == 2 * (40 - 3)
        assert {BALLOTS[card].office for card in mine} == {PRESIDENT, VICE_PRESIDENT}
        assert {BALLOTS[card].party for card in mine} == {player.party}


def test_setup_4_with_four_players_everybody_has_the_deck_of_the_own_office() -> None:
    """Setup 4: a president draws President Ballots, a vice president Vice President Ballots."""
    for player in campaign(4).state.players:
        mine = (*player.hand, *player.deck.cards)
        assert len(mine) == 40 - 3
        assert {(BALLOTS[card].party, BALLOTS[card].office) for card in mine} == {(player.party, *player.offices)}


def test_setup_4_no_ballot_is_lost_or_there_twice() -> None:
    for seats in (2, 4):
        assert everything(campaign(seats)) == ALL_BALLOTS


def test_setup_5_headquarters_cards_lie_face_down() -> None:
    """Setup 5: all of them are stacked, and nobody sees one."""
    t = campaign()
    assert zone(t, 0, "headquarters").hidden == len(HEADQUARTERS)
    assert seen(t, 0, "headquarters") == []


def test_setup_6_each_party_has_an_empty_tally_board() -> None:
    """Setup 6: nothing is recorded, won or advertised yet; funds only if advertising is played."""
    for side in campaign().state.sides:
        assert not any(side.record) and not any(side.votes) and side.states == 0
        assert (side.funds, side.advertised, side.raised, side.debates) == (0, (), (), ())


def test_play_the_hand_is_the_campaign_ability() -> None:
    """Play: draw as many cards as your Campaign Ability says."""
    t = campaign(4)
    for player in t.state.players:
        (card,) = player.candidates
        assert len(player.hand) == CANDIDATES[card].campaign


def test_play_with_two_players_the_higher_rating_counts() -> None:
    """Play: a player with two candidates uses the higher of their ratings, whichever has it."""
    low, *_, high = sorted((one for one in CANDIDATES if one.party == REPUBLICAN), key=lambda one: one.campaign)
    assert low.campaign < high.campaign
    for pair in ((low, high), (high, low)):
        t = stand(campaign(), 0, *pair)
        begin(t.dice(6, 6, 1, 1), do(deal_ballots))
        assert len(t.state.players[0].hand) == high.campaign
        for rating in ("campaign", "press", "fund_raising", "advertising"):
            assert t.state.players[0].best(rating) == max(getattr(low, rating), getattr(high, rating))


def test_play_presidents_roll_for_the_first_turn() -> None:
    """Play: the higher roll begins; equal rolls are rolled again; with two players turns alternate."""
    t = new_example(GAME, seats=2, faces=(3, 4, 6, 1, 1, 1, 6, 6))
    t.table.play(0)
    t.table.play(0)
    assert t.state.order == (1, 0)
    assert t.asked == ("choose_region", 1)


def test_play_with_four_the_order_is_president_president_vice_vice() -> None:
    """Play: first and third are running mates, as are second and fourth."""
    who_runs = (1, 1, 6, 6, 6, 6, 1, 1)  # seats 3 and 2 run for president
    t = new_example(GAME, seats=4, faces=(*who_runs, 1, 1, 6, 6))
    assert t.state.order == (1, 2, 3, 0)
    offices = [t.state.players[seat].offices[0] for seat in t.state.order]
    parties = [t.state.players[seat].party for seat in t.state.order]
    assert offices == [PRESIDENT, PRESIDENT, VICE_PRESIDENT, VICE_PRESIDENT]
    assert parties == [DEMOCRAT, REPUBLICAN, DEMOCRAT, REPUBLICAN]


@pytest.mark.parametrize("option", ["nomination", "advertising", "debate"])
@pytest.mark.parametrize("tally", ["popular", "electoral"])
def test_advanced_rules_are_options_of_their_own(option: str, tally: str) -> None:
    """Advanced Game: players may include one or more of the advanced rules, under either tally."""
    resolved = GAME.resolve_options(2, {option: True, "tally": tally})
    others = {name: value for name, value in resolved.items() if name not in (option, "tally")}
    assert resolved[option] is True
    assert others == {name: value for name, value in GAME.resolve_options(2, {}).items() if name in others}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {}, "is for 2 or 4 seats, not 3"),
        (2, {"tally": "electoral college"}, "can be electoral, popular"),
        (2, {"debates": True}, 'no option called "debates"'),
        (2, {"debate": 1}, "can be false, true"),
        (2, {"fund_raising": True}, "Fund raising needs advertising"),
        (2, {"tally": "popular", "incumbent": "second_election"}, "played for electoral votes"),
        (4, {"tally": "popular", "incumbent": "democrat"}, "played for electoral votes"),
        (4, {"nomination": True, "incumbent": "republican"}, "choose from all their cards"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        GAME.resolve_options(seats, options)


def test_number_of_players_is_two_or_four() -> None:
    assert GAME.seat_counts == (2, 4)


def test_the_tally_board_prints_everything_a_player_looks_up() -> None:
    """Setup 6: dice number, limit, advertising cost and electoral votes of every state, for everybody."""
    board = campaign(advertising=True).table.view(None).parts["board"]
    assert isinstance(board, Map)
    assert [place.name for place in board.places] == [state.name for state in STATES]
    for place, state, edge in zip(board.places, STATES, OPEN_YEAR, strict=True):
        values = dict(zip([column.key for column in board.columns], place.values, strict=True))
        assert (values["dice"], values["electors"]) == (state.number, state.electors)
        assert (values["limit"], values["price"], values["leans"]) == (state.limit, state.advertising, edge * 1000)
        shown = dict(zip([column.label for column in board.columns], place.figures, strict=True))
        assert shown["Dice"] == str(state.number) and shown["Electors"] == str(state.electors)
        assert shown["Max ballots"] == str(state.limit) and shown["Advertising"] == f"${state.advertising}M"
        assert shown["Leans"] == f"{'R' if edge > 0 else 'D'} {abs(edge) * 1000:,}"
    assert {Party(0).label, Party(1).label} <= {column.label for column in board.columns}
