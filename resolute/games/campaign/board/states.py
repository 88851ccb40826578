"""The states on the map: their figures, what is recorded in them, and how that is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import is_not

import msgspec

from resolute.board.drawing import Drawn
from resolute.board.states_map import CALLOUTS, POINTS
from resolute.engine.views import Place
from resolute.games.campaign.board.marks import pips
from resolute.games.campaign.board.shapes import SHAPES
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.lookups import NATION, REGION
from resolute.games.campaign.content.states import REGION_STATES, STATES
from resolute.games.campaign.projection import LIKELY, SURE
from resolute.games.campaign.tally_board import COLUMNS
from resolute.games.campaign.words.ballots import in_millions

STRONG = 2
"""Where votes are not counted state by state, a lead of this many recorded ballots is drawn in a deeper color."""
BIG = 20
"""States with more electors than this keep their names on a small map."""
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
    """Its shape, from the drawing of the map, and lines over it where Democrats lead or nobody does."""
    figure: str
    """Its name and figures on the map; nothing, where they are drawn above the others."""
    row: str
    """Its line of the table."""
    label: str
    """Its name and figures by themselves, for a map that shows only a part of the nation."""
    name: str
    """Its name and electors alone."""
    top: str = ""
    """Its figures above the others, with a ring around it: lit or reached."""


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
    chance: int | None
    """In percent, to carry it: the visitor's, or the Republicans' for a spectator."""

    @property
    def marks(self) -> tuple[str, str]:
        """The recorded ballots of both parties."""
        return self.republican, self.democrat

    @property
    def votes(self) -> tuple[int | None, int | None]:
        """The votes of both parties."""
        return self.republican_votes, self.democrat_votes

    @property
    def touched(self) -> bool:
        """Whether the visitor knows of a ballot there."""
        return bool(self.republican or self.democrat or self.republican_votes or self.democrat_votes)


@lru_cache(maxsize=8192)
def _state(
    place: Place, own: int | None, electoral: bool, voting: bool, campaigning: bool, lit: bool, drawing: str
) -> StateSketch:
    """A state. Most stay as they are from move to move, so each is kept."""
    code, name = code_of(place.id), place.name
    read = msgspec.convert(place.values[:PLAIN], Reading)
    leader, shade = _carried(place, read, electoral) if voting else _leads(read, own, electoral)
    lying = {(token.kind, token.side) for token in place.tokens}
    rumors = _letters("rumor", lying)
    aside = code in CALLOUTS
    x, y = CALLOUTS[code][:2] if aside else POINTS[code]
    figures = _result(read, own) if voting else pips(*read.marks)
    lean = "" if figures or voting or not electoral or not aside else SHAPES.lean(leader)
    signs = "" if voting else SHAPES.signs(_signs(lying), bool(rumors))
    short = SHAPES.short(code, read.electors)
    label = SHAPES.label(read.dice, short, figures, signs)
    plate = SHAPES.plate(33 if all(read.marks) and not voting else 29) if aside else ""
    middle = y if figures or lean else y + 4
    count = f"{len(read.republican)} {len(read.democrat)}" if any(read.marks) else ""
    where = SHAPES.where(place.id, count, x, middle)
    outline = f"{drawing}#state-{code}"
    reached = campaigning and ("reached", None) in lying
    top = ""
    if lit or reached:
        figure = SHAPES.covered(code)
        kind = f"state top{_where(read, code, shade)}{' reached' if reached else ''}{' lit' if lit else ''}"
        says = _says(place, read, own) if lit else ""
        top = SHAPES.top(kind, where, says, outline, -x, -middle, plate, label, lean)
    else:
        figure = SHAPES.figure(code, _where(read, code, shade), where, plate, label, lean)
    called = _called(name, place, read, leader, electoral) if voting else ""
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
            SHAPES.outline(code, shade, called, outline, name),
            SHAPES.hatch(code, outline, _HATCHES.get(shade)),
        ),
        figure=figure,
        row=_row(place, read, own, electoral, voting),
        label=label,
        name=short,
        top=top,
    )


_HATCHES = {"d0": "hatch0", "d1": "hatch1", "d2": "hatch2", "dw": "hatchw", "even": "hatche"}
"""What is drawn over a state, so that its color is not all that tells."""


def _leads(read: Reading, own: int | None, electoral: bool) -> tuple[str, str]:
    """Who leads in a state while the campaign goes on, and its shade: untouched states by their lean, the others by
    how sure they are; where electors do not count, by the ballots on record."""
    if electoral and read.chance is not None:
        republican = 100 - read.chance if own == Party.DEMOCRAT else read.chance
        leader = "R" if republican >= LIKELY else "D" if republican <= 100 - LIKELY else "="
        if not read.touched:
            return leader, f"{leader.lower()}0"
        strength = 2 if max(republican, 100 - republican) >= SURE else 1
    else:
        ahead = len(read.republican) - len(read.democrat)
        if not read.touched:
            return "", "open"
        leader = "R" if ahead > 0 else "D" if ahead < 0 else "="
        strength = min(abs(ahead), STRONG)
    return (leader, "even") if leader == "=" else (leader, f"{leader.lower()}{strength}")


def _carried(place: Place, read: Reading, electoral: bool) -> tuple[str, str]:
    """Who carries a state once the polls have closed; where electors do not count, who has more votes there."""
    if place.owner is not None:
        return "RD"[place.owner], "rd"[place.owner] + "w"
    return ("=", "even") if not electoral and read.republican_votes else ("", "open")


_Lying = set[tuple[str, int | None]]
"""What lies in a state: the kind of each token and the party."""
_SIGNS = (("★", "home"), ("A", "advertised"), ("$", "funds"))


def _letters(kind: str, lying: _Lying) -> str:
    """The letters of the parties of which something lies there."""
    return "".join(["RD"[party] for party in Party if (kind, party) in lying])


def marked(states: tuple[StateSketch, ...]) -> tuple[str]:
    """The states that are drawn above the others."""
    return (SHAPES.marked([one.top for one in states]),)


def _called(name: str, place: Place, read: Reading, leader: str, electoral: bool) -> str:
    """What the count of election night tells of a state; the edge in thousands, positive for the Republicans."""
    votes = f"{read.republican_votes or 0} {read.democrat_votes or 0}"
    edge = int(place.values[PLAIN] or 0) // 1000 if electoral else None
    return SHAPES.called(name, leader, read.electors, votes, edge)


def _where(read: Reading, code: str, shade: str) -> str:
    """A name beside the coast stands on a plate; one in the sea or on open land keeps its ink."""
    aside = " out" if code in CALLOUTS else " sea" if code == "HI" or shade in ("open", "even") else ""
    return f" {shade}{aside}{' big' if read.electors > BIG else ''}"


def _signs(lying: _Lying) -> list[tuple[str, str]]:
    """Home state, advertised and funds raised, of each party beside the name."""
    found = [
        (letter, "".join([sign for sign, kind in _SIGNS if (kind, party) in lying]))
        for party, letter in enumerate("rd")
    ]
    return [one for one in found if one[1]]


def _row(place: Place, read: Reading, own: int | None, electoral: bool, voting: bool) -> str:
    """Dice, electors, limit, edge and price if they matter, the ballots of both parties, the votes that are known,
    the chance to carry it, and who does."""
    cells = [str(read.dice), str(read.electors), str(read.limit), *place.figures[PLAIN:], *read.marks]
    cells += [in_millions(known or 0) for party, known in enumerate(read.votes) if voting or own == party]
    if electoral:
        cells.append(place.owned_by if voting else f"{read.chance}%")
    return SHAPES.row(code_of(place.id), place.name, cells)


def _result(read: Reading, own: int | None) -> Drawn:
    """How many votes both have in a state, in millions, the visitor's own first; nothing where nobody has any."""
    votes = [read.republican_votes or 0, read.democrat_votes or 0]
    if not any(votes):
        return Drawn()
    first = votes[::-1] if own == Party.DEMOCRAT else votes
    return SHAPES.result(f"{first[0] / 10:.1f}", f"{first[1] / 10:.1f}")


def _says(place: Place, read: Reading, own: int | None) -> str:
    """A state in a few words, for whoever listens; the table of all states says the rest."""
    words = [f"{place.name}, {read.electors} electoral votes"]
    if own is not None and (known := read.votes[own]):
        words.append(f"your votes {in_millions(known)}")
    if own is not None and read.chance is not None:
        words.append(f"your chance {read.chance}%")
    return ", ".join(words)
