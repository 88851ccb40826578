"""What rules/elections says: labels, prompts, reasons and sentences."""

from __future__ import annotations

KEEP_THEM = "Keep them"
PUBLIC_APPROVAL = "public approval"
THE_PARTY_HAS_TURNED_AWAY = "the party has turned away"


def replace_after_midterms_prompt(left: object) -> str:
    return f"Replace a member of the cabinet after the midterm elections? {left} may go."


def replace(name: object, label: object) -> str:
    return f"Replace {name} ({label})"
