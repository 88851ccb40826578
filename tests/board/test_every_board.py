"""Every game's board shows whatever may be chosen and nothing that is hidden, is light, and is clean HTML."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

import msgspec
import pytest

import resolute
from resolute.engine.registry import games
from resolute.web.files import board_folder
from resolute.web.regions import render_regions
from resolute.web.templating import own_function
from tests.board.boards import BOARD_AT_MOST, FILES_AT_MOST, Board
from tests.board.seen import REGIONS, Elements, Listener, drawn, everything, given_twice, payload_for, watchers
from tests.discover import our_games, said_by

BOARDS = tuple(
    said_by(game.id, "moments", "BOARD", Board, "which moments its board must show well")
    for game in our_games()
    if board_folder(game.id) is not None
)

every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.game)
every_moment = pytest.mark.parametrize(
    ("board", "name"),
    [pytest.param(board, name, id=f"{board.game}-{name}") for board in BOARDS for name in board.moments],
)


@every_moment
def test_whatever_may_be_chosen_is_lit_and_can_be_reached_by_keyboard(board: Board, name: str) -> None:
    table = board.moment(name)
    asked = table.decision
    if asked is None:
        pytest.skip("nobody decides")
    lit = [
        attributes
        for _, attributes in Elements(everything(table, asked.seat)).found
        if "lit" in (attributes.get("class") or "").split()
    ]
    buttons = [attributes for attributes in lit if attributes.get("tabindex") == "0"]
    for found in (lit, buttons):
        assert {attributes["data-at"] for attributes in found} == {one.at for one in asked.options if one.at}
    for attributes in buttons:
        assert attributes.get("role") == "button" and attributes.get("aria-label")
    assert buttons == lit or board.lists_places
    for seat in watchers(table):
        if seat != asked.seat:
            assert not re.search(r'class="[^"]*\blit\b', everything(table, seat)), "somebody else's choice is lit"


@every_board
def test_ratings_tokens_and_tracks_are_explained_by_terms_that_the_glossary_has(board: Board) -> None:
    """Whoever points at one of them reads the term. No board names a term that is not there, or explains what it never
    draws."""
    pages = [
        Elements("".join(drawn(payload, region) for region in REGIONS)).found
        for name in board.moments
        for payload in [payload_for(board.moment(name), seat) for seat in watchers(board.moment(name))]
    ]
    attributes = [one for page in pages for _, one in page]
    explained: Mapping[str, tuple[str, ...]] = (own_function(board.game, "explained") or dict)()
    found = {one["data-term"] for one in attributes if "data-term" in one} | set(explained)
    known = {term.key for term in games()[board.game].glossary}
    assert found <= known, found - known
    assert found >= EXPLAINED.get(board.game, set()), EXPLAINED[board.game] - found
    classes = {name for one in attributes for name in (one.get("class") or "").split()}
    ids = {one.get("id") for one in attributes}
    written = " ".join(file.read_text(encoding="utf-8") for file in board.folder.iterdir() if file.suffix == ".jinja")
    for selector in [one for selectors in explained.values() for one in selectors]:
        for name in set(re.findall(r"\.([\w-]+)", selector)) - classes:
            assert f'class="{name}"' in written, selector
        assert set(re.findall(r"(?<!')#([\w-]+)", selector)) <= ids, selector


EXPLAINED = {
    "campaign": {
        *("campaign_ability", "financial_support", "press_support", "fund_raising", "advertising", "total", "issue"),
        *("seal", "edge", "signs", "dice", "limit", "electors", "regions", "rumor", "undecided", "absentee"),
        *("headquarters", "deck", "candidate", "debate", "popular_vote"),
    },
    "dictators": {
        *("actions", "washington", "turns", "needs", "zone", "facility", "nuclear", "warhead", "defcon", "asset"),
        *("action", "interruption", "father", "dictator", "hand", "skips", "roadblock", "no_fly", "flight"),
        *("trident", "president", "command"),
    },
    "lobby": {
        *("points", "period", "skill", "lobby", "money", "politician", "support", "fundraising", "state", "president"),
        *("evaluation", "initiative", "approval", "fresh", "tucked", "crisis", "executive", "action", "campaign"),
        *("reserve", "fate", "lean", "primaries", "running_mate", "election", "bag", "expenses", "edge", "first_state"),
    },
    "presidency": {
        *("approval", "action_points", "evaluation", "legacy_points", "danger", "focus", "control", "cooperation"),
        *("friend", "public_priority", "administration_priority", "initiative", "economy", "media"),
        *("homeland_security", "world_opinion", "domestic_crisis", "lingering_issues", "terror", "war", "forces"),
        *("conflict", "capability", "russia", "iran_nuclear", "korea_missiles", "cascading", "chit"),
        *("prestige", "party_relations"),
    },
}
"""What each board must explain at least."""


@pytest.mark.parametrize(
    ("board", "name"),
    [pytest.param(board, name, id=f"{board.game}-{name}") for board in BOARDS for name in board.hiding],
)
def test_hidden_things_make_no_difference_to_what_is_drawn(board: Board, name: str) -> None:
    table = board.moment(name)
    for seat in watchers(table):
        payload = payload_for(table, seat)
        # A redealt table has no past; a board may tell of it.
        twin = msgspec.structs.replace(payload_for(table.redeal(seat, 3), seat), journal=payload.journal)
        for region in REGIONS:
            assert drawn(twin, region) == drawn(payload, region)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("campaign", 2, {}),
        ("campaign", 4, {"advertising": True, "fund_raising": True, "debate": True, "nomination": True}),
        ("dictators", 3, {}),
        ("lobby", 4, {}),
        ("presidency", 1, {}),
    ],
)
def test_a_board_that_is_drawn_from_the_one_before_is_what_it_would_be_without(
    game: str, seats: int, options: dict[str, bool]
) -> None:
    """Every move is shown to two players and a spectator as the lines that changed; now and then a page is loaded that
    knows nothing."""
    table = resolute.new(game, seats=seats, options=options, seed=5)
    choose = Random(5)
    shown = {seat: payload_for(table, seat) for seat in (None, 0, seats - 1)}
    listeners = {seat: Listener(seat) for seat in shown}
    while table.decision is not None and table.number < 400:
        table.play(choose.randrange(len(table.decision.options)))
        fresh = table.number % 25 == 0 or table.decision is None
        # A clone remembers nothing of what was seen.
        twin = table.clone()
        twin.journal = table.journal
        for seat, before in shown.items():
            after = shown[seat] = payload_for(table, seat, listeners[seat].heard(table))
            render_regions(after, before)
            if fresh:
                clean = payload_for(twin, seat)
                assert after == clean
                for region in REGIONS:
                    assert drawn(after, region) == drawn(clean, region)


@every_moment
def test_nothing_is_inline(board: Board, name: str) -> None:
    table = board.moment(name)
    for seat in watchers(table):
        for tag, attributes in Elements(everything(table, seat)).found:
            assert tag not in ("script", "style")
            assert not [one for one in attributes if one == "style" or one.startswith("on")]


@every_moment
def test_ids_are_given_once(board: Board, name: str) -> None:
    table = board.moment(name)
    for seat in watchers(table):
        assert given_twice("id", everything(table, seat)) == []


@every_moment
def test_pieces_that_travel_have_names_of_their_own(board: Board, name: str) -> None:
    table = board.moment(name)
    for seat in watchers(table):
        assert given_twice("data-piece", everything(table, seat)) == []


@every_moment
def test_the_board_is_light(board: Board, name: str) -> None:
    table = board.moment(name)
    for seat in watchers(table):
        assert len(drawn(payload_for(table, seat), "board").encode()) < BOARD_AT_MOST


@every_board
def test_the_files_are_light_and_ask_nobody_else(board: Board) -> None:
    assert (board.folder / "map.svg").stat().st_size < board.map_at_most
    own = [board.folder / "board.css", board.folder / "board.js"]
    assert sum(file.stat().st_size for file in own) < FILES_AT_MOST
    for file in own:
        assert "http" not in file.read_text().replace("http://www.w3.org/", "")
