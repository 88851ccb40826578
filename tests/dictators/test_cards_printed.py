"""What is printed: how many of each card there are, their names, costs, signs and texts. (Components Overview)"""

from __future__ import annotations

from collections import Counter

import pytest

from resolute.games.dictators import GAME
from resolute.games.dictators.content.book import CARDS
from resolute.games.dictators.content.defcon import LEVELS
from resolute.games.dictators.content.dictators import DICTATORS
from resolute.games.dictators.content.map import FACILITIES
from resolute.games.dictators.content.presidential import PRESIDENTIAL
from resolute.games.dictators.content.printed import FoundingFather, Kind
from resolute.games.dictators.content.tokens import TOKENS
from resolute.games.dictators.content.wording import card_lines, dictator_lines, level_said, president_lines
from resolute.games.dictators.library import COMMAND
from resolute.games.dictators.words.shorts import CARD_SHORTS, DICTATOR_SHORTS

BY_NAME = {card.name: card for card in CARDS}


def _copies(kind: Kind) -> int:
    return sum(card.copies for card in CARDS if card.kind == kind)


def test_components_counts() -> None:
    """66 actions, 31 interruptions, 5 assets; 15 Founding Fathers, 2 DEFCON cards, the Trident; and the rest."""
    assert [_copies(kind) for kind in Kind] == [66, 31, 5, 15, 2, 1]
    assert len(COMMAND) == 102
    assert len(DICTATORS) == 14
    assert sum(card.copies for card in PRESIDENTIAL) == 12
    assert [len(zone) for zone in FACILITIES[1:]] == [11, 12, 8, 9]
    assert len(TOKENS) == 1 + 15 and all(TOKENS[1:])
    assert sorted(level.number for level in LEVELS) == [1, 2, 3, 4, 5]


def test_components_distinct_cards() -> None:
    """Enough different cards that no two games look alike, and no two cards or dictators of one name."""
    distinct = Counter(card.kind for card in CARDS)
    assert 26 <= distinct[Kind.ACTION] <= 32
    assert 14 <= distinct[Kind.INTERRUPTION] <= 18
    assert distinct[Kind.ASSET] == 5
    assert len(BY_NAME) == len(CARDS)
    assert len({one.full_name for one in DICTATORS}) == 14
    assert len({one.name for one in PRESIDENTIAL}) == len(PRESIDENTIAL)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Just What I Needed!", Kind.ACTION),
        ("Amtrak", Kind.ACTION),
        ("EMP", Kind.ACTION),
        ("Censorship", Kind.ACTION),
        ("Bribery", Kind.ACTION),
        ("Mutually Assured Destruction", Kind.ACTION),
        ("Sneaking Across", Kind.ACTION),
        ("Stealth Fighter", Kind.ACTION),
        ("Engineer", Kind.ACTION),
        ("Hacker", Kind.ACTION),
        ("Morale Boost", Kind.ACTION),
        ("Helicopter", Kind.ACTION),
        ("Tornado Season", Kind.INTERRUPTION),
        ("The Marauder", Kind.ASSET),
        ("Blackmail Box", Kind.ASSET),
        ("Gouverneur Morris", Kind.FOUNDING_FATHER),
        ("John Adams", Kind.FOUNDING_FATHER),
        ("Signing the Declaration", Kind.FOUNDING_FATHER),
        ("DEFCON", Kind.DEFCON),
        ("Trident Nuclear Deterrent", Kind.TRIDENT),
    ],
)
def test_the_command_deck_named_cards(name: str, kind: Kind) -> None:
    """Every card that the rulebook names is there."""
    assert BY_NAME[name].kind == kind


def test_general_rules_named_dictators() -> None:
    """The four dictators of the rulebook."""
    printed = {one.full_name for one in DICTATORS}
    assert {
        "Joseph “The Man of Steal”",
        "Fidel “The Fiddler”",
        "Mao “Ze Bong”",
        "Kim “The Young-One”",
    } <= printed


def test_play_restrictions() -> None:
    """Costs are 0 to 3, interruptions cost nothing and have a trigger; the signs say USA only, 2 turns or 3 turns."""
    for card in CARDS:
        assert 0 <= card.cost <= 3
        assert card.turns in (0, 2, 3)
        assert (card.trigger is not None) == (card.kind == Kind.INTERRUPTION)
        if card.kind == Kind.INTERRUPTION:
            assert card.cost == 0
    assert BY_NAME["Tornado Season"].usa and BY_NAME["The Marauder"].usa
    assert BY_NAME["Just What I Needed!"].cost == 1
    assert BY_NAME["Morale Boost"].cost == 3
    assert isinstance(BY_NAME["Gouverneur Morris"], FoundingFather) and BY_NAME["Gouverneur Morris"].turns == 3


def test_presidential_deck() -> None:
    """The president is present in half of the cards; there is a DEFCON card, and OOPS, left out in a first game."""
    assert sum(card.copies for card in PRESIDENTIAL if card.present) == 6
    variants = {card.name: card.variant for card in PRESIDENTIAL if card.variant}
    assert variants == {"Nuclear Football": "defcon", "OOPS": "oops"}


def test_everything_says_what_it_does() -> None:
    """The texts come from the effects, are sentences, and are understood without the code."""
    texts = [" ".join(card_lines(card)) for card in CARDS if card.kind <= Kind.FOUNDING_FATHER]
    texts += [" ".join(dictator_lines(one)) for one in DICTATORS]
    texts += [" ".join(president_lines(card)) for card in PRESIDENTIAL]
    texts += [level_said(level) for level in LEVELS if 1 < level.number < 5]
    for text in texts:
        assert (text and text[0].isupper()) or text[0] in "+−0123456789", text
        assert "_" not in text and "{" not in text, text


def test_everything_is_in_the_book() -> None:
    """Whatever can happen has an address, by which it is saved."""
    for address in GAME.book:
        assert GAME.book.at(address).say().sentence()


def test_every_card_and_dictator_has_a_short_text_that_fits() -> None:
    """A card in a row has room for about three lines of 26 letters, a seat's tile for one of 28."""
    assert set(CARD_SHORTS) == {card.key for card in CARDS}
    assert set(DICTATOR_SHORTS) == {dictator.key for dictator in DICTATORS}
    assert max(map(len, CARD_SHORTS.values())) <= 60
    for one in DICTATOR_SHORTS.values():
        assert len(one.ability) <= 30 and len(one.effect) <= 70 and len(one.value) <= 20
