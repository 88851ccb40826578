"""What each seat may see: its own and its partner's ballots, and everything that is announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

from resolute.board.memory import view_memory
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Fact, Facts, Marker, Part, Tracks, View, Zone
from resolute.games.campaign.content.addresses import CANDIDATE_AT, ISSUE_AT, REGION_AT, STATE_AT
from resolute.games.campaign.content.candidates import CANDIDATES, Party
from resolute.games.campaign.content.states import STATES, Region
from resolute.games.campaign.faces import ballot_face, candidate_face, headquarters_face, risked_face
from resolute.games.campaign.projection import Projection, projected
from resolute.games.campaign.rules.incumbent import free_to_run
from resolute.games.campaign.rules.tally import ALL_ELECTORS, MAJORITY, additional_votes, electoral_votes, popular_votes
from resolute.games.campaign.state import NO_RUMOR, Campaign
from resolute.games.campaign.tally_board import GROUPS, tally_board
from resolute.games.campaign.words import view as words
from resolute.games.campaign.words.ballots import in_millions


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
    }
    if s.voting:
        parts["board"] = tally_board(t, party, memory)
    else:
        expected = projected(s, party, electoral=t.options["tally"] == "electoral")
        parts["board"] = tally_board(t, party, memory, expected.chances)
        parts["projection"] = keep(_projection, expected)
    parts["tally"] = keep(_tally, *_sums(t, party))
    parts.update(_convention(s, seat))
    slate = free_to_run(t)
    if slate:
        parts["slate"] = Zone(words.SLATE, tuple(map(candidate_face, slate)))
    tickets, hands, decks = [], [], []
    for player in s.players:
        tickets.append((player.party, player.candidates, player.offices))
        hands.append(player.hand if player.party == party else len(player.hand))
        decks.append(len(player.deck.cards))
    parts.update(keep(_tickets, *tickets))
    parts.update(keep(_hands, seat, names, *hands))
    parts.update(_stacks(s, party, decides, keep(_decks, names, *decks)))
    if s.voting:
        electoral = t.options["tally"] == "electoral"
        if not electoral:
            parts["added"] = _added(s)
        parts["other"] = _other_tally(s, electoral)
    return View("campaign", seat, t.number, parts)


def _convention(s: Campaign, seat: Seat | None) -> dict[str, Part]:
    """The candidate cards before each seat, and what this seat has chosen; whoever runs lies with the tickets."""
    if s.nomination is None:
        return {}
    gone = {card for player in s.players for card in player.candidates}
    chosen: list[int] = []
    if seat is not None:
        chosen = [s.nomination.nominees[seat], s.nomination.mates[seat]]
        chosen = [card for card in chosen if card >= 0 and card not in gone]
        gone.update(chosen)
    parts: dict[str, Part] = {}
    for place, cards in enumerate(s.nomination.cards):
        faces = tuple(candidate_face(card) for card in cards if card not in gone)
        parts[f"convention{place + 1}"] = Zone(words.convention(place), faces, seat=place)
    if seat is not None:
        parts["chosen"] = Zone(words.CHOSEN, tuple(map(candidate_face, chosen)), seat=seat)
    return parts


def _status(t: Table[Campaign], names: tuple[str, ...], decides: Seat | None) -> Facts:
    s = t.state
    return _campaign_facts(
        t.options["tally"] == "electoral",
        tuple([(name, one.party, one.rumor, one.skips) for name, one in zip(names, s.players, strict=True)]),
        None if s.incumbent < 0 else (s.incumbent, s.president),
        decides,
        s.mover if s.order and s.turns_left != 0 else None,
        s.home_stretch,
        _turns_to_come(s),
        "" if s.debate is None else s.debate.issue,
        s.regions,
        s.reached,
    )


def _turns_to_come(s: Campaign) -> int:
    """How many last turns are left, this one among them; whoever holds no ballots, or loses a turn, is passed over."""
    seats = [s.order[(s.turn + later) % len(s.order)] for later in range(s.turns_left)]
    return sum([1 for seat in seats if seat == s.mover or (s.players[seat].hand and not s.players[seat].skips)])


@lru_cache(maxsize=1024)
def _campaign_facts(
    electoral: bool,
    players: tuple[tuple[str, int, int, int], ...],
    incumbent: tuple[int, int] | None,
    decides: Seat | None,
    mover: Seat | None,
    home_stretch: bool,
    turns_left: int,
    issue: str,
    regions: tuple[int, ...],
    reached: tuple[int, ...],
) -> Facts:
    """What everybody may know of the campaign; of each player the name, the party, the rumor and the turns lost."""
    # The value is how many electoral votes win; there is none where the popular vote decides.
    rows = [_TALLIES[electoral]]
    rows += [Fact("party", words.PARTIES[party], name, party, seat) for seat, (name, party, _, _) in enumerate(players)]
    if incumbent is not None:
        party, president = incumbent
        about = (CANDIDATE_AT[president],)
        rows.append(Fact("incumbent", words.INCUMBENT, CANDIDATES[president].name, party, about=about))
    if decides is not None:
        rows.append(Fact("deciding", words.DECIDING, players[decides][0], seat=decides))
    if mover is not None:
        rows.append(Fact("turn", words.TURN, players[mover][0], seat=mover))
        if home_stretch:
            rows.append(_HOME_STRETCH)
    if turns_left > 0:
        rows.append(Fact("turns_left", words.TURNS_LEFT, str(turns_left), turns_left))
    for seat, (name, _, rumor, skips) in enumerate(players):
        if rumor != NO_RUMOR:
            text = words.rumor_about(name, rumor)
            rows.append(Fact("rumor", words.RUMOR, text, seat=seat, about=(STATE_AT[rumor],)))
        if skips:
            rows.append(Fact("loses_turns", words.LOSES_TURNS, words.turns_lost(name, skips), skips, seat))
    if issue:
        rows.append(Fact("debate", words.DEBATE, issue, about=(ISSUE_AT[issue],)))
    if regions:
        places = tuple([REGION_AT[region] for region in regions])
        rows.append(Fact("regions", words.CAMPAIGNING_IN, words.regions(regions), about=places))
        states = tuple([STATE_AT[state] for state in reached])
        rows.append(Fact("reached", words.REACHED, words.states(reached), about=states))
    return Facts(words.CAMPAIGN, tuple(rows))


_TALLIES = (Fact("tally", words.TALLY, words.POPULAR), Fact("tally", words.TALLY, words.ELECTORAL, MAJORITY))
_HOME_STRETCH = Fact("home_stretch", words.HOME_STRETCH, words.TWO_REGIONS)


def _tickets(*players: tuple[int, tuple[int, ...], tuple[int, ...]]) -> dict[str, Zone]:
    """The candidates of each seat: from its party, its candidates and their offices, once these are settled."""
    zones: dict[str, Zone] = {}
    for place, (party, candidates, offices) in enumerate(players):
        pairs = zip_longest(candidates, offices[: len(candidates)])
        faces = tuple([candidate_face(card, office) for card, office in pairs])
        zones[f"ticket{place + 1}"] = Zone(words.ticket(place, party), faces, seat=place)
    return zones


def _hands(seat: Seat | None, names: Sequence[str], *hands: tuple[int, ...] | int) -> dict[str, Zone]:
    """The ballots of each seat, or how many there are."""
    zones: dict[str, Zone] = {}
    for place, hand in enumerate(hands):
        title = words.OWN_HAND if place == seat else words.hand(names[place])
        known, hidden = ((), hand) if isinstance(hand, int) else (tuple(map(ballot_face, hand)), 0)
        zones[f"hand{place + 1}"] = Zone(title, known, hidden, place)
    return zones


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
        for party, count in enumerate(electors):
            markers.append(
                _marker("electors", party, words.ELECTORAL_VOTES, count, high=ALL_ELECTORS, goal=MAJORITY),
            )
    for party, (states, votes, funds, debates) in enumerate(boards):
        markers.append(_marker("states", party, words.STATES_VISITED, states, high=len(STATES)))
        if votes is not None:
            markers.append(_marker("votes", party, words.VOTES, votes, in_millions(votes)))
        if funds is not None:
            markers.append(_marker("funds", party, words.FUNDS, funds))
        if debates is not None:
            markers.append(_marker("debates", party, words.DEBATES_WON, len(debates), words.issues(debates)))
    return Tracks(words.TALLY, tuple(markers))


def _marker(
    key: str, party: int, label: str, value: int, note: str = "", *, high: int = 0, goal: int | None = None
) -> Marker:
    """A value of a party: `votes:0` are the votes of the Republicans."""
    return Marker(f"{key}:{party}", label, value, high=high, note=note, group=words.PARTIES[party], goal=goal)


def _projection(expected: Projection) -> Tracks:
    """What both parties may expect if it ended now, as far as the seat can know: electoral votes or units of 100,000
    of votes, and between which figures 8 cases in 10 lie."""
    electoral = expected.chances[0] is not None
    label = words.ELECTORAL_VOTES if electoral else words.VOTES
    notes = ["" if electoral else in_millions(count) for count in (*expected.scores, expected.low, expected.high)]
    markers = [_marker("projected", party, label, score, notes[party]) for party, score in enumerate(expected.scores)]
    markers.append(Marker("projected_low", words.LOW, expected.low, note=notes[2]))
    markers.append(Marker("projected_high", words.HIGH, expected.high, note=notes[3]))
    if electoral:
        markers += [_marker("sure", party, words.SURE, count) for party, count in enumerate(expected.sure)]
        markers.append(Marker("open", words.OPEN, expected.open))
    if expected.secret:
        markers.append(Marker("secret", words.SECRET, expected.secret))
    return Tracks(words.PROJECTION, tuple(markers))


def _added(s: Campaign) -> Tracks:
    """The votes that were added for campaigning in the most states, region by region and in the nation."""
    rows = zip((*REGION_ADDED, NATION_ADDED), (*GROUPS, None), additional_votes(s), strict=True)
    return Tracks(
        words.ADDED,
        tuple(
            _marker(key, side, words.NATION_ADDED if group is None else group.name, row[side], in_millions(row[side]))
            for key, group, row in rows
            for side in Party
        ),
    )


def _other_tally(s: Campaign, electoral: bool) -> Tracks:
    """What both parties would have by the other tally: votes in units of 100,000, or electoral votes."""
    if not electoral:
        counts, label, notes = electoral_votes(s), words.ELECTORAL_VOTES, ("", "")
    else:
        votes, added = popular_votes(s), additional_votes(s)
        counts = (votes[0] + sum([row[0] for row in added]), votes[1] + sum([row[1] for row in added]))
        label, notes = words.VOTES, (in_millions(counts[0]), in_millions(counts[1]))
    return Tracks(
        words.OTHER_TALLY,
        tuple([_marker("other", party, label, counts[party], notes[party]) for party in Party]),
    )


REGION_ADDED = tuple(f"added:{region.key}" for region in Region)
NATION_ADDED = "added:nation"


def _stacks(s: Campaign, party: int | None, decides: Seat | None, decks: Tracks) -> dict[str, Part]:
    known = 0 if party is None else 1 << party
    seen = tuple([ballot_face(card) for card in s.undecided.cards if s.known[card] & known]) if known else ()
    # Whose desk it is: the party of whoever decides about it.
    mine = s.desk if party == s.players[s.mover if decides is None else decides].party else ()
    parts: dict[str, Part] = {
        "undecided": Zone(words.UNDECIDED, seen, len(s.undecided.cards) - len(seen)),
        "decks": decks,
        "headquarters": Zone(
            words.HEADQUARTERS,
            tuple(map(headquarters_face, s.headquarters_discards[-1:])),
            len(s.headquarters.cards),
        ),
    }
    if s.desk:
        # Undecided voters are taken for certain states; a ballot handed over for a rumor may go anywhere.
        name, title = ("desk", words.TAKEN) if s.desk_states else ("handed", words.HANDED)
        parts[name] = Zone(title, tuple(map(ballot_face, mine)), len(s.desk) - len(mine))
    absentee = tuple(map(ballot_face, s.absentee_hands[party])) if party is not None else ()
    others = sum([len(hand) for side, hand in enumerate(s.absentee_hands) if side != party])
    if absentee or others:
        parts["absentee"] = Zone(words.ABSENTEE, absentee, others)
    if s.debate is not None:
        own = tuple(
            risked_face(card, region)
            for side, region, card in s.debate.risked
            if side == party or s.known[card] & known
        )
        parts["risked"] = Zone(words.RISKED, own, len(s.debate.risked) - len(own))
    return parts


def _decks(names: Sequence[str], *counts: int) -> Tracks:
    """How many ballots are left in each seat's deck."""
    markers = [Marker(f"deck:{place}", names[place], count, seat=place) for place, count in enumerate(counts)]
    return Tracks(words.DECKS, tuple(markers))
