"""What a lobby is doing while everybody else waits."""

from collections.abc import Mapping

from resolute.engine.words import Words

DOING: Mapping[str, Words] = {
    "choose_lobby": "is choosing a lobby",
    "assign_state": "is choosing who gets a state",
    "lay_under": "is choosing who gets a card",
    "declare_party": "is choosing a party for a politician",
    "choose_rival": "is choosing a rival for a card",
    "choose_generic": "is choosing a politician for a card",
    "choose_for_the_bag": "is choosing a politician for a card",
    "choose_tucked": "is choosing an executive card",
    "choose_pawns": "is choosing pawns for the bag",
    "choose_discard": "is choosing a card to discard",
    "choose_crisis": "is choosing a crisis",
    "name_vice_president": "is choosing a Vice President",
    "name_secretary": "is choosing a Secretary of State",
    "choose_mate": "is choosing a running mate",
    "answer_offer": "is answering an offer",
    "run_again": "is deciding whether to run again",
    "take_turn_in_primaries": "is campaigning in the primaries",
    "give_more": "is giving electors away",
    "must_declare": "must declare a candidate",
    "bid": "is bidding",
    "vote_on_impeachment": "is voting on the impeachment",
    "take_laid_card": "is choosing a card to take",
    "move_to": "is choosing who gets a card",
    "take_initiative": "is taking the initiative",
    "turn_more": "may switch another politician to the other party",
    "plan_attempt": "is planning campaign expenses",
    "try_again": "is deciding whether to try again",
}
