"""What each seat may see: its own and its partner's ballots, and everything that is announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress, zip_longest
from operator import ne
from typing import Any

import msgspec

from resolute.board.memory import Memory, view_memory
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Facts, Map, Marker, Part, Place, Tracks, View, Zone
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES, Office, Party, rating_word
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.lookups import ELECTORS, NATION, in_millions
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.rules.incumbent import free_to_run
from resolute.games.campaign.rules.tally import additional_votes, carries, edges_for, electoral_votes
from resolute.games.campaign.state import NO_RUMOR, Campaign


@cache
def ballot_face(card: int) -> Face:
    """A ballot as its holder sees it."""
    ballot = BALLOTS[card]
    if ballot.home_state:
        lines: tuple[str, ...] = (f"Home State {ballot.votes[0]}",)
    else:
        lines = tuple(f"{STATES[state].name} {votes}" for state, votes in zip(ballot.states, ballot.votes, strict=True))
    title = f"{ballot.office.label} ballot, {ballot.party.label}"
    return Face(f"ballot:{card}", title, lines, ballot.office.letter)


@cache
def risked_face(card: int, region: int) -> Face:
    """A ballot at risk in a debate, with the region in which it will be cast."""
    return msgspec.structs.replace(ballot_face(card), kind=f"at risk in the {Region(region).label}")


@cache
def candidate_face(card: int, office: int | None = None) -> Face:
    """A candidate card."""
    one = CANDIDATES[card]
    lines = (
        f"{one.post} ({ELECTORS[one.home]})",
        f"Campaign ability: {rating_word('campaign', one.campaign)} {one.campaign}",
        f"Financial support: {rating_word('financial', one.financial)} {one.financial}",
        f"Press support: {rating_word('press', one.press)} {one.press}",
        f"Fund raising: {rating_word('fund_raising', one.fund_raising)} {one.fund_raising}",
        f"Advertising: {rating_word('advertising', one.advertising)} {one.advertising}",
        f"Total: {one.total}",
        "Identified with " + ", ".join(one.issues),
    )
    kind = one.party.label if office is None else f"{one.party.label}, for {Office(office).label.lower()}"
    return Face(f"candidate:{card}", one.name, lines, kind)


@cache
def headquarters_face(card: int) -> Face:
    """A headquarters card that was turned up."""
    one = HEADQUARTERS[card]
    return Face(f"headquarters:{card}", one.title, (one.text,), one.kind)


def campaign_view(t: Table[Campaign], seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may see."""
    s = t.state
    memory = view_memory(t, seat)
    keep = memory.keep
    party = None if seat is None else s.players[seat].party
    names = tuple([t.game.seat_name(t, place) for place in range(len(s.players))])
    decides = None if (decision := t.decision) is None else decision.seat
    parts: dict[str, Part] = {
        "status": _status(t, names, decides),
        "board": _board(t, party, memory),
        "tally": keep(_tally, *_sums(t, party)),
    }
    if s.nomination is not None:
        for place, cards in enumerate(s.nomination.cards):
            faces = tuple(candidate_face(card) for card in cards)
            parts[f"convention{place + 1}"] = Zone(f"Seat {place + 1}'s candidates", faces, seat=place)
        if seat is not None:
            chosen = [card for card in (s.nomination.nominees[seat], s.nomination.mates[seat]) if card >= 0]
            parts["chosen"] = Zone("You have chosen", tuple(candidate_face(card) for card in chosen), seat=seat)
    slate = free_to_run(t)
    if slate:
        parts["slate"] = Zone("Candidates to choose from", tuple(map(candidate_face, slate)))
    tickets, hands, decks = [], [], []
    for player in s.players:
        tickets.append((player.party, player.candidates, player.offices))
        hands.append(player.hand if player.party == party else len(player.hand))
        decks.append(len(player.deck.cards))
    parts.update(keep(_tickets, *tickets))
    parts.update(keep(_hands, seat, names, *hands))
    parts.update(_stacks(s, party, decides, keep(_decks, names, *decks)))
    if s.voting and t.options["tally"] == "popular":
        parts["added"] = _added(s)
    return View("campaign", seat, t.number, parts)


