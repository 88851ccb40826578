"""What a finished game shows about the balance of Campaign, and what it is meant to show."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.study import Bench, Study
from resolute.engine.table import Table
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import NATION
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.rules.tally import carries
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import findings as words

TARGETS = {
    words.OPEN_YEAR: (0.45, 0.55),
    words.INCUMBENT: (0.65, 0.80),
    words.FIRST_PLAYER: (0.47, 0.53),
    words.CANDIDATE: (0.35, 0.65),
    words.CARRIES: (0.03, 0.97),
    words.CARRIES_DC: (0.01, 0.99),
}


def campaign_findings(t: Table[Campaign]) -> Iterator[tuple[str, str, bool]]:
    """The last election of the game, question by question."""
    s = t.state
    assert t.outcome is not None
    if len(t.outcome.ranking) < len(Party):
        return
    winner = s.players[t.outcome.winners[0]].party
    if s.incumbent >= 0:
        yield words.INCUMBENT, Party(s.incumbent).label, winner == s.incumbent
    else:
        yield words.OPEN_YEAR, Party.REPUBLICAN.label, winner == Party.REPUBLICAN
        for player in s.players:
            for candidate in player.running:
                yield words.CANDIDATE, words.candidate(candidate), player.party == winner
    yield words.FIRST_PLAYER, "", s.players[s.order[0]].party == winner
    if t.options["tally"] == "electoral" and s.incumbent < 0:
        for state in NATION:
            question = words.CARRIES_DC if STATES[state].code == "DC" else words.CARRIES
            yield question, words.republicans_in(state), carries(s, state) == Party.REPUBLICAN


_ADVANCED = {"nomination": True, "advertising": True, "fund_raising": True, "debate": True}


class CampaignStudy(Study[Campaign]):
    """What the laboratory asks of Campaign."""

    targets = TARGETS
    bench = Bench(
        seats=2,
        middle=200,
        decisions=6,
        clone=10,
        search=50,
        packed=8,
        setups=((2, {}), (2, _ADVANCED), (4, {}), (4, _ADVANCED)),
        steady=2000,
        memory=200,
    )

    def findings(self, t: Table[Campaign]) -> Iterator[tuple[str, str, bool]]:
        return campaign_findings(t)
