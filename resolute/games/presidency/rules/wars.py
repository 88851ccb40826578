"""Wars: how one begins, and what a war on each conflict track means. (GM Wars, Setting up a War, Auto-Loss)

`start_war` is where every conflict track ends; `begin_war` puts any war on the sideboard.
"""

from __future__ import annotations

from functools import cache

import msgspec

from resolute.engine.effects import happen
from resolute.engine.frames import Actor, Option, choice, do, on_roll, step
from resolute.engine.journal import total_of
from resolute.engine.pieces import changed
from resolute.engine.subjects import Subject
from resolute.engine.table import Table
from resolute.games.presidency.content.conflicts import CONFLICTS, MISSILES_UP_TO, NEIGHBOR_OF_DIE, Track
from resolute.games.presidency.content.places import ALLIES, PEERS, Region
from resolute.games.presidency.content.programs import MASS_DEPLOYMENT
from resolute.games.presidency.content.terror import HIGHEST_LEVEL
from resolute.games.presidency.content.tracks import LEGACY_POINTS
from resolute.games.presidency.content.wars import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    INFLUENCE_STRENGTH,
    MAX_WARS,
    PEACE,
    RESUPPLY_COST,
    ROGUE_STRENGTH,
    STALEMATE,
    STRENGTHS,
    TO_GUERRILLA,
    WITH_IRAN,
    Belligerent,
    Fight,
    WarKind,
)
from resolute.games.presidency.operations.combat import odds_column, rogue_at_war, strengths
from resolute.games.presidency.operations.historical import (
    begin_in_the_mountains,
    nato_helps,
    note_lost_war,
    regime_strength,
    two_fronts,
)
from resolute.games.presidency.operations.moves import aside, lose, move, spend
from resolute.games.presidency.operations.regions import raise_crisis, total_iranian_influence
from resolute.games.presidency.rolls import D10, NEW_PLAYER, THE_PRESIDENT
from resolute.games.presidency.rules.cyber import cyber_in_war
from resolute.games.presidency.rules.forces import leave_footprint
from resolute.games.presidency.rules.terror_groups import add_group, change_rogue, largest_rogue, new_rogue_state
from resolute.games.presidency.state import NOBODY, Presidency, RogueState, War
from resolute.games.presidency.subjects import FIRST_ROLL, NATION, REGION, SURPRISE, WAR, number, target
from resolute.games.presidency.words import wars as said
from resolute.games.presidency.words.small import points

AFTER_A_WAR = 2
"""The status of a conflict when its war is over; the figure is ours."""
USES_WEAPON, LOSES_WEAPON = 10, 1
"""Natural rolls with which a rogue state uses its weapons of mass destruction, or loses them. (GM WMDs)"""
OVERWHELMING = 2
"""Levels that a rogue state loses by an overwhelming victory."""
EUROPE = (int(Region.EUROZONE), int(Region.EASTERN_EUROPE))
_PEERS, _ALLIES = tuple(map(int, PEERS)), tuple(map(int, ALLIES))


@step
def start_war(t: Table[Presidency], conflict: int, attacker: int, provoked_by_china: bool) -> None:
    """A conflict track has reached war: some wars lose the game at once, the others are set up and begin. Unless it is
    said who attacks, the side does that the relative strength favors, the first of equals. (GM Conflict Tracks,
    Auto-Loss 1 and 2)"""
    s, printed = t.state, CONFLICTS[conflict]
    fatal = printed.loses and printed.with_program is None
    if fatal and not (conflict == Track.CHINA_JAPAN and provoked_by_china):
        t.tell("war", int(printed.first), int(printed.second), int(printed.region))
        lose(t, printed.loses)
        return
    second, kind = printed.second, WarKind.COMBINED
    if conflict == Track.ISRAEL_NEIGHBORS:
        (who,) = t.roll_now(D10, said.WHICH_NEIGHBOR)
        (how,) = t.roll_now(D10, said.WHICH_KIND_OF_WAR)
        second, kind = NEIGHBOR_OF_DIE[who - 1], WarKind.AIR if how <= MISSILES_UP_TO else WarKind.COMBINED
    over = printed.scale[s.world.conflicts[conflict].strength]
    first_attacks = over >= 0 if attacker == NOBODY else attacker == printed.first
    sides = (printed.first, second) if first_attacks else (second, printed.first)
    t.then(begin_war, war_between(s, sides, int(printed.region), kind, conflict))


