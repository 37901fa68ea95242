"""What numbers of games say, and how surely."""
