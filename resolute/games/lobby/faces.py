"""Cards as they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from resolute.engine.views import Column, Face, Map, Place, PlaceGroup, Token
from resolute.games.lobby.content.box import CARDS
from resolute.games.lobby.content.kinds import Party, Region
from resolute.games.lobby.library import (
    ACTIONS,
    CAMPAIGN_CARDS,
    CRISES,
    EXECUTIVES,
    FATES,
    FUNDS,
    LOBBIES,
    POLITICIANS,
    STATES,
    SUPPORTS,
)
from resolute.games.lobby.state import NOBODY, InPlay
from resolute.games.lobby.words import view as words
from resolute.games.lobby.words.cards import text
from resolute.games.lobby.words.names import name_of, short


def kind_of(card: int) -> str:
    """The kind of a card as a key."""
    kinds: dict[str, Mapping[int, object]] = {
        "crisis": CRISES,
        "executive": EXECUTIVES,
        "action": ACTIONS,
        "campaign": CAMPAIGN_CARDS,
        "support": SUPPORTS,
        "fundraising": FUNDS,
        "politician": POLITICIANS,
        "state": STATES,
        "fate": FATES,
        "lobby": LOBBIES,
    }
    return next(kind for kind, cards in kinds.items() if card in cards)


def _figure(card: int) -> int | None:
    """The number that is printed large on a card."""
    if card in CRISES:
        return CRISES[card].strength
    if card in EXECUTIVES:
        return EXECUTIVES[card].value
    if card in FUNDS:
        return FUNDS[card].income
    return None


def _marks(card: int) -> tuple[str, ...]:
    """The symbol, group or icon on a card, as keys."""
    if card in CRISES:
        return (CRISES[card].symbol.key,)
    if card in EXECUTIVES:
        one = EXECUTIVES[card]
        return (one.symbol.key, "returns") if one.returns else (one.symbol.key,)
    if card in SUPPORTS:
        return (SUPPORTS[card].group.key,)
    if card in FUNDS:
        icon = FUNDS[card].lobby
        return (icon.removeprefix("lobby/"),) if icon else ()
    return (LOBBIES[card].icon,) if card in LOBBIES else ()


@cache
def card_face(card: int, lying: str, about: tuple[str, ...] = (), tags: tuple[str, ...] = ()) -> Face:
    """A card; `lying` begins its id, by where it lies."""
    kind = kind_of(card)
    return Face(
        f"{lying}:{card}",
        name_of(card),
        (text(CARDS[card]),),
        kind,
        words.KINDS[kind],
        price=_figure(card),
        flavor=CRISES[card].event if card in CRISES else "",
        tags=(*_marks(card), *tags),
        about=about,
    )


@lru_cache(maxsize=4096)
def politician_face(one: InPlay, office: str, tags: tuple[str, ...]) -> Face:
    """A politician in play, with party, skill, office and states."""
    skill = POLITICIANS[one.card].skill
    lines = [words.politician(one.party, skill)]
    if office:
        lines.append(words.office(office))
    if one.states:
        lines.append(words.controls(one.states, sum(STATES[card].electors for card in one.states)))
    kinds = (Party(one.party).key, POLITICIANS[one.card].standing)
    return Face(
        f"politician:{one.card}",
        name_of(one.card),
        tuple(lines),
        "politician",
        words.KINDS["politician"],
        price=skill,
        tags=(*kinds, *((office,) if office else ()), *tags),
        about=(*(f"state:{card}" for card in one.states), *(f"laid:{card}" for card in (*one.supports, *one.funds))),
    )


@cache
def new_politician_face(card: int) -> Face:
    """A politician who has not yet joined a party."""
    return Face(
        f"politician:{card}",
        name_of(card),
        (text(CARDS[card]),),
        "politician",
        words.KINDS["politician"],
        price=POLITICIANS[card].skill,
        tags=(POLITICIANS[card].standing,),
    )


# The map

COLUMNS = (
    Column("electors", words.ELECTORS),
    Column("lean", words.LEAN),
    Column("groups", words.GROUPS),
    Column("controller", words.CONTROLLER),
    Column("party", words.CONTROLLER),
    Column("result", words.RESULT),
)
REGIONS = tuple(PlaceGroup(f"region:{one.key}", one.label) for one in Region)


@lru_cache(maxsize=4096)
def state_place(
    state: int, seat: int, name: str, politician: int, party: int, given: bool, won: int, mark: str
) -> Place:
    """A state: what it is worth and who controls it through whom, or who has won it tonight."""
    one = STATES[state]
    lean = "" if one.lean is None else f"{one.lean.letter}{one.bonus}"
    groups = "+".join(group.key for group in one.groups)
    held = politician != NOBODY
    tokens: tuple[Token, ...] = (Token(mark, words.MARKS[mark]),) if mark else ()
    if given:
        tokens += (Token("given", words.COUNTED, seat),)
    return Place(
        f"state:{state}",
        one.name,
        f"region:{one.region.key}",
        (
            str(one.electors),
            words.lean(one),
            words.groups(one),
            short(politician) if held else "",
            Party(party).letter if held else "",
            short(won) if won != NOBODY else "",
        ),
        (
            one.electors,
            lean or None,
            groups or None,
            f"politician:{politician}" if held else None,
            Party(party).key if held else None,
            f"candidate:{won}" if won != NOBODY else None,
        ),
        tokens,
        seat if held else None,
        name if held else "",
    )


def nation(places: tuple[Place, ...]) -> Map:
    """The map of the fifty states and D.C."""
    return Map(words.MAP, COLUMNS, places, "", REGIONS)
