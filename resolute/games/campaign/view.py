"""What each seat may see: its own and its partner's ballots, and everything that is announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Facts, Map, Marker, Part, Place, Tracks, View, Zone
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES, Office, Party, rating_word
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.lookups import ELECTORS, NATION
from resolute.games.campaign.content.states import STATES, Region
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
        f"{one.title} from {STATES[one.home].name} ({ELECTORS[one.home]})",
        f"Campaign ability: {rating_word('campaign', one.campaign)} {one.campaign}",
        f"Financial support: {rating_word('financial', one.financial)} {one.financial}",
        f"Press support: {rating_word('press', one.press)} {one.press}",
        f"Fund raising: {rating_word('fund_raising', one.fund_raising)} {one.fund_raising}",
        f"Advertising: {rating_word('advertising', one.advertising)} {one.advertising}",
        f"Total: {one.total}",
        "Stands for " + ", ".join(one.issues),
    )
    kind = one.party.label if office is None else f"{one.party.label}, for {Office(office).label.lower()}"
    return Face(f"candidate:{card}", one.name, lines, kind)


def campaign_view(t: Table[Campaign], seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may see."""
    s = t.state
    party = None if seat is None else s.players[seat].party
    parts: dict[str, Part] = {"status": _status(t), "board": _board(t, party), "tally": _tally(t, party)}
    if s.nomination is not None:
        for place, cards in enumerate(s.nomination.cards):
            faces = tuple(candidate_face(card) for card in cards)
            parts[f"convention{place + 1}"] = Zone(f"Before seat {place + 1}", faces, seat=place)
        if seat is not None:
            chosen = [card for card in (s.nomination.nominees[seat], s.nomination.mates[seat]) if card >= 0]
            parts["chosen"] = Zone("You have chosen", tuple(candidate_face(card) for card in chosen), seat=seat)
    for place, player in enumerate(s.players):
        pairs = zip(player.candidates, player.offices, strict=False)
        parts[f"ticket{place + 1}"] = Zone(
            f"Seat {place + 1}: {Party(player.party).label}",
            tuple(candidate_face(card, office) for card, office in pairs),
            seat=place,
        )
    for place, player in enumerate(s.players):
        mine = player.party == party
        parts[f"hand{place + 1}"] = Zone(
            "Your ballots" if place == seat else f"Ballots of {t.game.seat_name(t, place)}",
            tuple(ballot_face(card) for card in player.hand) if mine else (),
            0 if mine else len(player.hand),
            place,
        )
    parts.update(_stacks(t, party))
    if s.voting and t.options["tally"] == "popular":
        parts["added"] = _added(s)
    return View("campaign", seat, t.number, parts)


def _status(t: Table[Campaign]) -> Facts:
    s = t.state
    rows = [("Tally", "electoral votes" if t.options["tally"] == "electoral" else "popular votes")]
    if s.incumbent >= 0:
        rows.append(("Incumbent", CANDIDATES[s.president].name))
    decision = t.decision
    if decision is not None:
        rows.append(("To decide", t.game.seat_name(t, decision.seat)))
    if s.order:
        rows.append(("On turn", t.game.seat_name(t, s.mover)))
    if s.home_stretch:
        rows.append(("Home stretch", "every player may campaign in two regions"))
    if s.turns_left > 0:
        rows.append(("Turns left", str(s.turns_left)))
    for seat, player in enumerate(s.players):
        if player.rumor != NO_RUMOR:
            rows.append(("Rumor", f"about {t.game.seat_name(t, seat)} in {STATES[player.rumor].name}"))
        if player.skips:
            rows.append(("Loses turns", f"{t.game.seat_name(t, seat)}: {player.skips}"))
    if s.debate is not None and s.debate.issue:
        rows.append(("Debate", s.debate.issue))
    if s.regions:
        where = " and ".join(Region(region).label for region in s.regions)
        rows.append(("Campaigning in", where))
        rows.append(("Reached", ", ".join(STATES[state].name for state in s.reached)))
    return Facts("The campaign", tuple(rows))


def _edge(edge: int) -> str:
    return f"{'R' if edge > 0 else 'D'} {abs(edge)}"


def _board(t: Table[Campaign], party: int | None) -> Map:
    """The tally board: dice number, electors, edge, what both parties recorded, and the own votes."""
    s = t.state
    edges = edges_for(s.incumbent)
    open_now = s.voting
    tokens = _tokens(s)
    marks: list[Sequence[str]] = []
    votes: list[Sequence[str]] = []
    for side in (Party.REPUBLICAN, Party.DEMOCRAT):
        board, known = s.sides[side], open_now or side == party
        absentee = known and any(board.absentee)
        marks.append(
            [board.record[one] + "X" * board.absentee[one] for one in range(len(STATES))] if absentee else board.record
        )
        votes.append([str(one) for one in board.votes] if known else _UNKNOWN)
    places = tuple(
        _place(
            state,
            edges[state],
            marks[0][state],
            marks[1][state],
            votes[0][state],
            votes[1][state],
            tuple(tokens.get(state, ())),
            Party(carries(s, state)).label if open_now else "",
        )
        for state in NATION
    )
    columns = (
        "Dice",
        "Electors",
        "Limit",
        "Advertising",
        "Edge (thousands)",
        "Republicans",
        "Democrats",
        "Republican votes",
        "Democratic votes",
    )
    return Map("The nation", columns, places, "us-states")


