"""The player aid of diplomacy: the diplomatic master actions. (GM Diplomatic Master Actions)

The rulebooks give their numbers and what some of them need; the figures are fitted to that.
"""

from __future__ import annotations

from resolute.engine.charts import Chart, Row
from resolute.engine.effects import Choose, Offer, several
from resolute.engine.picks import Pick
from resolute.engine.rolling import OnChart
from resolute.engine.terms import Need
from resolute.games.presidency.conditions.base import All, AtLeast, AtMost, drm
from resolute.games.presidency.conditions.starts import AgainstTheTaliban, InStart
from resolute.games.presidency.content.diplomacy import SanctionKind, Trade
from resolute.games.presidency.content.places import Nation
from resolute.games.presidency.content.tracks import CONGRESS, BoardFigure
from resolute.games.presidency.effects.base import NOTHING, check, improves, legacy, when, worsens
from resolute.games.presidency.effects.diplomacy import (
    A_TARGET_OF_SANCTIONS,
    ALIGNABLE,
    IN_CRISIS,
    INFLUENCED,
    TENSE,
    TENSE_CONFLICTS,
    TRADABLE,
    CanSanction,
    ConflictCalms,
    HasInfluence,
    IsAlly,
    IsNation,
    PushedBack,
    SanctionImposed,
    Some,
    TradeComesOn,
    TradeIs,
    conflict_relations,
)
from resolute.games.presidency.effects.peace import (
    BothReinforced,
    NobodysWar,
    PeaceIsMade,
    Stalemated,
    UsInIt,
    UsWinning,
)
from resolute.games.presidency.effects.regions import crisis, trends
from resolute.games.presidency.effects.talks import A_PEER, TROUBLED_BY_WAR, IsWar, SummitHeld, TalksOfYours
from resolute.games.presidency.effects.targets import AllyTension
from resolute.games.presidency.figures_world import (
    ALIGNMENT,
    PEERS_WITH_INFLUENCE,
    RELATIONS_CORNER,
    STABILITY,
    STATE_DIPLOMACY,
    TENSIONS_ON_IT,
)
from resolute.games.presidency.library import DIPLOMATIC, MasterAction
from resolute.games.presidency.rolls import D10, ActionPoints
from resolute.games.presidency.words import conditions_starts as why

_RULE = "Diplomatic Master Actions"
_STATE = drm(-1, "the Secretary of State", per=STATE_DIPLOMACY)
_A_POINT = ActionPoints(1, -1)
_UP_TO_TWO = (_A_POINT, ActionPoints(2, -2))

_RELIEF = Pick(
    "Where do you send help?",
    IN_CRISIS,
    OnChart(
        Chart(
            "Crisis relief",
            (
                Row(-2, 1, "help in time", crisis(-2)),
                Row(2, 6, "help arrives", crisis(-1)),
                Row(7, 9, "too little, too late", NOTHING),
                Row(10, 10, "it makes things worse", crisis(+1)),
            ),
            D10,
            (
                _STATE,
                drm(-1, "a stable region", when=AtLeast(STABILITY, 6)),
                drm(+1, "a fragile region", when=AtMost(STABILITY, 4)),
            ),
        )
    ),
    rule=_RULE,
)

_ALIGN = Pick(
    "Which region do you court?",
    ALIGNABLE,
    check(
        ALIGNMENT,
        trends(improves),
        worst=trends(worsens),
        natural=True,
        modifiers=(_STATE, drm(+1, "foreign influence", per=PEERS_WITH_INFLUENCE)),
    ),
    rule=_RULE,
)

_PUSH_BACK = Pick(
    "Where do you push back foreign influence?",
    INFLUENCED,
    OnChart(
        Chart(
            "Push back influence",
            (
                Row(
                    1,
                    6,
                    "influence shrinks",
                    when(
                        HasInfluence(Nation.RUSSIA),
                        when(
                            HasInfluence(Nation.CHINA),
                            Choose(
                                "Whose influence shrinks?",
                                (
                                    Offer("Russia's", PushedBack(Nation.RUSSIA)),
                                    Offer("China's", PushedBack(Nation.CHINA)),
                                ),
                            ),
                            PushedBack(Nation.RUSSIA),
                        ),
                        PushedBack(Nation.CHINA),
                    ),
                ),
                Row(7, 10, "they stay", NOTHING),
            ),
            D10,
        )
    ),
    rule=_RULE,
)

_TRADE = Pick(
    "With which region do you trade?",
    TRADABLE,
    when(
        TradeIs(Trade.PENDING),
        check(CONGRESS, several(TradeComesOn(Trade.AGREED), trends(improves)), paid=_UP_TO_TWO),
        check(ALIGNMENT, TradeComesOn(Trade.PENDING), paid=_UP_TO_TWO),
    ),
    rule="Trade Agreements",
)

_TENSIONS = Pick(
    "Whose tensions do you ease?",
    TENSE,
    when(
        IsAlly(),
        AllyTension(-2),
        OnChart(
            Chart(
                "Ease tensions",
                (
                    Row(-5, 3, "a breakthrough", AllyTension(-2)),
                    Row(4, 7, "some relief", AllyTension(-1)),
                    Row(8, 9, "talks go on", NOTHING),
                    Row(10, 12, "harsh words", AllyTension(+1)),
                ),
                D10,
                (_STATE, drm(+1, "relations with the US", per=RELATIONS_CORNER)),
                paid=_UP_TO_TWO,
            )
        ),
    ),
    rule="Tensions",
)


