"""How the journal is told: a heading for each segment, and one sentence for what repeats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resolute.engine.story import About, Heading, Joining, Story
from resolute.engine.table import Table
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS
from resolute.games.presidency.content.sequence import PHASE_NAMES, SEGMENTS
from resolute.games.presidency.words.journal import shift_words

T = Table[Any]


def _nobody(t: T, *about: Any) -> None:
    return None


def _always(one: About, other: About) -> bool:
    return True


def _listed(names: Sequence[str]) -> str:
    *some, last = names
    return f"{', '.join(some)} and {last}"


def _shifts(t: T, some: Sequence[About]) -> str:
    """One marker that moved several times in a row: from where to where, with every reason."""
    reasons = dict.fromkeys(why for *_, why in some if why)
    return shift_words(t, some[0][0], some[0][1], some[-1][2], "; ".join(reasons))


def _goes_on(one: About, other: About) -> bool:
    """The same marker moves on from where it stands."""
    return bool(one[0] == other[0] and one[2] == other[1] and one[1] != one[2] and other[1] != other[2])


STORY = Story(
    headings={
        "year": Heading(lambda t, year: f"Year {year}", _nobody),
        "segment": Heading(lambda t, key: f"{PHASE_NAMES[SEGMENTS[key].phase]}: {SEGMENTS[key].title}", _nobody),
    },
    joins={
        "shift": Joining(_goes_on, _shifts),
        "friend": Joining(
            _always, lambda t, some: f"{_listed([FRIENDS[who].name for (who,) in some])} are friends in Congress."
        ),
        "opponent": Joining(
            _always, lambda t, some: f"{_listed([OPPONENTS[who].name for (who,) in some])} are opponents in Congress."
        ),
        "public_priority": Joining(
            lambda one, other: bool(other[1] == one[1] + 1),
            lambda t, some: f"The public's priorities, in order: {_listed([Bill(bill).label for bill, _ in some])}.",
        ),
    },
)
