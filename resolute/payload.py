"""What one visitor sees of one table: the only thing that pages, the JSON API and live updates are made from.

A payload is built for a visitor by the server (`web/payloads.py`) and read by clients (`client.py`). Nothing outside
it is ever sent.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.option_values import (
    NO_VALUE,
    AskedSeat,
    ChainLink,
    DiceMeaning,
    GroupHeading,
    OptionValue,
    RollTable,
    Stakes,
)
from resolute.engine.summary import Summary
from resolute.engine.views import Part
from resolute.engine.words import Words


class SeatPayload(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat as everybody sees it."""

    seat: Seat
    label: Words
    """What the game calls it, for instance the candidate's name."""
    name: str
    """The person's or the bot's name; empty while the seat is free."""
    kind: str
    """`person`, `bot` or `free`."""
    bot: str = ""
    """The level of a bot."""
    mine: bool = False
    deciding: bool = False
    present: bool = False
    """Whether somebody at this seat is connected now."""
    waits: bool = False
    """A private link to this seat waits for its person."""
    own: bool = False
    """This visitor may take the seat: a bot plays there for them, or it is free and open to them."""
    kept: bool = False
    """A bot plays for a person, this visitor or another, who may take the seat back."""


class OptionPayload(msgspec.Struct, frozen=True):
    """Something that the visitor may do now, or may not, with the reason."""

    index: int
    label: Words
    at: str = ""
    cost: Words = ""
    group: Words = ""
    amount: int | None = None
    declines: bool = False
    barred: Words = ""
    """Why it cannot be done; such an option has the index -1."""
    piece: str = ""
    """The id of the card or ballot that is used for it."""
    mutes: bool = False
    """It only asks not to be asked again."""
    value: OptionValue = NO_VALUE
    """What it does and what it is worth."""


class DecisionPayload(msgspec.Struct, frozen=True, cache_hash=True):
    """The question that waits. Only the seat that decides is sent options."""

    seat: Seat
    label: Words
    """Who decides, as the game calls it."""
    prompt: Words
    rule: str
    mine: bool
    options: tuple[OptionPayload, ...] = ()
    groups: tuple[GroupHeading, ...] = ()
    """What stands above the options of a group."""
    columns: tuple[Words, ...] = ()
    """Headings of the value columns."""
    stakes: Stakes | None = None
    """What happens if nobody reacts."""
    chain: tuple[ChainLink, ...] = ()
    asked: tuple[AskedSeat, ...] = ()
    note: Words = ""
    """A line under the question."""
    reaction: bool = False
    """Something was announced, and this seat may answer it."""
    roll: RollTable | None = None
    """The roll that it is about: the whole table, with what each price buys."""
    goes_on: bool = False
    """The page may answer by itself where there is only one thing to do."""
    dice: tuple[DiceMeaning, ...] = ()
    """What the dice that lie under the question have opened."""
    doing: Words = ""
    """For everybody else: what the seat is doing, after its name ("is choosing a region")."""


class LinePayload(msgspec.Struct, frozen=True):
    """A line of the journal."""

    place: int
    """Its place among the lines that this visitor may read, from 0: a line's address."""
    number: int
    """The number of moves that had been played when it was written."""
    text: Words
    kind: str = ""
    faces: tuple[int, ...] = ()
    """The dice of a roll."""
    seat: Seat | None = None
    """Who moved; of a heading, whose turn begins."""
    about: tuple[str, ...] = ()
    """The ids of the places and pieces that it is about."""
    heading: bool = False
    """A turn begins with it; `short` is its title."""
    tone: str = ""
    """Why it is announced large (`taken`, `lost`, `extra` or `answered`), if it is."""
    why: Words = ""
    """What lies behind an announcement."""
    short: Words = ""
    """The title of a heading, or the line under which a long one is folded."""
    quiet: bool = False
    """For the record: it is not shown as an action."""
    first: int | None = None
    """If it only repeats the lines before it: the place of the first of them."""
    joined: Words = ""
    """Then all of these lines in one sentence."""


class ChatPayload(msgspec.Struct, frozen=True):
    """Something that somebody said at the table."""

    id: int
    name: str
    text: str
    at: float


class PersonPayload(msgspec.Struct, frozen=True):
    """Somebody at a table beside its players, as whoever set it up sees them."""

    person: str
    """What this table calls them."""
    name: str
    here: bool
    barred: str = ""
    """`mute` or `remove`, if they may not chat or not watch."""
    seated: bool = False


