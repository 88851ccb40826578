"""What the visitor has in front of them: ballots to cast, the hand, candidates to choose from, and the count."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from resolute.board.drawing import Sketch
from resolute.board.memory import Memory
from resolute.engine.views import Fact, Facts, Part, Zone
from resolute.games.campaign.board.cards import NOTHING, BallotCard, CandidateCard, Pointed, ballot_card, candidate_card
from resolute.games.campaign.board.night import Night
from resolute.games.campaign.board.states import States, Terms
from resolute.games.campaign.faces import AT_RISK
from resolute.payload import TablePayload


class Hand(msgspec.Struct, frozen=True):
    """Ballots that the visitor sees, and how many more lie face down."""

    id: str
    title: str
    ballots: tuple[BallotCard, ...]
    hidden: int
    small: bool = False
    """Drawn small, because something else is to be cast first."""


class Slate(msgspec.Struct, frozen=True):
    """Candidate cards at a convention."""

    title: str
    cards: tuple[CandidateCard, ...]


class Cards(msgspec.Struct, frozen=True):
    """What the visitor has in front of them."""

    watching: bool
    curtain: bool
    slates: tuple[Slate, ...]
    hands: tuple[Hand, ...]
    night: Night | None = None

    def sketch(self) -> Sketch:
        """All of them together."""
        return Sketch("cards", self)


def pointed_at(payload: TablePayload) -> Pointed:
    """What the visitor may choose now. Where two options use a piece in the same place, a click there plays neither."""
    asked = payload.decision
    if asked is None or not asked.mine or payload.past:
        return NOTHING
    places: dict[str, int] = {}
    uses: dict[tuple[str, str], int] = {}
    twice: set[tuple[str, str]] = set()
    for option in asked.options:
        if option.index >= 0 and option.at:
            places[option.at] = places.get(option.at, 0) + 1
            if option.piece:
                use = option.piece, option.at
                if use in uses:
                    twice.add(use)
                uses[use] = option.index
    return Pointed(places, {use: index for use, index in uses.items() if use not in twice})


@lru_cache
def _piles_before(seat: int | None, seats: int) -> tuple[tuple[str, str], ...]:
    """What the visitor may have in front of them, with its title if that is not the part's own: first what is to be
    cast, then the own hand, then the others."""
    titles = {"desk": "", "handed": "", "absentee": "Absentee ballots", "risked": "At risk in the debate"}
    if seat is not None:
        titles[f"hand{seat + 1}"] = "Your ballots"
    for other in range(seats):
        titles.setdefault(f"hand{other + 1}", "")
    return tuple(titles.items())


def lay_hands(payload: TablePayload, pointed: Pointed, states: States, memory: Memory) -> tuple[Hand, ...]:
    """The ballots before the visitor; face-down hands of the others are counts."""
    names = _piles_before(payload.seat, len(payload.seats))
    zones = tuple([payload.parts.get(name) for name, _ in names])
    decides = payload.decision.seat if payload.decision is not None else payload.seat
    # A hand is its holder's; what is in front of the whole party is cast by whoever decides.
    holders = [zone.seat if isinstance(zone, Zone) else None for zone in zones]
    home = {seat: _homes(payload, seat) for seat in {*holders, decides}}
    homes = tuple([home[decides if seat is None else seat] for seat in holders])
    rumors = tuple(["" if seat is None else _rumor(payload, seat) for seat in holders])
    # In a debate a ballot may be risked for any state, for it need not be recorded.
    full = frozenset[str]() if _fact(payload, "debate") is not None else states.full
    return memory.keep(_fans, names, zones, pointed, states.terms, full, homes, rumors)


def _fact(payload: TablePayload, key: str, seat: int | None = None) -> Fact | None:
    """What everybody may know of the campaign, by its key and the seat that it is about."""
    status = payload.parts.get("status")
    rows = status.rows if isinstance(status, Facts) else ()
    return next((fact for fact in rows if fact.key == key and fact.seat == seat), None)


def _homes(payload: TablePayload, seat: int | None) -> tuple[str, ...]:
    """The home states of a seat's candidates."""
    ticket = None if seat is None else payload.parts.get(f"ticket{seat + 1}")
    faces = ticket.cards if isinstance(ticket, Zone) else ()
    return tuple(dict.fromkeys(at.removeprefix("state:") for face in faces for at in face.about))


def _rumor(payload: TablePayload, seat: int) -> str:
    """The state of a rumor about a seat, which takes any number of ballots from its hand."""
    found = _fact(payload, "rumor", seat)
    return "" if found is None else found.about[0].removeprefix("state:")


def _fans(
    names: tuple[tuple[str, str], ...],
    zones: tuple[Part | None, ...],
    pointed: Pointed,
    terms: Terms,
    full: frozenset[str],
    homes: tuple[tuple[str, ...], ...],
    rumors: tuple[str, ...],
) -> tuple[Hand, ...]:
    unlimited = ("handed", "risked", "absentee") if terms.electoral else ("handed", "risked")
    made: list[Hand] = []
    first = True
    for (name, title), zone, home, rumor in zip(names, zones, homes, rumors, strict=True):
        if not isinstance(zone, Zone) or not (zone.cards or (zone.hidden and name.startswith("hand"))):
            continue
        closed = frozenset[str]() if name in unlimited else full - {rumor}
        where = [face.label if AT_RISK in face.tags else "" for face in zone.cards]
        ballots = [
            ballot_card(face.id, pointed, terms.own, closed, home, where=where[place])
            for place, face in enumerate(zone.cards)
        ]
        # What can be cast comes first.
        ballots.sort(key=lambda card: not card.castable)
        made.append(Hand(name, title or zone.title, tuple(ballots), zone.hidden, not first))
        first = first and not ballots
    return tuple(made)


def lay_slates(payload: TablePayload, pointed: Pointed) -> tuple[Slate, ...]:
    """Whom the visitor has chosen; the other cards of a convention, the own ones first; then other candidates that
    may be chosen."""
    if "convention1" not in payload.parts and not pointed.places:
        return ()
    found: list[Slate] = []
    chosen = payload.parts.get("chosen")
    faces = chosen.cards if isinstance(chosen, Zone) else ()
    if isinstance(chosen, Zone) and faces:
        found.append(Slate(chosen.title, tuple(candidate_card(face, pointed) for face in faces)))
    mine = None if payload.seat is None else f"convention{payload.seat + 1}"
    names = [name for name in payload.parts if name.startswith("convention")]
    for name in sorted(names, key=lambda one: (one != mine, len(one))):
        zone = payload.parts[name]
        assert isinstance(zone, Zone)
        title = "Your convention" if name == mine else zone.title
        found.append(Slate(title, tuple(candidate_card(face, pointed) for face in zone.cards)))
    drawn = {card.at for slate in found for card in slate.cards}
    zones = [part for part in payload.parts.values() if isinstance(part, Zone)]
    free = [face for zone in zones for face in zone.cards if face.kind == "candidate"]
    free = [face for face in free if face.id in pointed.places and face.id not in drawn]
    if free:
        found.append(Slate("Candidates to choose from", tuple(candidate_card(face, pointed) for face in free)))
    return tuple(found)
