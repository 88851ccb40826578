"""The terms of Dictators that a newcomer cannot know."""

from resolute.engine.learning import Term

GLOSSARY = (
    Term(
        "actions",
        "Actions",
        "You get three a turn. Travel, draw a card, play a card or use an asset, in any order.",
    ),
    Term(
        "travels",
        "Travel",
        "Once per turn. Use it for one road, for an international flight, or to try to disarm a facility: only "
        "one of them.",
        also=("travel",),
    ),
    Term(
        "facility",
        "Nuclear facility",
        "A place with missiles. Your nuclear cards say which ones are your targets. Stand there, pay your travel "
        "and one action, and roll 3 or more to disarm it.",
        also=("target",),
    ),
    Term(
        "nuclear",
        "Nuclear card",
        "One of your four secret targets, one in each zone. It is turned face up once you disarm it.",
    ),
    Term(
        "zone",
        "Nuclear zone",
        "The map has four. Facilities you disarm in zones 1, 2 and 3 make the president easier to convince; zone "
        "4 brings a token instead.",
    ),
    Term(
        "needs",
        "Roll to convince",
        "What you need on a twenty-sided die in front of the president: 20 with nothing disarmed, then 18, 14, "
        "and 8 with all three.",
        also=("convince",),
    ),
    Term(
        "washington",
        "Turns to Washington",
        "How many turns of travel it takes to get to Washington D.C. Start your turn there to confront the president.",
        also=("away",),
    ),
    Term(
        "turns",
        "Turns away",
        "How many turns it takes to get there by road, flight and ship, the shortest way that is open. Cards can "
        "be faster.",
    ),
    Term(
        "president",
        "Confronting the president",
        "Start your turn in Washington D.C. and draw a presidential card. If the president is in, roll to win "
        "them over: if you make it, you win the game.",
        also=("presidential",),
    ),
    Term(
        "action",
        "Action card",
        "Play it in your own turn for the actions printed on it. Then it's discarded.",
    ),
    Term(
        "interruption",
        "Interruption",
        "A card you can play in anybody's turn, at the moment printed on it. It costs no action, and you'll be "
        "asked when it applies.",
    ),
    Term(
        "asset",
        "Asset",
        "A card that stays in front of you once played. Use its abilities in each of your turns.",
    ),
    Term(
        "father",
        "Founding Father",
        "An event that stays: it joins the player who draws it, acts at once, and stays until it is removed or its "
        "turns are over.",
        also=("fathers",),
    ),
    Term(
        "defcon",
        "DEFCON",
        "How close the world is to war, from 5 (peace) to 1. Every step brings trouble; at DEFCON 1 the game "
        "ends, and only the holder of token IX wins.",
    ),
    Term(
        "trident",
        "Trident",
        "A submarine with warheads. When it surfaces in the Gulf of Mexico anybody can sail to it and disarm a "
        "warhead for a token.",
    ),
    Term(
        "warhead",
        "Zone 4 token",
        "A secret bonus from a zone 4 facility or a warhead of the Trident. Use it once, in your own turn, for free.",
        also=("tokens", "token", "warheads"),
    ),
    Term(
        "roadblock",
        "Roadblock",
        "Nobody can travel along this road until a card removes the roadblock or leads past it.",
        also=("roadblocks",),
    ),
    Term(
        "no_fly",
        "No-fly zone",
        "A time zone nobody can fly into, out of or across. Roads and ships stay open.",
    ),
    Term(
        "flight",
        "International flight",
        "A dotted line on the map. It takes your travel and one more action.",
    ),
    Term(
        "skips",
        "Turns to skip",
        "Turns you lose. They add up, and you play again when all of them are gone.",
    ),
    Term(
        "hand",
        "Hand limit",
        "You can hold any number of cards during your turn, but at its end you keep five and discard the rest.",
    ),
    Term(
        "command",
        "Command deck",
        "What everyone draws from: actions, interruptions and assets, and events that happen the moment they are "
        "drawn.",
        also=("discards",),
    ),
    Term(
        "dictator",
        "Dictator",
        "Who you play. Everyone has an ability of their own, printed on the card.",
    ),
    Term(
        "event",
        "Chain",
        "What is waiting to happen, and who reacted to it. The last card played is resolved first.",
        also=("chain",),
    ),
)
