"""The thirty fates, no two alike. Number 15 is the one that the rulebook shows; its title is ours."""

from __future__ import annotations

from resolute.games.lobby.content.cards import Fate, key_of
from resolute.games.lobby.content.effects import (
    Approval,
    Discard,
    Draw,
    DrawLaid,
    EveryoneDraws,
    EveryoneMoney,
    FateEffect,
    Money,
    Points,
    ReturnLaid,
    TakeExposed,
)
from resolute.games.lobby.content.keys import number_of


def _fate(number: int, name: str, *effects: FateEffect, called: str = "") -> Fate:
    """A fate; `called` is its key if the title changed later."""
    key = f"fate/{called or key_of(name)}"
    return Fate(number_of(key), key, number, name, effects)


FATES = (
    _fate(1, "Check in the mail", Money(+2)),
    _fate(2, "Small donors", Money(+3)),
    _fate(3, "Good quarter", Money(+4)),
    _fate(4, "Generous will", Money(+5)),
    _fate(5, "Record night", Money(+6)),
    _fate(6, "Lost luggage", Money(-2)),
    _fate(7, "Printer's bill", Money(-3)),
    _fate(8, "Audit", Money(-4)),
    _fate(9, "Lawyers' fees", Money(-5)),
    _fate(10, "Bad investment", Money(-6)),
    _fate(11, "Standing ovation", Points(+1)),
    _fate(12, "Slip of the tongue", Points(-1)),
    _fate(13, "Voice of the opposition", Points(+1, "out_of_office")),
    _fate(14, "Travel expenses", Points(-1, "in_office")),
    _fate(15, "Borrowed friends", TakeExposed()),
    _fate(16, "Good poll", Approval(+8)),
    _fate(17, "Welcome abroad", Approval(+6), called="bad-poll"),
    _fate(18, "Benefit of the doubt", Approval(+16, "approval_below_0")),
    _fate(19, "End of the honeymoon", Approval(-6, "approval_above_0")),
    _fate(20, "Useful tip", Draw(1)),
    _fate(21, "Overtime at the office", Draw(2)),
    _fate(22, "Spring cleaning", Discard(at_random=False)),
    _fate(23, "Left in the taxi", Discard(at_random=True)),
    _fate(24, "Change of plan", Draw(1), Discard(at_random=False)),
    _fate(25, "Unexpected endorsement", DrawLaid("support")),
    _fate(26, "New donor", DrawLaid("fundraising")),
    _fate(27, "Fair-weather friends", ReturnLaid()),
    _fate(28, "Boom year", EveryoneMoney(+2)),
    _fate(29, "Dry spell", EveryoneMoney(-2)),
    _fate(30, "Busy session", EveryoneDraws(1)),
)
