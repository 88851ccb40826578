"""What a seat may see of Lobby: all but hands, lobbies before they are shown, and the order of what is face down."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.engine.frames import Seat
from resolute.engine.table import Table
from resolute.engine.views import Fact, Facts, Map, Marker, Part, Tracks, View, Zone
from resolute.games.lobby.faces import card_face, nation, new_politician_face, politician_face, state_place
from resolute.games.lobby.library import ELECTORS, POLITICIANS, STATES
from resolute.games.lobby.redeal import knows
from resolute.games.lobby.rules.congress import ROUNDS, evaluation_points, uncovered
from resolute.games.lobby.rules.playing import laid_value
from resolute.games.lobby.rules.results import FIRST_APPROVAL
from resolute.games.lobby.rules.scoring import GOAL
from resolute.games.lobby.rules.votes import attempt_votes, needed
from resolute.games.lobby.state import HIGHEST_APPROVAL, LOWEST_APPROVAL, NOBODY, Lobby
from resolute.games.lobby.view_election import election_parts
from resolute.games.lobby.view_outlook import attempts_part
from resolute.games.lobby.words import view as words
from resolute.games.lobby.words.names import name_of, who


def lobby_view(t: Table[Lobby], seat: Seat | None) -> View:
    """Everything that a seat (None: a spectator) may see."""
    s = t.state
    parts: dict[str, Part] = {
        "status": _status(t),
        "points": _points(t),
        "approval": _approval(s),
        "offices": _offices(t),
        "crises": _crises(s),
        "executives": _executives(s),
        "map": _map(t),
        "piles": _piles(s),
    }
    # Parts without anything in them are left out.
    parts.update({key: part for key, part in (("order", _order(t)), ("first_state", _first_state(t))) if part.rows})
    parts.update(election_parts(t, seat))
    if seat is not None and s.phase == "congress":
        parts["attempts"] = attempts_part(s, seat)
    if s.impeachment is not None:
        parts["impeachment"] = _impeachment(t)
    for owner in s.seats:
        parts.update(_seat(t, owner, seat))
    if s.aside:
        parts["aside"] = _aside(s)
    parts["fate"] = Zone(words.FATE, tuple(card_face(card, "fate") for card in s.past_fates[-1:]))
    parts["discards"] = Zone(words.DISCARDS, tuple(card_face(card, "discard") for card in s.discards))
    return View("lobby", seat, t.number, parts)


def _status(t: Table[Lobby]) -> Facts:
    s = t.state
    rows = [
        Fact("turn", words.TURN, str(s.turn), s.turn),
        Fact("years", words.YEARS, words.years(s.turn), 1944 + 4 * (s.turn - 1)),
        Fact("period", words.PERIOD, words.period(s.period), s.period),
        Fact("last_turn", words.LAST_TURN, str(s.last_turn), s.last_turn),
        Fact("phase", words.PHASE, words.phase(s.phase, s.round), about=(s.phase,)),
    ]
    if s.round:
        rows.append(Fact("round", words.ROUND, str(s.round), s.round))
    if s.initiative is not None:
        rows.append(Fact("initiative", words.INITIATIVE, who(t, s.initiative.seat), seat=s.initiative.seat))
    if t.agenda and t.outcome is None:
        rows.append(Fact("deciding", words.DECIDING, who(t, t.decider()), seat=t.decider()))
    return Facts(words.NOW, tuple(rows))


def congress_order(s: Lobby) -> Iterator[tuple[Seat, int, str]]:
    """Who has had the initiative in this round, who has it, and who is still to have one, in all rounds."""
    now = s.initiative.seat if s.initiative is not None else NOBODY
    for seat in s.had:
        yield seat, s.round, "now" if seat == now and seat == s.had[-1] else "done"
    for seat in s.due:
        yield seat, s.round, "next"
    for number in range(s.round + 1, ROUNDS + 1):
        for seat in s.clockwise(s.chair) if number < ROUNDS else (s.chair,):
            yield seat, number, "next"


def _evaluates(s: Lobby, seat: Seat, number: int) -> tuple[str, ...]:
    """Whether the policy is evaluated after an initiative: the President's second and third. (5.3)"""
    return ("evaluation",) if number > 1 and seat == s.chair else ()


