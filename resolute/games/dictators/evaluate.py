"""How good a position looks: how many turns each dictator still needs, and what could make them fewer."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from resolute.engine.evaluation import Evaluation
from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES, WASHINGTON
from resolute.games.dictators.content.printed import NOBODY, Kind, Trait
from resolute.games.dictators.content.wording import HAND_LIMIT
from resolute.games.dictators.library import KIND, PRESIDENTIAL, traits_in_play
from resolute.games.dictators.rules.defcon import NINTH
from resolute.games.dictators.rules.disarming import BONUS_ZONE
from resolute.games.dictators.rules.moving import choose_place, open_places
from resolute.games.dictators.rules.president import NEEDED
from resolute.games.dictators.state import Dictators, Player
from resolute.games.dictators.ways import Ways, open_ways

WON, LOST, NOBODY_WINS = 1000.0, -1000.0, -60.0

TURNS_TO_DISARM = 1.5
"""An attempt takes a turn, and two of three succeed."""
PRESENT = 0.5
"""How often the president is there."""
_RIVALRY, _CROWD = 0.6, 0.2
"""How much the progress of the best opponent and of all together counts beside one's own."""
_KEPT = 1.0
"""What a presidential card is worth that finds the president."""
_CARD, _EXCESS, _TOKEN, _ACTION, _SKIP, _TRAIT = 0.3, 0.03, 1.2, 0.05, 0.9, 0.5
_BRIBED = 2.0
"""A turn that somebody else plays for you is worse than a lost one."""
_THEIR_ACTION = 0.4
"""An opponent's action is worth more than a card."""
_DEFCON = (0.0, -12.0, -4.0, -1.0, -0.3, 0.0)
"""What each level is worth to whoever does not hold token IX."""
_PATIENCE, _IMPATIENCE = 40, 2.0
"""After so many rounds each further one counts against going on: where nobody dares to turn up a card because only
DEFCON cards are left, the end of the world is better than a game without end."""
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
    """Assets help; what forbids or costs more hurts; a token that is still to be had is worth a little."""
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
        done=len(zones - {BONUS_ZONE}),
        bonus=traits.get("convince_roll", 0),
        past_roadblocks=bool(traits.get("passes_roadblocks")),
        past_no_fly=bool(traits.get("ignores_no_fly")),
        hand_limit=max(0, HAND_LIMIT + traits.get("hand_limit", 0)),
        worth=worth - 0.2 * sum(PLACES[place].zone == BONUS_ZONE for place in targets),
    )


@lru_cache(maxsize=1 << 14)
def _prospects(
    power: int,
    defcon: int,
    in_play: tuple[int, ...],
    targets: tuple[int, ...],
    disarmed: tuple[int, ...],
    place: int,
    ways: Ways,
) -> tuple[float, int]:
    """What all that lies open comes to, less the turns that are needed; and the hand limit."""
    one = _standing(power, defcon, in_play, targets, disarmed)
    if one.past_roadblocks or one.past_no_fly:
        ways = open_ways(() if one.past_roadblocks else ways.roadblocks, 0 if one.past_no_fly else ways.no_fly)
    return one.worth - turns_needed(place, one.targets, one.done, one.bonus, ways), one.hand_limit


def _worth(player: Player, place: int, defcon: int, ways: Ways) -> float:
    """How well a dictator stands, in turns."""
    worth, limit = _prospects(player.power, defcon, player.in_play, player.targets, player.disarmed, place, ways)
    held = len(player.hand)
    worth += _CARD * held if held <= limit else _CARD * limit + _EXCESS * (held - limit)
    worth += _TOKEN * len(player.tokens) - _SKIP * player.skips + player.extra_turns
    if player.bribed_by != NOBODY:
        worth -= _BRIBED
    if player.kept_card != NOBODY and PRESIDENTIAL[player.kept_card].present:
        worth += _KEPT
    return worth


def evaluate_dictators(t: Table[Dictators], seat: Seat) -> float:
    """Higher is better for the seat."""
    s = t.state
    if t.outcome is not None:
        if t.outcome.ending == "defcon_1":
            return NOBODY_WINS
        return WON if seat in t.outcome.winners else LOST
    ways = open_ways(s.roadblocks, s.no_fly)
    worths = [_worth(player, player.place, s.defcon, ways) for player in s.players]
    moving, places = _coming_move(t)
    if places:
        choices = [_worth(s.players[moving], place, s.defcon, ways) for place in places]
        worths[moving] = max(choices) if moving == seat else min(choices)
    own = worths.pop(seat)
    worth = own - _RIVALRY * max(worths) - _CROWD * sum(worths) / len(worths)
    danger = _DEFCON[s.defcon]
    worth += -danger if NINTH in s.players[seat].tokens else danger
    worth += _ACTION * s.actions if s.mover == seat else -_THEIR_ACTION * s.actions
    rounds = s.turn // len(s.players)
    return worth - _IMPATIENCE * (rounds - _PATIENCE) if rounds > _PATIENCE else worth


def _coming_move(t: Table[Dictators]) -> tuple[int, tuple[int, ...]]:
    """Who is about to be moved by a choice that waits, and to which places."""
    frame = t.agenda[-1] if t.agenda else None
    if frame is None or frame.step is not choose_place:
        return -1, ()
    _, who, at = frame.args
    return who, tuple(open_places(t, who, at))


class DictatorsEvaluation(Evaluation[Dictators]):
    """How bots judge a position of Dictators."""

    questions_inside = 3
    foreseen = ("choose_place",)

    def evaluate(self, t: Table[Dictators], seat: Seat) -> float:
        return evaluate_dictators(t, seat)
