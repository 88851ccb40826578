"""The places of the map, state by state, with the nuclear facilities that lie at or near them."""

from __future__ import annotations

# state, longitude, latitude, name; after a colon the nuclear facility that stands there
UNITED_STATES = """
    HI -157.86 21.31 Honolulu

    WA -122.33 47.61 Seattle
    WA -119.28 46.28 Richland: Hanford Site
    OR -122.68 45.52 Portland
    CA -124.16 40.80 Eureka: Humboldt Bay reactor
    CA -122.42 37.77 San Francisco
    CA -118.24 34.05 Los Angeles: Santa Susana laboratory
    NV -115.81 37.24 Area 51
    NV -115.14 36.17 Las Vegas: Nevada Test Site

    ID -112.03 43.49 Idaho Falls: Idaho reactor station
    MT -111.30 47.51 Great Falls: Malmstrom missile fields
    MT -108.50 45.78 Billings
    WY -104.82 41.14 Cheyenne: Warren missile fields
    UT -111.89 40.76 Salt Lake City: Dugway proving ground
    CO -104.99 39.74 Denver: Rocky Flats plant
    AZ -111.65 35.20 Flagstaff
    AZ -112.07 33.45 Phoenix: Palo Verde reactors
    NM -106.30 35.89 Los Alamos: Los Alamos laboratory

    ND -101.29 48.23 Minot: Minot missile fields
    SD -103.23 44.08 Rapid City: Ellsworth bomber base
    NE  -95.94 41.26 Omaha: Offutt command bunker
    KS  -97.34 37.69 Wichita: McConnell missile fields
    OK  -97.52 35.47 Oklahoma City
    TX -101.83 35.22 Amarillo: Pantex bomb plant
    TX -106.49 31.76 El Paso
    TX  -96.80 32.78 Dallas
    TX  -98.49 29.42 San Antonio
    TX  -95.37 29.76 Houston
    MN  -93.27 44.98 Minneapolis: Monticello reactor
    IA  -93.60 41.59 Des Moines
    MO  -94.58 39.10 Kansas City: Whiteman bomber base
    MO  -90.20 38.63 St. Louis
    AR  -92.29 34.75 Little Rock: Little Rock silos
    LA  -93.75 32.53 Shreveport: Barksdale bomber base
    LA  -90.07 29.95 New Orleans
    WI  -88.02 44.51 Green Bay
    IL  -87.65 41.85 Chicago: Argonne laboratory
    MS  -90.18 32.30 Jackson
    AL  -86.59 34.73 Huntsville: Redstone Arsenal
    AL  -88.04 30.69 Mobile
    TN  -90.00 35.15 Memphis
    TN  -84.27 36.01 Oak Ridge: Oak Ridge laboratory

    MI  -83.05 42.33 Detroit: Fermi reactor
    IN  -86.16 39.77 Indianapolis
    OH  -83.00 39.96 Columbus: Piketon enrichment plant
    KY  -85.76 38.25 Louisville
    WV  -81.63 38.35 Charleston
    PA  -80.00 40.44 Pittsburgh
    PA  -76.88 40.27 Harrisburg: Three Mile Island
    NY  -78.82 42.89 Buffalo: West Valley works
    NY  -73.98 40.75 New York
    VT  -73.21 44.48 Burlington
    NH  -71.54 43.21 Concord
    ME  -68.78 44.80 Bangor
    MA  -71.10 42.36 Boston
    RI  -71.45 41.82 Providence
    CT  -72.08 41.38 Groton: Groton submarine base
    NJ  -74.50 39.40 Atlantic City
    DE  -75.52 39.16 Dover
    MD  -76.61 39.29 Baltimore
    DC  -77.04 38.90 Washington
    CIA -77.15 38.95 CIA headquarters
    VA  -77.44 37.54 Richmond
    NC  -80.84 35.23 Charlotte
    SC  -81.70 33.45 Aiken: Savannah River Site
    GA  -84.39 33.75 Atlanta
    GA  -81.65 30.80 Kings Bay: Kings Bay submarine base
    FL  -80.75 28.45 Cape Canaveral: Cape Canaveral pads
    FL  -82.46 27.97 Tampa
    FL  -80.25 25.79 Miami
"""

