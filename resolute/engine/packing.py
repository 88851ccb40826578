"""A position as bytes, and back: a header that can be checked before anything is believed, then msgpack."""

from __future__ import annotations

import types
from functools import cache
from hashlib import blake2b
from typing import Any, Union, get_args, get_origin

import msgspec

from resolute.engine.dice import restore_luck
from resolute.engine.errors import SaveError, SetupError
from resolute.engine.frames import Frame, RollFrame, Seat, Step
from resolute.engine.game import Game
from resolute.engine.registry import find_game
from resolute.engine.table import Outcome, Table

FORMAT = 1
_DIGEST = 16
_HEAD = 4 + 1 + 1 + _DIGEST + 4


class _Position(msgspec.Struct, array_like=True):
    game: str
    version: int
    seats: int
    options: dict[str, str | bool | int]
    state: msgspec.Raw
    agenda: list[Any]
    seed: bytes
    at: int
    number: int
    serial: int
    muted: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None


def seal(kind: bytes, body: bytes) -> bytes:
    """Put a header before a body: what it is, its format, its checksum and its length."""
    digest = blake2b(body, digest_size=_DIGEST, person=kind).digest()
    return b"RSLT" + kind[:1] + bytes([FORMAT]) + digest + len(body).to_bytes(4, "big") + body


def unseal(kind: bytes, data: bytes, what: str) -> bytes:
    """The body behind a header that holds; otherwise one sentence that says what is wrong."""
    if data[:4] != b"RSLT"[: len(data[:4])] or len(data) == 0:
        raise SaveError(f"This is not a {what} of Resolute.")
    if len(data) < _HEAD:
        raise SaveError(f"This {what} is cut short.")
    if data[4:5] != kind[:1]:
        raise SaveError(f"This file of Resolute is not a {what}.")
    if data[5] > FORMAT:
        raise SaveError(f"This {what} was made by a newer Resolute (format {data[5]}; this one reads {FORMAT}).")
    digest, size, body = data[6 : 6 + _DIGEST], int.from_bytes(data[6 + _DIGEST : _HEAD], "big"), data[_HEAD:]
    if len(body) < size:
        raise SaveError(f"This {what} is cut short.")
    if len(body) > size or blake2b(body, digest_size=_DIGEST, person=kind).digest() != digest:
        raise SaveError(f"This {what} has been changed or damaged since it was written.")
    return body


def _plain(value: Any) -> Any:
    if isinstance(value, Step):
        return value.name
    raise NotImplementedError(f"a frame cannot carry a {type(value).__name__}")


_encoder = msgspec.msgpack.Encoder(enc_hook=_plain)


def _frame_out(frame: Frame) -> list[Any]:
    return [frame.step.name, [_value_out(value) for value in frame.args]]


def _value_out(value: Any) -> Any:
    if isinstance(value, Frame):
        return _frame_out(value)
    return value


def _body(t: Table[Any]) -> bytes:
    seed, at = t.dice.save()
    return _encoder.encode(
        _Position(
            t.game.id,
            t.game.version,
            t.seats,
            t.options,
            msgspec.Raw(_encoder.encode(t.state)),
            [_frame_out(frame) for frame in t.agenda],
            seed,
            at,
            t.number,
            t.serial,
            t.muted,
            t.outcome,
        )
    )


def pack(t: Table[Any]) -> bytes:
    """The whole position; the journal is no part of it."""
    return seal(b"position", _body(t))


def state_hash(t: Table[Any]) -> str:
    """A fingerprint of the position."""
    return blake2b(_body(t), digest_size=16).hexdigest()


def unpack(data: bytes) -> Table[Any]:
    """The table that `pack` described; a clear SaveError if it is none."""
    body = unseal(b"position", data, "position")
    try:
        position = msgspec.msgpack.decode(body, type=_Position)
        game = game_of_version(position.game, position.version)
        table: Table[Any] = Table(game, position.seats, position.options, restore_luck(position.seed, position.at))
        table.state = game.state_decoder.decode(position.state)
        table.agenda = [_frame_in(game, frame) for frame in position.agenda]
    except (msgspec.MsgspecError, ValueError, TypeError, SyntaxError) as error:
        raise SaveError("This position has been changed: its contents do not fit together.") from error
    table.number = position.number
    table.serial = position.serial
    table.muted = position.muted
    table.outcome = position.outcome
    return table


def game_of_version(id: str, version: int) -> Game[Any]:
    """The game with the rules of that version, or a sentence that it is not here."""
    try:
        game = find_game(id)
    except SetupError:
        raise SaveError(f'This save is of a game called "{id}", which is not here.') from None
    if version != game.version:
        raise SaveError(f"This save uses version {version} of the rules of {game.name}; here is {game.version}.")
    return game


def _frame_in(game: Game[Any], data: Any) -> Frame:
    name, values = data
    step = game.steps.get(name)
    if step is None:
        raise ValueError(f"no step called {name}")
    kinds = step.kinds
    if step.takes_roll and len(values) == len(kinds) - 1:
        return RollFrame(step, tuple(_value_in(game, *pair) for pair in zip(values, kinds[1:], strict=True)))
    return Frame(step, tuple(_value_in(game, *pair) for pair in zip(values, kinds, strict=True)))


def _value_in(game: Game[Any], value: Any, kind: Any) -> Any:
    if _holds_frame(kind):
        return None if value is None else _frame_in(game, value)
    return msgspec.convert(value, kind)


@cache
def _holds_frame(kind: Any) -> bool:
    if get_origin(kind) in (Union, types.UnionType):
        return any(_holds_frame(part) for part in get_args(kind))
    return isinstance(kind, type) and issubclass(kind, Frame)