def war_between(
    s: Presidency, sides: tuple[Belligerent, Belligerent], region: int, kind: WarKind, conflict: int
) -> War:
    """A war as it is set up: attacker and defender with the strengths of the table and, if a conflict track governs it,
    the relative strength. (GM Setting up a War)"""
    attacking, defending = (war_strength(s, side, kind, region) for side in sides)
    if conflict != NOBODY:
        printed = CONFLICTS[conflict]
        over = printed.scale[s.world.conflicts[conflict].strength]
        attackers_favor = over if sides[0] == printed.first else -over
        attacking, defending = attacking + max(0, attackers_favor), defending + max(0, -attackers_favor)
    return War(
        *(sides[0], sides[1], region, kind, STALEMATE, attacking, defending, conflict),
        us_side=_us_side(sides),
    )


def governing_track(attacker: Belligerent, defender: Belligerent) -> int:
    """The conflict track of two belligerents, or nobody's."""
    for track in Track:
        if {CONFLICTS[track].first, CONFLICTS[track].second} == {attacker, defender}:
            return int(track)
    return NOBODY


def lost_to_a_program(s: Presidency, war: War) -> str:
    """How a war loses the game because the program of one of its sides is in the last box; nothing, if it does not.
    (GM Auto-Loss 8 and 9)"""
    conflict = governing_track(war.attacker, war.defender)
    printed = None if conflict == NOBODY else CONFLICTS[conflict]
    if printed is None or printed.with_program is None:
        return ""
    iran = printed.with_program == Belligerent.IRAN
    return printed.loses if (s.world.iran_nuclear if iran else s.world.korea_missiles) >= MASS_DEPLOYMENT else ""


def _us_side(sides: tuple[Belligerent, Belligerent]) -> int:
    """The United States fight with South Korea and in their own war; everybody else is only supported. (GM Supporting
    Allies in a War)"""
    for side, who in zip((1, -1), sides, strict=True):
        if who in (Belligerent.UNITED_STATES, Belligerent.SOUTH_KOREA):
            return side
    return 0


def war_strength(s: Presidency, who: Belligerent, kind: WarKind, region: int) -> int:
    """The strength with which somebody enters a war: the table's, with a peer's influence in the region and Iran's
    behind Hezbollah. The units of the United States stay on the map and are added at every roll. (GM Strength
    Tables)"""
    if who == Belligerent.UNITED_STATES:
        return 0
    strength = STRENGTHS[who].of(kind)
    if who in (Belligerent.RUSSIA, Belligerent.CHINA) and kind == WarKind.COMBINED:
        strength += INFLUENCE_STRENGTH * s.world.regions[region].influence(who)
    if who in WITH_IRAN:
        strength += total_iranian_influence(s)
    return strength


@step
def begin_war(t: Table[Presidency], war: War) -> None:
    """A war is set up on the sideboard at a stalemate, and the marker of its conflict track, if it has one, stands at
    war; a sixth one loses the game, and so does one beside a program in its last box. (GM Setting up a War, Conflict
    Tracks, Auto-Loss 8, 9, 11)"""
    _set_up(t, war, FIRST_ROLL)


@step
def begin_war_by_surprise(t: Table[Presidency], war: War) -> None:
    """The attacker has surprise, which counts in the first roll only. (GM Surprise)"""
    _set_up(t, war, SURPRISE)


def _set_up(t: Table[Presidency], war: War, roll: str) -> None:
    world = t.state.world
    if war.conflict != NOBODY:
        _mark(t, war.conflict, CONFLICTS[war.conflict].war)
    t.tell("war", int(war.attacker), int(war.defender), war.region)
    ending = lost_to_a_program(t.state, war) or ("six_wars" if len(world.wars) >= MAX_WARS else "")
    if ending:
        lose(t, ending)
        return
    world.wars += (war,)
    aside(t, do(wage_war, len(world.wars) - 1, roll))


def end_war(t: Table[Presidency], place: int) -> None:
    """A war is over and leaves the sideboard; its conflict track goes back, and a rogue state that was in it can be
    attacked again."""
    world = t.state.world
    war = world.wars[place]
    _rogue_in_peace(t, war)
    world.wars = world.wars[:place] + world.wars[place + 1 :]
    t.tell("war_over", int(war.attacker), int(war.defender))
    if war.conflict != NOBODY:
        _mark(t, war.conflict, AFTER_A_WAR)


def weaken_rogue(t: Table[Presidency], region: int) -> None:
    """The largest rogue state of a region, if there is one, falls a level; below the first it is a terror group, and a
    war against it is over at once. (GM Rogue States)"""
    place = largest_rogue(t.state, region)
    if place is None:
        return
    here = t.state.world.regions[region].rogue_states[place]
    change_rogue(t, region, place, here.level - 1)
    if t.outcome is None and here.at_war and rogue_at_war(t.state, region) is None:
        fought = t.state.world.wars
        for lost in [one for one in fought if one.region == region and one.defender == Belligerent.ROGUE_STATE]:
            end_war(t, fought.index(lost))


