"""The number of every card by its key: what saved games and the journal hold.

A card is called by its key in the content (`crisis/war-in-korea`, `state/ny`). Its number is its place in the list
below, so that the list only ever grows at its end: a card that is added gets a new number, and no old one moves.
Nothing is taken out or put between.
"""

from __future__ import annotations

_KEYS = (
    (
        "state",
        """
        ak al ar az ca co ct dc de fl ga hi ia id il in ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nv ny oh
        ok or pa ri sc sd tn tx ut va vt wa wi wv wy
        """,
    ),
    (
        "politician",
        """
        franklin-roosevelt truman eisenhower kennedy johnson nixon ford carter reagan elder-bush clinton
        younger-bush obama trump thurmond henry-wallace george-wallace anderson perot nader ashgrove bellweather
        calloway-dunn farraday montenegro okonkwo sundqvist tillinghast yamashiro zabriskie applewhite brackenridge
        coppersmith dombrowsky eversole fennimore galindez hathersage ivorson jessamy kelterborn lockridge
        nussbacher orrisdale pennyfeather quartermaine rosenquist thibodeaux underhay vanderhoeven
        """,
    ),
    (
        "crisis",
        """
        wwii-europe wwii-asia strike-wave greek-civil-war berlin-blockade soviet-atomic-bomb
        fall-of-nationalist-china war-in-korea china-enters-korea red-scare steel-strike polio-epidemic coup-in-iran
        shots-in-the-house coup-in-guatemala segregated-schools bus-boycott suez hungary-crushed little-rock sputnik
        slump-of-the-late-fifties cuban-revolution spy-plane-down first-man-in-orbit bay-of-pigs wall-in-berlin
        freedom-rides missiles-in-cuba gold-drain alaska-earthquake dominican-crisis escalation-in-vietnam watts
        hijackings tet-offensive tanks-in-prague race-to-the-moon recession inflation oil-embargo yom-kippur-war
        watergate wounded-knee fights-over-busing fall-of-saigon angola three-mile-island nicaragua
        hostages-in-tehran invasion-of-afghanistan martial-law-in-poland stations-in-orbit barracks-in-beirut
        airliner-shot-down challenger arms-for-hostages black-monday lockerbie panama invasion-of-kuwait
        los-angeles-riots somalia-civil-war bosnian-war oklahoma-city embassies-bombed kosovo dot-com-crash
        florida-recount september-11 war-in-afghanistan columbia war-in-iraq prisoners-abused hurricane-on-the-gulf
        north-korean-bomb crash-of-wall-street oil-spill-in-the-gulf war-in-syria crimea government-shutdown
        pandemic
        """,
    ),
    (
        "lobby",
        """
        oil arms unions employers banks farmers film newspapers civil-rights aerospace doctors nature
        """,
    ),
)

NUMBERS = {key: number for number, key in enumerate(f"{kind}/{key}" for kind, keys in _KEYS for key in keys.split())}


def number_of(key: str) -> int:
    """The number of a card."""
    if key not in NUMBERS:
        raise LookupError(f"{key} has no number: add it at the end of the list in content/keys.py")
    return NUMBERS[key]
