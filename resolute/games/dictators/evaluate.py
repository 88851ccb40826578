"""How good a position looks: the turns that each dictator still needs, as a chance to be the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp, log
from typing import NamedTuple

import msgspec

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Actor, Option, Seat
from resolute.engine.reactions import answer
from resolute.engine.table import Table
from resolute.engine.words import Words
from resolute.games.dictators.card_worth import AVERAGE, WORTH
from resolute.games.dictators.chances import convince_chance
from resolute.games.dictators.content.map import PLACES, WASHINGTON
from resolute.games.dictators.content.printed import (
    CONFRONT,
    CONVINCE_ROLL,
    CONVINCED,
    DISARM,
    DISARM_ROLL,
    DISARMED,
    NOBODY,
    Kind,
    Trait,
)
from resolute.games.dictators.content.wording import HAND_LIMIT
from resolute.games.dictators.effects.hands import choose_discard, must_discard
from resolute.games.dictators.effects.moves import give_in
from resolute.games.dictators.library import KIND, PRESIDENTIAL, traits_in_play
from resolute.games.dictators.rules.acting import take_action
from resolute.games.dictators.rules.confronting import confront
from resolute.games.dictators.rules.defcon import NINTH
from resolute.games.dictators.rules.disarming import BONUS_ZONE
from resolute.games.dictators.rules.drawing import draw_action
from resolute.games.dictators.rules.moving import choose_place, fly, open_places, travel
from resolute.games.dictators.rules.president import NEEDED, convince, draw_presidential, least_on_die
from resolute.games.dictators.rules.turns import ACTIONS
from resolute.games.dictators.state import Dictators, Player
from resolute.games.dictators.ways import Ways, open_ways
from resolute.games.dictators.words import advice

_DECISIVE = (CONFRONT, CONVINCE_ROLL, CONVINCED, DISARM, DISARM_ROLL, DISARMED)
"""Events whose answers decide whether somebody wins or disarms."""
WON, LOST, NOBODY_WINS = 1.0, 0.0, 0.03

TURNS_TO_DISARM = 1.5
"""An attempt takes a turn, and two of three succeed."""
PRESENT = 0.35
"""How often the president is there and nobody stops the attempt."""
_STOPPED, _MOST_STOPPED = 0.09, 0.45
"""How likely each card that a rival holds stops an attempt that would succeed now, and all of them together."""
_KEPT = 1.0
"""What a presidential card is worth that finds the president."""
_EXCESS, _ACTION, _SKIP, _TRAIT = 0.1, 0.05, 0.9, 0.5
_DETOUR = 2.2
"""What a token of zone 4 is worth before anybody has seen which it is: so many turns may be spent on it."""
_TOKEN = 0.9
"""What a token in hand is worth, so that it is used where it does more."""
_TOKENS = {2: 1.6, 3: 1.5, 7: 0.7, 9: 0.4, 13: 0.5}
"""The same of tokens that differ: II disarms anywhere, III adds five to the roll that decides."""
_BRIBED = 2.0
"""A turn that somebody else plays for you is worse than a lost one."""
_DRAW = 0.25
"""What an action is worth that may draw a card for which there is room in hand; any other is worth _ACTION."""
_WORST = 0.25
"""What a card is worth that whoever holds it chooses to discard."""
_LOST_TURN = 0.5
"""What the turn is worth that an attempt to convince the president takes."""
_DEFCON = (0.0, -12.0, -4.0, -1.0, -0.3, 0.0)
"""What each level is worth to whoever does not hold token IX."""
_PATIENCE, _TIRING = 40, 0.05
"""After so many rounds each further one counts against going on: where nobody dares to turn up a card because only
DEFCON cards are left, the end of the world is better than a game without end."""
_BETTER = 0.06
"""What it is worth to have a card more to choose from when the hand is full."""
LAST_LEVEL = 1
_RIVALRY = 0.28
"""How much more a rival counts who is a turn ahead of the others."""
_FAR_OFF, _CLOSE = 0.04, 0.5
"""How much a turn less to go raises the log odds to win: little while everybody is far away, and the more the closer
the leader is. Fitted to games between steady bots."""
_ON_THE_WAY = 0.5
"""How much less likely targets are that leave a rival a turn more to go. Fitted to games between steady bots."""
_TIRED: tuple[Trait, ...] = ("no_travel", "no_action_cards", "no_interruptions", "no_drawing", "draw_cost", "card_cost")


@cache
def turns_to_convince(done: int, bonus: int = 0) -> float:
    """How many turns before the president it takes on average."""
    chance = min(1.0, max(0.05, (21 + bonus - NEEDED[done]) / 20))
    return 1 / (PRESENT * chance)


def turns_needed(place: int, targets: tuple[int, ...], done: int, bonus: int, ways: Ways) -> float:
    """The turns on the best way by some of the targets to the president."""
    best = ways.turns_to(WASHINGTON)[place] + turns_to_convince(done, bonus)
    for count, tours in enumerate(ways.tours(targets), 1):
        rest = TURNS_TO_DISARM * count + turns_to_convince(min(done + count, len(NEEDED) - 1), bonus)
        best = min(best, min([turns[place] + onward for turns, onward in tours]) + rest)
    return best


class _Standing(msgspec.Struct, frozen=True):
    """What a player's open cards and nuclear cards are worth, wherever the player is."""

    targets: tuple[int, ...]
    bonus_targets: tuple[int, ...]
    """Facilities of zone 4: a token each, for a detour."""
    done: int
    bonus: int
    past_roadblocks: bool
    past_no_fly: bool
    hand_limit: int
    worth: float


