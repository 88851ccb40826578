"""Files for the browser, and the rules as pages."""

from __future__ import annotations

import re

from resolute.web import files, rules


def test_files_have_an_address_that_changes_with_them() -> None:
    """The version is in the address, so that a browser may keep a file for ever."""
    assert re.fullmatch(r"/static/[0-9a-f]{12}/app\.css", files.static("app.css"))
    assert files.game_static("campaign", "map.svg").endswith("/campaign/map.svg")
    assert files.game_static("campaign", "nothing.svg") == ""


def test_only_files_for_browsers_are_served() -> None:
    """No template and no program."""
    assert all(re.search(r"\.(css|js|svg|png)$", path) for path in files.static_files())


def test_nothing_is_loaded_from_elsewhere() -> None:
    """No address of another host in any file for the browser."""
    for path, file in files.static_files().items():
        text = file.data.decode("utf-8", "replace").replace("http://www.w3.org/", "")
        assert not re.search(r"https?://", text), path


def test_a_section_of_the_rules() -> None:
    """A decision's rule is found by its heading, without the tables that are for programmers."""
    sections = rules.rules_section("campaign", "Campaigning")
    assert sections
    assert sections[0].title == "Campaigning"
    assert "test_" not in "".join(section.html for section in sections)
    assert rules.rules_section("campaign", "No such heading") == []


def test_every_rule_that_a_decision_names_is_there() -> None:
    """The steps of each game name sections that exist."""
    from resolute.engine.frames import Choice
    from resolute.engine.registry import games

    for game in games().values():
        if not game.offered:
            continue
        for step in game.steps.values():
            if isinstance(step, Choice) and isinstance(step.rule, str) and step.module.startswith("resolute.games"):
                assert rules.rules_section(game.id, step.rule), f"{step.name}: {step.rule}"
