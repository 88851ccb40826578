"""The fifteen tokens of nuclear zone 4. (Nuclear Zone 4)"""

from __future__ import annotations

from resolute.games.dictators.content.map import FACILITIES, NUMBER, PLACES
from resolute.games.dictators.content.printed import Kind
from resolute.games.dictators.content.tokens import TOKENS
from resolute.games.dictators.library import DICTATORS, KIND
from resolute.games.dictators.state import ON_THE_BOARD
from tests.dictators.staging import (
    Stage,
    aim_at,
    begin_in,
    block,
    dictator,
    hand,
    have_disarmed,
    hold,
    in_front,
    names,
    next_president,
    on_top,
    player,
    president,
    put,
    stage,
    where,
)


def _with(token: int, *dictators: str, seats: int = 2) -> Stage:
    """The player whose turn it is has this token."""
    t = stage(*dictators, seats=seats)
    s = t.state
    s.map_tokens = tuple(0 if one == token else one for one in s.map_tokens)
    s.spare_tokens = tuple(one for one in s.spare_tokens if one != token)
    player(t, 0).tokens = (token,)
    return t.run()


def test_a_token_comes_with_a_facility_of_zone_4() -> None:
    """It is taken from the facility, kept secret, and does not count for the president."""
    t = aim_at(put(stage(), 0, "Veracruz"), 0, "Veracruz").dice(3)
    at = FACILITIES[4].index(NUMBER["Veracruz"])
    token = t.state.map_tokens[at]
    t.choose("Try to disarm Laguna Verde reactors")
    assert player(t, 0).tokens == (token,) and t.state.map_tokens[at] == 0
    assert player(t, 0).facilities == 0
    assert not [entry for entry in t.table.journal_for(1) if entry.kind == "token_is"]


def test_token_i_moves_to_either_washington() -> None:
    """I: Washington State or Washington D.C., free, and spent."""
    t = _with(1)
    t.choose("Use token I")
    assert set(t.labels) >= {"Seattle, Washington", "Richland, Washington"}
    t.choose("Washington D.C.")
    assert where(t, 0) == "Washington" and player(t, 0).tokens == () and t.state.actions == 3


def test_token_i_leads_nowhere_where_you_are_already() -> None:
    t = put(_with(1), 0, "Seattle").choose("Use token I")
    assert t.labels == ["Richland, Washington", "Washington D.C."]


def test_token_i_cannot_be_canceled() -> None:
    """The effect of a token cannot be canceled in any way."""
    t = hold(_with(1), 1, "Flat Tire", "Veto", "Supreme Court", "Diplomatic Immunity")
    t.choose("Use token I", "Seattle, Washington")
    assert where(t, 0) == "Seattle" and t.asked == ("take_action", 0)


def test_tornado_follows_the_move_of_a_token() -> None:
    """Rulings: after an opponent moves, whatever moved them; what the token did is not taken back."""
    t = hold(_with(1), 1, "Tornado Season").choose("Use token I", "Washington D.C.")
    assert t.asked == ("answer", 1)
    t.choose("Play Tornado Season", "Baltimore, Maryland")
    assert where(t, 0) == "Baltimore" and t.asked == ("take_action", 0)


def test_tornado_follows_token_vi_only_when_it_has_done_everything() -> None:
    """Three meeples go around; then the opponents who were moved can be blown on, by whoever holds the card."""
    t = put(put(_with(6, seats=3), 1, "Richmond"), 2, "Miami")
    hold(t, 0, "Tornado Season").choose("Use token VI", "Napoleon and Caligula", "Caligula and Louis")
    assert [where(t, seat) for seat in range(3)] == ["Richmond", "Miami", "Denver"]
    assert t.asked == ("answer", 0)
    t.choose("Play Tornado Season", "Atlanta, Georgia")
    assert [where(t, seat) for seat in range(3)] == ["Richmond", "Atlanta", "Denver"]


def test_token_vi_that_is_left_at_once_moves_nobody() -> None:
    t = hold(put(_with(6), 1, "Miami"), 0, "Tornado Season").choose("Use token VI", "Done")
    assert t.asked == ("take_action", 0) and hand(t, 0) == ["Tornado Season"]


def test_token_v_is_no_move_for_a_tornado() -> None:
    """People change, the meeples stay where they are."""
    t = hold(hold(put(stage(seats=3), 1, "Miami"), 2, "Tornado Season"), 1, "EMP")
    player(t, 0).tokens = (5,)
    t.run().choose("Use token V", "Swap with Caligula")
    assert where(t, 0) == "Miami" and t.asked == ("take_action", 0)


