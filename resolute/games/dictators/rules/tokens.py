"""The fifteen tokens of zone 4: each once, free, in the own turn, and nothing cancels them. (Nuclear Zone 4)

III is used after the roll that is to convince the president (`president.add_five`), IX when DEFCON 1 is reached
(`defcon.end_of_the_world`), XIII when a Founding Father comes (`drawing.give_father_away`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, Step, choice, do, step
from resolute.engine.pieces import shuffled, without
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES_IN, TIME_ZONES, WASHINGTON
from resolute.games.dictators.content.printed import FORCED, NOBODY, Kind, Unchanged
from resolute.games.dictators.library import DICTATORS, KIND, PRESIDENTIAL
from resolute.games.dictators.rules.barriers import lift_no_fly, remove_roadblock_from, road_name
from resolute.games.dictators.rules.disarming import facility_disarmed, site_name
from resolute.games.dictators.rules.drawing import take_in_hand
from resolute.games.dictators.rules.events import name_of
from resolute.games.dictators.rules.moving import move, place_name
from resolute.games.dictators.rules.piles import EVERYBODY, draw_one, new_fathers, spend_token
from resolute.games.dictators.rules.president import take_presidential
from resolute.games.dictators.state import Dictators

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")
FIFTH = 5
RULE = "Nuclear zone 4"

REVEALED = 6
"""How many command cards VIII reveals."""
LOOKED_AT = 5
"""Among how many presidential cards VII chooses."""
DEALT = 3
"""How many command cards and how many Founding Fathers X mixes."""
MANY = 10
"""How many cards XIV draws."""


# Using a token


def usable_tokens(t: Table[Dictators], actor: Actor) -> Iterator[Option]:
    """The tokens that can be used now."""
    for token in t.state.players[actor].tokens:
        if token in _USES and not _USES[token][1](t.state, actor):
            yield _token_option(token)


@cache
def _token_option(token: int) -> Option:
    return Option(f"Use token {NUMERALS[token]}: {_USES[token][2]}", do(use_token, token), at=f"token:{token}")


@step
def use_token(t: Table[Dictators], token: int) -> None:
    """A token is revealed, spent, and does what it says."""
    actor = t.state.mover
    spend_token(t, actor, token)
    t.then(_USES[token][0], actor)
    t.then(token_done)


# I: to Washington or Washington


@choice("Where do you move?", rule=RULE)
def washington_or_washington(t: Table[Dictators], actor: Actor) -> list[Option]:
    """I: Washington State or Washington D.C."""
    return [
        Option(place_name(place), do(move_by_token, actor, place), at=f"place:{place}")
        for place in (*PLACES_IN["WA"], WASHINGTON)
    ]


@step
def move_by_token(t: Table[Dictators], actor: Actor, place: int) -> None:
    """The meeple moves; nothing answers a token."""
    move(t, actor, place, FORCED)


# II: a facility


@choice("Which of your facilities do you disarm?", rule=RULE)
def disarm_anywhere(t: Table[Dictators], actor: Actor) -> list[Option]:
    """II: one of the own facilities, wherever it is, without a roll."""
    return [
        Option(f"Disarm {site_name(place)}", do(facility_disarmed, actor, place), at=f"place:{place}")
        for place in t.state.players[actor].targets
    ]


# IV and XII: another dictator


@choice("Which dictator do you become?", rule=RULE)
def become_somebody_else(t: Table[Dictators], actor: Actor) -> list[Option]:
    """IV: any dictator whom nobody plays."""
    return [
        Option(DICTATORS[one].full_name, do(swap_with_deck, actor, one), at=f"dictator:{one}")
        for one in t.state.dictators
    ]


@step
def swap_with_deck(t: Table[Dictators], actor: Actor, dictator: int) -> None:
    """The old dictator goes back to the others."""
    s = t.state
    old = s.players[actor].dictator
    s.dictators = tuple(sorted((*without(s.dictators, dictator), old)))
    _change_dictators(t, ((actor, dictator),))


@choice("With whom do you swap dictators?", rule=RULE)
def swap_dictators_with(t: Table[Dictators], actor: Actor) -> list[Option]:
    """XII: an opponent's dictator for one's own."""
    return [
        Option(
            f"Become {DICTATORS[t.state.players[other].dictator].full_name}",
            do(swap_dictators, actor, other),
            at=f"seat:{other}",
        )
        for other in t.state.opponents(actor)
    ]


@step
def swap_dictators(t: Table[Dictators], actor: Actor, other: Actor) -> None:
    """Only the dictator cards change hands. Whoever gives Joseph up draws a nuclear card of zone 1."""
    s = t.state
    mine, theirs = s.players[actor].dictator, s.players[other].dictator
    _change_dictators(t, ((actor, theirs), (other, mine)))


def _change_dictators(t: Table[Dictators], new: tuple[tuple[Actor, int], ...]) -> None:
    """What the old cards do when they leave happens first, then what the new ones do when they arrive."""
    s = t.state
    remember_names(t)
    for actor, _ in new:
        old = s.players[actor].power
        if not isinstance(DICTATORS[old].leaves, Unchanged):
            t.then(happen, f"dictator/{old}/leaves", actor)
    for actor, dictator in new:
        player = s.players[actor]
        player.dictator = player.power = dictator
        player.used_this_turn = ()
        t.tell("becomes", actor, dictator)
        if not isinstance(DICTATORS[dictator].arrives, Unchanged):
            t.then(happen, f"dictator/{dictator}/arrives", actor)


def remember_names(t: Table[Dictators]) -> None:
    """The journal goes on calling everybody by the dictator of that time."""
    s = t.state
    s.formerly += ((t.number, tuple(player.dictator for player in s.players)),)


# V: everything


@choice("With whom do you swap everything?", rule=RULE)
def swap_everything_with(t: Table[Dictators], actor: Actor) -> list[Option]:
    """V: dictator, hand, nuclear cards, meeple, tokens and cards in play."""
    return [
        Option(f"Swap with {name_of(t, other)}", do(swap_everything, actor, other), at=f"seat:{other}")
        for other in t.state.opponents(actor)
    ]


@step
def swap_everything(t: Table[Dictators], actor: Actor, other: Actor) -> None:
    """The two players' whole holdings change hands; people, seating and turn order stay. (Nuclear Zone 4, V)

    Each still knows what was given away. The user finishes the turn with the actions and the travel that are left.
    """
    s = t.state
    players = s.players
    remember_names(t)
    t.tell("swaps_everything", actor, other)
    for giver in (actor, other):
        players[giver].show_everything(1 << giver)
    players[actor], players[other] = players[other], players[actor]
    for seat in (actor, other):
        now = players[seat]
        t.tell("now_holds", seat, now.hand, now.targets, now.tokens, now.kept_card, to=s.seats_behind(seat))


# VI: meeples


@step
def swap_meeples(t: Table[Dictators], actor: Actor) -> None:
    """VI: any number of meeples swap their places; two at a time, as often as it may take."""
    t.then(swap_two_meeples, actor, len(t.state.players) - 1)


@choice("Which two dictators swap places?", rule=RULE)
def swap_two_meeples(t: Table[Dictators], actor: Actor, left: int) -> list[Option]:
    """Any two that stand in different places."""
    players = t.state.players
    options = [
        Option(f"{name_of(t, one)} and {name_of(t, other)}", do(swap_places, actor, one, other, left))
        for one, other in combinations(t.state.seats, 2)
        if players[one].place != players[other].place
    ]
    options.append(_DONE)
    return options


@step
def swap_places(t: Table[Dictators], actor: Actor, one: Actor, other: Actor, left: int) -> None:
    """Two meeples change places."""
    players = t.state.players
    here, there = players[one].place, players[other].place
    move(t, one, there, FORCED)
    move(t, other, here, FORCED)
    if left > 1:
        t.then(swap_two_meeples, actor, left - 1)


@step
def token_done(t: Table[Dictators]) -> None:
    """The token has done what it can do, or enough of it."""


_DONE = Option("Done", do(token_done), declines=True)


# VII: a presidential card


@step
def look_at_presidential(t: Table[Dictators], actor: Actor) -> None:
    """VII: five presidential cards are looked at, and one of them is kept, face down."""
    s = t.state
    count = min(LOOKED_AT, len(s.presidential) + len(s.presidential_discards))
    s.examiner = actor
    s.examined_presidential = tuple(take_presidential(t) for _ in range(count))
    t.tell("looks_at_presidential", actor, count)
    t.tell("presidential_seen", s.examined_presidential, to=s.seats_behind(actor))
    t.then(keep_presidential, actor)


@choice("Which presidential card do you keep for later?", rule=RULE)
def keep_presidential(t: Table[Dictators], actor: Actor) -> list[Option]:
    """One of the cards; a copy is as good as another."""
    return [
        Option(PRESIDENTIAL[card].name, do(kept_presidential, actor, place), at=f"president:{card}")
        for place, card in enumerate(t.state.examined_presidential)
        if card not in t.state.examined_presidential[:place]
    ]


@step
def kept_presidential(t: Table[Dictators], actor: Actor, place: int) -> None:
    """The others are shuffled back into the presidential deck."""
    s = t.state
    card = s.examined_presidential[place]
    s.presidential += s.examined_presidential[:place] + s.examined_presidential[place + 1 :]
    s.examined_presidential = ()
    s.examiner = NOBODY
    s.players[actor].kept_card = card
    t.tell("keeps_presidential", actor)
    t.tell("kept_presidential", card, to=s.seats_behind(actor))


# VIII and XIV: many cards


@step
def reveal_six(t: Table[Dictators], actor: Actor) -> None:
    """VIII: six command cards are revealed and taken in hand; this turn they are free. Events are shuffled back."""
    s = t.state
    cards = _draw_without_events(t, REVEALED)
    for card in cards:
        s.players[actor].hold(card, EVERYBODY)
    s.free += cards
    t.tell("reveals", actor, cards)


@step
def draw_ten(t: Table[Dictators], actor: Actor) -> None:
    """XIV: ten cards are drawn; events among them are shuffled back."""
    s = t.state
    cards = _draw_without_events(t, MANY)
    for card in cards:
        s.players[actor].hold(card)
    t.tell("drew_many", actor, len(cards))
    t.tell("drew_cards", actor, cards, to=s.seats_behind(actor))


def _draw_without_events(t: Table[Dictators], count: int) -> tuple[int, ...]:
    """So many cards from the command deck; what is an event goes back after the last draw."""
    drawn = [card for _ in range(count) if (card := draw_one(t)) is not None]
    t.state.command += tuple(card for card in drawn if KIND[card] > Kind.ASSET)
    return tuple(card for card in drawn if KIND[card] <= Kind.ASSET)


# X: gifts


@step
def deal_gifts(t: Table[Dictators], actor: Actor) -> None:
    """X: three command cards and three Founding Fathers are mixed, each opponent gets one, the rest goes into the deck.

    Events among the command cards go back before dealing. (Rulings)
    """
    s = t.state
    cards = shuffled(_draw_without_events(t, DEALT) + new_fathers(t, DEALT), t.dice)
    opponents = s.opponents(actor)
    given, rest = cards[: len(opponents)], cards[len(opponents) :]
    s.command += rest
    for other, card in zip(opponents, given, strict=False):
        t.tell("gift", actor, other)
        if KIND[card] <= Kind.ASSET:
            t.tell("drew_card", other, card, to=s.seats_behind(other))
        take_in_hand(t, other, card)


# XI: no more tokens


@step
def clear_tokens(t: Table[Dictators], actor: Actor) -> None:
    """XI: all zone 4 tokens leave the board; disarming there brings nothing any more."""
    s = t.state
    s.buried_tokens += tuple(token for token in s.map_tokens if token)
    s.map_tokens = (0,) * len(s.map_tokens)
    t.tell("tokens_cleared")


# XV: open roads and skies


def has_barriers(s: Dictators) -> bool:
    """Whether there is a roadblock or a no-fly zone anywhere."""
    return bool(s.roadblocks or s.no_fly)


@choice("Which roadblock or no-fly zone do you remove?", rule=RULE)
def clear_the_way(t: Table[Dictators], actor: Actor) -> list[Option]:
    """XV: any number of them."""
    s = t.state
    options = [_road_option(actor, road) for road in s.roadblocks]
    options += [_sky_option(actor, zone) for zone in range(len(TIME_ZONES)) if s.no_fly & 1 << zone]
    options.append(_DONE)
    return options


@cache
def _road_option(actor: Actor, road: int) -> Option:
    return Option(f"The roadblock from {road_name(road)}", do(remove_roadblock, actor, road), at=f"road:{road}")


@cache
def _sky_option(actor: Actor, zone: int) -> Option:
    return Option(f"The no-fly zone {TIME_ZONES[zone]}", do(remove_no_fly, actor, zone), at=f"time_zone:{zone}")


@step
def remove_roadblock(t: Table[Dictators], actor: Actor, road: int) -> None:
    """A roadblock goes, and perhaps another."""
    remove_roadblock_from(t, road)
    if has_barriers(t.state):
        t.then(clear_the_way, actor)


@step
def remove_no_fly(t: Table[Dictators], actor: Actor, zone: int) -> None:
    """A no-fly zone goes, and perhaps another token."""
    lift_no_fly(t, zone)
    if has_barriers(t.state):
        t.then(clear_the_way, actor)


# What each can be used for, and when it cannot


def _always(s: Dictators, actor: Actor) -> str:
    return ""


def _only_fresh(s: Dictators, actor: Actor) -> str:
    return "" if not s.fifth_is_stale else "it works only in the turn in which you receive it"


def _needs_targets(s: Dictators, actor: Actor) -> str:
    return "" if s.players[actor].targets else "you have nothing left to disarm"


def _needs_barriers(s: Dictators, actor: Actor) -> str:
    return "" if has_barriers(s) else "there is nothing to remove"


def _needs_tokens(s: Dictators, actor: Actor) -> str:
    return "" if any(s.map_tokens) else "no token is left on the board"


def _needs_distance(s: Dictators, actor: Actor) -> str:
    return "" if len({player.place for player in s.players}) > 1 else "all stand in one place"


_USES: dict[int, tuple[Step[[Actor]], Callable[[Dictators, Actor], str], str]] = {
    1: (washington_or_washington, _always, "move to Washington State or Washington D.C."),
    2: (disarm_anywhere, _needs_targets, "disarm one of your facilities"),
    4: (become_somebody_else, _always, "swap your dictator with one from the deck"),
    5: (swap_everything_with, _only_fresh, "swap everything with another player"),
    6: (swap_meeples, _needs_distance, "let dictators swap places"),
    7: (look_at_presidential, _always, "look at five presidential cards and keep one"),
    8: (reveal_six, _always, "take six command cards and play them for free this turn"),
    10: (deal_gifts, _always, "deal each opponent a command card or a Founding Father"),
    11: (clear_tokens, _needs_tokens, "remove all warhead tokens from the board"),
    12: (swap_dictators_with, _always, "swap dictators with an opponent"),
    14: (draw_ten, _always, "draw ten cards"),
    15: (clear_the_way, _needs_barriers, "remove roadblocks and no-fly zones"),
}
