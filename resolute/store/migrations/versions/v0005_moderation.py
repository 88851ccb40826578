"""Who may not talk or watch, which tables are closed, and links that take a visitor to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables, and note of a game whether it is closed and who may talk, and of a line who said it."""
    op.add_column("game", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("bars", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("visitor", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "bar",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "visitor", name="pk_bar"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_bar_game_id", ondelete="CASCADE"),
    )
    op.create_table(
        "ban",
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_ban"),
    )
    op.create_table(
        "recovery",
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_recovery"),
        sa.UniqueConstraint("key_hash", name="uq_recovery_key_hash"),
    )
