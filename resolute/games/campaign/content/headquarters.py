"""The campaign headquarters cards: rumors, endorsements, bulletins, illness, delays and releases."""

from __future__ import annotations

import msgspec

from resolute.engine.book import Book
from resolute.engine.effects import Effect, InOrder, When
from resolute.games.campaign.content.numbers import by_number, number_of
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
from resolute.games.campaign.words import cards as words

EAST, SOUTH, MIDWEST, WEST = Region

KINDS = {
    "rumor": "Rumor",
    "minor_endorsement": "Minor endorsement",
    "major_endorsement": "Major endorsement",
    "bulletin": "Bulletin",
    "illness": "Illness",
    "plane_delay": "Plane delay",
    "news_release": "News release",
}
"""What each kind of card is called."""


class HeadquartersCard(msgspec.Struct, frozen=True):
    """A light blue card: its kind, its headline, a line of color and what it does."""

    id: int
    key: str
    """`headquarters/radio-row`, whatever becomes of the title; the number goes with it."""
    kind: str
    title: str
    color: str
    effect: Effect

    @property
    def label(self) -> str:
        """What people call its kind."""
        return KINDS[self.kind]

    @property
    def headline(self) -> str:
        """Its kind and title, as a sentence."""
        return words.headline(self.label, self.title)

    @property
    def text(self) -> str:
        """What the card does, as a sentence."""
        return words.sentence("; ".join(self.effect.say().lines()))


def _card(key: str, kind: str, title: str, color: str, *effects: Effect) -> HeadquartersCard:
    what = effects[0] if len(effects) == 1 else InOrder(effects)
    key = f"headquarters/{key}"
    return HeadquartersCard(number_of(key), key, kind, title, color, what)


def _rumor(key: str, code: str, title: str, color: str) -> HeadquartersCard:
    return _card(key, "rumor", title, color, Rumor(code))


def _bulletin(key: str, issue: str, title: str, color: str, *effects: Effect) -> HeadquartersCard:
    what = effects[0] if len(effects) == 1 else InOrder(effects)
    return _card(key, "bulletin", title, color, When(IdentifiedWith(issue), what, Disregard(issue)))


def _minor(key: str, title: str, color: str, *grounds: Region) -> HeadquartersCard:
    home = grounds[0]
    return _card(
        key,
        "minor_endorsement",
        title,
        color,
        Endorsement(1, regions(home), regions(*grounds), ANYWHERE),
    )


