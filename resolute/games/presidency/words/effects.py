"""What effects says: labels, prompts, reasons and sentences."""

from __future__ import annotations

ROLL_ON_CABINET_DRAMA = "roll on Cabinet Drama"
OF_ANY_TYPE = "of any type"


def domestic_crises(by: object) -> str:
    return f"domestic crises {by}"


def in_congress(by: object) -> str:
    return f"{by} in Congress"


def lose_in_congress(text: object) -> str:
    return f"lose {text} in Congress"


def in_the_cabinet(count: object) -> str:
    return f"{count} in the cabinet"


def remove_from_the_cabinet(count: object) -> str:
    return f"remove {count} from the cabinet"


def a_scandal_breaks_about(label: object) -> str:
    return f"a scandal breaks about {label}"


def at_once(count: object, what: object) -> str:
    return f"{count} ({what}) at once"


FREE_ACTION = "free action"


def new(who: object) -> str:
    return f"new {who}"


def random(who: object) -> str:
    return f"random {who}"


def setback(loss: str, most: str, popular: int, least: str, unpopular: int) -> str:
    """How approval falls, by how popular the President is."""
    return f"{loss} ({most} at {popular}% or more, {least} at {unpopular}% or less)"


def applause(gain: str, less: str, popular: int) -> str:
    """How approval rises, by how popular the President is."""
    return f"{gain} ({less} at {popular}% or more)"
