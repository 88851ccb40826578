"""The screen and the keyboard: everything that is printed or typed goes through here."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

WIDTH = 100
"""How wide everything is drawn at most, and where the output is no terminal."""


class Paper(Console):
    """A console that leaves a closed pipe to whoever started it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def paper(stderr: bool = False) -> Paper:
    """A console for standard output (or for errors), never wider than a page."""
    console = Paper(stderr=stderr, highlight=False, emoji=False, markup=False)
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    return console


class Ended(Exception):
    """There is nobody at the keyboard any more."""


def _keyboard(prompt: str) -> str:
    if not sys.stdin:
        raise EOFError
    return input(prompt)


class Screen:
    """A place to print and to ask. `read` stands in for the keyboard in tests."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = console or paper()
        self._read = read or _keyboard
        self._echo = read is None and not (sys.stdin and sys.stdin.isatty())

    @property
    def width(self) -> int:
        """How much fits in a line."""
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        """Print one thing under the other; in a file or a pipe without the spaces that fill a line."""
        for thing in things:
            if self.console.is_terminal:
                self.console.print(thing)
                continue
            with self.console.capture() as capture:
                self.console.print(thing)
            for line in capture.get().splitlines():
                self.line(line.rstrip())

    def line(self, text: str = "", style: str = "") -> None:
        """Print one line of text; in a file or a pipe it stays one, however long it is."""
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def tell(self, sentence: str) -> None:
        """Print a sentence of the story."""
        self.show(Padding(Text(sentence), (0, 0, 0, 2)))

    def complain(self, error: Exception) -> None:
        """Say what was wrong."""
        text = str(error)
        self.line(text[:1].upper() + text[1:])

    def ask(self, prompt: str) -> str:
        """What somebody types; Ended if there is nothing more to read."""
        try:
            typed = self._read(prompt)
        except EOFError:
            self.line()
            raise Ended from None
        if self._echo:
            self.line(typed)
        return typed.strip()

    def agrees(self, question: str) -> bool:
        """Whether somebody answers yes."""
        return self.ask(f"{question} (y/n) ").lower() in ("y", "yes")

    def clear(self) -> None:
        """Leave nothing to read, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.line("─" * 40)
