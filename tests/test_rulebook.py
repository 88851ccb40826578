"""The rules are found in an installed package and in the repository."""

from pathlib import Path

import pytest

from resolute import rulebook


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


def test_a_misspelt_game_is_answered_with_the_nearest(folders: tuple[Path, Path]) -> None:
    (folders[1] / "campaign.md").touch()
    with pytest.raises(LookupError, match='called "campain"; did you mean "campaign"'):
        rulebook.rules_text("campain")


@pytest.mark.parametrize("name", ["", "poker", "../secret"])
def test_an_unknown_game_is_answered_with_what_there_is(folders: tuple[Path, Path], name: str) -> None:
    (folders[1] / "campaign.md").touch()
    (folders[1].parent / "secret.md").touch()
    with pytest.raises(LookupError, match="there are rules for: campaign"):
        rulebook.rules_text(name)
