"""The laboratory: whole games played fast, counted and reported."""
