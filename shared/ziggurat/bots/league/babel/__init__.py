"""What the league counts in Babel."""