_CARDS: tuple[HeadquartersCard, ...] = (
    # Rumors: a state in which the opponent should be seen, soon
    _rumor(
        "whispers-on-the-shop-floor",
        "PA",
        "Whispers on the shop floor",
        "They say your opponent never paid union dues.",
    ),
    _rumor(
        "a-name-on-a-guest-list", "NJ", "A name on a guest list", "A banquet, a table of racketeers, and a place card."
    ),
    _rumor(
        "harvard-remembers",
        "MA",
        "Harvard remembers",
        "An old thesis has turned up, and it is not kind to the Pilgrims.",
    ),
    _rumor("the-yacht-club-story", "CT", "The yacht club story", "Whose boat was it, and who was aboard?"),
    _rumor(
        "no-friend-of-oil",
        "TX",
        "No friend of oil",
        "A loose word about the oil depletion allowance has reached Houston.",
    ),
    _rumor(
        "retirement-at-seventy",
        "FL",
        "Retirement at seventy?",
        "Bingo halls are abuzz about a plan to raise the retirement age.",
    ),
    _rumor("the-peach-incident", "GA", "The peach incident", "They say your opponent sent the basket back."),
    _rumor("closing-the-shipyards", "VA", "Closing the shipyards", "Somebody has seen a map with red circles on it."),
    _rumor(
        "ballots-in-the-river",
        "IL",
        "Ballots in the river",
        "Chicago has heard it all before, but never about an outsider.",
    ),
    _rumor("made-abroad", "OH", "Made abroad", "A foreign car was seen in the driveway of the family home."),
    _rumor("a-quota-on-cars", "MI", "A quota on cars", "Detroit does not care whether it is true."),
    _rumor("mule-headed", "MO", "Mule-headed", "A remark about Missourians, off the record, is on the record."),
    _rumor(
        "cold-feet-on-the-coast",
        "CA",
        "Cold feet on the coast",
        "Hollywood friends, they say, are quietly returning the buttons.",
    ),
    _rumor("timber-trouble", "WA", "Timber trouble", "A forest, a brother-in-law, a contract."),
    # Press endorsements: one die for the smaller papers, two for the great ones
    _minor("the-harbor-papers", "The harbor papers", "Three dailies on the seaboard come out for you.", EAST, SOUTH),
    _minor("county-seat-weeklies", "County seat weeklies", "Small type, loyal readers.", MIDWEST, WEST),
    _minor(
        "the-courthouse-gazettes", "The courthouse gazettes", "They read your speech twice and liked it.", SOUTH, EAST
    ),
    _minor(
        "mountain-and-valley-press",
        "Mountain and valley press",
        "A chain of western papers takes your side.",
        WEST,
        MIDWEST,
    ),
    _minor(
        "evening-editions", "Evening editions", "The afternoon papers of the mill towns are with you.", EAST, MIDWEST
    ),
    _minor("farm-journals", "Farm journals", "They print your picture between seed and weather.", MIDWEST, SOUTH),
    _minor("sunday-supplements", "Sunday supplements", "Six pages, in color, with the family dog.", SOUTH, WEST),
    _minor("radio-row", "Radio row", "Commentators up and down the coast speak your name.", WEST, EAST),
    _card(
        "the-great-metropolitan-daily",
        "major_endorsement",
        "The great metropolitan daily",
        "Its editor hasn't endorsed anyone in twelve years.",
        Endorsement(2, regions(EAST), regions(EAST, MIDWEST), ANYWHERE),
    ),
    _card(
        "a-national-news-weekly",
        "major_endorsement",
        "A national news weekly",
        "You are on the cover, and the artist was kind.",
        Endorsement(2, only("IL", "CA"), regions(MIDWEST, WEST), ANYWHERE),
    ),
    _card(
        "the-networks-take-notice",
        "major_endorsement",
        "The networks take notice",
        "Three anchormen agree about something for once.",
        Endorsement(2, regions(WEST), regions(WEST, SOUTH), ANYWHERE),
    ),
    _card(
        "a-chain-of-forty-papers",
        "major_endorsement",
        "A chain of forty papers",
        "One owner, forty front pages.",
        Endorsement(2, regions(SOUTH), regions(SOUTH, EAST), ANYWHERE),
    ),
    _card(
        "the-editors-convention",
        "major_endorsement",
        "The editors' convention",
        "They meet, they argue, they endorse.",
        Endorsement(2, only("PA", "OH", "MI", "NJ"), regions(EAST, MIDWEST, SOUTH), ANYWHERE),
    ),
    # Bulletins: they touch only candidates who stand for the issue
    _bulletin(
        "splashdown",
        "Space Program",
        "Splashdown",
        "The capsule is aboard the carrier, and you shake the first hand.",
        WinVoters(3, only("TX", "FL", "CA", "AL")),
    ),
    _bulletin(
        "the-envoy-returns",
        "Foreign Policy",
        "The envoy returns",
        "The treaty looks much like the one you proposed.",
        WinVoters(3, ANYWHERE),
    ),
    _bulletin(
        "red-ink",
        "Balanced Budget",
        "Red ink",
        "The deficit has doubled, and nobody wants to hear a lecture.",
        LoseBallots(1),
    ),
    _bulletin(
        "the-loophole-hearings",
        "Tax Reform",
        "The loophole hearings",
        "Your bill has left the committee alive.",
        WinVoters(2, regions(EAST, MIDWEST)),
    ),
    _bulletin(
        "an-overrun",
        "National Defense",
        "An overrun",
        "The new bomber costs four times what you said it would.",
        LoseBallots(1),
    ),
    _bulletin(
        "a-march-and-a-speech",
        "Civil Rights",
        "A march, and a speech",
        "A hundred thousand people heard you yesterday.",
        WinVoters(3, regions(EAST, WEST)),
    ),
    _bulletin(
        "the-river-burns-again",
        "Clean Air and Water",
        "The river burns again",
        "You warned them, standing on that very bridge.",
        WhistleStop(2, only("OH", "MI", "PA", "NY", "IL")),
    ),
    _bulletin(
        "the-teachers-walk-out",
        "Education",
        "The teachers walk out",
        "Both sides of the strike blame your plan.",
        LoseTurns(1),
    ),
    _bulletin(
        "a-cold-winter",
        "Energy",
        "A cold winter",
        "With heating oil short, your pipeline is popular.",
        WhistleStop(1, regions(EAST)),
    ),
    _bulletin(
        "wheat-is-up",
        "Farm Prices",
        "Wheat is up",
        "Grain men pay for the next rally.",
        WinVoters(2, regions(MIDWEST)),
        When(Playing("advertising"), Funds(2)),
    ),
    _bulletin(
        "doctors-in-white-coats",
        "Health Care",
        "Doctors in white coats",
        "They have come to picket your hotel.",
        LoseBallots(1),
    ),
    _bulletin(
        "the-longshoremens-choice",
        "Labor Relations",
        "The longshoremen's choice",
        "The docks are with you, from Boston to San Pedro.",
        WinVoters(2, only("MA", "NY", "NJ", "CA", "WA", "LA")),
    ),
    _bulletin(
        "the-commissioners-report",
        "Law and Order",
        "The commissioner's report",
        "Crime is down where your program was tried.",
        AnotherTurn(),
    ),
    _bulletin(
        "checks-in-the-mail",
        "Social Security",
        "Checks in the mail",
        "They arrive on time, and with a raise.",
        WhistleStop(2, only("FL", "AZ", "CA", "PA")),
    ),
    _bulletin(
        "the-tower-comes-down",
        "Urban Renewal",
        "The tower comes down",
        "The housing project that bore your name was full of cracks.",
        LoseTurns(1),
    ),
    # Illness and delays
    _card("laryngitis", "illness", "Laryngitis", "Eleven speeches a day take their toll.", LoseTurns(1)),
    _card(
        "the-fish-at-the-fund-raiser",
        "illness",
        "The fish at the fund raiser",
        "The whole staff is in bed.",
        LoseBallots(2),
    ),
    _card("doctors-orders", "illness", "Doctor's orders", "Rest, the doctor says, and means it.", LoseTurns(1)),
    _card(
        "fog-over-the-field",
        "plane_delay",
        "Fog over the field",
        "Circling, circling, and the crowd goes home.",
        LoseTurns(1),
    ),
    _card(
        "an-engine-on-the-tarmac",
        "plane_delay",
        "An engine on the tarmac",
        "The mechanic just shakes a wrench at it.",
        LoseBallots(1),
    ),
    _card(
        "the-wrong-airport",
        "plane_delay",
        "The wrong airport",
        "Your opponent has landed two hundred miles from the rally.",
        LoseTurns(1, True),
    ),
    # News releases
    _card(
        "a-good-nights-sleep",
        "news_release",
        "A good night's sleep",
        "The candidate is rested and ready.",
        AnotherTurn(),
    ),
    _card(
        "whistle-stop-special",
        "news_release",
        "Whistle-stop special",
        "A train, a platform, a brass band.",
        WhistleStop(3, regions(MIDWEST, EAST)),
    ),
    _card("barnstorming", "news_release", "Barnstorming", "Four towns before noon.", WhistleStop(2, ANYWHERE)),
    _card(
        "state-fair",
        "news_release",
        "State fair",
        "You judge the pies and offend no one.",
        WhistleStop(2, regions(SOUTH, WEST)),
    ),
    _card(
        "a-family-portrait",
        "news_release",
        "A family portrait",
        "Five children, one dog, no dry eyes.",
        WinVoters(2, ANYWHERE),
    ),
    _card(
        "a-generous-friend",
        "news_release",
        "A generous friend",
        "Nothing is asked in return, for now.",
        When(Playing("advertising"), Funds(3), WinVoters(1, ANYWHERE)),
    ),
    _card(
        "the-bill-for-the-balloons",
        "news_release",
        "The bill for the balloons",
        "Nobody read the contract.",
        When(Playing("advertising"), Funds(-2), LoseBallots(1)),
    ),
)

HEADQUARTERS: tuple[HeadquartersCard, ...] = by_number((card.key, card) for card in _CARDS)

BOOK = Book()
for _each in HEADQUARTERS:
    BOOK.add(f"headquarters/{_each.id}", _each.effect)
