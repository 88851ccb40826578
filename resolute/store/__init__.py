"""The store: the log of moves of every game, on SQLite or PostgreSQL."""

from resolute.store.errors import StoreError, Taken
from resolute.store.store import Store, open_store

__all__ = ["Store", "StoreError", "Taken", "open_store"]
