"""The board of Campaign shows every state, the ballots that are one's own, and election night."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from itertools import product
from typing import Any

import msgspec
import pytest

import resolute
from resolute.engine.frames import do
from resolute.engine.table import Table
from resolute.games.campaign.board import prepare
from resolute.games.campaign.board.places import BOXES
from resolute.games.campaign.board.score import goal_lines
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.edges import OPEN_YEAR
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.projection import projected
from resolute.games.campaign.rules.debate import open_debate
from resolute.games.campaign.rules.rumors import hand_over
from resolute.games.campaign.rules.tally import additional_votes, popular_votes
from resolute.games.campaign.rules.turns import end_of_campaign, end_turn, next_turn
from resolute.games.campaign.state import NO_RUMOR
from resolute.games.campaign.words.ballots import in_millions, votes_label
from resolute.testing import Example
from tests.board.seen import Elements, drawn, everything, payload_for, watchers
from tests.campaign.helpers import (
    DEMOCRAT,
    PRESIDENT,
    REPUBLICAN,
    ballots,
    begin,
    campaign,
    candidate,
    fill,
    hold,
    home_state_ballot,
    stand,
    state,
)
from tests.campaign.moments import BOARD, FOLDER, MOMENTS

moment = BOARD.moment
every_moment = pytest.mark.parametrize("name", MOMENTS)


@every_moment
def test_moments_are_what_they_are_called(name: str) -> None:
    over = moment(name).outcome is not None
    assert over == name.startswith("night")


@every_moment
def test_every_state_is_drawn_once_with_its_name_and_electors(name: str) -> None:
    html = drawn(payload_for(moment(name), None), "board")
    shapes = Counter(re.findall(r'class="st \w+"[^>]* href="[^"]+#state-(\w\w)"', html))
    assert shapes == Counter(state.code for state in STATES)
    nation = re.sub(r'<div id="zoom".*', "", html)
    tags = Counter(re.findall(r"<text>(\w\w) <tspan>(\d+)</tspan></text>", nation))
    assert tags == Counter((state.code, str(state.electors)) for state in STATES)


@pytest.mark.parametrize("name", ["casting", "debate", "advertising", "desk", "absentee", "four-seats"])
def test_a_line_of_a_ballot_plays_the_option_that_casts_it_there(name: str) -> None:
    table = moment(name)
    asked = table.decision
    assert asked is not None
    hands = prepare(payload_for(table, asked.seat)).cards.hands
    rows = {row.index: (card, row) for hand in hands for card in hand.ballots for row in card.rows}
    for place, option in enumerate(asked.options):
        if option.at and option.at.startswith("state:"):
            card, row = rows[place]
            assert option.at == f"state:{row.code}"
            assert votes_label(row.votes) in option.label
            assert option.frame.step.name.endswith("absentee_in") or int(card.at[7:]) in option.frame.args


def test_a_ballot_at_risk_says_in_which_region() -> None:
    table = moment("debate")
    asked = table.decision
    assert asked is not None
    while asked.name == "risk_in_region" and not table.state.debate.risked:
        table = table.clone()
        table.play(0)
        asked = table.decision
        assert asked is not None
    side, region, _ = table.state.debate.risked[0]
    seat = next(place for place, player in enumerate(table.state.players) if player.party == side)
    assert f"at risk in the {Region(region).label}" in drawn(payload_for(table, seat), "cards")
    assert "at risk in the" not in drawn(payload_for(table, None), "cards")


@every_moment
def test_nobody_finds_a_ballot_that_he_was_not_shown(name: str) -> None:
    table = moment(name)
    for seat in watchers(table):
        sent = set(re.findall(r"ballot:\d+", msgspec.json.encode(table.view(seat).parts).decode()))
        html = everything(table, seat)
        assert set(re.findall(r"ballot:\d+", html)) == sent
        if seat is None:
            assert not sent
            assert 'class="ballot' not in html


def test_votes_of_the_other_party_are_not_on_the_board_before_the_polls_close() -> None:
    table = moment("casting")
    for seat in watchers(table):
        board = prepare(payload_for(table, seat))
        for shown in board.states:
            for party, votes in enumerate(shown.votes):
                mine = seat is not None and table.state.players[seat].party == party
                assert (votes is not None) == mine
    assert "votes" not in re.sub(r"electoral votes", "", drawn(payload_for(table, None), "tally"))


def struck(table: Table[Any], seat: int) -> set[str]:
    """The states that are struck through on the ballots of a pile that the seat may cast."""
    hands = prepare(payload_for(table, seat)).cards.hands
    return {row.code for hand in hands for card in hand.ballots for row in card.rows if row.full}


@pytest.mark.parametrize("tally", ["electoral", "popular"])
def test_absentee_ballots_are_struck_through_only_where_they_may_not_be_cast(tally: str) -> None:
    """Absentee Ballots: for electoral votes a full state takes them; for popular votes it does not."""
    t = Example(resolute.new("campaign", seats=2, options={"tally": tally}, seed=3))
    t.choose(t.labels[0]).choose(t.labels[0])
    for side in t.state.sides:
        side.record = tuple("P" * state.limit for state in STATES)
    t.table.agenda.clear()
    t.run(do(end_of_campaign))
    offered = {option.at for option in t.decision.options}
    assert ("state:CA" in offered or len(offered) > 1) == (tally == "electoral")
    listed = struck(t.table, t.decision.seat)
    assert bool(listed) == (tally == "popular")


def test_nothing_is_struck_through_while_ballots_are_risked() -> None:
    """Debate 7: a ballot from a debate need not be recorded, so it may be risked for a state that is full."""
    t = hold(campaign(debate=True), 0, *ballots("NY", "OH", "TX", "WA", "CA"))
    for one in STATES:
        fill(t, REPUBLICAN, one.code)
    begin(t, do(open_debate, 0, PRESIDENT)).choose(t.labels[0])
    assert t.asked == ("risk_in_region", 0) and len(t.decision.options) == 5
    assert not struck(t.table, 0)


def test_a_home_state_ballot_that_was_handed_over_shows_the_homes_of_whoever_casts_it() -> None:
    """Rumor: with two players there are two homes to choose from, and each is a line that can be clicked."""
    card = home_state_ballot(DEMOCRAT)
    t = hold(campaign(), 1, card, *ballots("MO", party=DEMOCRAT))
    begin(t, do(hand_over, 1, card, 1), do(end_turn))
    assert t.asked == ("cast_handed_ballot", 0)
    lying = prepare(payload_for(t.table, 0)).cards.hands[0]
    rows = {row.index: f"state:{row.code}" for card in lying.ballots for row in card.rows}
    assert lying.id == "handed"
    assert rows == {place: option.at for place, option in enumerate(t.decision.options)}
    assert set(rows.values()) == {f"state:{STATES[home].code}" for home in t.state.players[0].homes}


def test_a_state_with_a_rumor_is_not_struck_through() -> None:
    """Rumor: its ballots may be cast there, even though the party has been there the maximum number of times."""
    t = Example(resolute.new("campaign", seats=2, seed=3))
    t.choose(t.labels[0]).choose(t.labels[0])
    player = t.state.players[0]
    card = next(card for card in player.hand if BALLOTS[card].states)
    one, other, *_ = BALLOTS[card].states
    side = t.state.sides[player.party]
    side.record = tuple("P" * place.limit if place.index in (one, other) else "" for place in STATES)
    player.rumor = one
    assert STATES[other].code in struck(t.table, 0) and STATES[one].code not in struck(t.table, 0)


def test_a_rumor_about_the_partner_opens_nothing_on_ones_own_ballots() -> None:
    """Rumor: only its target may go past the limit, so that the partner's ballots stay struck through."""
    t = fill(hold(campaign(4), 1, *ballots("OH", party=DEMOCRAT)), DEMOCRAT, "OH")
    t.state.players[3].rumor = state("OH")
    hold(t, 3)
    begin(t, do(next_turn))
    assert "OH" in struck(t.table, 1)
    t.state.players[3].rumor, t.state.players[1].rumor = NO_RUMOR, state("OH")
    assert "OH" not in struck(t.table, 1)


