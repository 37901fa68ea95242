"""Puzzles: positions in which a turn wins, to be solved by doing."""
