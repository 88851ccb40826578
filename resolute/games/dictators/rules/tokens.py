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
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import reasons


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
            yield Barred(labels.use_token(token), reasons.token_moment(token), f"token:{token}")


@cache
def _token_option(token: int) -> Option:
    return Option(labels.use_token(token), do(use_token, token), at=f"token:{token}")


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
    return "" if not s.fifth_is_stale else reasons.NOT_FRESH


def _needs_targets(s: Dictators, actor: Actor) -> str:
    return "" if s.players[actor].targets else reasons.NOTHING_TO_DISARM


def _needs_barriers(s: Dictators, actor: Actor) -> str:
    return "" if has_barriers(s) else reasons.NOTHING_TO_REMOVE


def _needs_tokens(s: Dictators, actor: Actor) -> str:
    return "" if any(s.map_tokens) or s.warheads else reasons.NO_TOKEN_LEFT


def _needs_distance(s: Dictators, actor: Actor) -> str:
    return "" if len({player.place for player in s.players}) > 1 else reasons.SAME_PLACE


_USES: dict[int, tuple[Step[[Actor]], Callable[[Dictators, Actor], str]]] = {
    1: (washington_or_washington, _always),
    2: (disarm_anywhere, _needs_targets),
    4: (become_somebody_else, _always),
    5: (swap_everything_with, _only_fresh),
    6: (swap_meeples, _needs_distance),
    7: (look_at_presidential, _always),
    8: (reveal_six, _always),
    10: (deal_gifts, _always),
    11: (clear_tokens, _needs_tokens),
    12: (swap_dictators_with, _always),
    14: (draw_ten, _always),
    15: (clear_the_way, _needs_barriers),
}
