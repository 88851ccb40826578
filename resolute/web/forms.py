"""Numbers that people and scripts write into forms and addresses."""

from __future__ import annotations

import re

from resolute.engine.errors import SetupError

_NUMBER = re.compile(r"-?[0-9]{1,11}")


def number_of(text: str) -> int | None:
    """The number that a text is; None, if it is none, or longer than any that we count with."""
    return int(text) if _NUMBER.fullmatch(text) else None


def number_in(form: dict[str, str], name: str) -> int:
    """A number that a form carries."""
    number = number_of(form.get(name, ""))
    if number is None:
        raise SetupError(f'"{name}" must be a number.')
    return number
