"""A position as bytes, and back: a header that can be checked before anything is believed, then msgpack."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from resolute.engine.dice import restore_luck
from resolute.engine.errors import CannotMigrate, RulesError, SaveError, SetupError
from resolute.engine.frames import MAYBE_FRAME, Frame, Landing, RollFrame, Seat, Step
from resolute.engine.game import Game
from resolute.engine.migration import RawPosition
from resolute.engine.reading import converted, decoder_of
from resolute.engine.registry import find_game
from resolute.engine.table import Outcome, Table

FORMAT = 1
_DIGEST = 16
_HEAD = 4 + 1 + 1 + _DIGEST + 4
_CHANGED = "This position has been changed: its contents do not fit together."

LARGEST = 100_000
"""No number in a position grows beyond this, however long its game lasts."""
LONGEST = 1 << 18
"""Bytes of a position: the longest of our games take a thirtieth of it."""

_Steps = dict[str, Step[Any]]


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


def seal(kind: bytes, body: bytes, format: int = FORMAT) -> bytes:
    """Put a header before a body: what it is, its format, its checksum and its length."""
    digest = blake2b(body, digest_size=_DIGEST, person=kind).digest()
    return b"RSLT" + kind[:1] + bytes([format]) + digest + len(body).to_bytes(4, "big") + body


def unseal(kind: bytes, data: bytes, what: str, newest: int = FORMAT) -> bytes:
    """The body behind a header that holds; otherwise one sentence that says what is wrong."""
    if data[:4] != b"RSLT"[: len(data[:4])] or len(data) == 0:
        raise SaveError(f"This is not a {what} of Resolute.")
    if len(data) < _HEAD:
        raise SaveError(f"This {what} is cut short.")
    if data[4:5] != kind[:1]:
        raise SaveError(f"This file of Resolute is not a {what}.")
    if data[5] > newest:
        raise SaveError(f"This {what} was made by a newer Resolute (format {data[5]}; this one reads {newest}).")
    size, body = int.from_bytes(data[6 + _DIGEST : _HEAD], "big"), data[_HEAD:]
    if len(body) < size:
        raise SaveError(f"This {what} is cut short.")
    if not format_of(data) or data != seal(kind, body, format_of(data)):
        raise SaveError(f"This {what} has been changed or damaged since it was written.")
    return body


def format_of(data: bytes) -> int:
    """The format that a header names."""
    return data[5]


def _plain(value: Any) -> Any:
    raise RulesError(f"a {type(value).__name__} cannot be saved there")


_encoder = msgspec.msgpack.Encoder(enc_hook=_plain)


def _frame_out(frame: Frame | RollFrame) -> list[Any]:
    return [frame.step.name, [_value_out(value) for value in frame.args]]


def _value_out(value: Any) -> Any:
    return _frame_out(value) if isinstance(value, Frame | RollFrame) else value


def position_body(t: Table[Any], version: int | None = None) -> bytes:
    """The whole position without its header, for whoever keeps many of them."""
    seed, at = t.dice.save()
    return _encoder.encode(
        _Position(
            t.game.id,
            t.game.version if version is None else version,
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
    return seal_position(position_body(t))


def seal_position(body: bytes) -> bytes:
    """A position without its header as `unpack` reads it."""
    return seal(b"position", body)


def state_hash(t: Table[Any], version: int | None = None) -> str:
    """A fingerprint of the position, as the rules of another version would have made it if one is given."""
    return blake2b(position_body(t, version), digest_size=16).hexdigest()


def unpack(data: bytes) -> Table[Any]:
    """The table that `pack` described, under the present rules; a clear SaveError if it is none, or CannotMigrate if
    it is one of an older version that they cannot take over."""
    position = _read(data)
    game = game_with_rules(position.game, position.version)
    try:
        if position.version != game.version:
            position = _migrated(game, position)
        return _table_in(game, game.steps, position)
    except CannotMigrate:
        raise
    except Exception as error:  # what was tampered with can go wrong anywhere in the rules
        if position.version != game.version:
            raise CannotMigrate(
                f"The position is of version {position.version} of the rules of {game.name}, and version"
                f" {game.version} cannot take it over."
            ) from error
        raise SaveError(_CHANGED) from error


def _read(data: bytes) -> _Position:
    body = unseal(b"position", data, "position")
    try:
        return decoder_of(_Position).decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise SaveError(_CHANGED) from error


def must_be_moderate(data: bytes) -> None:
    """Refuse a position with more in it than a game comes to: it is from a file that anybody may write, and who counts
    to such a number, or lists so much, is busy for ever."""
    position, todo = _read(data), list[Any]()
    try:
        todo += (msgspec.msgpack.decode(position.state), position.agenda)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise SaveError(_CHANGED) from error
    fits = len(data) <= LONGEST
    while todo and fits:
        match todo.pop():
            case int(number):
                fits = -LARGEST <= number <= LARGEST
            case list(values):
                todo += values
            case dict(entries):
                todo += (*entries, *entries.values())
    if not fits:
        raise SaveError("This saved game has been changed: its position holds more than a game comes to.")


def _migrated(game: Game[Any], position: _Position) -> _Position:
    """A position of an older version as the present one would have stored it; it is still marked as what it was."""
    state = msgspec.msgpack.decode(position.state)
    raw = game.migrate(position.version, RawPosition(position.seats, dict(position.options), state, position.agenda))
    return msgspec.structs.replace(
        position,
        seats=raw.seats,
        options=raw.options,
        state=msgspec.Raw(_encoder.encode(raw.state)),
        agenda=raw.agenda,
    )


def moves_before(data: bytes) -> int:
    """How many moves a packed position comes after, read without its rules."""
    return _read(data).number


def outcome_in(data: bytes) -> Outcome | None:
    """How the game ended in a packed position, read without its rules."""
    return _read(data).outcome


def _table_in(game: Game[Any], steps: _Steps, position: _Position) -> Table[Any]:
    options = game.resolve_options(position.seats, position.options)
    table: Table[Any] = Table(game, position.seats, options, restore_luck(position.seed, position.at))
    table.state = game.state_decoder.decode(position.state)
    table.agenda = [_frame_in(steps, frame) for frame in position.agenda]
    table.number = position.number
    table.serial = position.serial
    table.muted = position.muted
    table.outcome = position.outcome
    over = table.outcome is not None and not table.agenda
    asks = table.outcome is None and table.agenda[-1].step.asks and table.decision is not None
    if not (over or asks):
        raise ValueError("the game neither asks anybody nor is it over")
    return table


def game_with_rules(id: str, version: int) -> Game[Any]:
    """Find a game by id whose rules are at least of this version; raises a readable error if there is none."""
    try:
        game = find_game(id)
    except SetupError:
        raise SaveError(f'This save is of a game called "{id}", which is not here.') from None
    if version > game.version:
        raise SaveError(
            f"This save uses version {version} of the rules of {game.name}, and this Resolute knows {game.version}:"
            " update Resolute to read it."
        )
    return game


def _frame_in(steps: _Steps, data: Any) -> Frame:
    name, values = data
    step = steps[name]
    return Frame(step, _values_in(steps, values, step.kinds))


def _roll_frame_in(steps: _Steps, data: Any) -> RollFrame:
    name, values = data
    step = steps[name]
    if not isinstance(step, Landing):
        raise ValueError(f"{name} does not follow a roll")
    return RollFrame(step, _values_in(steps, values, step.kinds[1:]))


def _values_in(steps: _Steps, values: Any, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(_value_in(steps, value, kind) for value, kind in zip(values, kinds, strict=True))


def _value_in(steps: _Steps, value: Any, kind: Any) -> Any:
    if kind is RollFrame:
        return _roll_frame_in(steps, value)
    if kind is Frame or (kind == MAYBE_FRAME and value is not None):
        return _frame_in(steps, value)
    return converted(value, kind)