@lru_cache(maxsize=1 << 14)
def _standing(
    power: int, defcon: int, in_play: tuple[int, ...], targets: tuple[int, ...], disarmed: tuple[int, ...]
) -> _Standing:
    """Assets help; what forbids or costs more hurts."""
    traits = traits_in_play(power, defcon, in_play)
    zones = {PLACES[place].zone for place in disarmed}
    if traits.get("zone_1_done"):
        zones.add(1)
    worth = 0.3 * traits.get("disarm_roll", 0)
    if in_play:
        assets = sum(KIND[card] == Kind.ASSET for card in in_play)
        worth += 0.6 * assets + 0.8 * traits.get("actions", 0)
        worth -= _TRAIT * sum(1 for trait in _TIRED if traits.get(trait, 0) > 0)
    return _Standing(
        targets=tuple(place for place in targets if PLACES[place].zone != BONUS_ZONE),
        bonus_targets=tuple(place for place in targets if PLACES[place].zone == BONUS_ZONE),
        done=len(zones - {BONUS_ZONE}),
        bonus=traits.get("convince_roll", 0),
        past_roadblocks=bool(traits.get("passes_roadblocks")),
        past_no_fly=bool(traits.get("ignores_no_fly")),
        hand_limit=max(0, HAND_LIMIT + traits.get("hand_limit", 0)),
        worth=worth,
    )


@lru_cache(maxsize=1 << 15)
def _prospects(
    power: int,
    defcon: int,
    in_play: tuple[int, ...],
    targets: tuple[int, ...],
    disarmed: tuple[int, ...],
    place: int,
    ways: Ways,
) -> tuple[float, float, int]:
    """The turns that are needed, with a detour to zone 4 where it pays; what all that lies open comes to; and the hand
    limit."""
    one = _standing(power, defcon, in_play, targets, disarmed)
    if one.past_roadblocks or one.past_no_fly:
        ways = open_ways(() if one.past_roadblocks else ways.roadblocks, 0 if one.past_no_fly else ways.no_fly)
    turns = turns_needed(place, one.targets, one.done, one.bonus, ways)
    for token in one.bonus_targets:
        there = ways.turns_to(token)[place] + TURNS_TO_DISARM
        by_way = there + turns_needed(token, one.targets, one.done, one.bonus, ways)
        turns = min(turns, by_way - _DETOUR)
    return turns, one.worth, one.hand_limit


class Race(NamedTuple):
    """How well a dictator stands, in turns: what is still to be done, and what helps with it."""

    way: float
    in_play: float
    cards: float
    tokens: float
    turns: float

    @property
    def total(self) -> float:
        """Everything together; higher is better."""
        return self.way + self.in_play + self.cards + self.tokens + self.turns


