"""Every section of the two rulebooks stands on the page of rules: restated, or named among what is still to come."""

from __future__ import annotations

import re

import pytest

from resolute import rulebook

GOVERNING_MANUAL = (
    *("Component List", "Turn Sequence", "Turns", "Activation Phases and Segments", "Legacy Points"),
    *("Auto-Loss", "Actions", "Action Points", "Draw Crisis Chits", "Crisis Cards", "Off-Map Decks", "Tracks"),
    *("Trending Tracks", "Track Checks", "Game Turn Track", "Charts and Tables", "Lesser Sideboards"),
    *("Difficulty Levels", "Special New Player DRM", "End of Game", "Presidential Master Actions", "POTUS"),
    *("Presidential Attributes", "Master Actions", "Exceptional White House Resources", "Presidential Prestige"),
    *("Administration", "Key Cabinet Members", "+1 Action", "Replacing a Key Cabinet Member", "POTUS/Cabinet Focus"),
    *("Cabinet Effectiveness Track", "Cabinet Improvement Table", "Cabinet Drama Table", "Campaign Promise"),
    *("Scandals", "Public Approval", "Party Relations", "Core Support", "Midterm Elections", "Re-Election"),
    *("Domestic Master Actions", "Congress", "Relations with Congress", "Party Control", "Bipartisan Cooperation"),
    *("Congressional Friends and Opponents", "Pending Bills", "Legislation", "Passed Legislation", "Bills"),
    *("Greater Society Initiatives", "Supreme Court Justice", "Legislative Priorities", "State of the Nation"),
    *("State of the Union Address", "State of the Economy", "SoE Impact", "Media Relations", "Media Slant"),
    *("Homeland Security", "World Opinion of the US", "Domestic Crisis Levels", "Lingering Domestic Issues"),
    *("Domestic Terror Attacks", "Domestic Counter-Terrorism", "Regions", "Regional Stability", "Regional Crises"),
    *("Major Regional Crisis", "Eurozone SoE Track", "Russia", "China", "Russia/China Regional Tracks"),
    *("Russian/Chinese Influence Track", "Iran Influence", "CONUS", "Tensions", "Diplomatic Master Actions"),
    *("Economic Assistance", "Trade Agreements", "Sanctions", "Allies", "UN Actions", "UN Peacekeepers"),
    *("UN Goodwill", "Military Master Actions", "Strategic Situation", "Strategic Capabilities", "Conflict Tracks"),
    *("Nuclear Proliferation", "Terror Groups", "SOF", "Terror Acts and Chaos", "Rogue States", "Civil Wars"),
    *("Unstable States", "WMDs", "Intel Track", "Intel Gathering", "Focused National Intelligence"),
    *("US Military Forces", "US Military Assets", "Carrier and Marine Deployment Zones", "Move/Deploy Forces"),
    *("Using US Forces", "US Military Footprint", "Special Forces Raids and Strikes", "Regional Forces", "Cyber War"),
    *("Wars", "Setting up a War", "Surprise", "Waging War", "War Progress Results", "Winning or Losing a War"),
    *("Overwhelming Victory", "Consequences of Waging War", "Supporting Allies in a War"),
)
TURN_SEQUENCE_FLIPBOOK = (
    *("Beginning of Each Turn", "State of the Union", "SoE Impact", "Strategic Capabilities"),
    *("Set POTUS/Cabinet Focus", "1 Action for POTUS & Each Cabinet Member", "Russia or China Actions"),
    *("Any 3 Actions", "Draw One Crisis Chit", "Ally/Rogue Group Acts", "Focus Rolls", "Two Domestic Actions"),
    *("Legislative Segment", "Perform Focused National Intelligence", "Any 4 Diplomatic and/or Military Actions"),
    *("Core Support Check", "Resolve Terror Acts or Chaos", "The UN Action Segment", "Media Slant Check"),
    *("Three Domestic Actions", "War Progress", "Final Activation", "Clean-Up", "Consequences"),
    *("Presidential Performance Evaluation", "The Election Table", "Legacy Point Total", "Historical Scenarios"),
)


def plain(name: str) -> str:
    return " ".join(re.findall(r"\w+", name.casefold()))


@pytest.mark.parametrize("section", [*GOVERNING_MANUAL, *TURN_SEQUENCE_FLIPBOOK])
def test_every_section_of_the_rulebooks_is_on_the_page(section: str) -> None:
    text = rulebook.rules_text("presidency")
    later = [line.split("|")[1] for line in text.splitlines() if re.match(r"\| (GM|TSF) ", line)]
    named = [plain(name) for name in (*rulebook.headings("presidency"), *(one.strip()[3:] for one in later))]
    assert any(plain(section) in name for name in named)


def test_every_section_of_this_part_has_rows() -> None:
    """A heading of the third level has a table, and what is still to come has one of its own."""
    text = rulebook.rules_text("presidency")
    for heading in re.findall(r"^### (.+)$", text, re.MULTILINE):
        assert "| rule | step | test |" in rulebook.section("presidency", heading), heading
