"""What effects on allies and peers that cards use say."""

from __future__ import annotations

from resolute.games.presidency.words.small import does

THE_ALLY = "the ally"
THE_PEER = "the peer"
A_RANDOM_ALLY = "a random ally"
TWO_STRAINED = "tensions of two random allies +1"
THE_RICHER_PEER = "Russia, or China if it has the better economy"


def comes_closer(who: str) -> str:
    return f"{does(who, 'comes')} one level closer (if very close already: one less tension)"


def moves_away(who: str) -> str:
    return f"{does(who, 'moves')} one level away (if estranged already: one more tension)"


def is_estranged(ally: str) -> str:
    return f"{does(ally, 'is', 'are')} estranged"


def its_tensions(by: str) -> str:
    return f"its tensions {by}"


def compares(capability: str, peer: str, by: int) -> str:
    how = {-1: "worse than", 0: "as good as", 1: "better than"}[by]
    verb, theirs = ("are", "those") if capability.endswith("s") else ("is", "that")
    return f"US {capability} {verb} {how} {theirs} of {peer}"


def peer_improves(capability: str, by: str) -> str:
    return f"its {capability} {by}"
