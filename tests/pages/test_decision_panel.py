"""The decision panel: value columns, headings, reactions, what cannot be done now, and the small menu."""

from __future__ import annotations

import re

import msgspec

from resolute.engine.option_values import (
    Amount,
    AskedSeat,
    ChainLink,
    ChanceValue,
    Distance,
    GroupHeading,
    OptionValue,
    Stakes,
    Try,
)
from resolute.payload import ChancePayload, DecisionPayload, LikelyPayload, OddsAnswer, OptionPayload
from resolute.web import regions
from resolute.web.choices import panel_of
from resolute.web.pages import what_differs
from tests.pages.payloads import payload_for, table


def draw(*options: OptionPayload, **more: object) -> str:
    asked = DecisionPayload(0, "Ann's ticket", "What now?", "Campaigning", True, options)
    asked = msgspec.structs.replace(asked, **more)
    return regions.render_region(msgspec.structs.replace(payload_for(table()), decision=asked), "decision")


def text_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def test_an_option_says_what_it_does_what_it_brings_its_price_and_its_chance() -> None:
    value = OptionValue(
        effect="Draw three cards",
        short="Foreign Aid",
        kind="action",
        kind_name="Action",
        gains=(Amount(3, "cards", "+3", "cards"),),
        price=Amount(1, "actions", "1 action"),
        chance=ChanceValue(0.35, 0.18, "to win"),
        note="or later",
    )
    html = draw(OptionPayload(0, "Play Foreign Aid", "card:7", value=value), OptionPayload(1, "End"))
    said = text_of(html)
    for part in ("Foreign Aid 1 action", "Draw three cards · or later", "+3 cards", "18% → to 35%", "to win"):
        assert part in said, said
    assert 'data-label="Play Foreign Aid"' in html


def test_a_heading_says_die_worth_and_places_taken() -> None:
    heading = GroupHeading("New York", "state:NY", 6, "41", 3, 5, note="they have 3")
    value = OptionValue(short="President", group="New York")
    html = draw(OptionPayload(0, "New York: 1.3M votes", value=value), OptionPayload(1, "Done"), groups=(heading,))
    assert "6 New York 41 3 of 5 · they have 3" in text_of(html)
    assert html.count('class="taken"') == 3


def test_moves_stand_in_a_small_table_of_turns() -> None:
    """What each place would mean for your targets and Washington; nearer than now is marked."""
    legs = (Distance("place:1", "Oak Ridge", 0, 1), Distance("place:60", "Wash.", 3, 2))
    html = draw(OptionPayload(0, "Travel", value=OptionValue(distances=legs)), OptionPayload(1, "End"))
    assert html.count("v-leg nearer") == 1
    assert "Oak Ridge here Wash. 3" in text_of(html)


def test_what_cannot_be_done_now_is_folded_unless_there_is_little() -> None:
    def html_with(count: int) -> str:
        barred = [OptionPayload(-1, f"Thing {n}", barred=f"Reason {n}") for n in range(count)]
        return draw(OptionPayload(0, "Go on"), *barred)

    assert '<details class="v-notnow" open><summary>Not now (2)</summary>' in html_with(2)
    assert '<details class="v-notnow"><summary>Not now (5)</summary>' in html_with(5)


def test_a_reaction_shows_the_stakes_the_chain_and_who_may_react_yet() -> None:
    html = draw(
        OptionPayload(0, "Play Golf Weekend", value=OptionValue(chance=ChanceValue(0.18, label="wins", good=False))),
        OptionPayload(1, "Let it happen", declines=True),
        OptionPayload(2, "Don't ask me again this turn", mutes=True),
        OptionPayload(3, "Don't ask me until my next turn", mutes=True),
        stakes=Stakes("Napoleon needs 14 or more", "If it succeeds, the game is over.", 0.35, 14, 20),
        chain=(ChainLink("Napoleon confronts the president", seat=1, fate="failing", fate_name="about to fail"),),
        asked=(AskedSeat(0, "Mary", "passed", "1 card"), AskedSeat(1, "Ivan", "may", "2 cards")),
    )
    said = text_of(html)
    for part in ("35%", "Napoleon needs 14 or more", "about to fail", "18%"):
        assert part in said, part
    assert "Didn’t react: Mary 1 card" in said and "Can still react: Ivan 2 cards" in said
    assert html.count('class="hit"') == 7
    menu = html[html.index('<details class="v-mutes">') :]
    assert menu.count('name="index"') == 2 and 'class="opt"' not in menu


def test_one_answer_is_marked_so_that_the_page_goes_on_by_itself() -> None:
    alone = OptionPayload(0, "Draw a card")
    assert "data-sole" in draw(alone, goes_on=True)
    assert "data-sole" not in draw(alone) and "data-sole" not in draw(alone, OptionPayload(1, "Stay"), goes_on=True)


def test_the_order_of_headings_is_the_games() -> None:
    options = tuple(OptionPayload(n, f"{n}", value=OptionValue(group="BA"[n % 2])) for n in range(4))
    asked = DecisionPayload(0, "", "", "", True, options, groups=(GroupHeading("A"), GroupHeading("B")))
    panel = panel_of(asked)
    assert [(group.title, [key for key, _ in group.options]) for group in panel.groups] == [
        ("A", ["1", "2"]),
        ("B", ["3", "4"]),
    ]