class OutcomePayload(msgspec.Struct, frozen=True):
    """How the game ended."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    ending: str
    reason: Words
    seed: str
    """The seed in hexadecimal, so that the commitment can be checked."""
    summary: Summary = Summary()
    """What decided it, how close it was, whose luck it was."""


class UndoPayload(msgspec.Struct, frozen=True):
    """What would be taken back if this visitor undid now. Where dice or somebody's turn go with it, they are asked
    first."""

    moves: int
    """How many moves."""
    rolls: int = 0
    """How many rolls of the dice."""
    seats: tuple[Seat, ...] = ()
    """Whose moves go with it, other than the visitor's own."""
    learned: bool = False
    """Whether cards were drawn or something hidden was seen: that cannot be unseen."""
    people: bool = False
    """Whether several people share this screen, who have to agree."""

    @property
    def free(self) -> bool:
        """Whether it only takes back a choice of one's own."""
        return not (self.rolls or self.seats or self.learned)


class AnswerPayload(msgspec.Struct, frozen=True):
    """An answer of an exercise, and how often it wins."""

    label: Words
    chance: float
    best: bool = False
    chosen: bool = False


class CoachPayload(msgspec.Struct, frozen=True):
    """What the coach of a first game says about the decision that waits, or what an exercise is and came to."""

    step: int
    """Which of its steps this is, from 1; 0 in an exercise."""
    of: int
    lead: Words
    text: Words
    points_at: str
    """A region of the page (`decision`, `tally`, `cards`, `board`) or the id of something in the view."""
    answers: tuple[AnswerPayload, ...] = ()
    """Once an exercise has been answered: how its answers do, the best first."""


class TablePayload(msgspec.Struct, frozen=True, dict=True):
    """A table as one visitor sees it."""

    table: str
    """The table's address."""
    title: str
    game: str
    game_name: Words
    number: int
    """The number of log rows: it only grows, also when moves are taken back."""
    moves: int
    """How many moves have been played up to the position that is shown."""
    last: int
    """How many moves the game has in all; less than that is a past position."""
    seat: Seat | None
    """The seat through whose eyes this is seen; None: a spectator."""
    seats: tuple[SeatPayload, ...]
    options: dict[Words, Words]
    """The settings of the game, in words: label to value."""
    parts: dict[str, Part]
    decision: DecisionPayload | None
    journal: tuple[LinePayload, ...]
    """Oldest first."""
    chat: tuple[ChatPayload, ...]
    commitment: str
    outcome: OutcomePayload | None = None
    curtain: bool = False
    """Several people share this screen and the next hidden hand must be asked for first."""
    can_undo: bool = False
    may_agree: bool = False
    """All people at the table share this screen, so that they may agree to go back further."""
    undo: UndoPayload | None = None
    """What an undo would take back; None where there is nothing to undo."""
    past: bool = False
    watching: int = 0
    public: bool = False
    can_branch: bool = False
    """Whether a new game may be started from any position of this one: once it is over."""
    manages: bool = False
    """Whether this visitor set the table up, and so hands out its links and decides who may watch."""
    goal: Words = ""
    """How the game is won, in one line."""
    decided: int = 0
    """How many moves had been played after this seat's last decision; 0: it has made none."""
    waiting: bool = False
    """Whether the game has not begun because somebody who was invited is not here yet."""
    runs: bool = False
    """Whether what is under way goes on by itself: everybody but the bots has said that they pass."""
    host: str = ""
    """The name of whoever set the table up, if they play under one."""

    coach: CoachPayload | None = None
    closed: bool = False
    """Whether the people who run the server have closed the game, so that nobody plays on."""
    quiet: bool = False
    """Whether only the players may chat."""
    people: tuple[PersonPayload, ...] = ()
    """For whoever set the table up: who watches or has said something, and may be muted or asked to leave."""
    loaded: bool = False
    """Whether the game came from a file, so that whoever loaded it may know what was in it."""
    branched: bool = False
    """Whether it goes on from a position of a finished game, so that whoever started it may know what was in that."""
    advice: bool = False
    """Whether whoever decides may ask for advice."""

    @cached_property
    def drawn(self) -> dict[str, Any]:
        """A place for what the page draws of it, which is kept as long as the payload is."""
        return {}


