"""What view says: labels, prompts, reasons and sentences."""

from __future__ import annotations

YOUR_PARTY = "your party"
THE_OPPONENTS = "the opponents"
THE_PRESIDENT = "The President"
THE_NATION = "The nation"
FRIENDS_IN_CONGRESS = "Friends in Congress"
OPPONENTS_IN_CONGRESS = "Opponents in Congress"
PENDING_BILLS = "Pending bills"
LEGISLATION_OF_THIS_PRESIDENCY = "Legislation of this presidency"
UNUSED_BILLS = "Unused bills"
GROUPS_AT_HOME = "Terror groups in the United States"
CRISIS_CHITS_OF_THIS_YEAR = "Crisis chits of this year"
NATIONS = "Nations"
ECONOMIES_AND_RELATIONS = "Economies and relations"
CANDIDATES = "Candidates"
YEAR = "Year"
FIRST_YEAR = "In office since year"
DIFFICULTY = "Difficulty"
PHASE = "Phase"
SEGMENT = "Segment"
CONTROL_OF_CONGRESS = "Control of Congress"
COOPERATION = "Cooperation"
APPROVAL_VALUE = "Approval value"
CORE_SUPPORT = "Core support"
FRIENDS_ALLOWED = "Friends allowed"
MEDIA_SLANT = "Media slant"
UN_GOODWILL = "UN goodwill"
WORLD_OPINION_MODIFIER = "World opinion, for UN actions"
WARS = "Wars"
ACTIONS_LEFT = "Actions left"
THE_PRESIDENCY = "The presidency"
THE_WHITE_HOUSE = "The White House"
THE_PRESIDENT_AND_THE_CABINET = "The President and the cabinet"
FOCUS_OF_THE_CABINET = "Focus of the cabinet"
CAMPAIGN_PROMISE = "Campaign promise"
SUPREME_COURT = "Supreme Court"
TRENDS = "Trends"
STRATEGIC_CAPABILITIES = "Strategic capabilities"


def evaluation_of_year(year: object) -> str:
    return f"Evaluation of year {year}"


def public(place: object) -> str:
    return f"Public {place}"


def administration(place: object) -> str:
    return f"Administration {place}"


def a_seat_is_vacant_or(label: object, label_2: object) -> str:
    return f"a seat is vacant: {label} or {label_2}"


def russia_china(russia: object, china: object) -> str:
    return f"Russia {russia}, China {china}"


REWARD = "Reward"
REWARDS = {"approval": "{}%", "action_points": "{} AP", "legacy_points": "{} legacy"}
"""What laws bring that somebody wanted, by the key of the track."""


def rewarded(track: str, by: str) -> str:
    return REWARDS[track].format(by)
