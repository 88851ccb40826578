"""Looking for exercises: late positions in which one answer is clearly better than the others.

Each answer is played out on redealt clones by steady bots, in the same worlds for every answer. A short look finds
what may be one; two longer ones, in worlds of their own, sort out what was only luck. Run it as
`python -m resolute.lab.exercises GAME FOLDER SEATS MOVES FIRST END DECISION...`: it looks at these decisions in the
last MOVES moves of the games with the seeds FIRST to END, writes saved games and prints what each answer is worth.
Settings may stand among the decisions: `turns=1`.

`python -m resolute.lab.exercises renew GAME` looks once more at every exercise that has a recipe. One whose moves can
still be played and whose best answer is still clearly the best stays; for the others it finds a new position. It writes
the saved games and `words/exercises_found.py` of the game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from resolute.bots import Observation, SteadyBot
from resolute.engine.errors import ResoluteError
from resolute.engine.frames import Seat
from resolute.engine.game import Game
from resolute.engine.learning import Exercise, Recipe
from resolute.engine.log import Log
from resolute.engine.reactions import mute
from resolute.engine.record import Record, read_saved
from resolute.engine.registry import find_game
from resolute.engine.table import Table
from resolute.learning.exercises import exercises_folder

LONGEST = 400
"""A game that is played out for so many decisions without an end counts as half a win."""
MAX_ANSWERS = 6
FIRST_LOOK = 5
SECOND_LOOK = 20
THIRD_LOOK = 60
CLEAR = 0.2
"""By so much the best answer must be better than the second in each of the longer looks."""


def chosen_options(game: Game[Any], given: Iterable[str]) -> dict[str, Any]:
    """Settings as they are typed: `turns=1`."""
    values = {f"{one.name}={value}": (one.name, value) for one in game.settings for value, _ in one.values}
    unknown = [one for one in given if one not in values]
    if unknown:
        raise SystemExit(f"{game.name} has no setting {unknown[0]}.")
    return dict(values[one] for one in given)


def play_out(table: Table[Any], seat: Seat, seed: int) -> float:
    """Play a position to its end with steady bots; what the seat gets of the win."""
    bots = [SteadyBot(seed + one, streams=1) for one in range(table.seats)]
    for _ in range(LONGEST):
        decision = table.decision
        if decision is None:
            break
        table.advance(decision.options[bots[decision.seat].choose(Observation(table))])
    if table.outcome is None:
        return 0.5
    # A game alone may have nobody who has won.
    winners = next(iter(table.outcome.ranking), ())
    return 1 / len(winners) if seat in winners else 0.0


def answers(table: Table[Any]) -> list[int]:
    """The options that are answers: not those that only say what one does not want to be asked again."""
    decision = table.decision
    assert decision is not None
    return [at for at, option in enumerate(decision.options) if option.frame.step is not mute]


def chances(table: Table[Any], worlds: int, seed: int = 1) -> dict[int, float]:
    """How often the seat that decides wins after each answer, in so many worlds that it cannot tell apart."""
    decision = table.decision
    assert decision is not None
    total = dict.fromkeys(answers(table), 0.0)
    for world in range(worlds):
        for answer in total:
            twin = table.redeal(decision.seat, seed * 100_000 + world)
            asked = twin.decision
            assert asked is not None
            twin.advance(asked.options[answer])
            total[answer] += play_out(twin, decision.seat, seed + world)
    return {answer: won / worlds for answer, won in total.items()}


def lead(found: dict[int, float]) -> float:
    """By how much the best answer is better than the second."""
    first, second, *_ = sorted(found.values(), reverse=True)
    return first - second


def candidates(game: str, recipe: Recipe, seed: int) -> Iterator[Record]:
    """Positions among the last moves of one game between steady bots, at a decision of these names; the last first."""
    record = Record.new(game, seats=recipe.seats, options=dict(recipe.options), seed=seed)
    bots = [SteadyBot(seed + one, streams=1) for one in range(recipe.seats)]
    found: list[int] = []
    while (decision := record.table.decision) is not None:
        if decision.name in recipe.decisions and 2 <= len(answers(record.table)) <= MAX_ANSWERS:
            found.append(record.table.number)
        record.play(bots[decision.seat].choose(Observation(record.table)), seat=decision.seat)
    for number in reversed(found):
        if number >= record.table.number - recipe.moves:
            yield Record.of(record.log.until(number))


def clear_answer(table: Table[Any]) -> dict[int, float] | None:
    """What each answer is worth, if one is clearly the best in every look."""
    if lead(chances(table, FIRST_LOOK)) < 2 * CLEAR or lead(chances(table, SECOND_LOOK, seed=2)) < CLEAR:
        return None
    found = chances(table, THIRD_LOOK, seed=4)
    return found if lead(found) >= CLEAR else None


def found_in(game: str, recipe: Recipe, seeds: Iterable[int]) -> Iterator[tuple[int, Record, dict[int, float]]]:
    """Exercises in the games of these seeds: the seed, the position and what each answer is worth."""
    for seed in seeds:
        for record in candidates(game, recipe, seed):
            found = clear_answer(record.table)
            if found is not None and fits(record.table, recipe, found):
                yield seed, record, found


def fits(table: Table[Any], recipe: Recipe, found: dict[int, float]) -> bool:
    """Whether the best answer is of the kind that the recipe wants."""
    decision = table.decision
    return decision is not None and (not recipe.declining or decision.options[best_of(found)].declines)


def best_of(found: dict[int, float]) -> int:
    """The best answer."""
    return max(found, key=lambda answer: found[answer])


def tell(name: str, record: Record, found: dict[int, float]) -> None:
    """Print a position and its answers."""
    decision = record.table.decision
    assert decision is not None
    print(name, f"seat {decision.seat}: {decision.prompt}", flush=True)
    for answer, chance in found.items():
        print(f"  {answer} {chance:.0%} {decision.options[answer].label}", flush=True)


def find(game: str, folder: str, recipe: Recipe, seeds: range) -> None:
    """Look through games, and write down what was found."""
    for seed, record, found in found_in(game, recipe, seeds):
        path = Path(folder) / f"{game}-{seed}-{record.table.number}.resolute"
        path.write_bytes(record.save())
        tell(path.name, record, found)


def played_again(log: Log, recipe: Recipe) -> Record | None:
    """The moves of an exercise under the rules and with the cards of today, if they still lead to such a decision."""
    record = Record.new(log.game, seats=log.seats, options=dict(log.options), seed=log.seed)
    try:
        for played in log.moves:
            record.play(played.move.index, seat=played.move.seat)
    except ResoluteError:
        return None
    decision = record.table.decision
    return record if decision is not None and decision.name in recipe.decisions else None


def renewed(game: str, exercise: Exercise) -> tuple[Record, dict[int, float]]:
    """The position of an exercise if it is still one, or another of its kind."""
    recipe = exercise.recipe
    assert recipe is not None
    folder = exercises_folder(game)
    file = folder / f"{exercise.id}.resolute"
    record = played_again(read_saved(file.read_bytes()).log, recipe) if file.exists() else None
    if record is not None and len(answers(record.table)) > 1:
        found = clear_answer(record.table)
        if found is not None and fits(record.table, recipe, found):
            return record, found
    _, record, found = next(found_in(game, recipe, count(1)))
    return record, found


FOUND_MODULE = '''"""Who decides in each exercise, and how each answer did when it was played out.

