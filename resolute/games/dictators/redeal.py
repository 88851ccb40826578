"""Redealing what a seat cannot know: hands, targets, tokens and the contents of the piles.

What is dealt depends on the luck and on what the seat knows, and on nothing else: everything unseen is gathered, put in
order, and dealt to the places that hold something unseen.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from resolute.engine.frames import Seat
from resolute.engine.pieces import shuffled
from resolute.engine.reactions import Event, answer, pending
from resolute.engine.table import Table
from resolute.games.dictators.content.map import PLACES
from resolute.games.dictators.content.printed import NOBODY, Kind
from resolute.games.dictators.library import ANSWERS, HELD, KIND
from resolute.games.dictators.rules.disarming import FIFTH
from resolute.games.dictators.rules.drawing import keep_drawn
from resolute.games.dictators.rules.playing import can_answer, might_answer_with_power
from resolute.games.dictators.state import KEPT_CARD, NUCLEAR, PUBLIC, TOKEN, Dictators, Player

Known = tuple[tuple[int, int], ...]


def redeal_unseen(t: Table[Dictators]) -> None:
    """Deal what no player has seen."""
    s = t.state
    if s.round or s.command:
        _deal_cards(t, [], looking=s.examiner != NOBODY)
        _deal_targets(t, [])
        _deal_tokens(t, [])
        _deal_presidential(t, [], looking=s.examined_openly or s.examiner != NOBODY)


def redeal_dictators(t: Table[Dictators], seat: Seat | None) -> None:
    """Deal everything that the seat has not seen."""
    s = t.state
    if not s.round and not s.command:
        return
    hidden = [player for actor, player in enumerate(s.players) if seat is None or seat not in s.seats_behind(actor)]
    for player in s.players:
        player.known = _what_it_knows(player, seat, hidden=player in hidden)
    looking = seat is not None and s.examiner != NOBODY and seat in s.seats_behind(s.examiner)
    _deal_cards(t, hidden, looking=looking)
    _deal_targets(t, hidden)
    _deal_tokens(t, hidden)
    _deal_presidential(t, hidden, looking=s.examined_openly or looking)


def _what_it_knows(player: Player, seat: Seat | None, *, hidden: bool) -> Known:
    """A seat does not know what others have seen of a hand that is not its own, unless all have seen it."""
    if not hidden and not player.known:
        return ()
    bit = PUBLIC if seat is None else 1 << seat
    if not hidden and seat is not None:
        return player.known
    seen = [(piece, seats if seats & PUBLIC else bit) for piece, seats in player.known if seats & (bit | PUBLIC)]
    return tuple(sorted(seen))


def _known(player: Player, low: int, high: int) -> list[int]:
    """The pieces of a kind that the seat knows, by their own numbers."""
    return [piece - low for piece, _ in player.known if low <= piece < high]


# Command cards and Founding Fathers


def _deal_cards(t: Table[Dictators], hidden: list[Player], *, looking: bool) -> None:
    s = t.state
    pool = [card for card in s.command if card in HELD]
    others = [card for card in s.command if card not in HELD]
    events = tuple(sorted(card for card in others if KIND[card] != Kind.FOUNDING_FATHER))
    fathers = sorted([card for card in others if KIND[card] == Kind.FOUNDING_FATHER] + list(s.fathers))
    for player in hidden:
        pool += _unseen(player.hand, _known(player, 0, NUCLEAR))
    if not looking:
        pool += s.examined
    pool.sort()
    forced = _must_hold(t, hidden, pool)
    cards = list(shuffled(tuple(pool), t.dice))
    for player in hidden:
        seen = sorted(_known(player, 0, NUCLEAR))
        count = len(player.hand) - len(seen)
        dealt = [forced[1]] if forced is not None and forced[0] is player and count else []
        dealt += [cards.pop() for _ in range(count - len(dealt))]
        player.hand = (*seen, *dealt)
        if player.free:
            # A card that changes hands unseen may have been a free one.
            player.free = tuple(sorted((Counter(player.free) & Counter(seen)).elements()))
    drawer, about = _whose_draw_waits(t)
    if drawer is not None and drawer in hidden:
        # Whether the card that was drawn is still there is as hidden as the card.
        drawn = about or drawer.hand[-1:]
        drawer.drawn = drawn[0] if drawn and drawn[0] in drawer.hand else NOBODY
    if not looking:
        s.examined = tuple(cards.pop() for _ in s.examined)
    mixed = shuffled(tuple(fathers), t.dice)
    s.fathers, inside = mixed[: len(s.fathers)], mixed[len(s.fathers) :]
    s.command = (*cards, *inside, *events)


def _unseen(cards: tuple[int, ...], seen: list[int]) -> list[int]:
    """The cards but for those that were seen, each once."""
    left = list(cards)
    for card in seen:
        left.remove(card)
    return left


def _whose_draw_waits(t: Table[Dictators]) -> tuple[Player | None, tuple[Any, ...]]:
    """The player who has drawn a card, while others may answer that, and the card if it came from the discards."""
    for frame in t.agenda:
        if frame.step is pending and frame.args[1].step is keep_drawn:
            event = frame.args[0]
            return t.state.players[event.by], event.about
    return None, ()


def _must_hold(t: Table[Dictators], hidden: list[Player], pool: list[int]) -> tuple[Player, int] | None:
    """Whoever is asked without a poker face can answer: such a card is taken out of the pool for that hand."""
    s = t.state
    frame = t.agenda[-1] if t.agenda else None
    if frame is None or frame.step is not answer or t.options["poker_face"]:
        return None
    actor, event = frame.args[0], frame.args[1]
    player = s.players[actor]
    if player not in hidden or might_answer_with_power(player, event.kind):
        return None
    if any(_answers(t, actor, card, event) for card in _known(player, 0, NUCLEAR)):
        return None
    fitting = [at for at, card in enumerate(pool) if _answers(t, actor, card, event)]
    if not fitting:
        return None
    return player, pool.pop(fitting[t.dice.below(len(fitting))])


def _answers(t: Table[Dictators], actor: int, card: int, event: Event) -> bool:
    return card in ANSWERS.get(event.kind, ()) and can_answer(t, actor, card, event)


# Nuclear cards


def _deal_targets(t: Table[Dictators], hidden: list[Player]) -> None:
    """Everybody's cards are of zones that all know: one of each, but for those that lie face up."""
    s = t.state
    zones: list[list[int]] = [list(places) for places in s.nuclear]
    for player in hidden:
        for place in _unseen(player.targets, _known(player, NUCLEAR, TOKEN)):
            zones[PLACES[place].zone - 1].append(place)
    decks = [list(shuffled(tuple(sorted(places)), t.dice)) for places in zones]
    for player in hidden:
        seen = _known(player, NUCLEAR, TOKEN)
        lacking = [PLACES[place].zone for place in _unseen(player.targets, seen)]
        targets = [*seen, *(decks[zone - 1].pop() for zone in sorted(lacking))]
        player.targets = tuple(sorted(targets, key=lambda place: (PLACES[place].zone, place)))
    s.nuclear = tuple(tuple(sorted(deck)) for deck in decks)


