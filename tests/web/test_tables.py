"""Laying tables, sitting down, leaving, standing in, sharing a screen; and games that are kept, loaded and branched."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from resolute import Record
from resolute.client import Answer
from resolute.engine.dice import commitment
from resolute.payload import TablePayload
from resolute.store.rows import ChatRow
from resolute.web.seating import AWAY
from tests.web.server import HERE, LINK, RANDOM, STEADY, Running, Visitor, running
from tests.web.test_moves import on_turn


def play_out(person: Visitor, table: str) -> TablePayload:
    """Play with whoever plays against this person, always the first option."""
    payload = person.view(table)
    while payload.outcome is None:
        if payload.curtain and payload.decision is not None:
            payload = person.play(table, payload.number, 0, seat=payload.decision.seat)
        else:
            payload = person.go_on(table, payload)
    return payload


def test_games_are_listed_with_seats_and_options(server: Running) -> None:
    games = {game.id: game for game in server.visitor().games()}
    assert games["campaign"].seat_counts == (2, 4)
    assert "tally" in [setting.name for setting in games["campaign"].settings]


def test_a_game_alone_against_a_steady_bot(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign").table
    payload = play_out(person, table)
    assert payload.outcome is not None
    assert commitment(bytes.fromhex(payload.outcome.seed)) == payload.commitment
    assert not any(line.kind == "note" for line in payload.journal)
    assert [card.over for card in person.tables()] == [True]


def test_four_seats_of_bots_play_by_themselves_while_somebody_looks(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [RANDOM] * 4, public=True).table
    assert play_out(person, table).outcome is not None
    assert table in [card.table for card in server.visitor().public_tables()]


def test_a_link_is_exchanged_once(server: Running) -> None:
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK])
    assert b.join(created.links["1"], "Bea").seat == 1
    assert b.join(created.links["1"]).seat == 1
    with pytest.raises(Answer, match="used already") as refused:
        c.join(created.links["1"])
    assert refused.value.status == 403
    assert a.view(created.table).seats[1].name == "Bea"
    with pytest.raises(Answer, match="no longer works"):
        c.join(f"/t/{created.table}/join/{'A' * 22}")


def test_a_link_of_another_table_opens_nothing(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    first, second = a.create("campaign", [HERE, LINK]), a.create("campaign", [HERE, LINK])
    with pytest.raises(Answer, match="no longer works"):
        b.join(first.links["1"].replace(first.table, second.table))
    assert b.join(first.links["1"]).seat == 1


def test_links_are_for_whoever_laid_the_table_and_can_be_renewed(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [LINK, LINK])
    assert a.links(created.table).links == created.links
    with pytest.raises(Answer, match="Only the person who set up"):
        b.links(created.table)
    renewed = a.renew_link(created.table, 0)
    assert renewed.links["0"] != created.links["0"] and renewed.links["1"] == created.links["1"]
    with pytest.raises(Answer, match="no longer works"):
        b.join(created.links["0"])
    assert b.join(renewed.links["0"]).seat == 0
    assert set(a.links(created.table).links) == {"1"}


def test_a_seat_that_waits_for_its_link_is_not_free(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK])
    with pytest.raises(Answer, match="kept for the person"):
        b.seat(created.table, "take_over", 1)


def test_a_seat_is_given_up_and_taken_over_by_a_link(server: Running) -> None:
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    created = a.create("campaign", [{"kind": "person_here", "name": "Ann"}, LINK])
    b.join(created.links["1"])
    with pytest.raises(Answer, match="taken"):
        c.seat(created.table, "take_over", 1)
    with pytest.raises(Answer, match="not yours"):
        c.seat(created.table, "give_up", 1)
    assert b.seat(created.table, "give_up", 1).seat is None
    assert a.view(created.table).seats[1].kind == "free" and not c.view(created.table).seats[1].own
    with pytest.raises(Answer, match="Ask Ann for a link") as refused:
        c.seat(created.table, "take_over", 1)
    assert refused.value.status == 403
    link = a.renew_link(created.table, 1).links["1"]
    payload = c.join(link, "Cy")
    assert payload.seat == 1 and payload.seats[1].name == "Cy"
    assert "Cy" in payload.journal[-1].text and payload.journal[-1].kind == "note"
    assert b.view(created.table).seat is None


def test_nobody_looks_into_two_hands(server: Running) -> None:
    """A seat that was left is open to whoever left it, and by a link to people who have seen no other hand."""
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"])
    person, payload = on_turn(created.table, (a, b))
    person.decide(created.table, payload)
    b.seat(created.table, "give_up", 1)
    link = a.renew_link(created.table, 1).links["1"]
    assert not a.view(created.table).seats[1].own and b.view(created.table).seats[1].own
    for leaves in (False, True):
        if leaves:
            a.seat(created.table, "give_up", 0)
        with pytest.raises(Answer, match="seen another hand") as refused:
            a.seat(created.table, "take_over", 1)
        assert refused.value.status == 403
        with pytest.raises(Answer, match="seen another hand"):
            a.join(link)
    assert b.seat(created.table, "take_over", 1).seat == 1
    with pytest.raises(Answer, match="seen another hand"):
        b.seat(created.table, "take_over", 0)
    assert a.seat(created.table, "take_over", 0).seat == 0


def test_nobody_looks_into_a_hand_before_the_first_move(server: Running) -> None:
    """As soon as everyone is here the hands are shown, and the hand of somebody who is away is not the creator's."""
    a, b = server.visitor(), server.visitor()
    created = a.create("dictators", [HERE, LINK])
    b.join(created.links["1"])
    assert a.view(created.table).moves == 0
    server.clock.turn(AWAY)
    link = a.renew_link(created.table, 1).links["1"]
    with pytest.raises(Answer, match="seen another hand"):
        a.join(link)
    assert b.view(created.table).seat == 1
    # While somebody is still awaited nobody has seen a hand, so two seats may be one person's.
    waiting = a.create("dictators", [HERE, LINK, LINK])
    assert a.join(waiting.links["1"]).waiting


