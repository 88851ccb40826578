"""Cards from the hand: crises, executives and actions, and the answers to them. (3.3 F to H, 5.3 A)"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from resolute.engine.frames import Actor, Barred, Option, Seat, choice, do, step
from resolute.engine.pieces import without
from resolute.engine.reactions import Event, announce
from resolute.engine.table import Table
from resolute.games.lobby.content.advantages import CrisisSolved, ExecutivePlayed, FirstCrisis, OwnSolution
from resolute.games.lobby.library import ACTIONS, CAMPAIGN_CARDS, CRISES, EXECUTIVES, LOBBIES
from resolute.games.lobby.rules.aims import can_happen
from resolute.games.lobby.rules.effects import answer_happens, effect_happens
from resolute.games.lobby.rules.periods import into_the_pile
from resolute.games.lobby.rules.pledges import stands_aside
from resolute.games.lobby.rules.scoring import move_approval, score
from resolute.games.lobby.rules.votes import attempt_wins
from resolute.games.lobby.state import Laid, Lobby, OpenCrisis
from resolute.games.lobby.words import options, prompts, reasons
from resolute.games.lobby.words.names import name_of

CRISIS_POINTS, CRISIS_APPROVAL = 1, -1
SOLVED_APPROVAL = 2


# What can be played in the own initiative


def why_not(t: Table[Lobby], seat: Seat, card: int) -> str:
    """Why a card cannot be played in step A now; nothing if it can. (5.3 A)"""
    s = t.state
    if card in CRISES:
        return reasons.IN_OFFICE if s.holds_office(seat) else ""
    if card in EXECUTIVES:
        return "" if _crises_for(s, card) else reasons.NO_MATCHING_CRISIS
    if card in CAMPAIGN_CARDS:
        return reasons.NEEDS_A_VOTE
    if "initiative" not in ACTIONS[card].moments:
        return reasons.ONLY_AN_ANSWER
    return "" if _has_effect(t, seat, card) else reasons.NO_EFFECT


def _crises_for(s: Lobby, card: int) -> list[int]:
    """The crises in the box that bear an executive's symbol. (3.3 G)"""
    symbol = EXECUTIVES[card].symbol
    return [one.card for one in s.crises if CRISES[one.card].symbol == symbol]


def _has_effect(t: Table[Lobby], seat: Seat, card: int) -> bool:
    return any(can_happen(t.state, seat, effect) for effect in ACTIONS[card].effects)


def playable_cards(t: Table[Lobby], seat: Seat) -> Iterator[tuple[Seat, int]]:
    """Every card in hand that may be played now, with the player."""
    for card in t.state.players[seat].hand:
        if not why_not(t, seat, card):
            yield seat, card


def play_option(t: Table[Lobby], of: tuple[Seat, int]) -> Option:
    """To play a card in step A."""
    seat, card = of
    if card in EXECUTIVES:
        on = _crises_for(t.state, card)
        frame = do(play_executive, seat, card, on[0]) if len(on) == 1 else do(show_executive, seat, card)
    else:
        frame = do(play_crisis, seat, card) if card in CRISES else do(play_action, seat, card)
    return Option(options.play(t, card), frame, at=f"card:{card}", group=options.CARDS)


def barred_cards(t: Table[Lobby], seat: Seat) -> Iterator[Barred]:
    """Every card in hand that may not be played now, with the reason."""
    for card in t.state.players[seat].hand:
        reason = why_not(t, seat, card)
        if reason:
            yield Barred(options.play(t, card), reason, f"card:{card}")


