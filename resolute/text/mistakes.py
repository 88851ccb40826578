"""What was wrong with the words of a command, in one sentence that says what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from resolute.text.words import nearest


def say_mistake(error: CycloptsError, words: Sequence[str], app: App) -> str:
    """The sentence for a mistake that was found before a command began."""
    named, inner, rest = _find_command(words, app)
    command = " ".join(named)
    if isinstance(error, UnknownCommandError):
        commands = [name for name in inner if not name.startswith("-")]
        if rest[0].startswith("-"):
            return f"no option {rest[0]} before a command; see {' '.join(['resolute', *named])} --help."
        return f'no command called "{" ".join([*named, rest[0]])}"; {nearest(rest[0], commands)}'
    if isinstance(error, UnknownOptionError):
        known = [name for argument in error.argument_collection for name in argument.names if name.startswith("--")]
        return f"{command} has no option {error.token.keyword or error.token.value}; {nearest(_word(error), known)}"
    if isinstance(error, UnusedCliTokensError):
        extra = (error.unused_tokens or [""])[0]
        return f'{command} does not know what to do with "{extra}"; see resolute {command} --help.'
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.argument.names[0]
        if name.startswith("--"):
            return f"{name} needs a value; see resolute {command} --help."
        return f"{command} needs a {name.upper()}; see resolute {command} --help."
    if isinstance(error, RepeatArgumentError):
        return f"{error.token.keyword or error.token.value} is given twice; give it once."
    if isinstance(error, CoercionError) and error.token is not None and error.target_type is bool:
        return f"{error.token.keyword} takes no value; give it alone or leave it out."
    return str(error)


def _find_command(words: Sequence[str], app: App) -> tuple[list[str], App, Sequence[str]]:
    """The words that name a command, that command, and the words behind it."""
    named: list[str] = []
    for place, word in enumerate(words):
        if word.startswith("-") or word not in app:
            return named, app, words[place:]
        named.append(word)
        app = app[word]
    return named, app, ()


def _word(error: UnknownOptionError) -> str:
    return (error.token.keyword or error.token.value).split("=")[0]
