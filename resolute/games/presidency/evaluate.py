"""How good a presidency looks: the evaluation that is coming, the legacy so far, and how far every disaster is."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from resolute.engine.effects import card_goes, resolved
from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.terms import After
from resolute.engine.words import Words
from resolute.games.presidency.content.places import Region
from resolute.games.presidency.content.printed import APPROVAL_BOX, CORE_APPROVAL, CORE_SUPPORT
from resolute.games.presidency.evaluate_bills import bills_worth
from resolute.games.presidency.evaluate_cards import open_crises_worth
from resolute.games.presidency.evaluate_forces import (
    forces_worth,
    promised_by_intelligence,
    promised_by_move,
    threats_worth,
)
from resolute.games.presidency.evaluate_outlook import (
    MAIN,
    acting_gone,
    approval_worth,
    economy_worth,
    election_worth,
    goals_worth,
    year_worth,
)
from resolute.games.presidency.evaluate_world import world_worth
from resolute.games.presidency.rolls import pay_for_roll, roll_again
from resolute.games.presidency.rules.actions import OF_THE_SEGMENT, choose_action
from resolute.games.presidency.rules.allies import choose_joint_action
from resolute.games.presidency.rules.economy import choose_assistance
from resolute.games.presidency.rules.focus import choose_focus
from resolute.games.presidency.rules.forces import choose_destination, choose_unit
from resolute.games.presidency.rules.intelligence import choose_group_to_find
from resolute.games.presidency.rules.legislation import choose_shift
from resolute.games.presidency.rules.new_bills import choose_introduction
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import advice

_LOST, _GREATEST = -1000.0, 1000.0
_LEAST_AVERAGED, _MOST_AVERAGED = -100.0, 400.0
_POINT = 0.55
"""What an action point is worth that can still be used this year."""
_USED_IN_A_YEAR, _USED_AT_ONCE = 13, 2
"""How many points can be used well in a year, and at any moment."""
_ACTION = 1.2
"""What an action promises that is still to be chosen."""
_TREND = 0.5
# What a step further to a failure or to the end of the lingering issues costs, by where it stands.
_CRISIS = (0.0, -1.5, -4.0, -9.0)
_LINGERING = (0.0, -2.0, -4.5, -8.0, -14.0, -24.0)
_PARTY = {2: -2.0, 3: -1.0, 4: 4.0, 5: 5.0, 6: 6.5, 7: 7.4, 8: 8.2}
"""What party relations are worth: below 4 the party does not nominate you, below 6 without enthusiasm."""
_PULL = 0.6
"""What a box of approval is worth that the base gives or takes when it is next asked."""
_PROMISE_KEPT = 4.0
"""What a kept promise brings at the end of the year, beside what it spares."""
_SCANDAL = (0.0, -1.5, -3.5, -5.0)
_SCANDAL_OF_YOURS = (0.0, -3.5, -8.0, -16.0)
_CLOSENESS = (0.0, 0.9, 1.5)
"""What an ally is worth, estranged, close and very close."""
_CAPABILITY, _THEIR_CAPABILITY = 0.6, 0.3
_GOODWILL = 0.65
_TO_COME = {After.RESHUFFLE.value: -0.4, After.DECK_2.value: -1.0, After.DECK_3.value: -1.8}
"""What it costs that a card on the table will be seen again, by where it goes."""


def evaluate_presidency(t: Table[Presidency], seat: Seat) -> float:
    """Higher is better."""
    if t.agenda and t.agenda[-1].step in _ASIDE:
        t = _without_asides(t)
    s = t.state
    if t.outcome is not None:
        if not t.outcome.ranking:
            return _LOST
        return _GREATEST + s.president.legacy_points
    worth = year_worth(s) + election_worth(s) + goals_worth(s)
    worth += economy_worth(s) + _TREND * s.cabinet.trend
    worth += 1.2 * s.cabinet.effectiveness + 0.6 * s.president.prestige + 0.5 * s.world.opinion + _party_worth(s)
    session = s.congress.session
    worth += 0.8 * s.congress.cooperation + 1.0 * (len(s.congress.friends) + session.friends_due)
    worth -= 1.0 * (len(s.congress.opponents) + session.opponents_due)
    worth += _CRISIS[s.nation.domestic_crisis] + _LINGERING[s.nation.lingering_issues]
    worth += points_worth(s) - 0.7 * s.cabinet_tensions
    for group in s.world.regions[Region.CONUS].terror_groups:
        worth -= 0.8 * group.level - 0.3 * group.box
    worth += bills_worth(s) + _PROMISE_KEPT * s.congress.promise_kept
    for office, member in enumerate(s.cabinet.members):
        if member.scandal:
            worth += (_SCANDAL_OF_YOURS if office == 0 else _SCANDAL)[member.scandal]
    worth += sum(_CLOSENESS[ally.closeness] for ally in s.world.allies) + _GOODWILL * len(s.world.goodwill)
    ours, *theirs = s.world.capabilities
    worth += _CAPABILITY * sum(ours) - _THEIR_CAPABILITY * sum(map(sum, theirs))
    worth += 0.8 * sum(member.veteran for member in s.cabinet.members) + 0.5 * sum(s.congress.society)
    worth += open_crises_worth(t)
    worth += 0.2 * sum(s.world.rapid_capabilities) + forces_worth(s) + threats_worth(s) + world_worth(s)
    return worth + (promised(t) if t.agenda else 0.0)


def points_worth(s: Presidency) -> float:
    """Action points are gone at the end of the year, so that they are worth less and less."""
    useful = _USED_AT_ONCE + _USED_IN_A_YEAR * (1 - acting_gone(s))
    return _POINT * min(s.president.action_points, useful)


def _party_worth(s: Presidency) -> float:
    """A party that stands behind you nominates you; but the base also pulls approval to its own level."""
    relations, over = s.president.party_relations, s.president.approval - CORE_APPROVAL
    worth = _PARTY[relations]
    pull = min(CORE_SUPPORT[relations], abs(over) // APPROVAL_BOX)
    return worth - _PULL * pull if over > 0 else worth + _PULL * pull


def promised(t: Table[Presidency]) -> float:
    """What the question that waits promises: its best answer is still to be given."""
    step = t.agenda[-1].step
    if step is choose_unit or step is choose_destination:
        return promised_by_move(t)
    if step is choose_group_to_find:
        return promised_by_intelligence(t.state)
    if step is resolved:
        return _comes_back(t)
    if step is choose_action and t.state.acting.source != OF_THE_SEGMENT:
        return _ACTION * t.state.acting.left
    return 0.0


def _comes_back(t: Table[Presidency]) -> float:
    """What it costs that the card on the table will be seen again."""
    waiting = t.waiting(card_goes)
    return _TO_COME.get(waiting.args[1], 0.0) if waiting is not None else 0.0


_ASIDE = (pay_for_roll, roll_again)
"""Questions in the middle of a roll: what it brings is what counts."""


def _without_asides(t: Table[Presidency]) -> Table[Presidency]:
    """The position after the dice, with nothing more paid for them."""
    twin = t.clone()
    while twin.agenda and twin.agenda[-1].step in _ASIDE:
        decision = twin.decision
        assert decision is not None
        twin.advance(next(option for option in decision.options if option.declines))
    return twin


def presidency_terms(t: Table[Presidency], seat: Seat) -> dict[str, float]:
    """The evaluation by subject, for advice. Whatever has no subject of its own is the administration's standing."""
    if t.agenda and t.agenda[-1].step in _ASIDE:
        t = _without_asides(t)
    s = t.state
    allies = sum(_CLOSENESS[ally.closeness] for ally in s.world.allies)
    parts = {
        "approval": MAIN * s.approval_value + approval_worth(s),
        "elections": election_worth(s),
        "goals": goals_worth(s),
        "congress": MAIN * s.congress.relations
        + 0.8 * s.congress.cooperation
        + len(s.congress.friends)
        - len(s.congress.opponents)
        + bills_worth(s),
        "economy": MAIN * s.nation.economy + economy_worth(s),
        "points": points_worth(s),
        "home": _CRISIS[s.nation.domestic_crisis] + _LINGERING[s.nation.lingering_issues],
        "cabinet": 1.2 * s.cabinet.effectiveness + _TREND * s.cabinet.trend - 0.7 * s.cabinet_tensions,
        "allies": allies + _GOODWILL * len(s.world.goodwill),
        "world": world_worth(s),
        "threats": threats_worth(s),
        "forces": forces_worth(s),
        "cards": open_crises_worth(t),
    }
    parts["standing"] = evaluate_presidency(t, seat) - sum(parts.values())
    return parts


