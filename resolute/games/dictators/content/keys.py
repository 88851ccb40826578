"""Which number each key has.

Cards, places and roads are called by their keys in the content (`card/road-trip`, `place/denver`); states, frames and
the journal keep them as numbers. A number is a line's place in its list here, so that a list only ever grows at its
end: whatever is added gets a new number, and no old one moves. Nothing is ever taken out or put between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from resolute.engine.errors import RulesError

CARD_KEYS = """
    amtrak
    helicopter
    road-trip
    motorcade
    hitchhiker
    sneaking-across
    stealth-fighter
    bulldozer
    little-green-men
    body-double
    mutually-assured-destruction
    extraordinary-rendition
    nationalization
    show-trial
    wiretap
    emp
    house-arrest
    sanctions
    bribery
    checkpoint
    closed-skies
    deregulation
    just-what-i-needed
    foreign-aid
    five-year-plan
    engineer
    hacker
    blueprints
    change-of-plans
    morale-boost
    censorship
    red-telephone
    tornado-season
    veto
    supreme-court
    diplomatic-immunity
    safety-inspection
    rearmament
    flat-tire
    loaded-dice
    recount
    golf-weekend
    surprise-visit
    pickpocket
    night-train
    adrenaline
    filibuster
    crossed-wires
    the-marauder
    blackmail-box
    private-jet
    state-television
    golden-toolbox
    gouverneur-morris
    john-adams
    signing-the-declaration
    george-washington
    thomas-jefferson
    benjamin-franklin
    alexander-hamilton
    james-madison
    john-jay
    samuel-adams
    john-hancock
    patrick-henry
    thomas-paine
    paul-revere
    roger-sherman
    defcon
    trident-nuclear-deterrent
"""
"""Command cards: actions, interruptions, assets, Founding Fathers, DEFCON and the Trident."""

DICTATOR_KEYS = """
    joseph
    fidel
    mao
    kim
    napoleon
    julius
    attila
    genghis
    qin
    maximilien
    louis
    caligula
    ivan
    mary
"""
"""The dictators."""

PRESIDENT_KEYS = """
    at-the-desk
    between-two-calls
    signing-things
    in-a-good-mood
    in-a-bad-mood
    live-on-air
    golf-in-florida
    gone-to-camp-david
    summit-abroad
    fire-drill
    nuclear-football
    oops
"""
"""Presidential cards."""

PLACE_KEYS = """
    honolulu
    seattle
    richland
    portland
    eureka
    san-francisco
    los-angeles
    area-51
    las-vegas
    idaho-falls
    great-falls
    billings
    cheyenne
    salt-lake-city
    denver
    flagstaff
    phoenix
    los-alamos
    minot
    rapid-city
    omaha
    wichita
    oklahoma-city
    amarillo
    el-paso
    dallas
    san-antonio
    houston
    minneapolis
    des-moines
    kansas-city
    st-louis
    little-rock
    shreveport
    new-orleans
    green-bay
    chicago
    jackson
    huntsville
    mobile
    memphis
    oak-ridge
    detroit
    indianapolis
    columbus
    louisville
    charleston
    pittsburgh
    harrisburg
    buffalo
    new-york
    burlington
    concord
    bangor
    boston
    providence
    groton
    atlantic-city
    dover
    baltimore
    washington
    cia-headquarters
    richmond
    charlotte
    aiken
    atlanta
    kings-bay
    cape-canaveral
    tampa
    miami
    vancouver
    calgary
    winnipeg
    thunder-bay
    north-bay
    toronto
    trois-rivieres
    saint-john
    tijuana
    hermosillo
    chihuahua
    monterrey
    guadalajara
    mexico-city
    veracruz
    guantanamo-bay
    trident
