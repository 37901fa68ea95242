"""What the league counts in a game of Ur, and how its page tells it."""
