"""Regions: what is drawn from a look, what is sent again, and what never stands in a page."""

from __future__ import annotations

import re

import markupsafe
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from resolute.board.drawing import Drawn, escaped
from resolute.engine.views import Column, Face, Fact, Facts, Map, Marker, Place, PlaceGroup, Token, Tracks, Zone
from resolute.payload import ChatPayload, DecisionPayload, LinePayload, OptionPayload
from resolute.web import regions
from tests.pages.payloads import payload_for, table

NASTY = '<script>alert("1")</script>\'&'


def _asked(*options: OptionPayload, prompt: str = "What now?") -> DecisionPayload:
    return DecisionPayload(0, "Ann's ticket", prompt, "Campaigning", True, options)


def test_every_region_is_drawn() -> None:
    """The first time everything is sent, and nothing of it carries a script, a style or a handler."""
    for seat in (0, 1, None):
        for moves in (0, 3, 12):
            drawn = regions.render_regions(payload_for(table(moves), seat))
            assert set(drawn) == set(regions.REGIONS)
            whole = "".join(drawn.values())
            assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:", whole)
            assert "<form" not in whole


def test_what_has_not_changed_is_not_sent() -> None:
    """The same look again sends nothing; a word in the chat sends the chat alone."""
    payload = payload_for(table(3))
    assert regions.render_regions(payload, payload) == {}
    said = msgspec.structs.replace(payload, chat=(ChatPayload(1, "Ann", "hello", 0.0),))
    assert set(regions.render_regions(said, payload)) == {"chat"}


def test_only_new_lines_of_the_journal_are_sent() -> None:
    """New lines come with the number of those that still hold; what was taken back is cut off."""
    game = table(2)
    before = payload_for(game)
    game.play(0)
    after = payload_for(game)
    sent = regions.render_regions(after, before)["journal"]
    assert sent.startswith(f'<ol data-keep="{len(before.journal)}">')
    assert sent.count("<li") == 1
    assert all(str(markupsafe.escape(line.text)) in sent for line in after.journal[len(before.journal) :])
    assert regions.render_regions(before, after)["journal"] == f'<ol data-keep="{len(before.journal)}"></ol>'


def test_newest_line_first_with_its_address_and_dice() -> None:
    """Each line has an address; dice stand beside it, in a line of their own kind."""
    lines = (LinePayload(0, 1, "Ann begins."), LinePayload(1, 2, "Who begins: 3 + 4 = 7.", "roll", (3, 4)))
    html = regions.render_region(msgspec.structs.replace(payload_for(table()), journal=lines), "journal")
    assert html.index("line-1") < html.index("line-0")
    assert 'href="/t/abc/at/2#line-1"' in html
    assert '<i class="pip">3</i><i class="pip">4</i>' in html


def test_text_is_escaped_everywhere() -> None:
    """Names, chat, titles, labels and prompts are text, whatever they look like."""
    payload = payload_for(table(3))
    seats = tuple(msgspec.structs.replace(seat, name=NASTY, label=NASTY) for seat in payload.seats)
    payload = msgspec.structs.replace(
        payload,
        title=NASTY,
        seats=seats,
        chat=(ChatPayload(1, NASTY, NASTY, 0.0),),
        journal=(LinePayload(0, 0, NASTY),),
        decision=_asked(
            OptionPayload(0, NASTY, NASTY, NASTY, NASTY), OptionPayload(-1, NASTY, barred=NASTY), prompt=NASTY
        ),
        parts={**payload.parts, "facts": Facts(NASTY, (Fact("nasty", NASTY, NASTY),))},
    )
    drawn = regions.render_regions(payload)
    assert "<script" not in "".join(drawn.values())
    for region in ("decision", "seats", "chat", "journal", "title"):
        assert "&lt;script&gt;" in drawn[region]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_text_is_escaped_for_whoever_decides_or_waits_in_mid_game(seat: int | None) -> None:
    """On the tickets, in the line of the dice and in a journal with dice names are text as well."""
    payload = payload_for(table(40), seat)
    seats = tuple(msgspec.structs.replace(one, name=NASTY, label=NASTY) for one in payload.seats)
    rolled = LinePayload(0, payload.moves, NASTY, "roll", (3, 4), payload.decision.seat if payload.decision else None)
    drawn = regions.render_regions(msgspec.structs.replace(payload, seats=seats, journal=(rolled,)))
    assert "<script" not in "".join(drawn.values())
    for region in ("board", "decision", "seats", "journal"):
        assert "&lt;script&gt;" in drawn[region], region


@given(st.text(alphabet=st.sampled_from("&<>\"'aé;#34"), max_size=30))
def test_what_we_escape_ourselves_is_what_templates_write(text: str) -> None:
    assert escaped(text) == str(markupsafe.escape(text))


