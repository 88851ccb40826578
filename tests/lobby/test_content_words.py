"""What Lobby's cards say: every text is made from its effect, and nobody is named who should not be."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

import pytest

from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.lobby import GAME
from resolute.games.lobby.content.actions import ACTIONS
from resolute.games.lobby.content.box import CARD_BY_KEY, CARDS, Card
from resolute.games.lobby.content.campaign_cards import CAMPAIGN_CARDS
from resolute.games.lobby.content.cards import Crisis, Executive
from resolute.games.lobby.content.crises import CRISES
from resolute.games.lobby.content.executives import EXECUTIVES
from resolute.games.lobby.content.fates import FATES
from resolute.games.lobby.content.kinds import Period, Symbol
from resolute.games.lobby.content.lobbies import LOBBIES
from resolute.games.lobby.content.politicians import GENERICS, INDEPENDENTS, POLITICIANS, PRESIDENTS, Politician
from resolute.games.lobby.words.cards import text
from resolute.games.lobby.words.cards_lobbies import income_text, reward_text
from resolute.rulebook import rules_text

PRESIDENTS_ALLOWED = """
    Franklin Delano Roosevelt, Harry Truman, Dwight Eisenhower, John Kennedy, Lyndon Johnson, Richard Nixon,
    Gerald Ford, Jimmy Carter, Ronald Reagan, George H. W. Bush, Bill Clinton, George W. Bush,
    Barack Obama, Donald Trump
"""
INDEPENDENTS_ALLOWED = "Strom Thurmond, Henry Wallace, George Wallace, John Anderson, Ross Perot, Ralph Nader"

RAN_FOR_PRESIDENT = set(
    re.findall(
        r"\w+",
        """
        Roosevelt Dewey Truman Thurmond Wallace Eisenhower Stevenson Byrd Kennedy Nixon Johnson Goldwater Humphrey
        McGovern Ford Carter Reagan Anderson Mondale Bush Dukakis Clinton Perot Dole Gore Nader Kerry Obama McCain
        Romney Trump Biden
        """,
    )
)
"""Everybody with electoral votes or a share worth noting since 1944, and the fourteen presidents."""


def names(text: str) -> list[str]:
    """The names of a list."""
    return [one.strip() for one in text.split(",")]


def test_3_3_b_only_presidents_and_independents_are_real() -> None:
    assert [one.name for one in PRESIDENTS] == names(PRESIDENTS_ALLOWED)
    assert [one.name for one in INDEPENDENTS] == names(INDEPENDENTS_ALLOWED)
    assert len(POLITICIANS) == len(PRESIDENTS) + len(INDEPENDENTS) + len(GENERICS)


def test_3_3_b_generic_politicians_are_invented() -> None:
    """No name of anybody who ran, and none of Campaign's."""
    taken = {name.lower() for name in RAN_FOR_PRESIDENT} | {one.name.split()[-1].lower() for one in CANDIDATES}
    assert len(CANDIDATES) == 24
    for one in GENERICS:
        assert not set(re.split(r"[ -]", one.name.lower())) & taken, one.name
    assert len({one.short_name for one in POLITICIANS}) == 50


def people_in(said: str) -> set[str]:
    """Who is named in a text."""
    return (RAN_FOR_PRESIDENT | {one.short_name for one in GENERICS}) & set(re.findall(r"[A-Za-z]+", said))


def test_no_other_card_names_a_person() -> None:
    for card in CARDS:
        if not isinstance(card, Politician):
            line = card.event if isinstance(card, Crisis) else card.measure if isinstance(card, Executive) else ""
            assert not people_in(f"{card.name} {text(card)} {line}"), card.key
    assert people_in("A letter from Truman to Galindez.") == {"Truman", "Galindez"}


@pytest.mark.parametrize("cards", [ACTIONS, CAMPAIGN_CARDS, FATES, LOBBIES, CRISES, EXECUTIVES])
def test_no_two_cards_of_a_kind_have_the_same_name(cards: tuple[Card, ...]) -> None:
    assert [name for name, count in Counter(card.name for card in cards).items() if count > 1] == []


