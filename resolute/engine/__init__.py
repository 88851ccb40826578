"""The kernel: it knows no game, no network and no disk."""
