"""Boards that are maps: larger than what is shown of them at once."""
