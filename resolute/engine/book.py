"""The book of a game: everything that is printed on its cards and charts, by address.

A frame never carries an effect, only its address (`card/79`, `card/79/1/failed`), so that what is saved stays
small and true when a text is mended.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from resolute.engine.errors import RulesError

if TYPE_CHECKING:
    from resolute.engine.cards import Card
    from resolute.engine.charts import Chart
    from resolute.engine.effects import Effect


class Book:
    """Effects by address, with all their parts."""

    def __init__(self) -> None:
        self._pages: dict[str, Effect] = {}
        self._sentences: dict[str, str] = {}
        self._cards: dict[str, Card] = {}

    def add(self, address: str, effect: Effect) -> None:
        """Print an effect under an address."""
        if address in self._pages:
            raise RulesError(f"two effects are printed at {address}")
        self._pages[address] = effect
        for name, part in effect.parts().items():
            self.add(f"{address}/{name}", part)

    def add_all(self, pages: Mapping[str, Effect]) -> None:
        """Print effects under their addresses."""
        for address, effect in pages.items():
            self.add(address, effect)

    def add_card(self, address: str, card: Card) -> None:
        """Print a card: what it does stands at its address, its terms beside it."""
        self.add(address, card.effect)
        self._cards[address] = card

    def card(self, address: str) -> Card | None:
        """The card at an address, if there is one."""
        return self._cards.get(address)

    def cards(self, begins: str) -> tuple[Card, ...]:
        """The cards whose address begins so, in the order in which they were added."""
        return tuple(card for address, card in self._cards.items() if address.startswith(begins))

    def at(self, address: str) -> Effect:
        """What is printed at an address."""
        try:
            return self._pages[address]
        except KeyError:
            raise RulesError(f"nothing is printed at {address}") from None

    def has(self, address: str) -> bool:
        """Whether anything is printed at an address."""
        return address in self._pages

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

    def __contains__(self, address: object) -> bool:
        return address in self._pages

    def __len__(self) -> int:
        return len(self._pages)
