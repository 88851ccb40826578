"""What the game is called and how it can be set up."""

from __future__ import annotations

from resolute.engine.game import POKER_FACE, Preset, Setting

NAME = "Lobby"
ABOUT = "Lobbies and their politicians from 1944 to 2020: crises, primaries, elections. First to 51 points wins."
LENGTH = "three to four hours"

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "start",
        "Start in",
        ((1, "1944 (period I)"), (2, "1972 (period II)"), (3, "1996 (period III)")),
        "Each period has its own presidents and crises.",
    ),
    Setting(
        "turns",
        "Play",
        (
            ("period", "to the end of the period"),
            ("all", "to the election of 2020"),
            *((n, "1 turn" if n == 1 else f"{n} turns") for n in range(1, 13)),
        ),
        "A turn is four years and ends with an election. The first player with 51 points ends the game early.",
    ),
    Setting(
        "big_states_first",
        "Big states first",
        ((True, "yes"), (False, "no")),
        "On election night, states with more than two electors vote before the others.",
    ),
    Setting(
        "deals",
        "Deals",
        (("talk", "just talk"), ("ticket", "running mates can be promised")),
        "Candidates may offer the running mate's place for a player's electors, and the table keeps the promise.",
    ),
    POKER_FACE,
)

PRESETS: tuple[Preset, ...] = (
    Preset(
        "first",
        "First game",
        "Two mandates from 1944 on: Congress, primaries, election night.",
        {"turns": 2},
        "an hour",
    ),
    Preset("period", "One period", "From 1944 to the election of 1972."),
    Preset("modern", "Recent times", "From 1996 to the election of 2020.", {"start": 3}),
    Preset(
        "all", "The whole story", "From 1944 to 2020, unless somebody gets to 51 first.", {"turns": "all"}, "a long day"
    ),
)


def too_many_turns(turns: int, left: int) -> str:
    """The game would go on after the last turn there is."""
    return f"From there only {left} turns are left before 2020, not {turns}: set turns to {left} or fewer, or to all."
