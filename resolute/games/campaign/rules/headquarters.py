"""A visit to campaign headquarters: the home state, and a card of good or bad luck. (Going to Campaign Headquarters)"""

from __future__ import annotations

from functools import cache
from typing import Any

from resolute.engine.effects import resolve
from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import BALLOT_AT, STATE_AT
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.lookups import HOME_STATE
from resolute.games.campaign.rules.ballots import draw_source, has_room, is_for, to_undecided, watch_decks
from resolute.games.campaign.rules.rumors import cast_from_hand
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import options, prompts
from resolute.games.campaign.words.ballots import cast_label, unmarked_label


@step
def blunder(t: Table[Campaign], seat: Seat) -> None:
    """No ballot can be cast: the top card of the own deck goes unseen under the undecided voters, then to headquarters.

    With the own deck empty the partner's is used; with both empty no card moves.
    """
    t.tell("blunder", seat)
    source = draw_source(t.state, seat)
    if source is not None:
        to_undecided(t.state, (source.deck.draw(t.dice),))
        watch_decks(t)
    t.then(go_to_headquarters, seat)


@step
def go_to_headquarters(t: Table[Campaign], seat: Seat) -> None:
    """Headquarters is in the home state; whoever plays both candidates chooses whose."""
    homes = t.state.players[seat].homes
    if len(homes) > 1:
        t.then(choose_home_state, seat)
    else:
        t.then(arrive_at_headquarters, seat, homes[0])


@choice(prompts.HOME_STATE, rule="Going to Campaign Headquarters")
def choose_home_state(t: Table[Campaign], actor: Actor) -> list[Option]:
    """With two players, the president's home state or the vice president's."""
    return [_home_option(actor, candidate) for candidate in t.state.players[actor].candidates]


@cache
def _home_option(actor: Actor, candidate: int) -> Option:
    home = CANDIDATES[candidate].home
    return Option(options.home_of(candidate), do(arrive_at_headquarters, actor, home), at=STATE_AT[home])


@step
def arrive_at_headquarters(t: Table[Campaign], seat: Seat, home: int) -> None:
    """Ballots for the home state may be cast before a card is drawn."""
    t.state.home = home
    t.tell("headquarters", seat, home)
    _ask_at_home(t, seat)
    t.then(draw_headquarters_card, seat)


def _ask_at_home(t: Table[Campaign], seat: Seat) -> None:
    """Ask for a ballot, unless everybody sees that there is none."""
    if t.state.players[seat].hand:
        t.then(cast_at_home, seat)


def _home_prompt(t: Table[Any], actor: Actor) -> str:
    s: Campaign = t.state
    if not home_ballots(s, actor):
        return prompts.nothing_at_home(s.home)
    return prompts.answer_at_home(s.home) if _must_answer(s, actor) else prompts.cast_at_home(s.home)


@choice(_home_prompt, rule="Going to Campaign Headquarters")
def cast_at_home(t: Table[Campaign], actor: Actor) -> list[Option]:
    """Ballots for the home state are recorded as usual and within the limit; a Home State ballot is not recorded.

    A rumor about the player in this very state must be answered with at least one of them.
    """
    s = t.state
    rumored = s.players[actor].rumor == s.home
    found = [_cast_option(actor, card, s.home, rumored) for card in home_ballots(s, actor)]
    if not found or not _must_answer(s, actor):
        found.append(_GO_ON)
    return found


def home_ballots(s: Campaign, seat: Seat) -> list[int]:
    """The ballots in hand that can be cast in the home state where the player is."""
    player, home = s.players[seat], s.home
    room = home == player.rumor or has_room(s.side_of(seat), home)
    # A Home State ballot takes no room.
    return [card for card in player.hand if (room or HOME_STATE[card]) and is_for(player, card, home)]


def _must_answer(s: Campaign, seat: Seat) -> bool:
    return s.players[seat].rumor == s.home and not s.rumor_answered


@cache
def _cast_option(actor: Actor, card: int, home: int, rumored: bool) -> Option:
    label = unmarked_label(card, home) if rumored else cast_label(card, home)
    return Option(label, do(cast_home_ballot, actor, card), at=STATE_AT[home], piece=BALLOT_AT[card])


@step
def cast_home_ballot(t: Table[Campaign], seat: Seat, card: int) -> None:
    """A ballot is cast at home, and perhaps another."""
    cast_from_hand(t, seat, card, t.state.home)
    _ask_at_home(t, seat)


@step
def leave_home(t: Table[Campaign]) -> None:
    """The player casts no more ballots at home."""


_GO_ON = Option(options.DRAW_A_CARD, do(leave_home), declines=True)


@step
def draw_headquarters_card(t: Table[Campaign], seat: Seat) -> None:
    """The card is read out and obeyed. An empty deck is reshuffled."""
    s = t.state
    if not s.headquarters.cards:
        s.headquarters.cards, s.headquarters_discards = s.headquarters_discards, ()
        t.tell("reshuffled")
    card = s.headquarters.draw(t.dice)
    s.headquarters_discards += (card,)
    t.tell("headquarters_card", seat, card)
    t.then(resolve, f"headquarters/{card}", seat)
