"""What effects and aims say on the cards that print them."""

from __future__ import annotations

from resolute.engine.words import signed
from resolute.games.dictators.words.names import counted, number_said, place_name

# Moves


def along_roads(roads: int) -> str:
    """Along some roads."""
    return "move along a road" if roads == 1 else f"move along up to {counted(roads, 'road')}"


TO_ADJACENT_STATE = "move to any place in an adjacent state"
UP_TO_THREE_STATES = "move up to three states, each adjacent to the one before"
BY_TRAIN = "move to any place in your time zone or a neighboring one, but not to or from Hawaii"
BY_HELICOPTER = (
    "fly to any place in your time zone or in an adjacent state, but not into, out of or across a no-fly zone"
)
WITHIN_TIME_ZONE = "move to any place in your time zone"
OUT_OF_THE_COUNTRY = "move to any place outside the USA; no-fly zones do not stop you"
TAKE_FLIGHT = "take an international flight from where you are"
PAST_ROADBLOCK = "move past a roadblock and remove it"
BLOW_AWAY = "move them to an adjacent state"
SEND_BACK = "move them back to where they started"
SWAP_PLACES = "you and that opponent swap places on the map"


def go_to(place: int, *, forced: bool) -> str:
    """To one place."""
    return f"{'you are taken' if forced else 'move'} to {place_name(place)}"


def send_them(place: int) -> str:
    """An opponent to one place."""
    return f"that opponent is taken to {place_name(place)}"


def deterrence(reward: str) -> str:
    """What happens unless all opponents discard."""
    return f"each opponent who holds cards may discard one; unless all of them do, {reward}"


# Hands


def draw(count: int) -> str:
    """Cards from the deck."""
    return f"draw {counted(count, 'card')}"


def draw_if_short(count: int) -> str:
    """A card for whoever holds few."""
    return f"if you hold fewer than {counted(count, 'card')}, draw one"


def opponents_draw(count: int) -> str:
    """Cards for the others."""
    return f"each opponent draws {counted(count, 'card')}"


def look_and_keep(count: int) -> str:
    """A card of the player's choice."""
    return (
        f"look at {counted(count, 'card')} of the command deck that are not events, keep one and shuffle the others"
        " back"
    )


def discard(count: int) -> str:
    """Cards of the own choice."""
    return f"discard {counted(count, 'card')}"


def they_discard(count: int) -> str:
    """Cards of an opponent's choice."""
    return f"that opponent discards {counted(count, 'card')}"


def everybody_discards(count: int) -> str:
    """Cards of everybody's own choice."""
    return f"every dictator discards {counted(count, 'card')}"


TAKE_DISCARD = "take a card of your choice from the command discard pile into your hand"
DISCARD_HAND = "discard your hand"
STEAL = "take a card at random from that opponent's hand"
LOOK_AT_HAND = "look at that opponent's hand"
TAKE_NEAR_CIA = "if you are at CIA headquarters or in an adjacent state, take one of the cards"
TAKE_DRAWN_CARD = "take that card"
GIVE_TO_THE_LEFT = "give a card of your choice to the player on your left"

# Turns, and what lies in play


def skip(count: int) -> str:
    """Turns that are skipped."""
    return "skip your next turn" if count == 1 else f"skip your next {counted(count, 'turn')}"


def actions_this_turn(by: int) -> str:
    """More or fewer actions."""
    return f"this turn has {abs(by)} {'more' if by > 0 else 'fewer'} {'action' if abs(by) == 1 else 'actions'}"


EVERYBODY_THERE_SKIPS = "every dictator there, you included, skips their next turn"
ANOTHER_TURN = "take another whole turn after this one"
PLAY_THEIR_TURN = "you control that opponent's next turn, with everything they have"
LIE_BEFORE = "put this card in front of that opponent"
REMOVE_FROM_PLAY = "discard it (an asset, a Founding Father, or a card that stays for some turns)"
DISCARD_OR_SKIP = "discard a card or skip your next turn"
REMOVE_FATHER = "you may remove a Founding Father in play, your own or another player's"
TOWARD_WAR = "DEFCON drops one level"
TOWARD_PEACE = "DEFCON goes back up one level"
THROW_CARDS_AWAY = "20 command cards are discarded; events among them are shuffled back"
TAKE_ON_ABILITY = "choose another dictator, in play or not, and copy that ability for the game"

# The map


def block_roads(count: int, *, yours: bool) -> str:
    """Roadblocks around a place."""
    where = "your place" if yours else "that opponent's place"
    what = "a roadblock on a road" if count == 1 else f"up to {counted(count, 'roadblock')} on roads"
    return f"place {what} from {where}, but leave one road open"


def random_roadblocks(count: int) -> str:
    """Roadblocks anywhere."""
    return f"{counted(count, 'road')}, picked at random, get a roadblock"


def random_no_fly(count: int) -> str:
    """No-fly zones anywhere."""
    return f"{counted(count, 'time zone')}, picked at random, become no-fly zones"


def clear(count: int) -> str:
    """Roadblocks and no-fly zones that go."""
    return f"remove up to {counted(count, 'roadblock')} or no-fly zones"


CLOSE_SKIES = "place a no-fly zone on it"

# Disarming


def try_to_disarm(bonus: int) -> str:
    """An attempt."""
    modified = f", with {signed(bonus)} on the die" if bonus else ""
    return f"try to disarm the facility where you are{modified}; your travel is not used"


def disarm_bonus(by: int) -> str:
    """A number for the rolls of a turn."""
    return f"{signed(by)} on your rolls to disarm this turn"


def change_target(drawn: int) -> str:
    """Another nuclear card."""
    if drawn == 1:
        return "shuffle one of your nuclear cards that is not disarmed back into its zone's deck and draw another"
    return (
        f"choose one of your nuclear cards that is not disarmed, draw {number_said(drawn)} more of its zone, keep one"
        f" of the {number_said(drawn + 1)} and shuffle the others back"
    )


DISARM_HERE = "disarm the facility where you are without a roll"
GIVE_UP_ZONE_ONE = "you need no nuclear card of zone 1 and put yours back"
DRAW_ZONE_ONE = "draw a nuclear card of zone 1"
REARM_AT_RANDOM = (
    "one of your disarmed facilities of zones 1 to 3, picked at random, is armed again; if you have none, skip your"
    " next turn"
)

# Answers

NO_EFFECT = "that card has no effect"
ROLL_AGAIN = "force a reroll"
ANOTHER_PRESIDENT = "shuffle that presidential card back; that opponent draws another"
PRESIDENT_IS_IN = "the president is present after all, and the card's effect does not happen"
DOES_NOT_HAPPEN = "it does not happen"


def mood(by: int) -> str:
    """What the president's mood adds."""
    return f"{signed(by)} on your roll to convince the president"


# What cards are aimed at

_NEAR = {"here": " in your state (abroad: in your place)", "beside": " in your state or an adjacent one"}


def opponent(near: str, *, elsewhere: bool, holding: bool, unbribed: bool, unseen: bool) -> str:
    """Another player."""
    where = _NEAR.get(near, " in another place" if elsewhere else "")
    which = " who holds cards" if holding else " whose next turn nobody has bought" if unbribed else ""
    which = " whose hand you have not seen" if unseen else which
    return f"an opponent{where}{which}"


STATE_WITH_OPPONENT = "a state with an opponent in it"
TIME_ZONE = "a time zone that can be closed"
CARD_IN_PLAY = "a card in play"
WHICH_OPPONENT = "which opponent?"
WHICH_STATE = "which state?"
WHICH_TIME_ZONE = "which time zone?"
WHICH_CARD = "which card?"
