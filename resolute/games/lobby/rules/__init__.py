"""The rules of Lobby, one file for each chapter of the rulebook."""