def test_odds_show_only_what_differs_between_the_options() -> None:
    both, own = LikelyPayload(0.5, "rain", "It rains."), LikelyPayload(0.2, "win", "You win.")
    one = OddsAnswer((ChancePayload(1.0, ""),), True, likely=(both, own))
    other = OddsAnswer((ChancePayload(1.0, ""),), True, likely=(both,))
    assert [(label, odds.likely) for label, odds in what_differs([("A", one), ("B", other)])] == [("A", (own,))]


def bids(*chances: float, good: bool = True) -> list[OptionPayload]:
    """Growing amounts, each with its chance."""
    return [
        OptionPayload(
            at, f"Spend {at + 1}", group="For Ann", amount=at + 1, value=OptionValue(chance=ChanceValue(one, good=good))
        )
        for at, one in enumerate(chances)
    ]


def test_amounts_that_change_nothing_any_more_are_folded() -> None:
    """Up to the first that is as good as certain; against somebody, up to the first that leaves no chance."""
    (group,) = panel_of(asked(*bids(0.5, 0.9, 0.997, 0.999, 1.0))).groups
    assert [len(group.options), len(group.rest)] == [3, 2]
    (group,) = panel_of(asked(*bids(0.001, 0.4, 0.9))).groups
    assert [len(group.options), len(group.rest)] == [3, 0], "a small chance that grows is worth showing"
    (group,) = panel_of(asked(*bids(0.2, 0.003, 0.001, 0.0, good=False))).groups
    assert [len(group.options), len(group.rest)] == [2, 2]


def test_many_amounts_are_one_control_and_need_no_search() -> None:
    panel = panel_of(asked(*bids(*[0.5] * 20), OptionPayload(20, "Pass", declines=True)))
    assert not panel.crowded
    assert panel.groups[-1].options[0][0] == "0", "passing has a key of its own"


def visits(count: int, *titles: str) -> list[OptionPayload]:
    """A long list: each kind of visit to so many places, and a way out."""
    value = OptionValue(effect="A friend", chance=ChanceValue(0.5))
    some = [(title, at) for title in titles for at in range(count)]
    made = [
        OptionPayload(n, f"{title}: {at}", f"place:{at}", group=title, value=value)
        for n, (title, at) in enumerate(some)
    ]
    return [*made, OptionPayload(len(made), "Stay at home", group="Or")]


def test_a_long_list_shows_its_groups_until_one_is_opened() -> None:
    """What its options have in common stands in the heading alone; the keys open the groups."""
    headings = tuple(GroupHeading(title, note="A friend", worth="50%", folds=True) for title in "ABC")
    html = draw(*visits(5, *"ABC"), groups=headings)
    assert html.count('<details class="group v-fold"') == 3
    folds = html.split("<details")[1:4]
    assert [text_of(one.split("</summary>")[0].partition(">")[2]) for one in folds] == [
        f"{key} {title} 5 choices · A friend 50%" for key, title in zip("123", "ABC", strict=True)
    ]
    assert all(text_of(one).count("A friend") == 1 for one in folds), "an option says only what is its own"
    panel = panel_of(asked(*visits(5, *"ABC"), groups=headings))
    assert [group.key for group in panel.groups] == ["1", "2", "3", ""]
    assert [key for group in panel.groups for key, _ in group.options] == [""] * 15 + ["4"]
    assert panel.groups[0].at == "place:0 place:1 place:2 place:3 place:4"


def test_a_short_list_and_one_of_few_groups_stay_open() -> None:
    headings = tuple(GroupHeading(title, folds=True) for title in "ABC")
    assert not any(group.folded for group in panel_of(asked(*visits(3, *"ABC"), groups=headings)).groups)
    assert not any(group.folded for group in panel_of(asked(*visits(20, "A"), groups=headings)).groups)


def test_amounts_say_once_what_all_of_them_bring() -> None:
    """A row of prices has no room for it, and without it nobody knows what is bought."""
    paid, free = (OptionValue(effect=effect, chance=ChanceValue(0.5)) for effect in ("Economy improves", "Approval"))

    def html_with(*values: OptionValue) -> str:
        return draw(*[OptionPayload(at, f"{at}", group="D1", amount=at, value=one) for at, one in enumerate(values)])

    assert text_of(html_with(paid, paid)).count("Economy improves") == 1
    assert "Economy improves" not in text_of(html_with(paid, free))


def test_only_an_answer_to_what_was_announced_is_a_reaction() -> None:
    """A menu of standing orders makes no reaction of a question."""
    options = (OptionPayload(0, "Pass"), OptionPayload(1, "Pass all night", mutes=True))
    assert "Your turn" in text_of(draw(*options))
    assert "Your reaction" in text_of(draw(*options, reaction=True))


def test_chances_by_price_stand_in_a_small_table() -> None:
    value = OptionValue(short="Ike", group="Try Ohio", tries=(Try("free", 0.25), Try("$4M", 0.5)))
    said = text_of(draw(OptionPayload(0, "Try Ohio with Ike", value=value), groups=(GroupHeading("Try Ohio"),)))
    assert "chance if you spend free $4M" in said
    assert "Ike free 25% $4M 50%" in said


def asked(*options: OptionPayload, groups: tuple[GroupHeading, ...] = ()) -> DecisionPayload:
    return DecisionPayload(0, "Ann's ticket", "What now?", "Campaigning", True, options, groups=groups)
