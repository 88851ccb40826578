"""What allies, Iran, North Korea and rogue states do by themselves (charts WA1 to WA4), and how unstable states fare.
The figures are fitted to what the rulebooks tell. (GM Allies, Rogue States, Unstable States, WMDs)"""

from __future__ import annotations

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Effect, several
from resolute.engine.rolling import OnChart
from resolute.games.presidency.conditions.base import AtLeast, AtMost, Modifier, between, drm
from resolute.games.presidency.content.allies import MAX_MODIFIER
from resolute.games.presidency.content.conflicts import Track
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.programs import Program
from resolute.games.presidency.content.tracks import (
    CHINA_ECONOMY,
    ECONOMY,
    EUROZONE_ECONOMY,
    RUSSIA_ECONOMY,
    BoardTrack,
)
from resolute.games.presidency.content.wars import Belligerent, WarKind
from resolute.games.presidency.effects.allies import (
    HALF_NUCLEAR,
    IRAN_AT_ISRAEL,
    PAIRS_OF_TENSIONS_ON_KOREA,
    US_WARS,
    Attacks,
    EasesWorst,
    EndsWars,
    Favored,
    GoesToWar,
    InfluenceIn,
    IranLosesInfluence,
    LowersStrongest,
    ManyTensions,
    NoTensions,
    ProgramHeldUp,
    Reinforces,
    RogueHere,
    SanctionsHelp,
    StatusAbove,
    UsAtWar,
    half_status,
    pressure,
    status,
    strong_groups,
    tension_value,
)
from resolute.games.presidency.effects.base import (
    NOTHING,
    MoveTrack,
    Trend,
    economy,
    improves,
    when,
    worsens,
)
from resolute.games.presidency.effects.cascades import AlliedCyberAttack
from resolute.games.presidency.effects.nations import (
    Calms,
    Escalates,
    Fighting,
    Lifts,
    MoreActions,
    ProgramAdvances,
    ProgramReverses,
    Strengthens,
)
from resolute.games.presidency.effects.regions import (
    CivilWarBegins,
    GroupAppears,
    GroupFalls,
    GroupRises,
    IranianInfluence,
    crisis,
    influence,
    stability,
    trends,
)
from resolute.games.presidency.effects.rogue import (
    AlignmentBox,
    BecomesCivilWar,
    BecomesRogueState,
    RandomCapability,
    RemovesUnstable,
    RogueLevel,
    RogueRecruits,
    RogueReinforced,
    UsesWeapon,
    WeaponAcquired,
)
from resolute.games.presidency.effects.world import tensions
from resolute.games.presidency.figures_world import ALIGNMENT_OF_THE_MIDDLE_EAST, STABILITY
from resolute.games.presidency.rolls import D10

PAGES: dict[str, Effect] = {}
"""What this chapter prints, by address."""

N, R, K, B = Nation, Region, Track, Belligerent
_BUSINESS = when(AtMost(ECONOMY, 5), economy(improves))
"""What business with allies does for an economy that is not at its best."""
_EUROPE = (R.EUROZONE, R.EASTERN_EUROPE)


def _ally(nation: Nation, name: str, *rows: tuple[int, int, str, Effect], modifiers: tuple[Modifier, ...]) -> OnChart:
    """The table of an ally: tensions make it act more boldly."""
    common = (
        drm(-1, "no tensions", when=NoTensions(nation)),
        drm(+1, "its tensions", per=tension_value(nation)),
    )
    return OnChart(
        Chart(name, tuple(Row(*row) for row in rows), D10, (*common, *modifiers), most=MAX_MODIFIER, ours=False)
    )


def _rise(track: BoardTrack) -> Effect:
    return Trend(track, improves)


def _fall(track: BoardTrack) -> Effect:
    return Trend(track, worsens)


def _cyber(ally: Nation, name: str, success: Effect, target: Nation) -> Effect:
    """An ally attacks the computers of somebody: it works on 1 to 5, else it is noticed. The United States can join a
    very close one. (GM Cyber War)"""
    rows = (Row(1, 5, "it works", success), Row(6, 10, "it is noticed", tensions(target, +1)))
    return AlliedCyberAttack(Chart(name, rows, D10, ours=False), ally=ally, target=target)


