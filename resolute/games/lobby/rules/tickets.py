"""With the setting `deals` on `ticket`: the running mate's place for a player's electors."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.rules.pledges import give_states, now, put, put_candidate
from resolute.games.lobby.rules.votes import electors_of
from resolute.games.lobby.state import NOBODY, Lobby
from resolute.games.lobby.words import options, prompts


def _own_candidate(s: Lobby, seat: Seat) -> int:
    """The place of a player's candidate who has promised nothing yet; independents name no running mate."""
    for place, one in enumerate(now(s).candidates):
        if one.seat == seat and one.promised == NOBODY and one.party != Party.INDEPENDENT:
            return place
    return NOBODY


def _open_states(s: Lobby, seat: Seat, party: int) -> tuple[int, ...]:
    """The states of a player's politicians of a party that are face up."""
    return tuple(
        card for one in s.players[seat].politicians if one.party == party and not one.given for card in one.states
    )


def _targets(t: Table[Lobby], seat: Seat) -> Iterator[tuple[int, Seat]]:
    """To whom an offer can be made: players with open states of the candidate's party, each once."""
    s = t.state
    place = _own_candidate(s, seat) if t.options["deals"] == "ticket" else NOBODY
    if place == NOBODY:
        return
    for other in s.clockwise(seat)[1:]:
        if (place, other) not in now(s).offers and _open_states(s, other, now(s).candidates[place].party):
            yield place, other


def can_offer(t: Table[Lobby], seat: Seat) -> bool:
    """Whether a candidate's player could offer the running mate's place to somebody."""
    return any(True for _ in _targets(t, seat))


def offers(t: Table[Lobby], seat: Seat) -> Iterator[Option]:
    """The running mate's place, for all electors of the party that a player can still give."""
    s = t.state
    for place, other in _targets(t, seat):
        electors = electors_of(_open_states(s, other, now(s).candidates[place].party))
        yield Option(
            options.offer(t, other, electors),
            do(offer_ticket, seat, place, other),
            at=f"seat:{other}",
            amount=electors,
            group=options.DEALS,
        )


@step
def offer_ticket(t: Table[Lobby], seat: Seat, place: int, other: Seat) -> None:
    """An offer to one player, once."""
    s = t.state
    put(s, offers=(*now(s).offers, (place, other)))
    t.tell("offers_ticket", seat, other)
    t.then(answer_offer, other, place)


@choice(prompts.answer_offer, rule="Deals")
def answer_offer(t: Table[Lobby], actor: Actor, place: int) -> list[Option]:
    """Yes or no."""
    return [
        Option(options.ACCEPT, do(accept_offer, actor, place)),
        Option(options.REFUSE, do(refuse_offer, actor), declines=True),
    ]


@step
def accept_offer(t: Table[Lobby], seat: Seat, place: int) -> None:
    """The electors go at once, and the table keeps the promise if the candidate is nominated."""
    s = t.state
    t.tell("accepts_ticket", seat)
    for one in s.players[seat].politicians:
        if one.party == now(s).candidates[place].party and one.states and not one.given:
            give_states(t, seat, one.card, place)
    put_candidate(s, place, msgspec.structs.replace(now(s).candidates[place], promised=seat))


@step
def refuse_offer(t: Table[Lobby], seat: Seat) -> None:
    """Nothing changes hands."""
    t.tell("refuses_ticket", seat)