def _stand(
    player: Player, place: int, defcon: int, ways: Ways, known: bool, in_play: tuple[int, ...] | None = None
) -> Race:
    """How well a player would stand in a place; what somebody else holds counts by its number."""
    in_play = player.in_play if in_play is None else in_play
    turns, worth, limit = _prospects(player.power, defcon, in_play, player.targets, player.disarmed, place, ways)
    tokens = 0.0
    if player.tokens:
        tokens = sum([_TOKENS.get(token, _TOKEN) for token in player.tokens])
    if player.kept_card != NOBODY and PRESIDENTIAL[player.kept_card].present:
        tokens += _KEPT
    later = player.extra_turns - _SKIP * player.skips
    if player.bribed_by != NOBODY:
        later -= _BRIBED
    return Race(-turns, worth, _held(player, limit, known), tokens, later)


def _held(player: Player, limit: int, known: bool) -> float:
    """What the cards in hand are worth; those above the limit will be discarded, the least useful first."""
    hand = player.hand
    if not known:
        held = len(hand)
        return AVERAGE * (held if held <= limit else limit + _EXCESS * (held - limit))
    if len(hand) <= limit:
        return sum([WORTH[card] for card in hand])
    worths = sorted([WORTH[card] for card in hand], reverse=True)
    return sum(worths[:limit]) + _EXCESS * sum(worths[limit:])


def races(t: Table[Dictators], seat: Seat) -> list[Race]:
    """How well every dictator stands, as one of them sees it."""
    s = t.state
    ways = open_ways(s.roadblocks, s.no_fly)
    found = [
        _stand(player, player.place, s.defcon, ways, who == seat, _lasting(s, who))
        for who, player in enumerate(s.players)
    ]
    frame = t.agenda[-1] if t.agenda else None
    if frame is None:
        return found
    if frame.step is choose_discard:
        for who in s.seats:
            found[who] = _less(found[who], _coming_discards(t, who))
        return found
    if frame.step is give_in:
        asked, by, left, at = frame.args
        moved = _after_the_move(t, seat, ways, by, by, open_places(t, by, at))
        holders = [who for who in (asked, *left) if s.players[who].hand]
        # The others choose what does them less harm: to discard, or to let the move happen.
        if moved.total - found[by].total < _WORST * len(holders) / (len(found) - 1):
            found[by] = moved
        else:
            for who in holders:
                found[who] = _less(found[who], 1)
        return found
    chooser, moving, places = _coming_move(t)
    if places:
        found[moving] = _after_the_move(t, seat, ways, chooser, moving, places)
    return found


def _lasting(s: Dictators, actor: Actor) -> tuple[int, ...]:
    """The cards in front of a player that do not leave at the end of this turn, so that ending it gains nothing."""
    player = s.players[actor]
    if actor != s.mover or 1 not in player.turns_left:
        return player.in_play
    return tuple(card for card, left in zip(player.in_play, player.turns_left, strict=True) if left != 1)


def _after_the_move(
    t: Table[Dictators], seat: Seat, ways: Ways, chooser: Actor, moving: Actor, places: Sequence[int]
) -> Race:
    """Whoever moves goes where it does most good, and is sent by others where it does least."""
    s = t.state
    player, in_play = s.players[moving], _lasting(s, moving)
    choices = [_stand(player, place, s.defcon, ways, moving == seat, in_play) for place in places]
    return (max if chooser == moving else min)(choices, key=lambda one: one.total)


def _coming_discards(t: Table[Dictators], actor: Actor) -> int:
    """How many cards a player has to discard before anything else happens."""
    count = 0
    for frame in t.agenda:
        if frame.step is choose_discard:
            count += frame.args[0] == actor
        elif frame.step is must_discard and frame.args[0] == actor:
            count += frame.args[1]
    return min(count, len(t.state.players[actor].hand))


def _less(race: Race, cards: int) -> Race:
    """The same race with some cards less, which its player chooses."""
    return race._replace(cards=race.cards - _WORST * cards) if cards else race


TERMS = ("way", "in_play", "cards", "tokens", "turns", "rivals", "danger", "actions")


