"""The rules of Dictators, one file a chapter."""
