"""What on the board the glossary explains."""

from __future__ import annotations

from collections.abc import Mapping


def explained() -> Mapping[str, tuple[str, ...]]:
    """By the key of a term: which elements of the page it explains, as selectors."""
    return {
        "campaign_ability": (".candidate dl > :nth-child(1)",),
        "financial_support": (".candidate dl > :nth-child(2)",),
        "press_support": (".candidate dl > :nth-child(3)",),
        "fund_raising": (".candidate dl > :nth-child(4)",),
        "advertising": (".candidate dl > :nth-child(5)",),
        "total": (".candidate .total",),
        "issue": (".candidate .issues",),
        "candidate": (".ticket h3",),
        "deck": (".ticket small",),
        "seal": (".ballot h3", ".state path", "#key .word:has(.pips)"),
        "signs": (".state .s", "#key .word:not(:has(.pips))"),
        "dice": (".state .n", "#ledger thead th:nth-child(2)"),
        "electors": ("#ledger thead th:nth-child(3)",),
        "limit": ("#ledger thead th:nth-child(4)",),
        "edge": ("#key .d0", "#ledger thead .lean"),
        "regions": (".region-name",),
        "rumor": (".state [href='#rumor']",),
        "debate": ("[data-at='stack:risked'] h2",),
        "undecided": ("[data-at='stack:undecided'] h2", "[data-at='stack:desk'] h2"),
        "absentee": ("[data-at='stack:absentee'] h2",),
        "headquarters": (".headquarters h2",),
    }
