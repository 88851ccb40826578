"""Whether a fate or an action has anything to aim at. (3.3 H and I)"""

from __future__ import annotations

from resolute.engine.frames import Seat
from resolute.games.lobby.content import effects as do
from resolute.games.lobby.library import POLITICIANS, Effect
from resolute.games.lobby.rules.laid import laid_cards
from resolute.games.lobby.rules.offices import politicians_in_play, possible_mates, required_party
from resolute.games.lobby.rules.periods import can_draw
from resolute.games.lobby.state import HIGHEST_APPROVAL, LOWEST_APPROVAL, NOBODY, Lobby


def rivals(s: Lobby, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, clockwise."""
    return s.clockwise(seat)[1:]


def can_happen(s: Lobby, seat: Seat, effect: Effect) -> bool:
    """Whether an effect has an aim, by what everybody can see. (5.3 A)"""
    match effect:
        case do.TakeMoney() | do.LookAtHand() | do.TakeCard() | do.RivalDiscards():
            money = isinstance(effect, do.TakeMoney)
            return any(s.players[one].money if money else s.players[one].hand for one in rivals(s, seat))
        case do.MoveLaid():
            return len(s.players[seat].politicians) > 1 and bool(laid_cards(s, seat, effect))
        case do.TakeLaid() | do.TakeExposed():
            return bool(s.players[seat].politicians and laid_cards(s, seat, effect))
        case do.ReturnLaid() | do.RemoveLaid():
            return bool(laid_cards(s, seat, effect))
        case do.TurnParty():
            return any(POLITICIANS[one.card].is_generic for _, one in politicians_in_play(s))
        case do.NewVicePresident():
            party = required_party(s.president_party)
            return bool(possible_mates(s, s.chair, s.president, party, s.vice_president))
        case do.LayOnTop():
            return any(crisis.tucked for crisis in s.crises)
        case _:
            return _has_room(s, seat, effect)


def _has_room(s: Lobby, seat: Seat, effect: Effect) -> bool:
    """Whether piles, purses and tracks allow it."""
    match effect:
        case do.Approval(amount=amount):
            return s.approval < HIGHEST_APPROVAL if amount > 0 else s.approval > LOWEST_APPROVAL
        case do.Levy():
            return any(player.money for player in s.players)
        case do.Draw() | do.EveryoneDraws():
            return can_draw(s)
        case do.Discard():
            return bool(s.players[seat].hand)
        case do.DrawLaid(pile=pile):
            return bool(s.players[seat].politicians and (s.supports if pile == "support" else s.funds))
        case do.NewFirstState():
            return s.first_state != NOBODY and bool(s.uncontrolled)
        case do.Impeach():
            return s.phase == "congress" and s.president != NOBODY
        case _:
            return True
