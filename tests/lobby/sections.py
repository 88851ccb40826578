"""The sections of the rulebook of Lobby, as this project counts them: each is a row of docs/rules/lobby.md."""

ITEMS: tuple[str, ...] = ()
