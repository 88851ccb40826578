"""The scoreboard: both tickets, what they have, and the bar between them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from resolute.board.drawing import escaped
from resolute.engine.views import Part, Tracks, Zone
from resolute.games.campaign.board.cards import CandidateCard, Pointed, candidate_card
from resolute.games.campaign.content.candidates import Office, Party
from resolute.games.campaign.content.lookups import in_millions
from resolute.games.campaign.content.states import STATES


class Runner(msgspec.Struct, frozen=True, cache_hash=True):
    """A candidate on a ticket, and who plays it."""

    card: CandidateCard
    player: str
    on_turn: bool
    deck: int | None
    """The ballots left in the player's deck; only with the first candidate that they play."""


class Side(msgspec.Struct, frozen=True):
    """A party on the scoreboard."""

    letter: str
    party: str
    mine: bool
    on_turn: bool
    score: int
    shown: str
    """The score in words."""
    unit: str
    states: int
    votes: str
    funds: int | None
    debates: tuple[str, ...] | None
    won: bool


class Bar(msgspec.Struct, frozen=True):
    """The bar of the race: both sides, and its whole length."""

    red: int
    blue: int
    whole: int
    electoral: bool


Ticket = tuple[str, str, tuple[Runner, ...]]
"""A party's letter, its name, and its candidates."""


def party_of(zone: Part | None) -> int:
    """The party of a ticket, by its title."""
    assert isinstance(zone, Zone)
    return int(zone.title.endswith(_DEMOCRATS))


_DEMOCRATS = Party.DEMOCRAT.label
_PRESIDENT = Office.PRESIDENT.label


class Standing(msgspec.Struct, frozen=True):
    """What the scoreboard is drawn from."""

    tally: Tracks
    added: Part | None
    """The votes that were added for the most states, where the popular vote decides."""
    tickets: tuple[Ticket, ...]
    leads: tuple[int, ...]
    """The electors where each party leads."""
    electoral: bool
    voting: bool
    own: int | None
    winners: frozenset[int]
    """The party that has won."""


def draw_sides(standing: Standing) -> tuple[tuple[Side, ...], Bar]:
    """Both parties on the scoreboard, and the bar between them.

    Before the polls close the bar shows the states in which more ballots of a party are recorded.
    """
    found = {marker.id: marker for marker in standing.tally.markers}
    values = {name: marker.value for name, marker in found.items()}
    electoral, voting = standing.electoral, standing.voting
    made: list[Side] = []
    for party, (letter, label, runners) in enumerate(standing.tickets):
        votes = values.get(f"votes{party}")
        millions = False
        if electoral and voting:
            score, unit = values[f"electors{party}"], "electoral votes"
        elif electoral:
            score, unit = standing.leads[party], "electoral votes leaning this way"
        elif voting and votes is not None:
            score, unit, millions = votes + _added(standing.added, party), "votes", True
        else:
            score, unit = values[f"states{party}"], "states campaigned in"
        debates = found.get(f"debates{party}")
        made.append(
            Side(
                letter,
                label,
                standing.own == party,
                not voting and any(runner.on_turn for runner in runners),
                score,
                in_millions(score) if millions else f"{score:,}",
                unit,
                values[f"states{party}"],
                "" if votes is None else in_millions(votes),
                values.get(f"funds{party}"),
                None if debates is None else tuple(debates.note.split(", ")) if debates.note else (),
                party in standing.winners,
            )
        )
    red, blue = [side.score for side in made]
    if electoral:
        whole = _ALL_ELECTORS
    else:
        whole = red + blue if voting else len(STATES)
    return tuple(made), Bar(red, blue, max(whole, 1), electoral)


def _added(added: Part | None, party: int) -> int:
    markers = added.markers if isinstance(added, Tracks) else ()
    return sum([marker.value for marker in markers if marker.id.endswith(str(party))])


_ALL_ELECTORS = sum(state.electors for state in STATES)
_PARTIES = tuple(("RD"[party], party.label) for party in Party)


