"""The executives: measures of their time, by symbol and period.

Each period can solve the strongest crisis of every symbol so far, because crises stay when the period changes. One of
the lowest of each symbol and period returns to the CARDS pile, so that no symbol ever runs dry.
"""

from __future__ import annotations

from collections.abc import Iterator

from resolute.games.lobby.content.cards import Executive, key_of
from resolute.games.lobby.content.keys import number_of
from resolute.games.lobby.content.kinds import SYMBOL_BY_LETTER, Period

# symbol and value, a star if it returns to the pile, name: what is done
_PRINTED = {
    Period.I: """
        V5  Allied landings: Ships to the horizon, and a foothold by noon.
        V4  Convoys across the ocean: Trucks, tanks and flour for the allies.
        V4  A shot for every child: Schools become clinics for a week.
        V3* Disaster relief: Tents, blankets and a check from Washington.
        A4  Fleet in the Taiwan Strait: Gray ships sail back and forth until talks begin.
        A3  Trade embargo: No sugar in, no spare parts out.
        A3  Aid for Latin America: Roads, schools and clinics instead of slogans.
        A3  Inter-American peace force: Neighbors in blue armbands replace the Marines.
        A2* Quiet diplomacy: An envoy, a back door and no press release.
        R4  Civil Rights Act: Lunch counters, hotels and jobs are open to all.
        R4  Voting Rights Act: No more tests at the polling place.
        R3  School order: Desegregate with all deliberate speed.
        R3  Troops at the school door: Paratroopers walk nine students to class.
        R2* Commission on civil rights: Hearings, and a report nobody can ignore.
        C5  Airlift: A plane lands every three minutes, day and night.
        C4  Aid plan for Europe: Coal, wheat and credit for sixteen countries.
        C4  Naval quarantine: A ring of ships, and no shot fired.
        C3  Atlantic alliance: An attack on one is an attack on all.
        C3  Test ban treaty: No more mushroom clouds in the open air.
        C2  Radio across the Curtain: News and jazz on shortwave.
        C2* Hot line: Two teletypes that must never stop.
        M5  Landing at Inchon: At high tide, far behind the lines.
        M4  Armistice talks: Two years at a table in a tent.
        M4  United Nations force: Sixteen flags and one command.
        M3* Draft call: Greetings from your local board.
        E4  Highway program: Forty thousand miles of concrete, and jobs with it.
        E3  Tax cut: Take-home pay goes up in March.
        E2  Seizure of the mills: The government runs the furnaces, until the Court objects.
        E2* Mediation board: Both sides in one room until it is settled.
        S5  Moon program: Before the decade is out.
        S4* Crewed capsule: Three times around the world by lunchtime.
        T3  Sky marshals: One passenger in plain clothes on every flight.
        T2* Guards in the gallery: Visitors leave their coats outside.
    """,
    Period.II: """
        V4  Ethics in Government Act: Officials show their books.
        V3  Reactor inspections: Every valve in every plant, checked twice.
        V2* Special counsel: Somebody from outside asks the questions.
        A3  Airborne landing: Parachutes over the airfield before dawn.
        A3* Human rights policy: No more aid without an answer about prisons.
        R3  Self-Determination Act: The tribes run their own schools and clinics.
        R3  Civil Liberties Act: An apology, and a check to every survivor.
        R2* Mediators on the street: Ministers, coaches and shopkeepers talk all night.
        C4  Arms limitation talks: Count every missile, then stop building.
        C3  Grain embargo: Seventeen million tons stay in the silos.
        C3  Missiles for Europe: Deploy with one hand, negotiate with the other.
        C2* Summit meeting: Two leaders, a fireplace and an interpreter.
        M5  Desert coalition: Thirty-five countries and a deadline.
        M4  Shuttle diplomacy: Breakfast in one capital, dinner in the other.
        M3* Evacuation by air: Everybody who can reach the airfield.
        E4  Tight money: Interest at twenty percent, until prices give in.
        E4  Tax reform: Lower rates, and fewer ways around them.
        E3  Strategic oil reserve: Ninety days of crude in salt caverns.
        E2* Price freeze: Ninety days, from bread to steel.
        S4  Space shuttle: It lands on a runway and flies again.
        S3* Docking in orbit: A handshake through the hatch.
        T5  Release agreement: Frozen accounts are freed, and so are fifty-two people.
        T4* Rescue force: Trained for one night nobody talks about.
    """,
    Period.III: """
        V5  Vaccine in a year: What took ten years takes eleven months.
        V4  National Guard call-up: Boats, generators and drinking water.
        V3* Cleanup fund: Twenty billion dollars, paid by the polluter.
        A4  Six-nation talks: A round table in Beijing, and very long dinners.
        A4  No-fly zone: Patrols keep the bombers on the ground.
        A2* Targeted sanctions: The generals can't shop abroad anymore.
        R4  Election reform: New machines, and a paper trail.
        R3* Ban on torture: One rule book for every prison.
        C4  Sanctions package: Banks, oil and travel, all on one day.
        C3* Alliance exercises: Ten thousand troops practice in the snow.
        M5  Troop surge: Five more brigades, street by street.
        M4  Peace talks in Ohio: Three weeks on an air base, and nobody goes home.
        M4* Air campaign: Seventy-eight days without boots on the ground.
        E5  Bank bailout: Seven hundred billion by the end of the week.
        E4* Stimulus package: Bridges, broadband and a smaller tax bill.
        S4  Shared space station: Fifteen countries, one roof and no weight.
        S2* Safety review: Nobody flies until every question has an answer.
        T5  Homeland security: Twenty-two agencies under one roof.
        T4* Raid at night: Two helicopters, and everybody in the room holds their breath.
    """,
}


def _read() -> Iterator[Executive]:
    for period, rows in _PRINTED.items():
        for row in rows.strip().splitlines():
            mark, rest = row.split(maxsplit=1)
            name, measure = rest.split(": ", 1)
            key = f"executive/{key_of(name)}"
            yield Executive(
                id=number_of(key),
                key=key,
                name=name,
                period=period,
                symbol=SYMBOL_BY_LETTER[mark[0]],
                value=int(mark[1]),
                returns=mark.endswith("*"),
                measure=measure,
            )


EXECUTIVES = tuple(_read())