# Tokens


def _deal_tokens(t: Table[Dictators], hidden: list[Player]) -> None:
    s = t.state
    pool = [token for token in (*s.map_tokens, *s.spare_tokens, *s.buried_tokens) if token]
    for player in hidden:
        pool += _unseen(player.tokens, _known(player, TOKEN, KEPT_CARD))
    stale_unknown = FIFTH in pool
    tokens = list(shuffled(tuple(sorted(pool)), t.dice))
    s.map_tokens = tuple(tokens.pop() if token else 0 for token in s.map_tokens)
    s.spare_tokens = tuple(tokens.pop() for _ in s.spare_tokens)
    s.buried_tokens = tuple(tokens.pop() for _ in s.buried_tokens)
    for player in hidden:
        seen = sorted(_known(player, TOKEN, KEPT_CARD))
        player.tokens = (*seen, *(tokens.pop() for _ in range(len(player.tokens) - len(seen))))
    if stale_unknown:
        holder = next((actor for actor, player in enumerate(s.players) if FIFTH in player.tokens), NOBODY)
        s.fifth_is_stale = holder != NOBODY and (holder != s.mover or not s.tokens_received)


# Presidential cards


def _deal_presidential(t: Table[Dictators], hidden: list[Player], *, looking: bool) -> None:
    s = t.state
    keepers = [
        player for player in hidden if player.kept_card != NOBODY and not _known(player, KEPT_CARD, 2 * KEPT_CARD)
    ]
    pool = [*s.presidential, *(player.kept_card for player in keepers)]
    if not looking:
        pool += s.examined_presidential
    cards = list(shuffled(tuple(sorted(pool)), t.dice))
    for player in keepers:
        player.kept_card = cards.pop()
    if not looking:
        s.examined_presidential = tuple(cards.pop() for _ in s.examined_presidential)
    s.presidential = tuple(cards)
