"""The few words that the two databases spell in their own way."""

from __future__ import annotations

from sqlalchemy import Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what happens if the row is there already."""
    return postgresql.insert(table) if dialect.name == "postgresql" else sqlite.insert(table)
