"""The race in the header: both tickets, who plays them, and what the count would be if it ended now."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from resolute.board.drawing import Drawn, escaped
from resolute.engine.views import Part, Tracks, Zone
from resolute.games.campaign.board.cards import NOTHING, CandidateCard, candidate_card
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
    told = f' <i class="who">{escaped(player)}</i>' if player else ""
    if others:
        mate, partner = others[0]
        shared = "" if partner == player else f" · {escaped(partner)}"
        below = f"<small>{words.running_with(escaped(mate))}{shared}</small>"
    else:
        below = f"<small>{side.party}</small>" if name != side.party else ""
    flag = f'<span class="flag" title="{side.party}">{side.letter}</span>'
    return f'<div id="side-{side.letter}" class="{kind}">{flag}<p><b>{escaped(name)}</b>{told}{below}</p></div>'


def score_line(side: Side, voting: bool) -> str:
    """What a side may expect, or has, as a line of the page. A result is not counted up by the page: election night
    does that."""
    counted = "" if voting else f' data-count="race-{side.letter}"'
    return f'<b class="num" id="race-{side.letter}"{counted}>{side.shown}</b>'


@lru_cache(maxsize=4096)
def bar_line(bar: Bar, first: Side, other: Side) -> str:
    """The bar of the race, as a line of the page."""
    parts = (
        (f"bar{first.letter}", f"bar-{first.letter}", 0.0, bar.sure[0]),
        (f"bar{first.letter} may", "", bar.sure[0], bar.middle),
        (f"bar{other.letter} may", "", bar.middle, 1 - bar.sure[1]),
        (f"bar{other.letter}", f"bar-{other.letter}", 1 - bar.sure[1], 1.0),
    )
    drawn = _stretch("track", "", 0.0, 1.0)
    drawn += "".join([_stretch(*part) for part in parts if part[1] or part[3] > part[2]])
    if bar.goal is not None:
        at = bar.goal / ALL_ELECTORS
        drawn += f'<line class="goal" x1="{at:.2%}" x2="{at:.2%}" y1="0" y2="17"/>'
        drawn += f'<text x="{at + 0.008:.2%}" y="12">{bar.goal}</text>'
    if bar.low is not None and bar.high is not None:
        low, high = f"{bar.low:.2%}", f"{bar.high:.2%}"
        drawn += f'<g class="range"><line x1="{low}" x2="{high}" y1="19" y2="19"/>'
        drawn += "".join([f'<line x1="{at}" x2="{at}" y1="16.500" y2="21.500"/>' for at in (low, high)]) + "</g>"
    says = f"{first.party} {first.shown}, {other.party} {other.shown}"
    return (
        f'<svg id="racebar" class="bar" data-term="{_counted(bar.goal)}" role="img" aria-label="{says}">{drawn}</svg>'
    )


def _counted(goal: int | None) -> str:
    """The term that explains what is counted."""
    return "popular_vote" if goal is None else "electors"


def _stretch(kind: str, name: str, start: float, end: float) -> str:
    named = f' id="{name}"' if name else ""
    return f'<rect{named} class="{kind}" x="{start:.2%}" y="2" width="{max(end - start, 0):.2%}" height="13"/>'


def basis_line(race: Race) -> str:
    """What the score in the header is worth, in sentences."""
    said = [] if race.voting else words.basis(race.watching, race.electoral, race.secret)
    sentences = "".join([f"<p>{escaped(one)}</p>" for one in said])
    return f'<div id="basis" class="basis" popover><h2>{words.IF_IT_ENDED_NOW}</h2>{sentences}</div>'


@lru_cache(maxsize=4096)
def caption_line(race: Race) -> str:
    """What the score in the header is, as a line of the page."""
    if race.voting:
        below = words.elects(race.bar.goal) if race.bar.goal is not None else ""
        return f'<p id="cap" class="cap"><b>{words.FINAL_COUNT}</b> <span>{below}</span></p>'
    basis = words.FROM_WHAT_LIES_OPEN if race.watching else words.FROM_WHAT_YOU_KNOW
    how = f'<button type="button" class="how" popovertarget="basis">{words.HOW}</button>'
    return f'<p id="cap" class="cap"><b>{words.IF_IT_ENDED_NOW}</b> <span>{basis}</span> {how}</p>'


@lru_cache(maxsize=4096)
def goal_lines(race: Race) -> tuple[str, ...]:
    """The goal, how sure the score is, and the race for states and money: as lines of the page."""
    first, other = race.ordered
    goal = race.bar.goal
    lines = [f'<span id="goal-aim" data-term="{_counted(goal)}"><b>{words.GOAL}</b> {words.goal(goal)}</span>']
    if not race.voting:
        likely = words.likely(race.low, race.high, race.watching, race.electoral, race.open)
        lines.append(f'<span id="goal-range">{likely}</span>')
    own, theirs = (words.THE_REPUBLICANS, words.THE_DEMOCRATS) if race.watching else (words.YOU, words.THEY)
    alone = first.debates is None and first.funds is None
    told = words.campaigned(own, first.states, theirs, other.states, over=race.voting, alone=alone)
    if first.debates is not None and other.debates is not None:
        told += f'<span data-term="debate">{words.debates(first.debates[0], other.debates[0])}</span>'
    if first.funds is not None and other.funds is not None:
        told += f'<span data-term="fund_raising">{words.funds(first.funds, other.funds)}</span>'
    return (*lines, f'<span id="goal-states" data-term="absentee">{told}</span>')


@lru_cache(maxsize=4096)
def ticket_line(ticket: Ticket) -> str:
    """A ticket behind the fold, as a line of the page."""
    letter, party, runners = ticket
    head = f'<h3><span class="flag" aria-hidden="true">{letter}</span>{party}</h3>'
    people = "".join(map(_runner, runners))
    return f'<div id="ticket-{letter}" class="ticket side-{letter}">{head}{people}</div>'


def _runner(runner: Runner) -> Drawn:
    office = runner.card.office
    told = ["candidate" if office is None else office.label]
    if runner.name:
        told.append(escaped(runner.name))
    if runner.deck is not None:
        told.append(f"{runner.deck} in the deck")
    return Drawn(f"<p><b>{escaped(runner.card.name)}</b> <small>{' · '.join(told)}</small></p>")
