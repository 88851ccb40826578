"""What on the board the glossary explains."""

from __future__ import annotations

from collections.abc import Mapping


def explained() -> Mapping[str, tuple[str, ...]]:
    """By the key of a term: which elements of the page it explains, as selectors. Of two terms for the same element the
    first counts."""
    return {
        "points": (".lb-race", ".lb-tile .pts"),
        "period": (".lb-when",),
        "skill": (".lb-tile .ps",),
        "lobby": (".lb-tile .top-l", ".lb-card.lobby .kind"),
        "money": (".lb-tile .who-l b",),
        "politician": (".lb-tile .pol",),
        "support": (".lb-tile .chip.support",),
        "fundraising": (".lb-tile .chip.fundraising",),
        "state": (".lb-tile .chips i", ".lb-count .cs"),
        "president": (".lb-house .office",),
        "evaluation": (".lb-strip .ev", ".evalline"),
        "initiative": (".lb-strip .lb-in",),
        "approval": (".lb-appr",),
        "fresh": (".lb-crisis .laid.fresh",),
        "tucked": (".lb-crisis .laid.tucked",),
        "crisis": (".lb-card.crisis .kind", ".lb-crisis .hd"),
        "executive": (".lb-card.executive .kind",),
        "action": (".lb-card.action .kind",),
        "campaign": (".lb-card.campaign .kind",),
        "reserve": (".lb-pile",),
        "fate": (".lb-fate",),
        "lean": (".lb-key .word",),
        "primaries": (".lb-prty h3",),
        "running_mate": (".lb-nl .cn small",),
        "election": (".lb-nl .num",),
        "bag": (".vh .bag",),
        "expenses": (".lb-vote .bids thead",),
    }
