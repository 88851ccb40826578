"""Tokens that bring cards: VII, VIII, X and XIV. (Nuclear Zone 4)"""

from __future__ import annotations

from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import shuffled
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import NOBODY, Kind
from resolute.games.dictators.library import KIND, PRESIDENTIAL
from resolute.games.dictators.rules.drawing import take_in_hand
from resolute.games.dictators.rules.piles import EVERYBODY, draw_one, new_fathers
from resolute.games.dictators.rules.president import take_presidential
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import prompts

REVEALED = 6
"""How many command cards VIII reveals."""
LOOKED_AT = 5
"""Among how many presidential cards VII chooses."""
DEALT = 3
"""How many command cards and how many Founding Fathers X mixes."""
MANY = 10
"""How many cards XIV draws."""


# VII: a presidential card


@step
def look_at_presidential(t: Table[Dictators], actor: Actor) -> None:
    """VII: five presidential cards are looked at, and one of them is kept, face down."""
    s = t.state
    count = min(LOOKED_AT, len(s.presidential) + len(s.presidential_discards))
    s.examiner = actor
    s.examined_presidential = tuple(take_presidential(t) for _ in range(count))
    t.tell("looks_at_presidential", actor, count)
    t.tell("presidential_seen", s.examined_presidential, to=s.seats_behind(actor))
    t.then(keep_presidential, actor)


@choice(prompts.KEEP_PRESIDENT, rule="Nuclear zone 4")
def keep_presidential(t: Table[Dictators], actor: Actor) -> list[Option]:
    """One of the cards; a copy is as good as another."""
    return [
        Option(PRESIDENTIAL[card].name, do(kept_presidential, actor, place), at=f"president:{card}")
        for place, card in enumerate(t.state.examined_presidential)
        if card not in t.state.examined_presidential[:place]
    ]


@step
def kept_presidential(t: Table[Dictators], actor: Actor, place: int) -> None:
    """The others are shuffled back into the presidential deck."""
    s = t.state
    card = s.examined_presidential[place]
    s.presidential += s.examined_presidential[:place] + s.examined_presidential[place + 1 :]
    s.examined_presidential = ()
    s.examiner = NOBODY
    s.players[actor].kept_card = card
    t.tell("keeps_presidential", actor)
    t.tell("kept_presidential", card, to=s.seats_behind(actor))


# VIII and XIV: many cards


@step
def reveal_six(t: Table[Dictators], actor: Actor) -> None:
    """VIII: six command cards are revealed and taken in hand; this turn they are free. Events are shuffled back."""
    s = t.state
    cards = _draw_without_events(t, REVEALED)
    for card in cards:
        s.players[actor].hold(card, EVERYBODY)
    s.players[actor].free += cards
    t.tell("reveals", actor, cards)


@step
def draw_ten(t: Table[Dictators], actor: Actor) -> None:
    """XIV: ten cards are drawn; events among them are shuffled back."""
    s = t.state
    cards = _draw_without_events(t, MANY)
    for card in cards:
        s.players[actor].hold(card)
    t.tell("drew_many", actor, len(cards))
    t.tell("drew_cards", actor, cards, to=s.seats_behind(actor))


def _draw_without_events(t: Table[Dictators], count: int) -> tuple[int, ...]:
    """So many cards from the command deck; what is an event goes back after the last draw."""
    drawn = [card for _ in range(count) if (card := draw_one(t)) is not None]
    t.state.command += tuple(card for card in drawn if KIND[card] > Kind.ASSET)
    return tuple(card for card in drawn if KIND[card] <= Kind.ASSET)


# X: gifts


@step
def deal_gifts(t: Table[Dictators], actor: Actor) -> None:
    """X: three command cards and three Founding Fathers are mixed, each opponent gets one, the rest goes into the deck.

    Events among the command cards go back before dealing. (Rulings)
    """
    s = t.state
    cards = shuffled(_draw_without_events(t, DEALT) + new_fathers(t, DEALT), t.dice)
    opponents = s.opponents(actor)
    given, rest = cards[: len(opponents)], cards[len(opponents) :]
    s.command += rest
    for other, card in zip(opponents, given, strict=False):
        t.tell("gift", actor, other)
        if KIND[card] <= Kind.ASSET:
            t.tell("drew_card", other, card, to=s.seats_behind(other))
        take_in_hand(t, other, card)
