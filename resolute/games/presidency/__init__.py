"""Presidency: four years in the White House."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from resolute.engine.errors import SetupError
from resolute.engine.frames import Actor, Frame, Seat, do
from resolute.engine.game import Game, Setting, switch
from resolute.engine.table import Table
from resolute.engine.views import View
from resolute.games.presidency import rolls
from resolute.games.presidency.content import (
    attribute_effects,
    bill_effects,
    charts_cabinet,
    charts_congress,
    charts_judgement,
    charts_nation,
    charts_scandals,
    master_actions,
)
from resolute.games.presidency.content.setup import DIFFICULTIES, sandbox
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.evaluate import PresidencyEvaluation
from resolute.games.presidency.findings import PresidencyStudy
from resolute.games.presidency.library import BOOK
from resolute.games.presidency.redeal import redeal_presidency
from resolute.games.presidency.rules import (
    actions,
    beginning,
    cabinet,
    cabinet_actions,
    chaos,
    chits,
    congress,
    economy,
    elections,
    focus,
    legislation,
    nation,
    new_bills,
    priorities,
    scandals,
    sequence,
    setup,
    state_of_the_union,
    succession,
    targets,
    terror_at_home,
    terror_groups,
    votes,
    year_end,
)
from resolute.games.presidency.sentences import SENTENCES
from resolute.games.presidency.sentences_cabinet import SENTENCES_CABINET
from resolute.games.presidency.sentences_congress import SENTENCES_CONGRESS
from resolute.games.presidency.sentences_nation import SENTENCES_NATION
from resolute.games.presidency.state import Presidency, presidency_pieces
from resolute.games.presidency.view import presidency_view

PRINTED = (
    attribute_effects,
    master_actions,
    charts_cabinet,
    charts_congress,
    bill_effects,
    charts_scandals,
    charts_nation,
    charts_judgement,
)
"""The chapters that print charts, actions and bills into the book."""

RULES = (
    rolls,
    setup,
    sequence,
    beginning,
    cabinet,
    targets,
    state_of_the_union,
    economy,
    focus,
    actions,
    cabinet_actions,
    chits,
    nation,
    terror_groups,
    terror_at_home,
    chaos,
    congress,
    legislation,
    votes,
    new_bills,
    priorities,
    scandals,
    year_end,
    elections,
    succession,
)
"""The chapters of the rules, in the order of play."""


class PresidencyGame(Game[Presidency]):
    """Four years in the White House, alone against the clock."""

    id = "presidency"
    name = "Presidency"
    version = 2
    about = "Four years in the White House: Congress, the cabinet, the nation."
    length = "an evening"
    offered = False
    seat_counts = (1,)
    state = Presidency
    book = BOOK
    printed_rule = "Charts and Tables"
    tracks = TRACKS
    bots = PresidencyEvaluation()
    lab = PresidencyStudy()
    settings = (
        Setting(
            "difficulty",
            "Difficulty",
            (("normal", "normal"), ("easier", "easier"), ("harder", "harder")),
            "Action points, control of Congress, legacy points at the start.",
        ),
        switch("new_player", "New player", "-1 on all your rolls; only in the easier game."),
        Setting("terms", "Terms", ((1, "one term"), (2, "two terms, if you are re-elected"))),
    )
    rules = RULES

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """The new player's modifier belongs to the easier game. (GM Special New Player DRM)"""
        if options["new_player"] and options["difficulty"] != "easier":
            raise SetupError("The new player's modifier is for the easier game: set difficulty to easier.")

    def box(self, seats: int, options: dict[str, Any]) -> Presidency:
        return sandbox(DIFFICULTIES[options["difficulty"]], options["new_player"])

    def opening(self, t: Table[Presidency]) -> Frame:
        return do(setup.open_the_box)

    def actor_for(self, t: Table[Presidency], on: int | str | None) -> Actor:
        """Where a chart or an action leaves a choice, it is the President's. (GM Charts and Tables)"""
        return 0

    def seat_name(self, t: Table[Presidency], seat: Seat) -> str:
        """The only seat is the President's."""
        return "The President"

    def view(self, t: Table[Presidency], seat: Seat | None) -> View:
        return presidency_view(t, seat)

    def redeal(self, t: Table[Presidency], seat: Seat | None) -> None:
        redeal_presidency(t, seat)

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return {**SENTENCES, **SENTENCES_CABINET, **SENTENCES_CONGRESS, **SENTENCES_NATION}

    def pieces(self, t: Table[Presidency]) -> Sequence[Any]:
        """Every counter that can wander, wherever it lies."""
        return presidency_pieces(t.state)


GAME = PresidencyGame()