_WARS = drm(+1, "wars of the United States", per=US_WARS)
_IN_OUR_WAR = Reinforces(B.UNITED_STATES, +2)

PAGES[f"ally/{int(N.NATO)}"] = _ally(
    N.NATO, "NATO acts",
    (-3, 1, "talks with Russia", tensions(N.RUSSIA, -1)),
    (2, 2, "a calmer border", Calms(K.RUSSIA_NATO)),
    (3, 4, "maneuvers", Strengthens(K.RUSSIA_NATO, B.NATO)),
    (5, 6, "raids on terror", LowersStrongest(_EUROPE)),
    (7, 8, "Russia is pushed back",
     when(InfluenceIn(N.RUSSIA, R.EASTERN_EUROPE), influence(N.RUSSIA, -1, R.EASTERN_EUROPE),
          MoreActions(N.RUSSIA, -1))),
    (9, 10, "troops", when(UsAtWar(), _IN_OUR_WAR, Strengthens(K.RUSSIA_NATO, B.NATO))),
    (11, 11, "a test of nerves",
     OnChart(Chart("NATO tests Russia", (Row(1, 6, "Russia yields", Calms(K.RUSSIA_NATO)),
                                         Row(7, 10, "Russia does not", Escalates(K.RUSSIA_NATO))), D10, ours=False))),
    (12, 14, "a cyber attack", _cyber(N.NATO, "NATO attacks Russia's networks", _fall(RUSSIA_ECONOMY), N.RUSSIA)),
    modifiers=(drm(+1, "Russia and NATO", per=status(K.RUSSIA_NATO)), _WARS),
)  # fmt: skip

PAGES[f"ally/{int(N.SOUTH_KOREA)}"] = _ally(
    N.SOUTH_KOREA, "South Korea acts",
    (-3, 1, "talks with China", tensions(N.CHINA, -1)),
    (2, 3, "a meeting at the border", Calms(K.KOREAS)),
    (4, 5, "aid for the North", tensions(N.NORTH_KOREA, -1)),
    (6, 7, "friends in the region",
     when(InfluenceIn(N.CHINA, R.ASIA_PACIFIC), influence(N.CHINA, -1, R.ASIA_PACIFIC),
          trends(improves, R.ASIA_PACIFIC))),
    (8, 8, "sanctions", SanctionsHelp(N.NORTH_KOREA)),
    (9, 11, "maneuvers", several(tensions(N.NORTH_KOREA, +1), Strengthens(K.KOREAS, B.SOUTH_KOREA))),
    (12, 12, "a cyber attack",
     _cyber(N.SOUTH_KOREA, "South Korea attacks the North's networks", ProgramHeldUp(Program.NORTH_KOREA),
            N.NORTH_KOREA)),
    (13, 14, "shots at the border", Escalates(K.KOREAS)),
    modifiers=(drm(+1, "tensions on the North", per=PAIRS_OF_TENSIONS_ON_KOREA),
               drm(+1, "the two Koreas", per=half_status(K.KOREAS, up=True))),
)  # fmt: skip

PAGES[f"ally/{int(N.UNITED_KINGDOM)}"] = _ally(
    N.UNITED_KINGDOM, "The United Kingdom acts",
    (-3, 1, "talks with Russia", tensions(N.RUSSIA, -1)),
    (2, 3, "help in Europe", EasesWorst(_EUROPE)),
    (4, 5, "trade in Europe", _rise(EUROZONE_ECONOMY)),
    (6, 7, "Russia is pushed back", when(InfluenceIn(N.RUSSIA, R.EUROZONE), influence(N.RUSSIA, -1, R.EUROZONE),
                                         influence(N.RUSSIA, -1, R.EASTERN_EUROPE))),
    (8, 8, "sanctions", SanctionsHelp(N.RUSSIA)),
    (9, 10, "raids on terror", LowersStrongest(_EUROPE)),
    (11, 11, "troops", Strengthens(K.RUSSIA_NATO, B.NATO)),
    (12, 14, "a cyber attack",
     _cyber(N.UNITED_KINGDOM, "The United Kingdom attacks Russia's networks", _fall(RUSSIA_ECONOMY), N.RUSSIA)),
    modifiers=(drm(+1, "Russian influence in the Eurozone", when=InfluenceIn(N.RUSSIA, R.EUROZONE)),
               drm(+1, "strong terror in Europe", per=strong_groups(*_EUROPE)),
               drm(+1, "Russia and NATO above 1", when=StatusAbove(K.RUSSIA_NATO, 1)), _WARS),
)  # fmt: skip