def test_a_home_state_ballot_is_drawn_with_its_holders_home_alone() -> None:
    """Home State: the ballot is for the caster's own home state, and with four players not for the partner's."""
    t = campaign(4)
    stand(t, 1, candidate("Isaac R. Feldstein"))
    stand(t, 3, candidate("Walter S. Nakahara"))
    begin(hold(t, 1, home_state_ballot(DEMOCRAT)), do(next_turn))
    own = prepare(payload_for(t.table, 1)).cards.hands[0]
    home = STATES[candidate("Isaac R. Feldstein").home].code
    assert [[row.code for row in card.rows] for card in own.ballots] == [[home]]


def test_a_popular_game_shows_no_edge_and_one_without_advertising_no_price() -> None:
    for tally, advertising in product(("electoral", "popular"), (False, True)):
        table = resolute.new("campaign", seats=2, options={"tally": tally, "advertising": advertising}, seed=3)
        table.play(0)
        table.play(0)
        html = drawn(payload_for(table, 0), "board")
        assert ("Leans" in html) == (tally == "electoral")
        assert ('<th scope="col">Ad</th>' in html) == advertising
        rows = re.findall(r'<tr id="row-\w\w">.*', html)
        heads = re.search(r"<table><thead><tr>(.*?)</tr>", html, re.DOTALL)
        assert heads is not None and len(rows) == len(STATES)
        for row in rows:
            assert row.count("<td>") == heads.group(1).count("<th") - 1
            assert ("$" in row) == advertising
            assert bool(re.search(r"[RD] \d+,000", row)) == (tally == "electoral")


