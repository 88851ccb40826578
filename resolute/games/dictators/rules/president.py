"""Confronting and convincing the president. (Confronting & Convincing the President)"""

from __future__ import annotations

from functools import cache

from resolute.engine.dice_rolls import add_modifier, dice_rolled, roll_dice, rolled_total
from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, on_roll, step
from resolute.engine.pieces import pick
from resolute.engine.reactions import Event, pending_event
from resolute.engine.table import D20, Table
from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.content.printed import CONFRONT, CONVINCE_ROLL, CONVINCED, CONVINCING, NOBODY
from resolute.games.dictators.library import DICTATORS, PRESIDENTIAL, president_address
from resolute.games.dictators.rules.defcon import won_by
from resolute.games.dictators.rules.events import acting_is_over, after, before
from resolute.games.dictators.rules.piles import spend_token
from resolute.games.dictators.rules.sources import sources_of
from resolute.games.dictators.state import KEPT_CARD, Dictators
from resolute.games.dictators.words import options as labels
from resolute.games.dictators.words import outcomes, prompts

NEEDED = (20, 18, 14, 8)
"""The least that convinces the president, by the number of disarmed facilities of zones 1 to 3."""
THIRD = 3
THIRD_BONUS = 5


def impressed_by(s: Dictators, actor: Actor) -> int:
    """How many zones count as disarmed when the president is confronted."""
    player = s.players[actor]
    count = player.facilities
    if s.trait(actor, "zone_1_done") and not any(PLACES[place].zone == 1 for place in player.disarmed):
        count += 1
    return min(count, len(NEEDED) - 1)


def needed(s: Dictators, actor: Actor) -> int:
    """What a roll has to come to, with everything that is added to it."""
    return NEEDED[impressed_by(s, actor)]


def least_on_die(s: Dictators, actor: Actor) -> int:
    """What the die itself has to show, with what is added to it for good."""
    return needed(s, actor) - sum(by for _, by in sources_of(s, actor, "convince_roll"))


def least_said(s: Dictators, actor: Actor) -> str:
    """What the die has to show, how likely that is, and why it differs from the chart."""
    return prompts.least(needed(s, actor), sources_of(s, actor, "convince_roll"))


# Confronting


@step
def draw_presidential(t: Table[Dictators]) -> None:
    """A card from the presidential deck is shown to everybody; whoever draws two chooses one of them."""
    s = t.state
    if s.trait(s.mover, "two_presidents") and len(s.presidential) + len(s.presidential_discards) > 1:
        s.examiner = s.mover
        s.examined_openly = True
        s.examined_presidential = (take_presidential(t), take_presidential(t))
        t.tell("two_presidents", s.mover, s.examined_presidential)
        t.then(choose_president_card, s.mover)
    else:
        show_presidential(t, take_presidential(t))


def take_presidential(t: Table[Dictators]) -> int:
    """A card from the presidential deck; an empty one is reshuffled from its discards. (Rulings)"""
    s = t.state
    _reshuffle_if_empty(t)
    card, s.presidential = pick(s.presidential, t.dice)
    return card


def _reshuffle_if_empty(t: Table[Dictators]) -> None:
    s = t.state
    if not s.presidential and s.presidential_discards:
        s.presidential, s.presidential_discards = s.presidential_discards, ()
        t.tell("presidential_shuffled")


@choice(prompts.WHICH_PRESIDENT, rule="Confronting the president")
def choose_president_card(t: Table[Dictators], actor: Actor) -> list[Option]:
    """One of two cards that lie open."""
    return [_take_option(card) for card in dict.fromkeys(t.state.examined_presidential)]


@cache
def _take_option(card: int) -> Option:
    return Option(PRESIDENTIAL[card].name, do(keep_president_card, card), at=f"president:{card}")


@step
def keep_president_card(t: Table[Dictators], card: int) -> None:
    """The other card is shuffled back."""
    s = t.state
    rest = list(s.examined_presidential)
    rest.remove(card)
    s.presidential += tuple(rest)
    s.examined_presidential = ()
    s.examined_openly = False
    s.examiner = NOBODY
    show_presidential(t, card)


@step
def show_kept_card(t: Table[Dictators]) -> None:
    """The card that token VII set aside is drawn instead of one from the deck. (Nuclear Zone 4, VII)"""
    player = t.state.players[t.state.mover]
    card, player.kept_card = player.kept_card, NOBODY
    player.forget(KEPT_CARD + card)
    show_presidential(t, card, sure=PRESIDENTIAL[card].present)


def show_presidential(t: Table[Dictators], card: int, *, sure: bool = False) -> None:
    """The card lies open for all; whoever can do something about it is asked before it counts.

    Nobody sends a president away whom token VII has found, for nothing cancels a token. (Nuclear Zone 4; Rulings)
    """
    s = t.state
    s.open_president = card
    t.tell("presidential", s.mover, card)
    if sure:
        t.then(president_card_counts)
        return
    least = least_on_die(s, s.mover) - PRESIDENTIAL[card].effect.mood
    before(t, CONFRONT, do(president_card_counts), by=s.mover, about=(card, least))


def put_open_card_away(t: Table[Dictators], *, used: bool = True) -> None:
    """The open presidential card goes to its discards, or leaves the game if it says so and has been used."""
    s = t.state
    if used and PRESIDENTIAL[s.open_president].once:
        s.spent_presidential += (s.open_president,)
    else:
        s.presidential_discards += (s.open_president,)
    s.open_president = NOBODY


