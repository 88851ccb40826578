"""Attacks on servers of our own, on this machine: what was tried, and what got through."""
