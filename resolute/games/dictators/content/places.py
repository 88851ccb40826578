"""The places of the map, state by state, with the nuclear facilities that lie at or near them."""

from __future__ import annotations

# state, longitude, latitude, key, name; after a colon the nuclear facility that stands there
UNITED_STATES = """
    HI -157.86 21.31 honolulu Honolulu

    WA -122.33 47.61 seattle Seattle
    WA -119.28 46.28 richland Richland: Hanford Site
    OR -122.68 45.52 portland Portland
    CA -124.16 40.80 eureka Eureka: Humboldt Bay reactor
    CA -122.42 37.77 san-francisco San Francisco
    CA -118.24 34.05 los-angeles Los Angeles: Santa Susana laboratory
    NV -115.81 37.24 area-51 Area 51
    NV -115.14 36.17 las-vegas Las Vegas: Nevada Test Site

    ID -112.03 43.49 idaho-falls Idaho Falls: Idaho reactor station
    MT -111.30 47.51 great-falls Great Falls: Malmstrom missile fields
    MT -108.50 45.78 billings Billings
    WY -104.82 41.14 cheyenne Cheyenne: Warren missile fields
    UT -111.89 40.76 salt-lake-city Salt Lake City: Dugway proving ground
    CO -104.99 39.74 denver Denver: Rocky Flats plant
    AZ -111.65 35.20 flagstaff Flagstaff
    AZ -112.07 33.45 phoenix Phoenix: Palo Verde reactors
    NM -106.30 35.89 los-alamos Los Alamos: Los Alamos laboratory

    ND -101.29 48.23 minot Minot: Minot missile fields
    SD -103.23 44.08 rapid-city Rapid City: Ellsworth bomber base
    NE  -95.94 41.26 omaha Omaha: Offutt command bunker
    KS  -97.34 37.69 wichita Wichita: McConnell missile fields
    OK  -97.52 35.47 oklahoma-city Oklahoma City
    TX -101.83 35.22 amarillo Amarillo: Pantex bomb plant
    TX -106.49 31.76 el-paso El Paso
    TX  -96.80 32.78 dallas Dallas
    TX  -98.49 29.42 san-antonio San Antonio
    TX  -95.37 29.76 houston Houston
    MN  -93.27 44.98 minneapolis Minneapolis: Monticello reactor
    IA  -93.60 41.59 des-moines Des Moines
    MO  -94.58 39.10 kansas-city Kansas City: Whiteman bomber base
    MO  -90.20 38.63 st-louis St. Louis
    AR  -92.29 34.75 little-rock Little Rock: Little Rock silos
    LA  -93.75 32.53 shreveport Shreveport: Barksdale bomber base
    LA  -90.07 29.95 new-orleans New Orleans
    WI  -88.02 44.51 green-bay Green Bay
    IL  -87.65 41.85 chicago Chicago: Argonne laboratory
    MS  -90.18 32.30 jackson Jackson
    AL  -86.59 34.73 huntsville Huntsville: Redstone Arsenal
    AL  -88.04 30.69 mobile Mobile
    TN  -90.00 35.15 memphis Memphis
    TN  -84.27 36.01 oak-ridge Oak Ridge: Oak Ridge laboratory

    MI  -83.05 42.33 detroit Detroit: Fermi reactor
    IN  -86.16 39.77 indianapolis Indianapolis
    OH  -83.00 39.96 columbus Columbus: Piketon enrichment plant
    KY  -85.76 38.25 louisville Louisville
    WV  -81.63 38.35 charleston Charleston
    PA  -80.00 40.44 pittsburgh Pittsburgh
    PA  -76.88 40.27 harrisburg Harrisburg: Three Mile Island
    NY  -78.82 42.89 buffalo Buffalo: West Valley works
    NY  -73.98 40.75 new-york New York
    VT  -73.21 44.48 burlington Burlington
    NH  -71.54 43.21 concord Concord
    ME  -68.78 44.80 bangor Bangor
    MA  -71.10 42.36 boston Boston
    RI  -71.45 41.82 providence Providence
    CT  -72.08 41.38 groton Groton: Groton submarine base
    NJ  -74.50 39.40 atlantic-city Atlantic City
    DE  -75.52 39.16 dover Dover
    MD  -76.61 39.29 baltimore Baltimore
    DC  -77.04 38.90 washington Washington
    CIA -77.15 38.95 cia-headquarters CIA headquarters
    VA  -77.44 37.54 richmond Richmond
    NC  -80.84 35.23 charlotte Charlotte
    SC  -81.70 33.45 aiken Aiken: Savannah River Site
    GA  -84.39 33.75 atlanta Atlanta
    GA  -81.65 30.80 kings-bay Kings Bay: Kings Bay submarine base
    FL  -80.75 28.45 cape-canaveral Cape Canaveral: Cape Canaveral pads
    FL  -82.46 27.97 tampa Tampa
    FL  -80.25 25.79 miami Miami
"""

# country, longitude, latitude, key, name; after a colon the nuclear facility that stands there
ABROAD = """
    Canada -123.10 49.25 vancouver Vancouver
    Canada -114.07 51.05 calgary Calgary: Suffield range
    Canada  -97.14 49.90 winnipeg Winnipeg: Whiteshell laboratory
    Canada  -89.25 48.40 thunder-bay Thunder Bay
    Canada  -79.46 46.31 north-bay North Bay: North Bay bunker
    Canada  -79.38 43.67 toronto Toronto
    Canada  -72.54 46.35 trois-rivieres Trois-Rivières: Gentilly reactor
    Canada  -66.06 45.27 saint-john Saint John: Point Lepreau reactor

    Mexico -117.00 32.51 tijuana Tijuana
    Mexico -110.96 29.07 hermosillo Hermosillo: Los Amoles mine
    Mexico -106.07 28.63 chihuahua Chihuahua: Peña Blanca mine
    Mexico -100.31 25.69 monterrey Monterrey
    Mexico -103.35 20.67 guadalajara Guadalajara
    Mexico  -99.13 19.43 mexico-city Mexico City: Salazar laboratory
    Mexico  -96.14 19.18 veracruz Veracruz: Laguna Verde reactors

    Cuba    -75.14 19.95 guantanamo-bay Guantanamo Bay
    sea     -89.60 26.20 trident Trident
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
NEIGHBORS = """
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
