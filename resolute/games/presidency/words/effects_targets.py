"""What effects_targets says: labels, prompts, reasons and sentences."""

from __future__ import annotations

THE_VICE_PRESIDENT = "The Vice President"
ONLY_A_SCANDAL_CAN_REMOVE_THE_VICE = "Only a scandal can remove the Vice President"
AN_ALLY = "an ally"
A_MEMBER_OF_THE_CABINET = "a member of the cabinet"
AN_OPPONENT = "an opponent"
THE_REGION = "the region"
THE_ALLY = "the ally"
TENSIONS_OF_THE_ALLY = "tensions of the ally"
DRAW_THREE_CANDIDATES_AND_CHOOSE_ONE_FOR = "draw three candidates and choose one for the office"
THE_MEMBER_IS_EXPERIENCED_FROM_NOW_ON = "the member is experienced from now on"
THE_OPPONENT_GOES_BACK_INTO_THE_CUP = "the opponent goes back into the cup"
THE_CAPABILITY = "the capability +1"
THE_ALLY_IS_ESTRANGED = "the ally is estranged"
THERE_IS_A_SCANDAL_ABOUT_THE_MEMBER = "there is a scandal about the member"


def legislative_rating(legislative: object) -> str:
    return f"legislative rating {legislative}"


def the_region_trends_us(text: object) -> str:
    return f"the region trends {text}-US"


def the_ally(ally_moves: object) -> str:
    return f"the ally {ally_moves}"


def tensions_of_the_ally(by: object) -> str:
    return f"tensions of the ally {by}"


def the_stability_of_the_region_is_or(troubled_stability: object) -> str:
    return f"the stability of the region is {troubled_stability} or less or there is a war in it"


def the_opponent_legislative_rating_is_or_more(strong_opponent: object) -> str:
    return f"the opponent's legislative rating is {strong_opponent} or more"
