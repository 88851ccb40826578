"""Private links to seats, and what is said at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables for links and chat."""
    op.create_table(
        "invite",
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("used_by", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name="pk_invite"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_invite_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_invite_game_id_seat", "invite", ["game_id", "seat"])
    op.create_table(
        "chat",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "id", name="pk_chat"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_chat_game_id", ondelete="CASCADE"),
    )
