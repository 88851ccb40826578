"""The states on the map: their figures, what is recorded in them, and how that is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import is_not

import msgspec

from resolute.board.drawing import Drawn
from resolute.engine.views import Place
from resolute.games.campaign.board.places import CALLOUTS, POINTS
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import NATION, in_millions
from resolute.games.campaign.content.states import REGION_STATES, STATES
from resolute.games.campaign.view import VOTES_AT

STRONG = 2
"""A lead of this many recorded ballots is drawn in a deeper color."""
PLAIN = VOTES_AT + len(Party)
"""So many figures of a state are always there; then come the edge of an electoral game and the price of advertising."""
PIP = 8.5
"""The width of a slot for a recorded ballot, in units of the drawing."""


class StateSketch(msgspec.Struct, frozen=True):
    """A state as the map and the table under it show it."""

    code: str
    electors: int
    limit: int
    marks: tuple[str, str]
    """The recorded ballots of both parties: P, V, and X for an absentee ballot."""
    votes: tuple[str, str]
    """The votes that the visitor knows of, in 100,000s."""
    leader: str
    """R, D, or = when both are tied; empty when there is nothing."""
    homes: str
    """The parties with a candidate from here."""
    rumors: str
    """The parties with a candidate about whom a rumor goes around here."""
    reached: bool
    lit: bool
    outline: tuple[str, str]
    """Its shape, from the drawing of the map, and lines over it where Democrats lead."""
    figure: str
    """Its name and figures on the map; nothing, where they are drawn above the others."""
    row: str
    """Its line of the table."""
    top: str = ""
    """Its figures above the others, with a ring around it: lit or reached."""
    note: str = ""
    """The same in words, where the map is small."""


class Terms(msgspec.Struct, frozen=True):
    """How states are shown, beside what is known of each."""

    own: int | None
    electoral: bool
    voting: bool
    campaigning: bool
    drawing: str
    lit: frozenset[str]
    """The states that may be chosen."""


class Quarter(msgspec.Struct, frozen=True):
    """A region of the nation: its states, and the lines that they are on the map and in the table under it."""

    states: tuple[StateSketch, ...]
    top: tuple[StateSketch, ...]
    """Those that are drawn above the others: lit or reached."""
    outlines: tuple[str, ...]
    figures: tuple[str, ...]
    rows: tuple[str, ...]
    leads: tuple[int, int]
    """The electors where each party leads."""
    full: frozenset[str]
    """Where the visitor's party may record no more."""
    homes: tuple[str, ...]
    """The home states of the visitor's party."""


class States(msgspec.Struct, frozen=True):
    """Every state, region by region in the order of the tally board, and what they were drawn from."""

    terms: Terms
    places: tuple[Place, ...]
    quarters: tuple[Quarter, ...]
    top: tuple[StateSketch, ...]
    leads: tuple[int, ...]
    full: frozenset[str]
    homes: tuple[str, ...]


def sketch_states(places: tuple[Place, ...], terms: Terms, before: States | None) -> States:
    """Every state. A move changes a few of them: the others are those from before."""
    if before is None or before.terms != terms:
        fresh = [_quarter(terms, [_sketch(place, terms) for place in places[part]]) for part in _QUARTERS]
        return _states(terms, places, fresh)
    if before.places is places:
        return before
    quarters = list(before.quarters)
    changed: dict[int, list[StateSketch]] = {}
    for state in compress(NATION, map(is_not, before.places, places)):
        region = _REGIONS[state]
        if region not in changed:
            changed[region] = list(quarters[region].states)
        changed[region][state - _QUARTERS[region].start] = _sketch(places[state], terms)
    for region, states in changed.items():
        quarters[region] = _quarter(terms, states)
    return _states(terms, places, quarters)


def _states(terms: Terms, places: tuple[Place, ...], quarters: Sequence[Quarter]) -> States:
    return States(
        terms=terms,
        places=places,
        quarters=tuple(quarters),
        top=tuple([one for quarter in quarters for one in quarter.top]),
        leads=tuple(map(sum, zip(*[quarter.leads for quarter in quarters], strict=True))),
        full=frozenset().union(*[quarter.full for quarter in quarters]),
        homes=tuple([code for quarter in quarters for code in quarter.homes]),
    )


