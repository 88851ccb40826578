"""What conditions of the world say: words that follow an "if"."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.presidency.content.forces import BOX_LABELS, UnitType
from resolute.games.presidency.content.places import Closeness
from resolute.games.presidency.words.small import number_word, plural

THERE = ("there is", "there are")
HOME_GROUPS_FOLLOWED = "terror groups at home that are followed"
EACH_GROUP_FOLLOWED = "for each terror group at home on the intel track, 2 at most"
CARRIERS_OFF_CHINA = "carrier groups in the Eastern Pacific"
EACH_CARRIER = "for each carrier group in the Eastern Pacific, 2 at most"
ROOM_FOR_WAR = "fewer than five wars are fought"
ROOM_WANTED = "fewer than five wars"
WARS = ("a war", "no war", "wars")


def crises(where: str) -> str:
    return f"crises in {where}"


def crises_least(where: str, number: int) -> str:
    return f"crises in {where} are at {number} or more"


def crises_most(where: str, number: int) -> str:
    return f"crises in {where} are at {number} or less" if number else f"there is no crisis in {where}"


def stability(where: str) -> str:
    return f"the stability of {where}"


def alignment(where: str) -> str:
    return f"the alignment of {where}"


def influence(peer: str, where: str) -> str:
    return f"the influence of {peer} in {where}"


def each_influence(peer: str, where: str) -> str:
    return f"for each influence counter of {peer} in {where}"


def influence_least(peer: str, where: str, number: int) -> str:
    return f"{peer} has {'' if number == 1 else f'{number} or more '}influence in {where}"


def influence_most(peer: str, where: str, number: int) -> str:
    return f"{peer} has {f'{number} or less' if number else 'no'} influence in {where}"


def highest_group(where: str) -> str:
    return f"the level of the strongest terror group in {where}"


def group_least(where: str, level: int) -> str:
    return f"there is a terror group {f'of level {level} or more ' if level > 1 else ''}in {where}"


def group_most(where: str, level: int) -> str:
    return f"there is no terror group {f'of level {level + 1} or more ' if level else ''}in {where}"


def unstable(where: str) -> tuple[str, str, str]:
    return f"an unstable state in {where}", f"no unstable state in {where}", f"unstable states in {where}"


def civil_wars(where: str) -> tuple[str, str, str]:
    return f"a civil war in {where}", f"no civil war in {where}", f"civil wars in {where}"


def tensions(who: str) -> tuple[str, str, str]:
    return f"a tension on {who}", f"no tension on {who}", f"tensions on {who}"


def capability(which: str, peer: str) -> str:
    return f"{which} of {peer}" if peer else f"US {which}"


def _listed(labels: Sequence[str]) -> str:
    return " or ".join(labels)


def units_in(kinds: Sequence[UnitType], boxes: Sequence[int], count: int) -> str:
    where = _listed([BOX_LABELS[box] for box in boxes])
    if count == 1:
        what = _listed([f"{'an' if kind.unit[0] in 'aeiou' else 'a'} {kind.unit}" for kind in kinds])
        return f"there is {what} in {where}"
    return f"there are {number_word(count)} US units ({_listed([kind.label for kind in kinds])}) in {where}"


def outdoes(which: str, peer: str, by: int) -> str:
    if by == 0:
        return (
            f"US {which} match or beat those of {peer}"
            if which.endswith("s")
            else f"US {which} matches or beats that of {peer}"
        )
    verb, theirs = ("are", "those") if which.endswith("s") else ("is", "that")
    return f"US {which} {verb} better than {theirs} of {peer}" + (f" by {by} or more" if by > 1 else "")


def is_behind(which: str, peer: str) -> str:
    verb, theirs = ("are", "those") if which.endswith("s") else ("is", "that")
    return f"US {which} {verb} worse than {theirs} of {peer}"


def closeness(ally: str, least: Closeness) -> str:
    verb = "are" if plural(ally) else "is"
    return f"{ally} {verb} very close" if least == Closeness.VERY_CLOSE else f"{ally} {verb} not estranged"


def not_so_close(ally: str, least: Closeness) -> str:
    verb = "are" if plural(ally) else "is"
    return f"{ally} {verb} not very close" if least == Closeness.VERY_CLOSE else f"{ally} {verb} estranged"


def closeness_wanted(ally: str, least: Closeness) -> str:
    return f"{ally} to be very close" if least == Closeness.VERY_CLOSE else f"{ally} to be close or closer"


def signed(bill: str) -> str:
    return f"you have signed {bill}"


def not_signed(bill: str) -> str:
    return f"you have not signed {bill}"


def among_priorities(focus: str, first: int) -> str:
    return (
        f"{focus} are among the first {number_word(first)} priorities of the cabinet"
        if focus.endswith("s")
        else f"{focus} is among the first {number_word(first)} priorities of the cabinet"
    )


def no_worsening(track: str) -> str:
    return f"no worsening marker lies on {track}"


def group_known(where: str, box: str) -> str:
    return f"a terror group in {where} is at “{box}” or beyond"


def group_unknown(where: str, box: str) -> str:
    return f"no terror group in {where} is at “{box}” yet"


def focused_on(where: str) -> str:
    return f"national intelligence is focused on {where}"


def posture(peer: str, number: int) -> str:
    return f"{peer} is at posture {number}"
