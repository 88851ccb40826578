"""DEFCON: the level rises with every card, something happens at each, and at 1 the world ends. (DEFCON Cards)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Outcome, Table
from resolute.games.dictators.content.printed import DEFCON_CARD, Kind
from resolute.games.dictators.library import DICTATORS, KIND, LEVELS, defcon_address
from resolute.games.dictators.rules.events import before
from resolute.games.dictators.rules.piles import fathers_in_new_deck, new_fathers, spend_token
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import outcomes

THROWN_AWAY = 20
"""How many command cards DEFCON 2 discards."""
END = 1
NINTH = 9


@step
def reveal_defcon(t: Table[Dictators], actor: Actor, card: int) -> None:
    """A DEFCON card that comes to a hand is revealed, and the level rises; the card goes to the command discards.

    It goes there after its effect, as the rulebook says. (DEFCON Cards)
    """
    t.tell("defcon_card", actor)
    raise_defcon(t, actor)
    t.then(put_away, card)


@step
def put_away(t: Table[Dictators], card: int) -> None:
    """A card that was set aside goes to the command discards."""
    s = t.state
    s.aside = without(s.aside, card)
    s.discards += (card,)


def raise_defcon(t: Table[Dictators], actor: Actor) -> None:
    """The level is about to rise, which means that its number falls by one."""
    level = t.state.defcon - 1
    before(t, DEFCON_CARD, do(reach_level, actor), by=actor, about=(level,))


@step
def reach_level(t: Table[Dictators], actor: Actor) -> None:
    """The next level is reached, and its effect is executed. (DEFCON Cards)

    It counts from the level of this moment: while the card waited for answers, another one may have come.
    """
    s = t.state
    level = s.defcon = s.defcon - 1
    t.tell("defcon", level)
    if level == END:
        t.then(end_of_the_world)
    else:
        t.then(happen, defcon_address(level), actor)


@step
def relax_defcon(t: Table[Dictators]) -> None:
    """A step toward peace: the number grows, as far as 5. Nothing of that level happens again."""
    s = t.state
    if s.defcon < max(LEVELS):
        s.defcon += 1
        t.tell("defcon_relaxed", s.defcon)
    else:
        t.tell("no_effect")


@step
def end_of_the_world(t: Table[Dictators]) -> None:
    """DEFCON 1: whoever holds token IX reveals it and wins; otherwise nobody does. (Nuclear Zone 4, IX)"""
    s = t.state
    for actor in s.seats:
        if NINTH in s.players[actor].tokens:
            spend_token(t, actor, NINTH)
            name = DICTATORS[s.players[actor].dictator].full_name
            t.finish(won_by(s, actor, "token_ix", outcomes.token_ix(name)))
            return
    everybody, nothing = tuple(s.seats), (0,) * len(s.players)
    t.finish(Outcome((everybody,), nothing, "defcon_1", outcomes.DEFCON_1))


def won_by(s: Dictators, actor: Actor, ending: str, reason: str) -> Outcome:
    """One wins, and all others have lost alike."""
    others = tuple(one for one in s.seats if one != actor)
    return Outcome(((actor,), others), tuple(int(one == actor) for one in s.seats), ending, reason)


# DEFCON 2


@step
def throw_cards_away(t: Table[Dictators]) -> None:
    """Twenty command cards are discarded; events that are met go back into the deck.

    If there are fewer, all go to the discards and the events are kept aside; the discards are shuffled, cards are
    discarded from them until there were twenty, and then the events and three new Founding Fathers are added. (FAQ)
    """
    s = t.state
    events = tuple(card for card in s.command if KIND[card] > Kind.ASSET)
    cards = tuple(card for card in s.command if KIND[card] <= Kind.ASSET)
    if len(cards) >= THROWN_AWAY:
        thrown, rest = _pick(t, cards, THROWN_AWAY)
        s.command = rest + events
        s.discards += thrown
        t.tell("thrown_away", thrown)
    else:
        again = tuple(card for card in s.discards if KIND[card] <= Kind.ASSET) + cards
        # Events that already lay in the discards are shuffled in with the rest, as in any new deck.
        events += tuple(card for card in s.discards if KIND[card] > Kind.ASSET)
        thrown, rest = _pick(t, again, min(THROWN_AWAY - len(cards), len(again)))
        t.tell("deck_ran_short", len(cards))
        t.tell("thrown_away", thrown)
        s.discards = thrown
        fathers = new_fathers(t, fathers_in_new_deck(t))
        s.command = rest + events + fathers
        t.tell("new_deck", len(s.command), len(fathers))


def _pick(t: Table[Dictators], cards: tuple[int, ...], count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """So many cards at random, and the rest."""
    rest, picked = list(cards), []
    for _ in range(count):
        picked.append(rest.pop(t.dice.below(len(rest))))
    return tuple(picked), tuple(rest)
