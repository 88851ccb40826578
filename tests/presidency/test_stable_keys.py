"""Keys and numbers under which saved games, views and addresses know content: new ones are added, none ever changes."""

from __future__ import annotations

import os
from enum import IntEnum
from pathlib import Path

from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.cabinet import CANDIDATES, Office
from resolute.games.presidency.content.chits import CHITS
from resolute.games.presidency.content.conflicts import CONFLICTS
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.sequence import SEGMENTS
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.library import Kind


def _numbers(kind: type[IntEnum]) -> list[str]:
    return [f"{one.name}={int(one)}" for one in kind]


KEYS = Path(__file__).with_name("keys.txt")
"""What was there when it was frozen, a line for each; RESOLUTE_UPDATE=1 adds what is new."""
CARD_KEYS = Path(__file__).with_name("keys_cards.txt")
"""The number and the key of every crisis card."""


def present() -> list[str]:
    """Everything that saved games, views and addresses know, with its kind."""
    kinds: dict[str, list[str]] = {
        "attribute": _numbers(Attribute),
        "resource": _numbers(Resource),
        "focus": _numbers(Focus),
        "bill": _numbers(Bill),
        "place": _numbers(Place),
        "office": _numbers(Office),
        "region": _numbers(Region),
        "nation": _numbers(Nation),
        "capability": _numbers(Capability),
        "type": _numbers(Kind),
        "intel": _numbers(IntelBox),
        "chit": [f"{one.key}={number}" for number, one in enumerate(CHITS)],
        "candidate": [f"{one.name}={number}" for number, one in enumerate(CANDIDATES)],
        "friend": [f"{one.name}={number}" for number, one in enumerate(FRIENDS)],
        "opponent": [f"{one.name}={number}" for number, one in enumerate(OPPONENTS)],
        "conflict": [f"{one.name}={number}" for number, one in enumerate(CONFLICTS)],
        "track": list(TRACKS),
        "segment": list(SEGMENTS),
        "address": [address for address in BOOK if not address.startswith("card/")],
    }
    return [f"{kind} {key}" for kind, keys in kinds.items() for key in keys]


def test_what_was_there_keeps_its_key() -> None:
    """Adding a card, a row or a bill changes no other key."""
    kept = KEYS.read_text(encoding="utf-8").splitlines() if KEYS.exists() else []
    now = present()
    if os.environ.get("RESOLUTE_UPDATE"):
        kept += [one for one in now if one not in set(kept)]
        KEYS.write_text("\n".join(kept) + "\n", encoding="utf-8")
    assert not set(kept) - set(now), "no key changes or goes away"
    assert not set(now) - set(kept), "what is new is frozen too: RESOLUTE_UPDATE=1 adds it"


def test_every_crisis_card_keeps_its_number_and_its_key() -> None:
    """All 180 are planned and frozen, whether they are printed yet or not."""
    frozen = CARD_KEYS.read_text(encoding="utf-8").splitlines()
    assert len(frozen) == 180
    assert not {f"{card.number}={card.key}" for card in CARDS} - set(frozen)


def test_no_key_is_given_twice() -> None:
    now = present()
    assert len(now) == len(set(now))
