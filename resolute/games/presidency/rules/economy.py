"""What the state of the economy does to the nation, and what it gives to the world; strategic capabilities.
(GM SoE Impact, Economic Assistance, Strategic Capabilities)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Barred, Option, choice, do, step
from resolute.engine.table import Table
from resolute.games.presidency.content.places import (
    ALLIES,
    CAPABILITY_HIGH,
    WORLD,
    Capability,
    Closeness,
)
from resolute.games.presidency.content.printed import REGION_HIGH
from resolute.games.presidency.operations.moves import (
    IMPROVES,
    align,
    draw_closer,
)
from resolute.games.presidency.rolls import THE_PRESIDENT
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import (
    CAPABILITY,
    target,
)
from resolute.games.presidency.words import economy as said

TWO_CAPABILITIES = 5
"""From this state of the economy on, two capabilities are rolled for."""


# The impact of the economy


@step
def economy_impact(t: Table[Presidency]) -> None:
    """Economic assistance first, then what stands beside the box of the economy. (GM SoE Impact)"""
    t.then(happen, "chart/economy", None)


@step
def economic_assistance(t: Table[Presidency], acts: int) -> None:
    """So many acts of economic assistance, one after the other; none has to be used. (GM Economic Assistance)"""
    _next_act(t, acts)


def _assistance_prompt(t: Table[Presidency], actor: Actor, acts: int) -> str:
    return said.assistance_prompt(acts, "s are" if acts > 1 else " is")


@choice(_assistance_prompt, rule="Economic Assistance")
def choose_assistance(t: Table[Presidency], actor: Actor, acts: int) -> Iterator[Option]:
    """An ally comes one level closer, or a region trends pro-US. (GM Economic Assistance)"""
    yield from _helped(t.state, acts)
    yield _NO_ASSISTANCE


def _helped(s: Presidency, acts: int) -> Iterator[Option]:
    """Whoever assistance can still do something for."""
    allies, regions = _ASSISTANCE[acts]
    for ally, option in zip(s.world.allies, allies, strict=True):
        if ally.closeness < Closeness.VERY_CLOSE:
            yield option
    for region, option in zip(s.world.abroad, regions, strict=True):
        if region.alignment < REGION_HIGH or region.alignment_trend < IMPROVES:
            yield option


@choose_assistance.barred
def _nothing_to_gain(t: Table[Presidency], actor: Actor, acts: int) -> Iterator[Barred]:
    s = t.state
    for ally in ALLIES:
        if s.world.closeness(ally) == Closeness.VERY_CLOSE:
            yield Barred(_upper(ally.label), said.ALREADY_VERY_CLOSE, f"nation:{int(ally)}")


def _upper(label: str) -> str:
    return label[0].upper() + label[1:]


@step
def assist_ally(t: Table[Presidency], ally: int, acts: int) -> None:
    """The ally is one level closer; its tensions stay. (GM Economic Assistance)"""
    draw_closer(t, ally, 1)
    _next_act(t, acts - 1)


@step
def assist_region(t: Table[Presidency], region: int, acts: int) -> None:
    """The region trends pro-US. (GM Economic Assistance)"""
    align(t, region, IMPROVES, said.ECONOMIC_ASSISTANCE)
    _next_act(t, acts - 1)


def _next_act(t: Table[Presidency], acts: int) -> None:
    """As long as an act is left and somebody could be helped, the President chooses whom."""
    if acts and any(True for _ in _helped(t.state, acts)):
        t.then(choose_assistance, THE_PRESIDENT, acts)


@step
def give_no_assistance(t: Table[Presidency]) -> None:
    """The money stays at home."""


_NO_ASSISTANCE = Option(said.GIVE_NO_ASSISTANCE, do(give_no_assistance), declines=True)
_ASSISTANCE = {
    acts: (
        tuple(
            Option(_upper(one.label), do(assist_ally, int(one), acts), f"nation:{int(one)}", said.ONE_LEVEL_CLOSER)
            for one in ALLIES
        ),
        tuple(
            Option(_upper(one.label), do(assist_region, int(one), acts), f"region:{int(one)}", said.TRENDS_PRO_US)
            for one in WORLD
        ),
    )
    for acts in (1, 2)
}


# Strategic capabilities


@step
def improve_capabilities(t: Table[Presidency]) -> None:
    """Two different capabilities are rolled for in a good economy, one in a bad one; and each that a rapid
    capabilities counter lies on. (TSF Improve Strategic Capabilities)"""
    s = t.state
    t.then(next_capability, 2 if s.nation.economy >= TWO_CAPABILITIES else 1, ())
    for capability, counters in enumerate(s.world.rapid_capabilities):
        for _ in range(counters):
            t.then(happen, "chart/WM6-rapid", target(CAPABILITY, capability))
    if any(s.world.rapid_capabilities):
        t.then(rapid_capabilities_end)


@step
def next_capability(t: Table[Presidency], rolls: int, chosen: tuple[int, ...]) -> None:
    """As long as rolls are left and a capability could rise, the President chooses one."""
    if rolls and _can_rise(t.state, chosen):
        t.then(choose_capability_to_improve, THE_PRESIDENT, rolls, chosen)


def _can_rise(s: Presidency, chosen: tuple[int, ...]) -> list[Capability]:
    ours = s.world.capabilities[0]
    return [one for one in Capability if ours[one] < CAPABILITY_HIGH and one not in chosen]


@choice(said.CHOOSE_CAPABILITY, rule="Strategic Capabilities")
def choose_capability_to_improve(
    t: Table[Presidency], actor: Actor, rolls: int, chosen: tuple[int, ...]
) -> list[Option]:
    """Any that is not at its best and was not chosen before; in a good economy two different ones, in one answer. (TSF
    Improve Strategic Capabilities)"""
    ours = t.state.world.capabilities[0]
    rise = _can_rise(t.state, chosen)
    if rolls == 1 or len(rise) == 1:
        return [_capability_option((one,), (ours[one],)) for one in rise]
    return [_capability_option((one, two), (ours[one], ours[two])) for one, two in combinations(rise, 2)]


@cache
def _capability_option(capabilities: tuple[Capability, ...], values: tuple[int, ...]) -> Option:
    label = said.both([one.label for one in capabilities])
    frame = do(try_capabilities, tuple(map(int, capabilities)))
    return Option(_upper(label), frame, f"capability:{int(capabilities[0])}", said.now_at(said.both(values)))


@step
def try_capabilities(t: Table[Presidency], capabilities: tuple[int, ...]) -> None:
    """Each of the capabilities is rolled for."""
    for one in capabilities:
        t.then(happen, "chart/WM6", target(CAPABILITY, one))


@step
def rapid_capabilities_end(t: Table[Presidency]) -> None:
    """Counters that were rolled for are used up."""
    t.state.world.rapid_capabilities = (0,) * len(Capability)