def _mark(t: Table[Presidency], conflict: int, status: int) -> None:
    """The marker of a conflict goes to the box of its war, or back. (GM Conflict Tracks)"""
    here = t.state.world.conflicts
    if here[conflict].status != status:
        marked = msgspec.structs.replace(here[conflict], status=status)
        t.state.world.conflicts = changed(here, conflict, marked)
        t.tell("conflict", conflict, status)


def reinforce(t: Table[Presidency], place: int, who: int, by: int) -> None:
    """Somebody's side of a war becomes stronger, or weaker, but not below 0."""
    world = t.state.world
    war = world.wars[place]
    if who == war.attacker or (who == Belligerent.UNITED_STATES and war.us_side > 0):
        war = msgspec.structs.replace(war, attacking=max(0, war.attacking + by))
    else:
        war = msgspec.structs.replace(war, defending=max(0, war.defending + by))
    world.wars = changed(world.wars, place, war)
    t.tell("war_strength", int(war.attacker), int(war.defender), war.attacking, war.defending)


# A roll


@step
def war_progress(t: Table[Presidency]) -> None:
    """Every war is rolled for, the last one first, so that a war that ends does not move the others. (TSF War
    Progress)"""
    two_fronts(t)
    for place in reversed(range(len(t.state.world.wars))):
        t.then(wage_war, place, WAR)


@step
def wage_war(t: Table[Presidency], place: int, roll: str) -> None:
    """First the networks are attacked, then the war is rolled for. (GM Cyber War, Waging War)"""
    t.then(cyber_in_war, place)
    t.then(roll_for_war, place, roll)


@step
def roll_for_war(t: Table[Presidency], place: int, roll: str) -> None:
    """A war is rolled for on the combat table, in the column of its odds; it is a roll of the player if the United
    States attack. (GM Waging War 3 to 5, Special New Player DRM)"""
    s = t.state
    war = s.world.wars[place]
    attacking, defending = strengths(s, war)
    column = odds_column(attacking, defending)
    at = combat_page(war.kind, column)
    on = target(roll, place)
    t.tell("war_odds", int(war.attacker), int(war.defender), attacking, defending, column)
    chart = t.game.book.chart(at)
    drms = chart.drms(t, on)
    if s.new_player and war.us_side > 0:
        # A low roll is good for the attacker; a new player who defends may do without it.
        drms = (*drms, NEW_PLAYER)
    t.roll(chart.dice, chart.name, then=do(war_rolled, at, on, total_of((), drms)), modifiers=drms, chart=at)


def combat_page(kind: int, column: int) -> str:
    """Where the column of a kind of war is printed; naval wars use the rows of air and missile wars."""
    name = {WarKind.COMBINED: "combined", WarKind.GUERRILLA: "guerrilla"}.get(WarKind(kind), "air")
    return f"chart/WCT1/{name}/{column}"


@on_roll
def war_rolled(t: Table[Presidency], total: int, at: str, on: Subject, plus: int) -> None:
    """The result counts; if the United States attack a rogue state that has weapons of mass destruction, a natural 10
    loses the game and a natural 1 destroys them. (GM WMDs, Auto-Loss 7)"""
    natural = total - plus
    war = t.state.world.wars[number(on, WAR, FIRST_ROLL, SURPRISE)]
    rogue = rogue_at_war(t.state, war.region)
    if war.us_side > 0 and war.defender == Belligerent.ROGUE_STATE and rogue is not None and rogue.weapon:
        if natural == USES_WEAPON:
            lose(t, "weapons_of_mass_destruction")
            return
        if natural == LOSES_WEAPON:
            _put_rogue(t, war.region, msgspec.structs.replace(rogue, weapon=False))
            t.tell("weapon_destroyed", war.region)
    happen.run(t, f"{at}/{t.game.book.chart(at).row_for(total).key}", on)


