"""The board of Dictators shows the whole map, what is happening and the way to the targets."""

from __future__ import annotations

import random
import re
from collections import Counter
from html import escape, unescape
from itertools import pairwise

import msgspec
import pytest

import resolute
from resolute.board.drawing import escaped
from resolute.engine.frames import Seat
from resolute.engine.views import Zone
from resolute.games.dictators.board import prepare, summed_up
from resolute.games.dictators.board.header import NARROWEST, Race, race
from resolute.games.dictators.board.places import AT, SMALLEST, SPOTS, VIEW, WIDTH
from resolute.games.dictators.board.players import Standing
from resolute.games.dictators.board.ways import way
from resolute.games.dictators.board.world import aside
from resolute.games.dictators.content.map import (
    DISTANCE,
    FACILITIES,
    HAWAII,
    NUMBER,
    PLACES,
    ROAD_NUMBER,
    ROADS,
    STATES,
    TIME_ZONES,
    TRIDENT,
    WASHINGTON,
)
from resolute.games.dictators.library import CARDS, DICTATORS
from resolute.games.dictators.ways import Obstacles
from resolute.games.dictators.words.shorts import CARD_SHORTS, DICTATOR_SHORTS
from tests.board.seen import drawn, everything, payload_for, watchers
from tests.dictators.moments import BOARD, FOLDER, MOMENTS
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin,
    begin_in,
    block,
    dictator,
    have_disarmed,
    hold,
    in_front,
    president,
    put,
    stage,
)

SECRET = re.compile(r"(?:card|nuclear|token|examined|hand\d+):\d+")

moment = BOARD.moment
every_moment = pytest.mark.parametrize("name", MOMENTS)


@every_moment
def test_every_place_is_drawn_once_and_the_trident_while_it_is_there(name: str) -> None:
    table = moment(name)
    for seat in watchers(table):
        html = drawn(payload_for(table, seat), "board")
        world = html[html.index('<svg class="world"') : html.index("</svg>\n</div>")]
        signs = Counter(re.findall(r'data-at="place:(\d+)"', world))
        shown = {str(place.number) for place in PLACES} - ({str(TRIDENT)} if table.state.trident != 1 else set())
        assert signs == Counter(shown)


@every_moment
def test_every_dictator_stands_where_his_meeple_is(name: str) -> None:
    table = moment(name)
    html = drawn(payload_for(table, None), "board")
    found = re.findall(r'<svg id="pin-(\d)" class="pl" x="([^"]+)" y="([^"]+)"><g id="meeple-\1"', html)
    assert [int(seat) for seat, *_ in found] == list(range(table.seats))
    assert [(x, y) for _, x, y in found] == [AT[player.place] for player in table.state.players]
    panels = prepare(payload_for(table, None)).panels
    for player, panel in zip(table.state.players, panels, strict=True):
        assert panel.place == PLACES[player.place].name


@every_moment
def test_nobody_finds_a_card_that_he_was_not_shown(name: str) -> None:
    table = moment(name)
    for seat in watchers(table):
        sent = msgspec.json.encode(table.view(seat).parts).decode()
        asked = table.decision
        offered = {one.at for one in asked.options} if asked is not None and asked.seat == seat else set()
        html = everything(table, seat)
        assert set(SECRET.findall(html)) - offered <= set(SECRET.findall(sent))
        for other, player in enumerate(table.state.players):
            known = {piece for piece, _ in player.known}
            for place in player.targets:
                if other != seat and 1000 + place not in known and not table.state.seats_behind(other)[1:]:
                    assert f'nuclear:{place}"' not in html


def test_the_drawing_has_every_state_in_its_time_zone_and_looks_like_nothing_by_itself() -> None:
    drawing = (FOLDER / "map.svg").read_text()
    groups = re.findall(r'<g id="time-(\d)">(.*?)</g>', drawing, re.DOTALL)
    found = {code: int(zone) for zone, inside in groups for code in re.findall(r'id="state-(\w\w)"', inside)}
    assert set(found) == set(STATES) - {"CIA"}
    assert all(zone == PLACES[place.number].time_zone for place in PLACES for zone in [found.get(place.state)] if zone)
    assert len(groups) == len(TIME_ZONES)
    for layer in ("abroad", "hours", "roads", "flights", "lanes", "names"):
        assert f'id="{layer}"' in drawing
    assert "style" not in drawing and "fill" not in drawing, "what a layer looks like is said by the page"
    assert f'viewBox="{" ".join(map(str, VIEW))}"' in drawing
    assert f'viewBox="{" ".join(map(str, VIEW))}"' in (FOLDER / "board.html.jinja").read_text()


