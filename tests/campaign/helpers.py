"""Tables of Campaign that are laid past set-up, and hands that say where they came from.

Seats 1 and 3 play the Republicans, seats 2 and 4 the Democrats; the Republicans begin. Ballots and candidates
are found by what they must be, never by figures that we designed.
"""

from __future__ import annotations

from typing import Any

from resolute.engine.frames import Frame, Seat
from resolute.engine.pieces import Deck, changed
from resolute.engine.views import Part, Zone
from resolute.games.campaign import GAME
from resolute.games.campaign.content.ballots import BALLOTS, DECKS
from resolute.games.campaign.content.candidates import CANDIDATES, Candidate, Office, Party
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.lookups import HOME_STATE, STATE_ON, votes_in
from resolute.games.campaign.content.states import BY_CODE, REGION_STATES, STATES, Region
from resolute.games.campaign.state import Campaign
from resolute.testing import Example, new_example

REPUBLICAN, DEMOCRAT = int(Party.REPUBLICAN), int(Party.DEMOCRAT)
PRESIDENT, VICE_PRESIDENT = int(Office.PRESIDENT), int(Office.VICE_PRESIDENT)
EAST, SOUTH, MIDWEST, WEST = Region

ADVANCED: dict[str, Any] = {"advertising": True, "fund_raising": True, "debate": True}

Stage = Example[Campaign]


# Set-up


def campaign(seats: int = 2, **options: Any) -> Stage:
    """A table past set-up with the first Republican to move, in the order Republicans, Democrats, and so on."""
    faces = (6, 6, 1, 1) if seats == 2 else (6, 6, 1, 1) * 3
    t = new_example(GAME, seats=seats, options=options, faces=faces)
    while t.asked[0] == "choose_president":
        t.table.play(0)
    assert t.state.order == tuple(range(seats))
    return t


def stand(t: Stage, seat: Seat, *candidates: Candidate) -> Stage:
    """Let a seat play these candidates, in the order of its offices."""
    t.state.players[seat].candidates = tuple(one.id for one in candidates)
    return t


def hold(t: Stage, seat: Seat, *cards: int) -> Stage:
    """Let a seat hold exactly these ballots; what it held goes back into its deck."""
    player = t.state.players[seat]
    player.deck.add(*player.hand)
    player.hand = ()
    for card in cards:
        _take_out(t.state, card)
    player.hand = cards
    return t.run()


def stack(t: Stage, *cards: int) -> Stage:
    """Put these ballots on top of the undecided voters, instead of others at the bottom."""
    for card in cards:
        _take_out(t.state, card)
    undecided = t.state.undecided
    undecided.on_top(*cards)
    t.state.aside += undecided.cards[12:]
    undecided.cards = undecided.cards[:12]
    return t


def keep_in_deck(t: Stage, seat: Seat, count: int) -> Stage:
    """Leave so many ballots in a seat's deck and put the others out of the game."""
    deck = t.state.players[seat].deck
    t.state.aside += deck.cards[count:]
    deck.cards = deck.cards[:count]
    return t


def empty_decks(t: Stage, *seats: Seat) -> Stage:
    """Use up the decks of these seats, and of everybody if none is named."""
    for seat in seats or range(len(t.state.players)):
        keep_in_deck(t, seat, 0)
    return t


def set_votes(t: Stage, party: int, place: int, votes: int) -> Stage:
    """Let a party have so many hundred thousand votes in a state."""
    side = t.state.sides[party]
    side.votes = changed(side.votes, place, votes)
    return t


def set_record(t: Stage, party: int, code: str, marks: str) -> Stage:
    """Let a party have recorded these ballots in a state."""
    side = t.state.sides[party]
    side.record = changed(side.record, state(code), marks)
    return t


def visited(t: Stage, party: int, *codes: str) -> Stage:
    """Let a party have recorded a ballot in each of these states."""
    for code in codes:
        set_record(t, party, code, t.state.sides[party].record[state(code)] + "P")
    return t


def fill(t: Stage, party: int, code: str) -> Stage:
    """Let a party have recorded as many ballots in a state as it may."""
    return set_record(t, party, code, "P" * BY_CODE[code].limit)


