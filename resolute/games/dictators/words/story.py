"""How the journal is told: a heading for each turn, large notices, folded hands, and one sentence for what repeats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from resolute.engine.journal import Entry
from resolute.engine.story import About, Heading, Joining, Notice, Story, Tone
from resolute.engine.table import Table
from resolute.games.dictators.content.wording import card_lines
from resolute.games.dictators.library import CARDS, ability_at
from resolute.games.dictators.words.names import cards_named, counted, listed, name_of, number_said

T = Table[Any]


def _actor(t: T, actor: int, *rest: Any) -> int:
    return actor


def _same_actor(one: About, other: About) -> bool:
    return bool(one[0] == other[0])


# Why something happens


def _bribed(t: T, entry: Entry, before: Sequence[Entry]) -> str:
    actor, seat = entry.about
    return f"{name_of(t, seat)} uses {name_of(t, actor)}'s pawn, cards and targets until this turn ends."


def _skipped_because(t: T, entry: Entry, before: Sequence[Entry]) -> str:
    """The card or ability that made this player skip: the last one before it was told that they will."""
    actor, told = entry.about[0], False
    for one in reversed(before):
        if not told:
            told = one.kind == "will_skip" and one.about[0] == actor
        elif one.kind in _CAUSES:
            whose = "their own" if one.about[0] == actor else f"{name_of(t, one.about[0])}'s"
            return f"Because of {whose} {_CAUSES[one.kind](one.about)}."
        elif one.kind in ("turn", "skipped"):
            break
    return ""


_CAUSES: dict[str, Callable[[About], str]] = {
    "plays": lambda about: CARDS[about[1]].name,
    "interrupts": lambda about: CARDS[about[1]].name,
    "uses": lambda about: f"“{ability_at(about[1]).label}”",
}


def _card_says(t: T, entry: Entry, before: Sequence[Entry]) -> str:
    return " ".join(card_lines(CARDS[entry.about[1]]))


# What is folded


def _sees(t: T, seat: int, hand: tuple[int, ...], *rest: Any) -> str:
    return f"{name_of(t, seat)} holds {counted(len(hand), 'card', 'one')}" if hand else ""


def _holds(t: T, seat: int, hand: tuple[int, ...], *rest: Any) -> str:
    return f"You now hold {counted(len(hand), 'card', 'one')}" if hand else ""


def _saw_hand(t: T, actor: int, other: int, cards: tuple[int, ...]) -> str:
    return f"{name_of(t, other)} holds {number_said(len(cards))} cards" if len(cards) > 2 else ""


# What repeats


def _draws(t: T, some: Sequence[About]) -> str:
    return f"{name_of(t, some[0][0])} draws {number_said(len(some))} cards."


def _discards(t: T, some: Sequence[About]) -> str:
    return f"{name_of(t, some[0][0])} discards {cards_named(tuple(card for _, card in some))}."


def _will_skip(t: T, some: Sequence[About]) -> str:
    names = listed([name_of(t, actor) for actor, _ in some])
    return f"{names} will each skip {'their next turn' if some[0][1] == 1 else f'{some[0][1]} turns'}."


STORY = Story(
    headings={
        "turn": Heading(lambda t, actor: f"{name_of(t, actor)}'s turn", _actor),
        "skipped": Heading(lambda t, actor, left: f"{name_of(t, actor)} skips this turn", _actor),
    },
    notices={
        "skipped": Notice(Tone.LOST, _skipped_because),
        "bribed_turn": Notice(Tone.TAKEN, _bribed),
        "swaps_everything": Notice(Tone.TAKEN),
        "extra_turn": Notice(Tone.EXTRA),
        "interrupts": Notice(Tone.ANSWERED, _card_says),
        "uses_against": Notice(Tone.ANSWERED),
        "stopped": Notice(Tone.LOST),
    },
    summaries={
        "dealt": lambda t, actor, cards: f"Your hand: {number_said(len(cards))} cards",
        "targets": lambda t, actor, places: f"Your nuclear cards: {number_said(len(places))} targets",
        "sees_everything": _sees,
        "now_holds": _holds,
        "sees_hand": _saw_hand,
    },
    joins={
        "drew": Joining(_same_actor, _draws),
        "discards": Joining(_same_actor, _discards),
        "will_skip": Joining(lambda one, other: one[0] != other[0] and one[1] == other[1], _will_skip),
    },
    quiet=frozenset({"asked", "disarm_failed"}),
    stand_ins=frozenset({"bribed_turn"}),
    acting=frozenset(
        {
            *("moved", "drew", "drew_many", "took_discard", "discards", "plays", "interrupts", "asset", "uses"),
            *("uses_against", "father", "attempt", "rolls_again", "disarm_failed", "disarmed", "token_received"),
            *("token", "presidential", "two_presidents", "president_absent", "not_convinced", "convinced"),
            *("examines", "keeps", "looks_at_hand", "bribes", "will_skip", "will_play_again"),
        }
    ),
)
