"""What can go wrong between a table and its database, each as one sentence for people."""

from __future__ import annotations

from resolute.engine.errors import ResoluteError


class StoreError(ResoluteError):
    """The database cannot be opened, read or written."""


class Taken(StoreError):
    """Somebody else was first: that number of the log, that request or that seat is taken."""


class NoGame(StoreError):
    """There is no such game, or it has been deleted."""

    def __init__(self, id: str) -> None:
        super().__init__(f"There is no game {id}.")
