"""What is printed on cards, in words: made from effects, traits and signs, so that it cannot disagree with them."""

from __future__ import annotations

from functools import cache

from resolute.games.dictators.content.printed import (
    Ability,
    Card,
    Dictator,
    FoundingFather,
    Kind,
    Level,
    Presidential,
    Trait,
    Traits,
    Unchanged,
)

HAND_LIMIT = 5
"""So many cards may stay in hand at the end of one's turn. (Draw a Card)"""
STARTING_HAND = 4
"""So many command cards are dealt to most dictators. (Game Setup)"""

_EVENTS = {
    Kind.DEFCON: ("The DEFCON level rises by one, and what the new level says happens at once.",),
    Kind.TRIDENT: (
        "The first time, the Trident surfaces in the Gulf of Mexico with a warhead for each dictator.",
        "The second time it dives for good, and whoever is on it goes to Guantanamo Bay.",
    ),
}

_COUNTED: dict[Trait, tuple[str, str]] = {
    "actions": ("more action each turn", "fewer action each turn"),
    "disarm_roll": ("on rolls to disarm", "on rolls to disarm"),
    "convince_roll": ("on rolls to convince the president", "on rolls to convince the president"),
    "disarm_cost": ("action more for an attempt to disarm", "action less for an attempt to disarm"),
    "flight_cost": ("action more for an international flight", "action less for an international flight"),
    "card_cost": ("action more for every action and asset card", "action less for every action and asset card"),
    "draw_cost": ("action more for every draw", "action less for every draw"),
    "travels": ("more travel each turn", "fewer travel each turn"),
}
_SIGNED: tuple[Trait, ...] = ("disarm_roll", "convince_roll")
_PLAIN: dict[Trait, str] = {
    "no_action_cards": "no action cards may be played",
    "no_asset_cards": "no asset cards may be played",
    "no_interruptions": "no interruptions may be played",
    "no_travel": "no travelling (cards may move you)",
    "no_flights": "no international flights",
    "no_drawing": "no drawing as an action",
    "no_disarming": "no attempts to disarm as an action",
    "no_confronting": "the president cannot be confronted",
    "passes_roadblocks": "roadblocks do not stop the travel",
    "ignores_no_fly": "no-fly zones do not stop international flights",
    "zone_1_done": "zone 1 counts as disarmed",
    "two_presidents": "draw two presidential cards and choose one",
    "draws_from_discards": "a draw may take the top card of the command discards",
}


def trait_said(trait: Trait, by: int) -> str:
    """What a trait changes."""
    if trait in _PLAIN:
        return _PLAIN[trait]
    if trait == "hand_limit":
        return f"hand limit {HAND_LIMIT + by} instead of {HAND_LIMIT}"
    more, less = _COUNTED[trait]
    words = more if by > 0 else less
    if trait in _SIGNED:
        return f"{'+' if by > 0 else '−'}{abs(by)} {words}"
    plural = words if abs(by) == 1 else words.replace("action ", "actions ", 1)
    return f"{abs(by)} {plural}"


def traits_said(traits: Traits) -> tuple[str, ...]:
    """Everything that holds while something lies in play."""
    return tuple(_sentence(trait_said(trait, by)) for trait, by in traits)


def _sentence(words: str) -> str:
    """Words as a sentence."""
    ended = words if words.endswith((".", "!", "?")) else f"{words}."
    return ended[:1].upper() + ended[1:]


def _cost(count: int) -> str:
    return "free" if count == 0 else "1 action" if count == 1 else f"{count} actions"


def ability_said(ability: Ability) -> str:
    """An ability with its cost and how often it works."""
    how = [] if ability.trigger is not None else [_cost(ability.cost)]
    if ability.limit:
        often = "between two of your turns" if ability.trigger is not None else "a turn"
        how.append("once a game" if ability.limit == "game" else f"once {often}")
    if ability.usa:
        how.append("only within the USA")
    moment = f"After {ability.trigger.said}: " if ability.trigger is not None else ""
    aim = f"aim at {ability.aim.say()}: " if ability.aim is not None else ""
    words = f"{moment}{aim}{ability.effect.say().sentence()}"
    return f"{_sentence(words)[:-1]} ({', '.join(how)})." if how else _sentence(words)


@cache
def card_lines(card: Card) -> tuple[str, ...]:
    """The text of a command card or Founding Father."""
    lines: list[str] = []
    if not isinstance(card.effect, Unchanged):
        moment = f"After {card.trigger.said}: " if card.trigger is not None else ""
        aim = f"aim at {card.aim.say()}: " if card.aim is not None else ""
        lines.append(_sentence(f"{moment}{aim}{card.effect.say().sentence()}"))
    lines += traits_said(card.traits)
    if isinstance(card, FoundingFather):
        for when, effect in (("beginning", card.beginning), ("end", card.ending)):
            if not isinstance(effect, Unchanged):
                lines.append(_sentence(f"at the {when} of each of your turns: {effect.say().sentence()}"))
    lines += [ability_said(ability) for ability in card.abilities]
    if card.usa:
        lines.append("Only within the USA.")
    if card.turns:
        lines.append(f"Stays for {card.turns} turns.")
    elif isinstance(card, FoundingFather):
        lines.append("Stays until removed or replaced." if card.stays else "Leaves at once.")
    lines += _EVENTS.get(card.kind, ())
    return (*lines, card.colour) if card.colour else tuple(lines)


def card_kind(card: Card) -> str:
    """The kind of a card, with its cost."""
    if card.kind in (Kind.ACTION, Kind.ASSET):
        return f"{card.kind.label}, {_cost(card.cost)}"
    return card.kind.label


def _dealt(cards: int) -> tuple[str, ...]:
    return () if cards == STARTING_HAND else (f"Is dealt {cards} cards at the start instead of {STARTING_HAND}.",)


@cache
def dictator_lines(dictator: Dictator) -> tuple[str, ...]:
    """The text of a dictator card."""
    if dictator.text:
        lines: tuple[str, ...] = (dictator.text,)
    else:
        lines = (
            *_dealt(dictator.starting_hand),
            *traits_said(dictator.traits),
            *(ability_said(one) for one in dictator.abilities),
        )
        if not isinstance(dictator.beginning, Unchanged):
            lines += (_sentence(f"at the start of each of your turns: {dictator.beginning.say().sentence()}"),)
        if not isinstance(dictator.arrives, Unchanged):
            lines += (_sentence(f"from the start: {dictator.arrives.say().sentence()}"),)
    return (*lines, dictator.colour) if dictator.colour else lines


@cache
def has_chosen(dictator: Dictator) -> str:
    """Whose ability one has who chooses an ability."""
    return f"Has chosen {dictator.full_name}:"


@cache
def president_lines(card: Presidential) -> tuple[str, ...]:
    """The text of a presidential card."""
    lines = ["The president is present." if card.present else "The president is absent."]
    if not isinstance(card.effect, Unchanged):
        lines.append(_sentence(card.effect.say().sentence()))
    return (*lines, card.colour) if card.colour else tuple(lines)


@cache
def level_said(level: Level) -> str:
    """What a DEFCON level brings and what holds while it lasts."""
    if level.number == 1:
        return "The game ends: whoever holds token IX wins, otherwise nobody."
    words = [] if isinstance(level.effect, Unchanged) else [_sentence(f"when reached, {level.effect.say().sentence()}")]
    words += [f"For everybody: {line}" for line in traits_said(level.traits)]
    return " ".join(words) or "Nothing happens."