_QUARTERS = tuple(slice(states[0], states[-1] + 1) for states in REGION_STATES)
_REGIONS = tuple(int(state.region) for state in STATES)


def _quarter(terms: Terms, states: Sequence[StateSketch]) -> Quarter:
    own, red, blue = terms.own, 0, 0
    for one in states:
        if one.leader == "R":
            red += one.electors
        elif one.leader == "D":
            blue += one.electors
    full = [] if own is None else [one.code for one in states if _is_full(one, own)]
    homes = [] if own is None else [one.code for one in states if "RD"[own] in one.homes]
    return Quarter(
        states=tuple(states),
        top=tuple([one for one in states if one.top]),
        outlines=tuple(chain.from_iterable([one.outline for one in states])),
        figures=tuple([one.figure for one in states]),
        rows=tuple([one.row for one in states]),
        leads=(red, blue),
        full=frozenset(full),
        homes=tuple(homes),
    )


def _is_full(state: StateSketch, own: int) -> bool:
    """Whether the party may cast no more here: in the state of a rumor it always may."""
    return len(state.marks[own]) >= state.limit and "RD"[own] not in state.rumors


def _sketch(place: Place, terms: Terms) -> StateSketch:
    lit = place.id in terms.lit
    return _state(place, terms.own, terms.electoral, terms.voting, terms.campaigning, lit, terms.drawing)


@lru_cache(maxsize=8192)
def _state(
    place: Place, own: int | None, electoral: bool, voting: bool, campaigning: bool, lit: bool, drawing: str
) -> StateSketch:
    """A state. Most stay as they are from move to move, so each is kept."""
    number, electors, limit, republican, democrat, *votes = place.figures[:PLAIN]
    marks = (republican, democrat)
    if voting:
        leader = _carries(place, electoral)
        look = {"": "open", "=": "even"}.get(leader) or f"{leader.lower()}w"
    else:
        ahead = len(republican) - len(democrat)
        leader = "R" if ahead > 0 else "D" if ahead < 0 else "=" if republican else ""
        look = {"": "open", "=": "even"}.get(leader) or f"{leader.lower()}{min(abs(ahead), STRONG)}"
    tokens = place.tokens
    aside = place.id in CALLOUTS
    x, y = CALLOUTS[place.id][:2] if aside else POINTS[place.id]
    known = "" if own is None else votes[own]
    own_votes = in_millions(int(known)) if known and known != "0" else ""
    if voting:
        figures = f'<text class="w" y="12">{_result(leader, votes)}</text>'
    else:
        figures = f'<use href="#n{number}"/>{_slots("R", republican, int(limit))}{_slots("D", democrat, int(limit))}'
        if tokens:
            figures += _signs(int(limit), tokens)
        figures += _own_votes(own_votes, aside)
        if any(token in tokens for _, token in _RUMORS):
            figures += '<use href="#rumor"/>'
    plate = _PLATE.format(88 if own_votes and not voting else 60) if aside else ""
    tag = f"{plate}<text>{place.id} <tspan>{electors}</tspan></text>{figures}"
    where = f'data-at="state:{place.id}" data-marks="{len(republican)} {len(democrat)}" transform="translate({x} {y})"'
    reached = campaigning and "reached" in tokens
    top = note = ""
    if lit or reached:
        figure = f'<g id="t-{place.id}"></g>'
        kind = f"state top{' out' if aside else ''}{' reached' if reached else ''}{' lit' if lit else ''}"
        button = f' role="button" tabindex="0" aria-label="{_says(place, own, electoral)}"' if lit else ""
        ring = f'<use class="ring" href="{drawing}#state-{place.id}" x="{-x}" y="{-y}"/>'
        top = f'<g class="{kind}" {where}{button}>{ring}{tag}</g>'
        note = _note(place, look, marks, own_votes, lit)
    else:
        figure = f'<g id="t-{place.id}" class="state{_where(place.id, look)}" {where}>{tag}</g>'
    called = _called(place, leader) if voting else ""
    hatched = f' class="hatch" href="{drawing}#state-{place.id}" fill="url(#hatch)"' if leader == "D" else ""
    return StateSketch(
        code=place.id,
        electors=int(electors),
        limit=int(limit),
        marks=marks,
        votes=(votes[0], votes[1]),
        leader=leader,
        homes="".join([letter for letter, token in _HOMES if token in tokens]),
        rumors="".join([letter for letter, token in _RUMORS if token in tokens]),
        reached=reached,
        lit=lit,
        outline=(
            f'<use id="st-{place.id}" class="st {look}"{called} href="{drawing}#state-{place.id}">'
            f"<title>{place.name}</title></use>",
            f'<use id="h-{place.id}"{hatched}/>',
        ),
        figure=figure,
        row=_row(place, own, electoral, voting),
        top=top,
        note=note,
    )