def fight(t: Table[Presidency], place: int, cell: Fight, first: bool) -> None:
    """The status moves and both sides lose strength; of the first roll the asterisks do not count. A combined war moves
    in whole boxes, any other in half boxes. On the side of the United States nobody loses strength, their allies no
    more than they: losses there cost approval instead. Crises in the region grow, and US forces leave a footprint. (GM
    Waging War 6 to 9, War Progress Results)"""
    world = t.state.world
    war = world.wars[place]
    stars = 0 if first else cell.stars
    kind = WarKind.GUERRILLA if stars == TO_GUERRILLA else war.kind
    goal = war.status + cell.move * (2 if kind == WarKind.COMBINED else 1)
    status = min(ATTACKER_WINS, max(DEFENDER_WINS, goal))
    war = msgspec.structs.replace(
        war,
        kind=kind,
        status=status,
        attacking=war.attacking if war.us_side > 0 else max(0, war.attacking - cell.attacker),
        defending=war.defending if war.us_side < 0 else max(0, war.defending - cell.defender),
    )
    world.wars = changed(world.wars, place, war)
    t.tell("war_status", int(war.attacker), int(war.defender), status, int(kind), war.attacking, war.defending)
    if (cell.attacker if war.us_side > 0 else cell.defender if war.us_side < 0 else 0) > 0:
        t.then(happen, "war/us-losses", None)
    raise_crisis(t, war.region)
    if war.us_side:
        leave_footprint(t, war.region)
    t.then(war_decided, place, stars == PEACE, goal > ATTACKER_WINS)


@step
def war_decided(t: Table[Presidency], place: int, peace: bool, overwhelming: bool) -> None:
    """A side has won, or both make peace, or the war goes on and the President says how the nation bears it. (GM War
    Progress Results)"""
    war = t.state.world.wars[place]
    if war.status >= ATTACKER_WINS:
        if war.defender == Belligerent.ROGUE_STATE:
            _rogue_beaten(t, place, overwhelming)
        t.then(war_won, place, True)
    elif war.status <= DEFENDER_WINS:
        t.then(war_won, place, False)
    elif peace:
        end_war(t, place)
    elif not war.us_side:
        t.tell("war_goes_on", int(war.attacker), int(war.defender))
    elif t.state.president.action_points >= RESUPPLY_COST:
        t.then(choose_war_effort, THE_PRESIDENT, place)
    else:
        t.then(happen, "war/unsupported", None)


def _effort_prompt(t: Table[Presidency], actor: Actor, place: int) -> str:
    s = t.state
    war = s.world.wars[place]
    return said.war_effort(war.attacker.label, war.defender.label, *strengths(s, war))


@choice(_effort_prompt, rule="War Progress Results")
def choose_war_effort(t: Table[Presidency], actor: Actor, place: int) -> tuple[Option, ...]:
    """Two points for more strength and the support of the public, or none. (GM War Progress Results)"""
    return _effort(place)


@cache
def _effort(place: int) -> tuple[Option, ...]:
    at = f"war:{place}"
    return (
        Option(said.SUPPORT, do(support_war, place), at, points(RESUPPLY_COST), amount=RESUPPLY_COST),
        Option(said.NO_SUPPORT, do(happen, "war/unsupported", None), at, said.PRICE_OF_NO_SUPPORT, True, amount=0),
    )


@step
def support_war(t: Table[Presidency], place: int) -> None:
    """The US side is stronger by 1, and the economy may profit. (GM War Progress Results)"""
    spend(t, RESUPPLY_COST, said.THE_WAR_EFFORT)
    reinforce(t, place, int(Belligerent.UNITED_STATES), 1)
    t.then(happen, "war/supported", None)


# How a war ends


@step
def war_won(t: Table[Presidency], place: int, attacker: bool) -> None:
    """A side has won: the war is over, and everybody in it gets what follows from that. A rogue state that fights on as
    guerrillas has not lost yet. (GM Winning or Losing a War)"""
    war = t.state.world.wars[place]
    if DEFENDER_WINS < war.status < ATTACKER_WINS:
        return
    end_war(t, place)
    note_lost_war(t, war, attacker)
    winner, loser = (war.attacker, war.defender) if attacker else (war.defender, war.attacker)
    t.tell("war_won", int(winner), int(loser))
    region = target(REGION, war.region)
    if war.us_side:
        t.then(happen, "war/us-wins" if (war.us_side > 0) == attacker else "war/us-loses", region)
        if loser == Belligerent.ROGUE_STATE:
            t.then(happen, "war/rogue-beaten", None)
    for who, word in ((winner, "wins"), (loser, "loses")):
        if who in _PEERS:
            t.then(happen, f"war/peer-{word}/{int(who)}", region)
        elif who in _ALLIES:
            t.then(happen, f"war/ally-{word}", target(NATION, who))


