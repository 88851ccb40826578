"""What a lobby is doing while everybody else waits."""

from collections.abc import Mapping

from resolute.engine.words import Words

DOING: Mapping[str, Words] = {
    # Most lobbies are plural ("Farmers", "Banks"), so no verb here shows its number.
    "choose_lobby": "must choose a lobby",
    "assign_state": "must choose who gets a state",
    "lay_under": "must choose who gets a card",
    "declare_party": "must choose a party for a politician",
    "choose_rival": "must choose a rival for a card",
    "choose_generic": "must choose a politician for a card",
    "choose_for_the_bag": "must choose a politician for a card",
    "choose_tucked": "must choose an executive card",
    "choose_pawns": "must choose pawns for the bag",
    "choose_discard": "must choose a card to discard",
    "choose_crisis": "must choose a crisis",
    "name_vice_president": "must choose a Vice President",
    "name_secretary": "must choose a Secretary of State",
    "choose_mate": "must choose a running mate",
    "answer": "may respond",
    "answer_offer": "must answer an offer",
    "run_again": "must decide whether to run again",
    "take_turn_in_primaries": "must act in the primaries",
    "give_more": "may give more electors",
    "must_declare": "must declare a candidate",
    "bid": "may spend or pass",
    "vote_on_impeachment": "must vote on the impeachment",
    "take_laid_card": "must choose a card",
    "move_to": "must choose who gets a card",
    "take_initiative": "may act: it is their initiative",
    "turn_more": "may switch another politician to the other party",
    "plan_attempt": "must choose how much to spend",
    "try_again": "may try for the state again",
}
