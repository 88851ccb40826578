"""What the suite must be told about each game, because no rule says it. Every game has an entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec

import resolute
from resolute.engine.effects import happen
from resolute.engine.frames import Seat, do
from resolute.engine.journal import Entry
from resolute.engine.table import Table
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.charts import BRACKETS, funds_raised
from resolute.games.campaign.content.lookups import ELECTORS, NATION
from resolute.games.campaign.rules import fund_raising
from resolute.games.campaign.rules.rumors import ballot_label
from resolute.games.campaign.rules.tally import election_tally
from resolute.games.campaign.state import Campaign
from resolute.games.dictators.content.map import FACILITIES
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.library import CARDS, PRESIDENTIAL, number_of
from resolute.games.dictators.rules.disarming import site_name
from resolute.games.dictators.rules.tokens import NUMERALS
from resolute.games.dictators.state import KEPT_CARD, NUCLEAR, TOKEN, Dictators
from resolute.games.dictators.view import known_to
from resolute.games.presidency.content.terror import ROGUE_COUNTERS
from resolute.games.presidency.library import BOOK as PRESIDENCY_BOOK
from resolute.games.presidency.rules.economy import improve_capabilities
from resolute.games.presidency.rules.terror_groups import raise_terror_group
from resolute.games.presidency.state import Presidency
from resolute.testing import Example
from tests.dictators import staging

Noted = set[str]


class Rare(msgspec.Struct, frozen=True):
    """Something that random play seldom or never reaches: why, and a game that was arranged so that it does."""

    why: str
    arranged: Callable[[], Table[Any]]


class Known(msgspec.Struct, frozen=True):
    """A game as its testers know it."""

    # No position takes so many bytes.
    packed: int
    # Every way in which the game can end.
    endings: frozenset[str]
    # Pieces that views call by an id but that not everybody may see: how their ids begin.
    secret_ids: str
    # The secret pieces that a seat has been told of, by its journal.
    told: Callable[[Iterable[Entry]], set[str]]
    # How a sentence names each secret piece that can be told apart.
    names: Mapping[str, str]
    # The pieces that a seat may know of at this moment.
    knows: Callable[[Table[Any], Seat | None], set[str]]
    # Cells of charts that are not in the game's book: what there is, and how to note what was read.
    cells: frozenset[str]
    reading: Callable[[Noted], AbstractContextManager[None]]
    rare: Mapping[str, Rare] = {}
    # For so many moves a twin is followed at least, on average, before the seat can tell it from the original.
    followed: float = 3

    def ids_in(self, view: bytes) -> set[str]:
        """The secret ids that an encoded view shows."""
        return set(re.findall(rf"\b{self.secret_ids}:\d+\b", view.decode()))


# Campaign

_TELLS_OF_BALLOTS = {
    "drew": 1,
    "took_undecided": 1,
    "won_ballots": 0,
    "ballot_passed": 0,
    "absentee_hand": 1,
    "lost_card": 0,
    "absentee_cast": 0,
    "absentee_aside": 0,
}
"""Kinds of journal entries that name ballots, and which of their particulars does."""


def _ballots_told(entries: Iterable[Entry]) -> set[str]:
    told: set[str] = set()
    for entry in entries:
        if entry.kind == "four_years_later":
            told.clear()
        elif entry.kind in _TELLS_OF_BALLOTS:
            cards = entry.about[_TELLS_OF_BALLOTS[entry.kind]]
            told.update(f"ballot:{card}" for card in (cards if isinstance(cards, tuple) else (cards,)))
    return told


def _ballots_known(t: Table[Any], seat: Seat | None) -> set[str]:
    if seat is None:
        return set()
    s = t.state
    party = s.players[seat].party
    cards = [card for card, parties in enumerate(s.known) if parties & 1 << party]
    cards += [card for player in s.players if player.party == party for card in player.hand]
    return {f"ballot:{card}" for card in cards}


def _cell(low: int, high: int, roll: int, rating: int) -> str:
    return f"fund raising chart, {low} to {high} electors, a roll of {roll}, rating {rating}"


@contextmanager
def _reading_charts(noted: Noted) -> Iterator[None]:
    def read(electors: int, roll: int, rating: int) -> int:
        low, high = next((low, high) for low, high in BRACKETS if low <= electors <= high)
        noted.add(_cell(low, high, roll, rating))
        return funds_raised(electors, roll, rating)

    with patch.object(fund_raising, "funds_raised", read):
        yield


def _election(tally: str, republican: Mapping[int, int], democrat: Mapping[int, int]) -> Table[Any]:
    """A table on election night, with these votes in these states."""
    example: Example[Campaign] = Example(resolute.new("campaign", seats=2, options={"tally": tally}, seed=1))
    example.choose(example.labels[0])
    example.choose(example.labels[0])
    for side, votes in zip(example.state.sides, (republican, democrat), strict=True):
        side.votes = tuple(votes.get(state, 0) for state in NATION)
    return example.run(do(election_tally)).table


def _half_of_the_electors() -> set[int]:
    """States that have 269 electoral votes together."""
    reached: dict[int, tuple[int, ...]] = {0: ()}
    for state in NATION:
        for total, states in list(reached.items()):
            reached.setdefault(total + ELECTORS[state], (*states, state))
    return set(reached[sum(ELECTORS) // 2])


def _electoral_tie() -> Table[Any]:
    won = _half_of_the_electors()
    return _election("electoral", dict.fromkeys(won, 50), dict.fromkeys(set(NATION) - won, 10))


def _dead_heat() -> Table[Any]:
    return _election("popular", {}, {})


_CAMPAIGN = Known(
    packed=8 * 1024,
    endings=frozenset({"electoral_majority", "popular_majority", "electoral_tie", "dead_heat"}),
    secret_ids="ballot",
    told=_ballots_told,
    names={f"ballot:{ballot.id}": ballot_label(ballot.id) for ballot in BALLOTS if not ballot.home_state},
    knows=_ballots_known,
    cells=frozenset(
        _cell(low, high, roll, rating)
        for low, high in BRACKETS
        for roll in range(2, 13)
        for rating in sorted({candidate.fund_raising for candidate in CANDIDATES})
    ),
    reading=_reading_charts,
    rare={
        "ending electoral_tie": Rare("269 electoral votes each come about once in a few hundred games", _electoral_tie),
        "ending dead_heat": Rare("an equal popular vote comes about once in a thousand games", _dead_heat),
    },
)

# Presidency


def _nothing_told(entries: Iterable[Entry]) -> set[str]:
    return set()


def _nothing_known(t: Table[Any], seat: Seat | None) -> set[str]:
    return set()


@contextmanager
def _no_other_charts(noted: Noted) -> Iterator[None]:
    """Every chart is in the book."""
    yield


def _quiet_year(**fields: Any) -> Example[Presidency]:
    """A table in the middle of a year, with these fields of its state."""
    example: Example[Presidency] = Example(resolute.new("presidency", seats=1, seed=1))
    for name, value in fields.items():
        setattr(example.state, name, value)
    return example


_SUBJECTS = {"chart/D11/severity": 4, "chart/WM6-rapid": 3}
"""To what some effects happen: a level of terror, a capability."""


def _brought(address: str) -> Table[Any]:
    on = next((subject for begins, subject in _SUBJECTS.items() if address.startswith(begins)), 0)
    return _quiet_year().run(do(happen, address, on)).table


def _seldom(why: str, *beginnings: str) -> dict[str, Rare]:
    """Whatever is printed at addresses that begin so."""
    return {
        address: Rare(why, partial(_brought, address)) for address in PRESIDENCY_BOOK if address.startswith(beginnings)
    }


def _group_of_level_four(**fields: Any) -> Table[Any]:
    groups = ((), (), (16,), (), (), (), (), (), ())
    return _quiet_year(terror_groups=groups, **fields).run(do(raise_terror_group, 2)).table


def _too_many_rogue_states() -> Table[Any]:
    return _group_of_level_four(rogue_states=((1,) * ROGUE_COUNTERS, *((),) * 7))


def _rapid_capabilities() -> Table[Any]:
    return (
        _quiet_year(capabilities=((7,) * 7,) * 3, rapid_capabilities=(0, 0, 0, 1, 0, 0, 0))
        .run(do(improve_capabilities))
        .table
    )


_PRESIDENCY = Known(
    packed=24 * 1024,
    endings=frozenset(
        {
            *("lingering_issues", "evaluation", "impeached", "rogue_states"),
            *("greatest_president", "one_term", "two_terms"),
        }
    ),
    # Face-down counters differ in their value only, which no view and no sentence names.
    secret_ids="hidden",
    told=_nothing_told,
    names={},
    knows=_nothing_known,
    cells=frozenset(),
    reading=_no_other_charts,
    rare={
        **_seldom("an initiative is seldom passed, and more seldom twice", "society/"),
        **_seldom(
            "terror groups seldom grow so strong in the United States", "chart/D11/severity/3/", "chart/D11/severity/4/"
        ),
        **_seldom("a scandal seldom goes so far", "chart/D14/deepening/", "chart/D14/concluding/"),
        **_seldom("few random Presidents stand for election, and fewer so good or bad", "chart/D17/"),
        **_seldom("rapid capabilities are a military action", "chart/WM6-rapid"),
        **_seldom("the world alone makes so many regions friendly or hostile", "consequence/9/"),
        "step rapid_capabilities_end": Rare("rapid capabilities are a military action", _rapid_capabilities),
        "step raise_terror_group": Rare("only the world promotes groups elsewhere", _group_of_level_four),
        "ending rogue_states": Rare("rogue states arise in the world", _too_many_rogue_states),
    },
)


# Dictators

_HANDS = tuple(f"hand{number}" for number in range(1, 6))
_TELLS_OF_CARDS = {
    "dealt": 1,
    "drew_card": 1,
    "drew_cards": 1,
    "took_discard": 1,
    "discards": 1,
    "plays": 1,
    "interrupts": 1,
    "reveals": 1,
    "thrown_away": 0,
    "examines_these": 1,
    "keeps_this": 1,
    "card_passed_is": 2,
    "sees_hand": 2,
}
_TELLS_OF_TARGETS = {"targets": 1, "attempt": 1, "disarmed": 1, "new_targets": 0, "armed_again": 1}
_TELLS_OF_TOKENS = {"token_is": 1, "token": 1}
_TELLS_OF_PRESIDENTS = {"presidential": 1, "two_presidents": 1, "presidential_seen": 0, "kept_presidential": 0}
_TELLS_ALL = ("sees_everything", "now_holds")


def _as_tuple(value: Any) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def _secrets_told(entries: Iterable[Entry]) -> set[str]:
    told: set[str] = set()
    for entry in entries:
        cards: tuple[int, ...] = ()
        if entry.kind in _TELLS_ALL:
            _, cards, targets, tokens, kept = entry.about
            told.update(f"nuclear:{place}" for place in targets)
            told.update(f"token:{token}" for token in tokens)
            told.add(f"president:{kept}")
        elif entry.kind in _TELLS_OF_CARDS:
            cards = _as_tuple(entry.about[_TELLS_OF_CARDS[entry.kind]])
        for tells, name in (
            (_TELLS_OF_TARGETS, "nuclear"),
            (_TELLS_OF_TOKENS, "token"),
            (_TELLS_OF_PRESIDENTS, "president"),
        ):
            if entry.kind in tells:
                told.update(f"{name}:{piece}" for piece in _as_tuple(entry.about[tells[entry.kind]]))
        told.update(f"{where}:{card}" for card in cards for where in ("card", "examined", *_HANDS))
    return told


def _secrets_known(t: Table[Any], seat: Seat | None) -> set[str]:
    s: Dictators = t.state
    # A card that was once played in the open can be drawn by anybody, but everybody has heard of it.
    cards = [card for card, played in enumerate(s.played) if played] + list(s.discards)
    president = [*s.presidential_discards, *s.spent_presidential, s.open_president]
    targets: list[int] = []
    tokens = list(s.spent_tokens)
    if s.examined_openly:
        president += s.examined_presidential
    if seat is not None and s.examiner >= 0 and seat in s.seats_behind(s.examiner):
        cards += s.examined
        president += s.examined_presidential
    for actor, player in enumerate(s.players):
        targets += player.disarmed
        if seat is not None and seat in s.seats_behind(actor):
            cards += player.hand
            targets += player.targets
            tokens += player.tokens
            president.append(player.kept_card)
        for piece in known_to(player, seat):
            if piece < NUCLEAR:
                cards.append(piece)
            elif piece < TOKEN:
                targets.append(piece - NUCLEAR)
            elif piece < KEPT_CARD:
                tokens.append(piece - TOKEN)
            else:
                president.append(piece - KEPT_CARD)
    kinds = {"card": cards, "nuclear": targets, "token": tokens, "president": president}
    return {f"{kind}:{piece}" for kind, pieces in kinds.items() for piece in pieces}


def _in_washington(*, disarmed: int = 3, president: str = "At the Desk") -> staging.Stage:
    """A turn begins before the White House, and this presidential card is drawn next."""
    t = staging.have_disarmed(staging.stage(), 0, *("Denver", "Chicago", "Detroit")[:disarmed])
    return staging.next_president(staging.begin_in(t, "Washington"), president)


def _surprise_visit() -> Table[Any]:
    t = staging.hold(_in_washington(president="Golf in Florida"), 0, "Surprise Visit").dice(20)
    return t.choose("Confront the president", "Play Surprise Visit").table


def _recount() -> Table[Any]:
    t = staging.hold(_in_washington(), 1, "Recount").dice(20)
    return t.choose("Confront the president", "Play Recount").table


def _third_token() -> Table[Any]:
    t = _in_washington(disarmed=2)
    t.state.players[0].tokens = (3,)
    return t.run().dice(13).choose("Confront the president", "Use token III: add 5").table


def _kept_card() -> Table[Any]:
    t = _in_washington()
    t.state.players[0].kept_card = staging.president("Signing Things")
    return t.run().dice(1).choose("Confront him with the card that you kept").table


_SELDOM = "random dictators seldom stand before the president with the right thing in hand"

_DICTATORS = Known(
    packed=6 * 1024,
    endings=frozenset({"president_convinced", "token_ix", "defcon_1"}),
    secret_ids=r"(?:card|hand\d|examined|nuclear|token|president)",
    told=_secrets_told,
    names={
        **{f"card:{number}": card.name for number, card in enumerate(CARDS) if card.kind <= Kind.ASSET},
        **{f"nuclear:{place}": site_name(place) for places in FACILITIES for place in places},
        **{f"token:{token}": f"token {NUMERALS[token]}." for token in range(1, 16)},
        **{f"president:{number}": card.name for number, card in enumerate(PRESIDENTIAL)},
    },
    knows=_secrets_known,
    cells=frozenset(),
    reading=lambda noted: nullcontext(),
    rare={
        f"card/{number_of('Surprise Visit')}": Rare(_SELDOM, _surprise_visit),
        "step president_is_in": Rare(_SELDOM, _surprise_visit),
        f"card/{number_of('Recount')}": Rare(_SELDOM, _recount),
        "step use_third_token": Rare(_SELDOM, _third_token),
        "step show_kept_card": Rare(_SELDOM, _kept_card),
        "ending president_convinced": Rare("random dictators seldom convince the president", _third_token),
    },
    # Who is asked for an answer is public, and who can answer depends on hidden hands: twins part soon.
    followed=1.5,
)

KNOWN: dict[str, Known] = {"campaign": _CAMPAIGN, "dictators": _DICTATORS, "presidency": _PRESIDENCY}
