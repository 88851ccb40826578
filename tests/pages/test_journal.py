"""The journal on the page: a heading for each turn, one item for each action, and the card of what happened since."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import resolute
from resolute.bots import Observation, make_bot
from resolute.engine.record import Record
from resolute.engine.table import Table
from resolute.payload import LinePayload, TablePayload
from resolute.web import journal, regions
from resolute.web.journal import Item, items_of, kept_lines, newest_first
from resolute.web.telling import Teller
from tests.board.seen import payload_for


def line(place: int, number: int, kind: str = "x", **more: Any) -> LinePayload:
    return LinePayload(place, number, f"Line {place}.", kind, **more)


def heading(place: int, number: int, seat: int | None = 0, **more: Any) -> LinePayload:
    return line(place, number, "turn", heading=True, seat=seat, short=f"Turn at {place}", **more)


def played(game: str, seats: int, moves: int, seed: int = 3, bot: str = "steady") -> Record:
    record = Record.new(game, seats=seats, seed=seed)
    bots = [make_bot(bot, seat) for seat in range(seats)]
    while (decision := record.table.decision) is not None and record.table.number < moves:
        record.play(bots[decision.seat].choose(Observation(record.table)))
    return record


def turns_of_campaign() -> Record:
    """A few turns of Campaign in which ballots are cast together; bots that learn cannot change them."""
    return played("campaign", 2, 40, seed=9, bot="random")


def seen(record: Record, seat: int = 0) -> TablePayload:
    """What a seat sees, with the number of its own last decision."""
    decided = [at + 1 for at, one in enumerate(record.log.moves) if one.move.seat == seat]
    return msgspec.structs.replace(payload_for(record.table, seat), decided=decided[-1] if decided else 0)


def places(items: list[Item]) -> list[list[int]]:
    return [[one.place for one in item.lines] for item in items]


def test_what_one_action_brought_is_one_item() -> None:
    """A roll and what came of it stand together; two of a kind, and two moves, do not."""
    lines = [line(0, 1, "roll"), line(1, 1, "reached"), line(2, 2, "cast"), line(3, 2, "cast")]
    assert places(items_of(lines)) == [[0, 1], [2], [3]]


@pytest.mark.parametrize("kind", ["note", "loaded", "branched", "taken_back"])
def test_what_is_told_of_the_table_stands_by_itself(kind: str) -> None:
    """That a game came from a file is no part of the move before it."""
    lines = [line(0, 1, "cast"), line(1, 1, kind), line(2, 1, "reached")]
    assert places(items_of(lines)) == [[0], [1], [2]]


def test_equal_actions_in_a_row_are_one_sentence() -> None:
    """The line that repeats the ones before it stands for them all."""
    lines = [line(0, 1), line(1, 2), line(2, 3, first=1, joined="Two."), line(3, 4, first=1, joined="Three.")]
    items = items_of(lines)
    assert places(items) == [[0], [3]]
    assert kept_lines(lines, lines[:3]) == 1
    assert kept_lines(lines[:3], lines) == 1


def test_the_last_turn_comes_first_and_begins_with_its_heading() -> None:
    lines = [line(0, 0), heading(1, 1), line(2, 2), line(3, 3), heading(4, 3), line(5, 4)]
    assert [item.place for item in newest_first(items_of(lines))] == [4, 5, 1, 3, 2, 0]
    assert [item.turn for item in items_of(lines)] == [None, 1, 1, 1, 4, 4]


def test_a_turn_in_which_nothing_happened_says_so() -> None:
    """As soon as the next one begins; a heading that is announced says enough, and a segment is nobody's turn."""
    lines = [heading(0, 1), heading(1, 2), heading(2, 3, tone="lost"), heading(3, 4, None), heading(4, 5)]
    assert [item.empty for item in items_of(lines)] == [True, True, False, False, False]
    assert kept_lines(lines[:2], lines[:1]) == 0


def test_only_whole_items_are_kept() -> None:
    """A page that shows an item is sent all of it again when one of its lines changes, and nothing before it."""
    lines = [heading(0, 1), line(1, 2, "roll"), line(2, 2, "reached"), line(3, 3, "cast")]
    assert kept_lines(lines, lines[:3]) == 3
    assert kept_lines(lines[:2], lines) == 1
    assert kept_lines(lines, lines) == 4


