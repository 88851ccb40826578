"""Signs of lobbies and of crises: each is drawn once on the page, and used wherever it stands."""

from __future__ import annotations

from collections.abc import Iterable

from resolute.board.drawing import Drawn
from resolute.games.lobby.board.shapes import SHAPES

LOBBY_SIGNS: dict[str, str] = {
    "unions": '<path d="M7 2h10l6 10-6 10H7L1 12z"/><circle fill="currentColor" cx="12" cy="12" r="4.4"/>',
    "banks": '<path d="M12 1 23 8v3H1V8zM3.5 12h4v6.5h-4zm6.5 0h4v6.5h-4zm6.5 0h4v6.5h-4zM1 19.5h22V23H1z"/>',
    "newspapers": '<path d="M3 1h12l6 6v16H3z"/><path class="cut" d="M6.5 9h11M6.5 13.5h11M6.5 18h7"/>',
    "oil": '<path d="M12 .5C16 7 20.5 10.6 20.5 15.5a8.5 8.5 0 0 1-17 0C3.5 10.6 8 7 12 .5z"/>'
    '<path class="cut" d="M8 16a4 4 0 0 0 4 4"/>',
    "farmers": '<path d="M22.5 1.5C9 1.5 2 7.5 2 15.5c0 2 .6 3.5 1.3 4.6L1 22.5'
    ' 2.2 23.7l2.7-2.3C6 22 7.4 22.3 9 22.3 17.5 22.3 22.5 14 22.5 1.5z"/>'
    '<path class="cut" d="M5.5 19 16 8.5"/>',
    "film": '<path d="m12 .8 3.4 7.5 8.1.9-6 5.5 1.7 8L12 18.6l-7.2 4.1 1.7-8-6-5.5 8.1-.9z"/>',
    "arms": '<path d="M12 1 22 4v8c0 6-5 9.5-10 11.5C7 21.5 2 18 2 12V4z"/>',
    "employers": '<path d="M8 5V2h8v3h7v16H1V5zm2 0h4V4h-4z"/><path class="cut" d="M1 12h22"/>',
    "civil-rights": '<path d="M12 0c5 5 5 8 3 11H9C7 8 9 5 12 0zM6 12h12l-3 12H9z"/>',
    "aerospace": '<path d="M12 0c5 5 5 11 4 16l4 3v4l-5-2H9l-5 2v-4l4-3C7 11 7 5 12 0z"/>',
    "doctors": '<path d="M8 1h8v7h7v8h-7v7H8v-7H1V8h7z"/>',
    "nature": '<path d="m12 0 8 10h-4l6 8h-8v6h-4v-6H2l6-8H4z"/>',
    "seat": '<circle cx="12" cy="12" r="10"/>',
}
"""The silhouette of each lobby, by its icon; what is cut out has the color of the ground."""

SIGNS: dict[str, str] = {
    "various": '<path d="M12 3 22 20H2z"/><path d="M12 9.5v5M12 17v.6"/>',
    "authoritarian": '<path d="M3 19h18M3 16 2 7l6 4 4-7 4 7 6-4-1 9z"/>',
    "cold_war": '<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3"/>',
    "civil_rights": '<path d="M12 3v18M6 21h12M4 7h16M4 7l-3 7h6zM20 7l-3 7h6z"/>',
    "major_conflict": '<path d="M3 3l15 15M21 3 6 18M15 20l5-5M4 15l5 5M19 19l2 2M5 19l-2 2"/>',
    "economy": '<path d="M2 5l6 6 4-3 9 10M21 12v6h-6"/>',
    "space_race": '<circle cx="12" cy="12" r="5"/><path d="M3 19c-3-4 13-17 18-14 4 3-13 18-18 14z"/>',
    "terrorism": '<circle cx="10" cy="15" r="7"/><path d="M15 10l3-3c1.5-2 3-1 4-3"/>',
    "scales": '<path d="M12 3v18M7 21h10M4 7h16M4 7l-3 7h6zM20 7l-3 7h6z"/>',
    "return": '<path d="M8 4 3 9l5 5M3 9h12a6 6 0 0 1 0 12h-4"/>',
}
"""The symbols of crises, scales for an evaluation, and the mark of executives that go back to the pile."""


def symbols(icons: Iterable[str]) -> Drawn:
    """The signs of the seats (`lbm0`) and of crises (`lby-economy`), for the page to use."""
    drawn = [_symbol(f"lbm{seat}", LOBBY_SIGNS[icon]) for seat, icon in enumerate(icons)]
    drawn += [_symbol(f"lby-{key}", sign) for key, sign in SIGNS.items()]
    return Drawn("".join(drawn))


def _symbol(name: str, sign: str) -> Drawn:
    return SHAPES.symbol(name, Drawn(sign))
