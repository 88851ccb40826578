"""The rules are found in an installed package and in the repository."""

from pathlib import Path

import pytest

from resolute import rulebook
from resolute.rulebook import NoRules, help_section, help_text, rules_text


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """An empty place in a package and an empty place in a repository."""
    package, repository = tmp_path / "_rules", tmp_path / "docs"
    package.mkdir()
    repository.mkdir()
    monkeypatch.setattr(rulebook, "FOLDERS", (package, repository))
    return package, repository


def test_rules_come_from_the_repository_when_the_package_has_none(folders: tuple[Path, Path]) -> None:
    package, repository = folders
    package.rmdir()
    (repository / "campaign.md").write_text("Roll the dice — twice.", encoding="utf-8")
    assert rulebook.rules_text("campaign") == "Roll the dice — twice."


def test_rules_in_the_package_come_first(folders: tuple[Path, Path]) -> None:
    package, repository = folders
    (package / "campaign.md").write_text("shipped", encoding="utf-8")
    (repository / "campaign.md").write_text("written", encoding="utf-8")
    assert rulebook.rules_text("campaign") == "shipped"


def test_a_misspelled_game_is_answered_with_the_nearest(folders: tuple[Path, Path]) -> None:
    (folders[1] / "campaign.md").touch()
    with pytest.raises(LookupError, match='called "campain"; did you mean "campaign"'):
        rulebook.rules_text("campain")


@pytest.mark.parametrize("name", ["", "poker", "../secret"])
def test_an_unknown_game_is_answered_with_what_there_is(folders: tuple[Path, Path], name: str) -> None:
    (folders[1] / "campaign.md").touch()
    (folders[1].parent / "secret.md").touch()
    with pytest.raises(LookupError, match="there are rules for: campaign"):
        rulebook.rules_text(name)


PAGE = """# Chess

Two armies.

## Pieces

### King

One step.

### Queen

Any step.

## Ending

Mate.
"""


@pytest.mark.parametrize(
    ("heading", "text"),
    [
        ("King", "### King\n\nOne step.\n"),
        ("Pieces", "## Pieces\n\n### King\n\nOne step.\n\n### Queen\n\nAny step.\n"),
        ("Ending", "## Ending\n\nMate.\n"),
        ("Chess", PAGE),
    ],
)
def test_a_section_is_found_by_its_heading(folders: tuple[Path, Path], heading: str, text: str) -> None:
    (folders[1] / "chess.md").write_text(PAGE, encoding="utf-8")
    assert rulebook.section("chess", heading) == text


def test_a_misspelled_section_is_answered_with_the_nearest(folders: tuple[Path, Path]) -> None:
    (folders[1] / "chess.md").write_text(PAGE, encoding="utf-8")
    with pytest.raises(rulebook.NoRules, match='no section called "Quen"; did you mean "Queen"'):
        rulebook.section("chess", "Quen")
    with pytest.raises(rulebook.NoRules, match=r'the rules of chess have no section called "Castling"$'):
        rulebook.section("chess", "Castling")


def test_headings_come_in_the_order_of_the_page(folders: tuple[Path, Path]) -> None:
    (folders[1] / "chess.md").write_text(PAGE, encoding="utf-8")
    assert rulebook.headings("chess") == ["Chess", "Pieces", "King", "Queen", "Ending"]


def test_players_read_the_rules_without_the_tables_of_steps_and_tests() -> None:
    text = help_text("campaign")
    assert "| step | test |" in rules_text("campaign") and "| step | test |" not in text
    assert "## Campaigning" in text and "test_" not in text


def test_a_section_of_the_help_is_found_by_its_name_or_a_part_of_it() -> None:
    assert help_section("campaign", "debate").startswith("## Debate")
    assert "nomination" in help_section("campaign", "nominat").casefold()
    with pytest.raises(NoRules, match="no section"):
        help_section("campaign", "poker")
