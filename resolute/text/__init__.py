"""The table in a terminal: any game, drawn from its views and played by typing."""
