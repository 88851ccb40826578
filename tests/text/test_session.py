"""A game at one keyboard, typed through by a script."""

from __future__ import annotations

import re
from itertools import chain, repeat
from pathlib import Path

import pytest

from resolute import Record
from resolute.engine.dice import commitment
from tests.text.scripted import Scripted, play

TO_REGION = ("1",)
"""Seat 1 chooses its president, and then where to campaign."""


def test_a_game_starts_with_who_plays_and_what_is_sealed() -> None:
    game = Scripted([])
    out = game.run()
    assert re.search(r"^  Seat 1: The (Republican|Democrat), you$", out, re.MULTILINE)
    assert re.search(r"^  Seat 2: The (Republican|Democrat), steady bot$", out, re.MULTILINE)
    assert "incumbent year none (an open year), seat 1 plays a random party." in " ".join(out.split())
    assert game.record.table.commitment in out
    assert game.record.log.seed.hex() not in out


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    out = play()
    assert "There is no more input, so the game stops here." in out
    assert play("1", "2").endswith("There is no more input, so the game stops here. It was not saved.\n")


def test_a_number_chooses_and_the_story_goes_on() -> None:
    out = play(*TO_REGION, "2")
    assert " runs for president." in out
    assert "goes to the South and reaches" in out
    assert "▸" in out, "the states that were reached stand out"


@pytest.mark.parametrize(("typed", "says"), [("0", "no option 0"), ("9", "no option 9"), ("-1", "no option -1")])
def test_a_number_that_is_not_listed_is_refused(typed: str, says: str) -> None:
    game = Scripted([typed])
    assert f"There is {says}: type a number from 1 to 2." in game.run()
    assert all(played.move.seat == 1 for played in game.record.log.moves)


@pytest.mark.parametrize("typed", ["foo", "²", "1.5", "9" * 5000, "\x1b[A", "[bold]", "odds", "odds x", "journal -3"])
def test_nonsense_is_answered_with_a_sentence(typed: str) -> None:
    out = play(typed, "quit", "")
    assert "Traceback" not in out and out.endswith("Good-bye.\n")
    assert any(word in out for word in ("is no command", "Which option?", "How many lines?"))


def test_the_beginning_of_a_word_is_enough_if_it_is_clear() -> None:
    out = play("jour", "o", "q", "")
    assert "The Democrats draw" in out
    assert "“o” could be odds or options." in out
    assert out.endswith("Good-bye.\n")


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("around", [(None, "steady"), (None, "random", "random", "random")])
def test_a_whole_game(around: tuple[str | None, ...], seed: int) -> None:
    """The first option all the way; then Enter, when the question is whether to save."""
    game = Scripted(chain(repeat("1", 600), [""]), around=around, seed=seed)
    keys = iter(game._keys)
    game._keys = ("" if game.record.table.outcome else key for key in keys)
    out = game.run()
    outcome = game.record.table.outcome
    assert outcome is not None
    assert outcome.reason in out and "1." in out
    assert f"Seed: {game.record.log.seed.hex()}" in out
    assert commitment(game.record.log.seed) in out.split("Seed: ")[0], "it was sealed at the start"
    assert out.endswith("Good-bye.\n")


# Looking around


def test_advice_on_the_question() -> None:
    out = play(*TO_REGION, "advice", "help")
    assert "Estimated by simulation, from what you can see." in out and "± " in out
    assert re.search(r"Next to the second choice, it \w+", out)
    assert "the best three options with the chance to win, and why" in out


def test_no_advice_while_several_people_play() -> None:
    assert "Advice is off while several people play." in play(*[""] * 4, "advice", around=(None, None))


def test_odds_of_an_option() -> None:
    out = play(*TO_REGION, "odds 2")
    assert re.search(r"Campaign in the South  (Exact, given what|Estimated by simulation \([\d,]+ trials\))", out)
    assert "2.8%" in out and "other outcomes together" in out
    assert "In all: " in out and "Texas" in out.split("In all: ")[1]


def test_rule_copes_with_rules_that_are_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resolute.rulebook.FOLDERS", ())
    out = play(*TO_REGION, "rule", "rule poker")
    assert "The region is announced before the dice are rolled" in out
    assert out.count('No rules for a game called "campaign"; there are rules for: none.') == 2


