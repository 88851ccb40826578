"""What is printed: the 450 cards of Lobby, as data. `box.CARDS` has them all by number."""
