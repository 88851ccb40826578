"""What a dictator is doing while everybody else waits."""

from collections.abc import Mapping

from resolute.engine.words import Words

DOING: Mapping[str, Words] = {
    "take_action": "is planning the next action",
    "answer": "may react",
    "confront": "is in Washington and may confront the president",
    "choose_place": "is choosing where to go",
    "aim_card": "is choosing a target for a card",
    "aim_ability": "is choosing a target for an ability",
    "discard_excess": "is discarding down to the limit",
    "choose_discard": "is choosing a card to discard",
    "discard_or_skip": "may discard a card or skip a turn",
    "search_discards": "is looking through the discards",
    "keep_one": "is choosing a card to keep",
    "take_from_hand": "is choosing a card to take",
    "choose_gift": "is choosing a card to give away",
    "give_in": "may discard a card or let it happen",
    "choose_road": "is choosing a road to block",
    "choose_obstacle": "is choosing a barrier to remove",
    "clear_the_way": "is choosing a barrier to remove",
    "choose_father": "is choosing a Founding Father to remove",
    "give_father_away": "is deciding about a Founding Father",
    "choose_ability": "is choosing an ability to copy",
    "choose_target": "is choosing a target to exchange",
    "keep_target": "is choosing a target to keep",
    "choose_president_card": "is choosing a presidential card",
    "draw_another": "is drawing a presidential card",
    "keep_presidential": "is choosing a presidential card to keep",
    "add_five": "may add 5 to the roll",
    "washington_or_washington": "is choosing where to go",
    "disarm_anywhere": "is choosing a target to disarm",
    "swap_two_meeples": "is choosing who swaps places",
    "become_somebody_else": "is choosing a dictator to become",
    "swap_dictators_with": "is choosing who to swap dictators with",
    "swap_everything_with": "is choosing who to swap everything with",
}
