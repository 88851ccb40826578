"""The player aid of military affairs: the military master actions. (GM Military Master Actions)

The figures are fitted to what the rulebooks tell.
"""

from __future__ import annotations

from resolute.engine.effects import Act
from resolute.engine.frames import do
from resolute.engine.picks import Pick
from resolute.engine.terms import Need
from resolute.games.presidency.conditions import AtMost
from resolute.games.presidency.content.tracks import DEFENSE_MILITARY
from resolute.games.presidency.effects_forces import A_CAPABILITY, RapidCounter, RoomForRapid, UnitToMove
from resolute.games.presidency.library import MILITARY, MasterAction
from resolute.games.presidency.rules.forces import move_forces

_RULE = "Military Master Actions"

_RAPID_CAPABILITIES = Pick("Which capability do you develop rapidly?", A_CAPABILITY, RapidCounter(), rule=_RULE)

MILITARY_ACTIONS = (
    MasterAction(
        "M1",
        "Develop rapid capabilities",
        kinds=MILITARY,
        effect=_RAPID_CAPABILITIES,
        dearer=AtMost(DEFENSE_MILITARY, 1),
        needs=(Need(RoomForRapid(), "fewer than two Rapid Capabilities counters"),),
    ),
    MasterAction(
        "M3",
        "Move and deploy forces",
        kinds=MILITARY,
        effect=Act(
            do(move_forces),
            "move one unit, or two of intelligence and special forces, or two at sea (carriers and Marines)",
        ),
        needs=(Need(UnitToMove(), "a unit that can move"),),
    ),
)
