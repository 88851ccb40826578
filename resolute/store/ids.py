"""Names of tables that nobody can guess."""

from __future__ import annotations

import secrets


def new_table_id() -> str:
    """A name that nobody can guess. It never begins with a dash, so a command doesn't take it for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id
