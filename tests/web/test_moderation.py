"""What the creator of a table may do about people who disturb it, and how somebody takes their seats elsewhere."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest

from resolute.client import Answer
from resolute.web.live import NOTES_KEPT, NOTES_LEFT
from tests.web.server import HERE, LINK, Running, Visitor
from tests.web.test_safety import ask, by_script
from tests.web.test_tables import play_out


def person_called(manager: Visitor, table: str, name: str) -> str:
    """What a table calls somebody."""
    return next(one.person for one in manager.view(table).people if one.name == name)


def test_the_creator_mutes_somebody_who_disturbs(server: Running) -> None:
    host, player, stranger = server.visitor(), server.visitor(), server.visitor()
    created = host.create("campaign", [HERE, LINK])
    player.join(created.links["1"], "Bea")
    table = created.table
    stranger.say(table, "buy this", "Spam")
    player.say(table, "no thanks")
    assert {one.name for one in host.view(table).people} == {"Spam", "Bea"}
    assert player.view(table).people == () == stranger.view(table).people, "only the creator is told"
    spam = person_called(host, table, "Spam")
    with pytest.raises(Answer, match="Only the person who set up"):
        player.change_person(table, spam, "mute")
    host.change_person(table, spam, "mute")
    with pytest.raises(Answer, match="has muted you"):
        stranger.say(table, "buy this")
    stranger.view(table)
    host.change_person(table, spam, "allow")
    stranger.say(table, "sorry")
    host.change_person(table, person_called(host, table, "Bea"), "mute")
    with pytest.raises(Answer, match="has muted you"):
        player.say(table, "why?")


def test_the_creator_removes_somebody_who_watches(server: Running) -> None:
    host, player, stranger = server.visitor(), server.visitor(), server.visitor()
    created = host.create("campaign", [HERE, LINK])
    player.join(created.links["1"], "Bea")
    table = created.table
    stranger.view(table)
    events = stranger.watch(table)
    next(events)
    server.watched(table, 1)
    guest = person_called(host, table, "a guest")
    host.change_person(table, guest, "remove")
    server.watched(table, 0)
    for look in (lambda: stranger.view(table), lambda: stranger.say(table, "hey"), lambda: stranger.journal(table)):
        with pytest.raises(Answer, match="asked you to leave"):
            look()
    player.say(table, "thanks")
    with pytest.raises(Answer, match="play in this game"):
        host.change_person(table, person_called(host, table, "Bea"), "remove")
    host.change_person(table, guest, "allow")
    stranger.view(table)


def test_whoever_was_removed_takes_nothing_of_the_game_away(server: Running) -> None:
    host, stranger = server.visitor(), server.visitor()
    table = host.create("campaign", [HERE, HERE]).table
    play_out(host, table)
    stranger.say(table, "Ha!")
    host.change_person(table, person_called(host, table, "a guest"), "remove")
    for take in (lambda: stranger.download(table), lambda: stranger.branch(table, 3)):
        with pytest.raises(Answer, match="asked you to leave"):
            take()


def test_the_chat_is_closed_to_strangers(server: Running) -> None:
    host, player, stranger = server.visitor(), server.visitor(), server.visitor()
    created = host.create("campaign", [HERE, LINK])
    player.join(created.links["1"], "Bea")
    host.change(created.table, quiet=True)
    with pytest.raises(Answer, match="Only the players"):
        stranger.say(created.table, "hey")
    player.say(created.table, "quiet here")
    host.change(created.table, quiet=False)
    stranger.say(created.table, "hey")


def test_the_menu_of_the_creator_offers_it(server: Running) -> None:
    host, stranger = server.visitor(), server.visitor()
    table = host.create("campaign", [HERE, HERE]).table
    stranger.say(table, "buy this", "Spam")
    page = host.page(f"/t/{table}")
    button = re.search(r'name="do" value="(mute:[0-9a-f]+)"', page)
    assert button is not None and "Let only players chat" in page
    assert 'value="mute:' not in stranger.page(f"/t/{table}")
    for done in (button[1], "quiet"):
        status, _, _ = ask(server, "POST", f"/t/{table}/people", urlencode({"do": done}).encode(), by_script(host))
        assert status == 200
    assert host.view(table).quiet and host.view(table).people[0].barred == "mute"


def test_seats_change_hands_only_so_often(server: Running) -> None:
    """Whoever leaves and comes back again and again does not fill the journal without end."""
    host = server.visitor()
    table = host.create("campaign", [HERE, HERE]).table

    async def fill() -> None:
        tables = server.app.host.tables
        async with tables.open(table) as (entry, live):
            for number in range(NOTES_KEPT - NOTES_LEFT - 1):
                await tables.note(entry, live, f"note {number}")

    server.ask(fill())
    host.seat(table, "give_up", 1)
    with pytest.raises(Answer, match="too often"):
        host.seat(table, "take_over", 1)


def test_a_personal_link_brings_the_seats_to_another_device(server: Running) -> None:
    phone, laptop, thief = server.visitor(), server.visitor(), server.visitor()
    table = phone.create("campaign", [HERE, HERE]).table
    laptop.create("campaign", [HERE, HERE])

    def post(person: Visitor, path: str) -> tuple[int, dict[str, str], bytes]:
        return ask(server, "POST", path, b"", {**by_script(person), "X-Resolute": "fetch"})

    def link() -> str:
        status, _, page = post(phone, "/device")
        found = re.search(r"/device/([A-Za-z0-9_-]{32})", page.decode())
        assert status == 200 and found is not None
        return found[0]

    old, new = link(), link()
    assert new not in phone.page("/"), "it is shown once"
    assert post(thief, old)[0] == 403, "a newer link was made"
    assert "Continue as me" in laptop.page(new) and "a game of its own" in laptop.page(new), "looking uses nothing up"
    status, headers, _ = post(laptop, new)
    cookie = headers["set-cookie"].partition(";")[0].partition("=")[2]
    assert status == 303 and "HttpOnly" in headers["set-cookie"]
    assert post(thief, new)[0] == 403, "it works once"
    for one in laptop.cookies:
        if one.name == "resolute_visitor":
            one.value = cookie
    laptop._token = ""
    assert laptop.view(table).manages and laptop.view(table).seats[0].mine
    assert [card.table for card in laptop.tables()] == [card.table for card in phone.tables()] == [table]