def test_a_headquarters_card_is_shown_in_whole_sentences() -> None:
    table = resolute.new("campaign", seats=2, seed=3)
    table.play(0)
    table.play(0)
    for card in HEADQUARTERS:
        table = table.clone()
        table.state.headquarters_discards = (card.id,)
        html = drawn(payload_for(table, 0), "board")
        (office,) = re.findall(r'<div class="stack headquarters">.*?</div>', html)
        words = unescape(re.sub(r"<[^>]+>", " ", office))
        assert not re.search(r"[.?!][.?!]|[.?!] +[a-z]", words), words


def test_the_map_has_every_state_in_its_region() -> None:
    drawing = (FOLDER / "map.svg").read_text()
    groups = re.findall(r'<g id="region-(\w+)">(.*?)</g>', drawing, re.DOTALL)
    found = {(region, code) for region, inside in groups for code in re.findall(r'id="state-(\w\w)"', inside)}
    assert found == {(state.region.key, state.code) for state in STATES}
    assert "style" not in drawing and "fill" not in drawing, "what a state looks like is said by the page"


# What is told without color


def test_a_lead_has_a_pattern_and_a_sign() -> None:
    table = moment("casting")
    board = prepare(payload_for(table, None))
    leaders = {state.code: state.leader for state in board.states}
    html = drawn(payload_for(table, None), "board")
    hatched = set(re.findall(r'class="hatch" href="[^"]+#state-(\w\w)"', html))
    assert hatched == {code for code, leader in leaders.items() if leader == "D"} != set()


# Election night


def test_election_night_adds_up() -> None:
    table = moment("night")
    board = prepare(payload_for(table, None))
    assert board.nation.night is not None
    total = board.nation.night.total.electors
    assert sum(total) == 538
    assert total == tuple(side.score for side in board.race.sides)
    by_region = [row.electors for row in board.nation.night.regions]
    assert (sum(row[0] for row in by_region), sum(row[1] for row in by_region)) == total
    html = drawn(payload_for(table, None), "board")
    called = [
        (attributes["data-won"], int(attributes["data-ev"] or 0))
        for _, attributes in Elements(html).found
        if "data-won" in attributes
    ]
    assert len(called) == len(STATES)
    assert tuple(sum(count for won, count in called if won == party) for party in "RD") == total
    assert table.outcome is not None and table.outcome.reason in html


def test_election_night_by_popular_vote_shows_what_was_added() -> None:
    table = moment("night-popular")
    board = prepare(payload_for(table, None))
    assert board.nation.night is not None and table.outcome is not None
    players = table.state.players
    scores = {players[seat].party: score for seat, score in enumerate(table.outcome.scores)}
    assert board.nation.night.total.votes == (in_millions(scores[0]), in_millions(scores[1]))
    assert tuple(side.score for side in board.race.sides) == (scores[0], scores[1])
    assert any(row.name == "Most states in the nation" for row in board.nation.night.added)


