"""What options about people are worth: politicians, parties, primaries, running mates and offices."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from resolute.engine.frames import Seat
from resolute.engine.option_values import Amount, ChanceValue, OptionValue
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import LOBBIES, POLITICIANS
from resolute.games.lobby.rules.scoring import BEATEN, PRESIDENT, SECRETARY, VICE_PRESIDENT
from resolute.games.lobby.rules.votes import electors_of, needed, support_votes
from resolute.games.lobby.state import NOBODY, Candidate, Lobby
from resolute.games.lobby.view_outlook import chances_of_election
from resolute.games.lobby.words import values as words
from resolute.games.lobby.words.cards import card_text
from resolute.games.lobby.words.names import short, who

T = Table[Lobby]
Find = Callable[..., OptionValue]


def _person(s: Lobby, politician: int) -> str:
    """The votes that a politician has in every vote, and the electors of their states."""
    one = s.in_play(politician)
    return words.person(POLITICIANS[politician].skill, support_votes(one.supports), electors_of(one.states))


def _points(number: int, label: str) -> Amount:
    return Amount(number, "points", words.change(number), label)


def _electors(number: int) -> Amount:
    return Amount(number, "electors", str(number), words.ELECTOR if number == 1 else words.ELECTORS)


# Setting up, and cards under politicians


def _lobby(t: T, seat: Seat, _: Seat, card: int) -> OptionValue:
    return OptionValue(short=LOBBIES[card].name, effect=card_text(card))


def _lay_under(t: T, seat: Seat, _: Seat, card: int, politician: int, *giver: int) -> OptionValue:
    """Who could get a card, with what they have."""
    return OptionValue(effect=_person(t.state, politician))


def _declare_party(t: T, seat: Seat, _: Seat, card: int, party: int) -> OptionValue:
    """A party for a new politician, with how many of both one would have."""
    return OptionValue(effect=_parties(t.state, seat, gained=party))


def _turn_party(t: T, seat: Seat, _: Seat, politician: int) -> OptionValue:
    """A generic politician of one's own changes parties."""
    before = t.state.in_play(politician).party
    return OptionValue(effect=_parties(t.state, seat, gained=1 - before, lost=before))


def _made_to_turn(t: T, seat: Seat, owner: Seat, politician: int) -> OptionValue:
    """Anybody's politician, with whose they are."""
    return OptionValue(effect=words.owned(who(t, owner), _person(t.state, politician)))


def _parties(s: Lobby, seat: Seat, *, gained: int, lost: int = NOBODY) -> str:
    counts = [sum(one.party == party for one in s.players[seat].politicians) for party in Party]
    counts[gained] += 1
    if lost != NOBODY:
        counts[lost] -= 1
    return words.then_you_have(counts[Party.DEMOCRAT], counts[Party.REPUBLICAN])


# Primaries


def _president_runs(t: T, seat: Seat) -> OptionValue:
    """The whole party backs a President who runs."""
    s = t.state
    party = s.president_party
    backing = [one for player in s.players for one in player.politicians if one.party == party]
    if party == Party.INDEPENDENT:
        backing = [one for one in backing if one.card == s.president]
    electors = sum(electors_of(one.states) for one in backing)
    return OptionValue(
        effect=words.backed_by(electors),
        gains=(_points(PRESIDENT, words.IF_ELECTED), _points(BEATEN, words.IF_BEATEN)),
    )


def _president_withdraws(t: T, seat: Seat) -> OptionValue:
    return OptionValue(effect=words.OPEN_RACE)


def _declare(t: T, seat: Seat, _: Seat, politician: int) -> OptionValue:
    """A candidate with the electors they start with."""
    s = t.state
    electors = electors_of(s.in_play(politician).states)
    return OptionValue(
        effect=words.runner(POLITICIANS[politician].skill, _support(s, politician)), gains=(_electors(electors),)
    )


def _support(s: Lobby, politician: int) -> int:
    return support_votes(s.in_play(politician).supports)


def _give(t: T, seat: Seat, _: Seat, politician: int, place: int) -> OptionValue:
    """A gift moves a candidate, perhaps past the leader of the party."""
    s = t.state
    assert s.election is not None
    target = s.election.candidates[place]
    electors = electors_of(s.in_play(politician).states)
    return OptionValue(
        effect=words.advances(short(target.politician), target.electors, target.electors + electors),
        note=_lead(s, target, target.electors + electors),
    )


