"""The charts of Congress: the worth of a passed bill (D5), maneuvering and drama (D6).

The figures are ours where the rulebooks give none.
"""

from __future__ import annotations

from typing import Any

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.effects import (
    Act,
    Effect,
    Saying,
    choose,
    several,
)
from resolute.engine.frames import do
from resolute.engine.rolling import OnChart
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.conditions.base import (
    AnyOf,
    AtLeast,
    Condition,
    Control,
    Cooperation,
    FriendsLead,
    OpponentsLead,
    Scandal,
    between,
    drm,
)
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.tracks import (
    APPROVAL,
    CONGRESS,
    ECONOMY,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    action_points,
    applause,
    approval,
    cabinet,
    congress,
    cooperation,
    drama,
    economy,
    friend,
    left,
    media,
    opponent,
    party_relations,
    right,
    scandal,
    setback,
    tension,
    when,
    worsens,
)
from resolute.games.presidency.operations.docket import is_yours
from resolute.games.presidency.rules.congress import (
    court_vacancy,
    leading_bill_loses,
    move_a_bill,
    move_a_bill_left,
    opponents_take_the_agenda,
)
from resolute.games.presidency.rules.scandals import ease_a_scandal
from resolute.games.presidency.rules.votes import bill_comes, bill_spoiled
from resolute.games.presidency.subjects import (
    BILL,
    SESSION,
    is_one,
    number,
)

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

LOW_ONE, COOPERATIVE = 1, 4


# D5: the worth of a bill that has passed. What happens to it happens to the bill.


class ComesToTheDesk(Effect, frozen=True):
    """The bill comes to the President, as landmark legislation or as a good law."""

    landmark: bool

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(bill_comes, number(on, BILL), self.landmark)

    def say(self) -> Saying:
        return Saying(f"sign or veto {'landmark legislation' if self.landmark else 'a good law'}")


class IsSpoiled(Effect, frozen=True):
    """Amendments spoil the bill, so that it has to be vetoed."""

    def happen(self, t: Table[Any], at: str, on: Subject) -> None:
        t.then(bill_spoiled, number(on, BILL))

    def say(self) -> Saying:
        return Saying("it has to be vetoed, without further cost; a Justice is confirmed all the same")


