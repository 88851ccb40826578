"""Effects on turns and on what lies in play: skips, more and fewer actions, other people's turns, DEFCON."""

from __future__ import annotations

from typing import Any

from resolute.engine.conditions import Subject
from resolute.engine.effects import Saying
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.reactions import Event
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES, STATES
from resolute.games.dictators.content.printed import CardEffect, Kind
from resolute.games.dictators.effects.aims import card_aimed_at
from resolute.games.dictators.effects.base import player_number, target_of
from resolute.games.dictators.library import CARDS, KIND, LEVELS, card_at
from resolute.games.dictators.rules.defcon import raise_defcon, relax_defcon, throw_cards_away
from resolute.games.dictators.rules.piles import discard
from resolute.games.dictators.rules.turns import discard_option, skip_turns
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import effects as words
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts, reasons


class Skip(CardEffect, frozen=True):
    """The player skips turns."""

    count: int = 1

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(skip_turns, player_number(on), self.count)

    def say(self) -> Saying:
        return Saying(words.skip(self.count))


class EverybodyThereSkips(CardEffect, frozen=True):
    """Every dictator in the state at which the card is aimed skips a turn."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s, state = t.state, STATES[target_of(t)]
        there = [who for who in s.seats if PLACES[s.players[who].place].state == state]
        for who in there:
            t.then(skip_turns, who, 1)
        if not there:
            t.tell("no_effect")

    def say(self) -> Saying:
        return Saying(words.EVERYBODY_THERE_SKIPS)


class AnotherTurn(CardEffect, frozen=True):
    """Another turn after this one."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        t.state.players[who].extra_turns += 1
        t.tell("will_play_again", who)

    def say(self) -> Saying:
        return Saying(words.ANOTHER_TURN)


class ActionsThisTurn(CardEffect, frozen=True):
    """More or fewer actions in the turn that is being played."""

    by: int

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s = t.state
        s.change_actions(self.by)
        t.tell("actions_changed", s.mover, self.by)

    def say(self) -> Saying:
        return Saying(words.actions_this_turn(self.by))


class PlayTheirTurn(CardEffect, frozen=True):
    """The next turn of the opponent at whom the card is aimed is played by the card's player."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s, other = t.state, target_of(t)
        seat = s.seat_for(player_number(on))
        s.players[other].bribed_by = seat
        t.tell("bribes", seat, other)

    def say(self) -> Saying:
        return Saying(words.PLAY_THEIR_TURN)


class LieInFront(CardEffect, frozen=True):
    """The card stays in effect in front of the opponent at whom it is aimed."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        s = t.state
        card = card_at(s.plays[-1].at)
        s.aside = without(s.aside, card)
        s.players[target_of(t)].lay_down(card, CARDS[card].turns)
        t.tell("lies_before", card, target_of(t), CARDS[card].turns)

    def say(self) -> Saying:
        return Saying(words.LIE_BEFORE)


class RemoveFromPlay(CardEffect, frozen=True):
    """The card in play at which this one is aimed is discarded."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        owner, card, turns = card_aimed_at(target_of(t))
        if t.state.players[owner].lies_here(card, turns):
            remove_from_play(t, owner, card, turns)
        else:
            t.tell("no_effect")

    def say(self) -> Saying:
        return Saying(words.REMOVE_FROM_PLAY)


def remove_from_play(t: Table[Dictators], owner: Actor, card: int, turns: int = 0) -> None:
    """A card in front of a player goes to its discards; of equal ones the one that stays for so many turns."""
    t.state.players[owner].take_up(card, turns)
    discard(t.state, card)
    t.tell("removed_from_play", owner, card)


# Founding Fathers


class DiscardOrSkip(CardEffect, frozen=True):
    """A card is discarded, or else the next turn is skipped."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        who = player_number(on)
        if t.state.players[who].hand:
            t.then(discard_or_skip, who)
        else:
            t.then(skip_turns, who, 1)

    def say(self) -> Saying:
        return Saying(words.DISCARD_OR_SKIP)


@choice(prompts.DISCARD_OR_SKIP, rule="Founding Father cards")
def discard_or_skip(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Any card in hand, or the turn."""
    options = [discard_option(actor, card) for card in dict.fromkeys(t.state.players[actor].hand)]
    options.append(Option(labels.SKIP_NEXT_TURN, do(skip_turns, actor, 1)))
    return options


class RemoveFather(CardEffect, frozen=True):
    """The player may remove a Founding Father who is in play, the own one too."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        if _fathers(t.state):
            t.then(choose_father, player_number(on))
        else:
            t.tell("no_effect")

    def say(self) -> Saying:
        return Saying(words.REMOVE_FATHER)


def _fathers(s: Dictators) -> list[tuple[Actor, int]]:
    return [(who, card) for who in s.seats for card in s.players[who].in_play if KIND[card] == Kind.FOUNDING_FATHER]


@choice(prompts.WHICH_FATHER, rule="Founding Father cards")
def choose_father(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Any of those in play, or none."""
    options = [
        Option(labels.remove_father(t, card, owner), do(father_removed, owner, card), at=f"father:{card}")
        for owner, card in _fathers(t.state)
    ]
    options.append(Option(labels.REMOVE_NONE, do(no_father_removed), declines=True))
    return options


@step
def father_removed(t: Table[Dictators], owner: Actor, card: int) -> None:
    """The Founding Father leaves."""
    remove_from_play(t, owner, card)


@step
def no_father_removed(t: Table[Dictators]) -> None:
    """All Founding Fathers stay."""


# DEFCON


class TowardWar(CardEffect, frozen=True):
    """The DEFCON level rises, which means that its number falls."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        raise_defcon(t, player_number(on))

    def say(self) -> Saying:
        return Saying(words.TOWARD_WAR)


class TowardPeace(CardEffect, frozen=True):
    """The DEFCON level falls, which means that its number rises."""

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        return "" if t.state.defcon < max(LEVELS) else reasons.PEACE_ALREADY

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(relax_defcon)

    def say(self) -> Saying:
        return Saying(words.TOWARD_PEACE)


class ThrowCardsAway(CardEffect, frozen=True):
    """Twenty command cards are discarded."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(throw_cards_away)

    def say(self) -> Saying:
        return Saying(words.THROW_CARDS_AWAY)