def _status(t: Table[Campaign], names: Sequence[str], decides: Seat | None) -> Facts:
    s = t.state
    rows = [("Tally", "electoral votes" if t.options["tally"] == "electoral" else "popular votes")]
    if s.incumbent >= 0:
        rows.append(("Incumbent", CANDIDATES[s.president].name))
    if decides is not None:
        rows.append(("Deciding", names[decides]))
    if s.order and s.turns_left != 0:
        rows.append(("Turn", names[s.mover]))
        if s.home_stretch:
            rows.append(("Home stretch", "everyone may campaign in two regions"))
    if s.turns_left > 0:
        rows.append(("Turns left", str(s.turns_left)))
    for seat, player in enumerate(s.players):
        if player.rumor != NO_RUMOR:
            rows.append(("Rumor", f"about {names[seat]} in {STATES[player.rumor].name}"))
        if player.skips:
            rows.append(("Loses turns", f"{names[seat]}: {player.skips}"))
    if s.debate is not None and s.debate.issue:
        rows.append(("Debate", s.debate.issue))
    if s.regions:
        rows.append(("Campaigning in", " and ".join([_REGIONS[region] for region in s.regions])))
        rows.append(("Reached", ", ".join([STATES[state].name for state in s.reached])))
    return Facts("The campaign", tuple(rows))


_REGIONS = tuple(region.label for region in Region)
_PARTIES = tuple(party.label for party in Party)


def _tickets(*players: tuple[int, tuple[int, ...], tuple[int, ...]]) -> dict[str, Zone]:
    """The candidates of each seat: from its party, its candidates and their offices, once these are settled."""
    zones: dict[str, Zone] = {}
    for place, (party, candidates, offices) in enumerate(players):
        pairs = zip_longest(candidates, offices[: len(candidates)])
        faces = tuple([candidate_face(card, office) for card, office in pairs])
        zones[f"ticket{place + 1}"] = Zone(f"Seat {place + 1}: {_PARTIES[party]}", faces, seat=place)
    return zones


def _hands(seat: Seat | None, names: Sequence[str], *hands: tuple[int, ...] | int) -> dict[str, Zone]:
    """The ballots of each seat, or how many there are."""
    zones: dict[str, Zone] = {}
    for place, hand in enumerate(hands):
        title = "Your ballots" if place == seat else f"{names[place]}'s ballots"
        known, hidden = ((), hand) if isinstance(hand, int) else (tuple(map(ballot_face, hand)), 0)
        zones[f"hand{place + 1}"] = Zone(title, known, hidden, place)
    return zones


def _edge(edge: int) -> str:
    return f"{'R' if edge > 0 else 'D'} {abs(edge) * 1000:,}"


def _board(t: Table[Campaign], party: int | None, memory: Memory) -> Map:
    """The tally board: dice number, electors, what both parties recorded, the own votes, and whatever is played for:
    the edges of an electoral tally, the prices of advertising."""
    s = t.state
    electoral, advertising = t.options["tally"] == "electoral", bool(t.options["advertising"])
    marks: list[tuple[str, ...]] = []
    votes: list[tuple[int | None, ...]] = []
    for side in (Party.REPUBLICAN, Party.DEMOCRAT):
        board, known = s.sides[side], s.voting or side == party
        absentee = known and any(board.absentee)
        marks.append(
            tuple([board.record[one] + "X" * board.absentee[one] for one in NATION]) if absentee else board.record
        )
        votes.append(board.votes if known else _UNKNOWN)
    owners = _owners(s, electoral) if s.voting else _NOBODY
    tokens = memory.keep(
        _tokens,
        tuple([(side.advertised, side.raised) for side in s.sides]),
        tuple([(player.party, player.rumor, player.candidates) for player in s.players]),
    )
    edges = edges_for(s.incumbent) if electoral else _UNKNOWN
    prices = _PRICES if advertising else _UNKNOWN
    columns: tuple[Sequence[Any], ...] = (NATION, edges, prices, *marks, *votes, tokens, owners)
    standing: _Standing | None = memory.last.get(_Standing)
    if standing is None or standing.columns != columns:
        standing = memory.last[_Standing] = _stand(columns, standing)
    headings = (*_COLUMNS, *(["Leans"] if electoral else []), *(["Advertising"] if advertising else []))
    return memory.keep(_map, headings, standing.places, s.reached)


