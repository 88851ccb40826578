"""What the count would come to if the campaign ended now, from what one party may know.

The own votes are exact. Of a ballot that the other side cast everybody knows the state, the seal and the back: it is
taken to be any ballot like that which this party has not seen elsewhere, each with the same chance. A state in which
no ballot lies goes where it leans. A ballot that was kept secret after a debate is taken to be any unseen one with its
seal, and so to lie in the state that this one prints for its region; one that the party itself lost in the debate lies
where it risked it. Absentee ballots are left out: nobody else knows
how many were cast.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, compress
from math import prod, sqrt

import msgspec

from resolute.games.campaign.content.ballots import BALLOTS, DECKS
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.lookups import (
    BACK,
    ELECTORS,
    HOME_STATE,
    LISTING,
    NATION,
    REGION,
    STATE_ON,
    votes_in,
)
from resolute.games.campaign.rules.ballots import VOTES_IN
from resolute.games.campaign.rules.tally import ALL_ELECTORS, PER_VOTE, additional_votes, edges_for
from resolute.games.campaign.state import ABSENTEE, UNSHOWN, Campaign

SURE = 90
"""From this chance on, in percent, a state counts as sure."""
LIKELY = 60
"""From this chance on a state leans to one side; below it, for both, it is close."""
_TENTH = 0.1
"""What lies below the range, and above it: 8 cases in 10 are inside."""
_IN_80_PERCENT = 1.2816
"""So many standard deviations to either side hold 8 cases in 10."""

Spread = tuple[tuple[int, float], ...]
"""Sums of votes, in units of 100,000, with their chances."""
Unread = tuple[int, int, int, bool, int]
"""Ballots that one cannot read: who cast them, where, their deck, whether they are for a home state, and how many."""
Unplaced = tuple[int, int, int, int]
"""Ballots cast in secret after a debate: who cast them, in which region, their deck, and how many."""


class Knowledge(msgspec.Struct, frozen=True, cache_hash=True):
    """What a party (None: a spectator) knows of the box, and what else a projection depends on."""

    party: int | None
    electoral: bool
    incumbent: int
    votes: tuple[tuple[int, ...], tuple[int, ...]]
    """The votes of both parties, state by state, that this party can read."""
    unread: tuple[Unread, ...]
    seen: frozenset[int]
    """Ballots that this party has seen, and that can therefore not be among those it cannot read."""
    unplaced: tuple[Unplaced, ...]
    """The others' ballots that were cast for a region, without their state."""
    added: tuple[int, int]
    """The votes for the most states, where the popular vote decides."""


class Projection(msgspec.Struct, frozen=True):
    """The count as it is to be expected: electoral votes, or votes in units of 100,000 where those decide."""

    scores: tuple[int, int]
    """What both parties may expect."""
    low: int
    """In 8 cases of 10 the own score, or the Republicans' for a spectator, lies between low and high: electoral votes,
    or the lead in votes."""
    high: int
    chances: tuple[int | None, ...]
    """For each state the chance to carry it, in percent: the own party's, or the Republicans' for a spectator. 0 and
    100 are certain. There is none where states are not carried."""
    sure: tuple[int, int]
    """Electoral votes of the states that a party is sure of."""
    open: int
    """Electoral votes of all other states."""
    secret: int
    """How many ballots of others lie in a state that was kept secret."""


def projected(s: Campaign, party: int | None, *, electoral: bool) -> Projection:
    """What a party may expect of the count as the table stands."""
    return project(knowledge_of(s, party, electoral=electoral))


def knowledge_of(s: Campaign, party: int | None, *, electoral: bool) -> Knowledge:
    """What a party knows of the box: nothing here depends on what it has not been shown or told."""
    bit = 0 if party is None else 1 << party
    known = s.known
    votes = [s.sides[side].votes if side == party else _NO_VOTES for side in Party]
    read: dict[int, dict[int, int]] = {}
    unread: Counter[tuple[int, int, int, bool]] = Counter()
    unplaced: Counter[tuple[int, int, int]] = Counter()
    seen = _seen(s, party, bit)
    for card, code in compress(enumerate(s.box), s.box):
        caster, state = _CAST[code]
        if caster == party:
            continue
        # Even of a ballot that it knows, a party is not told where it was cast in secret; and of an absentee ballot
        # not even whether it was cast. Only a ballot with its own back is one that it risked itself and lost.
        if code > ABSENTEE:
            continue
        if known[card] & UNSHOWN and BACK[card] != party:
            unplaced[caster, REGION[state], _DECK[card]] += 1
        elif known[card] & bit:
            there = read.setdefault(caster, {})
            there[state] = there.get(state, 0) + (VOTES_IN[card].get(state) or votes_in(card, state))
        else:
            unread[caster, state, _DECK[card], HOME_STATE[card]] += 1
    for caster, there in read.items():
        votes[caster] = tuple([there.get(state, 0) for state in NATION])
    added = (0, 0)
    if not electoral:
        red, blue = map(sum, zip(*additional_votes(s), strict=True))
        added = (red, blue)
    cast = tuple(sorted([(*key, count) for key, count in unread.items()]))
    hidden = tuple(sorted([(*key, count) for key, count in unplaced.items()]))
    return Knowledge(party, electoral, s.incumbent, (votes[0], votes[1]), cast, seen, hidden, added)


