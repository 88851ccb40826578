"""The book of Presidency: everything that its charts, bills, attributes and player aids print."""

from __future__ import annotations

from resolute.engine.book import Book
from resolute.games.presidency.content import (
    attribute_effects,
    bill_effects,
    charts_allies,
    charts_cabinet,
    charts_congress,
    charts_cyber,
    charts_diplomacy,
    charts_judgment,
    charts_nation,
    charts_past,
    charts_peers,
    charts_regions,
    charts_scandals,
    charts_terror,
    charts_un,
    charts_war,
    military_actions,
    start_events,
)
from resolute.games.presidency.content.crisis_cards import print_card
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.diplomatic_actions import DIPLOMATIC_ACTIONS
from resolute.games.presidency.content.master_actions import DOMESTIC_ACTIONS, PRESIDENTIAL_ACTIONS
from resolute.games.presidency.content.military_actions import MILITARY_ACTIONS


def presidency_book() -> Book:
    """Print every chapter into one book."""
    book = Book()
    book.add_all(attribute_effects.PAGES)
    for action in (*PRESIDENTIAL_ACTIONS, *DOMESTIC_ACTIONS, *DIPLOMATIC_ACTIONS, *MILITARY_ACTIONS):
        book.add_card(f"action/{action.key}", action)
    for chapter in (charts_cabinet, charts_congress, bill_effects, charts_scandals, charts_nation, charts_judgment):
        book.add_all(chapter.PAGES)
    for chapter in (charts_regions, charts_diplomacy, charts_un, charts_allies, charts_peers):
        book.add_all(chapter.PAGES)
    for chapter in (charts_terror, charts_war, charts_cyber, charts_past, military_actions, start_events):
        book.add_all(chapter.PAGES)
    for card in CARDS:
        print_card(book, card)
    return book


BOOK = presidency_book()
