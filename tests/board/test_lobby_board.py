"""The board of Lobby shows the race to 51, the evaluation ahead, the states, the primaries and election night."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from resolute.engine.table import Table
from resolute.engine.views import Map, Tracks
from resolute.games.lobby.board import picture, prepare, sides
from resolute.games.lobby.board.header import NARROWEST
from resolute.games.lobby.board.prepare import Board
from resolute.games.lobby.board.signs import LOBBY_SIGNS, SIGNS
from resolute.games.lobby.content.kinds import Party, Symbol
from resolute.games.lobby.content.lobbies import LOBBIES
from resolute.games.lobby.library import ELECTORS, STATES
from resolute.games.lobby.rules.congress import evaluation_points, policy_evaluation
from resolute.games.lobby.rules.scoring import PRESIDENT, VICE_PRESIDENT
from resolute.games.lobby.rules.votes import votes_before
from resolute.games.lobby.words import board as words
from tests.board.seen import Elements, drawn, payload_for, watchers
from tests.lobby.moments import BOARD, FOLDER, MOMENTS

moment = BOARD.moment
every_moment = pytest.mark.parametrize("name", MOMENTS)
VOTES = ("a vote", "a vote with money", "a vote of three")


def board_of(table: Table[Any], seat: int | None = None) -> Board:
    """The board as a seat sees it."""
    return prepare(payload_for(table, seat))


def asked_seat(name: str) -> int:
    """Who decides at a moment."""
    asked = moment(name).decision
    assert asked is not None
    return asked.seat


def signed(text: str) -> int:
    """A number as the board writes it."""
    return int(text.replace("−", "-"))


# The header


@every_moment
def test_the_header_shows_everybodys_points_up_to_the_mark_at_51(name: str) -> None:
    table = moment(name)
    head = board_of(table).header
    assert head.goal == 51
    standing = [pill for pill in head.pills if not pill.wins]
    assert {pill.mark.seat: pill.points for pill in standing} == {
        seat: player.points for seat, player in enumerate(table.state.players)
    }
    assert [pill.points for pill in head.chips] == sorted((pill.points for pill in standing), reverse=True)


def test_5_4_2_the_header_shows_where_an_election_would_put_the_candidates_players() -> None:
    table = moment("a vote with money")
    players = table.state.players
    ghosts = {pill.mark.seat: pill.points for pill in board_of(table).header.pills if pill.wins}
    runners = [one for one in table.state.election.candidates if one.party != Party.INDEPENDENT]
    assert set(ghosts) == {one.seat for one in runners}
    for one in runners:
        mate = VICE_PRESIDENT if players[one.seat].holds(one.mate) else 0
        assert ghosts[one.seat] == players[one.seat].points + PRESIDENT + mate


def test_5_4_1_a_lane_says_what_an_election_brings_and_costs() -> None:
    brings = [("Unions", False, 10), ("Farmers", True, -5)]
    assert words.stakes(5, brings, independent=False) == "5 to go. Elected: Unions +10, you −5"
    third = "has a majority. A third of the votes are points"
    assert words.stakes(0, brings[1:], independent=True) == f"{third}. Elected: you −5"
    assert words.stakes(0, [], independent=True) == third


@every_moment
def test_no_pill_hides_another_on_any_desk(name: str) -> None:
    """On the smallest desk, and on wider ones, where points lie farther apart."""
    for seat in watchers(moment(name)):
        pills = board_of(moment(name), seat).header.pills
        for width in (NARROWEST, 1.5 * NARROWEST, 2 * NARROWEST):
            for one, other in combinations(pills, 2):
                if one.above == other.above:
                    middles = [float(pill.x) * width / 100 + pill.shift for pill in (one, other)]
                    assert abs(middles[0] - middles[1]) >= (one.width + other.width) / 2


def test_seats_have_marks_of_their_own_and_no_colors_of_parties() -> None:
    table = moment("six in congress")
    assert set(sides(payload_for(table, None))).isdisjoint({"0", "1", "R", "D"})
    icons = [tile.mark.icon for tile in board_of(table).tiles]
    assert len(set(icons)) == 6
    assert set(icons) <= set(LOBBY_SIGNS)


def test_every_lobby_and_every_symbol_has_a_sign() -> None:
    assert {lobby.icon for lobby in LOBBIES} <= set(LOBBY_SIGNS)
    assert {symbol.key for symbol in Symbol} <= set(SIGNS)


def test_lobbies_that_are_not_shown_have_no_sign_yet() -> None:
    for seat in watchers(moment("choosing a lobby")):
        assert {tile.mark.icon for tile in board_of(moment("choosing a lobby"), seat).tiles} == {"seat"}


# Congress


@pytest.mark.parametrize("name", ["congress", "six in congress", "late"])
def test_5_3_the_forecast_is_what_the_evaluation_does(name: str) -> None:
    """Approval after the next evaluation and the points of the offices, as if it came now."""
    table = moment(name)
    house = board_of(table).house
    shown = [(one.key, signed(one.brings)) for one in house.offices if one.brings]
    twin = table.clone()
    policy_evaluation.run(twin)
    president, others = evaluation_points(twin.state.approval)
    assert signed(house.after) == twin.state.approval
    assert shown
    assert all(points == (president if key == "president" else others) for key, points in shown)


@every_moment
def test_crises_show_their_strength_and_what_lies_on_them(name: str) -> None:
    table = moment(name)
    shown = {one.at: one for one in board_of(table).crises.crises}
    assert len(shown) == len(table.state.crises)
    for crisis in table.state.crises:
        one = shown[f"crisis:{crisis.card}"]
        assert len(one.pips) == one.strength
        assert one.pips.count("open") == max(0, one.strength - one.met)
        assert one.covered == bool(crisis.fresh)
        assert Counter(kind for kind, _, _ in one.laid) == Counter(
            fresh=len(crisis.fresh), tucked=len(crisis.tucked)
        ) - Counter(none=0)


@pytest.mark.parametrize("name", ["congress", "primaries", "a vote"])
def test_the_strip_has_the_years_for_screens_whose_header_has_no_room(name: str) -> None:
    table = moment(name)
    first = 1944 + 4 * (table.state.turn - 1)
    assert board_of(table).strip.years == f"{first}–{(first + 4) % 100:02}"


def test_5_4_2_the_strip_says_apart_what_chances_rest_on() -> None:
    """On a phone only the count stays, so that it is not cut off."""
    strip = board_of(moment("a vote")).strip
    assert strip.says.endswith("states counted") and strip.basis == "chances as if nobody spends again"
    assert board_of(moment("congress")).strip.basis == ""


def test_5_3_the_strip_counts_the_initiatives_until_the_evaluation() -> None:
    table = moment("six in congress")
    steps = board_of(table).strip.steps
    assert sum(step.state == "now" for step in steps) == 1
    assert sum(step.evaluation for step in steps) == 2 - (table.state.round == 3)
    assert all(step.mark.seat == table.state.chair for step in steps if step.evaluation)


@pytest.mark.parametrize(
    "name", ["first initiative", "congress", "six in congress", "late", "a fresh executive", "a tucked executive"]
)
def test_every_card_of_the_hand_can_be_played_or_says_why_not(name: str) -> None:
    table = moment(name)
    asked = table.decision
    assert asked is not None and asked.name == "take_initiative"
    fans = board_of(table, asked.seat).cards.fans
    cards = [card for fan in fans if fan.key == "hand" for card in fan.cards]
    assert len(cards) == len(table.state.players[asked.seat].hand)
    initiative = table.state.initiative
    if not initiative.cards_done and not initiative.played:
        assert all(card.lit or card.why_not for card in cards)


# The map


@every_moment
def test_every_state_is_drawn_once_and_has_a_line_in_the_table(name: str) -> None:
    html = drawn(payload_for(moment(name), None), "board")
    found = Counter(
        attributes["data-at"]
        for tag, attributes in Elements(html).found
        if tag == "use" and (attributes.get("data-at") or "").startswith("state:")
    )
    assert found == Counter(f"state:{number}" for number in STATES)
    assert Counter(re.findall(r'id="row-(\w\w)"', html)) == Counter(state.code for state in STATES.values())


def test_the_map_names_every_state_with_its_electors() -> None:
    named = re.findall(r"<text[^>]*>(\w\w) <tspan[^>]*>(\d+)</tspan>", (FOLDER / "map.svg").read_text())
    assert dict(named) == {state.code: str(state.electors) for state in STATES.values()}


@every_moment
def test_red_is_hatched_wherever_it_fills_a_state(name: str) -> None:
    style = (FOLDER / "board.css").read_text()
    assert ".lb-land>.R{fill:url(#lb-hatch)}" in style and ".lb-land>.Rw{fill:url(#lb-hatchw)}" in style
    html = drawn(payload_for(moment(name), None), "board")
    assert 'id="lb-hatch"' in html and 'id="lb-hatchw"' in html


def test_the_first_state_stands_out_on_the_map_and_below_it() -> None:
    table = moment("congress")
    board = board_of(table)
    assert board.first is not None
    assert board.first.at == f"state:{table.state.first_state}"
    assert f'class="lb-ring first" href="map.svg#{STATES[table.state.first_state].code}"' in board.nation.rings[0]


# Primaries and election night


def test_5_4_1_lanes_show_what_was_given_and_what_is_still_open() -> None:
    table = moment("primaries")
    race = board_of(table).race
    assert race is not None
    electors = {lane.at: lane.electors for party in race.parties for lane in party.lanes}
    assert electors == {f"candidate:{one.politician}": one.electors for one in table.state.election.candidates}
    shown = Counter(chip for party in race.parties for one in party.open for chip in one.chips)
    open_states = [
        state for player in table.state.players for one in player.politicians if not one.given for state in one.states
    ]
    assert shown == Counter(f"{STATES[state].code} {ELECTORS[state]}" for state in open_states)


@every_moment
def test_every_tile_says_how_much_money_there_is(name: str) -> None:
    """Also before anybody has any, and at the end."""
    table = moment(name)
    assert {tile.mark.seat: tile.money for tile in board_of(table).tiles} == {
        seat: f"${player.money}M" for seat, player in enumerate(table.state.players)
    }


@pytest.mark.parametrize("name", VOTES)
def test_5_4_2_the_lines_of_a_vote_add_up(name: str) -> None:
    table = moment(name)
    election = table.state.election
    night = board_of(table).night
    assert night is not None
    assert night.vote is not None
    before = [signed(text) for text in night.vote.before]
    assert before == votes_before(table.state, election, election.vote)
    lines = [line for line in night.vote.lines if line.key != "pawns"]
    for place, total in enumerate(before):
        assert sum(signed(line.numbers[place]) for line in lines if line.numbers[place]) == total
    assert abs(sum(float(width) for _, _, width in night.vote.split) - 100) < 1


@pytest.mark.parametrize("name", VOTES)
def test_5_4_2_every_state_has_voted_votes_now_or_is_to_come(name: str) -> None:
    table = moment(name)
    election = table.state.election
    night = board_of(table).night
    assert night is not None
    assert [at for at, _, _ in night.count.counted] == [f"state:{state}" for state, _ in election.counted]
    assert {at for at, _, _ in night.count.to_come} == {f"state:{state}" for state in election.to_come}
    assert night.count.now.startswith(STATES[election.vote.state].code)
    sizes = [int(text.split()[1]) for _, text, _ in night.count.to_come]
    assert sizes == sorted(sizes, reverse=True), "the order of the states to come is chance and must not show"


def test_5_4_2_bids_show_who_has_spent_what_and_who_is_out() -> None:
    table = moment("a vote with money")
    night = board_of(table).night
    assert night is not None
    assert night.vote is not None
    spenders = {one.seat for one in table.state.election.vote.spent}
    assert {bid.mark.seat for bid in night.vote.bids if bid.spent} == spenders
    assert [bid.mark.seat for bid in night.vote.bids if bid.now] == [asked_seat("a vote with money")]


@pytest.mark.parametrize("name", VOTES)
def test_tiles_give_way_on_election_night_unless_somebody_in_them_can_be_chosen(name: str) -> None:
    assert not board_of(moment(name), asked_seat(name)).frame.wants_tiles
    assert board_of(moment("a rival"), asked_seat("a rival")).frame.wants_tiles


def test_the_margins_of_the_pawns_add_up_and_belong_to_whoever_wins_with_them() -> None:
    table = moment("a vote")
    margins = table.view(None).parts["margins"]
    assert isinstance(margins, Tracks)
    assert abs(sum(marker.value for marker in margins.markers) - 1000) < 15


# What every board must be


def test_no_text_is_smaller_than_nine_pixels() -> None:
    style = (FOLDER / "board.css").read_text()
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;{}]*?(\d+(?:\.\d+)?)px", style)]
    assert sizes
    assert min(sizes) >= 9


@every_moment
def test_a_small_picture_shows_every_state(name: str) -> None:
    parts = moment(name).view(None).parts
    land = parts["map"]
    assert isinstance(land, Map)
    assert len(picture(parts, frozenset()).marks) >= len(land.places)


@every_moment
def test_somebody_who_watches_sees_no_hand(name: str) -> None:
    assert "lb-card " not in drawn(payload_for(moment(name), None), "cards")