def _seen(s: Campaign, party: int | None, bit: int) -> frozenset[int]:
    """The ballots that a party has seen: those that it holds or cast, and those that it was shown."""
    if party is None:
        return frozenset()
    known = s.known
    seen = [
        card
        for card, code in compress(enumerate(s.box), s.box)
        if known[card] & bit and not (known[card] & UNSHOWN and _CAST[code][0] != party != BACK[card])
    ]
    for player in s.players:
        if player.party == party:
            seen += player.hand
    loose: list[int] = [*s.undecided.cards, *s.desk, *s.aside, *s.absentee_hands[0], *s.absentee_hands[1]]
    seen += [card for card in loose if known[card] & bit]
    if s.debate is not None:
        seen += [card for side, _, card in s.debate.risked if side == party or known[card] & bit]
    return frozenset(seen)


@lru_cache(maxsize=512)
def project(known: Knowledge) -> Projection:
    """What a party that knows so much may expect of the count."""
    spreads = spreads_of(known)
    if known.electoral:
        return _electoral(known, spreads)
    return _popular(known, spreads)


def spreads_of(known: Knowledge) -> dict[tuple[int, int], Spread]:
    """What the ballots that a party cannot read may come to, by who cast them and where."""
    spreads: dict[tuple[int, int], Spread] = {}
    free = _free(known.unread, known.seen)
    for caster, state, deck, home, count in known.unread:
        fitting = _fitting(state, deck, home, known.seen)
        drawn = min(count, len(fitting))
        here = _elsewhere(len(fitting), drawn) or 1.0
        worth = sorted([(votes_in(card, state), round(free[card] / here, 3)) for card in fitting])
        _add(spreads, caster, state, _sums(tuple(worth), drawn))
    for caster, region, deck, count in known.unplaced:
        for state, spread in _scattered(region, deck, tuple([free[card] for card in DECKS[deck]])):
            for _ in range(count):
                _add(spreads, caster, state, spread)
    return spreads


def _add(spreads: dict[tuple[int, int], Spread], caster: int, state: int, spread: Spread) -> None:
    before = spreads.get((caster, state))
    spreads[caster, state] = spread if before is None else _both(before, spread)