# What is told without color


def test_each_nuclear_zone_has_a_sign_of_its_own_shape() -> None:
    html = drawn(payload_for(moment("first turn"), None), "board")
    shapes = re.findall(r'<g id="f(\d)">.*?(<(?:circle|rect|path) class="sign z\d"[^>]*>)', html)
    assert [zone for zone, _ in shapes] == ["1", "2", "3", "4"]
    assert len({re.sub(r'class="[^"]*"', "", shape) for _, shape in shapes}) == 4
    for zone in (1, 2, 3, 4):
        for place in FACILITIES[zone]:
            assert re.search(rf'href="#f{zone}"[^>]*data-at="place:{place}"', html)


def test_dictators_are_told_apart_by_their_busts() -> None:
    """On the map, in their tiles and in the header; a color goes with each, and is not needed."""
    table = moment("five")
    keys = [DICTATORS[player.dictator].key for player in table.state.players]
    payload = payload_for(table, None)
    board, tally = drawn(payload, "board"), drawn(payload, "tally")
    assert re.findall(r'data-piece="meeple:\d".*?busts\.svg#([\w-]+)"', board) == keys
    assert re.findall(r'<section id="player-\d".*?busts\.svg#([\w-]+)"', board) == keys
    assert sorted(re.findall(r'<use class="bust" href="[^"]*busts\.svg#([\w-]+)" x', tally)) == sorted(keys)
    drawing = (FOLDER / "busts.svg").read_text()
    assert set(re.findall(r'<symbol id="([\w-]+)"', drawing)) == {one.key for one in DICTATORS}


@pytest.mark.parametrize("place", ["Honolulu", "Washington", "Vancouver", "Guantanamo Bay", "Denver"])
def test_five_pawns_in_one_place_stand_beside_each_other(place: str) -> None:
    """None is hidden by another by more than a third, and none is cut off at the edge of the smallest map."""
    at = NUMBER[place]
    x = SPOTS[at][0] / WIDTH * SMALLEST
    for count in range(1, 6):
        stand = [x + aside(at, order, count) for order in range(count)]
        assert all(11 < one < SMALLEST - 11 for one in stand)
        assert all(other - one >= 16 for one, other in pairwise(stand))


# What lies on the map


def test_roadblocks_and_no_fly_zones_lie_on_the_map() -> None:
    table = moment("roadblocks and no-fly zones")
    html = drawn(payload_for(table, None), "board")
    assert {int(road) for road in re.findall(r'data-piece="block:(\d+)"', html)} == set(table.state.roadblocks)
    closed = {zone for zone in range(len(TIME_ZONES)) if table.state.no_fly >> zone & 1}
    assert {int(zone) for zone in re.findall(r'data-piece="no-fly:(\d)"', html)} == closed


def test_face_down_tokens_lie_on_the_facilities_of_zone_4() -> None:
    html = drawn(payload_for(moment("first turn"), None), "board")
    assert html.count('href="#chip"') == len(FACILITIES[4])


@pytest.mark.parametrize("who", [None, 0])
def test_the_board_changes_piece_by_piece(who: Seat | None) -> None:
    """From move to move lines only change in place, and each that does is one element with its id."""
    table = resolute.new("dictators", seats=4, seed=6)
    luck = random.Random(6)
    before: list[str] = []
    while table.decision is not None and table.number < 250:
        lines = drawn(payload_for(table, who), "board").split("\n")
        assert not before or len(lines) == len(before)
        for was, now in zip(before, lines, strict=False):
            if was != now:
                ids = [re.match(r'<(\w+) id="([^"]+)"', line) for line in (was, now)]
                assert ids[0] is not None and ids[1] is not None, now
                assert ids[0].groups() == ids[1].groups()
                tag = ids[1][1]
                whole = now.count(f"<{tag} ") + now.count(f"<{tag}>") == now.count(f"</{tag}>")
                assert whole or tag == "tr" or (now.count("<") == 1 and now.endswith("/>")), now
        before = lines
        table.play(luck.randrange(len(table.decision.options)))


