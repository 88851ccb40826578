"""What effects of allies and rogue nations say."""

from __future__ import annotations

from collections.abc import Sequence

from resolute.games.presidency.words.small import does, plural

EACH_POINT_OF_TENSIONS = "for each point of its revealed tensions"
EACH_POINT_OF_PRESSURE = "for each point of its revealed tensions less its sanctions"
HALF_THE_STATUS = "for every two boxes of the conflict"
EACH_BOX_OF_STATUS = "for each box of the conflict"
EACH_STRONG_GROUP = "for each terror group of level 3 or 4 and each rogue state there"
US_WARS = "Wars of the United States"
EACH_US_WAR = "for each war of the United States"
IRAN_AT_ISRAEL = "Iranian influence beside Israel"
THERE = ("there is", "there are")
AT_ISRAEL = (IRAN_AT_ISRAEL, f"no {IRAN_AT_ISRAEL}", "Iranian influence counters beside Israel")
EACH_IRANIAN_COUNTER = "for each Iranian influence counter beside Israel"
HALF_NUCLEAR = "Half of Iran's program"
HALF_THE_PROGRAM = "for every two boxes of Iran's program, rounded up"
PAIRS_OF_TENSIONS_ON_KOREA = "Pairs of tensions on North Korea"
EACH_TWO_TENSIONS = "for every two tensions on North Korea"
US_AT_WAR = "the United States is at war"
IRAN_LOSES = "Iran loses an influence counter beside Israel"


def tension_value(nation: str) -> str:
    return f"Tensions of {nation}"


def pressure(nation: str) -> str:
    return f"Tensions less sanctions of {nation}"


def half_status(name: str) -> str:
    return f"Half the status of {name}"


def status(name: str) -> str:
    return f"The status of {name}"


def strong_groups(regions: Sequence[str]) -> str:
    return "Strong terror in " + " and ".join(regions)


def no_tensions(nation: str) -> str:
    return f"no tensions lie on {nation}"


def many_tensions(nation: str, count: int) -> str:
    return f"a tension lies on {nation}" if count == 1 else f"{count} tensions or more lie on {nation}"


def influence_in(peer: str, region: str) -> str:
    return f"{peer} has influence in {region}"


def status_above(name: str, box: int) -> str:
    return f"the conflict of {name} is above {box}"


def favored(name: str, side: str) -> str:
    return f"relative strength of {name} favors {side}"


def rogue_here(region: str, weapon: bool) -> str:
    return f"there is a rogue state{' with a weapon of mass destruction' if weapon else ''} in {region}"


def eases(regions: Sequence[str]) -> str:
    return f"crises −1 where they are worst{' in ' + ' or '.join(regions) if regions else ''}"


def lowers(regions: Sequence[str]) -> str:
    where = ", where the strongest one is" if len(regions) > 1 else ""
    return f"a terror group loses a level in {' or '.join(regions)}{where}"


def sanctions_help(nation: str) -> str:
    return f"unilateral sanctions on {nation} become multilateral"


def reinforces(who: str, by: str) -> str:
    return f"strength of {who} in {'their' if plural(who) else 'its'} war {by}"


def ends_wars(who: str) -> str:
    return f"the wars of {who} end"


def goes_to_war(who: str, name: str) -> str:
    return f"{does(who, 'goes', 'go')} to war ({name})"


def attacks(attacker: str, defender: str) -> str:
    return f"{does(attacker, 'attacks')} {defender}"


def held_up(nation: str) -> str:
    return f"the program of {nation} is held up this year"
