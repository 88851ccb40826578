"""One action for the President and each cabinet member. (GM Actions, +1 Action; TSF 1 Action for POTUS & Each Cabinet
Member)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from resolute.engine.frames import Actor, Barred, Option, OptionList, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import CANDIDATES, Office
from resolute.games.presidency.content.tracks import ACTION_POINTS
from resolute.games.presidency.library import (
    ANY,
    DIPLOMATIC,
    DOMESTIC,
    MILITARY,
    Kinds,
)
from resolute.games.presidency.operations.moves import move
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.rules.actions import (
    EXTRA_COST,
    GO_ON,
    OF_THE_SEGMENT,
    PRESIDENT,
    barred_actions,
    buy_one_more,
    has_open_action,
    may_buy,
    open_actions,
)
from resolute.games.presidency.rules.relief import count_action, reliefs
from resolute.games.presidency.state import NOBODY, Presidency
from resolute.games.presidency.words import cabinet_actions as said
from resolute.games.presidency.words.small import points, upper

ELIGIBLE: Mapping[int, Kinds] = {
    PRESIDENT: ANY,
    int(Office.VICE_PRESIDENT): (*DOMESTIC, *DIPLOMATIC),
    int(Office.STATE): DIPLOMATIC,
    int(Office.DEFENSE): MILITARY,
    int(Office.CHIEF_OF_STAFF): DOMESTIC,
}
"""What each of them may do."""
MAX_ACTIONS = 2
"""Nobody has more actions than this in a segment of the whole cabinet. (GM +1 Action)"""


@step
def cabinet_actions(t: Table[Presidency]) -> None:
    """The President and each member take an action, or two with a "+1 Action"; whoever was wounded takes none this
    time. (TSF 1 Action)"""
    s = t.state
    s.acting.left, s.acting.allowed = 0, ()
    s.acting.extra_bought = s.acting.extra_offered = False
    s.acting.source = OF_THE_SEGMENT
    s.acting.by_office = tuple(MAX_ACTIONS if office in s.cabinet.wounded else 0 for office in Office)
    s.cabinet.wounded = ()
    t.then(next_member)


def actions_of(s: Presidency, office: int) -> int:
    """How many actions an office has left; the second one belongs to the member with the "+1 Action", and leaves with
    that member. (GM +1 Action)"""
    if office == PRESIDENT:
        most = 1
    elif s.cabinet.members[office].who == NOBODY:
        most = 0
    else:
        most = 1 + s.ratings(office).extra_action
    return max(0, most - s.acting.by_office[office])


def _able(s: Presidency) -> list[int]:
    """The offices that have an action left."""
    return [office for office in ELIGIBLE if actions_of(s, office)]


def _has_a_choice(t: Table[Presidency], office: int) -> bool:
    """Whether there is something to do for an office beside forgoing its action."""
    return has_open_action(t, ELIGIBLE[office], office, _NEXT) or bool(reliefs(t.state, office, _NEXT))


@step
def next_member(t: Table[Presidency]) -> None:
    """As long as somebody has something to do, the President is asked about the first of them; whoever could only forgo
    the action does so unasked. In the end it is asked whether another action is bought, if it could not be before."""
    s = t.state
    able = _able(s)
    for office in able:
        if _has_a_choice(t, office):
            s.acting.extra_offered = s.acting.extra_offered or may_buy(s)
            t.then(choose_member_action, THE_PRESIDENT, office)
            return
    if able:
        t.tell("nothing_to_do", able[0], s.cabinet.members[able[0]].who)
        t.then(forgo_member_action, able[0])
    elif may_buy(s) and not s.acting.extra_offered:
        t.then(choose_member, THE_PRESIDENT)


@choice(said.EVERYBODY_HAS_ACTED, rule="1 Action for POTUS & Each Cabinet Member")
def choose_member(t: Table[Presidency], actor: Actor) -> tuple[Option, ...]:
    """Everybody has acted; one more action can be bought. (TSF 1 Action for POTUS & Each Cabinet Member)"""
    return _BUY, GO_ON


def _member_prompt(t: Table[Presidency], actor: Actor, office: int) -> str:
    member = t.state.cabinet.members[office].who
    name = f" ({CANDIDATES[member].name})" if member != NOBODY else ""
    return said.what_does_do(Office(office).label, name)


@choice(_member_prompt, rule="1 Action for POTUS & Each Cabinet Member")
def choose_member_action(t: Table[Presidency], actor: Actor, office: int) -> OptionList:
    """An action of an eligible type, or a tension removed, or an action point; or another member goes first. (TSF 1
    Action)"""
    s = t.state
    found = open_actions(t, ELIGIBLE[office], office, _NEXT)
    found.extend(reliefs(s, office, _NEXT))
    if may_buy(s):
        found.append(_BUY)
    found.later([one for one in _able(s) if one != office], _goes_first)
    found.append(_FORGO[office])
    return found


def _goes_first(t: Table[Presidency], office: int) -> Option:
    """Another member goes first, or only forgoes the action."""
    return (_GOES_FIRST if _has_a_choice(t, office) else _ONLY_FORGOES)[office]


@choose_member_action.barred
def _barred_for_member(t: Table[Presidency], actor: Actor, office: int) -> Iterator[Barred]:
    yield from barred_actions(t, ELIGIBLE[office], office, _NEXT)


@step
def forgo_member_action(t: Table[Presidency], office: int) -> None:
    """A member's action is exchanged for an action point. (TSF 1 Action for POTUS & Each Cabinet Member)"""
    move(t, ACTION_POINTS, 1, said.AN_ACTION_FORGONE)
    count_action(t.state, office)
    t.then(next_member)


@step
def ask_member(t: Table[Presidency], office: int) -> None:
    """This one acts next."""
    t.then(choose_member_action, THE_PRESIDENT, office)


@step
def buy_action_for_cabinet(t: Table[Presidency]) -> None:
    """Two action points buy one more action of any type here as well. (TSF 1 Action)"""
    buy_one_more(t)
    t.then(next_member)


_NEXT = do(next_member)
_BUY = Option(said.BUY_AN_ACTION, do(buy_action_for_cabinet), cost=points(EXTRA_COST))
_GOES_FIRST = tuple(
    Option(said.goes_first(one.label), do(ask_member, int(one)), at=f"office:{int(one)}", group=said.ANOTHER_FIRST)
    for one in Office
)
_ONLY_FORGOES = tuple(
    Option(
        said.nothing_to_do_now(upper(one.label)),
        do(forgo_member_action, int(one)),
        at=f"office:{int(one)}",
        cost=said.GAIN_ACTION_POINT,
        group=said.ANOTHER_FIRST,
    )
    for one in Office
)
_FORGO = tuple(
    Option(said.FORGO_THE_ACTION, do(forgo_member_action, int(one)), cost=said.GAIN_ACTION_POINT, declines=True)
    for one in Office
)