def test_rule_shows_the_section(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = "# Campaign\n\n## 4. Campaigning\n\nRoll two dice.\n\n### Blunders\n\nAlas.\n\n## Debate\n\nTalk.\n"
    (tmp_path / "campaign.md").write_text(page, encoding="utf-8")
    monkeypatch.setattr("resolute.rulebook.FOLDERS", (tmp_path,))
    out = play(*TO_REGION, "rule", "rule debate", "rule debatte")
    assert "Roll two dice." in out and "Alas." in out and "Talk." in out
    assert 'no section called "debatte"; did you mean "Debate"?' in out


def test_map_shows_all_states_or_a_region() -> None:
    out = play("map")
    assert all(name in out for name in ("East", "Wyoming", "District of Columbia", "Electors"))
    south = play("map sou").split("[1-2, help] map sou")[1]
    assert "Texas" in south and "Wyoming" not in south
    assert "The map has no “moon”" in play("map moon")


def test_board_cards_journal_and_help() -> None:
    out = play(*TO_REGION, "board", "cards", "journal 2", "help", "?", "options")
    assert "Headquarters cards" in out and "'s ballots (" in out and "face down" in out
    assert "undo!" in out and "The beginning of a word is enough." in out
    journal = out.split("journal 2\n")[1].split("[")[0]
    assert len(journal.strip().splitlines()) == 2


# Taking back


def test_undo_takes_back_what_told_nothing() -> None:
    game = Scripted([*TO_REGION, "2", "1", "undo"])
    out = game.run()
    table = game.session.table
    cast = len(game.session.record.log.moves)
    assert cast == 3, "two presidents and a region are chosen; the ballot is back"
    assert "agreed" not in out and table.decision is not None and table.decision.seat == 0


def test_undo_stops_at_the_dice_and_undo_by_agreement_goes_on() -> None:
    out = play(*TO_REGION, "2", "undo", "undo!", "journal 1")
    assert "cannot be taken back. “undo!” goes further." in out
    assert out.count("Which region do you campaign in?") == 2
    assert "Move 3 was taken back." in out


def test_undo_by_agreement_goes_back_over_the_moves_of_bots() -> None:
    game = Scripted([*TO_REGION, "1", "1", "1", "undo!"])
    game.run()
    decision = game.session.table.decision
    assert decision is not None and decision.seat == 0


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    out = play("undo", "undo!")
    assert "Another seat has moved since; that cannot be taken back." in out
    assert "“undo!” goes further" not in out
    assert "There is no move to take back." in out


# Saving


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    game = Scripted([*TO_REGION, f"save {file}", "2", "quit", ""])
    assert f'Saved as "{file}"' in game.run()
    record = Record.load(file.read_bytes())
    assert len(record.log.moves) == 2
    later = Scripted(["2", f"load {file}", "y", "quit"])
    out = later.run()
    assert "This game is not saved. Leave it for the other one?" in out
    assert later.session.table.pack() == record.table.pack()
    assert out.endswith("[1-4, help] quit\nGood-bye.\n"), "nothing would be lost, so nobody asks"


def test_a_load_can_be_declined_and_a_game_of_other_seats_is_refused(tmp_path: Path) -> None:
    file, four = tmp_path / "two.game", tmp_path / "four.game"
    file.write_bytes(Record.new("campaign", seats=2, seed=1).save())
    four.write_bytes(Record.new("campaign", seats=4, seed=1).save())
    game = Scripted(["1", f"load {file}", "n", f"load {four}", "load", "load nowhere", f"load {tmp_path}"])
    before = game.record
    out = game.run()
    assert game.session.record is before
    assert "That game has 4 seats" in out and "From which file?" in out and 'Cannot read "nowhere"' in out


def test_a_file_is_not_overwritten_unasked(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ada", encoding="utf-8")
    out = play(f"save {file}", "n", "save", f"save {tmp_path}/no/such", "save /dev/null", "y")
    assert "exists. Replace it?" in out and "Nothing was saved." in out and "Into which file?" in out
    assert "Cannot write" in out and "it is not an ordinary file" in out
    assert file.read_text(encoding="utf-8") == "Dear Ada"
    assert list(tmp_path.iterdir()) == [file]
    play(f"save {file}", "y", f"save {file}")
    assert Record.load(file.read_bytes()).log.moves


def test_quit_asks_until_the_game_is_saved_or_given_up(tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    out = play("1", "quit", f"{tmp_path}/no/such", "3", str(file))
    assert out.count("Save into which file?") == 3 and "Type the name of a file" in out
    assert Record.load(file.read_bytes()).log.moves


# Several people


def test_the_keyboard_is_passed_behind_a_curtain() -> None:
    game = Scripted(["", "1", "", "", "1", "", "", "1"], around=(None, None), terminal=True)
    out = game.run()
    assert "Pass the keyboard to seat 1:" in out and "Pass the keyboard to seat 2:" in out
    screens = out.split("\x1b[H\x1b[2J\x1b[3J")
    table = game.session.table
    names = [table.game.seat_name(table, seat) for seat in (0, 1)]
    for screen in screens:
        told = [name for name in names if f"{name} draws" in screen]
        assert len(told) <= 1, "nobody reads what another one draws"
        if "Pass the keyboard" in screen:
            assert "Your ballots" not in screen and " draws " not in screen
    assert any(f"{names[0]} draws" in screen for screen in screens)


def test_going_back_is_agreed_on_by_all() -> None:
    out = play("", "1", "", "", "1", "", "", "2", "undo!", "n", "undo!", "yes", around=(None, None))
    assert "Nothing was taken back." in out
    assert "Move 3 was taken back." in out


def test_a_seat_is_told_only_what_is_new_to_it() -> None:
    out = play(*TO_REGION, "2", "1")
    assert out.count("The Republicans draw") == out.count("The Democrats draw") == 1
    assert out.count(": states ") == 1
