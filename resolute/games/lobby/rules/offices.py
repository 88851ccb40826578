"""Vice Presidents and Secretaries of State: who may be named, and what the offices bring. (4.3 step 7, 5.1.3, 5.1.4)"""

from __future__ import annotations

from resolute.engine.frames import Actor, Option, Seat, choice, do, step
from resolute.engine.table import Table
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.rules.scoring import SECRETARY, VICE_PRESIDENT, score
from resolute.games.lobby.state import NOBODY, InPlay, Lobby
from resolute.games.lobby.words import options, prompts

SIX = 6
"""Only with six players is there a Secretary of State. (4.3 step 7)"""

Named = tuple[Seat, InPlay]


def politicians_in_play(s: Lobby) -> list[Named]:
    """Everybody in play with their seat."""
    return [(seat, one) for seat, player in enumerate(s.players) for one in player.politicians]


def possible_mates(s: Lobby, seat: Seat, politician: int, party: int, but: int = NOBODY) -> list[Named]:
    """Who can stand beside a President: of the party if it is required, and another player's as long as there is one.

    The Secretary of State may rise; their player's other politicians come in only if there is nobody else, so that
    nobody holds two offices. Without anybody of the party it may be anybody. (5.1.3, 5.4.2)
    """
    pool = [one for one in politicians_in_play(s) if one[1].card not in (politician, but)]
    same = [one for one in pool if party in (NOBODY, one[1].party)]
    secretary = s.owner(s.secretary)
    for found in (same, pool):
        others = [one for one in found if one[0] != seat]
        free = [one for one in others if one[0] != secretary or one[1].card == s.secretary]
        if found:
            return free or others or found
    return []


def required_party(party: int) -> int:
    """An independent President may name anybody; the others name somebody of their party. (5.1.3, 5.4.2)"""
    return NOBODY if party == Party.INDEPENDENT else party


def possible_secretaries(s: Lobby) -> list[Named]:
    """If possible of neither the President's nor the Vice President's player. (4.3 step 7)"""
    pool = [one for one in politicians_in_play(s) if one[1].card not in (s.president, s.vice_president)]
    vice = s.owner(s.vice_president)
    for barred in ((s.chair, vice), (s.chair,), ()):
        found = [one for one in pool if one[0] not in barred]
        if found:
            return found
    return []


@step
def fill_offices(t: Table[Lobby]) -> None:
    """An empty office is filled at once: the Vice President succeeds, the President names the others. (5.1.3, 5.1.4)"""
    s = t.state
    if s.president == NOBODY:
        t.then(succeed)
        t.then(fill_offices)
    elif s.vice_president == NOBODY:
        t.then(name_vice_president, s.chair, NOBODY)
        t.then(fill_offices)
    elif s.secretary == NOBODY and len(s.players) == SIX:
        t.then(name_secretary, s.chair)


@step
def succeed(t: Table[Lobby]) -> None:
    """The Vice President becomes President and scores 5; the approval stays. (5.1.3)"""
    s = t.state
    s.president, s.vice_president = s.vice_president, NOBODY
    s.chair = s.owner(s.president)
    s.president_party = s.in_play(s.president).party
    s.succeeded = s.phase == "congress"
    t.tell("succeeds", s.chair, s.president)
    score(t, s.chair, VICE_PRESIDENT, "succession")


@choice(prompts.name_vice_president, rule="Death of the President or Vice President", forced=True)
def name_vice_president(t: Table[Lobby], actor: Actor, but: int) -> list[Option]:
    """The President chooses, of the own party, and somebody else's politician as long as there is one. (5.1.3)"""
    s = t.state
    named = possible_mates(s, actor, s.president, required_party(s.president_party), but)
    return [
        Option(options.politician(t, seat, one), do(become_vice_president, one.card), at=f"politician:{one.card}")
        for seat, one in named
    ]


@step
def become_vice_president(t: Table[Lobby], politician: int) -> None:
    """A new Vice President's player scores 5; a Secretary of State who rises leaves that office. (5.1.3, 5.1.4)"""
    s = t.state
    s.vice_president = politician
    if s.secretary == politician:
        s.secretary = NOBODY
    seat = s.owner(politician)
    t.tell("takes_office", seat, politician, "vice_president")
    score(t, seat, VICE_PRESIDENT, "vice_president")


@choice(prompts.NAME_SECRETARY, rule="Offices", forced=True)
def name_secretary(t: Table[Lobby], actor: Actor) -> list[Option]:
    """With six players the President appoints a Secretary of State. (4.3 step 7, 5.4.2)"""
    return [
        Option(options.politician(t, seat, one), do(become_secretary, one.card), at=f"politician:{one.card}")
        for seat, one in possible_secretaries(t.state)
    ]


@step
def become_secretary(t: Table[Lobby], politician: int) -> None:
    """The Secretary's player scores 5. (4.3 step 7)"""
    s = t.state
    s.secretary = politician
    seat = s.owner(politician)
    t.tell("takes_office", seat, politician, "secretary")
    score(t, seat, SECRETARY, "secretary")
