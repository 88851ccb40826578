"""Whether players may ask for advice at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Note of a game whether advice was allowed or turned off; neither, where nobody chose."""
    op.add_column("game", sa.Column("advice", sa.Boolean, nullable=True))
