"""The DEFCON levels: what happens when each is reached, and what holds while it lasts. (DEFCON Cards; FAQ)"""

from __future__ import annotations

from resolute.games.dictators.content.map import ROADS, ROADS_FROM
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import KIND, number_of
from tests.dictators.staging import (
    Stage,
    begin_in,
    hand,
    hold,
    names,
    on_top,
    player,
    put,
    stage,
)


def _declare(t: Stage, level: int) -> Stage:
    """Let the player whose turn it is draw the card that brings this level."""
    t.state.defcon = level + 1
    t.run()
    return on_top(t, "DEFCON").choose("Draw a card")


def test_defcon_5_is_peace() -> None:
    """At the start nothing holds and nothing happens."""
    t = stage()
    assert t.state.defcon == 5 and t.state.roadblocks == () and t.state.no_fly == 0


def test_defcon_4_brings_wildfires() -> None:
    """Four roadblocks at random; every place keeps an open road. The card goes to the command discards."""
    t = _declare(hold(stage(), 0, "Veto"), 4)
    blocked = t.state.roadblocks
    assert t.state.defcon == 4 and len(blocked) == 4
    for ends in ROADS:
        for end in ends:
            assert any(road not in blocked for road, _ in ROADS_FROM[end])
    assert names(t.state.discards) == ["DEFCON"] and hand(t, 0) == ["Veto"]


def test_defcon_3_brings_hurricanes() -> None:
    """Two no-fly zones at random, and everybody discards a card."""
    t = _declare(hold(hold(stage(), 0, "Veto"), 1, "EMP", "Amtrak"), 3)
    assert t.state.no_fly.bit_count() == 2
    assert t.asked == ("choose_discard", 0)
    t.choose("Discard Veto", "Discard EMP")
    assert (hand(t, 0), hand(t, 1)) == ([], ["Amtrak"])


def test_defcon_3_spares_hawaii_while_somebody_is_there() -> None:
    """Rulings: no no-fly zone on Hawaii then."""
    t = _declare(put(stage(), 1, "Honolulu"), 3)
    assert t.state.no_fly.bit_count() == 2 and not t.state.no_fly & 1


def test_defcon_3_and_2_make_flights_dear() -> None:
    """An international flight costs one action more than usual: all three."""
    for level in (3, 2):
        t = stage()
        t.state.defcon = level
        begin_in(t, "Denver").choose("Fly to Calgary, Canada")
        assert t.state.actions == 0 or t.asked[1] == 1
        t = begin_in(t, "Denver").choose("Draw a card")
        assert t.barred["Fly to Calgary, Canada"] == "Not enough actions left"


def test_defcon_2_discards_twenty_cards() -> None:
    """Twenty command cards that are no events; events met stay in the deck."""
    t = stage()
    events = sorted(card for card in t.state.command if KIND[card] > Kind.ASSET)
    size = len(t.state.command)
    _declare(t, 2)
    assert len(t.state.discards) == 21 and len(t.state.command) == size - 21
    events.remove(number_of("DEFCON"))
    assert sorted(card for card in t.state.command if KIND[card] > Kind.ASSET) == events


def test_faq_defcon_2_with_a_short_deck() -> None:
    """12 command cards and 2 events: discard 12, shuffle, discard 8 more, add the events and 3 Founding Fathers."""
    t = stage()
    s = t.state
    plain = [card for card in s.command if KIND[card] <= Kind.ASSET]
    trident, defcon = number_of("Trident Nuclear Deterrent"), number_of("DEFCON")
    s.fathers += tuple(card for card in s.command if KIND[card] == Kind.FOUNDING_FATHER)
    s.command = (*plain[:12], trident, defcon)
    s.discards = tuple(plain[12:])
    fathers, in_all = len(s.fathers), len(plain)
    s.defcon = 3
    s.command = (defcon, *s.command)
    t.run().choose("Draw a card")
    assert s.defcon == 2
    assert len(s.discards) == 8 + 1 and names(s.discards)[-1] == "DEFCON"
    assert len(s.command) == in_all - 8 + 2 + 3 and len(s.fathers) == fathers - 3


def test_defcon_1_ends_the_game() -> None:
    """Without token IX nobody wins: all are tied."""
    t = _declare(stage(seats=3), 1)
    outcome = t.table.outcome
    assert outcome is not None and outcome.ending == "defcon_1" and outcome.ranking == ((0, 1, 2),)


def test_defcon_1_and_token_ix() -> None:
    """Whoever holds token IX wins, in anyone's turn."""
    t = stage(seats=3)
    player(t, 2).tokens = (9,)
    _declare(t, 1)
    outcome = t.table.outcome
    assert outcome is not None and outcome.ending == "token_ix" and outcome.winners == (2,)


def test_a_defcon_card_that_comes_while_another_waits_is_not_lost() -> None:
    """Each moves the level: the card that Diplomatic Immunity draws, and then the one that was announced before."""
    t = on_top(hold(hold(stage(), 0, "Diplomatic Immunity"), 1, "Crossed Wires"), "DEFCON", "DEFCON")
    t.choose("Draw a card", "Play Crossed Wires", "Play Diplomatic Immunity")
    assert t.state.defcon == 3
    assert [line for line in t.story if "drops to" in line] == ["DEFCON drops to 4.", "DEFCON drops to 3."]


def test_defcon_can_start_at_4() -> None:
    """A variant: the game starts nearer to the end, without the effect of that level."""
    t = stage(defcon_start=4)
    assert t.state.defcon == 4 and t.state.roadblocks == ()
