"""What has become of a crisis when it comes back: a line for the second stage and one for the third, by the card's key.
(GM Crisis Cards)"""

from __future__ import annotations

from collections.abc import Mapping

STORIES: Mapping[str, tuple[str, str]] = {
    # Natural disasters
    "reservoirs-run-dry": (
        "A hundred towns now wait for the water truck, and some of them have stopped waiting.",
        "The river no longer reaches the border, and the treaty says that it must.",
    ),
    "rivers-rise": (
        "The second crest comes by night, and the sandbags were for the first.",
        "Whole streets are for sale, and no insurer will write a policy for one of them.",
    ),
    "storm-on-the-gulf": (
        "The water is gone. The refineries are still dark, and the trailers have not come.",
        "The hearings begin with a map of where the buses were parked.",
    ),
    "fires-on-the-ridges": (
        "Smoke turns noon into dusk a thousand miles from the flames.",
        "It was a power line, and the company that owns it files for bankruptcy.",
    ),
    "storm-season": (
        "The same six states, three weeks later, and tarps where the roofs were.",
        "The towns have rebuilt on credit, and Congress wants to know whose.",
    ),
    "wave-across-the-ocean": (
        "The cameras have left. Half a million people live in tents on somebody else's land.",
        "On a coast that nobody rebuilt, preachers and recruiters have the only working trucks.",
    ),
    "deep-freeze": (
        "It was not the cold alone: somebody had been inside the control room's computers.",
        "The next winter comes early, and the grid is the same grid.",
    ),
    "island-in-ruins": (
        "First cholera, then boats: the first of them are seen from the beaches of Florida.",
        "The palace is still rubble, and three men with three militias claim it.",
    ),
    # China, its neighbors and North Korea
    "fingerprints-in-the-code": (
        "The same intruder, the same office hours, a longer list of targets.",
        "This time the screens that go dark are ours.",
    ),
    "islands-of-sand": (
        "The harbor has a runway now, and the runway has company.",
        "Two ships meet off the runway, and neither captain turns away.",
    ),
    "across-the-strait": (
        "The exercise has a new name: customs inspection. Every freighter is stopped.",
        "The drill was to end on Sunday. It is Monday.",
    ),
    "rockets-over-the-sea": (
        "A larger rocket, a higher arc, and a crowd in the square that cheers on cue.",
        "It could reach Chicago. The question is now whether anybody picks up the telephone.",
    ),
    "tariffs": (
        "Beijing answers with a list of its own, sorted by congressional district.",
        "Two economies that were one now build everything twice.",
    ),
    # Europe, Russia and the ice
    "quarrel-across-the-atlantic": (
        "Duties on cheese, duties on trucks, and a lawsuit for every one of them.",
        "Friends who no longer trade have started to look for other friends.",
    ),
    "soldiers-without-badges": (
        "The polite men have artillery now, and it fires from across the border.",
        "A line of trenches runs where nobody drew one, and both armies winter in it.",
    ),
    "small-war-big-neighbor": (
        "Tanks come through the only tunnel, and stop an hour from the capital.",
        "The new border is a ditch. The neighbor's flag flies on this side of it.",
    ),
    "ships-through-the-ice": (
        "The patrols have grown: first one icebreaker, then a fleet, then submarines below it.",
        "Missiles stand on islands that were on no map ten years ago.",
    ),
    # At home
    "bank-on-the-corner": (
        "No bank will lend to another one overnight, and payday is Friday.",
        "The index falls all morning. At noon they stop trading, and that is the good news.",
    ),
    "children-at-the-border": (
        "The shelters are full, the courts are full, and a photograph goes around the world.",
        "A whole country argues about children, and nobody is talking to them.",
    ),
    "virus-from-far-away": (
        "The first case is in a nursing home near Seattle. The second one has not traveled.",
        "A second winter, a new variant, and every family knows a name.",
    ),
    "ballots-and-bots": (
        "The private mail of one campaign is published, a little every day.",
        "The count is right, and a third of the country does not believe it.",
    ),
    "rents": (
        "Tents line the avenue that leads to the statehouse.",
        "A generation has learned to live with its parents, and votes that way.",
    ),
    "streets-fill": (
        "It is the third week. By day they carry candles, by night something else.",
        "The plywood stays up, and so does the list of names painted on it.",
    ),
    "trust-fund": (
        "Both sides have a plan, and neither will be the first to say a number.",
        "The checks come late for the first time, and every phone in Congress rings.",
    ),
    "stolen-tools": (
        "The lock picks work: two hundred hospitals abroad ask for paper and pencils.",
        "Every rival has a copy by now, and has improved it.",
    ),
    "prison-on-the-bay": (
        "Somebody inside had a camera.",
        "The court calls it unlawful. The recruiters call it a gift.",
    ),
    # Africa and the Americas
    "price-of-bread": (
        "Bakeries open under guard, and close when the flour is gone.",
        "Where the bread ran out the government went next, and the boats are leaving.",
    ),
    "two-presidents": (
        "A tenth of the country has walked out of it, and a foreign plane lands with advisers.",
        "Each president has an army now, and each half of the army has a president.",
    ),
    "army-on-the-lake": (
        "They take a school, and two hundred families wait at its gate.",
        "They collect taxes, stamp papers and hang judges: it is a state in all but name.",
    ),
    "mines-in-the-narrow-sea": (
        "A tanker radios for help in four languages, and drifts.",
        "Insurance costs more than the cargo, and another navy has leased the port.",
    ),
    "peace-to-keep": (
        "The rifles are melted down. The land, the clinics and the judges have not come.",
        "Ten years' work comes down to one harvest, one election and one court.",
    ),
    # The Middle East and the mountains beyond it
    "centrifuges-under-the-mountain": (
        "The inspectors count the machines twice, because the number cannot be right.",
        "The word in the cables is breakout. It is measured in weeks.",
    ),
    "arms-for-the-kingdom": (
        "The neighbors have seen the delivery, and place orders of their own.",
        "A school bus is hit in the war next door, and the fragment has a serial number from Texas.",
    ),
    "red-line": (
        "There are more pictures, from a larger suburb, and the warning was on live television.",
        "Nobody filled the silence but Moscow, and it has brought an air base.",
    ),
    "war-in-the-valleys": (
        "The outposts are held by night, the roads by nobody, and an ally asks when it may leave.",
        "The recruits of this year were born in the first year of the war.",
    ),
    "inspectors-at-the-gate": (
        "Forty pages of satellite pictures, and two people read them two ways.",
        "The troops are in place, the weather will hold until March, and the room is quiet.",
    ),
    "shots-across-the-line": (
        "Half a million soldiers move up to a border that can be seen from space.",
        "Both capitals have sent their children to the countryside.",
    ),
    "old-ruler": (
        "The funeral is over before the will is found. There are three wills.",
        "His statue is gone, and so is the police force that guarded it.",
    ),
    "rockets-and-tunnels": (
        "Columns cross the fence at dawn, and half of the fighters are under it.",
        "The shooting has stopped for want of anything left to hit.",
    ),
}
