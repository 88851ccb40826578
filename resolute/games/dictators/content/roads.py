"""The roads of the map and its dotted lines: international flights, and the sea lanes to the Trident."""

from __future__ import annotations

ROADS = """
    seattle: vancouver, portland, richland
    portland: richland, eureka
    richland: idaho-falls, great-falls
    eureka: san-francisco
    san-francisco: los-angeles, area-51, salt-lake-city
    los-angeles: las-vegas, phoenix, tijuana
    area-51: las-vegas, salt-lake-city
    las-vegas: flagstaff

    great-falls: calgary, billings, minot
    billings: idaho-falls, cheyenne, rapid-city
    idaho-falls: salt-lake-city
    salt-lake-city: cheyenne, denver, flagstaff
    cheyenne: denver, rapid-city, omaha
    denver: los-alamos, kansas-city, wichita
    flagstaff: phoenix, los-alamos
    phoenix: el-paso, hermosillo
    los-alamos: el-paso, amarillo

    minot: winnipeg, rapid-city, minneapolis
    rapid-city: omaha, minneapolis
    omaha: des-moines, kansas-city
    minneapolis: thunder-bay, green-bay, chicago, des-moines
    des-moines: chicago, st-louis
    kansas-city: wichita, st-louis, little-rock
    wichita: oklahoma-city
    amarillo: oklahoma-city, dallas
    oklahoma-city: dallas, little-rock
    el-paso: dallas, san-antonio, chihuahua
    san-antonio: dallas, houston, monterrey
    dallas: houston, shreveport
    houston: shreveport, new-orleans
    shreveport: little-rock, jackson
    little-rock: memphis
    memphis: st-louis, jackson, huntsville, oak-ridge
    jackson: new-orleans, mobile, huntsville
    new-orleans: mobile
    mobile: atlanta, tampa
    st-louis: chicago, indianapolis, louisville
    chicago: green-bay, detroit, indianapolis
    huntsville: oak-ridge, atlanta
    oak-ridge: louisville, charleston, richmond, charlotte, atlanta

    detroit: toronto, columbus
    indianapolis: louisville, columbus
    louisville: charleston
    columbus: pittsburgh, charleston
    charleston: pittsburgh, cia-headquarters
    pittsburgh: washington, harrisburg, buffalo
    buffalo: toronto, harrisburg, new-york, burlington
    harrisburg: baltimore, new-york
    new-york: burlington, groton, atlantic-city
    groton: providence
    providence: boston
    boston: concord
    concord: burlington, bangor
    bangor: saint-john
    burlington: trois-rivieres
    atlantic-city: dover
    dover: baltimore
    baltimore: washington
    washington: cia-headquarters, richmond
    richmond: charlotte
    charlotte: aiken
    aiken: atlanta, kings-bay
    atlanta: kings-bay
    kings-bay: cape-canaveral, tampa
    cape-canaveral: tampa, miami
    tampa: miami

    vancouver: calgary
    calgary: winnipeg
    winnipeg: thunder-bay
    thunder-bay: north-bay
    north-bay: toronto, trois-rivieres
    toronto: trois-rivieres
    trois-rivieres: saint-john
    tijuana: hermosillo
    hermosillo: chihuahua, guadalajara
    chihuahua: monterrey, guadalajara
    monterrey: mexico-city, veracruz
    guadalajara: mexico-city
    mexico-city: veracruz
"""

FLIGHTS = """
    honolulu: vancouver, seattle, san-francisco, los-angeles, tijuana
    san-francisco: vancouver
    calgary: denver
    winnipeg: chicago
    toronto: new-york
    saint-john: boston
    guadalajara: phoenix
    mexico-city: dallas
    guantanamo-bay: miami, veracruz
"""

SEA_LANES = """
    trident: houston, new-orleans, tampa, veracruz
"""
