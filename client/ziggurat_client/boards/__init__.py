"""Board views: one folder per game."""