def test_barred_options_are_grey_with_their_reason() -> None:
    """What may not be done now is a disabled button without a value, and says why."""
    payload = msgspec.structs.replace(
        payload_for(table()),
        decision=_asked(OptionPayload(0, "Go on"), OptionPayload(-1, "Fly", barred="It needs wings.")),
    )
    html = regions.render_region(payload, "decision")
    barred = re.search(r"<button[^>]*disabled.*?</button>", html, re.S)
    assert barred is not None
    assert "It needs wings." in barred[0]
    assert "value=" not in barred[0]
    assert 'name="index" value="0"' in html


def test_what_is_barred_for_one_reason_is_said_once() -> None:
    """Whoever has no actions left is not told so of every card that he holds."""
    tired = [OptionPayload(-1, label, f"card:{label}", barred="You are tired.") for label in ("Run", "Jump")]
    options = (OptionPayload(-1, "Fly", barred="It needs wings."), tired[0], OptionPayload(0, "Go on"), tired[1])
    payload = msgspec.structs.replace(payload_for(table()), decision=_asked(*options))
    html = regions.render_region(payload, "decision")
    barred = re.findall(r"<button[^>]*disabled[^>]*>.*?<span>(.*?)<small>(.*?)</small>", html, re.S)
    assert barred == [("Fly", "It needs wings."), ("Run · Jump", "You are tired.")]
    assert html.index("Go on") < html.index("Fly")


def test_up_to_nine_options_are_cards_and_more_a_list() -> None:
    """Nine options have a key each; more can be filtered, stand under their headings, and 0 declines."""
    few = [OptionPayload(place, f"Option {place}", group="A") for place in range(9)]
    html = regions.render_region(msgspec.structs.replace(payload_for(table()), decision=_asked(*few)), "decision")
    assert html.count("data-key=") == 9
    assert 'id="filter"' not in html
    assert "<h3>" not in html
    many = [OptionPayload(place, f"Option {place}", group="AB"[place % 2]) for place in range(20)]
    many.append(OptionPayload(20, "Done", declines=True))
    html = regions.render_region(msgspec.structs.replace(payload_for(table()), decision=_asked(*many)), "decision")
    assert 'id="filter"' in html
    assert html.count("<h3>") == 2
    assert 'data-key="0"' in html


def test_amounts_are_one_control() -> None:
    """Options that differ by a number stand in a row, each with its full name."""
    options = [OptionPayload(n, f"Pay ${n}M", group="Pay", amount=n) for n in range(1, 5)]
    html = regions.render_region(msgspec.structs.replace(payload_for(table()), decision=_asked(*options)), "decision")
    assert html.count('class="opt amount"') == 4
    assert 'aria-label="Pay $3M"' in html


def test_who_does_not_decide_gets_no_options() -> None:
    """A spectator sees whose turn it is, and no button that plays."""
    html = regions.render_region(payload_for(table(3), None), "decision")
    assert 'name="index"' not in html
    assert "is choosing…" in html


def test_the_curtain_hides_the_cards() -> None:
    """Behind the curtain there is nobody's hand, and a button for the next person."""
    game = table(3)
    payload = msgspec.structs.replace(payload_for(game, None), curtain=True)
    html = regions.render_region(payload, "decision")
    assert "Pass the device to" in html
    assert 'form="curtain"' in html
    assert "ballot:" not in regions.render_region(payload, "cards")


def test_a_past_position() -> None:
    """It says where it is, leads back, and can be branched once the game is over."""
    payload = msgspec.structs.replace(payload_for(table(3)), past=True, last=9)
    html = regions.render_region(payload, "decision")
    assert "After move 3 of 9" in html
    assert 'name="index"' not in html
    assert 'form="branch"' not in html
    assert 'form="branch"' in regions.render_region(msgspec.structs.replace(payload, can_branch=True), "decision")
    assert "Back to now" in regions.render_region(payload, "timeline")


def test_the_title_says_when_it_is_your_turn() -> None:
    """The bell without a sound."""
    game = table()
    assert game.decision is not None
    seat = game.decision.seat
    assert regions.page_title(payload_for(game, seat)).startswith("● Your turn")
    assert not regions.page_title(payload_for(game, 1 - seat)).startswith("●")


EUROPE = Place("region:EU", "Europe", "allies", ("4",), (4,), (Token("fleet", "fleet"),), 1, "the West")


