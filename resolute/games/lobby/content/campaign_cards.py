"""The campaign cards: ten of period I, seven of II and seven of III. Each needs a vote."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.games.lobby.content.cards import CampaignCard, key_of
from resolute.games.lobby.content.effects import CampaignEffect, ChangePawns, DrawAgain, RivalVotes, Votes
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import Period

_PRINTED: dict[Period, tuple[tuple[CampaignEffect, tuple[str, ...]], ...]] = {
    Period.I: (
        (Votes(1), ("Whistle-stop tour", "Factory gate", "Lawn signs", "Marching band")),
        (Votes(2), ("Radio hour", "Stadium rally")),
        (RivalVotes(2), ("Whispering campaign", "Old newspaper clipping")),
        (ChangePawns(3), ("Challenged ballots",)),
        (DrawAgain(), ("Recount",)),
    ),
    Period.II: (
        (Votes(1), ("Morning show", "Diner stop")),
        (Votes(2), ("Winning debate", "Homecoming day")),
        (RivalVotes(2), ("Attack ad",)),
        (ChangePawns(3), ("Absentee count",)),
        (DrawAgain(), ("Broken machines",)),
    ),
    Period.III: (
        (Votes(1), ("Selfie line", "Text chain")),
        (Votes(2), ("Viral video", "Ground game")),
        (RivalVotes(2), ("Opposition research",)),
        (ChangePawns(3), ("Provisional ballots",)),
        (DrawAgain(), ("Court-ordered recount",)),
    ),
}


def _read() -> Iterator[CampaignCard]:
    for period, cards in _PRINTED.items():
        for effect, names in cards:
            for name in names:
                key = f"campaign/{key_of(name)}"
                yield CampaignCard(number_of(key), key, name, period, effect)


CAMPAIGN_CARDS = tuple(_read())
