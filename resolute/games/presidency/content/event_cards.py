"""How event cards are written: the card itself, its questions, and short ways to say what many of them do.

event(86, "bridges-for-votes", "Bridges for Votes",
      "A few votes are for sale, and the price is concrete.",
      ask("Do you pay?",
          option("Pay the price", bills_forward(1), friend(), media(-1), cost=2),
          option("Name and shame", approval(+2), congress(-1), party_relations(-1))),
      family=BY_CHOICE, after=After.RESHUFFLE)
"""

from __future__ import annotations

from resolute.engine.conditions import Condition
from resolute.engine.effects import Effect, Offer, several
from resolute.engine.terms import After, Need
from resolute.games.presidency.conditions.base import drm
from resolute.games.presidency.content.crisis_cards import CrisisCard, Era, Family, Stage
from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.content.tracks import (
    CHINA_ECONOMY,
    CHINA_RELATIONS,
    DEFENSE_MILITARY,
    EUROZONE_ECONOMY,
    RUSSIA_ECONOMY,
    RUSSIA_RELATIONS,
)
from resolute.games.presidency.effects.base import Trend, improves, worsens
from resolute.games.presidency.effects.cards import Question, points
from resolute.games.presidency.effects.world import tensions
from resolute.games.presidency.figures_world import STATE_DIPLOMACY


def event(
    number: int,
    key: str,
    title: str,
    story: str,
    *effects: Effect,
    family: Family,
    after: After = After.DISCARD,
    eras: tuple[Era, ...] = (),
    good: bool = False,
    deck_2: Stage | None = None,
) -> CrisisCard:
    """An event card: what it does stands between its story and its terms."""
    effect = several(*effects)
    return CrisisCard(
        key,
        title,
        effect,
        number=number,
        story=story,
        family=family,
        after=after,
        eras=eras,
        good=good,
        deck_2=deck_2,
    )


def ask(prompt: str, *offers: Offer) -> Question:
    """The President chooses one of several answers."""
    return Question(prompt, offers)


def option(label: str, *effects: Effect, cost: int = 0, needs: Need | None = None) -> Offer:
    """An answer, what it brings, what it costs in action points and what it needs."""
    price = points(cost) if cost else None
    return Offer(label, several(*effects), price, () if needs is None else (needs,))


def needs(condition: Condition, words: str) -> Need:
    """What an answer needs, in the words of the board."""
    return Need(condition, words)


def strained(*nations: Nation) -> tuple[Effect, ...]:
    """A tension on each of these nations."""
    return tuple(tensions(one, +1) for one in nations)


EUROPE_SLUMPS, EUROPE_GROWS = (Trend(EUROZONE_ECONOMY, way) for way in (worsens, improves))
RUSSIA_SLUMPS, RUSSIA_GROWS = (Trend(RUSSIA_ECONOMY, way) for way in (worsens, improves))
CHINA_SLUMPS, CHINA_GROWS = (Trend(CHINA_ECONOMY, way) for way in (worsens, improves))
RUSSIA_COOLS, RUSSIA_WARMS = (Trend(RUSSIA_RELATIONS, way) for way in (worsens, improves))
CHINA_COOLS, CHINA_WARMS = (Trend(CHINA_RELATIONS, way) for way in (worsens, improves))
DIPLOMACY = drm(-1, "the Secretary of State", per=STATE_DIPLOMACY)
"""The diplomatic rating of the Secretary of State helps."""
COMMAND = drm(-1, "the Secretary of Defense", per=DEFENSE_MILITARY)
"""The military rating of the Secretary of Defense helps."""