def _fitting(state: int, deck: int, home: bool, seen: frozenset[int]) -> list[int]:
    """The unseen ballots of a deck that can lie in a state."""
    likely = _HOME_BALLOTS[deck] if home else LISTING[deck // len(Office)][deck % len(Office)][state]
    return [card for card in likely if card not in seen]


def _elsewhere(fitting: int, drawn: int) -> float:
    """The chance that a ballot is none of those that lie in a state, if it is one of so many that fit there.

    It never comes to nothing: where all that fit must lie in one state, they cannot all fit into others too.
    """
    return max(1 - drawn / fitting, _SCARCE) if fitting else 1.0


def _free(unread: tuple[Unread, ...], seen: frozenset[int]) -> list[float]:
    """For each ballot the chance that it is neither seen nor among those that lie in known states."""
    free = [float(card not in seen) for card in range(len(BALLOTS))]
    for _, state, deck, home, count in unread:
        fitting = _fitting(state, deck, home, seen)
        left = _elsewhere(len(fitting), min(count, len(fitting)))
        for card in fitting:
            free[card] *= left
    return free


@lru_cache(maxsize=1024)
def _scattered(region: int, deck: int, free: tuple[float, ...]) -> tuple[tuple[int, Spread], ...]:
    """What a ballot of a deck, cast in secret in a region, may bring to each of its states."""
    total = sum([chance for card, chance in zip(DECKS[deck], free, strict=True) if not HOME_STATE[card]])
    found: dict[int, dict[int, float]] = {}
    for card, chance in zip(DECKS[deck], free, strict=True):
        if chance and not HOME_STATE[card]:
            state = STATE_ON[card][region]
            there = found.setdefault(state, {})
            votes = votes_in(card, state)
            there[votes] = there.get(votes, 0.0) + chance / total
    return tuple(
        [(state, tuple(sorted({**there, 0: 1 - sum(there.values())}.items()))) for state, there in found.items()]
    )


def _electoral(known: Knowledge, spreads: dict[tuple[int, int], Spread]) -> Projection:
    own = Party.REPUBLICAN if known.party is None else known.party
    sums = zip(*known.votes, edges_for(known.incumbent), strict=True)
    chances = [float((red - blue) * PER_VOTE + edge > 0) for red, blue, edge in sums]
    for state in {state for _, state in spreads}:
        chances[state] = republican_chance(known, spreads, state)
    if own == Party.DEMOCRAT:
        chances = [1 - chance for chance in chances]
    shown = tuple(map(_percent, chances))
    mean = round(sum([chance * electors for chance, electors in zip(chances, ELECTORS, strict=True)]))
    low, high = _range(zip(chances, ELECTORS, strict=True))
    sure = [0, 0]
    for chance, electors in zip(shown, ELECTORS, strict=True):
        if chance >= SURE:
            sure[own] += electors
        elif chance <= 100 - SURE:
            sure[1 - own] += electors
    scores = (mean, ALL_ELECTORS - mean) if own == Party.REPUBLICAN else (ALL_ELECTORS - mean, mean)
    return Projection(scores, low, high, shown, (sure[0], sure[1]), ALL_ELECTORS - sum(sure), _secret(known))


def republican_chance(known: Knowledge, spreads: dict[tuple[int, int], Spread], state: int, more: int = 0) -> float:
    """How likely the Republicans carry a state, with so many more votes for them than there are now."""
    lead = (
        more * PER_VOTE + (known.votes[0][state] - known.votes[1][state]) * PER_VOTE + edges_for(known.incumbent)[state]
    )
    red, blue = spreads.get((0, state)), spreads.get((1, state))
    if red is None and blue is None:
        return float(lead > 0)
    # Both spreads are sorted: the more the Republicans have, the more the Democrats may have.
    chance, below = 0.0, 0.0
    theirs = iter(blue or _NOTHING)
    less, likely = next(theirs)
    for votes, ours in red or _NOTHING:
        while likely and lead + (votes - less) * PER_VOTE > 0:
            below += likely
            less, likely = next(theirs, _NO_MORE)
        chance += ours * below
    return chance


def _percent(chance: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    if chance < _CERTAIN or chance > 1 - _CERTAIN:
        return round(chance) * 100
    return min(max(round(chance * 100), 1), 99)


def _range(states: Iterable[tuple[float, int]]) -> tuple[int, int]:
    """Between which sums of electors 8 cases in 10 lie, if each state falls by itself."""
    certain, sums = 0, [1.0]
    for chance, electors in states:
        if chance > 1 - _CERTAIN:
            certain += electors
        elif chance >= _CERTAIN:
            lost, none = 1 - chance, [0.0] * electors
            sums = [
                without * lost + reached * chance for without, reached in zip(sums + none, none + sums, strict=True)
            ]
    return certain + _quantile(sums, _TENTH), certain + _quantile(sums, 1 - _TENTH)


def _quantile(sums: list[float], share: float) -> int:
    total = 0.0
    for at, chance in enumerate(sums):
        total += chance
        if total >= share - _CERTAIN:
            return at
    return len(sums) - 1


def _popular(known: Knowledge, spreads: dict[tuple[int, int], Spread]) -> Projection:
    """Every vote counts, wherever it was cast: the lead is a sum of many ballots, so that its middle and its width say
    enough."""
    own = Party.REPUBLICAN if known.party is None else known.party
    totals = [sum(known.votes[side]) + known.added[side] + 0.0 for side in Party]
    variance = 0.0
    for (caster, _), spread in spreads.items():
        mean = sum([votes * chance for votes, chance in spread])
        totals[caster] += mean
        variance += sum([chance * (votes - mean) ** 2 for votes, chance in spread])
    lead, width = totals[own] - totals[1 - own], _IN_80_PERCENT * sqrt(variance)
    scores = (round(totals[0]), round(totals[1]))
    return Projection(
        scores, round(lead - width), round(lead + width), (None,) * len(NATION), (0, 0), 0, _secret(known)
    )


def _secret(known: Knowledge) -> int:
    return sum([count for *_, count in known.unplaced])


@lru_cache(maxsize=4096)
def _sums(votes: tuple[tuple[int, float], ...], count: int) -> Spread:
    """What so many ballots of these come to, each with its weight."""
    found: dict[int, float] = {}
    for some in combinations(votes, count):
        total = sum([one for one, _ in some])
        found[total] = found.get(total, 0.0) + prod([weight for _, weight in some])
    whole = sum(found.values())
    return tuple([(total, weight / whole) for total, weight in sorted(found.items())])


@lru_cache(maxsize=4096)
def _both(one: Spread, other: Spread) -> Spread:
    """The sum of two spreads that do not depend on each other."""
    found: dict[int, float] = {}
    for votes, chance in one:
        for more, too in other:
            found[votes + more] = found.get(votes + more, 0.0) + chance * too
    return tuple(sorted(found.items()))


_CERTAIN = 1e-9
_SCARCE = 0.05
_NOTHING: Spread = ((0, 1.0),)
_NO_MORE = (0, 0.0)
_NO_VOTES = (0,) * len(NATION)
_DECK = tuple(BACK[card.id] * len(Office) + card.office for card in BALLOTS)
_HOME_BALLOTS = tuple(tuple(card for card in deck if HOME_STATE[card]) for deck in DECKS)
# _CAST[code]: for whom and where a ballot was cast, by its place in the box.
_CAST = tuple(divmod((code - 1) % ABSENTEE, len(NATION)) for code in range(1 + 2 * ABSENTEE))
