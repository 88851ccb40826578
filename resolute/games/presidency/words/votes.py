"""What rules/votes says: labels, prompts, reasons and sentences."""

from __future__ import annotations

WHO_CHOOSES_FIRST = "Who chooses the first bill to vote on"
WHICH_BILL_IS_VOTED_ON = "Which bill is voted on?"
STRONG_OPPOSITION = "Strong opposition: it cannot be passed"
ALREADY_VOTED_ON_THIS_SEGMENT = "Already voted on this segment"
YOUR_BILL = "Your bill"
THE_OPPONENTS_BILL = "The opponents' bill"
LANDMARK_LEGISLATION = "landmark legislation"
A_GOOD_LAW = "a good law"
SIGN = "Sign"
A_NEW_FRIEND = "a new friend in Congress"
A_NEW_OPPONENT = "a new opponent in Congress"
A_FREE_ACTION = "a free action at the end of the session"
VETO = "Veto"


def vote_on(label: object) -> str:
    return f"Vote on {label}"


def sign_prompt(whose: object, label: object, what: object) -> str:
    return f"{whose} {label} has passed and would be {what}. Do you sign it?"
