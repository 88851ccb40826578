"""Presidency: four years in the White House."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from resolute.engine.frames import Actor, Frame, Seat, do
from resolute.engine.game import Game
from resolute.engine.migration import RawPosition
from resolute.engine.option_values import DecisionDetails
from resolute.engine.rolling import Rolls
from resolute.engine.story import Story
from resolute.engine.subjects import Subject
from resolute.engine.summary import Summary
from resolute.engine.table import Decision, Table
from resolute.engine.terms import After
from resolute.engine.values import Track
from resolute.engine.views import View
from resolute.games.presidency import rolls
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.concerns import CONCERNS
from resolute.games.presidency.content.starts import set_up
from resolute.games.presidency.content.tracks import TRACKS, BoardTrack
from resolute.games.presidency.evaluate import PresidencyEvaluation
from resolute.games.presidency.findings import PresidencyStudy
from resolute.games.presidency.migration import migrate_presidency
from resolute.games.presidency.operations import moves, regions, tensions
from resolute.games.presidency.redeal import redeal_presidency
from resolute.games.presidency.rules import (
    actions,
    allies,
    beginning,
    cabinet,
    cabinet_actions,
    card_bills,
    card_moves,
    cards,
    chaos,
    chits,
    congress,
    cyber,
    decks,
    diplomacy,
    economy,
    elections,
    focus,
    forces,
    historical,
    hostilities,
    intelligence,
    legislation,
    nation,
    new_bills,
    peer_summits,
    peers,
    priorities,
    relief,
    scandals,
    second_term,
    sequence,
    setup,
    state_of_the_union,
    succession,
    terror_at_home,
    terror_groups,
    united_nations,
    votes,
    wars,
    year_end,
    year_end_world,
)
from resolute.games.presidency.state import Presidency, presidency_pieces
from resolute.games.presidency.summary import presidency_summary
from resolute.games.presidency.values import presidency_details
from resolute.games.presidency.view import presidency_view
from resolute.games.presidency.words import game as said
from resolute.games.presidency.words.glossary import GLOSSARY
from resolute.games.presidency.words.historical import SENTENCES_HISTORICAL
from resolute.games.presidency.words.journal import SENTENCES
from resolute.games.presidency.words.journal_cabinet import SENTENCES_CABINET
from resolute.games.presidency.words.journal_cards import SENTENCES_CARDS
from resolute.games.presidency.words.journal_congress import SENTENCES_CONGRESS
from resolute.games.presidency.words.journal_forces import SENTENCES_FORCES
from resolute.games.presidency.words.journal_nation import SENTENCES_NATION
from resolute.games.presidency.words.journal_world import SENTENCES_WORLD
from resolute.games.presidency.words.lesson import LESSON
from resolute.games.presidency.words.settings import (
    ABOUT,
    GOAL,
    LENGTH,
    PAID,
    PRESETS,
    REQUIREMENTS,
    SETTINGS,
    THE_PRESIDENT,
)
from resolute.games.presidency.words.story import STORY

RULES = (
    moves,
    tensions,
    rolls,
    regions,
    setup,
    historical,
    sequence,
    beginning,
    cabinet,
    state_of_the_union,
    economy,
    focus,
    actions,
    relief,
    cabinet_actions,
    chits,
    cards,
    decks,
    card_moves,
    diplomacy,
    nation,
    terror_groups,
    terror_at_home,
    chaos,
    forces,
    intelligence,
    cyber,
    hostilities,
    wars,
    united_nations,
    allies,
    peers,
    peer_summits,
    congress,
    legislation,
    votes,
    new_bills,
    card_bills,
    priorities,
    scandals,
    year_end,
    year_end_world,
    elections,
    second_term,
    succession,
)
"""The chapters of the rules, in the order of play."""


class PresidencyGame(Game[Presidency]):
    """Four years in the White House, alone against the clock."""

    id = "presidency"
    name = "Presidency"
    version = 12
    about = ABOUT
    length = LENGTH
    seat_counts = (1,)
    state = Presidency
    book = BOOK
    printed_rule = said.CHARTS_AND_TABLES
    tracks = TRACKS
    paid_words = PAID
    bots = PresidencyEvaluation()
    lab = PresidencyStudy()
    glossary = GLOSSARY
    lesson = LESSON
    settings = SETTINGS
    requirements = REQUIREMENTS
    presets = PRESETS
    rules = RULES

    def initial_state(self, seats: int, options: dict[str, Any]) -> Presidency:
        return set_up(options)

    def opening(self, t: Table[Presidency]) -> Frame:
        return do(sequence.open_the_box)

    def actor_for(self, t: Table[Presidency], on: Subject) -> Actor:
        """Where a chart or an action leaves a choice, it is the President's. (GM Charts and Tables)"""
        return 0

    def roll_printed(self, t: Table[Presidency], roll: Rolls, at: str, on: Subject) -> None:
        rolls.begin_roll(t, roll, at, on)

    def roll_modifiers(self, t: Table[Presidency]) -> list[tuple[str, int]]:
        """A new player rolls better. (GM Special New Player DRM)"""
        return [rolls.NEW_PLAYER] if t.state.new_player else []

    def after_roll(self, t: Table[Presidency]) -> Frame | None:
        return rolls.second_roll(t)

    def move(self, t: Table[Presidency], track: Track, by: int, why: str = "", on: Subject = None) -> int:
        assert isinstance(track, BoardTrack)
        return moves.move(t, track, by, why)

    def put_away(self, t: Table[Presidency], at: str, after: After) -> None:
        cards.put_away(t, at, after)

    def summary(self, t: Table[Presidency], seat: Seat | None) -> Summary:
        return presidency_summary(t, seat)

    def goal(self, t: Table[Presidency], seat: Seat | None) -> str:
        """Legacy is the score; the term must be survived first."""
        return GOAL

    def seat_name(self, t: Table[Presidency], seat: Seat) -> str:
        """The only seat is the President's."""
        return THE_PRESIDENT

    def view(self, t: Table[Presidency], seat: Seat | None) -> View:
        return presidency_view(t, seat)

    def details(self, t: Table[Presidency], decision: Decision) -> DecisionDetails:
        return presidency_details(t, decision)

    def redeal(self, t: Table[Presidency], seat: Seat | None) -> None:
        redeal_presidency(t, seat)

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return {
            **SENTENCES,
            **SENTENCES_CABINET,
            **SENTENCES_CONGRESS,
            **SENTENCES_NATION,
            **SENTENCES_WORLD,
            **SENTENCES_FORCES,
            **SENTENCES_CARDS,
            **SENTENCES_HISTORICAL,
        }

    def concerns(self) -> Mapping[str, Callable[..., Iterable[str]]]:
        return CONCERNS

    def story(self) -> Story:
        return STORY

    def migrate(self, version: int, position: RawPosition) -> RawPosition:
        return migrate_presidency(version, position)

    def pieces(self, t: Table[Presidency]) -> Sequence[Any]:
        """Every counter that can wander, wherever it lies."""
        return presidency_pieces(t.state)


GAME = PresidencyGame()