@pytest.mark.parametrize(("name", "count"), [("an interruption", 1), ("an interrupted interruption", 2)])
def test_what_is_happening_is_told_step_by_step(name: str, count: int) -> None:
    payload = payload_for(moment(name), None)
    steps = prepare(payload).now.steps
    assert sum(step.fate == "waiting" for step in steps) >= count
    shown = re.findall(r"<li[^>]*><b>(.*?)</b>", drawn(payload, "board"))
    assert [unescape(one) for one in shown] == [step.title for step in steps]


def test_what_was_stopped_stays_in_sight_for_some_moves() -> None:
    table = moment("a stopped card")
    payload = payload_for(table, None)
    now = prepare(payload).now
    stopped = [step.title for step in now.steps if step.fate == "stopped"]
    assert not now.waits and len(stopped) == 1
    assert now.steps[-1].answers == f"in answer to: {stopped[0]}"
    assert any(line.kind == "stopped" for line in payload.journal)
    assert f"<b>{escape(stopped[0])}</b>" in drawn(payload, "board")
    later = table.clone()
    later.state.exchanged_at -= 9
    assert prepare(payload_for(later, None)).now.steps == ()


# The way to a target


def test_the_way_is_as_long_as_the_map_says() -> None:
    for place in PLACES:
        if place.number != TRIDENT:
            assert way(HAWAII, place.number, Obstacles()).turns == DISTANCE[HAWAII][place.number]


def test_the_way_leads_around_roadblocks_and_no_fly_zones() -> None:
    pittsburgh = NUMBER["Pittsburgh"]
    road = ROAD_NUMBER[min(pittsburgh, WASHINGTON), max(pittsburgh, WASHINGTON)]
    assert way(pittsburgh, WASHINGTON, Obstacles()).turns == 1
    assert way(pittsburgh, WASHINGTON, Obstacles(frozenset([road]))).turns > 1
    pacific = 1 << TIME_ZONES.index("Pacific")
    assert way(HAWAII, NUMBER["Seattle"], Obstacles(no_fly=pacific)).by == "fly to Vancouver"
    assert way(HAWAII, WASHINGTON, Obstacles(no_fly=1)).turns == -1
    assert way(pittsburgh, TRIDENT, Obstacles()).turns == -1
    assert way(pittsburgh, TRIDENT, Obstacles(trident=True)).turns > 0
    everywhere = frozenset(range(len(ROADS)))
    assert way(pittsburgh, WASHINGTON, Obstacles(everywhere)).turns == -1


@pytest.mark.parametrize("borrowed", [False, True])
def test_nothing_is_in_the_way_of_whoever_cannot_be_stopped(borrowed: bool) -> None:
    """Genghis, and Kim with his ability, pass roadblocks and fly where others may not."""
    t = aim_at(stage("Kim" if borrowed else "Genghis", "Ivan", at="Calgary"), 0, "Denver")
    t.state.players[0].power = dictator("Genghis")
    t.state.no_fly = 1 << TIME_ZONES.index("Mountain")
    assert "Fly to Denver, Colorado" in begin(t).labels
    assert [(one.way.turns, one.way.path != "") for one in prepare(payload_for(t.table, 0)).cards.targets] == [
        (1, True)
    ]


@pytest.mark.parametrize(("name", "turns"), [("Ivan", 3), ("Genghis", 2)])
def test_the_board_and_the_nuclear_card_agree_about_the_way(name: str, turns: int) -> None:
    t = aim_at(stage(name, "Caligula"), 0, "Omaha")
    block(t, ("Cheyenne", "Omaha"), ("Omaha", "Kansas City"))
    assert [one.way.turns for one in prepare(payload_for(t.table, 0)).cards.targets] == [turns]
    nuclear = t.table.view(0).parts["nuclear1"]
    assert isinstance(nuclear, Zone) and nuclear.cards[0].lines[-1] == f"{turns} turns away"


