"""`resolute` with every game of the package, and with games that speak nonsense: every word of a page, in its shape."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from resolute.cli import main
from resolute.engine.record import Record
from resolute.payload import TablePayload
from resolute.web import viewing
from resolute.web.payloads import make_payload
from tests.discover import our_games
from tests.nonsense import scrambled

PLAIN = "from tests.browser.speaking import serve_all_games; serve_all_games()"
NONSENSE = "from tests.browser.speaking import speak_nonsense; speak_nonsense()"


def serve_all_games() -> None:
    """Run the command with those games too that are not offered yet; a game from a file goes on with the same luck on
    every such server, so that two of them can be compared."""
    for game in our_games():
        type(game).offered = True
    loaded = Record.loaded
    with patch.object(Record, "loaded", lambda record: loaded(record, seed=1)):
        main()


def speak_nonsense() -> None:
    """Run it with every look in nonsense."""

    def make(*about: Any) -> TablePayload:
        return scrambled(make_payload(*about))

    with patch.object(viewing, "make_payload", make):
        serve_all_games()
