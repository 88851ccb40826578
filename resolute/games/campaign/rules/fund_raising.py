"""Raising funds for advertising. (Advanced Game, Fund Raising)"""

from __future__ import annotations

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.table import D6, Table
from resolute.games.campaign.content.addresses import REGION_AT, STATE_AT
from resolute.games.campaign.content.charts import funds_raised
from resolute.games.campaign.content.states import REACHED, REGION_STATES, STATES, Region
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import options, prompts

TWO_DICE = 2 * D6
FOR_STATES = "states"
"""What the dice are rolled for when each of them, and their total, names a state."""


def regions_with_funds(s: Campaign, seat: Seat) -> list[int]:
    """The regions with a state in which the party has not raised funds. (Fund Raising 4)"""
    raised = s.side_of(seat).raised
    return [int(region) for region in Region if any(state not in raised for state in REGION_STATES[region])]


@step
def raise_funds(t: Table[Campaign], region: int) -> None:
    """Fund raising is announced with a region before the dice are rolled; they name three states. (Fund Raising 1, 2)

    If the party has raised funds in all of them, the turn is lost.
    """
    s = t.state
    t.tell("raises_funds", s.mover, region)
    first, second = t.roll_now(TWO_DICE, FOR_STATES)
    numbers = (first, first + second) if first == second else (first, second, first + second)
    s.dice = (first, second)
    s.regions = (region,)
    s.reached = tuple(state for number in numbers for state in REACHED[region][number])
    t.tell("reached", s.mover, s.regions, s.reached)
    if all(state in s.side_of(s.mover).raised for state in s.reached):
        t.tell("no_funds_left", s.mover)
    else:
        t.then(choose_fund_state, s.mover)


@choice(prompts.FUND_STATE, rule="Fund Raising", forced=True)
def choose_fund_state(t: Table[Campaign], actor: Actor) -> list[Option]:
    """One of the states reached, once in a game for each party. (Fund Raising 2, 4)"""
    s = t.state
    return [
        Option(
            options.rally_in(state),
            do(hold_rally, state),
            at=STATE_AT[state],
        )
        for state in s.reached
        if state not in s.side_of(actor).raised
    ]


@step
def hold_rally(t: Table[Campaign], state: int) -> None:
    """A second roll on the fund raising chart, by the state's electoral votes and the rating. (Fund Raising 3, 4)"""
    s = t.state
    side = s.side_of(s.mover)
    roll = sum(t.roll_now(TWO_DICE, f"funds/{state}"))
    raised = funds_raised(STATES[state].electors, roll, s.players[s.mover].best("fund_raising"))
    side.funds += raised
    side.raised += (state,)
    t.tell("funds_raised", s.mover, state, raised, side.funds)


RAISE_FUNDS: tuple[Option, ...] = tuple(
    Option(options.raise_funds_in(region), do(raise_funds, int(region)), at=REGION_AT[region]) for region in Region
)
