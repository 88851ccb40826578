"""What rules and effects do to the board: move a marker, raise a crisis, place a tension, gain a friend."""