def _from_hand(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A card is played in step A: it counts."""
    s = t.state
    s.players[seat].let_go(card)
    s.aside += (card,)
    assert s.initiative is not None
    s.initiative = msgspec.structs.replace(s.initiative, played=s.initiative.played + 1)


@step
def card_done(t: Table[Lobby], card: int) -> None:
    """A card that does not stay on the table is discarded."""
    s = t.state
    if card in s.aside:
        s.aside = without(s.aside, card)
        s.discards += (card,)


# Crises


@step
def play_crisis(t: Table[Lobby], seat: Seat, card: int) -> None:
    """A crisis is announced, and may be stopped. (3.3 F)"""
    _from_hand(t, seat, card)
    t.tell("plays", seat, card)
    announce(t, "crisis", do(crisis_breaks, seat, card), by=seat, about=(card,))
    t.then(card_done, card)


@step
def crisis_breaks(t: Table[Lobby], seat: Seat, card: int) -> None:
    """Approval falls by 1, and the player scores 1. (3.3 F, 5.3 A)"""
    s = t.state
    s.aside = without(s.aside, card)
    s.crises += (OpenCrisis(card),)
    player = s.players[seat]
    player.crises += 1
    s.record = msgspec.structs.replace(s.record, crises=s.record.crises + 1)
    move_approval(t, CRISIS_APPROVAL, "crisis")
    score(t, seat, CRISIS_POINTS, "crisis")
    reward = LOBBIES[player.lobby].reward
    if isinstance(reward, FirstCrisis) and player.crises == 1:
        score(t, seat, reward.points, "lobby")


# Executives


@step
def show_executive(t: Table[Lobby], seat: Seat, card: int) -> None:
    """Several crises bear its symbol: the card is shown before one of them is chosen."""
    _from_hand(t, seat, card)
    t.tell("shows", seat, card)
    t.then(choose_crisis, seat, card)
    t.then(move_made)


@step
def move_made(t: Table[Lobby]) -> None:
    """A move ends here, with the questions inside it: bots look through them."""


@choice(prompts.choose_crisis, rule="A. Play one or two cards")
def choose_crisis(t: Table[Lobby], actor: Actor, card: int) -> Iterator[Option]:
    """The crisis on which an executive is laid. (3.3 G)"""
    for crisis in _crises_for(t.state, card):
        yield Option(options.crisis(t, crisis), do(announce_executive, actor, card, crisis), at=f"crisis:{crisis}")


@step
def play_executive(t: Table[Lobby], seat: Seat, card: int, crisis: int) -> None:
    """An executive on the only crisis of its symbol. (3.3 G)"""
    _from_hand(t, seat, card)
    t.then(announce_executive, seat, card, crisis)


@step
def announce_executive(t: Table[Lobby], seat: Seat, card: int, crisis: int) -> None:
    """An executive is announced, and may be stopped. (3.3 G)"""
    t.tell("plays_on", seat, card, crisis)
    announce(t, "executive", do(executive_laid, seat, card, crisis), by=seat, about=(card, crisis))
    t.then(card_done, card)


def laid_value(crisis: OpenCrisis) -> int:
    """What the executives on a crisis are worth together."""
    return sum(EXECUTIVES[one.card].value for one in (*crisis.fresh, *crisis.tucked))


@step
def executive_laid(t: Table[Lobby], seat: Seat, card: int, crisis: int) -> None:
    """It lies on the crisis, and solves it if all executives there are worth its strength. (3.3 G)"""
    s = t.state
    s.aside = without(s.aside, card)
    place = next(place for place, one in enumerate(s.crises) if one.card == crisis)
    before = s.crises[place]
    now = OpenCrisis(crisis, (*before.fresh, Laid(card, seat)), before.tucked)
    s.crises = (*s.crises[:place], now, *s.crises[place + 1 :])
    reward = LOBBIES[s.players[seat].lobby].reward
    if isinstance(reward, ExecutivePlayed) and CRISES[crisis].symbol in reward.symbols:
        score(t, seat, reward.points, "lobby")
    if laid_value(now) >= CRISES[crisis].strength and t.outcome is None:
        _solve(t, seat, now)


def _solve(t: Table[Lobby], seat: Seat, crisis: OpenCrisis) -> None:
    """Crisis and executives are discarded, those with the return mark go back to the pile, and approval rises by 2."""
    s = t.state
    symbol = CRISES[crisis.card].symbol
    s.crises = tuple(one for one in s.crises if one.card != crisis.card)
    cards = [one.card for one in (*crisis.fresh, *crisis.tucked)]
    s.discards += (crisis.card, *(card for card in cards if not EXECUTIVES[card].returns))
    into_the_pile(s, (card for card in cards if EXECUTIVES[card].returns))
    s.record = msgspec.structs.replace(s.record, solved=s.record.solved + 1)
    t.tell("solves", seat, crisis.card)
    move_approval(t, SOLVED_APPROVAL, "solved")
    for other in s.clockwise(seat):
        match LOBBIES[s.players[other].lobby].reward:
            case OwnSolution(points=points) if other == seat:
                score(t, other, points, "lobby")
            case CrisisSolved(symbol=wanted, points=points) if wanted == symbol:
                score(t, other, points, "lobby")


# Actions


def _announce_action(t: Table[Lobby], seat: Seat, card: int) -> None:
    """An action can be answered before it works; a call for an impeachment is an event of its own. (3.3 H, 6)"""
    kind = "impeachment" if ACTIONS[card].is_impeachment else "action"
    announce(t, kind, do(action_works, seat, card), by=seat, about=(card,))
    t.then(card_done, card)


@step
def play_action(t: Table[Lobby], seat: Seat, card: int) -> None:
    """An action in the own initiative counts as one of its cards. (5.3 A)"""
    _from_hand(t, seat, card)
    t.tell("plays", seat, card)
    _announce_action(t, seat, card)


@step
def play_action_early(t: Table[Lobby], seat: Seat, card: int) -> None:
    """An action at the beginning of somebody else's initiative. (3.3 H)"""
    s = t.state
    s.players[seat].let_go(card)
    s.aside += (card,)
    t.tell("plays", seat, card)
    _announce_action(t, seat, card)


@step
def action_works(t: Table[Lobby], seat: Seat, card: int) -> None:
    """What the card says happens in order."""
    for place in range(len(ACTIONS[card].effects)):
        t.then(effect_happens, seat, card, place)


@step
def play_answer(t: Table[Lobby], seat: Seat, card: int, event: Event) -> None:
    """An action in answer to an event; it can itself be answered. (3.3 H)"""
    s = t.state
    s.players[seat].let_go(card)
    s.aside += (card,)
    t.tell("answers_with", seat, card, event.kind, event.by, event.about)
    announce(t, "action", do(answer_happens, seat, card, event), by=seat, about=(card,))
    t.then(card_done, card)


# What answers what


def _answering() -> dict[str, frozenset[int]]:
    found: dict[str, set[int]] = {}
    for number, action in ACTIONS.items():
        for moment in action.moments:
            found.setdefault(moment, set()).add(number)
    for kind in ("attempt", "pawns"):
        found.setdefault(kind, set()).update(CAMPAIGN_CARDS)
    return {kind: frozenset(cards) for kind, cards in found.items()}


ANSWERS = _answering()
"""For each kind of event the cards that may answer it."""


def might_answer(s: Lobby, kind: str) -> bool:
    """Whether somebody holds a card that answers events of this kind."""
    cards = ANSWERS[kind]
    return any(not cards.isdisjoint(player.hand) for player in s.players)


def may_answer(s: Lobby, seat: Seat, event: Event) -> bool:
    """Whether a player could answer an event if they held the right card: everybody sees that. (3.3 H)

    Cards that stop something answer other players; those that save a politician or change an attempt, one's own.
    """
    if event.kind == "leaving":
        return seat == event.by
    if event.kind == "attempt":
        return seat == event.by or bool(s.uncontrolled)
    if event.kind == "pawns":
        if s.election is not None:
            return any(one.seat == seat for one in s.election.candidates) and not stands_aside(s, seat)
        return seat == event.by
    return seat != event.by


def action_answers(t: Table[Lobby], actor: Actor, event: Event) -> Iterator[Option]:
    """The actions in hand that fit an event. (3.3 H)"""
    s = t.state
    cards, hand = ANSWERS[event.kind], s.players[actor].hand
    if cards.isdisjoint(hand) or not may_answer(s, actor, event):
        return
    for card in hand:
        if card not in cards or card not in ACTIONS:
            continue
        if event.kind == "initiative":
            fits = _has_effect(t, actor, card)
            frame = do(play_action_early, actor, card)
        else:
            fits = _fits(s, actor, event)
            frame = do(play_answer, actor, card, event)
        if fits:
            yield Option(options.play(t, card), frame, at=f"card:{card}", group=name_of(card))


def _fits(s: Lobby, actor: Actor, event: Event) -> bool:
    """An action saves an attempt only if it would fail, and stops only somebody else's."""
    if event.kind == "pawns":
        return s.attempt is not None and not attempt_wins(s, s.attempt)
    return event.kind != "attempt" or actor != event.by
