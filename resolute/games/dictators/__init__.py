"""Dictators: a race across America to the president's desk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from resolute.engine.frames import Actor, Frame, Option, Seat, do
from resolute.engine.game import POKER_FACE, Game, Setting
from resolute.engine.journal import Entry
from resolute.engine.migration import RawPosition
from resolute.engine.option_values import DecisionDetails
from resolute.engine.reactions import Event
from resolute.engine.story import Story
from resolute.engine.summary import Summary
from resolute.engine.table import Decision, Table
from resolute.engine.views import View
from resolute.games.dictators import effects
from resolute.games.dictators.concerns import CONCERNS
from resolute.games.dictators.content.book import BOOK
from resolute.games.dictators.content.printed import NOBODY
from resolute.games.dictators.evaluate import DictatorsEvaluation
from resolute.games.dictators.findings import DictatorsStudy
from resolute.games.dictators.migration import migrated
from resolute.games.dictators.redeal import redeal_dictators, redeal_unseen
from resolute.games.dictators.rules import (
    acting,
    confronting,
    defcon,
    disarming,
    drawing,
    events,
    moving,
    playing,
    president,
    setup,
    tokens,
    tokens_cards,
    tokens_map,
    tokens_swaps,
    trident,
    turns,
)
from resolute.games.dictators.rules.stakes import as_it_stands
from resolute.games.dictators.state import Dictators, new_box
from resolute.games.dictators.summary import dictators_summary
from resolute.games.dictators.values import dictators_details
from resolute.games.dictators.view import dictators_view
from resolute.games.dictators.words import events as events_said
from resolute.games.dictators.words import settings as settings_said
from resolute.games.dictators.words.doing import DOING
from resolute.games.dictators.words.exercises import EXERCISES
from resolute.games.dictators.words.glossary import GLOSSARY
from resolute.games.dictators.words.journal import SENTENCES, as_it_was
from resolute.games.dictators.words.lesson import LESSON
from resolute.games.dictators.words.names import name_of
from resolute.games.dictators.words.story import STORY


class DictatorsGame(Game[Dictators]):
    """A race across the map to Washington, with interruptions and secret targets."""

    id = "dictators"
    open_kinds = ("place", "road", "state", "time_zone", "seat")
    name = settings_said.NAME
    about = settings_said.ABOUT
    length = settings_said.LENGTH
    version = 9
    seat_counts = (2, 3, 4, 5)
    state = Dictators
    book = BOOK
    settings = (
        Setting(
            "founding_fathers",
            settings_said.FOUNDING_FATHERS,
            tuple(settings_said.FOUNDING_FATHERS_VALUES.items()),
            settings_said.FOUNDING_FATHERS_HELP,
        ),
        Setting("oops", settings_said.OOPS, tuple(settings_said.IN_THE_DECK.items()), settings_said.OOPS_HELP),
        Setting(
            "defcon_start",
            settings_said.DEFCON_START,
            tuple(settings_said.DEFCON_START_VALUES.items()),
            settings_said.DEFCON_START_HELP,
        ),
        Setting(
            "defcon_cards",
            settings_said.DEFCON_CARDS,
            tuple(settings_said.DEFCON_CARDS_VALUES.items()),
            settings_said.DEFCON_CARDS_HELP,
        ),
        Setting(
            "presidential_defcon",
            settings_said.PRESIDENTIAL_DEFCON,
            tuple(settings_said.IN_THE_DECK.items()),
            settings_said.PRESIDENTIAL_DEFCON_HELP,
        ),
        POKER_FACE,
    )
    presets = settings_said.PRESETS
    tells_answers = False
    bots = DictatorsEvaluation()
    lab = DictatorsStudy()
    doing = DOING
    glossary = GLOSSARY
    lesson = LESSON
    exercises = EXERCISES
    rules = (
        setup,
        turns,
        acting,
        moving,
        drawing,
        playing,
        events,
        disarming,
        tokens,
        tokens_map,
        tokens_swaps,
        tokens_cards,
        trident,
        defcon,
        president,
        confronting,
        *effects.MODULES,
    )

    def initial_state(self, seats: int, options: dict[str, Any]) -> Dictators:
        return new_box(seats)

    def opening(self, t: Table[Dictators]) -> Frame:
        return do(setup.open_the_box)

    def seat_for(self, t: Table[Dictators], actor: Actor) -> Seat:
        """In a bribed turn another seat decides."""
        s = t.state
        return s.played_by if actor == s.mover else actor

    def summary(self, t: Table[Dictators], seat: Seat | None) -> Summary:
        return dictators_summary(t, seat)

    def seat_name(self, t: Table[Dictators], seat: Seat) -> str:
        """A seat is called by the dictator whom it plays."""
        return name_of(t, seat)

    def answers(self, t: Table[Dictators], actor: Actor, event: Event) -> Iterable[Option]:
        return playing.answers_to(t, actor, event)

    def event_words(self, t: Table[Dictators], event: Event) -> str:
        return events_said.event_words(t, event)

    def answer_prompt(self, t: Table[Dictators], actor: Actor, event: Event) -> str:
        return events_said.answer_prompt(t, actor, as_it_stands(t, event), list(self.answers(t, actor, event)))

    def details(self, t: Table[Dictators], decision: Decision) -> DecisionDetails:
        return dictators_details(t, decision)

    def may_be_answered(self, t: Table[Dictators], kind: str) -> bool:
        return playing.might_answer(t.state, kind)

    def holds_cards(self, t: Table[Dictators], actor: Actor) -> bool:
        """Any card may be an interruption."""
        return bool(t.state.players[actor].hand)

    def view(self, t: Table[Dictators], seat: Seat | None) -> View:
        return dictators_view(t, seat)

    def redeal(self, t: Table[Dictators], seat: Seat | None) -> None:
        redeal_dictators(t, seat)

    def redeal_unseen(self, t: Table[Dictators]) -> None:
        redeal_unseen(t)

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return SENTENCES

    def concerns(self) -> Mapping[str, Callable[..., Iterable[str]]]:
        return CONCERNS

    def story(self) -> Story:
        return STORY

    def as_of(self, t: Table[Dictators], entry: Entry) -> Table[Dictators]:
        """Everybody is called by the dictator they played at that time."""
        for until, dictators in t.state.formerly:
            if entry.number < until:
                return as_it_was(t, dictators)
        return t

    def sentence(self, t: Table[Dictators], entry: Entry) -> str:
        said = super().sentence(self.as_of(t, entry), entry)
        # "Washington D.C." and "Just What I Needed!" need no full stop behind them.
        return said[:-1] if said.endswith(("..", "!.")) else said

    def migrate(self, version: int, position: RawPosition) -> RawPosition:
        return migrated(version, position)

    def pieces(self, t: Table[Dictators]) -> Sequence[Any]:
        """Every card and token, wherever it lies."""
        s = t.state
        cards = [*s.command, *s.discards, *s.events, *s.fathers, *s.father_discards, *s.aside, *s.examined]
        president = [*s.presidential, *s.presidential_discards, *s.spent_presidential, *s.examined_presidential]
        president += [card for card in (s.open_president, *(one.kept_card for one in s.players)) if card != NOBODY]
        nuclear = [place for zone in s.nuclear for place in zone]
        tokens = [*s.map_tokens, *s.spare_tokens, *s.spent_tokens, *s.buried_tokens]
        dictators = [*s.dictators, *(player.dictator for player in s.players)]
        for player in s.players:
            cards += [*player.hand, *player.in_play]
            nuclear += [*player.targets, *player.disarmed]
            tokens += player.tokens
        kinds = {"card": cards, "president": president, "nuclear": nuclear, "token": tokens, "dictator": dictators}
        return [(kind, piece) for kind, pieces in kinds.items() for piece in sorted(pieces) if kind != "token" or piece]


GAME = DictatorsGame()
