"""What the suite is told about Dictators."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from typing import Any

from resolute.engine.frames import Seat
from resolute.engine.journal import Entry
from resolute.engine.table import Table
from resolute.games.dictators.content.map import FACILITIES
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.content.tokens import NUMERALS
from resolute.games.dictators.library import CARDS, PRESIDENTIAL
from resolute.games.dictators.state import KEPT_CARD, NUCLEAR, TOKEN, Dictators
from resolute.games.dictators.view import known_to
from resolute.games.dictators.words.names import site_name
from tests.conformance.knowing import Known, Rare
from tests.dictators import staging

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
    return t.run().dice(1).choose("Confront the president with the card you kept").table


def _kept_card_after_golf() -> Table[Any]:
    t = staging.hold(_in_washington(), 1, "Golf Weekend")
    t.state.players[0].kept_card = staging.president("Signing Things")
    return t.run().choose("Confront the president", "Play Golf Weekend").table


_SELDOM = "random dictators seldom stand before the president with the right thing in hand"

KNOWN = Known(
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
        "card/surprise-visit": Rare(_SELDOM, _surprise_visit),
        "step president_is_in": Rare(_SELDOM, _surprise_visit),
        "card/recount": Rare(_SELDOM, _recount),
        "step use_third_token": Rare(_SELDOM, _third_token),
        "step show_kept_card": Rare(_SELDOM, _kept_card),
        "step draw_another": Rare(_SELDOM, _kept_card_after_golf),
        "ending president_convinced": Rare("random dictators seldom convince the president", _third_token),
    },
    # Players at random seldom convince anybody, and with a single DEFCON card the end of the world takes its time:
    # one game in ten thousand had 55,936 decisions.
    longest=400_000,
    # Who is asked for an answer is public, and who can answer depends on hidden hands: twins part soon.
    followed=1.5,
    spacing=5,
)
