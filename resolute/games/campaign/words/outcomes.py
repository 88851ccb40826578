"""How an election ended."""

from __future__ import annotations

from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.words.ballots import in_millions


def outcome(ending: str, electoral: bool, scores: tuple[int, int], winner: int | None) -> str:
    """The result in a sentence."""
    counts = list(map(str, scores)) if electoral else list(map(in_millions, scores))
    unit = "electoral votes" if electoral else "votes"
    if winner is None:
        return f"A dead heat: {counts[0]} {unit} each."
    score = f"{counts[winner]} to {counts[1 - winner]} {unit}"
    if ending == "electoral_tie":
        score += ", decided by the popular vote"
    return f"The {Party(winner).label} win the election with {score}."
