"""The evaluation of Ur, for its bots."""
