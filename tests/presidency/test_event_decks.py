"""What events do with units, footprints and other cards: sent, recalled, called, ripened, dropped, foreseen."""

from __future__ import annotations

from typing import Any

import msgspec

from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.frames import do
from resolute.engine.views import Zone
from resolute.games.presidency.content.crisis_cards import crisis_cards
from resolute.games.presidency.content.forces import UNITS, UnitType
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.effects.decks import (
    called,
    card_ripens,
    cascading_waits,
    crises_foreseen,
    one_crisis_dropped,
)
from resolute.games.presidency.effects.units import ArmyAbroad, ComeHome, Deploys, FootprintLeft, FootprintsGo
from resolute.games.presidency.redeal import redeal_presidency
from resolute.games.presidency.rules.cards import draw_crisis_card, resolve_card
from resolute.games.presidency.rules.decks import terrorism_joins
from resolute.games.presidency.state import Decks, Unit
from resolute.games.presidency.view import presidency_view
from tests.presidency.helpers import Stage, effect, presidency

AFRICA = Region.AFRICA


# Units


def test_units_go_and_come_home() -> None:
    marines = Deploys(UnitType.MARINES, Region.ASIA_PACIFIC)
    t = effect(presidency(), marines)
    there = [kind for (kind, _), unit in zip(UNITS, t.state.units, strict=True) if unit.box == Region.ASIA_PACIFIC]
    assert there == [UnitType.MARINES]
    before = effect(t, marines).state.units
    assert before == t.state.units, "no other one is at home"
    effect(t, ComeHome(Region.ASIA_PACIFIC))
    assert not any(unit.box == Region.ASIA_PACIFIC for unit in t.state.units)


def test_an_army_abroad_is_one_outside_south_korea() -> None:
    t = presidency()
    assert not ArmyAbroad().holds(t.table, None)
    light = next(place for place, (kind, _) in enumerate(UNITS) if kind == UnitType.LIGHT)
    units = list(t.state.units)
    units[light] = Unit(int(AFRICA))
    assert ArmyAbroad().holds(presidency(units=tuple(units)).table, None)


def test_footprints_come_and_all_of_them_go() -> None:
    t = presidency(draws=[0, 0, 0, 0])
    effect(effect(t, FootprintLeft(AFRICA)), FootprintLeft(AFRICA))
    assert len(t.table.state.world.regions[AFRICA].footprints) == 2
    assert not effect(t, FootprintsGo(AFRICA)).table.state.world.regions[AFRICA].footprints


# Decks


def with_decks(**piles: Any) -> Stage:
    """An example in which these cards lie in the decks."""
    t = presidency(draws=[0] * 6)
    t.table.state.decks = msgspec.structs.replace(t.table.state.decks, **piles)
    return t


def test_a_card_is_called_from_the_box_or_from_a_later_year_only() -> None:
    bank = called(66, "Run on a Bank")
    for piles, comes in (
        ({"events": (66,)}, True),
        ({"years": ((), (66, 70), ())}, True),
        ({"removed": (66,)}, False),
        ({"crisis": (66,)}, False),
    ):
        decks = effect(with_decks(**piles), bank).table.state.decks
        assert (66 in decks.reshuffle) is comes
        assert comes or piles.items() <= {one: getattr(decks, one) for one in piles}.items()


def test_an_unseen_card_waits_in_the_reshuffle_pile() -> None:
    t = effect(with_decks(cascading=(42, 43)), cascading_waits())
    decks = t.table.state.decks
    assert len(decks.cascading) == 1 and len(decks.reshuffle) == 1
    assert "unseen" in t.story[-1]


def test_a_card_ripens_and_a_card_is_dropped() -> None:
    t = effect(with_decks(two=(68,)), card_ripens())
    assert (t.table.state.decks.two, t.table.state.decks.three) == ((), (68,))
    assert effect(t, one_crisis_dropped()).table.state.decks.removed == (68,), "deck 2 is empty, so it is one of deck 3"
    assert effect(with_decks(), one_crisis_dropped()).labels == ["rest"]


def test_a_card_that_has_ripened_beyond_its_last_stage_comes_at_that_one() -> None:
    """The Ceiling and the Calendar has two stages; from deck 3 it comes as it would from deck 2."""
    t = presidency().run(do(resolve_card, 68, 3))
    assert t.decision.prompt == "The delay is over. How do you get the ceiling raised?"


def test_of_cards_that_are_foreseen_one_may_be_prevented() -> None:
    t = effect(with_decks(crisis=(66, 67)), crises_foreseen(3))
    assert set(t.labels) == {"Run on a Bank", "The Carmakers Plead", "None of them"}
    t.choose("Run on a Bank")
    decks = t.table.state.decks
    assert (decks.crisis, decks.removed, decks.looked_at) == ((67,), (66,), ())
    assert effect(with_decks(), crises_foreseen(3)).labels == ["rest"]


def decks(t: Stage) -> Decks:
    return t.table.state.decks


def test_cards_that_are_foreseen_stay_on_top_of_the_deck() -> None:
    """New Eyes in Orbit: who sees the next three cards knows what comes next, until the deck is shuffled."""
    t = with_decks(crisis=tuple(range(70, 80)), terrorism=(14,)).dice(draws=[4, 0, 7])
    effect(t, crises_foreseen(3))
    assert decks(t).looked_at == (74, 70, 79)
    book = crisis_cards(t.table.game.book)
    t.choose(book[70].title)
    assert decks(t).foreseen == (74, 79) and len(decks(t).crisis) == 9
    shown = presidency_view(t.table, 0).parts["foreseen"]
    assert isinstance(shown, Zone) and [face.title for face in shown.cards] == [book[74].title, book[79].title]
    assert draw_crisis_card(t.table) == 74 and decks(t).foreseen == (79,)
    t.table.dice = Dice(seed_bytes(5))
    redeal_presidency(t.table, 0)
    assert decks(t).foreseen == (79,) and 79 in decks(t).crisis
    effect(t, crises_foreseen(2))
    assert decks(t).looked_at[0] == 79, "the one that is known already lies on top"
    t.choose("None of them").run(do(terrorism_joins))
    assert not decks(t).foreseen, "another card was shuffled in"


def test_a_resource_near_the_top_is_foreseen_as_likely_as_it_lies_there() -> None:
    """It lies among the top two, so it is seen with the next two; put back, it still comes."""
    t = with_decks(crisis=(2, *range(70, 80)), resource_within=2).dice(draws=[1, 5, 0])
    effect(t, crises_foreseen(2))
    assert decks(t).looked_at[1] == 2
    t.choose("None of them")
    assert [draw_crisis_card(t.table) for _ in range(2)][1] == 2 and decks(t).resource_within == 0
