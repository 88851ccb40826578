"""The piles: the command deck with its discards, the Founding Fathers with theirs, spent tokens.

(Draw a Card; The Command Deck; Founding Father Cards)
"""

from __future__ import annotations

from resolute.engine.frames import Actor
from resolute.engine.pieces import pick, without
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import KIND
from resolute.games.dictators.state import PUBLIC, TOKEN, Dictators

NEW_FATHERS = 3
"""At most so many Founding Fathers come into every new command deck."""
EVERYBODY = PUBLIC | 0x7F
"""All seats and spectators know it."""


def draw_one(t: Table[Dictators]) -> int | None:
    """Take a card from the command deck; an empty one is reshuffled first. Nothing, if there is no card left at all."""
    s = t.state
    if not s.command:
        make_new_deck(t)
    if not s.command:
        return None
    card, s.command = pick(s.command, t.dice)
    return card


def cards_are_left(t: Table[Dictators]) -> bool:
    """Whether the command deck has a card, or would have one if it were reshuffled."""
    s = t.state
    return bool(s.command or s.discards or (fathers_in_new_deck(t) and (s.fathers or s.father_discards)))


def fathers_in_new_deck(t: Table[Dictators]) -> int:
    """Three, but not more than the table wanted in its first deck. (Draw a Card; Rulings)"""
    wanted: int = t.options["founding_fathers"]
    return min(NEW_FATHERS, wanted)


def make_new_deck(t: Table[Dictators]) -> None:
    """The discards are shuffled and three new Founding Fathers with them. (Draw a Card)"""
    s = t.state
    fathers = new_fathers(t, fathers_in_new_deck(t))
    s.command += s.discards + fathers
    s.discards = ()
    if s.command:
        t.tell("new_deck", len(s.command), len(fathers))


def new_fathers(t: Table[Dictators], count: int) -> tuple[int, ...]:
    """Founding Fathers picked at random from those that are left; if they run out, from their discards too."""
    s = t.state
    picked: tuple[int, ...] = ()
    for _ in range(count):
        if not s.fathers:
            s.fathers, s.father_discards = s.father_discards, ()
        if not s.fathers:
            break
        father, s.fathers = pick(s.fathers, t.dice)
        picked += (father,)
    return picked


def discard(s: Dictators, card: int) -> None:
    """A card goes to its discards: Founding Fathers have a pile of their own. (Founding Father Cards)"""
    if KIND[card] == Kind.FOUNDING_FATHER:
        s.father_discards += (card,)
    else:
        s.discards += (card,)


def spend_token(t: Table[Dictators], actor: Actor, token: int) -> None:
    """A token is revealed and leaves the game."""
    s = t.state
    player = s.players[actor]
    player.tokens = without(player.tokens, token)
    player.forget(TOKEN + token)
    s.spent_tokens += (token,)
    t.tell("token", actor, token)