def test_election_night_tells_what_was_close_and_what_the_other_tally_says() -> None:
    table = moment("night")
    night = prepare(payload_for(table, 0)).nation.night
    assert night is not None and table.outcome is not None
    margins = [one.margin for one in night.closest]
    assert margins == sorted(margins) and len(margins) == 5 and all(margin % 1000 == 0 for margin in margins)
    added = additional_votes(table.state)
    votes = popular_votes(table.state)
    both = tuple(in_millions(votes[party] + sum(row[party] for row in added)) for party in (0, 1))
    assert night.other == both
    winner = max(table.outcome.scores)
    assert (winner - 41 >= 270) or night.turned_by.startswith("Without ")


def test_by_popular_vote_the_other_tally_is_the_electoral_one() -> None:
    night = prepare(payload_for(moment("night-popular"), None)).nation.night
    assert night is not None
    assert sum(map(int, night.other)) == 538 and not night.closest


# Before the count


def test_an_untouched_state_has_the_pale_color_of_the_party_that_it_leans_to() -> None:
    """Electoral Vote: where nobody campaigns the edge decides, and the map says so from the start."""
    html = drawn(payload_for(moment("setup"), 0), "board")
    shades = dict(re.findall(r'id="st-(\w\w)" class="st (\w+)"', html))
    assert shades == {state.code: "r0" if OPEN_YEAR[state.index] > 0 else "d0" for state in STATES}
    popular = resolute.new("campaign", seats=2, options={"tally": "popular"}, seed=3)
    assert set(re.findall(r'class="st (\w+)"', drawn(payload_for(popular, 0), "board"))) == {"open"}


@pytest.mark.parametrize("name", ["casting", "four-seats", "home-stretch"])
def test_a_state_has_the_color_of_whoever_is_likely_to_carry_it(name: str) -> None:
    table = moment(name)
    for seat in watchers(table):
        party = None if seat is None else table.state.players[seat].party
        chances = projected(table.state, party, electoral=True).chances
        shades = dict(re.findall(r'id="st-(\w\w)" class="st (\w+)"', drawn(payload_for(table, seat), "board")))
        for place in STATES:
            chance = chances[place.index]
            assert chance is not None
            republican = 100 - chance if party == DEMOCRAT else chance
            shade = shades[place.code]
            assert shade[0] == ("r" if republican >= 60 else "d" if republican <= 40 else "e")
            assert shade[1] != "2" or max(chance, 100 - chance) >= 90


@pytest.mark.parametrize("name", ["casting", "four-seats", "absentee"])
def test_ballots_on_record_are_pips_and_empty_slots_are_not_drawn(name: str) -> None:
    table = moment(name)
    html = drawn(payload_for(table, None), "board")
    groups = re.findall(r'<g [^>]*data-at="state:(\w\w)" data-marks="(\d) (\d)".*?</g>', html)
    recorded = {
        place.code: tuple(len(side.record[place.index]) for side in table.state.sides)
        for place in STATES
        if any(side.record[place.index] for side in table.state.sides)
    }
    assert {code: (int(red), int(blue)) for code, red, blue in groups} == recorded
    for code, drawing in re.findall(r'<g [^>]*data-at="state:(\w\w)" data-marks=(.*?)</g>', html):
        for party, letter in enumerate("rd"):
            pips = re.search(rf'class="{letter}p" d="([^"]+)"', drawing)
            hollow = re.search(rf'class="{letter}v" d="([^"]+)"', drawing)
            marks = table.state.sides[party].record[state(code)]
            assert (0 if pips is None else pips[1].count("h0")) == len(marks)
            assert (0 if hollow is None else hollow[1].count("h0")) == marks.count("V")


def test_the_header_names_both_tickets_and_who_plays_them() -> None:
    table = moment("casting")
    for seat in (0, 1):
        payload = payload_for(table, seat)
        seats = tuple(
            one if one.mine else msgspec.structs.replace(one, kind="bot", name="steady bot") for one in payload.seats
        )
        html = drawn(msgspec.structs.replace(payload, seats=seats), "tally")
        first, other = re.findall(r'<div id="side-\w" class="([^"]+)">.*?<b>(\w+)</b> <i class="who">(\w+)</i>', html)
        assert "mine" in first[0] and first[2] == "you" and other[2] == "bot"
        players = table.state.players
        assert {first[1], other[1]} == {CANDIDATES[players[one].candidates[0]].surname for one in (0, 1)}


