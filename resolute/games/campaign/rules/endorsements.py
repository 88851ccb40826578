"""Press endorsements and other cards that win undecided voters. (Going to Campaign Headquarters, Press Endorsement)"""

from __future__ import annotations

from resolute.engine.frames import Seat, step
from resolute.engine.table import DiceSet, Table
from resolute.games.campaign.rules.desk import ask_at_desk, clear_desk, open_desk, replenish_in_turn
from resolute.games.campaign.state import Campaign


@step
def press_endorsement(t: Table[Campaign], seat: Seat, dice: int, states: tuple[int, ...]) -> None:
    """The dice say how many ballots may be taken from the undecided voters, the press support where they count.

    No more may be cast than the ballot decks can replace.
    """
    count = sum(t.roll_now(DiceSet(dice, 6), "voters"))
    t.then(win_undecided, seat, count, states)


@step
def win_undecided(t: Table[Campaign], seat: Seat, count: int, states: tuple[int, ...]) -> None:
    """Ballots are taken, cast as far as they can be replaced, returned, and the stack is replenished."""
    s = t.state
    open_desk(t, seat, count, states, s.ballots_left(0) + s.ballots_left(1))
    ask_at_desk(t, seat)
    t.then(clear_desk, seat)
    t.then(replenish_in_turn, seat)
