"""What a seat may see of primaries and election night: all of it lies open."""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Fact, Facts, Marker, Part, Tracks, Zone
from resolute.engine.words import signed
from resolute.games.lobby.chances import margins
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import ELECTORS, STATES
from resolute.games.lobby.rules.night import MAJORITY
from resolute.games.lobby.rules.scoring import BEATEN, PRESIDENT, VICE_PRESIDENT
from resolute.games.lobby.rules.votes import (
    bonus_lines,
    bonus_of,
    bought,
    edges,
    in_the_bag,
    state_bonus,
    total_of,
    votes_before,
    votes_in_all,
)
from resolute.games.lobby.state import NOBODY, Candidate, Election, Lobby, Vote
from resolute.games.lobby.view_outlook import bidders_part, chances_now, in_mille, open_states_part, outlook_part
from resolute.games.lobby.words import view as words
from resolute.games.lobby.words.names import name_of, short, who


def election_parts(t: Table[Lobby], seat: Seat | None) -> dict[str, Part]:
    """Candidates, the race, the state that votes, expenses and pawns."""
    s = t.state
    parts: dict[str, Part] = {"pawns": _pawns(s)}
    election = s.election
    if election is None:
        return parts
    parts["candidates"] = _candidates(s, election)
    parts["race"] = _race(election)
    if s.phase == "election":
        parts["night"] = _night(t, election)
        parts["outlook"] = outlook_part(s, election)
    else:
        parts["open_states"] = open_states_part(t)
    if election.vote is not None:
        parts["vote"] = _vote(s, election, election.vote)
        parts["bids"] = _bids(t, election, election.vote)
        parts["bidders"] = bidders_part(t, election, election.vote)
        if not any(election.vote.pawns):
            parts["margins"] = _margins(s, election, election.vote)
    return parts


def _pawns(s: Lobby) -> Tracks:
    """What lies on the table and what is left in the bag."""
    bag = in_the_bag(s)
    markers = [Marker("pawns", words.PAWNS, sum(s.pawns))]
    for color in Party:
        markers.append(Marker(f"pawns:{color.pawn}", color.pawn, s.pawns[color], group=words.PAWNS))
        markers.append(Marker(f"bag:{color.pawn}", color.pawn, bag[color], group=words.BAG))
    return Tracks(words.PAWNS, tuple(markers))


def _candidates(s: Lobby, election: Election) -> Zone:
    edge = edges(s, election.candidates) if election.candidates else []
    return Zone(
        words.CANDIDATES,
        tuple(_candidate(s, one, more) for one, more in zip(election.candidates, edge, strict=True)),
    )


def _candidate(s: Lobby, one: Candidate, edge: int) -> Face:
    mate = name_of(one.mate) if one.mate != NOBODY else ""
    lines = [words.candidate(total_of(one), mate), words.bonus(bonus_of(s, one), edge)]
    lines += [words.bonus_line(key, n) for key, n in bonus_lines(s, one) if n]
    about: tuple[str, ...] = (f"politician:{one.politician}", f"seat:{one.seat}")
    if one.mate != NOBODY:
        about += (f"politician:{one.mate}",)
    return Face(
        f"candidate:{one.politician}",
        name_of(one.politician),
        tuple(lines),
        "candidate",
        words.KINDS["candidate"],
        price=total_of(one),
        tags=(
            Party(one.party).key,
            f"bonus:{bonus_of(s, one)}",
            f"edge:{edge}",
            f"pledged:{one.electors}",
            f"won:{one.won}",
            *(f"line:{key}:{n}" for key, n in bonus_lines(s, one) if n),
            *(f"giver:{seat}" for seat in one.givers),
        ),
        about=about,
    )


def _race(election: Election) -> Tracks:
    """Electors on the way to 51."""
    return Tracks(
        words.RACE,
        tuple(
            Marker(
                f"electors:{one.politician}",
                short(one.politician),
                total_of(one),
                0,
                100,
                seat=one.seat,
                goal=MAJORITY,
            )
            for one in election.candidates
        ),
    )


def _stakes(s: Lobby, election: Election, one: Candidate) -> list[tuple[Seat, int]]:
    """What an election brings to the players of a ticket, and costs that of a President who is beaten by it.

    Independents score by their votes instead. (5.4.1, 5.4.2)
    """
    found = [] if one.party == Party.INDEPENDENT else [(one.seat, PRESIDENT)]
    if one.mate != NOBODY:
        found.append((s.owner(one.mate), VICE_PRESIDENT))
    if election.incumbent not in (NOBODY, one.politician):
        found.append((s.owner(election.incumbent), BEATEN))
    return found


