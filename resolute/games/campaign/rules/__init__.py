"""The rules of Campaign, a file for each chapter of the rulebook in the order of play."""
