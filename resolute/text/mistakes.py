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
    command = next((word for word in words if not word.startswith("-")), "")
    if isinstance(error, UnknownCommandError):
        commands = [name for name in app if not name.startswith("-")]
        if words[0].startswith("-"):
            return f"no option {words[0]} before a command; see resolute --help."
        return f'no command called "{words[0]}"; {nearest(words[0], commands)}'
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


def _word(error: UnknownOptionError) -> str:
    return (error.token.keyword or error.token.value).split("=")[0]
