"""What somebody has filled in to set up a table, what is wrong with it, and what it would start, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from resolute.bots import BOTS
from resolute.engine.errors import SetupError
from resolute.engine.game import Game, Preset, Setting, Value
from resolute.web.forms import number_of
from resolute.web.seats import NAME_LENGTH, SeatPlan

KINDS = (("person_here", "Player on this device"), ("person_link", "Invite by link"), ("bot", "Bot"))
LEVELS = {
    "steady": ("Steady", "plans ahead"),
    "random": ("Beginner", "random"),
    "casual": ("Casual", "relaxed, makes mistakes"),
    "sharp": ("Sharp", "weighs what may happen"),
    "expert": ("Expert", "thinks hardest"),
}
OWN_MIX = "Your own mix"


class Filled(msgspec.Struct, frozen=True):
    """A form for a new table, as far as it has been filled in."""

    game: Game[Any]
    seats: int
    plans: tuple[SeatPlan, ...]
    chosen: dict[str, int]
    """The place of the value of each setting among its values."""
    title: str
    public: bool
    advice: bool | None = None
    """None: as many people play."""

    @property
    def options(self) -> dict[str, Value]:
        """The settings as the game reads them."""
        return {setting.name: setting.values[self.chosen[setting.name]][0] for setting in self.game.settings}

    @property
    def preset(self) -> Preset | None:
        """The preset that these settings are; who plays which side is none of its business."""
        return next((one for one in self.game.presets if _settles(self.game, one) == self._rules), None)

    @property
    def _rules(self) -> dict[str, Value]:
        sides = {setting.name for setting in self.game.settings if setting.chooses_side}
        return {name: value for name, value in self.options.items() if name not in sides}

    @property
    def barred(self) -> dict[str, dict[int, str]]:
        """Which values of a setting cannot be chosen now, by their place, and why."""
        found: dict[str, dict[int, str]] = {}
        options = self.options
        for setting in self.game.settings:
            for place, (value, _) in enumerate(setting.values):
                for one in self.game.requirements:
                    if one.setting == setting.name and not one.allows(value, options):
                        found.setdefault(setting.name, {})[place] = one.reason
        return found

    @property
    def name(self) -> str:
        """What these settings are called."""
        return self.preset.name if self.preset is not None else OWN_MIX

    @property
    def summary(self) -> str:
        """What will start, in plain words."""
        said = [_who(self.plans[: self.seats])]
        extras = []
        for setting in self.game.settings:
            value, words = setting.values[self.chosen[setting.name]]
            if setting.chooses_side:
                said.append(f"{setting.label} {words}")
            elif value is True and is_switch(setting):
                extras.append(setting.label)
            elif value != setting.default:
                extras.append(f"{setting.label}: {words}")
        if extras:
            said.append(f"With {_listed(extras)}")
        length = self.preset.length if self.preset is not None else ""
        said.append(length or self.game.length)
        if self.advice is not None:
            said.append("Advice is allowed" if self.advice else "Advice is off")
        if any(plan.kind == "person_link" for plan in self.plans[: self.seats]):
            said.append("The game starts when everyone is here")
        return " ".join(f"{one[0].upper()}{one[1:]}." for one in said if one)


def fill(game: Game[Any], form: Mapping[str, str]) -> Filled:
    """Read the form; whatever is missing is as a new form has it."""
    asked = form.get("seats", "")
    seats = int(asked) if asked in map(str, game.seat_counts) else min(game.seat_counts)
    plans = []
    for seat in range(max(game.seat_counts)):
        kind = form.get(f"kind{seat}", "person_here" if seat == 0 else "bot")
        name, bot = form.get(f"name{seat}", "")[:NAME_LENGTH], form.get(f"bot{seat}", "steady")
        plans.append(msgspec.convert({"kind": kind, "name": name, "bot": bot}, SeatPlan))
    preset = next((one for one in game.presets if one.id == form.get("preset")), None)
    given = {} if preset is None else _settles(game, preset)
    chosen = {setting.name: _place(setting, form, given) for setting in game.settings}
    advice = {"allowed": True, "off": False}.get(form.get("advice", ""))
    return Filled(game, seats, tuple(plans), chosen, form.get("title", ""), bool(form.get("public")), advice)


def _settles(game: Game[Any], preset: Preset) -> dict[str, Value]:
    """Every setting under a preset but for the choice of a side."""
    return {
        setting.name: preset.settings.get(setting.name, setting.default)
        for setting in game.settings
        if not setting.chooses_side
    }


def _place(setting: Setting, form: Mapping[str, str], given: Mapping[str, Value]) -> int:
    if setting.name in given:
        return [value for value, _ in setting.values].index(given[setting.name])
    place = number_of(form.get(f"set-{setting.name}", "0"))
    if place is None or not 0 <= place < len(setting.values):
        raise SetupError(f"{setting.label} has no such value.")
    return place


def is_switch(setting: Setting) -> bool:
    """Whether a setting is off or on, and off by default."""
    return [value for value, _ in setting.values] == [False, True]


def levels() -> list[tuple[str, str]]:
    """The levels of bots, as people choose them, from the easiest to the hardest."""
    return [(name, "{} ({})".format(*LEVELS[name]) if name in LEVELS else name) for name in BOTS]


def _who(plans: tuple[SeatPlan, ...]) -> str:
    here = sum(plan.kind == "person_here" for plan in plans)
    links = sum(plan.kind == "person_link" for plan in plans)
    bots = [LEVELS.get(plan.bot, (plan.bot, ""))[0] for plan in plans if plan.kind == "bot"]
    if len(plans) == here == 1:
        return "you play on your own"
    parties = []
    if here:
        parties.append("you" if here == 1 else f"{here} players on this device")
    if links:
        parties.append("one invited player" if links == 1 else f"{links} invited players")
    for level in dict.fromkeys(bots):
        count = bots.count(level)
        parties.append(f"a {level} bot" if count == 1 else f"{count} {level} bots")
    return " against ".join(parties) if len(plans) == len(parties) == 2 else _listed(parties)


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
