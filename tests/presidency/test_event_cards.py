"""The event cards, 65 to 180: each does what the plan says, every branch and every answer can be reached and resolved,
and together they touch everything on the board. (GM Crisis Cards)"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from resolute.engine.cases import Cases
from resolute.engine.effects import Act, Choose, Effect, InOrder, When
from resolute.engine.frames import do
from resolute.engine.terms import After
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.bills import BILLS
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.crisis_cards import BY_CHOICE, BY_STATE, STRAIGHT, CardKind, CrisisCard
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.content.places import ALLIES, WORLD, Capability, Nation
from resolute.games.presidency.content.printed import FAILURE
from resolute.games.presidency.content.tracks import TRACKS
from resolute.games.presidency.rules.cards import resolve_card
from resolute.games.presidency.state import Presidency, presidency_pieces
from tests.happenings import noted_effects
from tests.presidency import shorthand as plan
from tests.presidency.arranged import arranged
from tests.presidency.test_crisis_cards import dealt
from tests.presidency.test_rows import resolved

EVENTS = [card for card in CARDS if card.kind == CardKind.EVENT]
STAGES = [(card, stage) for card in EVENTS for stage in card.stages]
TRIES = 900
"""So many positions are arranged until every part of a card has happened."""
WARS_THAT_LOSE = {"nato_war", "japan_war", "iran_nuclear", "korea_missiles", "six_wars"}
LEAST = 3
"""So many cards touch each region, ally, peer, conflict, capability and track."""


# The plan


def _written(card: CrisisCard) -> str:
    family = ("straight", "state", "choice")[card.family] + "+" * card.good
    eras = " ".join(str(int(era))[2:] for era in card.eras)
    effect = plan.shorthand(card.effect)
    if card.deck_2 is not None:
        effect += f"; from2: {plan.shorthand(card.deck_2.effect)}"
    return f"{card.number} {card.key} | {family} | {eras or 'any'} | {effect} | {plan.PILES.get(card.after, 'D')}"


def test_every_event_does_what_the_plan_says() -> None:
    """The plan writes each card in one line of shorthand; a figure that is tuned is tuned there too."""
    lines = Path(__file__).with_name("event_plan.txt").read_text(encoding="utf-8").splitlines()
    assert [_written(card) for card in sorted(EVENTS, key=lambda one: one.number)] == lines


def test_there_are_116_events_of_three_families() -> None:
    assert sorted(card.number for card in EVENTS) == list(range(65, 181))
    assert Counter(card.family for card in EVENTS) == {STRAIGHT: 18, BY_STATE: 46, BY_CHOICE: 52}
    assert sum(card.good for card in EVENTS) == 19
    assert Counter(card.after for card in EVENTS) == {After.DISCARD: 97, After.RESHUFFLE: 19}


def test_a_card_that_is_called_is_called_by_its_title() -> None:
    titles = {card.number: card.title for card in CARDS}
    for card in EVENTS:
        for one in _every(card.effect):
            if isinstance(one, Act) and one.frame.step.name == "card_called":
                (number,) = one.frame.args
                assert f"“{titles[number]}”" in one.sentence, card.key


def test_a_card_has_a_line_for_each_effect_case_and_answer() -> None:
    cards = {card.number: card for card in EVENTS}
    assert cards[66].lines() == (
        "If the state of the economy is 6 or more: this card goes to the reshuffle pile.",
        "Otherwise, if the state of the economy is 5 or more: state of the economy worsens; public approval −2%.",
        "If not: Depositors want their money today. What do you do?",
        "• Guarantee the deposits (costs 3 action points): state of the economy worsens.",
        "• Let the bank fail: state of the economy −1; public approval −2%.",
        "Otherwise this card is out of the game.",
    )
    assert cards[137].lines() == (
        "Cabinet effectiveness worsens.",
        "Action points −1.",
        "Check cabinet effectiveness (d10):",
        "• Passed: nothing happens.",
        "• Failed: public approval −2%.",
        "Then this card goes to the reshuffle pile.",
    )


# What the cards touch


def _every(effect: Effect) -> Iterator[Effect]:
    """An effect and everything in it, those that are done at once too."""
    yield effect
    inner = effect.effects if isinstance(effect, InOrder) else effect.parts().values()
    for part in inner:
        yield from _every(part)


def _touched(effect: Effect) -> set[str]:
    """Whatever an effect changes, by the words of its shorthand; conditions do not count."""
    found: set[str] = set()
    for one in _every(effect):
        if not one.parts() and not isinstance(one, InOrder):
            found |= set(plan.shorthand(one).replace(",", "").replace("RS ", "RS").split(" "))
            found.add(plan.shorthand(one))
    return found


def _count(matches: Any) -> int:
    return sum(any(matches(word) for word in _touched(card.effect)) for card in EVENTS)


@pytest.mark.parametrize("region", WORLD)
def test_every_region_is_touched_by_three_events(region: Any) -> None:
    name = plan.REGIONS[region]
    assert _count(lambda word: word == name) >= LEAST


@pytest.mark.parametrize("nation", [*ALLIES, Nation.RUSSIA, Nation.CHINA, Nation.IRAN, Nation.NORTH_KOREA])
def test_every_nation_is_touched_by_three_events(nation: Nation) -> None:
    name = plan.NATIONS[nation]
    assert _count(lambda word: word in (name, f"{name}+", f"{name}-", f"E+{name}", f"E-{name}")) >= LEAST


@pytest.mark.parametrize("track", Track)
def test_every_conflict_is_touched_by_three_events(track: Track) -> None:
    name = plan.CONFLICT_NAMES[track]
    assert _count(lambda word: word.startswith((f"{name}+", f"{name}-", f"RS{name}"))) >= LEAST


@pytest.mark.parametrize("capability", Capability)
def test_every_capability_is_touched_by_three_events(capability: Capability) -> None:
    name = plan.CAPABILITIES[capability]
    assert _count(lambda word: word in (f"{name}+1", f"{name}-1")) >= LEAST


@pytest.mark.parametrize(
    "words",
    [
        *("PA", "AP", "RWC", "MR", "HS", "WO", "PP", "PR", "BC", "LDI", "DC", "CE+ CE-", "LP", "GW", "+Fr -Fr"),
        *("+Opp -Opp", "RC", "ST", "RusINF ChiINF IrINF", "UNS", "CW ceasefire", "FP", "SAN", "TG", "NukeIRN"),
        *("MissNK", "bill", "scandal"),
    ],
)
def test_every_track_is_touched_by_three_events(words: str) -> None:
    assert _count(lambda word: any(one in word for one in words.split())) >= LEAST


def test_every_bill_is_called_to_the_first_priority() -> None:
    asked = {word for card in EVENTS for word in _touched(card.effect) if word.startswith("pub1 ")}
    assert len(asked) == len(BILLS)


def test_where_a_question_divides_the_nation_both_bold_answers_cost_alike() -> None:
    """Cooperation moves to the left by the same for either side. (the plan's section on taste)"""
    divides = {78, 113, 117, 168, 173, 174}
    for card in EVENTS:
        if card.number in divides:
            choose = next(one for one in _every(card.effect) if isinstance(one, Choose))
            costs = [plan.shorthand(offer.effect).count("BC L") for offer in choose.offers]
            assert costs.count(1) == 2, card.key


# Every branch


@contextmanager
def noted_addresses() -> Iterator[set[str]]:
    """Every address at which something happens."""
    noted = set[str]()
    with noted_effects(noted):
        yield noted


@pytest.mark.parametrize(("card", "stage"), STAGES, ids=lambda one: getattr(one, "key", str(one)))
def test_every_branch_and_every_answer_can_be_reached_and_resolved(card: CrisisCard, stage: int) -> None:
    """Positions all over the board until every part has happened: no card fails, loses a counter, leaves a track or
    starts a war that loses the game."""
    address = card.stage_address(stage)
    others = tuple(card.stage_address(other) for other in card.stages if other != stage)
    wanted = {at for at in BOOK if at == address or at.startswith(f"{address}/")}
    wanted = {at for at in wanted if stage > 1 or not at.startswith(others)} if others else wanted
    with noted_addresses() as noted:
        for seed in range(TRIES):
            t = arranged(1000 * card.number + seed)
            s: Presidency = t.table.state
            dealt(s, card)
            before = Counter(presidency_pieces(s)) + Counter([("card", card.number)])
            resolved(t.run(do(resolve_card, card.number, stage)), seed)
            for name, track in TRACKS.items():
                assert track.low <= track.get(s, None) <= track.high, (seed, name)
            outcome = t.table.outcome
            if outcome is None:
                assert s.nation.domestic_crisis < FAILURE and not s.decks.in_play
                assert Counter(presidency_pieces(s)) == before, seed
            else:
                assert outcome.ending not in WARS_THAT_LOSE, (seed, outcome.ending)
            if wanted <= noted:
                return
    raise AssertionError(f"never reached: {sorted(wanted - noted)}")


def test_every_question_shows_what_cannot_be_chosen_and_why() -> None:
    """Without an action point every answer that has a price is barred, and one without a price or a need is left."""
    for card in EVENTS:
        for one in _every(card.effect):
            if isinstance(one, Choose):
                free = [offer for offer in one.offers if offer.price is None and not offer.needs]
                assert free, card.key


def test_conditions_and_answers_are_told_apart() -> None:
    """Of two cases, or two answers, none does the same as the other."""
    for card in EVENTS:
        for one in _every(card.effect):
            parts: list[Effect] = []
            if isinstance(one, Choose):
                parts = [offer.effect for offer in one.offers]
            elif isinstance(one, Cases | When):
                parts = list(one.parts().values())
            said = [plan.shorthand(part) for part in parts]
            assert len(said) == len(set(said)), (card.key, said)


def test_positions_are_arranged_all_over_the_board() -> None:
    seen = [arranged(seed).table.state for seed in range(40)]
    lot = random.Random(1)
    assert len({one.nation.economy for one in seen}) == 5
    assert len({len(one.world.wars) for one in seen}) >= 3
    assert len({lot.choice(seen).world.capabilities for _ in range(20)}) > 5
