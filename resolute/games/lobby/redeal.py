"""Redealing what a seat cannot know: hands, the cards in the pile, and lobbies before they are shown.

Which cards were ever in a period's pile is open, and how many each player drew. So unseen cards change places only with
cards that came from the same pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from resolute.engine.frames import Seat
from resolute.engine.pieces import shuffled
from resolute.engine.table import Table
from resolute.games.lobby.library import IN_THE_PILE
from resolute.games.lobby.state import NOBODY, Lobby


def redeal_lobby(t: Table[Lobby], seats: Sequence[Seat]) -> None:
    """Redeal what none of these seats (nobody: a spectator) has seen."""
    if not t.state.shown:
        _redeal_lobbies(t, seats)
    _redeal_cards(t, seats)


def _redeal_lobbies(t: Table[Lobby], seats: Sequence[Seat]) -> None:
    """Until the lobbies are shown nobody knows what others were dealt or have chosen."""
    s = t.state
    others = [player for one, player in enumerate(s.players) if one not in seats]
    pool = shuffled(tuple(sorted((*s.lobbies, *(card for player in others for card in player.offered)))), t.dice)
    for player in others:
        count = len(player.offered)
        player.offered, pool = pool[:count], pool[count:]
        if player.lobby != NOBODY:
            player.lobby = player.offered[t.dice.below(count)]
    s.lobbies = tuple(sorted(pool))


def knows(s: Lobby, seat: Seat | None, owner: Seat, card: int) -> bool:
    """Whether a seat knows that a card is in a player's hand."""
    if seat is None:
        return False
    return seat == owner or any(one == card and seen >> seat & 1 for one, seen in s.players[owner].known)


def _redeal_cards(t: Table[Lobby], seats: Sequence[Seat]) -> None:
    s = t.state
    hidden_out = [card for card in s.out if card in IN_THE_PILE and s.dealt_in and s.dealt_in[card]]
    for period in sorted(set(s.dealt_in) - {0}):
        _redeal_pile(t, seats, period, [card for card in hidden_out if s.dealt_in[card] == period])


def _redeal_pile(t: Table[Lobby], seats: Sequence[Seat], period: int, out: list[int]) -> None:
    """The cards of one period's pile that none of the seats has seen are dealt to the same places."""
    s = t.state
    places = [
        [
            card
            for card in player.hand
            if s.dealt_in[card] == period and not any(knows(s, seat, owner, card) for seat in seats)
        ]
        for owner, player in enumerate(s.players)
    ]
    pile = [card for card in s.cards if s.dealt_in[card] == period]
    unseen = [card for place in places for card in place] + pile + out
    deck = list(shuffled(tuple(sorted(unseen)), t.dice))
    for player, place in zip(s.players, places, strict=True):
        if place:
            dealt = {card: deck.pop() for card in place}
            player.hand = tuple(dealt.get(card, card) for card in player.hand)
            player.known = tuple((dealt.get(card, card), seen) for card, seen in player.known)
    if pile:
        s.cards = _in_their_places(s.cards, pile, deck)
    if out:
        s.out = _in_their_places(s.out, out, deck)


def _in_their_places(cards: tuple[int, ...], unseen: list[int], deck: list[int]) -> tuple[int, ...]:
    """A pile with other cards in the place of those that nobody has seen."""
    seen = set(cards).difference(unseen)
    return tuple(sorted((*seen, *(deck.pop() for _ in unseen))))
