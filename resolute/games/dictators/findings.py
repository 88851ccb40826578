"""What a finished game shows about the balance of Dictators, and what it is meant to show."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.study import Bench, Study
from resolute.engine.table import Table
from resolute.games.dictators.library import CARDS, DICTATORS
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import findings as words

SHORTEST, LONGEST, MEDIAN = 8, 40, 25

FAIR = {seats: 1 / seats for seats in (2, 3, 4, 5)}

TARGETS = {
    words.LASTS: (0.90, 1.0),
    words.LASTS_AT_MOST: (0.50, 1.0),
    words.DEFCON_ENDS_IT: (0.0, 0.15),
    **{words.seat_wins(seats): (0.0, 1.25 * share) for seats, share in FAIR.items()},
    **{words.dictator_wins(seats): (0.0, 1.6 * share) for seats, share in FAIR.items()},
    words.CARD_IS_PLAYED: (1e-9, 1.0),
}


def dictators_findings(t: Table[Dictators]) -> Iterator[tuple[str, str, bool]]:
    """Length, ending, and who won: by seat from the start player on, by dictator; and which cards came up."""
    s = t.state
    assert t.outcome is not None
    ending = t.outcome.ending
    yield words.LASTS, "", SHORTEST <= s.round <= LONGEST
    yield words.LASTS_AT_MOST, "", s.round <= MEDIAN
    yield words.DEFCON_ENDS_IT, "", ending in ("defcon_1", "token_ix")
    for one, said in words.ENDINGS.items():
        yield words.ENDING, said, one == ending
    won = t.outcome.winners if ending != "defcon_1" else ()
    for actor in s.seats:
        yield words.seat_wins(t.seats), words.turn((actor - s.first) % t.seats + 1), actor in won
    playing = [player.dictator for player in s.players]
    dealt = s.formerly[0][1] if s.formerly else playing
    for dictator in dealt:
        name = DICTATORS[dictator].full_name
        yield words.dictator_wins(t.seats), name, any(playing[actor] == dictator for actor in won)
    for number, card in enumerate(CARDS):
        yield words.CARD_IS_PLAYED, card.name, bool(s.played[number : number + 1].count(1))


class DictatorsStudy(Study[Dictators]):
    """What the laboratory asks of Dictators."""

    targets = TARGETS
    bench = Bench(seats=4, middle=300, decisions=3, clone=5, search=50, packed=6, setups=((2, {}), (5, {})))

    def findings(self, t: Table[Dictators]) -> Iterator[tuple[str, str, bool]]:
        return dictators_findings(t)
