"""What each option is worth to the President: effect, price, and the chance of a result that helps, from the charts'
own odds. Nothing that is drawn later is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from resolute.engine.charts import totals
from resolute.engine.dice_rolls import pending_roll, rolled_total
from resolute.engine.effects import happen, pay_and_happen
from resolute.engine.frames import Frame, Option
from resolute.engine.option_values import (
    NO_VALUE,
    Amount,
    ChanceValue,
    DecisionDetails,
    GroupHeading,
    OptionValue,
    RollTable,
)
from resolute.engine.rolling import Check, OnChart, check_counts, printed_roll, row_hit
from resolute.engine.subjects import Subject
from resolute.engine.table import D6, Decision, Table
from resolute.games.presidency.content.attribute_effects import attribute_text
from resolute.games.presidency.content.attributes import Attribute, Focus
from resolute.games.presidency.content.bills import INITIATIVES, NOMINEES, Place
from resolute.games.presidency.content.cabinet import CANDIDATES
from resolute.games.presidency.content.charts_cabinet import FOCUS_SUCCESS
from resolute.games.presidency.content.crisis_cards import crisis_cards
from resolute.games.presidency.content.places import Closeness
from resolute.games.presidency.library import MasterAction
from resolute.games.presidency.operations.docket import BOX_MODIFIER, box_of, is_pending, is_yours
from resolute.games.presidency.roll_tables import roll_of_decision, roll_table, summit_table, vote_table
from resolute.games.presidency.rolls import (
    NEW_PLAYER,
    chance_of_better,
    check_result,
    let_it_stand,
    lying_check,
    roll_once_more,
    roll_paid,
)
from resolute.games.presidency.rules import (
    actions,
    beginning,
    cabinet,
    card_bills,
    card_moves,
    cards,
    congress,
    economy,
    elections,
    focus,
    intelligence,
    legislation,
    new_bills,
    peer_summits,
    priorities,
    second_term,
    setup,
    votes,
)
from resolute.games.presidency.rules.peer_summits import brings
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.subjects import BILL, CAPABILITY, target
from resolute.games.presidency.values_abroad import ABROAD, LONGEST, answer_abroad, brought, line
from resolute.games.presidency.values_cards import (
    Result,
    bought_answer,
    first_roll,
    in_short,
    likely_result,
    parts_now,
    printed_answer,
)
from resolute.games.presidency.values_forces import FORCES
from resolute.games.presidency.words import values as words
from resolute.games.presidency.words.effects_diplomacy import aligned
from resolute.games.presidency.words.small import small, upper

LONG_LIST = 12
"""More options than this stand under headings."""


def presidency_details(t: Table[Presidency], decision: Decision) -> DecisionDetails:
    """The value of every option of a question, what to know about it, and the table of the roll that it is about."""
    values = tuple(_value(t, option) for option in decision.options)
    headings = tuple(_headings(decision, values)) if len(decision.options) > LONG_LIST else ()
    return DecisionDetails(values, headings, note=_note(t, decision), roll=roll_of_decision(t, decision))


def _headings(decision: Decision, values: tuple[OptionValue, ...]) -> Iterator[GroupHeading]:
    """The actions of a long list, each with what all its targets have in common: they fold."""
    groups: dict[str, list[tuple[Option, OptionValue]]] = {}
    for option, value in zip(decision.options, values, strict=True):
        groups.setdefault(option.group, []).append((option, value))
    for title, some in groups.items():
        if len(some) == 1 or not all(option.label.startswith(f"{title}: ") for option, _ in some):
            yield GroupHeading(title)
            continue
        chances = [value.chance.after for _, value in some if value.chance is not None]
        effects = {value.effect for _, value in some}
        prices = {value.price for _, value in some}
        yield GroupHeading(
            title,
            worth=words.chances(min(chances), max(chances)) if len(chances) == len(some) else "",
            price=prices.pop() if len(prices) == 1 else None,
            note=effects.pop() if len(effects) == 1 else "",
            folds=True,
        )


def _note(t: Table[Presidency], decision: Decision) -> str:
    """What a newcomer has to know to answer a question that recurs every year."""
    if decision.name == cabinet.choose_candidate.name:
        _, office = t.agenda[-1].args
        return words.CANDIDATES[office]
    return words.WHERE_INTELLIGENCE_LOOKS if decision.name in _INTELLIGENCE else ""


_INTELLIGENCE = (beginning.choose_intelligence_region.name, intelligence.choose_new_focus.name)


def _value(t: Table[Presidency], option: Option) -> OptionValue:
    find = _BY_STEP.get(option.frame.step.name)
    value = NO_VALUE if find is None else find(t, *option.frame.args)
    if option.group and option.label.startswith(f"{option.group}: "):
        value = msgspec.structs.replace(value, short=upper(option.label.removeprefix(f"{option.group}: ")))
    return value


# Rolls


def _action(t: Table[Presidency], key: str, office: int, after: Frame) -> OptionValue:
    address = f"action/{key}"
    card = t.game.book.card(address)
    assert isinstance(card, MasterAction)
    cost = card.price(t)
    price = Amount(cost, "action_points", words.price(cost)) if cost else None
    roll = first_roll(t, card.effect)
    found = None if roll is None else likely_result(t, roll, None)
    if found is None:
        said = t.game.book.sentence(address)
        effect = line((said,) if len(said) <= LONGEST else parts_now(t, card.effect, None))
        return OptionValue(effect=effect, price=price, roll=_table(t, roll))
    return OptionValue(effect=line(found.brings), price=price, chance=_chance(found), roll=_table(t, roll))


def _chance(found: Result, before: float | None = None) -> ChanceValue:
    return ChanceValue(found.chance, before, found.name, found.good)


def _table(t: Table[Presidency], roll: OnChart | Check | None) -> RollTable | None:
    return None if roll is None else roll_table(t, roll, None)


def _action_on(t: Table[Presidency], key: str, office: int, after: Frame, answer: Frame) -> OptionValue:
    """An action with the answer to its first question: the heading has said which action it is."""
    card = t.game.book.card(f"action/{key}")
    assert isinstance(card, MasterAction)
    cost = card.price(t)
    if answer.step is roll_paid:
        value = _paid(t, *answer.args)
        cost += answer.args[2]
    else:
        value = answer_abroad(t, answer)
    price = Amount(cost, "action_points", words.price(cost)) if cost else None
    return msgspec.structs.replace(value, price=price)


def _paid(t: Table[Presidency], at: str, on: Subject, price: int, by: int) -> OptionValue:
    roll = printed_roll(t, at)
    found, without = likely_result(t, roll, on, by), likely_result(t, roll, on)
    if found is None or without is None:
        return NO_VALUE
    return OptionValue(
        effect=line(found.brings),
        short=words.column(price),
        chance=_chance(found, without.chance if by else None),
        price=Amount(price, "action_points", words.price(price)) if price else None,
    )


def _rerolled(t: Table[Presidency]) -> OptionValue:
    """A second roll: how likely a better result is than the one that lies there."""
    better = chance_of_better(t)
    if better is None:
        return NO_VALUE
    price = Amount(1, "action_points", words.price(1))
    return OptionValue(chance=ChanceValue(better, label=words.A_BETTER_RESULT), price=price)


# Bills


def _pass_chance(t: Table[Presidency], box: Place, yours: bool) -> float:
    """How likely a vote passes a bill that lies in a box. (TSF Legislative Segment 2)"""
    if box not in BOX_MODIFIER:
        return 0.0
    plus = BOX_MODIFIER[box] + (NEW_PLAYER[1] if t.state.new_player and yours else 0)
    return float(sum(chance for total, chance in totals(D6).items() if total + plus <= votes.PASSES))


def _law(t: Table[Presidency], bill: int) -> str:
    """What a good law brings."""
    s = t.state
    level = s.congress.society[bill - INITIATIVES[0]] + 1 if bill in INITIATIVES else 0
    theirs = is_pending(s, bill) and not is_yours(s, bill)
    return _if_law(t, bill, "bill/theirs" if theirs else votes.worth(bill, False, level))


def _if_law(t: Table[Presidency], bill: int, address: str) -> str:
    brings = in_short(t, t.game.book.at(address), target(BILL, bill))
    if not brings or len(brings) > LONGEST:
        return ""
    return words.if_confirmed(brings) if bill in NOMINEES else words.if_passed(brings)


def _vote(t: Table[Presidency], bill: int) -> OptionValue:
    s = t.state
    chance = _pass_chance(t, box_of(s, bill), is_yours(s, bill))
    roll = vote_table(t, bill, chance)
    likely = words.likely_to_pass(round(100 * chance), is_yours(s, bill))
    return OptionValue(likely, chance=ChanceValue(chance, label=words.TO_PASS), roll=roll, roll_shown=True)


def _withdrawn(t: Table[Presidency], bill: int) -> OptionValue:
    """A bill of yours that leaves Congress, and how a vote on it would go if it stayed."""
    stays = ChanceValue(_pass_chance(t, box_of(t.state, bill), True), label=words.IF_IT_STAYS)
    return OptionValue(effect=words.WITHDRAWN, chance=stays)


def _introduce(t: Table[Presidency], bill: int, box: int) -> OptionValue:
    return OptionValue(effect=_law(t, bill), chance=ChanceValue(_pass_chance(t, Place(box), True), label=words.TO_PASS))


def _move(t: Table[Presidency], bill: int, by: int) -> OptionValue:
    box, yours = box_of(t.state, bill), is_yours(t.state, bill)
    after, before = _pass_chance(t, Place(box + by), yours), _pass_chance(t, box, yours)
    return OptionValue(chance=ChanceValue(after, before, words.TO_PASS, good=yours))


def _gains(t: Table[Presidency], bill: int, steps: int) -> OptionValue:
    return _move(t, bill, card_bills.LEFT)


def _discuss(t: Table[Presidency], peer: int, key: str, left: int, agreed: int, used: tuple[str, ...]) -> OptionValue:
    roll = summit_table(t, peer)
    likely = sum(row.chances[0] for row in roll.rows[:-1])
    return OptionValue(
        effect=upper(brings(t.state, peer, key)), chance=ChanceValue(likely, label=words.THEY_AGREE), roll=roll
    )


def _wanted(t: Table[Presidency], bill: int, box: int = 0) -> OptionValue:
    """A bill that becomes a priority or a promise."""
    return OptionValue(effect=_if_law(t, bill, votes.worth(bill, False, 0)))


# The administration


def _focused(t: Table[Presidency], focus: int, place: int) -> OptionValue:
    """A focus at a priority: how likely it succeeds each time it is rolled for. (GM POTUS/Cabinet Focus)"""
    s = t.state
    helped = (
        focus == Focus.DOMESTIC_CRISES
        and Attribute.DOMESTIC_FOCUS in s.president.attributes
        and s.nation.domestic_crisis > 0
    )
    succeeds = min(FOCUS_SUCCESS[place] + s.new_player + helped, D6.sides)
    effect = line((in_short(t, t.game.book.at(f"focus/{focus}")),))
    return OptionValue(effect=effect, chance=ChanceValue(succeeds / D6.sides, label=words.TO_SUCCEED))


def _capabilities(t: Table[Presidency], capabilities: tuple[int, ...]) -> OptionValue:
    chart = t.game.book.chart("chart/WM6")
    rises = float(chart.odds(t, target(CAPABILITY, capabilities[0]))[chart.rows[0].name])
    label = words.TO_RISE if len(capabilities) == 1 else words.EACH_TO_RISE
    return OptionValue(chance=ChanceValue(rises, label=label))


def _attribute(t: Table[Presidency], attribute: int) -> OptionValue:
    return OptionValue(effect=attribute_text(Attribute(attribute)))


def _member(t: Table[Presidency], office: int, *_: int) -> OptionValue:
    """Somebody who may be replaced: what would be lost with them."""
    member = t.state.cabinet.members[office]
    one = CANDIDATES[member.who]
    return OptionValue(effect=words.loses((one.veteran if member.veteran else one.novice).in_short()))


def _card(t: Table[Presidency], number: int) -> OptionValue:
    """A crisis card that was seen: what it would bring if it came now; of a long roll only what it is made for."""
    effect = crisis_cards(t.game.book)[number].effect
    said = in_short(t, effect)
    if said and len(said) <= 2 * LONGEST:
        return OptionValue(effect=words.would_bring(said))
    value = brought(t, effect, None)
    if not value.effect:
        return value
    say = words.would_bring if value.chance is None else words.at_best
    return msgspec.structs.replace(value, effect=say(small(value.effect)))


# Economic assistance


def _assisted_ally(t: Table[Presidency], ally: int, acts: int) -> OptionValue:
    return OptionValue(note=words.now(Closeness(t.state.world.closeness(ally)).label))


def _assisted_region(t: Table[Presidency], region: int, acts: int) -> OptionValue:
    here = t.state.world.regions[region]
    return OptionValue(note=words.now(aligned(here.alignment, here.alignment_trend)))


def _let_stand(t: Table[Presidency]) -> OptionValue:
    """The roll as it lies: what it brings, if a table says so."""
    counts = pending_roll(t).args[3]
    if counts.step is row_hit:
        effect = t.game.book.chart(counts.args[0]).row_for(rolled_total(t)).effect
    elif counts.step is check_counts:
        effect = lying_check(t).parts()[check_result(t)]
    else:
        return NO_VALUE
    return OptionValue(effect=line(parts_now(t, effect, counts.args[1])) or words.NOTHING)


_BY_STEP: Mapping[str, Callable[..., OptionValue]] = {
    **ABROAD,
    **FORCES,
    actions.take_action.name: _action,
    actions.take_action_on.name: _action_on,
    roll_paid.name: _paid,
    roll_once_more.name: _rerolled,
    let_it_stand.name: _let_stand,
    votes.vote.name: _vote,
    new_bills.introduce_bill.name: _introduce,
    new_bills.withdraw.name: _withdrawn,
    congress.introduce_yours.name: _introduce,
    congress.bill_pushed.name: _move,
    legislation.shift_bill.name: _move,
    card_bills.bill_gains.name: _gains,
    peer_summits.discuss.name: _discuss,
    setup.take_attribute.name: _attribute,
    second_term.exchange_attribute.name: _attribute,
    priorities.set_administration_priority.name: _wanted,
    priorities.promise.name: _wanted,
    focus.give_priority.name: _focused,
    economy.try_capabilities.name: _capabilities,
    economy.assist_ally.name: _assisted_ally,
    economy.assist_region.name: _assisted_region,
    cabinet.replace_at_new_year.name: _member,
    elections.dismiss.name: _member,
    cards.stop_intercepted.name: _card,
    card_moves.card_prevented.name: _card,
    happen.name: printed_answer,
    pay_and_happen.name: bought_answer,
}
