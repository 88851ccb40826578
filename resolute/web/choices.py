"""What the decision panel shows of a question: options under their headings, what cannot be done now, and the small
menu of those who do not want to be asked again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from resolute.engine.option_values import Distance, GroupHeading
from resolute.payload import DecisionPayload, OptionPayload

CARDS_AT_MOST = 9
"""So many options are cards; more become a list that can be filtered."""
LISTED_AT_MOST = 12
"""So many can be looked through without a search."""
CERTAIN = 0.995
"""A chance that is said to be more than 99 %."""
BARRED_AT_MOST = 2
"""So many reasons why something cannot be done now stand open; more are folded."""
OPEN_AT_MOST = 2
"""So many groups of a long list stand open; more fold if they may."""


class Group(msgspec.Struct, frozen=True):
    """Options under one heading; with `amounts` they differ only by a number."""

    title: str
    options: tuple[tuple[str, OptionPayload], ...]
    """Each with its key, if it has one."""
    amounts: bool = False
    heading: GroupHeading | None = None
    goals: tuple[Distance, ...] = ()
    """What the moves of this group lead to, with how far it is now: the head of their small table."""
    prices: tuple[str, ...] = ()
    """What could be spent: the head of the small table of their chances."""
    brings: str = ""
    """What all amounts of the group bring alike."""
    rest: tuple[tuple[str, OptionPayload], ...] = ()
    """Larger amounts that change nothing any more; they are folded."""
    folded: bool = False
    """Only the heading is in sight until somebody opens the group."""
    key: str = ""
    """The key that opens a folded group."""

    @property
    def at(self) -> str:
        """The ids of what its options point at."""
        return " ".join(dict.fromkeys(one.at for _, one in (*self.options, *self.rest) if one.at))


class Panel(msgspec.Struct, frozen=True):
    """The whole panel of one question."""

    groups: tuple[Group, ...] = ()
    barred: tuple[OptionPayload, ...] = ()
    folded: bool = False
    """Whether what cannot be done now is folded away."""
    mutes: tuple[OptionPayload, ...] = ()
    crowded: bool = False
    searched: bool = False
    """There are so many options that a field to search them helps."""
    sole: bool = False
    """There is only one thing to do, so that the page goes on by itself."""


def panel_of(decision: DecisionPayload) -> Panel:
    """Everything that the panel of a question shows."""
    barred = tuple(_gathered(one for one in decision.options if one.barred))
    playable = [one for one in decision.options if not one.barred and not one.mutes]
    return Panel(
        groups=tuple(_groups(decision, playable)),
        barred=barred,
        folded=len(barred) > BARRED_AT_MOST,
        mutes=tuple(one for one in decision.options if one.mutes),
        crowded=_controls(playable) > CARDS_AT_MOST,
        searched=_controls(playable) > LISTED_AT_MOST,
        sole=decision.goes_on and len(playable) == 1,
    )


def _controls(playable: Iterable[OptionPayload]) -> int:
    """How many things there are to choose between; amounts of one kind are one control."""
    return len({(one.value.group or one.group) if one.amount is not None else one.index for one in playable})


def _groups(decision: DecisionPayload, playable: list[OptionPayload]) -> Iterator[Group]:
    """The options under their headings, in the order in which they are listed; the first nine that are in
    sight have a key, folded groups too."""
    headings = {heading.title: heading for heading in decision.groups}
    crowded = _controls(playable) > CARDS_AT_MOST
    amounts_there = any(one.amount is not None for one in playable)
    collected: dict[str, list[OptionPayload]] = {}
    for option in playable:
        group = option.value.group or option.group
        # A few options need no headings, unless the game has something to say there; amounts are one control.
        shown = crowded or option.amount is not None or group in headings
        collected.setdefault(group if shown else "", []).append(option)
    keys = iter("123456789")
    folding = _controls(playable) > LISTED_AT_MOST and len(collected) > OPEN_AT_MOST
    order = {title: at for at, title in enumerate(headings)}
    for title, some in sorted(collected.items(), key=lambda one: order.get(one[0], len(order))):
        heading = headings.get(title)
        folded = folding and heading is not None and heading.folds and len(some) > 1
        key = next(keys, "") if folded else ""
        with_keys = tuple(
            ("0" if (crowded or amounts_there) and one.declines else "" if folded else next(keys, ""), one)
            for one in some
        )
        amounts = len(some) > 1 and all(one.amount is not None for one in some)
        goals = next((one.value.distances for one in some if one.value.distances), ())
        prices = max((tuple([one.price for one in option.value.tries]) for option in some), key=len)
        open_ones = _worth_showing([one for _, one in with_keys]) if amounts else len(with_keys)
        effects = {one.value.effect for one in some}
        brings = effects.pop() if amounts and len(effects) == 1 else ""
        in_sight, rest = with_keys[:open_ones], with_keys[open_ones:]
        yield Group(title, in_sight, amounts, heading, goals, prices, brings, rest, folded, key)


def _worth_showing(amounts: list[OptionPayload]) -> int:
    """How many of several growing amounts stand in sight: up to the first that makes something as good as certain."""
    for place, one in enumerate(amounts):
        chance = one.value.chance
        if chance is not None and (chance.after > CERTAIN if chance.good else chance.after < 1 - CERTAIN):
            # To fold a single one away would gain nothing.
            return place + 1 if place + 2 < len(amounts) else len(amounts)
    return len(amounts)


def _gathered(barred: Iterable[OptionPayload]) -> Iterator[OptionPayload]:
    """Those that cannot be chosen for one reason as one: whoever has no actions left need not read that of every
    card."""
    by_reason: dict[str, list[OptionPayload]] = {}
    for option in barred:
        by_reason.setdefault(option.barred, []).append(option)
    for reason, some in by_reason.items():
        yield some[0] if len(some) == 1 else OptionPayload(-1, " · ".join([one.label for one in some]), barred=reason)
