"""What a seat may see of primaries and election night: all of it lies open."""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Face, Fact, Facts, Marker, Part, Tracks, Zone
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import ELECTORS
from resolute.games.lobby.rules.night import MAJORITY
from resolute.games.lobby.rules.votes import bonus_lines, bonus_of, edges, in_the_bag, total_of, votes_before
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
        parts["night"] = _night(election)
        parts["outlook"] = outlook_part(s, election)
    else:
        parts["open_states"] = open_states_part(t)
    if election.vote is not None:
        parts["vote"] = _vote(s, election, election.vote)
        parts["bids"] = _bids(t, election, election.vote)
        parts["bidders"] = bidders_part(t, election, election.vote)
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
        tags=(Party(one.party).key, f"bonus:{bonus_of(s, one)}", f"edge:{edge}"),
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


def _night(election: Election) -> Facts:
    """States that were counted, and those that are still to vote, by size: their order is chance."""
    rows = []
    for state, place in election.counted:
        one = election.candidates[place]
        label, about = words.state(state, ELECTORS[state]), (f"state:{state}", f"candidate:{one.politician}")
        rows.append(Fact("counted", label, short(one.politician), ELECTORS[state], about=about))
    for state in sorted(election.to_come, key=lambda one: (-ELECTORS[one], one)):
        label = words.state(state, ELECTORS[state])
        rows.append(Fact("to_come", label, words.TO_COME, ELECTORS[state], about=(f"state:{state}",)))
    return Facts(words.COUNTED, tuple(rows))


def _vote(s: Lobby, election: Election, vote: Vote) -> Facts:
    electors = ELECTORS[vote.state]
    text = words.state(vote.state, electors)
    rows = [Fact("voting", words.VOTING_STATE, text, electors, about=(f"state:{vote.state}",))]
    before = votes_before(s, election, vote)
    for one, votes, chance in zip(election.candidates, before, chances_now(s, election, vote), strict=True):
        about = (f"candidate:{one.politician}",)
        rows.append(Fact("votes", short(one.politician), words.votes(votes), votes, one.seat, about))
        rows.append(Fact("chance", short(one.politician), words.percent(chance), in_mille(chance), one.seat, about))
    return Facts(words.THE_VOTE, tuple(rows))


def _bids(t: Table[Lobby], election: Election, vote: Vote) -> Facts:
    rows = []
    for one in vote.spent:
        candidate = election.candidates[one.candidate].politician
        amount = abs(one.votes) * ELECTORS[vote.state]
        text = words.bid(candidate, one.votes, amount)
        rows.append(Fact("bid", who(t, one.seat), text, one.votes, one.seat, (f"candidate:{candidate}",)))
    return Facts(words.BIDS, tuple(rows))
