"""What each entry of the journal is about: the ids of tracks, regions, nations, bills, people, conflicts and cards.

The page rings these while it tells what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.crisis_cards import crisis_cards

Ids = Iterable[str]


def _first(kind: str) -> Callable[..., Ids]:
    """The first argument is the number of a thing of this kind."""
    return lambda number, *rest: (f"{kind}:{number}",)


def _second(kind: str) -> Callable[..., Ids]:
    return lambda first, number, *rest: (f"{kind}:{number}",)


def _card(number: int, *rest: object) -> Ids:
    card = crisis_cards(BOOK).get(number)
    return () if card is None else (f"card:{card.key}",)


CONCERNS: Mapping[str, Callable[..., Ids]] = {
    "shift": lambda track, *rest: (track,),
    "trend": lambda track, *rest: (track,),
    "crisis_card": _card,
    "card_put_away": _card,
    **dict.fromkeys(
        (
            *("aligned", "stability", "crisis", "major_crisis", "unstable_states", "civil_war", "ceasefire", "talks"),
            *("ceasefire_broken", "civil_war_over", "terror_group", "terror_gone", "rogue_state", "rogue_state_falls"),
            *("rogue_state_level", "rogue_level", "rogue_gone", "weapon", "weapon_destroyed", "intelligence", "trade"),
            *("footprint", "footprint_turned", "humanitarian_aid", "summit", "recruiting", "guerrillas"),
            *("terror_consolidates", "overwhelming_victory", "war_prepared", "rogue_slowed"),
        ),
        _first("region"),
    ),
    **dict.fromkeys(
        (
            *("tensions", "sanction", "sanctions_lifted", "sanctions_revealed", "action_counter", "ally", "ally_acts"),
            *("rogue_nation_acts", "rogue_nation_rests", "peer_acts", "peer_actions", "peer_summit"),
        ),
        _first("nation"),
    ),
    **dict.fromkeys(
        (
            *("introduced", "bill_moved", "vote", "signed", "vetoed", "spoiled", "confirmed", "dropped", "withdrawn"),
            *("advance", "promise"),
        ),
        _first("bill"),
    ),
    **dict.fromkeys(("conflict", "relative_strength", "conflict_at_war"), _first("conflict")),
    **dict.fromkeys(("scandal", "named", "member_left", "veteran"), _first("office")),
    "capability": _first("capability"),
    "rapid_capability": _first("capability"),
    "peer_capability": _second("capability"),
    "influence": _second("region"),
    "base": _second("region"),
    "influence_refused": _second("region"),
    "joint_action": _second("nation"),
    "focus_success": _first("focus"),
    "friend": _first("friend"),
    "opponent": _first("opponent"),
    "war": lambda attacker, defender, region: (f"region:{region}",),
}
