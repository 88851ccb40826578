"""The figures of `make bench`: how fast the engine plays, what the server carries, how soon a click is seen."""