def test_targets_show_the_way_and_only_to_their_owner() -> None:
    table = moment("first turn")
    for seat in range(table.seats):
        board = prepare(payload_for(table, seat)).cards
        assert {one.place for one in board.targets} == set(table.state.players[seat].targets)
        assert sum(one.nearest for one in board.targets) == 1
        for one in board.targets:
            assert one.way.turns == DISTANCE[HAWAII][one.place]
    assert prepare(payload_for(table, None)).cards.targets == ()


def test_whoever_buys_a_turn_sees_the_hand_and_the_targets_that_he_plays_with() -> None:
    table = moment("a bought turn")
    mover, buyer = table.state.mover, table.state.played_by
    board = prepare(payload_for(table, buyer)).cards
    assert {one.place for one in board.targets if not one.disarmed} == set(table.state.players[mover].targets)
    hands = [fan.id for fan in board.fans if fan.id.startswith("hand")]
    assert hands == [f"hand{mover + 1}", f"hand{buyer + 1}"]
    assert len(board.fans[0].cards) == len(table.state.players[mover].hand)


def test_a_screen_behind_its_curtain_shows_no_hand() -> None:
    payload = msgspec.structs.replace(payload_for(moment("first turn"), 0), curtain=True)
    board = prepare(payload).cards
    assert not board.targets and not board.fans
    assert "Nobody" in drawn(payload, "cards")


# Chains of interruptions


def chain(t: Stage) -> list[tuple[str, str, str]]:
    """What the strip above the map tells: each link, what it answers, and what has become of it."""
    steps = prepare(payload_for(t.table, None)).now.steps
    return [(step.title, step.answers.removeprefix("in answer to: "), step.fate) for step in steps]


def test_an_ability_is_a_link_of_the_chain() -> None:
    """Maximilien stops a card at the price of two others."""
    t = hold(hold(stage("Ivan", "Maximilien"), 0, "Foreign Aid"), 1, "Hacker", "EMP", "Veto")
    t.choose("Play Foreign Aid", "Cut it short")
    cut = ("Maximilien uses “Cut it short”", "Ivan plays Foreign Aid", "")
    assert chain(t) == [("Ivan plays Foreign Aid", "", "waiting"), cut]
    t.choose("Discard Hacker", "Discard EMP")
    assert chain(t) == [("Ivan plays Foreign Aid", "", "stopped"), cut]


def test_an_ability_that_has_a_die_rolled_again_is_a_link_of_the_chain() -> None:
    t = begin(aim_at(stage("Ivan", "Fidel"), 0, "Denver")).dice(5, 1)
    t.choose("Try to disarm Rocky Flats plant", "Force a reroll")
    assert chain(t)[-1] == ("Fidel uses “Force a reroll”", "Ivan rolled 6, needed 3+: success", "")


def test_equal_links_of_a_chain_are_kept_apart() -> None:
    """Three Supreme Courts, two of them of one player; the last is resolved first."""
    t = hold(stage("Ivan", "Caligula"), 0, "Foreign Aid", "Supreme Court", "Supreme Court")
    hold(t, 1, "Veto", "Supreme Court")
    t.choose("Play Foreign Aid", "Play Veto", "Play Supreme Court", "Play Supreme Court")
    ivan, caligula = "Ivan plays Supreme Court", "Caligula plays Supreme Court"
    links = [
        ("Ivan plays Foreign Aid", ""),
        ("Caligula plays Veto", "Ivan plays Foreign Aid"),
        (ivan, "Caligula plays Veto"),
        (caligula, ivan),
        (ivan, caligula),
    ]
    assert chain(t) == [(title, against, "waiting") for title, against in links[:-1]]
    t.choose("Play Supreme Court")
    fates = ("", "stopped", "", "stopped", "")
    assert chain(t) == [(title, against, fate) for (title, against), fate in zip(links, fates, strict=True)]


def test_a_chain_may_begin_in_washington() -> None:
    """The full stop of the capital is not the end of a title."""
    t = hold(begin_in(stage("Ivan", "Caligula"), "Baltimore"), 1, "Tornado Season")
    hold(t, 0, "Supreme Court").choose("Travel to Washington D.C.", "Play Tornado Season")
    moved = "Ivan has moved to Washington D.C."
    assert chain(t) == [(moved, "", "waiting"), ("Caligula plays Tornado Season", moved, "waiting")]


# The race, the targets, the hand


