"""The 12 presidential cards: in half of them the president is there. (Confronting & Convincing the President)"""

from __future__ import annotations

from resolute.games.dictators.content.map import PLACE_NUMBER
from resolute.games.dictators.content.printed import FORCED, Presidential
from resolute.games.dictators.effects.answers import Mood
from resolute.games.dictators.effects.disarm import RearmAtRandom
from resolute.games.dictators.effects.hands import Draw, OpponentsDraw
from resolute.games.dictators.effects.moves import GoTo
from resolute.games.dictators.effects.turns import ActionsThisTurn, TowardPeace, TowardWar

PRESIDENTIAL: tuple[Presidential, ...] = (
    Presidential(
        key="at-the-desk",
        name="At the Desk",
        present=True,
        flavor="A look up. Nobody mentioned the mustache.",
    ),
    Presidential(
        key="between-two-calls", name="Between Two Calls", present=True, flavor="You have the time it takes to redial."
    ),
    Presidential(
        key="signing-things", name="Signing Things", present=True, flavor="Whatever is on top gets signed. Be brief."
    ),
    Presidential(
        key="in-a-good-mood",
        name="In a Good Mood",
        present=True,
        effect=Mood(2),
        flavor="The polls are up, whatever they ask.",
    ),
    Presidential(
        key="in-a-bad-mood",
        name="In a Bad Mood",
        present=True,
        effect=Mood(-2),
        flavor="Somebody read the newspaper out loud.",
    ),
    Presidential(
        key="live-on-air",
        name="Live on Air",
        present=True,
        effect=OpponentsDraw(1),
        flavor="Everybody is watching. Everybody takes notes.",
    ),
    Presidential(
        key="golf-in-florida",
        name="Golf in Florida",
        effect=Draw(2),
        flavor="The staff gives you what is in the drawer.",
    ),
    Presidential(
        key="gone-to-camp-david",
        name="Gone to Camp David",
        effect=GoTo(PLACE_NUMBER["baltimore"], FORCED),
        flavor="You follow the wrong motorcade.",
    ),
    Presidential(
        key="summit-abroad",
        name="Summit Abroad",
        effect=TowardPeace(),
        flavor="A handshake, a photograph, a smaller arsenal.",
    ),
    Presidential(
        key="fire-drill",
        name="Fire Drill",
        effect=ActionsThisTurn(-1),
        flavor="Assembly point: the other side of the river.",
    ),
    Presidential(
        key="nuclear-football",
        name="Nuclear Football",
        effect=TowardWar(),
        once=True,
        variant="defcon",
        flavor="The briefcase was not meant to be opened.",
    ),
    Presidential(
        key="oops",
        name="OOPS",
        effect=RearmAtRandom(),
        variant="oops",
        flavor="That was not the button for the butler.",
    ),
)