def _owners(s: Campaign, electoral: bool) -> tuple[str, ...]:
    """Who carries each state; where electors do not count, who has more votes there."""
    if electoral:
        return tuple([_PARTIES[carries(s, state)] for state in NATION])
    both = zip(s.sides[0].votes, s.sides[1].votes, strict=True)
    return tuple(["" if one == other else _PARTIES[one < other] for one, other in both])


def _map(headings: tuple[str, ...], places: tuple[Place, ...], reached: tuple[int, ...]) -> Map:
    """The map, with what a throw has reached."""
    if reached:
        now = list(places)
        for state in set(reached):
            now[state] = _reached(places[state])
        places = tuple(now)
    return Map("The nation", headings, places, "us-states")


class _Standing(msgspec.Struct, frozen=True):
    """The states with all that stays in them for a while, and what they were made of: a column for each figure."""

    columns: tuple[Sequence[Any], ...]
    places: tuple[Place, ...]


def _stand(columns: tuple[Sequence[Any], ...], before: _Standing | None) -> _Standing:
    """The states of the nation; those that are what they were before are taken from there."""
    if before is None:
        return _Standing(columns, tuple(map(_place, *columns)))
    places = list(before.places)
    changed: set[int] = set()
    for old, new in zip(before.columns, columns, strict=True):
        if old is not new:
            changed.update(compress(NATION, map(ne, old, new)))
    for state in changed:
        places[state] = _place(*[column[state] for column in columns])
    return _Standing(columns, tuple(places))


_COLUMNS = (
    "Dice",
    "Electors",
    "Max ballots",
    "Republicans",
    "Democrats",
    "Republican votes",
    "Democratic votes",
)
VOTES_AT = _COLUMNS.index("Republican votes")
"""The figures of a place from here on are the votes of both parties."""
_PRICES = tuple(f"${state.advertising}M" for state in STATES)
_UNKNOWN = (None,) * len(STATES)
_NOBODY = ("",) * len(STATES)


def _tokens(
    sides: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], players: tuple[tuple[int, int, tuple[int, ...]], ...]
) -> tuple[tuple[str, ...], ...]:
    """What lies in each state beside ballots: from where each party has advertised and raised funds, and each
    player's party, rumor and candidates."""
    tokens = [(f"advertised {label}", side[0]) for label, side in zip(_PARTIES, sides, strict=True)]
    tokens += [(f"funds {label}", side[1]) for label, side in zip(_PARTIES, sides, strict=True)]
    tokens += [(f"rumor {_PARTIES[party]}", (rumor,)) for party, rumor, _ in players if rumor != NO_RUMOR]
    tokens += [
        (f"home {_PARTIES[party]}", tuple([CANDIDATES[one].home for one in candidates]))
        for party, _, candidates in players
    ]
    found: list[tuple[str, ...]] = [()] * len(STATES)
    for token, states in tokens:
        for state in set(states):
            found[state] += (token,)
    return tuple(found)


@lru_cache(maxsize=4096)
def _reached(place: Place) -> Place:
    """A state that a throw has reached."""
    return msgspec.structs.replace(place, tokens=(*place.tokens, "reached"))


@lru_cache(maxsize=16384)
def _place(
    state: int,
    edge: int | None,
    price: str | None,
    republican: str,
    democrat: str,
    red: int | None,
    blue: int | None,
    tokens: tuple[str, ...],
    owner: str,
) -> Place:
    """A state on the tally board. Most stay as they are from move to move, so each is made once."""
    one = STATES[state]
    figures = [str(one.number), str(one.electors), str(one.limit), republican, democrat]
    figures += ["" if known is None else str(known) for known in (red, blue)]
    if edge is not None:
        figures.append(_edge(edge))
    if price is not None:
        figures.append(price)
    return Place(one.code, one.name, one.region.label, tuple(figures), tokens, owner)


