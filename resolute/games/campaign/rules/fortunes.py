"""Good and bad luck from headquarters cards: lost turns, lost ballots, a good day on the road, money.

(Going to Campaign Headquarters)
"""

from __future__ import annotations

from typing import Any

from resolute.engine.frames import Actor, Option, OptionList, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import BALLOT_AT, STATE_AT
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.ballots import any_ballot, to_undecided
from resolute.games.campaign.rules.rumors import cast_from_hand, hand_places
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import options, prompts
from resolute.games.campaign.words.ballots import cast_label, unmarked_label


@step
def lose_turns(t: Table[Campaign], seat: Seat, count: int) -> None:
    """The player is passed over for this many turns."""
    t.state.players[seat].skips += count
    t.tell("loses_turns", seat, count)


@step
def disregard(t: Table[Campaign], seat: Seat, issue: str) -> None:
    """A bulletin does not concern a player whose candidates do not stand for its issue."""
    t.tell("disregarded", seat, issue)


@step
def gain_turn(t: Table[Campaign], seat: Seat) -> None:
    """The player has another turn right after this one."""
    t.state.players[seat].extra_turns += 1


@step
def gain_funds(t: Table[Campaign], seat: Seat, by: int) -> None:
    """The party's advertising funds grow or shrink, never below nothing: a bill takes what there is."""
    side = t.state.side_of(seat)
    before = side.funds
    side.funds = max(0, before + by)
    t.tell("funds_change", seat, side.funds - before, side.funds)


@step
def lose_ballots(t: Table[Campaign], seat: Seat, left: int) -> None:
    """Ballots from the hand go under the undecided voters, at the player's choice."""
    if left and _holds_ballots(t, seat):
        t.then(choose_lost_ballot, seat, left)


def _holds_ballots(t: Table[Campaign], seat: Seat) -> bool:
    """Whether a card can do anything with the hand; if not, that is told."""
    if t.state.players[seat].hand:
        return True
    t.tell("empty_hand", seat)
    return False


@choice(
    lambda t, actor, left: prompts.lost_ballot(left),
    rule="Going to Campaign Headquarters",
)
def choose_lost_ballot(t: Table[Campaign], actor: Actor, left: int) -> list[Option]:
    """Any ballot from the hand."""
    return any_ballot(t.state, actor, lose_ballot, left)


@step
def lose_ballot(t: Table[Campaign], seat: Seat, card: int, left: int) -> None:
    """Only the own party knows which ballot it was."""
    s = t.state
    player = s.players[seat]
    player.hand = without(player.hand, card)
    to_undecided(s, (card,), known_to=1 << player.party)
    t.tell("lost_ballot", seat)
    t.tell("lost_card", card, to=s.seats_of(player.party))
    t.then(lose_ballots, seat, left - 1)


@step
def whistle_stop(t: Table[Campaign], seat: Seat, left: int, states: tuple[int, ...]) -> None:
    """Ballots from the hand may be cast without rolling for states, as on any other turn."""
    if left and _holds_ballots(t, seat):
        t.then(cast_on_the_road, seat, left, states)


def _road_prompt(t: Table[Any], actor: Actor, left: int, states: tuple[int, ...]) -> str:
    s: Campaign = t.state
    player = s.players[actor]
    if not any(hand_places(s, player, card, states) for card in player.hand):
        return prompts.NOTHING_ON_THE_ROAD
    return prompts.cast_on_the_road(left)


@choice(_road_prompt, rule="Going to Campaign Headquarters")
def cast_on_the_road(t: Table[Campaign], actor: Actor, left: int, states: tuple[int, ...]) -> OptionList:
    """Any ballot in hand for these states, within the party's limit."""
    s = t.state
    player, among = s.players[actor], frozenset(states)
    found = OptionList()
    ballots = [
        (actor, card, state, left, states) for card in player.hand for state in hand_places(s, player, card, among)
    ]
    found.later(ballots, _road_option)
    found.append(_CAST_NONE)
    return found


def _road_option(t: Table[Campaign], of: tuple[Actor, int, int, int, tuple[int, ...]]) -> Option:
    """A ballot in a state; one that answers a rumor is not marked on the board."""
    actor, card, state, left, states = of
    rumored = state == t.state.players[actor].rumor
    return Option(
        unmarked_label(card, state) if rumored else cast_label(card, state),
        do(cast_road_ballot, actor, card, state, left, states),
        at=STATE_AT[state],
        group=STATES[state].name,
        piece=BALLOT_AT[card],
    )


@step
def cast_road_ballot(t: Table[Campaign], seat: Seat, card: int, state: int, left: int, states: tuple[int, ...]) -> None:
    """The ballot is cast; there may be another."""
    cast_from_hand(t, seat, card, state)
    t.then(whistle_stop, seat, left - 1, states)


@step
def stay_home(t: Table[Campaign]) -> None:
    """The player casts no more on this trip."""


_CAST_NONE = Option(options.CAST_NONE, do(stay_home), declines=True)
