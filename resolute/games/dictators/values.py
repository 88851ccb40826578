"""What each option is worth to whoever decides: effect, price, chance, and the turns to go from where it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from resolute.engine.frames import Option
from resolute.engine.option_values import (
    NO_VALUE,
    Amount,
    ChanceValue,
    DecisionDetails,
    Distance,
    GroupHeading,
    OptionValue,
)
from resolute.engine.reactions import answer
from resolute.engine.table import Decision, Table
from resolute.games.dictators.chances import (
    chance_to_win,
    chance_with,
    convince_chance,
    disarm_chance,
    unseen_presidential,
)
from resolute.games.dictators.content.map import PLACES, TRIDENT, WASHINGTON
from resolute.games.dictators.content.printed import Ability, CardEffect, Destination
from resolute.games.dictators.content.wording import president_lines
from resolute.games.dictators.effects import moves
from resolute.games.dictators.effects import turns as effects_turns
from resolute.games.dictators.effects.base import Both
from resolute.games.dictators.effects.disarm import DisarmHere, TryToDisarm
from resolute.games.dictators.effects.hands import Draw
from resolute.games.dictators.faces import KIND_KEYS
from resolute.games.dictators.library import CARDS, KIND, PRESIDENTIAL, ability_at, card_address, only_in_usa, source_of
from resolute.games.dictators.race import brings
from resolute.games.dictators.reacting import reaction_details
from resolute.games.dictators.rules import (
    acting,
    confronting,
    disarming,
    drawing,
    moving,
    playing,
    president,
    tokens,
    turns,
)
from resolute.games.dictators.rules.disarming import least_to_disarm
from resolute.games.dictators.rules.president import least_on_die, needed
from resolute.games.dictators.rules.turns import hand_limit
from resolute.games.dictators.state import ON_THE_BOARD, Dictators
from resolute.games.dictators.values_at import BY_PLACE, actions_amount, aimed_value, card_value
from resolute.games.dictators.values_barriers import BARRIERS
from resolute.games.dictators.ways import obstacles_for, turns_from
from resolute.games.dictators.words import values as words
from resolute.games.dictators.words.names import KINDS, name_of
from resolute.games.dictators.words.shorts import ability_short, card_short


def dictators_details(t: Table[Dictators], decision: Decision) -> DecisionDetails:
    """The value of every option of a question."""
    if t.agenda[-1].step is answer:
        return reaction_details(t, decision)
    valuation = Valuation(t, decision)
    values = tuple(valuation.value(option) for option in decision.options)
    return DecisionDetails(values, tuple(valuation.headings(values)))


class Valuation:
    """A question as the dictator sees it who is to decide."""

    def __init__(self, t: Table[Dictators], decision: Decision) -> None:
        self.t = t
        self.s = t.state
        self.actor = decision.actor
        self.seat = decision.seat
        self.player = self.s.players[self.actor]
        self.obstacles = obstacles_for(
            self.s.traits(self.actor), self.s.roadblocks, self.s.no_fly, trident=self.s.trident == ON_THE_BOARD
        )

    def value(self, option: Option) -> OptionValue:
        """The value of one option, by what it does."""
        find = _BY_STEP.get(option.frame.step.name)
        if find is not None:
            return find(self, *option.frame.args)
        kind, _, key = option.at.partition(":")
        by_place = _BY_PLACE.get(kind)
        return by_place(self, int(key)) if by_place is not None and key.isdigit() else NO_VALUE

    def headings(self, values: tuple[OptionValue, ...]) -> Iterator[GroupHeading]:
        """The headings of the groups that are there, with what holds for all of a group."""
        there = {value.group for value in values}
        notes = {words.TRAVEL: words.ONCE_A_TURN, words.CARDS: words.TRAVEL_STAYS_FREE if self.s.travels > 0 else ""}
        if self.t.agenda[-1].step is not acting.take_action:
            notes = {}
        for group in words.GROUPS:
            if group in there:
                price = actions_amount(1) if group == words.TRAVEL else None
                yield GroupHeading(group, price=price, note=notes.get(group, ""))

    # Places

    @property
    def goals(self) -> tuple[int, ...]:
        """What is left to reach: the open targets in the order of their zones, then Washington."""
        return (*sorted(self.player.targets, key=lambda place: PLACES[place].zone), WASHINGTON)

    def turns(self, start: int, goal: int) -> int | None:
        """How many turns lie between two places; None if no way leads there now."""
        turns = turns_from(start, self.obstacles)[goal]
        return None if turns < 0 else turns

    def distances(self, place: int) -> tuple[Distance, ...]:
        """The turns to every goal from a place, and from where the dictator stands."""
        return tuple(
            Distance(
                f"place:{goal}",
                words.short_place(goal),
                self.turns(place, goal),
                self.turns(self.player.place, goal),
                words.short_goal(goal),
            )
            for goal in self.goals
        )

    def people_at(self, place: int) -> str:
        """Who else stands in a place."""
        names = [
            name_of(self.t, other)
            for other in self.s.seats
            if other != self.actor and self.s.players[other].place == place
        ]
        return words.here(names) if names else ""

    def brings(self, place: int) -> str:
        """What it means for this dictator that a facility is disarmed."""
        least = None if place == TRIDENT else brings(self.s, self.actor, place)
        if least is None:
            return words.BRINGS_TOKEN
        return words.brings(least, round(100 * convince_chance(least)))

    def going_to(self, place: int, group: str = "", cost: int | None = None) -> OptionValue:
        """A move of the own meeple: what every goal would be away from there."""
        distances = self.distances(place)
        notes = [words.YOUR_TARGET] if place in self.player.targets else []
        notes += [people] if (people := self.people_at(place)) else []
        nearer = [one for one in distances if (one.turns or 0) < (one.before if one.before is not None else 99)]
        # Where the row has a price to say, its figures have to tell that.
        if not notes and (cost or 1) == 1 and not any(one.turns is not None for one in nearer):
            notes = [words.NOTHING_CLOSER]
        return OptionValue(
            short=words.short_place(place),
            note=" · ".join(notes),
            price=None if cost is None else actions_amount(cost),
            distances=distances,
            group=group,
        )

    def sending(self, who: int, place: int) -> OptionValue:
        """A move of somebody else's meeple: how far Washington would be for them."""
        traits = self.s.traits(who)
        obstacles = obstacles_for(traits, self.s.roadblocks, self.s.no_fly, trident=self.s.trident == ON_THE_BOARD)
        after = turns_from(place, obstacles)[WASHINGTON]
        before = turns_from(self.s.players[who].place, obstacles)[WASHINGTON]
        goal = Distance(
            f"place:{WASHINGTON}",
            words.short_place(WASHINGTON),
            None if after < 0 else after,
            None if before < 0 else before,
            words.short_goal(WASHINGTON),
        )
        return OptionValue(note=self.people_at(place), distances=(goal,))

    # What cards and abilities do

    def effect_value(self, effect: CardEffect, at: str) -> OptionValue:
        """What the parts of a printed effect say about chances, cards and places."""
        found = NO_VALUE
        for part in effect.effects if isinstance(effect, Both) else (effect,):
            found = _merged(found, self._part_value(part, at))
        return found

    def _part_value(self, effect: CardEffect, at: str) -> OptionValue:
        if isinstance(effect, TryToDisarm):
            least = least_to_disarm(self.s, self.actor, effect.bonus, source_of(at))
            return self._disarming(disarm_chance(least))
        if isinstance(effect, DisarmHere):
            return self._disarming(1.0)
        if isinstance(effect, Draw):
            return OptionValue(gains=(cards_amount(effect.count),))
        if isinstance(effect, Destination):
            return self._reaching(effect, at)
        return NO_VALUE

    def _disarming(self, chance: float) -> OptionValue:
        return OptionValue(chance=ChanceValue(chance, label=words.TO_DISARM), note=self.brings(self.player.place))

    def _reaching(self, effect: Destination, at: str) -> OptionValue:
        """The places that a move opens, and how close it brings the dictator to Washington."""
        places = effect.places(self.t, self.actor)
        if only_in_usa(at):
            places = moving.places_inside_usa(places)
        now = self.turns(self.player.place, WASHINGTON)
        best = min((turns for place in places if (turns := self.turns(place, WASHINGTON)) is not None), default=None)
        gains: tuple[Amount, ...] = ()
        if now is not None and best is not None and best < now:
            gains = (Amount(best - now, "turns", words.closer(now, best), words.short_place(WASHINGTON)),)
        return OptionValue(gains=gains, opens=tuple(f"place:{place}" for place in places))