def test_token_ii_disarms_anywhere() -> None:
    """II: one of the own facilities, without a roll, and nobody can prevent it."""
    t = hold(aim_at(_with(2), 0, "Minot"), 1, "Rearmament", "Safety Inspection")
    t.choose("Use token II", "Disarm Minot missile fields")
    assert player(t, 0).disarmed == (NUMBER["Minot"],) and t.asked == ("take_action", 0)


def test_token_iii_adds_five_after_the_roll() -> None:
    """Two disarmed: 13 fails; 13 with token III is 18 and wins."""
    ready = ("Denver", "Omaha")
    t = next_president(have_disarmed(aim_at(_with(3, "Ivan", "Mary"), 0, *ready), 0, *ready), "At the Desk")
    begin_in(t, "Washington").dice(13).choose("Confront the president")
    assert t.asked == ("add_five", 0)
    t.choose("Use token III")
    assert t.table.outcome is not None and t.table.outcome.winners == (0,)


def test_token_iii_may_be_kept() -> None:
    """You may choose to use it; once used it is gone."""
    t = next_president(_with(3, "Ivan", "Caligula"), "At the Desk")
    begin_in(t, "Washington").dice(13).choose("Confront the president", "Keep the roll")
    assert player(t, 0).tokens == (3,) and t.asked == ("take_action", 1)


def test_token_iv_swaps_with_the_deck() -> None:
    """IV: another dictator of one's choice, from those whom nobody plays."""
    t = _with(4)
    t.choose("Use token IV")
    assert len(t.labels) == 12 and "Caligula “Horse Senator”" not in t.labels
    t.choose("Genghis “Khan't Stop”")
    assert player(t, 0).dictator == dictator("Genghis") and dictator("Napoleon") in t.state.dictators


def test_token_iv_and_xii_bring_a_fresh_ability() -> None:
    """What the old dictator has done this turn does not bar what the new one can do."""
    for token, numeral, become in ((4, "IV", "Qin “Another Brick”"), (12, "XII", "Become Attila")):
        t = hold(_with(token, "Napoleon", "Attila"), 1, "Veto")
        t.choose("Napoleon: March on", "Wichita, Kansas")
        put(t, 1, "Wichita").choose(f"Use token {numeral}", become)
        assert [label for label in t.labels if label.startswith(("Qin:", "Attila:"))]


def test_token_xii_once_per_game_is_once_for_each_player() -> None:
    """Rulings: Caligula has asked the horse; whoever becomes Caligula may still ask it."""
    t = aim_at(aim_at(_with(12, "Napoleon", "Caligula"), 0, "Omaha"), 1, "Minot")
    player(t, 1).used = ("dictator/caligula/ask-the-horse",)
    t.choose("Use token XII", "Become Caligula")
    assert "Caligula: Ask the horse" in t.labels


def _receive_fifth(*seats: str) -> Stage:
    """The player whose turn it is disarms the facility on which token V lies."""
    t = aim_at(put(stage(*seats), 0, "Veracruz"), 0, "Veracruz")
    s = t.state
    at = FACILITIES[4].index(NUMBER["Veracruz"])
    tokens = [token for token in (*s.map_tokens, *s.spare_tokens) if token != 5]
    tokens.insert(at, 5)
    s.map_tokens, s.spare_tokens = tuple(tokens[:9]), tuple(tokens[9:])
    return hold(t, 0, "Amtrak").dice(3).choose("Try to disarm Laguna Verde reactors")


def test_token_v_swaps_everything() -> None:
    """V: dictator, hand, nuclear cards, meeple, tokens, cards in play; the user finishes the turn."""
    t = put(hold(_receive_fifth(), 1, "EMP"), 1, "Washington")
    mine, theirs = player(t, 0), player(t, 1)
    theirs.skips = 1
    t.choose("Use token V", "Swap with Caligula")
    assert player(t, 0) is theirs and player(t, 1) is mine
    assert hand(t, 0) == ["EMP"] and where(t, 0) == "Washington" and player(t, 0).skips == 1
    assert t.asked == ("take_action", 0) and t.state.actions == 1 and mine.tokens == ()


def test_token_v_only_in_the_turn_it_is_received() -> None:
    """In a later turn it does nothing."""
    t = _receive_fifth()
    assert [label for label in t.labels if label.startswith("Use token V")]
    t.choose("End your turn", "End your turn")
    assert t.asked == ("take_action", 0) and player(t, 0).tokens == (5,)
    assert not [label for label in t.labels if label.startswith("Use token V")]