def another_president(t: Table[Dictators], event: Event) -> None:
    """The open card is shuffled back, and another is drawn as soon as the answer is done.

    If it was the last one, the discards are shuffled in with it. (Rulings)
    """
    waiting = pending_event(t, event.id)
    if waiting is not None:
        s = t.state
        _reshuffle_if_empty(t)
        s.presidential += (s.open_president,)
        s.open_president = NOBODY
        kept = s.players[s.mover].kept_card != NOBODY
        t.replace(waiting, do(draw_another, s.mover) if kept else do(draw_presidential))


@choice(prompts.DRAW_ANOTHER, rule="Confronting the president")
def draw_another(t: Table[Dictators], actor: Actor) -> list[Option]:
    """From the deck, or the card that token VII keeps: it is drawn instead of any card. (Nuclear Zone 4, VII)"""
    return [_FROM_THE_DECK, kept_option(t.state.players[actor].kept_card)]


_FROM_THE_DECK = Option(labels.FROM_THE_DECK, do(draw_presidential))


@cache
def kept_option(card: int) -> Option:
    """The option to draw the card that token VII set aside."""
    return Option(labels.confront_with(card), do(show_kept_card), at=f"president:{card}")


def president_after_all(t: Table[Dictators], event: Event) -> None:
    """The president is there, whatever the card says."""
    waiting = pending_event(t, event.id)
    if waiting is not None:
        t.replace(waiting, do(president_is_in))


@step
def president_card_counts(t: Table[Dictators]) -> None:
    """If the president is present, the player has to convince them, which takes the whole turn.

    If not, the effects of the card happen, and the turn is played as usual.
    """
    s = t.state
    card = s.open_president
    put_open_card_away(t)
    t.then(happen, president_address(card), s.mover)
    if PRESIDENTIAL[card].present:
        t.then(convince, card)
        t.then(turn_is_taken)
    else:
        t.tell("president_absent", s.mover)


@step
def president_is_in(t: Table[Dictators]) -> None:
    """A card says that the president is present after all; what the presidential card brings does not happen."""
    put_open_card_away(t, used=False)
    t.then(convince, NOBODY)
    t.then(turn_is_taken)


# Convincing


@step
def convince(t: Table[Dictators], card: int) -> None:
    """A twenty-sided die against the chart; the card that found the president may bring a mood.

    (Confronting & Convincing the President)
    """
    s = t.state
    actor = s.mover
    mood = ((president_address(card), s.convince_bonus),) if s.convince_bonus else ()
    t.roll(
        D20,
        f"{CONVINCING}/{needed(s, actor)}",
        modifiers=(*sources_of(s, actor, "convince_roll"), *mood),
        then=do(convince_rolled, actor),
        after=do(convince_die_lies, actor),
    )


@step
def convince_die_lies(t: Table[Dictators], actor: Actor) -> None:
    """Whoever can do something about the die is asked; then token III may add five. (Nuclear Zone 4, III)"""
    s = t.state
    total = rolled_total(t)
    after(t, CONVINCE_ROLL, by=actor, about=(total, needed(s, actor)))
    t.then(look_at_tokens, actor)


@step
def look_at_tokens(t: Table[Dictators], actor: Actor) -> None:
    """Whoever has tokens is asked, so that nobody can tell whether III is among them."""
    s = t.state
    rolled_again = t.waiting(roll_dice, dice_rolled) != t.waiting(dice_rolled)
    if not rolled_again and s.players[actor].tokens and rolled_total(t) < needed(s, actor):
        t.then(add_five, actor)


@choice(lambda t, actor: prompts.add_five(rolled_total(t), needed(t.state, actor)), rule="Nuclear zone 4")
def add_five(t: Table[Dictators], actor: Actor) -> list[Option]:
    """Token III adds five once, and may be used after the roll. (Nuclear Zone 4, III)"""
    options = [_LET_IT_STAND]
    if THIRD in t.state.players[actor].tokens:
        options.append(_five_option(actor))
    return options


@cache
def _five_option(actor: Actor) -> Option:
    return Option(labels.add_five(THIRD, THIRD_BONUS), do(use_third_token, actor), at=f"token:{THIRD}")


@step
def let_it_stand(t: Table[Dictators]) -> None:
    """The roll counts as it lies."""


_LET_IT_STAND = Option(labels.KEEP_THE_ROLL, do(let_it_stand), declines=True)


@step
def use_third_token(t: Table[Dictators], actor: Actor) -> None:
    """A single +5 on the roll."""
    spend_token(t, actor, THIRD)
    add_modifier(t, f"token/{THIRD}", THIRD_BONUS)


@on_roll
def convince_rolled(t: Table[Dictators], total: int, actor: Actor) -> None:
    """Enough wins, if nobody stops it; otherwise it can be tried again in another turn, with all steps."""
    s = t.state
    least = needed(s, actor)
    if total >= least:
        before(t, CONVINCED, do(take_over, actor), by=actor, about=(total, least))
    else:
        t.tell("not_convinced", actor, total, least)


@step
def take_over(t: Table[Dictators], actor: Actor) -> None:
    """The president gives up power: the dictator who was played wins, whoever played them. (Overview; Rulings)"""
    s = t.state
    name = DICTATORS[s.players[actor].dictator].full_name
    t.tell("convinced", actor)
    t.finish(won_by(s, actor, "president_convinced", outcomes.president_convinced(name)))


@step
def turn_is_taken(t: Table[Dictators]) -> None:
    """Convincing the president takes up the whole turn."""
    t.unwind(to=acting_is_over)
