"""The 14 dictators, whose abilities differ in kind and in timing. (General Rules)"""

from __future__ import annotations

from resolute.games.dictators.content.printed import CARD, DISARM_ROLL, Ability, Dictator, Trigger
from resolute.games.dictators.effects.aims import Opponent
from resolute.games.dictators.effects.answers import CancelCard, RollAgain
from resolute.games.dictators.effects.base import AtThePriceOf, both
from resolute.games.dictators.effects.board import BlockRoads
from resolute.games.dictators.effects.disarm import ChangeTarget, DrawZoneOne, GiveUpZoneOne
from resolute.games.dictators.effects.hands import Discard, Draw, DrawIfShort, Steal
from resolute.games.dictators.effects.moves import AlongRoads
from resolute.games.dictators.effects.powers import TakeOnAbility

DICTATORS: tuple[Dictator, ...] = (
    Dictator(
        key="joseph",
        name="Joseph",
        title="The Man of Steal",
        traits=(("zone_1_done", 1), ("hand_limit", -1)),
        starting_hand=2,
        arrives=GiveUpZoneOne(),
        leaves=DrawZoneOne(),
        flavor="Somebody else's missiles are the easiest to disarm.",
    ),
    Dictator(
        key="fidel",
        name="Fidel",
        title="The Fiddler",
        abilities=(
            Ability(
                "force-a-reroll",
                "Force a reroll",
                RollAgain(),
                limit="turn",
                trigger=Trigger((DISARM_ROLL,), "anyone", "after anybody rolls to disarm"),
            ),
        ),
        flavor="Six hours is a short speech and a long concert.",
    ),
    Dictator(
        key="mao",
        name="Mao",
        title="Ze Bong",
        traits=(("draws_from_discards", 1),),
        flavor="Nothing is waste that still glows.",
    ),
    Dictator(
        key="kim",
        name="Kim",
        title="The Young-One",
        arrives=TakeOnAbility(),
        flavor="Inherited the job, the haircut and everybody's ideas.",
    ),
    Dictator(
        key="napoleon",
        name="Napoleon",
        title="Blown-Apart",
        abilities=(Ability("march-on", "March on", AlongRoads(1), cost=2, limit="turn"),),
        flavor="Short of everything but ambition.",
    ),
    Dictator(
        key="julius",
        name="Julius",
        title="Lunch on the Ides",
        traits=(("hand_limit", 2),),
        starting_hand=6,
        flavor="Came, saw, kept the receipts.",
    ),
    Dictator(
        key="attila",
        name="Attila",
        title="The Fun",
        abilities=(
            Ability(
                "collect-the-entrance-fee",
                "Collect the entrance fee",
                Steal(),
                cost=1,
                limit="turn",
                aim=Opponent(holding=True, near="here"),
            ),
        ),
        flavor="It is not a sacking if there is a buffet.",
    ),
    Dictator(
        key="genghis",
        name="Genghis",
        title="Khan't Stop",
        traits=(("passes_roadblocks", 1), ("ignores_no_fly", 1), ("flight_cost", -1)),
        flavor="Half the world by forty, the rest by mail.",
    ),
    Dictator(
        key="qin",
        name="Qin",
        title="Another Brick",
        abilities=(
            Ability("build-a-wall", "Build a wall", both(BlockRoads(1, "yours"), Draw(1)), cost=1, limit="turn"),
        ),
        flavor="The tomb is almost finished; so are the builders.",
    ),
    Dictator(
        key="maximilien",
        name="Maximilien",
        title="Off-With",
        abilities=(
            Ability(
                "cut-it-short",
                "Cut it short",
                AtThePriceOf((Discard(2), CancelCard("action"))),
                limit="turn",
                trigger=Trigger((CARD,), "opponent", "when an opponent plays an action card"),
            ),
        ),
        flavor="Virtue, and a line around the block.",
    ),
    Dictator(
        key="louis",
        name="Louis",
        title="The Sunburn King",
        traits=(("two_presidents", 1), ("convince_roll", -4)),
        flavor="The state is me, and the sunscreen is for the others.",
    ),
    Dictator(
        key="caligula",
        name="Caligula",
        title="Horse Senator",
        abilities=(Ability("ask-the-horse", "Ask the horse", ChangeTarget(2), limit="game"),),
        flavor="The only senator who never lied.",
    ),
    Dictator(
        key="ivan",
        name="Ivan",
        title="The Terribly Handy",
        traits=(("disarm_roll", 1),),
        flavor="Hand over the hammer and step back.",
    ),
    Dictator(
        key="mary",
        name="Mary",
        title="Bloody Good",
        beginning=DrawIfShort(3),
        flavor="With celery, and no survivors.",
    ),
)
