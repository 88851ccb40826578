"""A visit to campaign headquarters: the home state, and a card of good or bad luck. (Going to Campaign Headquarters)"""

from __future__ import annotations

from functools import cache

from resolute.engine.effects import resolve
from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.lookups import cast_label
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.ballots import cast_ballot, draw_source, places_for, to_undecided, watch_decks
from resolute.games.campaign.state import Campaign


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


@choice("To whose home state do you go?", rule="Going to Campaign Headquarters")
def choose_home_state(t: Table[Campaign], actor: Actor) -> list[Option]:
    """With two players, the president's home state or the vice president's."""
    return [_home_option(actor, candidate) for candidate in t.state.players[actor].candidates]


@cache
def _home_option(actor: Actor, candidate: int) -> Option:
    one = CANDIDATES[candidate]
    home = STATES[one.home]
    return Option(
        f"{home.name}, home of {one.name}", do(arrive_at_headquarters, actor, one.home), at=f"state:{home.code}"
    )


@step
def arrive_at_headquarters(t: Table[Campaign], seat: Seat, home: int) -> None:
    """Ballots for the home state may be cast before a card is drawn."""
    t.state.home = home
    t.tell("headquarters", seat, home)
    t.then(cast_at_home, seat)
    t.then(draw_headquarters_card, seat)


@choice(
    lambda t, actor: f"You are at home in {STATES[t.state.home].name}. Cast ballots here before you draw a card?",
    rule="Going to Campaign Headquarters",
)
def cast_at_home(t: Table[Campaign], actor: Actor) -> list[Option]:
    """Ballots for the home state are recorded as usual and within the limit; a Home State ballot is not recorded."""
    s = t.state
    player = s.players[actor]
    home = s.home
    options = [_cast_option(actor, card, home) for card in player.hand if places_for(s, player, card, (home,))]
    options.append(_GO_ON)
    return options


@cache
def _cast_option(actor: Actor, card: int, home: int) -> Option:
    return Option(cast_label(card, home), do(cast_home_ballot, actor, card), at=f"state:{STATES[home].code}")


@step
def cast_home_ballot(t: Table[Campaign], seat: Seat, card: int) -> None:
    """A ballot is cast at home, and perhaps another."""
    s = t.state
    player = s.players[seat]
    player.hand = without(player.hand, card)
    cast_ballot(t, seat, card, s.home, recorded=True)
    t.then(cast_at_home, seat)


@step
def leave_home(t: Table[Campaign]) -> None:
    """The player casts no more ballots at home."""


_GO_ON = Option("Go on and draw a card", do(leave_home), declines=True)


@step
def draw_headquarters_card(t: Table[Campaign], seat: Seat) -> None:
    """The card is read out and obeyed. An empty deck is shuffled anew."""
    s = t.state
    if not s.headquarters.cards:
        s.headquarters.cards, s.headquarters_discards = s.headquarters_discards, ()
        t.tell("reshuffled")
    card = s.headquarters.draw(t.dice)
    s.headquarters_discards += (card,)
    t.tell("headquarters_card", seat, card)
    t.then(resolve, f"headquarters/{card}", seat)
