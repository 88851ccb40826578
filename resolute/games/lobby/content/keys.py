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
    (
        "support",
        """
        catholics-1 cinema-1 women-1 press-1 unions-1 farmers-1 veterans-1 students-1 seniors-1 industry-1
        teachers-1 churches-1 cities-1 suburbs-1 civil-rights-1 unions-1b farmers-1b cinema-1b catholics-2 cinema-2
        women-2 press-2 unions-2 farmers-2 veterans-2 students-2 seniors-2 industry-2 teachers-2 churches-2 cities-2
        suburbs-2 civil-rights-2 catholics-3 women-3 press-3 veterans-3 students-3 seniors-3 industry-3 teachers-3
        churches-3 cities-3 suburbs-3 civil-rights-3
        """,
    ),
    (
        "fundraising",
        """
        bake-sales raffle-tickets passing-the-hat barn-dance picnic-of-the-locals paper-drive county-fair-booth
        friday-fish-fry chicken-dinners premiere-night gospel-concert hospital-ball friends-of-the-forests air-show
        oil-patch-barbecue shipyard-owners chamber-luncheon bankers-dinner bumper-stickers five-dollar-letters
        seed-and-feed-stores jazz-brunch telethon shop-floor-collection editors-roundtable benefit-concert
        backpackers-auction defense-contractors seats-at-the-launch clinic-owners franchise-owners savings-and-loans
        wildcatters-gala ethanol-growers phone-bank-night anniversary-march trail-run op-ed-breakfast
        rocket-start-ups small-business-mixer insurers-retreat red-carpet-weekend drone-makers hedge-fund-dinner
        shale-producers-ball
        """,
    ),
    (
        "executive",
        """
        allied-landings convoys-across-the-ocean a-shot-for-every-child disaster-relief fleet-in-the-taiwan-strait
        trade-embargo aid-for-latin-america inter-american-peace-force quiet-diplomacy civil-rights-act
        voting-rights-act school-order troops-at-the-school-door commission-on-civil-rights airlift
        aid-plan-for-europe naval-quarantine atlantic-alliance test-ban-treaty radio-across-the-curtain hot-line
        landing-at-inchon armistice-talks united-nations-force draft-call highway-program tax-cut
        seizure-of-the-mills mediation-board moon-program crewed-capsule sky-marshals guards-in-the-gallery
        ethics-in-government-act reactor-inspections special-counsel airborne-landing human-rights-policy
        self-determination-act civil-liberties-act mediators-on-the-street arms-limitation-talks grain-embargo
        missiles-for-europe summit-meeting desert-coalition shuttle-diplomacy evacuation-by-air tight-money
        tax-reform strategic-oil-reserve price-freeze space-shuttle docking-in-orbit release-agreement rescue-force
        vaccine-in-a-year national-guard-call-up cleanup-fund six-nation-talks no-fly-zone targeted-sanctions
        election-reform ban-on-torture sanctions-package alliance-exercises troop-surge peace-talks-in-ohio
        air-campaign bank-bailout stimulus-package shared-space-station safety-review homeland-security
        raid-at-night
        """,
    ),
    (
        "action",
        """
        articles-of-impeachment breach-of-trust back-channel filibuster point-of-order address-to-the-nation
        leaked-memo poached-donor government-contract friend-in-the-mailroom late-session change-of-endorsement
        staff-shuffle across-the-aisle new-calendar second-thoughts obstruction-charge quiet-settlement
        court-injunction hot-microphone windfall-tax defector-from-the-staff embarrassing-photo
        better-table-at-dinner second-wind change-of-heart new-ticket abuse-of-power town-hall-tour class-action
        data-breach war-room campaign-finance-probe party-switch moved-primary progress-report
        """,
    ),
    (
        "campaign",
        """
        whistle-stop-tour factory-gate lawn-signs marching-band radio-hour stadium-rally whispering-campaign
        old-newspaper-clipping challenged-ballots recount morning-show diner-stop winning-debate homecoming-day
        attack-ad absentee-count broken-machines selfie-line text-chain viral-video ground-game opposition-research
        provisional-ballots court-ordered-recount
        """,
    ),
    (
        "fate",
        """
        check-in-the-mail small-donors good-quarter generous-will record-night lost-luggage printers-bill audit
        lawyers-fees bad-investment standing-ovation slip-of-the-tongue voice-of-the-opposition travel-expenses
        borrowed-friends good-poll bad-poll benefit-of-the-doubt end-of-the-honeymoon useful-tip
        overtime-at-the-office spring-cleaning left-in-the-taxi change-of-plan unexpected-endorsement new-donor
        fair-weather-friends boom-year dry-spell busy-session
        """,
    ),
)

NUMBERS = {key: number for number, key in enumerate(f"{kind}/{key}" for kind, keys in _KEYS for key in keys.split())}


def number_of(key: str) -> int:
    """The number of a card."""
    if key not in NUMBERS:
        raise LookupError(f"{key} has no number: add it at the end of the list in content/keys.py")
    return NUMBERS[key]