_SIGNS = tuple(
    (
        letter,
        y,
        tuple((sign, f"{token} {party.label}") for sign, token in (("★", "home"), ("A", "advertised"), ("$", "funds"))),
    )
    for letter, y, party in zip("rd", (10, 19), Party, strict=True)
)
_HOMES = tuple(("RD"[party], f"home {party.label}") for party in Party)
_RUMORS = tuple(("RD"[party], f"rumor {party.label}") for party in Party)


def marked(states: tuple[StateSketch, ...]) -> tuple[str]:
    """The states that are drawn above the others."""
    return (f'<g id="marked">{"".join([one.top for one in states])}</g>',)


def near(states: tuple[StateSketch, ...]) -> tuple[str]:
    """States in words: those that are lit, or else those reached."""
    if not states:
        return ('<div id="near" hidden></div>',)
    said = "".join([one.note for one in states if one.lit] or [one.note for one in states])
    return (f'<div id="near" class="near" role="group" aria-label="States that matter now">{said}</div>',)


def _note(place: Place, look: str, marks: tuple[str, str], own: str, lit: bool) -> str:
    _, electors, limit, *_ = place.figures
    recorded = f"R {marks[0] or '0'} · D {marks[1] or '0'} of {limit}"
    return (
        f'<div class="{look}{" lit" if lit else ""}" data-at="state:{place.id}"><b>{place.id}</b>'
        f"<span>{place.name}</span>"
        f"<small>{electors} electors · {recorded}{f' · {own}' if own else ''}</small></div>"
    )


def _callout(code: str) -> str:
    x, y, *end = CALLOUTS[code]
    start = (x - 29, y + 4) if x > 900 else (x + 20, y + 22)
    return f'<path d="M{start[0]} {start[1]}L{end[0]} {end[1]}"/>'


def _called(place: Place, leader: str) -> str:
    """What the count of election night tells of a state."""
    votes = " ".join(place.figures[VOTES_AT:PLAIN])
    return f' data-won="{leader}" data-ev="{place.figures[1]}" data-name="{place.name}" data-votes="{votes}"'


def _where(code: str, look: str) -> str:
    """A name beside the coast stands on a plate of its state's color; one in the sea or on open land keeps its ink."""
    return f" out {look}" if code in CALLOUTS else " sea" if code == "HI" or look in ("open", "even") else ""


_PLATE = '<rect x="-30" y="-13" width="{}" height="35" rx="4"/>'


def _signs(limit: int, tokens: tuple[str, ...]) -> str:
    """Home state, advertised and funds raised, behind the slots of each party."""
    x = f"{limit * PIP / 2 + 1:g}"
    drawn = ""
    for letter, y, signs in _SIGNS:
        found = "".join([sign for sign, token in signs if token in tokens])
        if found:
            drawn += f'<text class="s {letter}t" x="{x}" y="{y}">{found}</text>'
    return drawn


def _own_votes(votes: str, aside: bool) -> str:
    if not votes:
        return ""
    place = 'x="42" y="14"' if aside else 'y="29"'
    return f'<text class="v" {place}>{votes}</text>'


