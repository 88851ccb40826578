"""Scandals on charts: the three columns of the scandal table (D14), and impeachment.

What happens on these charts, happens to an office. The figures are ours where the rulebooks give none.
"""

from __future__ import annotations

from typing import Any, ClassVar

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.effects import (
    Act,
    Effect,
    Saying,
    several,
)
from resolute.engine.frames import do
from resolute.engine.rolling import OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.conditions.base import (
    All,
    AtLeast,
    AtMost,
    Condition,
    Control,
    Cooperation,
    FriendsLead,
    Is,
    OpponentsLead,
    drm,
)
from resolute.games.presidency.content.attributes import Attribute
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CONGRESS,
    PARTY_RELATIONS,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    approval,
    congress,
    cooperation,
    left,
    legacy,
    media,
    setback,
    when,
)
from resolute.games.presidency.rules.cabinet import replace_member
from resolute.games.presidency.rules.scandals import (
    PRESIDENT,
    convict,
    deepen,
    end_scandal,
    new_scandal,
)
from resolute.games.presidency.subjects import (
    OFFICE,
    number,
)

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

CONTENTIOUS, COOPERATIVE = 0, 4


class Cleared(Effect, frozen=True):
    """The scandal ends, and nobody falls."""

    simple: ClassVar[bool] = True

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        end_scandal(t, number(on, OFFICE))

    def say(self) -> Saying:
        return Saying("the scandal ends")


class Deepens(Effect, frozen=True):
    """The scandal moves one box to the right, with its tensions."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        deepen(t, number(on, OFFICE))

    def say(self) -> Saying:
        return Saying("the scandal moves one box to the right")


class Implicates(Effect, frozen=True):
    """The scandal moves to the right, and if it is not about the President, one about the President breaks."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        office = number(on, OFFICE)
        deepen(t, office)
        if office != PRESIDENT:
            t.then(new_scandal, PRESIDENT)

    def say(self) -> Saying:
        return Saying("the scandal moves one box to the right, and the President is implicated")


class AboutPresident(Condition, frozen=True):
    """The scandal is about the President."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return number(on, OFFICE) == PRESIDENT

    def say(self) -> str:
        return "it is about the President"


class Fired(Effect, frozen=True):
    """The member leaves the cabinet, and another one is found."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        end_scandal(t, number(on, OFFICE))
        t.then(replace_member, number(on, OFFICE))

    def say(self) -> Saying:
        return Saying("the member is fired and replaced")


_SCANDAL_DRMS = (
    drm(-1, "Congress is cooperative", when=Cooperation((COOPERATIVE,))),
    drm(+1, "Congress is contentious", when=Cooperation((CONTENTIOUS,))),
    drm(-1, "good relations with Congress", when=AtLeast(CONGRESS, 6)),
    drm(+1, "bad relations with Congress", when=AtMost(CONGRESS, 4)),
    drm(-1, "high approval", when=AtLeast(APPROVAL, 62)),
    drm(+1, "low approval", when=AtMost(APPROVAL, 28)),
    drm(-1, "more friends than opponents", when=FriendsLead()),
    drm(+1, "more opponents than friends", when=OpponentsLead()),
    drm(-1, "a loyal party", when=AtLeast(PARTY_RELATIONS, 7)),
    drm(-1, "a loyal party holds both houses", when=All((AtLeast(PARTY_RELATIONS, 7), Control(1)))),
    drm(+1, "a disloyal party", when=AtMost(PARTY_RELATIONS, 3)),
    drm(-2, "Teflon", when=All((AboutPresident(), Is(Attribute.TEFLON)))),
)

_IMPEACHMENT = OnChart(
    Chart(
        "Impeachment",
        (
            Row(1, 3, "acquitted", NOTHING),
            Row(4, 6, "convicted", Act(do(convict), "the President is removed from office: the game is lost")),
        ),
        modifiers=(
            drm(-2, "a loyal party holds both houses", when=All((Control(1), AtLeast(PARTY_RELATIONS, 5)))),
            drm(-1, "high approval", when=AtLeast(APPROVAL, 60)),
            drm(-1, "Teflon", when=Is(Attribute.TEFLON)),
            drm(+1, "the opponents hold both houses", when=Control(-1)),
            drm(+1, "low approval", when=AtMost(APPROVAL, 30)),
            drm(+1, "Lacking Social Graces", when=Is(Attribute.LACKING_SOCIAL_GRACES)),
        ),
    )
)


def _column(name: str, *rows: Row) -> None:
    chart = Chart(f"Scandal Table, {name} scandal", rows, modifiers=_SCANDAL_DRMS, most=3)
    PAGES[f"chart/D14/{name}"] = OnChart(chart)


_column(
    "breaking",
    Row(0, 0, "nothing in it", Cleared()),
    Row(1, 1, "forgotten", several(Cleared(), cooperation(left))),
    Row(2, 2, "explained away", several(Cleared(), cooperation(left), action_points(-1))),
    Row(3, 3, "it goes on", NOTHING),
    Row(4, 4, "headlines", several(media(-1), setback(2))),
    Row(5, 5, "a witness", several(action_points(-1), setback(2), Deepens())),
    Row(6, 6, "a witness and a quarrel", several(action_points(-1), setback(2), cooperation(left), Deepens())),
    Row(7, 7, "it reaches the Oval Office", several(action_points(-1), setback(2), congress(-1), Implicates())),
)
_column(
    "deepening",
    Row(0, 0, "forgotten", several(Cleared(), cooperation(left))),
    Row(1, 1, "explained away", several(Cleared(), cooperation(left), action_points(-1))),
    Row(2, 2, "it goes on", NOTHING),
    Row(3, 3, "headlines", several(media(-1), setback(2))),
    Row(4, 4, "charges are prepared", several(action_points(-1), setback(2), Deepens())),
    Row(5, 5, "charges and a quarrel", several(action_points(-1), setback(2), cooperation(left), Deepens())),
    Row(6, 6, "it reaches the Oval Office", several(action_points(-1), setback(2), congress(-1), Implicates())),
)
_column(
    "concluding",
    Row(0, 0, "cleared", Cleared()),
    Row(1, 1, "no charges", several(Cleared(), action_points(-1))),
    Row(2, 2, "a report that nobody reads", several(Cleared(), cooperation(left), setback(1))),
    Row(3, 3, "a report that everybody reads", several(Cleared(), media(-1), setback(1))),
    Row(4, 4, "censured", several(Cleared(), congress(-1), media(-1), setback(2))),
    Row(
        5,
        5,
        "indicted",
        when(
            AboutPresident(),
            several(approval(-5), legacy(-3), congress(-2), media(-1), _IMPEACHMENT),
            several(setback(2), congress(-1), Fired()),
        ),
    ),
)
