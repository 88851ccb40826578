"""The race in the header: both tickets, who plays them, and what the count would be if it ended now."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from resolute.board.drawing import Drawn
from resolute.engine.views import Part, Tracks, Zone
from resolute.games.campaign.board.cards import NOTHING, CandidateCard, candidate_card
from resolute.games.campaign.board.shapes import SHAPES
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.lookups import ELECTORS
from resolute.games.campaign.words import race as words
from resolute.games.campaign.words.ballots import in_millions

ALL_ELECTORS = sum(ELECTORS)


class Runner(msgspec.Struct, frozen=True, cache_hash=True):
    """A candidate on a ticket, and who plays it."""

    card: CandidateCard
    player: str
    """Who plays it in a word: you, bot, or a name."""
    name: str
    """The name of whoever does, of a bot as well."""
    on_turn: bool
    deck: int | None
    """The ballots left in the player's deck; only with the first candidate that they play."""


class Side(msgspec.Struct, frozen=True):
    """A party in the header."""

    letter: str
    party: str
    mine: bool
    on_turn: bool
    names: tuple[tuple[str, str], ...]
    """Its candidates, the one for president first, each with who plays them; just the party before there are any."""
    score: int
    shown: str
    """The score in words."""
    states: int
    votes: str
    funds: int | None
    debates: tuple[int, str] | None
    """How many it has won, and on which issues."""
    won: bool


class Bar(msgspec.Struct, frozen=True):
    """The bar of the race from left to right: what the first side is sure of, what it may expect, what the other may
    expect and is sure of, in shares of the whole; and between which marks 8 cases in 10 lie."""

    sure: tuple[float, float]
    middle: float
    low: float | None
    high: float | None
    goal: int | None
    """How many electoral votes win."""


Ticket = tuple[str, str, tuple[Runner, ...]]
"""A party's letter, its name, and its candidates."""


class Standing(msgspec.Struct, frozen=True):
    """What the header is drawn from."""

    tally: Tracks
    projection: Part | None
    """What the count would be if it ended now; nothing once the polls have closed."""
    added: Part | None
    """The votes that were added for the most states, where the popular vote decides."""
    tickets: tuple[Ticket, ...]
    players: tuple[str, ...]
    """Who plays each party, where there is no candidate yet."""
    electoral: bool
    goal: int | None
    own: int | None
    winners: frozenset[int]
    """The party that has won."""


class Race(msgspec.Struct, frozen=True):
    """The header: both sides, the visitor's own or the Republicans first, and the bar between them."""

    voting: bool
    watching: bool
    electoral: bool
    sides: tuple[Side, Side]
    bar: Bar
    low: int
    high: int
    open: int
    secret: int

    @property
    def ordered(self) -> tuple[Side, Side]:
        """The sides as they stand in the header."""
        red, blue = self.sides
        return (blue, red) if blue.mine else (red, blue)


def draw_race(standing: Standing) -> Race:
    """The header, from what the visitor was sent."""
    values = {marker.id: marker for marker in standing.tally.markers}
    expected = standing.projection.markers if isinstance(standing.projection, Tracks) else ()
    figures = {marker.id: marker.value for marker in expected}
    made: list[Side] = []
    for party, (letter, label, runners) in enumerate(standing.tickets):
        votes = values[f"votes:{party}"].value if f"votes:{party}" in values else None
        if figures:
            score = figures[f"projected:{party}"]
        elif standing.electoral:
            score = values[f"electors:{party}"].value
        else:
            score = (votes or 0) + _added(standing.added, party)
        debates = values.get(f"debates:{party}")
        names = tuple([(runner.card.short, runner.player) for runner in runners])
        made.append(
            Side(
                letter,
                label,
                standing.own == party,
                any(runner.on_turn for runner in runners),
                names or ((label, standing.players[party]),),
                score,
                f"{score:,}" if standing.electoral else in_millions(score),
                values[f"states:{party}"].value,
                "" if votes is None else in_millions(votes),
                values[f"funds:{party}"].value if f"funds:{party}" in values else None,
                None if debates is None else (debates.value, debates.note),
                party in standing.winners,
            )
        )
    low, high = figures.get("projected_low", 0), figures.get("projected_high", 0)
    bar = _bar(standing, made, figures, low, high)
    return Race(
        not figures,
        standing.own is None,
        standing.electoral,
        (made[0], made[1]),
        bar,
        low,
        high,
        figures.get("open", 0),
        figures.get("secret", 0),
    )