def weigh(t: Table[Dictators], seat: Seat) -> tuple[float, ...]:
    """What speaks for a seat, term by term, in turns; the last term is the chance that an attempt succeeds now."""
    s = t.state
    found = races(t, seat)
    actions = _turn_left(s, s.actions)
    if s.mover != seat:
        # A rival's turn that has just begun is worth no more than one that is about to begin.
        actions -= _turn_left(s, ACTIONS, travels=1)
    if t.agenda and t.agenda[-1].step is confront:
        # If the president is there, the attempt takes the whole turn.
        actions *= 1 - PRESENT
    attempt, cost = _attempt(t)
    if attempt:
        actions -= cost
    if s.mover != seat:
        mover = found[s.mover]
        found[s.mover] = mover._replace(turns=mover.turns + actions)
        actions = 0.0
    own = found.pop(seat)
    return (*own, _rivals(found), _danger(s, seat, s.defcon), actions, attempt)


def _turn_left(s: Dictators, actions: int, drawn: int = 0, travels: int | None = None) -> float:
    """What the rest of the turn is worth to the mover: one action travels, and others draw what there is room for."""
    player = s.players[s.mover]
    limit = max(0, HAND_LIMIT + s.trait(s.mover, "hand_limit"))
    room = max(0, limit - len(player.hand) - drawn)
    travels = s.travels if travels is None else travels
    draws = min(room, max(0, actions - (travels > 0)))
    return _DRAW * draws + _ACTION * (actions - draws)


def _rivals(others: list[Race]) -> float:
    """What the others' races cost: mostly the race of whoever is ahead."""
    return -log(sum([exp(_RIVALRY * one.total) for one in others]) / len(others)) / _RIVALRY


def _danger(s: Dictators, seat: Seat, defcon: int) -> float:
    """What a DEFCON level costs; token IX turns it into a hope."""
    return -_DEFCON[defcon] if NINTH in s.players[seat].tokens else _DEFCON[defcon]


def _attempt(t: Table[Dictators]) -> tuple[float, float]:
    """How likely the mover is about to win before the president, and what the turn is worth that it takes."""
    frame = t.agenda[-1] if t.agenda else None
    if frame is None:
        return 0.0, 0.0
    s = t.state
    held = sum([len(player.hand) for actor, player in enumerate(s.players) if actor != s.mover])
    succeeds = 1 - min(_MOST_STOPPED, _STOPPED * held)
    if frame.step is convince:
        return succeeds * convince_chance(least_on_die(s, s.mover) - s.convince_bonus), 0.0
    if frame.step is not draw_presidential:
        return 0.0, 0.0
    deck = s.presidential or s.presidential_discards
    present = sum([PRESIDENTIAL[card].present for card in deck]) / max(1, len(deck))
    if s.trait(s.mover, "two_presidents"):
        present = 1 - (1 - present) ** 2
    return present * succeeds * convince_chance(least_on_die(s, s.mover)), present * _LOST_TURN


def evaluate_dictators(t: Table[Dictators], seat: Seat) -> float:
    """The chance that the seat wins."""
    if t.outcome is not None:
        # At DEFCON 1 all are ranked alike.
        if len(t.outcome.ranking) < 2:
            return NOBODY_WINS
        return WON if seat in t.outcome.winners else LOST
    s = t.state
    *terms, attempt = weigh(t, seat)
    chance = _as_chance(s, sum(terms), per_turn(s))
    return attempt * (s.mover == seat) + (1 - attempt) * chance if attempt else chance


def per_turn(s: Dictators) -> float:
    """How much a turn less to go raises the log odds to win."""
    ways = open_ways(s.roadblocks, s.no_fly)
    leader = min([-_stand(player, player.place, s.defcon, ways, known=False).way for player in s.players])
    return _FAR_OFF + _CLOSE / max(leader, 2.0)


def _as_chance(s: Dictators, worth: float, each: float) -> float:
    """A lead in turns as the chance to win; in a game that goes on for ever, less and less."""
    chance = 1 / (1 + (len(s.players) - 1) * exp(-each * worth))
    rounds = s.turn // len(s.players)
    return chance * max(0.0, 1 - _TIRING * (rounds - _PATIENCE)) if rounds > _PATIENCE else chance


def _coming_move(t: Table[Dictators]) -> tuple[int, int, tuple[int, ...]]:
    """Who chooses in a choice that waits, who is about to be moved by it, and to which places."""
    frame = t.agenda[-1] if t.agenda else None
    if frame is None or frame.step is not choose_place:
        return -1, -1, ()
    chooser, who, at = frame.args
    return chooser, who, tuple(open_places(t, who, at))