PAGES[f"ally/{int(N.JAPAN)}"] = _ally(
    N.JAPAN, "Japan acts",
    (-3, 1, "a visit to China", several(Calms(K.CHINA_JAPAN), tensions(N.CHINA, -1), tensions(N.JAPAN, -1))),
    (2, 3, "talks with Russia", tensions(N.RUSSIA, -1)),
    (4, 4, "talks with China", tensions(N.CHINA, -1)),
    (5, 5, "help in the region", crisis(-1, R.ASIA_PACIFIC)),
    (6, 7, "help in the world", EasesWorst()),
    (8, 8, "China is pushed back", influence(N.CHINA, -1, R.ASIA_PACIFIC)),
    (9, 9, "sanctions", SanctionsHelp(N.NORTH_KOREA)),
    (10, 10, "new ships", Strengthens(K.CHINA_JAPAN, B.JAPAN)),
    (11, 11, "ships and research", several(Strengthens(K.CHINA_JAPAN, B.JAPAN), RandomCapability())),
    (12, 12, "a dispute at sea",
     OnChart(Chart("Japan and China at sea", (Row(1, 4, "it is settled", Calms(K.CHINA_JAPAN)),
             Row(5, 10, "it is not", several(Strengthens(K.CHINA_JAPAN, B.JAPAN), Escalates(K.CHINA_JAPAN)))),
             D10, ours=False))),
    (13, 14, "a cyber attack", _cyber(N.JAPAN, "Japan attacks China's networks", _fall(CHINA_ECONOMY), N.CHINA)),
    modifiers=(drm(+1, "China and Japan", per=half_status(K.CHINA_JAPAN)),),
)  # fmt: skip

PAGES[f"ally/{int(N.AUSTRALIA)}"] = _ally(
    N.AUSTRALIA, "Australia acts",
    (-3, 2, "talks with China", tensions(N.CHINA, -1)),
    (3, 4, "help in the region", crisis(-1, R.ASIA_PACIFIC)),
    (5, 6, "China is pushed back", influence(N.CHINA, -1, R.ASIA_PACIFIC)),
    (7, 8, "raids on terror", LowersStrongest((R.ASIA_PACIFIC,))),
    (9, 9, "sanctions", SanctionsHelp(N.CHINA)),
    (10, 14, "troops", when(UsAtWar(), Reinforces(B.UNITED_STATES, +1), trends(improves, R.ASIA_PACIFIC))),
    modifiers=(drm(+1, "strong terror in the region", per=strong_groups(R.ASIA_PACIFIC)),
               drm(+1, "three tensions on China", when=ManyTensions(N.CHINA, 3)), _WARS),
)  # fmt: skip

_BORDER_WAR = Escalates(K.ISRAEL_NEIGHBORS, 3)
_STRIKE = several(
    ProgramReverses(Program.IRAN), AlignmentBox(R.MIDDLE_EAST, -1), crisis(+2, R.MIDDLE_EAST),
    Attacks(B.ISRAEL, B.IRAN, R.MIDDLE_EAST, WarKind.AIR),
)  # fmt: skip


def _or_fights(peace: Effect) -> Effect:
    """While Israel is at war it does not do more than that."""
    return when(Fighting(B.ISRAEL), Reinforces(B.ISRAEL, +1), peace)


