"""Names of tables and visitors that nobody can guess. None begins with a dash, so a command doesn't take it for an
option."""

from __future__ import annotations

import secrets


def new_table_id() -> str:
    """The name of a new table."""
    return _name(9)


def new_visitor() -> str:
    """The name of somebody new: 128 random bits."""
    return _name(16)


def no_option(name: str) -> str:
    """A name that was not drawn, with another letter in the place of a dash at its beginning."""
    return f"_{name[1:]}" if name.startswith("-") else name


def _name(length: int) -> str:
    while (name := secrets.token_urlsafe(length)).startswith("-"):
        pass
    return name
