"""The states on the map: their figures, what is recorded in them, and how that is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import is_not

import msgspec

from resolute.board.drawing import escaped
from resolute.engine.views import Place
from resolute.games.campaign.board.marks import PIP, slots
from resolute.games.campaign.board.places import CALLOUTS, POINTS
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import NATION, REGION
from resolute.games.campaign.content.states import REGION_STATES, STATES
from resolute.games.campaign.tally_board import COLUMNS
from resolute.games.campaign.words.ballots import in_millions

STRONG = 2
"""A lead of this many recorded ballots is drawn in a deeper color."""
PLAIN = len(COLUMNS)
"""So many figures of a state are always there; then come the edge of an electoral game and the price of advertising."""


def code_of(at: str) -> str:
    """The two letters of a state, by its id."""
    return at.removeprefix("state:")


class StateSketch(msgspec.Struct, frozen=True):
    """A state as the map and the table under it show it."""

    code: str
    electors: int
    limit: int
    marks: tuple[str, str]
    """The recorded ballots of both parties: P, V, and X for an absentee ballot."""
    votes: tuple[int | None, int | None]
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
    """The ids of the states that may be chosen."""


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


class States(msgspec.Struct, frozen=True):
    """Every state, region by region in the order of the tally board, and what they were drawn from."""

    terms: Terms
    places: tuple[Place, ...]
    quarters: tuple[Quarter, ...]
    top: tuple[StateSketch, ...]
    leads: tuple[int, ...]
    full: frozenset[str]


def sketch_states(places: tuple[Place, ...], terms: Terms, before: States | None) -> States:
    """Every state. A move changes a few of them: the others are those from before."""
    if before is None or before.terms != terms:
        fresh = [_quarter(terms, [_sketch(places[state], terms) for state in states]) for states in REGION_STATES]
        return _states(terms, places, fresh)
    if before.places is places:
        return before
    quarters = list(before.quarters)
    changed: dict[int, list[StateSketch]] = {}
    for state in compress(NATION, map(is_not, before.places, places)):
        region = REGION[state]
        if region not in changed:
            changed[region] = list(quarters[region].states)
        changed[region][_IN_REGION[state]] = _sketch(places[state], terms)
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
    )


# _IN_REGION[state]: its place among the states of its region.
_IN_REGION = tuple(REGION_STATES[state.region].index(state.index) for state in STATES)


def _quarter(terms: Terms, states: Sequence[StateSketch]) -> Quarter:
    own, red, blue = terms.own, 0, 0
    for one in states:
        if one.leader == "R":
            red += one.electors
        elif one.leader == "D":
            blue += one.electors
    full = [] if own is None else [one.code for one in states if _is_full(one, own)]
    return Quarter(
        states=tuple(states),
        top=tuple([one for one in states if one.top]),
        outlines=tuple(chain.from_iterable([one.outline for one in states])),
        figures=tuple([one.figure for one in states]),
        rows=tuple([one.row for one in states]),
        leads=(red, blue),
        full=frozenset(full),
    )


def _is_full(state: StateSketch, own: int) -> bool:
    """Whether the party may record no more here."""
    return len(state.marks[own]) >= state.limit


def _sketch(place: Place, terms: Terms) -> StateSketch:
    lit = place.id in terms.lit
    return _state(place, terms.own, terms.electoral, terms.voting, terms.campaigning, lit, terms.drawing)


class Reading(msgspec.Struct, frozen=True, array_like=True):
    """What the tally board tells of a state, column by column."""

    dice: int
    electors: int
    limit: int
    republican: str
    """The recorded ballots of a party: P, V, and X for an absentee ballot."""
    democrat: str
    republican_votes: int | None
    """In 100,000s, if the visitor knows them."""
    democrat_votes: int | None

    @property
    def marks(self) -> tuple[str, str]:
        """The recorded ballots of both parties."""
        return self.republican, self.democrat

    @property
    def votes(self) -> tuple[int | None, int | None]:
        """The votes of both parties."""
        return self.republican_votes, self.democrat_votes


@lru_cache(maxsize=8192)
def _state(
    place: Place, own: int | None, electoral: bool, voting: bool, campaigning: bool, lit: bool, drawing: str
) -> StateSketch:
    """A state. Most stay as they are from move to move, so each is kept."""
    code, name = code_of(place.id), escaped(place.name)
    read = msgspec.convert(place.values[:PLAIN], Reading)
    republican, democrat = read.marks
    if voting:
        leader = _carries(place, read, electoral)
        shade = {"": "open", "=": "even"}.get(leader) or f"{leader.lower()}w"
    else:
        ahead = len(republican) - len(democrat)
        leader = "R" if ahead > 0 else "D" if ahead < 0 else "=" if republican else ""
        shade = {"": "open", "=": "even"}.get(leader) or f"{leader.lower()}{min(abs(ahead), STRONG)}"
    lying = {(token.kind, token.side) for token in place.tokens}
    rumors = _letters("rumor", lying)
    aside = code in CALLOUTS
    x, y = CALLOUTS[code][:2] if aside else POINTS[code]
    known = None if own is None else read.votes[own]
    own_votes = in_millions(known) if known else ""
    if voting:
        lines = _result(leader, read)
        figures = "".join([f'<text class="w" y="{12 + 9 * at}">{line}</text>' for at, line in enumerate(lines)])
    else:
        figures = f'<use href="#n{read.dice}"/>{slots("R", republican, read.limit)}{slots("D", democrat, read.limit)}'
        if lying:
            figures += _signs(read.limit, lying)
        figures += _own_votes(own_votes, aside)
        if rumors:
            figures += '<use href="#rumor"/>'
    plate = _PLATE.format(88 if own_votes and not voting else 60) if aside else ""
    tag = f"{plate}<text>{code} <tspan>{read.electors}</tspan></text>{figures}"
    where = f'data-at="{place.id}" data-marks="{len(republican)} {len(democrat)}" transform="translate({x} {y})"'
    reached = campaigning and ("reached", None) in lying
    top = note = ""
    if lit or reached:
        figure = f'<g id="t-{code}"></g>'
        kind = f"state top{' out' if aside else ''}{' reached' if reached else ''}{' lit' if lit else ''}"
        button = f' role="button" tabindex="0" aria-label="{_says(place, read, own, electoral)}"' if lit else ""
        ring = f'<use class="ring" href="{drawing}#state-{code}" x="{-x}" y="{-y}"/>'
        top = f'<g class="{kind}" {where}{button}>{ring}{tag}</g>'
        note = _note(place, read, shade, own_votes, lit)
    else:
        figure = f'<g id="t-{code}" class="state{_where(code, shade)}" {where}>{tag}</g>'
    called = _called(name, read, leader) if voting else ""
    hatched = f' class="hatch" href="{drawing}#state-{code}" fill="url(#hatch)"' if leader == "D" else ""
    return StateSketch(
        code=code,
        electors=read.electors,
        limit=read.limit,
        marks=read.marks,
        votes=read.votes,
        leader=leader,
        homes=_letters("home", lying),
        rumors=rumors,
        reached=reached,
        lit=lit,
        outline=(
            f'<use id="st-{code}" class="st {shade}"{called} href="{drawing}#state-{code}"><title>{name}</title></use>',
            f'<use id="h-{code}"{hatched}/>',
        ),
        figure=figure,
        row=_row(place, read, own, electoral, voting),
        top=top,
        note=note,
    )


_Lying = set[tuple[str, int | None]]
"""What lies in a state: the kind of each token and the party."""
_SIGNS = (("★", "home"), ("A", "advertised"), ("$", "funds"))
_SIGNS_AT = (("r", 10), ("d", 19))


def _letters(kind: str, lying: _Lying) -> str:
    """The letters of the parties of which something lies there."""
    return "".join(["RD"[party] for party in Party if (kind, party) in lying])


def marked(states: tuple[StateSketch, ...]) -> tuple[str]:
    """The states that are drawn above the others."""
    return (f'<g id="marked">{"".join([one.top for one in states])}</g>',)


def near(states: tuple[StateSketch, ...]) -> tuple[str]:
    """States in words: those that are lit, or else those reached."""
    if not states:
        return ('<div id="near" hidden></div>',)
    said = "".join([one.note for one in states if one.lit] or [one.note for one in states])
    return (f'<div id="near" class="near" role="group" aria-label="States that matter now">{said}</div>',)


def _note(place: Place, read: Reading, shade: str, own: str, lit: bool) -> str:
    recorded = f"R {read.republican or '0'} · D {read.democrat or '0'} of {read.limit}"
    return (
        f'<div class="{shade}{" lit" if lit else ""}" data-at="{place.id}"><b>{code_of(place.id)}</b>'
        f"<span>{escaped(place.name)}</span>"
        f"<small>{read.electors} electors · {recorded}{f' · {own}' if own else ''}</small></div>"
    )


def _called(name: str, read: Reading, leader: str) -> str:
    """What the count of election night tells of a state."""
    votes = f"{read.republican_votes or 0} {read.democrat_votes or 0}"
    return f' data-won="{leader}" data-ev="{read.electors}" data-label="{name}" data-votes="{votes}"'


def _where(code: str, shade: str) -> str:
    """A name beside the coast stands on a plate of its state's color; one in the sea or on open land keeps its ink."""
    return f" out {shade}" if code in CALLOUTS else " sea" if code == "HI" or shade in ("open", "even") else ""


