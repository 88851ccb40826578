"""What a card can look like: its fields, the events that it can answer, and what it changes while it lies in play.

Nothing in here knows a rule; the effects do (`effects`), and the cards themselves stand in the files beside this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any, Literal

import msgspec

from resolute.engine.conditions import Subject
from resolute.engine.effects import Effect, Saying
from resolute.engine.frames import Actor
from resolute.engine.reactions import Event
from resolute.engine.table import Table

NOBODY = -1


class Kind(IntEnum):
    """The kinds of cards in the command deck."""

    ACTION = 0
    INTERRUPTION = 1
    ASSET = 2
    FOUNDING_FATHER = 3
    DEFCON = 4
    TRIDENT = 5


# Events that can be answered, and what they are about. `by` is always the dictator who does it.

MOVED = "moved"
"""A dictator has moved, by whatever cause; about (from, to, how: TRAVEL, FLIGHT, BY_ROAD, BY_CARD or FORCED)."""
CARD = "card"
"""A card is being played, an interruption too; about (number of the card, target or NOBODY). The target of an
interruption is the dictator whose event it answers."""
ABILITY = "ability"
"""An ability is used as an answer; nothing answers it. About (the address of the ability,)."""
DISARM = "disarm"
"""A facility is about to be disarmed; about (place, what the die must show), or (place,) if no die is rolled."""
DISARM_ROLL = "disarm_roll"
"""The die of an attempt lies; about (place, total, needed)."""
DISARMED = "disarmed"
"""A facility would now count as disarmed; about (place,)."""
DREW = "drew"
"""A dictator has drawn a card as an action; about () or, if it came openly from the discards, (number of the card,)."""
CONFRONT = "confront"
"""The president is confronted; about (number of the presidential card, what the die must show to convince them)."""
CONVINCE_ROLL = "convince_roll"
"""The die that is to convince the president lies; about (total, needed)."""
CONVINCED = "convinced"
"""The roll is enough and the game would be won; about (total, needed)."""
TURN_BEGINS = "turn_begins"
"""A turn that is not skipped begins; about ()."""
TURN_ENDS = "turn_ends"
"""A turn is over, after the hand limit and the count of multi-turn cards; about ()."""
DEFCON_CARD = "defcon"
"""A DEFCON card was revealed and the level is about to change; about (the new level,)."""

STARTING, DISARMING, CONVINCING = "start", "disarm", "convince"
"""What a die is rolled for. With what is needed, or who rolls, that is all the journal keeps of the reason."""

TRAVEL, FLIGHT, BY_ROAD, BY_CARD, FORCED = range(5)
"""How a dictator moved: with the travel on a road or a dotted line; by a card, token or ability of their own that
uses roads, or one that does not; or because somebody or something else moved them."""


Trait = Literal[
    "actions",  # more or fewer actions a turn
    "hand_limit",  # more or fewer cards at the end of the turn
    "disarm_roll",  # added to the die when disarming
    "convince_roll",  # added to the die when convincing the president
    "disarm_cost",  # more or fewer actions for an attempt
    "flight_cost",  # more or fewer actions for an international flight
    "card_cost",  # more or fewer actions for every action and asset card (never below 0)
    "draw_cost",  # more or fewer actions for a draw
    "travels",  # more travels a turn
    "no_action_cards",
    "no_asset_cards",
    "no_interruptions",
    "no_travel",
    "no_flights",
    "no_drawing",
    "no_disarming",
    "no_confronting",
    "no_abilities",
    "passes_roadblocks",  # travels along a road in spite of its roadblock
    "ignores_no_fly",
    "zone_1_done",  # zone 1 counts as disarmed
    "two_presidents",  # draws two presidential cards and chooses one
    "draws_from_discards",  # a draw may take the top of the command discards
]
"""What lies in play can change these, by a number; those that forbid or allow count from 1."""

Traits = tuple[tuple[Trait, int], ...]


class Trigger(msgspec.Struct, frozen=True):
    """When an interruption or an ability can be played: after an event, of this or that dictator."""

    kinds: tuple[str, ...]
    who: Literal["opponent", "you", "anyone"] = "opponent"
    # The moment in words. What must be so besides: the effect's own `barred` is asked as well.
    said: str = "when an opponent acts"

    def fits(self, t: Table[Any], actor: Actor, event: Event) -> bool:
        """Whether the event is of this kind and by the right dictator."""
        if event.kind not in self.kinds:
            return False
        if self.who == "opponent":
            return event.by != actor
        return self.who == "anyone" or event.by == actor


class CardEffect(Effect, frozen=True):
    """An effect on a card: besides happening and saying itself, it knows whether it can be done now.

    `on` is the player to whom it happens; who plays the card, the target and the event that it answers are in
    `t.state.plays[-1]`.
    """

    def barred(self, t: Table[Any], on: Actor, event: Event | None) -> str:
        """Why it cannot be done now, as a reason; nothing if it can. `event` is what it would answer."""
        return ""

    def inside_usa(self, t: Table[Any], on: Actor, event: Event | None) -> bool:
        """Whether whoever it moves could start and end inside the USA; what it is aimed at is up to the aim."""
        return True

    @property
    def mood(self) -> int:
        """What it adds to the roll that is to convince the president."""
        return 0


class Unchanged(CardEffect, frozen=True):
    """Nothing happens."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        pass

    def say(self) -> Saying:
        return Saying("nothing happens")


