"""What people type, as values: options of a game, bots around a table, the name of a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from tempfile import mkstemp
from typing import Any

from resolute.bots import make_bot
from resolute.engine.errors import ResoluteError, SetupError
from resolute.engine.game import Game, Setting, Value

MAX_BYTES = 64_000_000
"""No saved game is larger than this."""
MAX_DIGITS = 18
_YES_OR_NO = {"yes": True, "on": True, "true": True, "1": True, "no": False, "off": False, "false": False, "0": False}


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint for a word that nobody knows: the nearest known one, or all of them."""
    names = list(known)
    return closest(word, names) or f"there is {', '.join(names) or 'none'}."


def closest(word: str, known: Sequence[str]) -> str:
    """A hint at the nearest known word; nothing if none is near."""
    near = get_close_matches(word, known, n=1, cutoff=0.7)
    return f'did you mean "{near[0]}"?' if near else ""


def begins_with(word: str, known: Iterable[str]) -> str:
    """The known name that was typed, or the first that begins so; nothing if there is none."""
    folded = word.casefold()
    fitting = [name for name in known if name.casefold().startswith(folded)]
    return next((name for name in fitting if name.casefold() == folded), fitting[0] if fitting else "")


def read_options(game: Game[Any], words: Sequence[str]) -> dict[str, Value]:
    """The options of a game from words such as `tally=popular`."""
    settings = {setting.name: setting for setting in game.settings}
    read: dict[str, Value] = {}
    for word in words:
        name, equals, text = (part.strip() for part in word.partition("="))
        name = name.replace("-", "_")
        if name not in settings:
            raise SetupError(f'{game.name} has no option called "{name}"; {nearest(name, settings)}')
        if not equals or not text:
            raise SetupError(f"option {name} needs a value: {name}={_shown(settings[name])}")
        if name in read:
            raise SetupError(f"option {name} is given twice; give it once.")
        read[name] = _value(game, settings[name], text)
    return read


def _shown(setting: Setting) -> str:
    return ", ".join(show_value(value) for value, _ in setting.values)


def show_value(value: Value) -> str:
    """A value as people type it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _value(game: Game[Any], setting: Setting, text: str) -> Value:
    for value, _ in setting.values:
        typed = _YES_OR_NO.get(text.lower()) if isinstance(value, bool) else None
        if value is typed or str(value).lower() == text.lower():
            return value
    raise SetupError(f'option {setting.name} of {game.name} can be {_shown(setting)}, not "{text}".')


def read_bots(words: str) -> tuple[str, ...]:
    """The names in a comma list of bots, each of which there is."""
    names = tuple(name.strip() for name in words.split(",") if name.strip())
    if not names:
        raise SetupError("name at least one bot, such as steady.")
    for name in names:
        make_bot(name, 0)
    return names


def around_the_table(people: int, bots: tuple[str, ...] | None, seats: int) -> tuple[str | None, ...]:
    """Who sits where: people first (None), then bots; one name serves for every other seat."""
    if not 1 <= people <= seats:
        raise SetupError(f"{seats} seats are for 1 to {seats} people, not {people}.")
    others = seats - people
    if bots is None:
        bots = ("steady",)
    elif others == 0:
        raise SetupError(f"all {seats} seats are taken by people; leave --bots out.")
    if len(bots) not in (1, others):
        fitting = "name one" if others == 1 else f"name one for all, or {others}"
        raise SetupError(f"{len(bots)} bots do not fit the other {_count(others, 'seat')}: {fitting}.")
    return (None,) * people + (bots * others if len(bots) == 1 else bots)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def read_number(text: str) -> int | None:
    """A whole number as people type it, if it is one."""
    digits = text[1:] if text[:1] in ("-", "+") else text
    return int(text) if digits.isdecimal() and digits.isascii() and len(digits) <= MAX_DIGITS else None


def file_exists(name: str) -> bool:
    """Whether there is a file of that name already."""
    try:
        return Path(name).expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False


def read_file(name: str) -> bytes:
    """The contents of a file, or one sentence that says why it cannot be read."""
    try:
        path = Path(name).expanduser()
        if path.is_dir():
            raise ResoluteError(f'cannot read "{name}": it is a folder; name a file.')
        if path.exists() and (not path.is_file() or path.stat().st_size > MAX_BYTES):
            raise ResoluteError(f'cannot read "{name}": it cannot be a saved game.')
        return path.read_bytes()
    except (OSError, ValueError, RuntimeError) as error:
        raise ResoluteError(f'cannot read "{name}": {_reason(error)}.') from None


def write_file(name: str, data: bytes) -> None:
    """Write a file in one stroke, so that an older one of that name is never half replaced."""
    try:
        path = Path(name).expanduser().resolve()
        if path.is_dir():
            raise ResoluteError(f'cannot write "{name}": it is a folder; name a file.')
        if path.exists() and not path.is_file():
            raise ResoluteError(f'cannot write "{name}": it is not an ordinary file.')
        handle, fresh = mkstemp(prefix=path.name[:40] + ".", dir=path.parent)
        try:
            with open(handle, "wb") as file:
                file.write(data)
            Path(fresh).replace(path)
        except BaseException:
            Path(fresh).unlink(missing_ok=True)
            raise
    except (OSError, ValueError, RuntimeError) as error:
        raise ResoluteError(f'cannot write "{name}": {_reason(error)}.') from None


def _reason(error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file or folder"
    if isinstance(error, PermissionError):
        return "it is not allowed"
    return getattr(error, "strerror", None) or "that is not the name of a file"
