"""What can go wrong at a table, each as one sentence that a person can act on."""


class ResoluteError(Exception):
    """Anything that a caller did wrong; its text is a sentence for people."""


class SetupError(ResoluteError):
    """A game that cannot start: unknown game, wrong number of seats, options that do not fit."""


class MoveError(ResoluteError):
    """A move that was refused; the table is as it was before."""


class NotListed(MoveError):
    """The option is not one that the table offers now."""


class NotYourTurn(MoveError):
    """It is somebody else's decision."""


class StaleMove(MoveError):
    """The move was chosen for an earlier position."""


class GameOver(MoveError):
    """The game is over; no more moves."""


class SaveError(ResoluteError):
    """A save that cannot be read: truncated, foreign, newer or tampered with."""


class CannotMigrate(SaveError):
    """A stored position of an older version that the present rules cannot take over."""


class RulesError(Exception):
    """A fault in the rules themselves (a choice without options, a frame that nobody knows)."""
