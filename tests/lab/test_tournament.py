"""Tournaments: the same deals for everybody, shares that add up, ratings, resuming, and the page about them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from resolute.engine.errors import SetupError
from resolute.lab.elo import fit, ratings
from resolute.lab.lineups import lineups
from resolute.lab.playing import GameResult
from resolute.lab.tournament import Plan, plan_tournament, play_tournament, sum_up
from resolute.lab.workers import Workers


@pytest.fixture(scope="module")
def campaign() -> tuple[Plan, list[GameResult]]:
    plan = plan_tournament("campaign", bots=("steady", "random"), seed=3)
    return plan, play_tournament(plan, 6)[1]


def test_every_bot_sits_in_every_seat_of_every_deal() -> None:
    assert lineups(("a", "b"), 2) == [("a", "b"), ("b", "a")]
    assert lineups(("a", "b"), 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(lineups(("a", "b"), 3)) == 6
    assert lineups(("a", "b"), 3, "one") == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert lineups(("a", "b"), 1) == [("a",), ("b",)]
    for kind in ("equal", "one"):
        for seated in zip(*lineups(("a", "b"), 5, kind), strict=True):
            assert set(seated) == {"a", "b"}


def test_shares_and_wins_add_up(campaign: tuple[Plan, list[GameResult]]) -> None:
    total = sum_up(*campaign)
    assert total.games == 6
    assert sum(total.wins_by_bot.values()) == pytest.approx(6)
    assert sum(share.share for share in total.share_by_bot.values()) == pytest.approx(1)
    assert all(share.low <= share.share <= share.high and share.fair == 0.5 for share in total.share_by_bot.values())
    assert sum(total.endings.values()) == 6


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_two() -> None:
    plan = plan_tournament("campaign", bots=("random",), seed=4)
    assert play_tournament(plan, 20)[1] == play_tournament(plan, 20, workers=Workers(processes=2))[1]


def test_a_deal_is_the_same_for_every_lineup(campaign: tuple[Plan, list[GameResult]]) -> None:
    plan, _ = campaign
    alike = Plan(plan.game, plan.version, plan.seats, ("random",), "equal", plan.options, plan.seed)
    _, once = play_tournament(alike, 3)
    other = msgspec.structs.replace(alike, bots=("random",), lineup="one")
    assert [one.decisions for one in play_tournament(other, 3)[1]] == [one.decisions for one in once]


def test_alone_at_the_table_bots_are_compared_by_the_same_deal() -> None:
    plan = Plan("presidency", 1, 1, ("a", "b"), "equal", {}, 0)
    results = [
        GameResult(0, 0, ("a",), (1.0,), (20,), "end", 9),
        GameResult(1, 0, ("b",), (0.0,), (30,), "lost", 9),
        GameResult(2, 1, ("a",), (0.0,), (5,), "lost", 9),
        GameResult(3, 1, ("b",), (0.0,), (5,), "lost", 9),
    ]
    total = sum_up(plan, results)
    assert total.elo["a"].elo > total.elo["b"].elo
    assert total.wins_by_bot == {"a": 1.0, "b": 0.0}


def test_ratings_agree_with_the_share_of_wins() -> None:
    """Three wins of four are 191 points, and each pair starts with half a win each way."""
    rated = fit(("a", "b"), [("a", "b", 750.0), ("b", "a", 250.0)])
    assert rated["a"] - rated["b"] == pytest.approx(190.8, abs=1)
    assert rated["a"] + rated["b"] == pytest.approx(3000)
    spread = ratings(("a", "b"), [[("a", "b", 1.0)], [("b", "a", 1.0)]] * 20, seed=1)
    assert spread["a"].low < spread["a"].elo < spread["a"].high


def test_results_are_kept_and_a_tournament_goes_on_where_it_stopped(
    campaign: tuple[Plan, list[GameResult]], tmp_path: Path
) -> None:
    pytest.importorskip("polars")
    from resolute.lab.results import read_results, resume, write_results

    plan, results = campaign
    path = tmp_path / "games.parquet"
    assert resume(path, plan) == []
    write_results(path, plan, results[:4])
    assert resume(path, plan) == results[:4]
    kept: list[int] = []
    _, every = play_tournament(plan, 6, played=resume(path, plan), keep=lambda some: kept.append(len(some)))
    assert every == results and kept == [6]
    other = plan_tournament("campaign", bots=("steady", "random"), seed=8)
    with pytest.raises(SetupError, match="another tournament"):
        resume(path, other)
    path.write_bytes(b"no parquet")
    with pytest.raises(SetupError, match="no results of a tournament"):
        read_results(path)


def test_a_report_is_one_page_that_loads_nothing(campaign: tuple[Plan, list[GameResult]], tmp_path: Path) -> None:
    for name in ("polars", "altair", "vl_convert"):
        pytest.importorskip(name)
    from resolute.lab.report_page import write_page
    from resolute.lab.results import write_results

    plan, results = campaign
    write_results(tmp_path / "games.parquet", plan, results)
    write_page(tmp_path / "games.parquet", tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    for heading in ("Who wins", "By seat", "How long games are", "How games end", "Candidate wins"):
        assert f"<h2>{heading}</h2>" in page
    assert page.count("<svg") >= 5
    assert "<script" not in page and "<link" not in page and "@import" not in page
    with pytest.raises(SetupError, match="no file"):
        write_page(tmp_path / "nothing.parquet", tmp_path / "page.html")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"bots": ("stedy",)}, 'did you mean "steady"'),
        ({"bots": ()}, "at least one bot"),
        ({"bots": ("random", "random")}, "each bot once"),
        ({"bots": ("random",), "seats": 3}, "2 or 4 seats"),
        ({"bots": ("random", "steady"), "lineup": "many"}, "equal or one"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        plan_tournament("campaign", **settings)  # type: ignore[arg-type]  # several kinds of settings
