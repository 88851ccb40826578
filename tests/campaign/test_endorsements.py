"""Going to Campaign Headquarters: Press Endorsement cards, and how the Undecided Voter stack is replenished."""

from __future__ import annotations

import pytest

from resolute.engine.frames import Seat, do
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.headquarters import HEADQUARTERS
from resolute.games.campaign.content.lookups import NATION
from resolute.games.campaign.content.states import REGION_STATES
from resolute.games.campaign.effects import Endorsement
from resolute.games.campaign.rules.endorsements import press_endorsement, win_undecided
from resolute.games.campaign.rules.headquarters import draw_headquarters_card
from resolute.games.campaign.rules.turns import end_turn
from tests.campaign.helpers import (
    ALL_BALLOTS,
    DEMOCRAT,
    EAST,
    MIDWEST,
    REPUBLICAN,
    SANDERS,
    VICE_PRESIDENT,
    Stage,
    ballots,
    begin,
    campaign,
    empty_decks,
    everything,
    fill,
    home_state_ballot,
    keep_in_deck,
    next_card,
    offered,
    pick,
    record,
    region_codes,
    seen,
    stack,
    stand,
    state,
    votes,
    worth,
)

ANYWHERE = tuple(NATION)


def endorse(t: Stage, dice: int, states: tuple[int, ...], seat: Seat = 0) -> Stage:
    """A seat draws an endorsement of so many dice for these states; afterward its turn ends."""
    t.state.turn = t.state.mover = seat
    return begin(t, do(press_endorsement, seat, dice, states), do(end_turn))


def test_example_six_of_nine_ballots_may_be_cast() -> None:
    """Press Endorsement, example: six cards are left in the decks, so of nine ballots six may be cast."""
    t = stack(campaign(), *ballots("IL", "IL", "OH", "OH", "MI", "MI", "NY", "NY", "PA"))
    keep_in_deck(t, 0, 4)
    keep_in_deck(t, 1, 2)
    top = t.state.undecided.cards
    endorse(t.dice(4, 5), 2, ANYWHERE)
    assert len(t.state.desk) == 9 and t.state.desk_room == 6
    for code in ("IL", "IL", "OH", "OH", "MI", "MI"):
        pick(t, code)
    assert t.asked == ("choose_region", 1)
    assert t.state.undecided.cards[3:6] == top[6:9]
    assert len(t.state.undecided) == 12
    assert t.state.ballots_left(REPUBLICAN) == t.state.ballots_left(DEMOCRAT) == 0
    assert everything(t) == ALL_BALLOTS


@pytest.mark.parametrize(("dice", "faces", "count"), [(1, (4,), 4), (2, (2, 3), 5)])
def test_the_dice_say_how_many_ballots_are_taken(dice: int, faces: tuple[int, ...], count: int) -> None:
    """Press Endorsement: a die or dice, as the card says; the ballots come from the top of the stack."""
    t = campaign()
    top = t.state.undecided.cards[:count]
    endorse(t.dice(*faces), dice, ANYWHERE)
    assert t.state.desk == top
    assert t.asked == ("cast_from_desk", 0)


def test_the_press_support_says_where() -> None:
    """Press Endorsement: Sanders has a fair press (4), so the card's middle ground counts."""
    card = next(one for one in HEADQUARTERS if one.kind == "minor_endorsement")
    assert isinstance(card.effect, Endorsement)
    t = stand(campaign(4), 0, SANDERS)
    next_card(t, "minor_endorsement", card.title)
    begin(t.dice(6), do(draw_headquarters_card, 0), do(end_turn))
    assert t.state.desk_states == card.effect.fair.states


def test_with_two_players_the_higher_press_support_counts() -> None:
    card = next(one for one in HEADQUARTERS if one.kind == "major_endorsement")
    assert isinstance(card.effect, Endorsement)
    low, *_, high = sorted((one for one in CANDIDATES if one.party == REPUBLICAN), key=lambda one: one.press)
    t = stand(campaign(), 0, low, high)
    next_card(t, "major_endorsement", card.title)
    begin(t.dice(6, 2), do(draw_headquarters_card, 0), do(end_turn))
    assert t.state.desk_states == card.effect.ground(high.press).states
    assert card.effect.ground(high.press) != card.effect.ground(low.press)


def test_ballots_may_be_cast_only_on_the_cards_ground() -> None:
    """Press Endorsement: region(s) or state(s) as indicated; the ballot must list the state."""
    t = stack(campaign(), *ballots("IL", "OH"))
    endorse(t.dice(2), 1, REGION_STATES[MIDWEST])
    assert offered(t) == {"IL", "OH"}


