"""The roads of the map and its dotted lines: international flights, and the sea lanes to the Trident."""

from __future__ import annotations

ROADS = """
    Seattle: Vancouver, Portland, Richland
    Portland: Richland, Eureka
    Richland: Idaho Falls, Great Falls
    Eureka: San Francisco
    San Francisco: Los Angeles, Area 51, Salt Lake City
    Los Angeles: Las Vegas, Phoenix, Tijuana
    Area 51: Las Vegas, Salt Lake City
    Las Vegas: Flagstaff

    Great Falls: Calgary, Billings, Minot
    Billings: Idaho Falls, Cheyenne, Rapid City
    Idaho Falls: Salt Lake City
    Salt Lake City: Cheyenne, Denver, Flagstaff
    Cheyenne: Denver, Rapid City, Omaha
    Denver: Los Alamos, Kansas City, Wichita
    Flagstaff: Phoenix, Los Alamos
    Phoenix: El Paso, Hermosillo
    Los Alamos: El Paso, Amarillo

    Minot: Winnipeg, Rapid City, Minneapolis
    Rapid City: Omaha, Minneapolis
    Omaha: Des Moines, Kansas City
    Minneapolis: Thunder Bay, Green Bay, Chicago, Des Moines
    Des Moines: Chicago, St. Louis
    Kansas City: Wichita, St. Louis, Little Rock
    Wichita: Oklahoma City
    Amarillo: Oklahoma City, Dallas
    Oklahoma City: Dallas, Little Rock
    El Paso: Dallas, San Antonio, Chihuahua
    San Antonio: Dallas, Houston, Monterrey
    Dallas: Houston, Shreveport
    Houston: Shreveport, New Orleans
    Shreveport: Little Rock, Jackson
    Little Rock: Memphis
    Memphis: St. Louis, Jackson, Huntsville, Oak Ridge
    Jackson: New Orleans, Mobile, Huntsville
    New Orleans: Mobile
    Mobile: Atlanta, Tampa
    St. Louis: Chicago, Indianapolis, Louisville
    Chicago: Green Bay, Detroit, Indianapolis
    Huntsville: Oak Ridge, Atlanta
    Oak Ridge: Louisville, Charleston, Richmond, Charlotte, Atlanta

    Detroit: Toronto, Columbus
    Indianapolis: Louisville, Columbus
    Louisville: Charleston
    Columbus: Pittsburgh, Charleston
    Charleston: Pittsburgh, CIA headquarters
    Pittsburgh: Washington, Harrisburg, Buffalo
    Buffalo: Toronto, Harrisburg, New York, Burlington
    Harrisburg: Baltimore, New York
    New York: Burlington, Groton, Atlantic City
    Groton: Providence
    Providence: Boston
    Boston: Concord
    Concord: Burlington, Bangor
    Bangor: Saint John
    Burlington: Trois-Rivières
    Atlantic City: Dover
    Dover: Baltimore
    Baltimore: Washington
    Washington: CIA headquarters, Richmond
    Richmond: Charlotte
    Charlotte: Aiken
    Aiken: Atlanta, Kings Bay
    Atlanta: Kings Bay
    Kings Bay: Cape Canaveral, Tampa
    Cape Canaveral: Tampa, Miami
    Tampa: Miami

    Vancouver: Calgary
    Calgary: Winnipeg
    Winnipeg: Thunder Bay
    Thunder Bay: North Bay
    North Bay: Toronto, Trois-Rivières
    Toronto: Trois-Rivières
    Trois-Rivières: Saint John
    Tijuana: Hermosillo
    Hermosillo: Chihuahua, Guadalajara
    Chihuahua: Monterrey, Guadalajara
    Monterrey: Mexico City, Veracruz
    Guadalajara: Mexico City
    Mexico City: Veracruz
"""

FLIGHTS = """
    Honolulu: Vancouver, Seattle, San Francisco, Los Angeles, Tijuana
    San Francisco: Vancouver
    Calgary: Denver
    Winnipeg: Chicago
    Toronto: New York
    Saint John: Boston
    Guadalajara: Phoenix
    Mexico City: Dallas
    Guantanamo Bay: Miami, Veracruz
"""

SEA_LANES = """
    Trident: Houston, New Orleans, Tampa, Veracruz
"""
