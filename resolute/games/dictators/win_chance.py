"""How likely each dictator wins, for search and advice: fitted to how games between steady bots ended.

The constants come from a logistic regression: 3,500 games with two seats, looked at by both seats
whenever a turn begins. Of the games that it had not seen, 63 % of the positions given 60 to 70 % were won, and 74 % of
those given 70 to 80 %. A steady bot plays by `evaluate`, which was not changed by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, log

from resolute.engine.frames import Seat
from resolute.games.dictators.content.map import WASHINGTON
from resolute.games.dictators.library import CARDS
from resolute.games.dictators.rules.president import NEEDED
from resolute.games.dictators.state import Player
from resolute.games.dictators.ways import Ways

TRAVEL = 0.6
"""Turns for each stop on the way: cards and flights make it shorter than the map says."""
DISARMING = 2.5
"""Turns for a facility: somebody often stops the attempt or undoes it."""
HEARD = 0.3
"""How often an attempt in Washington gets to a roll that counts: the president is away, or a rival steps in."""
LEAST_CHANCE = 0.05

FAR_OFF, CLOSE = 0.36, 6.8
"""How much the log of the turns to go counts in log odds: always, and more by the turns that the leader still needs."""
ON_TURN = 0.19
LATER_TURN = 0.17
"""An extra turn, or one that is skipped."""
DISARMED = 0.2
"""A zone that is disarmed cannot be cut off, which the turns to go do not show."""
UNSEEN = 0.12
"""A card in somebody else's hand."""
IN_PLAY = 0.08
"""What lies open, by the worth that `evaluate` gives it."""
TOKENS, DANGER = 0.05, 0.09
"""Tokens, and the danger of war, by the turns that `evaluate` gives them: both too rare in those games to be fitted."""

_BY_KEY = {
    "recount": 0.64,
    "loaded-dice": 0.35,
    "surprise-visit": 0.26,
    "state-television": 0.23,
    "diplomatic-immunity": 0.22,
    "road-trip": 0.19,
    "supreme-court": 0.18,
    "tornado-season": 0.16,
    "nationalization": 0.15,
    "flat-tire": 0.15,
    "bribery": 0.15,
    "rearmament": 0.15,
    "blackmail-box": 0.15,
    "extraordinary-rendition": 0.13,
    "safety-inspection": 0.11,
    "little-green-men": 0.11,
    "helicopter": 0.11,
    "red-telephone": 0.1,
    "veto": 0.09,
    "emp": 0.08,
    "sneaking-across": 0.07,
    "blueprints": 0.07,
    "stealth-fighter": 0.07,
    "change-of-plans": 0.07,
    "motorcade": 0.07,
    "golf-weekend": 0.07,
    "show-trial": 0.06,
    "censorship": 0.06,
    "body-double": 0.06,
    "adrenaline": 0.05,
    "bulldozer": 0.05,
}
"""What a card in the own hand adds to the log odds."""
_OTHER = 0.02
"""The same of the cards that made no difference that could be measured."""

CARD: tuple[float, ...] = tuple(_BY_KEY.get(card.key, _OTHER) for card in CARDS)


@cache
def _turns_in_washington(done: int, bonus: int) -> float:
    """How many turns it takes there to win."""
    chance = (21 + bonus - NEEDED[min(done, len(NEEDED) - 1)]) / 20
    return 1 / (HEARD * min(1.0, max(LEAST_CHANCE, chance)))


@lru_cache(maxsize=1 << 15)
def turns_to_win(place: int, targets: tuple[int, ...], done: int, bonus: int, ways: Ways) -> float:
    """The turns on the best way by some of the targets to the presidency, as games go."""
    best = TRAVEL * ways.turns_to(WASHINGTON)[place] + _turns_in_washington(done, bonus)
    for count, tours in enumerate(ways.tours(targets), 1):
        on_the_way = TRAVEL * min([turns[place] + onward for turns, onward in tours])
        best = min(best, on_the_way + DISARMING * count + _turns_in_washington(done + count, bonus))
    return best


def way_scale(turns: Sequence[float]) -> float:
    """How much the log of the turns to go counts, by what the leader still needs."""
    return FAR_OFF + CLOSE / min(turns)


def hand_worth(player: Player, limit: int, known: bool) -> float:
    """What a hand adds to the log odds; what is above the limit will be discarded."""
    hand = player.hand
    if not known:
        return UNSEEN * min(len(hand), limit)
    if len(hand) <= limit:
        return sum([CARD[card] for card in hand], 0.0)
    return sum(sorted([CARD[card] for card in hand], reverse=True)[:limit], 0.0)


def share(strengths: Sequence[float], seat: Seat) -> float:
    """A seat's chance among all, by what speaks for each in log odds."""
    own = strengths[seat]
    return 1 / sum([exp(one - own) for one in strengths])


def rivals_worth(strengths: Sequence[float], seat: Seat) -> float:
    """What the others' strengths cost a seat, in log odds."""
    others = [one for who, one in enumerate(strengths) if who != seat]
    return -log(sum([exp(one) for one in others]) / len(others))
