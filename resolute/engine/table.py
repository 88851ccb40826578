"""The table: a state, an agenda of frames, dice and a journal; and the verbs that steps use on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

import msgspec

from resolute.engine.dice import Dice, Luck, commitment, seed_bytes
from resolute.engine.errors import GameOver, NotListed, NotYourTurn, RulesError, StaleMove
from resolute.engine.frames import Barred, Choice, Frame, ListedOptions, Option, OptionList, RollFrame, Seat, Step, do
from resolute.engine.journal import Entry, Roll

if TYPE_CHECKING:
    from resolute.bots.advice import Advice
    from resolute.engine.game import Game
    from resolute.engine.odds import Odds
    from resolute.engine.option_values import DecisionDetails
    from resolute.engine.subjects import Subject
    from resolute.engine.values import Track
    from resolute.engine.views import View

S = TypeVar("S", bound=msgspec.Struct)
P = ParamSpec("P")

# More steps than this between two decisions can only be a loop in the rules.
RUNAWAY = 20_000


class DiceSet(msgspec.Struct, frozen=True):
    """Several equal dice that are rolled together."""

    count: int
    sides: int

    def __rmul__(self, times: int) -> DiceSet:
        return DiceSet(self.count * times, self.sides)


D6 = DiceSet(1, 6)
D20 = DiceSet(1, 20)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: seats from first to last (those in one group are tied), scores, and why."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    ending: str
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that came first; nobody, if no seat is ranked."""
        return self.ranking[0] if self.ranking else ()


class Move(msgspec.Struct, frozen=True):
    """A move as the log keeps it: who chose which of the listed options, and the draws that it used."""

    seat: Seat
    index: int
    draws: tuple[int, ...] = ()
    private: bool = False


class Decision:
    """A question to one seat: choose one of these options."""

    __slots__ = ("_frame", "_table", "actor", "number", "options", "seat")

    def __init__(self, table: Table[Any], frame: Frame, options: Sequence[Option] | OptionList) -> None:
        self._table = table
        self._frame = frame
        actor: int = frame.args[0]
        self.actor = actor
        game = table.game
        self.seat = actor if game.seats_act_for_themselves else game.seat_for(table, actor)
        self.number = table.number
        self.options: Sequence[Option] = ListedOptions(table, options) if isinstance(options, OptionList) else options

    @property
    def name(self) -> str:
        """The name of the choice in the rules."""
        return self._frame.step.name

    @property
    def prompt(self) -> str:
        """The question, in everyday words."""
        prompt = self._frame.step.prompt
        return prompt if isinstance(prompt, str) else prompt(self._table, *self._frame.args)

    @property
    def rule(self) -> str:
        """The section of the rules page that explains the question."""
        rule = self._frame.step.rule
        said = rule if isinstance(rule, str) else rule(self._table, *self._frame.args)
        return said or self._table.game.printed_rule

    @property
    def details(self) -> DecisionDetails:
        """What each option does and is worth: worked out only when somebody looks."""
        return self._table.game.details(self._table, self)

    @property
    def barred(self) -> list[Barred]:
        """What people would expect to be able to do here, with the reason why they cannot."""
        step = self._frame.step
        bars = step.bars if isinstance(step, Choice) else None
        return list(bars(self._table, *self._frame.args)) if bars else []


