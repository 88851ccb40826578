"""Why something cannot be done now."""

IN_OFFICE = "Not while you hold an office"
NO_MATCHING_CRISIS = "No crisis with this symbol on the board"
NEEDS_A_VOTE = "Only in a state attempt or an election"
ONLY_AN_ANSWER = "You'll be asked when it applies"
NO_EFFECT = "It would have no effect now"
EMPTY_PILE = "The pile is empty"
NO_POLITICIAN = "You have no politician"
