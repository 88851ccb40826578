"""What players are asked."""

from __future__ import annotations

from typing import Any

from resolute.engine.frames import Actor
from resolute.engine.table import D20, Table
from resolute.engine.words import signed
from resolute.games.dictators.content.printed import Aim
from resolute.games.dictators.library import CARDS, ability_at
from resolute.games.dictators.words.names import actions_said, name_of, number_said, source_name

T = Table[Any]

WHERE_TO = "Where do you move?"
WHICH_ROAD = "On which road do you place a roadblock?"
WHICH_BARRIER = "Which roadblock or no-fly zone do you remove?"
WHICH_TARGET = "Which of your nuclear cards do you exchange?"
KEEP_TARGET = "Which of these nuclear cards do you keep?"
WHICH_DISCARD = "Which card do you take from the discards?"
KEEP_CARD = "Which of these cards do you keep?"
DISCARD = "Which card do you discard?"
DISCARD_OR_SKIP = "Discard a card, or skip your next turn?"
WHICH_FATHER = "Which Founding Father do you remove?"
WHOSE_ABILITY = "Whose ability will you copy?"
WHICH_PRESIDENT = "Which presidential card do you use? The other is shuffled back."
DRAW_ANOTHER = "Which presidential card do you draw now?"
KEEP_PRESIDENT = "Which presidential card do you keep for later?"
DISARM_WHICH = "Which of your facilities do you disarm?"
SWAP_WHICH = "Which two dictators swap places?"
BECOME_WHOM = "Which dictator do you become?"
SWAP_DICTATORS = "With whom do you swap dictators?"
WHICH_ONE = "which one?"
SWAP_EVERYTHING = "With whom do you swap everything?"


def act(actions: int) -> str:
    """What to do in one's turn."""
    if not actions:
        return "No actions left. Anything else before you end your turn?"
    return f"You have {actions_said(actions)} left. What do you do?"


def discard_excess(held: int, limit: int) -> str:
    """What to discard at the end of one's turn."""
    return f"You hold {held} cards; the limit is {limit}. Choose {number_said(held - limit)} to discard."


def move_whom(t: T, actor: Actor, who: Actor) -> str:
    """Where somebody moves."""
    return WHERE_TO if actor == who else f"Where do you move {name_of(t, who)}?"


def aim_card(card: int) -> str:
    """At what a card is aimed."""
    return _aim(CARDS[card].name, CARDS[card].aim)


def aim_ability(at: str) -> str:
    """At what an ability is aimed."""
    return _aim(ability_at(at).label, ability_at(at).aim)


def _aim(name: str, aim: Aim | None) -> str:
    return f"{name}: {aim.question if aim is not None else WHICH_ONE}"


def give_father_away(card: int) -> str:
    """Whether token XIII is used."""
    return f"You got {CARDS[card].name}. Keep the card, or use a token?"


def deterred(t: T, by: Actor) -> str:
    """Whether somebody is let go."""
    return f"Discard a card, or let {name_of(t, by)} move up to three states?"


def take_from(t: T, other: Actor) -> str:
    """What is taken out of a hand."""
    return f"Which card do you take from {name_of(t, other)}?"


def give_to(t: T, other: Actor) -> str:
    """What is given away."""
    return f"Which card do you give to {name_of(t, other)}?"


# The president


def least(needed: int, changed: tuple[tuple[str, int], ...]) -> str:
    """What the die has to show, how likely that is, and why it differs from the chart."""
    low = needed - sum(by for _, by in changed)
    named = " and ".join(f"{signed(by)} from {source_name(source)}" for source, by in changed)
    why = f"{needed} on the chart, {named}" if changed else ""
    if low > D20.sides:
        return f"{low} on a 20-sided die ({why}), which takes a bonus"
    chance = min(100, 100 * (D20.sides + 1 - low) // D20.sides)
    plus = "+" if low < D20.sides else ""
    return f"{low}{plus} on a 20-sided die ({chance}%{'; ' if why else ''}{why})"


def confront(needed: int, changed: tuple[tuple[str, int], ...]) -> str:
    """Whether to confront the president."""
    return f"You're in Washington. Confront the president? You need {least(needed, changed)}."


def add_five(total: int, needed: int) -> str:
    """Whether token III is used."""
    return f"You rolled {total} and need {needed}. Use a token?"
