"""What effects_targets says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THE_VICE_PRESIDENT = "The Vice President"
VICE_PRESIDENT_STAYS = "Only a scandal can remove the Vice President"
AN_ALLY = "an ally"
A_MEMBER_OF_THE_CABINET = "a member of the cabinet"
AN_OPPONENT = "an opponent"
THE_REGION = "the region"
THE_ALLY = "the ally"
TENSIONS_OF_THE_NATION = "tensions of the nation"
CHOOSE_OF_THREE_CANDIDATES = "draw three candidates and choose one for the office"
MEMBER_GAINS_EXPERIENCE = "the member is experienced from now on"
OPPONENT_LEAVES = "the opponent goes back into the cup"
THE_CAPABILITY = "the capability +1"
THE_ALLY_IS_ESTRANGED = "the ally is estranged"
MEMBER_HAS_SCANDAL = "there is a scandal about the member"


def legislative_rating(legislative: object) -> str:
    return f"legislative rating {legislative}"


def the_region_trends_us(text: object) -> str:
    return f"the region trends {text}-US"


def the_ally(ally_moves: object) -> str:
    return f"the ally {ally_moves}"


def tensions_of_the_nation(by: object) -> str:
    return f"tensions of the nation {by}"


def region_is_troubled(troubled_stability: object) -> str:
    return f"the stability of the region is {troubled_stability} or less or there is a war in it"


def opponent_is_strong(strong_opponent: object) -> str:
    return f"the opponent's legislative rating is {strong_opponent} or more"
