"""What each row of a log leaves on the table, and games that were carried over to newer rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for checkpoints, and the table of games that were carried over."""
    op.add_column("log", sa.Column("checkpoint", sa.LargeBinary))
    op.create_table(
        "upgrade",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_upgrade"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_upgrade_game_id", ondelete="CASCADE"),
    )