def next_card(t: Stage, kind: str, title: str = "") -> int:
    """Let the next headquarters card be one of a kind, and say which."""
    card = next(one.id for one in HEADQUARTERS if one.kind == kind and title in one.title)
    t.state.headquarters = Deck((card,))
    return card


def _take_out(s: Campaign, card: int) -> None:
    for player in s.players:
        player.hand = tuple(one for one in player.hand if one != card)
        player.deck.cards = tuple(one for one in player.deck.cards if one != card)
    s.undecided.cards = tuple(one for one in s.undecided.cards if one != card)
    s.aside = tuple(one for one in s.aside if one != card)


# Finding pieces


def state(code: str) -> int:
    """A state by its two letters."""
    return BY_CODE[code].index


def codes(states: tuple[int, ...]) -> list[str]:
    """States as two letters each."""
    return [STATES[one].code for one in states]


def region_codes(region: Region) -> list[str]:
    """All states of a region, in the order of the tally board."""
    return codes(REGION_STATES[region])


def ballots(*wanted: str, party: int = REPUBLICAN, office: int = PRESIDENT) -> tuple[int, ...]:
    """Different ballots of one deck, one for each of these states."""
    found: list[int] = []
    for code in wanted:
        found.append(
            next(one for one in DECKS[party * 2 + office] if state(code) in STATE_ON[one] and one not in found)
        )
    return tuple(found)


def home_state_ballot(party: int = REPUBLICAN, office: int = PRESIDENT) -> int:
    """A ballot marked “Home State”."""
    return next(one for one in DECKS[party * 2 + office] if HOME_STATE[one])


def plain_ballots(count: int, party: int = REPUBLICAN, office: int = PRESIDENT) -> tuple[int, ...]:
    """Ballots that list four states."""
    return tuple(one for one in DECKS[party * 2 + office] if not HOME_STATE[one])[:count]


def candidate(name: str) -> Candidate:
    """A candidate by name."""
    return next(one for one in CANDIDATES if one.name == name)


SANDERS = candidate("Peter J. Sanders")
"""The one candidate whom the rulebook prints."""


def debater(party: int, rating: int) -> Candidate:
    """A candidate with this debate rating."""
    return next(one for one in CANDIDATES if one.party == party and one.rating == rating)


def worth(card: int, code: str) -> int:
    """The votes of a ballot in a state, in units of 100,000."""
    return votes_in(card, state(code))


def votes(t: Stage, party: int, code: str) -> int:
    """The votes that a party has in a state."""
    return t.state.sides[party].votes[state(code)]


def record(t: Stage, party: int, code: str) -> str:
    """What a party has recorded in a state."""
    return t.state.sides[party].record[state(code)]


# Playing


def begin(t: Stage, *frames: Frame) -> Stage:
    """Do these things now, and nothing of what was waiting."""
    t.table.agenda.clear()
    return t.run(*frames)


def pick(t: Stage, place: str) -> Stage:
    """Choose the first option that points at a state (two letters) or a piece (`candidate:3`)."""
    at = place if ":" in place else f"state:{place}"
    decision = t.table.decision
    assert decision is not None
    options = [option for option in decision.options if option.at == at]
    assert options, f"nothing points at {at}: {', '.join(t.labels)}"
    t.table.play(options[0])
    return t


def offered(t: Stage) -> set[str]:
    """The states that can be chosen now, as two letters."""
    return {option.at.removeprefix("state:") for option in t.decision.options if option.at.startswith("state:")}


def zone(t: Stage, seat: Seat | None, name: str) -> Zone:
    """A place for cards as a seat sees it."""
    part: Part = t.table.view(seat).parts[name]
    assert isinstance(part, Zone)
    return part


def seen(t: Stage, seat: Seat | None, name: str) -> list[str]:
    """The cards that a seat sees in a place."""
    return [face.id for face in zone(t, seat, name).cards]


def told(t: Stage, seat: Seat | None) -> set[str]:
    """The kinds of journal entries that a seat may read."""
    return {entry.kind for entry in t.table.journal_for(seat)}


def everything(t: Stage) -> list[int]:
    """Every ballot in play, sorted: nothing is lost and nothing is there twice."""
    return [card for kind, card in GAME.pieces(t.table) if kind == "ballot"]


ALL_BALLOTS = list(range(len(BALLOTS)))
