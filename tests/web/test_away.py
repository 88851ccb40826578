"""People who vanish: a bot stands in for them, or a new link brings them back, once nothing was heard for a while."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

import pytest

from resolute.client import Answer
from resolute.web.seating import AWAY
from resolute.web.tables import PRESENCE_PAUSE
from tests.clock import until
from tests.web.server import Running, Visitor, two_people
from tests.web.test_safety import ask, known


@pytest.fixture
def impatient(server: Running) -> Callable[[], None]:
    """Lets so much time pass that whoever gives no sign is away."""
    return lambda: server.clock.turn(AWAY)


def three_people(server: Running) -> tuple[str, Visitor, Visitor, Visitor]:
    """A table with two people, of whom the first has laid it, and somebody who watches."""
    table, (a, b) = two_people(server, "Bea")
    return table, a, b, server.visitor()


def test_nobody_is_away_so_soon(server: Running) -> None:
    table, a, _, spectator = three_people(server)
    for early in (lambda: a.seat(table, "stand_in", 1), lambda: a.renew_link(table, 1)):
        with pytest.raises(Answer, match=r"Bea .* is here, or was a moment ago.* for 3 minutes") as refused:
            early()
        assert refused.value.status == 409
    with pytest.raises(Answer) as refused:
        spectator.seat(table, "stand_in", 1)
    assert refused.value.status == 403
    assert a.view(table).seats[1].kind == "person" and not a.view(table).seats[1].kept


def test_a_bot_stands_in_for_somebody_who_is_away(server: Running, impatient: Callable[[], None]) -> None:
    table, a, b, spectator = three_people(server)
    impatient()
    with pytest.raises(Answer, match="not yours") as refused:
        spectator.seat(table, "stand_in", 1)
    assert refused.value.status == 403
    payload = a.seat(table, "stand_in", 1, bot="random")
    assert payload.seats[1].kind == "bot" and payload.seats[1].kept and payload.seats[1].name == "Bea (beginner bot)"
    assert any("beginner bot stands in for Bea" in line.text and "away" in line.text for line in payload.journal)
    assert not payload.may_agree
    with pytest.raises(Answer, match="taken"):
        a.seat(table, "take_over", 1)
    assert b.view(table).seats[1].own
    back = b.seat(table, "take_over", 1)
    assert back.seat == 1 and back.seats[1].name == "Bea" and not back.seats[1].kept


@pytest.mark.parametrize("bot", [False, True])
def test_a_new_link_brings_somebody_back_on_another_device(
    server: Running, impatient: Callable[[], None], bot: bool
) -> None:
    table, a, b, spectator = three_people(server)
    impatient()
    if bot:
        a.seat(table, "stand_in", 1)
    assert a.links(table).links == {}
    link = a.renew_link(table, 1).links["1"]
    assert a.links(table).links == {"1": link}
    assert "a new link" in a.view(table).journal[-1].text or bot
    device = server.visitor()
    back = device.join(link)
    assert back.seat == 1 and back.seats[1].name == "Bea" and back.seats[1].kind == "person"
    assert any("Bea" in line.text and "joined by a new link" in line.text for line in back.journal)
    assert b.view(table).seat is None and not any(seat.own for seat in b.view(table).seats)
    with pytest.raises(Answer, match="used already"):
        spectator.join(link)
    assert a.links(table).links == {}


def test_whoever_has_come_back_keeps_his_seat(server: Running, impatient: Callable[[], None]) -> None:
    """A new link is for a person who is away: it unseats nobody who is here again, or sits there by another way."""
    table, a, b, spectator = three_people(server)
    impatient()
    link = a.renew_link(table, 1).links["1"]
    b.view(table)
    for early in (lambda: spectator.join(link), lambda: a.renew_link(table, 1)):
        with pytest.raises(Answer, match="is here") as refused:
            early()
        assert refused.value.status == 409
    assert ask(server, "GET", link, headers=known(spectator))[0] == 409
    b.seat(table, "give_up", 1)
    spectator.join(a.renew_link(table, 1).links["1"])
    impatient()
    with pytest.raises(Answer, match="no longer works"):
        server.visitor().join(link)
    assert spectator.view(table).seat == 1


def test_a_page_that_is_open_is_a_sign_but_not_one_in_a_hidden_tab(
    server: Running, impatient: Callable[[], None]
) -> None:
    table, a, b, _ = three_people(server)
    news = b.watch(table)
    next(news)
    impatient()
    assert a.view(table).seats[1].present
    with pytest.raises(Answer, match="is here"):
        a.seat(table, "stand_in", 1)
    news.close()  # type: ignore[attr-defined]

    def has_gone() -> bool:
        server.clock.turn(PRESENCE_PAUSE)
        return not a.view(table).seats[1].present

    until(has_gone, "the page is closed")
    b.page(f"/t/{table}/turn")
    impatient()
    b.page(f"/t/{table}/turn")
    assert a.seat(table, "stand_in", 1).seats[1].kind == "bot"


def test_the_page_offers_it_to_whoever_laid_the_table(server: Running, impatient: Callable[[], None]) -> None:
    table, a, b, spectator = three_people(server)
    offer = '<button form="seat-1" name="action" value="link">'
    assert offer in a.page(f"/t/{table}")
    assert all(offer not in person.page(f"/t/{table}") for person in (b, spectator))
    form = {**known(a), "Content-Type": "application/x-www-form-urlencoded"}
    wish = urlencode({"seat": 1, "action": "link"}).encode()
    status, _, body = ask(server, "POST", f"/t/{table}/seat", wish, form)
    assert status == 409 and b"was a moment ago" in body
    impatient()
    assert ask(server, "POST", f"/t/{table}/seat", wish, form)[0] == 303
    link = a.links(table).links["1"]
    assert "Invitation for Bea" in a.page(f"/t/{table}") and link in a.page(f"/t/{table}")
    assert link not in spectator.page(f"/t/{table}")
    for nobody in (-1, 7):
        wish = urlencode({"seat": nobody, "action": "link"}).encode()
        assert ask(server, "POST", f"/t/{table}/seat", wish, form)[0] == 409
