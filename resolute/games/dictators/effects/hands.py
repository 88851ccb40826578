"""Effects on hands: drawing, discarding, taking, looking, giving."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from resolute.engine.conditions import Subject
from resolute.engine.effects import Saying
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.map import ADJACENT, CIA, PLACES
from resolute.games.dictators.content.printed import NOBODY, CardEffect, Kind
from resolute.games.dictators.effects.base import (
    answered_event,
    bits,
    close_event,
    player_number,
    target_of,
)
from resolute.games.dictators.library import CARDS, KIND
from resolute.games.dictators.rules.drawing import draw_cards, take_in_hand
from resolute.games.dictators.rules.piles import EVERYBODY, discard, make_new_deck
from resolute.games.dictators.rules.turns import discard_option
from resolute.games.dictators.state import NUCLEAR, Dictators
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts, reasons
from resolute.games.dictators.words.names import KINDS

# Drawing


class Draw(CardEffect, frozen=True):
    """The player draws cards."""

    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(draw_cards, player_number(on), self.count)

    def say(self) -> Saying:
        return Saying(words.draw(self.count))


class DrawIfShort(CardEffect, frozen=True):
    """The player draws a card if there are few in hand."""

    fewer_than: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        if len(t.state.players[who].hand) < self.fewer_than:
            t.then(draw_cards, who, 1)

    def say(self) -> Saying:
        return Saying(words.draw_if_short(self.fewer_than))


class OpponentsDraw(CardEffect, frozen=True):
    """Each opponent draws cards."""

    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        for other in t.state.opponents(player_number(on)):
            t.then(draw_cards, other, self.count)

    def say(self) -> Saying:
        return Saying(words.opponents_draw(self.count))


class TakeDiscard(CardEffect, frozen=True):
    """A card of the player's choice comes from the command discards to the hand."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if t.state.discards else reasons.DISCARDS_EMPTY

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if t.state.discards:
            t.then(search_discards, player_number(on))

    def say(self) -> Saying:
        return Saying(words.TAKE_DISCARD)