_PLATE = '<rect x="-30" y="-13" width="{}" height="35" rx="4"/>'


def _signs(limit: int, lying: _Lying) -> str:
    """Home state, advertised and funds raised, behind the slots of each party."""
    x = f"{limit * PIP / 2 + 1:g}"
    drawn = ""
    for party, (letter, y) in enumerate(_SIGNS_AT):
        found = "".join([sign for sign, kind in _SIGNS if (kind, party) in lying])
        if found:
            drawn += f'<text class="s {letter}t" x="{x}" y="{y}">{found}</text>'
    return drawn


def _own_votes(votes: str, aside: bool) -> str:
    if not votes:
        return ""
    place = 'x="42" y="14"' if aside else 'y="29"'
    return f'<text class="v" {place}>{votes}</text>'


def _row(place: Place, read: Reading, own: int | None, electoral: bool, voting: bool) -> str:
    """Dice, electors, limit, edge and price if they matter, the ballots of both parties, the votes that are known,
    and who carries it."""
    cells = [str(read.dice), str(read.electors), str(read.limit), *map(escaped, place.figures[PLAIN:]), *read.marks]
    cells += [in_millions(known or 0) for party, known in enumerate(read.votes) if voting or own == party]
    cells += [escaped(place.owned_by)] if voting and electoral else []
    name = escaped(place.name)
    return f'<tr id="row-{code_of(place.id)}"><th scope="row">{name}<td>{"<td>".join(cells)}'


