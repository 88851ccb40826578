"""What the board itself says: headings, short names, notes beside figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

BOARDS: Mapping[str, str] = {
    "house": "White House",
    "congress": "Congress",
    "nation": "Nation",
    "world": "World",
    "strategic": "Strategic",
    "crises": "Crises",
}
SEASONS = ("January", "January", "spring", "summer", "fall", "winter", "December", "December", "December", "December")
"""By the phase of the turn sequence."""
SETTING_UP = "before you take office"
PHASES_SHORT = ("Start", "1", "2", "3", "4", "Final", "Dec.")
PHASES = ("Start", "Phase 1", "Phase 2", "Phase 3", "Phase 4", "Final", "December")
SEGMENTS: Mapping[str, str] = {
    "action-points": "Points",
    "attributes": "You",
    "experience": "Veterans",
    "replacement": "Replace",
    "improve-cabinet": "Cabinet",
    "national-intelligence": "Intel",
    "state-of-the-union": "Union",
    "economy": "Economy",
    "capabilities": "Arms",
    "set-focus": "Set focus",
    "cabinet-acts": "Cabinet",
    "peer-acts": "Rivals",
    "three-actions": "Any 3",
    "chits": "Chits +",
    "allies-act": "Allies",
    "focus": "Focus",
    "congress": "Congress",
    "chit": "Chit",
    "intelligence": "Intel",
    "four-actions": "4 abroad",
    "terror-or-chaos": "Terror",
    "united-nations": "UN",
    "media-slant": "Media",
    "domestic-actions": "3 home",
    "war-progress": "Wars",
    "final-chits": "Chits +",
    "end-turn": "End",
    "return-chits": "Chits back",
    "shuffle-groups": "Allies",
    "clear-bills": "Bills",
    "relations-fade": "Relations",
    "public-priorities": "Public",
    "administration-priorities": "Yours",
    "evaluation": "Evaluation",
    "midterms": "Midterms",
    "re-election": "Election",
    "end-of-presidency": "Legacy",
}
"""The segments in a word or two, by the last part of their keys."""
REGIONS = ("Eurozone", "C. America", "S. America", "Africa", "Middle East", "E. Europe", "C/S Asia", "Asia–Pacific")
"""Short names of the regions, by number."""
NATIONS = (
    *("Russia", "China", "Iran", "N. Korea", "Canada", "UK", "NATO", "Israel", "Gulf", "India", "Japan", "S. Korea"),
    "Australia",
)
"""Short names of the nations, by number."""
SEAS: Mapping[int, str] = {
    9: "N. Atlantic",
    10: "Mediterranean",
    11: "S. Atlantic",
    12: "Indian Ocean",
    13: "E. Pacific",
}
CONFLICTS = (
    *("India–China", "India–Pakistan", "Russia–NATO", "Russia–Ukraine", "China–Japan", "Koreas", "Israel–Iran"),
    *("Israel’s border", "Gulf–Iran", "US–Iran"),
)
"""The conflicts in short, by number."""
UNITS = ("Intel", "SOF", "Marines", "Light", "Heavy", "Air", "Carrier")
"""Short names of the types of units, by number."""
SANCTIONS = ("US", "allied", "UN")
TRADE = ("", "trade pending", "trade")
INTEL = ("unseen", "gathering", "locating", "fixed")
CLOSENESS = ("estranged", "close", "very close")
CONTROL = {1: "yours", 0: "split", -1: "theirs"}
COOPERATION_BRINGS = ("no vote, no new bill", "one vote, one bill", "one vote, one bill", "two of each", "two of each")
PROGRAM = ("research", "long range", "miniature", "air tests", "deployed")
ECONOMY: Mapping[int, str] = {3: "recession", 4: "slow", 5: "steady", 6: "strong", 7: "peak"}
BANDS = ("lose", "−1", "0", "+1", "+2", "win")
"""What the bands of the evaluation bring, on the small scale of the desk."""
YOUR_APPROVAL = "approval"
ACTION_POINTS = "action points"
EVALUATION = "evaluation"
LEGACY = "legacy"
GOAL_POINTS = "goal points"
SHORT: Mapping[str, str] = {
    "approval": "approval",
    "action_points": "AP",
    "evaluation": "eval",
    "legacy_points": "legacy",
    "goals": "goals",
}
PICTURE = "The world, each region shaded by its alignment"
GOAL = "Goal"
HISTORICAL_GOAL = "Win re-election, and reach the goals of this start: each is worth up to 3 points."
CAPABILITIES = ("Air", "Ground", "Naval", "Cyber", "Space", "Missiles", "Recon")
BOXES = {1: "−2", 2: "−1", 3: "0", 4: "+1", 5: "✕"}
"""What each box of the pending bills adds to the roll of a vote."""
SUPPORT = {1: "Strong support", 2: "Support", 3: "Neither", 4: "Opposition", 5: "Cannot pass"}
PUBLIC, YOURS, PROMISE = "Public", "Yours", "Promise"
BETTER: Mapping[str, int] = {
    "figure:approval": 1,
    "figure:legacy": 1,
    "figure:laws": 1,
    "figure:wars": -1,
    "figure:groups": -1,
    "figure:lingering": -1,
}
"""Whether more of a figure is better or worse."""
CHOOSE = "Choose"
YOU = "What you bring"
GOODWILL_PAYS = "pays for a UN request"


def goodwill(count: int) -> str:
    return f"UN goodwill ×{count}"


def year(number: int, season: str) -> str:
    return f"Year {number}, {season}" if number else season


def approval_note(value: int, core: int, legacy: str) -> str:
    at_the_end = f" · legacy {legacy} at the end" if legacy else ""
    return f"check {value} · core support {core}{at_the_end}"


def to_next(points: int, band: str) -> str:
    return f"{points} more for {band} legacy" if points else "top of the scale"


def nearest(label: str, words: str) -> str:
    return f"{label}: {words}"


def tile_house(cabinet: int, tensions: int, scandals: int) -> tuple[str, ...]:
    said = [f"cabinet {cabinet}"]
    if tensions:
        said.append("1 tension" if tensions == 1 else f"{tensions} tensions")
    if scandals:
        said.append("1 scandal" if scandals == 1 else f"{scandals} scandals")
    return tuple(said)


def tile_congress(control: str, bills: int, landmarks: int) -> tuple[str, ...]:
    said = [control, "1 bill" if bills == 1 else f"{bills} bills"]
    if landmarks:
        said.append("1 landmark" if landmarks == 1 else f"{landmarks} landmarks")
    return tuple(said)


def tile_nation(economy: int, crises: int) -> tuple[str, ...]:
    return f"economy {economy}", f"home crises {crises} of 3"


def tile_world(hostile: int, wars: int, groups: int) -> tuple[str, ...]:
    return f"{hostile} hostile", "1 war" if wars == 1 else f"{wars} wars", f"{groups} terror"


def tile_strategic(leads: int, name: str, status: int, war: int) -> tuple[str, ...]:
    return f"lead {leads} of 7", f"{name} {status}/{war}"


def tile_crises(now: int, waiting: int, cup: int) -> tuple[str, ...]:
    said = ["1 card now"] if now == 1 else [f"{now} cards now"] if now else []
    if waiting:
        said.append("1 waits" if waiting == 1 else f"{waiting} wait")
    return (*said, f"cup {cup}")


def war_status(half_boxes: int) -> str:
    whole = half_boxes // 2
    box = f"{whole}½" if half_boxes % 2 else str(whole)
    side = "even" if half_boxes == 6 else "attacker ahead" if half_boxes > 6 else "defender ahead"
    return f"{box} of 5, {side}"


def listed(names: Sequence[str]) -> str:
    counts = {name: names.count(name) for name in names}
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())


def level(number: int) -> str:
    return ("", "level I", "level II")[number]


def law(place: str, name: str, number: int) -> str:
    said = {"signed": "signed this year", "signed_landmark": "landmark", "landmark": "landmark", "passed": "law"}[place]
    return f"{name}{f', {level(number)}' if number else ''} ({said})"


def net(number: int) -> str:
    return "even" if not number else f"+{number} yours" if number > 0 else f"+{-number} theirs"


def least(points: int) -> str:
    return "below 2" if points < 0 else str(points)


def tile_year(year: int, total: int) -> tuple[str, tuple[str, ...]]:
    return f"Year {year}", (f"judged {total}",)


def choices(name: str, count: int) -> str:
    return f"{name}: {count} options"


def points_so_far(score: str) -> str:
    """How far a historical start has come."""
    return f"{score} points"
