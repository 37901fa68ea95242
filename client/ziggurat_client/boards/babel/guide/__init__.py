"""What the guide says in a first game of Babel."""