def _lead(s: Lobby, target: Candidate, electors: int) -> str:
    """Who would lead the party then."""
    assert s.election is not None
    rivals = [
        one.electors
        for one in s.election.candidates
        if one.party == target.party and one.politician != target.politician
    ]
    if target.party == Party.INDEPENDENT or not rivals:
        return ""
    return (
        words.LEADS if electors > max(rivals) else words.TIES if electors == max(rivals) else words.behind(max(rivals))
    )


def _pass_primaries(t: T, seat: Seat, _: Seat) -> OptionValue:
    return OptionValue(effect=words.PASS_ONCE)


def _done_giving(t: T, seat: Seat) -> OptionValue:
    return OptionValue(effect=words.KEEP_THE_REST)


def _done_turning(t: T, seat: Seat) -> OptionValue:
    return OptionValue(effect=words.KEEP_PARTIES)


def _offer(t: T, seat: Seat, _: Seat, place: int, other: Seat) -> OptionValue:
    """A deal: electors now, for 5 points of somebody else if it is won."""
    return OptionValue(effect=words.if_elected_for(who(t, other), VICE_PRESIDENT))


def _accept(t: T, seat: Seat, _: Seat, place: int) -> OptionValue:
    s = t.state
    assert s.election is not None
    target = s.election.candidates[place]
    given = sum(
        electors_of(one.states) for one in s.players[seat].politicians if one.party == target.party and not one.given
    )
    return OptionValue(
        effect=words.advances(short(target.politician), target.electors, target.electors + given),
        gains=(_points(VICE_PRESIDENT, words.IF_ELECTED),),
    )


def _refuse(t: T, seat: Seat, _: Seat) -> OptionValue:
    return OptionValue(effect=words.KEEP_YOUR_ELECTORS)


# Running mates and offices


def _mate(t: T, seat: Seat, place: int, politician: int) -> OptionValue:
    """A running mate brings votes in every state, and their player 5 points if the ticket is elected."""
    s = t.state
    election = s.election
    assert election is not None
    candidates = tuple(
        replace(one, mate=politician) if at == place else one for at, one in enumerate(election.candidates)
    )
    open_states = s.uncontrolled if s.first_state == NOBODY else (*s.uncontrolled, s.first_state)
    odds = chances_of_election(s, replace(election, candidates=candidates, to_come=tuple(sorted(open_states))))
    owner = s.owner(politician)
    note = "" if owner == seat else words.if_elected_for(who(t, owner), VICE_PRESIDENT)
    return OptionValue(
        effect=words.mate(_support(s, politician)),
        note=note,
        chance=ChanceValue(odds[place], label=words.TO_BE_ELECTED),
    )


def _vice_president(t: T, seat: Seat, politician: int) -> OptionValue:
    return _office(t, seat, politician, VICE_PRESIDENT)


def _secretary(t: T, seat: Seat, politician: int) -> OptionValue:
    return _office(t, seat, politician, SECRETARY)


def _office(t: T, seat: Seat, politician: int, points: int) -> OptionValue:
    """An office brings its holder's player points at once, and at every evaluation."""
    owner = t.state.owner(politician)
    whose = words.YOUR_POINTS if owner == seat else words.points_for(who(t, owner))
    return OptionValue(effect=_person(t.state, politician), gains=(_points(points, whose),))


def _impeach(t: T, seat: Seat, _: Seat, in_favor: bool) -> OptionValue:
    """How the vote would stand, and who gains by it."""
    s = t.state
    assert s.impeachment is not None
    votes = sum(len(s.players[one].politicians) for one, for_it in s.impeachment.votes if for_it)
    own = len(s.players[seat].politicians) if in_favor else 0
    note = ""
    if in_favor and s.vice_president != NOBODY:
        follows = s.vice_president
        note = words.successor(short(follows), who(t, s.owner(follows)), VICE_PRESIDENT)
    return OptionValue(effect=words.impeached(votes + own, needed(s)), note=note)


BY_STEP: Mapping[str, Find] = {
    "keep_lobby": _lobby,
    "state_assigned": _lay_under,
    "laid_under": _lay_under,
    "moved_to": _lay_under,
    "sent_to_the_bag": _made_to_turn,
    "party_declared": _declare_party,
    "turn_party": _turn_party,
    "made_to_turn": _made_to_turn,
    "president_runs": _president_runs,
    "president_withdraws": _president_withdraws,
    "declare": _declare,
    "give": _give,
    "pass_primaries": _pass_primaries,
    "done_giving": _done_giving,
    "done_turning": _done_turning,
    "offer_ticket": _offer,
    "accept_offer": _accept,
    "refuse_offer": _refuse,
    "mate_named": _mate,
    "become_vice_president": _vice_president,
    "become_secretary": _secretary,
    "cast_votes": _impeach,
}