PAGES[f"ally/{int(N.ISRAEL)}"] = _ally(
    N.ISRAEL, "Israel acts",
    (-3, 2, "quiet borders", several(tensions(N.IRAN, -1), Calms(K.ISRAEL_NEIGHBORS))),
    (3, 4, "new defenses", Strengthens(K.ISRAEL_NEIGHBORS, B.ISRAEL)),
    (5, 6, "raids on terror", LowersStrongest((R.MIDDLE_EAST,))),
    (7, 8, "shots across the border",
     _or_fights(several(tensions(N.IRAN, +1), tensions(N.ISRAEL, +1), Escalates(K.ISRAEL_NEIGHBORS)))),
    (9, 10, "Iran is pushed back", _or_fights(IranLosesInfluence())),
    (11, 12, "a cyber attack",
     _or_fights(_cyber(N.ISRAEL, "Israel attacks Iran's networks", ProgramHeldUp(Program.IRAN), N.IRAN))),
    (13, 13, "a border war", _or_fights(_BORDER_WAR)),
    (14, 14, "a strike on Iran", _or_fights(_STRIKE)),
    modifiers=(drm(+1, "Iranian influence", per=IRAN_AT_ISRAEL),
               drm(+1, "a rogue state in the Middle East", when=RogueHere(R.MIDDLE_EAST)),
               drm(+1, "Iran's program", per=HALF_NUCLEAR),
               drm(+1, "Israel and Iran", per=half_status(K.ISRAEL_IRAN)),
               drm(+2, "Israel is at war", when=Fighting(B.ISRAEL)),
               drm(+2, "a rogue state with a weapon", when=RogueHere(R.MIDDLE_EAST, weapon=True))),
)  # fmt: skip


def _india_fights(peace: Effect) -> Effect:
    """While India is at war it fights on."""
    return when(Fighting(B.INDIA), Reinforces(B.INDIA, +1), peace)


PAGES[f"ally/{int(N.INDIA)}"] = _ally(
    N.INDIA, "India acts",
    (-3, 1, "talks with China", several(EndsWars(B.INDIA), tensions(N.CHINA, -1), tensions(N.INDIA, -1))),
    (2, 2, "talks with Pakistan", several(EndsWars(B.INDIA), Calms(K.INDIA_PAKISTAN))),
    (3, 4, "China is pushed back", several(EndsWars(B.INDIA), influence(N.CHINA, -1, R.CENTRAL_SOUTH_ASIA))),
    (5, 5, "a voice in the Pacific", several(EndsWars(B.INDIA), influence(N.CHINA, -1, R.ASIA_PACIFIC))),
    (6, 6, "raids on terror", LowersStrongest((R.CENTRAL_SOUTH_ASIA,))),
    (7, 7, "help in the Middle East", LowersStrongest((R.MIDDLE_EAST,))),
    (8, 8, "arms from Russia", _india_fights(influence(N.RUSSIA, +1, R.CENTRAL_SOUTH_ASIA))),
    (9, 9, "a clash in the mountains", _india_fights(Escalates(K.INDIA_CHINA))),
    (10, 11, "a clash in Kashmir", _india_fights(Escalates(K.INDIA_PAKISTAN))),
    (12, 12, "a stand-off with China", _india_fights(
        OnChart(Chart("India and China stand off", (Row(1, 4, "both step back", Calms(K.INDIA_CHINA)),
                      Row(5, 10, "neither does", Escalates(K.INDIA_CHINA))), D10, ours=False)))),
    (13, 14, "the brink", _india_fights(
        OnChart(Chart("India and Pakistan at the brink", (Row(1, 7, "troops move", Escalates(K.INDIA_PAKISTAN)),
                      Row(8, 10, "war", GoesToWar(K.INDIA_PAKISTAN, B.INDIA))), D10, ours=False)))),
    modifiers=(drm(+1, "strong terror in the region", per=strong_groups(R.CENTRAL_SOUTH_ASIA)),
               drm(+1, "India and China above 2", when=StatusAbove(K.INDIA_CHINA, 2)),
               drm(+1, "India and Pakistan above 2", when=StatusAbove(K.INDIA_PAKISTAN, 2))),
)  # fmt: skip

