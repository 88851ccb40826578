"""The log of a game: its set-up and its moves, each with the draws that it used; everything else is replayed from it.

A game that was carried over to newer rules is replayed from the position at which it was, not from its set-up.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from resolute.engine.errors import ResoluteError, SaveError
from resolute.engine.stored import StoredLine
from resolute.engine.table import Move

TAKEN_BACK_AT_MOST = 5000
"""So many moves of one game can be taken back by agreement: the journal tells of each."""


class Played(msgspec.Struct, frozen=True):
    """A move in the record. `dice_at` is where the stream of luck goes on, if moves were taken back by
    agreement before it: luck that has been seen is not used again."""

    move: Move
    dice_at: int | None = None


class TakenBack(msgspec.Struct, frozen=True):
    """The players went back by agreement from one position to an earlier one."""

    back_to: int
    from_number: int


class Base(msgspec.Struct, frozen=True, array_like=True):
    """Where a replay begins if not at the set-up: after `number` moves, with this position and this journal."""

    number: int
    position: bytes
    journal: tuple[StoredLine, ...]

    def __repr__(self) -> str:
        return f"<base after {self.number} moves>"


class Log(msgspec.Struct, array_like=True):
    """What is written of a game: everything else can be computed from it. `dice_at` is where the stream of
    luck goes on with the next move, if moves were taken back by agreement; the text of a log hides the seed."""

    game: str
    version: int
    seats: int
    options: dict[str, str | bool | int]
    seed: bytes
    moves: list[Played]
    taken_back: list[TakenBack]
    dice_at: int | None = None
    # Where a branch went its own way: from so many moves on, the luck comes from another seed.
    branches: list[tuple[int, bytes]] = []
    # So many moves can no longer be taken back freely: another seat has answered them and thought better of it.
    answered: int = 0
    hash: str = ""
    # What came before it was played under older rules: it cannot be replayed, only shown as it was stored.
    base: Base | None = None
    # After so many moves the game was loaded from a file: luck, and whatever nobody had seen, is new from there on.
    loaded: list[int] = []
    # After so many moves it branched off a finished game, in which all could be seen: the same is new from there on.
    branched: list[int] = []

    def __repr__(self) -> str:
        return f"<log of {self.game}, {len(self.moves)} moves>"

    @property
    def floor(self) -> int:
        """How many of the moves cannot be replayed or taken back, because they were played under older rules."""
        return self.base.number if self.base is not None else 0

    @property
    def full(self) -> bool:
        """Whether so many moves were taken back by agreement that no more may be."""
        return len(self.taken_back) >= TAKEN_BACK_AT_MOST

    def without_last(self, dice_at: int, *, agreed: bool) -> Log:
        """The log after its last move was taken back; `agreed` if the journal has to say that all agreed."""
        length = len(self.moves)
        # What was agreed on later than the position to which we go back is told there from now on.
        notes = [TakenBack(min(note.back_to, length - 1), note.from_number) for note in self.taken_back]
        if agreed:
            notes.append(TakenBack(length - 1, length))
        answered = self.answered
        if not agreed and length > 1 and self.moves[-2].move.seat != self.moves[-1].move.seat:
            answered = max(answered, length - 1)
        return msgspec.structs.replace(
            self,
            moves=self.moves[:-1],
            taken_back=notes,
            dice_at=dice_at,
            branches=one_for_each((min(number, length - 1), seed) for number, seed in self.branches),
            answered=answered,
            loaded=sorted({min(number, length - 1) for number in self.loaded}),
            branched=sorted({min(number, length - 1) for number in self.branched}),
        )

    def until(self, number: int) -> Log:
        """The log as it was after so many moves: one of its own, which stays as it is when this one grows."""
        if not 0 <= number <= len(self.moves):
            raise ResoluteError(f"There is no position {number}; the game has {len(self.moves)} moves.")
        if number < self.floor:
            raise ResoluteError(
                f"Position {number} was played under older rules and is not kept here; look at {self.floor} or later."
            )
        return msgspec.structs.replace(
            self,
            moves=self.moves[:number],
            taken_back=[note for note in self.taken_back if note.back_to <= number],
            dice_at=self.moves[number].dice_at if number < len(self.moves) else self.dice_at,
            branches=[branch for branch in self.branches if branch[0] <= number],
            hash="",
            loaded=[place for place in self.loaded if place <= number],
            branched=[place for place in self.branched if place <= number],
        )

    def seed_at(self, number: int) -> bytes:
        """The seed from which the luck comes after so many moves."""
        return next((seed for start, seed in reversed(self.branches) if start <= number), self.seed)

    def tidied(self) -> Log:
        """The log with its branches and notes as playing leaves them; a SaveError if it cannot have left them so."""
        starts, backs = [start for start, _ in self.branches], [note.back_to for note in self.taken_back]
        for places in (starts, backs, self.loaded, self.branched):
            if places != sorted(places) or (places and not 0 <= places[0] <= places[-1] <= len(self.moves)):
                raise SaveError("This saved game has been changed: what was taken back or branched does not fit.")
        if len(backs) > TAKEN_BACK_AT_MOST or any(note.from_number <= note.back_to for note in self.taken_back):
            raise SaveError("This saved game has been changed: what was taken back does not fit.")
        if self.base is not None and not 0 <= self.base.number <= len(self.moves):
            raise SaveError("This saved game has been changed: the position that it goes on from does not fit.")
        return msgspec.structs.replace(
            self,
            branches=one_for_each(self.branches),
            loaded=list(dict.fromkeys(self.loaded)),
            branched=list(dict.fromkeys(self.branched)),
        )


def one_for_each(branches: Iterable[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Of the branches that begin at the same position the last counts."""
    return list(dict(branches).items())
