"""What it is worth to block or open roads and skies, and to let meeples swap: whose way to Washington it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from resolute.engine.frames import Actor, Seat
from resolute.engine.option_values import OptionValue
from resolute.engine.table import Table
from resolute.games.dictators.content.map import WASHINGTON
from resolute.games.dictators.effects import board
from resolute.games.dictators.rules import tokens_map
from resolute.games.dictators.state import ON_THE_BOARD, Dictators
from resolute.games.dictators.ways import obstacles_for, turns_from
from resolute.games.dictators.words import values as words
from resolute.games.dictators.words.names import name_of

if TYPE_CHECKING:
    from resolute.games.dictators.values import Valuation


def to_washington(
    s: Dictators, who: Actor, roadblocks: Iterable[int], no_fly: int, place: int | None = None
) -> int | None:
    """How many turns somebody needs with these barriers, from a place or where they stand; None: no way is open."""
    obstacles = obstacles_for(s.traits(who), roadblocks, no_fly, trident=s.trident == ON_THE_BOARD)
    turns = turns_from(s.players[who].place if place is None else place, obstacles)[WASHINGTON]
    return None if turns < 0 else turns


def barriers(
    t: Table[Dictators], seat: Seat, *, road: int | None = None, zone: int | None = None, closes: bool
) -> OptionValue:
    """A barrier that is placed or removed."""
    s = t.state
    roads, no_fly = frozenset(s.roadblocks), s.no_fly
    if road is not None:
        roads = roads | {road} if closes else roads - {road}
    if zone is not None:
        no_fly = no_fly | 1 << zone if closes else no_fly & ~(1 << zone)
    return _changed(t, seat, {who: to_washington(s, who, roads, no_fly) for who in s.seats})


def swapped(t: Table[Dictators], seat: Seat, one: Actor, other: Actor) -> OptionValue:
    """Two meeples that change places."""
    s = t.state
    return _changed(
        t,
        seat,
        {
            who: to_washington(s, who, s.roadblocks, s.no_fly, s.players[there].place)
            for who, there in ((one, other), (other, one))
        },
    )


def _changed(t: Table[Dictators], seat: Seat, after: Mapping[Actor, int | None]) -> OptionValue:
    """Whose way gets longer or shorter, the own one first."""
    s = t.state
    found = []
    for who in sorted(after, key=lambda who: who != seat):
        before = to_washington(s, who, s.roadblocks, s.no_fly)
        if before != after[who]:
            found.append((words.YOU if who == seat else name_of(t, who), before, after[who]))
    return OptionValue(effect=words.ways_changed(found))


# By what an option does


def _block(valuation: Valuation, actor: int, place: int, left: int, road: int) -> OptionValue:
    return barriers(valuation.t, valuation.seat, road=road, closes=True)


def _open_road(valuation: Valuation, *args: int) -> OptionValue:
    return barriers(valuation.t, valuation.seat, road=args[-1], closes=False)


def _open_skies(valuation: Valuation, *args: int) -> OptionValue:
    return barriers(valuation.t, valuation.seat, zone=args[-1], closes=False)


def _leave_it(valuation: Valuation) -> OptionValue:
    return OptionValue(effect=words.LEAVE_IT)


def _swap(valuation: Valuation, actor: int, one: int, other: int, left: int) -> OptionValue:
    return swapped(valuation.t, valuation.seat, one, other)


BARRIERS: Mapping[str, Callable[..., OptionValue]] = {
    board.road_blocked.name: _block,
    board.road_cleared.name: _open_road,
    board.zone_cleared.name: _open_skies,
    board.no_more.name: _leave_it,
    tokens_map.remove_roadblock.name: _open_road,
    tokens_map.remove_no_fly.name: _open_skies,
    tokens_map.swap_places.name: _swap,
    tokens_map.token_done.name: _leave_it,
}
