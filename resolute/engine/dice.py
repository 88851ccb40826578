"""All luck, as one stream of BLAKE2b blocks keyed by a secret seed.

The stream is cheap to copy, hard to predict and the same on every machine. Its hash is the commitment that
is shown when a game starts; the seed itself is shown when it ends.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import blake2b
from itertools import accumulate
from struct import Struct as Binary
from typing import Protocol

import msgspec

from resolute.engine.errors import RulesError, SetupError

_WORDS = Binary("<32H")
_PER_BLOCK = 32
_MAX_SEED = 64
_SCRIPTED = -1
_SMALL = 1 << 16
# The last word that is kept for each small n, so that every value is equally likely.
_LIMITS = [0, *(_SMALL - _SMALL % n for n in range(1, 257))]
_LIMIT_OF = dict(enumerate(_LIMITS[1:], 1))


class Luck(Protocol):
    """What a table asks of its dice; the stream, scripts and the counting of odds all answer it."""

    used: list[int] | None

    def die(self, sides: int) -> int:
        """One face of a die, from 1."""

    def below(self, n: int) -> int:
        """One of 0 .. n-1, each equally likely: a place in a pile, a region, a seat."""

    def countdown(self, n: int) -> list[int]:
        """One of 0 .. n-1, then one of 0 .. n-2, down to one of two: what a whole shuffle draws."""

    def weighted(self, weights: Sequence[int]) -> int:
        """The index of one of the weights, each as likely as its share: a whole handful in one draw."""

    def clone(self) -> Luck:
        """The same luck from here on."""

    def save(self) -> tuple[bytes, int]:
        """The seed and how much of the stream is used."""


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The secret behind a seed: a number for experiments, fresh bytes for real games."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) > _MAX_SEED:
            raise SetupError(f"A seed has at most {_MAX_SEED} bytes, not {len(seed)}.")
        return seed
    return blake2b(b"resolute seed %d" % seed, digest_size=32).digest()


def commitment(seed: bytes) -> str:
    """The hash that is shown before a game, so that the seed shown after it can be checked."""
    return blake2b(seed, digest_size=32, person=b"commitment").hexdigest()


class Dice(msgspec.Struct):
    """The stream of luck that a real game uses, from its beginning; `dice_at` opens it further on."""

    seed: bytes
    block: int = -1
    place: int = _PER_BLOCK
    words: tuple[int, ...] = ()
    used: list[int] | None = None

    def __repr__(self) -> str:
        return "<dice>"

    def _open_next(self) -> None:
        self.block += 1
        self.words = _WORDS.unpack(blake2b(self.block.to_bytes(8, "little"), key=self.seed).digest())

    def _word(self) -> int:
        if self.place == _PER_BLOCK:
            self._open_next()
            self.place = 0
        self.place += 1
        return self.words[self.place - 1]

    def below(self, n: int) -> int:
        """One of 0 .. n-1, each equally likely."""
        limit = _LIMIT_OF.get(n)
        if limit is not None:
            place = self.place
            while True:
                if place == _PER_BLOCK:
                    self._open_next()
                    place = 0
                word = self.words[place]
                place += 1
                if word < limit:
                    break
            self.place = place
            value = word % n
        else:
            value = self._large(n)
        if self.used is not None:
            self.used.append(value)
        return value

    def countdown(self, n: int) -> list[int]:
        """The same as one draw after the other, but most of the time in between is saved."""
        if n >= len(_LIMITS):
            return [self.below(left) for left in range(n, 1, -1)]
        place, words = self.place, self.words
        drawn = []
        for left in range(n, 1, -1):
            limit = _LIMITS[left]
            while True:
                if place == _PER_BLOCK:
                    self._open_next()
                    place, words = 0, self.words
                word = words[place]
                place += 1
                if word < limit:
                    break
            drawn.append(word % left)
        self.place = place
        if self.used is not None:
            self.used += drawn
        return drawn

    def die(self, sides: int) -> int:
        """One face of a die, from 1."""
        return self.below(sides) + 1

    def _large(self, n: int) -> int:
        if n <= 0:
            raise RulesError("a draw from nothing")
        words = n.bit_length() // 16 + 1
        span = 1 << (16 * words)
        limit = span - span % n
        while True:
            value = 0
            for _ in range(words):
                value = value << 16 | self._word()
            if value < limit:
                return value % n

    def weighted(self, weights: Sequence[int]) -> int:
        """The index of one of the weights, each as likely as its share."""
        sums = list(accumulate(weights))
        if not sums or sums[-1] <= 0:
            raise RulesError("a draw from nothing")
        used, self.used = self.used, None
        index = bisect_right(sums, self.below(sums[-1]))
        self.used = used
        if used is not None:
            used.append(index)
        return index

    def clone(self) -> Dice:
        """The same luck from here on."""
        return Dice(self.seed, self.block, self.place, self.words)

    def save(self) -> tuple[bytes, int]:
        """The seed and how much of the stream is used."""
        return self.seed, self.block * _PER_BLOCK + self.place


def dice_at(seed: bytes, at: int) -> Dice:
    """The stream of a seed after so many words of it."""
    if at < 0 or len(seed) > _MAX_SEED:
        raise ValueError("no stream of luck is like that")
    block, place = divmod(at, _PER_BLOCK)
    dice = Dice(seed, block - 1)
    if place:
        dice._open_next()
        dice.place = place
    return dice


class ScriptedDice:
    """Scripted luck, for worked examples and tests.

    `faces` are the dice in the order in which they will be rolled, and running out of them is an error.
    `draws` are the positions taken from piles, bags and handfuls; once they are used up, the first is taken.
    """

    __slots__ = ("_draws", "_faces", "used")

    def __init__(self, faces: Sequence[int] = (), draws: Sequence[int] = ()) -> None:
        self._faces = tuple(faces)
        self._draws = tuple(draws)
        self.used: list[int] | None = None

    def die(self, sides: int) -> int:
        """The next written face, which must fit the die."""
        if not self._faces:
            raise RulesError("a die is rolled, but the script has no face left")
        face, *rest = self._faces
        if not 1 <= face <= sides:
            raise RulesError(f"the script says {face} for a die of {sides} sides")
        self._faces = tuple(rest)
        return self._note(face - 1) + 1

    def below(self, n: int) -> int:
        """The next written draw, or the first there is."""
        return self.weighted((1,) * n)

    def countdown(self, n: int) -> list[int]:
        """One written draw after the other."""
        return [self.below(left) for left in range(n, 1, -1)]

    def weighted(self, weights: Sequence[int]) -> int:
        """The next written draw as an index, or the first that can come at all."""
        possible = [index for index, weight in enumerate(weights) if weight]
        if not possible:
            raise RulesError("a draw from nothing")
        value, *rest = self._draws or possible[:1]
        if value not in possible:
            raise RulesError(f"the script draws {value}, which is none of the {len(possible)} that can come")
        self._draws = tuple(rest)
        return self._note(value)

    def _note(self, value: int) -> int:
        if self.used is not None:
            self.used.append(value)
        return value

    @property
    def faces_left(self) -> int:
        """How many scripted faces are left."""
        return len(self._faces)

    def clone(self) -> ScriptedDice:
        """The same script from here on."""
        return ScriptedDice(self._faces, self._draws)

    def save(self) -> tuple[bytes, int]:
        """A script has no seed; it is saved as what is left of it."""
        return msgspec.json.encode((self._faces, self._draws)), _SCRIPTED


def restore_luck(seed: bytes, at: int) -> Luck:
    """The luck that `save` described."""
    if at == _SCRIPTED:
        faces, draws = msgspec.json.decode(seed, type=tuple[tuple[int, ...], tuple[int, ...]])
        return ScriptedDice(faces, draws)
    return dice_at(seed, at)
