"""The incumbent year: the president runs again. (Advanced Game, Incumbent Year)"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.campaign.content.addresses import CANDIDATE_AT
from resolute.games.campaign.content.candidates import CANDIDATES, Office
from resolute.games.campaign.state import Campaign
from resolute.games.campaign.words import options, prompts


@choice(prompts.NEXT_CAMPAIGN, rule="Incumbent Year", waits=True)
def next_campaign(t: Table[Campaign], actor: Actor, winner: int) -> Iterator[Option]:
    """The result stays on the table until the new president calls the next campaign."""
    yield Option(options.NEXT_CAMPAIGN, do(second_election, winner))


@step
def second_election(t: Table[Campaign], winner: int) -> None:
    """Four years later: everything is set up again, and the president keeps the card and runs for re-election."""
    from resolute.games.campaign.rules.setup import deal_ballots

    s = t.state
    s.election = 2
    s.incumbent = winner
    s.voting = False
    s.formerly += ((t.number, tuple(player.candidates for player in s.players)),)
    t.tell("four_years_later", s.president)
    t.then(incumbent_slate)
    t.then(deal_ballots)


@step
def incumbent_slate(t: Table[Campaign]) -> None:
    """The challengers choose both candidates from all their cards; then the incumbent announces a running mate.

    In a second election everybody seeks the same office again.
    """
    s = t.state
    challengers = 1 - s.incumbent
    for seat in s.seats_of(challengers):
        s.players[seat].candidates = ()
    for seat in s.seats_of(s.incumbent):
        s.players[seat].candidates = (s.president,) if Office.PRESIDENT in s.players[seat].offices else ()
    t.tell("runs_again", s.president)
    t.then(choose_challenger, s.seat_running_for(challengers, Office.PRESIDENT), int(Office.PRESIDENT))
    t.then(choose_challenger, s.seat_running_for(challengers, Office.VICE_PRESIDENT), int(Office.VICE_PRESIDENT))
    t.then(choose_new_mate, s.seat_running_for(s.incumbent, Office.PRESIDENT))


@choice(lambda t, actor, office: prompts.challenger(office), rule="Incumbent Year")
def choose_challenger(t: Table[Campaign], actor: Actor, office: int) -> Iterator[Option]:
    """Any candidate of the party who is not on the ticket yet."""
    yield from _free_candidates(t.state, actor, office)


@choice(prompts.NEW_MATE, rule="Incumbent Year")
def choose_new_mate(t: Table[Campaign], actor: Actor) -> Iterator[Option]:
    """Any other candidate of the party, the old running mate too."""
    yield from _free_candidates(t.state, actor, int(Office.VICE_PRESIDENT))


def _free_candidates(s: Campaign, actor: Actor, office: int) -> Iterator[Option]:
    party = s.players[actor].party
    for card in _not_on_ticket(s, party):
        yield Option(
            options.candidate(card),
            do(join_ticket, s.seat_running_for(party, office), card, office),
            at=CANDIDATE_AT[card],
        )


def _not_on_ticket(s: Campaign, party: int) -> list[int]:
    taken = {card for player in s.players if player.party == party for card in player.candidates}
    return [one.id for one in CANDIDATES if one.party == party and one.id not in taken]


def free_to_run(t: Table[Campaign]) -> list[int]:
    """The candidate cards to choose from, while somebody chooses a candidate of an incumbent's year."""
    asked = t.agenda[-1] if t.agenda else None
    if asked is None or asked.step not in (choose_challenger, choose_new_mate):
        return []
    return _not_on_ticket(t.state, t.state.players[asked.args[0]].party)


@step
def join_ticket(t: Table[Campaign], seat: Seat, card: int, office: int) -> None:
    """A candidate joins the ticket and is announced."""
    t.state.players[seat].candidates += (card,)
    t.tell("runs_for", seat, card, office)