def _order(t: Table[Lobby]) -> Facts:
    """The initiatives of Congress with the evaluations, or the turns of the primaries."""
    s = t.state
    if s.round:
        rows = [
            Fact("order", who(t, one), words.order_state(key), number, one, (key, *_evaluates(s, one, number)))
            for one, number, key in congress_order(s)
        ]
    elif s.election is not None:
        rows = [Fact("order", who(t, one), "", place, one) for place, one in enumerate(s.election.order)]
    else:
        rows = []
    return Facts(words.ORDER, tuple(rows))


def _points(t: Table[Lobby]) -> Tracks:
    return Tracks(
        words.POINTS,
        tuple(
            Marker(f"seat:{seat}", who(t, seat), player.points, 0, GOAL, seat=seat, goal=GOAL)
            for seat, player in enumerate(t.state.players)
        ),
    )


def _approval(s: Lobby) -> Tracks:
    """Approval now, and what the next evaluation would make of it: after an election it begins again."""
    bare = uncovered(s)
    start = FIRST_APPROVAL if s.phase in ("primaries", "election") else s.approval
    after = max(LOWEST_APPROVAL, start - bare)
    president, others = evaluation_points(after)
    low, high = LOWEST_APPROVAL, HIGHEST_APPROVAL
    return Tracks(
        words.APPROVAL,
        (
            Marker("approval", words.APPROVAL, s.approval, low, high),
            Marker("evaluation", words.AFTER_EVALUATION, after, low, high),
            Marker("uncovered", words.UNCOVERED, bare),
            Marker("evaluation:president", words.PRESIDENT_SCORES, president, low, high),
            Marker("evaluation:others", words.OTHERS_SCORE, others, low, high),
        ),
    )


def _offices(t: Table[Lobby]) -> Facts:
    s = t.state
    offices = [("president", words.PRESIDENT, s.president), ("vice_president", words.VICE_PRESIDENT, s.vice_president)]
    if len(s.players) == 6:
        offices.append(("secretary", words.SECRETARY, s.secretary))
    rows = []
    for key, label, card in offices:
        if card == NOBODY:
            rows.append(Fact(key, label, words.EMPTY_OFFICE))
        else:
            rows.append(Fact(key, label, name_of(card), seat=s.owner(card), about=(f"politician:{card}",)))
    return Facts(words.OFFICES, tuple(rows))


def _crises(s: Lobby) -> Zone:
    """Each crisis with its strength, what lies on it, and whether it will cost approval."""
    return Zone(
        words.CRISES_TITLE,
        tuple(
            card_face(
                one.card,
                "crisis",
                tuple(f"executive:{laid.card}" for laid in (*one.fresh, *one.tucked)),
                (f"met:{laid_value(one)}", "covered" if one.fresh else "uncovered"),
            )
            for one in s.crises
        ),
    )


def _executives(s: Lobby) -> Zone:
    """Executives on crises, fresh or tucked under."""
    faces = []
    for crisis in s.crises:
        for laid, tag in (*((one, "fresh") for one in crisis.fresh), *((one, "tucked") for one in crisis.tucked)):
            faces.append(card_face(laid.card, "executive", (f"crisis:{crisis.card}", f"seat:{laid.seat}"), (tag,)))
    return Zone(words.EXECUTIVES, tuple(faces))


def _map(t: Table[Lobby]) -> Map:
    s = t.state
    held = {
        state: (seat, one)
        for seat, player in enumerate(s.players)
        for one in player.politicians
        for state in one.states
    }
    won: dict[int, int] = {}
    voting = NOBODY
    if s.election is not None:
        won = {state: s.election.candidates[place].politician for state, place in s.election.counted}
        voting = s.election.vote.state if s.election.vote is not None else NOBODY
    places = []
    for state in STATES:
        mark = "first_state" if state == s.first_state else "voting" if state == voting else ""
        if state in held:
            seat, one = held[state]
            places.append(state_place(state, seat, who(t, seat), one.card, one.party, one.given, NOBODY, mark))
        else:
            places.append(state_place(state, NOBODY, "", NOBODY, 0, False, won.get(state, NOBODY), mark))
    return nation(tuple(places))


