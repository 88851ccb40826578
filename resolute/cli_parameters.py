"""Parameters that commands share: whole numbers within bounds, options of a game, flags."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter, Token

from resolute.engine.errors import SetupError
from resolute.text.words import MAX_DIGITS, read_number


def _name_of(tokens: Sequence[Token]) -> str:
    return tokens[0].keyword or "a number"


def _whole(low: int, high: int) -> Callable[[Any, Sequence[Token]], int]:
    """Reads a whole number within bounds."""

    def read(kind: Any, tokens: Sequence[Token]) -> int:
        number = read_number(tokens[0].value)
        if number is None or not low <= number <= high:
            raise SetupError(
                f'{_name_of(tokens)} takes a whole number from {low} to {high:,}, not "{tokens[0].value}".'
            )
        return number

    return read


def _seconds(kind: Any, tokens: Sequence[Token]) -> float:
    try:
        seconds = float(tokens[0].value)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 3600:
        raise SetupError(f'{_name_of(tokens)} takes a number above 0 and up to 3600, not "{tokens[0].value}".')
    return seconds


Places = Annotated[int, Parameter(converter=_whole(1, 99))]
Many = Annotated[int, Parameter(converter=_whole(1, 10_000_000))]
Seed = Annotated[int, Parameter(converter=_whole(0, 10**MAX_DIGITS - 1))]
Port = Annotated[int, Parameter(converter=_whole(0, 65_535))]
Seconds = Annotated[float, Parameter(converter=_seconds)]
Flag = Annotated[bool, Parameter(show_default=False)]
Options = Annotated[tuple[str, ...], Parameter(name="--option", consume_multiple=False, show_default=False)]


def print_json(value: Any) -> None:
    """Print a value as JSON that people can read."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
