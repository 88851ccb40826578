"""What the game is called and how it can be set up."""

from __future__ import annotations

from resolute.engine.game import Setting, switch

NAME = "Campaign"
ABOUT = "An election in 1972, state by state: ballots, dice, debates and advertising."
LENGTH = "about an hour"

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "tally",
        "Tally",
        (("electoral", "electoral votes"), ("popular", "popular votes")),
        "What decides the election: 270 electoral votes, or the popular vote.",
    ),
    switch("nomination", "Nomination", "Choose your ticket at a convention instead of drawing it."),
    switch("advertising", "Advertising", "Spend money on 7 or doubles to win undecided voters."),
    switch("fund_raising", "Fund raising", "Use a turn to raise money for advertising."),
    switch("debate", "Debate", "Challenge your opponent on 7 or doubles and risk ballots on an issue."),
    Setting(
        "incumbent",
        "Incumbent year",
        (
            ("no", "no: an open year"),
            ("second_election", "play two elections: the first winner runs for re-election"),
            ("republican", "a Republican president runs for re-election"),
            ("democrat", "a Democratic president runs for re-election"),
        ),
        "A president is hard to beat: every state leans more toward that party (electoral votes only).",
    ),
)