PAGES[f"ally/{int(N.CANADA)}"] = _ally(
    N.CANADA, "Canada acts",
    (-3, 1, "talks with Russia", tensions(N.RUSSIA, -1)),
    (2, 3, "help", EasesWorst((R.CENTRAL_AMERICA, R.SOUTH_AMERICA, R.EUROZONE))),
    (4, 5, "trade", several(_rise(EUROZONE_ECONOMY), _BUSINESS)),
    (6, 6, "Russia is pushed back", influence(N.RUSSIA, -1, R.EUROZONE)),
    (7, 8, "sanctions", SanctionsHelp(N.RUSSIA)),
    (9, 10, "police work", GroupFalls(R.CONUS)),
    (11, 14, "troops", when(UsAtWar(), _IN_OUR_WAR,
                            several(Strengthens(K.RUSSIA_NATO, B.NATO), tensions(N.RUSSIA, +1)))),
    modifiers=(drm(+1, "Russian influence in the Eurozone", when=InfluenceIn(N.RUSSIA, R.EUROZONE)),
               drm(+1, "strong terror in the United States", per=strong_groups(R.CONUS)),
               drm(+1, "Russia and NATO above 1", when=StatusAbove(K.RUSSIA_NATO, 1))),
)  # fmt: skip

PAGES[f"ally/{int(N.GULF_STATES)}"] = _ally(
    N.GULF_STATES, "The Gulf States act",
    (-3, 1, "a visit to Iran", several(Calms(K.GULF_IRAN), tensions(N.IRAN, -1), tensions(N.GULF_STATES, -1))),
    (2, 3, "talks with Iran", several(tensions(N.IRAN, -1), tensions(N.GULF_STATES, -1))),
    (4, 4, "help in the region", crisis(-1, R.MIDDLE_EAST)),
    (5, 6, "cheap oil",
     several(_BUSINESS, _rise(EUROZONE_ECONOMY), _rise(CHINA_ECONOMY), _fall(RUSSIA_ECONOMY))),
    (7, 8, "a firm stand", several(tensions(N.IRAN, +1), tensions(N.GULF_STATES, +1), trends(improves, R.MIDDLE_EAST))),
    (9, 11, "arms", several(Strengthens(K.GULF_IRAN, B.GULF_STATES), Escalates(K.GULF_IRAN))),
    (12, 14, "war in Yemen", Attacks(B.GULF_STATES, B.YEMEN, R.MIDDLE_EAST)),
    modifiers=(drm(+1, "the Gulf and Iran", per=half_status(K.GULF_IRAN)),
               drm(+2, "the Gulf States are at war", when=Fighting(B.GULF_STATES))),
)  # fmt: skip

# The economy of Europe

_ALL_ECONOMIES = (ECONOMY, EUROZONE_ECONOMY, RUSSIA_ECONOMY, CHINA_ECONOMY)
PAGES["ally/economy"] = several(
    OnChart(
        Chart(
            "The world economy",
            (
                Row(1, 4, "markets rise", several(*map(_rise, _ALL_ECONOMIES))),
                Row(5, 7, "markets wait", NOTHING),
                Row(8, 10, "markets fall", several(*map(_fall, _ALL_ECONOMIES))),
            ),
            D10,
            (
                drm(+4, "an American boom that cannot last", when=AtLeast(ECONOMY, 6)),
                drm(-3, "an American slump that is over", when=AtMost(ECONOMY, 4)),
            ),
            ours=False,
        )
    ),
    OnChart(
        Chart(
            "The economy of the Eurozone",
            (
                Row(1, 3, "growth", several(_rise(EUROZONE_ECONOMY), crisis(-1, R.EUROZONE))),
                Row(4, 6, "slow growth", _rise(EUROZONE_ECONOMY)),
                Row(7, 8, "nothing new", NOTHING),
                Row(9, 9, "a bad year", _fall(EUROZONE_ECONOMY)),
                Row(10, 10, "a crisis", several(_fall(EUROZONE_ECONOMY), crisis(+1, R.EUROZONE))),
            ),
            D10,
            ours=False,
        )
    ),
)


