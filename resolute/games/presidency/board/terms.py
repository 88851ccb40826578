"""What on the board the glossary explains."""

from __future__ import annotations

from collections.abc import Mapping

TRACKS = (
    *("economy", "media", "homeland_security", "world_opinion", "domestic_crisis", "lingering_issues"),
    *("prestige", "party_relations", "cabinet_effectiveness", "iran_nuclear", "korea_missiles", "cooperation"),
)
"""Tracks whose element on the board bears the key of the term."""


def explained() -> Mapping[str, tuple[str, ...]]:
    """By the key of a term: which elements of the page it explains, as selectors. Of two terms for the same element the
    first counts."""
    found = {
        "approval": (".v-approval", "[data-at='approval']"),
        "action_points": (".v-points", "[data-at='action_points']"),
        "evaluation": (".v-evaluation", ".w-eval h3"),
        "legacy_points": (".v-legacy", ".w-legacy h3"),
        "danger": (".v-dangers",),
        "phase": (".pr-strip",),
        "focus": (".w-focus",),
        "office": (".pr-person",),
        "friend": (".c-people .fr", ".c-people h3"),
        "opponent": (".c-people .op",),
        "bill": (".docket .hd", ".c-unused b"),
        "control": (".pr-seg",),
        "initiative": (".soc",),
        "public_priority": (".c-wants h3:first-child",),
        "administration_priority": (".c-wants h3:last-of-type",),
        "terror": (".n-terror", ".rgn .tgx"),
        "alignment": (".rgn .al",),
        "war": (".w-side h3:first-child",),
        "forces": (".forces",),
        "nations": (".nations",),
        "conflict": (".s-conf",),
        "capability": (".s-caps",),
        "russia": (".s-peer",),
        "cascading": (".k-decks",),
        "chit": (".k-cup", ".k-drawn"),
    }
    return found | {key: (f"[data-at='{key}']",) for key in TRACKS}
