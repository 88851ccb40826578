"""Files for the browser, and the rules as pages."""

from __future__ import annotations

import re
from pathlib import Path

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


def test_no_style_is_for_a_class_that_nothing_bears() -> None:
    """Each class in a style sheet is written by a template, a script or a board: as it is, or as the beginning of a
    name that ends in something computed (`by-{seat}`, `n{count}`)."""
    package = Path(files.__file__).parents[1]
    written = "\n".join(
        file.read_text(encoding="utf-8")
        for file in package.rglob("*")
        if file.suffix in (".jinja", ".js", ".svg") or (file.suffix == ".py" and "board" in file.parts)
    )
    quoted = "\n".join(re.findall(r"""(?:class|make\(|keyed\().*|["'`][\w -]+["'`]""", written))
    quoted += "\n".join(re.findall(r"""["'][\w -]+["']""", written))
    whole = set(re.findall(r"[A-Za-z_][\w-]*", quoted))
    begun = set(re.findall(r"([A-Za-z][\w-]*)\$?\{", quoted))
    dead = []
    for path, file in files.static_files().items():
        if not path.endswith(".css"):
            continue
        text = re.sub(r"/\*.*?\*/", "", file.data.decode(), flags=re.DOTALL)
        for name in set(re.findall(r"\.([A-Za-z_][\w-]*)", " ".join(re.findall(r"[^{}]+(?=\{)", text)))):
            computed = any(_begins(name, one) for one in begun)
            if name not in whole and not computed and name not in COMPUTED:
                dead.append(f"{path}: .{name}")
    assert not sorted(dead)


COMPUTED = {"rt", "dt", "barR", "barD", "stopped", "Iw", "peer"}
"""What a board puts together from the letter of a party, from what became of a card, or from the kind of a nation."""


def _begins(name: str, beginning: str) -> bool:
    """Whether something computed may follow: a number, or anything after a hyphen or a whole word."""
    rest = name.removeprefix(beginning)
    return rest not in ("", name) and (rest.isdigit() or beginning.endswith("-") or rest in ("R", "D"))


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
