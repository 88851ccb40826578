"""The CARDS pile, and how a period ends. (4.3 step 14)"""

from __future__ import annotations

from collections.abc import Iterable

from resolute.engine.frames import Seat
from resolute.engine.pieces import pick
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import Period
from resolute.games.lobby.library import FUNDS, IN_THE_PILE, LAID, POLITICIANS, SUPPORTS, period_of
from resolute.games.lobby.rules.reserve import added
from resolute.games.lobby.state import Lobby


def into_the_pile(s: Lobby, cards: Iterable[int]) -> None:
    """Shuffle cards into the CARDS pile."""
    cards = tuple(cards)
    for card in cards:
        s.dealt_in[card] = s.period
    s.cards = added(s.cards, *cards)


def can_draw(s: Lobby) -> bool:
    """Whether there is a card to draw; a pile that ran out without discards waits for the next ones."""
    return bool(s.cards or s.discards)


def draw_cards(t: Table[Lobby], seat: Seat, count: int) -> None:
    """Take the first cards of the CARDS pile in hand; only their player knows them. (5.3 C.2)"""
    s = t.state
    drawn: tuple[int, ...] = ()
    for _ in range(count):
        if not s.cards:
            pile_is_empty(t)
        if not s.cards:
            break
        card, s.cards = pick(s.cards, t.dice)
        drawn += (card,)
        if not s.cards:
            pile_is_empty(t)
    s.players[seat].hand += drawn
    t.tell("drew", seat, len(drawn))
    if drawn:
        t.tell("drew_these", drawn, to=(seat,))


def pile_is_empty(t: Table[Lobby]) -> None:
    """An exhausted pile brings the next period in at once; in the last period of the game it is reshuffled. (4.3 14)"""
    s = t.state
    if s.period < period_of(s.last_turn):
        change_period(t)
    elif s.discards:
        t.tell("reshuffles", len(s.discards))
        again, s.discards = s.discards, ()
        into_the_pile(s, again)


def change_period(t: Table[Lobby]) -> None:
    """The next period: its deck takes the place of what was not drawn, and the reserve grows. (4.3 step 14)

    Crises in the box and cards in hand stay. The crises that lie open when a game starts here are ordinary cards now.
    """
    s = t.state
    s.period += 1
    for card in s.discards:
        s.dealt_in[card] = 0  # everybody knows where it is
    s.out = added(s.out, *s.cards, *s.discards)
    s.cards, s.discards = (), ()
    now = [card for card in s.later if _first_period(card) == s.period]
    s.later = tuple(card for card in s.later if card not in now)
    into_the_pile(s, (card for card in now if card in IN_THE_PILE))
    s.politicians = added(s.politicians, *(card for card in now if card in POLITICIANS))
    s.supports = added(s.supports, *(card for card in now if card in SUPPORTS))
    s.funds = added(s.funds, *(card for card in now if card in FUNDS))
    t.tell("period", s.period)


def _first_period(card: int) -> Period:
    """The period in which a card comes into the game."""
    if card in POLITICIANS:
        return min(POLITICIANS[card].periods)
    return LAID[card].period if card in LAID else IN_THE_PILE[card].period
