"""The texts of lobbies, made from their advantages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from resolute.engine.words import Words
from resolute.games.lobby.content import advantages as has
from resolute.games.lobby.content.advantages import Income, Reward
from resolute.games.lobby.content.kinds import Region, Symbol
from resolute.games.lobby.words.cards_effects import in_words, money, points


def _either(some: Sequence[Symbol] | Sequence[Region]) -> Words:
    return " or ".join(one.label for one in some)


def a_crisis(symbol: Symbol) -> Words:
    """A crisis of a symbol, with its article."""
    return f"{'an' if symbol.label[0] in 'AE' else 'a'} {symbol.label} crisis"


def _each(what: Words, most: int) -> Words:
    return f"{money(1)} for each {what}, {money(most)} at most"


def income_text(income: Income) -> Words:
    """What a lobby adds to its income."""
    match income:
        case has.WhileOpen(symbols, amount):
            return f"{money(amount)} while a {_either(symbols)} crisis is open"
        case has.PerPolitician(party, most):
            return _each(f"of your {party.plural}", most)
        case has.PerMoney(each, most):
            return _each(f"full {money(each)} you hold", most)
        case has.PerState(region, most):
            return _each(f"state of the {region.label} you control", most)
        case has.PerSupport(most):
            return _each("of your support cards", most)
        case has.PerCrisisPlayed(most):
            return _each("crisis you played last turn", most)
        case has.Always(amount):
            return f"{money(amount)} every turn"
        case _:
            assert_never(income)


def reward_text(reward: Reward) -> Words:
    """What brings a lobby points."""
    match reward:
        case has.StateWon(regions, count):
            return f"{points(count)} for each state of the {_either(regions)} you win in an attempt"
        case has.ExecutivePlayed(symbols, count):
            return f"{points(count)} when you play an executive on a {_either(symbols)} crisis"
        case has.NomineeBacked(count):
            return f"{points(count)} when a candidate you gave electors to is nominated"
        case has.OwnSolution(count):
            return f"{points(count)} when your executive is the one that solves a crisis"
        case has.CrisisSolved(symbol, count):
            return f"{points(count)} when anybody solves {a_crisis(symbol)}"
        case has.MateNamed(count):
            return f"{points(count)} when your politician is named running mate"
        case has.FirstCrisis(count):
            return f"{points(count)} for your first crisis in a turn"
        case has.NobodyLost(least, count):
            return (
                f"{points(count)} when Mortality takes none of your politicians and you have {in_words(least)} or more"
            )
        case has.GoodEvaluation(region, most):
            if most == 1:
                return f"{points(1)} when an evaluation is at least 0 and you control a state of the {region.label}"
            each = f"{points(1)} for each of your states of the {region.label}, {most} at most"
            return f"{each}, when an evaluation is at least 0"
        case _:
            assert_never(reward)
