"""Learning a game at the table: coached first games, and exercises."""
