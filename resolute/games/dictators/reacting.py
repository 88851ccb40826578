"""Reactions: what is at stake, what is being played on what, and how each answer would change it.

The chances are those of the thing at the bottom of the exchange (somebody wins, a facility is disarmed), if nobody
reacts any further.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain as chained

import msgspec

from resolute.engine.frames import Actor, Frame, Option
from resolute.engine.option_values import (
    NO_VALUE,
    AskedSeat,
    ChainLink,
    ChanceValue,
    DecisionDetails,
    OptionValue,
    Stakes,
)
from resolute.engine.reactions import Event, answered, asking_order, let_it_happen, window
from resolute.engine.table import D6, D20, Decision, Table
from resolute.games.dictators.chances import (
    chance_to_win,
    convince_chance,
    disarm_chance,
    unseen_presidential,
)
from resolute.games.dictators.content.map import TRIDENT
from resolute.games.dictators.content.printed import (
    ABILITY,
    CARD,
    CONFRONT,
    CONVINCE_ROLL,
    CONVINCED,
    DISARM,
    DISARM_ROLL,
    DISARMED,
    NOBODY,
    CardEffect,
)
from resolute.games.dictators.content.wording import president_lines
from resolute.games.dictators.effects.answers import AnotherPresident, Cancel, CancelCard, PresidentIsIn, RollAgain
from resolute.games.dictators.effects.base import Both
from resolute.games.dictators.faces import KIND_KEYS
from resolute.games.dictators.library import CARDS, KIND, PRESIDENTIAL, ability_at
from resolute.games.dictators.race import brings
from resolute.games.dictators.rules import playing
from resolute.games.dictators.rules.events import exchange_in_sight
from resolute.games.dictators.rules.president import THIRD_BONUS, impressed_by, least_on_die
from resolute.games.dictators.rules.sources import sources_of
from resolute.games.dictators.rules.stakes import as_it_stands, least_on_reroll, modifiers_of_attempt
from resolute.games.dictators.state import Dictators
from resolute.games.dictators.words import values as words
from resolute.games.dictators.words.events import event_words
from resolute.games.dictators.words.names import KINDS, name_of
from resolute.games.dictators.words.shorts import ability_short, card_short

_WINNING = (CONFRONT, CONVINCE_ROLL, CONVINCED)
_DISARMING = (DISARM, DISARM_ROLL, DISARMED)


class Played(msgspec.Struct, frozen=True):
    """A link of an exchange as far as it matters here: the event, which one it answers, and whether it still waits."""

    event: Event
    answers: int
    waits: bool
    stopped: bool


def reaction_details(t: Table[Dictators], decision: Decision) -> DecisionDetails:
    """What is at stake, what has been played on it, and what each answer would make of it."""
    event: Event = t.agenda[-1].args[1]
    links = [Played(link.event, link.answers, waits, link.stopped) for link, waits in exchange_in_sight(t)]
    asked = next((at for at, link in enumerate(links) if link.waits and link.event == event), None)
    if asked is None:
        links, asked = [Played(event, NOBODY, True, False)], 0
    links = [msgspec.structs.replace(link, event=as_it_stands(t, link.event)) for link in links]
    reaction = _Reaction(t, decision, links, asked)
    return DecisionDetails(
        values=tuple(reaction.value(option) for option in decision.options),
        stakes=reaction.stakes(),
        chain=reaction.chain() if len(links) > 1 else (),
        asked=reaction.who_else(),
    )


class _Reaction:
    """One question whether somebody reacts."""

    def __init__(self, t: Table[Dictators], decision: Decision, links: Sequence[Played], asked: int) -> None:
        self.t = t
        self.s = t.state
        self.decision = decision
        self.links = links
        self.asked = asked
        root = asked
        while links[root].answers != NOBODY:
            root = links[root].answers
        self.root = root
        self.base = links[root].event
        self.own = self.base.by == decision.actor

    # What each answer would change

    def value(self, option: Option) -> OptionValue:
        """What an answer does, and how likely the thing at stake is after it."""
        frame = option.frame
        if frame.step is let_it_happen:
            return self._declined()
        if frame.step is not answered:
            return NO_VALUE
        inner: Frame = frame.args[2]
        if inner.step is playing.play_interruption:
            card: int = inner.args[1]
            return OptionValue(
                effect=card_short(card),
                kind=KIND_KEYS[KIND[card]],
                kind_name=KINDS[KIND[card]],
                chance=self._chance(CARDS[card].effect),
            )
        if inner.step is playing.pay_for_ability:
            at: str = inner.args[1]
            return OptionValue(effect=ability_short(at), chance=self._chance(ability_at(at).effect))
        return NO_VALUE

    def _declined(self) -> OptionValue:
        """To let it happen: how likely the thing at stake is then, or what follows."""
        event = self.links[self.asked].event
        own = event.by == self.decision.actor
        rolled = event.kind in (CONVINCE_ROLL, DISARM_ROLL)
        chance = self._chance(None)
        return OptionValue(
            short=words.keep_roll(int(event.about[-2]), own) if rolled else "",
            effect="" if chance is not None else words.happens(self.t, event, own),
            chance=chance,
        )

    def _chance(self, effect: CardEffect | None) -> ChanceValue | None:
        """The chance of what is at stake if this answer is played on what is asked about, or none."""
        label = self._at_stake()
        if not label:
            return None
        new = () if effect is None else ((self.asked, effect),)
        after = self._resolved(new)
        return None if after is None else ChanceValue(after, label=label, good=self.own)

    def _at_stake(self) -> str:
        if self.base.kind in _WINNING:
            return words.wins_this_turn(self.t, self.base.by, self.own)
        if self.base.kind in _DISARMING:
            return words.disarms(self.t, self.base.by, int(self.base.about[0]), self.own)
        return ""

    def _resolved(self, new: tuple[tuple[int, CardEffect], ...]) -> float | None:
        """The chance at the bottom once everything that waits is resolved, the last first."""
        played = [
            (link.answers, _effect_of(link.event))
            for link in self.links
            if link.waits and link.answers != NOBODY and link.event.kind in (CARD, ABILITY)
        ]
        places = [at for at, link in enumerate(self.links) if link.waits and link.answers != NOBODY]
        all_of_it = list(zip(places, played, strict=True)) + [(-1 - at, one) for at, one in enumerate(new)]
        failed: set[int] = set()
        chance = self._base_chance()
        for place, (on, effect) in reversed(all_of_it):
            if place in failed or effect is None:
                continue
            for part in _parts(effect):
                if isinstance(part, CancelCard):
                    failed.add(on)
                elif on == self.root:
                    chance = self._changed(part, chance)
        return chance

    def _base_chance(self) -> float | None:
        """How likely it is as it stands."""
        kind, about = self.base.kind, self.base.about
        if kind == CONFRONT:
            return convince_chance(int(about[1])) if PRESIDENTIAL[int(about[0])].present else 0.0
        if kind in (CONVINCED, DISARMED):
            return 1.0
        if kind == DISARM:
            return disarm_chance(int(about[1])) if len(about) > 1 else 1.0
        total, least = int(about[-2]), int(about[-1])
        if total >= least:
            return 1.0
        # A token may still help, and only its owner knows.
        helps = kind == CONVINCE_ROLL and total + THIRD_BONUS >= least and self.s.players[self.base.by].tokens
        return None if helps else 0.0

    def _changed(self, effect: CardEffect, chance: float | None) -> float | None:
        """The chance once an answer to the thing itself has worked."""
        actor = self.base.by
        if isinstance(effect, Cancel):
            return 0.0
        if isinstance(effect, RollAgain):
            least = least_on_reroll(self.t, self.base)
            return convince_chance(least) if self.base.kind == CONVINCE_ROLL else disarm_chance(least)
        if isinstance(effect, AnotherPresident):
            pool = (*unseen_presidential(self.s, self.decision.seat), self.s.open_president)
            return chance_to_win(self.s, actor, pool)
        if isinstance(effect, PresidentIsIn):
            return convince_chance(least_on_die(self.s, actor) - self.s.convince_bonus)
        return chance

    # What is at stake

    def stakes(self) -> Stakes | None:
        """What happens if nobody reacts."""
        find = _STAKES.get(self.base.kind)
        return None if find is None else find(self, self.base.by, *self.base.about)

    def confronting(self, actor: Actor, card: int, least: int) -> Stakes:
        """The roll that may end the game, or a president who is out."""
        one = PRESIDENTIAL[card]
        if not one.present:
            return Stakes(words.OUT_OF_OFFICE, " ".join(president_lines(one)[1:]))
        return Stakes(
            words.needs(self.t, actor, least, self.own),
            words.about_to_roll(sources_of(self.s, actor, "convince_roll"), one.name, impressed_by(self.s, actor)),
            convince_chance(least),
            least,
            D20.sides,
            self.own,
        )

    def rolled(self, actor: Actor, *about: int) -> Stakes:
        """A die that lies."""
        total, least = about[-2:]
        enough = total >= least
        return Stakes(words.rolled(total, least), words.SUCCEEDS if enough else words.FAILS, good=self.own)

    def convinced(self, actor: Actor, total: int, least: int) -> Stakes:
        """The game is about to end."""
        return Stakes(words.rolled(total, least), words.WINS_NOW, 1.0, good=self.own)

    def disarming(self, actor: Actor, place: int, *least: int) -> Stakes:
        """An attempt to disarm."""
        text = words.disarm_stakes(place, self._brings(actor, place), modifiers_of_attempt(self.t, self.base))
        if not least:
            return Stakes(words.WITHOUT_A_ROLL, text, 1.0, good=self.own)
        title = words.needs(self.t, actor, max(1, least[0]), self.own)
        return Stakes(title, text, disarm_chance(least[0]), max(1, least[0]), D6.sides, self.own)

    def disarmed(self, actor: Actor, place: int) -> Stakes:
        """A facility that is about to count."""
        return Stakes(words.disarm_stakes(place, self._brings(actor, place), ()), good=self.own)

    def card_played(self, actor: Actor, card: int, target: int) -> Stakes:
        """A card that is about to work, and whether it is aimed at the player who is asked."""
        name = CARDS[card].name
        title = words.against_you(name) if target == self.decision.actor and not self.own else name
        return Stakes(title, card_short(card), good=self.own)

    def _brings(self, actor: Actor, place: int) -> str:
        least = None if place == TRIDENT else brings(self.s, actor, place)
        if least is None:
            return words.BRINGS_TOKEN
        return words.brings(least, round(100 * convince_chance(least)))

    # What is being played, and by whom more may come

    def chain(self) -> tuple[ChainLink, ...]:
        """What was announced and what was played on it, the oldest first, with what becomes of each."""
        waiting = [at for at, link in enumerate(self.links) if link.waits]
        last = waiting[-1] if waiting else NOBODY
        failing: set[int] = set()
        for at in reversed(waiting):
            link = self.links[at]
            effect = _effect_of(link.event)
            stops = effect is not None and any(isinstance(part, CancelCard | Cancel) for part in _parts(effect))
            if at not in failing and link.answers != NOBODY and stops:
                failing.add(link.answers)
        found = []
        for at, link in enumerate(self.links):
            fate = "stopped" if link.stopped else "next" if at == last and at != self.root else ""
            fate = "failing" if at in failing else fate
            card = int(link.event.about[0]) if link.event.kind == CARD else None
            found.append(
                ChainLink(
                    event_words(self.t, link.event),
                    "" if card is None else card_short(card),
                    link.event.by,
                    fate,
                    words.FATES.get(fate, ""),
                )
            )
        return tuple(found)

    def who_else(self) -> tuple[AskedSeat, ...]:
        """Who had the chance before this seat and let it pass, and who may be asked after it: whoever holds cards, for
        all that everybody knows. With a poker face nobody is told who has been asked."""
        frame = self.t.waiting(window)
        left: tuple[Actor, ...] = () if frame is None else frame.args[1]
        circle = asking_order(self.t, self.links[self.asked].event)
        passed = () if self.t.options.get("poker_face") else circle[: circle.index(self.decision.actor)]
        return tuple(
            AskedSeat(actor, name_of(self.t, actor), state, words.may_react(len(self.s.players[actor].hand)))
            for state, seats in (("passed", passed), ("may", left))
            for actor in seats
            if self.s.players[actor].hand and actor != self.decision.actor
        )


def _effect_of(event: Event) -> CardEffect | None:
    """The effect of a card or ability that was played as an answer."""
    if event.kind == CARD:
        return CARDS[int(event.about[0])].effect
    return ability_at(str(event.about[0])).effect if event.kind == ABILITY else None


def _parts(effect: CardEffect) -> Sequence[CardEffect]:
    """The single effects of which one consists."""
    return tuple(chained.from_iterable(map(_parts, effect.effects))) if isinstance(effect, Both) else (effect,)


_STAKES: Mapping[str, Callable[..., Stakes]] = {
    CONFRONT: _Reaction.confronting,
    CONVINCE_ROLL: _Reaction.rolled,
    CONVINCED: _Reaction.convinced,
    DISARM: _Reaction.disarming,
    DISARM_ROLL: _Reaction.rolled,
    DISARMED: _Reaction.disarmed,
    CARD: _Reaction.card_played,
}
