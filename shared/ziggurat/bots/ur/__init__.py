"""What bots know of Ur."""
