"""What a game draws its own board with: sketches for the page, and memories of what was drawn before."""
