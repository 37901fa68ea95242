"""Puzzles found in games that bots play, for the client to offer."""
