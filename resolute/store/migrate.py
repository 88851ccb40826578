"""Bring a database to the version of this Resolute; its steps are in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from resolute.store.errors import StoreError

VERSION_TABLE = "resolute_version"
_FOLDER = Path(__file__).parent / "migrations"
# Two servers that start at the same time take turns; the number only has to be the same in both.
_TURN = 7_265_736


def versions() -> list[str]:
    """Every version that a database of ours can have, oldest first."""
    scripts = ScriptDirectory(str(_FOLDER))
    return [script.revision for script in scripts.walk_revisions()][::-1]


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if it is empty."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def must_be_current(connection: Connection) -> None:
    """Refuse a database of another version: its own server may be running."""
    found = version_of(connection)
    if found != versions()[-1]:
        raise StoreError(
            f"This database is of another version of Resolute (it is {found or 'empty'}, this one writes"
            f" {versions()[-1]}): start a server of this version on it first."
        )


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database up to a version, inside the transaction of the connection; a newer one is refused."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": _TURN})
    known, found = versions(), version_of(connection)
    if found is not None and found not in known:
        raise StoreError(
            f"This database was made by a newer Resolute (its version is {found}; this one knows {known[-1]}):"
            " update Resolute, or name another database."
        )
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found != known[-1]:
        command.upgrade(config, to)
