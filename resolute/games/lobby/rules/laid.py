"""States, support and fundraising cards under politicians: taken, moved or sent back by cards. (3.3 H and I)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.lobby.content.box import CARDS
from resolute.games.lobby.content.effects import MoveLaid, RemoveLaid, ReturnLaid, TakeExposed, TakeLaid
from resolute.games.lobby.library import STATES, effect_at
from resolute.games.lobby.rules.reserve import assign, go_home, lay_under, take_from
from resolute.games.lobby.state import InPlay, Lobby
from resolute.games.lobby.words import options, prompts

Where = tuple[Seat, int, int]
"""Whose politician, which one, and the card under them."""


def _under(one: InPlay, effect: object) -> tuple[int, ...]:
    match effect:
        case TakeExposed():
            return (*one.states, *one.supports, *one.funds)
        case TakeLaid(what=what) | RemoveLaid(what=what):
            return one.supports if what == "support" else one.funds
        case _:
            return (*one.supports, *one.funds)


def laid_cards(s: Lobby, seat: Seat, effect: object) -> list[Where]:
    """The cards at which an effect can be aimed: one's own, or those of rivals."""
    own = isinstance(effect, MoveLaid | ReturnLaid)
    return [
        (other, one.card, card)
        for other in s.clockwise(seat)
        if (other == seat) == own
        for one in s.players[other].politicians
        for card in _under(one, effect)
    ]


@choice(prompts.take_laid_card, rule="Action cards", forced=True)
def take_laid_card(t: Table[Lobby], actor: Actor, card: int, place: int) -> Iterator[Option]:
    """A card under a politician; only fate 15 may be declined. (3.3 I)"""
    effect = effect_at(card, place)
    listed: set[tuple[int, str]] = set()
    for seat, politician, laid in laid_cards(t.state, actor, effect):
        # Of equal cards under one politician any will do.
        if (politician, CARDS[laid].name) in listed:
            continue
        listed.add((politician, CARDS[laid].name))
        frame = do(laid_card_goes, actor, card, place, seat, politician, laid)
        at = f"state:{laid}" if laid in STATES else f"laid:{laid}"
        yield Option(options.laid(t, seat, politician, laid), frame, at=at, piece=f"politician:{politician}")
    if isinstance(effect, TakeExposed):
        yield Option(options.TAKE_NOTHING, do(takes_nothing, actor), declines=True)


@step
def takes_nothing(t: Table[Lobby], seat: Seat) -> None:
    """Taking is voluntary. (3.3 I)"""
    t.tell("takes_nothing", seat)


@step
def laid_card_goes(t: Table[Lobby], seat: Seat, card: int, place: int, owner: Seat, politician: int, laid: int) -> None:
    """The card is taken over, moved, or goes back to the reserve."""
    s = t.state
    take_from(s, owner, politician, laid)
    match effect_at(card, place):
        case TakeExposed() | TakeLaid():
            s.aside += (laid,)
            t.tell("takes_laid", seat, owner, politician, laid)
            t.then(lay_under, seat, laid)
        case MoveLaid():
            s.aside += (laid,)
            t.then(move_to, seat, laid, politician)
        case _:
            t.tell("laid_goes_home", owner, politician, laid)
            go_home(t, laid)


@choice(prompts.lay_under, rule="Action cards", forced=True)
def move_to(t: Table[Lobby], actor: Actor, card: int, politician: int) -> Iterator[Option]:
    """Another of the player's politicians."""
    for one in t.state.players[actor].politicians:
        if one.card != politician:
            frame = do(moved_to, actor, card, one.card, politician)
            yield Option(options.politician(t, actor, one), frame, at=f"politician:{one.card}")


@step
def moved_to(t: Table[Lobby], seat: Seat, card: int, politician: int, giver: int) -> None:
    """The card lies under the other politician."""
    s = t.state
    s.aside = without(s.aside, card)
    assign(s, seat, card, politician)
    t.tell("moves_laid", seat, card, giver, politician)
