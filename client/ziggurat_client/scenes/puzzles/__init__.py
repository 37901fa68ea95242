"""The page of puzzles: which there are, the one under way on its board, and how many days in a row were kept."""
