"""What the chapters of the nation tell, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from resolute.engine.words import plain
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import IntelBox

_CONTROL = {
    1: "Your party controls both houses of Congress.",
    0: "Control of Congress is split.",
    -1: "The opponents control both houses of Congress.",
}

SENTENCES_NATION: dict[str, Callable[..., str]] = {
    "terror_group": lambda t, region, level, box: (
        f"A terror group in {Region(region).label} has level {level} ({IntelBox(box).label})."
    ),
    "terror_gone": lambda t, region: f"A terror group in {Region(region).label} is no more.",
    "rogue_state": lambda t, region, level: f"A rogue state of level {level} rises in {Region(region).label}.",
    "domestic_failure": lambda t: "The third domestic crisis is a domestic failure.",
    "humanitarian_aid": lambda t, region, crisis: f"After the aid the crisis in {Region(region).label} is {crisis}.",
    "evaluation": lambda t, total: f"Your year is evaluated at {total}.",
    "control": lambda t, side: _CONTROL[side],
    "re_elected": lambda t: "You are re-elected.",
    "defeated": lambda t: "You lose re-election.",
    "succession": lambda t, points, like: (
        f"You leave with {plain(points)} legacy points, remembered like {like}. The next President takes over."
    ),
    "not_nominated": lambda t: "Your party does not nominate you again.",
}