_FORESEEN = tuple(
    one.name
    for one in (
        *_ASIDE,
        *(choose_unit, choose_destination, choose_group_to_find, choose_action, choose_joint_action),
        *(choose_assistance, choose_focus, choose_introduction, choose_shift),
    )
)
"""Questions inside a move whose answers are not tried: they are many, or what they promise is counted."""


class PresidencyEvaluation(Evaluation[Presidency]):
    """How bots judge a position of Presidency; what a card brings is judged before the next one is drawn."""

    judged_before = (resolved.name,)
    questions_inside = 1
    foreseen = _FORESEEN
    tells_chances = False
    pace = 0.05

    def evaluate(self, t: Table[Presidency], seat: Seat) -> float:
        return evaluate_presidency(t, seat)

    def chance(self, t: Table[Presidency], seat: Seat) -> float:
        """The same, but that the few worlds of a search are not ruled by the one in which the presidency ends."""
        return max(_LEAST_AVERAGED, min(_MOST_AVERAGED, evaluate_presidency(t, seat)))

    def clock(self, t: Table[Presidency]) -> Hashable:
        # Plans are made for a segment of the year.
        return t.state.clock

    def terms(self, t: Table[Presidency], seat: Seat) -> Mapping[str, float]:
        return {} if t.outcome is not None else presidency_terms(t, seat)

    def term_words(self, term: str, better: bool) -> Words:
        return advice.term(term, better)
