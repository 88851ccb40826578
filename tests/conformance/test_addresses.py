"""What an option points at can be pointed at: every address is an element of the view of whoever decides."""

from __future__ import annotations

import pytest

from tests.conformance.setups import GAMES, Moments, Setup, some_setups, walk
from tests.suite import FULL

SAMPLE = 40 if FULL else 4
EVERY = 1 if FULL else 5
"""A view is looked at so many moves after the one before."""
SAMPLED = [setup for game in GAMES for setup in some_setups(game, SAMPLE)]


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_what_an_option_points_at_exists_in_the_view(setup: Setup) -> None:
    table, moment = setup.start(51), Moments(EVERY)
    pointed = 0
    for number, decision in enumerate(walk(table, 51)):
        if not moment(number):
            continue
        ats = {(decision.name, one.at) for one in decision.options if one.at}
        ats |= {(decision.name, one.at) for one in decision.barred if one.at}
        pointed += len(ats)
        known = set(table.view(decision.seat).addresses())
        missing = sorted(f"{at} in {name}" for name, at in ats if at not in known)
        assert not missing, f"nothing to point at: {', '.join(missing)}"
    assert pointed


@pytest.mark.parametrize("setup", SAMPLED, ids=str)
def test_no_two_things_in_a_view_have_the_same_address(setup: Setup) -> None:
    table, moment = setup.start(52), Moments(EVERY * 4)
    for number, decision in enumerate(walk(table, 52)):
        if not moment(number):
            continue
        for seat in (decision.seat, None):
            found = list(table.view(seat).addresses())
            twice = sorted({one for one in found if found.count(one) > 1})
            assert not twice, f"more than one thing is called {', '.join(twice)}"
