"""How the steady bot answers event cards: by what an answer is worth where the board stands, never by its place."""

from __future__ import annotations

import random

import pytest

from resolute.bots.observation import Observation
from resolute.bots.steady import SteadyBot
from resolute.engine.effects import Choose, choose_printed
from resolute.engine.frames import do
from resolute.games.presidency.book import BOOK
from resolute.games.presidency.content.crisis_cards import CardKind, CrisisCard
from resolute.games.presidency.content.crisis_index import CARDS
from resolute.games.presidency.rules.cards import resolve_card
from tests.presidency.arranged import arranged
from tests.presidency.test_crisis_cards import dealt

QUESTIONS = [
    (card, stage, at)
    for card in CARDS
    if card.kind == CardKind.EVENT
    for stage in card.stages
    for at in BOOK
    if at.split("/stage-")[0].startswith(card.address)
    and (at == card.stage_address(stage) or at.startswith(f"{card.stage_address(stage)}/"))
    and ("/stage-" in at) == (stage > 1)
    and isinstance(effect := BOOK.at(at), Choose)
    and len([offer for offer in effect.offers if not offer.needs]) > 1
]
"""Every question with two answers that nothing but points can bar; of others the need decides."""
TRIES = 400
"""So many positions are looked at until two of them get different answers."""


def _answer(card: CrisisCard, stage: int, at: str, seed: int) -> str:
    """What steady chooses at an address from an arranged position; nothing, if it is not asked there."""
    t = arranged(1000 * card.number + seed)
    dealt(t.table.state, card)
    t.run(do(resolve_card, card.number, stage))
    lot = random.Random(seed)
    while (decision := t.table.decision) is not None and decision.name != "at_rest":
        frame = t.table.agenda[-1]
        if frame.step is choose_printed and frame.args[1] == at:
            if len(decision.options) < 2:
                return ""
            return decision.options[SteadyBot(seed).choose(Observation(t.table))].label
        t.table.advance(lot.choice(decision.options))
    return ""


@pytest.mark.parametrize(("card", "stage", "at"), QUESTIONS, ids=[at for _, _, at in QUESTIONS])
def test_no_question_is_always_answered_alike(card: CrisisCard, stage: int, at: str) -> None:
    given: set[str] = set()
    for seed in range(TRIES):
        given.add(_answer(card, stage, at, seed))
        if len(given - {""}) > 1:
            return
    raise AssertionError(f"always answered {given - {''}}")