@choice(prompts.WHICH_DISCARD, rule="The cards")
def search_discards(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Every card that lies there; events too."""
    return [_take_option(actor, card) for card in sorted(set(t.state.discards))]


@cache
def _take_option(actor: Actor, card: int) -> Option:
    return Option(CARDS[card].name, do(take_discard, actor, card), at=f"discard:{card}", group=KINDS[CARDS[card].kind])


@step
def take_discard(t: Table[Dictators], actor: Actor, card: int) -> None:
    """The card comes to the hand, or is resolved at once if it is an event. (FAQ)"""
    s = t.state
    at = len(s.discards) - 1 - s.discards[::-1].index(card)
    s.discards = s.discards[:at] + s.discards[at + 1 :]
    t.tell("took_discard", actor, card)
    take_in_hand(t, actor, card, seen_by=EVERYBODY)


class LookAndKeep(CardEffect, frozen=True):
    """The player looks at cards of the command deck and keeps one; events stay in the deck."""

    count: int

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        s = t.state
        if any(KIND[card] <= Kind.ASSET for card in s.command or s.discards):
            return ""
        return reasons.ONLY_EVENTS if s.command else reasons.NOTHING_TO_LOOK_AT

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s, who = t.state, player_number(on)
        if not s.command:
            make_new_deck(t)
        cards = [card for card in s.command if KIND[card] <= Kind.ASSET]
        seen = [cards.pop(t.dice.below(len(cards))) for _ in range(min(self.count, len(cards)))]
        if not seen:
            t.tell("no_effect")
            return
        events = [card for card in s.command if KIND[card] > Kind.ASSET]
        s.command = (*cards, *events)
        s.examiner, s.examined = who, tuple(seen)
        t.tell("examines", who, len(seen))
        t.tell("examines_these", who, s.examined, to=s.seats_behind(who))
        t.then(keep_one, who)

    def say(self) -> Saying:
        return Saying(words.look_and_keep(self.count))


@choice(prompts.KEEP_CARD, rule="The cards")
def keep_one(t: Table[Dictators], actor: Actor) -> list[Option]:
    """One of the cards that the player looks at."""
    return [_keep_option(actor, card) for card in dict.fromkeys(t.state.examined)]


@cache
def _keep_option(actor: Actor, card: int) -> Option:
    return Option(labels.keep(card), do(kept_one, actor, card), at=f"examined:{card}")


@step
def kept_one(t: Table[Dictators], actor: Actor, card: int) -> None:
    """The others are shuffled back into the command deck."""
    s = t.state
    rest = list(s.examined)
    rest.remove(card)
    s.command += tuple(rest)
    s.examiner, s.examined = NOBODY, ()
    s.players[actor].hold(card)
    t.tell("keeps", actor)
    t.tell("keeps_this", actor, card, to=s.seats_behind(actor))


# Discarding


@step
def must_discard(t: Table[Dictators], actor: Actor, count: int) -> None:
    """Cards of the player's choice are discarded, as far as there are any."""
    if count and t.state.players[actor].hand:
        t.then(choose_discard, actor)
        t.then(must_discard, actor, count - 1)


@choice(prompts.DISCARD, rule="The cards")
def choose_discard(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Any card in hand."""
    return [discard_option(actor, card) for card in dict.fromkeys(t.state.players[actor].hand)]


class Discard(CardEffect, frozen=True):
    """The player discards cards of the own choice."""

    count: int = 1

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        held = len(t.state.players[on].hand)
        return "" if held >= self.count else reasons.cards_needed(self.count)

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(must_discard, player_number(on), self.count)

    def say(self) -> Saying:
        return Saying(words.discard(self.count))


class TheyDiscard(CardEffect, frozen=True):
    """The opponent at whom the card is aimed discards cards of the own choice."""

    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        other = target_of(t)
        if not t.state.players[other].hand:
            t.tell("no_effect")
        t.then(must_discard, other, self.count)

    def say(self) -> Saying:
        return Saying(words.they_discard(self.count))


class EverybodyDiscards(CardEffect, frozen=True):
    """Every player discards cards of the own choice."""

    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        for other in (who, *t.state.opponents(who)):
            t.then(must_discard, other, self.count)

    def say(self) -> Saying:
        return Saying(words.everybody_discards(self.count))


class DiscardHand(CardEffect, frozen=True):
    """The whole hand is discarded."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s, who = t.state, player_number(on)
        player = s.players[who]
        for card in player.hand:
            player.let_go(card)
            discard(s, card)
            t.tell("discards", who, card)

    def say(self) -> Saying:
        return Saying(words.DISCARD_HAND)


# Taking, looking and giving


def pass_card(t: Table[Dictators], giver: Actor, taker: Actor, card: int) -> None:
    """A card changes hands, and only the two players see which.

    The others no longer know any card of the hand that it came from.
    """
    s = t.state
    player = s.players[giver]
    knowing = s.seats_behind(giver) + s.seats_behind(taker)
    kept = ((piece, seats if piece >= NUCLEAR else seats & bits(knowing)) for piece, seats in player.known)
    player.known = tuple(one for one in kept if one[1])
    player.let_go(card)
    s.players[taker].hold(card, bits(s.seats_behind(giver)))
    t.tell("card_passed", giver, taker)
    t.tell("card_passed_is", giver, taker, card, to=tuple(sorted(set(knowing))))


def pass_card_openly(t: Table[Dictators], giver: Actor, taker: Actor, card: int) -> None:
    """A card that all have seen changes hands."""
    s = t.state
    s.players[giver].let_go(card)
    s.players[taker].hold(card, EVERYBODY)
    t.tell("card_passed", giver, taker)
    t.tell("card_passed_is", giver, taker, card)


@step
def change_hands(t: Table[Dictators], giver: Actor, taker: Actor, card: int) -> None:
    """The card that was chosen goes from one player to another."""
    pass_card(t, giver, taker, card)


def _any_card(t: Table[Dictators], label: Callable[[int], str], giver: Actor, taker: Actor, zone: str) -> list[Option]:
    return [
        Option(label(card), do(change_hands, giver, taker, card), at=f"{zone}:{card}")
        for card in dict.fromkeys(t.state.players[giver].hand)
    ]


def look_at_hand(t: Table[Dictators], actor: Actor, other: Actor) -> None:
    """A player sees another's hand."""
    s = t.state
    player, seats = s.players[other], s.seats_behind(actor)
    player.show(bits(seats), *player.hand)
    t.tell("looks_at_hand", actor, other)
    t.tell("sees_hand", actor, other, player.hand, to=seats)


class Steal(CardEffect, frozen=True):
    """A card at random comes from the hand of the opponent at whom the card or ability is aimed."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        other = target_of(t)
        hand = t.state.players[other].hand
        if hand:
            pass_card(t, other, player_number(on), hand[t.dice.below(len(hand))])
        else:
            t.tell("no_effect")

    def say(self) -> Saying:
        return Saying(words.STEAL)


class LookAtHand(CardEffect, frozen=True):
    """The hand of the opponent at whom the card or ability is aimed is seen."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        look_at_hand(t, player_number(on), target_of(t))

    def say(self) -> Saying:
        return Saying(words.LOOK_AT_HAND)


class TakeNearCIA(CardEffect, frozen=True):
    """Whoever is at CIA headquarters, or in a state beside them, takes a card from the hand that was seen."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who, other = player_number(on), target_of(t)
        state = PLACES[t.state.players[who].place].state
        home = PLACES[CIA].state
        if state in (home, *ADJACENT[home]) and t.state.players[other].hand:
            t.then(take_from_hand, who, other)

    def say(self) -> Saying:
        return Saying(words.TAKE_NEAR_CIA)


@choice(lambda t, actor, other: prompts.take_from(t, other), rule="The cards")
def take_from_hand(t: Table[Dictators], actor: Actor, other: Actor) -> list[Option]:
    """Any card of a hand that the player has just seen."""
    return _any_card(t, labels.take, other, actor, f"hand{other + 1}")


class TakeDrawnCard(CardEffect, frozen=True):
    """The card that an opponent has just drawn comes to the player, unless it has left the hand in the meantime."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if event is not None and t.state.players[event.by].hand else reasons.HAND_EMPTY

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        event, who = answered_event(t), player_number(on)
        giver = t.state.players[event.by]
        close_event(t, event)
        card, giver.drawn = giver.drawn, NOBODY
        if card not in giver.hand:
            t.tell("drawn_card_gone", event.by)
        elif event.about:
            pass_card_openly(t, event.by, who, card)
        else:
            pass_card(t, event.by, who, card)

    def say(self) -> Saying:
        return Saying(words.TAKE_DRAWN_CARD)


class GiveToTheLeft(CardEffect, frozen=True):
    """A card of the player's choice goes to the next player."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        if t.state.players[who].hand:
            t.then(choose_gift, who, t.state.opponents(who)[0])
        else:
            t.tell("no_effect")

    def say(self) -> Saying:
        return Saying(words.GIVE_TO_THE_LEFT)


@choice(lambda t, actor, other: prompts.give_to(t, other), rule="The cards")
def choose_gift(t: Table[Dictators], actor: Actor, other: Actor) -> list[Option]:
    """Any card in hand."""
    return _any_card(t, labels.give, actor, other, "card")