def test_every_crisis_has_its_event_and_every_executive_its_measure() -> None:
    events = [*(one.event for one in CRISES), *(one.measure for one in EXECUTIVES)]
    assert len(set(events)) == 82 + 75
    assert all(event[0].isupper() or event[0] == '"' for event in events)
    assert all(re.search(r"[.?]$", event) and len(event) < 90 for event in events)


def test_every_card_says_something_readable() -> None:
    for card in CARDS:
        said = text(card)
        assert re.match(r"[A-Z+−$0-9]", said), said
        assert "  " not in said and ".." not in said and not re.search(r"(^|\s)-\d", said), said
        assert not re.search(r"\b(he|his|him|she|her)\b", said), said
        assert len(said) < 220, said


def test_equal_effects_have_equal_texts_and_different_ones_different() -> None:
    said: dict[object, set[str]] = defaultdict(set)
    for action in ACTIONS:
        said[(action.moments, action.effects)].add(text(action))
    for card in CAMPAIGN_CARDS:
        said[card.effect].add(text(card))
    for fate in FATES:
        said[fate.effects].add(text(fate))
    assert all(len(texts) == 1 for texts in said.values())
    assert len(set().union(*said.values())) == len(said)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("lobby/banks", "Starts with $12M. Income: $1M for each full $10M you hold, $3M at most. Points: 5 points when "
         "anybody solves an Economy crisis."),
        ("politician/truman", "President #2, Democrat, Political Skill 1"),
        ("politician/anderson", "Independent, Political Skill 1"),
        ("state/ny", "6 electors, Democrat +2, Teachers, Cities, Civil rights"),
        ("fundraising/bake-sales", "$1M every turn."),
        ("fundraising/bankers-dinner", "$3M every turn ($4M for Banks)."),
        ("support/catholics-2", "+1 vote in every attempt and election, and one more where the state shows Catholics."),
        ("crisis/missiles-in-cuba", "Cold War, strength 5."),
        ("executive/hot-line", "Worth 2 on a Cold War crisis. Goes back to the pile after solving."),
        ("action/back-channel", "When another player plays a crisis: discard it. Approval stays, and nobody scores."),
        ("action/friend-in-the-mailroom", "In any initiative: look at another player's hand. Draw a card."),
        ("campaign/attack-ad", "−2 votes for another candidate in this state, or for the opposition in a state "
         "attempt."),
        ("fate/audit", "Pay $4M to the bank, or all you have."),
        ("fate/travel-expenses", "If you hold an office, lose 1 point."),
        ("fate/end-of-the-honeymoon", "If the President's approval is above 0, it drops by 6."),
    ],
)  # fmt: skip
def test_what_a_card_says(key: str, said: str) -> None:
    assert text(CARD_BY_KEY[key]) == said


def test_the_rules_page_lists_what_the_cards_say() -> None:
    page = set(rules_text("lobby").splitlines())
    for action in ACTIONS:
        assert f"| {action.name} | {action.period.label} | {text(action)} |" in page
    for card in CAMPAIGN_CARDS:
        assert f"| {card.name} | {card.period.label} | {text(card)} |" in page
    for fate in FATES:
        assert f"| {fate.number} | {fate.name} | {text(fate)} |" in page
    for lobby in LOBBIES:
        income, points = income_text(lobby.income), reward_text(lobby.reward)
        assert f"| {lobby.name} | ${lobby.start}M | {income} | {points} |" in page
    for symbol in Symbol:
        for period in Period:
            here = [one for one in CRISES if one.symbol is symbol and one.period is period]
            cures = [one for one in EXECUTIVES if one.symbol is symbol and one.period is period]
            crises = ", ".join(f"{one.name} {one.strength}" for one in here)
            executives = ", ".join(f"{one.name} {one.value}{'*' if one.returns else ''}" for one in cures)
            assert f"| {symbol.label} | {period.label} | {crises} | {executives} |" in page


def test_nothing_said_while_others_wait_needs_to_know_how_many_a_lobby_is() -> None:
    assert all(said.split()[0] in ("may", "must") for said in GAME.doing.values()), "Farmers is, Aerospace are"