def _merged(one: OptionValue, other: OptionValue) -> OptionValue:
    """What two parts of an effect say together."""
    return OptionValue(
        gains=one.gains + other.gains,
        chance=one.chance or other.chance,
        note=one.note or other.note,
        opens=one.opens + other.opens,
    )


def cards_amount(count: int) -> Amount:
    """Cards that come to a hand."""
    return Amount(count, "cards", words.drawn(count), words.CARD_UNIT if abs(count) == 1 else words.CARDS_UNIT)


# By what an option does


def _travel(valuation: Valuation, road: int, place: int) -> OptionValue:
    return valuation.going_to(place, words.TRAVEL, 1)


def _fly(valuation: Valuation, place: int, cost: int) -> OptionValue:
    return valuation.going_to(place, words.TRAVEL, cost)


def _disarm(valuation: Valuation, cost: int) -> OptionValue:
    least = least_to_disarm(valuation.s, valuation.actor)
    return OptionValue(
        effect=valuation.brings(valuation.player.place),
        chance=ChanceValue(disarm_chance(least), label=words.TO_DISARM),
        price=actions_amount(cost),
        group=words.DISARM,
    )


def _draw(valuation: Valuation, cost: int) -> OptionValue:
    return OptionValue(gains=(cards_amount(1),), price=actions_amount(cost), group=words.OTHER)


def _take_discard(valuation: Valuation, cost: int) -> OptionValue:
    value = card_value(valuation.s.discards[-1])
    return OptionValue(
        effect=value.effect,
        kind=value.kind,
        kind_name=value.kind_name,
        gains=(cards_amount(1),),
        price=actions_amount(cost),
        group=words.OTHER,
    )


