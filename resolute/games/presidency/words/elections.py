"""What rules/elections says: labels, prompts, reasons and sentences."""

from __future__ import annotations

KEEP_THEM = "Keep them"
PUBLIC_APPROVAL = "public approval"
THE_PARTY_HAS_TURNED_AWAY = "the party has turned away"


def replace_freely_prompt(left: int, second_term: bool) -> str:
    """Who may go at no price, after the midterm elections or before a second term."""
    when = "before your second term" if second_term else "after the midterm elections"
    return f"Replace a member of the cabinet freely {when}? {'Two' if left > 1 else 'One more'} may go."


def replace(name: object, label: object) -> str:
    return f"Replace {name} ({label})"
