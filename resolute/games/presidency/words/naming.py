"""What pieces are called."""

from __future__ import annotations


def against(attacker: str, defender: str) -> str:
    return f"{attacker} against {defender}"


def numbered(name: str, number: int) -> str:
    return f"{name} (war {number})"
