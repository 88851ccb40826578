"""Summits with Russia and China: which problems are on the table, what each costs, and how the summit is judged.
(GM Russia Summit, China Summit; charts WPR2, WPC2)

The rulebooks tell what a summit can bring; the figures are ours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from resolute.engine.charts import Drms
from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, on_roll, step
from resolute.engine.table import Table
from resolute.games.presidency.content.cabinet import Office
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import WORLD, Nation, Region
from resolute.games.presidency.content.programs import PROGRAM_LOW, Program
from resolute.games.presidency.content.tracks import (
    CHINA_ECONOMY,
    CHINA_RELATIONS,
    ECONOMY,
    RUSSIA_ECONOMY,
    RUSSIA_RELATIONS,
)
from resolute.games.presidency.figures_world import relations_modifier
from resolute.games.presidency.operations.moves import IMPROVES, spend, trend
from resolute.games.presidency.operations.programs import reverse_program
from resolute.games.presidency.operations.regions import change_influence, ease_crisis, removable
from resolute.games.presidency.operations.sanctions import can_sanction, impose, lift
from resolute.games.presidency.rolls import D10, THE_PRESIDENT, roll_dice_for
from resolute.games.presidency.rules.terror_groups import lower_group
from resolute.games.presidency.rules.united_nations import resolve_civil_war
from resolute.games.presidency.rules.wars import weaken_rogue
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import CIVIL_WAR_TALKS, NATION, target
from resolute.games.presidency.words import peer_summits as said

PROBLEMS_ALLOWED = (1, 2, 2, 3, 3)
"""How many problems can be discussed, by relations from 1 on."""
FREELY, CHEAPLY, DEARLY = 2, 5, 8
"""The highest rolls with which a peer agrees for nothing, for an action point, or for influence; beyond it refuses."""
_RELATIONS = (RUSSIA_RELATIONS, CHINA_RELATIONS)
_ECONOMIES = (RUSSIA_ECONOMY, CHINA_ECONOMY)
EASED = 2
"""By so many boxes the worst crises shrink."""
WANTS = (int(Region.EASTERN_EUROPE), int(Region.ASIA_PACIFIC))
"""Where each peer wants influence for its help."""


# What can be discussed


def _worst_crisis(s: Presidency) -> int:
    return max(range(len(WORLD)), key=lambda one: s.world.regions[one].crisis)


def _fought(s: Presidency) -> list[int]:
    return [region for region, here in enumerate(s.world.abroad) if here.civil_wars]


def _worst_terror(s: Presidency) -> int:
    return max(range(len(WORLD)), key=lambda one: s.world.regions[one].highest_group)


def _worst_rogue(s: Presidency) -> int:
    def level(region: int) -> int:
        return max((rogue.level for rogue in s.world.regions[region].rogue_states), default=0)

    return max(range(len(WORLD)), key=level)


def _program(peer: int) -> Program:
    return Program.NORTH_KOREA if peer else Program.IRAN


def _program_value(s: Presidency, peer: int) -> int:
    return s.world.korea_missiles if peer else s.world.iran_nuclear


def _strongest_hold(s: Presidency, peer: int) -> tuple[int, int]:
    """How much influence a peer could give up in the region where that is most, and the region."""
    return max((removable(s, peer, region), region) for region in range(len(WORLD)))


def _ward(peer: int) -> int:
    """Russia speaks to Iran, China to North Korea."""
    return int(Nation.NORTH_KOREA if peer else Nation.IRAN)


PROBLEMS: Mapping[str, Callable[[Presidency, int], bool]] = {
    "relations": lambda s, peer: s.world.peers[peer].relations < _RELATIONS[peer].high,
    "sanctions": lambda s, peer: can_sanction(s, _ward(peer), SanctionKind.UN),
    "trade": lambda s, peer: s.nation.economy < ECONOMY.high,
    "crisis": lambda s, peer: s.world.regions[_worst_crisis(s)].crisis > 0,
    "civil-war": lambda s, peer: bool(_fought(s)),
    "terror": lambda s, peer: bool(s.world.regions[_worst_terror(s)].terror_groups),
    "rogue-state": lambda s, peer: bool(s.world.rogue_count),
    "program": lambda s, peer: _program_value(s, peer) > PROGRAM_LOW,
    "withdrawal": lambda s, peer: bool(_strongest_hold(s, peer)[0] or s.world.nations[peer].sanctions),
}
"""The problems of a summit, and when there is something to discuss."""


def brings(s: Presidency, peer: int, key: str) -> str:
    """What solving a problem would bring, as the board stands now."""
    fought = _fought(s)
    return said.BRINGS[key].format(
        peer=Nation(peer).label,
        ward=Nation(_ward(peer)).label,
        crisis=Region(_worst_crisis(s)).label,
        fought=Region(fought[0]).label if fought else "",
        terror=Region(_worst_terror(s)).label,
        rogue=Region(_worst_rogue(s)).label,
        hold=Region(_strongest_hold(s, peer)[1]).label,
    )


def share(agreed: int, discussed: int) -> str:
    """Which part of the problems was solved, by the key of the table that judges it."""
    if not agreed:
        return "none"
    if agreed == discussed:
        return "all"
    return "half" if 2 * agreed == discussed else "most" if 2 * agreed > discussed else "some"


@step
def summit(t: Table[Presidency], peer: int) -> None:
    """Relations say how many problems can be discussed. (Charts WPR2, WPC2)"""
    t.tell("peer_summit", peer)
    t.then(next_problem, peer, PROBLEMS_ALLOWED[t.state.world.peers[peer].relations - 1], 0, ())


@step
def next_problem(t: Table[Presidency], peer: int, left: int, agreed: int, used: tuple[str, ...]) -> None:
    """As long as a problem can be discussed, the President chooses it; then the summit is judged."""
    if left and any(fits(t.state, peer) for key, fits in PROBLEMS.items() if key not in used):
        t.then(choose_problem, THE_PRESIDENT, peer, left, agreed, used)
    elif used:
        t.then(happen, f"summit/{share(agreed, len(used))}", target(NATION, peer))


def _problem_prompt(
    t: Table[Presidency], actor: Actor, peer: int, left: int, agreed: int, used: tuple[str, ...]
) -> str:
    return said.what_do_you_discuss(Nation(peer).label, left)


@choice(_problem_prompt, rule="Summits with Russia and China")
def choose_problem(
    t: Table[Presidency], actor: Actor, peer: int, left: int, agreed: int, used: tuple[str, ...]
) -> Iterator[Option]:
    """A problem that was not discussed yet, or the end of the summit. (Charts WPR2, WPC2)"""
    for key, fits in PROBLEMS.items():
        if key not in used and fits(t.state, peer):
            yield Option(said.PROBLEMS[key], do(discuss, peer, key, left, agreed, used))
    if used:
        yield Option(said.CLOSE_THE_SUMMIT, do(next_problem, peer, 0, agreed, used), declines=True)


def modifiers_at_a_summit(t: Table[Presidency], peer: int) -> Drms:
    """The Secretary of State and relations count for the roll. (Charts WPR2, WPC2)"""
    s = t.state
    rating, corner = s.ratings(Office.STATE).diplomatic, relations_modifier(s, peer)
    modifiers = [(said.THE_SECRETARY, -rating)] if rating else []
    modifiers += [(said.RELATIONS, corner)] if corner else []
    return (*modifiers, *t.game.roll_modifiers(t))


@step
def discuss(t: Table[Presidency], peer: int, key: str, left: int, agreed: int, used: tuple[str, ...]) -> None:
    """The peer rolls its answer. (Charts WPR2, WPC2)"""
    then = do(peer_answers, peer, key, left - 1, agreed, (*used, key))
    roll_dice_for(t, D10, said.PROBLEMS[key], then, modifiers_at_a_summit(t, peer))


@on_roll
def peer_answers(
    t: Table[Presidency], total: int, peer: int, key: str, left: int, agreed: int, used: tuple[str, ...]
) -> None:
    """The peer agrees, wants something for it, or refuses. (Charts WPR2, WPC2)"""
    if total <= FREELY:
        t.then(agree, peer, key, "", left, agreed, used)
    elif total <= DEARLY:
        price = "point" if total <= CHEAPLY else "influence"
        t.then(choose_price, THE_PRESIDENT, peer, key, price, left, agreed, used)
    else:
        t.tell("refused", peer)
        t.then(next_problem, peer, left, agreed, used)


def _price_prompt(
    t: Table[Presidency], actor: Actor, peer: int, key: str, price: str, left: int, agreed: int, used: tuple[str, ...]
) -> str:
    return said.price(Nation(peer).label, said.PROBLEMS[key])


@choice(_price_prompt, rule="Summits with Russia and China", forced=True)
def choose_price(
    t: Table[Presidency], actor: Actor, peer: int, key: str, price: str, left: int, agreed: int, used: tuple[str, ...]
) -> Iterator[Option]:
    """Pay an action point, or let the peer gain influence; or do without. (Charts WPR2, WPC2)"""
    if price != "point" or t.state.president.action_points:
        label = said.A_POINT if price == "point" else said.influence(Region(WANTS[peer]).label)
        yield Option(said.AGREE, do(agree, peer, key, price, left, agreed, used), cost=label)
    yield Option(said.DO_WITHOUT, do(next_problem, peer, left, agreed, used), declines=True)


@step
def agree(t: Table[Presidency], peer: int, key: str, price: str, left: int, agreed: int, used: tuple[str, ...]) -> None:
    """The price is paid, and the problem is solved together."""
    if price == "point":
        spend(t, 1, said.A_SUMMIT)
    elif price == "influence":
        change_influence(t, peer, WANTS[peer], +1)
    t.tell("agreed", peer, key)
    _solve(t, peer, key)
    t.then(next_problem, peer, left, agreed + 1, used)


def _solve(t: Table[Presidency], peer: int, key: str) -> None:
    s = t.state
    if key == "relations":
        trend(t, _RELATIONS[peer], IMPROVES, said.A_SUMMIT)
    elif key == "sanctions":
        impose(t, _ward(peer), SanctionKind.UN)
    elif key == "trade":
        trend(t, ECONOMY, IMPROVES, said.A_SUMMIT)
        trend(t, _ECONOMIES[peer], IMPROVES, said.A_SUMMIT)
    elif key == "crisis":
        ease_crisis(t, _worst_crisis(s), EASED)
    elif key == "civil-war":
        resolve_civil_war(t, CIVIL_WAR_TALKS, _fought(s)[0], 0)
    elif key == "terror":
        lower_group(t, _worst_terror(s))
    elif key == "rogue-state":
        weaken_rogue(t, _worst_rogue(s))
    elif key == "withdrawal":
        held, region = _strongest_hold(s, peer)
        if held:
            change_influence(t, peer, region, -1)
        lift(t, peer)
    else:
        reverse_program(t, int(_program(peer)))