# country, longitude, latitude, name; after a colon the nuclear facility that stands there
ABROAD = """
    Canada -123.10 49.25 Vancouver
    Canada -114.07 51.05 Calgary: Suffield range
    Canada  -97.14 49.90 Winnipeg: Whiteshell laboratory
    Canada  -89.25 48.40 Thunder Bay
    Canada  -79.46 46.31 North Bay: North Bay bunker
    Canada  -79.38 43.67 Toronto
    Canada  -72.54 46.35 Trois-Rivières: Gentilly reactor
    Canada  -66.06 45.27 Saint John: Point Lepreau reactor

    Mexico -117.00 32.51 Tijuana
    Mexico -110.96 29.07 Hermosillo: Los Amoles mine
    Mexico -106.07 28.63 Chihuahua: Peña Blanca mine
    Mexico -100.31 25.69 Monterrey
    Mexico -103.35 20.67 Guadalajara
    Mexico  -99.13 19.43 Mexico City: Salazar laboratory
    Mexico  -96.14 19.18 Veracruz: Laguna Verde reactors

    Cuba    -75.14 19.95 Guantanamo Bay
    sea     -89.60 26.20 Trident
"""

# time zone, then the states that keep it, by the larger part of each
KEPT_TIME = """
    Hawaii   HI
    Pacific  CA NV OR WA
    Mountain AZ CO ID MT NM UT WY
    Central  AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI
    Eastern  CIA CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV
"""

# state, its name, then the states that it touches; four corners touch
NEIGHBOURS = """
    AL Alabama: FL GA MS TN
    AR Arkansas: LA MO MS OK TN TX
    AZ Arizona: CA CO NM NV UT
    CA California: AZ NV OR
    CIA CIA headquarters: DC VA
    CO Colorado: AZ KS NE NM OK UT WY
    CT Connecticut: MA NY RI
    DC Washington D.C.: CIA MD PA VA WV
    DE Delaware: MD NJ PA
    FL Florida: AL GA
    GA Georgia: AL FL NC SC TN
    HI Hawaii:
    IA Iowa: IL MN MO NE SD WI
    ID Idaho: MT NV OR UT WA WY
    IL Illinois: IA IN KY MO WI
    IN Indiana: IL KY MI OH
    KS Kansas: CO MO NE OK
    KY Kentucky: IL IN MO OH TN VA WV
    LA Louisiana: AR MS TX
    MA Massachusetts: CT NH NY RI VT
    MD Maryland: DC DE PA VA WV
    ME Maine: NH
    MI Michigan: IN OH WI
    MN Minnesota: IA ND SD WI
    MO Missouri: AR IA IL KS KY NE OK TN
    MS Mississippi: AL AR LA TN
    MT Montana: ID ND SD WY
    NC North Carolina: GA SC TN VA
    ND North Dakota: MN MT SD
    NE Nebraska: CO IA KS MO SD WY
    NH New Hampshire: MA ME VT
    NJ New Jersey: DE NY PA
    NM New Mexico: AZ CO OK TX UT
    NV Nevada: AZ CA ID OR UT
    NY New York: CT MA NJ PA VT
    OH Ohio: IN KY MI PA WV
    OK Oklahoma: AR CO KS MO NM TX
    OR Oregon: CA ID NV WA
    PA Pennsylvania: DC DE MD NJ NY OH WV
    RI Rhode Island: CT MA
    SC South Carolina: GA NC
    SD South Dakota: IA MN MT ND NE WY
    TN Tennessee: AL AR GA KY MO MS NC VA
    TX Texas: AR LA NM OK
    UT Utah: AZ CO ID NM NV WY
    VA Virginia: CIA DC KY MD NC TN WV
    VT Vermont: MA NH NY
    WA Washington: ID OR
    WI Wisconsin: IA IL MI MN
    WV West Virginia: DC KY MD OH PA VA
    WY Wyoming: CO ID MT NE SD UT
"""
