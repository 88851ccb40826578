"""Laying tables, sitting down, leaving, standing in, sharing a screen; and games that are kept, loaded and branched."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from resolute import Record
from resolute.client import Answer
from resolute.engine.dice import commitment
from resolute.look import Look
from resolute.store.rows import ChatRow
from tests.web.server import HERE, LINK, RANDOM, STEADY, Running, Visitor, running


def play_out(person: Visitor, table: str) -> Look:
    """Play with whoever plays against this person, always the first option."""
    look = person.look(table)
    while look.outcome is None:
        if look.decision is not None and look.decision.mine:
            look = person.decide(table, look)
        elif look.curtain:
            assert look.decision is not None
            look = person.play(table, look.number, 0, seat=look.decision.seat)
        else:
            look = person.wait(table, look.number)
    return look


def test_games_are_listed_with_seats_and_options(server: Running) -> None:
    games = {game.id: game for game in server.visitor().games()}
    assert games["campaign"].seat_counts == (2, 4)
    assert "tally" in [setting.name for setting in games["campaign"].settings]


def test_a_game_alone_against_a_steady_bot(server: Running) -> None:
    person = server.visitor()
    table = person.lay("campaign").table
    look = play_out(person, table)
    assert look.outcome is not None
    assert commitment(bytes.fromhex(look.outcome.seed)) == look.commitment
    assert not any(line.kind == "note" for line in look.journal)
    assert [card.over for card in person.tables()] == [True]


def test_four_seats_of_bots_play_by_themselves_while_somebody_looks(server: Running) -> None:
    person = server.visitor()
    table = person.lay("campaign", [RANDOM] * 4, public=True).table
    assert play_out(person, table).outcome is not None
    assert table in [card.table for card in server.visitor().public_tables()]


def test_a_link_is_exchanged_once(server: Running) -> None:
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    laid = a.lay("campaign", [HERE, LINK])
    assert b.join(laid.links["1"], "Bea").seat == 1
    assert b.join(laid.links["1"]).seat == 1
    with pytest.raises(Answer, match="used it already") as refused:
        c.join(laid.links["1"])
    assert refused.value.status == 403
    assert a.look(laid.table).seats[1].name == "Bea"
    with pytest.raises(Answer, match="not known here"):
        c.join(f"/t/{laid.table}/join/{'A' * 22}")


def test_a_link_of_another_table_opens_nothing(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    first, second = a.lay("campaign", [HERE, LINK]), a.lay("campaign", [HERE, LINK])
    with pytest.raises(Answer, match="not known here"):
        b.join(first.links["1"].replace(first.table, second.table))
    assert b.join(first.links["1"]).seat == 1


def test_links_are_for_whoever_laid_the_table_and_can_be_renewed(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    laid = a.lay("campaign", [LINK, LINK])
    assert a.links(laid.table).links == laid.links
    with pytest.raises(Answer, match="Only the person who laid"):
        b.links(laid.table)
    renewed = a.renew_link(laid.table, 0)
    assert renewed.links["0"] != laid.links["0"] and renewed.links["1"] == laid.links["1"]
    with pytest.raises(Answer, match="not known here"):
        b.join(laid.links["0"])
    assert b.join(renewed.links["0"]).seat == 0
    assert set(a.links(laid.table).links) == {"1"}


def test_a_seat_that_waits_for_its_link_is_not_free(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    laid = a.lay("campaign", [HERE, LINK])
    with pytest.raises(Answer, match="waits for the person"):
        b.seat(laid.table, "take_over", 1)


def test_a_seat_is_given_up_and_taken_over(server: Running) -> None:
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    laid = a.lay("campaign", [HERE, LINK])
    b.join(laid.links["1"])
    with pytest.raises(Answer, match="taken"):
        c.seat(laid.table, "take_over", 1)
    with pytest.raises(Answer, match="not yours"):
        c.seat(laid.table, "give_up", 1)
    assert b.seat(laid.table, "give_up", 1).seat is None
    assert a.look(laid.table).seats[1].kind == "free"
    look = c.seat(laid.table, "take_over", 1, name="Cy")
    assert look.seat == 1 and look.seats[1].name == "Cy"
    assert "Cy" in look.journal[-1].text and look.journal[-1].kind == "note"
    assert b.look(laid.table).seat is None


def test_a_bot_stands_in_and_the_person_comes_back(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    laid = a.lay("campaign", [HERE, LINK])
    b.join(laid.links["1"], "Bea")
    with pytest.raises(Answer, match="not yours"):
        a.seat(laid.table, "stand_in", 1)
    assert b.seat(laid.table, "stand_in", 1, bot="random").seats[1].kind == "bot"
    look = a.look(laid.table)
    while look.moves < 12:
        look = a.decide(laid.table, look) if look.decision and look.decision.mine else a.wait(laid.table, look.number)
    with pytest.raises(Answer, match="taken"):
        a.seat(laid.table, "take_over", 1)
    back = b.seat(laid.table, "take_over", 1)
    assert back.seat == 1 and back.seats[1].name == "Bea"


def test_around_one_screen_a_curtain_hangs_before_each_hidden_hand(server: Running) -> None:
    person = server.visitor()
    table = person.lay("campaign", [HERE, HERE]).table
    look = person.look(table)
    hands = {seat: f"hand{seat + 1}" for seat in (0, 1)}
    turned = 0
    for _ in range(60):
        assert look.decision is not None
        deciding = look.decision.seat
        covered = person.look(table, seat=1 - deciding)
        assert covered.curtain and covered.seat is None and covered.decision is not None
        assert covered.decision.options == () and not covered.decision.mine
        for part in hands.values():
            assert getattr(covered.parts[part], "cards", ()) == ()
        lifted = person.look(table, seat=deciding)
        assert not lifted.curtain and lifted.seat == deciding
        assert lifted.decision is not None and lifted.decision.mine
        assert getattr(lifted.parts[hands[1 - deciding]], "cards", ()) == ()
        look = person.play(table, look.number, 0, seat=deciding)
        turned += look.decision is not None and look.decision.seat != deciding and look.curtain
    assert turned > 3


def test_a_spectator_can_watch_but_not_move(server: Running) -> None:
    a, spectator = server.visitor(), server.visitor()
    table = a.lay("campaign", [HERE, LINK]).table
    look = spectator.look(table)
    assert look.seat is None and not any(seat.mine for seat in look.seats)
    for forbidden in (
        lambda: spectator.play(table, look.number, 0),
        lambda: spectator.undo(table),
        lambda: spectator.undo(table, agreed=True),
        lambda: spectator.odds(table, look.number, 0),
        lambda: spectator.change(table, title="mine"),
        lambda: spectator.change(table, public=True),
        lambda: spectator.seat(table, "stand_in", 0),
        lambda: spectator.seat(table, "name", 0, name="me"),
    ):
        with pytest.raises(Answer) as refused:
            forbidden()
        assert refused.value.status == 403


def test_chat_is_for_everybody_and_kept_short(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    table = a.lay("campaign", [{"kind": "person_here", "name": "Ann"}, STEADY]).table
    a.say(table, "Hello\n<b>there</b>\x00")
    said = b.say(table, "Hi", name="Bob").chat
    assert [(one.name, one.text) for one in said] == [("Ann", "Hello <b>there</b>"), ("Bob (watching)", "Hi")]
    assert [one.name for one in b.say(table, "I resign", name="Ann").chat[-1:]] == ["Ann (watching)"]
    assert [one.name for one in b.say(table, "Hm").chat[-1:]] == ["a guest (watching)"]
    assert "<b>there</b>" not in b.page(f"/t/{table}")
    for text in ("", "x" * 501):
        with pytest.raises(Answer) as refused:
            a.say(table, text)
        assert refused.value.status in (400, 413)


def test_titles_and_publicity(server: Running) -> None:
    a = server.visitor()
    table = a.lay("campaign", title="  An   evening\n").table
    assert a.look(table).title == "An evening"
    assert a.change(table, title="Another", public=True).title == "Another"
    assert table in [card.table for card in server.visitor().public_tables()]
    a.change(table, public=False)
    assert table not in [card.table for card in server.visitor().public_tables()]


def test_a_finished_game_is_downloaded_loaded_and_branched(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    table = a.lay("campaign", [HERE, RANDOM]).table
    with pytest.raises(Answer, match="once it is over"):
        a.download(table)
    done = play_out(a, table)
    file = b.download(table)
    record = Record.load(file)
    assert record.table.outcome is not None and len(record.log.moves) == done.last
    loaded = b.load(file).table
    again = b.look(loaded)
    assert again.outcome == done.outcome and again.last == done.last
    branched = b.branch(table, 30).table
    look = b.look(branched)
    assert look.moves == 30 and look.commitment != done.commitment and look.outcome is None
    assert look.parts["board"] == a.look(table, at=30).parts["board"]
    assert play_out(b, branched).outcome is not None
    with pytest.raises(Answer, match="over at this position"):
        b.branch(table, done.last)
    with pytest.raises(Answer):
        b.branch(table, done.last + 1)


def test_a_running_game_cannot_be_branched(server: Running) -> None:
    """A branch that is over shows its seed, and with it every hand of the game from which it came."""
    a, b, spectator = server.visitor(), server.visitor(), server.visitor()
    alone = a.lay("campaign", [HERE, STEADY]).table
    around = a.lay("campaign", [HERE, HERE]).table
    laid = a.lay("campaign", [HERE, LINK])
    b.join(laid.links["1"])

    def refused(person: Visitor, table: str) -> None:
        assert not person.look(table).can_branch
        with pytest.raises(Answer, match="once it is over") as answer:
            person.branch(table, 0)
        assert answer.value.status == 409

    refused(a, alone)
    refused(a, around)
    refused(spectator, laid.table)
    refused(a, laid.table)
    b.seat(laid.table, "stand_in", 1)
    refused(a, laid.table)
    b.seat(laid.table, "take_over", 1)
    b.seat(laid.table, "give_up", 1)
    refused(a, laid.table)


def test_luck_goes_its_own_way_after_a_branch(server: Running) -> None:
    a = server.visitor()
    table = a.lay("campaign", [HERE, RANDOM]).table
    play_out(a, table)
    stories = set()
    for _ in range(3):
        branch = a.branch(table, 0).table
        look = a.look(branch)
        while look.last < 40:
            look = a.decide(branch, look) if look.decision and look.decision.mine else a.wait(branch, look.number)
        stories.add(tuple(line.faces for line in a.look(branch).journal if line.faces))
    assert len(stories) == 3


def test_a_file_that_is_no_game_is_refused_with_a_sentence(server: Running) -> None:
    a = server.visitor()
    for file in (b"", b"RSLT", b"hello", b"RSLTg" + bytes(60)):
        with pytest.raises(Answer, match=r"^This ") as refused:
            a.load(file)
        assert refused.value.status == 400


def test_tables_that_cannot_be_laid_say_why(server: Running) -> None:
    a = server.visitor()
    for game, seating, options, sentence in (
        ("campain", [], {}, "did you mean"),
        ("campaign", [HERE] * 3, {}, "2 or 4 seats"),
        ("campaign", [HERE, {"kind": "bot", "bot": "brilliant"}], {}, "no bot called"),
        ("campaign", [HERE, STEADY], {"tally": "none"}, "can be"),
        ("campaign", [HERE, STEADY], {"weather": "fine"}, "no option"),
        ("campaign", [HERE, STEADY], {"fund_raising": True}, "needs advertising"),
    ):
        with pytest.raises(Answer, match=sentence) as refused:
            a.lay(game, seating, options=options)
        assert refused.value.status == 400


def test_much_that_was_said_drives_no_line_out_of_the_journal(tmp_path: Path) -> None:
    """A line's address is its place: after a restart each is where it was, however long people talked."""
    database = str(tmp_path / "tables.db")
    with running(database) as first:
        a = first.visitor()
        table = a.lay("campaign", [HERE, HERE]).table
        a.seat(table, "give_up", 1)
        a.seat(table, "take_over", 1)
        look = a.look(table)
        for _ in range(5):
            assert look.decision is not None
            look = a.play(table, look.number, 0, seat=look.decision.seat)

        async def talk() -> None:
            said = [ChatRow(game_id=table, name="Ann", text=str(number)) for number in range(1100)]
            await asyncio.gather(*map(first.app.host.store.say, said))

        first.ask(talk())
        before = a.look(table).journal
    with running(database) as second:
        a.address = second.address
        after = a.look(table)
        assert after.journal == before
        assert [one.text for one in after.chat] == [str(number) for number in range(900, 1100)]


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with running(database) as first:
        a, b = first.visitor(), first.visitor()
        laid = a.lay("campaign", [HERE, LINK], title="Kept")
        b.join(laid.links["1"], "Bea")
        other = a.lay("campaign", [HERE, LINK])
        people = (a, b)
        look = a.look(laid.table)
        for move in range(130):
            assert look.decision is not None
            person = people[look.decision.seat]
            look = person.decide(laid.table, person.look(laid.table), move)
        a.say(laid.table, "See you")
        before = [person.look(laid.table) for person in people]
    with running(database) as second:
        for person in people:
            person.address = second.address
        after = [person.look(laid.table) for person in people]
        assert after == before
        assert a.links(other.table).links == other.links
        assert {card.title for card in b.tables()} == {"Kept"}
        assert after[0].decision is not None
        person = people[after[0].decision.seat]
        assert person.decide(laid.table, person.look(laid.table)).last == 131
