"""The 450 cards: how many there are of each kind, and what their figures add up to."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from resolute.games.lobby.content.actions import ACTIONS
from resolute.games.lobby.content.box import CARD_BY_KEY, CARDS, cards_pile
from resolute.games.lobby.content.campaign_cards import CAMPAIGN_CARDS
from resolute.games.lobby.content.cards import Crisis
from resolute.games.lobby.content.crises import CRISES, STARTING_CRISES
from resolute.games.lobby.content.effects import (
    Approval,
    ChangePawns,
    Discard,
    Draw,
    DrawAgain,
    DrawLaid,
    EveryoneDraws,
    EveryoneMoney,
    FaceTheBag,
    Impeach,
    LayOnTop,
    Levy,
    LookAtHand,
    Money,
    MoveLaid,
    NewFirstState,
    NewVicePresident,
    Points,
    RemoveLaid,
    ReturnLaid,
    RivalDiscards,
    RivalVotes,
    SecondAttempt,
    Spare,
    Stop,
    TakeCard,
    TakeExposed,
    TakeLaid,
    TakeMoney,
    TurnParty,
    Votes,
)
from resolute.games.lobby.content.executives import EXECUTIVES
from resolute.games.lobby.content.fates import FATES
from resolute.games.lobby.content.fundraising import FUNDRAISING
from resolute.games.lobby.content.keys import NUMBERS, number_of
from resolute.games.lobby.content.kinds import Group, Party, Period, Region, Symbol
from resolute.games.lobby.content.lobbies import LOBBIES
from resolute.games.lobby.content.politicians import GENERICS, INDEPENDENTS, POLITICIANS, PRESIDENT_BY_NUMBER
from resolute.games.lobby.content.states import STATE_BY_CODE, STATES
from resolute.games.lobby.content.support import SUPPORT

I, II, III = Period  # noqa: E741 - it is what the cards print


def by_period(cards: tuple[object, ...]) -> list[int]:
    """How many cards each period has."""
    count = Counter(getattr(card, "period") for card in cards)  # noqa: B009 - every kind that is counted has one
    return [count[period] for period in Period]


def test_1_the_box_has_450_cards() -> None:
    kinds = Counter(card.key.split("/")[0] for card in CARDS)
    assert kinds == {
        "lobby": 12,
        "politician": 50,
        "state": 51,
        "fundraising": 45,
        "support": 45,
        "crisis": 82,
        "executive": 75,
        "action": 36,
        "campaign": 24,
        "fate": 30,
    }
    assert len(CARDS) == len(CARD_BY_KEY) == 450


def test_every_card_stands_at_the_place_of_its_number() -> None:
    assert [card.id for card in CARDS] == list(range(450))
    assert all(number_of(card.key) == card.id for card in CARDS)
    with pytest.raises(LookupError, match="add it at the end of the list"):
        number_of("crisis/none")


def test_the_numbers_of_saved_games_never_move() -> None:
    """A card that is added comes after these 450."""
    first = sorted(NUMBERS, key=NUMBERS.__getitem__)[:450]
    assert hashlib.sha256(" ".join(first).encode()).hexdigest()[:16] == "ad3ba1b4822cbe76"


def test_4_3_the_cards_piles_hold_95_63_and_53_cards() -> None:
    """Step 12: what belongs to a period, without its two starting crises."""
    for period, size in ((I, 95), (II, 63), (III, 53)):
        rest = [card for card in cards_pile(period) if card not in STARTING_CRISES[period]]
        assert len(rest) == size


def test_4_3_what_lies_open_at_the_start() -> None:
    found = {period: [(one.number, one.name) for one in two] for period, two in STARTING_CRISES.items()}
    assert found == {
        I: [(1, "WWII-Europe"), (2, "WWII-Asia")],
        II: [(39, "Recession"), (40, "Inflation")],
        III: [(63, "Somalia Civil War"), (64, "Bosnian War")],
    }


def test_3_3_a_lobbies_start_with_4_to_12_million() -> None:
    assert [lobby.start for lobby in LOBBIES] == [10, 12, 8, 6, 12, 6, 8, 10, 5, 8, 10, 4]
    assert len({(lobby.income, lobby.reward) for lobby in LOBBIES}) == 12


def test_3_3_b_presidents_are_numbered_and_dealt_by_period() -> None:
    dealt = {period: [n for n, one in PRESIDENT_BY_NUMBER.items() if period in one.periods] for period in Period}
    assert dealt == {I: [1, 2, 3, 4, 5, 6], II: [6, 7, 8, 9, 10, 11], III: [11, 12, 13, 14]}
    democrats = [n for n, one in PRESIDENT_BY_NUMBER.items() if one.party is Party.DEMOCRAT]
    assert democrats == [1, 2, 4, 5, 8, 11, 13]
    assert [n for n, one in PRESIDENT_BY_NUMBER.items() if one.skill == 0] == [7]


def test_3_3_b_independents_and_generic_politicians() -> None:
    found = [(one.short_name, [period.label for period in one.periods], one.skill) for one in INDEPENDENTS]
    assert found == [
        ("Thurmond", ["I"], 1),
        ("H. Wallace", ["I"], 0),
        ("G. Wallace", ["I"], 1),
        ("Anderson", ["II"], 1),
        ("Perot", ["II", "III"], 1),
        ("Nader", ["III"], 0),
    ]
    assert len(GENERICS) == 30 and sum(one.skill for one in GENERICS) == 10
    assert all(one.party is None and len(one.periods) == 3 for one in GENERICS)
    assert {one.skill for one in POLITICIANS} == {0, 1}


def test_3_3_c_the_electors_of_all_states_are_100_percent() -> None:
    assert sum(state.electors for state in STATES) == 100
    big = {state.code: state.electors for state in STATES if state.is_big}
    assert big == {"CA": 10, "TX": 6, "NY": 6, "FL": 5, "IL": 4, "OH": 4, "PA": 4, "MI": 3, "NJ": 3}
    assert Counter(state.region for state in STATES) == {
        Region.EAST: 12,
        Region.SOUTH: 14,
        Region.MIDWEST: 12,
        Region.WEST: 13,
    }


def test_3_3_c_the_party_bonuses_balance() -> None:
    def states_of(party: Party | None, bonus: int) -> str:
        return " ".join(sorted(one.code for one in STATES if one.lean is party and one.bonus == bonus))

    assert states_of(Party.DEMOCRAT, 2) == "DC HI MA MD NY RI"
    assert states_of(Party.DEMOCRAT, 1) == "CA CT DE GA IL MN WA"
    assert states_of(None, 0) == "AL AR IA LA ME MI MO NC NJ NM OR PA VT WI WV"
    assert states_of(Party.REPUBLICAN, 1) == "CO FL KY MS NH NV OH SC TN TX VA"
    assert states_of(Party.REPUBLICAN, 2) == "AK AZ ID IN KS MT ND NE OK SD UT WY"
    weight = {party: sum(one.electors * one.bonus_for(party) for one in STATES) for party in Party}
    assert weight == {Party.DEMOCRAT: 48, Party.REPUBLICAN: 51, Party.INDEPENDENT: 0}


def test_3_3_c_every_group_lives_in_states_worth_12_to_20_electors() -> None:
    for group in Group:
        assert 12 <= sum(state.electors for state in STATES if group in state.groups) <= 20, group
    assert all(len(set(state.groups)) == len(state.groups) <= 3 for state in STATES)
    assert not {Group.CATHOLICS, Group.CINEMA, Group.WOMEN, Group.PRESS} & set(STATE_BY_CODE["NY"].groups)


def test_3_3_d_fundraising_by_period() -> None:
    amounts = {period: Counter(one.income for one in FUNDRAISING if one.period is period) for period in Period}
    assert amounts == {I: {1: 6, 2: 8, 3: 4}, II: {1: 3, 2: 6, 3: 5, 4: 1}, III: {2: 5, 3: 5, 4: 2}}
    assert by_period(FUNDRAISING) == [18, 15, 12]


def test_3_3_d_every_lobby_has_its_icon_on_three_fundraising_cards() -> None:
    icons = Counter(one.lobby for one in FUNDRAISING if one.lobby is not None)
    assert icons == {lobby.key: 3 for lobby in LOBBIES}


def test_3_3_e_support_by_period() -> None:
    early = {Group.UNIONS, Group.FARMERS, Group.CINEMA}
    groups = {period: Counter(one.group for one in SUPPORT if one.period is period) for period in Period}
    assert groups[I] == {group: 2 if group in early else 1 for group in Group}
    assert groups[II] == dict.fromkeys(Group, 1)
    assert groups[III] == {group: 1 for group in Group if group not in early}
    assert by_period(SUPPORT) == [18, 15, 12]
    assert {one.votes for one in SUPPORT} == {1}


def test_3_3_f_crises_are_numbered_through_the_periods() -> None:
    assert [one.number for one in CRISES] == list(range(1, 83))
    assert by_period(CRISES) == [38, 24, 20]
    marks = " ".join(f"{one.symbol.letter}{one.strength}" for one in CRISES)
    assert marks == (
        "V4 V4 E3 C2 C3 C3 A3 M5 M2 R2 E1 V2 A1 T1 A1 R2 R1 M2 C2 R2 S2 E2 A2 C1 S2 A2 C2 R2 C5 E1 V1 A1 M5 R2 T2"
        " M2 C2 S2 E3 E3 E4 M3 V4 R2 R3 M4 C3 V3 A3 T4 C3 C3 S2 T4 C3 S4 V3 E3 T3 A3 M4 R3 A3 M4 T3 T3 M3 E3 R3 T6"
        " M5 S3 M5 R3 V4 A4 E6 V3 A4 C4 E2 V6"
    )


EXECUTIVE_VALUES = {
    "V": ("5 4 4 3", "4 3 2", "5 4 3"),
    "A": ("4 3 3 3 2", "3 3", "4 4 2"),
    "R": ("4 4 3 3 2", "3 3 2", "4 3"),
    "C": ("5 4 4 3 3 2 2", "4 3 3 2", "4 3"),
    "M": ("5 4 4 3", "5 4 3", "5 4 4"),
    "E": ("4 3 2 2", "4 4 3 2", "5 4"),
    "S": ("5 4", "4 3", "4 2"),
    "T": ("3 2", "5 4", "5 4"),
}


def test_3_3_g_executives_by_symbol_and_period() -> None:
    assert by_period(EXECUTIVES) == [33, 23, 19]
    for symbol in Symbol:
        for period, values in zip(Period, EXECUTIVE_VALUES[symbol.letter], strict=True):
            cell = [one for one in EXECUTIVES if one.symbol is symbol and one.period is period]
            assert [one.value for one in cell] == [int(value) for value in values.split()]
            returning = [one.value for one in cell if one.returns]
            assert returning == [min(one.value for one in cell)], "one of the lowest returns to the pile"


@pytest.mark.parametrize("symbol", Symbol)
def test_3_3_g_every_period_can_solve_the_strongest_crisis_so_far(symbol: Symbol) -> None:
    """Crises stay when the period changes, and what is not drawn by then leaves the game."""
    for period in Period:
        crises: list[Crisis] = [one for one in CRISES if one.symbol is symbol and one.period <= period]
        executives = [one.value for one in EXECUTIVES if one.symbol is symbol and one.period is period]
        assert sum(executives) >= max(one.strength for one in crises)


def test_3_3_h_actions_by_what_they_do() -> None:
    assert by_period(ACTIONS) == [16, 11, 9]
    assert by_period(tuple(one for one in ACTIONS if one.is_impeachment)) == [2, 1, 1]
    assert Counter(effect for card in ACTIONS for effect in card.effects) == {
        Impeach(): 4,
        Stop("crisis"): 2,
        Stop("executive"): 1,
        Stop("action"): 2,
        Approval(+2): 2,
        Approval(-2): 2,
        TakeMoney(5): 2,
        Money(8): 1,
        Levy(6): 1,
        LookAtHand(): 1,
        Draw(1): 1,
        Draw(2): 2,
        TakeCard(): 1,
        RivalDiscards(2): 1,
        MoveLaid(): 1,
        TakeLaid("support"): 1,
        TakeLaid("fundraising"): 1,
        RemoveLaid("support"): 1,
        RemoveLaid("fundraising"): 1,
        TurnParty(): 2,
        NewFirstState(): 1,
        NewFirstState(stops_attempt=True): 1,
        SecondAttempt(): 1,
        FaceTheBag(): 1,
        Spare(): 1,
        NewVicePresident(): 1,
        LayOnTop(): 1,
    }


def test_3_3_h_every_event_has_an_action_that_answers_it() -> None:
    assert {moment for card in ACTIONS for moment in card.moments} == {
        "initiative",
        "crisis",
        "executive",
        "action",
        "impeachment",
        "attempt",
        "pawns",
        "leaving",
    }


def test_3_3_h_campaign_cards_by_what_they_do() -> None:
    assert by_period(CAMPAIGN_CARDS) == [10, 7, 7]
    assert Counter(card.effect for card in CAMPAIGN_CARDS) == {
        Votes(1): 8,
        Votes(2): 6,
        RivalVotes(2): 4,
        ChangePawns(3): 3,
        DrawAgain(): 3,
    }


def test_3_3_i_no_two_fates_are_alike() -> None:
    assert [fate.number for fate in FATES] == list(range(1, 31))
    assert len({fate.effects for fate in FATES}) == 30
    assert FATES[14].effects == (TakeExposed(),)


def test_3_3_i_fates_by_what_they_do() -> None:
    kinds = {
        Money: "money",
        Points: "points",
        Approval: "approval",
        Draw: "cards",
        Discard: "cards",
        TakeExposed: "cards",
        DrawLaid: "laid",
        ReturnLaid: "laid",
        EveryoneMoney: "everybody",
        EveryoneDraws: "everybody",
    }
    found = Counter(kinds[type(fate.effects[0])] for fate in FATES)
    assert found == {"money": 10, "points": 4, "approval": 4, "cards": 6, "laid": 3, "everybody": 3}
    amounts = sorted(effect.amount for fate in FATES for effect in fate.effects if isinstance(effect, Money))
    assert amounts == [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]