def test_whoever_had_two_seats_does_not_get_back_one_that_was_anothers(server: Running) -> None:
    """Around one screen somebody has both hands; a seat that a friend has played since is the friend's alone."""
    a, b = server.visitor(), server.visitor()
    table = a.create("campaign", [HERE, HERE]).table
    a.seat(table, "give_up", 1)
    assert a.seat(table, "take_over", 1).seats[1].mine, "nobody else has had it"
    a.seat(table, "give_up", 1)
    b.join(a.renew_link(table, 1).links["1"], "Bea")
    b.seat(table, "give_up", 1)
    assert not a.view(table).seats[1].own
    with pytest.raises(Answer, match="seen another hand"):
        a.seat(table, "take_over", 1)
    assert b.seat(table, "take_over", 1).seat == 1


def test_whoever_set_up_a_table_for_others_may_take_a_free_seat(server: Running) -> None:
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    created = a.create("campaign", [LINK, LINK])
    b.join(created.links["0"])
    c.join(created.links["1"])
    c.seat(created.table, "give_up", 1)
    assert a.view(created.table).seats[1].own
    assert a.seat(created.table, "take_over", 1).seat == 1


def test_a_bot_stands_in_and_the_person_comes_back(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"], "Bea")
    with pytest.raises(Answer, match="not yours"):
        a.seat(created.table, "stand_in", 1)
    assert b.seat(created.table, "stand_in", 1, bot="random").seats[1].kind == "bot"
    payload = a.view(created.table)
    while payload.moves < 12:
        payload = a.go_on(created.table, payload)
    with pytest.raises(Answer, match="taken"):
        a.seat(created.table, "take_over", 1)
    back = b.seat(created.table, "take_over", 1)
    assert back.seat == 1 and back.seats[1].name == "Bea"


def test_a_guest_does_not_start_the_game_without_those_who_are_invited(server: Running) -> None:
    """A bot for somebody who has not come yet is up to whoever invited them."""
    host, guest = server.visitor(), server.visitor()
    created = host.create("lobby", [HERE, LINK, LINK, LINK])
    guest.join(created.links["1"])
    with pytest.raises(Answer, match="start it without everyone") as refused:
        guest.seat(created.table, "stand_in", 2)
    assert refused.value.status == 403 and host.view(created.table).waiting
    assert host.seat(created.table, "stand_in", 2).seats[2].kind == "bot"


def test_around_one_screen_a_curtain_hangs_before_each_hidden_hand(server: Running) -> None:
    person = server.visitor()
    table = person.create("campaign", [HERE, HERE]).table
    payload = person.view(table)
    hands = {seat: f"hand{seat + 1}" for seat in (0, 1)}
    turned = 0
    for _ in range(60):
        assert payload.decision is not None
        deciding = payload.decision.seat
        covered = person.view(table, seat=1 - deciding)
        assert covered.curtain and covered.seat is None and covered.decision is not None
        assert covered.decision.options == () and not covered.decision.mine
        for part in hands.values():
            assert getattr(covered.parts[part], "cards", ()) == ()
        lifted = person.view(table, seat=deciding)
        assert not lifted.curtain and lifted.seat == deciding
        assert lifted.decision is not None and lifted.decision.mine
        assert getattr(lifted.parts[hands[1 - deciding]], "cards", ()) == ()
        payload = person.play(table, payload.number, 0, seat=deciding)
        turned += payload.decision is not None and payload.decision.seat != deciding and payload.curtain
    assert turned > 3


def test_a_spectator_can_watch_but_not_move(server: Running) -> None:
    a, spectator = server.visitor(), server.visitor()
    table = a.create("campaign", [HERE, LINK]).table
    payload = spectator.view(table)
    assert payload.seat is None and not any(seat.mine for seat in payload.seats)
    for forbidden in (
        lambda: spectator.play(table, payload.number, 0),
        lambda: spectator.undo(table),
        lambda: spectator.undo(table, agreed=True),
        lambda: spectator.odds(table, payload.number, 0),
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
    table = a.create("campaign", [{"kind": "person_here", "name": "Ann"}, STEADY]).table
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
    table = a.create("campaign", title="  An   evening\n").table
    assert a.view(table).title == "An evening"
    assert a.change(table, title="Another", public=True).title == "Another"
    assert table in [card.table for card in server.visitor().public_tables()]
    a.change(table, public=False)
    assert table not in [card.table for card in server.visitor().public_tables()]


def test_a_finished_game_is_downloaded_loaded_and_branched(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    table = a.create("campaign", [HERE, RANDOM]).table
    with pytest.raises(Answer, match="once it is over"):
        a.download(table)
    done = play_out(a, table)
    file = b.download(table)
    record = Record.load(file)
    assert record.table.outcome is not None and len(record.log.moves) == done.last
    loaded = b.load(file).table
    again = b.view(loaded)
    assert again.outcome == done.outcome and again.last == done.last
    branched = b.branch(table, 30).table
    payload = b.view(branched)
    assert payload.moves == 30 and payload.commitment != done.commitment and payload.outcome is None
    assert payload.parts["board"] == a.view(table, at=30).parts["board"]
    assert play_out(b, branched).outcome is not None
    with pytest.raises(Answer, match="over at this position"):
        b.branch(table, done.last)
    with pytest.raises(Answer):
        b.branch(table, done.last + 1)


def test_a_running_game_cannot_be_branched(server: Running) -> None:
    """A branch that is over shows its seed, and with it every hand of the game from which it came."""
    a, b, spectator = server.visitor(), server.visitor(), server.visitor()
    alone = a.create("campaign", [HERE, STEADY]).table
    around = a.create("campaign", [HERE, HERE]).table
    created = a.create("campaign", [HERE, LINK])
    b.join(created.links["1"])

    def refused(person: Visitor, table: str) -> None:
        assert not person.view(table).can_branch
        with pytest.raises(Answer, match="once it is over") as answer:
            person.branch(table, 0)
        assert answer.value.status == 409

    refused(a, alone)
    refused(a, around)
    refused(spectator, created.table)
    refused(a, created.table)
    b.seat(created.table, "stand_in", 1)
    refused(a, created.table)
    b.seat(created.table, "take_over", 1)
    b.seat(created.table, "give_up", 1)
    refused(a, created.table)


def test_luck_goes_its_own_way_after_a_branch(server: Running) -> None:
    a = server.visitor()
    table = a.create("campaign", [HERE, RANDOM]).table
    play_out(a, table)
    stories = set()
    for _ in range(3):
        branch = a.branch(table, 0).table
        payload = a.view(branch)
        while payload.last < 40:
            payload = a.go_on(branch, payload)
        stories.add(tuple(line.faces for line in a.view(branch).journal if line.faces))
    assert len(stories) == 3


def test_a_file_that_is_no_game_is_refused_with_a_sentence(server: Running) -> None:
    a = server.visitor()
    for file in (b"", b"RSLT", b"hello", b"RSLTg" + bytes(60)):
        with pytest.raises(Answer, match=r"^This ") as refused:
            a.load(file)
        assert refused.value.status == 400


def test_tables_that_cannot_be_started_say_why(server: Running) -> None:
    a = server.visitor()
    for game, seating, options, sentence in (
        ("campain", [], {}, "did you mean"),
        ("campaign", [HERE] * 3, {}, "2 or 4 seats"),
        (
            "campaign",
            [HERE, {"kind": "bot", "bot": "brilliant"}],
            {},
            'no bot called "brilliant"; there are random, casual',
        ),
        ("campaign", [HERE, STEADY], {"tally": "none"}, "can be"),
        ("campaign", [HERE, STEADY], {"weather": "fine"}, "no option"),
        ("campaign", [HERE, STEADY], {"fund_raising": True}, "needs advertising"),
    ):
        with pytest.raises(Answer, match=sentence) as refused:
            a.create(game, seating, options=options)
        assert refused.value.status == 400


def test_much_that_was_said_drives_no_line_out_of_the_journal(tmp_path: Path) -> None:
    """A line's address is its place: after a restart each is where it was, however long people talked."""
    database = str(tmp_path / "tables.db")
    with running(database) as first:
        a = first.visitor()
        table = a.create("campaign", [HERE, HERE]).table
        a.seat(table, "give_up", 1)
        a.seat(table, "take_over", 1)
        payload = a.view(table)
        for _ in range(5):
            assert payload.decision is not None
            payload = a.play(table, payload.number, 0, seat=payload.decision.seat)

        async def talk() -> None:
            said = [ChatRow(game_id=table, name="Ann", text=str(number)) for number in range(1100)]
            await asyncio.gather(*map(first.app.host.store.say, said))

        first.ask(talk())
        before = a.view(table).journal
    with running(database) as second:
        a.address = second.address
        after = a.view(table)
        assert after.journal == before
        assert [one.text for one in after.chat] == [str(number) for number in range(900, 1100)]


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with running(database) as first:
        a, b = first.visitor(), first.visitor()
        created = a.create("campaign", [HERE, LINK], title="Kept")
        b.join(created.links["1"], "Bea")
        other = a.create("campaign", [HERE, LINK])
        people = (a, b)
        payload = a.view(created.table)
        for move in range(130):
            assert payload.decision is not None
            person = people[payload.decision.seat]
            payload = person.decide(created.table, person.view(created.table), move)
        a.say(created.table, "See you")
        before = [person.view(created.table) for person in people]
    with running(database) as second:
        for person in people:
            person.address = second.address
        after = [person.view(created.table) for person in people]
        assert after == before
        assert a.links(other.table).links == other.links
        assert {card.title for card in b.tables()} == {"Kept"}
        assert after[0].decision is not None
        person = people[after[0].decision.seat]
        assert person.decide(created.table, person.view(created.table)).last == 131


def test_the_front_page_asks_for_all_seats_at_once(tmp_path: Path) -> None:
    """Its work does not grow by a question to the database for every table on it: anybody may ask for it."""

    def asked(tables: int) -> int:
        with running(str(tmp_path / f"{tables}.db")) as server:
            person, count = server.visitor(), 0
            for _ in range(tables):
                person.create("campaign", [HERE, HERE], public=True)
            database: Any = server.app.host.store._database
            read = database.read

            def counted(*about: Any) -> Any:
                nonlocal count
                count += 1
                return read(*about)

            database.read = counted
            assert server.visitor().page("/").count("Campaign") > tables
            return count

    assert asked(8) == asked(2)
