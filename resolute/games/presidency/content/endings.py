"""Every way in which a presidency can end. (GM Auto-Loss, End of Game; TSF Performance Evaluation, Re-Election)"""

from __future__ import annotations

from collections.abc import Mapping

LOSSES: Mapping[str, str] = {
    "nato_war": "NATO and Russia are at war.",
    "japan_war": "Japan and China are at war.",
    "russian_victory": "Russia has reached its objectives.",
    "chinese_victory": "China has reached its objectives.",
    "rogue_state": "A rogue state of the fourth level stands at the end of a year.",
    "rogue_states": "There are more rogue states than the world can bear.",
    "weapons_of_mass_destruction": "Weapons of mass destruction were used against the United States.",
    "iran_nuclear": "Iran and Israel are at war, and Iran has its bomb.",
    "korea_missiles": "The two Koreas are at war, and the North has its missiles.",
    "lingering_issues": "The nation has more lingering issues than it can bear.",
    "six_wars": "There are more than five wars in the world.",
    "evaluation": "The performance of the President is judged the most ineffective in history.",
    "not_re_elected": "The President was not re-elected, which this scenario demands.",
    "impeached": "The President was impeached and convicted.",
}
"""The 14 automatic losses, in the order of the manual."""

GREATEST = "greatest_president"
"""The automatic victory."""
DIED = "died_in_office"
"""A historical start whose President dies: no victory, and none of the automatic losses either."""
ONE_TERM, TWO_TERMS = "one_term", "two_terms"
"""A presidency that ran to its end, re-elected or not."""