def _first_state(t: Table[Lobby]) -> Facts:
    s = t.state
    rows = []
    if s.first_state != NOBODY:
        about = (f"state:{s.first_state}",)
        text = words.state(s.first_state, ELECTORS[s.first_state])
        rows.append(Fact("first_state", words.FIRST_STATE, text, ELECTORS[s.first_state], about=about))
    attempt = s.attempt
    if attempt is not None:
        own, others = attempt_votes(s, attempt)
        text = words.attempt(attempt.politician, attempt.state, attempt.pawns, own, others)
        where = (f"politician:{attempt.politician}", f"state:{attempt.state}")
        rows.append(Fact("attempt", words.ATTEMPT, text, own - others, attempt.seat, where))
    if s.last_attempt is not None:
        last = s.last_attempt
        text = words.last_attempt(last.politician, last.state, last.pawns)
        where = (f"politician:{last.politician}", f"state:{last.state}")
        rows.append(Fact("last_attempt", words.LAST_ATTEMPT, text, None, last.seat, where))
    return Facts(words.FIRST_STATE, tuple(rows))


def _piles(s: Lobby) -> Tracks:
    counts = {
        "cards": len(s.cards),
        "politicians": len(s.politicians),
        "support": len(s.supports),
        "fundraising": len(s.funds),
        "uncontrolled": len(s.uncontrolled),
        "fates": len(s.fates),
        "discards": len(s.discards),
    }
    return Tracks(words.PILES, tuple(Marker(f"pile:{key}", words.PILE_NAMES[key], n) for key, n in counts.items()))


def _impeachment(t: Table[Lobby]) -> Facts:
    s = t.state
    assert s.impeachment is not None
    rows = [Fact("needed", words.NEEDED, words.vote_count(needed(s)), needed(s))]
    for seat, for_it in s.impeachment.votes:
        count = len(s.players[seat].politicians)
        text = words.FOR if for_it else words.AGAINST
        rows.append(Fact("for" if for_it else "against", who(t, seat), text, count, seat))
    return Facts(words.IMPEACHMENT, tuple(rows))


# Seats


def _seat(t: Table[Lobby], owner: Seat, seat: Seat | None) -> dict[str, Part]:
    """What lies in front of a player, and of the hand whatever this seat knows."""
    s = t.state
    player = s.players[owner]
    number, name = owner + 1, who(t, owner)
    parts: dict[str, Part] = {}
    if s.shown:
        parts[f"lobby{number}"] = Zone(words.LOBBY, (card_face(player.lobby, "lobby"),), seat=owner)
    elif owner == seat:
        parts["choose"] = Zone(words.CHOOSE, tuple(card_face(card, "lobby") for card in player.offered), seat=owner)
    parts[f"seat{number}"] = Tracks(
        name,
        (
            Marker(f"money:{owner}", words.MONEY, player.money, seat=owner),
            Marker(f"hand:{owner}", words.HAND, len(player.hand), seat=owner),
        ),
    )
    parts[f"politicians{number}"] = _politicians(t, owner)
    laid = tuple(
        card_face(card, "laid", (f"politician:{one.card}",))
        for one in player.politicians
        for card in (*one.supports, *one.funds)
    )
    parts[f"laid{number}"] = Zone(words.LAID, laid, seat=owner)
    parts[f"hand{number}"] = _hand(t, owner, seat)
    return parts


def _politicians(t: Table[Lobby], owner: Seat) -> Zone:
    s = t.state
    offices = {s.president: "president", s.vice_president: "vice_president", s.secretary: "secretary"}
    running = {one.politician: "candidate" for one in s.election.candidates} if s.election is not None else {}
    mates = {one.mate: "mate" for one in s.election.candidates} if s.election is not None else {}
    faces = []
    for one in s.players[owner].politicians:
        tags = tuple(tags[one.card] for tags in (running, mates) if one.card in tags)
        given = ("given",) if one.given else ()
        faces.append(politician_face(one, offices.get(one.card, ""), (*tags, *given)))
    return Zone(words.POLITICIANS, tuple(faces), seat=owner)


def _hand(t: Table[Lobby], owner: Seat, seat: Seat | None) -> Zone:
    """One's own cards; of others those that one has seen, and how many more there are."""
    player = t.state.players[owner]
    title = words.hand(who(t, owner), owner == seat)
    if owner == seat:
        return Zone(title, tuple(card_face(card, "card") for card in player.hand), 0, owner)
    seen = sorted(card for card in player.hand if knows(t.state, seat, owner, card))
    faces = tuple(card_face(card, f"hand{owner + 1}") for card in seen)
    return Zone(title, faces, len(player.hand) - len(seen), owner)


def _aside(s: Lobby) -> Zone:
    """Cards that are being played or assigned."""
    faces = []
    for card in s.aside:
        if card in POLITICIANS:
            faces.append(new_politician_face(card))
        elif card not in STATES:
            faces.append(card_face(card, "aside"))
    return Zone(words.ASIDE, tuple(faces))
