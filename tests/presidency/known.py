"""What the suite is told about Presidency."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec

import resolute
from resolute.engine.effects import happen
from resolute.engine.frames import Frame, Seat, Step, do
from resolute.engine.journal import Entry
from resolute.engine.subjects import Target
from resolute.engine.table import Table
from resolute.games.presidency.book import BOOK as PRESIDENCY_BOOK
from resolute.games.presidency.content.bills import Bill, Place
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import CardKind
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.goals import GRADES
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.terror import ROGUE_COUNTERS
from resolute.games.presidency.content.wars import STALEMATE, Belligerent, WarKind
from resolute.games.presidency.rules.allies import check_iranian_state
from resolute.games.presidency.rules.card_bills import bills_gain
from resolute.games.presidency.rules.card_moves import (
    CASCADING,
    card_called,
    card_ripens,
    drop_a_card,
    look_ahead,
    unseen_card,
)
from resolute.games.presidency.rules.cards import resolve_card
from resolute.games.presidency.rules.economy import improve_capabilities
from resolute.games.presidency.rules.historical import historical_end
from resolute.games.presidency.rules.hostilities import open_hostilities, support_ally
from resolute.games.presidency.rules.intelligence import gather_intelligence, raid_or_strike
from resolute.games.presidency.rules.peers import peer_acts
from resolute.games.presidency.rules.second_term import begin_second_term, choose_exchange
from resolute.games.presidency.rules.terror_at_home import raid_terror, track_terror
from resolute.games.presidency.rules.terror_groups import raise_terror_group
from resolute.games.presidency.rules.wars import begin_war, start_war
from resolute.games.presidency.rules.year_end_world import rogue_states_spread
from resolute.games.presidency.state import (
    NOBODY,
    Presidency,
    RogueState,
    TerrorGroup,
    War,
)
from resolute.testing import Example
from tests.conformance.knowing import Known, Noted, Rare
from tests.presidency.sheet import write


def _nothing_told(entries: Iterable[Entry]) -> set[str]:
    return set()


def _nothing_known(t: Table[Any], seat: Seat | None) -> set[str]:
    return set()


@contextmanager
def _no_other_charts(noted: Noted) -> Iterator[None]:
    """Every chart is in the book."""
    yield


def _quiet_year(**fields: Any) -> Example[Presidency]:
    """A table in the middle of a year, with these fields of its state."""
    example: Example[Presidency] = Example(resolute.new("presidency", seats=1, seed=1))
    for name, value in fields.items():
        write(example.table.state, name, value)
    return example


_SUBJECTS = {
    "chart/WCT1/": Target("war", 0),
    "war/peer-loses/": Target("region", 5),
    "chart/D11/severity": Target("attack", 4),
    "chart/WM6-rapid": Target("capability", 3),
    "chart/D13/6/4/there": Target("region", 3),
    "chart/D14": Target("office", 0),
    "society/": Target("bill", 17),
    "action/P6/": Target("nation", 4),
    **dict.fromkeys(("chart/WM3/joint/peer-", "chart/WM3/israel/peer-"), Target("nation", 0)),
    **dict.fromkeys(("chart/WM3/joint/", "chart/WM3/israel/"), Target("nation", 2)),
    "chart/unstable/iranian": Target("region", 4),
}
"""To what some effects happen: the attack of a terror group, a capability, an office, a bill, an ally."""


_WAR = War(Belligerent.ISRAEL, Belligerent.HAMAS, 4, WarKind.COMBINED, STALEMATE, 9, 2)


def _brought(address: str) -> Table[Any]:
    on = next((subject for begins, subject in _SUBJECTS.items() if address.startswith(begins)), None)
    fields = {"wars": (_WAR,)} if address.startswith("chart/WCT1/") else {}
    return _quiet_year(**fields).run(do(happen, address, on)).table


def _seldom(why: str, *beginnings: str) -> dict[str, Rare]:
    """Whatever is printed at addresses that begin so."""
    return {
        address: Rare(why, partial(_brought, address)) for address in PRESIDENCY_BOOK if address.startswith(beginnings)
    }


def _shot_in_2001() -> Table[Any]:
    """The President of a historical start is shot and dies."""
    t: Example[Presidency] = Example(resolute.new("presidency", seats=1, seed=1, options={"scenario": "2001"}))
    return t.run(do(happen, "chart/D13/5/1-2/6", None)).table


def _group_of_level_four(**fields: Any) -> Table[Any]:
    groups = ((), (), (TerrorGroup(4),), (), (), (), (), (), ())
    return _quiet_year(terror_groups=groups, **fields).run(do(raise_terror_group, 2)).table


def _moved(*frames: Frame, answers: tuple[str, ...] = (), **decks: tuple[int, ...]) -> Table[Any]:
    """What cards do with other cards and with bills, while these cards lie in the decks."""
    example = _quiet_year(bills={int(Bill.WELFARE): Place.ZERO, int(Bill.NASA): Place.ZERO})
    s = example.table.state
    s.decks = msgspec.structs.replace(s.decks, **decks)
    for frame in frames:
        example.run(frame)
    return example.choose(*answers).table


_CARD_STEPS: dict[str, Callable[[], Table[Any]]] = {
    "resolve_card": partial(_moved, do(resolve_card, 115, 1)),
    "card_called": partial(_moved, do(card_called, 66), events=(66,)),
    "unseen_card": partial(_moved, do(unseen_card, CASCADING), cascading=(42,)),
    "card_ripens": partial(_moved, do(card_ripens), two=(68,)),
    **dict.fromkeys(
        ("drop_a_card", "choose_card_to_drop", "card_dropped"),
        partial(_moved, do(drop_a_card), answers=("The Ceiling and the Calendar",), two=(66, 68)),
    ),
    **dict.fromkeys(
        ("look_ahead", "choose_card_to_prevent", "card_prevented"),
        partial(_moved, do(look_ahead, 3), answers=("Run on a Bank",), crisis=(66, 67, 68)),
    ),
    "prevent_none": partial(_moved, do(look_ahead, 3), answers=("None of them",), crisis=(66, 67, 68)),
    **dict.fromkeys(
        ("bills_gain", "choose_bill_that_gains", "bill_gains"),
        partial(_moved, do(bills_gain, 1), answers=("Welfare",)),
    ),
}
"""Steps that only some cards take."""


def _too_many_rogue_states() -> Table[Any]:
    return _group_of_level_four(rogue_states=((RogueState(1),) * ROGUE_COUNTERS, *((),) * 7))


def _rapid_capabilities() -> Table[Any]:
    return (
        _quiet_year(capabilities=((7,) * 7,) * 3, rapid_capabilities=(0, 0, 0, 1, 0, 0, 0))
        .run(do(improve_capabilities))
        .table
    )


def _war_on(track: Track) -> Table[Any]:
    developed = _quiet_year(iran_nuclear=5, korea_missiles=5)
    return developed.run(do(start_war, int(track), NOBODY, False)).table


def _six_wars() -> Table[Any]:
    war = War(Belligerent.ISIS, Belligerent.EGYPT, 3, WarKind.COMBINED, STALEMATE, 4, 5)
    return _quiet_year(wars=(war,) * 5).run(do(begin_war, war)).table


def _with_rogue_state(rogue: RogueState) -> Example[Presidency]:
    return _quiet_year(rogue_states=((rogue,), *((),) * 7))


def _rogue_state_of_level_four() -> Table[Any]:
    return _with_rogue_state(RogueState(4)).run(do(rogue_states_spread)).table


def _asked_alone(one: Step[[]]) -> Table[Any]:
    return _quiet_year().run(do(one)).table


def _weapon_used() -> Table[Any]:
    ours = War(Belligerent.UNITED_STATES, Belligerent.ROGUE_STATE, 0, WarKind.COMBINED, STALEMATE, 9, 6, us_side=1)
    rogue = _with_rogue_state(RogueState(3, weapon=True, at_war=True))
    rogue.table.state.world.wars = (ours,)
    return rogue.run(do(happen, "rogue/fights/10", Target("rogue_state", 0))).table


def _victory(peer: int) -> Table[Any]:
    won = _quiet_year(closeness=(1,) * 9)
    for place, here in enumerate(won.table.state.world.abroad):
        based = msgspec.structs.replace(
            here, russian_influence=3, russian_base=True, chinese_influence=3, chinese_base=True
        )
        won.table.state.world.change_region(place, based)
    return won.run(do(peer_acts, peer)).table


def _second_term(first: Frame, *answers: str) -> Table[Any]:
    """A President who was re-elected."""
    return _quiet_year(attributes=(0, 1)).run(first).choose(*answers).table


def _start_of_2001(re_elected: int, **fields: Any) -> Table[Any]:
    """The end of the start of 2001: without a war, with strong groups in the Middle East unless they are given."""
    table = resolute.new("presidency", seats=1, seed=1, options={"scenario": "2001"})
    s = table.state
    s.president.re_elected, s.world.wars = re_elected, ()
    quiet = {"terror_groups": tuple((TerrorGroup(4),) if place == Region.MIDDLE_EAST else () for place in range(9))}
    poor = {"homeland_security": 4, "economy": 4, "world_opinion": 3, "approval": 40}
    for name, value in {**quiet, **poor, **fields}.items():
        write(s, name, value)
    return Example(table).run(do(historical_end)).table


_BEST = {"homeland_security": 7, "economy": 7, "approval": 60}
_GRADED: dict[str, Callable[[], Table[Any]]] = {
    "term_survived": partial(_start_of_2001, 1),
    "narrow_success": partial(_start_of_2001, 1, economy=6),
    "strong_presidency": partial(_start_of_2001, 1, **_BEST),
    "for_the_books": partial(
        _start_of_2001, 1, **_BEST, world_opinion=6, closeness=(2,) * 9, terror_groups=((),) * 9, rogue_states=((),) * 8
    ),
}
"""A historical start that is won in each of the four ways."""


_ON_THE_BOARD = ("D7", "D8", "M2", "M4", "M5", "M6")
"""Actions of steps that look for their targets themselves."""
_CHOSEN_WITH_A_TARGET = tuple(
    address
    for address in PRESIDENCY_BOOK
    for action in (address.removesuffix("/otherwise"),)
    if action.startswith("action/") and action.count("/") == 1
    if f"{action}/there" in PRESIDENCY_BOOK or action.removeprefix("action/") in _ON_THE_BOARD
)
"""Where actions are printed that nobody takes without a target; what happens to the target stands below them."""

KNOWN = Known(
    packed=24 * 1024,
    # One question holds an action and its target, so that a few moves tell much.
    sample=5,
    endings=frozenset(
        {
            *("lingering_issues", "evaluation", "impeached", "rogue_states"),
            *("greatest_president", "one_term", "two_terms", "nato_war", "japan_war", "russian_victory"),
            *("chinese_victory", "rogue_state", "weapons_of_mass_destruction", "iran_nuclear", "korea_missiles"),
            *("six_wars", "not_re_elected", "died_in_office", *(ending for ending, _ in GRADES)),
        }
    ),
    # Face-down counters differ in their value only, which no view and no sentence names.
    secret_ids="hidden",
    told=_nothing_told,
    names={},
    knows=_nothing_known,
    cells=frozenset(),
    reading=_no_other_charts,
    # tests/presidency/test_event_cards.py reaches every branch of every event.
    walked=tuple(card.address for card in CARDS if card.kind == CardKind.EVENT),
    rare={
        **{f"step {name}": Rare("only some cards do it", arranged) for name, arranged in _CARD_STEPS.items()},
        **_seldom("a war rolls on its columns by itself, seldom on some", "chart/WCT1/"),
        **_seldom("a peer seldom loses a war", "war/peer-loses/"),
        **{
            address: Rare("such an action is chosen together with its target", partial(_brought, address))
            for address in _CHOSEN_WITH_A_TARGET
        },
        **_seldom("an initiative is seldom passed, and more seldom twice", "society/"),
        **_seldom(
            "terror groups seldom grow so strong in the United States", "chart/D11/severity/3/", "chart/D11/severity/4/"
        ),
        **_seldom("the past seldom catches up with a President", "chart/D13", "chart/WT3", "past/"),
        **_seldom("a scandal seldom goes so far", "chart/D14/deepening/", "chart/D14/concluding/"),
        **_seldom("few random Presidents stand for election, and fewer so good or bad", "chart/D17/"),
        **_seldom("rapid capabilities are a military action", "chart/WM6-rapid"),
        **_seldom("an ally who is estranged is seldom visited again in vain", "action/P6/there/10/then"),
        **_seldom("the world alone makes so many regions friendly or hostile", "consequence/9/"),
        **{
            f"step {name}": Rare("few random Presidents are re-elected", partial(_second_term, first, *answers))
            for name, first, *answers in (
                ("begin_second_term", do(begin_second_term)),
                ("members_leave", do(begin_second_term), "Keep them"),
                ("choose_exchange", do(choose_exchange, 0), "Keep them"),
                ("keep_attributes", do(choose_exchange, 0), "Keep them"),
                ("exchange_attribute", do(choose_exchange, 0), "Exchange Likeable"),
            )
        },
        **{
            f"step {one.name}": Rare("such an action is chosen together with its target", partial(_asked_alone, one))
            for one in (gather_intelligence, raid_or_strike, open_hostilities, support_ally, raid_terror, track_terror)
        },
        "step rapid_capabilities_end": Rare("rapid capabilities are a military action", _rapid_capabilities),
        "step raise_terror_group": Rare("only the world promotes groups elsewhere", _group_of_level_four),
        **_seldom("few Presidents are at war with Iran or North Korea when they act", "ally/2/then", "ally/3/then"),
        **_seldom("such a bold ally is rare", "ally/7/14", "ally/7/13", "ally/9/13-14", "ally/6/12-14"),
        **_seldom(
            "few very close allies attack networks",
            *("ally/5/12-14", "ally/7/11-12", "ally/10/13-14", "ally/11/12", "chart/WM3/joint/", "chart/WM3/israel/"),
        ),
        **_seldom("Iran has seldom influence in an unstable state", "chart/unstable/iranian"),
        "step check_iranian_state": Rare(
            "Iran has seldom influence in an unstable state",
            lambda: _quiet_year().run(do(check_iranian_state, int(Region.MIDDLE_EAST))).table,
        ),
        "ending nato_war": Rare("Russia and NATO seldom come so far", partial(_war_on, Track.RUSSIA_NATO)),
        "ending japan_war": Rare("China and Japan seldom come so far", partial(_war_on, Track.CHINA_JAPAN)),
        "ending iran_nuclear": Rare("the bomb seldom comes before a war", partial(_war_on, Track.ISRAEL_IRAN)),
        "ending korea_missiles": Rare("missiles seldom come before a war", partial(_war_on, Track.KOREAS)),
        "ending six_wars": Rare("there are seldom six wars", _six_wars),
        "ending russian_victory": Rare("Russia seldom wins", partial(_victory, 0)),
        "ending chinese_victory": Rare("China seldom wins", partial(_victory, 1)),
        "ending rogue_state": Rare("rogue states seldom grow so strong", _rogue_state_of_level_four),
        "ending weapons_of_mass_destruction": Rare("weapons of mass destruction are rare", _weapon_used),
        "ending rogue_states": Rare("rogue states arise in the world", _too_many_rogue_states),
        "ending died_in_office": Rare("few Presidents are shot", _shot_in_2001),
        "ending not_re_elected": Rare("few come to the end of a historical start", partial(_start_of_2001, -1)),
        **{f"ending {ending}": Rare("few win a historical start", won) for ending, won in _GRADED.items()},
    },
)
