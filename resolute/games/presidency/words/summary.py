"""What a finished presidency says about itself."""

from __future__ import annotations

from resolute.games.presidency.state import Yearbook
from resolute.games.presidency.words.small import counted, upper

LEGACY = "Your legacy"
LEGACY_POINTS = "Legacy points"
GOAL_POINTS = "Goal points"
CHECKS = "Checks"
CARDS_AND_ROLLS = "Cards, rolls and the yearly evaluation"
AT_THE_START = "At the start, for this difficulty"
ALL_ELSE = "Everything else"


def by(points: int) -> str:
    """How much something brought or cost."""
    return f"+{points}" if points > 0 else f"−{-points}"


def passed(count: int, tries: int) -> str:
    """How many checks against a track were passed."""
    return f"{count} of {tries} passed"


YEARS = "Year by year"
LOST = "when it ended; an automatic loss has no rank"
UNFINISHED = "Your presidency ended before the year was over."


def year(number: int) -> str:
    """A year of the presidency."""
    return f"Year {number}"


def remembered(place: int, name: str) -> str:
    """The rank."""
    return f"number {place} of 18, like {name}"


def year_told(opened: Yearbook, closed: Yearbook) -> str:
    """A year in a sentence or two: approval, the economy, laws, regions, wars."""
    said = [_moved("approval", opened.approval, closed.approval, "%")]
    said.append(_moved("the economy", opened.parts[3], closed.parts[3], ""))
    laws = closed.laws - opened.laws
    if laws > 0:
        said.append(f"{counted(laws, 'bill')} became law")
    turned = sum(now > then for then, now in zip(opened.alignment, closed.alignment, strict=True))
    away = sum(now < then for then, now in zip(opened.alignment, closed.alignment, strict=True))
    if turned:
        said.append(f"{counted(turned, 'region')} moved closer")
    if away:
        said.append(f"{counted(away, 'region')} drifted away")
    wars = closed.wars - opened.wars
    if wars:
        said.append(f"{counted(abs(wars), 'war')} {'began' if wars > 0 else 'ended'}")
    told = [one for one in said if one]
    return f"{upper('; '.join(told))}." if told else "A quiet year."


def _moved(what: str, before: int, after: int, unit: str) -> str:
    if before == after:
        return ""
    return f"{what} {'rose' if after > before else 'fell'} from {before}{unit} to {after}{unit}"
