"""The fifteen tokens of zone 4: each once, free, in the own turn, and nothing cancels them. (Nuclear Zone 4)

What each does is in `tokens_map`, `tokens_swaps` and `tokens_cards`. III is used after the roll that is to convince the
president (`president.add_five`), IX when DEFCON 1 is reached (`defcon.end_of_the_world`), XIII when a Founding Father
comes (`drawing.give_father_away`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from resolute.engine.frames import Actor, Barred, Option, Step, do, step
from resolute.engine.table import Table
from resolute.games.dictators.content.tokens import NUMERALS
from resolute.games.dictators.rules.piles import spend_token
from resolute.games.dictators.rules.tokens_cards import deal_gifts, draw_ten, look_at_presidential, reveal_six
from resolute.games.dictators.rules.tokens_map import (
    clear_the_way,
    clear_tokens,
    disarm_anywhere,
    has_barriers,
    swap_meeples,
    token_done,
    washington_or_washington,
)
from resolute.games.dictators.rules.tokens_swaps import become_somebody_else, swap_dictators_with, swap_everything_with
from resolute.games.dictators.state import Dictators


def usable_tokens(t: Table[Dictators], actor: Actor) -> Iterator[Option]:
    """The tokens that can be used now."""
    for token in t.state.players[actor].tokens:
        if token in _USES and not _USES[token][1](t.state, actor):
            yield _token_option(token)


def barred_tokens(t: Table[Dictators], actor: Actor) -> Iterator[Barred]:
    """The tokens that cannot be used now, each with its reason or its moment."""
    for token in t.state.players[actor].tokens:
        if token in _USES:
            reason = _USES[token][1](t.state, actor)
            if reason:
                option = _token_option(token)
                yield Barred(option.label, reason, option.at)
        else:
            yield Barred(f"Use token {NUMERALS[token]}", f"You'll be asked {_MOMENTS[token]}", f"token:{token}")


@cache
def _token_option(token: int) -> Option:
    return Option(f"Use token {NUMERALS[token]}: {_USES[token][2]}", do(use_token, token), at=f"token:{token}")


@step
def use_token(t: Table[Dictators], token: int) -> None:
    """A token is revealed, spent, and does what it says."""
    actor = t.state.mover
    spend_token(t, actor, token)
    t.then(_USES[token][0], actor)
    t.then(token_done)


# What each can be used for, and when it cannot


def _always(s: Dictators, actor: Actor) -> str:
    return ""


def _only_fresh(s: Dictators, actor: Actor) -> str:
    return "" if not s.fifth_is_stale else "Works only in the turn you receive it"


def _needs_targets(s: Dictators, actor: Actor) -> str:
    return "" if s.players[actor].targets else "You have nothing left to disarm"


def _needs_barriers(s: Dictators, actor: Actor) -> str:
    return "" if has_barriers(s) else "There is nothing to remove"


def _needs_tokens(s: Dictators, actor: Actor) -> str:
    return "" if any(s.map_tokens) or s.warheads else "No token is left on the board"


def _needs_distance(s: Dictators, actor: Actor) -> str:
    return "" if len({player.place for player in s.players}) > 1 else "Everybody is in the same place"


_MOMENTS = {
    3: "when you roll to convince the president",
    9: "when DEFCON reaches 1",
    13: "when a Founding Father comes to you",
}
"""When the tokens work that cannot be used at will."""

_USES: dict[int, tuple[Step[[Actor]], Callable[[Dictators, Actor], str], str]] = {
    1: (washington_or_washington, _always, "move to Washington State or Washington D.C."),
    2: (disarm_anywhere, _needs_targets, "disarm one of your facilities"),
    4: (become_somebody_else, _always, "swap your dictator with one from the deck"),
    5: (swap_everything_with, _only_fresh, "swap everything with another player"),
    6: (swap_meeples, _needs_distance, "have dictators swap places"),
    7: (look_at_presidential, _always, "look at five presidential cards and keep one"),
    8: (reveal_six, _always, "take six command cards and play them for free this turn"),
    10: (deal_gifts, _always, "deal each opponent a command card or a Founding Father"),
    11: (clear_tokens, _needs_tokens, "remove all warhead tokens from the board"),
    12: (swap_dictators_with, _always, "swap dictators with an opponent"),
    14: (draw_ten, _always, "draw ten cards"),
    15: (clear_the_way, _needs_barriers, "remove roadblocks and no-fly zones"),
}
