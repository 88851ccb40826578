"""What a piece is called so that no other is called the same."""

from __future__ import annotations

from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import naming as said


def war_name(s: Presidency, place: int) -> str:
    """A war by its two sides; where two wars have the same sides, also by its number on the sideboard."""
    wars = s.world.wars
    war = wars[place]
    name = said.against(war.attacker.label, war.defender.label)
    alike = sum((one.attacker, one.defender) == (war.attacker, war.defender) for one in wars)
    return said.numbered(name, place + 1) if alike > 1 else name