def test_token_vi_swaps_meeples() -> None:
    """VI: any number of meeples swap places."""
    t = put(put(_with(6, seats=3), 1, "Washington"), 2, "Miami")
    t.choose("Use token VI", "Napoleon and Caligula", "Caligula and Louis")
    assert [where(t, seat) for seat in range(3)] == ["Washington", "Miami", "Denver"]


def test_token_vii_keeps_a_presidential_card() -> None:
    """VII: one of five is kept face down and can be drawn once instead of a card from the deck."""
    five = ("OOPS", "At the Desk", "Fire Drill", "Golf in Florida", "Nuclear Football")
    t = next_president(_with(7, "Ivan", "Caligula"), *five)
    t.choose("Use token VII")
    assert t.labels == list(five)
    t.choose("At the Desk")
    assert player(t, 0).kept_card == president("At the Desk") and len(t.state.presidential) == 11
    begin_in(t, "Washington").dice(5).choose("Confront the president with the card you kept: At the Desk")
    assert player(t, 0).kept_card == -1 and president("At the Desk") in t.state.presidential_discards


def test_faq_token_viii_cards_are_free_and_sure_this_turn() -> None:
    """FAQ: played for free in this turn they cannot be countered; events among the six go back."""
    t = on_top(_with(8), "Foreign Aid", "DEFCON", "EMP", "Hacker", "Amtrak", "Stealth Fighter")
    hold(t, 1, "Veto", "Tornado Season")
    t.choose("Use token VIII")
    assert hand(t, 0) == ["Foreign Aid", "EMP", "Hacker", "Amtrak", "Stealth Fighter"] and t.state.defcon == 5
    t.choose("Play EMP", "Colorado")
    assert player(t, 1).skips == 1 and t.state.actions == 3
    t.choose("Play Foreign Aid")
    assert t.state.actions == 3


def test_faq_token_viii_cards_can_be_countered_later() -> None:
    """FAQ: in a later turn they cost what they cost and can be countered as usual."""
    t = on_top(hold(_with(8), 1, "Veto"), "Foreign Aid", "EMP", "Hacker", "Amtrak", "Engineer", "Bribery")
    t.choose("Use token VIII", "End your turn", "Discard Bribery", "End your turn")
    t.choose("Play Foreign Aid")
    assert t.asked == ("answer", 1) and t.state.actions == 2


_FIVE = ("EMP", "Hacker", "Amtrak", "Stealth Fighter", "Bribery")


def _free(first: str, *held: str) -> Stage:
    """Token VIII has revealed this card and five others, and the opponent holds these."""
    t = on_top(hold(_with(8), 1, *held), first, *_FIVE)
    return t.choose("Use token VIII")


def test_token_viii_what_others_play_on_a_free_card_can_be_answered() -> None:
    """Only the free card is sure: a tornado on its move can be overruled like any other."""
    t = on_top(hold(_with(8), 1, "Tornado Season"), "Road Trip", *_FIVE)
    hold(t, 0, "Supreme Court").choose("Use token VIII", "Play Road Trip", "Cheyenne, Wyoming")
    assert t.asked == ("answer", 1)
    t.choose("Play Tornado Season")
    assert t.asked == ("answer", 0) and t.decision.prompt.startswith("Caligula plays Tornado Season")
    t.choose("Play Supreme Court")
    assert where(t, 0) == "Cheyenne" and t.asked == ("take_action", 0)


def test_token_viii_what_comes_of_a_free_card_can_be_answered() -> None:
    """A DEFCON card that a free card draws is answered as usual; so is a die."""
    t = on_top(_free("Foreign Aid", "Crossed Wires"), "DEFCON").choose("Play Foreign Aid")
    assert t.asked == ("answer", 1)
    t.choose("Play Crossed Wires")
    assert t.state.defcon == 5
    t = aim_at(_free("Engineer", "Loaded Dice", "Safety Inspection", "Rearmament"), 0, "Denver").dice(6, 5)
    t.choose("Play Engineer")
    assert t.asked == ("answer", 1) and "Play Loaded Dice" in t.labels
    t.choose("Play Loaded Dice")
    assert player(t, 0).facilities == 1, "neither the attempt nor what it brings can be called off"


def test_token_viii_no_flat_tire_takes_a_free_move_back() -> None:
    """That would counter the card in effect; a tornado only moves on whoever has moved."""
    t = _free("Road Trip", "Flat Tire").choose("Play Road Trip", "Cheyenne, Wyoming")
    assert where(t, 0) == "Cheyenne" and t.asked == ("take_action", 0)
    t.choose("Travel to Denver, Colorado")
    assert t.asked == ("answer", 1), "the travel is no free card"


