"""How the journal is told: a heading for each turn, large notices, folded hands, and one sentence for what repeats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from resolute.engine.journal import Entry
from resolute.engine.story import About, Heading, Joining, Notice, Story, Tone
from resolute.engine.table import Table
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.states import Region
from resolute.games.campaign.words.ballots import in_words, listed, place
from resolute.games.campaign.words.journal import backed_words, who

T = Table[Any]


def _seat(t: T, seat: int, *rest: Any) -> int:
    return seat


def _nobody(t: T, *about: Any) -> None:
    return None


# Why something happens


def _lost_because(t: T, entry: Entry, before: Sequence[Entry]) -> str:
    """The headquarters card that cost this player a turn."""
    seat, told = entry.about[0], False
    for one in reversed(before):
        if not told:
            told = one.kind == "loses_turns" and one.about[0] == seat
        elif one.kind == "headquarters_card":
            return f"Because of a card from headquarters: {HEADQUARTERS[one.about[1]].headline}"
    return ""


def _another_because(t: T, entry: Entry, before: Sequence[Entry]) -> str:
    """The headquarters card that brings another turn: the last one that this player drew."""
    found = (one for one in reversed(before) if one.kind == "headquarters_card" and one.about[0] == entry.about[0])
    card = next(found, None)
    return "" if card is None else f"Thanks to a card from headquarters: {HEADQUARTERS[card.about[1]].headline}"


# What is folded


def _ballots(count: int) -> str:
    return "one ballot" if count == 1 else f"{in_words(count)} ballots"


# What repeats


def _sorted(letters: Sequence[str]) -> str:
    """Seals with their number: 2 P, 1 V."""
    return ", ".join(f"{count} {letter}" for letter, count in sorted(Counter(letters).items()))


def _same_place(one: About, other: About) -> bool:
    """The same seat casts ordinary ballots of the same deck in the same state, on the record or not."""
    return one[0] == other[0] and one[2:] == other[2:] and not one[5]


def _cast(t: T, some: Sequence[About]) -> str:
    seat, _, state, recorded, back, _ = some[0]
    backed, counts = backed_words(t, seat, back, len(some))
    unmarked = "" if recorded else "; not marked on the board"
    return (
        f"{who(t, seat)} casts {in_words(len(some))} {backed}ballots in {place(state)}"
        f" ({_sorted([letter for _, letter, *_ in some])}{unmarked}){counts}."
    )


def _cast_unshown(t: T, some: Sequence[About]) -> str:
    seat, _, region, back = some[0]
    backed, counts = backed_words(t, seat, back, len(some))
    letters = _sorted([letter for _, letter, *_ in some])
    count = in_words(len(some))
    return f"{who(t, seat)} casts {count} {backed}ballots somewhere in the {Region(region).label} ({letters}){counts}."


def _risks(t: T, some: Sequence[About]) -> str:
    regions = listed([f"the {Region(region).label}" for _, region in some])
    return f"{who(t, some[0][0])} risks {in_words(len(some))} ballots, in {regions}."


def _lost_ballots(t: T, some: Sequence[About]) -> str:
    return f"{who(t, some[0][0])} puts {in_words(len(some))} ballots under the undecided voters."


STORY = Story(
    headings={
        "turn": Heading(lambda t, seat, number: f"{who(t, seat)}, turn {number}", _seat),
        "skipped": Heading(lambda t, seat: f"{who(t, seat)} loses this turn", _seat),
        "no_ballots": Heading(lambda t, seat: f"{who(t, seat)} has no ballots left", _seat),
        "campaign_ends": Heading(lambda t: "The campaign is over", _nobody),
        "polls_close": Heading(lambda t: "Election night", _nobody),
        "four_years_later": Heading(lambda t, president: "Four years later", _nobody),
    },
    notices={
        "skipped": Notice(Tone.LOST, _lost_because),
        "no_funds_left": Notice(Tone.LOST),
        "blunder": Notice(Tone.LOST),
        "no_extra_turn": Notice(Tone.LOST),
        "extra_turn": Notice(Tone.EXTRA, _another_because),
        "last_ballot": Notice(Tone.EXTRA),
    },
    summaries={
        "drew": lambda t, seat, cards: f"{who(t, seat)} draws {_ballots(len(cards))}",
        "took_undecided": lambda t, seat, cards: f"From the undecided voters: {_ballots(len(cards))}",
        "absentee_hand": lambda t, party, cards: f"Your absentee ballots: {in_words(len(cards))}" if cards else "",
        "won_ballots": lambda t, cards: f"You win {_ballots(len(cards))}",
    },
    joins={
        "cast": Joining(_same_place, _cast),
        "cast_unshown": Joining(lambda one, other: one[0] == other[0] and one[2:] == other[2:], _cast_unshown),
        "risks": Joining(lambda one, other: bool(one[0] == other[0]), _risks),
        "lost_ballot": Joining(lambda one, other: bool(one[0] == other[0]), _lost_ballots),
    },
)
