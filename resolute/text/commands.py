"""What can be typed at a decision, beside the number of an option."""

from __future__ import annotations

from collections.abc import Callable
from shlex import quote
from typing import TYPE_CHECKING, NamedTuple

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from resolute.engine.errors import MoveError, ResoluteError
from resolute.engine.record import Record
from resolute.engine.views import Map, Zone
from resolute.rulebook import NoRules, help_section
from resolute.text.options import draw_advice, draw_odds
from resolute.text.render import draw_map, draw_part, draw_place, points_at
from resolute.text.words import begins_with, closest, file_exists, nearest, read_file, read_number, write_file

if TYPE_CHECKING:
    from resolute.text.session import Session

RECENT = 20
"""So many lines of the journal are shown unless somebody asks for another number."""


ADVICE_SECONDS = 3.0
"""So long somebody waits for advice at most."""


class Quit(Exception):
    """Somebody leaves the table."""


class Command(NamedTuple):
    """Something to type, what it takes, and what it does. It is given what was typed after its name."""

    name: str
    takes: str
    does: str
    run: Callable[[Session, str], None]


def odds(session: Session, words: str) -> None:
    """Show what can come of an option."""
    options = session.listing.decision.options
    number = read_number(words or ("1" if len(options) == 1 else ""))
    place = None if number is None else session.listing.place_of(number)
    if place is None:
        raise ResoluteError(f"Which option? Type odds and a number from 1 to {len(options)}.")
    session.screen.show(
        draw_odds(options[place].label, session.table.odds(options[place]), session.table.game, session.view)
    )


def advice(session: Session, words: str) -> None:
    """Show the best options for the seat at the keyboard, and why."""
    if session.people > 1:
        raise ResoluteError("Advice is off while several people play.")
    decision, seat = session.listing.decision, session.seat
    found = session.table.advise(decision.seat, seconds=ADVICE_SECONDS) if seat == decision.seat else None
    if found is None:
        raise ResoluteError("It isn't your turn, so there is nothing to advise you on.")
    session.screen.show(draw_advice(found, session.listing))


def rule(session: Session, words: str) -> None:
    """Show the section of the rules that explains the question, or another one."""
    decision, game = session.listing.decision, session.table.game
    if not words and (sentence := game.steps[decision.name].sentence):
        session.screen.line(sentence)
    try:
        session.screen.show(Markdown(help_section(game.id, words or decision.rule)))
    except NoRules as error:
        session.screen.line(f"{str(error)[0].upper()}{str(error)[1:]}.".replace("?.", "?"))


def options(session: Session, words: str) -> None:
    """Show the question again."""
    session.screen.show(session.listing.draw())


def show_map(session: Session, words: str) -> None:
    """Show every map, one group of its places, or one place with the ways that lead from it."""
    maps = [part for part in session.view.parts.values() if isinstance(part, Map)]
    if not maps:
        raise ResoluteError("This game has no map; “board” shows the table.")
    places = [place for part in maps for place in part.places]
    groups = {one.name: one.id for part in maps for one in part.groups}
    names = list(dict.fromkeys(place.name for place in places))
    ats, width = points_at(session.listing.decision.options), session.screen.width
    if not words or (group := begins_with(words, groups)):
        session.screen.show(*(draw_map(part, ats, groups[group] if words else "", width) for part in maps))
    elif name := begins_with(words, names):
        session.screen.show(*(draw_place(part, name, ats, width) for part in maps))
    else:
        near = closest(words, names)
        raise ResoluteError(f"The map has no “{words}”; {near or nearest(words, groups)}")


def board(session: Session, words: str) -> None:
    """Show everything but the map's places that do not matter now."""
    session.show_board()


def cards(session: Session, words: str) -> None:
    """Show all cards that this seat can see."""
    zones = [part for part in session.view.parts.values() if isinstance(part, Zone)]
    session.screen.show(*map(draw_part, zones))


def journal(session: Session, words: str) -> None:
    """Show the last lines of the journal."""
    lines = read_number(words) if words else RECENT
    if lines is None or lines < 1:
        raise ResoluteError("How many lines? Type journal and a number, such as journal 50.")
    for line in session.table.story(session.seat)[-lines:]:
        session.screen.tell(line)


def undo(session: Session, words: str) -> None:
    """Take the last move back, if nothing was learned by it."""
    try:
        session.record.undo(session.seat)
    except MoveError as error:
        further = " “undo!” goes further." if session.person_moved else ""
        raise ResoluteError(f"{error}{further}") from None
    session.moved()


