"""How likely dictators disarm and convince, in closed form and from what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from resolute.engine.frames import Actor, Seat
from resolute.engine.table import D6, D20
from resolute.games.dictators.content.printed import NOBODY
from resolute.games.dictators.library import PRESIDENTIAL
from resolute.games.dictators.rules.president import least_on_die
from resolute.games.dictators.state import KEPT_CARD, PUBLIC, Dictators


def chance_of(least: int, sides: int) -> float:
    """How likely a die shows at least this."""
    return max(0, min(sides, sides + 1 - least)) / sides


def disarm_chance(least: int) -> float:
    """How likely an attempt to disarm succeeds that needs so much on the die."""
    return chance_of(least, D6.sides)


def convince_chance(least: int) -> float:
    """How likely a roll convinces the president that needs so much on the die."""
    return chance_of(least, D20.sides)


def chance_with(s: Dictators, actor: Actor, card: int) -> float:
    """How likely a dictator convinces the president this turn who is shown this presidential card."""
    one = PRESIDENTIAL[card]
    if not one.present:
        return 0.0
    return convince_chance(least_on_die(s, actor) - s.convince_bonus - one.effect.mood)


def unseen_presidential(s: Dictators, seat: Seat) -> tuple[int, ...]:
    """The presidential cards that may come next for all that a seat knows: the deck, and what others keep hidden."""
    pool = list(s.presidential)
    for actor, player in enumerate(s.players):
        if player.kept_card != NOBODY and seat not in s.seats_behind(actor):
            seen = any(piece >= KEPT_CARD and seats & (PUBLIC | 1 << seat) for piece, seats in player.known)
            pool += [] if seen else [player.kept_card]
    if s.examined_presidential and not s.examined_openly and seat not in s.seats_behind(s.examiner):
        pool += s.examined_presidential
    return tuple(pool or s.presidential_discards)


def chance_to_win(s: Dictators, actor: Actor, pool: Sequence[int]) -> float:
    """How likely a dictator who confronts the president now wins this turn, if a card of the pool comes and nobody
    reacts; whoever draws two takes the better one."""
    chances = [chance_with(s, actor, card) for card in pool]
    if s.trait(actor, "two_presidents") and len(chances) > 1:
        chances = [max(pair) for pair in combinations(chances, 2)]
    return sum(chances) / len(chances) if chances else 0.0