_UNKNOWN = ("",) * len(STATES)


def _tokens(s: Campaign) -> dict[int, list[str]]:
    """What lies in the states beside ballots."""
    found: dict[int, list[str]] = {}
    lying = [(f"advertised {side.label}", s.sides[side].advertised) for side in Party]
    lying += [(f"funds {side.label}", s.sides[side].raised) for side in Party]
    lying += [(f"rumor {Party(player.party).label}", (player.rumor,)) for player in s.players]
    lying += [(f"home {Party(player.party).label}", player.homes) for player in s.players]
    for token, states in [*lying, ("reached", s.reached)]:
        for state in dict.fromkeys(states):
            found.setdefault(state, []).append(token)
    return found


@lru_cache(maxsize=16384)
def _place(
    state: int,
    edge: int,
    republican: str,
    democrat: str,
    red: str,
    blue: str,
    tokens: tuple[str, ...],
    owner: str,
) -> Place:
    """A state on the tally board. Most stay as they are from move to move, so each is made once."""
    one = STATES[state]
    price = f"${one.advertising}M"
    printed = (str(one.number), str(one.electors), str(one.limit), price, _edge(edge))
    return Place(one.code, one.name, one.region.label, (*printed, republican, democrat, red, blue), tokens, owner)


def _tally(t: Table[Campaign], party: int | None) -> Tracks:
    s = t.state
    markers: list[Marker] = []
    if s.voting and t.options["tally"] == "electoral":
        for side, count in zip(Party, electoral_votes(s), strict=True):
            markers.append(Marker(f"electors{side:d}", f"{side.label}: electoral votes", count, 0, 538))
    for side in Party:
        board = s.sides[side]
        markers.append(Marker(f"states{side:d}", f"{side.label}: states", board.states, 0, len(STATES)))
        if s.voting or side == party:
            markers.append(Marker(f"votes{side:d}", f"{side.label}: votes in 100,000s", sum(board.votes)))
        if t.options["advertising"]:
            markers.append(Marker(f"funds{side:d}", f"{side.label}: funds in $ million", board.funds))
        if t.options["debate"]:
            won = ", ".join(board.debates)
            markers.append(Marker(f"debates{side:d}", f"{side.label}: debates won", len(board.debates), note=won))
    return Tracks("Tally", tuple(markers))


def _added(s: Campaign) -> Tracks:
    """The votes that were added for campaigning in the most states, region by region and in the nation."""
    places = [region.label for region in Region] + ["Nation"]
    return Tracks(
        "Added votes in 100,000s",
        tuple(
            Marker(f"{place}{side:d}", f"{side.label}: {place}", row[side])
            for place, row in zip(places, additional_votes(s), strict=True)
            for side in Party
        ),
    )


def _stacks(t: Table[Campaign], party: int | None) -> dict[str, Part]:
    s = t.state
    known = 0 if party is None else 1 << party
    seen = tuple(ballot_face(card) for card in s.undecided.cards if s.known[card] & known) if known else ()
    mine = t.state.desk if party is not None and _desk_party(t) == party else ()
    last = s.headquarters_discards[-1:]
    parts: dict[str, Part] = {
        "undecided": Zone("Undecided voters", seen, len(s.undecided.cards) - len(seen)),
        "desk": Zone("On the desk", tuple(ballot_face(card) for card in mine), len(s.desk) - len(mine)),
        "decks": Tracks(
            "Ballot decks",
            tuple(
                Marker(f"deck{place}", t.game.seat_name(t, place), len(player.deck.cards))
                for place, player in enumerate(s.players)
            ),
        ),
        "headquarters": Zone(
            "Headquarters cards",
            tuple(
                Face(
                    f"headquarters:{card}",
                    HEADQUARTERS[card].title,
                    (HEADQUARTERS[card].text,),
                    HEADQUARTERS[card].kind,
                )
                for card in last
            ),
            len(s.headquarters.cards),
        ),
    }
    absentee = tuple(ballot_face(card) for card in s.absentee_hands[party]) if party is not None else ()
    others = sum(len(hand) for side, hand in enumerate(s.absentee_hands) if side != party)
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


def _desk_party(t: Table[Campaign]) -> int:
    """Whose desk it is: the party of whoever decides about it."""
    decision = t.decision
    seat = decision.seat if decision is not None else t.state.mover
    return t.state.players[seat].party
