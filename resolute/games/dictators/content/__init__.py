"""What is printed: the map, dictators, cards and tokens."""