# Iran and North Korea


def _rogue(nation: Nation, name: str, *rows: tuple[int, int, str, Effect], modifiers: tuple[Modifier, ...]) -> OnChart:
    common = (
        drm(-1, "no tensions", when=NoTensions(nation)),
        drm(+1, "tensions less sanctions", per=pressure(nation)),
    )
    return OnChart(
        Chart(name, tuple(Row(*row) for row in rows), D10, (*common, *modifiers), most=MAX_MODIFIER, ours=False)
    )


def _bold(effect: Effect) -> Effect:
    """From 7 on Iran goes on with its program and gains influence."""
    return several(IranianInfluence(), effect, ProgramAdvances(Program.IRAN))


PAGES[f"ally/{int(N.IRAN)}"] = when(
    Fighting(B.IRAN),
    _rogue(
        N.IRAN, "Iran at war",
        (-3, 2, "it gives up", EndsWars(B.IRAN)),
        (3, 4, "it fights on", Reinforces(B.IRAN, +1)),
        (5, 8, "oil as a weapon",
         several(Reinforces(B.IRAN, +1), economy(worsens), _fall(CHINA_ECONOMY), _fall(EUROZONE_ECONOMY),
                 _rise(RUSSIA_ECONOMY))),
        (9, 11, "it throws in all it has", several(Reinforces(B.IRAN, +2), ProgramAdvances(Program.IRAN))),
        (12, 14, "the strait is closed", several(Reinforces(B.IRAN, +3), MoveTrack(ECONOMY, -1))),
        modifiers=(),
    ),
    _rogue(
        N.IRAN, "Iran acts",
        (-3, 2, "it complies", Lifts(N.IRAN)),
        (3, 3, "it arms a group", GroupAppears(R.MIDDLE_EAST)),
        (4, 4, "a friend in Moscow", influence(N.RUSSIA, +1, R.MIDDLE_EAST)),
        (5, 5, "a customer in Beijing", several(influence(N.CHINA, +1, R.MIDDLE_EAST), _rise(CHINA_ECONOMY))),
        (6, 6, "less oil", several(economy(worsens), _fall(EUROZONE_ECONOMY))),
        (7, 8, "unrest among its neighbors", _bold(stability(-1, R.MIDDLE_EAST))),
        (9, 9, "a coup next door",
         _bold(several(CivilWarBegins(R.MIDDLE_EAST, unstable=True), Escalates(K.GULF_IRAN)))),
        (10, 11, "rockets for Israel's neighbors", _bold(Strengthens(K.ISRAEL_NEIGHBORS, B.NEIGHBORS))),
        (12, 13, "a proxy war", _bold(Escalates(K.ISRAEL_NEIGHBORS))),
        (14, 14, "war on Israel", _bold(GoesToWar(K.ISRAEL_IRAN, B.IRAN))),
        modifiers=(
            drm(+2, "Israel is at war", when=Fighting(B.ISRAEL)),
            drm(+1, "a friendly Middle East", when=AtLeast(ALIGNMENT_OF_THE_MIDDLE_EAST, 6)),
        ),
    ),
)  # fmt: skip


def _tests(effect: Effect) -> Effect:
    """From 10 on North Korea goes on with its program."""
    return several(effect, ProgramAdvances(Program.NORTH_KOREA))