_Sums = tuple[int, int | None, int | None, tuple[str, ...] | None]
"""What a party's tally board comes to, as far as it is known and counts: states, votes, funds, debates won."""


def _sums(t: Table[Campaign], party: int | None) -> tuple[tuple[int, int] | None, _Sums, _Sums]:
    """The electoral votes of both parties, once they are counted, and what both boards come to."""
    s = t.state
    electors = electoral_votes(s) if s.voting and t.options["tally"] == "electoral" else None
    red, blue = [
        (
            len(STATES) - board.record.count(""),
            sum(board.votes) if s.voting or place == party else None,
            board.funds if t.options["advertising"] else None,
            board.debates if t.options["debate"] else None,
        )
        for place, board in enumerate(s.sides)
    ]
    return electors, red, blue


def _tally(electors: tuple[int, int] | None, *boards: _Sums) -> Tracks:
    markers: list[Marker] = []
    if electors is not None:
        for side, count in zip(Party, electors, strict=True):
            markers.append(Marker(f"electors{side:d}", f"{side.label}: electoral votes", count, 0, 538))
    for party, (states, votes, funds, debates) in enumerate(boards):
        label = _PARTIES[party]
        markers.append(Marker(f"states{party}", f"{label}: states", states, 0, len(STATES)))
        if votes is not None:
            markers.append(Marker(f"votes{party}", f"{label}: votes", votes, note=in_millions(votes)))
        if funds is not None:
            markers.append(Marker(f"funds{party}", f"{label}: $ million", funds))
        if debates is not None:
            markers.append(Marker(f"debates{party}", f"{label}: debates won", len(debates), note=", ".join(debates)))
    return Tracks("Tally", tuple(markers))


def _added(s: Campaign) -> Tracks:
    """The votes that were added for campaigning in the most states, region by region and in the nation."""
    places = [region.label for region in Region] + ["Nation"]
    return Tracks(
        "Votes for the most states",
        tuple(
            Marker(f"{place}{side:d}", f"{side.label}: {place}", row[side], note=in_millions(row[side]))
            for place, row in zip(places, additional_votes(s), strict=True)
            for side in Party
        ),
    )


def _stacks(s: Campaign, party: int | None, decides: Seat | None, decks: Tracks) -> dict[str, Part]:
    known = 0 if party is None else 1 << party
    seen = tuple([ballot_face(card) for card in s.undecided.cards if s.known[card] & known]) if known else ()
    # Whose desk it is: the party of whoever decides about it.
    mine = s.desk if party == s.players[s.mover if decides is None else decides].party else ()
    parts: dict[str, Part] = {
        "undecided": Zone("Undecided voters", seen, len(s.undecided.cards) - len(seen)),
        "decks": decks,
        "headquarters": Zone(
            "Headquarters cards",
            tuple(map(headquarters_face, s.headquarters_discards[-1:])),
            len(s.headquarters.cards),
        ),
    }
    if s.desk:
        # Undecided voters are taken for certain states; a ballot handed over for a rumor may go anywhere.
        name, title = ("desk", "Undecided voters taken") if s.desk_states else ("handed", "Handed over for the rumor")
        parts[name] = Zone(title, tuple(map(ballot_face, mine)), len(s.desk) - len(mine))
    absentee = tuple(map(ballot_face, s.absentee_hands[party])) if party is not None else ()
    others = sum([len(hand) for side, hand in enumerate(s.absentee_hands) if side != party])
    if absentee or others:
        parts["absentee"] = Zone("Absentee ballots", absentee, others)
    if s.debate is not None:
        own = tuple(
            risked_face(card, region)
            for side, region, card in s.debate.risked
            if side == party or s.known[card] & known
        )
        parts["risked"] = Zone("Ballots at risk", own, len(s.debate.risked) - len(own))
    return parts


def _decks(names: Sequence[str], *counts: int) -> Tracks:
    """How many ballots are left in each seat's deck."""
    markers = [Marker(f"deck{place}", names[place], count) for place, count in enumerate(counts)]
    return Tracks("Ballot decks", tuple(markers))
