"""Which options inside a move a bot need not try, because others lead to positions that look the same to it.

`appraise` counts cards in hand, whatever they are, and roadblocks and no-fly zones are removed or placed in any order.
That holds as long as nothing but the tidying up follows: a later draw could tell the positions apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from resolute.engine.frames import Option
from resolute.engine.table import Table
from resolute.games.dictators.effects.board import (
    choose_obstacle,
    choose_road,
    road_blocked,
    road_cleared,
    zone_cleared,
)
from resolute.games.dictators.effects.hands import choose_discard, keep_one, must_discard, search_discards
from resolute.games.dictators.library import HELD
from resolute.games.dictators.rules.acting import turn_goes_on
from resolute.games.dictators.rules.events import carried_out
from resolute.games.dictators.rules.playing import ability_done, card_done
from resolute.games.dictators.state import Dictators

_OF_CARDS = (choose_discard, keep_one, search_discards)
_OF_OBSTACLES = (choose_road, choose_obstacle)
_PICKS = (road_blocked, road_cleared, zone_cleared)
_TIDYING = (carried_out, card_done, ability_done, must_discard)


def worth_trying(t: Table[Dictators], options: Sequence[Option], chosen: Option, depth: int) -> Sequence[Option]:
    """The options of a question that `chosen` has led to, without those that look like another one."""
    step = t.agenda[-1].step
    if step in _OF_CARDS and _move_ends_here(t, depth):
        return _unlike_cards(options)
    if step in _OF_OBSTACLES and _move_ends_here(t, depth):
        return _later_obstacles(t, options, chosen)
    return options


def _move_ends_here(t: Table[Dictators], depth: int) -> bool:
    """Whether only the tidying up comes before the mover's next action, which is no longer part of the move."""
    s = t.state
    losing = 1
    for at in range(len(t.agenda) - 2, -1, -1):
        step = t.agenda[at].step
        if step is turn_goes_on:
            # Two frames will wait: the question for the next action, and again that the turn goes on.
            return at + 2 <= depth and (s.actions > 0 or len(s.players[s.mover].hand) > losing)
        if step not in _TIDYING:
            return False
        if step is must_discard:
            losing += t.agenda[at].args[1]
    return False


def _unlike_cards(options: Sequence[Option]) -> list[Option]:
    """One of the cards that are held in hand, and every event."""
    held = [option for option in options if option.frame.args[-1] in HELD]
    return held[:1] + [option for option in options if option.frame.args[-1] not in HELD]


def _later_obstacles(t: Table[Dictators], options: Sequence[Option], chosen: Option) -> Sequence[Option]:
    """After one obstacle only those that are listed after it, since the order in which they are picked is all one."""
    picked = chosen.frame
    if picked.step not in _PICKS or t.agenda[-1].args != (*picked.args[:-2], picked.args[-2] - 1):
        return options
    return [option for option in options if option.declines or _place(option) > _place(chosen)]


def _place(option: Option) -> tuple[bool, int]:
    """Where an obstacle is listed: roads by their numbers, then time zones."""
    return option.frame.step is zone_cleared, option.frame.args[-1]
