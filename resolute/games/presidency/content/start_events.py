"""What the historical starts make happen at fixed moments, and the choices before they begin. (TSF Historical
Scenarios; the effects are ours)"""

from __future__ import annotations

from resolute.engine.effects import Choose, Effect, Offer, several
from resolute.games.presidency.conditions.base import Not, TerrorAtHome, drm
from resolute.games.presidency.conditions.starts import InDecks
from resolute.games.presidency.conditions.world import GroupKnown
from resolute.games.presidency.content.bills import Bill
from resolute.games.presidency.content.places import Nation, Region
from resolute.games.presidency.content.terror import IntelBox
from resolute.games.presidency.content.tracks import HOMELAND_SECURITY
from resolute.games.presidency.effects.base import (
    approval,
    check,
    congress,
    cooperation,
    domestic_crisis,
    economy,
    economy_box,
    homeland_security,
    lingering,
    party_relations,
    when,
    world_opinion,
)
from resolute.games.presidency.effects.cards import demanded
from resolute.games.presidency.effects.starts import ApprovalRises, Noted
from resolute.games.presidency.effects.world import Closer, alignment, goodwill, tensions
from resolute.games.presidency.operations.historical import ATTACKED, IRAN_DEAL, SEPTEMBER
from resolute.games.presidency.operations.moves import IMPROVES, WORSENS
from resolute.games.presidency.victory import PANDEMIC
from resolute.games.presidency.words import conditions_starts as why
from resolute.games.presidency.words import historical as said

_FOILED = several(
    domestic_crisis(+1), economy(WORSENS), approval(+4), homeland_security(+1), demanded(Bill.HOMELAND_SECURITY)
)
_ATTACKED = several(
    Noted(ATTACKED, why.AFTER_AN_ATTACK),
    economy_box(-1),
    domestic_crisis(+1),
    lingering(+1),
    homeland_security(+1),
    ApprovalRises(66),
    congress(+2),
    cooperation(+2),
    world_opinion(+1),
    goodwill(2),
    Closer(Nation.NATO, +2),
    Closer(Nation.UNITED_KINGDOM, +2),
    demanded(Bill.HOMELAND_SECURITY),
)

PAGES: dict[str, Effect] = {
    "start/2001/september": several(
        Noted(SEPTEMBER, why.AFTER_SEPTEMBER),
        when(
            TerrorAtHome(),
            check(
                HOMELAND_SECURITY,
                _FOILED,
                _ATTACKED,
                modifiers=(
                    drm(-2, why.LOCATED, when=GroupKnown(Region.CONUS, IntelBox.LOCATING)),
                    drm(+3, why.UNSEEN, when=Not(GroupKnown(Region.CONUS, IntelBox.GATHERING))),
                ),
            ),
            several(approval(+3), homeland_security(+1)),
        ),
    ),
    "start/2009/jobs": economy(IMPROVES),
    "start/2009/came-home": approval(+1),
    "start/2009/still-there": several(approval(-2), party_relations(-1)),
    "start/2017/iran-deal": Choose(
        said.IRAN_DEAL,
        (
            Offer(said.KEEP_IT, several(party_relations(-1), Noted(IRAN_DEAL, why.WHILE_THE_DEAL_HOLDS))),
            Offer(
                said.LEAVE_IT,
                several(party_relations(+1), tensions(Nation.IRAN, +2), tensions(Nation.NATO, +1)),
            ),
        ),
    ),
    "start/2017/climate-accord": Choose(
        said.CLIMATE_ACCORD,
        (
            Offer(said.KEEP_IT, several(party_relations(-1), world_opinion(+1), alignment(Region.EUROZONE, IMPROVES))),
            Offer(said.LEAVE_IT, several(party_relations(+1), approval(+1), world_opinion(-1))),
        ),
    ),
    "start/2020/spring": when(InDecks(PANDEMIC), several(economy_box(-1), domestic_crisis(+1)), approval(+2)),
}
"""By address."""