class Table(Generic[S]):
    """A game in progress."""

    __slots__ = (
        "__weakref__",
        "_added",
        "_listing",
        "_private",
        "agenda",
        "asked_by_secrets",
        "dice",
        "game",
        "journal",
        "muted",
        "number",
        "options",
        "outcome",
        "pauses",
        "seats",
        "serial",
        "state",
        "unanswered",
    )

    def __init__(self, game: Game[S], seats: int, options: dict[str, Any], dice: Luck) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dice = dice
        self.agenda: list[Frame] = []
        self.journal: list[Entry] | None = []
        self.number = 0
        self.outcome: Outcome | None = None
        self.serial = 0
        self.muted: tuple[tuple[Seat, str], ...] = ()
        # Nobody is asked for an answer: whoever looks ahead on a clone lets happen what is announced.
        self.unanswered = False
        # Steps that do not run: whoever looks ahead judges the position before them.
        self.pauses: tuple[str, ...] = ()
        self._added: list[Frame] = []
        # Whether the last move showed, by who was asked or was not, what somebody may hold.
        self.asked_by_secrets = False
        # What the present question offers. The question itself knows its table, which must not know it in turn: a
        # table that nobody needs any more would be freed only by the cyclic garbage collector.
        self._listing: Sequence[Option] | OptionList | None = None
        self._private = False
        self.state: S = game.initial_state(seats, options)

    @classmethod
    def start(cls, game: Game[S], seats: int, options: dict[str, Any], dice: Luck, *, journal: bool = True) -> Table[S]:
        """A table with everything set up, up to the first decision. The options are those that the game settled."""
        table = cls(game, seats, options, dice)
        if not journal:
            table.journal = None
        table.agenda.append(game.opening(table))
        table.run_agenda()
        return table

    # What everybody outside a game uses

    @property
    def decision(self) -> Decision | None:
        """The question that waits, or None when the game is over."""
        if not self.agenda:
            return None
        frame = self.agenda[-1]
        options = self._listing
        if options is None:
            options = self._listing = self._listed(frame)
        return Decision(self, frame, options)

    def decider(self) -> Seat:
        """Whose decision waits, found without listing what can be chosen."""
        actor: int = self.agenda[-1].args[0]
        return actor if self.game.seats_act_for_themselves else self.game.seat_for(self, actor)

    def play(self, option: Option | int, *, seat: Seat | None = None, number: int | None = None) -> Move:
        """Choose an option of the present decision (or its place in the list).

        `seat` and `number` say who moves and for which position; a mismatch is refused. Whatever is refused
        or fails leaves the table as it was.
        """
        decision = self.decision
        if decision is None:
            raise GameOver("The game is over; there is nothing left to play.")
        if number is not None and number != self.number:
            raise StaleMove(f"That move was chosen at position {number}, but the game is at position {self.number}.")
        if seat is not None and seat != decision.seat:
            raise NotYourTurn(f"It is seat {decision.seat}'s decision, not seat {seat}'s.")
        index = self._place_of(option, decision)
        before, length = self.clone(), len(self.journal) if self.journal is not None else 0
        recording, self.dice.used = self.dice.used, []
        try:
            self._private = self.asked_by_secrets = False
            self.advance(decision.options[index])
            # The next question is listed at once, so that a dead end is refused here.
            if self._listing is None and self.agenda:
                self._listing = self._listed(self.agenda[-1])
            return Move(decision.seat, index, tuple(self.dice.used), self._private)
        except BaseException:
            self._restore(before, length)
            raise
        finally:
            self.dice.used = recording

    def advance(self, option: Option) -> None:
        """Play a listed option without checks or a safety copy: for simulation and search on clones."""
        self._listing = None
        self.number += 1
        self.agenda[-1] = option.frame
        self.run_agenda()

    def odds(self, option: Option) -> Odds:
        """What can come of an option, with chances, as its seat can know them."""
        from resolute.engine.odds import count_odds

        return count_odds(self, option)

    def advise(self, seat: Seat, *, worlds: int = 64, seconds: float | None = None) -> Advice | None:
        """The best options for the seat that decides, with calibrated chances and why; None for any other seat."""
        # The one thing that a table asks of those who play at it.
        from resolute.bots.advice import advise

        return advise(self, seat, worlds=worlds, seconds=seconds)

    def view(self, seat: Seat | None) -> View:
        """What this seat may see (None: a spectator)."""
        return self.game.view(self, seat)

    def journal_for(self, seat: Seat | None) -> list[Entry]:
        """The entries that this seat may read."""
        return [entry for entry in self.journal or () if entry.readable_by(seat)]

    def story(self, seat: Seat | None) -> list[str]:
        """The journal of this seat in sentences."""
        return [self.game.sentence(self, entry) for entry in self.journal_for(seat)]

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown from the start."""
        return commitment(self.dice.save()[0])

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game is over; nobody learns it earlier."""
        return self.dice.save()[0] if self.outcome is not None else None

    def clone(self) -> Table[S]:
        """Copy the position, without the journal; the two go on independently."""
        twin: Table[S] = Table.__new__(Table)
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.state = self.game.copy_state(self.state)
        twin.agenda = self.agenda[:]
        twin.dice = self.dice.clone()
        twin.journal = None
        twin.number = self.number
        twin.outcome = self.outcome
        twin.serial = self.serial
        twin.muted = self.muted
        twin.unanswered = self.unanswered
        twin.pauses = self.pauses
        twin._added = []
        twin._listing = None
        twin._private = twin.asked_by_secrets = False
        return twin

    def redeal(self, seat: Seat | None, seed: int | bytes) -> Table[S]:
        """A clone in which everything that this seat cannot know is redealt, the dice too."""
        twin = self.clone()
        twin.dice = Dice(seed_bytes(seed))
        # Whatever tells how much was announced, and what others do not want to be asked about, is not the seat's.
        twin.serial = 0
        if twin.muted:
            twin.muted = tuple(one for one in twin.muted if one[0] == seat)
        self.game.redeal(twin, seat)
        return twin

    def redeal_unseen(self) -> None:
        """Redeal, with the present dice, everything that nobody has seen."""
        self._listing = None
        self.game.redeal_unseen(self)

    def pack(self) -> bytes:
        """The whole position as bytes; `resolute.unpack` reads them."""
        from resolute.engine.packing import pack

        return pack(self)

    @property
    def hash(self) -> str:
        """A fingerprint of the position: the same moves from the same seed give the same one anywhere."""
        from resolute.engine.packing import state_hash

        return state_hash(self)

    # What steps use

    def then(self, step: Step[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Put a frame on the agenda. Frames that one step adds run in the order in which they are written."""
        self._added.append(do(step, *args, **kwargs) if kwargs else Frame(step, args))

    def push(self, frame: Frame) -> None:
        """Put a frame on the agenda that was made elsewhere with `do`."""
        self._added.append(frame)

    def roll(
        self,
        dice: DiceSet,
        why: str,
        *,
        then: RollFrame,
        modifiers: Iterable[tuple[str, int]] = (),
        before: Frame | None = None,
        after: Frame | None = None,
        chart: str = "",
    ) -> None:
        """A roll that may be modified before (`before`), answered or re-rolled after (`after`) it falls.

        The total is the first argument of `then`. `chart` names the chart whose row the journal should tell.
        """
        if before is not None:
            self._added.append(before)
        args = (dice.count, dice.sides, why, tuple(modifiers), then, after, chart)
        self._added.append(Frame(dice_rolls.roll_dice, args))

    def roll_now(self, dice: DiceSet, why: str) -> tuple[int, ...]:
        """Roll at once, where nothing can react to the roll."""
        die, sides = self.dice.die, dice.sides
        faces = (die(sides), die(sides)) if dice.count == 2 else tuple([die(sides) for _ in range(dice.count)])
        if self.journal is not None:
            self.journal.append(Entry(self.number, "roll", (Roll(why, faces),)))
        return faces

    def ahead(self) -> Iterator[Frame]:
        """Everything that waits, what comes next first."""
        yield from self._added
        yield from reversed(self.agenda)

    def waiting(self, *steps: Step[Any]) -> Frame | None:
        """The next waiting frame of this step (or of one of these), if there is one."""
        for frame in self._added:
            if frame.step in steps:
                return frame
        for frame in reversed(self.agenda):
            if frame.step in steps:
                return frame
        return None

    def cancel(self, frame: Frame) -> None:
        """Take a waiting frame off the agenda; of several equal ones the next."""
        self._swap(frame, [])

    def replace(self, old: Frame, new: Frame) -> None:
        """Put another frame in the place of a waiting one; of several equal ones the next."""
        self._swap(old, [new])

    def _swap(self, old: Frame, new: list[Frame]) -> None:
        added, agenda = self._added, self.agenda
        if old in added:
            at = added.index(old)
            added[at : at + 1] = new
            return
        for at in range(len(agenda) - 1, -1, -1):
            if agenda[at] == old:
                agenda[at : at + 1] = new
                return
        raise RulesError(f"{old.step.name} is not waiting")

    def unwind(self, to: Step[Any]) -> None:
        """Drop everything that waits above the next frame of this step, which then runs."""
        agenda = self.agenda
        for at in range(len(agenda) - 1, -1, -1):
            if agenda[at].step is to:
                self._added.clear()
                del agenda[at + 1 :]
                return
        raise RulesError(f"nothing to unwind to: {to.name} is not waiting")

    def finish(self, outcome: Outcome) -> None:
        """End the game; whatever the same step adds later is dropped."""
        if self.outcome is None:
            self.outcome = outcome

    def tell(self, kind: str, *about: Any, to: tuple[Seat, ...] | None = None) -> None:
        """Write into the journal, for everybody or for some seats only."""
        if to is not None:
            self._private = True
        if self.journal is not None:
            self.journal.append(Entry(self.number, kind, about, to))

    def shift(self, track: Track, by: int, why: str = "", on: Subject = None) -> int:
        """Move a marker along its track, as far as the track goes; the distance that it moved."""
        old = track.get(self.state, on)
        new = old + by
        if new > track.high:
            new = track.high
        elif new < track.low:
            new = track.low
        track.put(self.state, on, new)
        if self.journal is not None:
            self.tell("shift", track.key, old, new, why)
        return new - old

    # How it runs

    def run_agenda(self) -> None:
        """Run frames until somebody has to decide or the game is over."""
        agenda, added, pauses = self.agenda, self._added, self.pauses
        frame = agenda.pop()
        for _ in range(RUNAWAY):
            step = frame.step
            if step.asks:
                agenda.append(frame)
                if not step.forced or (step.certain is not None and step.certain(self, *frame.args)):
                    return
                options = self._listed(frame)
                if len(options) > 1:
                    self._listing = options
                    return
                frame = (options.made(self, 0) if isinstance(options, OptionList) else options[0]).frame
                agenda.pop()
                continue
            if pauses and step.name in pauses:
                agenda.append(frame)
                return
            step.run(self, *frame.args)
            if self.outcome is not None:
                agenda.clear()
                added.clear()
                return
            if added:
                if len(added) == 1:
                    frame = added.pop()
                    continue
                added.reverse()
                agenda += added
                added.clear()
            if not agenda:
                raise RulesError("nothing is left to do, but the game has not ended")
            frame = agenda.pop()
        raise RulesError(f"the rules run in a circle around {step.name}")

    def _listed(self, frame: Frame) -> Sequence[Option] | OptionList:
        options: Any = frame.step.run(self, *frame.args)
        kind = type(options)
        if kind is not list and kind is not tuple and kind is not OptionList:
            options = list(options)
        if not options:
            raise RulesError(f"{frame.step.name} has no options")
        listed: Sequence[Option] | OptionList = options
        return listed

    def _place_of(self, option: Option | int, decision: Decision) -> int:
        listed = decision.options
        if isinstance(option, int):
            if not 0 <= option < len(listed):
                raise NotListed(f"There is no option {option}; there are {len(listed)}, counted from 0.")
            return option
        for index, candidate in enumerate(listed):
            if candidate is option:
                return index
        for index, candidate in enumerate(listed):
            if candidate.frame == option.frame and candidate.label == option.label:
                return index
        raise NotListed(f"“{option.label}” cannot be played now.")

    def _restore(self, before: Table[S], length: int) -> None:
        if self.journal is not None:
            del self.journal[length:]
        self.state = before.state
        self.agenda = before.agenda
        self.dice = before.dice
        self.number = before.number
        self.outcome = before.outcome
        self.serial = before.serial
        self.muted = before.muted
        self._added = []
        self._listing = None


# The steps of a roll work on a table, so they can only come after it.
from resolute.engine import dice_rolls  # noqa: E402
