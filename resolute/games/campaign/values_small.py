"""What the small answers mean: to leave it at that, and to settle who is nominated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from resolute.engine.frames import Seat
from resolute.engine.option_values import ChanceValue, OptionValue
from resolute.games.campaign.rules import absentee, debate, desk, fortunes, nomination
from resolute.games.campaign.words import values as words

if TYPE_CHECKING:
    from resolute.games.campaign.values import Valuation


def _says(text: str) -> Callable[..., OptionValue]:
    """An option that costs and brings nothing: what becomes of the rest."""
    said = OptionValue(effect=text)
    return lambda valuation, *args: said


def _runs(valuation: Valuation, winner: Seat, partner: Seat, chooser: Seat) -> OptionValue:
    assert valuation.s.nomination is not None
    card = valuation.s.nomination.nominees[winner]
    return OptionValue(effect=words.runs(card, winner == valuation.seat, chooser == valuation.seat))


def _propose(valuation: Valuation, seat: Seat, partner: Seat, chooses_mate: bool) -> OptionValue:
    value = _runs(valuation, partner, seat, seat if chooses_mate else partner)
    return replace(value, note=words.MAY_DECLINE)


def _roll_for_it(valuation: Valuation, one: Seat, other: Seat) -> OptionValue:
    return OptionValue(chance=ChanceValue(0.5, label=words.TO_RUN))


DECLINED: Mapping[str, Callable[..., OptionValue]] = {
    absentee.set_aside.name: _says(words.NOT_CAST),
    desk.leave_desk.name: _says(words.BACK_TO_UNDECIDED),
    fortunes.stay_home.name: _says(words.KEEP_IN_HAND),
    debate.risk_nothing.name: _says(words.NOT_AT_STAKE),
}
NOMINATION: Mapping[str, Callable[..., OptionValue]] = {
    nomination.claim.name: _says(words.PARTNER_MAY_DISPUTE),
    nomination.win_nomination.name: _runs,
    nomination.propose.name: _propose,
    nomination.roll_for_nomination.name: _roll_for_it,
}