def _carries(place: Place, read: Reading, electoral: bool) -> str:
    """Who carries a state; where electors do not count, who has more votes there."""
    if place.owner is not None:
        return "RD"[place.owner]
    return "=" if not electoral and read.republican_votes else ""


def _result(leader: str, read: Reading) -> tuple[str, ...]:
    """Who won a state, in lines that are short enough for the map."""
    red, blue = read.republican_votes or 0, read.democrat_votes or 0
    if not red and not blue:
        return (f"{leader} (untouched,", f"leans {leader})") if leader else ("no votes",)
    return (f"{leader} {red / 10:.1f}–{blue / 10:.1f}",)


def _says(place: Place, read: Reading, own: int | None, electoral: bool) -> str:
    """A state in a sentence, for whoever points at it or listens."""
    words = [
        f"{place.name}: {read.electors} electors, dice {read.dice}",
        f"Republicans {len(read.republican)}, Democrats {len(read.democrat)}, max {read.limit} ballots each",
    ]
    if place.owner is not None and electoral:
        words.append(f"carried by the {place.owned_by}")
    elif own is not None and (known := read.votes[own]):
        words.append(f"your votes {in_millions(known)}")
    if electoral:
        words.append(f"leans {place.figures[PLAIN]}")
    return escaped("; ".join(words))