def _sanction(kind: SanctionKind, last: int) -> OnChart:
    return OnChart(
        Chart(
            f"{kind.label.capitalize()} sanctions",
            (
                Row(-2, last, "imposed", SanctionImposed(kind)),
                Row(last + 1, 13, "no agreement", NOTHING),
            ),
            D10,
            (
                drm(-1, "tensions on it", when=AtLeast(TENSIONS_ON_IT, 2)),
                _STATE,
                drm(-1, "a willing Congress", when=AtLeast(CONGRESS, 7)),
                drm(+1, "an unwilling Congress", when=AtMost(CONGRESS, 4)),
                drm(+2, "China is hard to sanction", when=IsNation(Nation.CHINA)),
            ),
            most=3,
            paid=(_A_POINT,),
        )
    )


_UNILATERAL, _MULTILATERAL = _sanction(SanctionKind.UNILATERAL, 7), _sanction(SanctionKind.MULTILATERAL, 4)
_SANCTIONS = Pick(
    "On whom do you impose sanctions?",
    A_TARGET_OF_SANCTIONS,
    when(
        CanSanction(SanctionKind.UNILATERAL),
        when(
            CanSanction(SanctionKind.MULTILATERAL),
            Choose(
                "Which kind of sanctions?",
                (Offer("Unilateral", _UNILATERAL), Offer("Multilateral", _MULTILATERAL)),
            ),
            _UNILATERAL,
        ),
        _MULTILATERAL,
    ),
    rule="Sanctions",
)

_PEERS_IN_IT = BoardFigure(
    "conflict_relations",
    "relations with the peers in it",
    conflict_relations,
    "for each point in the corner of the relations with a peer in it",
)
_DE_ESCALATE = Pick(
    "Which conflict do you calm?",
    TENSE_CONFLICTS,
    OnChart(
        Chart(
            "De-escalate a conflict",
            (
                Row(-3, 2, "a handshake", ConflictCalms(1, thanked=True)),
                Row(3, 6, "cooler heads", ConflictCalms()),
                Row(7, 12, "nobody gives way", NOTHING),
            ),
            D10,
            (_STATE, drm(+1, "relations with the US", per=_PEERS_IN_IT)),
        )
    ),
    rule="Conflict Tracks",
)

_PEACE = Pick(
    "Where do you make peace?",
    TROUBLED_BY_WAR,
    when(
        IsWar(),
        when(
            UsInIt(),
            OnChart(
                Chart(
                    "Peace in a war of the United States",
                    (Row(-3, 5, "peace", PeaceIsMade()), Row(6, 10, "the enemy digs in", BothReinforced())),
                    D10,
                    (
                        _STATE,
                        drm(-2, "you are winning", when=UsWinning()),
                        drm(-2, why.TALKS, when=All((InStart("2020"), AgainstTheTaliban()))),
                        drm(-1, "a stalemate", when=Stalemated()),
                    ),
                )
            ),
            OnChart(
                Chart(
                    "Peace in a war of others",
                    (
                        Row(-3, 3, "peace", several(PeaceIsMade(), legacy(+1))),
                        Row(4, 12, "they fight on", BothReinforced()),
                    ),
                    D10,
                    (
                        _STATE,
                        drm(-1, "a stalemate", when=Stalemated()),
                        drm(+2, "a war without allies", when=NobodysWar()),
                    ),
                )
            ),
        ),
        TalksOfYours(),
    ),
    rule="Civil Wars",
)

DIPLOMATIC_ACTIONS = (
    MasterAction(
        "F1",
        "Relieve a regional crisis",
        kinds=DIPLOMATIC,
        effect=_RELIEF,
        needs=(Need(Some(IN_CRISIS), "a Regional Crisis"),),
    ),
    MasterAction("F2", "Improve regional alignment", kinds=DIPLOMATIC, effect=_ALIGN),
    MasterAction(
        "F3",
        "Push back foreign influence",
        kinds=DIPLOMATIC,
        effect=_PUSH_BACK,
        once_per_segment=True,
        needs=(Need(Some(INFLUENCED), "Influence in a Region aligned at 6 or more"),),
    ),
    MasterAction(
        "F4",
        "Negotiate a trade agreement",
        kinds=DIPLOMATIC,
        effect=_TRADE,
        needs=(Need(Some(TRADABLE), "a Region without a Trade Agreement"),),
    ),
    MasterAction(
        "F5",
        "Ease tensions",
        kinds=DIPLOMATIC,
        effect=_TENSIONS,
        needs=(Need(Some(TENSE), "a Nation with Tensions"),),
    ),
    MasterAction(
        "F6",
        "Hold a summit with a peer",
        kinds=DIPLOMATIC,
        effect=Pick("With whom do you meet?", A_PEER, SummitHeld(), rule="Summits with Russia and China"),
        once_per_phase=True,
    ),
    MasterAction(
        "F7",
        "Impose sanctions",
        kinds=DIPLOMATIC,
        effect=_SANCTIONS,
        needs=(Need(Some(A_TARGET_OF_SANCTIONS), "a Nation that can be Sanctioned"),),
    ),
    MasterAction(
        "F8",
        "De-escalate a conflict",
        kinds=DIPLOMATIC,
        effect=_DE_ESCALATE,
        once_per_segment=True,
        needs=(Need(Some(TENSE_CONFLICTS), "a Conflict above 1 without War"),),
    ),
    MasterAction(
        "F9",
        "Make peace",
        kinds=DIPLOMATIC,
        effect=_PEACE,
        once_per_phase=True,
        needs=(Need(Some(TROUBLED_BY_WAR), "a War or a Civil War"),),
    ),
)
