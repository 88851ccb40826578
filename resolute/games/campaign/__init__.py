"""Campaign: an election in 1972, state by state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from resolute.engine.frames import Frame, Seat, do
from resolute.engine.game import Game
from resolute.engine.journal import Entry
from resolute.engine.migration import RawPosition
from resolute.engine.option_values import DecisionDetails
from resolute.engine.story import Story
from resolute.engine.summary import Summary
from resolute.engine.table import Decision, Table
from resolute.engine.views import View
from resolute.games.campaign.concerns import CONCERNS
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
from resolute.games.campaign.state import Campaign, make_room, new_box
from resolute.games.campaign.summary import campaign_summary
from resolute.games.campaign.values import campaign_details
from resolute.games.campaign.view import campaign_view
from resolute.games.campaign.words import settings
from resolute.games.campaign.words.doing import DOING
from resolute.games.campaign.words.exercises import EXERCISES
from resolute.games.campaign.words.glossary import GLOSSARY
from resolute.games.campaign.words.journal import SENTENCES, as_it_was
from resolute.games.campaign.words.lesson import LESSON
from resolute.games.campaign.words.story import STORY
from resolute.games.campaign.words.view import party_side, seat_of_party


class CampaignGame(Game[Campaign]):
    """An election: ballots, dice, debates and advertising in fifty states and D.C."""

    id = "campaign"
    open_kinds = ("state", "region")
    name = settings.NAME
    about = settings.ABOUT
    length = settings.LENGTH
    version = 5
    seat_counts = (2, 4)
    state = Campaign
    book = BOOK
    bots = CampaignEvaluation()
    lab = CampaignStudy()
    requirements = settings.REQUIREMENTS
    presets = settings.PRESETS
    doing = DOING
    glossary = GLOSSARY
    lesson = LESSON
    exercises = EXERCISES
    settings = settings.SETTINGS
    sides_by_lot = True
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

    def initial_state(self, seats: int, options: dict[str, Any]) -> Campaign:
        return new_box(seats)

    def opening(self, t: Table[Campaign]) -> Frame:
        return do(setup.open_the_box)

    def view(self, t: Table[Campaign], seat: Seat | None) -> View:
        return campaign_view(t, seat)

    def details(self, t: Table[Campaign], decision: Decision) -> DecisionDetails:
        return campaign_details(t, decision)

    def redeal(self, t: Table[Campaign], seat: Seat | None) -> None:
        redeal_campaign(t, () if seat is None else (seat,))

    def redeal_unseen(self, t: Table[Campaign]) -> None:
        redeal_campaign(t, range(t.seats))

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return SENTENCES

    def sentence(self, t: Table[Campaign], entry: Entry) -> str:
        """Everybody is called by the candidates they played in that election."""
        for until, tickets in t.state.formerly:
            if entry.number < until:
                return super().sentence(as_it_was(t, tickets), entry)
        return super().sentence(t, entry)

    def concerns(self) -> Mapping[str, Callable[..., Iterable[str]]]:
        return CONCERNS

    def story(self) -> Story:
        return STORY

    def seat_name(self, t: Table[Campaign], seat: Seat) -> str:
        """The presidential candidate's name stands for a ticket, a candidate's own for a single one."""
        player = t.state.players[seat]
        if player.candidates and player.offices:
            return CANDIDATES[player.candidates[0]].surname
        return seat_of_party(seat, player.party, alone=len(t.state.players) == len(Party))

    def side_name(self, t: Table[Campaign], seat: Seat) -> str:
        """Before the tickets are known a seat is its party."""
        return party_side(t.state.players[seat].party)

    def migrate(self, version: int, position: RawPosition) -> RawPosition:
        return make_room(position)

    def sides(self, t: Table[Campaign]) -> tuple[int, ...]:
        """Each seat's party."""
        return tuple([player.party for player in t.state.players])

    def summary(self, t: Table[Campaign], seat: Seat | None) -> Summary:
        return campaign_summary(t, seat)

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