def _night(t: Table[Lobby], election: Election) -> Facts:
    """States that were counted, and those that are still to vote, by size: their order is chance; and what an
    election brings to whom."""
    rows = []
    for one in election.candidates:
        for seat, points in _stakes(t.state, election, one):
            about: tuple[str, ...] = (f"candidate:{one.politician}",)
            text = words.stake_points(points, who(t, seat))
            rows.append(Fact("stake", words.stake(one.politician), text, points, seat, about))
    for state, place in election.counted:
        one = election.candidates[place]
        label = words.state(state, ELECTORS[state])
        about = (f"state:{state}", f"candidate:{one.politician}")
        rows.append(Fact("counted", label, short(one.politician), ELECTORS[state], about=about))
    for state in sorted(election.to_come, key=lambda one: (-ELECTORS[one], one)):
        label = words.state(state, ELECTORS[state])
        rows.append(Fact("to_come", label, words.TO_COME, ELECTORS[state], about=(f"state:{state}",)))
    return Facts(words.COUNTED, tuple(rows))


def _vote(s: Lobby, election: Election, vote: Vote) -> Facts:
    electors = ELECTORS[vote.state]
    text = words.state(vote.state, electors)
    rows = [Fact("voting", words.VOTING_STATE, text, electors, about=(f"state:{vote.state}",))]
    before, in_all = votes_before(s, election, vote), votes_in_all(s, election, vote)
    chances = chances_now(s, election, vote)
    for one, votes, total, chance in zip(election.candidates, before, in_all, chances, strict=True):
        about = (f"candidate:{one.politician}",)
        for key, number in _vote_lines(s, election, vote, one):
            line = words.vote_line(one.politician, number)
            rows.append(Fact(f"line:{key}", words.VOTE_LINES[key], line, number, one.seat, about))
        name = short(one.politician)
        rows.append(Fact("votes", name, words.votes(votes), votes, one.seat, about))
        rows.append(Fact("chance", name, words.chance_here(chance), in_mille(chance), one.seat, about))
        if any(vote.pawns):
            rows.append(Fact("in_all", name, words.votes_in_all(total), total, one.seat, about))
    return Facts(words.THE_VOTE, tuple(rows))


def _vote_lines(s: Lobby, election: Election, vote: Vote, one: Candidate) -> list[tuple[str, int]]:
    """The votes of a candidate in the state that votes, line by line, without empty lines. (5.4.2)"""
    place = election.candidates.index(one)
    lean = STATES[vote.state].bonus_for(Party(one.party))
    lines = [
        ("edge", edges(s, election.candidates)[place]),
        ("lean", lean),
        ("support", state_bonus(s, one, vote.state) - lean),
        ("spent", bought(vote, place)),
        ("cards", sum(played.votes for played in vote.cards if played.candidate == place)),
        ("pawns", vote.pawns[one.party]),
    ]
    return [(key, number) for key, number in lines if number]


def _margins(s: Lobby, election: Election, vote: Vote) -> Tracks:
    """How likely each surplus of red pawns over blue is, in thousandths, and whose it would be: nobody's in a tie."""
    before = votes_before(s, election, vote)
    sides = {one.party: (one.seat, votes) for one, votes in zip(election.candidates, before, strict=True)}
    if Party.DEMOCRAT not in sides or Party.REPUBLICAN not in sides:
        return Tracks(words.MARGINS)
    (blue, blue_votes), (red, red_votes) = sides[Party.DEMOCRAT], sides[Party.REPUBLICAN]
    markers = []
    for surplus, chance in margins().items():
        lead = red_votes + surplus - blue_votes
        winner = red if lead > 0 else blue if lead < 0 else None
        markers.append(Marker(f"margin:{surplus}", signed(surplus), round(1000 * chance), 0, 1000, seat=winner))
    return Tracks(words.MARGINS, tuple(markers))


def _bids(t: Table[Lobby], election: Election, vote: Vote) -> Facts:
    rows = []
    for one in vote.spent:
        candidate = election.candidates[one.candidate].politician
        amount = abs(one.votes) * ELECTORS[vote.state]
        text = words.bid(candidate, one.votes, amount)
        rows.append(Fact("bid", who(t, one.seat), text, one.votes, one.seat, (f"candidate:{candidate}",)))
    return Facts(words.BIDS, tuple(rows))
