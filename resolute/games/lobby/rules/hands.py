"""What cards do to hands: looking, taking, discarding. (3.3 H and I)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.lobby.state import Lobby
from resolute.games.lobby.words import options, prompts


def discard(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A card goes from the hand to the discards, which lie open."""
    s = t.state
    s.players[seat].let_go(card)
    s.discards += (card,)
    t.tell("discards", seat, card)


@choice(prompts.choose_discard, rule="Action cards", forced=True)
def choose_discard(t: Table[Lobby], actor: Actor, count: int) -> Iterator[Option]:
    """One of the cards in hand; whoever has no more than must go is not asked."""
    hand = t.state.players[actor].hand
    for card in hand if len(hand) > count else hand[:1]:
        yield Option(options.discard(card), do(discarded, actor, card, count), at=f"card:{card}")


@step
def discarded(t: Table[Lobby], seat: Seat, card: int, count: int) -> None:
    """More may have to go."""
    discard(t, seat, card)
    if count > 1 and t.state.players[seat].hand:
        t.then(choose_discard, seat, count - 1)


def look_at_hand(t: Table[Lobby], seat: Seat, rival: Seat) -> None:
    """The player sees every card of the rival, and remembers them."""
    player = t.state.players[rival]
    for card in player.hand:
        player.show(card, 1 << seat)
    t.tell("looks_at_hand", seat, rival)
    t.tell("sees_hand", rival, player.hand, to=(seat,))


def take_card(t: Table[Lobby], seat: Seat, rival: Seat) -> None:
    """A card at random changes hands; only these two know which, so nobody else is sure of that hand anymore."""
    s = t.state
    giver, taker = s.players[rival], s.players[seat]
    card = giver.hand[t.dice.below(len(giver.hand))]
    giver.let_go(card)
    giver.known = tuple((one, seen & 1 << seat) for one, seen in giver.known if seen & 1 << seat)
    taker.hand += (card,)
    taker.show(card, 1 << rival)
    t.tell("takes_card", seat, rival)
    t.tell("took_this", seat, rival, card, to=(seat, rival))
