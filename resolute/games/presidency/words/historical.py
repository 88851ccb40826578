"""What the historical starts say: titles, introductions, their own rules, what wins them, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

TITLES: Mapping[str, str] = {
    "2001": "2001: A Quiet January",
    "2009": "2009: The Morning After",
    "2017": "2017: A House Divided",
    "2020": "2020: The Long Year",
}
INTRODUCTIONS: Mapping[str, tuple[str, ...]] = {
    "2001": (
        "A court had to decide your election, and the boom is running out of steam. Abroad it is quiet. But in a "
        "mountain valley, and in a few rented rooms at home, people are working on a plan for the fall.",
        "At the start of phase 3 of your first year the plan comes to light. Find the cell at home first: while a "
        "group is in the United States, a check of homeland security decides.",
        "The regime in the mountains fights with strength 6. Before September a war on it costs 3 more action points. "
        "After an attack your first war on it has surprise, and NATO adds 2 strength.",
        "Two fronts: while you fight two wars or more, each war progress costs an action point.",
    ),
    "2009": (
        "Banks are failing, two wars go on, and people expect more than any President can deliver. Congress is yours, "
        "for now: the midterms are on the calendar.",
        "The job package is before Congress as your bill. If you sign it in your first year, the economy gets one more "
        "improving marker.",
        "Bring the troops home: each army unit that you move from the Middle East to the United States is worth 2% "
        "of approval. Ground troops still there at the end of year 3 cost approval and the party.",
        "The pendulum: if health care is law and the parties hardly cooperate when the midterms come, their roll is "
        "harder.",
    ),
    "2017": (
        "You won against your own party's advice, and an inquiry opens before the boxes are unpacked. The economy is "
        "strong. Almost nothing else is calm.",
        "A scandal about you is breaking, and Russia acts more often. Two wars go on.",
        "Before you start, decide about two treaties: the deal with Iran, and the climate accord.",
        "A loud house: media relations never rise above 6.",
    ),
    "2020": (
        "A virus has crossed the ocean, and in ten months the country votes. You have one year, and every week counts.",
        "The pandemic waits in deck 2 and comes with the first cascading chit of that deck. In spring it shows whether "
        "you were ready.",
        "Talks with the Taliban are under way: peace there is easier.",
        "The vote: four or more lingering issues hurt you; having ended the pandemic helps.",
    ),
}
IRAN_DEAL = "The deal with Iran: keep it or leave it?"
CLIMATE_ACCORD = "The climate accord: keep it or leave it?"
KEEP_IT = "Keep it"
LEAVE_IT = "Leave it"
GRADES: Mapping[str, str] = {
    "term_survived": "You made it through the term, and that is all.",
    "narrow_success": "A narrow success.",
    "strong_presidency": "A strong presidency.",
    "for_the_books": "A presidency for the books.",
}
TOGETHER = "All goals together"
GOALS: Mapping[str, str] = {
    "homeland": "The homeland",
    "mountains": "The mountains",
    "alliance": "The alliance",
    "prosperity": "Prosperity",
    "no-endless-war": "No endless war",
    "recovery": "Recovery",
    "law": "The law",
    "home": "Bring them home",
    "nonproliferation": "Nonproliferation",
    "standing": "Standing in the world",
    "caliphate": "The caliphate",
    "rivals": "Rivals",
    "korea": "Korea",
    "house": "The house",
    "virus": "The virus",
    "work": "Work",
    "streets": "The streets",
    "gulf": "The Gulf",
    "last-campaign": "The last campaign",
}
FIGURES: Mapping[str, str] = {
    "homeland_security": "homeland security",
    "group_at_home": "strongest terror group at home",
    "mountain_rogues": "rogue states in Central and South Asia",
    "groups_there": "strongest terror group there or in the Middle East",
    "closest": "NATO and the UK very close",
    "opinion": "world opinion",
    "economy": "the economy",
    "us_wars": "US wars",
    "approval": "approval",
    "worsening": "worsening markers on the economy",
    "health_care": "health care",
    "troops": "ground units in the Middle East",
    "programs": "the programs of Iran and North Korea together",
    "hostile_regions": "regions aligned at 4 or less",
    "lower_economy": "the economy at the ends of both year 3 and year 4",
    "caliphate_rogues": "rogue states in the Middle East",
    "strong_groups": "terror groups of level 2 or more there",
    "influence": "influence of Russia and China together",
    "korea_program": "North Korea's program",
    "koreas": "the conflict of the two Koreas",
    "lingering": "lingering issues",
    "scandal": "scandals about you",
    "virus": "the pandemic",
    "domestic_crisis": "domestic crises",
    "us_iran": "the conflict with Iran",
    "iran_program": "Iran's program",
    "taliban": "the Taliban war",
}
STAGES: Mapping[str, tuple[str, str, str]] = {
    "health_care": ("pending at 0 or better", "signed", "signed as a landmark"),
    "virus": ("its third stage not played", "ended by a way out", "ended by a way out"),
    "taliban": ("at box 3 or better", "ended without a loss", "ended without a loss"),
}
"""Figures that are no numbers: what 1, 2 and 3 of them mean."""
TWO_FRONTS = "two fronts"
TOO_EARLY = "the country is not ready for it"
NOT_ENOUGH_POINTS = "Needs 3 action points before September"


def need(figure: str, least: bool, value: int) -> str:
    """One need of a goal."""
    if figure in STAGES:
        return f"{FIGURES[figure]} {STAGES[figure][value - 1]}"
    if figure == "closest":
        return FIGURES[figure]
    if not least and value == 0:
        return f"no {FIGURES[figure].removeprefix('the ').removeprefix('strongest ')}"
    unit = "%" if figure == "approval" else ""
    return f"{FIGURES[figure]} {'at least' if least else 'at most'} {value}{unit}"


def score(points: int, most: int) -> str:
    """A goal so far."""
    return f"{points} of {most}"


def next_point(score: str, needs: str) -> str:
    """A goal so far, and what it takes to get the next point."""
    return f"{score}; next: {needs}"


def verdict(points: int, most: int, grade: str) -> str:
    """How a historical start ends."""
    return f"{points} of {most} points. {GRADES[grade]}"


SENTENCES_HISTORICAL: Mapping[str, Callable[..., str]] = {
    "historical_start": lambda t, key: f"{TITLES[key]}. {INTRODUCTIONS[key][0]}",
    "came_home": lambda t: "Troops come home from the Middle East.",
    "still_there": lambda t: "Ground troops are still in the Middle East.",
    "goal_points": lambda t, key, points: f"{GOALS[key]}: {points} of 3.",
}
