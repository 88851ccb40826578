"""Arriving: invitations, the room in which people wait, pictures of tables, and pages that say what can be done."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from resolute.client import Answer
from resolute.web.pictures import COLORS, picture_of, png_of, svg_of
from resolute.web.templating import own_function
from tests.clock import HANG
from tests.conformance.setups import GAMES, some_setups
from tests.web.server import HERE, LINK, STEADY, Running
from tests.web.test_twins import lay, shown

ANA = {"kind": "person_here", "name": "Ana"}
BEN = {"kind": "person_link", "name": "Ben"}


def test_nobody_begins_before_the_last_one_is_here(server: Running) -> None:
    """Not the host, not a bot: no options, no hand, no move, until everybody who was invited has joined."""
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    created = a.create("dictators", [ANA, BEN, LINK, STEADY])
    for person in (a, c):
        payload = person.view(created.table)
        assert payload.waiting and payload.moves == 0
        assert payload.decision is not None and not payload.decision.options
        hands = [part for name, part in payload.parts.items() if name.startswith(("hand", "nuclear"))]
        assert len(hands) == 8 and not any(getattr(hand, "cards", ()) for hand in hands)
    with pytest.raises(Answer, match="starts when everyone is here"):
        a.play(created.table, 0, 0)
    assert b.join(created.links["1"]).waiting
    assert c.join(created.links["2"]).waiting is False
    assert not a.view(created.table).waiting
    assert getattr(a.view(created.table).parts["hand1"], "cards", ())


def test_an_invitation_that_was_used_is_gone_from_the_hosts_page(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("dictators", [ANA, BEN, LINK])
    room = a.page(f"/t/{created.table}")
    assert all(link in room for link in created.links.values()) and "Waiting for 2 more players" in room
    b.join(created.links["1"], "Ben")
    people = a.page(f"/t/{created.table}/room")
    assert created.links["1"] not in people and created.links["2"] in people
    assert "Waiting for one more player" in people and "Ben" in people


def test_only_the_host_sees_the_links(server: Running) -> None:
    a, b, stranger = server.visitor(), server.visitor(), server.visitor()
    created = a.create("dictators", [ANA, BEN, LINK])
    b.join(created.links["1"])
    for person in (b, stranger):
        assert "/join/" not in person.page(f"/t/{created.table}")


def test_bots_fill_in_for_whoever_is_missing(server: Running) -> None:
    """Only the host starts without them; whoever comes later still takes the seat by the link."""
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [ANA, BEN])
    host = server.app.host.seating
    with pytest.raises(Exception, match="Only the person who set up this game"):
        server.ask(host.fill_with_bots(created.table, "somebody"))
    creator = server.ask(server.app.host.store.game(created.table))
    assert creator is not None
    server.ask(host.fill_with_bots(created.table, creator.creator))
    payload = a.view(created.table)
    assert not payload.waiting and payload.seats[1].kind == "bot"
    assert b.join(created.links["1"], "Ben").seats[1].kind == "person"


def test_the_invitation_says_who_invites_and_what_one_will_play(server: Running) -> None:
    a, b = server.visitor(), server.visitor()
    created = a.create("campaign", [ANA, BEN], options={"sides": "republican"})
    page = b.page(created.links["1"])
    for words in ("Ana invited you to Campaign.", "You’ll play the Democrats.", "Join", "Just watch"):
        assert words in page
    assert 'og:title" content="Ana invited you to Campaign"' in page
    assert 'value="Ben"' in page
    assert "Ana invited you" in b.page(f"/t/{created.table}")


@pytest.mark.parametrize("invited", [True, False])
def test_whoever_takes_a_seat_is_told_who_may_know_its_hand(server: Running, invited: bool) -> None:
    """The host uses an invitation of their own or sets up both seats, looks, leaves the seat, and sends out a link."""
    host, guest = server.visitor(), server.visitor()
    created = host.create("dictators", [ANA, LINK if invited else {"kind": "person_here"}])
    if invited:
        host.join(created.links["1"], "Nobody")
    seen = host.view(created.table)
    assert [one.mine for one in seen.seats] == [True, True], "the host sees both hands"
    host.seat(created.table, "give_up", 1)
    link = host.renew_link(created.table, 1).links["1"]
    told = "played this seat before and may know its hand"
    assert f"Ana ({seen.seats[0].label}) {told}" in guest.page(link), "the guest is told before they join"
    journal = guest.join(link, "Ben").journal
    assert f"joined. Ana ({seen.seats[0].label}) {told}." in journal[-1].text
    guest.seat(created.table, "give_up", 1)
    assert told not in guest.seat(created.table, "take_over", 1, name="Ben").journal[-1].text, "that is no news"


def test_nobody_knows_the_hand_of_a_seat_that_they_left_before_the_start(server: Running) -> None:
    host, late, guest = server.visitor(), server.visitor(), server.visitor()
    created = host.create("dictators", [ANA, LINK, LINK])
    late.join(created.links["1"], "Bea")
    late.seat(created.table, "give_up", 1)
    link = host.renew_link(created.table, 1).links["1"]
    assert "may know" not in guest.page(link)
    guest.join(link, "Ben")
    late.join(created.links["2"], "Bea")
    assert not any("may know" in line.text for line in guest.view(created.table).journal)


def test_an_invitation_that_opens_nothing_says_so_plainly(server: Running) -> None:
    a, b, c = server.visitor(), server.visitor(), server.visitor()
    created = a.create("campaign", [ANA, BEN])
    b.join(created.links["1"])
    for link in (created.links["1"], f"/t/{created.table}/join/{'A' * 22}"):
        with pytest.raises(HTTPError) as refused:
            c.page(link)
        assert refused.value.code == 403
        page = refused.value.read().decode()
        assert "This invitation no longer works. It may have been used already." in page and "Just watch" in page


def test_the_front_page_continues_first(server: Running) -> None:
    a = server.visitor()
    page = a.page("/")
    assert "Play your first game" in page and "No public games right now." in page
    table = a.create("campaign", [HERE, STEADY]).table
    payload = a.view(table)
    while payload.decision is None or not payload.decision.mine:
        payload = a.wait(table, payload.number)
    page = a.page("/")
    assert f'href="/t/{table}"' in page and "Continue against" in page
    assert page.index("Continue against") < page.index('id="games"')


def test_a_table_that_waits_is_nobodys_turn(server: Running) -> None:
    a = server.visitor()
    a.create("campaign", [ANA, BEN])
    assert [(card.waiting, card.your_turn) for card in a.tables()] == [(True, False)]
    assert "Waiting for players" in a.page("/")


def test_the_setup_answers_our_script_with_what_would_start(server: Running) -> None:
    page = server.visitor().page("/new/campaign?set-debate=1&preset=everything", {"X-Resolute": "fetch"})
    assert '"name":"Everything"' in page and '"preset":"everything"' in page and '"incumbent":{"2"' in page


def test_a_shared_link_shows_what_anybody_may_see(server: Running) -> None:
    """The picture and the words beside a link are the same for a player and for a stranger."""
    a, stranger = server.visitor(), server.visitor()
    table = a.create("campaign", [HERE, HERE], title="Tuesday").table
    payload = a.view(table)
    for _ in range(40):
        assert payload.decision is not None
        payload = a.play(table, payload.number, 0, seat=payload.decision.seat)
    shared = [[line for line in who.page(f"/t/{table}").splitlines() if "og:" in line] for who in (a, stranger)]
    assert shared[0] == shared[1] and any("Tuesday" in line for line in shared[0])
    assert any(f"/t/{table}/picture.png" in line for line in shared[0])
    with urlopen(Request(f"{server.address}/t/{table}/picture.png"), timeout=HANG) as answer:
        data = answer.read()
    assert answer.headers["Content-Type"] == "image/png" and data.startswith(b"\x89PNG\r\n\x1a\n")
    picture = picture_of(stranger.view(table))
    assert picture is not None and png_of(picture) == data
    assert len(data) < 60_000


@pytest.mark.parametrize(("game", "seats"), [("campaign", 2), ("dictators", 2), ("lobby", 4)])
def test_a_picture_is_drawn_from_the_view_alone(server: Running, game: str, seats: int) -> None:
    """What is hidden from somebody who watches is redealt: the picture stays the same."""
    a = server.visitor()
    table = a.create(game, [HERE] * seats).table
    payload = a.view(table)
    for _ in range(25):
        assert payload.decision is not None
        payload = a.play(table, payload.number, 0, seat=payload.decision.seat)
    seen = picture_of(server.visitor().view(table))
    assert seen is not None
    assert {mark.fill for mark in seen.marks if hasattr(mark, "fill")} - {""} <= set(COLORS)
    make = own_function(game, "picture")
    assert make is not None
    again = make(server.table(table).redeal(None, 7).view(None).parts, frozenset())
    assert svg_of(again) == svg_of(seen)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_whatever_was_chosen(game: str) -> None:
    """Also where a setting changes what the board shows: without a picture the front page would fail."""
    for setup in some_setups(game, 40):
        live = lay(setup.record(1))
        for seat in (None, 0):
            found = picture_of(shown(live, seat))
            assert found is not None, setup
            assert {mark.fill for mark in found.marks if hasattr(mark, "fill")} - {""} <= set(COLORS)
