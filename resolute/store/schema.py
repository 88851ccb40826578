"""The tables of the database, for queries; the migrations make them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)


def _game_id() -> Column[str]:
    return Column("game_id", Text, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True)


game = Table(
    "game",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("creator", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("bars", Integer, nullable=False, server_default="0"),
    Column("advice", Boolean),
    Index(None, "public", "created"),
    Index(None, "creator"),
)

start = Table(
    "start",
    metadata,
    _game_id(),
    Column("data", LargeBinary, nullable=False),
)

log = Table(
    "log",
    metadata,
    _game_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("draws", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("dice_at", Integer),
    Column("request", Text),
    Column("at", Double, nullable=False),
    Column("checkpoint", LargeBinary),
    UniqueConstraint("game_id", "request"),
)

upgrade = Table(
    "upgrade",
    metadata,
    _game_id(),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    _game_id(),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("holder", Text, nullable=False),
    Index(None, "holder"),
)

setting = Table(
    "setting",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

invite = Table(
    "invite",
    metadata,
    Column("key_hash", Text, primary_key=True),
    Column("game_id", Text, ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("used_by", Text, nullable=False),
    Index(None, "game_id", "seat"),
)

chat = Table(
    "chat",
    metadata,
    _game_id(),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("visitor", Text, nullable=False, server_default=""),
)

presence = Table(
    "presence",
    metadata,
    _game_id(),
    Column("visitor", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

hand = Table(
    "hand",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", Text, primary_key=True),
)

bar = Table(
    "bar",
    metadata,
    _game_id(),
    Column("visitor", Text, primary_key=True),
    Column("kind", Text, nullable=False),
)

ban = Table(
    "ban",
    metadata,
    Column("who", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", Double, nullable=False),
)

recovery = Table(
    "recovery",
    metadata,
    Column("visitor", Text, primary_key=True),
    Column("key_hash", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("key_hash"),
)
