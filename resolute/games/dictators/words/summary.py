"""What a finished race says about itself."""

from __future__ import annotations

from resolute.games.dictators.words.names import figure

LUCK = "Luck of the dice"
STANDING = "The dictators"
RACE = "The race"
RACE_NOTE = "turns to Washington after each turn, all roads open"
LUCKIEST = "Luckiest"
UNLUCKIEST = "Unluckiest"
RIVAL = "Closest rival"
DEFCON_1 = "DEFCON 1"
SECOND_THOUGHTS = "the president had second thoughts"


def rolled(face: int, total: int, least: int, chance: float) -> str:
    """A roll with what modifiers made of it, what was needed, and how likely that was."""
    by = total - face
    said = f"{face} {'+' if by > 0 else '−'} {abs(by)} = {figure(total)}" if by else str(face)
    return f"Rolled {said}, needed {least}+ ({chance:.0%})"


def roll_said(convinced: bool) -> str:
    """How a try to convince the president ended."""
    return "convinced the president" if convinced else "the president said no"


def convincing(name: str) -> str:
    """A try to convince the president."""
    return f"{name} and the president"


def disarming(name: str, site: str) -> str:
    """A try to disarm a facility."""
    return f"{name} at {site}"


def convinces(name: str) -> str:
    """The last roll."""
    return f"{name} convinces the president"


def disarmed(count: int, tries: int) -> str:
    """How far somebody came."""
    said = f"{count} disarmed"
    return said if not tries else f"{said}, {tries} {'try' if tries == 1 else 'tries'} to convince"