class NewPlayersBill(Condition, frozen=True):
    """The bill is the President's own, and the game is a new player's."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return bool(t.state.new_player) and is_one(on, BILL) and is_yours(t.state, number(on, BILL))

    def say(self) -> str:
        return "you are a new player and the bill is yours"


PAGES["chart/D5"] = OnChart(
    Chart(
        "Effects of Passed Legislation",
        (
            Row(1, 1, "landmark legislation", ComesToTheDesk(True)),
            Row(2, 5, "a good law", ComesToTheDesk(False)),
            Row(6, 6, "spoiled by amendments", IsSpoiled()),
        ),
        modifiers=(
            drm(-1, "Congress is cooperative", when=Cooperation((COOPERATIVE,))),
            drm(+1, "Congress is close to contention", when=Cooperation((LOW_ONE,))),
            drm(-1, "a new player", when=NewPlayersBill()),
        ),
        ours=False,
    )
)


# D6: maneuvering and drama


class SecondRoll(Condition, frozen=True):
    """It is the second roll of a contentious session."""

    def holds(self, t: Table[Any], on: Subject) -> bool:
        return is_one(on, SESSION)

    def say(self) -> str:
        return "it is the second roll of the segment"


def _by_relations(*steps: tuple[int, Effect], otherwise: Effect) -> Effect:
    """What happens depends on relations with Congress: the first step that they reach."""
    found = otherwise
    for least, effect in reversed(steps):
        found = when(AtLeast(CONGRESS, least), effect, found)
    return found


_MOVE_A_BILL = Act(do(move_a_bill), "you may move any pending bill one box")
_BILL_LEFT = Act(do(move_a_bill_left), "you may move any pending bill one box to the left")
_VACANCY = Act(do(court_vacancy), "a seat on the Supreme Court becomes vacant")
_PRAISE = ("Good press", media(+1)), ("A grateful public", applause(2))
_EASED = ("A scandal fades", Act(do(ease_a_scandal), "a scandal moves one box to the left"))


def _found_out(office: Office) -> Effect:
    """A scandal that a committee finds; the party and the public take it harder if it is about the President."""
    if office == Office.PRESIDENT:
        return several(scandal(office), party_relations(-2), setback(5))
    return several(scandal(office), party_relations(-1), setback(3))


_OPPONENT = when(OpponentsLead(), NOTHING, opponent())
"""Who has more opponents than friends has no more to lose."""
_BALANCE = when(FriendsLead(), friend(-1), when(OpponentsLead(), opponent(-1)))
"""Sides even out: friends are worn down, and opponents overreach."""
PAGES["chart/D6"] = OnChart(
    Chart(
        "Congressional Maneuvering and Drama",
        (
            Row(
                0,
                0,
                "a session to be proud of",
                when(
                    AnyOf((AtLeast(APPROVAL, 60), AtLeast(CONGRESS, 7))),
                    several(friend(), _MOVE_A_BILL),
                    several(
                        congress(+1),
                        when(
                            Scandal(),
                            choose("What do you make of it?", *_PRAISE, _EASED),
                            choose("What do you make of it?", *_PRAISE),
                        ),
                    ),
                ),
            ),
            Row(
                1,
                1,
                "a Justice retires, and votes are traded",
                several(
                    _by_relations(
                        (7, several(action_points(+2), opponent(-1))),
                        (5, _MOVE_A_BILL),
                        otherwise=choose(
                            "What do you ask for?",
                            ("Better relations", congress(+1)),
                            ("An action point", action_points(+1)),
                        ),
                    ),
                    _VACANCY,
                ),
            ),
            Row(
                2,
                2,
                "the leadership keeps its word, or not",
                _by_relations(
                    (
                        7,
                        choose(
                            "What do you ask for?",
                            ("Support for a bill", _BILL_LEFT),
                            ("A friend in Congress", friend()),
                        ),
                    ),
                    (
                        6,
                        choose(
                            "What do you ask for?",
                            ("More cooperation", cooperation(right)),
                            ("Better relations", congress(+1)),
                        ),
                    ),
                    (4, several(congress(+1), _OPPONENT)),
                    otherwise=several(friend(-1), opponent()),
                ),
            ),
            Row(
                3,
                3,
                "the opponents take the agenda",
                Act(
                    do(opponents_take_the_agenda),
                    "the opponents introduce the highest public priority into the 0 box; action points +2 if it "
                    "is a priority of the administration",
                ),
            ),
            Row(
                4,
                4,
                "your bill is picked apart",
                several(
                    setback(1),
                    Act(
                        do(leading_bill_loses),
                        "your bill with most support moves one box to the right; without one, action points −1",
                    ),
                    when(AtLeast(CONGRESS, 6), congress(-1)),
                    _BALANCE,
                ),
            ),
            Row(
                5,
                5,
                "the cabinet is dragged before committees",
                several(
                    cooperation(left),
                    action_points(-1),
                    cabinet(worsens),
                    drama(),
                    when(AtLeast(CONGRESS, 5), congress(-1)),
                    _BALANCE,
                ),
            ),
            Row(
                6,
                6,
                "Congress turns on the White House",
                several(
                    when(AtLeast(CONGRESS, 7), congress(-2), when(AtLeast(CONGRESS, 4), congress(-1))),
                    when(
                        AtLeast(APPROVAL, 60),
                        approval(+1),
                        when(
                            AtLeast(APPROVAL, 42),
                            several(approval(-1), _OPPONENT),
                            when(
                                AtLeast(APPROVAL, 30),
                                several(approval(-2), action_points(-1), _OPPONENT),
                                several(approval(-2), media(-1), action_points(-2), _OPPONENT),
                            ),
                        ),
                    ),
                ),
            ),
            Row(
                7,
                7,
                "party war",
                several(
                    cooperation(left),
                    tension(),
                    OnChart(
                        Chart(
                            "Whose party is to blame?",
                            (
                                Row(1, 3, "your own party", several(setback(1), party_relations(-1))),
                                Row(4, 6, "the other party", several(congress(-1), _OPPONENT)),
                            ),
                            ours=False,
                        )
                    ),
                    when(AtLeast(ECONOMY, 5), economy(worsens)),
                ),
            ),
            Row(
                8,
                8,
                "a committee finds a scandal",
                several(
                    when(AtLeast(CONGRESS, 4), congress(-1)),
                    OnChart(
                        Chart(
                            "Random Scandal Determination",
                            (
                                Row(1, 1, "the Chief of Staff", _found_out(Office.CHIEF_OF_STAFF)),
                                Row(2, 2, "the Secretary of State", _found_out(Office.STATE)),
                                Row(3, 3, "the Secretary of Defense", _found_out(Office.DEFENSE)),
                                Row(4, 4, "the Vice President", _found_out(Office.VICE_PRESIDENT)),
                                Row(5, 6, "the President", _found_out(Office.PRESIDENT)),
                            ),
                            ours=False,
                        )
                    ),
                ),
            ),
        ),
        modifiers=(
            drm(-1, "Congress is cooperative", when=Cooperation((COOPERATIVE,))),
            drm(+1, "Congress is close to contention", when=Cooperation((LOW_ONE,))),
            drm(+2, "a Congress that wants something in return", when=between(CONGRESS, 6, 6)),
            drm(+3, "a Congress that owes you nothing more", when=AtLeast(CONGRESS, 7)),
            drm(+1, "a President whom everybody loves", when=AtLeast(APPROVAL, 62)),
            drm(-1, "more friends than opponents", when=FriendsLead()),
            drm(+1, "a divided Congress", when=Control(0)),
            drm(+1, "a Congress of the opponents", when=Control(-1)),
            drm(+2, "the second roll", when=SecondRoll()),
        ),
        most=3,
    )
)
