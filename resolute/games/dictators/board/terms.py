"""What on the board the glossary explains."""

from __future__ import annotations

from collections.abc import Mapping


def explained() -> Mapping[str, tuple[str, ...]]:
    """By the key of a term: which elements of the page it explains, as selectors. Of two terms for the same element the
    first counts."""
    return {
        "actions": (".player .where em", ".card-d .cost:not(.bang)"),
        "skips": (".player .skips",),
        "warhead": (".player .count", ".chip", ".target.z4 div p", ".look-token .kind"),
        "washington": (".player .where > span", ".capital .n"),
        "needs": (".st2 > b", ".target:not(.z4) div p", ".diebox p:first-child"),
        "zone": (".zones-d", "#key span:has([href^='#f'])"),
        "president": (".capital", ".deck.presidential"),
        "facility": (".target",),
        "turns": (".aim .turns", ".target .n"),
        "nuclear": ("#key .sight",),
        "flight": ("#key .flight",),
        "roadblock": (".block", "#key span:has([href='#barrier'])"),
        "no_fly": (".no-fly-sign", "#key span:has([href='#grounded'])"),
        "trident": (".load",),
        "command": (".deck",),
        "hand": (".player .held",),
        "dictator": (".look-dictator",),
        "asset": (".look-asset.brief", ".look-asset .kind"),
        "father": (".look-father",),
        "action": (".look-action .kind",),
        "interruption": (".look-interruption .kind", ".card-d .bang"),
        "defcon": ("#supply p:first-of-type b",),
    }
