"""Lobby: lobbies and their politicians, from 1944 to the election of 2020."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from resolute.engine.errors import SetupError
from resolute.engine.frames import Actor, Frame, Option, Seat, do
from resolute.engine.game import Game
from resolute.engine.option_values import DecisionDetails
from resolute.engine.reactions import Event, open_event
from resolute.engine.story import Story
from resolute.engine.summary import Summary
from resolute.engine.table import Decision, Table
from resolute.engine.views import View
from resolute.games.lobby.concerns import CONCERNS
from resolute.games.lobby.content.kinds import Period
from resolute.games.lobby.evaluate import LobbyEvaluation
from resolute.games.lobby.findings import LobbyStudy
from resolute.games.lobby.library import LAST_TURN
from resolute.games.lobby.redeal import redeal_lobby
from resolute.games.lobby.rules import (
    attempt,
    bids,
    campaigning,
    congress,
    effects,
    hands,
    impeachment,
    income,
    initiative,
    laid,
    leaving,
    mortality,
    night,
    nomination,
    offices,
    playing,
    primaries,
    reserve,
    results,
    setup,
    tickets,
    turns,
)
from resolute.games.lobby.state import BAG, NOBODY, Lobby, new_box
from resolute.games.lobby.summary import lobby_summary
from resolute.games.lobby.values import lobby_details
from resolute.games.lobby.view import lobby_view
from resolute.games.lobby.words import events as events_said
from resolute.games.lobby.words import settings
from resolute.games.lobby.words.doing import DOING
from resolute.games.lobby.words.exercises import EXERCISES
from resolute.games.lobby.words.glossary import GLOSSARY
from resolute.games.lobby.words.goal import goal_line
from resolute.games.lobby.words.journal import SENTENCES
from resolute.games.lobby.words.lesson import LESSON
from resolute.games.lobby.words.names import who
from resolute.games.lobby.words.story import STORY


class LobbyGame(Game[Lobby]):
    """Crises, primaries and elections, won with 51 points."""

    id = "lobby"
    open_kinds = ("state", "politician", "crisis", "seat", "candidate")
    name = settings.NAME
    about = settings.ABOUT
    length = settings.LENGTH
    version = 5
    seat_counts = (4, 5, 6)
    state = Lobby
    presets = settings.PRESETS
    settings = settings.SETTINGS
    tells_answers = False
    bots = LobbyEvaluation()
    lab = LobbyStudy()
    doing = DOING
    glossary = GLOSSARY
    lesson = LESSON
    exercises = EXERCISES
    rules = (
        setup,
        turns,
        mortality,
        leaving,
        offices,
        income,
        congress,
        initiative,
        playing,
        effects,
        hands,
        laid,
        reserve,
        attempt,
        impeachment,
        primaries,
        tickets,
        nomination,
        night,
        bids,
        campaigning,
        results,
    )

    def initial_state(self, seats: int, options: dict[str, Any]) -> Lobby:
        return new_box(seats)

    def opening(self, t: Table[Lobby]) -> Frame:
        return do(setup.open_the_box)

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """A fixed number of turns must end by 2020."""
        turns_wanted = options["turns"]
        left = LAST_TURN - Period(options["start"]).first_turn + 1
        if isinstance(turns_wanted, int) and turns_wanted > left:
            raise SetupError(settings.too_many_turns(turns_wanted, left))

    def seat_name(self, t: Table[Lobby], seat: Seat) -> str:
        """A seat is called by the lobby it leads."""
        return who(t, seat)

    def answers(self, t: Table[Lobby], actor: Actor, event: Event) -> Iterable[Option]:
        yield from playing.action_answers(t, actor, event)
        if event.kind in ("attempt", "pawns"):
            yield from campaigning.campaign_answers(t, actor, event)

    def event_words(self, t: Table[Lobby], event: Event) -> str:
        return events_said.event_words(t, event)

    def may_be_answered(self, t: Table[Lobby], kind: str) -> bool:
        return playing.might_answer(t.state, kind)

    def holds_cards(self, t: Table[Lobby], actor: Actor) -> bool:
        """Any card may be an answer, if the seat can answer what waits at all."""
        event = open_event(t)
        return bool(t.state.players[actor].hand) and event is not None and playing.may_answer(t.state, actor, event)

    def view(self, t: Table[Lobby], seat: Seat | None) -> View:
        return lobby_view(t, seat)

    def details(self, t: Table[Lobby], decision: Decision) -> DecisionDetails:
        return lobby_details(t, decision)

    def redeal(self, t: Table[Lobby], seat: Seat | None) -> None:
        redeal_lobby(t, () if seat is None else (seat,))

    def redeal_unseen(self, t: Table[Lobby]) -> None:
        redeal_lobby(t, range(t.seats))

    def sentences(self) -> Mapping[str, Callable[..., str]]:
        return SENTENCES

    def concerns(self) -> Mapping[str, Callable[..., Iterable[str]]]:
        return CONCERNS

    def story(self) -> Story:
        return STORY

    def summary(self, t: Table[Lobby], seat: Seat | None) -> Summary:
        return lobby_summary(t, seat)

    def goal(self, t: Table[Lobby], seat: Seat | None) -> str:
        return goal_line(t, seat)

    def runs_by_itself(self, t: Table[Lobby], seats: Sequence[Seat]) -> bool:
        """Election night, once all of them pass for the rest of it."""
        election = t.state.election
        return election is not None and all(seat in election.retired for seat in seats)

    def pieces(self, t: Table[Lobby]) -> Sequence[Any]:
        """All 450 cards and 42 pawns, wherever they lie."""
        s = t.state
        if s.turn == s.first_turn and s.phase == "setup":
            return ()
        cards = [*s.cards, *s.discards, *s.politicians, *s.supports, *s.funds, *s.uncontrolled, *s.fates, *s.past_fates]
        cards += [*s.lobbies, *s.later, *s.out, *s.aside]
        cards += [card for card in (s.first_state,) if card != NOBODY]
        for player in s.players:
            cards += [player.lobby, *player.hand]
            for one in player.politicians:
                cards += [one.card, *one.states, *one.supports, *one.funds]
        for crisis in s.crises:
            cards += [crisis.card, *(one.card for one in (*crisis.fresh, *crisis.tucked))]
        if s.election is not None:
            cards += [*s.election.to_come, *(state for state, _ in s.election.counted)]
            cards += [s.election.vote.state] if s.election.vote is not None else []
        bag = [have - out for have, out in zip(BAG, s.pawns, strict=True)]
        pawns = [color for color, count in enumerate(bag) for _ in range(count)]
        pawns += [color for color, count in enumerate(s.pawns) for _ in range(count)]
        return [("card", card) for card in sorted(cards)] + [("pawn", color) for color in sorted(pawns)]


GAME = LobbyGame()
