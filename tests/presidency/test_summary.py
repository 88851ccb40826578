"""The end of a presidency says where its legacy came from."""

from __future__ import annotations

import random

import resolute


def test_what_made_the_legacy_adds_up_to_it() -> None:
    """Every reason once, with a capital letter, and nothing left out."""
    ends = 0
    for seed in range(6):
        t, luck = resolute.new("presidency", seats=1, seed=seed), random.Random(seed)
        while (decision := t.decision) is not None:
            t.play(luck.randrange(len(decision.options)))
        panel = next((one for one in t.game.summary(t, 0).panels if one.key == "legacy"), None)
        if panel is None:
            continue
        names = [one.label for one in panel.facts]
        assert len(set(names)) == len(names) and all(one[0].isupper() for one in names), names
        assert sum(int(one.value.replace("−", "-")) for one in panel.facts) == t.state.president.legacy_points
        ends += 1
    assert ends