def _row(place: Place, own: int | None, electoral: bool, voting: bool) -> str:
    """Dice, electors, limit, edge and price if they matter, the ballots of both parties, the votes that are known,
    and who carries it."""
    number, electors, limit, republican, democrat, *votes = place.figures[:PLAIN]
    cells = [number, electors, limit, *place.figures[PLAIN:], republican, democrat]
    cells += [in_millions(int(known or 0)) for party, known in enumerate(votes) if voting or own == party]
    cells += [place.owner] if voting and electoral else []
    return f'<tr id="row-{place.id}"><th scope="row">{place.name}<td>{"<td>".join(cells)}'


def _carries(place: Place, electoral: bool) -> str:
    """Who carries a state; where electors do not count, who has more votes there."""
    if electoral:
        return "D" if place.owner == Party.DEMOCRAT.label else "R"
    republican, democrat = (int(votes or 0) for votes in place.figures[VOTES_AT:PLAIN])
    return "R" if republican > democrat else "D" if democrat > republican else "=" if republican else ""


def _result(leader: str, votes: list[str]) -> str:
    if votes == ["0", "0"]:
        return f"{leader} (untouched, leans {leader})" if leader else "no votes"
    return f"{leader} {int(votes[0]) / 10:.1f}–{int(votes[1]) / 10:.1f}"


def _says(place: Place, own: int | None, electoral: bool) -> str:
    """A state in a sentence, for whoever points at it or listens."""
    number, electors, limit, republican, democrat, *votes = place.figures[:PLAIN]
    words = [
        f"{place.name}: {electors} electors, dice {number}",
        f"Republicans {len(republican)}, Democrats {len(democrat)}, max {limit} ballots each",
    ]
    if place.owner and electoral:
        words.append(f"carried by the {place.owner}")
    elif own is not None and votes[own] not in ("", "0"):
        words.append(f"your votes {in_millions(int(votes[own]))}")
    if electoral:
        words.append(f"leans {place.figures[PLAIN]}")
    return "; ".join(words)


@lru_cache(maxsize=512)
def _slots(letter: str, marks: str, limit: int) -> str:
    """The slots of one party in a state: dots of a thick dotted line, square for Republicans, round for Democrats.
    What is recorded covers those that are empty."""
    empty = f'<use href="#{letter}{limit}"/>' if len(marks) < limit else ""
    if not marks:
        return empty
    middles = _middles(limit)[: len(marks)]
    places = " ".join(f"{x:g}" for x in middles)
    return (
        f'{empty}<g class="{letter.lower()}s"><path {_dots(letter, middles)}/>'
        f'<text y="{_HEIGHT[letter] + 2.3:g}" x="{places}">{"".join(sorted(marks))}</text></g>'
    )


_HEIGHT = {"R": 6.5, "D": 15.5}


def _middles(limit: int) -> list[float]:
    return [(place - (limit - 1) / 2) * PIP for place in range(limit)]


def _dots(letter: str, middles: list[float]) -> str:
    """A line from the first dot to a little behind the last, so that the last is drawn as well."""
    return f'd="M{middles[0]:g} {_HEIGHT[letter]:g}h{middles[-1] - middles[0] + 0.1:g}"'


def _empty(letter: str, limit: int) -> str:
    dots = _dots(letter, _middles(limit))
    return f'<g id="{letter}{limit}" class="{letter.lower()}s"><path class="o" {dots}/><path class="i" {dots}/></g>'


LEADERS = Drawn("".join(map(_callout, CALLOUTS)))
"""The lines from the names beside the coast."""

STRIPS = Drawn("".join(_empty(letter, limit) for letter in "RD" for limit in sorted({state.limit for state in STATES})))
"""Empty slots, each row drawn once."""

NUMBERS = Drawn(
    "".join(
        f'<g id="n{number}"><rect class="die-box" x="-26" y="-9.5" width="12" height="11" rx="2.5"/>'
        f'<text class="nn" x="-20" y="-1">{number}</text></g>'
        for number in range(1, 13)
    )
)
"""The dice numbers, each drawn once."""