def test_token_viii_a_revealed_interruption_cannot_be_countered_this_turn() -> None:
    """FAQ: revealed and played in this turn it is sure; in a later turn it is like any other."""
    t = on_top(hold(hold(_with(8), 0, "Hitchhiker"), 1, "Veto", "Supreme Court"), "Supreme Court", *_FIVE)
    t.choose("Use token VIII", "Play Hitchhiker", "Play Veto", "Play Supreme Court")
    assert t.asked == ("choose_place", 0) and hand(t, 1) == ["Supreme Court"]
    t = on_top(hold(hold(_with(8), 0, "Road Trip"), 1, "Veto", "Supreme Court"), "Supreme Court", *_FIVE)
    t.choose("Use token VIII", "End your turn", "Discard Bribery", "Discard EMP", "End your turn")
    t.choose("Play Road Trip", "Play Veto", "Play Supreme Court")
    assert t.asked == ("answer", 1) and "Play Supreme Court" in t.labels


def test_token_viii_only_the_revealed_cards_are_free() -> None:
    """Equal ones that were in hand before, are drawn later, or come with token V, cost what they cost."""
    t = on_top(hold(_with(8), 0, "Foreign Aid"), "Foreign Aid", *_FIVE).choose("Use token VIII")
    assert not t.option("Play Foreign Aid").cost
    t.choose("Play Foreign Aid")
    assert t.state.actions == 3 and t.option("Play Foreign Aid").cost == "1 action"
    t = on_top(_free("Road Trip"), "Roger Sherman", "Road Trip").choose("Draw a card", "Give Road Trip")
    t.choose("Draw a card")
    assert t.option("Play Road Trip").cost == "1 action"
    t = on_top(hold(_with(8), 0, "Road Trip"), "Road Trip", *_FIVE).choose("Use token VIII")
    on_top(t, "Roger Sherman").choose("Draw a card", "Give Road Trip")
    assert not t.option("Play Road Trip").cost, "of two the other was given away"


def test_token_viii_and_then_v() -> None:
    """What V brings is not what VIII has revealed."""
    t = _with(8)
    player(t, 0).tokens = (8, 5)
    t = on_top(hold(t.run(), 1, "Road Trip", "Veto"), "Road Trip", *_FIVE)
    t.choose("Use token VIII", "Use token V", "Swap with Caligula")
    assert t.option("Play Road Trip").cost == "1 action"
    t.choose("End your turn")
    assert t.option("Play Road Trip").cost == "1 action"


def test_token_viii_and_john_adams() -> None:
    """A token's effect cannot be canceled: the revealed cards may be played whoever forbids such cards."""
    t = on_top(in_front(hold(_with(8), 0, "EMP"), 0, "John Adams", 2), "Foreign Aid", "Golden Toolbox", *_FIVE[1:])
    t.choose("Use token VIII")
    assert t.barred["Play EMP"] == "Blocked by John Adams", "this one was in hand before"
    t.choose("Play Golden Toolbox", "Play Foreign Aid")
    assert names(player(t, 0).in_play) == ["John Adams", "Golden Toolbox"] and t.state.actions == 3


def test_token_viii_and_benjamin_franklin() -> None:
    """A revealed interruption may be played, too; an equal one that was in hand before may not."""
    t = in_front(hold(_with(8), 1, "Veto", "Veto"), 0, "Benjamin Franklin", 3)
    on_top(hold(t, 0, "Hitchhiker", "Foreign Aid", "Supreme Court"), "Supreme Court", *_FIVE)
    t.choose("Use token VIII", "Play Hitchhiker", "Play Veto")
    assert t.asked == ("answer", 0)
    t.choose("Play Supreme Court", "Let it happen", "Cheyenne, Wyoming", "Play Foreign Aid", "Play Veto")
    assert t.asked == ("take_action", 0) and "Supreme Court" in hand(t, 0), "the other one is forbidden"


def test_token_viii_and_james_madison() -> None:
    """Free is free."""
    t = on_top(in_front(_with(8), 0, "James Madison", 3), "Foreign Aid", *_FIVE).choose("Use token VIII")
    t.choose("Play Foreign Aid")
    assert t.state.actions == 3


