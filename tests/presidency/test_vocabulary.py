"""The vocabulary that charts, bills, actions and cards are written in: whatever it is given, an effect works as it
says, or is refused when it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from resolute.engine.charts import (
    Chart,
    Row,
)
from resolute.engine.dice import Dice, seed_bytes
from resolute.engine.effects import (
    Act,
    Choose,
    Effect,
    choose,
)
from resolute.engine.errors import RulesError
from resolute.engine.picks import Pick
from resolute.engine.rolling import (
    Bands,
    Check,
    OnChart,
)
from resolute.engine.subjects import Target
from resolute.engine.table import D6
from resolute.games.presidency import GAME
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.conditions.base import AtLeast, AtMost, Between, drm
from resolute.games.presidency.content.places import Capability, Nation, Region
from resolute.games.presidency.content.printed import (
    APPROVAL_BOX,
    FAILURE,
)
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import (
    ACTION_POINTS,
    APPROVAL,
    CABINET_TENSIONS,
    CONGRESS,
    DOMESTIC_CRISIS,
    MEDIA,
    PARTY_RELATIONS,
    TRACKS,
)
from resolute.games.presidency.effects import base as effects
from resolute.games.presidency.effects import nation as effects_nation
from resolute.games.presidency.effects import world as effects_world
from resolute.games.presidency.effects.base import (
    Trend,
    free_actions,
)
from resolute.games.presidency.effects.nation import ControlMoves, Raided
from resolute.games.presidency.effects.targets import A_REGION, AN_ALLY, AllyCloser, AllyTension, RegionTrends
from resolute.games.presidency.effects.world import (
    Alignment,
    BetterCapability,
    Closer,
    Influence,
    NationTension,
    choose_ally,
    choose_capability,
    choose_region,
    goodwill,
)
from resolute.games.presidency.library import (
    DIPLOMATIC,
    DOMESTIC,
    MasterAction,
    actions_in,
)
from resolute.games.presidency.rolls import ActionPoints
from resolute.games.presidency.state import presidency_pieces
from tests.presidency.helpers import Stage, bring, effect, presidency
from tests.presidency.test_rows import resolved

NUMBERS = (-50, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 12, 50)
CANADA, RUSSIA, AFRICA = Nation.CANADA, Nation.RUSSIA, Region.AFRICA

NUMBERED: dict[str, Callable[[int], Effect]] = {
    **{
        name: getattr(effects, name)
        for name in (
            *("approval", "congress", "media", "homeland_security", "world_opinion", "prestige", "party_relations"),
            *("action_points", "legacy", "lingering", "cooperation", "domestic_crisis", "economy_box", "cabinet_box"),
            *("friend", "opponent", "tension", "relief", "free_actions", "economy", "cabinet"),
        )
    },
    "goodwill": goodwill,
    "tensions": lambda by: NationTension(CANADA, by),
    "Closer": lambda by: Closer(CANADA, by),
    "BetterCapability": lambda by: BetterCapability(Capability.CYBER, by),
    "Influence": lambda by: Influence(RUSSIA, AFRICA, by),
    "Alignment": lambda by: Alignment(AFRICA, by),
    "choose_ally": choose_ally,
    "choose_region": choose_region,
    "choose_capability": choose_capability,
    "RegionTrends": lambda by: Pick("Which?", A_REGION, RegionTrends(by)),
    "AllyCloser": lambda by: Pick("Which?", AN_ALLY, AllyCloser(by)),
    "AllyTension": lambda by: Pick("Which?", AN_ALLY, AllyTension(by)),
    "ControlMoves": ControlMoves,
}
ONE_WAY = {-1, 1}
ALLOWED: dict[str, set[int]] = {
    **{name: {one for one in NUMBERS if one > 0} for name in ("tension", "relief", "free_actions")},
    **dict.fromkeys(("economy", "cabinet", "Alignment", "choose_region", "RegionTrends"), ONE_WAY),
    "ControlMoves": {-2, -1, 1, 2},
}
"""What may be written; everything else in this list takes any number but 0."""


def written(name: str, number: int) -> Effect | None:
    """The effect, unless it is refused."""
    try:
        return NUMBERED[name](number)
    except RulesError:
        return None


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("name", NUMBERED)
def test_every_effect_works_with_its_number_or_is_refused_when_written(name: str, number: int) -> None:
    one = written(name, number)
    assert (one is not None) == (number in ALLOWED.get(name, set(NUMBERS) - {0}))
    if one is None:
        return
    said = one.say().sentence()
    assert said and "-" not in re.sub(r"[a-z]-[A-Za-z]", "", said), "a minus sign, not a hyphen"
    t = presidency(friends=(0, 1, 2), opponents=(0, 1, 2), goodwill=(-1, -2), focus_tensions=(0, 0, 1, 1, 1, 1))
    s = t.state
    s.friends_cup, s.opponents_cup = tuple(range(3, 14)), tuple(range(3, 14))
    before = Counter(presidency_pieces(t.table.state))
    t.table.dice = Dice(seed_bytes(number % 100))
    resolved(effect(t, one), 1)
    assert Counter(presidency_pieces(t.table.state)) == before
    for track, ends in TRACKS.items():
        assert ends.low <= getattr(s, track) <= ends.high, track
    assert s.domestic_crisis < FAILURE or t.table.outcome is not None


def test_every_function_of_the_vocabulary_is_walked() -> None:
    """An effect that is added to the vocabulary has to be added above as well, unless it takes no number."""
    others = {
        *(
            "applause",
            "setback",
            "several",
            "drama",
            "scandal",
            "check",
            "when",
            "choose",
            "small",
            "some",
            "at_least_one",
            "one_way",
        ),
        *("ally_moves", "draw_closer", "raise_capability", "alignment", "new_group", "stronger_group", "cell_at_home"),
    }
    found = {
        name
        for module in (effects, effects_world, effects_nation)
        for name, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", "") == module.__name__ and name[0].islower()
    }
    assert found - others <= set(NUMBERED)


def changed(one: Effect, **fields: object) -> Stage:
    t = presidency(**fields)  # type: ignore[arg-type]
    t.table.dice = Dice(seed_bytes(3))
    return effect(t, one)


def test_large_numbers_do_what_they_say() -> None:
    assert changed(effects.tension(5)).state.cabinet_tensions == 5
    assert effects.tension(5).say().sentence() == "five tensions in the cabinet"
    assert len(changed(goodwill(4)).state.goodwill) == 4
    assert goodwill(4).say().sentence() == "four UN goodwill counters"
    assert free_actions(5).say().sentence() == "five free actions (of any type) at once"
    assert changed(free_actions(5)).state.actions_left == 5
    assert changed(Closer(CANADA, -4), closeness=(2,) * 9).state.closeness[0] == 0
    assert Closer(CANADA, -4).say().sentence() == "Canada moves four levels away"
    assert len(changed(NationTension(CANADA, 7)).state.tensions[CANADA]) == 7


def test_people_come_and_go_by_the_number() -> None:
    t = changed(effects.friend(3), party_relations=6)
    assert len(t.state.friends) == 3
    assert effects.friend(3).say().sentence() == "three new friends in Congress"
    assert len(changed(effects.opponent(2)).state.opponents) == 2
    t = changed(effects.friend(-2), friends=(0, 1, 2), friends_cup=tuple(range(3, 14)))
    assert len(t.state.friends) == 1
    assert effects.friend(-2).say().sentence() == "lose two random friends in Congress"


def test_goodwill_can_be_given_back() -> None:
    t = changed(goodwill(-1), goodwill=(-1, -3), goodwill_supply=(-2,))
    assert len(t.state.goodwill) == 1 and len(t.state.goodwill_supply) == 2
    t = changed(goodwill(-3), goodwill=(-1,), goodwill_supply=())
    assert t.state.goodwill == () and t.state.goodwill_supply == (-1,)
    assert goodwill(-1).say().sentence() == "give back a UN goodwill counter"


def test_tensions_of_an_ally_come_by_the_number() -> None:
    t = bring_to(AllyTension(2), Target("nation", int(CANADA)))
    assert len(t.state.tensions[CANADA]) == 2
    t = bring_to(AllyCloser(-2), Target("nation", int(CANADA)), closeness=(2,) * 9)
    assert t.state.closeness[0] == 0
    assert AllyCloser(2).say().sentence() == "the ally comes two levels closer"


def bring_to(one: Effect, on: Target, **fields: object) -> Stage:
    """Let a simple effect happen to its subject."""
    t = presidency(**fields)  # type: ignore[arg-type]
    t.table.dice = Dice(seed_bytes(3))
    one.happen(t.table, "", on)
    return t


def test_crises_go_on_after_a_failure() -> None:
    """Ruling 18: one box at a time. Two crises at 2: a failure, one is left, and the second crisis is added to it."""
    t = presidency(dice=[2], domestic_crisis=2, approval=50, media=5)
    assert effect(t, effects.domestic_crisis(+2)).state.domestic_crisis == 2
    t = presidency(dice=[2, 2], domestic_crisis=2, approval=50, media=5)
    assert effect(t, effects.domestic_crisis(+3)).state.domestic_crisis == 1, "and a third one is the next failure"
    assert t.state.approval == 50 - 2 * APPROVAL_BOX


@pytest.mark.parametrize(
    "write",
    [
        lambda: effects.MoveTrack(DOMESTIC_CRISIS, 1),
        lambda: Trend(APPROVAL, 1),
        lambda: Closer(Nation.RUSSIA, 1),
        lambda: Influence(Nation.IRAN, AFRICA, 1),
        lambda: Influence(RUSSIA, Region.CONUS, 1),
        lambda: Raided(-1),
        lambda: Raided(0, IntelBox.UNSEEN),
        lambda: free_actions(1, ()),
        lambda: drm(0, "nothing"),
        lambda: Check(MEDIA, effects.NOTHING, paid=(ActionPoints(2, -2), ActionPoints(1, -1))),
        lambda: Check(MEDIA, effects.NOTHING, paid=(ActionPoints(1, 0),)),
        lambda: Check(MEDIA, effects.NOTHING, most=-1),
        lambda: Chart("a chart", (), paid=(ActionPoints(0, -1),)),
    ],
)
def test_what_cannot_be_is_refused_when_it_is_written(write: Callable[[], object]) -> None:
    with pytest.raises(RulesError):
        write()


def test_free_actions_name_their_types() -> None:
    assert free_actions(2, (*DOMESTIC, *DIPLOMATIC)).say().sentence() == (
        "two free actions (domestic or diplomatic) at once"
    )


def test_every_step_that_is_printed_is_one_of_the_game() -> None:
    for address in BOOK:
        one = BOOK.at(address)
        if isinstance(one, Act):
            assert GAME.steps[one.frame.step.name] is one.frame.step, address


# What charts, checks and choices print


def printed(kind: type[Effect] | tuple[type[Effect], ...]) -> list[str]:
    found = (address for address in BOOK if isinstance(BOOK.at(address), kind))
    return [address for address in found if not address.startswith("card/")]


@pytest.mark.parametrize("address", printed((OnChart, Check)))
def test_charts_and_checks_name_every_modifier_price_and_limit(address: str) -> None:
    one = BOOK.at(address)
    assert isinstance(one, OnChart | Check)
    data = one.chart if isinstance(one, OnChart) else one
    texts = [one.say().sentence()] + ([one.chart.say()] if isinstance(one, OnChart) else [])
    for text in texts:
        for modifier in data.modifiers:
            amount = f"{'+' if modifier.by > 0 else '−'}{abs(modifier.by)}"
            assert modifier.say() in text and modifier.say().startswith(amount)
            if modifier.when is not None:
                assert modifier.when.say() in text
            assert modifier.why.lower() in text.lower()
        for price in data.paid:
            points = f"{price.points} action point" + "s" * (price.points > 1)
            assert f"{'+' if price.by > 0 else '−'}{abs(price.by)} for {points}" in text
        assert (f"modifiers count {data.most} at most" in text) == bool(data.most)
        assert (f"d{one.chart.dice.sides}" if isinstance(one, OnChart) else "d10") in text
    if isinstance(one, OnChart):
        for row in one.chart.rows:
            assert row.name in texts[0] and row.effect.say().sentence(inner=True) in texts[0]
    else:
        assert (f"{one.best_at} or less:" in texts[0]) == (one.best is not None)
        assert (f"{one.worst_at} or more:" in texts[0]) == (one.worst is not None)


@pytest.mark.parametrize("action", actions_in(BOOK), ids=lambda one: one.key)
def test_player_aids_print_price_limits_and_needs(action: MasterAction) -> None:
    """Whatever can bar an action or make it dearer stands on its player aid, in the words of the reason."""
    text = "\n".join(action.lines())
    assert ("Costs" in text) == bool(action.cost or action.dearer)
    if action.cost:
        assert f"Costs {action.cost} action point" in text
    if action.dearer is not None:
        assert f"Costs {action.cost + 1} action point if {action.dearer.say()}" in text
    assert ("Once per segment" in text) == action.once_per_segment
    assert ("Once per phase" in text) == action.once_per_phase
    assert [line for line in action.lines() if line.startswith("Needs")] == [need.say() for need in action.needs]
    assert action.effect.say().sentence()[1:] in text


@pytest.mark.parametrize("address", printed(Choose))
def test_choices_keep_their_labels(address: str) -> None:
    one = BOOK.at(address)
    assert isinstance(one, Choose)
    text = one.say().sentence()
    for label, part in ((offer.label, offer.effect) for offer in one.offers):
        assert label in text
        assert one.each or part.say().sentence(inner=True) in text
    t = bring(presidency(), address)
    open_now = [offer.label for offer in one.offers if not offer.why_not(t.table, None)]
    assert t.labels == open_now
    asked = t.table.decision
    assert asked is not None
    assert {barred.label for barred in asked.barred} == {offer.label for offer in one.offers} - set(open_now)


def test_a_choice_says_what_is_behind_each_label() -> None:
    one = choose("What now?", ("Good press", effects.media(+1)), ("A grateful public", effects.approval(+2)))
    assert one.say().sentence() == "choose: Good press: media relations +1 or A grateful public: public approval +4%"


@pytest.mark.parametrize("address", printed(Bands))
def test_bands_name_every_row(address: str) -> None:
    one = BOOK.at(address)
    assert isinstance(one, Bands)
    assert all(row.name in one.say().sentence() for row in one.rows)


def test_end_rows_take_what_lies_beyond() -> None:
    chart = Chart(
        "Ends",
        (Row(0, 1, "low", effects.NOTHING), Row(2, 4, "mid", effects.NOTHING), Row(5, 6, "high", effects.NOTHING)),
        D6,
    )
    assert [chart.reach(row) for row in chart.rows] == ["1 or less", "2 to 4", "5 or more"]


def test_conditions_use_the_words_of_the_board() -> None:
    """Names of tracks as they are printed, and no field of the state."""
    assert AtLeast(CABINET_TENSIONS, 1).say() == "there is a tension in the cabinet"
    assert AtLeast(CABINET_TENSIONS, 2).say() == "there are 2 or more tensions in the cabinet"
    assert AtMost(DOMESTIC_CRISIS, 0).say() == "there is no domestic crisis"
    assert AtLeast(ACTION_POINTS, 1).say() == "you have an action point"
    assert AtLeast(APPROVAL, 60).say() == "public approval is 60% or more"
    assert AtMost(CONGRESS, 3).say() == "relations with Congress are 3 or less"
    assert Between(PARTY_RELATIONS, 4, 5).say() == "party relations are 4 to 5"
    for address in BOOK:
        assert "_" not in BOOK.at(address).say().sentence(), address


@pytest.mark.parametrize(
    ("boxes", "stands", "lost"),
    [(1, 36, 0), (1, 50, 1), (1, 54, 2), (2, 36, 1), (2, 52, 2), (2, 60, 3), (3, 30, 2), (3, 50, 3), (3, 62, 5)],
)
def test_a_setback_costs_a_popular_president_more_and_an_unpopular_one_less(boxes: int, stands: int, lost: int) -> None:
    t = changed(effects.setback(boxes), approval=stands)
    assert t.state.approval == stands - 2 * lost
    assert effects.setback(3).say().sentence() == "public approval −6% (−10% at 54% or more, −4% at 36% or less)"


@pytest.mark.parametrize(("boxes", "stands", "won"), [(1, 52, 1), (1, 54, 0), (3, 50, 3), (3, 60, 2)])
def test_applause_brings_a_popular_president_less(boxes: int, stands: int, won: int) -> None:
    assert changed(effects.applause(boxes), approval=stands).state.approval == stands + 2 * won
    assert effects.applause(2).say().sentence() == "public approval +4% (+2% at 54% or more)"
