"""Positions of older versions: until version 2 the state was flat, and numbers carried several things at once.

The names and numbers here are those of the old state and never change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resolute.engine.migration import RawPosition

FLAT = 2
"""The last version with a flat state."""
WORLD = 6
"""The first version in which the world is played."""
FULLER_QUESTIONS = 7
"""The first version that asks about an action and its target together."""
REVEALED_APART = 12
"""The first version that tells revealed tensions from those that have come since."""
_ALL = 99
_BASE = 3
_WORLD_CHITS = (
    *((3,) * 5 + (4,) * 5 + (5,) * 6 + (6,) * 5 + (7,) * 3),
    *((8,) * 2 + (9,) * 2 + (10,) + (11,) * 4 + (12,) * 4 + (13,)),
)
"""The chits of the world by kind, as many as version 6 put into the cup."""
_CARDS = {
    "disasters": range(6, 14),
    "terrorism": range(14, 34),
    "cascading": range(34, 65),
    "events": range(65, 181),
}
"""The crisis cards of version 7, by the box in which they lie."""
_YEAR_DECK = (("events", 9), ("cascading", 4), ("terrorism", 2), ("disasters", 1))
"""What version 7 puts into the deck of a year."""
_SEGMENTS = (
    "action-points",
    "attributes",
    "experience",
    "replacement",
    "improve-cabinet",
    "national-intelligence",
    "state-of-the-union",
    "economy",
    "capabilities",
    "set-focus",
    "cabinet-acts",
    "phase-1/peer-acts",
    "phase-1/three-actions",
    "phase-1/chits",
    "phase-1/allies-act",
    "phase-1/focus",
    "phase-1/congress",
    "phase-1/chit",
    "phase-1/intelligence",
    "phase-1/four-actions",
    "phase-2/chits",
    "phase-2/three-actions",
    "phase-2/terror-or-chaos",
    "phase-2/chaos-at-home",
    "phase-2/allies-act",
    "phase-2/united-nations",
    "phase-2/media-slant",
    "phase-2/domestic-actions",
    "phase-2/chit",
    "phase-2/war-progress",
    "phase-2/four-actions",
    "phase-2/economy",
    "phase-3/peer-acts",
    "phase-3/three-actions",
    "phase-3/chits",
    "phase-3/allies-act",
    "phase-3/focus",
    "phase-3/congress",
    "phase-3/chit",
    "phase-3/intelligence",
    "phase-3/cabinet-acts",
    "phase-3/four-actions",
    "phase-4/chits",
    "phase-4/three-actions",
    "phase-4/terror-or-chaos",
    "phase-4/chaos-at-home",
    "phase-4/allies-act",
    "phase-4/united-nations",
    "phase-4/media-slant",
    "phase-4/domestic-actions",
    "phase-4/chit",
    "phase-4/war-progress",
    "phase-4/four-actions",
    "phase-4/economy",
    "final-chits",
    "end-turn",
    "return-chits",
    "shuffle-groups",
    "clear-bills",
    "relations-fade",
    "public-priorities",
    "administration-priorities",
    "consequence-1",
    "consequence-2-world",
    "consequence-2-home",
    "consequence-3",
    "consequence-4",
    "consequence-5",
    "consequence-6",
    "consequence-7",
    "consequence-8",
    "consequence-9",
    "consequence-10",
    "consequence-11",
    "consequence-12",
    "consequence-13",
    "evaluation",
    "midterms",
    "re-election",
    "end-of-presidency",
)
_ACTIONS = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10")
_KINDS = (1, 2, 4)
_THEIRS, _CANNOT_PASS = 5, 5
_FIRST_ALLY = 4
_CONUS = 8
_GREAT_CITY = 8
_SUBJECTS = (
    ("chart/D11", "attack"),
    ("check/track_terror", "terror"),
    ("chart/D12", "terror"),
    ("chart/D14/", "office"),
    ("chart/D5", "bill"),
    ("bill/", "bill"),
    ("veto/", "bill"),
    ("priority/", "bill"),
    ("promise/", "bill"),
    ("society/", "bill"),
    ("chart/WM6", "capability"),
    ("chart/experience", "office"),
    ("action/P5/", "region"),
    ("action/P6/", "nation"),
    ("action/P7/", "office"),
    ("action/D10/", "opponent"),
    ("chart/D6", "session"),
)
"""To what kind of thing effects happened, by the beginning of their address."""
_PRINTED = {
    "happen": 0,
    "resolve": 0,
    "pay_for_roll": 1,
    "choose_printed": 1,
    "roll_paid": 0,
    "row_hit": 0,
    "check_counts": 0,
}
"""The steps that carry an address and a subject behind it, and where."""

_AIMED = ("aim_at_region", "aim_at_ally", "aim_at_member", "aim_at_opponent")

State = dict[str, Any]


def migrate_presidency(version: int, position: RawPosition) -> RawPosition:
    """A position as the present version would have stored it."""
    if version <= FLAT:
        position = _without_flat_state(version, position)
    if version < WORLD:
        _open_the_world(position.state)
    if version < FULLER_QUESTIONS:
        position = _ask_fuller_questions(position)
        _deal_cards(position.state)
    if version < REVEALED_APART:
        position = _tell_revealed_tensions_apart(position)
    return position


def _tell_revealed_tensions_apart(position: RawPosition) -> RawPosition:
    """Version 12 knows how many tensions a nation has revealed when half of them leave; until then all of them were.
    Its rogue states and civil wars wait side by side, where each once led to the next."""
    agenda = [frame for old in position.agenda for frame in _apart(position.state, *old)]
    return RawPosition(position.seats, position.options, position.state, agenda)


def _apart(state: State, name: str, args: list[Any]) -> list[list[Any]]:
    if name in ("ally_done", "rogue_nation_done"):
        return [[name, [*args, _ALL]]]
    if name == "rogue_states_act":
        return [[name, []]]
    if name == "civil_war_done":
        last, helped = args
        regions = enumerate(state["world"]["regions"])
        wars = [10 * at + place for at, here in regions for place in range(len(here.get("civil_wars", ())))]
        return [*(["next_civil_war", [one, one in helped]] for one in wars if one < last), [name, []]]
    return [[name, args]]


def _deal_cards(state: State) -> None:
    """Version 7 has crisis cards: a deck for this year and each that is left of the term, and the rest off the map. The
    order in which they are dealt is fixed; nobody has seen a card yet, and draws are by lot."""
    boxes = {name: sorted(numbers, key=lambda one: one * 37 % 181) for name, numbers in _CARDS.items()}
    years: list[list[int]] = []
    left_of_the_term = 4 - (max(1, state["clock"]["year"]) - 1) % 4
    for _ in range(left_of_the_term):
        years.append([boxes[name].pop() for name, count in _YEAR_DECK for _ in range(count)])
    decks = state["decks"]
    decks.update({name: sorted(left) for name, left in boxes.items()})
    decks["crisis"], decks["years"] = sorted(years[0]), [sorted(one) for one in years[1:]]


def _ask_fuller_questions(position: RawPosition) -> RawPosition:
    """Version 7 asks about members in their order, and about what is asked of the UN together with for
    whom."""
    agenda = [_fuller(*frame) for frame in position.agenda]
    return RawPosition(position.seats, position.options, position.state, agenda)


def _fuller(name: str, args: list[Any]) -> list[Any]:
    if name == "choose_member":
        return ["next_member", []]
    if name == "choose_un_target":
        _, _, goodwill = args
        return ["ask_the_un", ["", not goodwill, goodwill]]
    return [name, args]


def _open_the_world(state: State) -> None:
    """Version 6 plays the world: bases lie in regions, the chits of the world are in the cup, and terror or chaos at
    home and in the world are one segment."""
    clock, world = state["clock"], state["world"]
    clock["segment"] = clock.get("segment", "").replace("chaos-at-home", "terror-or-chaos")
    for peer in world["peers"]:
        peer.pop("bases", None)
    for region in world["regions"]:
        for name in ("russian", "chinese"):
            region[f"{name}_base"] = region.get(f"{name}_influence", 0) >= _BASE
    state["decks"]["chits"] = [*state["decks"]["chits"], *_WORLD_CHITS]


def _without_flat_state(version: int, position: RawPosition) -> RawPosition:
    old = position.state
    if version < FLAT:
        _tell_sources_apart(old, position.agenda)
    agenda = _with_what_follows(position.agenda, old["actions_allowed"])
    agenda = [_frame(frame, old) for frame in agenda]
    return RawPosition(position.seats, position.options, _nested(old), agenda)


def _tell_sources_apart(old: State, agenda: list[Any]) -> None:
    """Version 2 told bought actions from free ones, and counted what members have done instead of what is left."""
    old["action_source"] = int(old.pop("free_actions"))
    old["member_acted"] = [int(not left) for left in old.pop("member_actions")]
    for name, args in agenda:
        if name == "resume_actions":
            args[2] = int(args[2])


# The state


def _nested(old: State) -> State:
    return {
        "difficulty": old["difficulty"],
        "new_player": old["new_player"],
        "clock": {
            "year": old["year"],
            "first_year": old["first_year"],
            "segment": _SEGMENTS[old["segment"]] if old["segment"] >= 0 else "",
        },
        "president": _same(
            old,
            *("approval", "prestige", "party_relations", "action_points", "legacy_points", "attributes", "resources"),
            *("evaluations", "re_elected"),
        ),
        "cabinet": _cabinet(old),
        "acting": _acting(old),
        "congress": _congress(old),
        "nation": _same(
            old, "media", "homeland_security", "economy", "economy_trend", "domestic_crisis", "lingering_issues"
        ),
        "world": _world(old),
        "decks": {
            "chits": old["chits"],
            "drawn_chits": old["drawn_chits"],
            "crisis": old["crisis_deck"],
            "reshuffle": old["reshuffle_pile"],
            "two": old["deck_two"],
            "three": old["deck_three"],
            "years": old["year_decks"],
            "terrorism": old["terrorism_deck"],
            "cascading": old["cascading_deck"],
            "disasters": old["disaster_deck"],
            "resources": old["resource_cards"],
            "removed": old["removed_cards"],
        },
    }


def _same(old: State, *names: str) -> State:
    return {name: old[name] for name in names}


def _cabinet(old: State) -> State:
    members = zip(old["cabinet"], old["veterans"], old["scandals"], strict=True)
    return {
        "effectiveness": old["cabinet_effectiveness"],
        "trend": old["cabinet_trend"],
        "members": [{"who": who, "veteran": veteran, "scandal": scandal} for who, veteran, scandal in members],
        **_same(old, "candidates", "former_members", "interviewed", "focus"),
        "tensions": old["focus_tensions"],
    }


def _kinds(allowed: int) -> list[int]:
    return [kind for kind in _KINDS if allowed & kind]


def _action(number: int) -> str:
    return _ACTIONS[number] if number >= 0 else ""


def _used(bits: int) -> list[str]:
    return sorted(key for number, key in enumerate(_ACTIONS) if bits >> number & 1)


def _acting(old: State) -> State:
    return {
        "left": old["actions_left"],
        "allowed": _kinds(old["actions_allowed"]),
        "source": old["action_source"],
        "extra_bought": old["extra_action_bought"],
        "by_office": old["member_acted"],
        "used_in_segment": _used(old["used_in_segment"]),
        "used_in_phase": _used(old["used_in_phase"]),
        "action": _action(old["action"]),
        "office": old["acting"],
    }


def _congress(old: State) -> State:
    bills = list(enumerate(old["bills"]))
    last = _CANNOT_PASS + _THEIRS
    return {
        "relations": old["congress"],
        **_same(
            old,
            *("cooperation", "control", "friends", "opponents", "friends_cup", "opponents_cup"),
            *("public_priorities", "administration_priorities", "promise", "promise_kept", "court_vacant"),
            "midterm_modifier",
        ),
        "pending": [
            {"bill": bill, "box": place, "side": 1}
            if place <= _CANNOT_PASS
            else {"bill": bill, "box": place - _THEIRS, "side": -1}
            for bill, place in bills
            if 0 < place <= last
        ],
        "passed": [{"bill": bill, "place": place} for bill, place in bills if place > last],
        "society": list(old["society"]),
        "session": _same(
            old,
            *("bills_left", "shifts_left", "shifted", "tried", "floor", "momentum", "friends_due", "opponents_due"),
        ),
    }


def _world(old: State) -> State:
    return {
        "opinion": old["world_opinion"],
        "regions": [*(_region(old, place) for place in range(_CONUS)), {"terror_groups": _groups(old, _CONUS)}],
        "nations": [_nation(old, place) for place in range(len(old["tensions"]))],
        "peers": [
            {
                "economy": old[f"{peer}_economy"],
                "economy_trend": old[f"{peer}_economy_trend"],
                "relations": old[f"{peer}_relations"],
                "relations_trend": old[f"{peer}_relations_trend"],
                "posture": old["postures"][place],
            }
            for place, peer in enumerate(("russia", "china"))
        ],
        "conflicts": [
            {"status": status, "strength": strength}
            for status, strength in zip(old["conflict_status"], old["conflict_strength"], strict=True)
        ],
        **_same(
            old,
            *("capabilities", "rapid_capabilities", "wars", "national_intelligence", "eurozone_economy"),
            *("eurozone_trend", "iran_nuclear", "korea_missiles", "iran_influence", "iran_influence_unstable"),
            *("peer_acted", "ally_groups", "nobel_prize", "tensions_cup", "goodwill", "goodwill_supply"),
            "footprint_supply",
        ),
        "units": [{"box": box % 64, "in_transit": box >= 64} for box in old["forces"]],
        "sanctions_supply": [_sanction(one) for kind in old["sanctions_supply"] for one in kind],
    }


def _region(old: State, place: int) -> State:
    return {
        "alignment": old["alignment"][place],
        "alignment_trend": old["alignment_trend"][place],
        "stability": old["stability"][place],
        "crisis": old["regional_crisis"][place],
        "unstable_states": old["unstable_states"][place],
        "civil_wars": [
            {"ceasefire": one & 3 == 2, "peacekeepers": bool(one & 4), "iranian": bool(one & 8)}
            for one in old["civil_wars"][place]
        ],
        "terror_groups": _groups(old, place),
        "rogue_states": [
            {"level": one & 7, "weapon": bool(one & 8), "slowed": bool(one & 16)} for one in old["rogue_states"][place]
        ],
        "trade": old["trade"][place],
        "footprints": old["footprints"][place],
        "russian_influence": old["russia_influence"][place],
        "chinese_influence": old["china_influence"][place],
    }


def _groups(old: State, place: int) -> list[State]:
    return [{"level": one >> 2, "box": one & 3} for one in old["terror_groups"][place]]


def _sanction(one: int) -> State:
    return {"kind": one >> 3, "value": one & 7}


def _nation(old: State, place: int) -> State:
    return {
        "tensions": old["tensions"][place],
        "action_counter": old["action_counters"][place],
        "sanctions": [_sanction(one) for one in old["sanctions"][place]] if place < _FIRST_ALLY else [],
        "closeness": old["closeness"][place - _FIRST_ALLY] if place >= _FIRST_ALLY else 1,
    }


# What waits


def _with_what_follows(agenda: list[Any], allowed: int) -> list[Any]:
    """Put what follows an action below it: until version 2 the end of an action said so itself."""
    found: list[Any] = []
    for frame in reversed(agenda):
        name, args = frame
        found.append(frame)
        if name == "action_done":
            found.append(["next_action" if allowed else "next_member", []])
        elif name == "resume_actions":
            allowed = args[1]
    return found[::-1]


def _frame(frame: list[Any], old: State) -> list[Any]:
    name: str = frame[0]
    args: list[Any] = [_frame(one, old) if _is_frame(one) else one for one in frame[1]]
    if name in _PRINTED:
        at = _PRINTED[name]
        args[at + 1] = subject(args[at], args[at + 1], old["terror_groups"][_CONUS])
    elif name in ("take_actions", "grant_actions", "resume_actions"):
        args[1] = _kinds(args[1])
    elif name in _AIMED:
        return ["pick_printed", [*args, None]]
    elif name in ("action_done", "resume_action"):
        args[0] = _action(args[0])
    return [name, args]


def _is_frame(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], list)


def subject(address: str, on: int | str | None, groups: Sequence[int] = ()) -> list[Any] | None:
    """What an effect happens to, by what was kept of it: a bare number or word."""
    if on is None:
        return None
    kind = next((kind for begins, kind in _SUBJECTS if address.startswith(begins)), "")
    if kind == "session":
        return [kind, 2]
    assert isinstance(on, int)
    if kind == "attack":
        return ["great_city_attack", on - _GREAT_CITY] if on > _GREAT_CITY else [kind, on]
    if kind == "terror":
        return [kind, groups.index(on)]
    return [kind, on] if kind else None
