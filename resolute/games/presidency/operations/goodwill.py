"""UN goodwill counters: drawn face down, given back, spent for their value. (GM UN Goodwill)"""

from __future__ import annotations

from resolute.engine.pieces import pick
from resolute.engine.table import Table
from resolute.games.presidency.state import Presidency


def earn_goodwill(t: Table[Presidency], count: int = 1) -> None:
    """Draw goodwill counters, as many as the supply holds; their values stay hidden."""
    world = t.state.world
    for _ in range(min(count, len(world.goodwill_supply))):
        counter, world.goodwill_supply = pick(world.goodwill_supply, t.dice)
        world.goodwill += (counter,)
    t.tell("goodwill", len(world.goodwill))


def give_back_goodwill(t: Table[Presidency], count: int = 1) -> None:
    """Give goodwill counters back unseen, at random, as many as there are."""
    for _ in range(min(count, len(t.state.world.goodwill))):
        _take(t)
    t.tell("goodwill", len(t.state.world.goodwill))


def spend_goodwill(t: Table[Presidency]) -> int:
    """Turn a goodwill counter over and use it up: its value, which is 0 or less. (GM UN Goodwill)"""
    value = _take(t)
    t.tell("goodwill_spent", value)
    return value


def _take(t: Table[Presidency]) -> int:
    world = t.state.world
    counter, world.goodwill = pick(world.goodwill, t.dice)
    world.goodwill_supply += (counter,)
    return counter