def test_the_generic_board_draws_any_game() -> None:
    """Facts, tracks, zones and maps, without a line of the game's own."""
    parts = {
        "facts": Facts("Now", (Fact("turn", "Turn", "3", 3),)),
        "tracks": Tracks("Mood", (Marker("approval", "Approval", 47, 0, 100, "steady"),)),
        "pile": Zone("Pile", (Face("card:1", "Oil shock", ("Approval −2",), "event"),), 5),
        "mine": Zone("My hand", (Face("card:2", "A speech"),), seat=0),
        "map": Map("World", (Column("stability", "Stability"),), (EUROPE,), groups=(PlaceGroup("allies", "Allies"),)),
    }
    payload = msgspec.structs.replace(payload_for(table()), game="elsewhere", parts=parts)
    board, cards = regions.render_region(payload, "board"), regions.render_region(payload, "cards")
    for word in ("Turn", "Approval", "47", "Oil shock", "5 face down", "Europe", "fleet", 'data-at="region:EU"'):
        assert word in board
    assert "A speech" not in board
    assert 'data-at="card:2" data-piece="card:2"' in cards


def test_drawings_are_shared() -> None:
    """Who sees the same gets the same drawing: it is made once."""
    one, other = payload_for(table(5), None), payload_for(table(5), None)
    regions.render_region(one, "board")
    assert regions.render_regions(other, one) == {}
    lines = [regions._Sheet(payload).runs("board") for payload in (one, other)]
    assert lines[0] is lines[1]


def test_the_timeline_is_not_sent_at_every_move_but_a_page_has_it_right() -> None:
    """The script counts by itself; whoever loads the page sees the number of the last move."""
    before, after = payload_for(table(3), None), payload_for(table(4), None)
    regions.render_region(before, "timeline")
    assert "timeline" not in regions.render_regions(after, before)
    assert "Move <b>4</b>" in regions.render_region(after, "timeline")


def test_a_patch_gives_the_text_again() -> None:
    """A region that the page knows is sent as new lines and places of old ones; put together they are the text."""
    before, after = payload_for(table(40), 0), payload_for(table(41), 0)
    changed = regions.render_regions(after, before)
    sent = regions.patch_regions(after, before, {"timeline", "decision", "journal"})
    for region, part in sent.items():
        if region in ("timeline", "decision"):
            assert not isinstance(part, str)
            old = regions.render_region(before, region).split("\n")
            pieces = [one if isinstance(one, str) else "\n".join(old[one[0] : sum(one)]) for one in part]
            assert "\n".join(pieces) == changed[region]
        else:
            assert part == changed[region]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a b c", "a x c"),
        ("a", "b"),
        ("a a", "a a a"),
        ("a b", "b a"),
        ("a b c d e", "a d e b x"),
        ("a", ""),
        ("a b|c d|e", "a b|c x|e"),
        ("a b|c d|e", "x b|c d|y"),
        ("a b|c d|e", "a|b c x|e"),
        ("a b|c|d", "a b|c c c|d"),
    ],
)
def test_patches_of_any_lines(before: str, after: str) -> None:
    """Lines that moved, repeat, came or went, in one run or several."""
    befores, afters = ([tuple(run.split(" ")) for run in text.split("|")] for text in (before, after))
    old, new = ([line for run in runs for line in run] for runs in (befores, afters))
    rebuilt = [
        line
        for one in regions.patch(befores, afters)
        for line in (one.split("\n") if isinstance(one, str) else old[one[0] : sum(one)])
    ]
    assert rebuilt == new


def test_a_patch_is_plain_text_whatever_a_board_has_drawn() -> None:
    """The encoder of a stream knows text, and not the class by which a template tells markup."""
    sent = regions.patch([(Drawn("a"), Drawn("b"))], [(Drawn("a"), Drawn("<i>x</i>"))])
    assert msgspec.json.decode(msgspec.json.encode(sent)) == [[0, 1], "<i>x</i>"]


def test_dice_stand_only_under_the_question_that_follows_them() -> None:
    """Under the one after it they would seem to have something to do with it."""
    game = table(3)
    assert game.decision is not None
    asked = game.decision
    payload = payload_for(game, asked.seat)
    for number, shown in ((payload.moves, True), (payload.moves - 1, False)):
        line = LinePayload(0, number, "A check: rolled 6.", "roll", (6,), asked.seat)
        html = regions.render_region(msgspec.structs.replace(payload, journal=(line,)), "decision")
        assert ("A check: rolled 6." in html) is shown
    roll = LinePayload(0, payload.moves, "A check: rolled 6.", "roll", (6,), asked.seat)
    brought = LinePayload(1, payload.moves, "The check brings a card.", seat=asked.seat)
    else_ = LinePayload(2, payload.moves, "The next chapter begins.", seat=asked.seat)
    turn = msgspec.structs.replace(brought, heading=True)
    for since, shown in (((brought,), True), ((brought, else_), False), ((turn,), False)):
        html = regions.render_region(msgspec.structs.replace(payload, journal=(roll, *since)), "decision")
        assert ("A check: rolled 6." in html) is shown, since
