"""Tables of Lobby that are laid past set-up, with scripted pawns and politicians where a test wants them.

Luck is scripted: unless a test says otherwise, the first card of every pile is drawn.
"""

from __future__ import annotations

from typing import Any

from resolute.engine.frames import Frame, Seat, do
from resolute.engine.pieces import _handfuls
from resolute.games.lobby import GAME
from resolute.games.lobby.content.advantages import GoodEvaluation
from resolute.games.lobby.content.box import CARD_BY_KEY
from resolute.games.lobby.content.kinds import Party
from resolute.games.lobby.library import LOBBIES
from resolute.games.lobby.rules.congress import next_initiative
from resolute.games.lobby.rules.effects import choose_for_the_bag
from resolute.games.lobby.rules.primaries import open_primaries
from resolute.games.lobby.rules.turns import end_turn
from resolute.games.lobby.state import BAG, NOBODY, InPlay, Lobby, OpenCrisis, Pawns
from resolute.testing import Example, new_example

D, R, I = Party.DEMOCRAT, Party.REPUBLICAN, Party.INDEPENDENT  # noqa: E741 - as on the cards

Stage = Example[Lobby]

RESERVE = tuple(
    CARD_BY_KEY[f"politician/{name}"].id for name in ("tillinghast", "yamashiro", "zabriskie", "applewhite")
)
"""Generics, so that whoever draws a politician is asked for a party."""


def number(key: str) -> int:
    """The number of a card by its key: `crisis/suez`."""
    return CARD_BY_KEY[key].id


def state(code: str) -> int:
    """The number of a state by its letters."""
    return number(f"state/{code.lower()}")


def politician(name: str) -> int:
    """The number of a politician by the end of the key."""
    return number(f"politician/{name}")


def new_table(seats: int = 4, **options: Any) -> Stage:
    """A table at the very beginning."""
    return new_example(GAME, seats=seats, options=options)


def lobby(seats: int = 4, **options: Any) -> Stage:
    """A table in its first initiative: everybody took the first option in the set-up."""
    t = new_table(seats, **options)
    while t.state.phase == "setup":
        t.table.play(0)
    while t.asked[0] == "answer":
        t.choose("Let it happen")
    return t


def pawns(*drawn: Pawns, bag: Pawns = BAG) -> list[int]:
    """The draws that bring these handfuls, each from the full bag."""
    return [_handfuls(bag, sum(one))[0].index(one) for one in drawn]


def in_front_of(t: Stage, seat: Seat, *politicians: InPlay) -> Stage:
    """Put these politicians in front of a player instead of those that were there."""
    t.state.players[seat].politicians = politicians
    return t


def one(name: str, party: Party, *states: str, supports: tuple[str, ...] = (), funds: tuple[str, ...] = ()) -> InPlay:
    """A politician in play, with states by their letters and support and fundraising cards by the end of their keys."""
    return InPlay(
        politician(name),
        int(party),
        tuple(state(code) for code in states),
        tuple(number(f"support/{key}") for key in supports),
        tuple(number(f"fundraising/{key}") for key in funds),
    )


def elect(t: Stage, president: str, vice_president: str, secretary: str = "") -> Stage:
    """Put politicians in play into office."""
    s = t.state
    s.president, s.vice_president = politician(president), politician(vice_president)
    s.secretary = politician(secretary) if secretary else NOBODY
    s.chair = s.owner(s.president)
    s.president_party = s.in_play(s.president).party
    s.mandates = (s.president,)
    return t


def hold(t: Stage, seat: Seat, *keys: str) -> Stage:
    """Let a player hold exactly these cards."""
    t.state.players[seat].hand = tuple(number(key) for key in keys)
    return refresh(t)


def refresh(t: Stage) -> Stage:
    """List the options of the present question again."""
    t.table._listing = None
    return t


def crises(t: Stage, *keys: str) -> Stage:
    """Let exactly these crises lie open."""
    t.state.crises = tuple(OpenCrisis(number(f"crisis/{key}")) for key in keys)
    return refresh(t)


def reward(key: str) -> int:
    """What a lobby scores when it reaches its goal, or at most: `banks`."""
    found = LOBBIES[number(f"lobby/{key}")].reward
    return found.most if isinstance(found, GoodEvaluation) else found.points


def points(t: Stage) -> list[int]:
    """Everybody's points."""
    return [player.points for player in t.state.players]


def start_over(t: Stage, *frames: Frame) -> Stage:
    """Forget what is under way; these frames come next, and then a question that nobody answers."""
    t.table._listing = None
    t.table.agenda[:] = [do(choose_for_the_bag, 0, NOBODY, 0)]
    return t.run(*frames)


def congress(t: Stage, number: int, due: tuple[Seat, ...]) -> Stage:
    """Go on in Congress with these initiatives of a round."""
    s = t.state
    s.phase, s.round, s.due, s.had, s.evaluated, s.succeeded = "congress", number, due, (), False, False
    s.initiative = None
    t.table._listing = None
    t.table.agenda[:] = [do(end_turn), do(open_primaries)]
    return t.run(do(next_initiative))


def four(t: Stage | None = None) -> Stage:
    """Four players with two politicians each: seat 0 has President Truman, seat 1 Vice President Kennedy."""
    t = t or lobby(4)
    in_front_of(t, 0, one("truman", D, "MO"), one("ashgrove", D, "GA"))
    in_front_of(t, 1, one("kennedy", D, "MA"), one("bellweather", R, "OH"))
    in_front_of(t, 2, one("eisenhower", R, "KS"), one("farraday", D, "NJ"))
    in_front_of(t, 3, one("montenegro", R, "TX"), one("okonkwo", R, "FL"))
    held = {card for player in t.state.players for one in player.politicians for card in one.states}
    s = t.state
    s.first_state = state("WY")
    s.uncontrolled = tuple(
        n for n in (c.id for c in CARD_BY_KEY.values() if c.key.startswith("state/")) if n not in held
    )
    s.uncontrolled = tuple(n for n in s.uncontrolled if n != s.first_state)
    for player in s.players:
        player.hand, player.points, player.money, player.known = (), 0, 20, ()
    s.crises = ()
    s.approval = 1
    s.politicians = RESERVE
    # This fate does nothing while approval is not below 0.
    s.fates = (number("fate/benefit-of-the-doubt"),)
    return elect(t, "truman", "kennedy")


def plain_lobbies(t: Stage) -> Stage:
    """Lobbies whose goals do not interfere."""
    for player, key in zip(t.state.players, ("doctors", "film", "nature", "arms", "banks", "aerospace"), strict=False):
        player.lobby = number(f"lobby/{key}")
    return t
