"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from resolute.engine.book import Book
from resolute.engine.clone import cloner, shared
from resolute.engine.errors import RulesError, SetupError
from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import MAYBE_FRAME, Actor, Frame, Option, RollFrame, Seat, Step
from resolute.engine.journal import STORED, Entry, Roll
from resolute.engine.learning import Exercise, Glossary, Lesson
from resolute.engine.migration import RawPosition
from resolute.engine.option_values import NO_DETAILS, DecisionDetails
from resolute.engine.reading import decoder_of
from resolute.engine.story import PLAIN_STORY, Story
from resolute.engine.study import Study
from resolute.engine.subjects import Subject
from resolute.engine.summary import Summary
from resolute.engine.values import Track
from resolute.engine.words import Words, signed

if TYPE_CHECKING:
    from resolute.engine.reactions import Event
    from resolute.engine.rolling import Rolls
    from resolute.engine.table import Decision, Table
    from resolute.engine.terms import After
    from resolute.engine.views import View

S = TypeVar("S", bound=msgspec.Struct)

Value = str | bool | int


class Setting(msgspec.Struct, frozen=True):
    """An option of a game that is settled before it starts: its values with their labels, the default first."""

    name: str
    label: str
    values: tuple[tuple[Value, str], ...]
    help: str = ""
    chooses_side: bool = False
    """Whether it says which side the first seat plays; the page shows it beside that seat."""

    @property
    def default(self) -> Value:
        """The value that holds if nobody says anything."""
        return self.values[0][0]


def switch(name: str, label: str, help: str = "") -> Setting:
    """A setting that is off unless somebody turns it on."""
    return Setting(name, label, ((False, "no"), (True, "yes")), help)


POKER_FACE = switch(
    "poker_face",
    "Poker face",
    "Ask every seat that holds cards whether it answers, so that nobody can tell who could have.",
)


class Preset(msgspec.Struct, frozen=True):
    """A named set-up for people who do not want to go through every setting; what it leaves out is the default."""

    id: str
    name: Words
    about: Words
    settings: Mapping[str, Value] = {}
    length: Words = ""
    """How long such a game takes, if not as long as the game says."""


class Requirement(msgspec.Struct, frozen=True):
    """These values of a setting need another setting to have one of some values."""

    setting: str
    values: tuple[Value, ...]
    needs: str
    among: tuple[Value, ...]
    reason: Words
    """In a few words, to stand beside the setting."""
    sentence: Words
    """What is wrong and what would be right, where the settings are refused."""

    def allows(self, value: Value, options: Mapping[str, Value]) -> bool:
        """Whether the setting may have this value while the others are as they are."""
        return value not in self.values or options[self.needs] in self.among