def test_token_x_deals_gifts() -> None:
    """X: each opponent gets one of three command cards and three Founding Fathers; the rest goes into the deck."""
    t = on_top(_with(10, seats=3), "Amtrak", "EMP", "Hacker")
    size, fathers = len(t.state.command), len(t.state.fathers)
    t.choose("Use token X")
    got = [len(hand(t, seat)) + len(player(t, seat).in_play) for seat in (1, 2)]
    immediate = len(t.state.father_discards)
    assert sum(got) + immediate >= 2 and len(t.state.fathers) == fathers - 3
    assert len(t.state.command) <= size + 3 - 2
    assert len(hand(t, 0)) == 0


def test_token_xi_clears_the_facilities() -> None:
    """XI: all tokens leave the board; disarming there brings nothing any more."""
    t = aim_at(put(_with(11), 0, "Veracruz"), 0, "Veracruz")
    t.choose("Use token XI")
    assert not any(t.state.map_tokens)
    t.dice(6).choose("Try to disarm Laguna Verde reactors")
    assert player(t, 0).tokens == () and player(t, 0).disarmed == (NUMBER["Veracruz"],)


def test_token_xi_empties_the_trident() -> None:
    """Its warheads are zone 4 tokens on the board, too; it stays a place without any."""
    t = put(_with(11), 0, "Trident")
    t.state.trident, t.state.warheads = ON_THE_BOARD, 2
    t.run().choose("Use token XI")
    assert t.state.warheads == 0 and where(t, 0) == "Trident"
    assert not [label for label in t.labels if label.startswith("Try to disarm")]


def test_token_xi_works_while_only_the_trident_has_any() -> None:
    t = _with(11)
    t.state.map_tokens = (0,) * len(t.state.map_tokens)
    assert t.run().barred["Use token XI: remove all zone 4 tokens from the board"] == "No token is left on the board"
    t.state.trident, t.state.warheads = ON_THE_BOARD, 1
    t.run().choose("Use token XI")
    assert t.state.warheads == 0


def test_token_xii_swaps_dictators() -> None:
    """XII: only the dictator cards are swapped."""
    t = hold(_with(12), 0, "Amtrak")
    t.choose("Use token XII", "Become Caligula")
    assert [DICTATORS[one.dictator].name for one in t.state.players] == ["Caligula", "Napoleon"]
    assert hand(t, 0) == ["Amtrak"]


def test_token_xiii_gives_a_father_away() -> None:
    """XIII: a Founding Father that is drawn or received goes to an opponent, in anyone's turn."""
    t = on_top(_with(13, seats=3), "Thomas Paine").choose("Draw a card")
    assert t.asked == ("give_father_away", 0)
    t.choose("Pass the card to Louis")
    assert names(player(t, 2).in_play) == ["Thomas Paine"] and player(t, 0).tokens == ()


def test_token_xiii_may_be_kept_back() -> None:
    """It need not be used."""
    t = on_top(_with(13), "Thomas Paine").choose("Draw a card", "Keep the card")
    assert names(player(t, 0).in_play) == ["Thomas Paine"] and player(t, 0).tokens == (13,)


def test_token_xiv_draws_ten() -> None:
    """XIV: ten cards; events among them are shuffled back."""
    t = on_top(_with(14), "DEFCON", "Amtrak")
    t.choose("Use token XIV")
    assert len(hand(t, 0)) == 9 and t.state.defcon == 5
    assert any(KIND[card] == Kind.DEFCON for card in t.state.command)


def test_token_xv_opens_roads_and_skies() -> None:
    """XV: any number of roadblocks and no-fly zones."""
    t = _with(15)
    block(t, ("Denver", "Wichita"), ("Bangor", "Concord"))
    t.state.no_fly = 1 << 3
    t.run().choose(
        "Use token XV", "The roadblock from Denver to Wichita", "The no-fly zone of the Central time zone", "Done"
    )
    assert len(t.state.roadblocks) == 1 and t.state.no_fly == 0


def test_tokens_without_a_use_of_their_own() -> None:
    """III, IX and XIII are not offered in the turn: each has its own moment."""
    for token in (3, 9, 13):
        t = _with(token)
        assert not [label for label in t.labels if label.startswith("Use token")]
        assert TOKENS[token]


def test_zone_4_is_canada_and_mexico() -> None:
    """Nine facilities with a token each, six tokens beside the board."""
    t = stage()
    assert all(PLACES[place].country in ("Canada", "Mexico") for place in FACILITIES[4])
    assert len(t.state.map_tokens) == 9 and len(t.state.spare_tokens) == 6
    assert sorted((*t.state.map_tokens, *t.state.spare_tokens)) == list(range(1, 16))