def undo_agreed(session: Session, words: str) -> None:
    """Go back to the last decision of a person, whatever was learned since; the journal tells it."""
    if not session.person_moved:
        raise ResoluteError("There is no move to take back.")
    if session.people > 1 and not session.screen.agrees("Does everybody agree to take a move back?"):
        session.screen.line("Nothing was taken back.")
        return
    session.record.undo(agreed=True)
    while (decision := session.table.decision) is None or session.is_bot(decision.seat):
        session.record.undo(agreed=True)
    session.moved()


def save(session: Session, words: str) -> None:
    """Write the game into a file."""
    if not words:
        raise ResoluteError("Into which file? Type save and a name, such as save evening.game.")
    if words != session.saved_as and file_exists(words) and not session.screen.agrees(f'"{words}" exists. Replace it?'):
        session.screen.line("Nothing was saved.")
        return
    data = session.record.save()
    write_file(words, data)
    session.saved, session.saved_as = data, words
    later = "play --text --load" if session.table.outcome is None else "replay"
    session.screen.line(f'Saved as "{words}". Later: resolute {later} {quote(words)}')


def load(session: Session, words: str) -> None:
    """Go on with a game from a file."""
    if not words:
        raise ResoluteError("From which file? Type load and a name.")
    data = read_file(words)
    record = Record.load(data)
    if record.table.seats != session.table.seats:
        raise ResoluteError(
            f"That game has {record.table.seats} seats: quit, then resolute play --text --load {quote(words)}"
        )
    if session.unsaved and not session.screen.agrees("This game is not saved. Leave it for the other one?"):
        return
    session.take(record)
    session.saved, session.saved_as = data, words


def show_help(session: Session, words: str) -> None:
    """Show what can be typed."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(f"1 to {len(session.listing.order)}", "bold"), Text("choose that option"))
    for command in COMMANDS.values():
        grid.add_row(Text(f"{command.name} {command.takes}".strip(), "bold"), Text(command.does))
    session.screen.show(grid)
    session.screen.line("The beginning of a word is enough.")


def leave(session: Session, words: str) -> None:
    """Ask whether to save, and leave."""
    while session.unsaved:
        name = session.screen.ask("Save into which file? (Enter alone: leave without saving) ")
        if not name:
            break
        try:
            if read_number(name) is not None:
                raise ResoluteError("Type the name of a file, such as evening.game, or Enter alone.")
            save(session, name.removeprefix("save "))
        except ResoluteError as error:
            session.screen.complain(error)
    raise Quit


COMMANDS = {
    command.name: command
    for command in (
        Command("odds", "N", "what can come of option N, with chances", odds),
        Command("advice", "", "the best three options with the chance to win, and why", advice),
        Command("rule", "[SECTION]", "the rule behind the question, or another section", rule),
        Command("options", "", "the question and its options again", options),
        Command("board", "", "the whole table as you see it", board),
        Command("map", "[PART]", "the map, or a part or place of it with its ways", show_map),
        Command("cards", "", "all cards that you see", cards),
        Command("journal", "[N]", f"the last N lines of the journal ({RECENT})", journal),
        Command("undo", "", "take your last move back, if nothing was learned by it", undo),
        Command("undo!", "", "go back further, by agreement; the journal tells it", undo_agreed),
        Command("save", "FILE", "write the game into a file", save),
        Command("load", "FILE", "go on with a game from a file", load),
        Command("help", "", "this list", show_help),
        Command("quit", "", "leave; you can save first", leave),
    )
}
_OTHER_NAMES = {"?": "help", "exit": "quit"}


def obey(session: Session, typed: str) -> None:
    """Do what was typed, or raise a sentence that says what could have been."""
    word, _, rest = typed.partition(" ")
    word = _OTHER_NAMES.get(word.lower(), word.lower())
    # undo! has to be spelled out.
    near = [name for name in COMMANDS if name.startswith(word) and not name.endswith("!")]
    fitting = [word] if word in COMMANDS else near
    if len(fitting) == 1:
        COMMANDS[fitting[0]].run(session, rest.strip())
        return
    if fitting:
        raise ResoluteError(f"“{word}” could be {' or '.join(fitting)}.")
    count = len(session.listing.order)
    raise ResoluteError(f"“{typed}” is no command: type a number from 1 to {count}, or help.")