def test_each_ballot_cast_is_recorded_for_the_caster() -> None:
    """Press Endorsement; ruling 4.5: a Democratic ballot that a Republican casts counts for the Republicans."""
    (card,) = ballots("IL", party=DEMOCRAT, office=VICE_PRESIDENT)
    t = stack(campaign(), card)
    endorse(t.dice(1), 1, (state("IL"),))
    pick(t, "IL")
    assert record(t, REPUBLICAN, "IL") == "V" and record(t, DEMOCRAT, "IL") == ""
    assert votes(t, REPUBLICAN, "IL") == worth(card, "IL") and votes(t, DEMOCRAT, "IL") == 0


def test_what_cannot_or_will_not_be_cast_goes_to_the_bottom() -> None:
    """Press Endorsement: a full state cannot be used, and nobody need cast a ballot of low count."""
    cards = ballots("IL", "OH")
    t = fill(stack(campaign(), *cards), REPUBLICAN, "IL")
    endorse(t.dice(2), 1, REGION_STATES[MIDWEST])
    assert offered(t) == {"OH"}
    t.choose("Return the rest")
    assert t.state.undecided.cards[-2:] == cards
    assert len(t.state.undecided) == 12


def test_the_stack_is_replenished_one_card_a_player_beginning_with_the_drawer() -> None:
    """Replenishing: one card from each player's deck in turn until all cards cast have been replaced."""
    t = stack(campaign(4), *ballots("IL", "IL", "OH", "OH", "MI"))
    endorse(t.dice(5), 1, REGION_STATES[MIDWEST], seat=2)
    before = [len(player.deck) for player in t.state.players]
    for code in ("IL", "IL", "OH", "OH", "MI"):
        pick(t, code)
    taken = [was - len(player.deck) for was, player in zip(before, t.state.players, strict=True)]
    assert taken == [1, 1, 2, 1]


def test_replenishing_skips_empty_decks() -> None:
    """Ruling 4.5: an empty deck gives nothing, and the next gives more."""
    t = empty_decks(stack(campaign(4), *ballots("IL", "OH", "MI", party=DEMOCRAT)), 1, 2)
    before = [len(player.deck) for player in t.state.players]
    endorse(t.dice(3), 1, REGION_STATES[MIDWEST])
    for code in ("IL", "OH", "MI"):
        pick(t, code)
    taken = [was - len(player.deck) for was, player in zip(before, t.state.players, strict=True)]
    assert taken == [2, 0, 0, 1]


def test_replenishing_puts_unseen_cards_at_the_bottom() -> None:
    """Replenishing: players may not look at these ballots."""
    t = stack(campaign(), *ballots("IL"))
    rest = t.state.undecided.cards[1:]
    endorse(t.dice(1), 1, (state("IL"),))
    pick(t, "IL")
    assert t.state.undecided.cards[:-1] == rest
    card = t.state.undecided.cards[-1]
    for seat in (0, 1, None):
        assert f"ballot:{card}" not in seen(t, seat, "undecided")


def test_with_empty_decks_nothing_may_be_cast() -> None:
    """Replenishing: only as many ballots as can be replaced, and that may be none."""
    t = empty_decks(stack(campaign(), *ballots("IL", "OH")))
    stack_before = t.state.undecided.cards
    endorse(t.dice(2), 1, ANYWHERE)
    assert t.asked == ("choose_region", 1), "nobody is asked to cast no ballots"
    assert t.state.undecided.cards == (*stack_before[2:], *stack_before[:2])
    assert any(line.endswith("may cast none: the decks are empty and can't replace them.") for line in t.story)


def test_replenishing_can_bring_the_home_stretch() -> None:
    t = keep_in_deck(stack(campaign(), *ballots("IL")), 0, 1)
    begin(t, do(win_undecided, 0, 1, (state("IL"),)), do(end_turn))
    pick(t, "IL")
    assert t.state.home_stretch


def test_a_home_state_ballot_from_the_stack_is_for_the_casters_home() -> None:
    """Ruling 4.6: whoever's it was, it counts in the caster's own home state, unrecorded."""
    card = home_state_ballot(DEMOCRAT)
    t = stack(stand(campaign(4), 0, SANDERS), card)
    endorse(t.dice(1), 1, ANYWHERE)
    assert offered(t) == {"KY"}
    pick(t, "KY")
    assert record(t, REPUBLICAN, "KY") == "" and votes(t, REPUBLICAN, "KY") == worth(card, "KY")


def test_a_home_state_ballot_must_be_on_the_cards_ground() -> None:
    t = stack(stand(campaign(4), 0, SANDERS), home_state_ballot(DEMOCRAT))
    endorse(t.dice(1), 1, REGION_STATES[EAST])
    assert "KY" not in region_codes(EAST)
    assert offered(t) == set()


def test_fewer_undecided_voters_than_the_dice_say() -> None:
    """Press Endorsement: no more can be taken than there are."""
    t = campaign()
    t.state.undecided.cards = t.state.undecided.cards[:2]
    endorse(t.dice(6, 6), 2, ANYWHERE)
    assert len(t.state.desk) == 2
