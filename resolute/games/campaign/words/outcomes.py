"""How an election ended."""

from __future__ import annotations

from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.words.ballots import in_millions


def outcome(ending: str, electoral: bool, scores: tuple[int, int], winner: int | None, president: int | None) -> str:
    """The result in a sentence."""
    counts = list(map(str, scores)) if electoral else list(map(in_millions, scores))
    unit = "electoral votes" if electoral else "votes"
    if winner is None or president is None:
        return f"A dead heat: {counts[0]} {unit} each."
    score = f"{counts[winner]} to {counts[1 - winner]} {unit}"
    if ending == "electoral_tie":
        score += ", decided by the popular vote"
    return f"{CANDIDATES[president].surname} is elected president, {score}."