class Game(Generic[S]):
    """One game: its box, its rules, its content, and what people may know of it.

    What bots want of it is in `bots`, what the laboratory wants in `lab`.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str] = ""
    length: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    requirements: ClassVar[tuple[Requirement, ...]] = ()
    # The easiest first; the page for new tables offers them before the single settings.
    presets: ClassVar[tuple[Preset, ...]] = ()
    state: ClassVar[type[Any]]
    rules: ClassVar[tuple[ModuleType, ...]] = ()
    tracks: ClassVar[Mapping[str, Track]] = {}
    book: ClassVar[Book] = Book()
    # The section of the rules page that explains the choices that cards and charts print.
    printed_rule: ClassVar[str] = ""
    # What the modifier is called that was paid for.
    paid_words: ClassVar[Words] = "points"
    offered: ClassVar[bool] = True
    # Whether the journal says by itself that somebody answers; the answers of some games tell more than that.
    tells_answers: ClassVar[bool] = True
    # How the ids of things begin that lie open for everybody at any time, such as places.
    open_kinds: ClassVar[tuple[str, ...]] = ()
    # Whether lots decide which side a seat plays, such as its party.
    sides_by_lot: ClassVar[bool] = False
    bots: ClassVar[Evaluation[Any]] = Evaluation()
    lab: ClassVar[Study[Any]] = Study()
    # For each choice by its name what somebody is doing while the others wait: "is choosing a region".
    doing: ClassVar[Mapping[str, Words]] = {}
    # What newcomers are told: the terms that they cannot know, a coached first game, and exercises.
    glossary: ClassVar[Glossary] = ()
    lesson: ClassVar[Lesson | None] = None
    exercises: ClassVar[tuple[Exercise, ...]] = ()

    # What every game must say

    def initial_state(self, seats: int, options: dict[str, Any]) -> S:
        """The state before set-up: every piece still in the box."""
        raise NotImplementedError

    def opening(self, t: Table[S]) -> Frame:
        """The first frame: the set-up."""
        raise NotImplementedError

    def view(self, t: Table[S], seat: Seat | None) -> View:
        """What this seat may see."""
        raise NotImplementedError

    def redeal(self, t: Table[S], seat: Seat | None) -> None:
        """Redeal, with the table's dice, everything that this seat cannot know. The table is a clone."""
        raise NotImplementedError

    # What a game may say

    def redeal_unseen(self, t: Table[S]) -> None:
        """Redeal, with the table's dice, everything that no seat has seen: which pieces lie in which pile. What comes
        next out of a pile without an order is not dealt yet, so a game with one such pile has nothing to say here."""
        if t.seats == 1:
            self.redeal(t, 0)

    def goal(self, t: Table[S], seat: Seat | None) -> Words:
        """How the game is won, in one line for the top of the board; it may say what is left of it for this seat."""
        return ""

    def runs_by_itself(self, t: Table[S], seats: Sequence[Seat]) -> bool:
        """Whether what is under way goes on to its end without these seats, because all of them said that they pass."""
        return False

    def sides(self, t: Table[S]) -> tuple[int, ...]:
        """The side that each seat plays: its party where there are parties, or else itself."""
        return tuple(range(t.seats))

    def summary(self, t: Table[S], seat: Seat | None) -> Summary:
        """What a finished game says about itself, for this seat (None: a spectator)."""
        return Summary()

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """Refuse, with a SetupError, settings that do not go together in a way that no Requirement can say."""

    def seat_for(self, t: Table[S], actor: Actor) -> Seat:
        """Which seat decides for this actor."""
        return actor

    def actor_for(self, t: Table[S], on: Subject) -> Actor:
        """Who chooses when a printed effect leaves a choice: by default the subject, if it is an actor."""
        return on if isinstance(on, int) else 0

    def move(self, t: Table[S], track: Track, by: int, why: str = "", on: Subject = None) -> int:
        """Move a marker because a printed effect says so, with whatever follows from it; the distance that it moved."""
        return t.shift(track, by, why, on)

    def roll_printed(self, t: Table[S], roll: Rolls, at: str, on: Subject) -> None:
        """Begin a roll, which is printed at an address; a game may ask for points first."""
        roll.roll(t, at, on, 0)

    def roll_modifiers(self, t: Table[S]) -> list[tuple[str, int]]:
        """Modifiers that count for every roll of the players' own, beside those that are printed."""
        return []

    def after_roll(self, t: Table[S]) -> Frame | None:
        """What comes once printed dice lie and before they count, such as the offer of a second roll."""
        return None

    def put_away(self, t: Table[S], at: str, after: After) -> None:
        """Put a card that was resolved where it goes."""

    def seat_name(self, t: Table[S], seat: Seat) -> str:
        """What to call a seat in a sentence."""
        return f"Seat {seat + 1}"

    def side_name(self, t: Table[S], seat: Seat) -> str:
        """What a seat plays, as it stands after "You'll play"."""
        return self.seat_name(t, seat)

    def answers(self, t: Table[S], actor: Actor, event: Event) -> Iterable[Option]:
        """How this actor could answer an event. Each option's frame pays for the answer and announces it."""
        return ()

    def event_words(self, t: Table[S], event: Event) -> str:
        """What is about to happen or has just happened, as a sentence without its full stop."""
        return event.kind.replace("_", " ").capitalize()

    def answer_prompt(self, t: Table[S], actor: Actor, event: Event) -> str:
        """What an actor is asked who could answer an event: what will happen, and what could be played on it."""
        pieces = {one.group for one in self.answers(t, actor, event)}
        question = f"Play {pieces.pop()}?" if len(pieces) == 1 and "" not in pieces else "Respond?"
        said = self.event_words(t, event)
        return f"{said}{'' if said.endswith(('.', '!')) else '.'} {question}"

    def details(self, t: Table[S], decision: Decision) -> DecisionDetails:
        """What each option of a question does and is worth, from what the seat that decides may know."""
        return NO_DETAILS

    def may_be_answered(self, t: Table[S], kind: str) -> bool:
        """Whether anybody might answer an event of this kind: a quick look, before the seats are gone through."""
        return True

    def holds_cards(self, t: Table[S], actor: Actor) -> bool:
        """Whether this actor could hold an answer, for all that the others know."""
        return False

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        """For each kind of journal entry the function that makes it a sentence; it gets the table first."""
        return {}

    def concerns(self) -> Mapping[str, Callable[..., Iterable[str]]]:
        """For each kind of journal entry the function that says what it is about: ids of places and pieces, made from
        its particulars."""
        return {}

    def story(self) -> Story:
        """How the journal is told: headings, notices, what is folded and what is told in one sentence."""
        return PLAIN_STORY

    def as_of(self, t: Table[S], entry: Entry) -> Table[S]:
        """The table for the names in an old entry, where names have changed since."""
        return t

    def pieces(self, t: Table[S]) -> Sequence[Any]:
        """Every piece, wherever it lies, in a fixed order: the conformance suite checks that none is lost."""
        return ()

    def migrate(self, version: int, position: RawPosition) -> RawPosition:
        """A position of an older version as the present one would have stored it; CannotMigrate if there is no way.
        As it stands it is good for a version that changed what happens, but not what a position holds."""
        return position

    # What follows from it

    @cached_property
    def copy_state(self) -> Callable[[S], S]:
        """Copies a state so that the copy shares nothing that can change."""
        made: Callable[[S], S] = cloner(self.state)
        return made

    @cached_property
    def seats_act_for_themselves(self) -> bool:
        """Whether a seat always decides for itself, so that nobody needs to ask the game."""
        return type(self).seat_for is Game.seat_for

    @cached_property
    def state_decoder(self) -> msgspec.msgpack.Decoder[S]:
        """Reads a packed state and checks its types."""
        return decoder_of(self.state)

    @cached_property
    def steps(self) -> dict[str, Step[Any]]:
        """Every step of the game and of the kernel by its name, as saved frames call it."""
        from resolute.engine import dice_rolls, effects, picks, reactions, rolling

        found: dict[str, Step[Any]] = {}
        for module in (*self.rules, dice_rolls, effects, rolling, picks, reactions):
            for value in vars(module).values():
                if isinstance(value, Step) and value.module == module.__name__:
                    if value.name in found:
                        raise RulesError(f"{self.id} has two steps called {value.name}")
                    _check_arguments(value)
                    found[value.name] = value
        return found

    @cached_property
    def terms(self) -> Mapping[str, str]:
        """Every key that the glossary explains, and the key of its term."""
        found = {also: term.key for term in self.glossary for also in term.also}
        return found | {term.key: term.key for term in self.glossary}

    @cached_property
    def _sentences(self) -> Mapping[str, Callable[..., str]]:
        return {**_KERNEL_SENTENCES, **self.sentences()}

    @cached_property
    def _concerns(self) -> Mapping[str, Callable[..., Iterable[str]]]:
        return self.concerns()

    def open_about(self, entry: Entry) -> tuple[str, ...]:
        """What an entry is about as far as it is open for ever: places, never cards, which may be hidden again."""
        return tuple(id for id in self.about_entry(entry) if id.partition(":")[0] in self.open_kinds)

    def about_entry(self, entry: Entry) -> tuple[str, ...]:
        """The ids of what an entry is about, so that a screen can point at them."""
        find = self._concerns.get(entry.kind)
        return () if find is None else tuple(find(*entry.about))

    def sentence(self, t: Table[S], entry: Entry) -> str:
        """A journal entry as a sentence."""
        say = self._sentences.get(entry.kind)
        if say is None:
            raise RulesError(f"{self.id} has no sentence for a journal entry of kind {entry.kind}")
        return say(t, *entry.about)

    def resolve_options(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The options with defaults filled in; whatever does not fit is refused with a sentence."""
        if seats not in self.seat_counts:
            *some, last = map(str, self.seat_counts)
            allowed = f"{', '.join(some)} or {last}" if some else last
            raise SetupError(f"{self.name} is for {allowed} seats, not {seats}.")
        resolved: dict[str, Any] = {setting.name: setting.default for setting in self.settings}
        for name, value in (options or {}).items():
            setting = next((one for one in self.settings if one.name == name), None)
            if setting is None:
                known = ", ".join(one.name for one in self.settings) or "none"
                raise SetupError(f'{self.name} has no option called "{name}"; it has {known}.')
            allowed_values = [one for one, _ in setting.values]
            if not any(value == one and type(value) is type(one) for one in allowed_values):
                shown = ", ".join(_typed(one) for one in allowed_values)
                wanted = f'"{value}"' if isinstance(value, str) else _typed(value)
                raise SetupError(f"Option {name} of {self.name} can be {shown}, not {wanted}.")
            resolved[name] = value
        for one in self.requirements:
            if not one.allows(resolved[one.setting], resolved):
                raise SetupError(one.sentence)
        self.check(seats, resolved)
        return resolved


def _typed(value: object) -> str:
    """A value of an option, as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _check_arguments(step: Step[Any]) -> None:
    """Clones share frames, so that a frame can carry only what never changes."""
    for kind in step.kinds:
        if kind not in (Frame, MAYBE_FRAME, RollFrame) and not shared(kind):
            raise RulesError(f"{step.name} cannot take {kind}: use numbers, words, enums, tuples and frozen structs")


def _shift(t: Table[Any], track: str, old: int, new: int, why: str) -> str:
    label = t.game.tracks[track].label
    reason = f" ({why})" if why else ""
    if old == new:
        return f"{label} stays at {new}{reason}."
    return f"{label} goes from {old} to {new}{reason}."


def _roll(t: Table[Any], roll: Roll) -> str:
    return roll.say() + "."


def _event(t: Table[Any], kind: str, by: Actor, about: tuple[int | str, ...]) -> str:
    from resolute.engine.reactions import Event

    return t.game.event_words(t, Event(0, kind, by, about))


def _rules_changed(t: Table[Any], lost: int) -> str:
    kept = "everything above is shown as it was played"
    if lost:
        kept = f"{'the last move' if lost == 1 else f'the last {lost} moves'} could not be kept"
    return f"The rules have been updated: the game goes on from here under the new ones, and {kept}."


_KERNEL_SENTENCES: Mapping[str, Callable[..., str]] = {
    "roll": _roll,
    "now": _roll,
    "modifier": lambda t, why, by: f"{signed(by)} for {why}.",
    "shift": _shift,
    "check": lambda t, track, result: f"The check {result}.",
    "asked": lambda t, seat, *event: f"{t.game.seat_name(t, seat)} may respond.",
    "answered": lambda t, seat, *event: f"{t.game.seat_name(t, seat)} responds.",
    "stopped": lambda t, *event: f"{_event(t, *event)}: stopped.",
    STORED: lambda t, text, kind, faces: text,
    "rules_changed": _rules_changed,
    "rules_replayed": lambda t: (
        "The rules have been updated since this game was saved: its moves were replayed under the new ones, so some"
        " details may differ."
    ),
    "taken_back": lambda t, number: f"Move {number} was taken back.",
    "loaded": lambda t: (
        "This game was loaded from a file. From here on the dice are new, and so is every card that nobody had seen."
    ),
    "branched": lambda t: (
        "This game goes on from a finished one. From here on the dice are new, and so is every card that nobody had"
        " seen."
    ),
}
