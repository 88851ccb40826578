"""One folder a game; no game imports another."""