def _play(valuation: Valuation, card: int) -> OptionValue:
    printed = valuation.effect_value(CARDS[card].effect, card_address(card))
    return OptionValue(
        effect=card_short(card),
        short=CARDS[card].name,
        kind=KIND_KEYS[KIND[card]],
        kind_name=KINDS[KIND[card]],
        price=actions_amount(playing.cost_of(valuation.s, valuation.actor, card)),
        gains=printed.gains,
        chance=printed.chance,
        note=printed.note,
        opens=printed.opens,
        group=words.CARDS,
    )


def _use_ability(valuation: Valuation, at: str) -> OptionValue:
    ability: Ability = ability_at(at)
    printed = valuation.effect_value(ability.effect, at)
    return OptionValue(
        effect=ability_short(at),
        price=actions_amount(ability.cost),
        gains=printed.gains,
        chance=printed.chance,
        note=printed.note,
        opens=printed.opens,
        group=words.ABILITIES,
    )


def _use_token(valuation: Valuation, token: int) -> OptionValue:
    return OptionValue(price=actions_amount(0), group=words.TOKENS)


def _stop(valuation: Valuation) -> OptionValue:
    held, limit = len(valuation.player.hand), hand_limit(valuation.s, valuation.actor)
    return OptionValue(effect=words.keep(limit, held) if held > limit else "", group=words.OTHER)


def _confront(valuation: Valuation) -> OptionValue:
    chance = chance_to_win(valuation.s, valuation.actor, unseen_presidential(valuation.s, valuation.seat))
    effect = words.if_present(least_on_die(valuation.s, valuation.actor))
    return OptionValue(chance=ChanceValue(chance, label=words.TO_WIN), effect=effect)


def _confront_kept(valuation: Valuation) -> OptionValue:
    card = valuation.player.kept_card
    one, chance = PRESIDENTIAL[card], chance_with(valuation.s, valuation.actor, card)
    least = least_on_die(valuation.s, valuation.actor) - one.effect.mood
    effect = words.needs(valuation.t, valuation.actor, least, True) if one.present else words.OUT_OF_OFFICE
    return OptionValue(chance=ChanceValue(chance, label=words.TO_WIN), effect=effect)


def _not_now(valuation: Valuation) -> OptionValue:
    return OptionValue(effect=words.PLAY_ON)


def _president_card(valuation: Valuation, card: int) -> OptionValue:
    chance = chance_with(valuation.s, valuation.actor, card)
    return OptionValue(
        effect=" ".join(president_lines(PRESIDENTIAL[card])), chance=ChanceValue(chance, label=words.TO_WIN)
    )


def _use_third(valuation: Valuation, actor: int) -> OptionValue:
    from resolute.engine.dice_rolls import rolled_total

    enough = rolled_total(valuation.t) + president.THIRD_BONUS >= needed(valuation.s, actor)
    return OptionValue(
        effect=words.ENOUGH if enough else words.NOT_ENOUGH,
        chance=ChanceValue(float(enough), 0.0, words.TO_CONVINCE),
    )


def _let_it_stand(valuation: Valuation) -> OptionValue:
    return OptionValue(effect=words.ROLL_FAILS, chance=ChanceValue(0.0, label=words.TO_CONVINCE))


def _remove_father(valuation: Valuation, owner: int, card: int) -> OptionValue:
    return card_value(card)


def _all_stay(valuation: Valuation) -> OptionValue:
    return OptionValue(effect=words.ALL_STAY)


def _keep_cards(valuation: Valuation, *args: object) -> OptionValue:
    return OptionValue(effect=words.CARDS_KEPT)


def _go_there(valuation: Valuation, who: int, place: int, at: str) -> OptionValue:
    return valuation.going_to(place) if who == valuation.actor else valuation.sending(who, place)


_BY_STEP: Mapping[str, Callable[..., OptionValue]] = {
    moving.travel.name: _travel,
    moving.fly.name: _fly,
    moving.go_there.name: _go_there,
    disarming.disarm_action.name: _disarm,
    drawing.draw_action.name: _draw,
    drawing.draw_from_discards.name: _take_discard,
    playing.play_card.name: _play,
    playing.use_ability.name: _use_ability,
    tokens.use_token.name: _use_token,
    acting.stop_acting.name: _stop,
    president.draw_presidential.name: _confront,
    president.show_kept_card.name: _confront_kept,
    president.keep_president_card.name: _president_card,
    president.use_third_token.name: _use_third,
    president.let_it_stand.name: _let_it_stand,
    playing.pay_for_card.name: aimed_value,
    **BARRIERS,
    effects_turns.father_removed.name: _remove_father,
    effects_turns.no_father_removed.name: _all_stay,
    drawing.father_arrives.name: _remove_father,
    moves.call_the_bluff.name: _keep_cards,
    turns.skip_turns.name: _keep_cards,
    confronting.do_not_confront.name: _not_now,
}


_BY_PLACE: Mapping[str, Callable[[Valuation, int], OptionValue]] = {**BY_PLACE, "president": _president_card}
