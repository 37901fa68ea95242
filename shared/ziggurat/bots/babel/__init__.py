"""What bots know of Babel."""