class Destination(CardEffect, frozen=True):
    """A move to one of several places. All of them are chosen by one question, `moving.choose_place`."""

    def places(self, t: Table[Any], who: Actor) -> Sequence[int]:
        """Where the player could be moved now."""
        raise NotImplementedError

    def go(self, t: Table[Any], who: Actor, place: int) -> None:
        """Move there: the rules' own `moving.move_to`, perhaps with something besides."""
        raise NotImplementedError


class Aim(msgspec.Struct, frozen=True):
    """What a card is aimed at. It is named when the card is played, so that whoever is meant can answer."""

    def targets(self, t: Table[Any], actor: Actor) -> Iterator[int]:
        """Everything that can be named now, as numbers, looked for one after the other."""
        raise NotImplementedError

    def place_of(self, target: int) -> str:
        """Where one of them is: `seat:1`, `time_zone:3`."""
        raise NotImplementedError

    def say(self) -> str:
        """What has to be named, as the card begins: "an opponent"."""
        raise NotImplementedError

    @property
    def question(self) -> str:
        """What is asked when it is named, after the name of the card."""
        raise NotImplementedError

    def name_target(self, t: Table[Any], target: int) -> str:
        """What to call one that was named; it may have changed its place since."""
        raise NotImplementedError

    def is_against(self, target: int, actor: Actor) -> bool:
        """Whether what was named is a player, or something this player has in play."""
        return False

    @property
    def missing(self) -> str:
        """Why the card cannot be played if nothing can be named."""
        return f"There is no {self.say().removeprefix('an ').removeprefix('a ')}"


class Ability(msgspec.Struct, frozen=True):
    """Something that a dictator or an asset can do: in the own turn for its cost, or as an answer to an event.

    Its key ends its address, `asset/private-jet/take-a-flight`.
    """

    key: str
    label: str
    effect: CardEffect
    cost: int = 0
    limit: Literal["", "turn", "game"] = ""
    usa: bool = False
    trigger: Trigger | None = None
    aim: Aim | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A command card. Equal cards are one entry with so many copies; its key has a number in `keys`."""

    key: str
    name: str
    kind: Kind
    effect: CardEffect = Unchanged()
    cost: int = 0
    copies: int = 1
    # Whoever it moves starts and ends inside the USA, and what it is aimed at lies there; an asset's abilities, too.
    usa: bool = False
    # For so many turns it lies in front of whom it affects (see `effects.LieInFront`), with these traits.
    turns: int = 0
    traits: Traits = ()
    # Interruptions: what they answer.
    trigger: Trigger | None = None
    aim: Aim | None = None
    # Assets: what they can do in play.
    abilities: tuple[Ability, ...] = ()
    # A joke in small print.
    flavor: str = ""


class FoundingFather(Card, frozen=True, kw_only=True):
    """A Founding Father: `effect` happens when the card arrives, `traits` hold while it stays, `ending` happens at
    the end and `beginning` at the beginning of each turn of the player who has it."""

    kind: Kind = Kind.FOUNDING_FATHER
    # Whether it stays in front of the player, and whether the one before it has to go.
    stays: bool = True
    replaces: bool = True
    beginning: CardEffect = Unchanged()
    ending: CardEffect = Unchanged()


class Dictator(msgspec.Struct, frozen=True, kw_only=True):
    """A dictator: the abilities, what is always so, and what happens when the card comes to a player or leaves."""

    key: str
    name: str
    title: str
    abilities: tuple[Ability, ...] = ()
    traits: Traits = ()
    starting_hand: int = 4
    # At set-up after the nuclear cards are dealt, and when tokens IV or XII bring the card; and when they take it away.
    arrives: CardEffect = Unchanged()
    leaves: CardEffect = Unchanged()
    # At the start of every turn.
    beginning: CardEffect = Unchanged()
    flavor: str = ""
    text: str = ""

    @property
    def full_name(self) -> str:
        """The name as the rulebook prints it."""
        return f"{self.name} “{self.title}”"


class Presidential(msgspec.Struct, frozen=True, kw_only=True):
    """A presidential card: the president is present, or absent and something happens."""

    key: str
    name: str
    present: bool = False
    effect: CardEffect = Unchanged()
    copies: int = 1
    # It leaves the game after use instead of going to the discards.
    once: bool = False
    # Which variant of the game leaves it out.
    variant: Literal["", "oops", "defcon"] = ""
    flavor: str = ""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A DEFCON level: what happens when it is reached, and what holds for everybody while it lasts."""

    number: int
    name: str
    effect: CardEffect = Unchanged()
    traits: Traits = ()
    flavor: str = ""
