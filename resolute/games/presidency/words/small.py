"""Small words that sentences are put together from: signs, counts, capital letters."""

from __future__ import annotations

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def upper(text: str) -> str:
    """Start a text with a capital letter."""
    return text[:1].upper() + text[1:]


def small(label: str) -> str:
    """Write a label as it stands in the middle of a sentence."""
    return label[:1].lower() + label[1:]


_SEVERAL = (" and ", "neighbors", "Balkan states", "rebels in ", "Taliban")
"""What the names of several people or nations have in them, with which a verb stands in the plural."""


def plural(who: str) -> bool:
    """Whether somebody is several people or nations: Hezbollah and Hamas, the Gulf States."""
    return any(part in who for part in _SEVERAL)


def does(who: str, one: str, several: str = "") -> str:
    """Write who does something, with the verb for one or for several of them: "Iran acts", "the Taliban act"."""
    return f"{who} {(several or one.removesuffix('s')) if plural(who) else one}"


def heading(label: str) -> str:
    """Write a label in the middle of a sentence, but leave an abbreviation such as "UN" as it is."""
    return label if label[1:2].isupper() else small(label)


def number_word(count: int) -> str:
    """Write a count as a word up to ten, then as digits."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, one: str, many: str = "") -> str:
    """Write how many there are of something: "a tension", "five tensions"."""
    if count == 1:
        return f"{'an' if one[0] in 'aeiou' else 'a'} {one}"
    return f"{number_word(count)} {many or one + 's'}"


def points(count: int) -> str:
    """Write a price in action points."""
    return "1 action point" if count == 1 else f"{count} action points"
