"""The book of a game: everything that is printed on its cards and charts, by address.

A frame never carries an effect, only its address (`card/79`, `card/79/1/failed`), so that what is saved stays
small and true when a text is mended.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from resolute.engine.errors import RulesError

if TYPE_CHECKING:
    from resolute.engine.charts import Chart
    from resolute.engine.effects import Effect


class Book:
    """Effects by address, with all their parts."""

    def __init__(self) -> None:
        self._pages: dict[str, Effect] = {}
        self._sentences: dict[str, str] = {}

    def add(self, address: str, effect: Effect) -> None:
        """Print an effect under an address."""
        if address in self._pages:
            raise RulesError(f"two effects are printed at {address}")
        self._pages[address] = effect
        for name, part in effect.parts().items():
            self.add(f"{address}/{name}", part)

    def at(self, address: str) -> Effect:
        """What is printed at an address."""
        try:
            return self._pages[address]
        except KeyError:
            raise RulesError(f"nothing is printed at {address}") from None

    def sentence(self, address: str) -> str:
        """What is printed at an address, in words: put together once, however often a choice lists it."""
        text = self._sentences.get(address)
        if text is None:
            text = self._sentences[address] = self.at(address).say().sentence()
        return text

    def chart(self, address: str) -> Chart:
        """The chart that is printed at an address."""
        chart = self.at(address).printed_chart
        if chart is None:
            raise RulesError(f"no chart is printed at {address}")
        return chart

    def __iter__(self) -> Iterator[str]:
        return iter(self._pages)

    def __len__(self) -> int:
        return len(self._pages)
