"""What is printed on cards, in words: made from effects, traits and signs, so that it cannot disagree with them."""

from __future__ import annotations

from functools import cache

import msgspec

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
DEAREST = 3
"""No card costs more actions than a turn has."""

_EVENTS = {
    Kind.DEFCON: ("DEFCON drops one level, from 5 to 4 and so on; what the new level says happens at once.",),
    Kind.TRIDENT: (
        "The first time, the Trident surfaces in the Gulf of Mexico with a warhead for each dictator.",
        "The second time it dives for good, and a dictator on it goes to Guantanamo Bay.",
    ),
}


class _Person(msgspec.Struct, frozen=True):
    """Whom a text is about."""

    who: str
    whom: str
    whose: str
    payer: str
    """To whom something costs more, where that is not clear from the card itself."""


_YOU = _Person("you", "you", "your", "")
_OPPONENT = _Person("they", "them", "their", "them ")

_CHANGED: dict[Trait, str] = {
    "actions": "{who} have {more_actions} each turn",
    "hand_limit": "{whose} hand limit is {count} {higher}",
    "disarm_roll": "{signed} on {whose} rolls to disarm",
    "convince_roll": "{signed} on {whose} rolls to convince the president",
    "disarm_cost": "an attempt to disarm costs {payer}{more_actions}",
    "flight_cost": "an international flight costs {payer}{more_actions}",
    "card_cost": "every action and asset card costs {payer}{more_actions} (never more than {dearest})",
    "draw_cost": "drawing a card as an action costs {payer}{more_actions}",
    "travels": "{who} may travel {count} more times each turn",
    "no_action_cards": "{who} may not play action cards",
    "no_asset_cards": "{who} may not play asset cards",
    "no_interruptions": "{who} may not play interruptions",
    "no_travel": "{who} may neither travel nor fly (cards may still move {whom}; {who} may disarm)",
    "no_flights": "{who} may not take international flights",
    "no_drawing": "{who} may not draw as an action",
    "no_disarming": "{who} may not try to disarm as an action",
    "no_confronting": "{who} may not confront the president",
    "passes_roadblocks": "roadblocks do not stop {whose} travel",
    "ignores_no_fly": "no-fly zones do not stop {whose} international flights",
    "zone_1_done": "zone 1 counts as disarmed",
    "two_presidents": "when {who} confront the president, draw two cards and choose one",
    "draws_from_discards": "instead of drawing as an action, {who} may take the top card of the command discards",
}


def trait_said(trait: Trait, by: int, person: _Person = _YOU) -> str:
    """What a trait changes."""
    count = abs(by)
    return _CHANGED[trait].format(
        who=person.who,
        whom=person.whom,
        whose=person.whose,
        payer=person.payer,
        count=count,
        higher="higher" if by > 0 else "lower",
        signed=f"{'+' if by > 0 else '−'}{count}",
        more_actions=f"{count} {'more' if by > 0 else 'fewer'} action{'s' * (count > 1)}",
        dearest=DEAREST,
    )


def traits_said(traits: Traits, person: _Person = _YOU) -> tuple[str, ...]:
    """Everything that holds while something lies in play."""
    return tuple(_sentence(trait_said(trait, by, person)) for trait, by in traits)


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
        often = "round" if ability.trigger is not None else "turn"
        how.append("once per game" if ability.limit == "game" else f"once per {often}")
    if ability.usa:
        how.append("only within the USA")
    moment = f"{ability.trigger.said}, " if ability.trigger is not None else ""
    aim = f"choose {ability.aim.say()}: " if ability.aim is not None else ""
    words = f"{moment}{aim}{ability.effect.say().sentence()}"
    return f"{_sentence(words)[:-1]} ({', '.join(how)})." if how else _sentence(words)


@cache
def card_lines(card: Card) -> tuple[str, ...]:
    """The text of a command card or Founding Father."""
    lines: list[str] = []
    if not isinstance(card.effect, Unchanged):
        moment = f"{card.trigger.said}, " if card.trigger is not None else ""
        aim = f"choose {card.aim.say()}: " if card.aim is not None else ""
        lines.append(_sentence(f"{moment}{aim}{card.effect.say().sentence()}"))
    # An action card that stays lies in front of the opponent at whom it is aimed.
    person = _OPPONENT if card.kind == Kind.ACTION else _YOU
    lines += traits_said(card.traits, person)
    if isinstance(card, FoundingFather):
        for when, effect in (("beginning", card.beginning), ("end", card.ending)):
            if not isinstance(effect, Unchanged):
                lines.append(_sentence(f"at the {when} of each of your turns: {effect.say().sentence()}"))
    lines += [ability_said(ability) for ability in card.abilities]
    if card.usa:
        lines.append("Works only within the USA." if card.abilities else "Only within the USA.")
    if card.turns:
        lines.append(f"Stays for {card.turns} of {person.whose} turns.")
    elif isinstance(card, FoundingFather):
        lines.append("Stays until removed or replaced." if card.stays else "Leaves at once.")
    lines += _EVENTS.get(card.kind, ())
    return tuple(lines)


def card_cost(card: Card) -> str:
    """What it costs to play a card from the hand; nothing is said of one that is not played for actions."""
    return _cost(card.cost) if card.kind in (Kind.ACTION, Kind.ASSET) else ""


def _dealt(cards: int) -> tuple[str, ...]:
    return () if cards == STARTING_HAND else (f"Starts with {cards} cards instead of {STARTING_HAND}.",)


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
        if not isinstance(dictator.leaves, Unchanged):
            lines += (_sentence(f"if you give this dictator up, {dictator.leaves.say().sentence()}"),)
    return lines


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
    if card.once:
        lines.append("Then this card leaves the game.")
    return tuple(lines)


@cache
def level_said(level: Level) -> str:
    """What a DEFCON level brings and what holds while it lasts."""
    if level.number == 1:
        return "The game ends: the player with token IX wins; if nobody has it, nobody wins."
    words = [] if isinstance(level.effect, Unchanged) else [_sentence(f"when reached, {level.effect.say().sentence()}")]
    words += [_sentence(f"for everybody, {trait_said(trait, by)}") for trait, by in level.traits]
    return " ".join(words) or "Nothing happens."