@pytest.mark.parametrize("name", ["casting", "four-seats", "absentee", "region"])
def test_the_score_in_the_header_is_what_the_seat_may_expect(name: str) -> None:
    table = moment(name)
    for seat in watchers(table):
        party = None if seat is None else table.state.players[seat].party
        now = projected(table.state, party, electoral=True)
        payload = payload_for(table, seat)
        html = drawn(payload, "tally")
        scores = dict(re.findall(r'id="race-(\w)"[^>]*>(\d+)<', html))
        assert (int(scores["R"]), int(scores["D"])) == now.scores
        assert ("from what you know" in html) == (seat is not None)
        goal = "\n".join(goal_lines(prepare(payload).race))
        assert "270 electoral votes" in goal
        assert now.low == now.high or f"{now.low} to {now.high}" in goal


def test_a_popular_game_shows_votes_and_the_lead() -> None:
    table = resolute.new("campaign", seats=2, options={"tally": "popular"}, seed=3)
    while table.number < 60 and table.decision is not None:
        table.play(0)
    now = projected(table.state, table.state.players[0].party, electoral=False)
    payload = payload_for(table, 0)
    assert in_millions(now.scores[0]) in drawn(payload, "tally") and "270" not in drawn(payload, "tally")
    goal = "\n".join(goal_lines(prepare(payload).race))
    assert "Most votes" in goal and ("ahead" in goal or "behind" in goal or "tied" in goal)


@pytest.mark.parametrize("name", ["casting", "desk", "absentee", "four-seats"])
def test_what_can_be_cast_comes_first_and_what_cannot_be_cast_now_is_small(name: str) -> None:
    table = moment(name)
    assert table.decision is not None
    hands = prepare(payload_for(table, table.decision.seat)).cards.hands
    for hand in hands:
        order = [card.castable for card in hand.ballots]
        assert order == sorted(order, reverse=True)
    shown = [hand for hand in hands if hand.ballots]
    assert [hand.small for hand in shown] == [False] + [True] * (len(shown) - 1)


def test_a_ballot_of_the_other_partys_deck_says_for_whom_it_counts() -> None:
    from resolute.games.campaign.board.cards import NOTHING, ballot_card

    (card,) = ballots("OH", party=DEMOCRAT)
    assert "for you" in ballot_card(f"ballot:{card}", NOTHING, 0, frozenset()).drawn()
    assert "for you" not in ballot_card(f"ballot:{card}", NOTHING, DEMOCRAT, frozenset()).drawn()


def test_the_zoom_shows_every_lit_state_where_there_are_few() -> None:
    for name in ("casting", "advertising", "desk"):
        table = moment(name)
        assert table.decision is not None
        lit = {one.at for one in table.decision.options if one.at.startswith("state:")}
        (zoom,) = re.findall(r'<div id="zoom".*', drawn(payload_for(table, table.decision.seat), "board"))
        boxes = [tuple(map(int, box.split())) for box in re.findall(r'viewBox="([^"]+)"', zoom)]
        assert set(re.findall(r'data-at="(state:\w\w)"', zoom)) == (lit if 0 < len(lit) <= 9 else set())
        assert len(boxes) <= 2 and all(width <= 640 for _, _, width, _ in boxes)


def test_the_boxes_around_the_states_are_those_of_the_drawing() -> None:
    found = dict(re.findall(r'id="state-(\w\w)" d="([^"]+)"', (FOLDER / "map.svg").read_text()))
    for code, path in found.items():
        x = y = 0.0
        points: list[tuple[float, float]] = []
        for command, rest in re.findall(r"([Mlz])([^Mlz]*)", path):
            numbers = [float(one) for one in re.findall(r"-?\d*\.?\d+", rest)]
            for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = (x + dx, y + dy) if command == "l" else (dx, dy)
                points.append((x, y))
        left, top, right, bottom = BOXES[code]
        assert (left, top) == (int(min(one[0] for one in points)), int(min(one[1] for one in points)))
        assert (right, bottom) == (int(max(one[0] for one in points)), int(max(one[1] for one in points)))


def test_every_ballot_can_be_drawn() -> None:
    from resolute.games.campaign.board.cards import Pointed, ballot_card

    for ballot in BALLOTS:
        card = ballot_card(f"ballot:{ballot.id}", Pointed({}, {}), 0, frozenset(), ("OH", "ME"))
        assert [row.votes for row in card.rows] == ([ballot.votes[0]] * 2 if ballot.home_state else list(ballot.votes))