@pytest.mark.parametrize(("game", "seats"), [("campaign", 2), ("dictators", 3), ("lobby", 4), ("presidency", 1)])
def test_what_is_sent_piece_by_piece_is_what_is_drawn_at_once(game: str, seats: int) -> None:
    """A page that is told of every move, and of moves that are taken back, ends with the items of the whole journal."""
    whole = payload_for(played(game, seats, 60, bot="random").table, 0).journal
    page: dict[int, Item] = {}
    before = 0
    for end in [*range(1, len(whole), 3), len(whole) - 2, len(whole) - 5, len(whole)]:
        keep = kept_lines(whole[:end], whole[:before])
        page = {place: item for place, item in page.items() if place < keep}
        page |= {item.place: item for item in items_of(whole[:end], keep)}
        before = end
    assert page == {item.place: item for item in items_of(whole)}


def test_a_page_that_begins_in_the_middle_of_a_turn_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The heading stands above what is left of its turn, as on a page that was open all the time."""
    payload = seen(turns_of_campaign())
    last = max(one.place for one in payload.journal if one.heading)
    payload = msgspec.structs.replace(payload, journal=payload.journal[:last])
    turn = next(one.place for one in reversed(payload.journal) if one.heading)
    monkeypatch.setattr(journal, "LINES_SHOWN", 1)
    assert turn < len(payload.journal) - 1, "the last turn has more than its heading"
    sides = ("", "")
    assert f'id="line-{turn}"' in journal.draw_journal(payload, sides)[0]
    told = journal.draw_journal(payload, sides, len(payload.journal) - 1)
    assert not any(f'id="line-{turn}"' in item for item in told), "a page that has it is not told again"


def test_ballots_in_one_state_are_one_sentence() -> None:
    """Campaign: however many are cast there one after the other, with their seals counted."""
    html = regions.render_region(seen(turns_of_campaign()), "journal")
    assert "Fairlie casts two ballots in California (1 P, 1 V)." in html
    assert html.count("in California") == 1
    assert "<h3>Fairlie, turn 5</h3>" in html


def test_a_dealt_hand_is_folded() -> None:
    """Its line is a summary, and everything else stands behind it."""
    html = regions.render_region(seen(turns_of_campaign()), "journal")
    assert re.search(r"<details class=\"fold\"><summary>Alvarado draws three ballots</summary>Alvarado draws \w+", html)


def test_while_you_waited_tells_of_the_others_alone() -> None:
    """From the seat's last decision on: not its own moves, no hands, nothing for those who only watch."""
    record = turns_of_campaign()
    html = regions.render_region(seen(record), "waited")
    assert "While you waited" in html
    assert "Fairlie casts two ballots in California (1 P, 1 V)." in html
    assert "Alvarado" not in html
    assert regions.render_region(payload_for(record.table, None), "waited").strip() == ""
    record.play(0)
    assert regions.render_region(seen(record), "waited").strip() == ""


def test_the_card_names_what_it_leaves_out() -> None:
    lines = tuple(line(place, place + 1, seat=1) for place in range(12))
    payload = msgspec.structs.replace(payload_for(resolute.new("campaign", seats=2, seed=1), 0), journal=lines)
    html = regions.render_region(payload, "waited")
    assert html.count("<li") == journal.CARD_AT_MOST
    assert "4 earlier actions are in the journal" in html


def test_alone_at_the_table_the_card_tells_what_followed() -> None:
    """Presidency: what comes after the own action, from the next segment on."""
    record = played("presidency", 1, 7, bot="random")
    html = regions.render_region(seen(record), "waited")
    assert "Since your last decision" in html
    assert "Action points: from 0 to 17 (the new year; the cabinet)." in html
    assert "You have promised" not in html


# Announced large, with who and why


def told(table: Table[Any], seat: int | None, kind: str) -> LinePayload:
    found = [one for one in payload_for(table, seat).journal if one.kind == kind]
    assert found, f"nothing of kind {kind} was told"
    return found[-1]


def until(game: str, seats: int, kind: str, seed: int) -> Table[Any]:
    """A random game up to the first entry of a kind."""
    while True:
        record = Record.new(game, seats=seats, seed=seed)
        bots = [make_bot("random", seat) for seat in range(seats)]
        while (decision := record.table.decision) is not None:
            if any(one.kind == kind for one in record.table.journal or ()):
                return record.table
            record.play(bots[decision.seat].choose(Observation(record.table)))
        seed += 1


def test_a_bought_turn_says_who_plays_it() -> None:
    table = until("dictators", 3, "bribed_turn", 3)
    one = told(table, None, "bribed_turn")
    assert one.tone == "taken"
    assert one.text.startswith("Bribed! ")
    assert "pawn, cards and targets" in one.why
    html = regions.render_region(payload_for(table, None), "journal")
    assert '<strong class="tone tone-taken">Bribed!' in html


