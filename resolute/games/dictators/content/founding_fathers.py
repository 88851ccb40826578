"""The 15 Founding Fathers: most of them get in the way. (Founding Father Cards)"""

from __future__ import annotations

from resolute.games.dictators.content.printed import FoundingFather
from resolute.games.dictators.effects.base import both
from resolute.games.dictators.effects.hands import DiscardHand, Draw, GiveToTheLeft, OpponentsDraw
from resolute.games.dictators.effects.turns import DiscardOrSkip, RemoveFather

FOUNDING_FATHERS: tuple[FoundingFather, ...] = (
    FoundingFather(
        key="gouverneur-morris",
        name="Gouverneur Morris",
        turns=3,
        ending=DiscardOrSkip(),
        flavor="Wrote the preamble. You get the fine print.",
    ),
    FoundingFather(
        key="john-adams",
        name="John Adams",
        turns=2,
        traits=(("no_action_cards", 1), ("no_asset_cards", 1)),
        flavor="Facts are stubborn things. So is John.",
    ),
    FoundingFather(
        key="signing-the-declaration",
        name="Signing the Declaration",
        effect=RemoveFather(),
        stays=False,
        replaces=False,
        flavor="Everybody signs; somebody leaves.",
    ),
    FoundingFather(
        key="george-washington",
        name="George Washington",
        turns=2,
        traits=(("actions", -1),),
        flavor="Cannot tell a lie, and talks at length.",
    ),
    FoundingFather(
        key="thomas-jefferson",
        name="Thomas Jefferson",
        traits=(("hand_limit", -2),),
        flavor="That government is best which holds least.",
    ),
    FoundingFather(
        key="benjamin-franklin",
        name="Benjamin Franklin",
        turns=3,
        traits=(("no_interruptions", 1),),
        flavor="Early to bed. No calls after nine.",
    ),
    FoundingFather(
        key="alexander-hamilton",
        name="Alexander Hamilton",
        traits=(("draw_cost", 1),),
        flavor="Every card goes through the bank.",
    ),
    FoundingFather(
        key="james-madison",
        name="James Madison",
        turns=3,
        traits=(("card_cost", 1),),
        flavor="Checks, balances, and a handling fee.",
    ),
    FoundingFather(
        key="john-jay", name="John Jay", turns=2, traits=(("no_travel", 1),), flavor="Stay in the jurisdiction."
    ),
    FoundingFather(
        key="samuel-adams",
        name="Samuel Adams",
        effect=both(DiscardHand(), Draw(2)),
        stays=False,
        flavor="Into the harbor with it. Then a drink.",
    ),
    FoundingFather(
        key="john-hancock", name="John Hancock", traits=(("disarm_roll", -1),), flavor="Sign here. And here. Larger."
    ),
    FoundingFather(
        key="patrick-henry",
        name="Patrick Henry",
        turns=2,
        traits=(("actions", 1),),
        flavor="Give me liberty, or give me one more thing to do.",
    ),
    FoundingFather(
        key="thomas-paine",
        name="Thomas Paine",
        traits=(("convince_roll", -3),),
        flavor="Common sense, the dictator's natural enemy.",
    ),
    FoundingFather(
        key="paul-revere",
        name="Paul Revere",
        effect=OpponentsDraw(1),
        stays=False,
        flavor="The dictators are coming! One if by limousine.",
    ),
    FoundingFather(
        key="roger-sherman",
        name="Roger Sherman",
        effect=GiveToTheLeft(),
        stays=False,
        flavor="The great compromise is that you pay for it.",
    ),
)
