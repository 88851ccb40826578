"""What the bills before Congress are worth: by how likely they pass, by who wants them, and by how many wait."""

from __future__ import annotations

from resolute.games.presidency.operations.docket import has_room
from resolute.games.presidency.state import YOURS, Congress, Presidency

_SUPPORT = (0.0, 2.4, 1.9, 1.3, 0.8, 0.1)
"""What an own pending bill is worth in each box, from strong support on."""
_WANTED = (0.9, 0.5, 0.2)
"""How much more it is worth as one of the first public priorities."""
_OURS = (0.5, 0.3, 0.2)
"""How much more as a priority of the administration."""
_PROMISED = 1.0
"""How much more as the promise of the campaign."""
_PLACES = (1.0, 0.8, 0.5, 0.3, 0.1)
"""What counts of the best own bill, the second best and so on: Congress votes on few of them in a segment."""
_THEIRS = 0.5
_CROWDED = 0.6
"""What it costs that no other bill can be introduced."""
_BROKEN_PROMISE = 1.6
"""What it costs that the promise is neither kept nor pending."""


def _appeal(congress: Congress, bill: int) -> float:
    """How much more than a bill that nobody asked for this one is worth."""
    appeal = 1.0
    if bill == congress.promise and not congress.promise_kept:
        appeal += _PROMISED
    for wanted, more in zip(congress.public_priorities, _WANTED, strict=False):
        if bill == wanted:
            appeal += more
    for wanted, more in zip(congress.administration_priorities, _OURS, strict=False):
        if bill == wanted:
            appeal += more
    return appeal


def bills_worth(s: Presidency) -> float:
    """Higher is better."""
    congress = s.congress
    worth, ours = 0.0, []
    promised = congress.promise_kept or not congress.promise
    for bill in congress.pending:
        if bill.side == YOURS:
            ours.append(_SUPPORT[bill.box] * _appeal(congress, bill.bill))
            promised = promised or bill.bill == congress.promise
        else:
            worth -= _THEIRS * _SUPPORT[bill.box]
    ours.sort(reverse=True)
    worth += sum(place * value for place, value in zip(_PLACES, ours, strict=False))
    if not promised:
        worth -= _BROKEN_PROMISE
    if not has_room(s):
        worth -= _CROWDED
    return worth