def draw_tickets(
    decks: Part | None, zones: tuple[Part | None, ...], players: tuple[str, ...], on_turn: str
) -> tuple[Ticket, ...]:
    """Both parties with their candidates, the one for president first."""
    found: tuple[list[Runner], list[Runner]] = ([], [])
    for seat, deck in enumerate(decks.markers if isinstance(decks, Tracks) else ()):
        zone = zones[seat]
        assert isinstance(zone, Zone)
        for place, card in enumerate(_cards(zone)):
            runner = Runner(card, players[seat], deck.label == on_turn, None if place else deck.value)
            found[party_of(zone)].append(runner)
    return tuple(
        [
            (letter, label, tuple(sorted(runners, key=lambda one: one.card.office != _PRESIDENT)))
            for (letter, label), runners in zip(_PARTIES, found, strict=True)
        ]
    )


@lru_cache(maxsize=1024)
def _cards(ticket: Zone) -> tuple[CandidateCard, ...]:
    """The candidates of one player as cards: they stay, while the deck shrinks from turn to turn."""
    return tuple([candidate_card(face.id, NOTHING, _office(face.kind)) for face in ticket.cards])


@lru_cache(maxsize=4096)
def side_lines(side: Side) -> tuple[str, ...]:
    """A party on the scoreboard, as lines of the page."""
    letter = side.letter
    on_turn = '<span class="on-turn" title="Their turn">▸</span>' if side.on_turn else ""
    flag = f'<span class="flag" aria-hidden="true">{letter}</span><b>{side.party}</b>'
    remarks = f"{' <i>you</i>' if side.mine else ''}{' <i>elected</i>' if side.won else ''}"
    sums = f"<span>{_counted(side.states, 'state')}</span>"
    if side.votes:
        sums += f"<span>{side.votes} votes</span>"
    if side.funds is not None:
        sums += f"<span>${side.funds}M</span>"
    if side.debates is not None:
        issues = escaped(", ".join(side.debates))
        sums += f'<span title="{issues}">{_counted(len(side.debates), "debate")}</span>'
    return (
        f'<div class="party side-{letter}{" won" if side.won else ""}">',
        f'<p class="names">{on_turn}{flag}{remarks}</p>',
        f'<p class="score"><b data-count="race-{letter}" id="race-{letter}">{side.shown}</b>'
        f" <small>{side.unit}</small></p>",
        f'<p class="sums">{sums}</p>',
        "</div>",
    )


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


@lru_cache(maxsize=4096)
def bar_line(bar: Bar) -> str:
    """The bar of the race, as a line of the page."""
    red, blue, whole = bar.red, bar.blue, bar.whole
    goal = '<path class="goal" d="M269-4v18"/>' if bar.electoral else ""
    return (
        f'<svg class="bar" viewBox="0 0 {whole} 10" preserveAspectRatio="none" role="img"'
        f' aria-label="Republicans {red}, Democrats {blue} of {whole}">'
        f'<rect class="whole" width="{whole}" height="10"/>'
        f'<rect class="rep" id="bar-R" width="{red}" height="10"/>'
        f'<rect class="dem" id="bar-D" x="{whole - blue}" width="{blue}" height="10"/>{goal}</svg>'
    )


@lru_cache(maxsize=4096)
def ticket_line(ticket: Ticket) -> str:
    """A ticket beside the map, as a line of the page."""
    letter, party, runners = ticket
    head = f'<h2><span class="flag" aria-hidden="true">{letter}</span>{party}</h2>'
    people = "".join(map(_runner, runners))
    return f'<div id="ticket-{letter}" class="ticket side-{letter}">{head}{people}</div>'


def _runner(runner: Runner) -> str:
    words = [runner.card.office or "candidate"]
    if runner.player:
        words.append(escaped(runner.player))
    if runner.deck is not None:
        words.append(f"{runner.deck} in the deck")
    on_turn = ' class="on-turn"' if runner.on_turn else ""
    button = f'<button type="button" popovertarget="who-{runner.card.id}">{escaped(runner.card.name)}</button>'
    return f"<p{on_turn}>{button} <small>{' · '.join(words)}</small></p>"


NOTHING = Pointed({}, {})


def _office(kind: str) -> str:
    """President or vice president, from what a candidate's card says; nothing before it is settled."""
    wanted = kind.rpartition("for ")[2]
    return next((office.label for office in Office if office.label.lower() == wanted), "")
