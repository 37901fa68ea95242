"""A match being played: the board, its bar, its side, and what lies over it."""