Written by `python -m resolute.lab.exercises renew {game}`.
"""

FOUND: dict[str, tuple[int, dict[int, float]]] = {{
{lines}
}}
'''


def renew(game: str) -> None:
    """Check every exercise again, and write down the outcome."""
    lines = []
    for exercise in find_game(game).exercises:
        if exercise.recipe is None:
            continue
        record, found = renewed(game, exercise)
        assert record.table.decision is not None
        (exercises_folder(game) / f"{exercise.id}.resolute").write_bytes(record.save())
        tell(exercise.id, record, found)
        rounded = {answer: round(chance, 2) for answer, chance in found.items()}
        lines.append(f'    "{exercise.id}": ({record.table.decision.seat}, {rounded}),')
    module = exercises_folder(game).parent / "words" / "exercises_found.py"
    module.write_text(FOUND_MODULE.format(game=game, lines="\n".join(lines)), encoding="utf-8")


if __name__ == "__main__" and sys.argv[1] == "renew":
    renew(sys.argv[2])
elif __name__ == "__main__":
    name, into, places, moves, first, end, *rest = sys.argv[1:]
    options = chosen_options(find_game(name), [one for one in rest if "=" in one])
    kinds = tuple(one for one in rest if "=" not in one)
    find(name, into, Recipe(kinds, int(places), options, int(moves)), range(int(first), int(end)))
