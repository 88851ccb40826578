"""The crises: 38 of period I, 24 of II and 20 of III, numbered as the rulebook numbers those it names."""

from __future__ import annotations

from collections.abc import Iterator

from resolute.games.lobby.content.cards import Crisis, key_of
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import SYMBOL_BY_LETTER, Period

# number, symbol and strength, name: what happened
_PRINTED = {
    Period.I: """
         1 V4 WWII-Europe: The Allies are ashore in Normandy, and the road to Berlin is long.
         2 V4 WWII-Asia: Island by island, the Pacific fleet closes in on Japan.
         3 E3 Strike wave: Five million workers walk out in the first year of peace.
         4 C2 Greek civil war: London can no longer pay, and Athens asks Washington.
         5 C3 Berlin blockade: Trains and trucks to the western sectors are stopped.
         6 C3 Soviet atomic bomb: A weather plane brings home traces of a test in Kazakhstan.
         7 A3 Fall of Nationalist China: The government flees to Taiwan.
         8 M5 War in Korea: Northern tanks cross the 38th parallel at dawn.
         9 M2 China enters Korea: Three hundred thousand troops cross the Yalu River.
        10 R2 Red Scare: Loyalty boards and blacklists cost thousands their jobs.
        11 E1 Steel strike: The mills go cold in the middle of a war.
        12 V2 Polio epidemic: Swimming pools close, and the iron lungs fill up.
        13 A1 Coup in Iran: A government falls in Tehran, and everybody asks who paid.
        14 T1 Shots in the House: Gunfire from the gallery wounds five members of Congress.
        15 A1 Coup in Guatemala: A small army crosses the border with borrowed planes.
        16 R2 Segregated schools: Separate is not equal, says the Court. Now what?
        17 R1 Bus boycott: Montgomery walks to work for a year.
        18 M2 Suez: Two allies land at the canal without a word to Washington.
        19 C2 Hungary crushed: Tanks return to Budapest.
        20 R2 Little Rock: Nine students, one high school, and the National Guard at its door.
        21 S2 Sputnik: A beep from orbit, every ninety minutes.
        22 E2 Slump of the late fifties: In Detroit, one worker in five is out of a job.
        23 A2 Cuban revolution: The rebels come down from the mountains on New Year's Day.
        24 C1 Spy plane down: The pilot is alive, and the cover story is not.
        25 S2 First man in orbit: The first human in space speaks Russian.
        26 A2 Bay of Pigs: An army of exiles is lost on a beach in three days.
        27 C2 Wall in Berlin: Barbed wire on a Sunday morning, concrete by the weekend.
        28 R2 Freedom rides: Buses burn on the road through Alabama.
        29 C5 Missiles in Cuba: Thirteen days, and nobody sleeps.
        30 E1 Gold drain: Foreign banks turn in their dollars at Fort Knox.
        31 V1 Alaska earthquake: Four and a half minutes, on Good Friday.
        32 A1 Dominican crisis: Marines land in Santo Domingo, and stay.
        33 M5 Escalation in Vietnam: Two shots in a gulf at night become half a million troops.
        34 R2 Watts: A traffic stop, and six nights of fire.
        35 T2 Hijackings: "Take this plane to Havana," for the third time this week.
        36 M2 Tet offensive: A hundred towns are attacked in one night, and the embassy too.
        37 C2 Tanks in Prague: A spring ends in August.
        38 S2 Race to the Moon: The decade is almost out, and the rocket is not ready.
    """,
    Period.II: """
        39 E3 Recession: Plants run at half speed, and the lines at the unemployment office grow.
        40 E3 Inflation: Meat, milk and mortgages cost more every month.
        41 E4 Oil embargo: Odd plates fill up today, even plates tomorrow.
        42 M3 Yom Kippur War: A surprise on two fronts, and airlifts from both superpowers.
        43 V4 Watergate: A taped door, a burglary, and eighteen minutes of silence.
        44 R2 Wounded Knee: Seventy-one days of standoff on the reservation.
        45 R3 Fights over busing: Yellow buses drive to school behind police motorcycles.
        46 M4 Fall of Saigon: Helicopters lift off from a roof until dawn.
        47 C3 Angola: Cuban troops, Soviet guns, and a Congress that says no.
        48 V3 Three Mile Island: A valve sticks open before sunrise in Pennsylvania.
        49 A3 Nicaragua: A dynasty flees Managua, and the neighbors take sides.
        50 T4 Hostages in Tehran: Fifty-two people, day after day on the evening news.
        51 C3 Invasion of Afghanistan: Soviet divisions roll over the pass at Christmas.
        52 C3 Martial law in Poland: The phones go dead on a December night.
        53 S2 Stations in orbit: They have had a home up there for years. We have none.
        54 T4 Barracks in Beirut: A truck drives through the gate at dawn.
        55 C3 Airliner shot down: A passenger jet strays off course and never lands.
        56 S4 Challenger: Seventy-three seconds after liftoff.
        57 V3 Arms for hostages: Missiles one way, money the other, and shredders in between.
        58 E3 Black Monday: The market loses a fifth of its worth by the closing bell.
        59 T3 Lockerbie: A flight home for Christmas ends over a Scottish town.
        60 A3 Panama: A ruler under indictment loses the count and keeps the palace.
        61 M4 Invasion of Kuwait: A country is gone by breakfast, and its oil with it.
        62 R3 Los Angeles riots: A verdict, and the city burns for six days.
    """,
    Period.III: """
        63 A3 Somalia Civil War: Warlords take the food, and the cameras are there.
        64 M4 Bosnian War: Sarajevo is under siege for a third winter.
        65 T3 Oklahoma City: A rented truck, parked in front of a federal building.
        66 T3 Embassies bombed: Nairobi and Dar es Salaam, minutes apart.
        67 M3 Kosovo: Columns of refugees come over the mountains.
        68 E3 Dot-com crash: The sock puppet is out of work.
        69 R3 Florida recount: Five hundred thirty-seven votes, and a magnifying glass.
        70 T6 September 11: A clear Tuesday morning.
        71 M5 War in Afghanistan: The cave is empty, and the war goes on.
        72 S3 Columbia: Sixteen minutes from home.
        73 M5 War in Iraq: Baghdad falls in three weeks. Then it starts.
        74 R3 Prisoners abused: The photographs are on every front page.
        75 V4 Hurricane on the Gulf: The levees break, and people wait on their roofs.
        76 A4 North Korean bomb: The seismographs notice it before the diplomats do.
        77 E6 Crash of Wall Street: A bank with a century and a half behind it is gone over a weekend.
        78 V3 Oil spill in the Gulf: Eighty-seven days of oil, live from the sea floor.
        79 A4 War in Syria: A red line is drawn, and crossed.
        80 C4 Crimea: Soldiers without insignia take the airport.
        81 E2 Government shutdown: The parks are closed, and so are the books.
        82 V6 Pandemic: The schools send everybody home for two weeks.
    """,
}


def _read() -> Iterator[Crisis]:
    for period, rows in _PRINTED.items():
        for row in rows.strip().splitlines():
            number, mark, rest = row.split(maxsplit=2)
            name, event = rest.split(": ", 1)
            key = f"crisis/{key_of(name)}"
            yield Crisis(number_of(key), key, int(number), name, period, SYMBOL_BY_LETTER[mark[0]], int(mark[1]), event)


CRISES = tuple(_read())
CRISIS_BY_NUMBER = {crisis.number: crisis for crisis in CRISES}

STARTING_CRISES = {
    Period.I: (CRISIS_BY_NUMBER[1], CRISIS_BY_NUMBER[2]),
    Period.II: (CRISIS_BY_NUMBER[39], CRISIS_BY_NUMBER[40]),
    Period.III: (CRISIS_BY_NUMBER[63], CRISIS_BY_NUMBER[64]),
}
"""What lies open when a game begins with the period. (4.3 step 12, 7 step 12)"""
