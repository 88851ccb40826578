"""What the header, the goal line and the end of an election say."""

from __future__ import annotations

from resolute.games.campaign.words.ballots import in_millions

IF_IT_ENDED_NOW = "If it ended now"
FROM_WHAT_YOU_KNOW = "from what you know"
FROM_WHAT_IS_PUBLIC = "from what everyone sees"
HOW = "How?"
FINAL_COUNT = "Final count"
GOAL = "Goal"
YOU, THEY = "you", "they"
THE_REPUBLICANS, THE_DEMOCRATS = "Republicans", "Democrats"


def if_it_ended_now(whose: str) -> str:
    """Whose score it is, and that it is a projection."""
    return f"{whose}, if it ended now"


def running_with(name: str) -> str:
    """The candidate for vice president, below the one for president."""
    return f"with {name}"


def elects(majority: int) -> str:
    """How many electoral votes are needed."""
    return f"{majority} elects"


def goal(majority: int | None) -> str:
    """How the election is won."""
    if majority is None:
        return "Most votes win, with bonuses for campaigning in the most states."
    return f"{majority} electoral votes."


def basis(watching: bool, electoral: bool, secret: int) -> list[str]:
    """What the projection is made from, in sentences."""
    if watching:
        said = ["All ballots are face down, so each counts as the average of what it could be worth."]
    else:
        said = ["Your own votes are exact."]
    said.append(
        "You see only the seal of their ballots: each could be any such ballot for that state you haven’t seen."
    )
    if electoral:
        said.append("Untouched states go where they lean.")
    else:
        said.append("The bonus for campaigning in the most states counts as it stands now.")
    said.append("In 8 of 10 cases the count is within the range. It ignores what is still to come.")
    if secret:
        ballots = "one ballot" if secret == 1 else f"{secret} ballots"
        said.append(f"After a debate, {ballots} went in secretly: each counts wherever in its region it could be.")
    said.append("The others' absentee ballots are left out.")
    return said


Figures = list[tuple[str, bool]]
"""Words one after the other, each with whether it is a figure that stands out."""


def likely(low: int, high: int, watching: bool, electoral: bool, open_votes: int) -> Figures:
    """Between which figures the count lies in 8 cases of 10."""
    whose = " for the Republicans" if watching else ""
    if not electoral:
        if low == high:
            return [(_ahead(low), True), (whose, False)]
        return [
            (_ahead(low), True),
            (" to ", False),
            (_ahead(high), True),
            (f"{whose} in 8 of 10 cases", False),
        ]
    still_open = f"; {open_votes} still open" if open_votes else ""
    if low == high:
        return [(str(low), True), (f"{whose}, almost certainly{still_open}", False)]
    return [(f"{low} to {high}", True), (f"{whose} in 8 of 10 cases{still_open}", False)]


def _ahead(votes: int) -> str:
    if votes == 0:
        return "tied"
    return f"{in_millions(abs(votes))} {'ahead' if votes > 0 else 'behind'}"


def campaigned(own: str, ours: int, theirs: str, others: int, *, alone: bool) -> Figures:
    """In how many states both have campaigned; shorter, where more is to be said."""
    return [
        ("States campaigned in: " if alone else "States: ", False),
        (f"{own} {ours}", True),
        (f", {theirs} {others}", False),
    ]


def lead(own: str, ours: int, theirs: str, others: int) -> str:
    """What having campaigned in more states brings."""
    if ours == others:
        return ""
    ahead, by = (own, ours - others) if ours > others else (theirs, others - ours)
    return f"({ahead} lead: +{by} absentee)"


def debates(ours: int, others: int) -> Figures:
    """How many debates both have won."""
    return [(" · Debates won ", False), (str(ours), True), (f"–{others}", False)]


def funds(ours: int, others: int) -> Figures:
    """What both have in the bank."""
    return [(" · Funds ", False), (f"${ours}M", True), (f"–${others}M", False)]


# The end


def margin(votes: int) -> str:
    """By how many votes a state was won: thousands, or millions if there are many."""
    return f"{votes / 1_000_000:.1f}M" if votes >= 1_000_000 else f"{round(votes / 1000)}K"


def most_states(region: str) -> str:
    """What votes were added for."""
    return f"Most states in the {region}" if region else "Most states in the nation"


def other_tally(own: int | None, other: list[int], counted: list[int], *, electoral: bool) -> str:
    """Who would have won by the other tally, beside who did."""
    name = "popular" if electoral else "electoral"
    if other[0] == other[1]:
        return f"The {name} vote is tied."
    ahead, won = int(other[1] > other[0]), int(counted[1] > counted[0])
    whom = ("The Republicans", "The Democrats")[ahead] if own is None else "You" if ahead == own else "They"
    verb = "win" if counted[0] != counted[1] and ahead == won else "would have won"
    return f"{whom} {verb} the {name} vote{' too' if verb == 'win' else ''}."


def without(states: list[str], left: int, others: int) -> str:
    """What the count would be if the winner had lost a few close states."""
    named = states[0] if len(states) == 1 else f"{', '.join(states[:-1])} and {states[-1]}"
    return f"Without {named} it is {left}–{others}."