def _rogue_beaten(t: Table[Presidency], place: int, overwhelming: bool) -> None:
    """A rogue state has lost: what is left of it; after an overwhelming victory it falls by two levels and nothing else
    is asked. (GM Overwhelming Victory)"""
    region = t.state.world.wars[place].region
    rogue = rogue_at_war(t.state, region)
    if rogue is None:
        return
    if overwhelming:
        t.tell("overwhelming_victory", region)
        lower_rogue(t, region, OVERWHELMING)
        if t.state.world.wars[place].us_side:
            move(t, LEGACY_POINTS, 1, said.OVERWHELMING_VICTORY)
    else:
        t.then(happen, f"war/rogue-loses/{rogue.level}", target(REGION, region))


def _put_rogue(t: Table[Presidency], region: int, rogue: RogueState | None) -> None:
    """The rogue state that is at war in a region changes, or is gone."""
    world = t.state.world
    here = world.regions[region]
    place = next(place for place, one in enumerate(here.rogue_states) if one.at_war)
    left = here.rogue_states[:place] + here.rogue_states[place + 1 :]
    states = left if rogue is None else changed(here.rogue_states, place, rogue)
    world.change_region(region, msgspec.structs.replace(here, rogue_states=states))


def _rogue_in_peace(t: Table[Presidency], war: War) -> None:
    """A rogue state whose war is over can be attacked again."""
    rogue = rogue_at_war(t.state, war.region)
    if Belligerent.ROGUE_STATE in (war.attacker, war.defender) and rogue is not None:
        _put_rogue(t, war.region, msgspec.structs.replace(rogue, at_war=False))


def lower_rogue(t: Table[Presidency], region: int, by: int) -> None:
    """The rogue state that is at war falls by levels; below the first it is a terror group of level 4, then of level 3.
    (GM Rogue States, Overwhelming Victory)"""
    rogue = rogue_at_war(t.state, region)
    assert rogue is not None
    level = rogue.level - by
    if level >= 1:
        _put_rogue(t, region, msgspec.structs.replace(rogue, level=level))
        t.tell("rogue_level", region, level)
    else:
        _put_rogue(t, region, None)
        t.tell("rogue_gone", region)
        add_group(t, region, HIGHEST_LEVEL + level)


def remove_rogue(t: Table[Presidency], region: int) -> None:
    """The rogue state that is at war is gone."""
    _put_rogue(t, region, None)
    t.tell("rogue_gone", region)


def rogue_splits(t: Table[Presidency], region: int, levels: tuple[int, int]) -> None:
    """Two smaller rogue states are left of the one that is at war."""
    first, second = levels
    _put_rogue(t, region, RogueState(first))
    t.tell("rogue_level", region, first)
    new_rogue_state(t, region, second)


def guerrillas_go_on(t: Table[Presidency], region: int) -> None:
    """The rogue state has lost its cities and fights on: the war goes back a box, as a guerrilla war."""
    world = t.state.world
    found = [war.region == region and war.defender == Belligerent.ROGUE_STATE for war in world.wars]
    if True not in found:
        return
    place = found.index(True)
    war = world.wars[place]
    war = msgspec.structs.replace(
        war, kind=WarKind.GUERRILLA, status=ATTACKER_WINS - 2, defending=max(1, war.defending)
    )
    world.wars = changed(world.wars, place, war)
    t.tell("guerrillas", region)


# A war against a rogue state


def rogue_war(s: Presidency, region: int) -> War:
    """The war that the United States would begin against the strongest rogue state of a region; in Europe the strength
    of NATO is added. (GM Rogue States, Rogue State in Europe)"""
    level = max(one.level for one in s.world.regions[region].rogue_states)
    with_nato = STRENGTHS[Belligerent.NATO].combined if region in EUROPE else 0
    return War(
        Belligerent.UNITED_STATES,
        Belligerent.ROGUE_STATE,
        region,
        WarKind.COMBINED,
        STALEMATE,
        with_nato + nato_helps(s, region),
        max(ROGUE_STRENGTH[level - 1], regime_strength(s, region)),
        us_side=1,
    )


def attack_rogue(t: Table[Presidency], region: int, surprise: bool) -> None:
    """The United States begin a war against the strongest rogue state of a region. (GM Rogue States)"""
    world = t.state.world
    war = rogue_war(t.state, region)
    surprise = surprise or bool(nato_helps(t.state, region))
    begin_in_the_mountains(t, region)
    here = world.regions[region]
    levels = [one.level for one in here.rogue_states]
    place = levels.index(max(levels))
    attacked = msgspec.structs.replace(here.rogue_states[place], at_war=True)
    states = changed(here.rogue_states, place, attacked)
    world.change_region(region, msgspec.structs.replace(here, rogue_states=states))
    t.then(begin_war_by_surprise if surprise else begin_war, war)
