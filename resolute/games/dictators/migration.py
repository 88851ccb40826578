"""Positions of older versions as the present one would have stored them.

Version 4 calls what is printed by its key (`card/road-trip`, not `card/2`) and keeps events, exchanges and what changes
a roll as facts, without words. Version 5 counts multi-turn cards down before the end of a turn is answered. Version 6
stores the same, and asks more after a Golf Weekend; version 7 asks less after the Trident has dived. Version 8 keeps
the card that was taken from the discards with its player, as long as others can answer that.
"""

from __future__ import annotations

import re
from typing import Any

from resolute.engine.errors import CannotMigrate
from resolute.engine.migration import RawPosition
from resolute.games.dictators.content.keys import CARD_KEYS, DICTATOR_KEYS, PRESIDENT_KEYS
from resolute.games.dictators.content.printed import NOBODY
from resolute.games.dictators.library import CARDS, DICTATORS, PRESIDENTIAL

_NUMBERED = re.compile(r"(card|asset|dictator|president)/(\d+)(/.*)?")
_KEYS = {
    "card": CARD_KEYS.split(),
    "asset": CARD_KEYS.split(),
    "dictator": DICTATOR_KEYS.split(),
    "president": PRESIDENT_KEYS.split(),
}
_ABILITIES = {
    "asset/the-marauder": ("drive-through-a-roadblock", "drive-to-an-adjacent-state"),
    "asset/blackmail-box": ("look-at-a-hand", "collect-a-favor"),
    "asset/private-jet": ("take-a-flight", "cross-the-time-zone"),
    "asset/state-television": ("make-the-news",),
    "asset/golden-toolbox": ("tinker-with-the-facility-here",),
    "dictator/fidel": ("force-a-reroll",),
    "dictator/napoleon": ("march-on",),
    "dictator/attila": ("collect-the-entrance-fee",),
    "dictator/qin": ("build-a-wall",),
    "dictator/maximilien": ("cut-it-short",),
    "dictator/caligula": ("ask-the-horse",),
}
"""The abilities in the order in which versions before 4 counted them."""
_THROWS = ("throw_dice", "dice_lie")
_CODED = re.compile(r"(start|disarm|convince)/\d+")


def migrated(version: int, position: RawPosition) -> RawPosition:
    """A position of version 2 to 7."""
    if version < 4:
        position = _with_keys(position)
    if version < 5:
        position = _with_the_end_of_a_turn(position)
    return _with_the_card_from_the_discards(position)


def _with_the_card_from_the_discards(position: RawPosition) -> RawPosition:
    """A draw from the discards that is being answered: whoever took the card still has it, unless it is gone."""
    state, agenda = position.state, list(position.agenda)
    for at, (name, args) in enumerate(agenda):
        if name == "pending" and args[0]["kind"] == "drew" and args[0]["about"]:
            event, (card,) = args[0], args[0]["about"]
            agenda[at] = [name, [event, ["keep_drawn", [event["by"]]]]]
            players = list(state["players"])
            drawer = players[event["by"]]
            players[event["by"]] = {**drawer, "drawn": card if card in drawer["hand"] else NOBODY}
            state = {**state, "players": players}
    return RawPosition(position.seats, position.options, state, agenda)


def _with_the_end_of_a_turn(position: RawPosition) -> RawPosition:
    """A turn that is ending is still to be over, unless its end is being answered already."""
    agenda = list(position.agenda)
    names = [name for name, _ in agenda]
    announced = any(name == "pending" and args[0]["kind"] == "turn_ends" for name, args in agenda)
    if "count_down" in names and not announced:
        agenda.insert(names.index("count_down"), ["turn_is_over", []])
    return RawPosition(position.seats, position.options, position.state, agenda)


def _with_keys(position: RawPosition) -> RawPosition:
    """A position of version 2 or 3 in the keys and facts of version 4."""
    state = _keyed(position.state)
    # What was played on what a moment ago was kept in sentences.
    state["exchange"], state["exchanged_at"] = [], 0
    for play in state["plays"]:
        play["event"] = None if play["event"] is None else _event(play["event"])
    events = dict(_events(position.agenda))
    agenda = [_frame(frame, events) for frame in _keyed(position.agenda)]
    return RawPosition(position.seats, position.options, state, agenda)


def _keyed(value: Any) -> Any:
    """The same value, in which every address is one by keys."""
    if isinstance(value, dict):
        return {name: _keyed(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_keyed(one) for one in value]
    found = _NUMBERED.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return value
    kind, number, rest = found.groups(default="")
    at = f"{kind}/{_KEYS[kind][int(number)]}"
    _, ability, *parts = rest.split("/") if rest else ("", "")
    if at in _ABILITIES and ability.isdecimal():
        return "/".join((at, _ABILITIES[at][int(ability)], *parts))
    return at + rest


def _events(value: Any) -> list[tuple[int, dict[str, Any]]]:
    """The events that wait, by their ids: each has a window."""
    if not isinstance(value, list):
        return []
    found = [one for part in value for one in _events(part)]
    if len(value) == 2 and value[0] == "window":
        event = _event(value[1][0])
        found.append((event["id"], event))
    return found


def _event(event: dict[str, Any]) -> dict[str, Any]:
    """An event without its sentence, and with what the sentence was made of."""
    about = list(event["about"])
    if event["kind"] == "disarm_roll" and len(about) == 2:
        about.append(3)
    return {"id": event["id"], "kind": event["kind"], "by": event["by"], "about": about}


def _frame(frame: Any, events: dict[int, dict[str, Any]]) -> Any:
    """A frame, and the frames inside it."""
    name, args = frame
    args = [_frame(one, events) if _is_frame(one) else one for one in args]
    if name == "pending":
        return [name, [events[args[0]], args[2]]]
    if name in ("window", "answer"):
        at = 0 if name == "window" else 1
        args[at] = _event(args[at])
    elif name == "carry_out" and args[0]["event"] is not None:
        args[0] = {**args[0], "event": _event(args[0]["event"])}
    elif name == "roll_to_disarm":
        args[3] = _source(args[3])
    elif name in _THROWS:
        args = [_modifiers(one) for one in args]
        if not any(isinstance(one, str) and _CODED.fullmatch(one) for one in args):
            raise CannotMigrate("A die lies on the table whose purpose was kept in words.")
    return [name, args]


def _is_frame(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], list)


def _modifiers(value: Any) -> Any:
    """What is added to a roll, each with the address of its source."""
    if isinstance(value, list) and value and all(isinstance(one, list) and len(one) == 2 for one in value):
        return [[_source(why), by] for why, by in value]
    return value


def _source(name: str) -> str:
    """The address of a card, dictator, level or token that was called by its name."""
    if not name:
        return ""
    if name.startswith("DEFCON "):
        return f"defcon/{name.removeprefix('DEFCON ')}"
    if name == "token III":
        return "token/3"
    for kind, printed in (("card", CARDS), ("dictator", DICTATORS), ("president", PRESIDENTIAL)):
        for one in printed:
            if one.name == name:
                return f"{kind}/{one.key}"
    raise CannotMigrate(f"{name} changes a roll, and nothing of that name is printed any more.")
