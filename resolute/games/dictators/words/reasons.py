"""Why something cannot be done now."""

from __future__ import annotations

from resolute.games.dictators.words.names import actions_said, counted, source_name

NO_ACTIONS = "Not enough actions left"
ONLY_IN_USA = "Works only within the USA"
LATER = "Interruption: you'll be asked when it applies"
WHEN_IT_APPLIES = "You'll be asked when it applies"
ONCE_PER_GAME = "Once per game, and you have used it"
ONCE_PER_TURN = "Once per turn, and you have used it"
TRAVELED = "You have used your travel this turn"
TOO_LATE = "Only at the start of a turn you begin in Washington"
ROADBLOCK = "A roadblock is on that road"
NO_FLY_ZONE = "A no-fly zone is in the way"
DISARMED_ALREADY = "You have disarmed it already"
NOT_YOUR_TARGET = "Not one of your targets"
NO_WARHEAD_LEFT = "No warhead is left"
NO_CARD_LEFT = "No card is left"


def blocked_by(source: str) -> str:
    """Who or what forbids it."""
    return f"Blocked by {source_name(source)}"


def too_dear(cost: int, source: str) -> str:
    """What makes it cost more."""
    return f"Costs {actions_said(cost)} because of {source_name(source)}"


# Tokens

NOT_FRESH = "Works only in the turn you receive it"
NOTHING_TO_DISARM = "You have nothing left to disarm"
NOTHING_TO_REMOVE = "There is nothing to remove"
NO_TOKEN_LEFT = "No token is left on the board"
SAME_PLACE = "Everybody is in the same place"
_MOMENTS = {
    3: "when you roll to convince the president",
    13: "when a Founding Father comes to you",
}


def token_moment(token: int) -> str:
    """When a token works that cannot be used at will."""
    if token == 9:
        return "Wins by itself when DEFCON reaches 1"
    return f"You'll be asked {_MOMENTS[token]}"


# Effects

NOWHERE_TO_GO = "There is nowhere to go from here"
NO_ROAD = "No road leads away from here"
ALL_ROADS_BLOCKED = "Every road from here has a roadblock"
NO_ADJACENT_STATE = "No state is adjacent to this one"
NO_STATE_BESIDE_THAT = "No state is adjacent to that one"
NO_TRAIN = "No train leaves from here"
NOWHERE_TO_LAND = "Nowhere to land from here"
GROUNDED = "A no-fly zone keeps it on the ground"
NO_FLIGHT = "No international flight leaves from here now"
NO_ROADBLOCK_HERE = "No road from here has a roadblock"
THERE_ALREADY = "You are there already"
NOT_BY_ROAD = "Nobody has moved by road"
CANNOT_BE_COUNTERED = "The card that moved them cannot be countered"
DRIVEN_ON = "They have driven on"
NOBODY_CAN_DISCARD = "No opponent has a card to discard"
DISCARDS_EMPTY = "The discard pile is empty"
ONLY_EVENTS = "Only events are left in the command deck"
NOTHING_TO_LOOK_AT = "There is no card left to look at"
HAND_EMPTY = "That hand is empty"
NO_ROAD_TO_BLOCK = "No road can get a roadblock"
NO_BARRIER = "There is no roadblock or no-fly zone to remove"
NOTHING_HERE = "You have nothing to disarm here"
NO_NUCLEAR_CARD = "You have no nuclear card left to exchange"
NO_OTHER_CARD = "No other card of that zone is left"
PEACE_ALREADY = "DEFCON is at 5 already"
NO_CARD_PLAYED = "No card is being played"
NOT_AIMED_AT_YOU = "That card is not aimed at you"
OTHER_KIND = "That card is of another kind"
ABSENT_ANYWAY = "The president is absent anyway"
PRESENT_ANYWAY = "The president is present anyway"
NO_UNSEEN_HAND = "You have seen every hand"
ALL_BRIBED = "Every opponent is bribed already"


def cards_needed(count: int) -> str:
    """How many cards it takes."""
    return f"You need {counted(count, 'card')} to discard"
