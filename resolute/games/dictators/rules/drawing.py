"""The command deck: drawing, events that are resolved at once, discarding, and a deck that runs out.

(Draw a Card; The Command Deck; Founding Father Cards)
"""

from __future__ import annotations

from functools import cache

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.reactions import open_window
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import DREW, NOBODY, FoundingFather, Kind
from resolute.games.dictators.library import CARDS, KIND, card_address
from resolute.games.dictators.rules.defcon import reveal_defcon
from resolute.games.dictators.rules.events import acting_is_over, answerable
from resolute.games.dictators.rules.piles import EVERYBODY, discard, draw_one, spend_token
from resolute.games.dictators.rules.trident import reveal_trident
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts

THIRTEENTH = 13
"""The token that gives a Founding Father away."""


# Drawing


@step
def draw_action(t: Table[Dictators], cost: int) -> None:
    """An action draws a card. (Draw a Card)"""
    s = t.state
    s.actions -= cost
    card = draw_one(t)
    if card is not None:
        _receive_drawn(t, s.mover, card, as_action=True)


@step
def draw_from_discards(t: Table[Dictators], cost: int) -> None:
    """Who may, takes the top card of the command discards instead of drawing. (DEFCON Cards)"""
    s = t.state
    s.actions -= cost
    card, s.discards = s.discards[-1], s.discards[:-1]
    t.tell("took_discard", s.mover, card)
    take_in_hand(t, s.mover, card, seen_by=EVERYBODY)
    if KIND[card] <= Kind.ASSET and answerable(t, DREW):
        s.players[s.mover].drawn = card
        open_window(t, DREW, do(keep_drawn, s.mover), by=s.mover, about=(card,))


@step
def draw_cards(t: Table[Dictators], actor: Actor, count: int) -> None:
    """Cards are drawn one after the other, because each may be an event."""
    if count <= 0:
        return
    card = draw_one(t)
    if card is None:
        t.tell("no_card_left")
        return
    _receive_drawn(t, actor, card, as_action=False)
    if count > 1:
        t.then(draw_cards, actor, count - 1)


def _receive_drawn(t: Table[Dictators], actor: Actor, card: int, *, as_action: bool) -> None:
    s = t.state
    if KIND[card] > Kind.ASSET:
        take_in_hand(t, actor, card)
        return
    s.players[actor].hand += (card,)
    t.tell("drew", actor)
    t.tell("drew_card", actor, card, to=s.seats_behind(actor))
    if as_action and answerable(t, DREW):
        # The event must not tell what was drawn, so that the player's own things keep it.
        s.players[actor].drawn = card
        open_window(t, DREW, do(keep_drawn, actor), by=actor)


@step
def keep_drawn(t: Table[Dictators], actor: Actor) -> None:
    """Nobody has taken the card that was drawn; from now on it is one of the hand."""
    t.state.players[actor].drawn = NOBODY


def take_in_hand(t: Table[Dictators], actor: Actor, card: int, *, seen_by: int = 0) -> None:
    """A card comes to a hand from whatever source; an event is revealed and resolved at once instead."""
    s = t.state
    kind = KIND[card]
    if kind <= Kind.ASSET:
        s.players[actor].hold(card, seen_by)
        return
    s.aside += (card,)
    s.played[card] = 1
    if kind == Kind.FOUNDING_FATHER:
        t.then(receive_father, actor, card)
    elif kind == Kind.DEFCON:
        t.then(reveal_defcon, actor, card)
    else:
        t.then(reveal_trident, actor, card)


# Founding Fathers


@step
def receive_father(t: Table[Dictators], actor: Actor, card: int) -> None:
    """A Founding Father is revealed; whoever holds token XIII may give it to an opponent. (Founding Father Cards)"""
    s = t.state
    t.tell("father", actor, card)
    # Whoever has tokens is asked, so that nobody can tell whether XIII is among them.
    if s.players[actor].tokens:
        t.then(give_father_away, actor, card)
    else:
        t.then(father_arrives, actor, card)


@step
def father_arrives(t: Table[Dictators], actor: Actor, card: int) -> None:
    """The card takes the place of the one before, and its effect happens."""
    s = t.state
    player = s.players[actor]
    father = CARDS[card]
    s.aside = without(s.aside, card)
    assert isinstance(father, FoundingFather)
    old = player.father
    if father.replaces and old >= 0:
        player.take_up(old)
        discard(s, old)
        t.tell("father_leaves", actor, old)
    if father.stays:
        player.lay_down(card, father.turns)
    else:
        discard(s, card)
    more = dict(father.traits).get("actions", 0)
    if more and actor == s.mover and t.waiting(acting_is_over) is not None:
        # The turn in which the card comes is the first of its turns, unless it is over.
        s.change_actions(more)
        t.tell("actions_changed", actor, more)
    t.then(happen, card_address(card), actor)


@choice(lambda t, actor, card: prompts.give_father_away(card), rule="Nuclear zone 4")
def give_father_away(t: Table[Dictators], actor: Actor, card: int) -> list[Option]:
    """Token XIII: the Founding Father goes to an opponent. (Nuclear Zone 4, XIII)"""
    options = [_keep_father(actor, card)]
    if THIRTEENTH in t.state.players[actor].tokens:
        options += [
            Option(labels.pass_father_to(t, other), do(pass_father_on, actor, other, card), at=f"seat:{other}")
            for other in t.state.opponents(actor)
        ]
    return options


@cache
def _keep_father(actor: Actor, card: int) -> Option:
    return Option(labels.KEEP_FATHER, do(father_arrives, actor, card), declines=True)


@step
def pass_father_on(t: Table[Dictators], actor: Actor, other: Actor, card: int) -> None:
    """The token is revealed and spent, and the opponent receives the card."""
    spend_token(t, actor, THIRTEENTH)
    t.tell("father_given", actor, other, card)
    t.then(father_arrives, other, card)
