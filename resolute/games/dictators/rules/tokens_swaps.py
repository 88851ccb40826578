"""Tokens that make somebody else of a player: IV, V and XII. (Nuclear Zone 4)"""

from __future__ import annotations

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.dictators.content.printed import Unchanged
from resolute.games.dictators.library import DICTATORS, dictator_address
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import prompts

# IV and XII: another dictator


@choice(prompts.BECOME_WHOM, rule="Nuclear zone 4")
def become_somebody_else(t: Table[Dictators], actor: Actor) -> list[Option]:
    """IV: any dictator whom nobody plays."""
    return [
        Option(DICTATORS[one].full_name, do(swap_with_deck, actor, one), at=f"dictator:{one}")
        for one in t.state.dictators
    ]


@step
def swap_with_deck(t: Table[Dictators], actor: Actor, dictator: int) -> None:
    """The old dictator goes back to the others."""
    s = t.state
    old = s.players[actor].dictator
    s.dictators = tuple(sorted((*without(s.dictators, dictator), old)))
    _change_dictators(t, ((actor, dictator),))


@choice(prompts.SWAP_DICTATORS, rule="Nuclear zone 4")
def swap_dictators_with(t: Table[Dictators], actor: Actor) -> list[Option]:
    """XII: an opponent's dictator for one's own."""
    return [
        Option(
            labels.become(t.state.players[other].dictator),
            do(swap_dictators, actor, other),
            at=f"seat:{other}",
        )
        for other in t.state.opponents(actor)
    ]


@step
def swap_dictators(t: Table[Dictators], actor: Actor, other: Actor) -> None:
    """Only the dictator cards change hands. Whoever gives Joseph up draws a nuclear card of zone 1."""
    s = t.state
    mine, theirs = s.players[actor].dictator, s.players[other].dictator
    _change_dictators(t, ((actor, theirs), (other, mine)))


def _change_dictators(t: Table[Dictators], new: tuple[tuple[Actor, int], ...]) -> None:
    """What the old cards do when they leave happens first, then what the new ones do when they arrive."""
    s = t.state
    remember_names(t)
    for actor, _ in new:
        old = s.players[actor].power
        if not isinstance(DICTATORS[old].leaves, Unchanged):
            t.then(happen, f"{dictator_address(old)}/leaves", actor)
    for actor, dictator in new:
        player = s.players[actor]
        player.dictator = player.power = dictator
        player.used_this_turn = ()
        t.tell("becomes", actor, dictator)
        if not isinstance(DICTATORS[dictator].arrives, Unchanged):
            t.then(happen, f"{dictator_address(dictator)}/arrives", actor)


def remember_names(t: Table[Dictators]) -> None:
    """The journal goes on calling everybody by the dictator of that time."""
    s = t.state
    s.formerly += ((t.number, tuple(player.dictator for player in s.players)),)


# V: everything


@choice(prompts.SWAP_EVERYTHING, rule="Nuclear zone 4")
def swap_everything_with(t: Table[Dictators], actor: Actor) -> list[Option]:
    """V: dictator, hand, nuclear cards, meeple, tokens and cards in play."""
    return [
        Option(labels.swap_with(t, other), do(swap_everything, actor, other), at=f"seat:{other}")
        for other in t.state.opponents(actor)
    ]


@step
def swap_everything(t: Table[Dictators], actor: Actor, other: Actor) -> None:
    """The two players' whole holdings change hands; people, seating and turn order stay. (Nuclear Zone 4, V)

    Each still knows what was given away, and so does whoever plays this turn for a bribe. The user finishes the turn
    with the actions and the travel that are left, and an extra turn stays with whoever earned it.
    """
    s = t.state
    players = s.players
    remember_names(t)
    t.tell("swaps_everything", actor, other)
    players[actor].free = ()  # what VIII has revealed is no longer in this hand
    for giver in (actor, other):
        players[giver].show_everything(sum(1 << seat for seat in s.seats_behind(giver)))
    mine, theirs = players[actor], players[other]
    players[actor], players[other] = theirs, mine
    mine.extra_turns, theirs.extra_turns = theirs.extra_turns, mine.extra_turns
    for seat in (actor, other):
        now = players[seat]
        t.tell("now_holds", seat, now.hand, now.targets, now.tokens, now.kept_card, to=s.seats_behind(seat))