class StoredPayload(msgspec.Struct, frozen=True):
    """A game that can only be read: it was played under older rules that the present ones cannot take over."""

    table: str
    title: str
    game_name: str
    sentence: str
    """What became of it."""
    ended: str
    """How it ended, if it did."""
    journal: tuple[LinePayload, ...]


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    title: str
    game: str
    game_name: str
    names: tuple[str, ...]
    """Who plays, seat by seat; empty: a free seat."""
    created: float
    over: bool
    public: bool
    your_turn: bool = False
    moves: int | None = None
    waiting: bool = False
    """Whether it still waits for people who were invited."""
    invited: int = 0
    """How many invitations nobody has used yet."""
    deciding: Words = ""
    """Whose turn it is, as the game calls the seat."""


class ChancePayload(msgspec.Struct, frozen=True):
    """One thing that can come of an option: how likely it is, what would be told, and the ids of what it concerns."""

    chance: float
    text: Words
    about: tuple[str, ...] = ()


class LikelyPayload(msgspec.Struct, frozen=True):
    """One thing that may happen, whatever else does; things of one kind stand together."""

    chance: float
    kind: str
    text: Words
    about: tuple[str, ...] = ()


class PlaceChance(msgspec.Struct, frozen=True):
    """How likely a place is part of what happens."""

    chance: float
    place: str
    """Its id."""
    name: Words


class OddsAnswer(msgspec.Struct, frozen=True):
    """What can come of an option: chances with sentences, the likeliest first."""

    chances: tuple[ChancePayload, ...]
    exact: bool
    places: tuple[PlaceChance, ...] = ()
    """How likely each place of the map is part of what happens."""
    prices: tuple[PricedOdds, ...] = ()
    """The odds of making an optional payment on the way; `chances` are those of paying nothing."""
    likely: tuple[LikelyPayload, ...] = ()
    """Every single thing that may happen: nothing certain, nothing under 1 %, grouped by kind."""
    roll: RollTable | None = None
    """The table of the roll with which the option begins, if the game knows it."""


class PricedOdds(msgspec.Struct, frozen=True):
    """What an optional payment is called, and what can come of it."""

    label: Words
    odds: OddsAnswer


class AdviceReason(msgspec.Struct, frozen=True):
    """Something that differs after an option: what it is, and by how much it changes the chance to win."""

    term: str
    by: float
    text: Words


class AdvisedOption(msgspec.Struct, frozen=True):
    """An option that the advisor would consider. A game that tells no chances has None for both figures."""

    index: int
    label: Words
    chance: float | None
    """The chance to win after it, from 0 to 1."""
    spread: float | None
    """Half of the 95 % interval of that chance."""
    equal: bool
    """Whether it is as good as the best, as far as can be told."""
    why: tuple[AdviceReason, ...] = ()
    """Of the best option: beside the next one. Of the others: beside the best."""


class AdviceAnswer(msgspec.Struct, frozen=True):
    """The best options for the seat that decides, the best first; none where there is nothing to choose."""

    number: int
    """The number of the position that it is about."""
    options: tuple[AdvisedOption, ...]


class CurvePoint(msgspec.Struct, frozen=True):
    """How a finished game stood after so many moves, for each seat: chances from 0 to 1."""

    moves: int
    standing: tuple[float, ...]


class BetterMove(msgspec.Struct, frozen=True):
    """What the advisor would have played instead, and by how much it raises the chance, where chances are told."""

    label: Words
    by: float | None


class Swing(msgspec.Struct, frozen=True):
    """A move after which the game stood differently."""

    moves: int
    """How many moves had been played before it."""
    seat: Seat
    """Who moved."""
    who: Words
    label: Words
    """What they chose."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    luck: bool
    """Whether dice or cards had a part in it."""
    better: BetterMove | None = None


class ReviewAnswer(msgspec.Struct, frozen=True):
    """How a finished game went: a curve, and the moves that changed it most, the biggest swing first."""

    points: tuple[CurvePoint, ...]
    swings: tuple[Swing, ...]
    chances: bool
    """Whether the figures are chances to win; otherwise they only say better and worse, 1 for the best moment."""
    seat: Seat = 0
    """Whose curve this visitor is shown: their own, or the winner's."""
    who: Words = ""
    """Whose that is, where it is not this visitor's own."""
    names: tuple[Words, ...] = ()
    """What the game calls each seat."""


class SettingInfo(msgspec.Struct, frozen=True):
    """An option of a game with its values and their labels, the default first."""

    name: str
    label: str
    help: str
    values: tuple[tuple[str | bool | int, str], ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    about: str
    length: str
    seat_counts: tuple[int, ...]
    settings: tuple[SettingInfo, ...]
    bots: tuple[str, ...]


class CreatedTable(msgspec.Struct, frozen=True):
    """A new table: its address, and the private links to seats that wait for their person."""

    table: str
    links: dict[str, str]
