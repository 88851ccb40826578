"""Rollouts: a redealt world is played on to the next turn by a cheap policy."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from resolute.engine.dice import Dice
from resolute.engine.frames import Seat
from resolute.engine.reactions import mute
from resolute.engine.table import Table

MAX_DECISIONS = 80
"""More decisions than this in one turn are judged where they stand."""


def play_on(world: Table[Any], until: Hashable, other_dice: Dice) -> None:
    """Play a world until its game's clock moves on from `until`.

    Whoever decides looks ahead on other dice than those that will fall, or the policy would know its luck.
    """
    bots = world.game.bots
    clock, policy = bots.clock, bots.policy
    for _ in range(MAX_DECISIONS):
        if world.outcome is not None or clock(world) != until:
            return
        decision = world.decision
        assert decision is not None
        options = decision.options
        place: int | None = 0
        if len(options) > 1:
            place = policy(world, decision.seat, options)
            if place is None:
                place = best_next(world, decision.seat, other_dice)
        assert place is not None
        world.advance(options[place])


def best_next(world: Table[Any], seat: Seat, dice: Dice) -> int:
    """The place of the option that looks best one move ahead."""
    decision = world.decision
    assert decision is not None
    bots = world.game.bots
    rated = bots.rated(world, seat, decision.options)
    quiet, world.unanswered = world.unanswered, True
    paused, world.pauses = world.pauses, bots.judged_before
    best, best_worth = 0, float("-inf")
    for place, option in enumerate(decision.options):
        if place in rated:
            worth = rated[place]
        elif option.frame.step is mute:
            continue
        else:
            twin = world.clone()
            twin.dice = dice.clone()
            twin.advance(option)
            worth = bots.evaluate(twin, seat)
        if worth > best_worth:
            best, best_worth = place, worth
    world.unanswered, world.pauses = quiet, paused
    return best
