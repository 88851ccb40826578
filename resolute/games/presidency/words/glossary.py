"""The terms of Presidency that a newcomer cannot know."""

from resolute.engine.learning import Term

GLOSSARY = (
    Term(
        "approval",
        "Public approval",
        "What the nation thinks of you, from 18% to 70% in steps of two. A result of +1 moves it one step.",
    ),
    Term(
        "approval_value",
        "Approval value",
        "The small number your approval stands for. It is used in checks and sums.",
    ),
    Term(
        "action_points",
        "Action points",
        "Your political capital. They pay for some actions, help before a roll, buy a second roll, and two of "
        "them buy one more action. What is left at the end of a year is lost.",
    ),
    Term(
        "prestige",
        "Presidential prestige",
        "How much you are respected, liked or not. It counts in the State of the Union and in elections.",
    ),
    Term(
        "party_relations",
        "Party relations",
        "How you stand with your own party, from 2 to 8. It limits your friends in Congress; below 4 you won't be "
        "nominated again.",
    ),
    Term(
        "legacy_points",
        "Legacy",
        "Your score: how history will remember you. Evaluations, elections and great laws bring or cost points.",
        also=("legacy",),
    ),
    Term(
        "cabinet_effectiveness",
        "Cabinet effectiveness",
        "How well your cabinet works together, from 3 to 7. It brings action points each year, and fighting a crisis "
        "at home is a check of it. It takes two equal results to move it.",
    ),
    Term(
        "check",
        "Check",
        "Roll a ten-sided die. If it is no higher than the track, the check passes. Low rolls are good.",
    ),
    Term(
        "trend",
        "Trending track",
        "A track that moves slowly: the first improving marker is only placed, the second moves it a box.",
        also=("economies",),
    ),
    Term(
        "economy",
        "State of the economy",
        "From 3 (recession) to 7 (peak). Three times a year, twice in your first, it raises or lowers your approval "
        "and pays for assistance abroad.",
    ),
    Term(
        "congress",
        "Relations with Congress",
        "From 2 (adversarial) to 8. It helps in scandals and trade talks and counts when you are judged. But a "
        "Congress that has given much wants something in return.",
    ),
    Term(
        "control",
        "Control of Congress",
        "Which party holds both houses. It decides whose bills are voted on and how easily. Elections change it, and "
        "rarely a card.",
    ),
    Term(
        "cooperation",
        "Bipartisan cooperation",
        "How well the parties work together. It says how many bills are introduced and voted on.",
    ),
    Term(
        "friend",
        "Friends in Congress",
        "Members who work for your bills. Party relations limit how many you can have.",
        also=("friends", "friends_allowed"),
    ),
    Term(
        "opponent",
        "Opponents in Congress",
        "Members who work against your bills and bring their own.",
        also=("opponents",),
    ),
    Term(
        "media",
        "Media relations",
        "How the press treats you, from 2 to 8. It gets worse over time unless you work on it.",
    ),
    Term(
        "media_slant",
        "Media slant",
        "Twice a year, and after some cards, good media relations raise your approval and bad ones lower it.",
    ),
    Term(
        "homeland_security",
        "Homeland security",
        "How safe the nation is from terror, from 3 to 8. A check of it decides whether an attack is stopped.",
    ),
    Term(
        "world_opinion",
        "World opinion of the US",
        "What the world thinks of America, from 2 to 8. It helps or hampers what you ask of the United Nations.",
    ),
    Term(
        "goodwill",
        "UN goodwill",
        "Credit with the United Nations, earned by speeches and good deeds. A counter pays for one of their actions; "
        "three in December can win you the Nobel Prize.",
    ),
    Term(
        "domestic_crisis",
        "Domestic crises",
        "Crises at home, from 0 to 2. A third one is a domestic failure, and that hurts.",
    ),
    Term(
        "lingering_issues",
        "Lingering issues",
        "Problems nobody solved. They make the next crisis harder, and with a sixth one you lose at once.",
    ),
    Term(
        "chit",
        "Crisis chit",
        "Drawn from a cup about eleven times a year. Most draw crisis cards; others bring trouble at home, summits or "
        "good times. Drawn chits stay out until the year ends.",
        also=("chits",),
    ),
    Term(
        "phase",
        "Activation phase",
        "A quarter of the year. In each you act, then Congress, cabinet, press and public respond.",
        also=("segment", "activation"),
    ),
    Term(
        "evaluation",
        "Evaluation",
        "Every December approval, Congress, media, economy and security are added up, less hostile regions and rogue "
        "states. 16 or less ends the game; 35 or more wins it from your second year on.",
    ),
    Term(
        "focus",
        "Focus",
        "What you and the cabinet care about, in order. The higher a priority, the likelier it succeeds.",
    ),
    Term(
        "office",
        "Cabinet member",
        "The Vice President, the Secretaries of State and Defense and the Chief of Staff, each with ratings at "
        "home, abroad and in the military.",
        also=("cabinet", "candidate"),
    ),
    Term(
        "tension",
        "Tensions",
        "Quarrels that lie face down until they are revealed. In the cabinet they push your priorities aside.",
        also=("tensions",),
    ),
    Term(
        "attribute",
        "Attribute",
        "What kind of president you are. You start with two of sixteen; most help, a few hurt.",
    ),
    Term(
        "resource",
        "White House resource",
        "Something exceptional about your team, drawn at the start. It helps every year.",
    ),
    Term(
        "bill",
        "Bill",
        "A law that waits for a vote. The further left it stands, the likelier it passes. Yours help you; the "
        "opponents' don't.",
        also=("pending",),
    ),
    Term(
        "landmark",
        "Landmark",
        "A bill that does very well on the roll after its vote. It brings more, a friend in Congress and legacy "
        "points, and it cannot come again.",
    ),
    Term(
        "public_priority",
        "Public priorities",
        "Five bills the public wants. Passing yours from this list brings legacy and approval.",
    ),
    Term(
        "administration_priority",
        "Administration priorities",
        "Three bills you choose yourself. Passing them brings legacy and action points.",
    ),
    Term(
        "promise",
        "Campaign promise",
        "The one bill you promised. Until you pass it, it costs you approval and party relations every year.",
    ),
    Term(
        "initiative",
        "Greater Society initiative",
        "A great aim in two levels. It is hard to pass and brings many legacy points.",
    ),
    Term(
        "nominee",
        "Supreme Court nominee",
        "A moderate is easier to confirm; a party ideologue pleases your party.",
    ),
    Term(
        "scandal",
        "Scandal",
        "It breaks, deepens and ends, for you or a member of the cabinet. If yours goes all the way, you are "
        "impeached.",
        also=("scandals",),
    ),
    Term(
        "core_support",
        "Core support",
        "Your base. Twice a year it pulls your approval toward 40%, from above and from below.",
    ),
    Term(
        "action",
        "Master action",
        "What you can do in a segment. P actions are yours alone. The Vice President and the Chief of Staff also take "
        "domestic ones (D), the Vice President and the Secretary of State foreign ones (F), the Secretary of Defense "
        "military ones (M).",
        also=("actions_left",),
    ),
    Term(
        "terror",
        "Terror groups",
        "Groups have levels from 1 to 4. Track one down before you raid it: g gathering, l locating, F target fixed.",
    ),
    Term(
        "alignment",
        "Alignment",
        "Whether a region leans toward or away from the United States.",
    ),
    Term(
        "stability",
        "Stability",
        "How firmly a region stands. It also limits how many terror groups hide there.",
    ),
    Term(
        "russia",
        "Influence",
        "How much Russia or China has to say in a region.",
        also=("china", "influence", "base"),
    ),
    Term(
        "danger",
        "Dangers",
        "Fourteen things end your presidency at once. A step is one box of a track, or one more of what it counts. "
        "The evaluation is counted in points.",
        also=("dangers",),
    ),
    Term(
        "conflict",
        "Conflicts",
        "Ten quarrels between nations. A marker that reaches the last box starts a war, and some of these wars lose "
        "the game.",
        also=("conflicts", "strength", "strengths"),
    ),
    Term(
        "war",
        "Wars",
        "Each is rolled for twice a year until one side wins or both give up. A sixth war at the same time loses the "
        "game.",
        also=("wars",),
    ),
    Term(
        "forces",
        "US forces",
        "Intelligence, special forces, Marines, army, air force and carriers. They act where they are; moving one is "
        "an action.",
        also=("unit", "transit", "box"),
    ),
    Term(
        "footprints",
        "Footprints",
        "Traces of your military actions. They lie face down and are turned over in December.",
    ),
    Term(
        "rogue_states",
        "Rogue states",
        "Terror that took over a country. Each costs a point in the evaluation; one at level 4 in December loses the "
        "game.",
        also=("rogue",),
    ),
    Term(
        "civil_wars",
        "Civil wars",
        "They weaken a region until talks bring a ceasefire and, in time, peace.",
        also=("ceasefire",),
    ),
    Term(
        "unstable_states",
        "Unstable states",
        "Countries that may fall into civil war at the next bad roll.",
    ),
    Term(
        "crisis",
        "Regional crises",
        "Trouble in a region, from 0 to 4. The fourth is a major crisis: a roll says how bad it gets.",
    ),
    Term(
        "trade",
        "Trade agreement",
        "Takes two good rolls to sign. Then it pays every December.",
    ),
    Term(
        "nations",
        "Nations",
        "Russia and China are peers, Iran and North Korea rogue nations, the other nine your allies. Tensions lie on "
        "all of them.",
        also=("nation", "peer", "ally"),
    ),
    Term(
        "sanctions",
        "Sanctions",
        "Yours alone, together with allies, or of the United Nations. They take away some of what a nation can do.",
        also=("sanction",),
    ),
    Term(
        "posture",
        "Posture",
        "How boldly Russia or China acts: at 2 it acts more often, and has a chit in the cup.",
    ),
    Term(
        "iran_nuclear",
        "Iran's nuclear program",
        "In the last box Iran has its bomb: a war with Israel then loses the game.",
    ),
    Term(
        "korea_missiles",
        "North Korea's missiles",
        "In the last box a war between the two Koreas loses the game.",
    ),
    Term(
        "cascading",
        "Cascading crises",
        "A crisis that was not solved waits in deck 2, then in deck 3, and comes back worse. Most have a way out.",
        also=("deck_two", "deck_three", "stage"),
    ),
    Term(
        "crisis_card",
        "Crisis card",
        "What happens in the world, the nation or the White House. A chit says how many are drawn.",
        also=("card", "decks", "deck"),
    ),
    Term(
        "rank",
        "Rank",
        "History compares your legacy with 18 presidents, from Lincoln at number 1 to Buchanan at 18.",
        also=("legacy_now",),
    ),
    Term(
        "capability",
        "Strategic capability",
        "What your armed forces can do, on seven tracks from 1 to 7.",
    ),
    Term(
        "difficulty",
        "Difficulty",
        "It decides who controls Congress, how many action points you get a year, and how many legacy points you "
        "start with.",
    ),
)
