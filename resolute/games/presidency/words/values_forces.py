"""What a move of the US forces is for, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from resolute.games.presidency.content.forces import MARINES_AT_SEA, STRENGTH, UnitType
from resolute.games.presidency.words.small import counted, small

_INTELLIGENCE = "−1 on the rolls to find and to strike terror groups in its region"
_SPECIAL_FORCES = "−1 on the rolls of raids in their region"
_AT_SEA = {
    UnitType.MARINES: f", {MARINES_AT_SEA} from the sea",
    UnitType.CARRIER: " on every coast that it reaches",
}


def _fights(kind: UnitType, strength: int) -> str:
    return f"Strength {strength} in a war{_AT_SEA.get(kind, '')}"


FOR: Mapping[UnitType, str] = {
    UnitType.INTEL: _INTELLIGENCE,
    UnitType.SPECIAL_FORCES: _SPECIAL_FORCES,
    **{kind: _fights(kind, strength) for kind, strength in STRENGTH.items()},
}
"""What each type of unit does where it is ready."""
AT_HOME = "Out of the way: nothing to do here, and no footprint"
FOOTPRINT = "leaves a footprint at the end of the year"


def ready(what: str) -> str:
    """A unit that is in transit."""
    return f"Ready from now on: {small(what)}"


def leaves(waiting: Iterable[str]) -> str:
    """What a unit would leave behind where it is."""
    said = _joined(tuple(waiting))
    return f"leaves {said} behind" if said else ""


def there(waiting: Iterable[str], scouts: bool) -> str:
    """What waits for a unit: terror groups for those who look for them, fighting for all others."""
    return _joined(tuple(waiting)) or ("no terror group there now" if scouts else "no fighting there now")


def reaches(regions: Sequence[str], waiting: str) -> str:
    """A sea zone."""
    return f"reaches {_joined(regions)}: {waiting}"


def defends(ally: str, fights: bool) -> str:
    """The box of an ally."""
    return f"Fights beside {ally} in its war" if fights else f"Ready to defend {ally} if it is attacked"


def groups(count: int, highest: int) -> str:
    """The terror groups somewhere."""
    return (
        f"{counted(count, 'terror group')} (level {highest})"
        if count == 1
        else f"{counted(count, 'terror group')} (up to level {highest})"
    )


def wars(count: int) -> str:
    """The wars somewhere."""
    return counted(count, "war")


def civil_wars(count: int) -> str:
    """The civil wars somewhere, in which troops can help."""
    return counted(count, "civil war")


def rogue_states(count: int) -> str:
    """The rogue states somewhere."""
    return counted(count, "rogue state")


def _joined(parts: Sequence[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)