PAGES[f"ally/{int(N.NORTH_KOREA)}"] = when(
    Fighting(B.NORTH_KOREA),
    _rogue(
        N.NORTH_KOREA, "North Korea at war",
        (-3, 2, "it gives up", EndsWars(B.NORTH_KOREA)),
        (3, 8, "it fights on", Reinforces(B.NORTH_KOREA, +1)),
        (9, 14, "it throws in all it has", _tests(Reinforces(B.NORTH_KOREA, +2))),
        modifiers=(),
    ),
    _rogue(
        N.NORTH_KOREA, "North Korea acts",
        (-3, 2, "it complies", Lifts(N.NORTH_KOREA)),
        (3, 3, "help from Beijing", influence(N.CHINA, +1, R.ASIA_PACIFIC)),
        (4, 5, "it sells arms", GroupRises(R.ASIA_PACIFIC)),
        (6, 7, "threats", several(tensions(N.SOUTH_KOREA, +1), stability(-1, R.ASIA_PACIFIC))),
        (8, 9, "provocations", several(Strengthens(K.KOREAS, B.NORTH_KOREA), crisis(+1, R.ASIA_PACIFIC))),
        (10, 11, "a launch", _tests(several(tensions(N.JAPAN, +1), tensions(N.SOUTH_KOREA, +1)))),
        (12, 13, "shells at the border", _tests(several(Strengthens(K.KOREAS, B.NORTH_KOREA), Escalates(K.KOREAS)))),
        (14, 14, "the brink", _tests(when(Favored(K.KOREAS, B.NORTH_KOREA), GoesToWar(K.KOREAS, B.NORTH_KOREA),
                                          Escalates(K.KOREAS)))),
        modifiers=(
            drm(+1, "the two Koreas", per=half_status(K.KOREAS, up=True)),
            drm(+2, "the North is stronger", when=Favored(K.KOREAS, B.NORTH_KOREA)),
        ),
    ),
)  # fmt: skip


# Rogue states

PAGES["rogue/acts"] = OnChart(
    Chart(
        "A rogue state acts",
        (
            Row(1, 2, "it arms a group", GroupRises()),
            Row(3, 4, "it stirs up trouble", crisis(+1)),
            Row(5, 6, "it exports terror", several(GroupAppears(R.EUROZONE), GroupAppears(R.CONUS))),
            Row(7, 7, "it grows", RogueRecruits()),
            Row(8, 9, "it seeks a weapon of mass destruction",
                when(RogueLevel(3), OnChart(Chart("A weapon of mass destruction", (
                    Row(1, 2, "acquired", WeaponAcquired()), Row(3, 10, "not found", NOTHING)), D10, ours=False)))),
            Row(10, 10, "it shows what it has", UsesWeapon()),
        ),
        D10,
        ours=False,
    )
)  # fmt: skip
PAGES["rogue/fights"] = OnChart(
    Chart(
        "A rogue state at war",
        (Row(1, 2, "many recruits", RogueReinforced(2)), Row(3, 8, "recruits", RogueReinforced(1)),
         Row(9, 9, "deserters", NOTHING), Row(10, 10, "its last resort", UsesWeapon())),
        D10,
        ours=False,
    )
)  # fmt: skip


# Unstable states

_UNSTABLE = (
    drm(+2, "stability 3", when=AtMost(STABILITY, 3)),
    drm(+1, "stability 4 or 5", when=between(STABILITY, 4, 5)),
    drm(-1, "stability 6", when=between(STABILITY, 6, 6)),
    drm(-2, "stability 7", when=between(STABILITY, 7, 7)),
    drm(-3, "stability 8", when=AtLeast(STABILITY, 8)),
)
# (GM Unstable States; Iran Influence: +1 for the unstable state under which a counter lies)
for _address, _name, _iranian in (
    ("chart/unstable", "An unstable state", False),
    ("chart/unstable/iranian", "An unstable state with Iranian influence", True),
):
    PAGES[_address] = OnChart(
        Chart(
            _name,
            (
                Row(-2, 3, "it recovers", RemovesUnstable(_iranian)),
                Row(4, 8, "it stays unstable", NOTHING),
                Row(9, 10, "civil war", BecomesCivilWar(_iranian)),
                Row(11, 12, "a rogue state", BecomesRogueState(_iranian)),
            ),
            D10,
            (*_UNSTABLE, drm(+1, "Iranian influence")) if _iranian else _UNSTABLE,
            ours=False,
        )
    )