def _bar(standing: Standing, sides: list[Side], figures: dict[str, int], low: int, high: int) -> Bar:
    first = Party.REPUBLICAN if standing.own is None else standing.own
    scores = [sides[first].score, sides[1 - first].score]
    if standing.electoral:
        whole = ALL_ELECTORS
        sure = [figures.get(f"sure:{party}", sides[party].score) for party in (first, 1 - first)]
        span = (low / whole, high / whole)
    else:
        # Where votes are added up the range is one of the lead: half of it is won from the other side.
        whole = max(sum(scores), 1)
        sure = [min(scores[0], (whole + low) // 2), min(scores[1], (whole - high) // 2)] if figures else scores
        span = ((whole + low) / 2 / whole, (whole + high) / 2 / whole)
    return Bar(
        (min(sure[0], scores[0]) / whole, min(sure[1], scores[1]) / whole),
        scores[0] / whole,
        span[0] if figures and low != high else None,
        span[1] if figures and low != high else None,
        standing.goal,
    )


def _added(added: Part | None, party: int) -> int:
    markers = added.markers if isinstance(added, Tracks) else ()
    return sum([marker.value for marker in markers if marker.id.endswith(f":{party}")])


_PARTIES = tuple(("RD"[party], party.label) for party in Party)


def draw_tickets(
    decks: Part | None,
    zones: tuple[Part | None, ...],
    parties: tuple[int, ...],
    players: tuple[str, ...],
    names: tuple[str, ...],
    on_turn: int | None,
) -> tuple[Ticket, ...]:
    """Both parties with their candidates, the one for president first; from what each seat has and plays."""
    found: tuple[list[Runner], list[Runner]] = ([], [])
    for seat, deck in enumerate(decks.markers if isinstance(decks, Tracks) else ()):
        zone = zones[seat]
        assert isinstance(zone, Zone)
        for place, card in enumerate(_cards(zone)):
            runner = Runner(card, players[seat], names[seat], seat == on_turn, None if place else deck.value)
            found[parties[seat]].append(runner)
    return tuple(
        [
            (letter, label, tuple(sorted(runners, key=lambda one: one.card.office != Office.PRESIDENT)))
            for (letter, label), runners in zip(_PARTIES, found, strict=True)
        ]
    )


@lru_cache(maxsize=1024)
def _cards(ticket: Zone) -> tuple[CandidateCard, ...]:
    """The candidates of one player as cards: they stay, while the deck shrinks from turn to turn."""
    return tuple([candidate_card(face, NOTHING) for face in ticket.cards])


@lru_cache(maxsize=4096)
def side_line(side: Side, voting: bool) -> str:
    """A party in the header, as a line of the page."""
    (name, player), *others = side.names
    turn = side.on_turn and not voting
    kind = (
        f"side side-{side.letter}{' mine' if side.mine else ''}{' moves' if turn else ''}{' won' if side.won else ''}"
    )
    mate, partner = others[0] if others else ("", "")
    return SHAPES.side(side, kind, name, player, words.running_with(mate) if others else "", partner)


def score_line(side: Side, voting: bool) -> str:
    """What a side may expect, or has, as a line of the page. A result is not counted up by the page: election night
    does that."""
    return SHAPES.score(side, not voting)


@lru_cache(maxsize=4096)
def bar_line(bar: Bar, first: Side, other: Side) -> str:
    """The bar of the race, as a line of the page."""
    parts = (
        (f"bar{first.letter}", f"bar-{first.letter}", 0.0, bar.sure[0]),
        (f"bar{first.letter} may", "", bar.sure[0], bar.middle),
        (f"bar{other.letter} may", "", bar.middle, 1 - bar.sure[1]),
        (f"bar{other.letter}", f"bar-{other.letter}", 1 - bar.sure[1], 1.0),
    )
    stretches = [_stretch("track", "", 0.0, 1.0)]
    stretches += [_stretch(*part) for part in parts if part[1] or part[3] > part[2]]
    goal = likely = Drawn()
    if bar.goal is not None:
        at = bar.goal / ALL_ELECTORS
        goal = SHAPES.goal(f"{at:.2%}", f"{at + 0.008:.2%}", bar.goal)
    if bar.low is not None and bar.high is not None:
        likely = SHAPES.range(f"{bar.low:.2%}", f"{bar.high:.2%}")
    says = f"{first.party} {first.shown}, {other.party} {other.shown}"
    return SHAPES.bar(_counted(bar.goal), says, stretches, goal, likely)


def _counted(goal: int | None) -> str:
    """The term that explains what is counted."""
    return "popular_vote" if goal is None else "electors"


def _stretch(kind: str, name: str, start: float, end: float) -> str:
    return SHAPES.stretch(kind, name, f"{start:.2%}", f"{max(end - start, 0):.2%}")


def basis_line(race: Race) -> str:
    """What the score in the header is worth, in sentences."""
    said = [] if race.voting else words.basis(race.watching, race.electoral, race.secret)
    return SHAPES.basis(words.IF_IT_ENDED_NOW, said)


@lru_cache(maxsize=4096)
def caption_line(race: Race) -> str:
    """What the score in the header is, as a line of the page."""
    if race.voting:
        below = words.elects(race.bar.goal) if race.bar.goal is not None else ""
        return SHAPES.caption(words.FINAL_COUNT, below, "")
    basis = words.FROM_WHAT_IS_PUBLIC if race.watching else words.FROM_WHAT_YOU_KNOW
    return SHAPES.caption(words.IF_IT_ENDED_NOW, basis, words.HOW)


@lru_cache(maxsize=4096)
def goal_lines(race: Race) -> tuple[str, ...]:
    """The goal, how sure the score is, and the race for states and money: as lines of the page."""
    first, other = race.ordered
    goal = race.bar.goal
    lines = [SHAPES.aim(_counted(goal), words.GOAL, words.goal(goal))]
    if not race.voting:
        lines.append(SHAPES.likely(words.likely(race.low, race.high, race.watching, race.electoral, race.open)))
    own, theirs = (words.THE_REPUBLICANS, words.THE_DEMOCRATS) if race.watching else (words.YOU, words.THEY)
    alone = first.debates is None and first.funds is None
    campaigned = words.campaigned(own, first.states, theirs, other.states, alone=alone)
    lead = "" if race.voting else words.lead(own, first.states, theirs, other.states)
    debates = funds = None
    if first.debates is not None and other.debates is not None:
        debates = words.debates(first.debates[0], other.debates[0])
    if first.funds is not None and other.funds is not None:
        funds = words.funds(first.funds, other.funds)
    return (*lines, SHAPES.states(campaigned, lead, debates, funds))


@lru_cache(maxsize=4096)
def ticket_line(ticket: Ticket) -> str:
    """A ticket behind the fold, as a line of the page."""
    letter, party, runners = ticket
    return SHAPES.ticket(letter, party, [_runner(runner) for runner in runners])


def _runner(runner: Runner) -> Drawn:
    office = runner.card.office
    told = ["candidate" if office is None else office.label]
    if runner.name:
        told.append(runner.name)
    if runner.deck is not None:
        told.append(f"{runner.deck} in the deck")
    return SHAPES.runner(runner.card.name, told)
