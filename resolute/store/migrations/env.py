"""Alembic runs this for each upgrade; the connection is already there and its transaction is the caller's."""

from __future__ import annotations

from alembic import context

from resolute.store.migrate import VERSION_TABLE
from resolute.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
context.run_migrations()