def test_the_header_shows_turns_and_chances_and_no_pill_hides_another() -> None:
    for name in MOMENTS:
        table = moment(name)
        board = prepare(payload_for(table, 0)).race
        assert sorted(pill.standing.seat for pill in board.pills) == list(range(table.seats))
        _none_hidden(board)
    t = have_disarmed(put(stage("Ivan", "Mary"), 1, "Baltimore"), 1, "Richland", "Omaha")
    html = drawn(payload_for(t.table, 0), "tally")
    assert 'aria-label="Mary: 1 turn to Washington, needs 14, 35%"' in html
    assert "if the president is in (50%)" in html


@pytest.mark.parametrize(
    "turns", [(8, 8, 7, 7, 8), (7, 8, 8, 7), (0, 0, 0, 1, 1), (1, 0, 0), (11, 9, 8, 8, 9), (4, 4, 4, 4, 4)]
)
@pytest.mark.parametrize("own", [0, 2])
def test_no_pill_hides_another_wherever_all_are(turns: tuple[int, ...], own: int) -> None:
    """Four on the first two turns overlapped on a line that was longer than the shortest."""
    players = [
        Standing(seat, "Ivan", "ivan", seat == own, False, False, 0, (), "20", 20, 5, away)
        for seat, away in enumerate(turns)
    ]
    _none_hidden(race(players, 50, 5, "", 1))


def _none_hidden(shown: Race) -> None:
    """However long the line is."""
    for line in (NARROWEST, 517.0, 900.0):
        for above in (True, False):
            row = sorted(
                (float(pill.x) * line / 100 + pill.shift, pill.width) for pill in shown.pills if pill.above is above
            )
            for (one, width), (other, beside) in pairwise(row):
                assert other - one >= (width + beside) / 2 - 0.3, (line, shown.pills)
            for middle, width in row:
                assert middle - width / 2 >= -0.3 and middle + width / 2 <= line * 1.02 + 0.3


def test_a_target_says_how_far_it_is_and_what_it_brings() -> None:
    t = have_disarmed(aim_at(stage("Ivan", "Mary", at="Omaha"), 0, "Denver", "Chihuahua"), 0, "Richland")
    html = drawn(payload_for(t.table, 0), "board")
    tiles = re.findall(r'<div id="goal-\d+".*?<h3>(.*?)</h3><p>(.*?)</p></div><p class="n">(.*?)</p>', html)
    assert [(name, worth) for name, worth, _ in tiles] == [
        ("Richland", "disarmed"),
        ("Denver", "brings 14+, 35%"),
        ("Chihuahua", "brings a token"),
    ]
    assert "you need <b>18+</b>, 15%" in html
    assert f"goal-{NUMBER['Denver']}" not in drawn(payload_for(t.table, 1), "board")


def test_a_card_shows_its_cost_its_kind_and_a_short_effect_and_tells_all_on_request() -> None:
    t = begin(hold(stage("Ivan", "Mary", at="Honolulu"), 0, "Motorcade", "Recount"))
    html = drawn(payload_for(t.table, 0), "cards")
    for name, cost in (("Motorcade", "1"), ("Recount", "!")):
        card = next(one for one in CARDS if one.name == name)
        found = re.search(rf'<div id="hand1-card:\d+-0" [^>]*>(?:(?!<div id).)*?>{name}</span>.*?</div></div>', html)
        assert found is not None
        assert f">{cost}</span>" in found[0]
        assert f'<p class="short">{escaped(CARD_SHORTS[card.key])}</p>' in found[0]
        assert '<div class="full" hidden>' in found[0]
    assert 'class="why"' in html, "no road leads from Hawaii"


def test_a_seat_says_who_plays_what_it_has_disarmed_and_what_is_in_front_of_it() -> None:
    t = have_disarmed(put(stage("Ivan", "Mary"), 1, "Baltimore"), 1, "Richland", "Aiken")
    in_front(t, 1, "House Arrest", 2)
    html = drawn(payload_for(t.table, 0), "board")
    tile = re.search(r'<section id="player-1".*?</section>', html)
    assert tile is not None
    assert 'aria-label="Disarmed: zone 1, 3"' in tile[0] and "needs 14+" in tile[0]
    assert "Baltimore</span> · 1 turn away" in tile[0] and DICTATOR_SHORTS["mary"].ability in tile[0]
    assert "House Arrest · <b>2 turns</b>" in tile[0] and "<small>Ben</small>" in tile[0]


