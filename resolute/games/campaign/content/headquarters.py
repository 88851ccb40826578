"""The campaign headquarters cards: rumors, endorsements, bulletins, illness, delays and releases."""

from __future__ import annotations

from itertools import count

import msgspec

from resolute.engine.book import Book
from resolute.engine.effects import Effect, InOrder, When
from resolute.games.campaign.content.states import Region
from resolute.games.campaign.effects import (
    ANYWHERE,
    AnotherTurn,
    Disregard,
    Endorsement,
    Funds,
    IdentifiedWith,
    LoseBallots,
    LoseTurns,
    Playing,
    Rumor,
    WhistleStop,
    WinVoters,
    only,
    regions,
)

EAST, SOUTH, MIDWEST, WEST = Region


class HeadquartersCard(msgspec.Struct, frozen=True):
    """A light blue card: its kind, its headline, a line of color and what it does."""

    id: int
    kind: str
    title: str
    color: str
    effect: Effect

    @property
    def headline(self) -> str:
        """Its kind and title, as a sentence."""
        return ended(f"{self.kind}: {self.title}")

    @property
    def text(self) -> str:
        """What the card does, as a sentence."""
        says = self.effect.say().sentence()
        return ended(says[0].upper() + says[1:])


def ended(words: str) -> str:
    """A sentence with its full stop, unless it ends with a sign of its own."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


_number = count()


def _card(kind: str, title: str, color: str, *effects: Effect) -> HeadquartersCard:
    return HeadquartersCard(next(_number), kind, title, color, effects[0] if len(effects) == 1 else InOrder(effects))


def _rumor(code: str, title: str, color: str) -> HeadquartersCard:
    return _card("Rumor", title, color, Rumor(code))


def _bulletin(issue: str, title: str, color: str, *effects: Effect) -> HeadquartersCard:
    what = effects[0] if len(effects) == 1 else InOrder(effects)
    return _card("Bulletin", title, color, When(IdentifiedWith(issue), what, Disregard(issue)))


def _minor(title: str, color: str, *grounds: Region) -> HeadquartersCard:
    home = grounds[0]
    return _card(
        "Minor endorsement",
        title,
        color,
        Endorsement(1, regions(home), regions(*grounds), ANYWHERE),
    )


HEADQUARTERS: tuple[HeadquartersCard, ...] = (
    # Rumors: a state in which the opponent should be seen, soon
    _rumor("PA", "Whispers on the shop floor", "They say your opponent never paid union dues."),
    _rumor("NJ", "A name on a guest list", "A banquet, a table of racketeers, and a place card."),
    _rumor("MA", "Harvard remembers", "An old thesis has turned up, and it is not kind to the Pilgrims."),
    _rumor("CT", "The yacht club story", "Whose boat was it, and who was aboard?"),
    _rumor("TX", "No friend of oil", "A loose word about the oil depletion allowance has reached Houston."),
    _rumor("FL", "Retirement at seventy?", "Bingo halls are abuzz about a plan to raise the pension age."),
    _rumor("GA", "The peach incident", "They say your opponent sent the basket back."),
    _rumor("VA", "Closing the shipyards", "Somebody has seen a map with red circles on it."),
    _rumor("IL", "Ballots in the river", "Chicago has heard it all before, but never about an outsider."),
    _rumor("OH", "Made abroad", "A foreign car was seen in the driveway of the family home."),
    _rumor("MI", "A quota on cars", "Detroit does not care whether it is true."),
    _rumor("MO", "Mule-headed", "A remark about Missourians, off the record, is on the record."),
    _rumor("CA", "Cold feet on the coast", "Hollywood friends, they say, are quietly returning the buttons."),
    _rumor("WA", "Timber trouble", "A forest, a brother-in-law, a contract."),
    # Press endorsements: one die for the smaller papers, two for the great ones
    _minor("The harbor papers", "Three dailies on the seaboard come out for you.", EAST, SOUTH),
    _minor("County seat weeklies", "Small type, loyal readers.", MIDWEST, WEST),
    _minor("The courthouse gazettes", "They read your speech twice and liked it.", SOUTH, EAST),
    _minor("Mountain and valley press", "A chain of western papers takes your side.", WEST, MIDWEST),
    _minor("Evening editions", "The afternoon papers of the mill towns are with you.", EAST, MIDWEST),
    _minor("Farm journals", "They print your picture between seed and weather.", MIDWEST, SOUTH),
    _minor("Sunday supplements", "Six pages, in color, with the family dog.", SOUTH, WEST),
    _minor("Radio row", "Commentators up and down the coast speak your name.", WEST, EAST),
    _card(
        "Major endorsement",
        "The great metropolitan daily",
        "Its editor hasn't endorsed anyone in twelve years.",
        Endorsement(2, regions(EAST), regions(EAST, MIDWEST), ANYWHERE),
    ),
    _card(
        "Major endorsement",
        "A national news weekly",
        "You are on the cover, and the artist was kind.",
        Endorsement(2, only("IL", "CA"), regions(MIDWEST, WEST), ANYWHERE),
    ),
    _card(
        "Major endorsement",
        "The networks take notice",
        "Three anchormen agree about something for once.",
        Endorsement(2, regions(WEST), regions(WEST, SOUTH), ANYWHERE),
    ),
    _card(
        "Major endorsement",
        "A chain of forty papers",
        "One owner, forty front pages.",
        Endorsement(2, regions(SOUTH), regions(SOUTH, EAST), ANYWHERE),
    ),
    _card(
        "Major endorsement",
        "The editors' convention",
        "They meet, they argue, they endorse.",
        Endorsement(2, only("PA", "OH", "MI", "NJ"), regions(EAST, MIDWEST, SOUTH), ANYWHERE),
    ),
    # Bulletins: they touch only candidates who stand for the issue
    _bulletin(
        "Space Program",
        "Splashdown",
        "The capsule is aboard the carrier, and you shake the first hand.",
        WinVoters(3, only("TX", "FL", "CA", "AL")),
    ),
    _bulletin(
        "Foreign Policy",
        "The envoy returns",
        "The treaty looks much like the one you proposed.",
        WinVoters(3, ANYWHERE),
    ),
    _bulletin(
        "Balanced Budget",
        "Red ink",
        "The deficit has doubled, and nobody wants to hear a lecture.",
        LoseBallots(1),
    ),
    _bulletin(
        "Tax Reform",
        "The loophole hearings",
        "Your bill has left the committee alive.",
        WinVoters(2, regions(EAST, MIDWEST)),
    ),
    _bulletin(
        "National Defense",
        "An overrun",
        "The new bomber costs four times what you said it would.",
        LoseBallots(1),
    ),
    _bulletin(
        "Civil Rights",
        "A march, and a speech",
        "A hundred thousand people heard you yesterday.",
        WinVoters(3, regions(EAST, WEST)),
    ),
    _bulletin(
        "Clean Air and Water",
        "The river burns again",
        "You had warned them, on the very bridge.",
        WhistleStop(2, only("OH", "MI", "PA", "NY", "IL")),
    ),
    _bulletin(
        "Education",
        "The teachers walk out",
        "Both sides of the strike blame your plan.",
        LoseTurns(1),
    ),
    _bulletin(
        "Energy",
        "A cold winter",
        "With heating oil short, your pipeline is popular.",
        WhistleStop(1, regions(EAST)),
    ),
    _bulletin(
        "Farm Prices",
        "Wheat is up",
        "Grain men pay for the next rally.",
        WinVoters(2, regions(MIDWEST)),
        When(Playing("advertising"), Funds(2)),
    ),
    _bulletin(
        "Health Care",
        "Doctors in white coats",
        "They have come to picket your hotel.",
        LoseBallots(1),
    ),
    _bulletin(
        "Labor Relations",
        "The longshoremen's choice",
        "The docks are for you, from Boston to San Pedro.",
        WinVoters(2, only("MA", "NY", "NJ", "CA", "WA", "LA")),
    ),
    _bulletin(
        "Law and Order",
        "The commissioner's report",
        "Crime is down where your program was tried.",
        AnotherTurn(),
    ),
    _bulletin(
        "Social Security",
        "Checks in the mail",
        "They arrive on time, and with a raise.",
        WhistleStop(2, only("FL", "AZ", "CA", "PA")),
    ),
    _bulletin(
        "Urban Renewal",
        "The tower comes down",
        "The housing block that carried your name had cracks.",
        LoseTurns(1),
    ),
    # Illness and delays
    _card("Illness", "Laryngitis", "Eleven speeches a day have their price.", LoseTurns(1)),
    _card("Illness", "The fish at the fund raiser", "The whole staff is in bed.", LoseBallots(2)),
    _card("Illness", "Doctor's orders", "Rest, the doctor says, and means it.", LoseTurns(1)),
    _card("Plane delay", "Fog over the field", "Circling, circling, and the crowd goes home.", LoseTurns(1)),
    _card("Plane delay", "An engine on the tarmac", "The mechanic just shakes a wrench at it.", LoseBallots(1)),
    _card(
        "Plane delay",
        "The wrong airport",
        "Your opponent has landed two hundred miles from the rally.",
        LoseTurns(1, True),
    ),
    # News releases
    _card("News release", "A good night's sleep", "The candidate is rested and ready.", AnotherTurn()),
    _card(
        "News release",
        "Whistle-stop special",
        "A train, a platform, a brass band.",
        WhistleStop(3, regions(MIDWEST, EAST)),
    ),
    _card("News release", "Barnstorming", "Four towns before noon.", WhistleStop(2, ANYWHERE)),
    _card("News release", "State fair", "You judge the pies and offend no one.", WhistleStop(2, regions(SOUTH, WEST))),
    _card("News release", "A family portrait", "Five children, one dog, no dry eyes.", WinVoters(2, ANYWHERE)),
    _card(
        "News release",
        "A generous friend",
        "Nothing is asked in return, for now.",
        When(Playing("advertising"), Funds(3), WinVoters(1, ANYWHERE)),
    ),
    _card(
        "News release",
        "The bill for the balloons",
        "Nobody read the contract.",
        When(Playing("advertising"), Funds(-2), LoseBallots(1)),
    ),
)

BOOK = Book()
for _each in HEADQUARTERS:
    BOOK.add(f"headquarters/{_each.id}", _each.effect)
