"""What charts, bills, actions and cards are written in: effects that happen, say themselves and list their parts."""