"""
"""Places of the map."""

ROAD_KEYS = """
    seattle--vancouver
    portland--seattle
    richland--seattle
    portland--richland
    eureka--portland
    idaho-falls--richland
    great-falls--richland
    eureka--san-francisco
    los-angeles--san-francisco
    area-51--san-francisco
    salt-lake-city--san-francisco
    las-vegas--los-angeles
    los-angeles--phoenix
    los-angeles--tijuana
    area-51--las-vegas
    area-51--salt-lake-city
    flagstaff--las-vegas
    calgary--great-falls
    billings--great-falls
    great-falls--minot
    billings--idaho-falls
    billings--cheyenne
    billings--rapid-city
    idaho-falls--salt-lake-city
    cheyenne--salt-lake-city
    denver--salt-lake-city
    flagstaff--salt-lake-city
    cheyenne--denver
    cheyenne--rapid-city
    cheyenne--omaha
    denver--los-alamos
    denver--kansas-city
    denver--wichita
    flagstaff--phoenix
    flagstaff--los-alamos
    el-paso--phoenix
    hermosillo--phoenix
    el-paso--los-alamos
    amarillo--los-alamos
    minot--winnipeg
    minot--rapid-city
    minneapolis--minot
    omaha--rapid-city
    minneapolis--rapid-city
    des-moines--omaha
    kansas-city--omaha
    minneapolis--thunder-bay
    green-bay--minneapolis
    chicago--minneapolis
    des-moines--minneapolis
    chicago--des-moines
    des-moines--st-louis
    kansas-city--wichita
    kansas-city--st-louis
    kansas-city--little-rock
    oklahoma-city--wichita
    amarillo--oklahoma-city
    amarillo--dallas
    dallas--oklahoma-city
    little-rock--oklahoma-city
    dallas--el-paso
    el-paso--san-antonio
    chihuahua--el-paso
    dallas--san-antonio
    houston--san-antonio
    monterrey--san-antonio
    dallas--houston
    dallas--shreveport
    houston--shreveport
    houston--new-orleans
    little-rock--shreveport
    jackson--shreveport
    little-rock--memphis
    memphis--st-louis
    jackson--memphis
    huntsville--memphis
    memphis--oak-ridge
    jackson--new-orleans
    jackson--mobile
    huntsville--jackson
    mobile--new-orleans
    atlanta--mobile
    mobile--tampa
    chicago--st-louis
    indianapolis--st-louis
    louisville--st-louis
    chicago--green-bay
    chicago--detroit
    chicago--indianapolis
    huntsville--oak-ridge
    atlanta--huntsville
    louisville--oak-ridge
    charleston--oak-ridge
    oak-ridge--richmond
    charlotte--oak-ridge
    atlanta--oak-ridge
    detroit--toronto
    columbus--detroit
    indianapolis--louisville
    columbus--indianapolis
    charleston--louisville
    columbus--pittsburgh
    charleston--columbus
    charleston--pittsburgh
    charleston--cia-headquarters
    pittsburgh--washington
    harrisburg--pittsburgh
    buffalo--pittsburgh
    buffalo--toronto
    buffalo--harrisburg
    buffalo--new-york
    buffalo--burlington
    baltimore--harrisburg
    harrisburg--new-york
    burlington--new-york
    groton--new-york
    atlantic-city--new-york
    groton--providence
    boston--providence
    boston--concord
    burlington--concord
    bangor--concord
    bangor--saint-john
    burlington--trois-rivieres
    atlantic-city--dover
    baltimore--dover
    baltimore--washington
    cia-headquarters--washington
    richmond--washington
    charlotte--richmond
    aiken--charlotte
    aiken--atlanta
    aiken--kings-bay
    atlanta--kings-bay
    cape-canaveral--kings-bay
    kings-bay--tampa
    cape-canaveral--tampa
    cape-canaveral--miami
    miami--tampa
    calgary--vancouver
    calgary--winnipeg
    thunder-bay--winnipeg
    north-bay--thunder-bay
    north-bay--toronto
    north-bay--trois-rivieres
    toronto--trois-rivieres
    saint-john--trois-rivieres
    hermosillo--tijuana
    chihuahua--hermosillo
    guadalajara--hermosillo
    chihuahua--monterrey
    chihuahua--guadalajara
    mexico-city--monterrey
    monterrey--veracruz
    guadalajara--mexico-city
    mexico-city--veracruz
"""
"""Roads, by their ends in the order of the alphabet."""

LINE_KEYS = """
    honolulu--vancouver
    honolulu--seattle
    honolulu--san-francisco
    honolulu--los-angeles
    honolulu--tijuana
    san-francisco--vancouver
    calgary--denver
    chicago--winnipeg
    new-york--toronto
    boston--saint-john
    guadalajara--phoenix
    dallas--mexico-city
    guantanamo-bay--miami
    guantanamo-bay--veracruz
    houston--trident
    new-orleans--trident
    tampa--trident
    trident--veracruz
"""
"""Dotted lines: international flights and sea lanes."""

T = TypeVar("T")


def numbers(keys: str) -> dict[str, int]:
    """The number of each key of a list."""
    return {key: number for number, key in enumerate(keys.split())}


def in_order(kind: str, keys: str, things: Iterable[T], key: Callable[[T], str]) -> tuple[T, ...]:
    """Things in the order of their numbers, however the content lists them."""
    order, found = numbers(keys), {key(one): one for one in things}
    for missing in found.keys() - order.keys():
        raise RulesError(f"{kind}/{missing} has no number: add it at the end of its list in content/keys.py")
    for lost in order.keys() - found.keys():
        raise RulesError(f"{kind}/{lost} has a number, but nothing is printed on it")
    return tuple(found[one] for one in order)
