"""When people were last heard of at a table, and whose hands they have seen there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables; people have seen the hand of the seat that they hold."""
    op.create_table(
        "presence",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "visitor", name="pk_presence"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_presence_game_id", ondelete="CASCADE"),
    )
    op.create_table(
        "hand",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", "visitor", name="pk_hand"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_hand_game_id", ondelete="CASCADE"),
    )
    op.execute("INSERT INTO hand SELECT game_id, seat, holder FROM seat WHERE holder <> ''")
