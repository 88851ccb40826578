"""Campaign: an election in 1972, state by state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from resolute.engine.errors import SetupError
from resolute.engine.frames import Frame, Seat, do
from resolute.engine.game import Game, Setting, switch
from resolute.engine.table import Table
from resolute.engine.views import View
from resolute.games.campaign.content.candidates import CANDIDATES, Party
from resolute.games.campaign.content.headquarters import BOOK
from resolute.games.campaign.evaluate import CampaignEvaluation
from resolute.games.campaign.findings import CampaignStudy
from resolute.games.campaign.redeal import redeal_campaign
from resolute.games.campaign.rules import (
    absentee,
    advertising,
    campaigning,
    debate,
    desk,
    endorsements,
    fortunes,
    fund_raising,
    headquarters,
    incumbent,
    nomination,
    rumors,
    setup,
    tally,
    turns,
)
from resolute.games.campaign.sentences import SENTENCES
from resolute.games.campaign.state import Campaign, new_box
from resolute.games.campaign.view import campaign_view


class CampaignGame(Game[Campaign]):
    """An election: ballots, dice, debates and advertising in fifty states and D.C."""

    id = "campaign"
    name = "Campaign"
    about = "An election in 1972, state by state: ballots, dice, debates and advertising."
    length = "about an hour"
    version = 3
    seat_counts = (2, 4)
    state = Campaign
    book = BOOK
    bots = CampaignEvaluation()
    lab = CampaignStudy()
    settings = (
        Setting(
            "tally",
            "Tally",
            (("electoral", "electoral votes"), ("popular", "popular votes")),
            "What decides the election: 270 electoral votes, or the popular vote.",
        ),
        switch("nomination", "Nomination", "Choose your ticket at a convention instead of drawing it."),
        switch("advertising", "Advertising", "Spend money on 7 or doubles to win undecided voters."),
        switch("fund_raising", "Fund raising", "Use a turn to raise money for advertising."),
        switch("debate", "Debate", "Challenge your opponent on 7 or doubles and risk ballots on an issue."),
        Setting(
            "incumbent",
            "Incumbent year",
            (
                ("no", "no: an open year"),
                ("second_election", "play two elections: the first winner runs for re-election"),
                ("republican", "a Republican president runs for re-election"),
                ("democrat", "a Democratic president runs for re-election"),
            ),
            "A president is hard to beat: every state leans more toward that party (electoral votes only).",
        ),
    )
    rules = (
        setup,
        nomination,
        turns,
        campaigning,
        headquarters,
        rumors,
        desk,
        endorsements,
        fortunes,
        advertising,
        fund_raising,
        debate,
        absentee,
        tally,
        incumbent,
    )

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """The incumbent year is for electoral votes, and funds are raised for advertising."""
        if options["incumbent"] != "no" and options["tally"] != "electoral":
            raise SetupError("An incumbent year is played for electoral votes: set tally to electoral.")
        if options["fund_raising"] and not options["advertising"]:
            raise SetupError("Fund raising needs advertising: turn both on, or neither.")
        if options["nomination"] and options["incumbent"] in ("republican", "democrat"):
            raise SetupError("With an incumbent the challengers choose from all their cards: turn nomination off.")

    def box(self, seats: int, options: dict[str, Any]) -> Campaign:
        return new_box(seats)

    def opening(self, t: Table[Campaign]) -> Frame:
        return do(setup.open_the_box)

    def view(self, t: Table[Campaign], seat: Seat | None) -> View:
        return campaign_view(t, seat)

    def redeal(self, t: Table[Campaign], seat: Seat | None) -> None:
        redeal_campaign(t, seat)

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return SENTENCES

    def seat_name(self, t: Table[Campaign], seat: Seat) -> str:
        """The presidential candidate's name stands for a ticket, a candidate's own for a single one."""
        player = t.state.players[seat]
        if player.candidates and player.offices:
            return CANDIDATES[player.candidates[0]].surname
        return f"Seat {seat + 1} ({Party(player.party).label})"

    def pieces(self, t: Table[Campaign]) -> Sequence[Any]:
        """Every ballot and every headquarters card, wherever it lies."""
        s = t.state
        if not s.headquarters.cards and not s.headquarters_discards:
            return ()
        ballots = [card for player in s.players for card in (*player.hand, *player.deck.cards)]
        ballots += [*s.undecided.cards, *s.desk, *s.aside, *s.absentee_hands[0], *s.absentee_hands[1]]
        ballots += [card for card, place in enumerate(s.box) if place]
        if s.debate is not None:
            ballots += [card for _, _, card in s.debate.risked]
        cards = [*s.headquarters.cards, *s.headquarters_discards]
        return [("ballot", card) for card in sorted(ballots)] + [("headquarters", card) for card in sorted(cards)]


GAME = CampaignGame()
