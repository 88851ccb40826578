"""What the game is called and how it can be set up."""

from __future__ import annotations

from resolute.engine.game import Preset, Requirement, Setting, switch

NAME = "Campaign"
ABOUT = "An election in 1972, state by state: ballots, dice, debates and advertising."
LENGTH = "about an hour"
PICTURE = "The Campaign board: the states, tinted by who leads"

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "tally",
        "Tally",
        (("electoral", "electoral votes"), ("popular", "popular votes")),
        "What decides the election: 270 electoral votes, or the popular vote.",
    ),
    switch("nomination", "Nomination", "Choose your ticket at a convention instead of drawing it."),
    switch("advertising", "Advertising", "On a 7 or doubles, spend money to win undecided voters."),
    switch("fund_raising", "Fund raising", "Use a turn to raise money for advertising."),
    switch("debate", "Debate", "On a 7 or doubles, challenge your opponent and risk ballots on an issue."),
    Setting(
        "incumbent",
        "Incumbent year",
        (
            ("no", "none (an open year)"),
            ("second_election", "play two elections: the first winner runs for re-election"),
            ("republican", "a Republican president runs for re-election"),
            ("democrat", "a Democratic president runs for re-election"),
        ),
        "A president is hard to beat: every state leans more toward that party (electoral votes only).",
    ),
    Setting(
        "sides",
        "Seat 1 plays",
        (("lot", "a random party"), ("republican", "the Republicans"), ("democrat", "the Democrats")),
        "With four players, seats 1 and 3 are partners.",
        chooses_side=True,
    ),
)

REQUIREMENTS: tuple[Requirement, ...] = (
    Requirement(
        "fund_raising",
        (True,),
        "advertising",
        (True,),
        "Needs Advertising",
        "Fund raising needs advertising: turn both on, or neither.",
    ),
    Requirement(
        "incumbent",
        ("second_election", "republican", "democrat"),
        "tally",
        ("electoral",),
        "Needs electoral votes",
        "An incumbent year is played for electoral votes: set tally to electoral.",
    ),
    Requirement(
        "incumbent",
        ("republican", "democrat"),
        "nomination",
        (False,),
        "Not with Nomination",
        "With an incumbent the challengers choose from all their cards: turn nomination off.",
    ),
)

PRESETS: tuple[Preset, ...] = (
    Preset("first", "First game", "Travel, dice, ballots and headquarters. Reach 270 electoral votes."),
    Preset(
        "standard",
        "Standard",
        "Pick your ticket at a convention, then spend money on undecided voters.",
        {"nomination": True, "advertising": True},
    ),
    Preset(
        "everything",
        "Everything",
        "A convention, advertising, fund raising and debates on the issues.",
        {"nomination": True, "advertising": True, "fund_raising": True, "debate": True},
        "about 90 minutes",
    ),
    Preset(
        "popular", "Popular vote", "Every vote in the nation counts the same. Most votes win.", {"tally": "popular"}
    ),
    Preset(
        "again",
        "Two elections",
        "The first winner runs for re-election, and every state leans their way.",
        {"incumbent": "second_election"},
        "about two hours",
    ),
)
