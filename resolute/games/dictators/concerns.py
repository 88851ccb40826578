"""What each journal entry is about: the ids of seats, places, ways and cards, as views and options call them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from resolute.games.dictators.content.map import ROADS
from resolute.games.dictators.content.printed import CARD, CONFRONT, DISARM, DISARM_ROLL, DISARMED, DREW, MOVED, NOBODY

Ids = tuple[str, ...]


def _ids(kind: str, *numbers: int) -> Ids:
    return tuple(f"{kind}:{number}" for number in numbers)


def _seats(*seats: int) -> Ids:
    return _ids("seat", *seats)


def _road(road: int) -> Ids:
    return (f"road:{road}", *_ids("place", *ROADS[road]))


def _holdings(seat: int, hand: tuple[int, ...], targets: tuple[int, ...], tokens: tuple[int, ...], kept: int) -> Ids:
    president = () if kept == NOBODY else _ids("president", kept)
    return (*_seats(seat), *_ids("card", *hand), *_ids("place", *targets), *_ids("token", *tokens), *president)


_EVENTS: Mapping[str, Callable[..., Ids]] = {
    MOVED: lambda start, place, how: _ids("place", start, place),
    CARD: lambda card, target: _ids("card", card),
    DISARM: lambda place, *least: _ids("place", place),
    DISARM_ROLL: lambda place, *rolled: _ids("place", place),
    DISARMED: lambda place: _ids("place", place),
    DREW: lambda *card: _ids("card", *card),
    CONFRONT: lambda card, least: _ids("president", card),
}


def _event(kind: str, by: int, about: tuple[Any, ...]) -> Ids:
    more = _EVENTS.get(kind)
    return _seats(by) if more is None else (*_seats(by), *more(*about))


def _actor(actor: int, *rest: Any) -> Ids:
    return _seats(actor)


def _two(one: int, other: int, *rest: Any) -> Ids:
    return _seats(one, other)


def _with(kind: str) -> Callable[..., Ids]:
    """A seat, and a piece or several."""

    def found(actor: int, pieces: int | tuple[int, ...], *rest: Any) -> Ids:
        return (*_seats(actor), *_ids(kind, *(pieces if isinstance(pieces, tuple) else (pieces,))))

    return found


def _only(kind: str) -> Callable[..., Ids]:
    """A piece or several."""

    def found(pieces: int | tuple[int, ...], *rest: Any) -> Ids:
        return _ids(kind, *(pieces if isinstance(pieces, tuple) else (pieces,)))

    return found


_CARD, _PLACE, _PRESIDENT = _with("card"), _with("place"), _with("president")

CONCERNS: Mapping[str, Callable[..., Iterable[str]]] = {
    # Moving
    "moved": lambda who, start, place, how: (*_seats(who), *_ids("place", start, place)),
    "roadblock": _road,
    "roadblock_removed": _road,
    "no_fly": _only("time_zone"),
    "no_fly_lifted": _only("time_zone"),
    # Disarming
    **dict.fromkeys(("attempt", "disarm_failed", "nothing_to_disarm", "disarmed", "armed_again", "targets"), _PLACE),
    "new_targets": _only("place"),
    "shuffled_back": _only("place"),
    "token_is": _with("token"),
    "token": _with("token"),
    # Cards
    **dict.fromkeys(
        (
            "dealt",
            "drew_card",
            "drew_cards",
            "took_discard",
            "discards",
            "plays",
            "asset",
            "father",
            "father_leaves",
            "expires",
            "reveals",
            "examines_these",
            "keeps_this",
            "removed_from_play",
        ),
        _CARD,
    ),
    "thrown_away": _only("card"),
    "interrupts": lambda actor, card, *event: (*_seats(actor), f"card:{card}", *_event(*event)),
    "father_given": lambda actor, other, card: (*_seats(actor, other), f"card:{card}"),
    "card_passed_is": lambda giver, taker, card: (*_seats(giver, taker), f"card:{card}"),
    "sees_hand": lambda actor, other, cards: (*_seats(actor, other), *_ids("card", *cards)),
    "lies_before": lambda card, other, turns: (*_seats(other), f"card:{card}"),
    "uses_against": lambda actor, at, *event: (*_seats(actor), *_event(*event)),
    "stopped": _event,
    "asked": lambda seat, *event: (*_seats(seat), *_event(*event)),
    # People
    **dict.fromkeys(("plays_as", "becomes", "takes_ability"), _with("dictator")),
    **dict.fromkeys(
        ("bribed_turn", "bribes", "swaps_everything", "gift", "called_bluff", "card_passed", "looks_at_hand"), _two
    ),
    **dict.fromkeys(("sees_everything", "now_holds"), _holdings),
    # The president
    "tied_start": lambda actors, roll: [f"seat:{actor}" for actor in actors],
    "presidential": _PRESIDENT,
    "two_presidents": _PRESIDENT,
    "presidential_seen": _only("president"),
    "kept_presidential": _only("president"),
    # Entries that are about a seat and a number, or about a seat alone
    **dict.fromkeys(
        (
            "starts",
            "turn",
            "skipped",
            "will_skip",
            "will_play_again",
            "extra_turn",
            "drew",
            "drew_many",
            "uses",
            "defcon_card",
            "trident_surfaces",
            "trident_sinks",
            "trident_gone",
            "rolls_again",
            "no_token",
            "token_received",
            "looks_at_presidential",
            "keeps_presidential",
            "president_absent",
            "not_convinced",
            "convinced",
            "all_gave_in",
            "examines",
            "keeps",
            "drawn_card_gone",
            "actions_changed",
            "draws_targets",
            "shuffles_back",
            "needs_no_zone_1",
        ),
        _actor,
    ),
}
"""The kinds that are missing here are about nothing that a screen could point at."""