class DictatorsEvaluation(Evaluation[Dictators]):
    """How bots judge a position of Dictators."""

    questions_inside = 3
    foreseen = ("choose_place",)
    judged_before = ("draw_presidential", "convince")
    answers_in_rollouts = True
    redeals = 3

    def evaluate(self, t: Table[Dictators], seat: Seat) -> float:
        return evaluate_dictators(t, seat)

    def terms(self, t: Table[Dictators], seat: Seat) -> Mapping[str, float]:
        if t.outcome is not None:
            return {}
        # An attempt that is about to be made is no term of its own: search plays it.
        each = per_turn(t.state)
        return {name: each * worth for name, worth in zip(TERMS, weigh(t, seat)[:-1], strict=True)}

    def term_words(self, term: str, better: bool) -> Words:
        return advice.term(term, better)

    def clock(self, t: Table[Dictators]) -> int:
        return t.state.turn

    def weight(self, t: Table[Dictators], seat: Seat) -> float:
        """Rivals have gone where their targets are."""
        s = t.state
        ways = open_ways(s.roadblocks, s.no_fly)
        rivals = [player for actor, player in enumerate(s.players) if seat not in s.seats_behind(actor)]
        return exp(_ON_THE_WAY * sum([_stand(one, one.place, s.defcon, ways, known=False).way for one in rivals]))

    def policy(self, t: Table[Dictators], seat: Seat, options: Sequence[Option]) -> int | None:
        """What decides the game may be answered; everything else is let happen."""
        frame = t.agenda[-1]
        if frame.step is answer and frame.args[1].kind not in _DECISIVE:
            return next(place for place, option in enumerate(options) if option.declines)
        return None

    def rated(self, t: Table[Dictators], seat: Seat, options: Sequence[Option]) -> Mapping[int, float]:
        """Roads, flights and draws in the own turn: where they lead is known without playing them."""
        if t.agenda[-1].step is not take_action or t.state.mover != seat:
            return {}
        return _rate_actions(t, seat, options)


def _rate_actions(t: Table[Dictators], seat: Seat, options: Sequence[Option]) -> dict[int, float]:
    s = t.state
    player, in_play = s.players[seat], _lasting(s, seat)
    ways = open_ways(s.roadblocks, s.no_fly)
    found = races(t, seat)
    own = found.pop(seat)
    each = per_turn(s)
    rest = _rivals(found) + _danger(s, seat, s.defcon)
    rated: dict[int, float] = {}
    for place, option in enumerate(options):
        frame = option.frame
        if frame.step is travel or frame.step is fly:
            to, cost = (frame.args[1], 1) if frame.step is travel else frame.args
            there = _stand(player, to, s.defcon, ways, known=True, in_play=in_play)
            left = _turn_left(s, s.actions - cost, travels=s.travels - 1)
            rated[place] = _as_chance(s, there.total + rest + left, each)
        elif frame.step is draw_action:
            more = rest + _turn_left(s, s.actions - frame.args[0], drawn=1)
            rated[place] = _after_a_draw(s, seat, own, more, each)
    return rated


def _after_a_draw(s: Dictators, seat: Seat, own: Race, rest: float, each: float) -> float:
    """A card more in hand, or one of the DEFCON cards that are still in the deck."""
    player = s.players[seat]
    limit = _prospects(
        player.power,
        s.defcon,
        player.in_play,
        player.targets,
        player.disarmed,
        player.place,
        open_ways(s.roadblocks, s.no_fly),
    )[2]
    held = own.cards + (AVERAGE if len(player.hand) < limit else _EXCESS * AVERAGE + _BETTER)
    chance = _as_chance(s, own.total - own.cards + held + rest, each)
    deck = s.command or s.discards
    risk = sum([KIND[card] == Kind.DEFCON for card in deck]) / max(1, len(deck))
    if not risk:
        return chance
    if s.defcon <= LAST_LEVEL + 1:
        worse = WON if NINTH in player.tokens else NOBODY_WINS
    else:
        worse = _as_chance(s, own.total + rest - _danger(s, seat, s.defcon) + _danger(s, seat, s.defcon - 1), each)
    return risk * worse + (1 - risk) * chance
