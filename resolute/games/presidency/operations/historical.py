"""Rules of the historical starts that change what other chapters do. (TSF Historical Scenarios; the rules are ours)"""

from __future__ import annotations

import msgspec

from resolute.engine.effects import happen
from resolute.engine.pieces import without
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.forces import UNITS, UnitType
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.wars import Belligerent
from resolute.games.presidency.operations.moves import spend
from resolute.games.presidency.state import Presidency, War
from resolute.games.presidency.victory import LAST_WAVE, PANDEMIC, TALIBAN_LOST, us_wars
from resolute.games.presidency.words import historical as said

SEPTEMBER, ATTACKED, ANSWERED, IRAN_DEAL, PANDEMIC_CAME = "september", "attacked", "answered", "iran-deal", "pandemic"
"""What a start remembers."""
FRONTS = 2
"""With so many wars of its own the country fights on two fronts."""
REGIME_STRENGTH, NATO_HELPS, TOO_EARLY_COSTS = 6, 2, 3
"""In 2001: the strength of the regime in the mountains, what NATO adds after an attack, and what a war on the regime
costs before one."""
DEAL_YEARS = 2
"""So long Iran keeps the deal of 2017."""


def signed_early(s: Presidency, bill: int) -> bool:
    """The job package of 2009, signed in its first year, does more."""
    return s.scenario.key == "2009" and bill == Bill.JOB_CREATION and s.clock.year == 1


def unit_came_home(t: Table[Presidency], place: int, before: int, box: int) -> None:
    """In 2009 each army unit that leaves the Middle East for home is welcomed, once."""
    s = t.state
    army = UNITS[place][0] in (UnitType.LIGHT, UnitType.HEAVY)
    if s.scenario.key != "2009" or not army or before != Region.MIDDLE_EAST or box != Region.CONUS:
        return
    if place not in s.scenario.came_home:
        s.scenario = msgspec.structs.replace(s.scenario, came_home=(*s.scenario.came_home, place))
        t.tell("came_home")
        t.then(happen, "start/2009/came-home", None)


def two_fronts(t: Table[Presidency]) -> None:
    """In 2001 two wars at once cost an action point whenever wars progress."""
    s = t.state
    if s.scenario.key == "2001" and us_wars(s) >= FRONTS and s.president.action_points:
        spend(t, 1, said.TWO_FRONTS)


def note_lost_war(t: Table[Presidency], war: War, attacker_won: bool) -> None:
    """A lost war against the Taliban is remembered."""
    if war.defender == Belligerent.TALIBAN and not attacker_won:
        t.state.scenario = t.state.scenario.after(TALIBAN_LOST)


def take_pandemic(t: Table[Presidency], pile: str) -> int | None:
    """In 2020 the first card that comes back from deck 2 is the pandemic."""
    s = t.state
    if s.scenario.key != "2020" or PANDEMIC_CAME in s.scenario.happened or pile != "two" or PANDEMIC not in s.decks.two:
        return None
    s.scenario = s.scenario.after(PANDEMIC_CAME)
    s.decks = msgspec.structs.replace(s.decks, two=without(s.decks.two, PANDEMIC))
    return PANDEMIC


def note_last_wave(s: Presidency, card: int, last: bool) -> None:
    """In 2020 it is remembered that the last stage of the pandemic was played."""
    if s.scenario.key == "2020" and card == PANDEMIC and last:
        s.scenario = s.scenario.after(LAST_WAVE)


def deal_holds(s: Presidency, program: int) -> bool:
    """In 2017 Iran keeps a deal that you kept, for two years."""
    return program == Program.IRAN and IRAN_DEAL in s.scenario.happened and s.clock.year <= DEAL_YEARS


def _in_the_mountains(s: Presidency, region: int) -> bool:
    return s.scenario.key == "2001" and region == Region.CENTRAL_SOUTH_ASIA


def regime_strength(s: Presidency, region: int) -> int:
    """How strong the regime in the mountains is at least; elsewhere the level of a rogue state alone counts."""
    return REGIME_STRENGTH if _in_the_mountains(s, region) else 0


def nato_helps(s: Presidency, region: int) -> int:
    """What NATO adds to the first war on the regime after an attack."""
    happened = s.scenario.happened
    first = ATTACKED in happened and ANSWERED not in happened
    return NATO_HELPS if first and _in_the_mountains(s, region) else 0


def early_war_costs(s: Presidency, region: int) -> int:
    """The action points that a war on the regime costs before September."""
    return TOO_EARLY_COSTS if _in_the_mountains(s, region) and SEPTEMBER not in s.scenario.happened else 0


def begin_in_the_mountains(t: Table[Presidency], region: int) -> None:
    """A war on the regime begins: what it costs too early is paid, and the first answer to an attack is given."""
    s = t.state
    if early_war_costs(s, region):
        spend(t, early_war_costs(s, region), said.TOO_EARLY)
    if nato_helps(s, region):
        s.scenario = s.scenario.after(ANSWERED)