def test_the_goal_line_names_the_nearest_danger() -> None:
    t = have_disarmed(put(stage("Ivan", "Mary"), 1, "Washington"), 1, "Richland", "Omaha")
    html = drawn(payload_for(t.table, 0), "goal")
    assert "<b>Goal</b> Disarm your targets" in html
    assert '<span class="danger near"><b>!</b> Mary can roll next turn: 14+ (35%)</span>' in html


# The roll that decides, and the choice of a dictator


def deciding_roll(face: int) -> Stage:
    """Ivan, with two zones disarmed, has rolled to convince the president; Caligula may force a reroll."""
    t = have_disarmed(hold(stage("Ivan", "Caligula"), 1, "Loaded Dice"), 0, "Richland", "Omaha")
    t.state.presidential = (president("At the Desk"),)
    begin_in(t, "Washington")
    return t.dice(face).choose("Confront the president")


@pytest.mark.parametrize(("face", "said"), [(16, "enough by 2"), (14, "just enough"), (9, "5 short")])
def test_the_roll_that_decides_is_held_large_with_what_was_needed(face: int, said: str) -> None:
    t = deciding_roll(face)
    for seat in (None, 0, 1):
        html = drawn(payload_for(t.table, seat), "board")
        shown = re.search(r'<section id="stage" class="show.*?</section>', html)
        assert shown is not None
        assert f'aria-label="Twenty-sided die: {face}"' in shown[0] and said in shown[0]
        assert "needed<b>14+</b>35% before the roll" in shown[0]
        assert shown[0].count('class="win') == 7 and f'hit">{face}</li>' in shown[0]
        assert "Nothing counts until everybody" in drawn(payload_for(t.table, seat), "goal")
    asked = t.table.decision
    assert asked is not None and asked.seat == 1


def test_a_roll_to_disarm_is_a_small_die_above_the_map() -> None:
    t = begin(hold(aim_at(stage("Ivan", "Caligula"), 0, "Denver"), 1, "Loaded Dice")).dice(1)
    t.choose("Try to disarm Rocky Flats plant")
    html = drawn(payload_for(t.table, None), "board")
    assert '<section id="stage" hidden></section>' in html
    assert '<span class="d6">1</span>= 2, needed 2+' in html


def test_dictators_to_choose_from_stand_in_groups_in_the_place_of_the_map() -> None:
    table = moment("another dictator")
    asked = table.decision
    assert asked is not None
    html = drawn(payload_for(table, asked.seat), "board")
    page = re.search(r'<section id="stage" class="picks".*?</section>', html)
    assert page is not None
    assert page[0].count("<h2>") == 3
    assert set(re.findall(r'data-at="(dictator:\d+)"', page[0])) == {one.at for one in asked.options}
    for one in asked.options:
        short = DICTATOR_SHORTS[DICTATORS[int((one.at or "").partition(":")[2])].key]
        assert escaped(short.effect) in page[0] and escaped(short.value) in page[0] and short.when in page[0]
    for seat in watchers(table):
        if seat != asked.seat:
            assert '<section id="stage" hidden></section>' in drawn(payload_for(table, seat), "board")


def test_supply_counts_are_folded_away() -> None:
    html = drawn(payload_for(moment("five"), 0), "board")
    supply = re.search(r'<div id="supply" class="dossier" popover>.*', html)
    assert supply is not None and "Founding Fathers left" in supply[0]
    assert "Founding Fathers left" not in html.replace(supply[0], "")


def test_at_the_end_the_race_is_a_chart_in_the_place_of_the_map() -> None:
    """A line for each dictator with their bust at its end; the panel beside it is not drawn a second time."""
    table = BOARD.moment("the end")
    payload = payload_for(table, 0)
    html = drawn(payload, "board")
    chart = html[html.index('<details id="stage" class="chart" open>') :]
    for seat in range(table.seats):
        assert f'class="by by-{seat}' in chart and f'class="pl by by-{seat}"' in chart
    assert "Washington</text>" in chart
    assert summed_up(payload) == ("race",)
    assert "chart" not in drawn(payload_for(BOARD.moment("first turn"), 0), "board")