def test_a_lost_turn_says_why() -> None:
    one = told(until("dictators", 3, "skipped", 3), None, "skipped")
    assert (one.tone, one.heading) == ("lost", True)
    assert re.fullmatch(r"Because of \w+('s| own) .+\.", one.why)
    other = told(until("campaign", 2, "skipped", 1), None, "skipped")
    assert (other.tone, other.heading) == ("lost", True)
    assert other.why.startswith("Because of a card from headquarters: ")


def test_an_interruption_says_what_its_card_does() -> None:
    one = told(until("dictators", 4, "interrupts", 1), None, "interrupts")
    assert one.tone == "answered"
    assert one.why


# For the page that shows one action after the other


def test_the_show_is_sent_what_others_did() -> None:
    """Line by line, with the ids of what changed; neither the own actions nor anybody's folded hand."""
    record = turns_of_campaign()
    after = seen(record)
    lines = tuple(
        msgspec.structs.replace(one, seat=record.log.moves[one.number - 1].move.seat)
        if one.number and not one.heading
        else one
        for one in after.journal
    )
    after = msgspec.structs.replace(after, journal=lines)
    before = msgspec.structs.replace(after, journal=lines[:50])
    shown = journal.shown_lines(after, before, ("D", "R"))
    assert [one["place"] for one in shown] == [50, 53, 54, 55, 56, 57, 58]
    assert [bool(one.get("mine")) for one in shown] == [True, False, False, False, False, False, True]
    assert shown[1]["heading"] is True
    assert shown[2]["faces"] == (4, 6)
    assert shown[4]["about"] == ("state:CA",)
    assert journal.shown_lines(before, after, ("D", "R")) == []


def test_what_befalls_a_seat_in_the_turn_of_another_is_shown() -> None:
    """Only its own last answer is not, nor what it does in a turn of its own."""
    after = seen(turns_of_campaign())
    story = [
        heading(0, 1, 1),
        line(1, 2, "plays", seat=1),
        line(2, 3, "answers", seat=0),
        line(3, 4, "moved", seat=0),
        heading(4, 5, 0),
        line(5, 6, "plays", seat=0),
    ]
    before = msgspec.structs.replace(after, journal=tuple(story[:1]))
    after = msgspec.structs.replace(after, journal=tuple(story), decided=3)
    shown = journal.shown_lines(after, before, ("D", "R"))
    assert [one["place"] for one in shown] == [1, 3, 4]


def test_a_stolen_turn_is_the_doing_of_whoever_plays_it() -> None:
    """Whoever bribed a turn acts in it until the next turn begins, so it is shown to the one whose turn it was."""
    table = until("dictators", 3, "bribed_turn", 3)
    bribe = next(one for one in table.journal or () if one.kind == "bribed_turn")
    owner, briber = bribe.about
    bots = [make_bot("steady", seat) for seat in range(3)]
    begun = table.number
    while not any(one.kind == "turn" and one.number > begun for one in table.journal or ()):
        asked = table.decision
        assert asked is not None
        table.play(bots[asked.seat].choose(Observation(table)))
    entries = [one for one in table.journal or () if one.readable_by(None)]
    lines = payload_for(table, None).journal
    start = entries.index(bribe)
    turn = next(at for at, one in enumerate(entries) if at > start and one.kind == "turn")
    acting = table.game.story().acting
    told = zip(entries[start:turn], lines[start:turn], strict=True)
    assert {line.seat for one, line in told if one.kind in acting and one.about[0] == owner} == {briber}
    assert lines[start].seat == briber


def test_a_line_is_colored_by_who_acts_and_not_by_who_let_it_happen() -> None:
    """An attempt to disarm goes on with the move of the last seat that was asked: it is not that seat's doing."""
    record = Record.new("dictators", seats=4, seed=11)
    bots = [make_bot("random", seat) for seat in range(4)]
    while (asked := record.table.decision) is not None and record.table.number < 400:
        record.play(bots[asked.seat].choose(Observation(record.table)))
    teller = Teller(record.table, ("",) * 4, record.log.moves)
    teller.go_on(None, [], record.table.number)
    open_entries = [one for one in record.table.journal or [] if one.readable_by(None)]
    acting = record.table.game.story().acting
    pairs = []
    stand_in: dict[int, int] = {}  # a bribed turn is the briber's doing
    for line, one in zip(teller.lines, open_entries, strict=True):
        if line.heading:
            stand_in = {}
        elif one.kind == "bribed_turn":
            stand_in = {one.about[0]: one.about[1]}
        if one.kind in acting:
            pairs.append((line, one))
            assert line.seat == stand_in.get(one.about[0], one.about[0])
    moved = {number + 1: played.move.seat for number, played in enumerate(record.log.moves)}
    assert any(line.seat != moved[line.number] for line, _ in pairs if line.number)
