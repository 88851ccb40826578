"""The action cards: sixteen of period I, eleven of II and nine of III. Four of them call for an impeachment."""

from __future__ import annotations

from resolute.games.lobby.content.cards import Action, key_of
from resolute.games.lobby.content.effects import (
    ActionEffect,
    Approval,
    Draw,
    FaceTheBag,
    Impeach,
    LayOnTop,
    Levy,
    LookAtHand,
    Moment,
    Money,
    MoveLaid,
    NewFirstState,
    NewVicePresident,
    RemoveLaid,
    RivalDiscards,
    SecondAttempt,
    Spare,
    Stop,
    TakeCard,
    TakeLaid,
    TakeMoney,
    TurnParty,
)
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import Period


def _initiative(period: Period, name: str, *effects: ActionEffect) -> Action:
    """A card for any initiative, one's own or another player's."""
    return _answer(period, name, ("initiative",), *effects)


def _answer(period: Period, name: str, moments: tuple[Moment, ...], *effects: ActionEffect) -> Action:
    key = f"action/{key_of(name)}"
    return Action(number_of(key), key, name, period, moments, effects)


ACTIONS = (
    _initiative(Period.I, "Articles of impeachment", Impeach()),
    _initiative(Period.I, "Breach of trust", Impeach()),
    _answer(Period.I, "Back channel", ("crisis",), Stop("crisis")),
    _answer(Period.I, "Filibuster", ("executive",), Stop("executive")),
    _answer(Period.I, "Point of order", ("action", "impeachment"), Stop("action")),
    _initiative(Period.I, "Address to the nation", Approval(+2)),
    _initiative(Period.I, "Leaked memo", Approval(-2)),
    _initiative(Period.I, "Poached donor", TakeMoney(5)),
    _initiative(Period.I, "Government contract", Money(8)),
    _initiative(Period.I, "Friend in the mailroom", LookAtHand(), Draw(1)),
    _initiative(Period.I, "Late session", Draw(2)),
    _initiative(Period.I, "Change of endorsement", TakeLaid("support")),
    _initiative(Period.I, "Staff shuffle", MoveLaid()),
    _initiative(Period.I, "Across the aisle", TurnParty()),
    _initiative(Period.I, "New calendar", NewFirstState()),
    _initiative(Period.I, "Second thoughts", FaceTheBag()),
    _initiative(Period.II, "Obstruction charge", Impeach()),
    _answer(Period.II, "Quiet settlement", ("crisis",), Stop("crisis")),
    _answer(Period.II, "Court injunction", ("action", "impeachment"), Stop("action")),
    _initiative(Period.II, "Hot microphone", Approval(-2)),
    _initiative(Period.II, "Windfall tax", Levy(6)),
    _initiative(Period.II, "Defector from the staff", TakeCard()),
    _initiative(Period.II, "Embarrassing photo", RemoveLaid("support")),
    _initiative(Period.II, "Better table at dinner", TakeLaid("fundraising")),
    _answer(Period.II, "Second wind", ("pawns",), SecondAttempt()),
    _answer(Period.II, "Change of heart", ("leaving",), Spare()),
    _initiative(Period.II, "New ticket", NewVicePresident()),
    _initiative(Period.III, "Abuse of power", Impeach()),
    _initiative(Period.III, "Town hall tour", Approval(+2)),
    _initiative(Period.III, "Class action", TakeMoney(5)),
    _initiative(Period.III, "Data breach", RivalDiscards(2)),
    _initiative(Period.III, "War room", Draw(2)),
    _initiative(Period.III, "Campaign finance probe", RemoveLaid("fundraising")),
    _initiative(Period.III, "Party switch", TurnParty()),
    _answer(Period.III, "Moved primary", ("attempt",), NewFirstState(stops_attempt=True)),
    _initiative(Period.III, "Progress report", LayOnTop()),
)
