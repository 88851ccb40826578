"""What the board reads of a look at the table: whatever has these attributes will do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from resolute.engine.views import Part


class Offered(Protocol):
    """An option as a page gets it."""

    @property
    def index(self) -> int: ...
    @property
    def label(self) -> str: ...
    @property
    def at(self) -> str: ...


class Asked(Protocol):
    """The question that waits."""

    @property
    def mine(self) -> bool: ...
    @property
    def options(self) -> Sequence[Offered]: ...


class Person(Protocol):
    """Who sits at a seat."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def mine(self) -> bool: ...


class Ended(Protocol):
    """How the game ended."""

    @property
    def ranking(self) -> Sequence[Sequence[int]]: ...
    @property
    def reason(self) -> str: ...


class Looked(Protocol):
    """A table as one visitor sees it."""

    @property
    def table(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def parts(self) -> Mapping[str, Part]: ...
    @property
    def seats(self) -> Sequence[Person]: ...
    @property
    def decision(self) -> Asked | None: ...
    @property
    def outcome(self) -> Ended | None: ...
    @property
    def curtain(self) -> bool: ...
    @property
    def past(self) -> bool: ...
